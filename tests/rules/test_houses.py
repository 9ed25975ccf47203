"""What a table may choose with `--house`."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fragkit.load.checks.pack_keys import PLAIN_OPTIONS
from fragkit.model.rule import expansion_rulings
from fragkit.rule_modules import variants
from fragkit.rules.house_options import (
    STANDARD,
    HouseProblem,
    Houses,
    house_words,
    options_by_key,
    options_of,
    parse_house,
)
from fragkit.rules.modules import known_modules, module_class


def test_choices_are_read() -> None:
    assert parse_house(["armor.soak=b", "frags=5"]) == Houses(armor_soak="b", frags=5)


def test_several_choices_in_one_word_and_in_capitals_do() -> None:
    assert parse_house(["Armor.Soak=B, deal=none"]) == Houses(armor_soak="b", deal="none")


def test_a_ruling_may_be_given_by_its_whole_id() -> None:
    assert parse_house(["ruling.tele.bump=c"]) == Houses(tele_bump="c")


def test_no_choice_is_the_ledgers_default() -> None:
    assert parse_house([]) == STANDARD == Houses()


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("armour.soak=b", "`armour.soak` is not a house option; did you mean `armor.soak`?"),
        ("armor.soak=c", "`armor.soak` can't be `c`; choose `a` or `b`"),
        ("armor.soak", "`armor.soak` needs a value; choose `a` or `b`"),
        ("frags=0", "`frags` can't be `0`; choose a number from 1 to 99"),
        ("frags=many", "`frags` can't be `many`; choose a number from 1 to 99"),
        ("points=19", "`points` can't be `19`; choose a number from 3 to 18"),
        ("deal=nome", "`deal` can't be `nome`; did you mean `none`?"),
        (
            "armor.soak=b,armor.soak=a",
            "`armor.soak` has two different values; type only one of them",
        ),
    ],
)
def test_a_wrong_choice_is_told_with_what_would_be_right(word: str, message: str) -> None:
    problem = parse_house([word])
    assert isinstance(problem, HouseProblem)
    assert str(problem) == message


def test_an_unknown_key_without_a_likeness_lists_all() -> None:
    problem = parse_house(["zzz=1"])
    assert isinstance(problem, HouseProblem)
    assert all(key in str(problem) for key in options_by_key())


def test_every_field_has_its_option_and_every_default_is_a_value() -> None:
    base = [o.field for o in options_of(None) if o.key not in expansion_rulings()]
    assert [*base, "others", "own"] == [f.name for f in fields(Houses)]
    assert all(o.default in o.values for o in options_of(None))


@given(st.fixed_dictionaries({o.key: st.sampled_from(o.values) for o in options_of(None)}))
def test_choices_survive_being_written_and_read(chosen: dict[str, str]) -> None:
    houses = parse_house([f"{k}={v}" for k, v in chosen.items()])
    assert isinstance(houses, Houses)
    assert parse_house(house_words(houses)) == houses


def test_the_loader_knows_every_option_and_every_variant() -> None:
    plain = {o.key: list(o.values) for o in options_of(None) if o.rule != f"ruling.{o.key}"}
    assert {key: list(values) for key, values in PLAIN_OPTIONS.items()} == plain
    optional = [r for name in known_modules() if (r := module_class(name)) and r.is_optional]
    named = {
        name: (rules.id, rules.values, rules.excludes)
        for rules in optional
        for name in (rules.id, *rules.names)
    }
    assert named == {name: (m.id, m.values, m.excludes) for name, m in variants().items()}
