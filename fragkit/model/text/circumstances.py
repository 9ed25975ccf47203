"""Words for moments, costs, chances, conditions and durations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from fragkit.language.clauses import Clause, Fact, Row, Unmarked, adverb, does, term
from fragkit.language.sentences import NOTHING, Sentence, Text, in_a_row, plural, say
from fragkit.model.card import Card, PlayedOn
from fragkit.model.effects import Condition, Cost, Effect, Modifier
from fragkit.model.effects.condition import Spot
from fragkit.model.effects.effect import OF_COUNTERS, Moment, Whose, Window
from fragkit.model.effects.modifiers import Forbid, Pass
from fragkit.model.effects.number import Quantity
from fragkit.model.fields import specs
from fragkit.model.names import name_of
from fragkit.model.playing_cards import VALUES
from fragkit.model.text.amounts import (
    card_noun,
    card_nouns,
    compared,
    counts,
    filled,
    numbered,
    places_in,
    places_next_to,
    ranged,
    weapons_with,
)
from fragkit.model.text.persons import (
    AGAIN,
    ANOTHER,
    ATTACKER,
    OPPONENT,
    PLACER,
    TARGET,
    THAT,
    THEY,
    YOU,
    Person,
    pronoun,
    relative,
)
from fragkit.model.text.placeholders import printed
from fragkit.model.word_values import Bounds, Lasts
from fragkit.values import dataclass

# The card whose suit and value a condition asks for.
DISCARDED = term("the discarded card")
TURNED_UP = term("that card")
THEN = adverb(term("then"))  # before the next effect in a row


@dataclass(frozen=True, slots=True)
class Scene:
    """The context of an effect, which decides its words."""

    played_on: PlayedOn = "self"
    of_weapon: bool = False
    at_once: bool = False  # in a table or a malfunction: no moment of its own
    lasts: Lasts | None = None  # of the card
    is_early: bool = False  # played when a turn has just begun
    on_ground: bool = False  # on a map: addresses the fighter who is there
    of_counter: bool = False  # on a counter, with the same words as ground
    of_card: bool = False  # on a card, which can be discarded
    of_stance: bool = False
    of_host: bool = False  # on a card that is attached to a weapon
    is_choice: bool = False  # an offer before its "you may"
    is_bare: bool = True  # nothing comes before its clause
    is_quiet: bool = False  # of a track, which may fill outside attacks
    is_blast: bool = False  # of a weapon that hits everyone near its target
    foe: Person = OPPONENT  # the name of the other fighter
    front: Sentence = NOTHING  # "when it is full": comes first
    face_of: Sentence = DISCARDED  # the card whose suit and value conditions ask for

    def now(self) -> Scene:
        """Return the same context for an effect that happens at once."""
        return replace(self, at_once=True, front=NOTHING)

    def duration(self, effect: Effect) -> Lasts | None:
        own = effect.lasts if isinstance(effect, Modifier) else None
        return own or self.lasts


WINDOW_WORDS: dict[Window, Sentence] = {
    "own-turn": term("on your turn"),
    "any-time": term("at any time"),
    "turn-start": say("before your movement roll"),
    "instead-of-roll": say("instead of your movement roll"),
    "attacking": say("during your attack"),
    "attacked": say("when you are attacked"),
    "attack": say("during any attack"),
    "roll": say("after any roll"),
    "card": say("when another player has just played a card"),
    "dying": say("when you are about to be fragged"),
}
_PLAY: dict[Window, Sentence] = {
    "own-turn": say("play it {target} on your turn"),
    "any-time": say("play it {target} at any time"),
    "turn-start": say("play it {target} before your movement roll"),
    "instead-of-roll": say("play it {target} instead of your movement roll"),
    "attacking": say("play it {target} during your attack"),
    "attacked": say("play it {target} when you are attacked"),
    "attack": say("play it {target} during any attack"),
    "roll": say("play it {target} after any roll"),
    "card": say("play it {target} when another player has just played a card"),
    "dying": say("play it {target} when you are about to be fragged"),
}
PLAYED_ON_WORDS: dict[PlayedOn, Sentence] = {
    "other": say("on another fighter"),
    "fighter": say("on any fighter"),
}
# Named only by a card that waits for their moments: then they are "that fighter".
NAMED_WORDS: dict[PlayedOn, Sentence] = {
    "attacker": say("on the attacker"),
    "target": say("on the target"),
    "roller": say("on the fighter who rolled"),
}
# Windows that are clauses with a verb of their own; the others are phrases.
WINDOW_CLAUSES = ("attacked", "card", "dying")


# -- moments -------------------------------------------------------------------------------------

# Your moments. `which` describes the other fighter, `how` is the weapon and
# the range.
MOMENT_WORDS: dict[Moment, Sentence] = {
    "setup": say("when the game begins"),
    "play": NOTHING,
    "use": NOTHING,
    "turn-start": say("at the start of your turn"),
    "rolled": say("after your movement roll"),
    "turn-end": say("at the end of your turn"),
    "fire": say("whenever you attack {how}"),
    "hit": say("whenever you hit {how}"),
    "miss": say("whenever you miss {how}"),
    "struck": say("whenever an attack hits you {how}"),
    "dodged": say("whenever an attack misses you {how}"),
    "frag": say("whenever you **frag** a fighter {which} {how}"),
    "dying": say("when you are about to be **fragged**"),
    "fragged": say("when you are **fragged**"),
    "respawn": say("whenever you respawn"),
    "expire": say("when it wears off"),
    "step": say("before each step you take"),
    "enter": say("whenever you enter a square"),
    "leave": say("whenever you leave a square"),
    "pass": say("whenever you move through or over another fighter {which}"),
    "sighted": say("whenever a fighter {which} moves into your sight"),
    "wounded": say("whenever you are **wounded**"),
    "healed": say("whenever you are **healed**"),
    "draw": say("whenever you draw a card"),
    "lose": say("whenever one of your cards leaves play"),
    "take": say("whenever you pick up {cards}"),
    "dry": say("whenever one of your weapons runs out of ammo"),
    "round-end": say("at the end of each round"),
}
# Moments of an attack whose words do not mention the weapon or the range by themselves.
_BY_ATTACK = ("wounded", "dying", "fragged", "dry")
_RUNS_DRY = say("whenever you run out of ammo")
_PHRASES = ("turn-start", "rolled", "turn-end", "round-end", "step")  # not clauses with a verb
# The same with a condition on the other fighter.
_WITH_FOE: dict[Moment, Sentence] = {
    "fire": say("whenever you attack a fighter {which} {how}"),
    "hit": say("whenever you hit a fighter {which} {how}"),
    "miss": say("whenever you miss a fighter {which} {how}"),
    "struck": say("whenever a fighter {which} hits you {how}"),
    "dodged": say("whenever a fighter {which} misses you {how}"),
    "frag": MOMENT_WORDS["frag"],
    "pass": MOMENT_WORDS["pass"],
    "sighted": MOMENT_WORDS["sighted"],
}
# The moments of others. With `anyone`, the owner is one of them.
_OF_SOMEBODY: dict[Moment, Sentence] = {
    "setup": say("when the game begins"),
    "turn-start": say("whenever {subject} starts their turn"),
    "rolled": say("whenever {subject} has rolled for movement"),
    "turn-end": say("whenever {subject} ends their turn"),
    "fire": say("whenever {subject} attacks {how}"),
    "hit": say("whenever {subject} hits {how}"),
    "miss": say("whenever {subject} misses {how}"),
    "struck": say("whenever an attack hits {whom} {how}"),
    "dodged": say("whenever an attack misses {whom} {how}"),
    "frag": say("whenever {subject} **frags** someone {how}"),
    "dying": say("when {subject} is about to be **fragged**"),
    "fragged": say("when {subject} is **fragged**"),
    "respawn": say("whenever {subject} respawns"),
    "step": say("whenever {subject} is about to take a step"),
    "enter": say("whenever {subject} enters a square"),
    "leave": say("whenever {subject} leaves a square"),
    "pass": say("whenever {subject} moves through or over a fighter"),
    "sighted": say("whenever a fighter moves into the sight of {whom}"),
    "wounded": say("whenever {subject} is **wounded**"),
    "healed": say("whenever {subject} is **healed**"),
    "draw": say("whenever {subject} draws a card"),
    "lose": say("whenever a card of {whom} leaves play"),
    "take": say("whenever {subject} picks up {cards}"),
    "dry": say("whenever {subject} runs out of ammo for a weapon"),
}
_TAKES = say("whenever you pick something up")
_SOMEBODY_TAKES = say("whenever {subject} picks something up")
_OF_TEAM = {"same": say("a teammate {which}"), "other": say("an enemy {which}")}
_SOMEBODY: dict[Whose, Sentence] = {
    "others": say("another fighter {which}"),
    "anyone": say("any fighter {which}"),
}
# A card in play in front of another fighter waits for what happens to that fighter.
_OF_OTHER: dict[Moment, Sentence] = {
    "turn-start": say("at the start of their turn"),
    "turn-end": say("at the end of their turn"),
}
# Ground addresses the fighter who is there.
_ON_GROUND: dict[Moment, Sentence] = {
    "play": say("while you are there"),
    "enter": say("when you enter"),
    "leave": say("when you leave"),
    "turn-start": say("if you start your turn there"),
    "turn-end": say("if you end your turn there"),
    "round-end": say("if you are there at the end of a round"),
    "use": say("while you are there"),
}
_ON_COUNTER: dict[Moment, Sentence] = {
    "pass": say("when you jump over it"),
    "struck": say("when you hit it"),
    "take": say("when you pick it up"),
}
_WITH_WEAPON: dict[Moment, Sentence] = {
    "fire": say("when you fire it {how}"),
    "hit": say("on a hit {how}"),
    "miss": say("on a miss {how}"),
    "frag": say("if it **frags** a fighter {which} {how}"),
    "dry": say("when it runs out of ammo"),
    "play": say("when it comes into play"),
}
_WEAPON_WITH_FOE: dict[Moment, Sentence] = {
    "fire": say("when you fire it at a fighter {which} {how}"),
    "hit": say("when it hits a fighter {which} {how}"),
    "miss": say("when it misses a fighter {which} {how}"),
    "frag": _WITH_WEAPON["frag"],
}
# Nobody is attacked then.
QUIET = frozenset(
    ["turn-start", "rolled", "turn-end", "respawn", "step", "enter", "leave", "pass", "sighted", "healed",
     "draw", "lose", "round-end"]
)  # fmt: skip


# -- conditions ----------------------------------------------------------------------------------

_HEALTH, _FOE_ARMOR = Quantity("health"), Quantity("foe-armor")
_STANCE = say("{subject} are|is {stances:or}")


@dataclass(slots=True)
class Conditions:
    """The parts of a condition, sorted by subject."""

    weapon: Sentence  # "with energy weapons"
    range: Bounds | None
    turn: Sentence  # "on your turn"
    yours: list[Fact]
    theirs: list[Fact]  # about the other fighter
    unless: list[Sentence]
    team: str | None  # the other fighter's
    house: Sentence

    @property
    def how(self) -> list[Sentence]:
        """Return the parts about the weapon and the range, as phrases."""
        return [self.weapon, at_range(self.range)]

    def foe_facts(self, foe: Person, with_team: bool = True) -> list[Fact]:
        """Return all facts about the other fighter, including range and team."""
        found = [*self.theirs]
        if self.range is not None:
            found.insert(0, range_fact(self.range, foe))
        if self.team is not None and with_team:
            found.insert(0, team_fact(self.team, foe))
        return found


def analyzed(condition: Condition | None, foe: Person, card: Sentence = DISCARDED) -> Conditions:
    """Sort the parts of a condition by subject. Suit and value come after the cost."""
    c = condition or Condition()
    count, foe_has = dict(c.count or {}), dict(c.foe_has or {})
    theirs: list[Fact] = []
    armored = {Bounds(1): True, Bounds(0, 0): False}.get(count.get(_FOE_ARMOR, Bounds(2)))
    if armored is not None:
        del count[_FOE_ARMOR]
        theirs.append(_armor_fact(armored, foe))
    of_foe = {what: bounds for what, bounds in count.items() if what.startswith("foe-")}
    yours = [*_own_facts(c), *counts({w: b for w, b in count.items() if w not in of_foe}, foe)]
    theirs += counts(of_foe, foe)
    theirs += [compared(what, wanted, foe) for what, wanted in foe_has.items()]
    theirs += _foe_facts(c, foe)
    unless = [say("unless {fact}", fact=_whole(c.not_, foe, card))] if c.not_ is not None else []
    if c.any_:
        either = Fact(say("{facts:or}", facts=_either(_whole(one, foe, card) for one in c.any_)))
        if foe is THEY and any(one.asks_for_foe for one in c.any_):
            unless.insert(0, say("if {facts:and}", facts=(either,)))  # after the fighter's name
        else:
            yours.append(either)
    turn = NOTHING
    if c.own_turn is not None:
        turn = term("on your turn") if c.own_turn else say("on other players' turns")
    house = NOTHING
    if c.house:
        played = tuple(say("**{key}: {value}**", key=k, value=v) for k, v in c.house.items())
        house = adverb(say("with the house option {options:and}", options=played))
    weapon = weapons_with(c.weapon) if c.weapon else NOTHING
    return Conditions(weapon, c.range, turn, yours, theirs, unless, c.foe_team, house)


def _whole(condition: Condition, foe: Person, card: Sentence = DISCARDED) -> Sentence:
    """Return a condition inside another one as facts, to follow `if` or `unless`."""
    found = analyzed(condition, foe, card)
    facts: list[Text] = []
    if condition.weapon:
        facts.append(say("you attack {weapons}", weapons=found.weapon))
    if condition.own_turn is not None:
        facts.append(say("it is your turn") if condition.own_turn else say("it is not your turn"))
    facts += [*found.yours, *said_once(found.foe_facts(foe))]
    if condition.not_ is not None:
        facts.append(_denied(condition.not_, foe, card))
    if condition.asks_for_face:
        facts.append(face_fact(condition, card))
    if condition.house:
        facts.append(say("you use this house option: {options}", options=tuple(
            say("**{key}: {value}**", key=k, value=v) for k, v in condition.house.items())))  # fmt: skip
    return say("{facts:and}", facts=tuple(facts)) if facts else say("it is so")


def _either(choices: Iterable[Sentence]) -> tuple[Sentence, ...]:
    """Return the choices with a pronoun for a fighter whom the one before has named."""
    found: list[Sentence] = []
    named: Sentence = NOTHING
    for choice in choices:
        first, *others = choice.fields.get("facts", (NOTHING,))
        subject = first.fields.get("subject", NOTHING) if isinstance(first, Fact) else NOTHING
        if subject and subject.template == named.template:
            first = with_pronoun(first, pronoun(subject))
            choice = say("{facts:and}", facts=(first, *others))
        found.append(choice)
        named = subject or named
    return tuple(found)


_YES_OR_NO = ("own_turn", "moved", "same_target", "foe_in_sight", "foe_adjacent")


def _denied(condition: Condition, foe: Person, card: Sentence) -> Sentence:
    """Return the opposite of a condition. A single fact is reversed; other conditions get words
    around them."""
    fields = [field.name for field, _ in specs(Condition).values()]
    given = [name for name in fields if getattr(condition, name) not in (None, (), {})]
    if given == ["not_"] and condition.not_ is not None:
        return _whole(condition.not_, foe, card)
    if len(given) == 1 and given[0] in _YES_OR_NO:
        other: Any = {given[0]: not getattr(condition, given[0])}
        return _whole(replace(condition, **other), foe, card)
    if given == ["count"] and condition.count is not None and len(condition.count) == 1:
        [(what, bounds)] = condition.count.items()
        if bounds.high is None and bounds.low:
            return _whole(Condition(count={what: Bounds(0, bounds.low - 1)}), foe, card)
        if not bounds.low and bounds.high is not None:
            return _whole(Condition(count={what: Bounds(bounds.high + 1)}), foe, card)
    return say("it is not true that {fact}", fact=_whole(condition, foe, card))


def condition_fronts(found: Conditions, facts: Iterable[Fact]) -> list[Sentence]:
    """Return phrases such as `on your turn` and `if you have moved this turn and …`."""
    fronts = [adverb(found.turn)]
    given = tuple(facts)
    if given:
        fronts.append(say("if {facts:and}", facts=said_once(given)))
    return [front for front in fronts if front]


def is_named_in(fronts: Iterable[Sentence], who: Person) -> bool:
    """Return whether the words before the clause name the same fighter, so that a pronoun is
    enough."""
    if who.is_you or who.is_several:
        return False
    parts = [part for front in fronts for part in (front, *front.fields.get("facts", ()))]
    return any(
        f"{{{key}}}" in part.template and part.fields[key] == who.name
        for part in parts
        for key in ("subject", "whom")
    )


def with_pronoun(fact: Fact, pronoun: Sentence) -> Fact:
    """Return the fact about a fighter who was already named."""
    fields = {**fact.fields, "subject": pronoun, "whom": THEY.whom}
    return Fact(Sentence(fact.template, fields, fact.many), fact.phrase)


def said_once(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return the facts with a pronoun for a fighter who is named already: `… and they are in
    water`."""
    found: list[Fact] = []
    named: Sentence = NOTHING
    for fact in facts:
        subject = fact.fields.get("subject", NOTHING)
        if subject and subject.template == named.template != "you":
            found.append(with_pronoun(fact, AGAIN))
        else:
            found.append(fact)
        named = subject or named
    return tuple(found)


