"""The text of a card, a trait, a track or a stance: its own, filled in, or one made from its effects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from fragkit.language import translate
from fragkit.model.card import Arms, Card
from fragkit.model.effects import Act, Effect, Modifier
from fragkit.model.effects.acts import Table
from fragkit.model.fighter import Fighter, Role, Stance, StartingWeapon, Track, Trait
from fragkit.model.map_ground import Ground
from fragkit.model.pack import PackRule
from fragkit.model.suits import JOKER
from fragkit.model.text.act_clauses import act_clause, words_of
from fragkit.model.text.circumstances import (
    MOMENT_WORDS,
    QUIET,
    WINDOW_WORDS,
    Scene,
    against,
    closing,
    conditions,
    names_other,
    only,
    opening,
    playing,
    priced,
)
from fragkit.model.text.modifier_clauses import modifier_clause
from fragkit.model.text.persons import THAT, YOU, Person, concerned, listed, sentence
from fragkit.model.text.placeholders import fill, placeholders, printed
from fragkit.model.text.weapon_sentences import mode_facts, plain_sentence, weapon_sentences
from fragkit.model.word_values import Lasts
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one weight."""

    text: str
    bold: bool = False


def runs(marked: str) -> tuple[Run, ...]:
    """The text cut at its `**`; an unpaired one stays as it is."""
    parts = re.split(r"\*\*(.+?)\*\*", " ".join(marked.split()))
    return tuple(Run(part, bold=i % 2 == 1) for i, part in enumerate(parts) if part)


def plain(marked: str) -> str:
    return "".join(run.text for run in runs(marked))


YOURS = "Yours to apply."  # behind words that the referee can't keep


def card_text(card: Card) -> str:
    """What the card says, keywords in `**`: its own text filled in, else a made one."""
    if card.text.strip():
        return (
            f"{_own_words(card)} {translate(YOURS)}" if words_to_apply(card) else _own_words(card)
        )
    return made_card_text(card)


def made_card_text(card: Card) -> str:
    """A plain text from the fields and effects alone."""
    return " ".join(sentence(translate(s)) for s in _card_sentences(card))


def words_to_apply(card: Card) -> str:
    """The text of a card that nothing in its data says: no referee can apply it, the table does."""
    if card.effects or card.blank or card.value == JOKER or not card.text.strip():
        return ""
    weapon = card.weapon()
    if weapon is not None:
        # A weapon's words may say what its numbers are; then they are bound to them.
        says = card.modes or card.malfunction or any(weapon_sentences(weapon))
        if says or "{" in card.text:
            return ""
    return _own_words(card)


def _own_words(card: Card) -> str:
    return fill(" ".join(card.text.split()), placeholders(card))


def trait_text(trait: Trait) -> str:
    """What a fighter's sheet says of an ability or a drawback."""
    if trait.text.strip():
        words = fill(" ".join(trait.text.split()), placeholders(trait))
        return f"{words} {translate(YOURS)}" if trait.is_yours_to_apply else words
    return made_trait_text(trait)


def role_text(role: Role) -> str:
    """What sets a boss or a minion apart, in sentences."""
    frags = f"{role.worth} frag{'s' * (role.worth != 1)}" if role.worth else "no frag"
    facts = [f"Bringing it down is worth **{frags}**"]
    if role.beaten != "scores":
        facts.append("and **wins** the game" + (" for all" if role.beaten == "all-win" else ""))
    told = [f"{' '.join(facts)}."]
    told.append("It comes back." if role.returns else "It does not come back.")
    if not role.hand:
        told.append("It holds no cards.")
    if not role.turn:
        told.append("It has no turns.")
    return " ".join(told)


class RoleWords(Trait):
    """What a role says among the abilities of a sheet: the referee keeps it without an effect."""

    __slots__ = ()

    @property
    def is_yours_to_apply(self) -> bool:
        return False


def with_role(fighter: Fighter) -> Fighter:
    """With its role as the first of its abilities, as it is printed."""
    if fighter.role is None:
        return fighter
    told = RoleWords(name=fighter.role.kind.capitalize(), text=role_text(fighter.role))
    return replace(fighter, abilities=(told, *fighter.abilities))


def ground_text(ground: Ground) -> str:
    """What a map says of ground of its own: its cost, then its own words or made ones."""
    cost = f"Costs {ground.cost} movement to enter." if ground.cost not in (None, 1) else ""
    if ground.text.strip():
        words = fill(" ".join(ground.text.split()), placeholders(ground))
    else:
        scene = Scene(on_ground=True)
        words = " ".join(sentence(effect_words(e, scene)) for e in ground.effects)
    return f"{cost} {words}".strip()


