"""Clauses for modifiers: a subject and a predicate."""

from __future__ import annotations

from functools import singledispatch

from fragkit.language.clauses import does, term
from fragkit.language.sentences import NOTHING, Sentence, plural, say
from fragkit.model.effects import Counted, Effect, modifiers
from fragkit.model.names import name_of
from fragkit.model.text.act_clauses import Deed
from fragkit.model.text.amounts import (
    EXTRA,
    EXTRA_PER_HIT,
    LESS,
    LESS_PER_HIT,
    SQUARES,
    TYPES,
    Letter,
    card_noun,
    card_nouns,
    count_of,
    is_short,
    is_taking,
    much,
    phrase,
    places_entered,
    size,
    weapons_with,
)
from fragkit.model.text.circumstances import (
    Scene,
    analyzed,
    another_fighter,
    forbids_targets,
    is_of_turn,
    spot_words,
)
from fragkit.model.text.persons import EVERYONE, OTHERS, Person, relative, signed
from fragkit.model.text.placeholders import printed
from fragkit.rule_modules import plural_of, solid_counters

# After a number of dice.
_ROLLS: dict[str, Sentence] = {
    "hit": term("to hit"),
    "damage": term("for damage"),
    "defense": term("for defense"),
    "movement": term("for movement"),
    "check": say("for checks"),
    "power-up": say("for power-ups"),
    "chance": say("for chances"),
    "table": say("on tables"),
    "respawn": say("for respawning"),
    "bump": say("when bumped"),
    "first": term("to go first"),
    "any": say("on every roll"),
}
_THESE: dict[str, Sentence] = {
    "hit": say("your|their to-hit rolls"),
    "damage": say("your|their damage rolls"),
    "defense": say("your|their defense rolls"),
    "movement": say("your|their movement rolls"),
    "check": say("your|their checks"),
    "power-up": say("your|their power-up rolls"),
    "chance": say("your|their chance rolls"),
    "table": say("your|their table rolls"),
    "respawn": say("your|their respawn rolls"),
    "bump": say("your|their bump rolls"),
    "first": say("your|their rolls to go first"),
    "any": say("all of your|their rolls"),
}
_THIS: dict[str, Sentence] = {
    "hit": say("that to-hit roll"),
    "damage": say("that damage roll"),
    "defense": say("that defense roll"),
    "movement": say("that movement roll"),
    "check": say("that check"),
    "power-up": say("that power-up roll"),
    "chance": say("that chance roll"),
    "table": say("that table roll"),
    "respawn": say("that respawn roll"),
    "bump": say("that bump roll"),
    "first": say("that roll to go first"),
    "any": say("that roll"),
}
STATS: dict[str, Sentence] = {
    "health": term("Health"),
    "speed": term("Speed"),
    "accuracy": term("Accuracy"),
    "all": term("all stats"),
}


def _is_roll(effect: Effect, scene: Scene) -> bool:
    lasts = scene.duration(effect)
    return lasts is not None and lasts.kind == "roll"


def _these(rolls: tuple[str, ...], effect: Effect, scene: Scene) -> Sentence:
    """Return `your to-hit rolls` or `that roll`."""
    table = _THIS if _is_roll(effect, scene) else _THESE
    return say("{rolls:and}", rolls=tuple(table[roll] for roll in rolls))


@singledispatch
def modifier_clause(effect: Effect, who: Person, scene: Scene) -> Deed:
    raise TypeError(f"no words for {effect.verb}")


@modifier_clause.register
def _(effect: modifiers.Stat, who: Person, scene: Scene) -> Deed:
    stat = STATS[effect.value]
    if effect.set is not None:
        number = phrase(effect.set, scene.foe)
        if effect.value == "all":
            return who.name, does("have|has **{n}** in all stats", n=number)
        if isinstance(effect.set, Counted) and not is_short(effect.set):
            return who.name, does("have|has **{stat}** equal to {n}", stat=stat, n=number)
        return who.name, does("have|has **{stat} {n}**", stat=stat, n=number)
    changes = []
    if effect.times != 1:
        changes.append(say("×{n}", n=effect.times))
    if isinstance(effect.add, Counted):
        changes.append(_counted_change(effect.add, scene))
    elif effect.add or not changes:
        changes.append(say("{n}", n=signed(effect.add)))
    if len(changes) == 2:
        change = say("{first} {second}", first=changes[0], second=changes[1])
    else:
        change = changes[0]
    return who.name, does("have|has **{stat} {change}**", stat=stat, change=change)


