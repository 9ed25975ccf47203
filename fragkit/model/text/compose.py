"""Texts of cards, traits, tracks and stances: their own texts with the placeholders filled in, or
texts generated from their effects."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from typing import Any

from fragkit.language import translate
from fragkit.language.clauses import (
    Clause,
    Declared,
    InTurn,
    Offer,
    Together,
    Unmarked,
    adverb,
    does,
    term,
    tidy,
)
from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.card import Arms, Card
from fragkit.model.effects import Act, Counted, Effect, Modifier
from fragkit.model.effects.acts import Blast, Harm, Shoot, Table, TurnUp
from fragkit.model.effects.effect import OF_COUNTERS
from fragkit.model.effects.modifiers import Stat
from fragkit.model.fighter import Fighter, Role, Stance, StartingWeapon, Track, Trait
from fragkit.model.map_ground import Ground
from fragkit.model.pack import OwnCounter, PackRule
from fragkit.model.playing_cards import JOKER
from fragkit.model.text.act_clauses import DECK_NAMES, Deed, act_clause, words_of
from fragkit.model.text.amounts import TYPES, card_nouns, constant, letter_in
from fragkit.model.text.circumstances import (
    QUIET,
    THEN,
    TURNED_UP,
    WINDOW_CLAUSES,
    WINDOW_WORDS,
    Opening,
    Scene,
    against,
    analyzed,
    closing,
    condition_fronts,
    foe_of,
    is_named_in,
    only,
    opening,
    playing,
    priced,
    team_fact,
    waits_for_another,
)
from fragkit.model.text.modifier_clauses import (
    bare_stat,
    modifier_clause,
    names_target,
    note_of,
)
from fragkit.model.text.persons import (
    EVERYONE,
    IN_BLAST,
    OPPONENT,
    YOU,
    Person,
    concerned,
    only_one,
    pronoun,
    relative,
    sentence,
    several,
    those,
)
from fragkit.model.text.placeholders import fill, placeholders, printed
from fragkit.model.text.weapon_sentences import mode_facts, plain_sentence, weapon_sentences
from fragkit.model.word_values import Dice, Lasts
from fragkit.values import dataclass

# A chain then begins at the target.
_IN_ATTACK = ("fire", "hit", "miss", "frag", "struck", "dodged", "wounded", "dying", "fragged")


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a text in one weight: bold or regular."""

    text: str
    bold: bool = False


def runs(marked: str) -> tuple[Run, ...]:
    """Split the text at its `**`. An unpaired one stays in the text."""
    parts = re.split(r"\*\*(.+?)\*\*", " ".join(marked.split()))
    return tuple(Run(part, bold=i % 2 == 1) for i, part in enumerate(parts) if part)


def plain(marked: str) -> str:
    return "".join(run.text for run in runs(marked))


YOURS = say("Yours to apply.")  # after words that the referee can't apply


def card_text(card: Card) -> str:
    """Return the card's text with keywords in `**`: its own text with the placeholders filled in,
    or a generated one."""
    if card.text.strip():
        return (
            f"{_own_words(card)} {translate(YOURS)}" if words_to_apply(card) else _own_words(card)
        )
    return made_card_text(card)


def made_card_text(card: Card) -> str:
    """Return a plain text generated only from the fields and effects."""
    return _text(card_sentences(card))


def words_to_apply(card: Card) -> str:
    """Return a card's text if its data does not express that text, so that the players must apply
    it."""
    if card.effects or card.blank or card.value == JOKER or not card.text.strip():
        return ""
    weapon = card.weapon()
    if weapon is not None:
        # A weapon's text may mention its numbers, which are then bound to them.
        says = card.modes or card.malfunction or any(weapon_sentences(weapon))
        if says or "{" in card.text:
            return ""
    return _own_words(card)


def _own_words(card: Card) -> str:
    return fill(" ".join(card.text.split()), placeholders(card))


def trait_text(trait: Trait) -> str:
    """Return the text of an ability or a drawback for the fighter's sheet."""
    if trait.is_only_a_name:
        return translate(say("No effect."))
    if trait.text.strip():
        words = fill(" ".join(trait.text.split()), placeholders(trait))
        return f"{words} {translate(YOURS)}" if trait.is_yours_to_apply else words
    return made_trait_text(trait)