_OF_TURN = {
    "rolled",
    "moved",
    "attacks",
    "unused-movement",
    "unused-attacks",
    "last-moved",
    "last-attacks",
}


def is_of_turn(c: Condition | None) -> bool:
    """Return whether a condition is about this turn or the last one."""
    if c is None:
        return False
    inner = (*(c.any_ or ()), *((c.not_,) if c.not_ is not None else ()))
    is_own = c.moved is not None or not _OF_TURN.isdisjoint(c.count or ())
    return is_own or any(is_of_turn(one) for one in inner)


def _own_facts(c: Condition) -> list[Fact]:
    facts: list[Sentence] = []
    if c.moved is not None:
        facts.append(
            say("you have moved this turn") if c.moved else say("you have not moved this turn")
        )
    if c.same_target is not None:
        facts.append(
            say("you attack the same target again")
            if c.same_target
            else say("you attack a different target than before")
        )
    if c.took:
        facts.append(say("you picked up {cards}", cards=a_card(c.took)))
    if c.in_:
        facts.append(say("you are {place}", place=places_in(c.in_)))
    for place, bounds in (c.team_in or {}).items():
        where = places_in((place,))
        if bounds == Bounds(0, 0):
            facts.append(say("nobody on your team is {place}", place=where))
        else:
            one = 1 if bounds in (Bounds(1, 1), Bounds(1)) else 2
            facts.append(plural("{amount} of your team is {place}", "{amount} of your team are {place}", n=one, amount=numbered(bounds), place=where))  # fmt: skip
    for place, bounds in (c.foes_in or {}).items():
        amount = term("no") if bounds == Bounds(0, 0) else numbered(bounds)
        facts.append(plural("{amount} enemy is {place}", "{amount} enemies are {place}", n=1 if bounds in (Bounds(1, 1), Bounds(1)) else 2, amount=amount, place=places_in((place,))))  # fmt: skip
    if c.beside:
        facts.append(say("you are {place}", place=places_next_to(c.beside)))
    if c.alone is not None:
        facts.append(
            say("no other fighter is at range {n}", n=1)
            if c.alone == 1
            else say("no other fighter is within range {n}", n=c.alone)
        )
    if c.wears:
        facts.append(say("you have {cards}", cards=card_nouns(c.wears, in_play=True)))
    if c.spot is not None:
        facts.append(say("you are {place}", place=spot_words(c.spot, OPPONENT, is_fact=True)))
    if c.stance:
        facts.append(filled(_STANCE, subject=YOU.name, stances=_stances(c.stance)))
    return [Fact(fact) for fact in facts]


