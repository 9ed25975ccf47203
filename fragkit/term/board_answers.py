"""Answers about a map in a terminal: the verdict, a part of the map, the figures, the legend.

Each fits 40 columns and the given height, so that the verdict stays on a phone's screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from fragkit.board.board import Board
from fragkit.board.sight import Sight, range_between
from fragkit.board.things import NOTHING, Things
from fragkit.language import translate
from fragkit.language.sentences import Sentence, Text, plural, say
from fragkit.term.board_overlay import (
    NOBODY,
    NOTHING_MARKED,
    BoardOverlay,
    People,
    blocker_square,
    heat_overlay,
    line_overlay,
    people_overlay,
    reach_overlay,
    sight_overlay,
    things_overlay,
)
from fragkit.term.board_text import (
    ARROWS,
    DIAGONAL,
    DOORS,
    FEATURES,
    POWER,
    RISKY_POWER,
    ROCK,
    TERRAIN,
    View,
    board_text,
    fit_view,
    is_hidden_hazard,
    window_note,
)
from fragkit.term.style import Style, gathered, pad, text_width

if TYPE_CHECKING:
    from fragkit.board.reach import Reached
    from fragkit.model.map import Feature, Spot

HOME_HEIGHT = 23  # a phone's 24 lines, without the prompt
ACCURACIES = (1, 2, 3, 4, 5)


# -- los -------------------------------------------------------------------------


def los_text(
    board: Board,
    a: int,
    b: int,
    answer: Sight,
    style: Style,
    things: Things = NOTHING,
    height: int = HOME_HEIGHT,
    people: People = NOBODY,
) -> list[str]:
    """Show whether one place sees another and, if not, the first obstacle."""
    blocker = answer.blocked_by
    if blocker is None:
        head = [style.yes(translate(say("CLEAR, range {range}", range=answer.range)))]
        foot = hit_lines(answer.range, style)
    else:
        verdict = say("BLOCKED: {reason}", reason=blocker.text)
        head = [style.no(line) for line in style.wrap(verdict, hang="  ")]
        foot = [style.dim(translate(say("range {range}", range=answer.range)))]
    if a == b:
        head += style.wrap(say("{square} is both the start and the end.", square=board.name(a)))
    line = line_overlay(board, a, b, answer, people)
    # Show a blocker on top of the fighter there, and explain the line's own signs first.
    others = {p: who for p, who in people.items() if p not in (a, b)}
    standing = things_overlay(things) | people_overlay(others)
    overlay = BoardOverlay(key=line.key) | standing | line
    focus = [a, b]
    stop = blocker_square(board, blocker) if blocker is not None else None
    if stop is not None:
        focus.insert(0, stop)  # show the end of a line that is too long for the screen
    return _framed(board, head, overlay, focus, foot, style, height)


def hit_lines(distance: int, style: Style) -> list[str]:
    """Show the chance to reach the range with 1 to 5 dice."""
    from fragkit.rules.odds.dice_odds import hit_odds, sums

    labels = translate(say("Accuracy")), translate(say("Hit odds"))
    wide = max(8, *(text_width(label) for label in labels))
    shown = ACCURACIES[: max(1, (style.width - wide) // 6)]
    chances = [hit_odds(sums(dice), distance) for dice in shown]
    cells = [_whole_percent(chance.numerator, chance.denominator) for chance in chances]
    return [
        style.dim(pad(labels[0], wide)) + "".join(f"{n:>6}" for n in shown),
        style.dim(pad(labels[1], wide)) + "".join(f"{cell:>6}" for cell in cells),
    ]


def _whole_percent(ways: int, of: int) -> str:
    if ways in (0, of):
        return "0%" if ways == 0 else "100%"
    rounded = (200 * ways + of) // (2 * of)
    return "<1%" if rounded < 1 else ">99%" if rounded > 99 else f"{rounded}%"


def seen_text(
    board: Board,
    place: int,
    visible: Mapping[int, int],
    style: Style,
    things: Things = NOTHING,
    height: int = HOME_HEIGHT,
    people: People = NOBODY,
) -> list[str]:
    """Show every place that a place sees, with its range."""
    farthest = max(visible.values(), default=0)
    if visible:
        verdict = plural(
            "{square} sees {n} square, up to range {range}",
            "{square} sees {n} squares, up to range {range}",
            square=board.name(place), n=len(visible), range=farthest,
        )  # fmt: skip
    else:
        verdict = say("{square} sees no other square", square=board.name(place))
    seen = {p: distance for p, distance in visible.items() if p not in people}
    overlay = things_overlay(things) | sight_overlay(board, place, seen)
    overlay = _peopled(overlay, place, people)
    head = [style.bold(line) for line in style.wrap(verdict)]
    return _framed(board, head, overlay, [place, *visible], [], style, height)


def reach_text(
    board: Board,
    place: int,
    moves: int,
    reached: Mapping[int, Reached],
    style: Style,
    things: Things = NOTHING,
    height: int = HOME_HEIGHT,
    people: People = NOBODY,
) -> list[str]:
    """Show where a fighter can go, with the cost of each square."""
    free = sum(way.stop for way in reached.values())
    verdict = plural(
        "From {square}, {movement} movement reaches {n} square",
        "From {square}, {movement} movement reaches {n} squares",
        square=board.name(place), movement=moves, n=free,
    )  # fmt: skip
    head = [style.bold(line) for line in style.wrap(verdict)]
    costs = {p: way for p, way in reached.items() if p not in people}
    overlay = things_overlay(things) | reach_overlay(board, place, costs)
    overlay = _peopled(overlay, place, people)
    # A hop between teleporters may end anywhere; only the surroundings fit a screen.
    near = [p for p in reached if range_between(board, place, p) <= moves]
    return _framed(board, head, overlay, [place, *near], [], style, height)


def _peopled(overlay: BoardOverlay, place: int, people: People) -> BoardOverlay:
    """Add the fighters by their letters. The fighter at the start replaces the start mark."""
    if place in people:
        overlay = replace(overlay, key=tuple(key for key in overlay.key if key.plain != "A"))
    return overlay | people_overlay(people)


def _framed(
    board: Board,
    head: list[str],
    overlay: BoardOverlay,
    focus: Sequence[int],
    foot: list[str],
    style: Style,
    height: int,
) -> list[str]:
    """Combine the verdict, the map and the figures. The map takes the remaining height."""
    view = fit_view(board, style.width, height - len(head) - len(foot) - 2, focus)
    key = _key_lines(board, overlay, view, style)
    spare = height - len(head) - len(foot) - len(key)
    lines = (view.rows if view.scale == 1 else 2 * view.rows) + 2
    if len(key) > 2 or lines > spare:
        view = fit_view(board, style.width, spare, focus)
        key = _key_lines(board, overlay, view, style)
    return [*head, *board_text(board, style, overlay, view=view), *key, *foot]


def _key_lines(board: Board, overlay: BoardOverlay, view: View, style: Style) -> list[str]:
    """Explain the signs, and count the marked squares outside the visible part."""
    lines = gathered(_signs(board, overlay, view, style), style)
    if overlay.figures:
        squares = {board.squares[p] for p in overlay.places}  # both halves of a cut square
        outside = [s for s in squares if not view.holds(s % board.columns, s // board.columns)]
        if outside:
            more = plural(
                "{n} more square is outside this part of the map",
                "{n} more squares are outside this part of the map", n=len(outside),
            )  # fmt: skip
            lines += style.wrap(more)
    return [style.dim(line) for line in lines]


_SEEN_OR_NOT = {"F", "H", "!", "-"}  # signs that may all be outside the visible part


def _signs(board: Board, overlay: BoardOverlay, view: View, style: Style) -> list[Text]:
    small = view.scale < 4
    seen = {
        mark.short[0]
        for p, mark in overlay.places.items()
        if view.holds(board.column(p), board.row(p))
    }
    items: list[Text] = [
        explained(
            sign.small if small and sign.small else style.pick(sign.fancy, sign.plain), sign.what
        )
        for sign in overlay.key
        if (mark := sign.small or sign.fancy) in seen or mark not in _SEEN_OR_NOT
    ]
    return [*items, "a=10 b=11"] if overlay.large and small else items


# -- show map --------------------------------------------------------------------


def map_text(
    board: Board,
    style: Style,
    overlay: BoardOverlay = NOTHING_MARKED,
    focus: Sequence[int] = (),
) -> list[str]:
    """Show the whole map, or the part around a place, then its symbols and its one-way doors."""
    names = " + ".join(m.name for m in board.maps)
    lines = [style.bold(line) for line in style.wrap(names)]
    size = f"{board.columns} {style.pick('×', 'x')} {board.rows}"
    about = say("{id}, {size} squares", id=board.id, size=size)
    lines += [style.dim(line) for line in style.wrap(about)]
    view = fit_view(board, style.width, HOME_HEIGHT if focus else None, focus)
    lines += board_text(board, style, overlay, view=view)
    note = window_note(board, view)
    if note:
        lines += [style.dim(line) for line in style.wrap(say("Showing {note}", note=note))]
    bare = overlay.figures and view.scale < 4  # letters would look like figures
    symbols = [] if bare else symbol_key(board, style, view.scale)
    lines += gathered([*_signs(board, overlay, view, style), *symbols], style)
    if bare:
        return lines
    return lines + one_way_lines(board, style)


def explained(sign: str, what: Text) -> Sentence:
    """Return a sign of the map and its meaning: `w weapon`."""
    return say("{sign} {what}", sign=sign, what=what)


def symbol_key(board: Board, style: Style, scale: int) -> list[Text]:
    """Explain the symbols on this board, drawn with `scale` characters per square."""
    spots = [board.spots[p] for p in board.places]
    edges = [*board.west, *board.north]
    items: list[Text] = []
    numbers = sorted({r.number for r in board.respawns})
    if numbers:
        span = f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
        items.append(explained(span, say("respawn")))
    items += _ground_signs(spots, FEATURES)
    items += _own_ground(board, board.places)
    if scale < 4 and any(map(is_hidden_hazard, spots)):
        items.append(explained(style.pick(*RISKY_POWER), say("power-up on acid or lava")))
    if any(s.solid for s in board.spots):
        items.append(explained(style.pick(*ROCK), say("solid")))
    if board.cuts:
        items.append(explained(style.pick(*DIAGONAL["/"]), say("diagonal wall")))
    doors = [*board.square_doors.values(), *(e.door for e in edges if e.door is not None)]
    letters = sorted({d.color[0] for d in doors if d.way is None}, key="rgb".index)
    if letters and scale > 1:
        items.append(explained(" ".join(letters), say("door")))
    elif letters:
        items.append(explained(_door_signs(style), say("door")))
    if board.square_doors:
        items.append(explained("D" if scale < 4 else "[r]", say("door in a square")))
    if any(d.way is not None for d in doors):
        items.append(explained(style.pick(*ARROWS["east"]), say("one-way door")))
    if any(e.kind == "window" for e in edges):
        items.append(explained(style.pick("┆", ":"), say("window")))
    return items


def _ground_signs(spots: Sequence[Spot], features: Iterable[tuple[Feature, str]]) -> list[Sentence]:
    """Explain the power-ups, terrain and features on these squares."""
    power = [(word, sign) for word, sign in POWER.items() if any(s.power == word for s in spots)]
    terrain = [
        (word, sign) for word, sign in TERRAIN.items() if any(s.terrain == word for s in spots)
    ]
    printed = [(word, sign) for word, sign in features if any(s.has(word) for s in spots)]
    return [explained(sign, word) for word, sign in (*power, *terrain, *printed)]


def _own_ground(board: Board, places: Sequence[int]) -> list[Sentence]:
    """Name the map's own ground by its sign, or a zone without a sign by one of its squares."""
    found: dict[Sentence, None] = {}
    for place in places:
        for patch in board.patches.get(place, ()):
            where = patch.sign or f"{patch.squares[0]}…"
            found[explained(where, patch.name)] = None
    return list(found)