def role_text(role: Role) -> str:
    """Return sentences about the special rules of a boss or a minion."""
    worth = {
        "scores": plural("a frag on it is worth **{n} frag**", "a frag on it is worth **{n} frags**", n=role.worth),
        "wins": plural("a frag on it is worth **{n} frag** and **wins** the game", "a frag on it is worth **{n} frags** and **wins** the game", n=role.worth),
        "all-win": plural("a frag on it is worth **{n} frag** and **wins** the game for all other players", "a frag on it is worth **{n} frags** and **wins** the game for all other players", n=role.worth),
    }[role.beaten]  # fmt: skip
    said = [worth, say("it respawns") if role.returns else say("it does not respawn")]
    if not role.hand:
        said.append(say("it holds no cards"))
    if not role.turn:
        said.append(say("it takes no turns"))
    return _text(said)


def _text(sentences: Iterable[Text]) -> str:
    """Return the sentences joined into one text, in the reader's language."""
    return " ".join(sentence(tidy(translate(one))) for one in sentences if one)


class RoleWords(Trait):
    """The text of a role among the abilities of a sheet. The referee applies it without an effect."""

    __slots__ = ()

    @property
    def is_yours_to_apply(self) -> bool:
        return False


def with_role(fighter: Fighter) -> Fighter:
    """Return the fighter with its role as its first ability, as sheets print it."""
    if fighter.role is None:
        return fighter
    told = RoleWords(name=fighter.role.kind.capitalize(), text=role_text(fighter.role))
    return replace(fighter, abilities=(told, *fighter.abilities))


def ground_text(ground: Ground) -> str:
    """Return the text of a map's own ground: its cost, then its own text or a generated one."""
    cost = _text([say("entering costs {n} movement", n=ground.cost)] if ground.cost not in (None, 1) else [])  # fmt: skip
    if ground.text.strip():
        words = fill(" ".join(ground.text.split()), placeholders(ground))
    else:
        words = _text(_one_by_one(ground.effects, Scene(on_ground=True)))
    return f"{cost} {words}".strip()


def counter_text(counter: OwnCounter) -> str:
    """Return the text of a pack's own counter. If it has none of its own, generate one from its
    effects and from how it ends."""
    if counter.text.strip():
        words = fill(" ".join(counter.text.split()), placeholders(counter))
        return f"{words} {translate(YOURS)}" if counter.is_yours_to_apply else words
    return made_counter_text(counter)


def made_counter_text(counter: OwnCounter) -> str:
    """Return a text generated only from the counter's keys and effects."""
    said: list[Text] = []
    if counter.solid:
        said.append(say("it blocks movement, jumps and line of sight"))
    said += _one_by_one(counter.effects, Scene(on_ground=True, of_counter=True))
    if counter.lasts is not None:
        turns = plural("it lasts until the end of the next turn of the player who placed it", "it lasts {n} turns of the player who placed it", n=counter.lasts.turns)  # fmt: skip
        said.append(_COUNTER_LASTS.get(counter.lasts.kind, turns))
    if counter.ends:
        when = tuple(_counter_end(counter, end) for end in counter.ends)
        said.append(say("remove it {when:or}", when=when))
    return _text(said)


def _counter_end(counter: OwnCounter, end: str) -> Sentence:
    """Return when the counter ends. If all its effects at that moment have conditions, it ends with
    the first of them that is true."""
    effects = [effect for effect in counter.effects if effect.at == end]
    if end in OF_COUNTERS and effects and all(one.own_condition for one in effects):
        return say("after that")
    return _COUNTER_ENDS[end]


_COUNTER_LASTS = {
    "turn": say("it lasts until the end of the turn"),
    "until-my-turn": say("it lasts until the next turn of the player who placed it"),
}
_COUNTER_ENDS: dict[str, Sentence] = {
    "enter": say("when a fighter enters"),
    "leave": say("when a fighter leaves"),
    "pass": say("when a fighter jumps over it"),
    "struck": say("when it is hit"),
    "turn-start": say("when a fighter starts a turn there"),
    "turn-end": say("when a fighter ends a turn there"),
}


