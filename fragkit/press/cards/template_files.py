"""Loading and checking the files of face templates: shipped ones, those of packs, and others.

A template that `extends` another changes it element by element. An element with the same `name`
replaces the keys that it gives. Any other element is added on top, and `drop` leaves elements out.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from fragkit.diagnostics import Problems, Span, choose, did_you_mean
from fragkit.load.packs.library import foundations
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.files import shown_path
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card
from fragkit.model.fields import Id
from fragkit.model.pack import Library, Pack
from fragkit.model.playing_cards import JOKER
from fragkit.press.cards.card_fields import field_names
from fragkit.press.cards.face_colors import ROLES
from fragkit.press.cards.face_text import fields_of
from fragkit.press.cards.template import (
    PLACEHOLDER,
    SAFE,
    DiceRow,
    Drawn,
    Element,
    Icon,
    Ornamented,
    Paint,
    Shape,
    Template,
    Tiles,
    Words,
)
from fragkit.press.design_files import read_yaml
from fragkit.press.graphics.marks import Box
from fragkit.press.graphics.shapes import parse_shape
from fragkit.press.pack_assets import load_assets
from fragkit.press.pages.paper import CARD_HEIGHT, CARD_WIDTH
from fragkit.press.pictures.icons import ICONS
from fragkit.press.typography.fonts import DISPLAY, FONTS
from fragkit.shipped_files import share

FOLDER = "templates"  # of a pack


@dataclass(slots=True)
class _Source:
    """A template as it was read: its id and its nodes, merged with the template that it extends.

    A shipped template is read when a card uses it.
    """

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
    """The templates of a library, which finds the right one for a card."""

    library: Library
    problems: Problems
    shipped: dict[str, _Source]
    extra: dict[str, _Source] = field(default_factory=dict)
    by_pack: dict[str, dict[str, _Source]] = field(default_factory=dict)

    def for_card(self, card: Card, pack: Pack) -> Template | None:
        """Return the template that the card names, the one named like its deck, or the one that
        suits it.

        A joker has none of the fields of other cards of its deck, so it gets the plainest face,
        with its deck's tabs and header.
        """
        known = self.sources(pack)
        if card.face is not None and card.face not in known:
            self.problems.at(card.where.of("face")).error(
                "[unknown-template] there is no face template `{name}`",
                did_you_mean(card.face, known),
                name=card.face,
            )
        if card.value == JOKER and card.face not in known and "special" in known:
            plain, deck = self.made(known["special"]), known.get(card.deck)
            own = self.made(deck) if deck is not None and card.deck != "special" else None
            return plain if plain is None or own is None else joker_face(plain, own)
        for id in (card.face, card.deck, suitable(card)):
            source = known.get(id or "")
            if source is not None:
                return self.made(source)
        return None

    def sources(self, pack: Pack) -> dict[str, _Source]:
        """Return all templates that the pack's cards may use. Later ones replace earlier ones with
        the same id."""
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
                # A template with an error can't be drawn.
                source.made = None if found.has_errors else made
        return source.made


def check_templates(
    library: Library, named: Sequence[Path], loose: Sequence[Path], problems: Problems
) -> None:
    """Check every template of every pack, whether or not a card uses it, and loose ones.

    If single files were ``named``, only mistakes in those are reported.
    """
    found = Problems()
    load_assets(library, found)
    book = open_book(library, found, loose)
    for pack in library.packs:
        for source in book.sources(pack).values():
            book.made(source)
    files = {shown_path(path) for path in named if path.is_file()}
    only = files if files and len(files) == len(named) else None
    problems.found += [d for d in found.found if only is None or d.span.file in only]


def open_book(library: Library, problems: Problems, files: Sequence[Path] = ()) -> FaceBook:
    """Open the templates. ``files`` are templates, or folders of them, given on the command line."""
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
    """Return whether the pack has a folder of templates. Loose files have none."""
    return pack.folder != Path() and (pack.folder / FOLDER).is_dir()


@functools.cache
def shipped_templates() -> dict[str, _Source]:
    """Read the shipped templates once in a process. Tests make sure that they are correct, and that
    each is in a file named like its id."""
    paths = sorted((share("templates") / "faces").glob("*.yaml"))
    return {path.stem: _Source(path.stem, path=path) for path in paths}


def suitable(card: Card) -> str:
    """Return the shipped template for a card whose deck has none of its own."""
    if card.is_weapon:
        return "weapon"
    return "gadget" if card.letter else "special"


# Elements that distinguish decks, by name.
_DECK_SIGNS = (
    "tab-left", "tab-right", "band", "band-beside-corner", "band-texture",
    "band-texture-beside-corner", "badge",
)  # fmt: skip


def joker_face(plain: Template, deck: Template) -> Template:
    """Return the plain face with its deck's tabs, header and badge, and a panel in the deck's
    shape.
    """
    own = {element.name: element for element in deck.front if element.name}

    def worn(element: Element) -> Element:
        other = own.get(element.name)
        if other is not None and element.name in _DECK_SIGNS:
            return other
        if element.name == "panel" and isinstance(element, Shape) and isinstance(other, Shape):
            return replace(element, value=other.value)
        if isinstance(element, Ornamented) and isinstance(other, Ornamented):
            return replace(element, within=other.within)
        return element

    front = tuple(worn(element) for element in plain.front)
    return replace(plain, id=Id(f"{deck.id}-joker"), front=front)


def read_folder(folder: Path, known: dict[str, _Source], problems: Problems) -> None:
    if folder.is_dir():
        for path in sorted(folder.glob("*.yaml")):
            read_file(path, known, problems)


def read_file(path: Path, known: dict[str, _Source], problems: Problems) -> None:
    """Add the template in a file, merged into the one that it extends. It replaces one with the
    same id."""
    node = read_yaml(path, problems)
    if node is None:
        return
    if not isinstance(node, nodes.Mapping):
        problems.at(node.span).error(
            "[wrong-type] a face template must be a mapping, not a list",
            "delete the `- ` before its first key",
        )
        return
    parent = node.get("extends")
    if isinstance(parent, nodes.Scalar):
        base = known.get(parent.text)
        if base is None:
            problems.at(parent.span).error(
                "[unknown-template] there is no template `{name}` to change",
                did_you_mean(parent.text, known),
                name=parent.text,
            )
            return
        node = merged(base.node, node, problems)
    id = node.get("id")
    if isinstance(id, nodes.Scalar):
        known[id.text] = _Source(id.text, node)
    else:  # the structurer reports missing keys
        known[path.stem] = _Source(path.stem, node)
        structure(node, Template, "a face template", problems)
        known[path.stem].tried = True


def merged(base: nodes.Mapping, change: nodes.Mapping, problems: Problems) -> nodes.Mapping:
    """Return the base's nodes with the change merged in. Every node keeps its place in its file."""
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
    """Return the base with the keys that the change replaces or adds. A new verb replaces the old
    one."""
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
            problems.at(item.span).error(
                "[unknown-part] the template has no element named `{name}`",
                did_you_mean(item.text, names),
                name=item.text,
            )
    return dropped