def spot_words(spot: Spot, foe: Person, is_fact: bool = False) -> Sentence:
    """Return `behind the target` or `within range 2 of the target in water, if free`. With
    `is_fact`, return `within range 2 of the target and in water`, after "you are"."""
    who = {"self": YOU, "target": TARGET, "attacker": ATTACKER, "foe": foe}[spot.of]
    parts: list[Sentence] = []
    if spot.side is not None:
        parts.append(filled(_SIDES[spot.side], whom=who.whom))
    if spot.sight is not None and who.is_you:
        parts.append(say("in your sight") if spot.sight else say("out of your sight"))
    elif spot.sight is not None and who is THEY:
        parts.append(say("in their sight") if spot.sight else say("out of their sight"))
    elif spot.sight is not None and spot.sight:
        parts.append(say("in the sight of {whom}", whom=who.whom))
    elif spot.sight is not None:
        parts.append(say("out of the sight of {whom}", whom=who.whom))
    bounds = spot.range
    if bounds is not None and spot.side is not None:
        parts.append(at_range(bounds))
    elif (
        bounds is not None
        and bounds.high is not None
        and (bounds.high > 1 if bounds.low == 1 else not bounds.low and bounds.high > 0)
    ):
        parts.append(say("within range {n} of {whom}", n=bounds.high, whom=who.whom))
    elif bounds is not None and bounds.high is None:
        parts.append(say("at range {n} or more from {whom}", n=bounds.low, whom=who.whom))
    elif bounds is not None:
        parts.append(say("at range {amount} from {whom}", amount=ranged(bounds), whom=who.whom))
    if spot.in_:
        place = places_in(spot.in_)
        parts.append(say("and {place}", place=place) if is_fact and parts else place)
    if spot.free:
        parts.append(say(", if free"))
    return Row(parts)


