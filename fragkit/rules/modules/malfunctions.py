"""Malfunctions: a 1 among a weapon's damage dice (deadlands.malfunction.*, ruling.malfunction.*)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from fragkit.rules.attack.weapons import Shots, in_play, is_on_sheet
from fragkit.rules.cards.context import Context
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module


@dataclass(frozen=True, slots=True)
class Malfunctioned(Event):
    words: ClassVar[str] = "{name} malfunctions: a 1 among the dice."

    name: str


class Malfunctions(Module):
    id = "malfunctions"

    def fired(self, game: Game, shots: Shots) -> Procedure[None]:
        """Judged on the dice as they lie in the end, once for the whole attack, after its damage
        (ruling.malfunction.reroll, .many, .damage). A starting weapon is no card."""
        ready = shots.weapon
        rolls = sum(1 in faces for faces in shots.rolls)
        if not ready.weapon.malfunction or not rolls or is_on_sheet(game, shots.shooter, ready.id):
            return
        often = rolls if game.houses.letter("malfunction.many") == "b" else 1
        for _ in range(often):
            if in_play(game, shots.shooter, ready.id) is None:
                return  # it went with its owner, or broke already
            game.tell(Malfunctioned(shots.shooter, ready.name))
            context = Context(
                shots.shooter, shots.shooter, ready.id, ready.name,
                attacker=shots.shooter, target=shots.target,
            )  # fmt: skip
            for number, effect in enumerate(ready.entry.effects):
                if any(effect is one for one in ready.weapon.malfunction) and not game.is_over:
                    yield from game.cards.perform(game, effect, number, context)
