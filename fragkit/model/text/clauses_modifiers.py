"""What a modifier does, in a clause without its circumstances."""

from __future__ import annotations

from functools import singledispatch

from fragkit.model.effects import Effect, modifiers
from fragkit.model.text.circumstances import Scene
from fragkit.model.text.persons import Person, counted, listed
from fragkit.model.text.placeholders import printed, stat_change

_ROLLS = {
    "hit": "to hit",
    "damage": "for damage",
    "defense": "for defense",
    "movement": "for movement",
    "check": "for checks",
    "any": "on any roll",
}
_NOUNS = {
    "hit": "rolls to hit",
    "damage": "damage rolls",
    "defense": "defense rolls",
    "movement": "movement rolls",
    "check": "checks",
    "power-up": "power-up rolls",
    "respawn": "respawn rolls",
    "any": "rolls",
}
_HARMS = {"blast": "blasts", "mine": "mines", "cards": "the cards of others"}
_BARRED = {
    "attack": "attack",
    "move": "move",
    "jump": "jump",
    "power-up": "use power-ups",
    "cards": "play cards",
    "hexes": "play hex cards",
    "shootout": "take part in shootouts",
}


@singledispatch
def modifier_clause(effect: Effect, who: Person, scene: Scene) -> str:
    raise TypeError(f"no words for {effect.verb}")


@modifier_clause.register
def _(effect: modifiers.Stat, who: Person, scene: Scene) -> str:
    name = "all stats" if effect.value == "all" else effect.value.capitalize()
    owner = "" if who.is_you else f"{who.owner} "
    if effect.set is not None:
        return f"{owner}**{name} {'are' if effect.value == 'all' else 'is'} {effect.set}**"
    return f"{owner}**{name} {stat_change(effect)}**"


@modifier_clause.register
def _(effect: modifiers.Roll, who: Person, scene: Scene) -> str:
    roll = _ROLLS[effect.value]
    lasts = scene.duration(effect)
    if effect.value == "any" and lasts is not None and lasts.kind == "roll":
        roll = "on a roll"
    parts = []
    if effect.times != 1:
        parts.append(who.does("roll", f"{effect.times} times the dice **{roll}**"))
    if effect.dice > 0:
        dice = "die" if effect.dice == 1 else "dice"
        parts.append(who.does("roll", f"{effect.dice} more {dice} **{roll}**"))
    if effect.dice < 0:
        parts.append(who.does("roll", f"{counted(-effect.dice, 'die', 'dice')} fewer **{roll}**"))
    if effect.add:
        more = "more" if effect.add > 0 else "less"
        parts.append(f"{who.owner} total **{roll}** is {abs(effect.add)} {more}")
    return listed(parts) if parts else "nothing changes"


@modifier_clause.register
def _(effect: modifiers.Reroll, who: Person, scene: Scene) -> str:
    dice = f"up to {counted(effect.dice, 'die', 'dice')}" if effect.dice is not None else "any dice"
    if effect.faces is not None:
        dice = (
            dice.removeprefix("any ")
            + f" that show{'s' if effect.dice == 1 else ''} {printed(effect.faces)}"
        )
    return f"you may **reroll** {dice} in {_whose(effect.value, who, scene, effect)}, once"


@modifier_clause.register
def _(effect: modifiers.Adjust, who: Person, scene: Scene) -> str:
    if effect.which == "any":
        dice = counted(effect.dice, "die", "dice")
    else:
        dice = f"the {effect.which} {'die' if effect.dice == 1 else f'{effect.dice} dice'}"
    by = effect.by or 0
    turned = (
        f"to {effect.to}" if effect.to is not None else f"{'up' if by > 0 else 'down'} by {abs(by)}"
    )
    return f"you may **turn** {dice} in {_whose(effect.value, who, scene, effect)} {turned}"


def _whose(roll: str, who: Person, scene: Scene, effect: Effect) -> str:
    lasts = scene.duration(effect)
    if lasts is not None and lasts.kind == "roll":
        return (
            "that roll"
            if roll == "any"
            else f"that {_NOUNS[roll].replace('rolls', 'roll').replace('checks', 'check')}"
        )
    return f"{who.owner} {_NOUNS[roll]}"


@modifier_clause.register
def _(effect: modifiers.Extra, who: Person, scene: Scene) -> str:
    if scene.of_weapon:
        return f"a hit does **{effect.value} extra damage**"
    return f"{who.owner} hits do **{effect.value} extra damage**"


@modifier_clause.register
def _(effect: modifiers.Attacks, who: Person, scene: Scene) -> str:
    more = f"{effect.value} more {'attack' if effect.value == 1 else 'attacks'}"
    if effect.value < 0:
        more = f"{counted(-effect.value, 'attack')} fewer"
    return who.does("make", f"**{more}** each turn")