def made_trait_text(trait: Trait) -> str:
    """Return a text generated only from the effects."""
    return _text(_one_by_one(trait.effects, Scene()))


def starting_weapon_text(weapon: StartingWeapon) -> str:
    """Return a weapon's text besides damage and ammo. It is usually empty."""
    scene = Scene(of_weapon=True, is_blast=weapon.radius is not None)
    return _text(
        [
            only(weapon.if_),
            *weapon_sentences(weapon),
            *_one_by_one(weapon.effects, scene),
            *_mode_sentences(weapon, scene),
        ]
    )


# -- one effect ----------------------------------------------------------------------------------


def effect_words(effect: Effect, scene: Scene) -> Sentence:
    """Return one effect as a sentence without a capital letter and a period."""
    effect = _with_constants(effect)
    if scene.of_weapon and effect.at is None and not scene.at_once and not _is_of_shot(effect):
        effect = replace(effect, at="fire")
    scene = replace(scene, foe=foe_of(effect, scene))
    is_aura = _is_aura(effect, scene)
    before = opening(effect, scene, is_aura)
    is_choice = before.is_choice and not before.is_bare
    scene = replace(scene, is_choice=is_choice, is_bare=not before.fronts and not before.offer)
    who = _subject(effect, scene, before, is_aura)
    subject, predicate = _deed(effect, who, scene)
    if subject is who.name and is_named_in(before.fronts, who):
        subject = pronoun(subject)
    is_own_choice = predicate.template.startswith("may ")
    if before.offer and before.is_bare and is_own_choice:
        before = Opening(
            [*before.fronts_of_offer, *before.fronts],
            NOTHING,
            False,
            False,
            [],
            list(before.exceptions_of_offer),
            before.offer.ends[0]
            if isinstance(before.offer, Clause) and before.offer.ends
            else NOTHING,
        )
    is_order = bool(before.offer) and effect.verb == "stat" and "{change}" not in predicate.template
    is_bare = not (before.fronts or before.unless or is_order)
    if isinstance(effect, Stat) and who.is_you and is_bare:
        subject, predicate = NOTHING, bare_stat(predicate)
    then = effect.then
    if not before.offer and (shot := _free_shot(effect)):
        # "you may attack them at once: roll 1 more die", not "roll 1 more die, and you may attack"
        often = [before.often] if before.often else []
        attack = act_clause(shot, YOU, scene)
        before.offer = Clause(*attack, before.fronts, often, before.unless)
        before.fronts, before.often, before.unless, then = [], NOTHING, [], ()
    ends = [
        NOTHING if names_target(effect) else against(effect),
        _lasting(effect, who, scene),
        before.often,
    ]
    clause: Sentence = Clause(subject, predicate, before.fronts, ends, before.unless)
    if letter := letter_in(predicate):
        clause = say("{effect}, where X is {number}", effect=clause, number=letter.meaning)
    clauses: list[Text] = [clause]
    after = _turned_up(effect, scene.now())
    clauses += [effect_words(one, after) for one in then]
    made: Text = _listed(clauses)
    if note := note_of(effect, scene):
        made = say("{effect}; {note}", effect=made, note=note)
    if before.offer:
        made = Offer(before.offer, made)
    assert isinstance(made, Sentence)
    return made


def _free_shot(effect: Effect) -> Shoot | None:
    """Return the attack that follows a change to it, if it is offered for nothing else."""
    if not isinstance(effect, Modifier) or len(effect.then) != 1:
        return None
    [shot] = effect.then
    if not isinstance(shot, Shoot):
        return None
    is_plain = replace(shot, value="foe", which=()) == Shoot(value="foe", where=shot.where)
    return shot if is_plain else None


def _is_of_shot(effect: Effect) -> bool:
    """Return whether an effect of a weapon changes its attacks and has no moment of its own."""
    lasts = effect.lasts if isinstance(effect, Modifier) else Lasts("game")
    return lasts is None or lasts.kind in ("attack", "roll")


