"""`fragkit show card` and `show fighter`."""

from pathlib import Path

import pytest

FIXTURES = Path(__file__).parent.parent / "fixtures"


@pytest.fixture(autouse=True)
def phone(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")


def test_a_card_shows_what_is_printed_on_it(fragkit):
    assert fragkit("show", "card", "pulse-rifle").out == (
        "Pulse Rifle\n"
        "weapon · 2d · ammo 4 · energy · 2 copies\n"
        "ammo □ □ □ □\n"
        "\n"
        "Burst: spend up to 4 ammo in one attack.\n"
        "Each one rolls another 2d.\n"
        "\n"
        "Please hold. Your target is important to\n"
        "us.\n"
        "\n"
        "type `pulse-rifle`\n"
    )


def test_a_card_shows_how_long_it_stays_in_play(fragkit, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pack.yaml").write_text('id: own\nname: Own\nversion: "1"\nextends: [base]\n')
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "own.yaml").write_text(
        "- {id: slow-cure, name: Slow Cure, deck: gadget, letter: H, lasts: 2 turns,"
        " effects: [{heal: 1, at: turn-start}]}\n"
    )
    assert "It stays in play for 2 turns.\n" in fragkit("show", "card", "slow-cure").out


def test_a_beginning_that_only_one_card_has_is_enough(fragkit):
    assert fragkit("show", "card", "pulse").out.startswith("Pulse Rifle\n")


def test_an_unknown_card_gets_a_suggestion(fragkit):
    ran = fragkit("show", "card", "pulse-riffle")
    assert (ran.code, ran.err) == (
        2,
        "fragkit: there is no card `pulse-riffle`; did you mean `pulse-rifle`?\n",
    )


def test_a_fighter_shows_stats_and_traits(fragkit):
    ran = fragkit("show", "fighter", "agency-operative")
    assert ran.code == 0
    assert "split 7 points, 1 to 4 each" in ran.out
    assert "Starts with Gatling Pistol: 3d damage,\nunlimited ammo" in ran.out
    assert "- Paperwork: Your hand limit is 4." in ran.out
    assert max(len(line) for line in ran.out.split("\n")) <= 40


def test_a_broken_file_is_named_with_its_first_problem(fragkit, tmp_path):
    (tmp_path / "mine.yaml").write_text(
        "- {id: zap, name: Zap, deck: weapon, damage: 5x, ammo: 4}\n"
    )
    ran = fragkit("show", "card", "./mine.yaml")
    assert ran.code == 2
    assert ran.err.startswith("fragkit: mine.yaml:1:46: error[bad-value]")


@pytest.mark.parametrize("kind", ["card", "fighter"])
def test_a_missing_file_is_no_answer(fragkit, kind):
    ran = fragkit("show", kind, "./nowhere.yaml")
    assert (ran.code, ran.err) == (2, "fragkit: there is no file `./nowhere.yaml`\n")
