"""Card text with a little markup: `**bold**`, `*italic*` and `:flame:` for an icon."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import NamedTuple


class Run(NamedTuple):
    """Characters in one face; a line end in them begins a new paragraph."""

    text: str
    font: str = "regular"


class IconRun(NamedTuple):
    name: str


Rich = tuple[Run | IconRun, ...]

_MARKUP = re.compile(r"\\([\\*:])|(\*\*)|(\*)|:([a-z][a-z0-9-]*):")
_FACES = {
    (False, False): "regular",
    (True, False): "bold",
    (False, True): "italic",
    (True, True): "bold-italic",
}


def parse_rich(text: str, icons: Container[str] = (), italic: bool = False) -> Rich:
    """Return the runs of a text. `:word:` stays as written if there is no such icon; `\\*` is an
    asterisk.

    ``italic`` sets the whole text in italics, as for flavor; `*…*` is then upright.
    """
    runs: list[Run | IconRun] = []
    bold, slanted, done, plain = False, italic, 0, ""

    def flush() -> None:
        nonlocal plain
        if plain:
            runs.append(Run(plain, _FACES[bold, slanted]))
            plain = ""

    for found in _MARKUP.finditer(text):
        escaped, strong, emphasis, icon = found.groups()
        if icon is not None and icon not in icons:
            continue
        plain += text[done : found.start()]
        done = found.end()
        if escaped:
            plain += escaped
            continue
        flush()
        if strong:
            bold = not bold
        elif emphasis:
            slanted = not slanted
        else:
            runs.append(IconRun(icon))
    plain += text[done:]
    flush()
    return tuple(runs)