def _with_constants(effect: Effect) -> Effect:
    """Replace numbers that never change by plain numbers, so that nouns and articles agree."""
    plain: dict[str, Any] = {}
    for field in fields(effect):
        number = getattr(effect, field.name)
        if isinstance(number, Counted) and isinstance(made := constant(number), int):
            is_dice = isinstance(effect, Harm | Blast) and field.name == "value"
            if not is_dice or made > 0:
                plain[field.name] = Dice(made) if is_dice else made
    return replace(effect, **plain) if plain else effect


def _turned_up(effect: Effect, scene: Scene) -> Scene:
    """Return the context for the next effect: after `turn up the top card`, it may ask `if that
    card is …`."""
    return replace(scene, face_of=TURNED_UP) if isinstance(effect, TurnUp) else scene


def _one_by_one(effects: Iterable[Effect], scene: Scene) -> Iterator[Sentence]:
    """Yield the sentences of effects in their order."""
    for effect in effects:
        yield effect_words(effect, scene)
        scene = _turned_up(effect, scene)


def _listed(clauses: list[Text]) -> Text:
    """Join several clauses: `draw a card and lose 1 Health`; `…, and you may attack`."""
    first, *others = clauses
    if others and isinstance(first, Clause):
        first.is_followed = True
    if others and isinstance(first, Clause) and first.is_deed:
        deeds = [one for one in others if isinstance(one, Clause) and one.is_order]
        if len(deeds) == len(others):
            return Together([first, *deeds])
    if len(clauses) == 2:
        return say("{first}, and {second}", first=clauses[0], second=Declared(clauses[1]))
    made = clauses[0]
    for one in clauses[1:]:
        made = say("{first}; {second}", first=made, second=one)
    return made


def _deed(effect: Effect, who: Person, scene: Scene) -> Deed:
    clause = modifier_clause if isinstance(effect, Modifier) else act_clause
    return clause(effect, who, scene)


def _is_aura(effect: Effect, scene: Scene) -> bool:
    """Return whether the effect is on everyone who meets its condition."""
    in_blast = _is_in_blast(effect, scene)
    if (
        effect.on not in ("everyone", "others")
        and not in_blast
        and not (effect.on == "chosen" and scene.played_on == "everyone")
    ):
        return False
    if effect.only is not None:
        return not effect.own_target
    return effect.if_ is not None and effect.if_.asks_for_any_foe and not effect.own_target


def _is_in_blast(effect: Effect, scene: Scene) -> bool:
    """Return whether the effect is on everyone whom the blast of a weapon hits."""
    at_hit = effect.moment(of_weapon=scene.of_weapon) == "hit"
    return scene.is_blast and effect.on == "target" and at_hit


def _subject(effect: Effect, scene: Scene, before: Opening, is_aura: bool) -> Person:
    if is_aura:
        team = effect.if_.foe_team if effect.if_ is not None else None
        if _is_in_blast(effect, scene):
            which = relative([*before.left, *([team_fact(team, scene.foe)] if team else [])])
            return several(say("everyone {which} in the blast", which=which))
        if effect.only is not None:
            is_shot = effect.moment(of_weapon=scene.of_weapon) in _IN_ATTACK
            only = "chain-target" if effect.only == "chain" and is_shot else effect.only
            return only_one(effect.on, only, team, before.left)
        away = effect.if_.range if effect.if_ is not None else None
        without_you = effect.on == "others" or (away is not None and 0 not in away)
        return those("others" if without_you else "everyone", team, before.left)
    if scene.of_weapon and effect.on == "attacker":
        return YOU
    if _is_in_blast(effect, scene):
        return IN_BLAST
    return concerned(effect.on, scene.played_on, scene.foe)


