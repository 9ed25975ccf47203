"""`fragkit new` with and without questions: what it writes passes the check and can be played."""

from __future__ import annotations

import errno
import io
import json
import os
import re

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.load.scaffold.new_files import (
    FighterDraft,
    fighter_yaml,
    lines_of_item,
    retitled,
    trait_examples,
    weapon_examples,
)
from fragkit.load.scaffold.schema import file_schemas


@pytest.fixture
def answers(monkeypatch):
    """Types these lines."""

    def give(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return give


def test_a_new_pack_is_complete(fragkit, tmp_path, monkeypatch):
    ran = fragkit("new", "pack", "night-shift")
    assert ran.out.endswith("next: cd night-shift, then fragkit preview\n")
    home = tmp_path / "night-shift"
    files = {p.relative_to(home).as_posix() for p in home.rglob("*") if p.is_file()}
    assert {
        "pack.yaml", "fragkit.yaml", "README.md", "fighters/night-shift-hero.yaml",
        "cards/night-shift-blaster.yaml", "cards/night-shift-boots.yaml",
        "cards/night-shift-shout.yaml", "maps/night-shift-yard.yaml", ".vscode/settings.json",
    } <= files  # fmt: skip
    assert len((home / "README.md").read_text().splitlines()) == 3
    monkeypatch.chdir(home)
    told = fragkit("check")
    assert "cards     5: 2 weapon, 2 gadget, 1 special" in told.out
    assert told.out.endswith("no problems\n")


def test_the_editor_settings_name_schemas_that_are_there(fragkit, tmp_path):
    fragkit("new", "pack", "night-shift")
    home = tmp_path / "night-shift"
    settings = json.loads((home / ".vscode" / "settings.json").read_text())
    for schema in settings["yaml.schemas"]:
        assert (home / schema).is_file(), schema
    written = {f".fragkit/{path.name}" for path in (home / ".fragkit").iterdir()}
    assert written == set(settings["yaml.schemas"])
    assert {path.split("/")[1].removesuffix(".json") for path in written} == set(file_schemas())


def test_the_workflow_of_a_new_pack_checks_and_tests_it(fragkit, tmp_path, monkeypatch):
    fragkit("new", "pack", "night-shift")
    home = tmp_path / "night-shift"
    text = (home / ".github" / "workflows" / "check.yaml").read_text()
    steps = re.findall(r"run: python fragkit\.pyz (.*)", text)
    assert steps == ["check .", "test ."]
    monkeypatch.chdir(home)
    for step in steps:
        assert fragkit(*step.split()).code == 0
    with (home / "tests" / "first-shot.frag").open("a") as scene:
        scene.write("expect: [Red frags 7]\n")
    assert fragkit("test", ".").code == 1


def test_there_are_some_forty_traits_each_with_words_and_yaml():
    abilities, drawbacks = trait_examples("abilities"), trait_examples("drawbacks")
    assert len(abilities) + len(drawbacks) >= 40
    names = [e.name for e in (*abilities, *drawbacks)]
    assert len(set(names)) == len(names)
    for example in (*abilities, *drawbacks, *weapon_examples()):
        assert example.text, example.name
        assert example.yaml.startswith(f"name: {example.name}\n")


@pytest.mark.parametrize("kind", ["ability", "drawback", "weapon"])
def test_every_example_passes_the_check(fragkit, tmp_path, kind):
    listed = {
        "ability": trait_examples("abilities"), "drawback": trait_examples("drawbacks"),
        "weapon": weapon_examples(),
    }[kind]  # fmt: skip
    for number, one in enumerate(listed):
        draft = FighterDraft(
            f"one {number}", weapon=one if kind == "weapon" else None,
            abilities=(one,) if kind == "ability" else (),
            drawbacks=(one,) if kind == "drawback" else (),
        )  # fmt: skip
        (tmp_path / f"{number}.yaml").write_text(fighter_yaml(draft))
    ran = fragkit("check", ".", "--json")
    assert ran.json == []


def test_a_fighter_without_questions(fragkit, tmp_path):
    fragkit(
        "new", "fighter", "Granny", "--stats", "2/3/2", "--weapon", "kitchen-knife",
        "--ability", "thick-skin", "--drawback", "Bad Knees", "--text", "Bakes: mostly people.",
    )  # fmt: skip
    assert (tmp_path / "granny.yaml").read_text() == (
        "# yaml-language-server: $schema=.fragkit/fighters.json\n"
        "# Your own fighter. The three stats are 1 to 4 each and add up to 7.\n"
        "- id: granny\n"
        "  name: Granny\n"
        "  stats: 2/3/2        # Health/Speed/Accuracy\n"
        '  text: "Bakes: mostly people."\n'
        "  weapon:\n"
        "    name: Kitchen Knife\n"
        "    damage: 4d\n"
        "    ammo: unlimited\n"
        "    range_at_most: 1\n"
        "  abilities:\n"
        "    # Roll 1 more die for defense.\n"
        "    - name: Thick Skin\n"
        "      effects:\n"
        "        - roll: defense\n"
        "          dice: 1\n"
        "  drawbacks:\n"
        "    # You can't jump.\n"
        "    - name: Bad Knees\n"
        "      effects:\n"
        "        - forbid: jump\n"
    )
    assert fragkit("check", "./granny.yaml").code == 0


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--stats", "9/9/9"], "Health is 9; a new fighter's stats are 1 to 4"),
        (["--stats", "lots"], "lots"),
        (["--ability", "thik-skin"], "did you mean `thick-skin`?"),
        (["--drawback", "thick-skin"], "there is no drawback `thick-skin` among the examples"),
        (["--weapon", "spoon"], "there is no weapon `spoon`"),
    ],
    ids=str,
)
def test_a_fighter_that_cannot_be_is_refused(fragkit, tmp_path, args, told):
    ran = fragkit("new", "fighter", "Granny", *args)
    assert ran.code == 2
    assert told in ran.err
    assert not list(tmp_path.glob("*.yaml"))