def _counted_change(number: Counted, scene: Scene) -> Sentence:
    """Return `+ 1d`, or `+X, where X is the number of your frags`."""
    counted = phrase(size(number), scene.foe)
    if number.of.dice:
        if is_taking(number):
            return say("− {number}", number=counted)
        return say("+ {number}", number=counted)
    if is_taking(number):
        return say("−X, where X is {number}", number=counted)
    return say("+X, where X is {number}", number=counted)


def bare_stat(predicate: Sentence) -> Sentence:
    """Return the predicate without subject and verb: `**Speed +2**`."""
    fields = predicate.fields
    if "change" in fields:
        return say("**{stat} {change}**", **fields)
    if "stat" in fields:
        return say("**{stat} is {n}**", **fields)
    return say("**all stats are {n}**", **fields)


@modifier_clause.register
def _(effect: modifiers.Roll, who: Person, scene: Scene) -> Deed:
    rolls = tuple(_ROLLS[kind] for kind in effect.value)
    if "any" in effect.value and _is_roll(effect, scene):
        rolls = (say("on this roll"),)
    roll = say("**{rolls:and}**", rolls=rolls)
    these = _these(effect.value, effect, scene)
    parts = []
    if effect.times == 0:
        parts.append(say("roll|rolls no dice {roll}", roll=roll))
    elif effect.times == 2:
        parts.append(say("roll|rolls twice as many dice {roll}", roll=roll))
    elif effect.times != 1:
        parts.append(say("roll|rolls {n} times as many dice {roll}", n=effect.times, roll=roll))
    if effect.dice:
        is_alone = not parts and not effect.add and effect.ignore is None
        parts.append(_dice(effect, scene, roll, is_alone))
    if effect.add:
        number = phrase(size(effect.add), scene.foe)
        parts.append(
            say("subtract|subtracts **{number}** from {rolls}", number=number, rolls=these)
            if is_taking(effect.add)
            else say("add|adds **{number}** to {rolls}", number=number, rolls=these)
        )
    if effect.ignore is not None:
        faces = printed(effect.ignore)
        parts.append(
            say("ignore|ignores dice that show {faces}", faces=faces)
            if parts
            else say("ignore|ignores dice that show {faces} in {rolls}", faces=faces, rolls=these)
        )
    if not parts:
        return NOTHING, does("nothing changes")
    if len(parts) == 1:
        return who.name, parts[0]
    return who.name, say("{parts:and}", parts=tuple(parts))


def _dice(effect: modifiers.Roll, scene: Scene, roll: Sentence, is_alone: bool) -> Sentence:
    number, is_less = effect.dice, is_taking(effect.dice)
    form, count = count_of(number, scene.foe)
    if effect.drop is not None and isinstance(number, Counted):  # the number appears twice
        count = Letter(phrase(size(number), scene.foe))
    if effect.drop == "lowest" and not is_alone:
        return plural(
            "roll|rolls {count} more die {roll} (drop the lowest)",
            "roll|rolls {count} more dice {roll} (drop the {count} lowest)",
            n=form, count=count, roll=roll,
        )  # fmt: skip
    if effect.drop == "highest" and not is_alone:
        return plural(
            "roll|rolls {count} more die {roll} (drop the highest)",
            "roll|rolls {count} more dice {roll} (drop the {count} highest)",
            n=form, count=count, roll=roll,
        )  # fmt: skip
    if effect.drop == "lowest":
        return plural(
            "roll|rolls {count} more die {roll} and drop|drops the lowest",
            "roll|rolls {count} more dice {roll} and drop|drops the {count} lowest",
            n=form, count=count, roll=roll,
        )  # fmt: skip
    if effect.drop == "highest":
        return plural(
            "roll|rolls {count} more die {roll} and drop|drops the highest",
            "roll|rolls {count} more dice {roll} and drop|drops the {count} highest",
            n=form, count=count, roll=roll,
        )  # fmt: skip
    if is_less:
        return plural("roll|rolls {count} fewer die {roll}", "roll|rolls {count} fewer dice {roll}", n=form, count=count, roll=roll)  # fmt: skip
    return plural("roll|rolls {count} more die {roll}", "roll|rolls {count} more dice {roll}", n=form, count=count, roll=roll)  # fmt: skip


