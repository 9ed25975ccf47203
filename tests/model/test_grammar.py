"""Generated texts in every language: nothing mixed, verbs agree, and both say what the effect says.

A second reader looks at the finished words: endings of German verbs, numbers, signs, whom and when.
It shares no code with the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, get_args

import pytest

from fragkit.language.clauses import Clause, number_of, order_of, tidy
from fragkit.language.collect import Collected
from fragkit.language.sentences import ENGLISH, Sentence, render_strictly
from fragkit.language.translation import Language, shipped
from fragkit.load.typed_yaml.structure import hints_of
from fragkit.model.effects import Condition, Cost, Counted, Effect, Quantity, Selector, modifiers
from fragkit.model.effects.acts import (
    Blast,
    ChangeTrack,
    Guide,
    Heal,
    Move,
    Score,
    Shoot,
    Wound,
)
from fragkit.model.effects.condition import Spot
from fragkit.model.effects.effect import Moment, Who
from fragkit.model.effects.number import QUANTITIES
from fragkit.model.fields import Id, specs
from fragkit.model.text.amounts import is_taking, phrase, size
from fragkit.model.text.circumstances import Scene
from fragkit.model.text.compose import card_sentences, effect_words
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts
from tests.model.library import library
from tests.model.test_made_text import samples, variations
from tests.source import collected

ENGLISH_WORDS = re.compile(
    r"\b(the|your|their|with|when|whenever|roll|rolls|you|they|of|and|any|to|at|damage|range|if|or|"
    r"lose|loses|gain|gains|until|turn|square|squares|fighter|fighters|each|card|cards|next)\b"
)
GIVEN = ("some card", "some-card", "revolver", "saved steps", "energy")  # names in the samples


@cache
def german() -> Language:
    return shipped("de")


def said(sentence: Sentence) -> tuple[str, str]:
    """The same in both languages; fails if German lacks a word."""
    english, other = render_strictly(sentence, ENGLISH), render_strictly(sentence, german())
    return tidy(english), tidy(other)


def clauses(value: Any) -> Iterator[Clause]:
    """The clauses in a sentence, each before those inside of it."""
    if isinstance(value, Clause):
        yield value
        yield from clauses([*value.fronts, *value.ends, *value.exceptions])
    if isinstance(value, Sentence):
        yield from clauses(list(value.fields.values()))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from clauses(one)


# -- the second reader ---------------------------------------------------------------------------

_SINGULAR = {"ist", "hat", "wird", "kann", "darf", "muss"}


def persons_of(verb: str) -> set[int]:
    """Whom a German verb can be said of: 0 you, 1 one, 2 many."""
    verb = verb.strip("*,")
    found = set()
    if verb == "verlässt":
        return {0, 1}
    if (verb.endswith("st") and verb != "ist") or verb in ("setzt", "stößt", "schießt"):
        found.add(0)
    if verb in _SINGULAR or (verb.endswith("t") and not verb.endswith("st")):
        found.add(1)
    if verb.endswith("n") or verb == "sind":
        found.add(2)
    return found


@cache
def orders() -> frozenset[str]:
    entries = german().catalogue.entries.values()
    return frozenset(entry.msgstr for entry in entries if entry.context == "order")


def agrees(clause: Clause) -> None:
    who = tidy(render_strictly(clause.subject, german()))
    text = tidy(clause.in_words(german(), ""))
    person = number_of(clause.subject, german())
    predicate = Clause(clause.subject, Sentence(clause.template, clause.fields, clause.many))
    bare = tidy(predicate.in_words(german(), ""))
    if not who:
        return
    if who == "du" and not bare.startswith(who):  # an order
        verb = bare.split()[0].strip("*")
        assert verb in orders(), bare
        both = bare.split(". ")[0]
        assert not re.search(r" und \**(?!.*\bdu\b)[a-zäöü]+st\b", both), bare
        return
    assert bare.startswith(who), bare
    verb = bare[len(tidy(who)) :].split()[0]
    assert person in persons_of(verb), (verb, person, text)
    is_fronted = bool(clause.fronts) or any(type(end).__name__ == "Adverb" for end in clause.ends)
    order = f"{verb} {who}" if is_fronted else f"{who} {verb}"
    # A relative clause may come after the verb, and "sich" before a noun.
    named = tidy(order).split(",")[0]
    assert named in text.replace(f"{verb} sich ", f"{verb} "), (order, text)


_SPELLED = {
    "twice": "2", "half": "2", "a third": "3", "a quarter": "4", "doppelt": "2", "another turn": "1",
    "noch einen Zug": "1",
}  # fmt: skip


def numbers(text: str) -> list[str]:
    text = text.replace("1 × ", "")  # a minion, whose gender nobody knows
    for word, number in _SPELLED.items():
        text = text.replace(word, number)
    return sorted(re.findall(r"\d+", text.replace("**", "")))


def reads_well(sentence: Sentence) -> tuple[str, str]:
    english, other = said(sentence)
    bare = other
    for name in GIVEN:
        bare = bare.replace(name, "")
    assert not ENGLISH_WORDS.search(bare), other
    assert "|" not in english + other
    assert numbers(english) == numbers(other), (english, other)
    for text in (english, other):
        assert text.count("**") % 2 == 0, text
        assert not re.search(r"[{}]|\s\s| ,|,,", text), text
    for clause in clauses(sentence):
        agrees(clause)
    return english, other


# -- the matrix ----------------------------------------------------------------------------------


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("verb", Effect.family)
def test_every_verb_for_everybody(verb: str, whole: bool):
    everybody = get_args(Who)
    scenes = (Scene(), Scene("other"), Scene("everyone"), Scene(of_weapon=True))
    for number, effect in enumerate(variations(Effect.family[verb])):
        # The first variation meets everybody in every scene, the others each in one of them;
        # the slow test puts all of them into every scene.
        for turn, on in enumerate(everybody, number):
            made = type(effect)(**{**effect.__getstate__(), "on": on})
            for scene in scenes if whole or number == 0 else (scenes[turn % len(scenes)],):
                reads_well(effect_words(made, scene))


_WHOM = {
    "self": ("lose", "du"), "attacker": ("the attacker loses", "der Angreifer"),
    "target": ("the target loses", "das Ziel"), "everyone": ("everyone loses", "jeder Kämpfer"),
    "others": ("everyone else loses", "jeder andere Kämpfer"),
}  # fmt: skip
_WHEN = {
    "setup": ("game begins", "Spiel beginnt"), "turn-start": ("start", "Beginn|beginnt"),
    "turn-end": ("end", "Ende|beendet"), "fire": ("attack", "angreif"), "hit": ("hit", "triff"),
    "miss": ("miss", "verfehl"), "struck": ("attack hits", "Angriff.*trifft"),
    "dodged": ("attack misses", "Angriff.*verfehlt"), "frag": ("frag", "fragg"),
    "dying": ("about to be", "gleich"), "fragged": ("fragged", "gefraggt"),
    "respawn": ("respawn", "wieder einsteig"), "expire": ("wears off", "endet"),
    "step": ("step", "Schritt"), "enter": ("enter", "betri"), "leave": ("leave", "verl"),
    "pass": ("through or over", "durch oder über"), "sighted": ("sight", "Sicht|zu sehen"),
    "wounded": ("wounded", "verwundet"), "healed": ("healed", "geheilt"),
    "draw": ("draw", "zieh"), "take": ("pick", "aufheb"), "dry": ("out of ammo", "Munition ausgeht"),
    "round-end": ("end of each round", "Ende jeder Runde"),
}  # fmt: skip


@pytest.mark.parametrize("at", get_args(Moment))
def test_every_moment_says_when_and_whom(at: Any):
    for on in get_args(Who):
        for whose in ("own", "others", "anyone"):
            for chance, cost in ((None, None), (Faces(5, 6), None), (None, Cost(discard=2))):
                effect = Wound(value=3, at=at, on=on, whose=whose, chance=chance, cost=cost)
                english, other = reads_well(effect_words(effect, Scene()))
                assert "3" in english
                assert "3 Gesundheit" in other.replace("*", "")
                if at in _WHEN:
                    assert re.search(_WHEN[at][0], english), english
                    assert re.search(_WHEN[at][1], other), other
                if on in _WHOM:
                    assert _WHOM[on][0] in english, english
                    assert re.search(rf"\b{_WHOM[on][1]}\b", other, re.IGNORECASE), other
                if whose == "others" and at not in ("setup", "play", "use", "expire", "round-end"):
                    assert "another fighter" in english
                    assert re.search("ander(er|en|em) Kämpfer", other), other


CONDITIONS = [
    Condition(**{field.name: value})
    for key, (field, _) in specs(Condition).items()
    for value in samples(hints_of(Condition)[field.name])
]
CONDITIONS += [
    Condition(count={Quantity(name): bounds})
    for name in QUANTITIES
    for bounds in (Bounds(0, 0), Bounds(1, 1), Bounds(2), Bounds(None, 2), Bounds(2, 4))
]
CONDITIONS += [
    Condition(foe_has={Quantity(what): wanted})
    for what in ("health", "frags", "cards", "speed", "blood", "armor")
    for wanted in ("more", "less", "same")
]
CONDITIONS += [
    Condition(foe_in=(Id("water"), Id("door")), foe_team="other", range=Bounds(1, 2)),
    Condition(weapon=(Selector("flame"), Selector("energy")), foe_adjacent=True, moved=False),
    Condition(any_=(Condition(moved=True), Condition(not_=Condition(foe_in_sight=True)))),
]


WHOM = ["self", "others", "everyone", "foe", "target"]


MOMENTS = ["play", "struck", "turn-start", "hit", "frag", "use", "sighted"]
# Every tenth cell of the matrix, along its diagonals: each condition meets each moment, and in
# turn everybody, both for one's own and for others. The slow test fills in every cell.
SPARSE = pytest.param(10, id="sparse")
WHOLE = pytest.param(1, id="whole", marks=pytest.mark.slow)


@pytest.mark.parametrize("step", [SPARSE, WHOLE])
@pytest.mark.parametrize("at", MOMENTS)
def test_every_condition_is_said(at: Any, step: int):
    for first, (whose, on) in enumerate(product(("own", "others"), WHOM), MOMENTS.index(at)):
        plain = reads_well(effect_words(Wound(value=3, at=at, on=on, whose=whose), Scene()))
        for condition in CONDITIONS[first % step :: step]:
            effect = Wound(value=3, at=at, on=on, if_=condition, whose=whose)
            english, other = reads_well(effect_words(effect, Scene()))
            if condition == Condition(own_turn=True) and "your turn" in plain[0]:
                assert english.count("your turn") == 1
            elif condition.against is None:
                assert english != plain[0], condition
                assert other != plain[1], condition


@pytest.mark.parametrize("step", [SPARSE, WHOLE])
@pytest.mark.parametrize("on", WHOM)
def test_every_condition_of_a_modifier_is_said(on: Any, step: int):
    step = max(1, step // 2)
    for condition in CONDITIONS[WHOM.index(on) % step :: step]:
        stat = modifiers.Stat(value="speed", add=1, on=on, if_=condition, lasts=Lasts("turns", 2))
        reads_well(effect_words(stat, Scene()))


@pytest.mark.parametrize(
    ("effect", "english", "german_text"),
    [
        (
            Score(value=1, at="round-end", whose="anyone"),
            "at the end of each round, score 1 frag",
            "am Ende jeder Runde erhältst du 1 Frag",
        ),
        (
            modifiers.See(value=("doors",), lasts=Lasts("game")),
            "see and shoot through **doors** for the rest of the game",
            "bis zum Ende des Spiels kannst du durch **Türen** sehen und schießen",
        ),
        (
            modifiers.Forbid(value=("attack",), at="struck", on="attacker", if_=Condition(against="owner"), lasts=Lasts("turn")),
            "whenever an attack hits you, the attacker can't **attack** you this turn",
            "immer wenn dich ein Angriff trifft, kann der Angreifer dich in diesem Zug nicht **angreifen**",
        ),
        (
            Wound(value=1, at="enter", if_=Condition(foe_beside=(Id("door"),), foe_in_sight=True), whose="others", on="foe"),
            "whenever another fighter you see next to a doorway enters a square, they lose **1 Health**",
            "immer wenn ein anderer Kämpfer, der neben einer Tür steht und in deiner Sicht ist, ein Feld betritt, verliert er **1 Gesundheit**",
        ),
        (
            Score(value=1, at="hit", if_=Condition(moved=True, wears=(Selector("armor"),)), then=(Move(value=2),)),
            "whenever you hit, if you have moved this turn and have a suit of armor in play, score 1 frag and gain **2 movement**",
            "immer wenn du triffst, dich in diesem Zug bewegt hast und eine Panzerung im Spiel hast, erhältst du 1 Frag und erhältst **2 Bewegung**",
        ),
        (
            modifiers.Roll(value=("hit",), dice=1, if_=Condition(spot=Spot(of="target", range=Bounds(1, 3)))),
            "if you are within range 3 of the target, roll 1 more die **to hit**",
            "wenn du auf Entfernung 3 oder weniger vom Ziel stehst, wirf **beim Trefferwurf** 1 Würfel mehr",
        ),
        (
            Heal(value=Counted(of=Quantity("foe-lack")), at="dying", whose="others", on="foe"),
            "when another fighter is about to be **fragged**, they **restore** just enough Health to stay alive",
            "wenn ein anderer Kämpfer gleich **gefraggt** wird, **heilt** er gerade genug Gesundheit zum Überleben",
        ),
        (
            Wound(value=1, on="target", at="hit", if_=Condition(any_=(
                Condition(foe_in=(Id("water"),)), Condition(foe_adjacent=True)))),
            "whenever you hit, the target loses **1 Health** if they are in water or next to you",
            "immer wenn du triffst und das Ziel im Wasser steht oder es neben dir steht, verliert das Ziel **1 Gesundheit**",
        ),
        (
            Move(value=2, at="enter", if_=Condition(own_turn=True)),
            "on your turn, whenever you enter a square, gain **2 movement**",
            "immer wenn du in deinem Zug ein Feld betrittst, erhältst du **2 Bewegung**",
        ),
        (
            modifiers.Forbid(value=("attack",), which=(Selector("H"),)),
            "you can't **attack with H gadgets**",
            "du kannst **nicht mit H-Geräten angreifen**",
        ),
        (
            modifiers.Hang(value=True, lasts=Lasts("turns", 2)),
            "you can be **hanged** after a frag with any amount of damage for your next 2 turns",
            "in deinen nächsten 2 Zügen kannst du nach jedem Frag **gehängt** werden, egal wie hoch der Schaden ist",
        ),
        (
            Guide(value=Dice(2), speed=3, radius=0, at="wounded", if_=Condition(moved=True, in_=(Id("water"),), spot=Spot(in_=(Id("lava"),)))),
            "whenever you are **wounded**, if you have moved this turn, you are in water and you are in lava, put a **missile** next to you. On your later turns, roll 3 dice and move it instead of yourself. Give up an attack to set it off: **blast** everyone on its square for **2d**",
            "immer wenn du **verwundet** wirst, stelle eine **Rakete** neben dich, aber nur, wenn du dich in diesem Zug bewegt hast, im Wasser stehst und in Lava stehst. In späteren Zügen wirfst du 3 Würfel und bewegst sie statt deiner Figur. Ein Angriff zündet sie: Eine **Explosion** mit **2d** trifft alle auf ihrem Feld",
        ),
        (
            modifiers.Extra(value=Counted(of=Quantity("speed"), times=2), at="hit", on="everyone", lasts=Lasts("turn")),
            "whenever you hit, everyone does **extra damage** per hit equal to twice your Speed this turn",
            "immer wenn du triffst, macht jeder Kämpfer in diesem Zug mit jedem Treffer **X zusätzlichen Schaden** (X ist 2 × dein Tempo)",
        ),
        (
            modifiers.Roll(value=("hit",), dice=1, at="sighted", lasts=Lasts("attack"), per_turn=1, then=(Shoot(value="foe"),)),
            "whenever a fighter moves into your sight, you may **attack** them at once (once per turn): roll 1 more die **to hit** for this attack",
            "immer wenn ein Kämpfer in deine Sicht kommt, darfst du ihn sofort **angreifen** (einmal je Zug): In diesem Angriff wirfst du **beim Trefferwurf** 1 Würfel mehr",
        ),
        (
            Blast(value=Dice(3), center="sight", radius=2, types=("explosive", "flame")),
            "**blast** everyone within 2 of a square in sight for **3d explosive and flame damage**",
            "du triffst alle im Umkreis 2 um ein Feld in Sicht mit einer **Explosion** von **3d Spreng- und Flammenschaden**",
        ),
        (
            Score(value=Counted(of=Quantity("teammates-in-sight"), dice=True), at="turn-start"),
            "at the start of your turn, roll 1d for each teammate you see and score that many frags",
            "zu Beginn deines Zuges erhältst du X Frags (X ist die Summe von 1d für jeden Teamkollegen in deiner Sicht)",
        ),
        (
            Wound(value=1, at="turn-start", if_=Condition(own_turn=True)),
            "at the start of your turn, lose **1 Health**",
            "zu Beginn deines Zuges verlierst du **1 Gesundheit**",
        ),
    ],
)  # fmt: skip
def test_phrases_take_their_place_and_case(effect: Effect, english: str, german_text: str):
    assert reads_well(effect_words(effect, Scene())) == (english, german_text)


# -- numbers and signs ---------------------------------------------------------------------------

COUNTED = [
    Counted(of=Quantity("speed"), times=times, plus=plus, per=per, round=way, least=least, most=most)
    for times in (-3, -1, 1, 2)
    for plus in (-2, 0, 3)
    for per in (1, 2, 3, 5)
    for way in ("up", "down")
    for least, most in ((None, None), (1, None), (None, 4), (-4, -1), (0, 3))
]  # fmt: skip
_CORE = re.compile(
    r"(?:(?P<from>−?\d+) minus )?(?:(?P<part>half|a third of|a quarter of|twice|(?P<n>\d+) times) )?"
    r"your Speed(?: divided by (?P<by>\d+))?(?: (?P<sign>plus|minus) (?P<more>\d+))?"
    r"(?: \((?P<notes>[^)]*)\))?"
)


def value_of(words: str, speed: int) -> int:
    """Work out what an English phrase says of a Speed."""
    found = _CORE.fullmatch(words)
    assert found is not None, words
    per = {"half": 2, "a third of": 3, "a quarter of": 4}.get(
        found["part"] or "", int(found["by"] or 1)
    )
    times = 2 if found["part"] == "twice" else int(found["n"] or 1)
    notes = found["notes"] or ""
    parts = -(-speed // per) if "rounded up" in notes else speed // per
    number = times * parts
    if found["more"]:
        number += int(found["more"]) * (1 if found["sign"] == "plus" else -1)
    if found["from"]:
        number = int(found["from"].replace("−", "-")) - number
    for bound, pick in (("at least", max), ("at most", min)):
        if limit := re.search(rf"{bound} (−?\d+)", notes):
            number = pick(number, int(limit[1].replace("−", "-")))
    return number


def test_a_counted_number_is_said_with_its_sign():
    for number in COUNTED:
        shown = size(number)
        words = "" if isinstance(shown, int) else str(phrase(shown))
        for speed in range(20):
            expected = number.made_of(speed) * (-1 if is_taking(number) else 1)
            got = shown if isinstance(shown, int) else value_of(words, speed)
            assert got == expected, (number, words, speed)


@pytest.mark.parametrize("number", [2, -2, *COUNTED[:80:3]], ids=str)
def test_verbs_give_or_take(number: Any):
    takes = is_taking(number)
    for effect, plus, minus in (
        (Move(value=number), "gain", "lose"),
        (Score(value=number), "score", "lose"),
        (ChangeTrack(value=Id("focus"), add=number), "gain", "lose"),
        (modifiers.Extra(value=number), "extra damage", "less damage"),
        (modifiers.Attacks(value=number), "more attack|extra attack", "fewer attack"),
        (modifiers.Roll(value=("hit",), dice=number), "more di(c)?e", "fewer di(c)?e"),
        (modifiers.Roll(value=("hit",), add=number), r"add \*\*", r"subtract \*\*"),
        (modifiers.Limit(value="hand", add=number), "more", "fewer"),
    ):  # fmt: skip
        english, _ = reads_well(effect_words(effect, Scene()))
        wanted, other = (minus, plus) if takes else (plus, minus)
        if english == "nothing changes":
            assert size(number) == 0, number  # whatever the Speed
            continue
        assert re.search(wanted, english), english
        assert not re.search(other, english), english


# -- the catalogue -------------------------------------------------------------------------------


def of_grammar() -> list[Collected]:
    """The templates of generated texts; what `check` says of placeholders is English."""
    found = [one for one in collected().values() if one.place.startswith("model/text")]
    return [one for one in found if "placeholders" not in one.place]


def test_german_has_every_word_of_the_grammar():
    entries = german().catalogue.entries
    assert not [one.key for one in of_grammar() if one.key not in entries]


def test_a_german_translation_has_the_fields_of_the_english_one():
    fields = re.compile(r"\{([a-z_]+)")
    entries = german().catalogue.entries
    for one in of_grammar():
        entry = entries[one.key]
        for text in entry.forms.values() if entry.plural else [entry.msgstr]:
            strange = set(fields.findall(text)) - set(fields.findall(one.template + one.many))
            assert strange <= {"subject"}, (one.template, text)


def test_the_order_is_a_word_of_the_catalogue():
    assert order_of(german()) == "verb-second"
    assert order_of(ENGLISH) == "plain"


# -- a third language ----------------------------------------------------------------------------


def test_spanish_says_the_effects_of_the_base_cards():
    spanish = shipped("es")
    base = next(pack for pack in library().packs if pack.id == "base")
    told = {
        card.id: [render_strictly(one, spanish) for one in card_sentences(card)]
        for card in base.cards.values()
    }
    assert order_of(spanish) == "no-pronoun"
    assert told["caffeine-drip"] == [
        "al comienzo de tu turno, tiras un dado: con 4+, **recuperas** 1 de Salud perdida"
    ]
    for sentences in told.values():
        for text in sentences:
            assert not re.search(r"[|{}]|\b(the|your|you|with|when|roll|and)\b", text), text
