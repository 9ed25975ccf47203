"""Persons in generated sentences, and the finishing touches to a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.language.clauses import Fact, Term, Which, capital, term
from fragkit.language.sentences import NOTHING, Sentence, in_a_row, say
from fragkit.model.card import PlayedOn
from fragkit.model.effects.effect import Who
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """One or several fighters in a sentence."""

    name: Sentence  # "the target"
    owner: Sentence  # "the target's"
    whom: Sentence  # "the target"; "them"
    nobody: Sentence = NOTHING  # "no enemy in water", for each of them

    @property
    def is_you(self) -> bool:
        return self is YOU

    @property
    def is_some(self) -> bool:
        """Return whether the person is everyone who meets a condition."""
        return self.owner is _THEIR

    @property
    def is_several(self) -> bool:
        """Return whether the person is everyone, or everyone who meets a condition."""
        return self.is_some or any(self is one for one in _SEVERAL)


class _Again(Term):
    """A pronoun right after the fighter's name; some languages leave it out there."""

    __slots__ = ()
    context = "again"


class _Relative(Term):
    """The pronoun of a relative clause: `who`."""

    __slots__ = ()
    context = "relative"


class _Neuter(Term):
    """A pronoun for the target, which is neuter in some languages."""

    __slots__ = ()
    context = "neuter"


def pronoun(name: Sentence) -> Sentence:
    """Return the pronoun for a fighter who is named already: `they`."""
    return _THEY_AS_TARGET if name == TARGET.name else THEY.name


def _person(name: Sentence, owner: Sentence, whom: Sentence = NOTHING) -> Person:
    return Person(name, owner, whom or name)


YOU = _person(term("you"), term("your"))
TARGET = _person(term("the target"), term("the target's"))
PLACER = _person(say("the player who placed it"), say("that player's"))
ATTACKER = _person(term("the attacker"), term("the attacker's"))
OPPONENT = _person(term("your opponent"), term("your opponent's"))
ROLLER = _person(say("the fighter who rolled"), term("that fighter's"))
THAT = _person(term("that fighter"), term("that fighter's"))
THEY = _person(term("they"), term("that fighter's"), term("them"))
ANOTHER = _person(term("another fighter"), term("that fighter's"), term("them"))
EVERYONE = _person(term("everyone"), term("everyone's"))
OTHERS = _person(term("everyone else"), term("everyone else's"))
IN_BLAST = _person(say("everyone in the blast"), term("everyone's"))

AGAIN = _Again("they", {})
THEY_WHO = _Relative("they", {})
_THEY_AS_TARGET = _Neuter("they", {})
_THEIR = term("their")  # of several fighters for whom something is true
_PLAYED_ON: dict[PlayedOn, Person] = {
    "self": YOU,
    "other": THAT,
    "fighter": THAT,
    "attacker": ATTACKER,
    "target": TARGET,
    "roller": ROLLER,
    "everyone": EVERYONE,
    "nobody": YOU,
}
_CONCERNED: dict[Who, Person] = {
    "self": YOU,
    "attacker": ATTACKER,
    "target": TARGET,
    "everyone": EVERYONE,
    "others": OTHERS,
}
_SEVERAL = (EVERYONE, OTHERS, IN_BLAST)


def concerned(who: Who, played_on: PlayedOn, foe: Person) -> Person:
    """Return the fighters that an effect of a card affects. `foe` is the other fighter."""
    if who == "foe":
        return foe
    return _PLAYED_ON[played_on] if who == "chosen" else _CONCERNED[who]


def those(who: Who, team: str | None, facts: Iterable[Fact]) -> Person:
    """Return everyone, or all others, for whom the facts are true. A team has its own fighter, and
    teammates are the others."""
    which = relative(facts)
    if (who, team) == ("everyone", "same"):
        which, team = say("on your team {which}", which=which), None
    if team == "other":
        name, nobody = say("each enemy {which}", which=which), say("no enemy {which}", which=which)
    elif team == "same":
        name = say("each teammate {which}", which=which)
        nobody = say("no teammate {which}", which=which)
    elif who == "everyone":
        name, nobody = (
            say("each fighter {which}", which=which),
            say("no fighter {which}", which=which),
        )
    else:
        name, nobody = say("other fighters {which}", which=which), NOTHING
    return Person(name, _THEIR, name, nobody)


def several(name: Sentence) -> Person:
    """Return several fighters of that name."""
    return Person(name, _THEIR, name)


_BY_RANGE: dict[str, Sentence] = {
    "nearest": say("nearest"),
    "chain": say("nearest"),
    "farthest": say("farthest"),
}
_EXTREMES: dict[str, Sentence] = {
    "most-health": say("with the most Health"),
    "least-health": say("with the least Health"),
    "most-frags": say("with the most frags"),
    "least-frags": say("with the fewest frags"),
    "most-cards": say("with the most cards in hand"),
    "least-cards": say("with the fewest cards in hand"),
    "chain-target": say("nearest to the target"),
}


def only_one(who: Who, only: str, team: str | None, facts: Iterable[Fact]) -> Person:
    """Return the one fighter of them that `only` picks: `the nearest enemy in water`, `the fighter
    with the most frags`."""
    which = relative(facts)
    if (who, team, only in _BY_RANGE) == ("everyone", "same", False):
        which, team = say("on your team {which}", which=which), None
    if only in _BY_RANGE:
        how = _BY_RANGE[only]
        if team == "other":
            name = say("the {how} enemy {which}", how=how, which=which)
        elif team == "same":
            name = say("the {how} teammate {which}", how=how, which=which)
        elif who == "everyone":
            name = say("the {how} fighter {which}", how=how, which=which)
        else:
            name = say("the {how} other fighter {which}", how=how, which=which)
        return Person(name, term("that fighter's"), name)
    how = _EXTREMES[only]
    if team == "other":
        name = say("the enemy {which} {how}", how=how, which=which)
    elif team == "same":
        name = say("the teammate {which} {how}", how=how, which=which)
    elif who == "everyone":
        name = say("the fighter {which} {how}", how=how, which=which)
    else:
        name = say("the other fighter {which} {how}", how=how, which=which)
    return Person(name, term("that fighter's"), name)


_SEEN = ("you see", "you don't see")


def relative(facts: Iterable[Fact]) -> Sentence:
    """Return the facts as part of a noun: `in water and with more frags than you`."""
    given = tuple(facts)
    found = [fact.phrase for fact in given]
    seen = [one for one in found if one.template in _SEEN]  # "a fighter you see in water"
    others = tuple(one for one in found if one.template not in _SEEN)
    row = in_a_row([*seen, say("{relatives:and}", relatives=others) if others else NOTHING])
    return Which(row, [_who(fact, THEY_WHO if n == 0 else AGAIN) for n, fact in enumerate(given)])


def _who(fact: Fact, subject: Sentence) -> Fact:
    """Return the fact as it follows a relative pronoun; without words if it has no subject."""
    if "{subject}" not in fact.template:
        return Fact(NOTHING)
    return Fact(Sentence(fact.template, {**fact.fields, "subject": subject}, fact.many))


def signed(number: int) -> str:
    """Return `+2`, or `−1` with a true minus sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def minus(number: int) -> str:
    """Return a number with a true minus sign."""
    return str(number) if number >= 0 else f"−{-number}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Return `a`, `a and b` or `a, b and c`."""
    *most, final = list(words)
    return f"{', '.join(most)} {last} {final}" if most else final


def sentence(text: str) -> str:
    """Return the text with a capital letter, even after a bold mark, and with a period."""
    text = capital(text).rstrip(",")
    return text if text.endswith((".", "!", "?")) else text + "."