def _door_signs(style: Style) -> str:
    return " ".join(dict.fromkeys(style.pick(*signs) for signs in DOORS))


def symbols_seen(board: Board, style: Style, view: View) -> list[Text]:
    """Explain the symbols of a part of the map that matter when walking, as many as fit two lines
    on a phone."""
    places = [p for p in board.places if view.holds(board.column(p), board.row(p))]
    spots = [board.spots[p] for p in places]
    features = [(word, sign) for word, sign in FEATURES if word != "grate"]
    items: list[Text] = [*_ground_signs(spots, features), *_own_ground(board, places)]
    if any(r.place in places for r in board.respawns):
        items.append(explained("1-9", say("respawn")))
    if view.scale < 4 and any(map(is_hidden_hazard, spots)):
        items.append(explained(style.pick(*RISKY_POWER), say("power-up on acid or lava")))
    squares = {board.squares[p] for p in places}
    edges = [board.edge(s, way) for s in squares for way in range(4)]
    doors = [e.door for e in edges if e.door]
    doors += [door for s, door in board.square_doors.items() if s in squares]
    is_inside = any(s in squares for s in board.square_doors)
    colors = sorted({d.color[0] for d in doors if d.way is None}, key="rgb".index)
    if colors and view.scale > 1:
        inside = ("D" if view.scale < 4 else "[r]",) if is_inside else ()
        items.append(explained(" ".join((*colors, *inside)), say("door")))
    elif colors:
        items.append(explained(f"{_door_signs(style)}{' D' * is_inside}", say("door")))
    if any(door.way is not None for door in doors):
        items.append(explained(style.pick(*ARROWS["east"]), say("one-way door")))
    if view.scale > 1 and any(e.kind == "window" for e in edges):
        items.append(explained(style.pick("┆", ":"), say("window")))
    return items


def one_way_lines(board: Board, style: Style) -> list[str]:
    """List the colors of one-way doors, which an arrow can't show, and the switch doors."""
    lines: list[str] = []
    for color in ("red", "green", "blue"):
        names = tuple(
            d.name for d in board.doors.values() if d.door.way is not None and d.door.color == color
        )
        if names:
            text = say("one-way {color} doors: {squares}", color=color, squares=names)
            lines += style.wrap(text, hang="  ")
    switched = tuple(
        say("{edge} ({color})", edge=d.name, color=d.door.color)
        for d in board.doors.values()
        if d.door.switch
    )
    if switched:
        lines += style.wrap(say("switch doors: {parts}", parts=switched), hang="  ")
    return lines


def map_overlay(
    board: Board,
    heat: Mapping[int, int],
    sight_from: int | None = None,
    visible: Mapping[int, int] | None = None,
) -> BoardOverlay:
    """Return the marks of `show map --heat` and `--sight A1`."""
    overlay = heat_overlay(heat) if heat else NOTHING_MARKED
    if sight_from is not None:
        overlay |= sight_overlay(board, sight_from, visible or {})
    return overlay