def _rolled_dice(dice: int | None, shown: str, must: bool) -> Sentence:
    """Return `any dice`, `up to 2 dice that show 1–2` or `all dice`."""
    if dice is None and shown:
        return say("dice that show {faces}", faces=shown)
    if dice is None:
        return say("all dice") if must else say("any dice")
    if shown and (must or dice == 1):
        return plural("{n} die that shows {faces}", "{n} dice that show {faces}", n=dice, faces=shown)  # fmt: skip
    if shown:
        return say("up to {n} dice that show {faces}", n=dice, faces=shown)
    if must or dice == 1:
        return plural("{n} die", "{n} dice", n=dice)
    return say("up to {n} dice", n=dice)


@modifier_clause.register
def _(effect: modifiers.Reroll, who: Person, scene: Scene) -> Deed:
    shown = printed(effect.faces) if effect.faces is not None else ""
    dice = _rolled_dice(effect.dice, shown, effect.must)
    rolls = _whose_rolls(effect.value, who, scene, effect)
    often = (
        say("once per roll")
        if effect.lasts is not None and not _is_roll(effect, scene)
        else say("once")
    )
    if scene.is_choice or (effect.must and who.is_you):
        return term("you"), does("**reroll** {dice} in {rolls} {often}", dice=dice, rolls=rolls, often=often)  # fmt: skip
    if effect.must:
        return who.name, does("must **reroll** {dice} in {rolls} {often}", dice=dice, rolls=rolls, often=often)  # fmt: skip
    decider = term("you") if not who.is_you else who.name  # the owner, even about others' dice
    return decider, does("may **reroll** {dice} in {rolls} {often}", dice=dice, rolls=rolls, often=often)  # fmt: skip


def _whose_rolls(
    rolls: tuple[str, ...], who: Person, scene: Scene, effect: modifiers.Reroll | modifiers.Adjust
) -> Sentence:
    """Return `your to-hit rolls`, or `the target's to-hit rolls` if you decide about another
    fighter's dice."""
    if _is_roll(effect, scene) or who.is_you or (effect.must and effect.verb == "reroll"):
        if rolls == ("any",) and not _is_roll(effect, scene):
            return say("any of your|their rolls")
        return _these(rolls, effect, scene)
    named = tuple(_ROLLS_OF[roll] for roll in rolls)
    if who.is_some:
        return say("{rolls:and} of {whom}", rolls=named, whom=who.whom)
    return say("{owner} {rolls:and}", owner=who.owner, rolls=named)


_ROLLS_OF: dict[str, Sentence] = {
    "hit": say("to-hit rolls"),
    "damage": say("damage rolls"),
    "defense": say("defense rolls"),
    "movement": say("movement rolls"),
    "check": term("checks"),
    "power-up": say("power-up rolls"),
    "chance": say("chance rolls"),
    "table": say("table rolls"),
    "respawn": say("respawn rolls"),
    "bump": say("bump rolls"),
    "first": say("rolls to go first"),
    "any": term("rolls"),
}


@modifier_clause.register
def _(effect: modifiers.Adjust, who: Person, scene: Scene) -> Deed:
    n = effect.dice
    if effect.which == "any":
        dice = plural("{n} die", "{n} dice", n=n)
    elif effect.which == "lowest":
        dice = plural("the lowest die", "the {n} lowest dice", n=n)
    else:
        dice = plural("the highest die", "the {n} highest dice", n=n)
    if effect.faces is not None:
        shown = printed(effect.faces)
        dice = (
            say("{dice} that shows {faces}", dice=dice, faces=shown)
            if n == 1
            else say("{dice} that show {faces}", dice=dice, faces=shown)
        )
    rolls = _whose_rolls(effect.value, who, scene, effect)
    by = effect.by or 0
    if effect.to is not None:
        turned = term("to {face}", face=effect.to)
    elif by > 0:
        turned = say("up by {n}", n=by)
    else:
        turned = say("down by {n}", n=-by)
    if effect.must or scene.is_choice:
        return term("you"), does("**turn** {dice} in {rolls} {change}", dice=dice, rolls=rolls, change=turned)  # fmt: skip
    return term("you"), does("may **turn** {dice} in {rolls} {change}", dice=dice, rolls=rolls, change=turned)  # fmt: skip


@modifier_clause.register
def _(effect: modifiers.Extra, who: Person, scene: Scene) -> Deed:
    is_less = is_taking(effect.value)
    amount = much(effect.value, LESS if is_less else EXTRA, scene.foe)
    if scene.of_weapon and who.is_you and effect.lasts is None:
        return term("a hit"), does("does {amount}", amount=amount)
    if who.is_you:
        return term("your hits"), does("do {amount}", amount=amount)
    amount = much(effect.value, LESS_PER_HIT if is_less else EXTRA_PER_HIT, scene.foe)
    return who.name, does("do|does {amount}", amount=amount)


