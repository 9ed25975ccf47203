"""A fixed screen with the map around the active player, a line for each player, and the latest
events.

It is redrawn before each input on the terminal's second page, so that earlier lines are kept.
"""

from __future__ import annotations

from collections.abc import Callable

from fragkit.board.own_board import is_unnamed
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.referee.display.public_state import is_new, mark_texts, side_score
from fragkit.referee.display.table_map import table_map
from fragkit.referee.referee import Referee
from fragkit.rules.cards.card_piles import hand_counts
from fragkit.rules.fighter_sheet import stances_in
from fragkit.rules.game import Game
from fragkit.rules.state import COMES_BACK_WHOLE, Seat
from fragkit.rules.stats import armor, full, health
from fragkit.term.style import ENTER_PAGE, LEAVE_PAGE, REDRAW_PAGE, Style, pad, text_width

LEAST_ROWS = 20
_LEAST_BOARD = 7
_LEAST_TEXT = 5
_KEPT = 60  # lines of events that may come into view again

Screen = Callable[[], tuple[Style, int]]


class LiveScreen:
    """A screen between a `Shell` and the terminal. `tell` collects lines; `ask` draws the screen
    and asks."""

    def __init__(
        self,
        referee: Referee,
        ask: Callable[[str], str],
        out: Callable[[str], None],
        screen: Screen,
    ) -> None:
        self.referee = referee
        self._ask = ask
        self._out = out
        self._screen = screen
        self._shown: list[str] = []  # before the last input
        self._new: list[str] = []  # since
        self._last = 0  # how many of these events came before the last input
        self._is_passing = False
        self._is_on = False

    def tell(self, text: str) -> None:
        self._new += text.split("\n")

    def ask(self, prompt: str) -> str:
        style, rows = self._screen()
        if rows < LEAST_ROWS:  # the phone was turned: print line by line, without this screen
            self._plainly()
            return self._ask(prompt)
        if not self._is_on:
            self._out(ENTER_PAGE)
            self._is_on = True
        room = rows - 1
        new = self._new
        while len(new) > room - 1:  # longer than the screen, so page by page
            self._out(REDRAW_PAGE + "\n".join(new[: room - 1]))
            new = new[room - 1 :]
            if typed := self._ask(translate(say("Press Enter for more> "))).strip():
                if typed.casefold() in ("q", "quit"):  # the end of the pages, not of the game
                    new = []
                    break
                self._keep()
                return typed  # the player has seen enough
        self._out(REDRAW_PAGE + "\n".join(self._frame(style, room, new)))
        self._keep()
        return self._ask(prompt)

    def _keep(self) -> None:
        """Mark the new lines as old before the next input."""
        kept = [] if self._is_passing else self._new
        self._shown, self._last, self._new = (self._shown + kept)[-_KEPT:], len(kept), []
        self._is_passing = False

    def pass_by(self) -> None:
        """Show the lines since the last input only once, because they are an answer."""
        self._is_passing = True

    def hide(self) -> None:
        """Remove the lines before the last input, because they were for one player."""
        del self._shown[len(self._shown) - self._last :]
        self._last, self._new = 0, []

    def leave(self) -> None:
        """Return to the terminal's own page, where the last lines stay."""
        if self._is_on:
            self._out(LEAVE_PAGE)
            self._is_on = False
        self._plainly()

    def _plainly(self) -> None:
        if self._is_on:
            self._out(LEAVE_PAGE)
            self._is_on = False
        for line in self._new:
            self._out(line)
        self._shown, self._new = (self._shown + self._new)[-_KEPT:], []

    # -- one frame ------------------------------------------------------------------

    def _frame(self, style: Style, room: int, new: list[str]) -> list[str]:
        game = self.referee.run.game
        players = player_lines(game, style)
        if len(players) > room // 3:
            players = []
        text_rows = max(len(new), min(_LEAST_TEXT, len(self._shown) + len(new)))
        board_room = room - len(players) - text_rows
        focus = self._focus(game)
        if board_room < _LEAST_BOARD or not focus:
            board: list[str] = []
            players = players if len(players) + text_rows <= room else []
        else:
            board = table_map(game, style, focus, board_room, wide=True)[:board_room]
        left = room - len(board) - len(players)
        # The request may already be in view.
        again = (n for n in range(len(new), 0, -1) if self._shown[-n:] == new[:n])
        new = new[next(again, 0) :]
        older = (
            self._shown[max(0, len(self._shown) - (left - len(new))) :] if left > len(new) else []
        )
        return [*board, *players, *(style.dim(_bare(line)) for line in older), *new]

    def _focus(self, game: Game) -> list[int]:
        """Return the place of the active player or, before the first turn, of the player who must
        answer."""
        for name in (game.active(), self.referee.run.request.player):
            seat = game.state.seats.get(name)
            if seat is not None and seat.square:
                return [game.ground.place[seat.square]]
        return []


