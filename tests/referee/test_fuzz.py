"""Whatever is typed, there is an answer; what is refused has changed nothing."""

from __future__ import annotations

import random

import pytest

from fragkit.referee.parsing.context import BASE_GAME, verbs_of
from tests.referee.tables import say, sit, stands

POSITION = (
    "Red A1 3 pulse-rifle light-armor lucky-mousepad hand weapon 2 gadget 2 special 2 turn movement 9",
    "Blue D1 2 red-dot-sight hand special 2 gadget 1",
    "Green H6 hand special 2 weapon 1",
)
WORDS = [
    *verbs_of(BASE_GAME), "red", "blue", "green:", "red:", "nobody", "a1", "c4", "h6", "zz9", "n", "e", "s", "w",
    "1", "2", "6", "66", "4 2", "-1", "999999", "to", "at", "with", "dice", "then", "blood", "card",
    "pulse", "light", "disconnect", "lag", "boomstick", "blink", "phone-booth", "health", "square",
    "off", "hand", "weapon", "3/2/2", "9/9/9", "Pink", "zoe", "after", "none", "!", ":", "#", "…",
    "override red health 2", "override blue square b1", "s blue", "end", "3 3", "r",
]  # fmt: skip


def babble(chance: random.Random) -> str:
    return " ".join(chance.choices(WORDS, k=chance.randint(1, 4)))


def talk(path, seed: int, count: int) -> None:
    chance = random.Random(seed)
    referee = sit(path, *POSITION)
    for _ in range(count):
        state, request = stands(referee)
        before = state.copy(), request
        number = referee.run.next_number
        text = babble(chance)
        answer = referee.answer({"do": text, "sure": chance.random() < 0.5, "width": 40})
        if answer["type"] in ("refused", "shown", "noted", "confirm", "bye"):
            assert stands(referee) == before, text
            assert referee.run.next_number == number, text
    left = stands(referee)
    referee.journal.close()
    assert stands(sit(path)) == left, seed


@pytest.mark.parametrize("seed", range(4))
def test_babble_is_answered(tmp_path, seed):
    talk(tmp_path / "a.frag", seed, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_much_babble_is_answered(tmp_path, seed):
    talk(tmp_path / "a.frag", seed, 200)


def test_data_of_any_shape_is_answered(tmp_path):
    referee = sit(tmp_path / "a.frag", *POSITION)
    chance = random.Random(1)
    values = [None, 1, -1, "", "Red", "x" * 50, [], ["e"], [1], {}, True, 1.5, "zz9", "pulse-rifle"]
    kinds = ["move", "move-to", "jump", "shoot", "take", "drop", "end", "play", "use", "discard",
             "spend", "override", "join", "leave", "faces", "choose", "deal", "fly"]  # fmt: skip
    keys = ["player", "path", "square", "direction", "squares", "target", "weapon", "ammo", "mode",
            "what", "card", "pick", "dice", "cards", "count", "fact", "value", "detail", "stats",
            "fighter", "after", "options", "then"]  # fmt: skip
    for _ in range(300):
        data = {key: chance.choice(values) for key in chance.sample(keys, chance.randint(0, 4))}
        data |= {
            "kind": chance.choice(kinds),
            "player": chance.choice(["Red", "Blue", "Nobody", 3]),
        }
        assert referee.answer({"do": data})["type"] in ("told", "refused", "confirm")
    assert say(referee, "who")["type"] == "shown"
