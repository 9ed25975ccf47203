"""docs/reference/protocol.md is what the referee speaks."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from fragkit.language.translation import FIELDS
from fragkit.referee.parsing.inputs import QUESTIONS
from fragkit.referee.referee import PROTOCOL
from tests.referee.tables import say, sit
from tests.referee.test_killed import next_line

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def valid():
    page = (DOCS / "reference" / "protocol.md").read_text()
    schema = json.loads(re.search(r"```json\n(.*?)```", page, re.S)[1])
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema).validate


def test_the_page_tells_this_protocol():
    assert f"**protocol {PROTOCOL}**" in (DOCS / "reference" / "protocol.md").read_text()


def test_every_kind_of_answer_fits_the_schema(tmp_path, valid):
    referee = sit(
        tmp_path / "a.frag", "Red B2 3 turn movement 6 pulse-rifle", "Blue B1 2", "Green H6"
    )
    valid(referee.hello())
    kinds = set()
    said = [
        "m c2",
        "no",
        "m n",
        "m z9",
        "nonsense",
        "s blue",
        "1",
        "undo",
        "note hm",
        "s blue pulse 2",
    ]
    for text in [
        *said,
        *QUESTIONS,
        "los green",
        "show light-armor",
        "odds blue",
        "rules armor",
        "map all",
    ]:
        answer = referee.answer({"do": text})
        valid(answer)
        kinds.add(answer["type"])
    assert kinds == {"told", "refused", "confirm", "shown", "noted"}
    valid(say(referee, "quit"))


@pytest.mark.parametrize("cards", ["table", "dealt"])
def test_a_random_game_fits_the_schema(tmp_path, valid, cards):
    chance = random.Random(7)
    referee = sit(tmp_path / "a.frag", cards=cards, house=("frags=1",))
    valid(referee.hello())
    for _ in range(80):
        if referee.run.table.is_over:
            break
        valid(referee.answer({"do": next_line(referee, chance), "sure": True}))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("map", "packs", "variants"),
    [
        ("drydock", ("deathmatch",), ("last-man-standing=1",)),
        ("spillway", ("ftw",), ("barrels",)),
        ("tombstone-row", ("deadlands",), ()),
        ("foundry", ("deathmatch", "ftw"), ("capture-the-flag",)),
    ],
)
def test_a_random_game_of_the_expansions_fits_the_schema(tmp_path, valid, map, packs, variants):
    chance = random.Random(11)
    referee = sit(
        tmp_path / "a.frag", cards="dealt", packs=packs, variants=variants,
        map=map, players=("Red 3/2/2", "Blue 2/3/2", "Green 3/2/2", "Pink 3/2/2"),
    )  # fmt: skip
    valid(referee.hello())
    for _ in range(150):
        if referee.run.table.is_over:
            break
        valid(referee.answer({"do": next_line(referee, chance), "sure": True}))


def test_every_status_is_in_the_schema(valid, tmp_path):
    """A hanged fighter and one who is out for good are players like the others."""
    referee = sit(tmp_path / "a.frag", "Red B2 3 turn movement 6", "Blue B1 2", "Green H6")
    answer = referee.answer({"do": "who"})
    player = referee.hello()
    valid(player)
    for status in ("hanged", "out"):
        text = json.dumps(player).replace('"standing"', f'"{status}"')
        valid(json.loads(text))
    valid(answer)


def test_sentences_carry_their_template_and_fields(tmp_path):
    referee = sit(
        tmp_path / "a.frag", "Red B2 3 turn movement 6 hand gadget 1", "Blue B1 2", "Green H6"
    )
    refused = say(referee, "nonsense")["refusal"]
    assert refused["say"] == {
        "id": "there is no {kind} `{typed}`",
        "fields": {"kind": "command", "typed": "nonsense"},
    }
    assert refused["say_help"]["id"] == "type `help` for the commands"
    caution = say(referee, "p pocket-medkit")
    assert caution["type"] == "confirm"
    assert caution["say"]["fields"] == {"player": "Red", "card": "Pocket Medkit"}
    told = say(referee, "m n")
    assert told["request"]["say"]["fields"]["player"] == "Red"
    assert told["inputs"][0]["say"]["fields"]
    assert told["inputs"][0]["events"][0]["say"]["id"]


def test_the_page_names_every_kind_of_field():
    page = (DOCS / "reference" / "protocol.md").read_text()
    assert [kind for kind in set(FIELDS.values()) if f"| `{kind}` |" not in page] == []


def test_the_schema_can_say_no(valid):
    with pytest.raises(jsonschema.ValidationError):
        valid({"type": "told", "inputs": []})
    with pytest.raises(jsonschema.ValidationError):
        valid({"type": "mumble"})


@pytest.mark.slow
def test_the_bot_of_the_docs_plays_a_whole_game(tmp_path):
    ran = subprocess.run(
        [sys.executable, DOCS / "how-to" / "develop" / "bot.py", "bots.frag"], cwd=tmp_path, capture_output=True,
        text=True, timeout=120, check=True,
    )  # fmt: skip
    assert re.match(r"The game is over\. (Red|Blue) wins\.", ran.stdout)
    assert len((DOCS / "how-to" / "develop" / "bot.py").read_text().splitlines()) <= 30
