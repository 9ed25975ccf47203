"""The templates of a run: shipped ones, those of packs, and further files, by id.

A template that `extends` another changes it element by element: an element with the same
`name` takes over the keys that it gives, any other is added on top, `drop` leaves out.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.load.packs.library import foundations
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.files import read_text, shown_path
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.model.suits import JOKER
from fragkit.press.faces.check import check_template
from fragkit.press.faces.template import Element, Template
from fragkit.press.foundry import take_up
from fragkit.shipped_files import share

FOLDER = "templates"  # of a pack


@dataclass(slots=True)
class _Source:
    """A template as it was read: its id and its nodes, what it extends already worked in.

    A shipped one is read when a card wears it."""

    id: str
    read: nodes.Mapping | None = None
    path: Path | None = None
    made: Template | None = None
    tried: bool = False

    @property
    def node(self) -> nodes.Mapping:
        if self.read is None:
            assert self.path is not None, "a template comes from nodes or from a file"
            found: dict[str, _Source] = {}
            read_file(self.path, found, Problems())
            self.read = found[self.id].node
        return self.read


@dataclass(slots=True)
class FaceBook:
    """Finds the template for a card."""

    library: Library
    problems: Problems
    shipped: dict[str, _Source]
    extra: dict[str, _Source] = field(default_factory=dict)
    by_pack: dict[str, dict[str, _Source]] = field(default_factory=dict)

    def for_card(self, card: Card, pack: Pack) -> Template | None:
        """The face that it asks for, the one named like its deck, or the one that suits it. A joker
        has nothing of what other cards of its deck have, and wears the plainest one."""
        known = self.sources(pack)
        if card.face is not None and card.face not in known:
            self.problems.error(
                "unknown-template",
                card.where.of("face"),
                f"there is no face template `{card.face}`",
                did_you_mean(card.face, known),
            )
        plain = ("special",) if card.value == JOKER else (card.deck, suitable(card))
        for id in (card.face, *plain):
            source = known.get(id or "")
            if source is not None:
                return self.made(source)
        return None

    def sources(self, pack: Pack) -> dict[str, _Source]:
        """All templates that the pack's cards may wear; later ones replace by id."""
        found = self.by_pack.get(pack.id)
        if found is None:
            below = foundations(pack.file, self.library)
            found = dict(self.shipped)
            for other in self.library.packs:
                if (other.id in below or other.id == pack.id) and has_folder(other):
                    read_folder(other.folder / FOLDER, found, self.problems)
            self.by_pack[pack.id] = found = found | self.extra
        return found

    def made(self, source: _Source) -> Template | None:
        if not source.tried:
            source.tried = True
            made = structure(source.node, Template, "a face template", self.problems)
            if made is not None:
                found = Problems()
                if source.path is None:  # tests check the shipped ones
                    check_template(made, found)
                self.problems.found += found.found
                # With an error told, nothing can be drawn by it.
                source.made = None if found.has_errors else made
        return source.made


def check_templates(
    library: Library, named: Sequence[Path], loose: Sequence[Path], problems: Problems
) -> None:
    """Every template of every pack, whether a card wears it or not, and loose ones.

    When single files were ``named``, only what is wrong with those is told.
    """
    found = Problems()
    take_up(library, found)
    book = open_book(library, found, loose)
    for pack in library.packs:
        for source in book.sources(pack).values():
            book.made(source)
    files = {shown_path(path) for path in named if path.is_file()}
    only = files if files and len(files) == len(named) else None
    problems.found += [d for d in found.found if only is None or d.span.file in only]


def open_book(library: Library, problems: Problems, files: Sequence[Path] = ()) -> FaceBook:
    """``files`` are templates, or folders of them, given on the command line."""
    book = FaceBook(library, problems, dict(shipped_templates()))
    known = dict(book.shipped)
    for path in files:
        before = dict(known)
        if path.is_dir():
            read_folder(path, known, problems)
        else:
            read_file(path, known, problems)
        book.extra |= {id: s for id, s in known.items() if before.get(id) is not s}
    return book


def has_folder(pack: Pack) -> bool:
    """Loose files have none: a `templates` that happens to lie beside them is not theirs."""
    return pack.folder != Path() and (pack.folder / FOLDER).is_dir()


@functools.cache
def shipped_templates() -> dict[str, _Source]:
    """Each is read once in a process; a test keeps them free of problems, and each in a file
    named like its id."""
    paths = sorted((share("templates") / "faces").glob("*.yaml"))
    return {path.stem: _Source(path.stem, path=path) for path in paths}


