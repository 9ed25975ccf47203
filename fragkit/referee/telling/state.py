"""The game as everybody at the table may see it, for programs: `state` in every message."""

from __future__ import annotations

from typing import Any

from fragkit.referee.telling.players import players_plain
from fragkit.rules.game import Game
from fragkit.rules.state import Counter
from fragkit.rules.stats import attacks_left


def state_plain(game: Game) -> dict[str, Any]:
    state, turn = game.state, game.state.turn
    return {
        "stage": state.stage,
        "goal": state.goal,
        "turn": None
        if turn is None
        else {
            "player": turn.player,
            "number": turn.number,
            "phase": turn.phase,
            "movement": turn.movement,
            "attacks": attacks_left(game, turn.player),
        },
        "seats": {seat["name"]: seat for seat in players_plain(game)},
        "sides": {
            name: {"points": side.points, "captain": side.captain}
            for name, side in state.sides.items()
        },
        "floor": [floor_plain(counter) for counter in state.floor],
        "winners": list(state.winners),
        "winning_side": state.winning_side,
    }


def floor_plain(counter: Counter) -> dict[str, Any]:
    """What lies on a square: its kind, whose it is, and the cards that everybody may look at."""
    plain: dict[str, Any] = {"kind": counter.kind, "square": counter.square}
    if counter.side:
        plain["side"] = counter.side
    if counter.by:
        plain["by"] = counter.by
    if counter.deck:
        plain["deck"] = counter.deck  # one card of it, face down
    elif counter.cards:
        plain |= {"cards": list(counter.cards), "left": counter.left}
    return plain
