"""Malfunctions: a weapon malfunctions if one of its damage dice shows 1 (deadlands.malfunction.*,
ruling.malfunction.*)."""

from __future__ import annotations

from fractions import Fraction

from fragkit.language.sentences import Text, say
from fragkit.model.effects import modifiers as mod
from fragkit.rules.attack.ready_weapons import (
    ReadyWeapon,
    Shots,
    damage_receipt,
    in_play,
    is_on_sheet,
)
from fragkit.rules.catalog import is_of_roll
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.pending import Context
from fragkit.rules.stats import in_force
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Malfunctioned(Event):
    words = "{name} malfunctions: one of the dice shows a 1."
    name: str


class Malfunctions(Module):
    id = "malfunctions"
    rulings = (
        (
            "malfunction.many",
            "abc",
            "a",
            "how often a weapon malfunctions in one attack: once, once per roll, or never",
        ),
    )

    def forecast_warning(self, game: Game, shooter: str, ready: ReadyWeapon, hit: Fraction) -> Text:
        """Return the chance of a malfunction, as in `Pepperbox malfunctions: 31%`. It assumes that
        a 1 is rerolled if possible."""
        dice = damage_receipt(game, ready).dice
        if not ready.weapon.malfunction or ready.entry.card is None or not ready.dice:
            return ""
        if game.houses.letter("malfunction.many") == "c":
            return ""
        again = any(
            is_of_roll(force.effect.value, "damage")
            and force.owner == shooter
            and (force.effect.faces is None or 1 in force.effect.faces)
            for force in in_force(game, shooter, mod.Reroll)
        )
        one = Fraction(1, 36 if again else 6)
        chance = hit * (1 - (1 - one) ** dice)
        return say(
            "{weapon} malfunctions: {percent}%", weapon=ready.name, percent=round(chance * 100)
        )

    def after_attack(self, game: Game, shots: Shots) -> Procedure[None]:
        """Apply the card's malfunction (deadlands.malfunction.card) if a final damage die shows 1
        (deadlands.malfunction.trigger). It happens once for the whole attack, after its damage
        (ruling.malfunction.reroll, ruling.malfunction.many, ruling.malfunction.damage).

        Weapon cards without such a text never malfunction (deadlands.malfunction.none), nor do
        starting weapons (deadlands.malfunction.start).
        """
        ready = shots.weapon
        rolls = sum(1 in faces for faces in shots.rolls)
        if not ready.weapon.malfunction or not rolls or is_on_sheet(game, shots.shooter, ready.id):
            return
        game.past_faces = {"damage": tuple(face for faces in shots.rolls for face in faces)}
        often = {"a": 1, "b": rolls, "c": 0}[game.houses.letter("malfunction.many")]
        for _ in range(often):
            if in_play(game, shots.shooter, ready.id) is None:
                break  # it left with its owner, or is broken already
            game.tell(Malfunctioned(shots.shooter, ready.name))
            context = Context(
                shots.shooter, shots.shooter, ready.id, ready.name,
                attacker=shots.shooter, target=shots.target,
            )  # fmt: skip
            for number, effect in enumerate(ready.entry.effects):
                if any(effect is one for one in ready.weapon.malfunction) and not game.is_over:
                    yield from game.cards.perform(game, effect, number, context)
        game.past_faces = {}