@modifier_clause.register
def _(effect: modifiers.Outcome, who: Person, scene: Scene) -> str:
    lasts = scene.duration(effect)
    ends = {"hit": "hits", "miss": "misses"}[effect.value]
    if scene.of_weapon and effect.lasts is None:
        return f"it always **{ends}**, whatever the dice say"
    if lasts is not None and lasts.kind == "attack":
        whose = "your" if who.is_you else "the"
        return f"{whose} attack **{ends}**, whatever the dice say"
    return f"{who.owner} attacks always **{effect.value}**, whatever the dice say"


@modifier_clause.register
def _(effect: modifiers.Armor, who: Person, scene: Scene) -> str:
    owner = "" if who.is_you else f"{who.owner} "
    return f"**armor**: {owner}Health +{effect.value}; discard it once it has taken {effect.value} damage"


@modifier_clause.register
def _(effect: modifiers.Immune, who: Person, scene: Scene) -> str:
    types = [v for v in effect.value if v in ("flame", "energy", "ballistic", "explosive")]
    hazards = [_HARMS.get(v, v) for v in effect.value if v not in types]
    names = ([f"{listed(types)} weapons"] if types else []) + hazards
    return who.says("are", f"**immune** to {listed(names)}")


@modifier_clause.register
def _(effect: modifiers.Threshold, who: Person, scene: Scene) -> str:
    return f"{who.owner} **power-ups** succeed on {printed(effect.faces)}"


@modifier_clause.register
def _(effect: modifiers.Limit, who: Person, scene: Scene) -> str:
    many = abs(effect.add) if effect.set is None else effect.set
    noun = {"hand": "card", "weapons": "**weapon**"}[effect.value]
    where = {"hand": "in **hand**", "weapons": "in play"}[effect.value]
    what = f"{noun}{'' if many == 1 else 's'} {where}".replace("**s", "s**")
    if effect.set is not None:
        return who.says("may", f"have at most {effect.set} {what}")
    more = "more" if effect.add > 0 else "fewer"
    return who.says("may", f"have {abs(effect.add)} {more} {what}")


@modifier_clause.register
def _(effect: modifiers.Pass, who: Person, scene: Scene) -> str:
    slow = [v for v in effect.value if v in ("water", "lava")]
    ways: list[str] = [v for v in effect.value if v not in (*slow, "doors")]
    if "doors" in effect.value:
        ways.append(f"{effect.color + ' ' if effect.color else ''}doors against their arrows")
    parts = [who.says("may", f"**move through** {listed(ways)}")] if ways else []
    if slow:
        parts.append(f"{listed(slow)} cost{'s' * (len(slow) == 1)} {who.name} no extra movement")
    clause = "; ".join(parts)
    if effect.uses is not None:
        clause += f"; discard it after {counted(effect.uses, 'use')}"
    return clause


@modifier_clause.register
def _(effect: modifiers.See, who: Person, scene: Scene) -> str:
    return who.does(
        "see", f"and {'shoot' if who.is_you else 'shoots'} through **{listed(effect.value)}**"
    )


@modifier_clause.register
def _(effect: modifiers.Jump, who: Person, scene: Scene) -> str:
    price = f"for {effect.each or 'no'} movement per square"
    far = f"{counted(effect.value, 'square')} further"
    if effect.value and effect.each == 2:
        return who.does("**jump**", far) if who.is_you else f"{who.name} **jumps** {far}"
    rest = f"{far}, {price}" if effect.value else price
    return f"**jump** {rest}" if who.is_you else f"{who.name} **jumps** {rest}"


@modifier_clause.register
def _(effect: modifiers.Healing, who: Person, scene: Scene) -> str:
    return f"healing cards restore **{effect.value} more** Health to {who.name}"


@modifier_clause.register
def _(effect: modifiers.Forbid, who: Person, scene: Scene) -> str:
    if effect.value == "card":
        name = (effect.card or "that card").replace("-", " ").title()
        return who.says("can't", f"use **{name}**")
    return who.says("can't", f"**{_BARRED[effect.value]}**")


@modifier_clause.register
def _(effect: modifiers.Allow, who: Person, scene: Scene) -> str:
    if effect.value == "hexes":
        return who.says("may", "play **hex** cards")
    return who.says("may", f"choose {who.back} **respawn** square instead of rolling")


@modifier_clause.register
def _(effect: modifiers.Hang, who: Person, scene: Scene) -> str:
    return f"whoever frags {who.name} may **hang** {who.name}, whatever the damage"


@modifier_clause.register
def _(effect: modifiers.Hidden, who: Person, scene: Scene) -> str:
    far = "1" if effect.value == 1 else f"{effect.value} or less"
    return who.says("can", f"be **attacked** only at range {far}")
