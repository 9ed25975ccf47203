"""Themes, the colors of a pack, from `templates/themes`. Each has a palette for full ink and one
for low ink.

A low-ink palette is a separate design. Filled areas become outlines, so its bands and backs are
white and their text is dark.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple, Self

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.language.sentences import say
from fragkit.load.packs.library import (
    find_theme,
    known_themes,
    shipped_themes,
    sought_theme,
    theme_folders,
)
from fragkit.load.typed_yaml.nodes import Mapping, Node, Scalar
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.fields import BadValue, Id, Where, nowhere, spec
from fragkit.model.pack import Library, Pack
from fragkit.press.design_files import read_yaml
from fragkit.press.graphics.marks import PATTERN, SYMBOL, TEXT, contrast
from fragkit.press.typography.fonts import FONTS

OrnamentSet = Literal["plates", "stripes", "embers", "timber"]


class Hue(str):
    """A color as six hexadecimal digits: `#1b4f9c`."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        if not re.fullmatch(r"#[0-9a-fA-F]{6}", text):
            raise BadValue(text, say("a color"), say('one like `"#1b4f9c"`, in quotes'))
        return cls(text.lower())

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}


class PressInks(str):
    """Percents of cyan, magenta, yellow and black: `95 75 20 5`."""

    __slots__ = ()
    MOST = 300

    @classmethod
    def parse(cls, text: str) -> Self:
        amounts = [int(word) for word in text.split() if re.fullmatch(r"\d{1,3}", word)]
        wrong = len(amounts) != 4 or len(text.split()) != 4 or max(amounts) > 100
        if wrong or sum(amounts) > cls.MOST:
            form = say('cyan, magenta, yellow and black in percent, 300 in all: `"95 75 20 5"`')
            raise BadValue(text, say("the inks of a press"), form)
        return cls(" ".join(map(str, amounts)))

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"type": "string", "pattern": r"^\d{1,3}( \d{1,3}){3}$"}


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckColors:
    band: Hue = spec("background of the header")
    on_band: Hue = spec("text on the header")
    mark: Hue = spec("numerals and icons on the paper")
    tint: Hue = spec("background of boxes")
    back: Hue = spec("background of the back")
    on_back: Hue = spec("the emblem on the back")
    pattern: Hue = spec("the pattern on the back")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class MapColors:
    floor: Hue = spec("the floor")
    rooms: tuple[Hue, ...] = spec("more tints of floor, room by room", nonempty=True)
    grid: Hue = spec("lines between squares")
    wall: Hue = spec("walls")
    solid: Hue = spec("solid squares")
    names: Hue = spec("coordinates on the border")
    symbol: Hue = spec("power-ups, teleporters and other symbols")
    acid: Hue = spec("color of acid")
    on_acid: Hue = spec("texture of acid")
    water: Hue = spec("color of water")
    on_water: Hue = spec("texture of water")
    lava: Hue = spec("color of lava")
    on_lava: Hue = spec("texture of lava")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    fills: bool = spec("whether areas are filled instead of outlined")
    paper: Hue = spec("the paper")
    ink: Hue = spec("text")
    quiet: Hue = spec("less important text")
    rule: Hue = spec("thin lines and empty boxes")
    accent: Hue = spec("the one bright color in pictures", default=Hue("#f5a800"))
    signature: Hue = spec("color of the reference", default=Hue("#1b4f9c"))
    place: OrnamentSet = spec(
        "ornaments of frames, panels, backs, floors and sheets", default="plates"
    )
    display: Id = spec(
        "font of titles and big numerals: `display-steel`, or the name of a pack's own",
        default=Id("black"),
    )
    decks: dict[str, DeckColors] = spec("colors by deck", nonempty=True)
    fighters: dict[str, Hue] = spec("colors of figures", nonempty=True)
    doors: dict[str, Hue] = spec("door colors", nonempty=True)
    map: MapColors = spec("colors of maps")
    where: Where = nowhere()

    def deck(self, name: str) -> DeckColors:
        """Return the colors of a deck. An unknown deck gets the colors of specials."""
        return self.decks.get(name) or self.decks["special"]

    def roles(self, deck: str = "") -> dict[str, Hue]:
        """Return the colors by role, as faces name them. If a deck is given, include its colors."""
        found = {
            "ink": self.ink, "quiet": self.quiet, "rule": self.rule, "paper": self.paper,
            "accent": self.accent,
        }  # fmt: skip
        if deck:
            own = self.deck(deck)
            found |= {
                "deck": own.mark,
                "deck-band": own.band,
                "on-deck": own.on_band,
                "deck-tint": own.tint,
                "deck-night": own.back,
                "on-night": own.on_back,
                "deck-pattern": own.pattern,
            }
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    id: Id = spec("short name in kebab-case")
    name: str = spec("name of the theme", nonempty=True)
    extends: Id | None = spec("the theme it changes", default=None)
    full: Palette = spec("the palette for full ink")
    low: Palette = spec("the palette for low ink")
    cmyk: dict[Hue, PressInks] | None = spec(
        'inks of a press for colors of the theme: `"#1b4f9c": "95 75 5 0"`', default=None
    )
    where: Where = nowhere()

    def palette(self, ink: Literal["full", "low"]) -> Palette:
        return self.low if ink == "low" else self.full