def suitable(card: Card) -> str:
    """The shipped template for a card of a deck that brings none of its own."""
    if card.is_weapon:
        return "weapon"
    return "gadget" if card.letter else "special"


def read_folder(folder: Path, known: dict[str, _Source], problems: Problems) -> None:
    if folder.is_dir():
        for path in sorted(folder.glob("*.yaml")):
            read_file(path, known, problems)


def read_file(path: Path, known: dict[str, _Source], problems: Problems) -> None:
    """Adds the template in a file, worked into what it extends; replaces one of its id."""
    text = read_text(path, problems)
    node = nodes.parse(text, shown_path(path), problems) if text is not None else None
    if node is None:
        return
    if not isinstance(node, nodes.Mapping):
        problems.error("wrong-type", node.span, "a face template is a mapping, not a list")
        return
    parent = node.get("extends")
    if isinstance(parent, nodes.Scalar):
        base = known.get(parent.text)
        if base is None:
            problems.error(
                "unknown-template",
                parent.span,
                f"there is no template `{parent.text}` to change",
                did_you_mean(parent.text, known),
            )
            return
        node = merged(base.node, node, problems)
    id = node.get("id")
    if isinstance(id, nodes.Scalar):
        known[id.text] = _Source(id.text, node)
    else:  # the structurer tells what is missing
        known[path.stem] = _Source(path.stem, node)
        structure(node, Template, "a face template", problems)
        known[path.stem].tried = True


def merged(base: nodes.Mapping, change: nodes.Mapping, problems: Problems) -> nodes.Mapping:
    """The base's nodes with the change worked in; every node keeps its own place."""
    dropped = _dropped(change, base, problems)
    entries = {key.text: (key, value) for key, value in base.entries}
    for key, value in change.entries:
        if key.text in ("front", "back") and isinstance(value, nodes.Sequence):
            continue
        if key.text == "colors" and "colors" in entries:
            value = _over(entries["colors"][1], value)
        entries[key.text] = (key, value)
    for side in ("front", "back"):
        own, theirs = change.get(side), base.get(side)
        kept = [
            item
            for item in (theirs.items if isinstance(theirs, nodes.Sequence) else ())
            if _name(item) not in dropped
        ]
        if isinstance(own, nodes.Sequence):
            kept = _elements(kept, own.items)
        if kept or own is not None:
            place = change.key(side) or base.key(side) or nodes.Scalar(side, base.span)
            listed = nodes.Sequence(kept, own.span if own is not None else base.span)
            entries[side] = (place, listed)
    return nodes.Mapping(list(entries.values()), change.span)


def _elements(base: list[nodes.Node], change: Iterable[nodes.Node]) -> list[nodes.Node]:
    result = list(base)
    places = {_name(item): i for i, item in enumerate(result) if _name(item)}
    for item in change:
        at = places.get(_name(item)) if _name(item) else None
        if at is None:
            result.append(item)
        else:
            result[at] = _over(result[at], item)
    return result


def _over(base: nodes.Node, change: nodes.Node) -> nodes.Node:
    """A mapping with the change's keys over it; another verb takes the old one's place."""
    if not isinstance(base, nodes.Mapping) or not isinstance(change, nodes.Mapping):
        return change
    given = {key.text for key, _ in change.entries}
    new_verb = bool(given & Element.family.keys())
    kept = [
        (key, value)
        for key, value in base.entries
        if key.text not in given and not (new_verb and key.text in Element.family)
    ]
    return nodes.Mapping([*kept, *change.entries], change.span)


def _dropped(change: nodes.Mapping, base: nodes.Mapping, problems: Problems) -> set[str]:
    found = change.get("drop")
    listed = found.items if isinstance(found, nodes.Sequence) else [found] if found else []
    names = {
        _name(item)
        for side in ("front", "back")
        if isinstance(items := base.get(side), nodes.Sequence)
        for item in items.items
    } - {""}
    dropped: set[str] = set()
    for item in listed:
        if not isinstance(item, nodes.Scalar):
            continue
        if item.text in names:
            dropped.add(item.text)
        else:
            problems.error(
                "unknown-part",
                item.span,
                f"the template has no element named `{item.text}`",
                did_you_mean(item.text, names),
            )
    return dropped


def _name(node: nodes.Node) -> str:
    name = node.get("name") if isinstance(node, nodes.Mapping) else None
    return name.text if isinstance(name, nodes.Scalar) else ""