_SIDES: dict[str, Sentence] = {
    "behind": say("behind {whom}"),
    "front": say("in front of {whom}"),
    "left": say("to the left of {whom}"),
    "right": say("to the right of {whom}"),
    "beside": say("to the left or right of {whom}"),
    "line": say("in line with you and {whom}"),
}


def _stances(ids: Iterable[str]) -> tuple[Sentence, ...]:
    return tuple(term("**{stance}**", stance=name_of("stance", id)) for id in ids)


def _foe_facts(c: Condition, foe: Person) -> list[Fact]:
    who, facts = foe.name, []
    if c.foe_wears:
        cards = card_nouns(c.foe_wears, in_play=True)
        clause = say("{subject} have|has {cards}", subject=who, cards=cards)
        facts.append(Fact(clause, say("with {cards}", cards=cards)))
    if c.foe_stance:
        stances = _stances(c.foe_stance)
        clause = filled(_STANCE, subject=who, stances=stances)
        facts.append(Fact(clause, say("in the {stances:or} stance", stances=stances)))
    if c.foe_in:
        place = places_in(c.foe_in)
        clause = say("{subject} are|is {place}", subject=who, place=place)
        facts.append(Fact(clause, place))
    if c.foe_spot is not None:
        place = spot_words(c.foe_spot, foe, is_fact=True)
        clause = say("{subject} are|is {place}", subject=who, place=place)
        facts.append(Fact(clause, place))
    if c.foe_beside:
        place = places_next_to(c.foe_beside)
        clause = say("{subject} are|is {place}", subject=who, place=place)
        facts.append(Fact(clause, place))
    if c.foe_in_sight is not None:
        facts.append(
            Fact(say("{subject} are|is in your sight", subject=who), say("you see"))
            if c.foe_in_sight
            else Fact(say("{subject} are|is out of your sight", subject=who), say("you don't see"))
        )
    if c.foe_adjacent is not None:
        facts.append(
            Fact(say("{subject} are|is next to you", subject=who), say("next to you"))
            if c.foe_adjacent
            else Fact(say("{subject} are|is not next to you", subject=who), say("not next to you"))
        )
    if c.foe_came is not None:
        facts.append(
            Fact(
                say("{subject} are|is closer to you than at the start of the turn", subject=who),
                say("closer to you than at the start of the turn"),
            )
            if c.foe_came == "nearer"
            else Fact(
                say("{subject} are|is farther from you than at the start of the turn", subject=who),
                say("farther from you than at the start of the turn"),
            )
        )
    return facts


