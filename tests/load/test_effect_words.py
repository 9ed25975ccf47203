"""People's own words lead to an effect that works."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fragkit.cli.prompts import matching, print_wish
from fragkit.diagnostics import Problems
from fragkit.load.content_check import check_content
from fragkit.load.scaffold.new_files import trait_examples
from fragkit.load.typed_yaml.effect_words import Wish, find_wishes, wishes
from fragkit.model.effects import Effect
from fragkit.term.content_text import effect_lines, verb_list
from fragkit.term.style import Style


def found(folder: Path, **files: str) -> list[str]:
    for name, text in {
        "pack": "id: mine\nname: Mine\nversion: '1'\nextends: base\n",
        **files,
    }.items():
        path = folder / "mine" / ("pack.yaml" if name == "pack" else f"{name}/a.yaml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    problems = Problems()
    check_content([folder / "mine"], folder / "mine", problems)
    mine = [d for d in problems.sorted() if "mine" in d.span.file]
    return [f"{d.code} {d.message} {d.help}" for d in mine]


def test_every_example_is_an_ability_that_check_accepts(tmp_path: Path):
    made = [wish for wish in wishes() if wish.example]
    fighters = "".join(
        f"- {{id: f{n}, name: F{n}, stats: 3/2/2, abilities: [{{name: X, effects: {wish.example}}}]}}\n"
        for n, wish in enumerate(made)
    )
    assert found(tmp_path, fighters=fighters) == []


def test_a_word_has_one_meaning_and_is_not_a_verb():
    words = Counter(word for wish in wishes() for word in wish.words)
    assert [word for word, count in words.items() if count > 1] == []
    verbs = {*Effect.family} & {*words}
    assert all(find_wishes(verb)[0].words for verb in verbs)


@pytest.mark.parametrize("wish", [w for w in wishes() if w.page], ids=lambda w: w.page)
def test_a_page_that_is_named_exists(wish: Wish):
    assert (Path(__file__).parents[2] / "docs" / "reference" / "effects" / wish.page).is_file()


@pytest.mark.parametrize(
    ("word", "verb"),
    [("slow", "stat"), ("freeze", "skip"), ("poison", "wound"), ("shield", "roll"), ("stun", "skip"),
     ("drain", "heal"), ("trap", "place"), ("dash", "move"), ("berserk", "roll"), ("steal", "steal"),
     ("swap", "swap"), ("double damage", "roll"), ("taunt", "forbid"), ("mind control", "walk"),
     ("bleeding", "wound"), ("stunned", "skip"), ("teleport behind", "teleport"), ("vampirism", "heal")],
)  # fmt: skip
def test_a_word_of_peoples_own_shows_the_verb(word: str, verb: str):
    assert find_wishes(word)[0].verb == verb
    assert f"{verb}:" in "\n".join(effect_lines(word, Style(width=80)))


def test_an_example_may_name_a_page_with_more():
    assert effect_lines("poison", Style(width=80))[-1].endswith("effects/stances.md")


def test_the_error_for_an_unknown_effect_shows_an_example(tmp_path: Path):
    cards = "- {id: a, name: A, deck: special, effects: [{slow: 1, on: target}, {blorp: 1}]}\n"
    assert found(tmp_path, cards=cards) == [
        (
            "unknown-effect there is no effect `slow` to make somebody slower, write "
            "`{stat: speed, add: -1, on: target, at: hit, lasts: 1 turn}`"
        ),
        "unknown-effect there is no effect `blorp` run `fragkit show effects` to list them",
    ]


def test_new_fighter_finds_examples_by_such_words(capsys: pytest.CaptureFixture[str]):
    abilities = trait_examples("abilities")
    assert any("teleport:" in e.yaml for e in matching("blink", abilities))
    assert matching("blorp", abilities) == []
    print_wish("freeze")
    assert "{skip: turn, on: target, at: hit}" in capsys.readouterr().out


def test_all_verbs_are_listed():
    lines = "\n".join(verb_list(Style(width=60)))
    assert all(verb in lines for verb in Effect.family)
    assert effect_lines("blorp", Style(width=60)) == []