@modifier_clause.register
def _(effect: modifiers.Pierce, who: Person, scene: Scene) -> Deed:
    if scene.of_weapon and who.is_you and effect.lasts is None:
        return term("a hit"), does("ignores **armor**")
    if who.is_you:
        return term("your hits"), does("ignore **armor**")
    return who.name, does("ignore|ignores **armor** with each hit")


@modifier_clause.register
def _(effect: modifiers.Attacks, who: Person, scene: Scene) -> Deed:
    lasts = scene.duration(effect)
    is_now = (lasts is not None and lasts.kind == "turn") or (who.is_you and is_of_turn(effect.if_))
    when = term("this turn") if is_now else term("each turn")
    if scene.of_host:
        when = say("with that weapon {when}", when=when)
    form, count = count_of(effect.value, scene.foe)
    if is_taking(effect.value):
        return who.name, plural("make|makes **{count} fewer attack** {when}", "make|makes **{count} fewer attacks** {when}", n=form, count=count, when=when)  # fmt: skip
    return who.name, plural("make|makes **{count} more attack** {when}", "make|makes **{count} more attacks** {when}", n=form, count=count, when=when)  # fmt: skip


@modifier_clause.register
def _(effect: modifiers.Outcome, who: Person, scene: Scene) -> Deed:
    lasts, is_hit = scene.duration(effect), effect.value == "hit"
    if scene.of_weapon and effect.lasts is None and who.is_you:
        if is_hit:
            return term("it"), does("always **hits**, whatever the dice show")
        return term("it"), does("always **misses**, whatever the dice show")
    if lasts is not None and lasts.kind == "attack":
        if is_hit:
            return term("this attack"), does("**hits**, whatever the dice show")
        return term("this attack"), does("**misses**, whatever the dice show")
    if is_hit:
        return who.name, does("always **hit|hits**")
    return who.name, does("always **miss|misses**")


@modifier_clause.register
def _(effect: modifiers.Armor, who: Person, scene: Scene) -> Deed:
    n = effect.value
    if scene.is_bare and scene.of_card and who.is_you and effect.lasts is None:
        return NOTHING, does("**armor**: Health +{n}. Discard it once it has taken {n} damage", n=n)
    if scene.is_bare and who.is_you and not scene.of_weapon and effect.lasts is None:
        return NOTHING, does("**armor**: Health +{n}, gone once it has taken {n} damage", n=n)
    return who.name, does("gain|gains **{n} armor**", n=n)


_HARMS: dict[str, Sentence] = {
    "push": say("being pushed"),
    "blast": term("blasts"),
    "mine": term("mines"),
    "cards": say("other players' cards"),
    "extra": say("extra damage"),
    "acid": term("acid"),
    "lava": term("lava"),
    "napalm": term("napalm"),
    "gas": term("gas"),
    "everything": term("everything"),
}


@modifier_clause.register
def _(effect: modifiers.Immune, who: Person, scene: Scene) -> Deed:
    wanted = [v for v in effect.value if not v.startswith("not ")]
    types = tuple(TYPES[v] for v in wanted if v in TYPES)
    named: tuple[Sentence, ...] = tuple(_harm(v) for v in wanted if v not in TYPES)
    if types:
        named = (say("{types:and} weapons", types=types), *named)
    harms = named or (term("everything"),)
    spared = tuple(_harm(v.removeprefix("not ")) for v in effect.value if v not in wanted)
    if spared:
        return who.name, does("are|is **immune** to {harms:and}, except {others:and}", harms=harms, others=spared)  # fmt: skip
    return who.name, does("are|is **immune** to {harms:and}", harms=harms)


def _harm(word: str) -> Sentence:
    return _HARMS[word] if word in _HARMS else card_noun(word, is_plural=True, of_weapon=True)


@modifier_clause.register
def _(effect: modifiers.Threshold, who: Person, scene: Scene) -> Deed:
    return who.name, does("succeed|succeeds at **power-ups** on {faces}", faces=printed(effect.faces))  # fmt: skip


