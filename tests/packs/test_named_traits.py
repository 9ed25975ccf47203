"""Traits with a name: written once in a pack, used by many, with other values where they say so."""

from __future__ import annotations

from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.fighter import Trait
from fragkit.model.text import trait_text
from tests.rules.kit import Game, draw, fighter

PACK = str(Path(__file__).parent / "inventions")
LANE = """
    +---+---+---+---+---+---+
    | R   B               1 |
    +---+---+---+---+---+---+
"""


def played(red: str, **more: object) -> Game:
    return draw(LANE, red=fighter(id=red), packs=PACK, **more)


def found(*files: tuple[str, str], folder: Path) -> list[str]:
    """What `check` says of such a pack."""
    (folder / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\n")
    for name, text in files:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    problems = Problems()
    load_library(problems, [folder], built_in=False)
    return [
        f"{Path(d.span.file).name}:{d.span.line}:{d.span.column} {d.code} {d.message} {d.help or ''}".strip()
        for d in problems.sorted()
    ]


def test_one_trait_is_many_fighters() -> None:
    for red, points in (("courier", 1), ("rhino", 3)):
        game = played(red, turn="Blue").do("s Red", "1 1")
        assert game.receipt() == f"3d+{points} = 3d +{points} (Tough Hide)"


def test_a_fighter_may_have_it_with_other_values_and_another_name() -> None:
    assert played("courier", movement=None).receipt() == "3d = 2d +1d (Sprinter)"
    game = played("rhino", movement=None)
    assert game.receipt() == "1d = 2d −1d (Charging Fool)"


def test_it_brings_fighter_sheets_to_the_sheet() -> None:
    game = played("boxer").do("override red lust 2", "enter frenzied")
    assert game.due == "Red acts: 6 movement, 2 attacks"
    assert played("rhino").seat("Red").tracks == {"lust": 0}


TRAITS = (
    "traits/a.yaml",
    "- id: tough\n  name: Tough\n  effects:\n    - {stat: health, add: 1}\n    - {roll: hit, add: 1}\n",
)


def hero(abilities: str) -> tuple[str, str]:
    return (
        "fighters/a.yaml",
        f"- id: bob\n  name: Bob\n  stats: 3/2/2\n  abilities: {abilities}\n",
    )


def test_an_unknown_trait_gets_a_suggestion(tmp_path: Path) -> None:
    assert found(TRAITS, hero("[tuogh]"), folder=tmp_path) == [
        "a.yaml:4:15 unknown-trait there is no trait `tuogh` did you mean `tough`?"
    ]


def test_another_value_stands_for_exactly_one(tmp_path: Path) -> None:
    assert found(
        TRAITS, hero("[{trait: tough, with: {add: 2, dice: 1, roll.add: 2}}]"), folder=tmp_path
    ) == [
        (
            "a.yaml:4:37 unknown-value the trait `tough` has `add` 2 times "
            "name the verb as well: `stat.add`"
        ),
        "a.yaml:4:45 unknown-value the trait `tough` has no `dice` choose `add`, `roll` or `stat`",
    ]


def test_a_wrong_value_is_told_where_it_stands(tmp_path: Path) -> None:
    told = found(TRAITS, hero("[{trait: tough, with: {stat.add: 99}}]"), folder=tmp_path)
    assert [line.split()[:2] for line in told] == [["a.yaml:4:47", "out-of-range"]]


def test_a_mistake_in_it_is_told_once(tmp_path: Path) -> None:
    broken = ("traits/a.yaml", "- id: tough\n  name: Tough\n  effects: {heal: 1}\n")
    two = (
        "fighters/a.yaml",
        "\n".join(hero("[tough]")[1].replace("bob", id) for id in ("bob", "bib")),
    )
    assert [line.split()[1] for line in found(broken, two, folder=tmp_path)] == ["no-moment"]


def test_words_alone_are_told_once_and_marked(tmp_path: Path) -> None:
    words = ("traits/a.yaml", "- id: polite\n  name: Polite\n  text: You say sorry.\n")
    two = (
        "fighters/a.yaml",
        "\n".join(hero("[polite]")[1].replace("bob", id) for id in ("bob", "bib")),
    )
    assert found(words, two, folder=tmp_path) == [
        (
            "a.yaml:3:9 yours-to-apply the trait `polite` has a text but no effects, so the referee "
            "can't apply it add `effects`, or apply the text yourselves at the table"
        )
    ]


def test_its_own_keys_are_not_mixed_with_a_name(tmp_path: Path) -> None:
    assert found(
        TRAITS, hero("[{trait: tough, effects: {jump: 1}}, {with: {add: 1}}]"), folder=tmp_path
    ) == [
        (
            "a.yaml:4:30 stray-key `effects` can't be changed here: it belongs to the trait `tough` "
            "write `with: {…}` to change one of the trait's values"
        ),
        "a.yaml:4:51 stray-with `with` changes a named trait, but no trait is named add `trait: ID`",
    ]


def test_a_pack_uses_the_traits_of_one_that_it_extends(tmp_path: Path) -> None:
    other, mine = tmp_path / "other", tmp_path / "mine"
    other.mkdir()
    mine.mkdir()
    (other / "pack.yaml").write_text("id: other\nname: Other\nversion: '1'\n")
    (other / "traits").mkdir()
    (other / TRAITS[0]).write_text(TRAITS[1])
    (mine / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\nextends: other\n")
    (mine / "fighters").mkdir()
    (mine / "fighters/a.yaml").write_text(hero("[tough]")[1])
    problems = Problems()
    library = load_library(problems, [other, mine], built_in=False)
    assert problems.found == []
    assert [t.name for t in library.fighters["bob"].abilities] == ["Tough"]


def test_a_trait_may_be_only_a_name(tmp_path: Path) -> None:
    assert found(hero("[{name: Handsome, text: none}]"), folder=tmp_path) == []
    handsome = Trait(name="Handsome", text="None.")
    assert not handsome.is_yours_to_apply
    assert trait_text(handsome) == "No effect."
    assert found(hero("[{name: Handsome}]"), folder=tmp_path) == [
        (
            "a.yaml:4:15 does-nothing this ability of `bob` has no effects and no text add `effects`, "
            "a `text` for the table to apply, or `text: none` if it is only a name"
        )
    ]
