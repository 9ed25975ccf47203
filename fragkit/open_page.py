"""The entry point of a page's worker, like `__main__` for a terminal.

The first command imports the command line, so that a request for a line of sight never waits for
it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from fragkit.language import speak
from fragkit.page.pocket import Pocket

if TYPE_CHECKING:
    from fragkit.model.pack import Library
    from fragkit.referee.referee import Referee


def open_pocket(code: str) -> Pocket:
    """Return a fragkit for the inside of a page, in that language."""
    home = Path.home()
    home.mkdir(parents=True, exist_ok=True)
    os.chdir(home)
    inside = sorted(Path("/fragkit/packs").glob("*/pack.yaml"))
    lines = [f"packs: [{', '.join(str(file.parent) for file in inside)}]"] if inside else []
    foreign = ""
    if code != "en":
        from fragkit.language.translation import shipped, shipped_codes

        if code in shipped_codes():
            foreign = code
            speak(shipped(code))
            lines.append(f"lang: {code}")

    def translate_game(referee: Referee) -> None:
        if foreign:
            from fragkit.cli.referee import translate_game

            translate_game(referee, foreign)

    def translate_cards(library: Library) -> Library:
        if not foreign:
            return library
        from fragkit.cli.lang_option import load_language
        from fragkit.diagnostics import Problems
        from fragkit.load.lang_files import translated

        return translated(library, load_language(foreign, library, Problems())[1])

    if lines:
        (home / "fragkit.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return Pocket(home, _run, translate_game, translate_cards)


def _run(words: list[str]) -> int:
    from fragkit.cli import run

    return run(words)
