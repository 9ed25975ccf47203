"""A map whose floor plays along, refereed with typed dice from its very file."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start

FACTORY = str(Path(__file__).parent / "wild-ground" / "maps" / "toy-factory.yaml")


def table(path: Path, red: str, blue: str = "A1") -> Referee:
    wanted = GameOptions(
        map=FACTORY, players=["Red 3/2/2", "Blue 3/2/2"], positions=[f"Red {red} turn movement 6", f"Blue {blue}"],
    )  # fmt: skip
    referee = start(Start(path / "game.frag", wanted, 1))
    assert isinstance(referee, Referee), referee
    return referee


def played(referee: Referee, *lines: str) -> str:
    """Where Red stands and how."""
    for line in lines:
        answer = referee.answer({"do": line})
        assert answer["type"] == "told", (line, answer.get("refusal") or answer)
    red = answer["state"]["seats"]["Red"]
    return f"{red['square']} {red['health']}" if red["square"] else str(red["status"])


@pytest.mark.parametrize(
    ("red", "lines", "stands"),
    [
        ("C1 3", ["m e", "end"], "F1 3"),  # the belt carries two squares on
        ("A2 3", ["m e"], "B2 2"),  # tacks
        ("D3 3", ["m e"], "G3 3"),  # marbles roll on
        ("H2 3", ["m w", "6", "west"], "A2 3"),  # over everything, as far as the wall
        ("E2 3", ["m e", "end"], "C2 3"),  # the cannon fires at the turn's end
        ("G3 1", ["m w"], "fragged"),  # who is weak does not leave the paint shop alive
    ],
)
def test_the_floor_plays_along(tmp_path: Path, red: str, lines: list[str], stands: str) -> None:
    assert played(table(tmp_path, red), *lines) == stands


def test_a_lift_is_used_and_leads_into_its_zone(tmp_path: Path) -> None:
    referee = table(tmp_path, "B4 3")
    assert played(referee, "m e", "use goods-lift", "G3") == "G3 3"


def test_paint_hides_and_the_record_replays(tmp_path: Path) -> None:
    referee = table(tmp_path, "F4 3", "C4")
    played(referee, "m e", "end", "1 1")
    refused = referee.answer({"do": "s red"})
    assert refused["type"] == "refused"
    assert "Paint Shop" in refused["refusal"]["text"]
    referee.journal.close()
    again = start(Start(tmp_path / "game.frag", GameOptions(), 1, outside=True))
    assert isinstance(again, Referee), again
    assert again.run.table.state == referee.run.table.state