def _bare(line: str) -> str:
    """Remove colors, so that the whole line can be dimmed."""
    while "\x1b[" in line:
        before, _, after = line.partition("\x1b[")
        line = before + after.partition("m")[2]
    return line


def player_lines(game: Game, style: Style) -> list[str]:
    """Return `▸Red C4 ♥3/3+2 ★1 hand 5 3 Pulse Rifle` for each player, cut to the width.

    Above them is the score of the sides.
    """
    seats = [seat for seat in game.state.seats.values() if seat.status != "gone"]
    lines: list[str] = []
    if any(module.scores_sides for module in game.modules.all):
        lines.append(
            style.bold(
                f" {'  '.join(translate(side_score(game, side)) for side in game.state.sides)}"
            )
        )
    rows = [_seat_columns(game, seat, style) for seat in seats]
    wide = [max(map(text_width, column)) for column in zip(*rows, strict=True)]
    wide[0] = min(wide[0], 8)
    for seat, row in zip(seats, rows, strict=True):
        mark = style.pick("▸", ">") if game.is_active(seat.name) else " "
        columns = [pad(text, width) for text, width in zip(row, wide, strict=True) if width]
        text = f"{mark}{' '.join([*columns, _seat_text(game, seat)])}".rstrip()
        cut = (
            text
            if text_width(text) <= style.width
            else text[: style.width - 1] + style.pick("…", "~")
        )
        lines.append(style.bold(cut) if mark.strip() else cut)
    return lines


_OFF = {"fragged": say("fragged"), "unplaced": say("off")}


def _seat_columns(game: Game, seat: Seat, style: Style) -> tuple[str, ...]:
    """Return name, team, square, Health, frags and hand as columns that line up for all players."""
    name = seat.name
    worn = f"+{extra}" if (extra := armor(game, name)) else ""
    is_whole = not seat.square and seat.status in COMES_BACK_WHOLE
    life = "-" if is_whole else f"{health(game, name)}/{full(game, name, 'health')}{worn}"
    where = "" if is_unnamed(seat.square) else seat.square
    if not seat.square:
        status = "unplaced" if is_new(seat) else seat.status
        where = translate(_OFF.get(status, say("{phase}", phase=status)))
    held = "?" if seat.unsure else str(sum(hand_counts(game, seat).values()))
    heart, star = style.pick("♥", "H"), style.pick("★", "*")
    return (
        name, translate(say("{side}", side=seat.side)) if seat.side else "", where,
        f"{heart}{life}", f"{star}{seat.frags}", translate(say("hand {count}", count=held)),
    )  # fmt: skip


def _seat_text(game: Game, seat: Seat) -> str:
    """Return the rest of the line: blood, marks, tracks, stances, and cards in play with their ammo
    first."""
    cards = game.catalog.cards
    laid = [
        (f"{c.ammo} " if c.ammo >= 0 else "") + translate(say("{card}", card=cards[c.card].name))
        for c in seat.play
        if not c.ghost and c.card in cards
    ]
    parts = [translate(say("blood {count}", count=seat.blood))] if seat.blood else []
    parts += map(translate, mark_texts(game, seat))
    tracks = game.catalog.tracks(seat.fighter)
    parts += [f"{tracks[id].name} {n}" for id, n in seat.tracks.items() if id in tracks]
    parts += [stance.name for _, stance in stances_in(game, seat.name)]
    return " ".join([*parts, ", ".join(laid)]).rstrip()