def made_trait_text(trait: Trait) -> str:
    return " ".join(sentence(translate(effect_words(e, Scene()))) for e in trait.effects)


def starting_weapon_text(weapon: StartingWeapon) -> str:
    """What is to be said of it beyond damage and ammunition; mostly nothing."""
    scene = Scene(of_weapon=True)
    sentences = [words] if (words := only(weapon.if_)) else []
    sentences += [*weapon_sentences(weapon), *(effect_words(e, scene) for e in weapon.effects)]
    sentences += _mode_sentences(weapon, scene)
    return " ".join(sentence(translate(s)) for s in sentences)


def effect_words(effect: Effect, scene: Scene) -> str:
    """One effect as a sentence without capital and full stop."""
    named = names_other(effect, scene)
    scene = replace(scene, is_named=named)
    who = THAT if named and effect.on == "foe" else concerned(effect.on, scene.played_on)
    clause = (modifier_clause if isinstance(effect, Modifier) else act_clause)(effect, who, scene)
    before = opening(effect, scene)
    if before.endswith(": ") and re.search(r"\byou (may|like)\b", before):
        # Said once that it is a choice: `you may discard a card: reroll …`.
        bare = clause.removeprefix("you may ")
        if bare != clause or clause.startswith("roll a die"):
            before = before.removesuffix("use it: ")
        clause = bare
    lasts = scene.duration(effect) if isinstance(effect, Modifier) else None
    if isinstance(effect, Modifier) and _said_already(effect, scene):
        lasts = None
    elif effect.verb == "outcome" and lasts is None and effect.at in QUIET:
        lasts = Lasts("turn")  # no attack goes on that it could be for
    early = (effect.at == "turn-start" and effect.whose == "own") or scene.is_early
    comma = "," if re.search("[,;:]", clause) and closing(lasts, who) else ""
    along = "".join(f", and {effect_words(e, scene.now())}" for e in effect.then)
    clause += against(effect)
    words = f"{before}{clause}{comma}{closing(lasts, who, early)}{along}"
    return words.replace("the foe", "that fighter") if named else words


def offer_words(effect: Effect) -> str:
    """What using it does, for a list of offers: `spend 1 movement: restore 1 lost Health`."""
    price = f"{priced(effect.cost)}: " if effect.cost is not None else ""
    bare = replace(effect, at=None, cost=None, per_turn=None)
    return plain(price + effect_words(bare, Scene().now()))


@act_clause.register
def _(effect: Table, who: Person, scene: Scene) -> str:
    rows = [
        f"**{printed(faces)}**: "
        + (", then ".join(effect_words(e, scene.now()) for e in outcome) or "nothing")
        for faces, outcome in effect.value.items()
    ]
    return f"roll a die. {'; '.join(rows)}"


def _said_already(effect: Modifier, scene: Scene) -> bool:
    """The clause speaks of that roll or that attack itself."""
    lasts = scene.duration(effect)
    return lasts is not None and (
        (lasts.kind == "roll" and effect.verb in ("reroll", "adjust", "roll"))
        or (lasts.kind == "attack" and effect.verb == "outcome")
        or (lasts.kind == "turn" and effect.verb == "attacks")
    )


def _card_sentences(card: Card) -> Iterator[str]:
    play = playing(card)
    if play:
        yield play
    weapon = card.weapon()
    early = card.window in ("turn-start", "instead-of-roll")
    scene = Scene(
        card.on, of_weapon=weapon is not None, lasts=card.lasts, is_early=early, of_card=True
    )
    said = list(weapon_sentences(weapon)) if weapon is not None else []
    said += [effect_words(e, scene) for e in card.effects]
    said += _mode_sentences(card, scene)
    if card.malfunction:
        what = ", then ".join(effect_words(e, scene.now()) for e in card.malfunction)
        said.append(f"**malfunction**: {what}")
    if card.value == JOKER:
        said.append("in a poker hand it is any card you like; else **discard** it and draw another")
    if not said and weapon is not None:
        said.append(plain_sentence(weapon))
    yield from said


def _mode_sentences(weapon: Arms, scene: Scene) -> Iterator[str]:
    for mode in weapon.modes:
        facts = mode_facts(mode)
        yield f"**{mode.name}**: {facts}" if facts else f"**{mode.name}**"
        yield from (effect_words(e, scene) for e in mode.effects)


