"""Numbers that are counted, cards that are picked and places, in the words of a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from fragkit.model.effects.number import (
    FOE,
    OF_ATTACK,
    OF_FIGHTER,
    OF_ROLL,
    OF_ROLLS,
    QUANTITIES,
    Counted,
    Number,
    Quantity,
)
from fragkit.model.effects.selector import ANY, NOT
from fragkit.model.text.persons import article, counted, listed
from fragkit.model.word_values import Bounds
from fragkit.rule_modules import placed_counters

_TYPES = ("flame", "energy", "ballistic", "explosive")
_DECKS = ("weapon", "gadget", "special", "hex")
_SORTS = {"armor": "suit of armor", "healing": "healing card", "reload": "reload card"}
_LETTERS = ("A", "H", "W", "M")


# -- numbers -----------------------------------------------------------------------------------


def quantity(name: str) -> str:
    """`your Speed`, `the foe's Health`, `the number of foes in sight`, `the range`."""
    if name.startswith(FOE):
        words = OF_FIGHTER.get(name.removeprefix(FOE), name.removeprefix(FOE))
        return f"the foe's {words}"
    words = QUANTITIES.get(name, name.replace("-", " "))
    if name in OF_ROLL or name in OF_ROLLS or name in ("foes-in-sight", "foes-adjacent", "players"):
        return f"the number of {words}"
    if name in OF_ATTACK or name == "round":
        return f"the {words}"
    if words.endswith("turn"):
        return f"the {words}"
    return f"your {words}"


def phrase(number: Counted) -> str:
    """`half your Health, rounded up, at most 3`; dice as they are thrown, `1d + 1`."""
    words = str(number.of) if number.of.dice else quantity(number.of)
    times = abs(number.times)
    if number.per == 2 and times == 1:
        words = f"half {words}, rounded {number.round}"
    elif number.per > 1:
        words = f"{times} for every {number.per} of {words}"
        words += ", rounded up" if number.round == "up" else ""
    elif times == 2:
        words = f"twice {words}"
    elif times > 2:
        words = f"{times} times {words}"
    if number.plus and number.of.dice and number.per == 1:
        words += f" {'+' if number.plus > 0 else '−'} {abs(number.plus)}"
    elif number.plus:
        words += f" {'plus' if number.plus > 0 else 'minus'} {abs(number.plus)}"
    if number.least is not None:
        least = str(number.least).replace("-", "−")
        words += f", at least {least}"
    if number.most is not None:
        most = str(number.most).replace("-", "−")
        words += f", at most {most}"
    return words


def is_taking(number: Number) -> bool:
    """Whether it takes away."""
    return number < 0 if isinstance(number, int) else number.times < 0


def much(number: Number, what: str) -> str:
    """`**2 movement**`, `**1d movement**`, `**movement** equal to your Speed`."""
    if isinstance(number, int):
        return f"**{abs(number)} {what}**"
    plain = number.per == 1 and abs(number.times) == 1
    if number.of.dice and plain and number.least is None and number.most is None:
        return f"**{phrase(number)} {what}**"
    return f"**{what}** equal to {phrase(number)}"


def many(number: Number, noun: str, plural: str = "") -> str:
    """`2 cards`, `as many cards as the number of foes in sight`."""
    if isinstance(number, int):
        return counted(abs(number), noun, plural)
    plural = plural or f"{noun}s"
    if number.of.dice and not number.plus:
        return f"{phrase(number)} {plural}"
    return f"as many {plural} as {phrase(number)}"


def bounded(bounds: Bounds) -> str:
    """`2`, `2 or more`, `2 or less`, `2 to 4`."""
    if bounds.high is None:
        return f"{bounds.low} or more"
    if bounds.low == bounds.high:
        return str(bounds.low)
    return f"{bounds.high} or less" if not bounds.low else f"{bounds.low} to {bounds.high}"


_MEASURED = ("health", "armor", "health-and-armor", "full-health", "speed", "accuracy")
_COUNTS = {
    "wounds": "you have lost {n} Health",
    "foes-in-sight": "you see {n} foes",
    "foes-adjacent": "{n} foes are beside you",
    "movement": "you have {n} movement left",
    "rolled": "you rolled {n} movement this turn",
    "moved": "you have moved {n} squares this turn",
    "attacks": "you have made {n} attacks this turn",
    "attacks-left": "you have {n} attacks left",
    "unused-movement": "you left {n} movement unused in your last turn",
    "unused-attacks": "you left {n} attacks unused in your last turn",
    "last-moved": "you moved {n} squares in your last turn",
    "last-attacks": "you made {n} attacks in your last turn",
    "players": "there are {n} players",
}


def counts(count: Mapping[Quantity, Bounds]) -> list[str]:
    """`your Speed is 3 or more`, `you see no foes`."""
    return [_count(what, bounds) for what, bounds in count.items()]


def _count(what: str, bounds: Bounds) -> str:
    number = bounded(bounds)
    much = "no" if number == "0" else number
    plain = what.removeprefix(FOE)
    if what in OF_ROLL or what in OF_ROLLS:
        # `2 or more 6s were rolled to hit`, `one 6 was rolled`.
        face, _, roll = QUANTITIES[what].partition(" ")
        if number == "1":
            return f"one {face[:-1]} was {roll}"
        return f"{much} {face} were {roll}"
    if what == "margin":
        return f"the roll to hit beats the range by {number}"
    if what in _COUNTS:
        words = _COUNTS[what].format(n=much)
    elif plain in OF_FIGHTER and plain not in _MEASURED and plain != "lack":
        who = "the foe has" if what != plain else "you have"
        words = f"{who} {much} {OF_FIGHTER[plain] if plain != 'wounds' else 'Health lost'}"
    else:
        return f"{quantity(what)} is {number}"
    if number == "1":
        for one in (
            "foe",
            "square",
            "attack",
            "player",
            "frag",
            "card",
            "weapon",
            "gadget",
            "counter",
        ):
            words = re.sub(rf"\b{one}s\b", one, words)
        words = words.replace("1 foe are", "1 foe is")
    return words


def compared(what: str, wanted: str) -> str:
    """`the foe has more frags than you`."""
    words = QUANTITIES.get(what, what.replace("-", " "))
    measured = what in (*_MEASURED, "wounds", "lack")
    if wanted == "same":
        if measured:
            return f"the foe has as much {words} as you"
        return f"the foe has as many {words} as you"
    fewer = "less" if measured else "fewer"
    return f"the foe has {wanted if wanted == 'more' else fewer} {words} than you"


# -- cards ---------------------------------------------------------------------------------------


def card_noun(word: str) -> str:
    """`flame weapon`, `H gadget`, `gadget card`, `suit of armor`."""
    if word in (ANY, "cards"):
        return "card"
    if word in _TYPES:
        return f"{word} weapon"
    if word in _LETTERS:
        return f"{word} gadget"
    if word in _DECKS:
        return f"{word} card"
    if word == "start":
        return "weapon on the sheet"
    return _SORTS.get(word, f"{word.replace('-', ' ')} card")


def card_nouns(which: Iterable[str], plural: bool = False, last: str = "or") -> str:
    """`flame weapons or H gadgets`; `but no revolver cards` for what is taken out."""
    number = plural_of if plural else lambda noun: noun
    wanted = [number(card_noun(w)) for w in which if not w.startswith(NOT)]
    spared = [number(card_noun(w[len(NOT) :])) for w in which if w.startswith(NOT)]
    words = listed(wanted, last) if wanted else number("card")
    return f"{words} but no {listed(spared, 'or')}" if spared else words


def plural_of(noun: str) -> str:
    head, of, rest = noun.partition(" of ")
    if not of:
        head, of, rest = noun.partition(" on the ")
    return f"{head}s{of}{rest}"


# -- places --------------------------------------------------------------------------------------

_SQUARES = {
    "power-up": "a power-up square",
    "teleporter": "a teleporter",
    "respawn": "a respawn square",
    "door": "a doorway",
    "wall": "a wall",
}


def counter_noun(name: str) -> str:
    """Return what cards call a counter that they place, `blood counter`, or ""."""
    if name == "blood":
        return "blood counter"
    found = placed_counters().get(name)
    return found[0].noun if found is not None else ""


def places(names: Iterable[str]) -> str:
    """`water`, `a power-up square`, `the main street`."""
    return listed([_place(name) for name in names], "or")


def _place(name: str) -> str:
    if name in ("acid", "water", "lava", "napalm"):
        return name
    if name in _SQUARES:
        return _SQUARES[name]
    counter = counter_noun(name)
    return article(1, counter) if counter else f"the {name.replace('-', ' ')}"