def _armor_fact(armored: bool, foe: Person) -> Fact:
    if armored:
        return Fact(say("{subject} wear|wears **armor**", subject=foe.name), say("in **armor**"))
    clause = say("{subject} wear|wears no **armor**", subject=foe.name)
    return Fact(clause, say("without **armor**"))


def team_fact(team: str, foe: Person) -> Fact:
    if team == "same":
        clause = say("{subject} are|is on your team", subject=foe.name)
        return Fact(clause, say("on your team"))
    return Fact(say("{subject} are|is an enemy", subject=foe.name), say("on another team"))


def range_fact(bounds: Bounds, foe: Person) -> Fact:
    if (bounds.low or 1) == 1 and bounds.high is not None and bounds.high > 1:
        clause = say("{subject} are|is within range {n}", subject=foe.name, n=bounds.high)
        return Fact(clause, say("within range {n}", n=bounds.high))
    if bounds.high is None:
        clause = say("{subject} are|is at range {n} or more", subject=foe.name, n=bounds.low)
        return Fact(clause, at_range(bounds))
    clause = say("{subject} are|is at range {amount}", subject=foe.name, amount=ranged(bounds))
    return Fact(clause, at_range(bounds))


def at_range(bounds: Bounds | None) -> Sentence:
    """Return `at range 3 or more` or `within range 2`, or nothing if there are no bounds."""
    if bounds is None:
        return NOTHING
    if (bounds.low or 1) == 1 and bounds.high is not None and bounds.high > 1:
        return say("within range {n}", n=bounds.high)
    if bounds.high is None:
        return say("at range {n} or more", n=bounds.low)
    return say("at range {amount}", amount=ranged(bounds))


def face_fact(condition: Condition, card: Sentence) -> Sentence:
    """Return `the discarded card is a heart or a diamond`, or `that card is a J or higher`."""
    suits = tuple(_SUITS[suit] for suit in condition.suit)
    if condition.value_at_least is None:
        return say("{subject} is {suits:or}", subject=card, suits=suits)
    least = VALUES[condition.value_at_least - 2]
    if suits and least == "A":
        return say("{subject} is an ace and {suits:or}", subject=card, suits=suits)
    if suits:
        return say("{subject} is {suits:or} and {value} or higher", subject=card, suits=suits, value=least)  # fmt: skip
    if least == "A":
        return say("{subject} is an ace", subject=card)
    return say("{subject} is {value} or higher", subject=card, value=least)


_SUITS: dict[str, Sentence] = {
    "spades": say("a spade"),
    "hearts": say("a heart"),
    "diamonds": say("a diamond"),
    "clubs": say("a club"),
}


def condition_sentence(condition: Condition | None) -> Sentence:
    """Return `if you are flying` or `unless you are flying`, or nothing if there is no condition."""
    if condition is None:
        return NOTHING
    found = analyzed(condition, OPPONENT)
    facts = [*found.yours, *found.theirs]
    if found.team is not None:
        facts.append(team_fact(found.team, OPPONENT))
    parts = [found.house, *found.how, *condition_fronts(found, facts), *found.unless]
    if condition.asks_for_face:
        parts.append(say("if {facts:and}", facts=(face_fact(condition, DISCARDED),)))
    return Unmarked(in_a_row(part for part in parts if part))


def only(condition: Condition | None) -> Sentence:
    """Return `only if you are flying` or `not if you are flying`, or nothing if there is no
    condition."""
    if condition is None:
        return NOTHING
    if condition.not_ is not None and condition == Condition(not_=condition.not_):
        return Unmarked(say("not if {fact}", fact=_whole(condition.not_, OPPONENT)))
    return say("only {condition}", condition=condition_sentence(condition))


# -- costs ---------------------------------------------------------------------------------------


def playing(card: Card) -> Sentence:
    """Return when and on which fighter the card is played, or nothing if both are the defaults."""
    usual = Card(id=card.id, name=card.name, deck=card.deck).window
    target = PLAYED_ON_WORDS.get(card.on, NOTHING)
    if waits_for_another(card):
        target = NAMED_WORDS[card.on]
    if card.cost is not None:
        cost = priced(card.cost, is_for_card=True)
        if card.window == usual:
            return say("to play this card {target}, {cost}", cost=cost, target=target)
        when = WINDOW_WORDS[card.window]
        if card.window in WINDOW_CLAUSES:
            return say("{when}, {cost} to play this card {target}", when=when, cost=cost, target=target)  # fmt: skip
        return say("to play this card {target} {when}, {cost}", target=target, when=when, cost=cost)
    if card.window != usual:
        return filled(_PLAY[card.window], target=target)
    return say("play it {target}", target=target) if target else NOTHING


def waits_for_another(card: Card) -> bool:
    """Return whether the card stays with a fighter of the attack or roll and waits for moments."""
    return card.on in NAMED_WORDS and any(effect.moment() != "play" for effect in card.effects)


def priced(cost: Cost, is_for_card: bool = False) -> Sentence:
    """Return `discard 2 cards and spend 3 movement`, or `discard 2 other cards` for the cost of
    playing a card."""
    parts = _prices(cost, is_for_card)
    return parts[0] if len(parts) == 1 else say("{items:and}", items=tuple(parts))


