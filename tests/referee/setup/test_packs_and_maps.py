"""A record reads what lies below its own folder; everything else has to be allowed once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fragkit.load.checks import whole_pack
from fragkit.load.checks.whole_pack import check_pack
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem, load_packs
from fragkit.referee.start import Start, start
from tests.referee.tables import ARENA

PLAYERS = "player: Red 3/2/2\nplayer: Blue 2/3/2\n\n"


@pytest.fixture(autouse=True)
def nothing_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    (tmp_path / "maps").mkdir()
    shutil.copy(ARENA, tmp_path / "maps" / "arena.yaml")
    path = tmp_path / "games" / "x.frag"
    path.write_text(f"frag 1\nmap: ../maps/arena.yaml\n{PLAYERS}")
    return path


@pytest.mark.parametrize("key", ["map", "pack"])
@pytest.mark.parametrize("name", ["/etc/passwd", "../../../../../etc/passwd", "~/.ssh/x.yaml"])
def test_a_strangers_record_shows_no_file_of_yours(fragkit, tmp_path, key, name):
    map = "" if key == "map" else "map: foundry\n"
    (tmp_path / "x.frag").write_text(f"frag 1\n{map}{key}: {name}\n{PLAYERS}")
    for args in (["replay", "x.frag"], ["referee", "x.frag"], ["referee", "x.frag", "--json"]):
        ran = fragkit(*args)
        assert ran.code == 2
        assert "outside its own folder; to allow that, add `--outside`" in ran.err + ran.out
        assert "root:" not in ran.err + ran.out


def test_a_link_in_the_folder_does_not_lead_out(fragkit, tmp_path):
    (tmp_path / "map.yaml").symlink_to("/etc/passwd")
    (tmp_path / "x.frag").write_text(f"frag 1\nmap: ./map.yaml\n{PLAYERS}")
    assert "outside its own folder" in fragkit("replay", "x.frag").err


def test_files_below_the_folder_are_read(fragkit, tmp_path):
    shutil.copy(ARENA, tmp_path / "arena.yaml")
    (tmp_path / "x.frag").write_text(f"frag 1\nmap: ./arena.yaml\n{PLAYERS}")
    assert fragkit("replay", "x.frag").code == 0


def test_a_path_in_a_record_is_relative_to_the_record(fragkit, record, tmp_path):
    (tmp_path / "arena.yaml").write_text("something else")
    shutil.copy(ARENA, record.parent / "arena.yaml")
    record.write_text(f"frag 1\nmap: arena.yaml\n{PLAYERS}")
    assert fragkit("replay", "games/x.frag").code == 0


def test_it_is_asked_once_with_the_path_shown(record):
    asked = []

    def decide(question: str, answers: tuple[str, ...]) -> str:
        asked.append(question)
        return "yes"

    for _ in range(2):
        referee = start(Start(record, GameOptions(), decide=decide))
        assert not isinstance(referee, OpenProblem)
        referee.journal.close()
    path = record.parent / "../maps/arena.yaml"
    assert asked == [f"x.frag uses `{path}` outside its own folder. Allow that?"]


def test_no_means_no(record):
    made = start(Start(record, GameOptions(), decide=lambda question, answers: "no"))
    assert isinstance(made, OpenProblem)


def test_starting_a_game_allows_its_map(fragkit, tmp_path):
    (tmp_path / "games").mkdir()
    shutil.copy(ARENA, tmp_path / "arena.yaml")
    new = ("--map", "arena.yaml", "--player", "Red", "--player", "Blue", "--json")
    assert fragkit("referee", "games/x.frag", *new).code == 0
    assert fragkit("replay", "games/x.frag").code == 0


def test_the_option_allows_it_for_scripts(fragkit, record):
    assert fragkit("replay", "games/x.frag").code == 2
    assert fragkit("replay", "games/x.frag", "--outside").code == 0


def test_the_question_comes_again_if_the_answer_can_not_be_stored(fragkit, record, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", "/proc/nowhere")
    assert fragkit("referee", "games/x.frag", "--outside", "--json").code == 0
    assert fragkit("referee", "games/x.frag", "--json").code == 2


CARD = "- {id: salve, name: Salve, deck: gadget, letter: M, copies: 1, effects: [%s]}\n"


def test_packs_that_have_passed_are_checked_again_when_they_change(tmp_path, monkeypatch):
    (tmp_path / "p" / "cards").mkdir(parents=True)
    (tmp_path / "p" / "pack.yaml").write_text("id: p\nname: P\nversion: '1'\nextends: base\n")
    cards = tmp_path / "p" / "cards" / "c.yaml"
    checked = []

    def check(pack, *more):
        checked.append(pack.id)
        return check_pack(pack, *more)

    monkeypatch.setattr(whole_pack, "check_pack", check)
    for effects in ("{heal: 1}", "{heal: 1}", "{heal: 2}"):
        cards.write_text(CARD % effects)
        assert not isinstance(load_packs([str(tmp_path / "p")], tmp_path), OpenProblem)
    assert checked == ["base", "p"] * 2
    cards.write_text(CARD % "{place: nothing}")
    for _ in range(2):
        assert isinstance(load_packs([str(tmp_path / "p")], tmp_path), OpenProblem)