def load_theme(path: Path, problems: Problems, checked: bool = True) -> Theme | None:
    root = read_yaml(path, problems)
    return None if root is None else made_theme(root, problems, checked)


def made_theme(root: Node, problems: Problems, checked: bool = True) -> Theme | None:
    theme = structure(root, Theme, "a theme", problems)
    if theme is not None and checked:
        for palette in (theme.full, theme.low):
            _check_palette(palette, theme, problems)
    return theme


class Pair(NamedTuple):
    """A color printed on another, with the contrast that they need and the places of the two
    colors."""

    what: str
    color: Hue
    ground: Hue
    least: float
    places: tuple[Span, Span]


def pairs(palette: Palette) -> list[Pair]:
    """Yield every color printed on another, with the contrast that it needs."""
    here, there = palette.where, palette.map.where
    floor, symbol = there.of("floor"), there.of("symbol")
    paper = here.of("paper")
    map = palette.map
    found = [
        Pair("text", palette.ink, palette.paper, TEXT, (here.of("ink"), paper)),
        Pair("quiet text", palette.quiet, palette.paper, TEXT, (here.of("quiet"), paper)),
        Pair(
            "the signature", palette.signature, palette.paper, TEXT, (here.of("signature"), paper)
        ),
        Pair("walls on the floor", map.wall, map.floor, SYMBOL, (there.of("wall"), floor)),
        Pair("coordinates", map.names, palette.paper, TEXT, (there.of("names"), paper)),
        Pair("symbols on the floor", map.symbol, map.floor, SYMBOL, (symbol, floor)),
    ]
    for ground in ("acid", "water", "lava"):
        place = (symbol, there.of(ground))
        found.append(Pair(f"symbols on {ground}", map.symbol, getattr(map, ground), SYMBOL, place))
    for i, tint in enumerate(map.rooms):
        place = (symbol, there.item("rooms", i))
        found.append(Pair(f"symbols on floor tint {i + 1}", map.symbol, tint, SYMBOL, place))
    for name, deck in palette.decks.items():
        of = deck.where.of
        found += [
            Pair(f"{name}: text on the header", deck.on_band, deck.band, TEXT,
                 (of("on_band"), of("band"))),
            Pair(f"{name}: numerals", deck.mark, palette.paper, TEXT, (of("mark"), paper)),
            Pair(f"{name}: numerals on the tint", deck.mark, deck.tint, TEXT,
                 (of("mark"), of("tint"))),
            Pair(f"{name}: text on the tint", palette.ink, deck.tint, TEXT,
                 (here.of("ink"), of("tint"))),
            Pair(f"{name}: the back's emblem", deck.on_back, deck.back, SYMBOL,
                 (of("on_back"), of("back"))),
        ]  # fmt: skip
        if palette.fills:  # low ink draws the pattern in the deck's own color
            place = (of("pattern"), of("back"))
            found.append(
                Pair(f"{name}: the back's pattern", deck.pattern, deck.back, PATTERN, place)
            )
    for name, door in palette.doors.items():
        place = (here.of("doors"), floor)
        found.append(Pair(f"the {name} door", door, map.floor, SYMBOL, place))
    return found


