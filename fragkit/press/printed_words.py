"""Printed words that are not card texts: on faces, sheets, counters, maps and references.

The sheets and counters that come with fragkit belong to the base game. Each pack has its own
reference.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fragkit.diagnostics import Problems
from fragkit.language.sentences import has_words
from fragkit.load.maps.map_reader import load_map
from fragkit.model.pack import Pack
from fragkit.press.cards.template import PLACEHOLDER, Element, Template
from fragkit.press.cards.template import Words as FaceWords
from fragkit.press.counters import CounterDesign
from fragkit.press.design_files import WORDS, read_file
from fragkit.press.pictures.icons import NAME
from fragkit.press.reference.reference_design import ReferenceDesign
from fragkit.press.sheets.sheet_design import SheetDesign
from fragkit.shipped_files import share

_KINDS: tuple[tuple[str, type[Any], str], ...] = (
    ("faces", Template, "a face"),
    ("sheets", SheetDesign, "a record sheet"),
    ("counters", CounterDesign, "a counter"),
    ("reference", ReferenceDesign, "a reference"),
)


_ICON = re.compile(r":[a-z0-9-]+:")


def printed_words(pack: Pack) -> list[str]:
    """Return each printed text of the pack once, in the order of the files."""
    found: dict[str, None] = {}
    for kind, cls, what in _KINDS:
        for path in _files(pack, kind):
            for design in read_file(path, cls, what, Problems()):
                found |= dict.fromkeys(_words(design))
    for path in pack.maps:
        definition = load_map(path, Problems())
        if definition is not None:
            rooms = (zone.replace("-", " ").title() for zone, _ in definition.zones)
            found |= dict.fromkeys(text for text in (definition.notes, *rooms) if text)
    return [text for text in found if has_words(text)]


def _files(pack: Pack, kind: str) -> list[Path]:
    own = sorted((pack.folder / "templates" / kind).glob("*.yaml"))
    shipped = share("templates") / kind
    if kind == "reference":
        path = shipped / f"{pack.id}.yaml"
        return [*own, *([path] if path.is_file() else [])]
    return [*own, *(sorted(shipped.glob("*.yaml")) if pack.id == "base" else [])]


def _words(design: Any) -> Iterator[str]:
    if isinstance(design, Element):  # of a face: the text between its fields
        if isinstance(design, FaceWords):
            bare = _ICON.sub("", PLACEHOLDER.sub("", design.value)).strip()
            if has_words(bare) and bare != NAME:  # the game has the same name in every language
                yield design.value.strip()
        return
    for field in dataclasses.fields(design):
        value = getattr(design, field.name)
        if isinstance(value, str) and value and field.name in WORDS:
            yield value.strip()
        elif isinstance(value, tuple) and value and dataclasses.is_dataclass(value[0]):
            for inner in value:
                yield from _words(inner)