def card_facts(card: Card) -> str:
    """One line for a terminal: `weapon · 5d · ammo 3 · explosive · blast 1 · 3 copies`."""
    facts = [card.deck if card.letter is None else f"{card.deck} {card.letter}"]
    if card.is_weapon:
        facts.append("no damage" if card.damage == "none" else str(card.damage))
        facts.append(f"ammo {card.ammo}")
        facts += card.types
        if card.radius is not None:
            facts.append(f"blast {card.radius}")
    if card.suit is not None:
        facts.append(f"{card.value} of {card.suit}")
    elif card.value is not None:
        facts.append(card.value)
    facts.append("1 copy" if card.copies == 1 else f"{card.copies} copies")
    return " · ".join(facts)


# -- tracks, stances and rules of a pack --------------------------------------------------------

_ENDS = {
    "fire": "after your attack",
    "hit": "after an attack that hits",
    "miss": "after an attack that misses",
    "move": "when you move",
    "wounded": "when you are wounded",
    "struck": "after an attack that hits you",
    "frag": "when you frag somebody",
    "turn-start": "at the start of your turn",
    "turn-end": "at the end of your turn",
}


def stance_text(stance: Stance) -> str:
    """What the sheet says of it: its own words, else how it is entered, what it does, its end."""
    if stance.text.strip():
        words = fill(" ".join(stance.text.split()), placeholders(stance))
        return f"{words} {translate(YOURS)}" if not stance.effects else words
    return made_stance_text(stance)


def made_stance_text(stance: Stance) -> str:
    said = [_entering(stance)] if stance.when != "never" else []
    for effect in stance.effects:
        words = effect_words(effect, Scene(at_once=effect.at == "play"))
        if isinstance(effect, Act) and effect.moment() == "play":
            words = f"when you enter it, {words}"
        said.append(words.replace(MOMENT_WORDS["expire"], "when it ends", 1))
    said += _ending(stance)
    return " ".join(sentence(translate(one)) for one in said)


def _entering(stance: Stance) -> str:
    asked = conditions(stance.if_)
    often = "once per turn" if stance.per_turn == 1 else f"up to {stance.per_turn} times per turn"
    when = [*([often] if stance.per_turn else []), WINDOW_WORDS[stance.when], *asked]  # type: ignore[index]  # `never` is not entered
    price = f"{priced(stance.cost)} to " if stance.cost is not None else ""
    return f"{', '.join(when)}, you may {price}enter it"


def _ending(stance: Stance) -> list[str]:
    ends = [_ENDS[word] for word in stance.ends]
    if stance.lasts is not None and stance.lasts.kind not in ("until-fragged", "game"):
        ends.append(
            {"attack": "after the attack", "turn": "at the end of the turn"}.get(
                stance.lasts.kind, f"after {stance.lasts}"
            )
        )
    said = [f"it ends {listed(ends, 'or')}"] if ends else []
    if stance.lasts is not None and stance.lasts.kind == "game":
        said.append("a frag does not end it")
    if not stance.leave:
        said.append("you can't leave it at will")
    if stance.group is not None:
        said.append(f"entering another {words_of(stance.group)} stance ends it")
    return said


def track_text(track: Track) -> str:
    """What the sheet says beside its boxes; mostly nothing."""
    said = []
    for moment, effects in (("full", track.full), ("empty", track.empty)):
        if effects:
            what = ", then ".join(effect_words(e, Scene(at_once=True)) for e in effects)
            said.append(f"when it is {moment}, {what}")
    if track.titles:
        named = [f"{least} {title}" for least, title in sorted(track.titles.items())]
        said.append(", ".join(named))
    if track.fragged != "start" or track.start not in (0, "wins"):
        after = {"start": "begins again", "keep": "is kept", "empty": "is emptied"}[track.fragged]
        said.append(f"it {after} when {YOU.name} are fragged")
    if track.rematch:
        said.append("it is kept for the next game")
    return " ".join(sentence(translate(one)) for one in said)


def rule_text(rule: PackRule) -> str:
    """A rule of a pack: its words, then what it puts on every sheet."""
    said = [trait_text(rule)] if rule.effects or rule.text.strip() else []
    for track in rule.tracks:
        boxes = "1 box" if track.most == 1 else f"{track.most} boxes"
        begins = {"full": ", full at first", 0: "", "wins": ""}.get(
            track.start, f", {track.start} at first"
        )
        said.append(sentence(translate(f"on every sheet: **{track.name}**, {boxes}{begins}")))
        said.append(track_text(track))
    said += [f"**{stance.name}**: {stance_text(stance)}" for stance in rule.stances]
    return " ".join(one for one in said if one)
