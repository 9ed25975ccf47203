"""Whatever the terminal or the pipe can take, the answer comes without a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys

import pytest

from fragkit import cli


def answer(monkeypatch: pytest.MonkeyPatch, encoding: str, *args: str) -> tuple[int, bytes]:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding))
    with pytest.raises(SystemExit) as ended:
        cli.main(list(args))
    return int(ended.value.code or 0), raw.getvalue()


@pytest.mark.parametrize("encoding", ["latin-1", "cp437", "ascii", "utf-8"])
def test_a_sign_that_the_terminal_lacks_is_replaced(encoding, monkeypatch):
    code, out = answer(monkeypatch, encoding, "rules", "move.jump.count")
    assert code == 0
    assert b"move.jump.count" in out


def test_json_is_the_same_in_every_encoding(monkeypatch):
    code, out = answer(monkeypatch, "latin-1", "rules", "move.jump.count", "--json")
    assert code == 0
    assert "N − 1" in json.loads(out)[0]["text"]


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_closed_stream_changes_no_exit_code(stream, monkeypatch):
    monkeypatch.setattr(sys, stream, None)
    with pytest.raises(SystemExit) as ended:
        cli.main(["los", "foundry", "zz"])
    assert ended.value.code == 2


def test_a_full_disk_is_one_line(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdout", open("/dev/full", "w"))  # noqa: SIM115  opened to be closed by the test
    assert cli.run(["los", "foundry", "b2", "b3"]) == 2
    assert capsys.readouterr().err == "fragkit: No space left on device\n"


@pytest.mark.parametrize("args", [("rules", "--all"), ("--help",), ("rules", "jump")])
def test_a_reader_who_goes_away_changes_no_exit_code(args):
    reader, writer = os.pipe()
    os.close(reader)
    with open(writer, "wb") as pipe:
        ran = subprocess.run(
            [sys.executable, "-m", "fragkit", *args], stdout=pipe, stderr=subprocess.PIPE
        )
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize("args", [("check",), ("--help",), ("los", "--help"), ("check", "--help")])
def test_summaries_and_help_fit_a_phone(args, monkeypatch, fragkit):
    monkeypatch.setenv("COLUMNS", "40")
    ran = fragkit(*args)
    assert ran.code == 0
    assert [line for line in ran.out.split("\n") if len(line) > 40] == []


def test_a_mistake_of_ours_is_one_line_unless_somebody_wants_more(monkeypatch, capsys):
    def broken(args: list[str], is_last: bool) -> int:
        raise KeyError("x")

    monkeypatch.setattr("fragkit.cli.run", broken)
    monkeypatch.setattr("fragkit.cli._open_streams", lambda: None)
    monkeypatch.delenv("FRAGKIT_DEBUG")
    with pytest.raises(SystemExit) as left:
        cli.main(["los"])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith("fragkit: this is a bug in fragkit: KeyError in test_streams.py:")
    assert told.count("\n") == 1
    monkeypatch.setenv("FRAGKIT_DEBUG", "1")
    with pytest.raises(KeyError):
        cli.main(["los"])