def test_a_fighter_by_questions(fragkit, tmp_path, answers):
    answers("", "Granny", "9/9/9", "2 3 2", "knife", "y", "?", "dice", "thick", "", "", "Bakes.")
    ran = fragkit("new", "fighter")
    assert ran.code == 0, ran.err
    assert "Health is 9; a new fighter's stats are 1 to 4" in ran.out
    assert "Roll 1 more die for defense." in ran.out
    text = (tmp_path / "granny.yaml").read_text()
    assert "stats: 2 3 2" not in text
    assert "Thick Skin" in text
    assert "drawbacks" not in text
    assert fragkit("check", "./granny.yaml").code == 0


def test_an_example_may_be_looked_at_and_left(fragkit, tmp_path, answers):
    answers("Granny", "", "", "ghost", "no", "medic", "yes", "", "")
    assert fragkit("new", "fighter").code == 0
    text = (tmp_path / "granny.yaml").read_text()
    assert "Medic" in text
    assert "Ghost" not in text


def test_questions_that_nobody_answers_write_nothing(fragkit, tmp_path, answers):
    answers("Granny")
    ran = fragkit("new", "fighter")
    assert ran.err == "fragkit: nothing was written: the questions were not answered\n"
    assert not list(tmp_path.glob("*.yaml"))


def test_the_examples_are_listed(fragkit):
    told = fragkit("new", "fighter", "--examples").out
    assert "Deep Pockets: You may hold 1 more card in hand." in told


# -- cards -----------------------------------------------------------------------------------


def test_a_card_like_another_one(fragkit, tmp_path):
    assert fragkit("new", "card", "Rubber: Chicken", "--like", "pulse-rifle").code == 0
    text = (tmp_path / "rubber-chicken.yaml").read_text()
    assert '- id: rubber-chicken\n  name: "Rubber: Chicken"\n  deck: weapon\n' in text
    assert "flavor" not in text
    assert fragkit("check", "./rubber-chicken.yaml").out.endswith("no problems\n")


