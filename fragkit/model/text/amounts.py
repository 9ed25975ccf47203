"""Words for counted numbers, selected cards and places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from fragkit.language.clauses import Fact, term
from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.effects.number import FOE, OF_ROLL, OF_ROLLS, Counted, Number, Quantity
from fragkit.model.effects.selector import ANY, NOT
from fragkit.model.names import is_known, name_of
from fragkit.model.text.persons import OPPONENT, Person, minus
from fragkit.model.word_values import Bounds
from fragkit.rule_modules import placed_counters

# -- what can be counted -------------------------------------------------------------------------

_YOURS: dict[str, Sentence] = {
    "health": say("your Health"),
    "armor": say("your armor"),
    "health-and-armor": say("your Health plus armor"),
    "full-health": say("your full Health"),
    "wounds": say("your lost Health"),
    "lack": say("the Health you must regain to stay alive"),
    "speed": say("your Speed"),
    "accuracy": say("your Accuracy"),
    "frags": say("your frags"),
    "cards": say("the number of cards in your hand"),
    "weapons": say("the number of your weapons in play"),
    "gadgets": say("the number of your gadgets in play"),
    "blood": say("the number of your blood counters"),
    "foes-in-sight": say("the number of enemies you see"),
    "foes-adjacent": say("the number of enemies next to you"),
    "team-frags": say("your team's frags"),
    "teammates": say("the number of your teammates on the map"),
    "teammates-in-sight": say("the number of teammates you see"),
    "teammates-adjacent": say("the number of teammates next to you"),
    "movement": say("your remaining movement"),
    "rolled": say("the movement you rolled this turn"),
    "moved": say("the number of squares you moved this turn"),
    "attacks": say("the number of attacks you made this turn"),
    "attacks-left": say("the number of attacks you have left"),
    "unused-movement": say("the movement you left unused last turn"),
    "unused-attacks": say("the number of attacks you left unused last turn"),
    "last-moved": say("the number of squares you moved last turn"),
    "last-attacks": say("the number of attacks you made last turn"),
    "range": say("the range"),
    "margin": say("the amount by which your to-hit roll beats the range"),
    "damage": say("the damage done"),
    "ammo": say("the ammo left on the weapon"),
    "spent": say("the ammo spent on the attack"),
    "players": say("the number of players"),
    "round": say("the round number"),
}
_THEIRS: dict[str, Sentence] = {
    "health": say("{owner} Health"),
    "armor": say("{owner} armor"),
    "health-and-armor": say("{owner} Health plus armor"),
    "full-health": say("{owner} full Health"),
    "wounds": say("{owner} lost Health"),
    "lack": say("the Health {subject} must regain to stay alive"),
    "speed": say("{owner} Speed"),
    "accuracy": say("{owner} Accuracy"),
    "frags": say("{owner} frags"),
    "cards": say("the number of cards in {owner} hand"),
    "weapons": say("the number of {owner} weapons in play"),
    "gadgets": say("the number of {owner} gadgets in play"),
    "blood": say("the number of {owner} blood counters"),
    "team-frags": say("the frags of {owner} team"),
    "teammates": say("the number of {owner} teammates on the map"),
}
_FACES = {"ones": "one", "twos": "two", "threes": "three", "fours": "four", "fives": "five", "sixes": "six"}  # fmt: skip
_ROLLED: dict[str, Sentence] = {
    "": say("the number of {thing} rolled"),
    "to-hit": say("the number of {thing} rolled to hit"),
    "for-damage": say("the number of {thing} rolled for damage"),
    "for-defense": say("the number of {thing} rolled for defense"),
    "for-movement": say("the number of {thing} rolled for movement"),
}
_TOTALED: dict[str, Sentence] = {
    "total": say("the total of the dice rolled"),
    "total-to-hit": say("the total of the dice rolled to hit"),
    "total-for-damage": say("the total of the dice rolled for damage"),
    "total-for-defense": say("the total of the dice rolled for defense"),
    "total-for-movement": say("the total of the dice rolled for movement"),
    "dice": say("the number of dice rolled"),
    "dice-to-hit": say("the number of dice rolled to hit"),
    "dice-for-damage": say("the number of dice rolled for damage"),
    "dice-for-defense": say("the number of dice rolled for defense"),
    "dice-for-movement": say("the number of dice rolled for movement"),
}


def filled(template: Sentence, **fields: Any) -> Sentence:
    """Fill the fields of a template from a table."""
    return type(template)(template.template, fields, template.many)


def quantity(name: str, foe: Person = OPPONENT) -> Sentence:
    """Return `your Speed`, `the target's Health`, `the number of enemies you see` or `the
    range`."""
    if name in _TOTALED:
        return _TOTALED[name]
    if name in OF_ROLL or name in OF_ROLLS:
        face, _, roll = name.partition("-")
        return filled(_ROLLED[roll], thing=face)
    if name in _YOURS:
        return _YOURS[name]
    if name.startswith(FOE):
        own = name.removeprefix(FOE)
        if own in _THEIRS:
            return filled(_THEIRS[own], owner=foe.owner, subject=foe.name)
        return say("{owner} {track}", owner=foe.owner, track=name_of("track", own))
    return say("your {track}", track=name_of("track", name))


# -- numbers -------------------------------------------------------------------------------------


def is_taking(number: Number) -> bool:
    """Return whether the number is always negative or 0, so that something is taken away."""
    if isinstance(number, int):
        return number < 0
    number = constant(number)
    if isinstance(number, int):
        return number < 0
    highest = number.plus if number.times < 0 else None
    if number.most is not None:
        highest = number.most if highest is None else min(highest, number.most)
    if number.least is not None and highest is not None:
        highest = max(highest, number.least)
    return highest is not None and highest <= 0


def constant(number: Counted) -> Number:
    """Return a plain number instead of one that never changes. A count is never below 0."""
    if number.times == 0:
        return number.made_of(0)
    if number.times < 0 and number.least is not None and number.least >= number.plus:
        return number.least
    if number.times > 0 and number.most is not None and number.most <= number.plus:
        return number.most
    return number


def size(number: Number) -> Number:
    """Return the amount given or taken, without the sign."""
    if isinstance(number, int):
        return abs(number)
    number = constant(number)
    if isinstance(number, int) or not is_taking(number):
        return abs(number) if isinstance(number, int) else number
    least = None if number.most is None else -number.most
    most = None if number.least is None else -number.least
    if least is not None and least <= 0 and number.plus <= 0 and number.times < 0:
        least = None  # it takes at least 0 in any case
    return replace(number, times=-number.times, plus=-number.plus, least=least, most=most)


def is_short(number: Number) -> bool:
    """Return whether the number is a plain one or dice, so that a noun can follow it."""
    number = size(number)
    if isinstance(number, int):
        return True
    plain = number.per == 1 and number.times == 1 and not number.dice
    return bool(number.of.dice) and plain and number.least is None and number.most is None


def phrase(number: Number, foe: Person = OPPONENT) -> Sentence:
    """Return `half your Health (rounded up, at most 3)`. Dice are written as they are rolled: `1d +
    1`."""
    if isinstance(number, int):
        return say("{n}", n=minus(number))
    if number.dice and (rolled := _rolled_each(number)):
        return rolled
    what: Sentence = say("{dice}", dice=str(number.of)) if number.of.dice else quantity(number.of, foe)  # fmt: skip
    what, notes = _multiple(number, what), []
    if number.per > 1:
        notes.append(term("rounded up") if number.round == "up" else term("rounded down"))
    is_dice = bool(number.of.dice) and number.per == 1
    if number.times < 0 and is_dice:
        what = say("{n} − {number}", n=minus(number.plus), number=what)
    elif number.times < 0:
        what = say("{n} minus {quantity}", n=minus(number.plus), quantity=what)
    elif number.plus and is_dice:
        sign = "+" if number.plus > 0 else "−"
        what = say("{quantity} {sign} {n}", quantity=what, sign=sign, n=abs(number.plus))
    elif number.plus > 0:
        what = say("{quantity} plus {n}", quantity=what, n=number.plus)
    elif number.plus < 0:
        what = say("{quantity} minus {n}", quantity=what, n=-number.plus)
    lowest = number.plus if number.times > 0 else None  # without any bound
    if number.least is not None and (lowest is None or number.least > lowest):
        notes.append(say("at least {n}", n=minus(number.least)))
    if number.most is not None:
        notes.append(say("at most {n}", n=minus(number.most)))
    if notes:
        what = say("{number} ({notes})", number=what, notes=tuple(notes))
    return say("a roll of as many dice as {quantity}", quantity=what) if number.dice else what


def _multiple(number: Counted, what: Sentence) -> Sentence:
    """Return `twice your Health`, `half your Health` or `3 times your Health divided by 4`."""
    times = abs(number.times)
    match (times, number.per):
        case (1, 1) | (0, 1):
            return what
        case (1, 2):
            return say("half {quantity}", quantity=what)
        case (1, 3):
            return say("a third of {quantity}", quantity=what)
        case (1, 4):
            return say("a quarter of {quantity}", quantity=what)
        case (1, per):
            return say("{quantity} divided by {number}", quantity=what, number=per)
        case (2, 1):
            return say("twice {quantity}", quantity=what)
        case (_, 1):
            return say("{n} times {quantity}", n=times, quantity=what)
    return say(
        "{n} times {quantity} divided by {number}", n=times, quantity=what, number=number.per
    )


def _rolled_each(number: Counted) -> Sentence:
    """Return `the total of 2d for each enemy you see`, or nothing if the number does not multiply
    things that are counted one by one."""
    found = dice_of_each(number)
    return say("the total of {dice} {each}", dice=found[0], each=found[1]) if found else NOTHING


def dice_of_each(number: Number) -> tuple[str, Sentence] | None:
    """Return `2d` and `for each enemy you see`, if that is what is rolled."""
    if not isinstance(number, Counted) or not number.dice:
        return None
    each = _per_each(replace(number, dice=False))
    return (f"{each[0]}d", each[1]) if each is not None else None


class Letter(Sentence):
    """The letter X, for a number that takes many words. The end of the text explains it: `where X
    is your Speed`."""

    __slots__ = ("meaning",)

    def __init__(self, meaning: Sentence) -> None:
        super().__init__("{n}", {"n": "X"})
        self.meaning = meaning


def letter_in(value: Any) -> Letter | None:
    """Return the X in a sentence or in one of its parts."""
    if isinstance(value, Letter):
        return value
    parts = value.fields.values() if isinstance(value, Sentence) else value
    if not isinstance(value, Sentence | tuple):
        return None
    return next((found for part in parts if (found := letter_in(part)) is not None), None)


def count_of(number: Number, foe: Person = OPPONENT) -> tuple[int, Text | int]:
    """Return the number that decides between singular and plural, and the one that is shown."""
    number = size(number)
    if isinstance(number, int):
        return number, number
    if number.dice and not _rolled_each(number):
        return 2, say("{n}d", n=Letter(phrase(replace(number, dice=False), foe)))
    return 2, phrase(number) if is_short(number) else Letter(phrase(number, foe))


# With a number before it, or with a longer one after it unless that is called X.
Unit = tuple[Sentence, Sentence]
HEALTH: Unit = (say("**{n} Health**"), say("**Health** equal to {number}"))
LOST_HEALTH: Unit = (say("{n} lost Health"), say("lost Health equal to {number}"))
MOVEMENT: Unit = (say("**{n} movement**"), say("**movement** equal to {number}"))
AMMO: Unit = (say("**{n} ammo**"), NOTHING)
EXTRA: Unit = (say("**{n} extra damage**"), say("**extra damage** equal to {number}"))
EXTRA_PER_HIT: Unit = (
    say("**{n} extra damage** per hit"),
    say("**extra damage** per hit equal to {number}"),
)
LESS: Unit = (say("**{n} less damage**"), NOTHING)
LESS_PER_HIT: Unit = (say("**{n} less damage** per hit"), NOTHING)
TRACK: Unit = (say("**{n} {track}**"), say("**{track}** equal to {number}"))
SQUARES: Unit = (plural("{count} square", "{count} squares"), NOTHING)
FRAGS: Unit = (plural("{count} frag", "{count} frags"), say("frags equal to {number}"))
CARDS: Unit = (say("{n} {cards}"), NOTHING)
_EACH: dict[str, Sentence] = {
    "frags": say("for each of your frags"),
    "cards": say("for each card in your hand"),
    "weapons": say("for each of your weapons in play"),
    "gadgets": say("for each of your gadgets in play"),
    "blood": say("for each of your blood counters"),
    "foes-in-sight": say("for each enemy you see"),
    "foes-adjacent": say("for each enemy next to you"),
    "team-frags": say("for each of your team's frags"),
    "teammates": say("for each of your teammates on the map"),
    "teammates-in-sight": say("for each teammate you see"),
    "teammates-adjacent": say("for each teammate next to you"),
    "moved": say("for each square you moved this turn"),
    "attacks": say("for each attack you made this turn"),
    "attacks-left": say("for each attack you have left"),
    "unused-attacks": say("for each attack you left unused last turn"),
    "last-moved": say("for each square you moved last turn"),
    "last-attacks": say("for each attack you made last turn"),
    "players": say("for each player"),
}
_EACH_ROLLED: dict[str, Sentence] = {
    "": say("for each {thing} rolled"),
    "to-hit": say("for each {thing} rolled to hit"),
    "for-damage": say("for each {thing} rolled for damage"),
    "for-defense": say("for each {thing} rolled for defense"),
    "for-movement": say("for each {thing} rolled for movement"),
}
_EACH_DIE: dict[str, Sentence] = {
    "": say("for each die rolled"),
    "to-hit": say("for each die rolled to hit"),
    "for-damage": say("for each die rolled for damage"),
    "for-defense": say("for each die rolled for defense"),
    "for-movement": say("for each die rolled for movement"),
}


def much(number: Number, unit: Unit, foe: Person = OPPONENT, **fields: Any) -> Sentence:
    """Return `**2 movement**`, `**movement** equal to your Speed`, or `**2 movement** for each
    enemy you see`."""
    form, count = count_of(number, foe)
    if not isinstance(count, Letter) or not unit[1]:
        # `n` picks the form if there are two, and `count` is shown.
        return filled(unit[0], n=form if unit[0].many else count, count=count, **fields)
    if each := _per_each(size(number)):
        times, thing = each
        return say(
            "{amount} {each}", amount=filled(unit[0], n=times, count=times, **fields), each=thing
        )
    return filled(unit[1], number=count.meaning, **fields)


def _per_each(number: Number) -> tuple[int, Sentence] | None:
    """Return `2` and `for each enemy you see (at most 4)` for a multiple of a counted thing."""
    if isinstance(number, int) or number.dice:
        return None
    if number.per != 1 or number.plus or number.times < 1 or (number.least or 0) > 0:
        return None
    each = _each(number.of)
    if not each:
        return None
    if number.most is not None:
        each = say("{each} (at most {n})", each=each, n=number.most)
    return number.times, each


def _each(name: str) -> Sentence:
    """Return `for each enemy you see`, `for each six rolled to hit` or nothing."""
    if name in _EACH:
        return _EACH[name]
    face, _, roll = name.partition("-")
    if name in _TOTALED and face == "dice":
        return _EACH_DIE[roll]
    if face in _FACES and (name in OF_ROLL or name in OF_ROLLS):
        return filled(_EACH_ROLLED[roll], thing=_FACES[face])
    return NOTHING


def bounded(bounds: Bounds) -> Sentence:
    """Return `2`, `2 or more`, `2 or less` or `2 to 4`."""
    if bounds.high is None:
        return say("{n} or more", n=bounds.low or 0)
    if bounds.low == bounds.high:
        return say("{n}", n=bounds.low)
    if not bounds.low:
        return say("{n} or less", n=bounds.high)
    return say("{least} to {most}", least=bounds.low, most=bounds.high)


def numbered(bounds: Bounds) -> Sentence:
    """Return the words of `bounded` for things that are counted one by one: `2 or fewer`, `at least
    1`."""
    if bounds == Bounds(1):
        return say("at least {n}", n=1)
    if not bounds.low and bounds.high:
        return say("{n} or fewer", n=bounds.high)
    return bounded(bounds)


def ranged(bounds: Bounds) -> Sentence:
    """Return the words of `bounded` for a number that is never below 1: `1` for `1 or less`."""
    return say("{n}", n=1) if bounds.high == 1 else bounded(bounds)


# -- conditions on a number ----------------------------------------------------------------------

_COUNTS: dict[str, Sentence] = {
    "wounds": say("you have lost {amount} Health"),
    "frags": plural("you have {amount} frag", "you have {amount} frags"),
    "cards": plural("you have {amount} card in your hand", "you have {amount} cards in your hand"),
    "weapons": plural("you have {amount} weapon in play", "you have {amount} weapons in play"),
    "gadgets": plural("you have {amount} gadget in play", "you have {amount} gadgets in play"),
    "blood": plural("you have {amount} blood counter", "you have {amount} blood counters"),
    "foes-in-sight": plural("you see {amount} enemy", "you see {amount} enemies"),
    "foes-adjacent": plural("{amount} enemy is next to you", "{amount} enemies are next to you"),
    "team-frags": plural("your team has {amount} frag", "your team has {amount} frags"),
    "teammates": plural(
        "you have {amount} teammate on the map", "you have {amount} teammates on the map"
    ),
    "teammates-in-sight": plural("you see {amount} teammate", "you see {amount} teammates"),
    "teammates-adjacent": plural(
        "{amount} teammate is next to you", "{amount} teammates are next to you"
    ),
    "movement": say("you have {amount} movement left"),
    "rolled": say("you rolled {amount} movement this turn"),
    "moved": plural(
        "you have moved {amount} square this turn", "you have moved {amount} squares this turn"
    ),
    "attacks": plural(
        "you have made {amount} attack this turn", "you have made {amount} attacks this turn"
    ),
    "attacks-left": plural("you have {amount} attack left", "you have {amount} attacks left"),
    "unused-movement": say("you left {amount} movement unused last turn"),
    "unused-attacks": plural(
        "you left {amount} attack unused last turn", "you left {amount} attacks unused last turn"
    ),
    "last-moved": plural(
        "you moved {amount} square last turn", "you moved {amount} squares last turn"
    ),
    "last-attacks": plural(
        "you made {amount} attack last turn", "you made {amount} attacks last turn"
    ),
    "players": plural("there is {amount} player", "there are {amount} players"),
}
_NONE_LAST: dict[str, Sentence] = {
    "moved": say("you have not moved this turn"),
    "attacks": say("you have not attacked this turn"),
    "last-moved": say("you did not move last turn"),
    "last-attacks": say("you did not attack last turn"),
}
_FOE_COUNTS: dict[str, tuple[Sentence, Sentence]] = {
    "health": (say("{subject} have|has {amount} Health"), say("with {amount} Health")),
    "armor": (say("{subject} have|has {amount} armor"), say("with {amount} armor")),
    "wounds": (say("{subject} have|has lost {amount} Health"), say("who has lost {amount} Health")),
    "lack": (
        say("{subject} need|needs {amount} Health to stay alive"),
        say("who needs {amount} Health to stay alive"),
    ),
    "frags": (
        plural("{subject} have|has {amount} frag", "{subject} have|has {amount} frags"),
        plural("with {amount} frag", "with {amount} frags"),
    ),
    "cards": (
        plural("{subject} hold|holds {amount} card", "{subject} hold|holds {amount} cards"),
        plural("with {amount} card in hand", "with {amount} cards in hand"),
    ),
    "weapons": (
        plural(
            "{subject} have|has {amount} weapon in play",
            "{subject} have|has {amount} weapons in play",
        ),
        plural("with {amount} weapon in play", "with {amount} weapons in play"),
    ),
    "gadgets": (
        plural(
            "{subject} have|has {amount} gadget in play",
            "{subject} have|has {amount} gadgets in play",
        ),
        plural("with {amount} gadget in play", "with {amount} gadgets in play"),
    ),
    "blood": (
        plural(
            "{subject} have|has {amount} blood counter",
            "{subject} have|has {amount} blood counters",
        ),
        plural("with {amount} blood counter", "with {amount} blood counters"),
    ),
    "speed": (say("{subject} have|has Speed {amount}"), say("with Speed {amount}")),
    "accuracy": (say("{subject} have|has Accuracy {amount}"), say("with Accuracy {amount}")),
}
_ROLLED_COUNTS: dict[str, Sentence] = {
    "": say("you rolled {amount} {thing}"),
    "to-hit": plural("{amount} {thing} was rolled to hit", "{amount} {thing} were rolled to hit"),
    "for-damage": plural(
        "{amount} {thing} was rolled for damage", "{amount} {thing} were rolled for damage"
    ),
    "for-defense": plural(
        "{amount} {thing} was rolled for defense", "{amount} {thing} were rolled for defense"
    ),
    "for-movement": plural(
        "{amount} {thing} was rolled for movement", "{amount} {thing} were rolled for movement"
    ),
}


_ONE = (Bounds(1, 1), Bounds(1))  # `1 frag`, `at least 1 frag`


def counts(count: Mapping[Quantity, Bounds], foe: Person) -> list[Fact]:
    """Return facts such as `your Speed is 3 or more` or `you see no enemies`."""
    return [_count(what, bounds, foe) for what, bounds in count.items()]


def _count(what: str, bounds: Bounds, foe: Person) -> Fact:
    is_one = bounds in _ONE
    form = 1 if is_one else 2
    own = what.removeprefix(FOE)
    is_of_faces = what not in _TOTALED and (what in OF_ROLL or what in OF_ROLLS)
    is_counted = own in _COUNTED or is_of_faces
    amount = numbered(bounds) if is_counted else bounded(bounds)
    if is_counted and bounds.high == 1 and not bounds.low:
        is_one, form, amount = True, 1, say("at most {n}", n=1)
    if bounds == Bounds(0, 0):
        amount = term("no")
    if is_of_faces:
        face, _, roll = what.partition("-")
        template = _ROLLED_COUNTS[roll]
        return Fact(filled(template, n=form, amount=amount, thing=_FACES[face] if is_one else face))
    if what == "margin":
        return Fact(say("the to-hit roll beats the range by {amount}", amount=bounded(bounds)))
    if what in _NONE_LAST and bounds == Bounds(0, 0):
        return Fact(_NONE_LAST[what])
    if what in _COUNTS:
        return Fact(filled(_COUNTS[what], n=form, amount=amount))
    if own != what and own in _FOE_COUNTS:
        clause, phrase = _FOE_COUNTS[own]
        shown = {"n": form, "amount": bounded(bounds) if own in ("speed", "accuracy") else amount}
        return Fact(filled(clause, subject=foe.name, **shown), filled(phrase, **shown))
    if own == "health-and-armor":
        both = say("{subject} have|has {amount} Health and armor together", subject=foe.name, amount=bounded(bounds))  # fmt: skip
        return Fact(both, say("with {amount} Health and armor together", amount=bounded(bounds)))
    if own in _OF_TEAM and not is_one:
        has = say("{subject} have|has {amount} {thing}", subject=foe.name, amount=amount, thing=_thing(own))  # fmt: skip
        return Fact(has, say("with {amount} {thing}", amount=amount, thing=_thing(own)))
    if own != what:
        amount = bounded(bounds)
        named = say("{subject} have|has {thing} {amount}", subject=foe.name, thing=_thing(own), amount=amount)  # fmt: skip
        return Fact(named, say("with {thing} {amount}", thing=_thing(own), amount=amount))
    track = name_of("track", what)
    if is_known("track", what) and track.endswith("s") and not track.endswith("ss"):
        amount = term("no") if bounds == Bounds(0, 0) else bounded(bounds)
        return Fact(say("you have {amount} {track}", amount=amount, track=track))
    number = ranged(bounds) if what == "health" else bounded(bounds)
    return Fact(say("{quantity} is {amount}", quantity=quantity(what, foe), amount=number))


_THINGS: dict[str, Sentence] = {
    "health": term("Health"),
    "armor": term("armor"),
    "health-and-armor": say("Health plus armor"),
    "full-health": say("full Health"),
    "wounds": say("lost Health"),
    "lack": say("missing Health"),
    "speed": term("Speed"),
    "accuracy": term("Accuracy"),
    "frags": term("frags"),
    "cards": say("cards in hand"),
    "weapons": say("weapons in play"),
    "gadgets": say("gadgets in play"),
    "blood": say("blood counters"),
    "team-frags": say("team frags"),
    "teammates": say("teammates on the map"),
}
_COUNTABLE = ("frags", "cards", "weapons", "gadgets", "blood", "team-frags", "teammates")
_OF_TEAM = ("team-frags", "teammates")
_COUNTED = (*_COUNTABLE, "foes-in-sight", "foes-adjacent", "teammates-in-sight", "teammates-adjacent", "moved", "attacks", "attacks-left",
            "unused-attacks", "last-moved", "last-attacks", "players")  # fmt: skip
_COMPARED: dict[tuple[str, bool], tuple[Sentence, Sentence]] = {
    ("more", True): (
        say("{subject} have|has more {things} than you"),
        say("with more {things} than you"),
    ),
    ("less", True): (
        say("{subject} have|has fewer {things} than you"),
        say("with fewer {things} than you"),
    ),
    ("same", True): (
        say("{subject} have|has as many {things} as you"),
        say("with as many {things} as you"),
    ),
    ("more", False): (
        say("{subject} have|has more {thing} than you"),
        say("with more {thing} than you"),
    ),
    ("less", False): (
        say("{subject} have|has less {thing} than you"),
        say("with less {thing} than you"),
    ),
    ("same", False): (
        say("{subject} have|has as much {thing} as you"),
        say("with as much {thing} as you"),
    ),
}


def _thing(what: str) -> Text:
    return _THINGS[what] if what in _THINGS else say("{track}", track=name_of("track", what))


def compared(what: str, wanted: str, foe: Person) -> Fact:
    """Return `the target has more frags than you`, or `with more frags than you` as part of a
    noun."""
    what = what.removeprefix(FOE)
    clause, phrase = _COMPARED[wanted, what in _COUNTABLE]
    thing = _thing(what)
    return Fact(
        filled(clause, subject=foe.name, thing=thing, things=thing),
        filled(phrase, thing=thing, things=thing),
    )


# -- cards ---------------------------------------------------------------------------------------

_NOUNS: dict[str, Sentence] = {
    ANY: plural("a card", "cards"),
    "cards": plural("a card", "cards"),
    "flame": plural("a flame weapon", "flame weapons"),
    "energy": plural("an energy weapon", "energy weapons"),
    "ballistic": plural("a ballistic weapon", "ballistic weapons"),
    "explosive": plural("an explosive weapon", "explosive weapons"),
    "A": plural("an A gadget", "A gadgets"),
    "H": plural("an H gadget", "H gadgets"),
    "W": plural("a W gadget", "W gadgets"),
    "M": plural("an M gadget", "M gadgets"),
    "weapon": plural("a weapon card", "weapon cards"),
    "gadget": plural("a gadget card", "gadget cards"),
    "special": plural("a special card", "special cards"),
    "hex": plural("a hex card", "hex cards"),
    "armor": plural("a suit of armor", "suits of armor"),
    "healing": plural("a healing card", "healing cards"),
    "reload": plural("a reload card", "reload cards"),
    "start": plural("a weapon on your|their sheet", "weapons on your|their sheet"),
    "blood": plural("a blood counter", "blood counters"),
    "pile": plural("a card from a pile", "cards from a pile"),
}
TYPES: dict[str, Sentence] = {
    "flame": term("flame"),
    "energy": term("energy"),
    "ballistic": term("ballistic"),
    "explosive": term("explosive"),
}


def card_noun(word: str, is_plural: bool = False, of_weapon: bool = False) -> Sentence:
    """Return `a flame weapon`, `an H gadget`, `gadget cards` or `a Heavy Beam Pistol`."""
    n = 2 if is_plural else 1
    if word in _NOUNS:
        return filled(_NOUNS[word], n=n)
    if is_known("card", word):
        name = name_of("card", word)
        if name[0] in "AEIOU":
            return plural("an {card}", "{card} cards", n=n, card=name)
        return plural("a {card}", "{card} cards", n=n, card=name)
    if is_known("weapon", word):
        return say("the {weapon}", weapon=name_of("weapon", word))
    tag = word.replace("-", " ")
    if of_weapon:
        if tag[0] in "aeiou":
            return plural("an {name} weapon", "{name} weapons", n=n, name=tag)
        return plural("a {name} weapon", "{name} weapons", n=n, name=tag)
    if tag[0] in "aeiou":
        return plural("an {name} card", "{name} cards", n=n, name=tag)
    return plural("a {name} card", "{name} cards", n=n, name=tag)


def card_nouns(
    which: Iterable[str], is_plural: bool = False, last: str = "or", in_play: bool = False
) -> Sentence:
    """Return `flame weapons or H gadgets`, or `cards that are not revolver cards` for exclusions.
    With `in_play`, return `a card in play that is not a suit of armor`."""
    wanted = tuple(card_noun(w, is_plural) for w in which if not w.startswith(NOT))
    wanted = wanted or (card_noun(ANY, is_plural),)
    words = say("{cards:and}", cards=wanted) if last == "and" else say("{cards:or}", cards=wanted)
    if in_play:
        words = say("{cards} in play", cards=words)
    return _except(words, which, is_plural, of_weapon=False)


def weapons_with(which: Iterable[str]) -> Sentence:
    """Return `with flame or energy weapons`, `with pistol weapons` or `with a Heavy Beam
    Pistol`."""
    wanted = [w for w in which if not w.startswith(NOT)]
    if len(wanted) > 1 and all(w in TYPES for w in wanted):
        words = say("with {types:or} weapons", types=tuple(TYPES[w] for w in wanted))
    else:
        nouns = tuple(
            card_noun(w, is_plural=not is_known("card", w), of_weapon=True) for w in wanted or [ANY]
        )
        words = say("with {weapons:or}", weapons=nouns) if wanted else say("with weapons")
    return _except(words, which, is_plural=True, of_weapon=True)


def _except(words: Sentence, which: Iterable[str], is_plural: bool, of_weapon: bool) -> Sentence:
    spared = tuple(
        card_noun(w[len(NOT) :], is_plural=is_plural, of_weapon=of_weapon)
        for w in which
        if w.startswith(NOT)
    )
    if not spared:
        return words
    if is_plural:
        return say("{cards} that are not {others:or}", cards=words, others=spared)
    return say("{cards} that is not {others:or}", cards=words, others=spared)


# -- places --------------------------------------------------------------------------------------

_IN: dict[str, Sentence] = {
    "water": say("in water"),
    "acid": say("in acid"),
    "lava": say("in lava"),
    "napalm": say("in napalm"),
    "gas": say("in gas"),
    "power-up": say("on a power-up square"),
    "teleporter": say("on a teleporter"),
    "respawn": say("on a respawn square"),
    "door": say("in a doorway"),
    "blood": say("on a blood counter"),
    "own-base": say("in your base"),
    "enemy-base": say("in an enemy base"),
    "the-room": say("in The Room"),
}
_NEXT_TO: dict[str, Sentence] = {
    "water": say("next to water"),
    "acid": say("next to acid"),
    "lava": say("next to lava"),
    "napalm": say("next to napalm"),
    "gas": say("next to gas"),
    "power-up": say("next to a power-up square"),
    "teleporter": say("next to a teleporter"),
    "respawn": say("next to a respawn square"),
    "door": say("next to a doorway"),
    "wall": say("next to a wall"),
    "blood": say("next to a blood counter"),
    "own-base": say("next to your base"),
    "enemy-base": say("next to an enemy base"),
    "the-room": say("next to The Room"),
}
_ENTERED: dict[str, Sentence] = {
    "water": term("water"),
    "acid": term("acid"),
    "lava": term("lava"),
    "napalm": term("napalm"),
    "gas": term("gas"),
    "power-up": say("power-up squares"),
    "teleporter": say("teleporters"),
    "respawn": say("respawn squares"),
    "door": say("doorways"),
    "blood": say("squares with blood"),
    "own-base": say("your base"),
    "enemy-base": say("enemy bases"),
    "the-room": say("The Room"),
}


def counter_noun(name: str) -> str:
    """Return the noun for a counter that cards place, such as `blood counter`, or ""."""
    if name == "blood":
        return "blood counter"
    found = placed_counters().get(name)
    return found.noun if found is not None else ""


def _places(
    names: Iterable[str],
    known: Mapping[str, Sentence],
    of_counter: Callable[[str], Sentence],
    of_zone: Callable[[str], Sentence],
    of_ground: Callable[[str], Sentence],
) -> Sentence:
    found = []
    for name in names:
        if name in known:
            found.append(known[name])
        elif name in ("gallows", "switch", "tentacle"):
            found.append(of_ground(name))
        elif counter := counter_noun(name):
            found.append(of_counter(counter))
        else:
            found.append(of_zone(name.replace("-", " ").removeprefix("the ")))
    return say("{place:or}", place=tuple(found))


def places_in(names: Iterable[str]) -> Sentence:
    """Return `in water`, `on a power-up square` or `in the main street zone`."""
    return _places(
        names,
        _IN,
        lambda counter: say("on a square with a {counter}", counter=counter),
        lambda zone: say("in the {name} zone", name=zone),
        lambda ground: say("on a {counter} square", counter=ground),
    )


def places_next_to(names: Iterable[str]) -> Sentence:
    """Return `next to water or next to a wall`."""
    return _places(
        names,
        _NEXT_TO,
        lambda counter: say("next to a {counter}", counter=counter),
        lambda zone: say("next to the {name} zone", name=zone),
        lambda ground: say("next to a {counter} square", counter=ground),
    )


def places_entered(names: Iterable[str]) -> Sentence:
    """Return `water or power-up squares`: places that may be entered."""
    return _places(
        names,
        _ENTERED,
        lambda counter: say("squares with a {counter}", counter=counter),
        lambda zone: say("the {name} zone", name=zone),
        lambda ground: say("{counter} squares", counter=ground),
    )
