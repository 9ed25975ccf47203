"""What a modifier does, in a clause without its circumstances."""

from __future__ import annotations

from functools import singledispatch

from fragkit.model.effects import Counted, Effect, modifiers
from fragkit.model.text.amounts import (
    card_noun,
    card_nouns,
    is_taking,
    many,
    much,
    phrase,
    places,
    plural_of,
)
from fragkit.model.text.circumstances import Scene
from fragkit.model.text.persons import Person, counted, listed
from fragkit.model.text.placeholders import printed, stat_change

_ROLLS = {
    "hit": "to hit",
    "damage": "for damage",
    "defense": "for defense",
    "movement": "for movement",
    "check": "for checks",
    "power-up": "for power-ups",
    "chance": "for chances",
    "table": "on tables",
    "respawn": "for respawning",
    "bump": "for being bumped",
    "first": "for who goes first",
    "any": "on any roll",
}
_NOUNS = {
    "hit": "rolls to hit",
    "damage": "damage rolls",
    "defense": "defense rolls",
    "movement": "movement rolls",
    "check": "checks",
    "power-up": "power-up rolls",
    "chance": "rolls for a chance",
    "table": "rolls on tables",
    "respawn": "respawn rolls",
    "bump": "rolls for being bumped",
    "first": "rolls for who goes first",
    "any": "rolls",
}
_HARMS = {
    "push": "being pushed",
    "blast": "blasts", "mine": "mines", "cards": "the cards of others", "extra": "extra damage",
}  # fmt: skip
_BARRED = {
    "attack": "attack",
    "move": "move",
    "jump": "jump",
    "power-up": "use power-ups",
    "cards": "play cards",
    "hexes": "play hex cards",
    "shootout": "take part in shootouts",
    "take": "take anything up",
    "wear": "wear armor",
    "reload": "reload weapons",
    "respawn": "respawn",
    "heal": "be healed",
    "blood": "spend blood",
    "draw": "draw cards",
}
# With certain cards only.
_BARRED_WITH = {
    "attack": "attack with {cards}",
    "cards": "play {cards}",
    "take": "take up {cards}",
    "wear": "wear {cards}",
    "reload": "reload {cards}",
    "draw": "draw {cards}",
}


@singledispatch
def modifier_clause(effect: Effect, who: Person, scene: Scene) -> str:
    raise TypeError(f"no words for {effect.verb}")


@modifier_clause.register
def _(effect: modifiers.Stat, who: Person, scene: Scene) -> str:
    name = "all stats" if effect.value == "all" else effect.value.capitalize()
    owner = "" if who.is_you else f"{who.owner} "
    if effect.set is not None:
        return f"{owner}**{name} {'are' if effect.value == 'all' else 'is'} {stat_change(effect)}**"
    return f"{owner}**{name} {stat_change(effect)}**"


@modifier_clause.register
def _(effect: modifiers.Roll, who: Person, scene: Scene) -> str:
    roll = listed([_ROLLS[kind] for kind in effect.value])
    lasts = scene.duration(effect)
    if "any" in effect.value and lasts is not None and lasts.kind == "roll":
        roll = "on a roll"
    parts = []
    if effect.times != 1:
        parts.append(who.does("roll", f"{effect.times} times the dice **{roll}**"))
    if effect.dice:
        parts.append(_dice(effect, who, roll))
    if effect.add:
        more = "less" if is_taking(effect.add) else "more"
        if isinstance(effect.add, int):
            parts.append(f"{who.owner} total **{roll}** is {abs(effect.add)} {more}")
        else:
            parts.append(f"{who.owner} total **{roll}** is {more} by {phrase(effect.add)}")
    if effect.ignore is not None:
        parts.append(f"dice that show {printed(effect.ignore)} count for nothing **{roll}**")
    return listed(parts) if parts else "nothing changes"


