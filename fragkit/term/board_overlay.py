"""Marks on top of a map: lines of sight, obstacles, the cost of squares.

An overlay is plain data by place, edge and post. `board_text` draws it at any scale.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Literal, NamedTuple

from fragkit.board.board import Board
from fragkit.board.sight import Blocker, Sight, squares_crossed
from fragkit.board.square_names import parse_square
from fragkit.board.things import Things
from fragkit.language.sentences import Text, say
from fragkit.rule_modules import solid_counters
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.board.reach import Reached

Tone = Literal["", "bold", "dim", "accent", "yes", "no"]

# Characters with a plain substitute; `Style.pick` chooses by the stream.
DOT = ("•", "*")
CROSS = ("✗", "!")


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a square, edge or post. `short` has one character and `long` up to three. Each has
    an ASCII form, too.

    A quiet mark leaves a square's own symbol visible if there is room for both.
    """

    short: tuple[str, str]
    long: tuple[str, str]
    tone: Tone = "bold"
    quiet: bool = False


class Key(NamedTuple):
    """The meaning of a sign. `small` is the sign at one character per square."""

    fancy: str
    plain: str
    what: Text  # a name, or one of our words
    small: str = ""


@dataclass(frozen=True, slots=True)
class BoardOverlay:
    places: Mapping[int, Mark] = field(default_factory=dict)
    edges: Mapping[int, Mark] = field(default_factory=dict)
    posts: Mapping[tuple[int, int], Mark] = field(default_factory=dict)  # column and row
    key: tuple[Key, ...] = ()
    figures: bool = False  # squares contain figures, so small cells show no other letters
    numbers: bool = False  # squares contain numbers, so respawn numbers would be misread
    large: bool = False  # there are numbers above 9, which small cells show as letters

    def __or__(self, other: BoardOverlay) -> BoardOverlay:
        """Put `other` on top, where it hides the marks below."""
        return BoardOverlay(
            {**self.places, **other.places},
            {**self.edges, **other.edges},
            {**self.posts, **other.posts},
            tuple(dict.fromkeys((*self.key, *other.key))),
            self.figures or other.figures,
            self.numbers or other.numbers,
            self.large or other.large,
        )


NOTHING_MARKED = BoardOverlay()
_FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"


def figure(number: int) -> str:
    """Return a number as one character: 0 to 9, then `a` for 10 and so on, and `+` beyond `z`."""
    return _FIGURES[number] if 0 <= number < len(_FIGURES) else "+"


def _letter(letter: str, tone: Tone) -> Mark:
    return Mark((letter, letter), (f"({letter})",) * 2, tone)


def _number(number: int, tone: Tone = "", shown: str | None = None) -> Mark:
    short = figure(number) if shown is None else shown
    long = f"{number:^3}" if number < 1000 else short.center(3)
    return Mark((short, short), (long, long), tone)


# -- figures -----------------------------------------------------------------------------


People = Mapping[int, tuple[str, str]]  # the fighter on a place: a letter and the name
NOBODY: People = {}


def people_overlay(people: People) -> BoardOverlay:
    """Mark fighters by their letters, for games with named players."""
    marks = {p: _letter(letter, "bold") for p, (letter, _) in people.items()}
    return BoardOverlay(
        marks, key=tuple(Key(letter, letter, who) for letter, who in people.values())
    )


def things_overlay(things: Things) -> BoardOverlay:
    """Mark nameless fighters, solid counters and hanged fighters, which come from the options of
    `los` and `reach`."""
    kinds: list[tuple[Collection[int], str, str]] = [
        (things.fighters, "F", "fighter"),
        *(
            ([p for p, other in things.solid if other == name], solid_counters()[name].sign, name)
            for name in dict.fromkeys(name for _, name in things.solid)
        ),
        (things.hanged, "H", "hanged fighter"),
    ]
    marks = {p: _letter(letter, "bold") for places, letter, _ in kinds for p in places}
    key = tuple(Key(letter, letter, what) for places, letter, what in kinds if places)
    return BoardOverlay(marks, key=key)


# -- a line of sight -------------------------------------------------------------


def line_overlay(
    board: Board, a: int, b: int, answer: Sight, people: People = NOBODY
) -> BoardOverlay:
    """Mark both ends, the squares that the line crosses and the first blocker."""
    between = Mark(DOT, (f" {DOT[0]} ", f" {DOT[1]} "), "accent", quiet=True)
    marks: dict[int, Mark] = {}
    for square in squares_crossed(board, a, b)[1:-1]:
        marks.update(dict.fromkeys(board.halves(square), between))
    line = BoardOverlay(marks, key=(Key(*DOT, say("line of sight")),) if marks else ())
    taken = {letter for letter, _ in people.values()}
    free = [letter for letter in "ABYZ12" if letter not in taken]  # nobody's own
    from_, from_name = people.get(a, (free[0], board.name(a)))
    to, to_name = people.get(b, (free[1], board.name(b)))
    ends = {b: _letter(to, "accent"), a: _letter(from_, "accent")}
    names = (Key(from_, from_, from_name), Key(to, to, to_name))
    blocker = answer.blocked_by
    found = blocker_overlay(board, blocker) if blocker is not None else NOTHING_MARKED
    return BoardOverlay(key=names if a != b else names[:1]) | line | found | BoardOverlay(ends)


