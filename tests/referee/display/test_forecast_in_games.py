"""In games of random players: odds, sight and shots agree wherever they are asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fragkit.board.blockers import SIGHT_RULES as RULES
from fragkit.lab.base_game import base_library
from fragkit.lab.random_player import RandomPlayer
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.referee import Referee
from fragkit.rules.attack.ready_weapons import weapons_at_hand
from fragkit.rules.commands import Shoot
from fragkit.rules.flow.command_options import shots
from fragkit.rules.game import Game
from fragkit.rules.game_map import seen_through
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Act
from tests.referee.display.test_forecast import check
from tests.referee.tables import sit

SUITS = ("light-armor", "riot-gear", "fridge-plating", "tinfoil-tuxedo", "hug-me-vest")
SPLITS = ("Red 3/2/2", "Blue 2/1/4", "Green 1/3/3", "Yellow 2/4/1")


def armed(random: Random) -> list[str]:
    """Four fighters close together, each with weapons and gadgets of the base decks in play."""
    cards = base_library().cards
    weapons = [id for id, card in cards.items() if card.deck == "weapon"]
    suits = [id for id in cards if id in SUITS]
    gadgets = [
        id
        for id, card in cards.items()
        if card.deck == "gadget" and card.duration is not None and id not in SUITS
    ]
    random.shuffle(weapons)
    random.shuffle(suits)
    random.shuffle(gadgets)
    squares = random.sample(["A1", "B1", "C1", "D1", "E1", "F1", "A2", "B2", "C2", "D2", "E2"], 4)
    lines = []
    for player, square in zip(SPLITS, squares, strict=True):
        laid = [weapons.pop(), weapons.pop(), suits.pop(), *(gadgets.pop() for _ in range(3))]
        lines.append(f"{player.split()[0]} {square} {' '.join(laid)}")
    lines[0] += " turn movement 6"
    return lines


def prompts(path: Path, seed: int, most: int, *lines: str) -> Iterator[Referee]:
    """A game with dealt cards, at each free moment of a turn that can be shot in."""
    referee = sit(path, *lines, players=SPLITS, cards="dealt", seed=seed)
    referee.hello()
    player = RandomPlayer(seed)
    for _ in range(most):
        table = referee.run.table
        if table.is_over:
            return
        if isinstance(table.request, Act) and table.request.attacks:
            yield referee
        answer = referee.answer({"do": to_plain(player.answer(table))})
        assert answer["type"] == "told", answer


def words_of(referee: Referee, shot: Shoot) -> str:
    """What stands after `s` and after `odds`."""
    return command_line(shot, referee.run.context()).partition(" ")[2]


def sample(path: Path, seed: int, positions: int) -> None:
    """Shots of one game, the weapon first: what is fired seldom is met as well."""
    random = Random(seed)
    for referee in prompts(path, seed, 400, *armed(random)):
        legal = list(shots(referee.run.game, referee.run.request.player))
        if not legal or random.random() < 0.5:
            continue
        weapon = random.choice(sorted({shot.weapon for shot in legal}))
        shot = random.choice([one for one in legal if one.weapon == weapon])
        check(referee, words_of(referee, shot), seed=seed)
        positions -= 1
        if not positions:
            return


@pytest.mark.slow
def test_odds_in_a_random_game_are_what_happens(tmp_path: Path) -> None:
    sample(tmp_path / "1.frag", 3, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 8))
def test_odds_in_random_games_are_what_happens(tmp_path: Path, seed: int) -> None:
    sample(tmp_path / f"{seed}.frag", seed, 4)


# -- refusals ------------------------------------------------------------------------------------


def answer(referee: Referee, text: str) -> dict[str, Any]:
    return referee.answer({"do": text})


def sees_more(game: Game, name: str, weapons: list[str]) -> bool:
    entries = [game.catalog.weapon_entry(game.seat(name).fighter, id) for id in weapons]
    return any(seen_through(game, name, entry) != seen_through(game, name) for entry in entries)


def agree(referee: Referee, random: Random) -> str:
    """One shot at somebody or something, possible or not: `odds` and `los` say what `s` says."""
    game, me = referee.run.game, referee.run.request.player
    weapon = random.choice([*weapons_at_hand(game, me), *game.seat(me).known, "boomstick"])
    entry = game.catalog.weapon_entry(game.seat(me).fighter, weapon)
    others = [name for name in game.state.seats if name != me]
    target = random.choice([*others, *others, random.choice(list(game.ground.place))])
    ammo = random.choice([0, 0, 0, 1, 4, 9])
    mode = random.choice(["", *(entry.modes if entry is not None else ())])
    shot = Shoot(me, target, weapon if random.random() < 0.7 else "", ammo, mode)
    if not shot.weapon:
        shot = Shoot(me, target)
    words = words_of(referee, shot)
    odds, refusal = answer(referee, f"odds {words}"), referee.run.table.refuse(shot)
    why: dict[str, Any] = odds.get("refusal") or {"rule": "", "text": ""}
    if odds["type"] == "shown":
        reasons = [one["refusal"] for one in odds["data"]["shots"]]
        assert (None in reasons) == (refusal is None), f"s {words}"
        why = reasons[0] or why
    if why["text"]:
        said = answer(referee, f"s {words}")
        assert said["type"] == "refused", f"odds {words}: {why}"
        if (
            odds["type"] == "shown"
        ):  # a target that is not there has no odds, whatever else is wrong
            assert said["refusal"]["text"] == why["text"], words
    square = game.seat(target).square if target in game.state.seats else target
    if not square:
        assert answer(referee, f"los {target}")["type"] == "refused"
        return "off"
    los = answer(referee, f"los {target}")["data"]
    rule = why["rule"]
    if rule in (*RULES.values(), "los.barrel"):
        assert los["visible"] is False
        # `los` asks for the fighter, not for a weapon that shoots through others.
        if not sees_more(game, me, [shot.weapon] if shot.weapon else weapons_at_hand(game, me)):
            assert los["blocked_by"]["text"] in why["text"]
    elif odds["type"] == "shown" and not rule and odds["data"]["shots"][0]["range"]:
        through = entry is not None and seen_through(game, me, entry)
        assert los["visible"] or through, words
        assert los["range"] == odds["data"]["shots"][0]["range"]
    return rule or odds["type"]


def test_odds_and_sight_refuse_what_a_shot_is_refused_for(tmp_path: Path) -> None:
    random = Random(5)
    met = {agree(referee, random) for referee in prompts(tmp_path / "1.frag", 5, 80)}
    assert {"shown", "off"} & met


@pytest.mark.slow
def test_odds_and_sight_refuse_it_in_long_games(tmp_path: Path) -> None:
    random = Random(7)
    met = set()
    for seed in range(4):
        for referee in prompts(tmp_path / f"{seed}.frag", seed, 200, *armed(random)):
            met |= {agree(referee, random) for _ in range(5)}
    assert met >= {"shown", "off", "los.corner", "wall.fire", "los.fighter", "ammo.one", "play.def"}