@modifier_clause.register
def _(effect: modifiers.Limit, who: Person, scene: Scene) -> Deed:
    is_hand, number = effect.value == "hand", effect.add if effect.set is None else effect.set
    form, count = count_of(number, scene.foe)
    if effect.value == "goal":
        if effect.set is not None:
            return who.name, plural("**win|wins** with {count} **frag**", "**win|wins** with {count} **frags**", n=form, count=count)  # fmt: skip
        if is_taking(number):
            return who.name, plural("need|needs {count} fewer **frag** to win", "need|needs {count} fewer **frags** to win", n=form, count=count)  # fmt: skip
        return who.name, plural("need|needs {count} more **frag** to win", "need|needs {count} more **frags** to win", n=form, count=count)  # fmt: skip
    if effect.set is not None:
        return who.name, (
            plural("may hold at most {count} **card** in hand", "may hold at most {count} **cards** in hand", n=form, count=count)
            if is_hand
            else plural("may have at most {count} **weapon** in play", "may have at most {count} **weapons** in play", n=form, count=count)
        )  # fmt: skip
    if is_taking(number):
        return who.name, (
            plural("may hold {count} fewer **card** in hand", "may hold {count} fewer **cards** in hand", n=form, count=count)
            if is_hand
            else plural("may have {count} fewer **weapon** in play", "may have {count} fewer **weapons** in play", n=form, count=count)
        )  # fmt: skip
    return who.name, (
        plural("may hold {count} more **card** in hand", "may hold {count} more **cards** in hand", n=form, count=count)
        if is_hand
        else plural("may have {count} more **weapon** in play", "may have {count} more **weapons** in play", n=form, count=count)
    )  # fmt: skip


_OBSTACLES: dict[str, Sentence] = {
    "walls": term("walls"),
    "doors": term("doors"),
    "windows": term("windows"),
    "barrels": term("barrels"),
    "fighters": term("fighters"),
    "water": term("water"),
    "lava": term("lava"),
}
_DOORS: dict[str | None, Sentence] = {
    None: say("doors against their arrows"),
    "red": say("red doors against their arrows"),
    "green": say("green doors against their arrows"),
    "blue": say("blue doors against their arrows"),
}


def _obstacle(word: str) -> Sentence:
    if word in _OBSTACLES:
        return _OBSTACLES[word]
    nouns = {plural_of(name): counter.noun for name, counter in solid_counters().items()}
    return say("{counter}s", counter=nouns[word]) if word in nouns else say("{name}", name=word)


@modifier_clause.register
def _(effect: modifiers.Pass, who: Person, scene: Scene) -> Deed:
    slow = tuple(_obstacle(v) for v in effect.value if v in ("water", "lava"))
    ways = [_obstacle(v) for v in effect.value if v not in ("water", "lava", "doors")]
    if "doors" in effect.value:
        ways.append(_DOORS[effect.color])
    through = tuple(ways)
    if ways and slow:
        made = does("may **move through** {ways:and} and cross {places:and} at no extra cost", ways=through, places=slow)  # fmt: skip
    elif ways:
        made = does("may **move through** {ways:and}", ways=through)
    else:
        made = does("may enter {places:and} at no extra cost", places=slow)
    return who.name, made


@modifier_clause.register
def _(effect: modifiers.See, who: Person, scene: Scene) -> Deed:
    seen = tuple(_obstacle(v) for v in effect.value)
    return who.name, does("see|sees and shoot|shoots through **{things:and}**", things=seen)


@modifier_clause.register
def _(effect: modifiers.Jump, who: Person, scene: Scene) -> Deed:
    squares = much(effect.value, SQUARES, scene.foe)
    if effect.value and effect.each == modifiers.JUMP_COST:
        return who.name, does("**jump|jumps** {squares} farther", squares=squares)
    if effect.value:
        return who.name, does("**jump|jumps** {squares} farther ({n} movement per square)", squares=squares, n=effect.each)  # fmt: skip
    return who.name, does("**jump|jumps** at {n} movement per square", n=effect.each)


@modifier_clause.register
def _(effect: modifiers.Healing, who: Person, scene: Scene) -> Deed:
    _, count = count_of(effect.value, scene.foe)
    return who.name, does("restore|restores **{n} more** Health with each healing card", n=count)


_BARRED: dict[str, Sentence] = {
    "attack": say("**attack**"),
    "move": say("**move**"),
    "jump": say("**jump**"),
    "power-up": say("**use power-ups**"),
    "cards": say("**play cards**"),
    "hexes": say("**play hex cards**"),
    "shootout": say("**take part in shootouts**"),
    "take": say("**pick anything up**"),
    "wear": say("**wear armor**"),
    "reload": say("**reload weapons**"),
    "respawn": say("**respawn**"),
    "heal": say("**be healed**"),
    "blood": say("**spend blood**"),
    "bleed": say("**leave blood**"),
    "draw": say("**draw cards**"),
    "end": say("**end your|their turn** while you|they can still move or attack"),
}