def _prices(cost: Cost, is_for_card: bool = False) -> list[Sentence]:
    parts = []
    if cost.itself:
        parts.append(say("discard this card"))
    if cost.discard:
        where = _given(cost, is_for_card)
        parts.append(
            say("discard {cards} in play", cards=where)
            if cost.zone == "play"
            else say("discard {cards}", cards=where)
        )
    if amounts := _spent(cost):
        parts.append(say("spend {amounts:and}", amounts=tuple(amounts)))
    if cost.attacks:
        parts.append(plural("give up an attack", "give up {n} attacks", n=cost.attacks))
    if cost.health:
        parts.append(say("lose {n} Health", n=cost.health))
    if cost.blood:
        parts.append(plural("return a blood counter", "return {n} blood counters", n=cost.blood))
    if cost.any_:
        options = tuple(priced(one, is_for_card) for one in cost.any_)
        is_alone = not parts and all(len(_prices(one)) == 1 for one in cost.any_)
        parts.append(
            say("{options:or}", options=options)
            if is_alone or len(options) == 1
            else say("either {options:or}", options=options)
        )
    return parts or [say("pay nothing")]


def _spent(cost: Cost) -> list[Sentence]:
    """Return `2 movement`, `1 ammo from a weapon in play` and so on."""
    amounts = []
    if cost.movement:
        amounts.append(say("{n} movement", n=cost.movement))
    amounts += [
        say("{n} {track}", n=number, track=name_of("track", track))
        for track, number in (cost.track or {}).items()
    ]
    if cost.armor:
        amounts.append(say("{n} armor", n=cost.armor))
    if cost.ammo:
        amounts.append(
            say("{n} ammo from {cards} in play", n=cost.ammo, cards=a_card(cost.which))
            if cost.which and not cost.discard
            else say("{n} ammo from a weapon in play", n=cost.ammo)
        )
    return amounts


def _given(cost: Cost, is_for_card: bool) -> Sentence:
    """Return `2 gadget cards` or `another card`."""
    if is_for_card and not cost.which and cost.zone != "play":
        return plural("another card", "{n} other cards", n=cost.discard)
    if cost.discard == 1:
        return a_card(cost.which)
    return say("{n} {cards}", n=cost.discard, cards=card_nouns(cost.which, is_plural=True))


def a_card(which: tuple[str, ...]) -> Sentence:
    """Return `a suit of armor or a flame weapon`."""
    if not which or any(word.startswith("not ") for word in which):
        return card_nouns(which)
    return say("{cards:or}", cards=tuple(card_noun(word) for word in which))


# -- moments, offers and chances of an effect ----------------------------------------------------


@dataclass(slots=True)
class Opening:
    """The part before a clause: its fronts, and an offer that ends with a colon."""

    fronts: list[Sentence]
    offer: Sentence  # "you may discard a card", "roll a die"; its fronts are within
    is_choice: bool  # whether the offer says "may"
    is_bare: bool  # whether the offer contains nothing else
    left: list[Fact]  # facts about the other fighter that are part of the subject
    unless: list[Sentence]
    often: Sentence = NOTHING  # "(once per turn)", at the end

    @property
    def fronts_of_offer(self) -> tuple[Sentence, ...]:
        return self.offer.fronts if isinstance(self.offer, Clause) else ()

    @property
    def exceptions_of_offer(self) -> tuple[Sentence, ...]:
        return self.offer.exceptions if isinstance(self.offer, Clause) else ()


def foe_of(effect: Effect, scene: Scene) -> Person:
    """Return the name for the other fighter in the effect's sentence."""
    moment = effect.moment(of_weapon=scene.of_weapon)
    if scene.at_once and scene.foe is not OPPONENT:
        return scene.foe
    if effect.on in ("everyone", "others"):
        return THEY  # each affected fighter
    if scene.of_counter and moment in OF_COUNTERS:
        return PLACER
    if not scene.at_once and (
        _is_of_somebody(effect, moment, scene)
        or moment in ("sighted", "pass", "frag")
        or effect.is_on_another
    ):
        return THEY
    if moment in ("struck", "dodged", "dying", "fragged", "wounded"):
        return ATTACKER
    if scene.of_weapon or moment in ("fire", "hit", "miss", "dry"):
        return TARGET
    if scene.played_on in PLAYED_ON_WORDS:
        return THAT
    if isinstance(effect, Modifier) and effect.is_of_peace and effect.on != "foe":
        return ANOTHER
    values = getattr(effect, "value", ())
    rolls = values if effect.verb in ("roll", "reroll", "adjust") else ()
    if "defense" in rolls or effect.verb in ("immune", "armor", "hidden", "hang"):
        return ATTACKER
    if effect.verb in ("extra", "pierce", "outcome", "see") or "hit" in rolls or "damage" in rolls:
        return TARGET
    if effect.verb == "stat" and values in ("accuracy", "health"):
        return TARGET if values == "accuracy" else ATTACKER
    return OPPONENT


