"""The forecast of a shot before its dice: range and exact odds with the cards in play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from fractions import Fraction
from typing import Any

from fragkit.language.sentences import Text
from fragkit.model.effects import Counted, Effect, Modifier
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.number import OF_DICE
from fragkit.model.effects.sheet_acts import ChangeTrack, Enter, Leave
from fragkit.rules.attack.aiming import WeighedShot, weighed_attack
from fragkit.rules.attack.ready_weapons import ReadyWeapon
from fragkit.rules.commands import Shoot
from fragkit.rules.effects.perform import effects_at
from fragkit.rules.game import Game
from fragkit.rules.odds.dice_odds import ShotOdds
from fragkit.rules.odds.shot_forecast import forecast_shot
from fragkit.term.shot_text import bars, decimal, percent
from fragkit.term.style import Style
from fragkit.values import dataclass

_HARMS = ("harm", "blast", "wound", "table", "push")
MOST_TOLD = 3  # numbers of points that a phone's two lines hold


@dataclass(frozen=True, slots=True)
class Forecast:
    """One shot as it would be fired now; the first of an attack with several."""

    shooter: str
    target: str  # a player, a square, or "" when it aims at nothing
    weapon: str  # a card's id, or `start`
    name: str
    range: int  # 0 when it aims at nothing
    odds: ShotOdds  # of the target; a square is never harmed
    hit: str  # receipts; "" when there is no such roll
    damage: str
    defense: str
    shots: int = 1
    others: Mapping[str, ShotOdds] = field(default_factory=dict)  # caught in its blast
    uncounted: tuple[Text, ...] = ()  # what the figures leave out
    sequels: tuple[Text, ...] = ()  # what would come of the hit
    is_blast: bool = True
    mates: tuple[str, ...] = ()  # of those others who are on the shooter's side
    is_at_a_thing: bool = False

    def plain(self) -> dict[str, Any]:
        return {
            "shooter": self.shooter,
            "target": self.target,
            "weapon": self.weapon,
            "name": self.name,
            "range": self.range,
            **_figures(self.odds),
            "receipts": {"hit": self.hit, "damage": self.damage, "defense": self.defense},
            "shots": self.shots,
            "others": {name: _figures(odds) for name, odds in self.others.items()},
            "uncounted": list(map(str, self.uncounted)),
            "sequels": list(map(str, self.sequels)),
            "text": self.text(),
        }

    def text(self) -> str:
        """Return two lines: `range 3, clear: hit 97%, frag 16%. Points 1: 45%, 2: 36% …`."""
        odds = self.odds
        told = f"range {self.range}, clear: hit {short_percent(odds.hit)}"
        if not self.range:
            told = "no roll to hit"
        elif self.is_at_a_fighter:
            told += f", frag {short_percent(odds.frag)}"
        told += f", first of {self.shots} shots." if self.shots > 1 else "."
        harm = [(n, p) for n, p in odds.damage.items() if n > 0]
        if harm:
            cut = MOST_TOLD if len(harm) > MOST_TOLD + 1 else len(harm)
            shown = [f"{n}: {short_percent(p)}" for n, p in harm[:cut]]
            rest = sum((p for _, p in harm[cut:]), Fraction(0))
            if rest:
                shown.append(f"{harm[cut][0]}+: {short_percent(rest)}")
            told += f" Points {', '.join(shown)}"
        if self.others:
            told += f"{'.' if harm else ''} Blast: {self.blast_text()}"
        elif not self.is_at_a_fighter and self.is_blast:
            told += " Nobody is in its blast."
        if self.uncounted:
            told += f"{'' if told.endswith('.') else '.'} Not counted: {', '.join(map(str, self.uncounted))}"
        for sequel in self.sequels:
            told += f"{'' if told.endswith('.') else '.'} {sequel}"
        return told

    @property
    def is_at_a_fighter(self) -> bool:
        return bool(self.defense)

    def blast_text(self) -> str:
        """Return `frags Blue 31%, Green (yours) 12%, yourself 8%`: the likeliest enemy first."""
        told = (f"{self.called(name)} {short_percent(odds.frag)}" for name, odds in self.in_blast())
        return f"frags {', '.join(told)}"

    def in_blast(self) -> list[tuple[str, ShotOdds]]:
        own, mates = self.shooter, self.mates
        return sorted(
            self.others.items(),
            key=lambda one: (one[0] == own, one[0] in mates, -one[1].frag),
        )

    def called(self, name: str) -> str:
        if name == self.shooter:
            return "yourself"
        return f"{name} (yours)" if name in self.mates else name


def _figures(odds: ShotOdds) -> dict[str, Any]:
    return {
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
    }


def short_percent(chance: Fraction) -> str:
    """Return whole percents; only what is certain is 0 or 100."""
    whole = round(chance * 100)
    if chance in (0, 1):
        return f"{whole}%"
    return "<1%" if whole < 1 else ">99%" if whole > 99 else f"{whole}%"


def forecasts(game: Game, command: Shoot) -> list[Forecast]:
    """Return one for each weapon that the command leaves open; none when it can't be fired."""
    if game.state.turn is None:
        return []  # before the first turn nobody shoots
    weighed = weighed_attack(game, command)
    made = [] if weighed.refusal else [_forecast(game, shot) for shot in weighed.shots]
    game.weighed = weighed  # nothing was done: the attack that may follow goes by it
    return made


