"""What a shot promises, before any of its dice: sight, range, exact odds with the cards in play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from fragkit.model.effects import modifiers as mod
from fragkit.rules.aiming import check_shoot, target_square, usable
from fragkit.rules.arms import Arm, arm, damage_receipt
from fragkit.rules.commands import Shoot
from fragkit.rules.damage import fatal_points
from fragkit.rules.game import Game
from fragkit.rules.odds import (
    FAIR,
    ShotOdds,
    Spread,
    hit_odds,
    points_spread,
    shot_odds,
    sums,
    sums_some_again,
    sums_some_turned,
    turn_by,
    turn_to,
)
from fragkit.rules.receipt import Receipt
from fragkit.rules.refusals import Refusal
from fragkit.rules.shooting import automatic
from fragkit.rules.sighting import distance
from fragkit.rules.state import Attack
from fragkit.rules.stats import armor, defense_roll, health, in_force, stat_roll

MOST_TOLD = 3  # numbers of points that a phone's two lines hold


@dataclass(frozen=True, slots=True)
class Forecast:
    """One shot as it would be fired now."""

    shooter: str
    target: str
    weapon: str  # a card's id, or `start`
    name: str
    range: int
    odds: ShotOdds
    hit: str  # receipts
    damage: str
    defense: str

    def plain(self) -> dict[str, Any]:
        odds = self.odds
        return {
            "shooter": self.shooter,
            "target": self.target,
            "weapon": self.weapon,
            "name": self.name,
            "range": self.range,
            "hit": float(odds.hit),
            "frag": float(odds.frag),
            "mean": float(odds.mean),
            "damage": {str(points): float(p) for points, p in odds.damage.items()},
            "exact": {
                "hit": str(odds.hit),
                "frag": str(odds.frag),
                "mean": str(odds.mean),
                "damage": {str(points): str(p) for points, p in odds.damage.items()},
            },
            "receipts": {"hit": self.hit, "damage": self.damage, "defense": self.defense},
            "text": self.text(),
        }

    def text(self) -> str:
        """Two lines of a phone: `range 3, clear: hit 97%, frag 16%. Points 1: 45%, 2: 36% …`."""
        odds = self.odds
        told = f"range {self.range}, clear: hit {short_percent(odds.hit)}, frag {short_percent(odds.frag)}."
        harm = [(n, p) for n, p in odds.damage.items() if n > 0]
        if harm:
            cut = MOST_TOLD if len(harm) > MOST_TOLD + 1 else len(harm)
            shown = [f"{n}: {short_percent(p)}" for n, p in harm[:cut]]
            rest = sum((p for _, p in harm[cut:]), Fraction(0))
            if rest:
                shown.append(f"{harm[cut][0]}+: {short_percent(rest)}")
            told += f" Points {', '.join(shown)}"
        return told


def short_percent(chance: Fraction) -> str:
    """Whole percents; only what is certain is 0 or 100."""
    whole = round(chance * 100)
    if chance in (0, 1):
        return f"{whole}%"
    return "<1%" if whole < 1 else ">99%" if whole > 99 else f"{whole}%"


def forecast(game: Game, command: Shoot) -> Forecast | Refusal:
    """The odds of that attack's first shot, or why it can't be made."""
    refusal = check_shoot(game, command)
    if refusal is not None:
        return refusal
    weapon = command.weapon
    if not weapon:
        found = usable(game, command.player, command.target)
        if not found:
            return Refusal("attack.declare", f"{command.player} has no weapon for that")
        weapon = found[0]
    named = Shoot(command.player, command.target, weapon, command.ammo, command.mode)
    ready = arm(game, named)
    return ready if isinstance(ready, Refusal) else _forecast(game, named, ready)


def forecasts(game: Game, command: Shoot) -> list[Forecast]:
    """One for each weapon that the command leaves open."""
    if command.weapon:
        made = forecast(game, command)
        return [made] if isinstance(made, Forecast) else []
    if command.target not in game.state.seats or check_shoot(game, command) is not None:
        return []
    all = [
        forecast(game, Shoot(command.player, command.target, weapon))
        for weapon in usable(game, command.player, command.target)
    ]
    return [f for f in all if isinstance(f, Forecast)]


def _forecast(game: Game, command: Shoot, ready: Arm) -> Forecast | Refusal:
    name, target = command.player, command.target
    if target not in game.state.seats or ready.weapon.aim == "nothing":
        return Refusal("ruling.attack.what", f"{target} has no Health to reckon with")
    away = distance(game, game.seat(name).square, target_square(game, name, target))
    with _declared(game, Attack(name, target, ready.id, command.mode, ready.spent, away)):
        to_hit = stat_roll(game, name, "accuracy", "hit")
        harm = damage_receipt(game, ready)
        guard = defense_roll(game, target)
        forced = automatic(game)
        chance = hit_odds(_spread(game, name, "hit", to_hit), away, forced[0] if forced else None)
        extra = ready.extra + sum(f.effect.value for f in in_force(game, name, mod.Extra))
        extra += game.modules.extra_points(game, target, tuple(ready.weapon.types))
        points = points_spread(
            _spread(game, name, "damage", harm), _spread(game, target, "defense", guard), extra
        )
        if not ready.dice or _is_harmless(game, target, ready):
            points = Spread(0, (1,), 1)
    fatal = fatal_points(health(game, target), armor(game, target), game.houses.armor_soak)
    return Forecast(
        name, target, ready.id, ready.name, away, shot_odds(chance, points, fatal),
        str(to_hit), str(harm), str(guard),
    )  # fmt: skip


@contextmanager
def _declared(game: Game, attack: Attack) -> Iterator[None]:
    """As if the attack had been declared: cards that ask for weapon and range look at it."""
    before = game.state.attack
    game.state.attack = attack
    game.touch()
    try:
        yield
    finally:
        game.state.attack = before
        game.touch()


def _is_harmless(game: Game, target: str, ready: Arm) -> bool:
    kinds = {*ready.weapon.types, "everything", *(["blast"] if ready.radius is not None else [])}
    for force in in_force(game, target, mod.Immune):
        if kinds & set(force.effect.value):
            return True
    return bool(game.modules.shields(game, target, tuple(ready.weapon.types)))


def _spread(game: Game, name: str, kind: str, receipt: Receipt) -> Spread:
    """The total of a roll; a reroll or a turned die that its owner has is counted as used."""
    dice = receipt.dice
    for again in in_force(game, name, mod.Reroll):
        if again.effect.value in (kind, "any") and again.owner == name:
            wanted = again.effect.faces
            low = wanted.low if wanted is not None else 1
            high = min(wanted.high if wanted is not None else 6, 3)
            faces = frozenset(range(low, high + 1))  # nobody throws a 4 again
            return sums_some_again(dice, faces, again.effect.dice or dice).plus(receipt.points)
    for force in in_force(game, name, mod.Adjust):
        turn = force.effect
        if turn.value in (kind, "any") and force.owner == name:
            turned = turn_to(turn.to) if turn.to is not None else turn_by(turn.by or 0)
            which = "highest" if turn.which == "highest" else "lowest"
            return sums_some_turned(dice, turned, turn.dice, which).plus(receipt.points)
    return sums(dice, FAIR).plus(receipt.points)
