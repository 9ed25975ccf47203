"""Placeholders print what the data says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card
from fragkit.model.text import card_text, check_text, placeholders, plain
from fragkit.shipped_files import share
from tests.model.library import PACKS, library

CARD_FILES = [
    *sorted((share("content") / "base" / "cards").glob("*.yaml")),
    *sorted(path for pack in PACKS for path in (pack / "cards").glob("*.yaml")),
]
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # read by every worker while collecting
RAW = {c["id"]: c for file in CARD_FILES for c in yaml.load(file.read_text("utf-8"), LOADER)}
WITH_TEXT = [id for id, raw in RAW.items() if raw.get("text")]
STATS = ("health", "speed", "accuracy", "all")


def card(source: str) -> Card:
    problems = Problems()
    made = structure(nodes.parse(source, "card.yaml", problems), Card, "a card", problems)
    assert made is not None, problems.found
    return made


def raw_effects(raw: dict[str, Any], verb: str) -> list[dict[str, Any]]:
    effects = raw.get("effects", [])
    return [e for e in (effects if isinstance(effects, list) else [effects]) if verb in e]


def looked_up(raw: dict[str, Any], name: str) -> str:
    """The placeholder's value straight from the YAML, by another way than the code's."""
    if name in raw:
        return str(raw[name])
    if name in STATS:
        effect = next(e for e in raw_effects(raw, "stat") if e["stat"] == name)
        if "set" in effect:
            return str(effect["set"])
        return f"×{effect['times']}" if "times" in effect else f"{effect['add']:+d}"
    if name == "chance":
        return next(str(e["chance"]) for e in raw["effects"] if "chance" in e)
    head, _, key = name.partition(".")
    for mode in raw.get("modes", []):
        if mode["name"].lower().replace(" ", "-") == head:
            return str(mode[key])
    verb, _, number = re.fullmatch(r"(.+?)(-(\d))?", head).groups()
    effect = raw_effects(raw, verb)[int(number or 1) - 1]
    if not key:
        return str(effect[verb])
    asked = effect.get("if", {})
    if key.startswith("range_at_") and "range" in asked:
        return str(asked["range"]).strip("+-")
    places = [effect, asked, effect.get("cost", {})]
    return str(next((p[key] for p in places if key in p), {"dice": 1, "count": 1}.get(key)))


def test_every_placeholder_on_a_card_equals_its_data():
    for id in WITH_TEXT:
        known = placeholders(library().cards[id])
        for name in re.findall(r"\{([^}]+)\}", RAW[id]["text"]):
            shown = known[name].replace("−", "-").replace("–", "-")
            assert shown == looked_up(RAW[id], name), (id, name)


def test_a_card_says_every_number_that_it_is_given():
    """Damage, ammunition and copies stand elsewhere on the face; one turn is `the next turn`."""
    for id, name in [(one, name) for one in WITH_TEXT for name in numbers_given(RAW[one])]:
        said = set(re.findall(r"\{\+?([^}]+)\}", RAW[id]["text"]))
        verb = name.split(".")[0]
        short = {name, name.rsplit(".", 1)[-1]} | ({*STATS} if verb == "stat" else set())
        twin = {n for n in said if re.sub(r"-\d", "", n) == name}
        assert said & short or twin, f"{id} does not say {name}"


def numbers_given(raw: dict[str, Any]) -> set[str]:
    found = {k for k in ("extra", "ammo_use", "burst", "shots", "radius") if k in raw}
    found |= {k for k in ("range_at_most", "range_at_least") if k in raw}
    for mode in raw.get("modes", []):
        head = mode["name"].lower().replace(" ", "-")
        found |= {f"{head}.{k}" for k, v in mode.items() if has_number(v)}
    effects = raw.get("effects", [])
    for effect in effects if isinstance(effects, list) else [effects]:
        verb = next(iter(effect))
        for key, value in effect.items():
            if isinstance(value, dict):
                given = {k: v for k, v in value.items() if k not in ("range", "count")}
                found |= {f"{verb}.{k}" for k, v in given.items() if has_number(v) and v != 1}
                found |= {f"{verb}.{k}" for k in given if "range" in k}
                if "range" in value:
                    end = "least" if str(value["range"]).endswith("+") else "most"
                    found.add(f"{verb}.range_at_{end}")
            elif has_number(value) and (key, value) not in SAID_IN_WORDS:
                found.add(verb if key == verb else f"{verb}.{key}")
    return found


SAID_IN_WORDS = {("lasts", "1 turn"), ("per_turn", 1), ("extra-turn", 1)}


def has_number(value: Any) -> bool:
    return not isinstance(value, bool) and bool(re.search(r"\d", str(value)))


def test_the_text_follows_the_data():
    source = "{id: x, name: X, deck: gadget, letter: H, effects: {heal: %d}, text: 'Heal {heal}.'}"
    assert plain(card_text(card(source % 2))) == "Heal 2."
    assert plain(card_text(card(source % 7))) == "Heal 7."


def test_stat_changes_carry_their_sign():
    source = (
        "{id: x, name: X, deck: gadget, letter: M, effects: {stat: speed, %s}, text: '{speed}'}"
    )
    assert card_text(card(source % "add: 2")) == "+2"
    assert card_text(card(source % "add: -1")) == "−1"
    assert card_text(card(source % "times: 3")) == "×3"
    assert card_text(card(source % "times: 2, add: 1")) == "×2 +1"
    assert card_text(card(source % "set: 4")) == "4"


def test_numbers_come_bare_and_with_their_sign_on_demand():
    fewer = card(
        "{id: x, name: X, deck: gadget, letter: W, effects: {roll: hit, dice: -2},"
        " text: '{roll.dice} fewer ({+roll.dice})'}"
    )
    assert card_text(fewer) == "2 fewer (−2)"


def test_the_second_effect_with_a_verb_is_numbered():
    two = card(
        "{id: x, name: X, deck: special, effects: [{wound: 1}, {wound: 3, on: others}],"
        " text: '{wound} and {wound-2}'}"
    )
    assert card_text(two) == "1 and 3"


def test_a_weapons_field_comes_before_a_verb_of_the_same_name():
    both = card(
        "{id: x, name: X, deck: weapon, damage: 3d, ammo: 5, effects: {ammo: 2, at: frag},"
        " text: '{ammo} boxes, {ammo-1} back'}"
    )
    assert card_text(both) == "5 boxes, 2 back"


# -- the check -----------------------------------------------------------------


def told(source: str, tmp_path: Path) -> list[str]:
    file = tmp_path / "card.yaml"
    file.write_text(source, encoding="utf-8")
    problems = Problems()
    made = structure(nodes.parse(source, "card.yaml", problems), Card, "a card", problems)
    assert made is not None, problems.found
    check_text(made, problems, lambda _: source)
    return [
        f"{d.span.line}:{d.span.column} {d.code}: {d.message} ({d.help})" for d in problems.sorted()
    ]


def test_an_unknown_placeholder_is_told_at_its_brace(tmp_path: Path):
    source = """\
