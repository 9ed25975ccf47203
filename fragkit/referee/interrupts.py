"""Players who might interrupt before the next roll, judged by public information only.

With typed dice, players have time to interrupt. When fragkit rolls, it pauses if a player might
interrupt. It never looks at hands: a hand could hold any card of its decks that nobody has seen.
"""

from __future__ import annotations

from fragkit.referee.history.game_run import GameRun
from fragkit.rules.attack.health import hoped_for
from fragkit.rules.cards.card_piles import unseen
from fragkit.rules.cards.permission import is_window_open
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Faces, Play, Shoot, Spend, Use
from fragkit.rules.effects.using import usable_names
from fragkit.rules.events import Fragged
from fragkit.rules.game import Game
from fragkit.rules.requests import Roll
from fragkit.rules.state import Seat

# Windows of cards that come too late after such a roll.
_BEFORE = {
    "movement": ("turn-start", "instead-of-roll", "any-time"),
    "hit": ("attack", "attacking", "attacked", "any-time"),
    "damage": ("attack", "attacking", "attacked", "any-time"),
    "defense": ("any-time",),
}  # fmt: skip


def who_may_interrupt(run: GameRun, roll: Roll) -> list[str]:
    """Return the players for whom fragkit pauses before this roll, clockwise from the roller."""
    game = run.game
    if game.state.stage != "play":
        return []
    names = game.after(roll.player) if roll.player in game.state.seats else game.present()
    return [name for name in names if _may_answer(run, roll, game.seat(name))]


def _may_answer(run: GameRun, roll: Roll, seat: Seat) -> bool:
    game, last = run.game, run.log[-1].command if run.log else None
    if _was_fragged(run, seat) and not game.dealt and hoped_for(game, seat, seat.stats.health):
        return True  # a cure may be played until the next die (frag.cure)
    windows = list(_BEFORE.get(roll.purpose, ()))
    if isinstance(last, Faces) and game.last_roll is not None:
        windows.append("roll")  # nobody was asked anything since those dice
    if isinstance(last, Play | Shoot) and last.player != seat.name:
        windows.append("card")
    if not windows:
        return False
    for deck, copies in game.catalog.decks.items():
        if not _holds(game, seat, deck):
            continue
        for id in copies:
            entry = game.catalog.cards[id]
            if entry.window in windows and _is_open(game, seat.name, entry) and unseen(game, id):
                return True
    spends = Spend(seat.name)
    if roll.purpose in ("hit", "damage") and seat.blood and seat.wounds:
        return run.table.refuse(spends) is None
    return any(
        run.table.refuse(Use(seat.name, card)) is None for card in usable_names(game, seat.name)
    )


def _was_fragged(run: GameRun, seat: Seat) -> bool:
    """Return whether the last input fragged that player."""
    last = run.log[-1].events if run.log else ()
    return any(isinstance(e, Fragged) and e.player == seat.name for e in last)


def _holds(game: Game, seat: Seat, deck: str) -> bool:
    return (
        seat.unsure
        or bool(seat.hidden.get(deck))
        or any(game.catalog.cards[card].deck == deck for card in seat.known)
    )


def _is_open(game: Game, name: str, entry: Entry) -> bool:
    match entry.window:
        case "roll":  # the card may have been drawn since, but hands are secret
            return game.last_roll is not None and entry.is_for_roll(game.last_roll.purpose)
        case "card":
            return True
    return is_window_open(game, name, entry)