def opening(effect: Effect, scene: Scene, is_aura: bool) -> Opening:
    """Return the part before the clause. With `is_aura`, facts about others belong to the subject."""
    moment = effect.moment(of_weapon=scene.of_weapon)
    asked = effect.if_
    if asked is not None and moment == "take":
        asked = replace(asked, took=())  # the moment's words include it
    found = analyzed(asked, scene.foe, scene.face_of)
    foe_facts = found.foe_facts(scene.foe)
    on_other = effect.is_on_another and not scene.at_once
    fronts: list[Sentence] = []
    how, facts, left = found.how, [*found.yours], list[Fact]()
    if on_other or is_about_any(effect):
        how = [found.weapon]  # the other fighter is described later
    elif is_aura:
        left, how = found.foe_facts(scene.foe, with_team=False), [found.weapon]
    elif foe_facts and _is_of_somebody(effect, moment, scene):
        how = [found.weapon]
        foe_facts = found.foe_facts(scene.foe, with_team=False)
        fronts += _moment(effect, moment, scene, how, foe_facts)
        how = []
    elif (found.theirs or found.team) and not scene.at_once and _takes_foe(effect, moment, scene):
        named = found.theirs + ([team_fact(found.team, scene.foe)] if found.team else [])
        fronts += _moment(effect, moment, scene, how, named)
        how = []
    elif foe_facts and scene.played_on == "self" and forbids_targets(effect):
        how = [found.weapon]  # the clause includes it: "you can't attack fighters next to you"
    elif foe_facts and not scene.at_once and _is_in_attack(effect, moment, scene):
        theirs = found.theirs + ([team_fact(found.team, scene.foe)] if found.team else [])
        if theirs:
            how = [found.weapon, say("against a fighter {which}", which=relative(theirs)), at_range(found.range)]  # fmt: skip
    else:
        facts += found.theirs + ([team_fact(found.team, scene.foe)] if found.team else [])
        if found.range is not None and (scene.at_once or not _has_how(effect, moment, scene)):
            facts.append(range_fact(found.range, scene.foe))
            how = [found.weapon]
    if not scene.at_once and not fronts:
        fronts += _moment(effect, moment, scene, how, [])
        how = [] if _has_how_slot(effect, moment, scene) else how
        if fronts and any(how) and moment in _BY_ATTACK:
            front = _RUNS_DRY if fronts[-1].template == MOMENT_WORDS["dry"].template else fronts[-1]
            fronts[-1] = say(
                "{moment} {how}", moment=front, how=in_a_row(one for one in how if one)
            )
            how = []
    has_moment = bool(fronts)
    if spoken := [one for one in how if one]:
        fronts.append(adverb(in_a_row(spoken)))
    if found.turn:
        fronts.insert(0, adverb(found.turn))
        found.turn = NOTHING
    if facts and facts[0].fields.get("subject") == THAT.name and is_named_in(fronts, THAT):
        facts[0] = with_pronoun(facts[0], pronoun(THAT.name))
    fronts += condition_fronts(found, facts)
    times = effect.per_turn
    if isinstance(effect, Pass) and not scene.of_card:
        times = effect.uses
    often = NOTHING
    if times is not None and (has_moment or any(_is_whenever(front) for front in fronts)):
        often = plural("(once per turn)", "(up to {n} times per turn)", n=times)
    elif times is not None:
        often_first = adverb(plural("once per turn", "up to {n} times per turn", n=times))
        fronts.insert(0, often_first)
    fronts = [front for front in (scene.front, found.house, *fronts) if front]
    made = _offer(effect, moment, scene, fronts, on_other, left)
    made.often = adverb(often)
    if isinstance(made.offer, Clause):
        made.offer.ends = (made.often,) if made.often else ()
        made.often = NOTHING
        made.offer.exceptions = tuple(found.unless)
    else:
        made.unless = found.unless
    return made


def _is_whenever(front: Sentence) -> bool:
    return front.template.startswith(("when", "before each"))


def is_about_any(effect: Effect) -> bool:
    """Return whether the effect is on squares near any fighter for whom its condition is true."""
    spot = effect.spot if isinstance(effect, Forbid) else None
    return spot is not None and spot.of == "foe"


def forbids_targets(effect: Effect) -> bool:
    """Return whether the effect only forbids its owner to attack some of the fighters."""
    is_attack = isinstance(effect, Forbid) and effect.value == ("attack",) and not effect.which
    is_plain = effect.at is None and effect.chance is None and effect.if_ is not None
    return is_attack and is_plain and effect.on in ("chosen", "self")


def _is_of_somebody(effect: Effect, moment: Moment, scene: Scene) -> bool:
    return not scene.at_once and effect.whose != "own" and moment in _OF_SOMEBODY and moment != "setup"  # fmt: skip


def _takes_foe(effect: Effect, moment: Moment, scene: Scene) -> bool:
    """Return whether the moment mentions the other fighter, so that facts can describe them
    there."""
    if scene.of_weapon:
        return moment in _WEAPON_WITH_FOE and not (moment == "fire" and effect.at is None)
    return moment in _WITH_FOE and scene.played_on not in PLAYED_ON_WORDS


def _is_in_attack(effect: Effect, moment: Moment, scene: Scene) -> bool:
    """Return whether the effect applies in attacks and has no moment of its own."""
    if scene.played_on in PLAYED_ON_WORDS or scene.on_ground:
        return False
    if scene.of_weapon:
        return moment == "fire" and effect.at is None
    return isinstance(effect, Modifier) and moment == "play" and not effect.is_of_peace


def _has_how_slot(effect: Effect, moment: Moment, scene: Scene) -> bool:
    template = _moment_template(effect, moment, scene).template
    return "{how}" in template


def _has_how(effect: Effect, moment: Moment, scene: Scene) -> bool:
    """Return whether a range can be a phrase here, as it can in attacks and at their moments."""
    return _has_how_slot(effect, moment, scene) or _is_in_attack(effect, moment, scene)


def _moment_template(effect: Effect, moment: Moment, scene: Scene) -> Sentence:
    if scene.of_counter and moment in _ON_COUNTER:
        return _ON_COUNTER[moment]
    if scene.on_ground and moment in _ON_GROUND and effect.whose == "own":
        return _ON_GROUND[moment]
    if effect.whose != "own" and moment in _OF_SOMEBODY:
        return _OF_SOMEBODY[moment]
    if scene.of_card and moment == "lose":
        return say("when it leaves play")
    if scene.of_weapon:
        if moment == "fire" and effect.at is None:
            return NOTHING  # a weapon's effects happen in its attacks
        if moment == "play" and isinstance(effect, Modifier) and _is_of_play(effect.lasts):
            return NOTHING  # for as long as it is in play
        return _WITH_WEAPON.get(moment, MOMENT_WORDS[moment])
    if scene.played_on in PLAYED_ON_WORDS:
        if moment in _OF_OTHER:
            return _OF_OTHER[moment]
        return _OF_SOMEBODY.get(moment, MOMENT_WORDS[moment])
    if scene.of_stance and moment == "expire":
        return say("when it ends")
    return MOMENT_WORDS[moment]


def _is_of_play(lasts: Lasts | None) -> bool:
    return lasts is None or lasts.kind == "in-play"