def _dice(effect: modifiers.Roll, who: Person, roll: str) -> str:
    if isinstance(effect.dice, int):
        few = "die" if abs(effect.dice) == 1 else "dice"
        more = f"{effect.dice} more {few}" if effect.dice > 0 else f"{-effect.dice} {few} fewer"
    elif effect.dice.of.dice:
        more = f"{phrase(effect.dice)} {'fewer' if is_taking(effect.dice) else 'more'} dice"
    else:
        kind = "fewer" if is_taking(effect.dice) else "more"
        more = f"as many {kind} dice as {phrase(effect.dice)}"
    dropped = ""
    if effect.drop is not None:
        one = effect.dice in (1, -1)
        dropped = f" and {'drop' if who.is_you else 'drops'} the {effect.drop}{'' if one else ' of them'}"  # fmt: skip
    return who.does("roll", f"{more} **{roll}**{dropped}")


@modifier_clause.register
def _(effect: modifiers.Reroll, who: Person, scene: Scene) -> str:
    dice = f"up to {counted(effect.dice, 'die', 'dice')}" if effect.dice is not None else "any dice"
    if effect.faces is not None:
        dice = (
            dice.removeprefix("any ")
            + f" that show{'s' if effect.dice == 1 else ''} {printed(effect.faces)}"
        )
    may = "**reroll**" if effect.must and who.is_you else "you may **reroll**"
    if effect.must and not who.is_you:
        may = f"{who.name} must **reroll**"
    if effect.must:
        dice = dice.removeprefix("up to ").replace("any dice", "all dice")
    return f"{may} {dice} in {_whose(effect.value, who, scene, effect)}, once"


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
    if effect.faces is not None:
        dice += f" that show{'s' if effect.dice == 1 else ''} {printed(effect.faces)}"
    may = "**turn**" if effect.must else "you may **turn**"
    return f"{may} {dice} in {_whose(effect.value, who, scene, effect)} {turned}"


def _whose(rolls: tuple[str, ...], who: Person, scene: Scene, effect: Effect) -> str:
    lasts = scene.duration(effect)
    nouns = listed([_NOUNS[roll] for roll in rolls], "or")
    if lasts is not None and lasts.kind == "roll":
        one = nouns.replace("rolls", "roll").replace("checks", "check")
        return "that roll" if "any" in rolls else f"that {one}"
    return f"{who.owner} {nouns}"


@modifier_clause.register
def _(effect: modifiers.Extra, who: Person, scene: Scene) -> str:
    hits = "a hit does" if scene.of_weapon else f"{who.owner} hits do"
    if is_taking(effect.value):
        fewer = abs(effect.value) if isinstance(effect.value, int) else phrase(effect.value)
        return f"{hits} **{fewer} less damage**"
    return f"{hits} {much(effect.value, 'extra damage')}"


@modifier_clause.register
def _(effect: modifiers.Pierce, who: Person, scene: Scene) -> str:
    return f"{'a hit goes' if scene.of_weapon else f'{who.owner} hits go'} through **{effect.value}**"  # fmt: skip


@modifier_clause.register
def _(effect: modifiers.Attacks, who: Person, scene: Scene) -> str:
    lasts = scene.duration(effect)
    often = "this turn" if lasts is not None and lasts.kind == "turn" else "each turn"
    if isinstance(effect.value, int):
        more = f"{effect.value} more {'attack' if effect.value == 1 else 'attacks'}"
        if effect.value < 0:
            more = f"{counted(-effect.value, 'attack')} fewer"
        return who.does("make", f"**{more}** {often}")
    kind = "fewer" if is_taking(effect.value) else "more"
    return who.does("make", f"as many **{kind} attacks** {often} as {phrase(effect.value)}")


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
    lost = "discard it" if scene.of_card else "it is gone"
    return (
        f"**armor**: {owner}Health +{effect.value}; {lost} once it has taken {effect.value} damage"
    )


