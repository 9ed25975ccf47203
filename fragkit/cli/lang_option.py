"""`--lang`: the language of names, texts and sentences (default: `lang:` in fragkit.yaml)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fragkit.cli import id_completion
from fragkit.cli.command import Failure

if TYPE_CHECKING:
    from fragkit.diagnostics import Problems
    from fragkit.language.translation import Language
    from fragkit.model.pack import Library

CONFIG = "fragkit.yaml"  # searched here as well, because reading the file is slow
LANG: Any = typer.Option(
    "",
    "--lang",
    metavar="CODE",
    help="Language for the screen and for printing, such as de.",
    autocompletion=id_completion.languages,
)


def wanted_code(typed: str) -> str:
    """Return the typed code, or else the one in fragkit.yaml. "" means English."""
    if not typed:
        from fragkit.load.packs.known_packs import configured_language

        typed = configured_language(Path.cwd())
    return "" if typed == "en" else typed


def speak_shipped(code: str) -> None:
    """Use the shipped sentences of that language while no content is known yet."""
    from fragkit.language import speak
    from fragkit.language.translation import shipped

    speak(shipped(code))


def speak_if_asked(typed: str) -> None:
    """Use the language without content, for an answer that names no content. English takes no time."""
    here = Path.cwd()
    if not typed and not any((folder / CONFIG).is_file() for folder in (here, *here.parents)):
        return
    code = wanted_code(typed)
    if not code:
        return
    from fragkit.language.translation import shipped_codes

    if code in shipped_codes():
        speak_shipped(code)
    else:  # a pack may have translations
        from fragkit.cli.content import load_content
        from fragkit.diagnostics import Problems

        translate_library(code, load_content("", Problems()), Problems())


def translate_library(typed: str, library: Library, problems: Problems) -> Library:
    """Use that language from now on. Return the content translated into it."""
    code = wanted_code(typed)
    if not code:
        return library
    from fragkit.language import speak
    from fragkit.load.lang_files import translated

    language, found = load_language(code, library, problems)
    speak(language)
    return translated(library, found)


def load_language(code: str, library: Library, problems: Problems) -> tuple[Language, list[Any]]:
    """Return the language with the names of this content, and the packs' own translations."""
    from fragkit.diagnostics import Problems, did_you_mean
    from fragkit.language.translation import shipped, shipped_codes
    from fragkit.load.lang_files import names_in, overlay_codes, overlays, read_overlay
    from fragkit.shipped_files import share

    known = sorted({*shipped_codes(), *overlay_codes(library), "en"})
    if code not in known:
        help = did_you_mean(code, known) or f"choose {' or '.join(known)}"
        raise Failure("unknown-language", f"there is no language `{code}`; {help}")
    language = shipped(code)
    found = overlays(library, code, problems)
    language.learn(names_in(library, found))
    language.hyphenate.learn(word for _, overlay in found for word in overlay.hyphens)
    if library.pack("base") is None:
        # The base game has the words of sheets and counters that every game prints.
        own = read_overlay(share("content") / "base" / "lang" / f"{code}.yaml", Problems())
        language.learn({k.strip(): v.strip() for k, v in own.texts.items()} if own else {})
    return language, found