def _moment(
    effect: Effect, moment: Moment, scene: Scene, how: list[Sentence], facts: list[Fact]
) -> list[Sentence]:
    """Return the moment as words at the front of a sentence. `facts` become part of the other
    fighter's name."""
    template = _moment_template(effect, moment, scene)
    if facts and effect.whose == "own":
        template = (_WEAPON_WITH_FOE if scene.of_weapon else _WITH_FOE)[moment]
    if not template:
        return []
    which = relative(facts)
    team = effect.if_.foe_team if effect.if_ is not None else None
    somebody = _OF_TEAM.get(team or "", _SOMEBODY.get(effect.whose, NOTHING))
    if effect.whose == "own":
        somebody = NOTHING
    name = filled(somebody, which=which) if somebody else THAT.name
    took = effect.if_.took if effect.if_ is not None else ()
    if not took and "{cards}" in template.template:
        template = _TAKES if template is MOMENT_WORDS["take"] else _SOMEBODY_TAKES
    made = filled(
        template, subject=name, whom=name, which=which, cards=a_card(took),
        how=in_a_row(one for one in how if one),
    )  # fmt: skip
    is_phrase = template is MOMENT_WORDS[moment] and moment in _PHRASES
    is_phrase = is_phrase or template in _OF_OTHER.values()
    is_phrase = is_phrase or template in (_WITH_WEAPON["hit"], _WITH_WEAPON["miss"])
    before = []
    there = (*_ON_GROUND.values(), *_ON_COUNTER.values())
    if scene.on_ground and template not in there:
        before = [say("while you are there")]
    return [*before, adverb(made) if is_phrase else made]


def _offer(
    effect: Effect, moment: Moment, scene: Scene, fronts: list[Sentence], on_other: bool,
    left: list[Fact],
) -> Opening:  # fmt: skip
    """Add `you may discard a card`, `roll a die`, the chosen fighter, and the face of a card."""
    window = WINDOW_WORDS[effect.when] if effect.when is not None else NOTHING
    deeds = _prices(effect.cost) if effect.cost is not None else []
    if on_other:
        deeds.append(say("choose {whom}", whom=another_fighter(effect.if_)))
        if not window and effect.per_turn is None and effect.cost is None:
            window = WINDOW_WORDS["own-turn"]
    is_used = moment == "use" and not scene.at_once
    if is_used and not deeds and not window and effect.per_turn is None and not effect.chance:
        window = WINDOW_WORDS["any-time" if effect.verb == "roll" else "own-turn"]
    if is_used and not deeds and not window and effect.per_turn is None:
        window = WINDOW_WORDS["own-turn"]
    if window:
        is_clause = effect.when in WINDOW_CLAUSES
        spoken = window if is_clause else adverb(window)
        is_first = moment in ("play", "use") and not scene.front and not scene.on_ground
        fronts = [spoken, *fronts] if is_first else [*fronts, spoken]
    inner: list[Sentence] = []
    if effect.chance is not None:
        inner.append(adverb(term("on {faces}", faces=printed(effect.chance))))
    if effect.if_ is not None and effect.if_.asks_for_face:
        inner.append(say("if {facts:and}", facts=(face_fact(effect.if_, scene.face_of),)))
    if effect.chance is not None:
        deeds.append(term("roll a die"))
    is_used = is_used or effect.may
    if deeds and (len(deeds) > 1 or effect.chance is None or is_used):
        done = deeds[0] if len(deeds) == 1 else say("{items:and}", items=tuple(deeds))
        return Opening(
            inner, Clause(YOU.name, does("may {deeds}", deeds=done), fronts), True, False, left, []
        )
    if effect.chance is not None:
        return Opening(inner, Clause(YOU.name, does("roll a die"), fronts), False, False, left, [])
    if is_used:
        return Opening(inner, Clause(YOU.name, does("may use this"), fronts), True, True, left, [])
    return Opening([*fronts, *inner], NOTHING, False, False, left, [])


def another_fighter(condition: Condition | None) -> Sentence:
    """Return `a teammate next to you` or `an enemy within range 3`."""
    found = analyzed(condition, THEY)
    which = relative(found.foe_facts(THEY, with_team=False))
    if found.team == "same":
        return say("a teammate {which}", which=which)
    if found.team == "other":
        return say("an enemy {which}", which=which)
    return say("another fighter {which}", which=which)


# -- durations -----------------------------------------------------------------------------------


def against(effect: Effect) -> Sentence:
    """Return `against you` or `against anyone but you`, for effects on such attacks."""
    asked = effect.if_.against if effect.if_ is not None else None
    if asked is None:
        return NOTHING
    return adverb(say("against you")) if asked == "owner" else adverb(say("against anyone but you"))


def closing(
    lasts: Lasts | None, who: Person, early: bool = False, quiet: bool = False, yours: bool = False
) -> Sentence:
    """Return the duration. With `early`, the current turn has just begun and counts as the first.
    With `quiet`, there is no attack or roll now. With `yours`, your turns count, not those of the
    fighters affected."""
    if lasts is None or lasts.kind == "in-play":
        return NOTHING
    if quiet and lasts.kind in _NEXT:
        return adverb(_NEXT[lasts.kind])
    if lasts.kind == "until-fragged":  # a clause; all others are phrases
        if who.is_you:
            return say("until you are fragged")
        return say("until {subject} are fragged", subject=pronoun(who.name))
    return adverb(_duration(lasts, yours or who.is_you, early))


def _duration(lasts: Lasts, yours: bool, early: bool) -> Sentence:
    if lasts.kind == "turns" and early:
        if lasts.turns == 1:
            return say("until the end of this turn")
        if not yours:
            return plural(
                "for this turn and their next turn",
                "for this turn and their next {n} turns",
                n=lasts.turns - 1,
            )
        return plural(
            "for this turn and your next turn",
            "for this turn and your next {n} turns",
            n=lasts.turns - 1,
        )
    if lasts.kind == "turns" and yours:
        return plural("until the end of your next turn", "for your next {n} turns", n=lasts.turns)
    if lasts.kind == "turns":
        return plural(
            "until the end of their next turn",
            "for their next {n} turns",
            n=lasts.turns,
        )
    return _CLOSINGS[lasts.kind]


_NEXT = {"roll": say("for the next roll"), "attack": say("for the next attack")}
_CLOSINGS: dict[str, Sentence] = {
    "roll": say("for this roll"),
    "attack": say("for this attack"),
    "turn": term("this turn"),
    "until-my-turn": say("until the start of your next turn"),
    "game": say("for the rest of the game"),
}
