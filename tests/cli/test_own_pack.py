"""A pack knows itself: whoever stands in its folder, or names it by path, means it."""

from __future__ import annotations

from pathlib import Path

import pytest

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000020000000208020000 00fdd49a73".replace(" ", "")
)
CARD = "- {id: zap, name: Zap, deck: weapon, damage: 3d, ammo: 4}\n"
MAP = """\
id: cellar
name: Cellar
grid: |
  +---+---+
  | 1   2 |
  +---+---+
"""


@pytest.fixture
def mine(tmp_path, monkeypatch) -> Path:
    """A pack with a card and a map, and the working directory in it."""
    folder = tmp_path / "mine"
    for room in ("cards", "maps"):
        (folder / room).mkdir(parents=True)
    (folder / "pack.yaml").write_text('id: mine\nname: Mine\nversion: "1"\nextends: [base]\n')
    (folder / "cards" / "zap.yaml").write_text(CARD)
    (folder / "maps" / "cellar.yaml").write_text(MAP)
    return folder


@pytest.fixture
def inside(mine, fragkit, monkeypatch) -> Path:
    monkeypatch.chdir(mine)  # after `fragkit`, which goes to its parent
    return mine


def test_check_inside_a_pack_checks_that_pack(fragkit, inside):
    told = fragkit("check")
    assert told.code == 0
    assert told.out.split("\n")[:4] == [
        "packs     mine", "cards     1: 1 weapon", "fighters  0", "maps      1",
    ]  # fmt: skip
    (inside / "cards" / "bad.yaml").write_text(CARD.replace("damage", "demage"))
    assert [d["code"] for d in fragkit("check", "--json").json] == ["unknown-key"]


def test_check_in_a_room_of_a_pack_checks_the_whole_pack(fragkit, inside, monkeypatch):
    (inside / "maps" / "cellar.yaml").write_text(MAP.replace("2", "3"))
    monkeypatch.chdir(inside / "cards")
    assert fragkit("check").code == 1


def test_outside_a_pack_the_shipped_content_is_checked(fragkit, mine):
    assert "base, deathmatch, ftw, deadlands" in fragkit("check").out


def test_a_dot_is_a_pack_like_any_other_folder(fragkit, inside):
    (inside / "art").mkdir()
    (inside / "art" / "zap.png").write_bytes(PNG)
    (inside / "cards" / "zap.yaml").write_text(CARD.replace("ammo: 4", "ammo: 4, art: art/zap.png"))
    (inside / "templates").mkdir()
    (inside / "templates" / "weapon.yaml").write_text("id: weapon\nextends: wepon\n")
    for where in (".", "./", "../mine"):
        told = fragkit("check", where, "--json").json
        assert [d["code"] for d in told] == ["unknown-template"], where


def test_show_knows_the_pack_that_one_is_in(fragkit, inside):
    assert fragkit("show", "card", "zap").out.startswith("Zap\n")
    assert fragkit("show", "map", "cellar").out.startswith("Cellar")
    assert fragkit("los", "cellar", "A1", "B1").code == 0


def test_show_takes_a_pack_for_all_of_its_cards(fragkit, mine):
    (mine / "cards" / "zip.yaml").write_text(CARD.replace("zap", "zip").replace("Zap", "Zip"))
    told = fragkit("show", "card", "./mine").out
    assert "Zap\n" in told
    assert "Zip\n" in told
    assert "Pulse Rifle" not in told


def test_show_of_a_folder_that_is_no_pack_says_so(fragkit, tmp_path):
    (tmp_path / "empty").mkdir()
    told = fragkit("show", "card", "./empty")
    assert (told.code, told.err) == (2, "fragkit: `./empty` is not a pack: it has no pack.yaml\n")


def test_one_broken_file_does_not_hide_the_others(fragkit, inside):
    (inside / "cards" / "bad.yaml").write_text("- {id: zilch, name: ")
    told = fragkit("show", "card", "zap")
    assert (told.code, told.out.split("\n")[0]) == (0, "Zap")
    assert told.err == "(1 error in cards/bad.yaml: see `fragkit check`)\n"
    told = fragkit("show", "card", "zilch")
    assert told.code == 2
    assert "error[yaml-syntax]" in told.err


@pytest.mark.parametrize("args", [[], ["--pack", "."], ["--pack", "mine"]], ids=str)
def test_build_inside_a_pack_prints_that_pack(fragkit, inside, args):
    told = fragkit("build", "pdf", "--only", "cards,maps", "--dry-run", "--json", *args)
    assert told.code == 0, told.err
    assert told.json["sheets"]["A4"] < 6  # base alone has more than thirty


def test_a_config_that_names_its_own_folder_is_no_stray(fragkit, inside):
    (inside / "fragkit.yaml").write_text("packs: [.]\n")
    assert fragkit("check", "--json").json == []


# -- at the table ------------------------------------------------------------------------------


PLAYERS = ("--player", "Red 3/2/2", "--player", "Blue 2/3/2", "--json")