_BARRED_WITH_HOST: dict[str, Sentence] = {
    "attack": say("**attack with that weapon**"),
    "reload": say("**reload that weapon**"),
}


@modifier_clause.register
def _(effect: modifiers.Forbid, who: Person, scene: Scene) -> Deed:
    deeds = tuple(_barred(effect, deed, scene) for deed in effect.value)
    if who is EVERYONE:
        return term("nobody"), does("can {deeds:or}", deeds=deeds)
    if who is OTHERS:
        return say("no other fighter"), does("can {deeds:or}", deeds=deeds)
    if who.nobody:
        return who.nobody, does("can {deeds:or}", deeds=deeds)
    return who.name, does("can't {deeds:or}", deeds=deeds)


def _barred(effect: modifiers.Forbid, deed: str, scene: Scene) -> Sentence:
    if deed == "card":
        return say("use **{card}**", card=name_of("card", effect.card or "that card"))
    if deed == "enter" and effect.spot is not None:
        somebody = another_fighter(effect.if_)
        near = Person(somebody, somebody, somebody)
        return say("enter squares {spot}", spot=spot_words(effect.spot, near))
    if deed == "enter":
        return say("enter **{place}**", place=places_entered(effect.in_))
    if deed == "attack" and effect.which:
        return say("**attack {weapons}**", weapons=weapons_with(effect.which))
    if not effect.which:
        if scene.of_host and deed in _BARRED_WITH_HOST:
            return _BARRED_WITH_HOST[deed]
        if deed == "attack" and effect.if_ is not None and effect.if_.against is not None:
            return _ATTACK_WHOM[effect.if_.against]
        if deed == "attack" and scene.played_on == "self" and forbids_targets(effect):
            facts = analyzed(effect.if_, scene.foe).foe_facts(scene.foe)
            if facts:
                return say("**attack** fighters {which}", which=relative(facts))
        return _BARRED[deed]
    cards = card_nouns(effect.which, is_plural=True)
    if deed == "cards":
        return say("**play {cards}**", cards=cards)
    if deed == "take":
        return say("**pick up {cards}**", cards=cards)
    if deed == "wear":
        return say("**wear {cards}**", cards=cards)
    if deed == "reload":
        return say("**reload {cards}**", cards=cards)
    if deed == "draw":
        return say("**draw {cards}**", cards=cards)
    return _BARRED[deed]


_ATTACK_WHOM: dict[str, Sentence] = {
    "owner": say("**attack** you"),
    "others": say("**attack** anyone but you"),
}


def names_target(effect: Effect) -> bool:
    """Return whether the clause itself names the target of the attacks."""
    return isinstance(effect, modifiers.Forbid) and effect.value == ("attack",) and not effect.which


@modifier_clause.register
def _(effect: modifiers.Allow, who: Person, scene: Scene) -> Deed:
    if effect.value == "hexes":
        return who.name, does("may play **hex** cards")
    if effect.value == "any-time":
        cards = card_nouns(effect.which or ("any",), is_plural=True)
        return who.name, does("may play **{cards}** at any time", cards=cards)
    if effect.value == "two-suits":
        return who.name, does("may wear **two suits** of armor")
    return who.name, does("may choose your|their **respawn** square instead of rolling")


@modifier_clause.register
def _(effect: modifiers.Hang, who: Person, scene: Scene) -> Deed:
    return who.name, does("can be **hanged** after a frag with any amount of damage")


@modifier_clause.register
def _(effect: modifiers.Hidden, who: Person, scene: Scene) -> Deed:
    number, count = count_of(effect.value, scene.foe)
    if number == 1:
        return who.name, does("can be **attacked** only at range 1")
    return who.name, does("can be **attacked** only within range {n}", n=count)


def note_of(effect: Effect, scene: Scene) -> Sentence:
    """Return an order that follows the clause: `discard it after 2 uses`."""
    if effect.many > 1 and effect.only == "chain":
        return say("then the same happens to the fighter nearest to them, up to {n} different fighters in all", n=effect.many)  # fmt: skip
    if effect.many > 1:
        return say("then the same happens to the next one, up to {n} fighters in all", n=effect.many)  # fmt: skip
    if isinstance(effect, modifiers.Pass) and effect.uses is not None and scene.of_card:
        return plural("discard it after 1 use", "discard it after {n} uses", n=effect.uses)
    return NOTHING
