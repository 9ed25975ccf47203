"""Parts of the docs that come from the code: keys of files, error codes, transcripts of games.

python -m tests.doc_parts --write
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import MISSING
from pathlib import Path

from fragkit.cli.completion import entries
from fragkit.load.packs.known_packs import Config
from fragkit.load.typed_yaml.structure import hints_of
from fragkit.model.card import Arms, Card, Mode, Scatter
from fragkit.model.fields import specs
from fragkit.model.fighter import Fighter, Role, Trait
from fragkit.model.pack import (
    Beginning,
    Counters,
    Deck,
    FragRules,
    OwnCounter,
    PackFile,
    PackOption,
)
from fragkit.model.print_profile import Profile
from fragkit.press.cards.card_fields import field_names
from fragkit.press.cards.face_colors import ROLES
from fragkit.press.cards.template import Element
from tests.model.effect_tables import kind_words

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ERRORS = DOCS / "reference" / "errors"
# A comment names the part, and the part ends at `<!-- end -->`.
PART = re.compile(
    r"<!-- (played|keys|codes|options|decisions|element|fields|roles):? ?([^\n]*?) ?-->\n(.*?)<!-- end -->",
    re.DOTALL,
)


def pages() -> list[Path]:
    return [page for page in sorted(DOCS.rglob("*.md")) if PART.search(page.read_text())]


def renewed(page: str) -> str:
    """Return the page with its generated parts up to date."""
    make = {
        "played": transcript, "keys": keys, "codes": lambda _: codes(),
        "decisions": lambda _: decisions(), "element": element,
        "options": lambda _: options(),
        "fields": lambda _: words_table("field", field_names()),
        "roles": lambda _: words_table("role", ROLES),
    }  # fmt: skip
    return PART.sub(
        lambda m: f"{m[0].split(chr(10), 1)[0]}\n{make[m[1]](m[2])}\n<!-- end -->", page
    )


# -- the keys of a file ---------------------------------------------------------------

KINDS: dict[str, type] = {
    "card": Card, "mode": Mode, "scatter": Scatter, "fighter": Fighter,
    "role": Role, "ability": Trait, "pack": PackFile, "deck": Deck, "counter": Counters, "own-counter": OwnCounter,
    "option": PackOption, "setup": Beginning, "frag": FragRules, "config": Config,
    "profile": Profile,
}  # fmt: skip
WEAPON_KEYS = {*specs(Arms), "damage", "ammo"}


def keys(name: str) -> str:
    """Return the table of a class's keys: `card`, `card without weapons`, `card of weapons`."""
    kind, _, part = name.partition(" ")
    cls = KINDS[kind]
    hints = hints_of(cls)
    rows = ["| key | value | default | meaning |", "|---|---|---|---|"]
    for key, (field, about) in specs(cls).items():
        if cls is OwnCounter and key in ("trait", "with", "tracks", "stances"):
            continue  # it has no sheet
        if part and (key in WEAPON_KEYS) != (part == "of weapons"):
            continue
        value = kind_words(hints[field.name], about).replace("](", "](../effects/")
        value = value.replace("../effects/../../", "../../")
        given = _default(field.default)
        rows.append(f"| `{key}` | {value} | {given} | {about.doc} |")
    return "\n".join(rows)


def _default(value: object) -> str:
    if value is MISSING:
        return "**required**"
    if value is None or value in ((), ""):
        return ""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, tuple):
        return ", ".join(f"`{v}`" for v in value)
    return f"`{value}`"


# -- commands -------------------------------------------------------------------------


def options() -> str:
    """Return every command with its arguments and options."""
    parts = []
    for entry in entries():
        rows = ["| word | meaning |", "|---|---|"]
        for word in (*entry.arguments, *entry.options):
            typed = word.typed.replace("|", "\\|")
            rows.append(f"| `{typed}` | {word.help} |")
        examples = [f"`{one}`" for one in entry.example.split(", ")] if entry.example else []
        heading = "Example" if len(examples) == 1 else "Examples"
        example = f"{heading}: {', '.join(examples)}\n\n" if examples else ""
        table = "\n".join(rows) if len(rows) > 2 else "No options."
        parts.append(
            f"## fragkit {entry.name}\n\n" + "\n\n".join(entry.about) + f"\n\n{example}{table}"
        )
    return "\n\n".join(parts)


# -- card templates -------------------------------------------------------------------


def element(name: str) -> str:
    """Return what an element of a card face draws, and its keys; `every` has those of all."""
    cls: type = Element if name == "every" else Element.family[name]
    rows = ["| key | meaning |", "|---|---|"]
    for key, (_, about) in specs(cls).items():
        if name == "every" or key not in specs(Element):
            rows.append(f"| `{name if key == 'value' else key}` | {about.doc} |")
    about_it = "" if name == "every" else " ".join((cls.__doc__ or "").split()) + "\n\n"
    return about_it + "\n".join(rows)


def words_table(head: str, words: Mapping[str, str]) -> str:
    return "\n".join(
        [f"| {head} | meaning |", "|---|---|", *(f"| `{w}` | {doc} |" for w, doc in words.items())]
    )


# -- errors and decisions ------------------------------------------------------------


def codes() -> str:
    """Return every error code with a link to its section."""
    found = {
        code: page.name
        for page in sorted(ERRORS.glob("*.md"))
        for code in re.findall(r"^## `?([a-z0-9-]+)`?$", page.read_text(), re.MULTILINE)
    }
    return " ·\n".join(f"[`{code}`]({found[code]}#{code})" for code in sorted(found))


def decisions() -> str:
    rows = ["| | decision |", "|---|---|"]
    for page in sorted((DOCS / "decisions").glob("0*.md")):
        title = re.sub(r"^# (\d+\. )?", "", page.read_text().split("\n", 1)[0])
        rows.append(f"| {int(page.name[:4])} | [{title}]({page.name}) |")
    return "\n".join(rows)


# -- games ----------------------------------------------------------------------------


def transcript(played: str) -> str:
    """Play `OPTIONS | input | … | input` and return what the table sees after the `…`."""
    options, *inputs = played.split(" | ")
    hidden = inputs.index("…") if "…" in inputs else 0
    inputs = [line for line in inputs if line != "…"]
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run(
            [sys.executable, "-m", "fragkit", "referee", "friday.frag", *shlex.split(options)],
            cwd=folder, capture_output=True, text=True, encoding="utf-8", check=True,
            input="".join(f"{line}\n" for line in inputs),
            env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "64", "NO_COLOR": "1"},
        )  # fmt: skip
    lines = ran.stdout.rsplit("\n\n", 1)[0].splitlines()  # without the line about saving
    typed: list[int] = []
    for line in inputs:
        begin = typed[-1] + 1 if typed else 0
        typed.append(next(i for i in range(begin, len(lines)) if lines[i].endswith(f"> {line}")))
    assert not any(line.startswith("✗") for line in lines), ran.stdout
    shown = "\n".join(lines[typed[hidden] if hidden else 0 :])
    return f"```text\n{shown}\n```"


if __name__ == "__main__" and "--write" in sys.argv:
    for path in pages():
        path.write_text(renewed(path.read_text()))
