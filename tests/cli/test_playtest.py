"""`fragkit playtest`: the contract, reports that repeat, and bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

QUICK = ("--players", "2", "--games", "2", "--workers", "1")


def test_the_json_has_the_keys_of_the_contract(fragkit):
    ran = fragkit("playtest", "fighter", "zoe-mph", *QUICK, "--json")
    assert ran.code == 0
    assert (ran.json["seed"], ran.json["games"]) == (1, 2)
    (verdict,) = ran.json["verdicts"]
    assert {"kind", "id", "rate", "low", "high", "par", "verdict"} <= set(verdict)
    assert (verdict["kind"], verdict["id"], verdict["par"]) == ("fighter", "zoe-mph", 0.5)
    assert verdict["verdict"] == "unsure"


def test_the_verdict_is_the_first_line(fragkit):
    out = fragkit("playtest", "fighter", "zoe-mph", *QUICK).out
    assert out.startswith("Not sure yet: Zoe MPH wins ")
    german = fragkit("playtest", "fighter", "zoe-mph", *QUICK, "--lang", "de").out
    assert german.startswith("Noch nicht sicher: ")


@pytest.mark.slow
@pytest.mark.parametrize("what", [["map", "reactor"], ["card", "boomstick"], ["base"]])
def test_the_same_seed_gives_the_same_bytes_on_two_workers(fragkit, what):
    args = ["playtest", *what, "--players", "3", "--games", "3", "--json"]
    alone = fragkit(*args, "--workers", "1")
    assert alone.code == 0
    assert alone.out == fragkit(*args, "--workers", "2").out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["fighter", "zoe-mpf"], "did you mean `zoe-mph`?"),
        (["fighter"], "name a fighter"),
        (["card", "no-such-card"], "there is no card `no-such-card`"),
        (["map", "no-such-map"], "there is no map `no-such-map`"),
        (["map", "foundry", "--map", "reactor"], "name the map once"),
        (["base", "more"], "choose fighter, card or map"),
        (["base", "--against", "marine"], "--against needs a fighter"),
        (["fighter", "zoe-mph", "--against", "marine"], "4 players need 3 other fighters, not 1"),
        (["fighter", "zoe-mph", "--against", "marin"], "did you mean `marine`?"),
        (["fighter", "zoe-mph", "--players", "7"], "--players takes 2 to 6, not 7"),
        (["--minutes", "1", "--games", "5"], "choose either --minutes or --games"),
        (["--minutes", "0"], "--minutes takes a number above 0"),
        (["--games", "0"], "--games takes 1 or more"),
        (["--workers", "0"], "--workers takes 1 or more"),
        (["--variant", "no-such-variant"], "no-such-variant"),
        (["--house", "no.such=a"], "--house"),
        (["--pack", "no-such-pack"], "no-such-pack"),
        (["--pack", "deathmatch", "--variant", "capture-the-flag"], "team"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(fragkit, args, message):
    ran = fragkit("playtest", *args)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_a_map_that_is_too_small_and_a_broken_pack_are_refused(fragkit, tmp_path):
    small = tmp_path / "small.yaml"
    small.write_text(
        "id: small\nname: Small\ngrid: |\n  +---+---+---+\n  | 1   .   2 |\n  +---+---+---+\n"
    )
    ran = fragkit("playtest", "map", str(small))
    assert (ran.code, ran.out) == (2, "")
    assert "the map has only 2 respawn squares for 4 players" in ran.err
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "pack.yaml").write_text("id: bad\nname: 3\nnonsense: 1\n")
    ran = fragkit("playtest", str(tmp_path / "bad"))
    assert (ran.code, ran.out) == (2, "")
    assert "pack.yaml" in ran.err


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals differ")
def test_ctrl_c_ends_with_the_report_so_far(tmp_path):
    command = [sys.executable, "-m", "fragkit", "playtest", "fighter", "zoe-mph", "--players", "2"]
    with subprocess.Popen(
        [*command, "--minutes", "9", "--workers", "1", "--json"],
        cwd=tmp_path, stdout=subprocess.PIPE, text=True,
    ) as running:  # fmt: skip
        time.sleep(20)
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=60)
    assert running.returncode == 0
    assert json.loads(out)["games"] > 0
