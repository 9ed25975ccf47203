"""The map during a game, with figures as letters and counters as signs."""

from __future__ import annotations

from collections.abc import Sequence

from fragkit.language.sentences import Sentence, Text, say
from fragkit.model.names import name_of
from fragkit.rules.game import Game
from fragkit.term.board_answers import HOME_HEIGHT, explained, map_text, symbols_seen
from fragkit.term.board_overlay import BoardOverlay, Key, Mark, Tone
from fragkit.term.board_text import board_text, fit_view, window_note
from fragkit.term.style import Style, gathered, text_width

_LARGE_ROWS = 9  # with fewer rows in view, draw the squares small
_SYMBOLS = "TD"  # teleporters and doors in squares: no figure's letter
_SHUT = ("╳", "x")
_SEVERAL = "&*$="  # squares with more than one kind of counter, a sign for each set of kinds


def letters(names: Sequence[str], plain: bool = False) -> dict[str, str]:
    """Return a letter for each name: the first of its letters that is free and not a symbol of the
    map, otherwise a digit.

    `plain` is for terminals that show only ASCII.
    """
    taken: dict[str, str] = {}
    for name in names:
        choices = [c for c in name.upper() if c.isalnum() and text_width(c) == 1]
        choices = [c for c in choices if c not in _SYMBOLS]
        choices = [c for c in choices if c.isascii() or not plain]
        free = (c for c in (*choices, *"123456789") if c not in taken.values())
        taken[name] = next(free, "@")
    return taken


def figures(game: Game) -> dict[str, str]:
    return {seat.name: seat.square for seat in game.standing()}


def floor_signs(game: Game) -> dict[str, tuple[str, Sentence]]:
    """Return the sign and the counters of each square that has any: `& blood and pile`.

    One team has capital letters and the other small ones.
    """
    lying: dict[str, dict[Sentence, str]] = {}  # by square: each counter, and its own sign
    for counter in game.state.floor:
        if sign := game.modules.kinds[counter.kind].sign:
            if counter.side:
                what = say("{side} {kind}", side=counter.side, kind=counter.kind)
            else:
                what = say("{kind}", kind=name_of("counter", counter.kind))
            small = counter.side and counter.side == min(game.state.sides, default="")
            lying.setdefault(counter.square, {})[what] = sign.lower() if small else sign
    together = iter(_SEVERAL)
    signs: dict[str, str] = {}
    found: dict[str, tuple[str, Sentence]] = {}
    for square, here in lying.items():
        items = tuple(sorted(here, key=str))
        what = items[0] if len(items) == 1 else say("{items:and}", items=items)
        if str(what) not in signs:
            signs[str(what)] = here[what] if len(here) == 1 else next(together, _SEVERAL[0])
        found[square] = (signs[str(what)], what)
    return found


def table_overlay(game: Game) -> BoardOverlay:
    place = game.ground.place
    marks: dict[int, Mark] = {}
    keys: list[Key] = []
    floor = floor_signs(game)
    for square, (sign, what) in floor.items():
        marks[place[square]] = Mark((sign, sign), (f" {sign} ", f" {sign} "), "accent")
        if game.at(square) is None:
            keys.append(Key(sign, sign, what))
    active = game.active()
    names = list(game.state.seats)
    plain = letters(names, plain=True)
    for name, letter in letters(names).items():
        seat, bare = game.state.seats[name], plain[name]
        if seat.square:
            tone: Tone = "accent" if name == active else "bold"
            marks[place[seat.square]] = Mark((letter, bare), (f"({letter})", f"({bare})"), tone)
            shown: Text = name
            if seat.square in floor:
                shown = say("{player} on {what}", player=name, what=floor[seat.square][1])
            keys.append(Key(letter, bare, shown))
        elif seat.figure:
            low, plain_low = letter.lower(), bare.lower()
            marks[place[seat.figure]] = Mark(
                (low, plain_low), (f"[{low}]", f"[{plain_low}]"), "dim"
            )
            status = say("{player}, {phase}", player=name, phase=seat.status)
            keys.append(Key(low, plain_low, status))
    shut, edges = Mark(_SHUT, _SHUT, "dim", quiet=True), dict[int, Mark]()
    for id in shut_doors(game):
        if id >= 0:
            edges[id] = shut
        elif -1 - id not in marks:
            marks[-1 - id] = shut
        keys.append(Key(*_SHUT, say("closed door")))
    return BoardOverlay(places=marks, edges=edges, key=tuple(dict.fromkeys(keys)))


def shut_doors(game: Game) -> list[int]:
    """Return the switch doors that are closed now. They block like walls."""
    doors, things = game.ground.board.doors, game.things()
    return [id for id, door in doors.items() if door.door.switch and id not in things.open_doors]


def people(game: Game) -> dict[int, tuple[str, str]]:
    """Return the letter and name of each figure, by place."""
    place, plain = game.ground.place, letters(list(game.state.seats), plain=True)
    return {place[seat.square]: (plain[seat.name], seat.name) for seat in game.standing()}


def table_map(
    game: Game,
    style: Style,
    focus: Sequence[int] = (),
    height: int = HOME_HEIGHT,
    wide: bool = False,
) -> list[str]:
    """Return the whole map, or the part around `focus` that fits the height.

    With `wide`, return as much of the map as there is room for, drawn smaller if that shows more.
    """
    board = game.ground.board
    if board.is_own:
        return []
    overlay = table_overlay(game)
    if not focus:
        return map_text(board, style, overlay)
    # Next to a list of the players, their first letters need no explanation.
    plain = [k for k in overlay.key if not (wide and str(k.what).upper().startswith(k.plain))]
    signs: list[Text] = [explained(style.pick(k.fancy, k.plain), k.what) for k in plain]
    room = height - len(gathered(signs, style)) - 3
    view = fit_view(board, style.width, room, focus)
    if wide:
        small = room < 2 * _LARGE_ROWS or style.width < 4 * _LARGE_ROWS
        view = fit_view(board, style.width, room, focus, 1 if small else None, air=99)
    key = gathered([*signs, *symbols_seen(board, style, view)], style)
    note = window_note(board, view)
    lines = board_text(board, style, overlay, view=view)
    if note and not wide:
        key += style.wrap(say("{note}. `map all` shows the whole map.", note=note))
    return [*lines, *(style.dim(line) for line in key)]
