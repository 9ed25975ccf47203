"""Whose sheets a player has: the fighter's own, and for a time those whose abilities are copied."""

from __future__ import annotations

from collections.abc import Mapping

from fragkit.rules.game import Game


def sheets_of(game: Game, name: str) -> tuple[str, ...]:
    """The own one first: what both have is the fighter's own."""
    seat = game.state.seats[name]
    copied = (laid.card[1:] for laid in seat.play if laid.is_copy)
    return tuple(dict.fromkeys((seat.fighter, *copied)))


def stance_keys_of(game: Game, name: str) -> Mapping[str, str]:
    """The stances that stand there: how the state names each."""
    own, *copied = sheets_of(game, name)
    if not copied:
        return game.catalog.stance_keys(own)
    found = [game.catalog.stance_keys(fighter) for fighter in copied]
    return {id: key for keys in (*reversed(found), game.catalog.stance_keys(own)) for id, key in keys.items()}  # fmt: skip
