"""The page's Python half: games, looks and prints as the worker asks for them."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys

import pytest

from fragkit.cli import run
from fragkit.page.pocket import Pocket


@pytest.fixture
def pocket(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FRAGKIT_HOME", str(tmp_path / ".home"))
    return Pocket(tmp_path, run)


def ask(pocket, **message):
    return json.loads(pocket.answer_text(json.dumps(message)))


def begin(pocket, **options):
    chosen = {"map": "foundry", "players": ["Red 3/2/2", "Blue 2/3/2"], **options}
    return ask(pocket, ask="new", name="friday", options=chosen)


def test_sight_is_that_of_the_command_line(pocket, capsys):
    clear = ask(pocket, ask="sight", map="foundry", **{"from": "C4", "to": "C7"})
    assert (clear["visible"], clear["range"], clear["text"]) == (True, 3, "CLEAR, range 3")
    blocked = ask(pocket, ask="sight", map="foundry", **{"from": "C4", "to": "D7"})
    run(["los", "foundry", "C4", "D7", "--json"])
    native = json.loads(capsys.readouterr().out)
    assert {key: blocked[key] for key in native} == native
    body = ask(pocket, ask="sight", map="foundry", fighters=["C5"], **{"from": "C4", "to": "C7"})
    assert not body["visible"]


def test_odds_and_reach_are_those_of_the_command_line(pocket, capsys):
    shot = ask(pocket, ask="shot", accuracy=2, range=7, damage=4, health=3)
    run(["odds", "--accuracy", "2", "--range", "7", "--damage", "4d", "--health", "3", "--json"])
    assert shot["exact"] == json.loads(capsys.readouterr().out)["exact"]
    for weapon, away in (("boomstick", 2), ("bayonet-drill", 1), ("bayonet-drill", 4)):
        shot = ask(pocket, ask="shot", accuracy=2, range=away, health=3, weapon=weapon)
        run(["odds", weapon, "--range", str(away), "--health", "3", "--json"])
        assert shot["exact"] == json.loads(capsys.readouterr().out)["exact"]
    assert ask(pocket, ask="shot", weapon="medkit")["type"] == "refused"
    far = ask(pocket, ask="reach", map="foundry", moves=7, speed=2, **{"from": "B2"})
    run(["reach", "foundry", "B2", "7", "--speed", "2", "--json"])
    assert far["squares"] == json.loads(capsys.readouterr().out)["squares"]


def test_a_map_comes_with_its_picture_and_every_square(pocket):
    board = ask(pocket, ask="map", map="foundry+reactor")
    assert board["svg"].startswith("<?xml")
    assert board["names"] == ["Foundry", "Reactor"]
    assert board["floor"]["foundry:C4"][:2] == [2, 3]


def test_a_game_is_begun_played_and_opened_again(pocket):
    assert begin(pocket)["request"]["kind"] == "roll"
    assert ask(pocket, do="4")["type"] == "told"
    ((kind, name, was, now),) = pocket.unsaved()
    assert (kind, name, was) == ("games", "friday.frag", None)
    assert now.startswith(b"frag 1\n")
    pocket.saved()
    assert pocket.unsaved() == []
    assert ask(pocket, ask="close") == {"type": "closed"}
    assert ask(pocket, do="4")["refusal"]["text"] == "no game is open"
    again = ask(pocket, ask="open", name="friday.frag")
    assert (again["type"], again["number"]) == ("hello", 1)
    assert [row["players"] for row in ask(pocket, ask="games")["games"]] == [["Red", "Blue"]]


def test_an_input_that_was_not_stored_is_taken_back(pocket):
    begin(pocket)
    pocket.saved()
    kept = pocket.stored["games", "friday.frag"]
    ask(pocket, do="4")
    pocket.revert("games", "friday.frag", kept)
    assert pocket.unsaved() == []
    assert ask(pocket, ask="log")["inputs"] == []
    assert ask(pocket, do="5")["inputs"][0]["line"] == "5"


def test_buttons_are_what_the_referee_accepts(pocket):
    begin(pocket, positions=["Red C4", "Blue C7"], dice="auto")
    for _ in range(4):
        request = ask(pocket, ask="hello")["request"]
        if request["kind"] == "act":
            break
        ask(pocket, do="r" if request["kind"] == "roll" else request["options"][0]["key"])
    made = ask(pocket, ask="buttons")["buttons"]
    kinds = {one["kind"] for one in made}
    assert {"shoot", "end"} <= kinds
    shot = next(one for one in made if one["kind"] == "shoot")
    assert shot["text"].startswith("Shoot ")
    assert "hit" in shot["detail"]
    assert ask(pocket, do=shot["typed"])["type"] == "told"


def test_cards_are_shown_as_they_are_printed(pocket):
    begin(pocket)
    cards = ask(pocket, ask="cards")["cards"]
    boomstick = {"id": "boomstick", "name": "Boomstick", "deck": "weapon", "kind": "weapon"}
    assert {**boomstick, "weapon": True} in cards
    assert "<svg" in ask(pocket, ask="card", card="boomstick")["svg"]
    assert ask(pocket, ask="card", card="nothing")["type"] == "refused"


def test_a_record_is_imported_byte_for_byte(pocket):
    begin(pocket)
    ask(pocket, do="4")
    record = ask(pocket, ask="record", name="friday.frag")["data"]
    answer = ask(pocket, ask="import", name="../../friday.frag", data=record)
    assert (answer["type"], answer["name"]) == ("hello", "friday-2.frag")
    assert (pocket.home / "games" / "friday-2.frag").read_bytes() == base64.b64decode(record)


@pytest.mark.parametrize(
    "text",
    [
        "frag 1\nmap: ../../etc/passwd\nplayer: Red 3/2/2\nplayer: Blue 2/3/2\n\n4\n",
        "frag 1\npack: /etc\nmap: foundry\nplayer: Red 3/2/2\n\n",
        "not a record",
        "frag 1\n" + "x" * 100_000,
    ],
)
def test_a_hostile_record_is_refused_and_not_kept(pocket, text):
    data = base64.b64encode(text.encode()).decode()
    answer = ask(pocket, ask="import", name="evil.frag", data=data)
    assert answer["type"] == "refused"
    assert answer["refusal"]["text"]
    assert pocket.unsaved() == []


@pytest.mark.parametrize(
    "message",
    ["", "[]", "{", '{"ask": 3}', '{"ask": "__init__"}', '{"ask": "import", "data": "%%"}', "nul"],
)
def test_nonsense_gets_a_refusal(pocket, message):
    assert json.loads(pocket.answer_text(message))["type"] == "refused"


def test_pdfs_are_those_of_the_command_line(pocket, tmp_path, capsys):
    words = ["pdf", "--pack", "base", "--only", "counters"]
    made = ask(pocket, ask="print", words=words)
    run(["build", *words, "--out", str(tmp_path / "native")])
    ((name, data),) = [(file["name"], base64.b64decode(file["data"])) for file in made["files"]]
    assert data == (tmp_path / "native" / "pdf" / name).read_bytes()


def test_a_pack_that_is_no_pack_is_refused(pocket):
    data = base64.b64encode(b"PK nothing").decode()
    answer = ask(pocket, ask="install", data=data)
    assert (answer["code"], answer["installed"]) == (2, False)
    assert "was not installed" in answer["err"]


def in_a_page(home, code, script, *messages):
    """Return what a page in that language prints, in a process of its own."""
    begin = f"import sys; from fragkit.open_page import open_pocket; pocket = open_pocket({code!r})"
    words = [sys.executable, "-c", f"{begin}\n{script}", *map(json.dumps, messages)]
    env = {**os.environ, "HOME": str(home), "FRAGKIT_HOME": str(home / "packs")}
    return subprocess.run(words, capture_output=True, text=True, env=env, check=True).stdout


def test_a_german_page_names_cards_in_german_without_a_game(tmp_path):
    script = "for text in sys.argv[1:]: print(pocket.answer_text(text))"
    asked = ({"ask": "library_cards"}, {"ask": "library_card", "card": "pocket-medkit"})
    cards, card = map(json.loads, in_a_page(tmp_path, "de", script, *asked).splitlines())
    (listed,) = (one for one in cards["cards"] if one["id"] == "pocket-medkit")
    assert (listed["name"], listed["kind"]) == ("Taschenapotheke", "Gerätekarte")
    assert card["name"] == listed["name"]
    assert card["facts"].startswith("Gerätekarte")


def test_a_first_look_loads_neither_press_nor_referee_nor_commands(tmp_path):
    script = (
        "for text in sys.argv[1:]: print(pocket.answer_text(text)[:60])\n"
        "rooms = ('fragkit.press', 'fragkit.referee', 'fragkit.rules', 'fragkit.cli')\n"
        "heavy = ('typer', 'reportlab', 'svgwrite', *rooms)\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    asked = [
        {"ask": "maps", "joined": True},
        {"ask": "sight", "map": "foundry", "from": "C4", "to": "C7"},
        {"ask": "sight", "map": "foundry", "from": "C4"},
    ]
    printed = in_a_page(tmp_path, "en", script, *asked)
    assert '"visible": true' in printed
    assert printed.splitlines()[-1] == "[]"