@modifier_clause.register
def _(effect: modifiers.Immune, who: Person, scene: Scene) -> str:
    wanted = [v for v in effect.value if not v.startswith("not ")]
    types = [v for v in wanted if v in ("flame", "energy", "ballistic", "explosive")]
    hazards = [_HARMS.get(v) or _harm(v) for v in wanted if v not in types]
    names = ([f"{listed(types)} weapons"] if types else []) + hazards
    spared = [_harm(v.removeprefix("not ")) for v in effect.value if v not in wanted]
    but = f", but not to {listed(spared)}" if spared else ""
    return who.says("are", f"**immune** to {listed(names or ['everything'])}{but}")


def _harm(word: str) -> str:
    known = ("acid", "lava", "napalm", "gas", "everything")
    return word if word in known else plural_of(card_noun(word))


@modifier_clause.register
def _(effect: modifiers.Threshold, who: Person, scene: Scene) -> str:
    return f"{who.owner} **power-ups** succeed on {printed(effect.faces)}"


@modifier_clause.register
def _(effect: modifiers.Limit, who: Person, scene: Scene) -> str:
    number = effect.add if effect.set is None else effect.set
    noun = {"hand": "card", "weapons": "**weapon**"}[effect.value]
    where = {"hand": "in **hand**", "weapons": "in play"}[effect.value]
    what = f"{noun}{'' if number in (1, -1) else 's'} {where}".replace("**s", "s**")
    if isinstance(number, Counted):
        more = "" if effect.set is not None else "fewer " if is_taking(number) else "more "
        return who.says("may", f"have as many {more}{what} as {phrase(number)}")
    if effect.set is not None:
        return who.says("may", f"have at most {number} {what}")
    more = "more" if number > 0 else "fewer"
    return who.says("may", f"have {abs(number)} {more} {what}")


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
    far = f"{many(effect.value, 'square')} further"
    if effect.value and effect.each == modifiers.JUMP_COST:
        return who.does("**jump**", far) if who.is_you else f"{who.name} **jumps** {far}"
    rest = f"{far}, {price}" if effect.value else price
    return f"**jump** {rest}" if who.is_you else f"{who.name} **jumps** {rest}"


@modifier_clause.register
def _(effect: modifiers.Healing, who: Person, scene: Scene) -> str:
    if isinstance(effect.value, Counted):
        return f"healing cards restore more Health to {who.name}: {phrase(effect.value)}"
    return f"healing cards restore **{effect.value} more** Health to {who.name}"


@modifier_clause.register
def _(effect: modifiers.Forbid, who: Person, scene: Scene) -> str:
    return who.says("can't", listed([_barred(effect, deed) for deed in effect.value], "or"))


def _barred(effect: modifiers.Forbid, deed: str) -> str:
    if deed == "card":
        name = (effect.card or "that card").replace("-", " ").title()
        return f"use **{name}**"
    if deed == "enter":
        return f"enter **{places(effect.in_)}**"
    if effect.which and deed in _BARRED_WITH:
        cards = card_nouns(effect.which, plural=True)
        return f"**{_BARRED_WITH[deed].format(cards=cards)}**"
    return f"**{_BARRED[deed]}**"


@modifier_clause.register
def _(effect: modifiers.Allow, who: Person, scene: Scene) -> str:
    if effect.value == "hexes":
        return who.says("may", "play **hex** cards")
    if effect.value == "any-time":
        cards = card_nouns(effect.which or ("any",), plural=True)
        return who.says("may", f"play **{cards}** at any time")
    if effect.value == "two-suits":
        return who.says("may", "wear **two suits** of armor")
    return who.says("may", f"choose {who.back} **respawn** square instead of rolling")


@modifier_clause.register
def _(effect: modifiers.Hang, who: Person, scene: Scene) -> str:
    return f"whoever frags {who.name} may **hang** {who.name}, whatever the damage"


@modifier_clause.register
def _(effect: modifiers.Hidden, who: Person, scene: Scene) -> str:
    if isinstance(effect.value, Counted):
        return who.says("can", f"be **attacked** only within a range of {phrase(effect.value)}")
    far = "1" if effect.value == 1 else f"{effect.value} or less"
    return who.says("can", f"be **attacked** only at range {far}")