def header(path: Path) -> dict[str, str]:
    rows = path.read_text().split("\n\n")[0].split("\n")[1:]
    return dict(row.split(": ", 1) for row in rows)


def begun(fragkit, *args: str):
    ran = fragkit("referee", *args, *PLAYERS)
    assert ran.code == 0, ran.out + ran.err
    return ran


def test_a_map_of_a_pack_given_by_path_is_found_by_its_id(fragkit, mine, tmp_path):
    begun(fragkit, "x.frag", "--pack", "./mine", "--map", "cellar")
    told = header(tmp_path / "x.frag")
    assert told["pack"].startswith("./mine 1 sha256:")
    assert told["map"].startswith("cellar sha256:")
    assert fragkit("replay", "x.frag").code == 0


def test_a_dot_is_a_pack_for_the_referee_too(fragkit, inside):
    begun(fragkit, "x.frag", "--pack", ".", "--map", "cellar")
    assert header(inside / "x.frag")["pack"].startswith("./ 1 sha256:")


def test_inside_a_pack_its_own_game_is_played(fragkit, inside, monkeypatch):
    begun(fragkit, "x.frag", "--map", "cellar")
    assert fragkit("replay", "x.frag").code == 0
    monkeypatch.chdir(inside / "cards")
    begun(fragkit, "../y.frag", "--map", "cellar")
    assert header(inside / "y.frag")["pack"] == header(inside / "x.frag")["pack"]


def test_a_game_moves_with_its_pack(fragkit, mine, tmp_path, monkeypatch):
    begun(fragkit, "x.frag", "--pack", "./mine", "--map", "cellar")
    away = tmp_path / "away"
    away.mkdir()
    mine.rename(away / "mine")
    (tmp_path / "x.frag").rename(away / "x.frag")
    assert fragkit("replay", "away/x.frag").code == 0


def test_a_game_whose_pack_is_missing_says_how_to_get_it(fragkit, tmp_path):
    ran = fragkit("referee", "x.frag", "--pack", "moon", "--map", "foundry", *PLAYERS)
    assert "there is no pack `moon`" in ran.json["error"]["message"]
    assert "fragkit install FILE" in ran.json["error"]["message"]


def test_a_game_with_an_installed_pack(fragkit, mine, tmp_path):
    assert fragkit("pack", "./mine").code == 0
    assert fragkit("install", "mine-1.fragpack", "--yes").code == 0
    mine.rename(tmp_path / "gone")
    begun(fragkit, "x.frag", "--pack", "mine", "--map", "cellar")
    assert header(tmp_path / "x.frag")["pack"].startswith("mine 1 sha256:")


# -- beside a pack ------------------------------------------------------------------------------------

HERMIT = "- {id: hermit, name: Hermit, stats: 3/2/2}\n"


@pytest.fixture
def beside(mine) -> Path:
    (mine / "fighters").mkdir()
    (mine / "fighters" / "hermit.yaml").write_text(HERMIT)
    options = "options: [{id: regrowth, about: wounds close, values: [off, on], default: off}]\n"
    with (mine / "pack.yaml").open("a") as file:
        file.write(options)
    return mine


@pytest.mark.parametrize(("kind", "id"), [("fighter", "hermit"), ("card", "zap")])
def test_what_a_pack_next_door_holds_is_hinted_at(fragkit, beside, kind: str, id: str):
    told = fragkit("show", kind, id)
    assert told.code == 2
    assert f"`./{beside.name}` has one: go there, or add --pack ./{beside.name}" in told.err
    assert fragkit("show", kind, id, "--pack", f"./{beside.name}").code == 0
    assert fragkit("show", kind, id, "--pack", beside.name).code == 0


def test_a_pack_that_is_nowhere_can_not_be_added(fragkit, beside):
    told = fragkit("show", "card", "zap", "--pack", "yours")
    assert (told.code, told.err.strip()) == (2, "fragkit: there is no pack `yours`")


@pytest.mark.parametrize(
    "question",
    [
        "los cellar A1 B1", "reach cellar A1 1",
        "odds --accuracy 2 --range 3 --damage 2d --health 3", "damage --attack 4 --defense 2",
    ],
)  # fmt: skip
def test_house_options_of_the_pack_are_known_to_questions(fragkit, beside, monkeypatch, question):
    monkeypatch.chdir(beside)
    told = fragkit(*question.split(), "--house", "regrowth=on")
    assert told.code == 0, told.err
    wrong = fragkit(*question.split(), "--house", "regrowth=maybe")
    assert "`regrowth` can't be `maybe`: choose off or on" in wrong.err
    assert "did you mean `regrowth`?" in fragkit(*question.split(), "--house", "regrwth=on").err


def test_house_options_of_the_pack_that_the_map_lies_in_are_known(fragkit, beside):
    told = fragkit("los", f"{beside.name}/maps/cellar.yaml", "A1", "B1", "--house", "regrowth=on")
    assert told.code == 0, told.err