def _name(node: nodes.Node) -> str:
    name = node.get("name") if isinstance(node, nodes.Mapping) else None
    return name.text if isinstance(name, nodes.Scalar) else ""


# -- checks: what can be wrong with a template that the structurer cannot see --------------------


BLEED = 3.0
ICON_FIELDS = ("types", "deck-icon", "letter-icon", "suit")


def check_template(template: Template, problems: Problems) -> None:
    upright = Box(0, 0, CARD_WIDTH, CARD_HEIGHT)
    wide = Box(0, 0, CARD_HEIGHT, CARD_WIDTH)
    sides = ((template.front, wide if template.on_its_side else upright), (template.back, upright))
    for elements, card in sides:
        names: set[str] = set()
        for element in elements:
            check_box(element, card, problems)
            check_fields(element, problems)
            check_colors(element, template, problems)
            check_icon(element, problems)
            check_words(element, names, problems)
            check_path(element, problems)
            if element.name in names:
                problems.at(element.where.of("name")).error(
                    "[duplicate-name] two elements are called `{name}`",
                    "rename one of the two",
                    name=element.name,
                )
            if element.name:
                names.add(element.name)


def check_box(element: Element, card: Box, problems: Problems) -> None:
    place = element.where.of("at")
    if len(element.at) != 4:
        problems.at(place).error(
            "[bad-box] a box needs 4 numbers, not {number}",
            "write left, top, width and height in mm: `at: [4, 4, 55, 11]`",
            number=len(element.at),
        )
        return
    box = Box(*element.at)
    if box.width <= 0 or box.height <= 0:
        problems.at(place).error(
            "[bad-box] the box has no width or height",
            "write left, top, width and height in mm: `at: [4, 4, 55, 11]`",
        )
        return
    limit = card.grown(BLEED) if element.bleeds else card
    if not limit.contains(box):
        reach = max(
            limit.x - box.x, limit.y - box.y, box.right - limit.right, box.bottom - limit.bottom
        )
        problems.at(place).error(
            "[box-outside] the box extends {reach} mm beyond the card",
            "keep it within {width} × {height} mm, or add `bleeds: true` for {bleed} mm more",
            reach=f"{reach:g}",
            width=f"{card.width:g}",
            height=f"{card.height:g}",
            bleed=f"{BLEED:g}",
        )
    elif not element.bleeds and not card.grown(-SAFE).contains(box):
        problems.at(place).warning(
            "[box-unsafe] the box is closer than {least} mm to the edge of the card",
            "move it inward, or add `bleeds: true` if a crooked cut does not matter",
            least=f"{SAFE:g}",
        )


