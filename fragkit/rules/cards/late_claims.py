"""Late commands that wait until the turn is replayed up to their moment (meta.bonus).

`flow/rewind.py` decides where a late command belongs; until its moment comes, it waits in
`game.claims`. There are four such moments: a fighter is dying (`cure`), a card was played
(`answer`), an attack is under way (`into_attack`), and dice are on the table (`game.claims.dice`,
taken by `throw`).
"""

from __future__ import annotations

from fragkit.rules.cards.permission import check_play
from fragkit.rules.commands import Command, Play, Spend
from fragkit.rules.game import Game

ATTACK_WINDOWS = ("attack", "attacking", "attacked")


def cure(game: Game, name: str) -> Command | None:
    """Return a command typed late that cures that fighter and would have been in time, or None."""
    return _taken(game, next((c for c in game.claims.commands if _cures(game, name, c)), None))


def _cures(game: Game, name: str, command: Command) -> bool:
    if isinstance(command, Spend):
        return command.player == name and 1 <= command.count <= game.seat(name).blood
    if not isinstance(command, Play) or (command.target or command.player) != name:
        return False
    return check_play(game, command) is None


def is_answered(game: Game, played: Play) -> bool:
    return any(_answers(game, said, played) for said in game.claims.commands)


def answer(game: Game, played: Play) -> Play | None:
    """Return a card played late that cancels this one and could have been played then, or None."""
    found = (said for said in game.claims.commands if _answers(game, said, played))
    taken = _taken(game, next(found, None))
    return taken if isinstance(taken, Play) else None


def _answers(game: Game, said: Command, played: Play) -> bool:
    return (
        isinstance(said, Play)
        and said.player != played.player
        and is_answer(game, said)
        and check_play(game, said, late=True) is None
    )


def is_answer(game: Game, said: Command) -> bool:
    """Return whether the command answers a card rather than dice, an attack or damage."""
    return isinstance(said, Play) and game.catalog.cards[said.card].window == "card"


def into_attack(game: Game) -> Play | None:
    """Return a card played late for the current attack, or None."""
    for said in game.claims.commands:
        if (
            isinstance(said, Play)
            and game.catalog.cards[said.card].window in ATTACK_WINDOWS
            and check_play(game, said) is None
        ):
            game.claims.commands.remove(said)
            return said
    return None


def _taken(game: Game, command: Command | None) -> Command | None:
    if command is not None:
        game.claims.commands.remove(command)
    return command