def _forecast(game: Game, shot: WeighedShot) -> Forecast:
    """Forecast a shot that may be fired. There is no damage roll without a fighter or a blast."""
    command, ready, aimed = shot.command, shot.ready, shot.target
    assert ready is not None, "only a weapon that can be fired has a forecast"
    target = command.target if aimed is not None else ""
    thing = aimed.thing if aimed is not None else None
    found = forecast_shot(game, shot)
    odds = found.fates.get(target) if target in game.state.seats else None
    to_hit, damage, defense = (str(r or "") for r in (found.to_hit, found.damage, found.defense))
    is_bomb = thing is not None and game.modules.kinds[thing.kind].ends is not None
    in_blast = ready.radius is not None or is_bomb
    if not defense and ready.radius is None:
        damage = ""
    return Forecast(
        command.player, target, ready.id, ready.name, found.range,
        odds or ShotOdds(found.hit, Fraction(0), {0: Fraction(1)}),
        to_hit, damage, defense, ready.shots,
        {
            name: fate
            for name, fate in found.fates.items()
            if name != target and any(points > 0 for points in fate.damage)
        },
        (*_uncounted(game, command.player, ready, target), *found.unforeseen), found.sequels,
        in_blast,
        tuple(name for name in found.fates if _are_mates(game, command.player, name)),
        thing is not None,
    )  # fmt: skip


def _uncounted(game: Game, shooter: str, ready: ReadyWeapon, target: str) -> tuple[str, ...]:
    """Name the effects that the odds leave out: dice tables, damage without dice, chances."""
    found: dict[str, None] = {}
    if ready.weapon.scatter is not None:
        found[f"where {ready.name} comes down when it misses"] = None
    for when in ("fire", "hit"):
        own = [(ready.name, effect) for _, effect in ready.entry.moments.get(when, ())]
        cards = [(context.source, effect) for context, _, effect in effects_at(game, shooter, when)]
        for source, effect in (*own, *cards):
            if (
                effect.verb in ("table", "wound", "shoot")
                or (effect.chance is not None and effect.verb in _HARMS)
                or isinstance(effect, Modifier)
                or (when == "fire" and _is_of_sheets(game, effect))
            ):
                found[f"{effect.verb} of {source}"] = None
    for when in ("wounded", "dying") if target in game.state.seats else ():
        for context, _, effect in effects_at(game, target, when):
            found[f"{effect.verb} of {context.source}"] = None
    for context, _, effect in (
        effects_at(game, target, "struck") if target in game.state.seats else ()
    ):
        if _is_of_sheets(game, effect):
            found[f"{effect.verb} of {context.source}"] = None
    kinds: tuple[type[Modifier], ...] = (mod.Roll, mod.Extra, mod.Reroll, mod.Adjust)
    for name in dict.fromkeys((shooter, target)):
        if name not in game.state.seats or game.is_unaffected(name):
            continue
        for force in (force for kind in kinds for force in game.forces(name, kind)):
            if _hangs_on_dice(force.effect):
                found[f"{force.effect.verb} of {force.source}"] = None
    for effect in ready.entry.effects:
        if isinstance(effect, kinds) and _hangs_on_dice(effect):
            found[f"{effect.verb} of {ready.name}"] = None
    return tuple(found)


def _hangs_on_dice(effect: Effect) -> bool:
    """Return whether the effect counts something that the dice of the attack decide.

    Optional rerolls are left out: their owner decides when the dice are rolled.
    """
    if isinstance(effect, mod.Reroll | mod.Adjust) and not effect.must:
        return False
    numbers = (getattr(effect, name) for name in effect.amounts)
    counted = {str(number.of) for number in numbers if isinstance(number, Counted)}
    if effect.if_ is not None:
        counted |= effect.if_.quantities()
    return not counted.isdisjoint(OF_DICE)


def _is_of_sheets(game: Game, effect: Effect) -> bool:
    """Return whether it changes a sheet before the dice are rolled, and so perhaps the dice."""
    if isinstance(effect, ChangeTrack):
        return effect.value in game.catalog.counted
    return isinstance(effect, Enter | Leave)


def _are_mates(game: Game, one: str, other: str) -> bool:
    side = game.seat(one).side
    return bool(side) and one != other and game.seat(other).side == side


def odds_lines(one: Forecast, style: Style, whole: bool) -> list[str]:
    """Return what `odds` shows; `whole`: with a bar for each amount of damage."""
    odds = one.odds
    head = f"{one.name}: {percent(odds.hit)} to hit" if one.range else f"{one.name}: no roll to hit"
    if one.is_at_a_fighter:
        head += f", {percent(odds.frag)} to frag"
    elif one.others:
        head += f", {one.blast_text()}"
    lines = [style.bold(line) for line in style.wrap(head, hang="  ")]
    rolls = [("hit", one.hit), ("damage", one.damage), ("defense", one.defense)]
    facts = [f"range {one.range}"] if one.range else []
    facts += [f"first of {one.shots} shots"] if one.shots > 1 else []
    facts += [f"{kind} {receipt}" for kind, receipt in rolls if receipt]
    if facts:
        lines += [style.dim(line) for line in style.wrap("; ".join(facts), "  ")]
    if whole and odds.hit and one.is_at_a_fighter:
        lines += [f"  {decimal(odds.mean)} points on average", *bars(odds, style)]
    if one.uncounted:
        lines += style.wrap(f"not counted: {', '.join(map(str, one.uncounted))}", "  ", "    ")
    for sequel in one.sequels:
        lines += style.wrap(sequel, "  ", "    ")
    for name, fate in one.in_blast():
        text = (
            f"blast on {name}: {percent(fate.frag)} to frag, {decimal(fate.mean)} points on average"
        )
        lines += style.wrap(text, "  ", "    ")
    return lines
