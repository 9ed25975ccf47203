"""What a bare Enter offers is never wrong: in random games every line of it is typed, and accepted."""

from __future__ import annotations

import re

import pytest

from fragkit.lab.random_player import RandomPlayer
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.referee.tables import ARENA

PLAYERS = ["Red 3/2/2", "Blue 2/3/2", "Green 2/2/3"]
GAMES = {
    "table": GameOptions(),
    "dealt": GameOptions(cards="dealt"),
    "auto": GameOptions(dice="auto", cards="dealt"),
    "barrels": GameOptions(packs=["deathmatch"], variants=["barrels"], map="drydock"),
    "lava": GameOptions(packs=["ftw"], map="caldera", cards="dealt"),
    "west": GameOptions(packs=["deadlands"], map="tombstone-row", cards="dealt"),
    "teams": GameOptions(variants=["capture-the-flag"], packs=["deathmatch"], map="foundry"),
}


def begun(path, wanted: GameOptions, seed: int) -> Referee:
    wanted.map = wanted.map or str(ARENA)
    wanted.players = [*PLAYERS, "Pink 3/2/2"] if wanted.variants else list(PLAYERS)
    referee = start(Start(path, wanted, seed))
    assert isinstance(referee, Referee), referee
    referee.hello()
    return referee


def check(referee: Referee) -> int:
    """How many lines were typed."""
    answer = referee.answer({"do": "?", "width": 40})
    assert len(answer["lines"]) <= 12, answer["lines"]
    assert max(map(len, answer["lines"])) <= 40, answer["lines"]
    here, count = referee.run.next_number - 1, 0
    rows = {row["say"]: row["text"] for row in answer["data"]["now"]}
    for said, text in rows.items():
        if re.search(r"[A-Z]{2}|rematch|standings|undo", said) or text.startswith("not yet"):
            continue  # a form, or what is always there
        done = referee.answer({"do": "" if said == "Enter" else f"{said}!"})
        assert done["type"] in ("told", "confirm"), (said, done.get("refusal"), answer["lines"])
        assert "refusal" not in done, (said, done["refusal"])
        if referee.run.next_number - 1 > here:
            assert referee.answer({"do": f"undo to {here}"})["type"] == "told"
            here = referee.run.next_number - 1
        count += 1
    return count


def play(path, wanted: GameOptions, seed: int, inputs: int, each: int) -> int:
    referee, player, typed = begun(path, wanted, seed), RandomPlayer(seed), 0
    for number in range(inputs):
        if referee.run.table.is_over:
            break
        if number % each == 0:
            typed += check(referee)
        pause = referee.run.rolls_itself(referee.run.request)
        line = (
            "" if pause else command_line(player.answer(referee.run.table), referee.run.context())
        )
        referee.answer({"do": line, "sure": True})
    return typed


def test_every_suggestion_is_accepted(tmp_path):
    assert play(tmp_path / "a.frag", GameOptions(), 5, 40, 8) > 10


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_suggestion_in_any_game_is_accepted(tmp_path, game):
    wanted = GAMES[game]
    again = GameOptions(
        **{key: getattr(wanted, key) for key in ("packs", "variants", "map", "dice", "cards")}
    )
    assert play(tmp_path / "a.frag", again, 1, 100, 10) > 10
