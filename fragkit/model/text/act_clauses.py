"""Clauses for acts: a subject and a predicate."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import Literal

from fragkit.language.clauses import does, term
from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.effects import Counted, Effect, Number, acts
from fragkit.model.effects.condition import Spot
from fragkit.model.names import is_known, name_of
from fragkit.model.pack import RULEBOOK_DECKS
from fragkit.model.text.amounts import (
    AMMO,
    CARDS,
    FRAGS,
    HEALTH,
    LOST_HEALTH,
    MOVEMENT,
    SQUARES,
    TRACK,
    TYPES,
    Letter,
    card_noun,
    card_nouns,
    counter_noun,
    dice_of_each,
    filled,
    is_short,
    is_taking,
    much,
    phrase,
    size,
    weapons_with,
)
from fragkit.model.text.circumstances import Scene, closing, spot_words
from fragkit.model.text.persons import ATTACKER, EVERYONE, OTHERS, TARGET, YOU, Person
from fragkit.model.text.weapon_sentences import area_words, spared_words
from fragkit.model.word_values import Dice

Deed = tuple[Sentence, Sentence]  # the subject and the predicate

_PLACES: dict[str, Sentence] = {
    "anywhere": term("any square"),
    "sight": term("a square in sight"),
    "teleporter": say("any teleporter"),
    "respawn": say("any respawn square"),
    "random-respawn": say("a rolled respawn square"),
}
_FREE_PLACES: dict[str, Sentence] = {
    "anywhere": plural("any free square", "any free squares", n=1),
    "sight": say("a free square in sight"),
}
_DECKS = (*RULEBOOK_DECKS, "any")


def words_of(id: str) -> str:
    """Return an id with spaces: `saved-movement` gives `saved movement`."""
    return id.replace("-", " ")


def name(id: str) -> str:
    """Return the name of a stance, or its id with spaces."""
    return name_of("stance", id)


@singledispatch
def act_clause(effect: Effect, who: Person, scene: Scene) -> Deed:
    raise TypeError(f"no words for {effect.verb}")


@act_clause.register
def _(effect: acts.Heal, who: Person, scene: Scene) -> Deed:
    if effect.value == "full":
        return who.name, does("**restore|restores** all lost Health")
    is_theirs = effect.on == "foe"
    if not isinstance(effect.value, int) and effect.value.of == (
        "foe-lack" if is_theirs else "lack"
    ):
        return who.name, does("**restore|restores** just enough Health to stay alive")
    amount = much(effect.value, LOST_HEALTH, scene.foe)
    return who.name, does("**restore|restores** {amount}", amount=amount)


@act_clause.register
def _(effect: acts.Wound, who: Person, scene: Scene) -> Deed:
    return who.name, does("lose|loses {amount}", amount=much(effect.value, HEALTH, scene.foe))


@act_clause.register
def _(effect: acts.Harm, who: Person, scene: Scene) -> Deed:
    attack = attack_words(effect.value, effect.types, scene)
    if isinstance(effect.value, Counted) or effect.value.count in (8, 11, 18):
        return who.name, does("suffer|suffers an **{attack}** attack", attack=attack)
    return who.name, does("suffer|suffers a **{attack}** attack", attack=attack)


@act_clause.register
def _(effect: acts.Blast, who: Person, scene: Scene) -> Deed:
    is_each = False  # whether there is a blast around each of several
    if scene.of_counter and effect.center == "target" and effect.on == "chosen":
        middle = term("it")
    elif effect.center == "target":  # without `on`, the target of the attack
        is_of_attack = effect.on == "chosen" and (who.is_you or scene.of_weapon)
        center = YOU if scene.foe is ATTACKER else TARGET
        middle = center.whom if is_of_attack else who.whom
        is_each = (
            who.is_several and not is_of_attack and effect.radius > 0 and effect.shape != "line"
        )
        middle = say("the center") if is_each else middle
    else:
        middle = term("you") if effect.center == "self" else term("a square in sight")
        middle = _where(middle, effect.spot, scene)
    types = () if effect.types == ("explosive",) else effect.types
    area = area_words(effect.radius, effect.shape, middle)
    attack = attack_words(effect.value, types, scene, is_blast=True)
    spared = spared_words(effect.spares)
    if is_each and effect.core is not None:
        return NOTHING, does(
            "**blasts** of **{attack}** ({core} in the center) go off around {whom}; each hits everyone {spared} {area}",
            area=area, spared=spared, attack=attack, core=_core(effect.core), whom=who.whom,
        )  # fmt: skip
    if is_each:
        return NOTHING, does(
            "**blasts** of **{attack}** go off around {whom}; each hits everyone {spared} {area}",
            area=area, spared=spared, attack=attack, whom=who.whom,
        )  # fmt: skip
    if effect.core is not None:
        return YOU.name, does(
            "**blast** everyone {spared} {area} for **{attack}** ({core} in the center)",
            area=area, spared=spared, attack=attack, core=_core(effect.core),
        )  # fmt: skip
    return YOU.name, does(
        "**blast** everyone {spared} {area} for **{attack}**",
        area=area, spared=spared, attack=attack,
    )  # fmt: skip


def _core(core: Dice | int) -> Sentence:
    if isinstance(core, int):
        return say("{n} Health without a roll", n=core)
    return say("{dice}", dice=str(core))


def attack_words(
    value: Dice | Counted, types: tuple[str, ...], scene: Scene, is_blast: bool = False
) -> Sentence:
    """Return `3d` or `3d flame and energy`, or `Xd` for a number that is counted. A blast adds
    `damage` after the types."""
    dice: Text = str(value)
    if isinstance(value, Counted):
        number = size(value)
        shown = number if isinstance(number, int) else Letter(phrase(number, scene.foe))
        dice = say("{n}d", n=shown)
    if not types:
        return say("{dice}", dice=dice)
    if is_blast:
        return say("{dice} {types:and} damage", dice=dice, types=tuple(TYPES[t] for t in types))
    return say("{dice} {types:and}", dice=dice, types=tuple(TYPES[t] for t in types))


@act_clause.register
def _(effect: acts.Ammo, who: Person, scene: Scene) -> Deed:
    weapons = _ammo_weapons(effect, scene)
    if effect.value == "full":
        return who.name, does("**refill|refills** {weapons}", weapons=weapons)
    if effect.value == "empty":
        return who.name, does("lose|loses **all ammo** on {weapons}", weapons=weapons)
    amount = much(effect.value, AMMO, scene.foe)
    if is_taking(effect.value):
        return who.name, does("lose|loses {amount} on {weapons}", amount=amount, weapons=weapons)  # fmt: skip
    return who.name, does("regain|regains {amount} on {weapons}", amount=amount, weapons=weapons)  # fmt: skip


def _ammo_weapons(effect: acts.Ammo, scene: Scene) -> Sentence:
    if effect.weapons == "this" or scene.of_host:
        return term("this weapon") if scene.of_weapon else term("that weapon")
    if effect.which == ("start",):
        if effect.weapons == "one":
            return say("one of the weapons on your|their sheet")
        return say("all weapons on your|their sheet")
    if effect.which:
        cards = card_nouns(effect.which, is_plural=True)
        if all(is_known("weapon", word) for word in effect.which):
            return cards
        if effect.weapons == "one":
            return say("one of your|their {cards} in play", cards=cards)
        return say("all of your|their {cards} in play", cards=cards)
    if effect.weapons == "one":
        return say("one of your|their weapons in play")
    return say("all of your|their weapons in play")


@act_clause.register
def _(effect: acts.Teleport, who: Person, scene: Scene) -> Deed:
    place, spot = _PLACES[effect.value], effect.spot
    if spot is not None and spot.free and effect.value in _FREE_PLACES:
        place, spot = _FREE_PLACES[effect.value], replace(spot, free=False)
    if effect.zone is not None:
        place = say("{place} in the {name} zone", place=place, name=words_of(effect.zone))
    if effect.range_at_most is not None:
        place = plural("{place} within range {n}", "{place} within range {n}", place=place, n=effect.range_at_most)  # fmt: skip
    place = _where(place, spot, scene)
    if who.is_you:
        return who.name, does("**teleport** to {place}", place=place)
    return YOU.name, does("**teleport** {whom} to {place}", whom=who.whom, place=place)


def _where(place: Sentence, spot: Spot | None, scene: Scene) -> Sentence:
    """Return the square with the words of its spot."""
    words = spot_words(spot, scene.foe) if spot is not None else NOTHING
    if not words:
        return place
    return say("{place} {spot}", place=place, spot=words)


@act_clause.register
def _(effect: acts.Swap, who: Person, scene: Scene) -> Deed:
    if effect.value == "places":
        return YOU.name, does("**swap places** with {whom}", whom=who.whom)
    return YOU.name, does("**swap hands** with {whom}", whom=who.whom)


@act_clause.register
def _(effect: acts.Push, who: Person, scene: Scene) -> Deed:
    squares = much(effect.value, SQUARES, scene.foe)
    if effect.way == "toward" and who.is_you:
        foe = scene.foe.whom
        return who.name, does("are|is **pulled** {squares} toward {whom}", squares=squares, whom=foe)  # fmt: skip
    if effect.way == "toward":
        if who.is_some:
            return YOU.name, does("**pull** {whom} straight toward you by {squares}", whom=who.whom, squares=squares)  # fmt: skip
        return YOU.name, does("**pull** {whom} {squares} straight toward you", whom=who.whom, squares=squares)  # fmt: skip
    if effect.way == "away" and who.is_you:
        return who.name, does("are|is **pushed** back {squares}", squares=squares)
    if effect.way == "away":
        if who.is_some:
            return YOU.name, does("**push** {whom} straight away from you by {squares}", whom=who.whom, squares=squares)  # fmt: skip
        return YOU.name, does("**push** {whom} {squares} straight away from you", whom=who.whom, squares=squares)  # fmt: skip
    if effect.way == "chosen" and not who.is_you:
        if who.is_some:
            return YOU.name, does("**push** {whom} in a direction of your choice by {squares}", whom=who.whom, squares=squares)  # fmt: skip
        return YOU.name, does("**push** {whom} {squares} in a direction of your choice", whom=who.whom, squares=squares)  # fmt: skip
    return who.name, does("are|is **pushed** {squares} {way}", squares=squares, way=_WAYS[effect.way])  # fmt: skip


_WAYS: dict[str, Sentence] = {
    "onward": term("onward"),
    "back": say("back the way you|they came"),
    "rolled": say("in a rolled direction"),
    "chosen": say("in a direction of your|their choice"),
    "north": term("north"),
    "east": term("east"),
    "south": term("south"),
    "west": term("west"),
}


@act_clause.register
def _(effect: acts.Leap, who: Person, scene: Scene) -> Deed:
    squares = much(effect.value, SQUARES, scene.foe)
    return who.name, does("**fly|flies** {squares} {way}", squares=squares, way=_WAYS[effect.way])  # fmt: skip


@act_clause.register
def _(effect: acts.Move, who: Person, scene: Scene) -> Deed:
    amount = much(effect.value, MOVEMENT, scene.foe)
    if is_taking(effect.value):
        return who.name, does("lose|loses {amount}", amount=amount)
    return who.name, does("gain|gains {amount}", amount=amount)


@act_clause.register
def _(effect: acts.Draw, who: Person, scene: Scene) -> Deed:
    subject, deed = _drawn(effect, who, scene)
    if effect.to == "square" and effect.count != 1:
        return subject, does("{deed} and put|puts them face down on your|their square", deed=deed)
    if effect.to == "square":
        return subject, does("{deed} and put|puts it face down on your|their square", deed=deed)
    return subject, deed


def _drawn(effect: acts.Draw, who: Person, scene: Scene) -> Deed:
    one, any = effect.count == 1, "any" in effect.value
    if not all(word in _DECKS for word in effect.value):
        cards = _cards(effect.value, effect.count, scene)
        if effect.pile == "discards":
            deed = does("search|searches **the discard pile** and take|takes {cards}", cards=cards)
        else:
            deed = does("search|searches **the deck** and take|takes {cards}", cards=cards)
        return who.name, deed
    decks = tuple(DECK_NAMES[deck] for deck in effect.value if deck != "any")
    if effect.pile == "discards":
        pile = say("any **discard pile**")
        if not any:
            pile = say("the **{decks:or}** discard pile", decks=decks)
        if one:
            return who.name, does("take|takes the top card of {pile}", pile=pile)
        cards = much(effect.count, CARDS, scene.foe, cards=card_noun("cards", is_plural=True))
        return who.name, does("take|takes the top {cards} of {pile}", cards=cards, pile=pile)
    if any and one:
        return who.name, does("draw|draws a card from any **deck**")
    if any:
        cards = much(effect.count, CARDS, scene.foe, cards=card_noun("cards", is_plural=True))
        return who.name, does("draw|draws {cards} from any **deck**", cards=cards)
    if one:
        return who.name, does("draw|draws a **{decks:or}** card", decks=decks)
    cards = much(effect.count, CARDS, scene.foe, cards=say("**{decks:or}** cards", decks=decks))
    return who.name, does("draw|draws {cards}", cards=cards)


DECK_NAMES: dict[str, Sentence] = {
    "weapon": term("weapon"),
    "gadget": term("gadget"),
    "special": term("special"),
    "hex": term("hex"),
}


@act_clause.register
def _(effect: acts.TurnUp, who: Person, scene: Scene) -> Deed:
    if effect.value == "any":
        return who.name, does("turn|turns up the top card of any **deck**")
    deck = DECK_NAMES.get(effect.value) or say("{name}", name=words_of(effect.value))
    return who.name, does("turn|turns up the top card of the **{deck}** deck", deck=deck)


@act_clause.register
def _(effect: acts.Discard, who: Person, scene: Scene) -> Deed:
    if "this" in effect.value and effect.to == "deck":
        return YOU.name, does("**shuffle** this card back into its deck")
    if "this" in effect.value and effect.to == "square":
        return YOU.name, does("**drop** this card on your square")
    if "this" in effect.value:
        return YOU.name, does("**discard** this card")
    if effect.to != "discards":
        return who.name, _sent(effect, _cards(effect.value, effect.count, scene))
    cards = _cards(effect.value, effect.count, scene)
    if effect.pick == "player" and not who.is_you:
        deed = (
            does("**discard|discards** {cards} of your choice from your|their hand", cards=cards)
            if effect.zone == "hand"
            else does("**discard|discards** {cards} in play (your choice)", cards=cards)
        )
    elif effect.pick == "random":
        deed = (
            does("**discard|discards** {cards} at random from your|their hand", cards=cards)
            if effect.zone == "hand"
            else does("**discard|discards** {cards} in play at random", cards=cards)
        )
    elif effect.zone == "hand":
        deed = does("**discard|discards** {cards} from your|their hand", cards=cards)
    else:
        deed = does("**discard|discards** {cards} in play", cards=cards)
    return who.name, deed


def _sent(effect: acts.Discard, cards: Sentence) -> Sentence:
    """Return the words for cards that go somewhere other than the discard pile."""
    if effect.pick == "random":
        cards = say("{cards} at random", cards=cards)
    elif effect.pick == "player" and effect.zone == "hand":
        cards = say("{cards} of your choice", cards=cards)
    if effect.zone == "hand":
        cards = say("{cards} from your|their hand", cards=cards)
    elif effect.pick == "player":
        cards = say("{cards} in play (your choice)", cards=cards)
    else:
        cards = say("{cards} in play", cards=cards)
    if effect.to == "deck":
        return does("**shuffle|shuffles** {cards} back into the deck", cards=cards)
    return does("**drop|drops** {cards} on your|their square", cards=cards)


@act_clause.register
def _(effect: acts.Steal, who: Person, scene: Scene) -> Deed:
    cards = _cards(effect.value, effect.count, scene)
    if effect.zone == "hand":
        place = _hand(who)
        deed = (
            does("**take** {cards} at random from {place}", cards=cards, place=place)
            if effect.pick == "random"
            else does("**take** {cards} of your choice from {place}", cards=cards, place=place)
        )
    else:
        place = _in_play(who)
        deed = (
            does("**take** {cards} at random from {place} (into your hand)", cards=cards, place=place)
            if effect.pick == "random"
            else does("**take** {cards} of your choice from {place} (into your hand)", cards=cards, place=place)
        )  # fmt: skip
    return YOU.name, deed


def _hand(who: Person) -> Sentence:
    if who.is_you:
        return say("your hand")
    if who is EVERYONE:
        return say("each fighter's hand")
    if who is OTHERS:
        return say("each other fighter's hand")
    if who.is_several:
        if who.name.template.startswith("each"):
            return say("the hand of {whom}", whom=who.whom)
        return say("the hands of {whom}", whom=who.whom)
    return say("{owner} hand", owner=who.owner, whom=who.whom)


def _in_play(who: Person) -> Sentence:
    if who.is_you:
        return say("your cards in play")
    if who is OTHERS:
        return say("each other fighter's cards in play")
    if who.is_several:
        return say("the cards in play of {whom}", whom=who.whom)
    return say("{owner} cards in play", owner=who.owner, subject=who.name)


def _cards(which: tuple[str, ...], count: Number | Literal["all"], scene: Scene) -> Sentence:
    """Return `a suit of armor`, `2 flame weapons` or `all gadget cards`."""
    if count == "all":
        return say("all {cards}", cards=card_nouns(which, is_plural=True, last="and"))
    if count == 1:
        return card_nouns(which)
    return much(count, CARDS, scene.foe, cards=card_nouns(which, is_plural=True))


_SPACES: dict[str, Sentence] = {
    "own": term("your square"),
    "adjacent": plural("a square next to you", "squares next to you"),
    "target": say("the target's square"),
    "sight": plural("a square you see", "squares you see"),
}


_SPACES_OF: dict[str, Sentence] = {
    "adjacent": plural("a square next to {whom}", "squares next to {whom}"),
    "sight": plural("a square in {owner} sight", "squares in {owner} sight"),
}


@act_clause.register
def _(effect: acts.Place, who: Person, scene: Scene) -> Deed:
    counter = counter_noun(effect.value) or words_of(effect.value)
    if effect.square == "barrel-spaces":
        return YOU.name, does("put a **{counter}** on every empty barrel space", counter=counter)
    square = filled(_SPACES[effect.square], n=effect.count)
    if effect.square in _SPACES_OF and not who.is_you:
        whom = say("each other fighter") if who is OTHERS else who.whom
        owner = say("each other fighter's") if who is OTHERS else who.owner
        square = filled(_SPACES_OF[effect.square], n=effect.count, whom=whom, owner=owner)
    elif effect.square == "own" and scene.of_counter:
        square = say("its square")
    elif effect.square == "own" and (who.is_some or effect.only is not None):
        square = say("the square of {whom}", whom=who.whom)
    elif effect.square == "own" and who is EVERYONE:
        square = say("each fighter's square")
    elif effect.square == "own" and who is OTHERS:
        square = say("each other fighter's square")
    elif effect.square == "own" and not who.is_you:
        square = say("{owner} square", owner=who.owner, whom=who.whom)
    square = _where(square, effect.spot, scene)
    if effect.value == "napalm":
        dice = say("**napalm** ({dice})", dice=str(effect.damage)) if effect.damage else say("**napalm**")  # fmt: skip
        if effect.square == "target" and effect.at == "hit":
            return NOTHING, does(
                "{napalm} burns on {square} and the four next to it for the whole game. On a **miss**, it hits your square instead",
                napalm=dice, square=square,
            )  # fmt: skip
        return NOTHING, does("{napalm} burns on {square} and the four next to it for the whole game", napalm=dice, square=square)  # fmt: skip
    counters = _counters(counter, effect.damage, effect.count)
    return YOU.name, does("put {counters} on {square}", counters=counters, square=square)


def _counters(counter: str, damage: Dice | None, count: int) -> Sentence:
    """Return `a **3d mine**` or `2 **mines**`."""
    if damage is None:
        if counter[0] in "aeiouAEIOU":
            return plural("an **{counter}**", "{n} **{counter}s**", n=count, counter=counter)
        return plural("a **{counter}**", "{n} **{counter}s**", n=count, counter=counter)
    dice = str(damage)
    if damage.count in (8, 11, 18):
        return plural("an **{dice} {counter}**", "{n} **{counter}s** ({dice} each)", n=count, dice=dice, counter=counter)  # fmt: skip
    return plural("a **{dice} {counter}**", "{n} **{counter}s** ({dice} each)", n=count, dice=dice, counter=counter)  # fmt: skip


@act_clause.register
def _(effect: acts.Walk, who: Person, scene: Scene) -> Deed:
    amount = much(effect.value, MOVEMENT, scene.foe)
    if effect.spot is not None:
        square = _where(term("a square"), effect.spot, scene)
        if who.is_you:
            return who.name, does("**walk** at once to {square}, with {amount}", amount=amount, square=square)  # fmt: skip
        return YOU.name, does("**move** {whom} at once to {square}, with {amount}", whom=who.whom, amount=amount, square=square)  # fmt: skip
    if effect.way == "nearest":
        return who.name, does("walk|walks toward the nearest enemy at once, with {amount}", amount=amount)  # fmt: skip
    if not is_short(effect.value):
        if who.is_you:
            return who.name, does("**walk** at once, with {amount}", amount=amount)
        return YOU.name, does("**move** {whom} at once, with {amount}", whom=who.whom, amount=amount)  # fmt: skip
    if who.is_you:
        return who.name, does("**walk** at once, with up to {amount}", amount=amount)
    return YOU.name, does("**move** {whom} at once, with up to {amount}", whom=who.whom, amount=amount)  # fmt: skip


@act_clause.register
def _(effect: acts.Copy, who: Person, scene: Scene) -> Deed:
    lasts = closing(effect.lasts, YOU)
    if who.is_several:
        return YOU.name, does("also have the **abilities** and drawbacks of {whom} {duration}", whom=who.whom, duration=lasts)  # fmt: skip
    if who.is_you:
        return YOU.name, does("keep your **abilities** and drawbacks {duration}", duration=lasts)
    return YOU.name, does("also have {owner} **abilities** and drawbacks {duration}", owner=who.owner, whom=who.whom, duration=lasts)  # fmt: skip


@act_clause.register
def _(effect: acts.Summon, who: Person, scene: Scene) -> Deed:
    fighter = name_of("fighter", effect.value)
    if effect.spot is not None:
        square = _where(filled(_FREE, n=effect.count), replace(effect.spot, free=False), scene)
        if effect.count > 1:
            return who.name, does("put|puts {n} **{fighter}** figures on {square}", n=effect.count, fighter=fighter, square=square)  # fmt: skip
        if fighter[0] in "aeiouAEIOU":
            return who.name, does("put|puts an **{fighter}** on {square}", fighter=fighter, square=square)  # fmt: skip
        return who.name, does("put|puts a **{fighter}** on {square}", fighter=fighter, square=square)  # fmt: skip
    if effect.count == 1:
        if fighter[0] in "aeiouAEIOU":
            return who.name, does("put|puts an **{fighter}** on a free square next to you|them", fighter=fighter)  # fmt: skip
        return who.name, does("put|puts a **{fighter}** on a free square next to you|them", fighter=fighter)  # fmt: skip
    return who.name, does("put|puts {n} **{fighter}** figures on free squares next to you|them", n=effect.count, fighter=fighter)  # fmt: skip


_FREE = plural("any free square", "any free squares", n=1)


@act_clause.register
def _(effect: acts.Remove, who: Person, scene: Scene) -> Deed:
    if effect.keeps:
        return who.name, does("are|is **out of play** until your|their next turn")
    return who.name, does(
        "are|is **out of play** until your|their next turn and lose|loses your|their weapons and gadgets in play"
    )


@act_clause.register
def _(effect: acts.Skip, who: Person, scene: Scene) -> Deed:
    if effect.value == "turn":
        return who.name, does("lose|loses the rest of your|their **turn** (or your|their whole next turn, if it is not your|their turn)")  # fmt: skip
    if effect.value == "attacks":
        return who.name, does("lose|loses your|their remaining **attacks** (or those of your|their next turn, if it is not your|their turn)")  # fmt: skip
    return who.name, does("lose|loses your|their remaining **movement** (or that of your|their next turn, if it is not your|their turn)")  # fmt: skip


@act_clause.register
def _(effect: acts.ExtraTurn, who: Person, scene: Scene) -> Deed:
    if effect.value == 1:
        return who.name, does("take|takes **another turn** right after this one")
    return who.name, does("take|takes **{n} more turns** right after this one", n=effect.value)


@act_clause.register
def _(effect: acts.Score, who: Person, scene: Scene) -> Deed:
    if who.is_you and not is_taking(effect.value) and (rolled := dice_of_each(effect.value)):
        dice, each = rolled
        return who.name, does("roll {dice} {each} and score that many frags", dice=dice, each=each)
    frags = much(effect.value, FRAGS, scene.foe)
    if is_taking(effect.value):
        return who.name, does("lose|loses {frags}", frags=frags)
    return who.name, does("score|scores {frags}", frags=frags)


@act_clause.register
def _(effect: acts.Win, who: Person, scene: Scene) -> Deed:
    return who.name, does("**win|wins** the game")


@act_clause.register
def _(effect: acts.Cancel, who: Person, scene: Scene) -> Deed:
    if effect.value == "attack":
        return YOU.name, does("**cancel** the attack")
    return YOU.name, does("**cancel** that card")


@act_clause.register
def _(effect: acts.Shoot, who: Person, scene: Scene) -> Deed:
    whom = scene.foe.whom if effect.value == "foe" else say("anyone in sight")
    arms = weapons_with(effect.which) if effect.which else NOTHING
    if effect.must:
        return YOU.name, does("must **attack** {whom} at once {weapons}", whom=whom, weapons=arms)
    if scene.is_choice:
        return YOU.name, does("**attack** {whom} at once {weapons}", whom=whom, weapons=arms)
    return YOU.name, does("may **attack** {whom} at once {weapons}", whom=whom, weapons=arms)


@act_clause.register
def _(effect: acts.Look, who: Person, scene: Scene) -> Deed:
    return YOU.name, does("look at {place}", place=_hand(who))


@act_clause.register
def _(effect: acts.Guide, who: Person, scene: Scene) -> Deed:
    area = say("within {n} of it", n=effect.radius) if effect.radius else say("on its square")
    return YOU.name, does(
        "put a **missile** next to you. On your later turns, roll {dice} and move it instead of "
        "yourself. Give up an attack to set it off: **blast** everyone {area} for **{attack}**",
        dice=plural("{n} die", "{n} dice", n=effect.speed), area=area, attack=str(effect.value),
    )  # fmt: skip


@act_clause.register
def _(effect: acts.ChangeTrack, who: Person, scene: Scene) -> Deed:
    track = name_of("track", effect.value)
    if effect.set == "full":
        return who.name, does("fill|fills your|their **{track}** track", track=track)
    if effect.set == "start":
        return who.name, does("reset|resets your|their **{track}** to its start", track=track)
    if effect.set == 0:
        return who.name, does("lose|loses all **{track}**", track=track)
    if effect.set is not None:
        return who.name, does("set|sets your|their **{track}** to {n}", track=track, n=effect.set)
    amount = much(effect.add, TRACK, scene.foe, track=track)
    if is_taking(effect.add):
        return who.name, does("lose|loses {amount}", amount=amount)
    return who.name, does("gain|gains {amount}", amount=amount)


@act_clause.register
def _(effect: acts.Enter, who: Person, scene: Scene) -> Deed:
    lasts = closing(effect.lasts, who)
    if not lasts:
        return who.name, does("become|becomes **{stance}**", stance=name(effect.value))
    return who.name, does("become|becomes **{stance}** {duration}", stance=name(effect.value), duration=lasts)  # fmt: skip


@act_clause.register
def _(effect: acts.Leave, who: Person, scene: Scene) -> Deed:
    if effect.value == "any":
        return who.name, does("leave|leaves every stance")
    return who.name, does("are|is no longer **{stance}**", stance=name(effect.value))
