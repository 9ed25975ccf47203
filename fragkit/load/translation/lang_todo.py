"""Missing and outdated translations of a pack, and the marks that show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from fragkit.diagnostics import Problems
from fragkit.load.packs.known_packs import map_id
from fragkit.load.translation.lang_files import map_name
from fragkit.load.typed_yaml.nodes import Mapping as MappingNode
from fragkit.load.typed_yaml.nodes import Scalar, parse
from fragkit.model.overlay import ROOMS, Overlay, mark, word, words_of
from fragkit.model.pack import Pack
from fragkit.values import dataclass

# What an entry of one word is short for.
SHORTHAND = {**dict.fromkeys(ROOMS, "name"), "pack": "name", "options": "about", "rules": "text"}


class Marked(Protocol):
    """A translation with the mark of its English text."""

    @property
    def of(self) -> str: ...


@dataclass(frozen=True, slots=True)
class PackTodo:
    """Keys such as `cards.pulse-rifle.text`, each with its English text."""

    missing: tuple[tuple[str, str], ...]
    outdated: tuple[tuple[str, str], ...]  # the English has changed, or is gone
    unmarked: int  # translations without a mark
    rules: int  # rows of the ledger that are English


def pack_todo(
    pack: Pack, overlay: Overlay, printed: Iterable[str], rules: Iterable[str]
) -> PackTodo:
    """Return the gaps of a translation. `printed`: other printed texts of the pack; `rules`: ids of
    its rules."""
    missing: list[tuple[str, str]] = []
    outdated: list[tuple[str, str]] = []
    unmarked = 0
    for key, english, words in _translatable(pack, overlay):
        missing += [
            (f"{key}.{part}", text)
            for part, text in english.items()
            if text.strip() and (words is None or not word(words, part))
        ]
        if words is not None:
            unmarked += not words.of
            if words.of and words.of != mark(english.values()):
                outdated.append((key, next(iter(english.values()))))
    missing += [
        (f"decks.{deck.id}", deck.name)
        for deck in pack.file.decks
        if not overlay.decks.get(deck.id)
    ]
    missing += [
        (f"maps.{map_id(path)}", map_name(path))
        for path in pack.maps
        if not overlay.maps.get(map_id(path))
    ]
    known = {" ".join(text.split()) for text in overlay.texts}
    said = {" ".join(text.split()): text for text in printed}
    missing += [("texts", text) for flat, text in said.items() if flat not in known]
    left = sum(id not in overlay.rules for id in rules)
    return PackTodo(tuple(missing), tuple(outdated), unmarked, left)


def _translatable(
    pack: Pack, overlay: Overlay
) -> Iterator[tuple[str, dict[str, str], Marked | None]]:
    yield "pack", words_of(pack.file), overlay.pack
    for room, things in ROOMS.items():
        for id, thing in things(pack).items():
            yield f"{room}.{id}", words_of(thing), getattr(overlay, room).get(id)


# -- marks -------------------------------------------------------------------------------


def stamped(text: str, marks: Mapping[str, str]) -> str:
    """Return the file with `of:` in each entry in `marks` (`cards.pulse-rifle`)."""
    root = parse(text, "", Problems())
    lines = text.split("\n")
    edits: list[tuple[int, int, int, str]] = []  # line, column, letters to drop, what to put
    for key, entry in _entries(root):
        if key not in marks:
            continue
        if isinstance(entry, Scalar):  # a name alone: it becomes `{name: …, of: …}`
            at = entry.span
            raw = lines[at.line - 1][at.column - 1 : at.column - 1 + at.width]
            new = f"{{{SHORTHAND[key.partition('.')[0]]}: {raw}, of: {marks[key]}}}"
            edits.append((at.line, at.column, at.width, new))
            continue
        old = entry.get("of")
        if isinstance(old, Scalar):
            edits.append((old.span.line, old.span.column, old.span.width, marks[key]))
            continue
        first, _ = entry.entries[0]
        line, column = first.span.line, first.span.column
        flow = lines[line - 1][: column - 1].rstrip().endswith("{")
        end = "\r\n" if lines[line - 1].endswith("\r") else "\n"
        new = f"of: {marks[key]}" + (", " if flow else end + " " * (column - 1))
        edits.append((line, column, 0, new))
    for line, column, drop, new in sorted(edits, reverse=True):
        row = lines[line - 1]
        lines[line - 1] = row[: column - 1] + new + row[column - 1 + drop :]
    return "\n".join(lines)


def marks_of(pack: Pack) -> dict[str, str]:
    """Return the current mark of each thing that can be translated."""
    return {key: mark(english.values()) for key, english, _ in _translatable(pack, Overlay())}


def _entries(root: object) -> Iterator[tuple[str, MappingNode | Scalar]]:
    if not isinstance(root, MappingNode):
        return
    for key, value in root.entries:
        if key.text == "pack" and isinstance(value, MappingNode | Scalar):
            yield "pack", value
        if key.text in SHORTHAND and isinstance(value, MappingNode):
            for id, entry in value.entries:
                if isinstance(entry, Scalar) or (isinstance(entry, MappingNode) and entry.entries):
                    yield f"{key.text}.{id.text}", entry
