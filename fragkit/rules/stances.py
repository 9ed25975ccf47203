"""Stances that fighters are in (`model.stance`). Each lies in play like a card without paper."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.model.fighter import Stance
from fragkit.model.word_values import Lasts
from fragkit.rules.game import Game
from fragkit.rules.sheets import stance_keys_of
from fragkit.rules.state import InPlay


def stances_in(game: Game, name: str) -> Iterator[tuple[InPlay, Stance]]:
    """What that fighter is in now, the earliest first."""
    for laid in game.seat(name).play:
        if laid.is_stance:
            yield laid, game.catalog.stance(laid.card)


def is_in_stance(game: Game, name: str, stance: str) -> bool:
    return any(made.id == stance for _, made in stances_in(game, name))


def set_stance(game: Game, name: str, stance: str) -> None:
    """The table says that the fighter is in it: alone in its group, and for as long as it lasts."""
    key = game.catalog.stance_key(game.seat(name).fighter, stance)
    assert key is not None, "a stance is looked up first"
    made = game.catalog.stance(key)
    for laid, other in list(stances_in(game, name)):
        if other.id == stance or (made.group is not None and other.group == made.group):
            game.seat(name).play.remove(laid)
    time = made.lasts or Lasts("until-fragged")
    game.seat(name).play.append(
        InPlay(key, name, game.serial(), lasts=time.kind, turns=time.turns, ghost=True)
    )
    game.touch()


def own_stances(game: Game, name: str) -> dict[str, Stance]:
    """What that player's fighter may enter by saying so, or leave."""
    return {id: game.catalog.stance(key) for id, key in stance_keys_of(game, name).items()}