def _lasting(effect: Effect, who: Person, scene: Scene) -> Sentence:
    if not isinstance(effect, Modifier) or _says_duration(effect, scene):
        return NOTHING
    lasts = scene.duration(effect)
    if effect.verb == "outcome" and lasts is None and effect.at in QUIET:
        lasts = Lasts("turn")  # there is no attack for it
    moment = effect.moment(of_weapon=scene.of_weapon)
    used = moment == "use" and effect.when in (None, "own-turn", "turn-start")
    is_quiet = scene.is_quiet or used or moment in QUIET or moment == "take"
    is_quiet = is_quiet and not any(isinstance(one, Shoot) for one in effect.then)
    by_yours = effect.is_counted_by_maker or (
        effect.on == "chosen" and scene.played_on == "everyone" and effect.lasts is None
    )
    early = effect.at == "turn-start" and _of_its_turn(effect)
    early = early or (scene.is_early and (who.is_you or by_yours))
    return closing(lasts, who, early, is_quiet, by_yours)


def _of_its_turn(effect: Effect) -> bool:
    """Return whether the turn that has just begun is that of the fighter whose turns count."""
    if effect.whose == "own":
        return effect.on != "others"
    return effect.whose == "others" and effect.on == "foe"


def offer_words(effect: Effect) -> Sentence:
    """Return the result of using an effect, for a list of offers: `spend 1 movement: restore 1 lost
    Health`."""
    bare = replace(effect, at=None, cost=None, per_turn=None)
    words = effect_words(bare, Scene().now())
    if effect.cost is None:
        return Unmarked(words)
    return Unmarked(say("{cost}: {effect}", cost=priced(effect.cost), effect=words))


@act_clause.register
def _(effect: Table, who: Person, scene: Scene) -> Deed:
    rows: Sentence = NOTHING
    for faces, outcome in effect.value.items():
        brought = _in_turn(outcome, scene.now()) or term("nothing")
        row = say("**{faces}**: {effect}", faces=printed(faces), effect=brought)
        rows = say("{rows}; {row}", rows=rows, row=row) if rows else row
    return YOU.name, does("roll a die. {rows}", rows=rows)


def _in_turn(effects: Iterable[Effect], scene: Scene) -> Sentence:
    """Return the effects in their order: `draw a card, then lose 1 Health`."""
    made = NOTHING
    for effect in effects:
        words = effect_words(effect, scene)
        made = InTurn(made, words) if made else words
        scene = replace(_turned_up(effect, scene), front=THEN)
    return made


def _says_duration(effect: Modifier, scene: Scene) -> bool:
    """Return whether the clause itself mentions that roll or that attack."""
    lasts = scene.duration(effect)
    return lasts is not None and (
        (lasts.kind == "roll" and effect.verb in ("reroll", "adjust", "roll"))
        or (lasts.kind == "attack" and effect.verb == "outcome")
        or (lasts.kind == "turn" and effect.verb == "attacks")
    )


# What a card can be attached to besides weapons.
_NO_HOST = frozenset(["any", "armor", "healing", "reload", "gadget", "special", "A", "H", "W", "M"])


def card_sentences(card: Card) -> Iterator[Sentence]:
    play = playing(card)
    if play:
        yield play
    if card.attach:
        cards = card_nouns(card.attach, in_play=True)
        yield say("attach it to {cards}: it works only with that card, and leaves play with it", cards=cards)  # fmt: skip
    weapon = card.weapon()
    early = card.window in ("turn-start", "instead-of-roll")
    played_on = "other" if waits_for_another(card) else card.on
    scene = Scene(
        played_on, of_weapon=weapon is not None, lasts=card.lasts, is_early=early, of_card=True,
        is_blast=weapon is not None and weapon.radius is not None,
        of_host=bool(card.attach) and _NO_HOST.isdisjoint(card.attach),
    )  # fmt: skip
    said = list(weapon_sentences(weapon)) if weapon is not None else []
    said += _one_by_one(card.effects, scene)
    said += _mode_sentences(card, scene)
    if card.malfunction:
        what = _in_turn(card.malfunction, scene.now())
        said.append(say("**malfunction**: {effect}", effect=what))
    if card.value == JOKER:
        said.append(say("in a poker hand it is any card you like; otherwise **discard** it and draw another"))  # fmt: skip
    if not said and weapon is not None:
        said.append(plain_sentence(weapon))
    if card.lasts is not None and weapon is None and _waits_silently(card.effects):
        who = concerned("chosen", scene.played_on, scene.foe)
        if when := closing(card.lasts, who, early and who.is_you, yours=who is EVERYONE):
            said.append(say("it lasts {when}", when=when))
    yield from said