id: x
name: X
deck: gadget
letter: H
effects: {heal: 2}
text: Restore {heel} lost Health.
"""
    assert told(source, tmp_path) == [
        "6:15 unknown-placeholder: the card `x` has no placeholder `{heel}` (did you mean `{heal}`?)"
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("text: Heal {zip} now", "6:12"),
        ('text: "Heal {zip} now"', "6:13"),
        ("text: >-\n  Heal\n  and {zip}", "8:7"),
        ("text: |\n  Heal {heal} {zip}", "7:15"),
        ("text: Heal\n  and heal {zip}", "7:12"),
        ('text: "{heal} {heal} {zip} {zip}"', "6:22"),
    ],
)
def test_the_place_is_right_in_every_style_of_yaml(text: str, place: str, tmp_path: Path):
    source = f"id: x\nname: X\ndeck: gadget\nletter: H\neffects: {{heal: 2}}\n{text}\n"
    assert told(source, tmp_path)[0].startswith(f"{place} unknown-placeholder")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Heal {heal and {heal}.", "6:12 half-placeholder: `{heal` needs a `}` (write `{heal}`)"),
        ("Heal heal} now.", "6:12 half-placeholder: `heal}` needs a `{` (write `{heal}`)"),
        ("Heal {heel now.", "6:12 half-placeholder: `{heel` needs a `}` (did you mean `{heal}`?)"),
        ("Heal {heal-1", "6:12 half-placeholder: `{heal-1` needs a `}` (write `{heal-1}`)"),
        ("Heal {{heal}", "6:12 half-placeholder: `{` needs a `}` (choose `{copies}` or `{heal}`)"),
    ],
)  # fmt: skip
def test_half_a_placeholder_is_an_error_at_its_place(text: str, expected: str, tmp_path: Path):
    source = f"id: x\nname: X\ndeck: gadget\nletter: H\neffects: {{heal: 2}}\ntext: {text}\n"
    assert told(source, tmp_path) == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Heal **{heal} now.", ["6:13 open-bold: this `**` has no partner (write `**Blast**`, with stars on both sides)"]),
        ("**Heal** {heal} **now.", ["6:24 open-bold: this `**` has no partner (write `**Blast**`, with stars on both sides)"]),
        ("**Heal** *{heal}* **now**.", []),
    ],
)  # fmt: skip
def test_bold_without_an_end_is_told_at_its_place(text: str, expected: list[str], tmp_path: Path):
    source = f"id: x\nname: X\ndeck: gadget\nletter: H\neffects: {{heal: 2}}\ntext: '{text}'\n"
    assert told(source, tmp_path) == expected


def test_a_bare_number_is_told_with_the_placeholder_that_carries_it(tmp_path: Path):
    source = """\
id: x
name: X
deck: weapon
damage: 5d
ammo: 3
radius: 2
text: Hits everyone within 2 squares.
"""
    assert told(source, tmp_path) == [
        "7:28 bare-number: the number 2 is typed into the text (write `{radius}`, so that text and rule always agree)"
    ]


def test_a_number_that_the_card_does_not_have_is_told(tmp_path: Path):
    source = """\
id: x
name: X
deck: gadget
letter: H
effects: {heal: 2}
text: Restore 3 lost Health.
"""
    assert told(source, tmp_path) == [
        "6:15 bare-number: the number 3 is in the text, but the card `x` does not have it (choose `{heal}`)"
    ]


def test_bare_numbers_are_warnings_and_unknown_placeholders_errors():
    made = card("{id: x, name: X, deck: special, effects: {wound: 1}, text: '1 {two}'}")
    problems = Problems()
    check_text(made, problems)
    assert {d.code: d.severity for d in problems.found} == {
        "unknown-placeholder": "error",
        "bare-number": "warning",
    }


def test_the_number_of_copies_is_no_advice_for_a_number(tmp_path: Path):
    source = """\
id: x
name: X
deck: gadget
letter: H
copies: 3
effects: {heal: 2}
text: Restore 3 lost Health.
"""
    assert told(source, tmp_path) == [
        "7:15 bare-number: the number 3 is in the text, but the card `x` does not have it (choose `{heal}`)"
    ]
