"""Games to test with: a table on a small map, positions typed as people type them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start

ARENA = Path(__file__).parent.parent / "games" / "arena.yaml"
PLAYERS = ("Red 3/2/2", "Blue 2/3/2", "Green 3/2/2")
DUEL = ("Red A1 3 turn movement 6", "Blue B1 2 light-armor", "Green H6 hand special 2 gadget 1")


def sit(
    path: Path,
    *positions: str,
    players: tuple[str, ...] = PLAYERS,
    dice: str = "table",
    cards: str = "table",
    house: tuple[str, ...] = (),
    seed: int | None = 1,
    variants: tuple[str, ...] = (),
    teams: tuple[str, ...] = (),
    packs: tuple[str, ...] = (),
    floors: tuple[str, ...] = (),
    map: str = str(ARENA),
    **how: Any,
) -> Referee:
    """A game in that file, begun or opened again."""
    wanted = GameOptions()
    if not path.exists():
        wanted = GameOptions(
            map=map, packs=list(packs), players=list(players), dice=dice, cards=cards, houses=list(house),
            positions=list(positions), floors=list(floors), variants=list(variants), teams=list(teams),
        )  # fmt: skip
    referee = start(Start(path, wanted, seed, **how))
    assert not isinstance(referee, OpenProblem), referee.message
    return referee


def say(referee: Referee, *texts: str) -> dict[str, Any]:
    """Each is said; the last answer counts. All but the last must be accepted."""
    answer: dict[str, Any] = {}
    for text in texts:
        assert answer.get("type") != "refused", answer["refusal"]
        answer = referee.answer({"do": text})
    return answer


def told(answer: dict[str, Any]) -> str:
    assert answer["type"] == "told", answer
    return " ".join(one["text"] for one in answer["inputs"])


def stands(referee: Referee) -> tuple[object, object]:
    """All that a game is: state and what is due."""
    return referee.run.table.state, referee.run.request