def _waits_silently(effects: Iterable[Effect]) -> bool:
    """Return whether effects wait for a moment, and none of them mentions how long."""
    effects = [*effects]
    is_said = any(isinstance(effect, Modifier) and effect.lasts is None for effect in effects)
    waiting = (e for e in effects if isinstance(e, Act) and e.at not in (None, "play", "lose"))
    return not is_said and any(waiting)


def _mode_sentences(weapon: Arms, scene: Scene) -> Iterator[Sentence]:
    """Yield a sentence for each mode, with its numbers and, after a semicolon, its effects."""
    for mode in weapon.modes:
        scene = replace(scene, is_blast=scene.is_blast or mode.radius is not None)
        facts = mode_facts(mode)
        if mode.if_ is not None:
            facts = (*facts, only(mode.if_))
        does_too = tuple(_one_by_one(mode.effects, scene))
        made = say("**{mode}**", mode=mode.name)
        if facts:
            made = say("**{mode}**: {facts}", mode=mode.name, facts=facts)
        elif does_too:
            made = say("**{mode}**: {effect}", mode=mode.name, effect=does_too[0])
            does_too = does_too[1:]
        for one in does_too:
            made = say("{facts}; {effect}", facts=made, effect=one)
        yield made


def card_facts(card: Card) -> str:
    """Return one line for a terminal: `weapon · 5d · ammo 3 · explosive · blast 1 · 3 copies`."""
    deck = DECK_NAMES.get(card.deck) or say("{name}", name=card.deck)
    facts = [deck if card.letter is None else say("{kind} {value}", kind=deck, value=card.letter)]
    if card.is_weapon:
        no_damage = card.damage == "none"
        facts.append(say("no damage") if no_damage else say("{dice}", dice=str(card.damage)))
        is_endless = card.ammo == "unlimited"
        facts.append(say("ammo unlimited") if is_endless else say("ammo {n}", n=card.ammo))
        facts += [TYPES[one] for one in card.types]
        if card.radius is not None:
            facts.append(say("blast {n}", n=card.radius))
    if card.suit is not None:
        suit = _SUITS[card.suit]
        facts.append(say("{value} of {thing}", value=card.value, thing=suit))
    elif card.value is not None:
        facts.append(say("{value}", value=card.value))
    if card.lasts is not None and card.lasts.kind != "in-play":
        facts.append(_LASTING.get(card.lasts.kind) or plural("lasts {n} turn", "lasts {n} turns", n=card.lasts.turns))  # fmt: skip
    facts.append(plural("{n} copy", "{n} copies", n=card.copies))
    return " · ".join(map(translate, facts))


_SUITS: dict[str, Sentence] = {
    "spades": term("spades"),
    "hearts": term("hearts"),
    "diamonds": term("diamonds"),
    "clubs": term("clubs"),
}
_LASTING: dict[str, Sentence] = {
    "roll": say("lasts one roll"),
    "attack": say("lasts one attack"),
    "turn": say("lasts this turn"),
    "until-my-turn": say("lasts until your next turn"),
    "until-fragged": say("lasts until fragged"),
    "game": say("lasts for the rest of the game"),
}


# -- tracks, stances and rules of a pack --------------------------------------------------------

_ENDS: dict[str, Sentence] = {
    "fire": say("after your attack"),
    "hit": say("after an attack that hits"),
    "miss": say("after an attack that misses"),
    "move": say("when you move"),
    "wounded": say("when you are wounded"),
    "struck": say("after an attack that hits you"),
    "frag": say("when you frag a fighter"),
    "turn-start": say("at the start of your turn"),
    "turn-end": say("at the end of your turn"),
}


def stance_text(stance: Stance) -> str:
    """Return the text of a stance. If it has none of its own, explain how to enter it, its effects
    and how it ends."""
    if stance.text.strip():
        words = fill(" ".join(stance.text.split()), placeholders(stance))
        return f"{words} {translate(YOURS)}" if not stance.effects else words
    return made_stance_text(stance)