def _check_palette(palette: Palette, theme: Theme, problems: Problems) -> None:
    """Check that every deck has colors, that the font exists, and that everything can be read."""
    for name in ("weapon", "gadget", "special", "hex"):
        if name not in palette.decks:
            problems.at(palette.where.key("decks")).error(
                "[theme-deck] the theme has no colors for the deck `{deck}`",
                did_you_mean(name, palette.decks) or say("add `{deck}:` below `decks:`", deck=name),
                deck=name,
            )
    if palette.display not in FONTS:
        problems.at(palette.where.of("display")).error(
            "[unknown-font] there is no font `{name}`",
            did_you_mean(palette.display, FONTS) or say("add it to `templates/fonts` of the pack"),
            name=palette.display,
        )
    for what, color, ground, least, places in pairs(palette):
        ratio = contrast(color, ground)
        if ratio < least:
            # For a theme that extends another, point to the color that it changes.
            own = (place for place in places if place.file == theme.where.span.file)
            problems.at(next(own, palette.where.span)).warning(
                "[theme-contrast] {what} is hard to read: the contrast of {color} on {ground} "
                "is {ratio}, below {least}",
                "make one of the two darker or lighter",
                what=what, color=color, ground=ground, ratio=f"{ratio:.1f}", least=f"{least:g}",
            )  # fmt: skip


# -- the theme that a pack names -----------------------------------------------------------------
# It belongs to the pack, to a pack that this one extends, or to fragkit. A theme that `extends`
# another one contains only its changes. They are merged as written, so that every message points
# to the line in the file.


PLAIN = "steel"


def theme_of(
    pack: Pack, library: Library, problems: Problems, named: tuple[str, Span] | None = None
) -> Theme:
    """Return the theme that a pack names. A missing one is reported and replaced by `steel`.

    ``named`` is the theme that a map asks for instead of its pack's, and the place where it does.
    """
    folders = theme_folders(pack, library)
    name, place = named or (pack.file.theme, pack.file.where.of("theme"))
    path = sought_theme(name, place, folders, problems)
    if path is None:
        return shipped_theme(PLAIN)
    if path.parent == shipped_themes():
        return shipped_theme(name)
    theme = read_theme(path, folders, problems)
    return theme if theme is not None else shipped_theme(PLAIN)


def read_theme(path: Path, folders: Sequence[Path], problems: Problems) -> Theme | None:
    """Return the theme in a file, merged into the one that it extends."""
    root = _whole(path, folders, problems, ())
    return None if root is None else made_theme(root, problems)


def _whole(
    path: Path, folders: Sequence[Path], problems: Problems, above: tuple[Path, ...]
) -> Node | None:
    root = read_yaml(path, problems)
    parent = root.get("extends") if isinstance(root, Mapping) else None
    if not isinstance(root, Mapping) or not isinstance(parent, Scalar):
        return root
    # A pack may change a theme under the same name, so the search continues below the pack.
    rest = folders[folders.index(path.parent) + 1 :] if path.stem == parent.text else folders
    other = find_theme(parent.text, rest)
    if other is None:
        problems.at(parent.span).error(
            "[unknown-theme] there is no theme `{name}` to change",
            did_you_mean(parent.text, [k for k in known_themes(rest) if k != path.stem]),
            name=parent.text,
        )
        return None
    if other in (*above, path):
        problems.at(parent.span).error(
            "[theme-circle] the themes `{name}` and `{other}` are based on each other",
            "delete one of the two references",
            name=path.stem,
            other=parent.text,
        )
        return None
    base = _whole(other, folders, problems, (*above, path))
    return None if base is None else _over(base, root)


def _over(base: Node, change: Node) -> Node:
    """Return the base with the change's keys, merged level by level. A list is replaced as a whole."""
    if not isinstance(base, Mapping) or not isinstance(change, Mapping):
        return change
    changed = {key.text: (key, value) for key, value in change.entries}
    entries = []
    for key, value in base.entries:
        if key.text in changed:
            own_key, own = changed.pop(key.text)
            entries.append((own_key, _over(value, own)))
        else:
            entries.append((key, value))
    return Mapping([*entries, *changed.values()], change.span)


@functools.cache
def shipped_theme(name: str) -> Theme:
    """Read a shipped theme. Its file is named like its id, and a test makes sure that it is
    correct."""
    theme = load_theme(shipped_themes() / f"{name}.yaml", Problems(), checked=False)
    if theme is None:
        raise RuntimeError(f"the shipped theme {name} cannot be read")
    return theme