@pytest.mark.slow
def test_cards_of_the_base_can_be_models(fragkit, tmp_path):
    from fragkit.load.packs.known_packs import built_in_folders
    from fragkit.load.packs.library import load_library

    base = load_library(Problems(), [built_in_folders()[0]], built_in=False)
    for number, id in enumerate(list(base.cards)[::7]):
        assert fragkit("new", "card", f"copy {number}", "--like", id).code == 0
    assert fragkit("check", ".", "--json").json == []


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--like", "pulse-rifel"], "did you mean `pulse-rifle`?"),
        (
            ["--like", "pulse-rifle", "--deck", "gadget"],
            "`pulse-rifle` is a weapon card, not a gadget",
        ),
    ],
    ids=str,
)
def test_a_model_that_does_not_fit_is_refused(fragkit, args, told):
    ran = fragkit("new", "card", "x", *args)
    assert (ran.code, told in ran.err) == (2, True)


def test_a_card_by_questions(fragkit, tmp_path, answers):
    answers("Warm Socks", "g", "light armor", "y")
    assert fragkit("new", "card").code == 0
    text = (tmp_path / "warm-socks.yaml").read_text()
    assert "  letter: A\n" in text
    assert fragkit("check", "./warm-socks.yaml").out.endswith("no problems\n")


def test_the_lines_of_an_item_end_before_the_next_heading():
    text = "- a: 1\n  b: 2   # why\n\n# -- next --\n\n- a: 2\n"
    assert lines_of_item(text, 1) == "a: 1\nb: 2   # why\n"


def test_a_copy_loses_what_belongs_to_the_old_card_alone():
    item = "id: old\nname: Old\nflavor: >\n  Two\n  lines\ntext: Yes.\n"
    assert retitled(item, "new", "New") == "id: new\nname: New\ntext: Yes.\n"


# -- maps ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize("size", ["9x9", "13x16", "12x6"])
def test_a_map_for_so_many_players(fragkit, tmp_path, players, mirror, size):
    flag = ["--mirror"] if mirror else []
    ran = fragkit("new", "map", "den", "--size", size, "--players", str(players), *flag)
    if mirror and players % 2 and size == "12x6":
        assert "columns; use 13 columns" in ran.err
        return
    assert ran.code == 0, ran.err
    problems = Problems()
    made = load_map(tmp_path / "den.yaml", problems, playable=True)
    assert problems.found == []
    assert made is not None
    grid = made.grid
    assert sum(cell.spot.respawn is not None for cell in grid.cells) == players
    solid = {divmod(i, grid.columns) for i, cell in enumerate(grid.cells) if cell.spot.solid}
    for row, column in solid:
        twin = (row if mirror else grid.rows - 1 - row, grid.columns - 1 - column)
        assert twin in solid


def test_too_many_respawns_for_the_map_are_refused(fragkit):
    ran = fragkit("new", "map", "den", "--size", "3x3", "--players", "8", "--mirror")
    assert ran.err == "fragkit: 8 respawn squares do not fit on 3x3; add rows\n"


def test_a_map_by_questions(fragkit, tmp_path, answers):
    answers("Den", "big", "10x8", "9", "4", "")
    assert fragkit("new", "map").code == 0
    assert fragkit("check", "./den.yaml").code == 0


def test_an_example_without_damage_is_told_in_words():
    told = {example.name: example.text for example in weapon_examples()}
    assert "none damage" not in " ".join(told.values())
    assert told["Leaf Blower"].startswith("unlimited ammo. Range 4 or less. No damage.")


@pytest.mark.parametrize(
    ("what", "file"),
    [(("pack", "night-shift"), "night-shift/pack.yaml"), (("map", "yard"), "yard.yaml")],
)
def test_a_full_disk_leaves_nothing_in_the_way_of_the_next_try(
    fragkit, tmp_path, monkeypatch, what, file
):
    monkeypatch.chdir(tmp_path)
    turns = iter(range(100))

    def full(descriptor: int) -> None:
        if next(turns) == (2 if what[0] == "pack" else 0):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    ran = fragkit("new", *what)
    assert (ran.code, ran.err) == (2, f"fragkit: can't write `{file}`: No space left on device\n")
    assert os.listdir(tmp_path) == []
    assert fragkit("new", *what).code == 0
