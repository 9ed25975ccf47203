"""Texts made from effects: English, complete, and right for everybody concerned."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, Literal, get_args, get_origin

import pytest

from fragkit.load.typed_yaml.structure import hints_of
from fragkit.model.card import Card
from fragkit.model.effects import Condition, Cost, Counted, Effect, Modifier, Quantity, Selector
from fragkit.model.effects.acts import Ammo, Blast, TurnUp, Wound
from fragkit.model.effects.condition import Spot
from fragkit.model.effects.effect import Moment, Who
from fragkit.model.effects.modifiers import Jump, Stat
from fragkit.model.fields import Id, specs
from fragkit.model.text import (
    Run,
    card_facts,
    card_text,
    made_card_text,
    made_trait_text,
    plain,
    runs,
)
from fragkit.model.text.circumstances import Scene
from fragkit.model.text.compose import effect_words
from fragkit.model.text.persons import sentence
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts
from tests.model.library import every_card, library
from tests.model.test_placeholders import card


def is_sane(text: str) -> bool:
    words = plain(text)
    return (
        bool(words)
        and words[0].isupper() | words[0].isdigit()
        and words.endswith((".", "!", "?"))
        and text.count("**") % 2 == 0
        and not re.search(
            r"None|True|False|[{}_<>]|\s\s|\.\.| ,|;\.|\(\)|'s's|(?<!\+ )\b1 (dice|cards|squares|turns|shots|attacks|uses)\b",
            words,
        )
    )


def test_a_card_on_somebody_of_the_attack_waits_for_their_moments():
    slow = card(
        "{id: x, name: X, deck: special, when: attack, on: attacker, lasts: 2 turns, effects: {wound: 1, at: enter}}"
    )
    assert plain(made_card_text(slow)) == (
        "Play it on the attacker during any attack. "
        "Whenever that fighter enters a square, they lose 1 Health. "
            "It lasts for their next 2 turns."
    )  # fmt: skip


def test_made_and_written_texts_are_sane():
    for made in every_card():
        if not made.blank:
            assert is_sane(made_card_text(made)), made_card_text(made)
            assert is_sane(card_text(made)), card_text(made)


def test_a_made_text_says_every_number_of_the_effects():
    for made, effect in [(one, effect) for one in every_card() for effect in one.effects]:
        text = plain(made_card_text(made))
        for key, (field, _) in specs(type(effect)).items():
            value, place = getattr(effect, field.name), (made.id, effect.verb, key)
            if key not in effect.where.keys and key != "value":
                continue
            if isinstance(value, Dice | Faces):
                assert str(value).replace("-", "–") in text, place
            elif isinstance(value, int) and not isinstance(value, bool) and value not in (0, 1):
                is_twice = value == 2 and "twice" in text
                assert is_twice or str(abs(value)) in text, place


def test_every_trait_has_a_sane_made_text():
    for fighter in library().fighters.values():
        for trait in (*fighter.abilities, *fighter.drawbacks):
            assert is_sane(made_trait_text(trait))


SAMPLES: dict[Any, list[Any]] = {
    int: [1, 2],
    str: ["revolver"],
    bool: [True, False],
    Dice: [Dice(3)],
    Faces: [Faces(4, 6), Faces(1, 1)],
    Id: [Id("some-card")],
    Lasts: [Lasts("turn")],
    Selector: [Selector("energy"), Selector("H"), Selector("not light-armor")],
    Counted: [
        Counted(of=Quantity("speed")),
        Counted(of=Quantity("1d"), plus=1),
        Counted(of=Quantity("foe-health"), per=2, round="up", times=-1, least=1, most=3),
        Counted(of=Quantity("foes-in-sight"), times=2),
    ],
    Quantity: [Quantity("speed")],
    Bounds: [Bounds(0, 2), Bounds(3), Bounds(2, 2)],
}


def samples(hint: Any) -> list[Any]:
    """A few values of every kind that a field takes."""
    origin = get_origin(hint)
    if hint is Condition:
        return [
            Condition(moved=True),
            Condition(range=Bounds(1, 2), count={Quantity("foe-armor"): Bounds(0, 0)}),
        ]
    if hint is Spot:
        return [
            Spot(of="target", side="behind", range=Bounds(1, 3)),
            Spot(range=Bounds(2, 2), free=True),
        ]
    if hint is Cost:
        return [Cost(discard=1), Cost(movement=2)]
    if origin is Literal:
        return list(get_args(hint))
    if origin is tuple:
        each = samples(get_args(hint)[0])
        return [(v,) for v in each] + [tuple(each[:2])]
    if origin is dict and get_args(hint)[0] is Quantity:
        key, value = get_args(hint)
        return [{key("frags"): v} for v in samples(value)]
    if origin is dict and get_args(hint)[0] is Id:
        return [{Id("saved-steps"): v} for v in samples(get_args(hint)[1])]
    if origin is dict:
        return [{Faces(1, 6): (Stat(value="speed", add=1),)}]
    if hint in SAMPLES:
        return SAMPLES[hint]
    return [v for a in get_args(hint) if a is not type(None) for v in samples(a)]


def variations(cls: type[Effect]) -> list[Effect]:
    """The effect with each value of each of its own parameters."""
    hints = hints_of(cls)
    own = [f.name for k, (f, _) in specs(cls).items() if k not in specs(Modifier)]
    plainest = {name: samples(hints[name])[0] for name in own}
    return [cls(**(plainest | {name: v})) for name in own for v in samples(hints[name])]


@pytest.mark.parametrize("verb", Effect.family)
def test_every_parameter_of_a_verb_has_words_for_everybody(verb: str):
    for effect in variations(Effect.family[verb]):
        for played_on in ("self", "other", "everyone", "attacker"):
            words = effect_words(effect, Scene(played_on))
            assert is_sane(sentence(str(words))), words


@pytest.mark.parametrize("at", get_args(Moment))
def test_every_moment_has_words_for_everybody(at: Any):
    for on, of_weapon in product(get_args(Who), (True, False)):
        effect = Jump(
            value=2, at=at, on=on, lasts=Lasts("turns", 2), chance=Faces(5, 6), per_turn=2
        )
        assert "5+" in effect_words(effect, Scene(of_weapon=of_weapon)), on


@pytest.mark.parametrize(
    ("effects", "text"),
    [
        ("{stat: speed, add: 2}", "Speed +2."),
        ("{stat: all, times: 2, lasts: turn}", "All stats ×2 this turn."),
        ("{roll: hit, dice: -1, on: target}", "The target rolls 1 fewer die to hit."),
        ("{draw: gadget, count: 2, on: others}", "Everyone else draws 2 gadget cards."),
        (
            "{heal: 1, at: use, per_turn: 1, cost: {discard: 1, movement: 2}}",
            "Once per turn, you may discard a card and spend 2 movement: restore 1 lost Health.",
        ),
        (
            "{harm: 2d, on: attacker, at: struck, if: {range_at_most: 1}}",
            "Whenever an attack hits you at range 1, the attacker suffers a 2d attack.",
        ),
        (
            "{extra: 1, if: {weapon_type: [flame, energy], foe_armored: true}}",
            "With flame or energy weapons against a fighter in armor, your hits do 1 extra damage.",
        ),
        (
            "{forbid: cards, on: others, lasts: 3 turns}",
            "No other fighter can play cards for your next 3 turns.",
        ),
        (
            "{table: {1-3: {wound: 1}, 4+: [{heal: full}, {draw: any}]}}",
            "Roll a die. 1–3: lose 1 Health; 4+: restore all lost Health, then draw a card from any deck.",
        ),
        (
            "{heal: 2, 'on': foe, at: use, per_turn: 1, if: {foe_team: same, foe_adjacent: true}}",
            "Once per turn, you may choose a teammate next to you: they restore 2 lost Health.",
        ),
        (
            "{steal: any, 'on': foe, at: use, cost: {movement: 2}, chance: 4+, if: {range: 1}}",
            ("You may spend 2 movement, choose another fighter at range 1 and roll a die: on 4+, take a card at random from "
            "that fighter's hand."),
        ),
        (
            "{wound: 1, 'on': foe, at: enter, whose: others, if: {foe_has: {frags: more}}}",
            "Whenever another fighter with more frags than you enters a square, they lose 1 Health.",
        ),
        ("{wound: 1, 'on': foe, at: wounded}", "Whenever you are wounded, the attacker loses 1 Health."),
        ("{shoot: foe, at: sighted, per_turn: 1, if: {foe_team: other}}",
         "Whenever a fighter on another team moves into your sight, you may attack them at once (once per turn)."),
        ("{forbid: attack, if: {foe_adjacent: true}}", "You can't attack fighters next to you."),
        ("{wound: 1, 'on': others, only: nearest, if: {foe_in_sight: true, foe_in: water}}",
         "The nearest other fighter you see in water loses 1 Health."),
        ("{heal: 1, at: hit, then: [{draw: gadget}]}", "Whenever you hit, restore 1 lost Health and draw a gadget card."),
        ("{heal: 1, at: turn-end, if: {count: {foes-in-sight: 1+}}}",
         "At the end of your turn, if you see at least 1 enemy, restore 1 lost Health."),
        ("{jump: 2, each: 1, lasts: turn}", "Jump 2 squares farther (1 movement per square) this turn."),
        ("{blast: 3d, center: square, shape: line, radius: 3}",
         "Blast everyone on a square in sight and the 3 squares behind it for 3d."),
        ("{reroll: hit, at: use, cost: {discard: 1}}", "You may discard a card: reroll any dice in your to-hit rolls once."),
        ("{shoot: anyone, at: use, per_turn: 1}", "Once per turn, you may attack anyone in sight at once."),
        ("{heal: 1, at: use, per_turn: 1, chance: 4+}", "Once per turn, you may roll a die: on 4+, restore 1 lost Health."),
        ("{heal: 1, at: use, cost: {discard: 1}, chance: 4+}", "You may discard a card and roll a die: on 4+, restore 1 lost Health."),
        ("{heal: 1, at: use, chance: 4+}", "On your turn, you may roll a die: on 4+, restore 1 lost Health."),
        ("{attacks: 1, at: use, cost: {health: 1}, lasts: turn}", "You may lose 1 Health: make 1 more attack this turn."),
        ("{attacks: -1, if: {moved: true}}", "If you have moved this turn, make 1 fewer attack this turn."),
        ("{teleport: anywhere, spot: {free: true, in: [water]}, at: use}",
         "On your turn, you may use this: teleport to any free square in water."),
        ("{forbid: attack, on: others, if: {foe_team: other}}", "No enemy can attack."),
        ("{draw: gadget, at: take, if: {took: [blood, energy]}}",
         "Whenever you pick up a blood counter or an energy weapon, draw a gadget card."),
        ("{roll: damage, dice: 1, if: {count: {sixes-to-hit: 2+, margin: 0-3}}}",
         "If 2 or more sixes were rolled to hit and the to-hit roll beats the range by 3 or less, roll 1 more die for damage."),
        ("{win: game, at: enter, if: {in: [water], wears: armor, moved: true}}",
         "Whenever you enter a square, you win the game if you have moved this turn, you are in water and you have a suit of armor in play."),
        ("{heal: 1, at: hit, per_turn: 1, if: {any: [{moved: true}, {own_turn: true}]}}",
         "Whenever you hit, restore 1 lost Health if you have moved this turn or it is your turn (once per turn)."),
        ("{wound: 1, at: enter, whose: others, 'on': foe, if: {foe_team: other, range: 2-}}",
         "Whenever an enemy within range 2 enters a square, they lose 1 Health."),
        ("{push: 1, 'on': others, at: turn-start, if: {range: 1}}",
         "At the start of your turn, push other fighters at range 1 straight away from you by 1 square."),
        ("{heal: 1, at: use, per_turn: 1, if: {count: {foes-in-sight: 1+}}}",
         "Once per turn, if you see at least 1 enemy, you may use this: restore 1 lost Health."),
        ("{forbid: end, if: {moved: false, count: {attacks: 0}}}",
         "If you have not moved or attacked this turn, you can't end your turn while you can still move or attack."),
        ("{roll: hit, dice: 1, drop: lowest, ignore: 1}",
         "Roll 1 more die to hit (drop the lowest) and ignore dice that show 1."),
        ("{roll: damage, dice: 2, if: {spot: {of: target, range: 3-, in: [water]}}}",
         "If you are within range 3 of the target and in water, roll 2 more dice for damage."),
        ("{reroll: any, dice: 1, at: use, cost: {movement: 1}}", "You may spend 1 movement: reroll 1 die in any of your rolls once."),
        ("{stat: health, set: 1, at: use, lasts: turn}", "On your turn, you may use this: you have Health 1 this turn."),
        ("{summon: marine, count: 3, spot: {in: [respawn]}}", "Put 3 Marine figures on any free respawn squares."),
        ("{draw: energy, to: square, 'on': everyone}",
         "Everyone searches the deck, takes an energy weapon and puts it face down on their square."),
        ("{skip: turn, 'on': target, at: hit, per_turn: 1}",
         "Whenever you hit, the target loses the rest of their turn (or their whole next turn, if it is not their turn), once per turn."),
        ("{immune: [flame, acid, cards]}", "You are immune to flame weapons, acid and other players' cards."),
    ],
)  # fmt: skip
def test_effects_read_as_a_player_would_say_them(effects: str, text: str):
    made = card(f"{{id: x, name: X, deck: gadget, letter: W, effects: {effects}}}")
    assert plain(made_card_text(made)) == text


@pytest.mark.parametrize(
    ("lasts", "yours", "others"),
    [
        ("roll", "for this roll", "for this roll"),
        ("attack", "for this attack", "for this attack"),
        ("turn", "this turn", "this turn"),
        ("1 turn", "until the end of your next turn", "until the end of their next turn"),
        ("3 turns", "for your next 3 turns", "for their next 3 turns"),
        ("until-my-turn", "until the start of your next turn", "until the start of your next turn"),
        ("until-fragged", "until you are fragged", "until they are fragged"),
        ("game", "for the rest of the game", "for the rest of the game"),
    ],
)
def test_every_duration_has_words(lasts: str, yours: str, others: str):
    for on, words in (("self", yours), ("target", others)):
        effect = Stat(value="speed", add=1, on=on, lasts=Lasts.parse(lasts))
        assert effect_words(effect, Scene()).__str__().endswith(f"** {words}")


def test_conditions_and_costs_all_have_words():
    for key, (field, _) in specs(Condition).items():
        for value in samples(hints_of(Condition)[field.name]):
            effect = Stat(value="speed", add=1, if_=Condition(**{field.name: value}))
            assert effect_words(effect, Scene()) != "**Speed +1**", key
    for key, (field, _) in specs(Cost).items():
        for value in samples(hints_of(Cost)[field.name]):
            given = {"discard": 1} if key in ("which", "zone") else {}
            cost = Cost(**(given | {field.name: value}))
            words = effect_words(Stat(value="speed", add=1, at="use", cost=cost), Scene())
            assert "pay nothing" not in words or value is False, key


def test_a_plain_weapon_still_says_something():
    gun = card("{id: x, name: X, deck: weapon, damage: 3d, ammo: 4, types: energy}")
    assert plain(card_text(gun)) == "Does 3d energy damage."
    assert card_facts(gun) == "weapon · 3d · ammo 4 · energy · 1 copy"


def test_a_card_on_another_says_so_and_when():
    made = card("{id: x, name: X, deck: special, on: other, when: own-turn, effects: {wound: 2}}")
    assert (
        plain(card_text(made))
        == "Play it on another fighter on your turn. That fighter loses 2 Health."
    )


def test_text_is_cut_into_runs_at_its_marks():
    assert runs("On a hit, **push** it.") == (
        Run("On a hit, "),
        Run("push", bold=True),
        Run(" it."),
    )
    assert runs("2 ** 3") == (Run("2 ** 3"),)
    assert plain("**Blast 2**:\n  all") == "Blast 2: all"


def test_a_card_that_lies_with_somebody_else_waits_for_what_happens_there():
    poison = Wound(value=1, at="turn-start")
    assert effect_words(poison, Scene("other")) == (
        "at the start of their turn, that fighter loses **1 Health**"
    )
    assert effect_words(poison, Scene("self")) == "at the start of your turn, lose **1 Health**"


def test_a_card_turned_up_is_that_card_and_one_paid_is_the_discarded_card():
    hearts = Wound(value=1, if_=Condition(suit=("hearts",)))
    turned = made_card_text(
        Card(id="it", name="It", deck="special", effects=(TurnUp(value="any"), hearts))
    )
    assert "If that card is a heart, lose" in turned
    assert "discarded" not in turned
    paid = made_card_text(
        Card(id="it", name="It", deck="special", cost=Cost(discard=1), effects=(hearts,))
    )
    assert plain(paid).endswith("If the discarded card is a heart, lose 1 Health.")


@pytest.mark.parametrize(
    ("window", "said"),
    [
        ("own-turn", "To play this card on your turn, discard 2 other cards. "),
        ("attacked", "When you are attacked, discard 2 other cards to play this card. "),
    ],
)
def test_the_cost_to_play_a_card_is_of_other_cards(window: Any, said: str):
    made = Card(
        id="it", name="It", deck="special", when=window, cost=Cost(discard=2),
        effects=(Wound(value=1),),
    )  # fmt: skip
    assert plain(made_card_text(made)).startswith(said)


def test_a_window_comes_before_the_condition_and_a_long_number_last():
    used = Wound(value=1, at="use", if_=Condition(moved=True))
    assert str(effect_words(used, Scene())).startswith("on your turn, if you have moved this turn,")
    ammo = Ammo(value=Counted(of=Quantity("foes-in-sight")), weapons="one")
    assert plain(str(effect_words(ammo, Scene()))) == (
        "regain X ammo on one of your weapons in play, where X is the number of enemies you see"
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (Counted(of=Quantity("speed")), "lose Health equal to your Speed"),
        (Counted(of=Quantity("foes-in-sight"), times=2), "lose 2 Health for each enemy you see"),
        (Counted(of=Quantity("cards"), most=3), "lose 1 Health for each card in your hand (at most 3)"),
        (Counted(of=Quantity("speed"), times=-1, least=1, most=3), "lose 1 Health"),
    ],
)  # fmt: skip
def test_a_number_is_said_in_the_fewest_words(number: Counted, text: str):
    assert plain(str(effect_words(Wound(value=number), Scene()))) == text


@pytest.mark.parametrize(
    ("denied", "text"),
    [
        (Condition(foe_in_sight=True), "your opponent is out of your sight"),
        (Condition(count={Quantity("cards"): Bounds(3)}), "you have 2 or fewer cards in your hand"),
        (Condition(not_=Condition(moved=True)), "you have moved this turn"),
    ],
)
def test_a_condition_is_denied_by_its_opposite(denied: Condition, text: str):
    either = Condition(any_=(Condition(moved=False), Condition(not_=denied)))
    said = str(effect_words(Wound(value=1, if_=either), Scene()))
    assert said.startswith(f"if you have not moved this turn or {text}, "), said


def test_a_fighter_is_named_once():
    wound = Wound(value=1, on="foe", if_=Condition(foe_in=(Id("water"),)))
    assert plain(str(effect_words(wound, Scene()))) == (
        "if your opponent is in water, they lose 1 Health"
    )
    moved = Wound(value=1, at="hit", if_=Condition(moved=True))
    assert plain(str(effect_words(moved, Scene()))) == (
        "whenever you hit and have moved this turn, lose 1 Health"
    )


def test_a_blast_around_several_is_a_blast_around_each():
    blast = Blast(value=Dice(3), radius=1, center="target", on="others")
    assert plain(str(effect_words(blast, Scene()))) == (
        "blasts of 3d go off around everyone else; each hits everyone within 1 of the center"
    )
