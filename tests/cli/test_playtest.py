"""`fragkit playtest`: the contract, reports that repeat, and bad input."""

from __future__ import annotations

import html
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

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
        (["fighter", "zoe-mph", "--against", "huckster"], "which is not in play; try --pack base,"),
        (["fighter", "huckster", "--pack", "base"], "`huckster` is in the pack `deadlands`"),
        (["fighter", "zoe-mph", "--players", "7"], "--players takes 2 to 6, not 7"),
        (["--players", "four"], "--players takes a number such as 4 or 2-6, not `four`"),
        (["--players", "5-3"], "--players takes 2 to 6, not 5-3"),
        (["--evenings", "no-such-folder"], "there are no records (*.frag) in `no-such-folder`"),
        (["--on", "somewhere"], "--on takes an address such as tcp://127.0.0.1:8786"),
        (["--on", "tcp://127.0.0.1:1", "--workers", "2"], "choose either --workers or --on"),
        (["--report", "page.pdf"], "--report writes a page: name it `page.html`"),
        (["--report", "no/such/page.html"], "there is no folder `no/such` for `page.html`"),
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


def test_a_map_that_is_too_small_and_a_broken_pack_are_refused(fragkit, tmp_path, monkeypatch):
    small = tmp_path / "small.yaml"
    small.write_text(
        "id: small\nname: Small\ngrid: |\n  +---+---+---+\n  | 1   .   2 |\n  +---+---+---+\n"
    )
    ran = fragkit("playtest", "map", str(small))
    assert (ran.code, ran.out) == (2, "")
    assert "the map has only 2 respawn squares for 4 players" in ran.err
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "pack.yaml").write_text("id: bad\nname: 3\nnonsense: 1\n")
    before = sorted(tmp_path.rglob("*"))
    monkeypatch.chdir(tmp_path)
    for pack in (str(tmp_path / "bad"), "bad"):
        ran = fragkit("playtest", pack, "--report", "page.html", "--resume", "run.jsonl")
        assert (ran.code, ran.out) == (2, "")
        assert "pack.yaml" in ran.err
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals differ")
def test_ctrl_c_ends_with_the_report_so_far(tmp_path):
    command = [sys.executable, "-m", "fragkit", "playtest", "fighter", "zoe-mph", "--players", "2"]
    kept = tmp_path / "kept.jsonl"
    with subprocess.Popen(
        [*command, "--minutes", "60", "--workers", "1", "--json", "--resume", str(kept)],
        cwd=tmp_path, stdout=subprocess.PIPE, text=True,
        # A shell's background job ignores Ctrl-C, and so would this process.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:  # fmt: skip
        while not kept.exists() or len(kept.read_text().splitlines()) < 2:  # until games are kept
            assert running.poll() is None, "it ended by itself"
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate()
    assert running.returncode == 0
    assert json.loads(out)["games"] > 0


def test_a_run_that_was_ended_continues_with_the_same_report(fragkit, tmp_path):
    args = ["playtest", "fighter", "zoe-mph", "--players", "2", "--workers", "1", "--json"]
    whole = fragkit(*args, "--games", "6")
    file = tmp_path / "zoe.jsonl"
    assert fragkit(*args, "--games", "2", "--resume", str(file)).json["games"] == 2
    assert fragkit(*args, "--games", "6", "--resume", str(file)).out == whole.out
    assert len(file.read_text().splitlines()) == 4, "a head and three blocks"
    other = fragkit(*args, "--games", "6", "--seed", "2", "--resume", str(file))
    assert other.code == 2
    assert "has the results of another playtest" in other.json["error"]["message"]


def test_real_evenings_are_in_the_report(fragkit, tmp_path):
    records = Path(__file__).parents[1] / "games"
    names = ("02-armor-healing-blood.frag", "06-interruptions-and-contradictions.frag")
    for name in (*names, "arena.yaml"):
        (tmp_path / name).write_bytes((records / name).read_bytes())
    ran = fragkit("playtest", "base", *QUICK, "--json", "--evenings", str(tmp_path))
    assert ran.code == 0, ran.err
    found = ran.json["evenings"]
    assert (found["games"], found["unfinished"]) == (2, 0)
    (tmp_path / "broken.frag").write_text("nonsense")
    broken = fragkit("playtest", "base", *QUICK, "--evenings", str(tmp_path))
    assert (broken.code, broken.out) == (2, "")
    assert "broken.frag" in broken.err


def test_records_with_content_elsewhere_need_outside(fragkit, tmp_path):
    tests, evenings = Path(__file__).parents[1], tmp_path / "evenings"
    evenings.mkdir()
    for name in ("23-rules-of-a-pack.frag", "arena.yaml"):
        shutil.copy(tests / "games" / name, evenings)
    shutil.copytree(tests / "packs" / "lan-night", tmp_path / "packs" / "lan-night")
    command = ("playtest", "base", *QUICK, "--evenings", str(evenings))
    refused = fragkit(*command)
    assert (refused.code, refused.out) == (2, "")
    assert "add `--outside`" in refused.err
    ran = fragkit(*command, "--outside")
    assert ran.code == 0, ran.err
    alone = fragkit("playtest", "base", *QUICK, "--outside")
    assert (alone.code, alone.out) == (2, "")
    assert "--outside needs --evenings" in alone.err


@pytest.mark.slow
@pytest.mark.parametrize("what", [["map", "reactor"], ["card", "boomstick"], ["base"]])
def test_the_report_is_one_page_that_needs_nothing_else(fragkit, tmp_path, what):
    page = tmp_path / "report.html"
    args = ["playtest", *what, *QUICK, "--map", "reactor"][: None if what[0] != "map" else -2]
    ran = fragkit(*args, "--report", str(page))
    assert ran.code == 0, ran.err
    text = page.read_text("utf-8")
    assert fragkit(*args, "--report", str(page)).out == ran.out
    assert page.read_text("utf-8") == text
    assert list(tmp_path.iterdir()) == [page], "no draft is left"
    assert "<script" not in text
    assert not re.findall(r"""(?:src|href)=["'](?!data:)""", text)
    assert "Frags on Reactor" in text
    assert html.escape(ran.out.split(":")[0]) in text


def test_a_table_fits_a_phone(fragkit, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    ran = fragkit(
        "playtest", "fighter", "zoe-mph", "--players", "2", "--games", "2", "--workers", "1"
    )
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert max(map(len, lines)) <= 40
    first = lines.index("Against each fighter") + 1
    assert not lines[first].startswith(" ")
    assert lines[first + 1].startswith("  won ")
    assert lines[first + 1].endswith(", games 2")