# The sign that is visible beside the cross.
_AROUND = {
    "fighter": ("{}F ", "{}F "),
    "hanged": ("{}H ", "{}H "),
    "solid": ("▒{}▒", "#{}#"),
    "door": ("[{}]", "[{}]"),
}


def blocker_overlay(board: Board, blocker: Blocker) -> BoardOverlay:
    here = Mark(CROSS, (f" {CROSS[0]} ", f" {CROSS[1]} "), "no")
    key = (Key(*CROSS, say("blocked here")),)
    if blocker.edge is not None:
        return BoardOverlay(edges={blocker.edge: here}, key=key)
    if blocker.kind == "corner":
        post = corner_post(board, blocker)
        return BoardOverlay(posts={post: here} if post else {}, key=key)
    square = board.find_square(blocker.at)
    if isinstance(square, int):
        around = _AROUND.get(blocker.kind)
        if around is None and blocker.place is not None:  # a solid counter
            around = (f"{{}}{blocker.kind[0].upper()} ",) * 2
        if around is not None:
            here = Mark(CROSS, (around[0].format(CROSS[0]), around[1].format(CROSS[1])), "no")
        place = blocker.place
        spots = board.halves(square) if place is None else (place,)
        return BoardOverlay(dict.fromkeys(spots, here), key=key)
    return NOTHING_MARKED


def corner_post(board: Board, blocker: Blocker) -> tuple[int, int] | None:
    """Return the column and row of the post that a corner such as `D5/se` means."""
    name, _, corner = blocker.at.partition("/")
    square = board.find_square(name)
    if not isinstance(square, int):
        return None
    row, column = divmod(square, board.columns)
    return column + ("e" in corner), row + ("s" in corner)


def blocker_square(board: Board, blocker: Blocker) -> int | None:
    """Return a square next to the blocker, so that the blocker is visible."""
    name = blocker.at.partition("/")[0]
    # `foundry:A1-foundry:B1` names two squares, but a map's id may contain hyphens, too.
    for end in (name, *(name[:i] for i, c in enumerate(name) if c == "-")):
        parsed = parse_square(end.rpartition(":")[2])
        square = board.find_square(end) if parsed else None
        if isinstance(square, int):
            return square
    return None


# -- many squares ----------------------------------------------------------------


def sight_overlay(board: Board, place: int, visible: Mapping[int, int]) -> BoardOverlay:
    """Mark every visible place with its range."""
    marks = {p: _number(distance) for p, distance in visible.items()}
    marks[place] = _letter("A", "accent")
    key = (Key("A", "A", board.name(place)), Key("1", "1", say("range")))
    large = any(r > 9 for r in visible.values())
    return BoardOverlay(marks, key=key, figures=True, numbers=True, large=large)


def reach_overlay(board: Board, place: int, reached: Mapping[int, Reached]) -> BoardOverlay:
    """Mark every place in reach with its cost, in brackets if the fighter may not stop there."""
    marks: dict[int, Mark] = {}
    signs = {p: sign for p, kind in board.power_ups.items() if (sign := kind[0])}
    for p, way in reached.items():
        if way.stop and not way.hazards and p in signs:
            # A power-up stays visible, with its cost beside it if there is room.
            marks[p] = Mark((signs[p],) * 2, (f"{signs[p]}{way.cost:>2}",) * 2, "accent")
        elif not way.stop:
            marks[p] = Mark(("-", "-"), (f"({figure(way.cost)})",) * 2, "dim")
        elif way.hazards:
            long = f"{way.cost:>2}!" if way.cost < 100 else " ! "
            marks[p] = Mark(("!", "!"), (long, long), "no")
        else:
            marks[p] = _number(way.cost)
    marks[place] = _letter("A", "accent")
    key = [Key("A", "A", board.name(place)), Key("1", "1", say("cost"))]
    if any(p in signs and way.stop for p, way in reached.items()):
        key.append(Key("w g", "w g", say("power-up")))
    if any(way.stop and way.hazards for way in reached.values()):
        key.append(Key("1!", "1!", say("hazard on the way"), "!"))
    if any(not way.stop for way in reached.values()):
        key.append(Key("(1)", "(1)", say("occupied: keep moving"), "-"))
    large = any(w.cost > 9 for w in reached.values())
    return BoardOverlay(marks, key=tuple(key), figures=True, numbers=True, large=large)


def heat_overlay(counts: Mapping[int, int]) -> BoardOverlay:
    """Mark each square with the number of squares that see it. In small cells, use tenths of the
    highest number."""
    most = max(counts.values(), default=0)
    marks = {}
    for place, count in counts.items():
        tenth = count * 10 // (most + 1)
        tone: Tone = "no" if tenth >= 8 else "dim" if tenth < 3 else ""
        marks[place] = _number(count, tone, str(tenth))
    key = (Key("12", "12", say("squares that see it (at most {n})", n=most), "0-9"),)
    return BoardOverlay(marks, key=key, figures=True, numbers=True)
