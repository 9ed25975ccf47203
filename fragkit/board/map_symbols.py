"""The symbols of a drawing: the meaning of each character, and which ones may share a square."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.language.sentences import Sentence, say
from fragkit.model.map import (
    OPEN,
    SOLID,
    WALL,
    WINDOW,
    Cell,
    Cut,
    Door,
    Edge,
    Feature,
    LegendWord,
    PowerUp,
    Spot,
    Terrain,
)

TERRAIN: Mapping[str, Terrain] = {"a": "acid", "~": "water", "^": "lava"}
POWER: Mapping[str, PowerUp] = {"w": "weapon", "g": "gadget"}
FEATURE: Mapping[str, Feature] = {
    "%": "grate",
    "T": "teleporter",
    "D": "door",
    "s": "switch",
    "X": "gallows",
    "t": "tentacle",
    "O": "mouth",
}
BUILT_IN = frozenset(" .#/\\0123456789+|-") | TERRAIN.keys() | POWER.keys() | FEATURE.keys()
DIGITS = frozenset("0123456789")
WORDS: Mapping[str, LegendWord] = {"#": "solid", ".": "floor", **TERRAIN, **POWER, **FEATURE}
NAMES: Mapping[str, str] = {word: symbol for symbol, word in WORDS.items()}

SpanAt = Callable[[int, int, int], Span]
"""A function from line, character (both from 0) and width in the drawing to a place in the file."""


def is_wide(char: str) -> bool:
    """Return whether a character takes two columns or none, so that the drawing would not line
    up."""
    return (
        unicodedata.east_asian_width(char) in "WF"
        or unicodedata.combining(char) != 0
        or unicodedata.category(char) in ("Cf", "Cc", "Mn", "Me")
    )


OFF_BY = (say("one to the left"), say("two to the left or right"), say("one to the right"))


def edge_advice(i: int) -> Sentence:
    """Return advice about an edge drawn at character `i` of a square's three characters, where no
    edge can be."""
    return say("move it {way}, or run `fragkit map tidy`", way=OFF_BY[i])


class _Side:
    """A square that is being read, or the part left or right of its diagonal."""

    def __init__(self) -> None:
        self.terrain: Terrain | None = None
        self.power: PowerUp | None = None
        self.respawn: int | None = None
        self.features: set[Feature] = set()
        self.solid = False
        self.signs = ""

    def spot(self) -> Spot:
        if self.solid:
            return SOLID
        features = frozenset(self.features)
        return Spot(self.terrain, self.power, self.respawn, features, signs=self.signs)


class CellReader:
    """A reader of the text of squares. Equal texts are read once and share one `Cell`."""

    def __init__(
        self, legend: Mapping[str, Sequence[LegendWord]], place: SpanAt, problems: Problems,
        own: Collection[str] = (),
    ) -> None:  # fmt: skip
        self.legend = legend
        self.own = own  # characters of the legend for the map's own ground
        self.place = place
        self.problems = problems
        self.known: dict[str, Cell] = {}
        self.square = ""
        self.line = self.char = 0
        self.bad = False

    def read(self, text: str, square: str, line: int, char: int) -> Cell:
        """Read the square whose text begins at that line and character of the drawing."""
        self.square, self.line, self.char, self.bad = square, line, char, False
        cuts = [i for i, c in enumerate(text) if c in "/\\"]
        for extra in cuts[1:]:
            self.bad = True
            self.problems.at(self.at(extra)).error(
                "[map-two-diagonals] {square} is cut by two diagonal walls",
                "draw only one diagonal in a square",
                square=square,
            )
        if cuts:
            left = self.side(text, 0, cuts[0])
            right = self.side(text, cuts[0] + 1, len(text))
            cell = self.cut_cell("/" if text[cuts[0]] == "/" else "\\", left, right, cuts[0])
        else:
            cell = Cell(self.side(text, 0, len(text)).spot())
        if not self.bad:
            self.known[text] = cell
        return cell

    def cut_cell(self, cut: Cut, left: _Side, right: _Side, at: int) -> Cell:
        if "door" in left.features | right.features:
            self.bad = True
            self.problems.at(self.at(at)).error(
                "[map-door-cut] {square} has a door and a diagonal wall",
                "draw the door on an edge, or in a square without a diagonal",
                square=self.square,
            )
        # The half with the top edge comes first: left of `/`, right of `\`.
        first, second = (left, right) if cut == "/" else (right, left)
        return Cell(first.spot(), cut, second.spot())

    def side(self, text: str, start: int, end: int) -> _Side:
        side = _Side()
        i = start
        while i < end:
            char = text[i]
            if char in DIGITS:
                width = 1
                while i + width < end and text[i + width] in DIGITS:
                    width += 1
                self.number(side, int(text[i : i + width]), i, width)
                i += width
                continue
            if char in self.own and char not in side.signs:
                side.signs += char
            if char in self.legend:
                for word in self.legend[char]:
                    self.word(side, word, i)
            elif char in WORDS:
                self.word(side, WORDS[char], i)
            elif char not in " \0/\\":
                self.unknown(char, i)
            i += 1
        held = side.terrain or side.power or side.features or side.signs
        if side.solid and (held or side.respawn is not None):
            self.bad = True
            self.problems.at(self.at(start, end - start)).error(
                "[map-solid] {square} is solid, but something is in it",
                "delete `#` or the other symbol",
                square=self.square,
            )
        return side

    def number(self, side: _Side, number: int, i: int, width: int) -> None:
        if side.respawn is not None:
            self.bad = True
            self.problems.at(self.at(i, width)).error(
                "[map-two-respawns] {square} has two respawn numbers, {first} and {second}",
                "write the digits of one number side by side",
                square=self.square,
                first=side.respawn,
                second=number,
            )
        elif number == 0:
            self.bad = True
            self.problems.at(self.at(i, width)).error(
                "[map-respawn-zero] respawn numbers start at 1", "write a digit from `1` to `9`"
            )
        else:
            side.respawn = number

    def word(self, side: _Side, word: LegendWord, i: int) -> None:
        match word:
            case "floor":
                pass
            case "solid":
                side.solid = True
            case "acid" | "water" | "lava":
                if side.terrain is not None:
                    self.two("terrains", side.terrain, word, i)
                side.terrain = word
            case "weapon" | "gadget":
                if side.power is not None:
                    self.two("power-ups", side.power, word, i)
                side.power = word
            case _:
                if word in side.features:
                    self.two("features", word, word, i)
                side.features.add(word)

    def two(self, what: str, first: str, second: str, i: int) -> None:
        self.bad = True
        what_there = say("{first} and {second}", first=first, second=second)
        if first == second:
            what_there = say("{thing} twice", thing=first)
        if what == "terrains":
            self.problems.at(self.at(i)).error(
                "[map-two-terrains] {square} has two terrains: {what}",
                "delete one of the two",
                square=self.square,
                what=what_there,
            )
        elif what == "power-ups":
            self.problems.at(self.at(i)).error(
                "[map-two-power-ups] {square} has two power-ups: {what}",
                "delete one of the two",
                square=self.square,
                what=what_there,
            )
        else:
            self.problems.at(self.at(i)).error(
                "[map-symbol-twice] {square} shows {what}",
                "delete one of the two",
                square=self.square,
                what=what_there,
            )

    def unknown(self, char: str, i: int) -> None:
        self.bad = True
        if is_wide(char):
            self.problems.at(self.at(i)).error(
                "[map-wide-character] the character U+{code} is not one column wide, so "
                "{square} can't line up",
                "use a plain character, and give it a meaning below `legend:`",
                code=f"{ord(char):04X}",
                square=self.square,
            )
            return
        self.problems.at(self.at(i)).error(
            "[map-unknown-symbol] `{value}` in {square} is not a symbol",
            (edge_advice(i) if char in "|:<>+-" else "")
            or did_you_mean(char, [*WORDS, *self.legend])
            or "use a digit or one of # w g a ~ ^ % T / \\ D s X t O, or add it below `legend:`",
            value=char,
            square=self.square,
        )

    def at(self, i: int, width: int = 1) -> Span:
        return self.place(self.line, self.char + i, width)


VERTICAL_EDGES: Mapping[str, Edge] = {
    " ": OPEN,
    "|": WALL,
    ":": WINDOW,
    "r": Edge("door", Door("red")),
    "g": Edge("door", Door("green")),
    "b": Edge("door", Door("blue")),
    "<": Edge("door", Door(way="west")),
    ">": Edge("door", Door(way="east")),
}


HORIZONTAL_EDGES: Mapping[str, Edge] = {
    "   ": OPEN,
    "---": WALL,
    "-:-": WINDOW,
    "-r-": VERTICAL_EDGES["r"],
    "-g-": VERTICAL_EDGES["g"],
    "-b-": VERTICAL_EDGES["b"],
    "-^-": Edge("door", Door(way="north")),
    "-v-": Edge("door", Door(way="south")),
}