def check_fields(element: Element, problems: Problems) -> None:
    known = field_names()
    value = getattr(element, "value", "")
    asked = fields_of(value) if isinstance(value, str) else ()
    for name in asked:
        if name not in known:
            tell_field(name, element.where.of("value"), problems)
    for test in element.when:
        if test.field not in known:
            tell_field(test.field, element.where.of("when"), problems)


def tell_field(name: str, place: Span, problems: Problems) -> None:
    problems.at(place).error(
        "[unknown-field] a card has no field `{name}`",
        did_you_mean(name, field_names()) or "see docs/how-to/design/card-templates.md",
        name=name,
    )


def check_colors(element: Element, template: Template, problems: Problems) -> None:
    known = {*ROLES, *(template.colors or {})}
    for name in ("fill", "line", "color", "tint", "ground"):
        paint = getattr(element, name, None)
        if isinstance(paint, Paint) and not paint.startswith("#") and paint not in known:
            problems.at(element.where.of(name)).error(
                "[unknown-color] the theme has no color `{name}`",
                did_you_mean(paint, known),
                name=paint,
            )


def check_icon(element: Element, problems: Problems) -> None:
    if not isinstance(element, Icon | Tiles):
        return
    match = PLACEHOLDER.fullmatch(element.value)
    place = element.where.of("value")
    if match is None and element.value not in ICONS:
        problems.at(place).error(
            "[unknown-icon] there is no icon `{name}`",
            did_you_mean(element.value, ICONS) or "see docs/how-to/design/card-templates.md",
            name=element.value,
        )
    elif match is not None and match[1] in field_names() and match[1] not in ICON_FIELDS:
        problems.at(place).error(
            "[unknown-icon] the field `{name}` has no icons", choose(ICON_FIELDS), name=match[1]
        )


def check_words(element: Element, above: set[str], problems: Problems) -> None:
    after = element.after if isinstance(element, DiceRow) else ""
    if after and after not in above:
        problems.at(element.where.of("after")).error(
            "[unknown-part] there is no text named `{name}` before this one",
            did_you_mean(after, above),
            name=after,
        )
    if not isinstance(element, Words):
        return
    if element.font not in (*FONTS, DISPLAY):
        problems.at(element.where.of("font")).error(
            "[unknown-font] there is no font `{name}`",
            did_you_mean(element.font, (*FONTS, DISPLAY))
            or "add it to `templates/fonts` of the pack",
            name=element.font,
        )
    if element.least is not None and element.least > element.size:
        problems.at(element.where.of("least")).error(
            "[bad-size] the smallest size, {least}, is larger than the size, {size}",
            "swap the two numbers",
            least=f"{element.least:g}",
            size=f"{element.size:g}",
        )
    if element.below and element.below not in above:
        problems.at(element.where.of("below")).error(
            "[unknown-part] there is no text named `{name}` before this one",
            did_you_mean(element.below, above),
            name=element.below,
        )


def check_path(element: Element, problems: Problems) -> None:
    if not isinstance(element, Drawn):
        return
    try:
        shape = parse_shape(element.value)
    except (ValueError, KeyError, IndexError):
        shape = ()
    if not shape or shape[0][0] != "M":
        problems.at(element.where.of("value")).error(
            "[bad-path] this is not a path",
            "begin with `M x y`, and use only M, L, H, V, C, Q and Z",
        )