def made_stance_text(stance: Stance) -> str:
    """Return a text generated only from the stance's fields and effects."""
    said = [_entering(stance)] if stance.when != "never" else []
    for effect in stance.effects:
        scene = Scene(at_once=effect.at == "play", of_stance=True)
        if isinstance(effect, Act) and effect.moment() == "play":
            entering = replace(scene, at_once=True, front=say("when you enter it"))
            said.append(effect_words(effect, entering))
        else:
            said.append(effect_words(effect, scene))
    return _text([*said, *_ending(stance)])


def _entering(stance: Stance) -> Sentence:
    found = analyzed(stance.if_, OPPONENT)
    fronts: list[Sentence] = []
    if stance.per_turn:
        fronts.append(
            adverb(plural("once per turn", "up to {n} times per turn", n=stance.per_turn))
        )
    window = WINDOW_WORDS[stance.when]  # type: ignore[index]  # `never` is not entered
    fronts.append(window if stance.when in WINDOW_CLAUSES else adverb(window))
    fronts += [found.house, adverb(found.weapon)]
    fronts += condition_fronts(found, [*found.yours, *found.foe_facts(OPPONENT)])
    if stance.cost is not None:
        enter = does("may {cost} to enter it", cost=priced(stance.cost))
        return Clause(YOU.name, enter, fronts, exceptions=found.unless)
    return Clause(YOU.name, does("may enter it"), fronts, exceptions=found.unless)


def _ending(stance: Stance) -> Iterator[Sentence]:
    ends = [_ENDS[word] for word in stance.ends]
    lasts = stance.lasts
    if lasts is not None and lasts.kind not in ("until-fragged", "game"):
        ends.append(
            {
                "attack": say("after the attack"),
                "turn": say("at the end of the turn"),
                "turns": plural("after {n} turn", "after {n} turns", n=lasts.turns),
                "roll": say("after the roll"),
            }.get(lasts.kind, say("when its card leaves play"))
        )
    if ends:
        yield say("it ends {moments:or}", moments=tuple(ends))
    if lasts is not None and lasts.kind == "game":
        yield say("it does not end when you are fragged")
    if not stance.leave:
        yield say("you can't leave it at will")
    if stance.group is not None:
        yield say("entering another {name} stance ends it", name=words_of(stance.group))


def track_text(track: Track) -> str:
    """Return the text next to a track's boxes. It is usually empty."""
    said: list[Sentence] = []
    if track.full:
        said.append(_on_track(track.full, say("when it is full")))
    if track.empty:
        said.append(_on_track(track.empty, say("when it is empty")))
    if track.titles:
        named = sorted(track.titles.items())
        titles = tuple(say("{n}+: {name}", n=least, name=title) for least, title in named)
        said.append(say("{titles}", titles=titles))
    if track.fragged != "start" or track.start not in (0, "wins"):
        said.append(
            {
                "start": say("it starts over when you are fragged"),
                "keep": say("you keep it when you are fragged"),
                "empty": say("you lose it when you are fragged"),
            }[track.fragged]
        )
    if track.rematch:
        said.append(say("you keep it for the next game"))
    return _text(said)


def _on_track(effects: tuple[Effect, ...], when: Sentence) -> Sentence:
    return _in_turn(effects, Scene(at_once=True, front=when, is_quiet=True))


def rule_text(rule: PackRule) -> str:
    """Return the text of a pack's rule, then the tracks that it puts on every sheet."""
    said = [trait_text(rule)] if rule.effects or rule.text.strip() else []
    for track in rule.tracks:
        boxes = plural("{n} box", "{n} boxes", n=track.most)
        name = track.name
        if track.start == "full":
            words = say("on every sheet: **{track}**, {boxes}, full at first", track=name, boxes=boxes)  # fmt: skip
        elif track.start in (0, "wins"):
            words = say("on every sheet: **{track}**, {boxes}", track=name, boxes=boxes)
        else:
            words = say("on every sheet: **{track}**, {boxes}, {n} at first", track=name, boxes=boxes, n=track.start)  # fmt: skip
        said += [_text([words]), track_text(track)]
    said += [f"**{stance.name}**: {stance_text(stance)}" for stance in rule.stances]
    return " ".join(one for one in said if one)
