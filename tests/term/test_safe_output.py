"""What strangers have written is shown by a terminal, never obeyed."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from fragkit.diagnostics import CONTROL, Diagnostic, Span, render, visible
from fragkit.term.style import CLEAR, Style, made_safe, safe_stream

CLIPBOARD = "\x1b]52;c;cm0gLXJm\x07"
RECORD = """frag 1
map: foundry
player: Red 3/2/2
player: Blue 3/2/2

# \x9b2J\x1b]0;owned\x07 a remark
6
#> 1 Red \x9b31m rolls \u202e6 [Red square \x1bZ9]
"""


# One process says them all: most of its time would go into starting.
SAYING = """
import sys
from fragkit.cli import main
for args in {!r}:
    sys.argv = ["fragkit", *args]
    print("$", *map(ascii, args), flush=True)
    try:
        main()
    except SystemExit:
        sys.stderr.flush()
"""


def ran(*lines: tuple[str, ...], cwd: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SAYING.format(lines)], cwd=cwd, capture_output=True, text=True,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip
    told = done.stdout + done.stderr
    assert "Traceback" not in told
    assert done.stdout.count("$ ") == len(lines), told
    return told


@pytest.mark.parametrize(
    "char", ["\x00", "\x08", "\x1b", "\x7f", "\x9b", "\udc9b", "\u202e", "\u2066"]
)
def test_what_a_terminal_would_obey_becomes_one_picture(char: str) -> None:
    shown = visible(f"a{char}b")
    assert char not in shown
    assert CONTROL.search(shown) is None
    assert len(shown) == 3


def test_ordinary_text_passes_unchanged() -> None:
    text = "Zoë 🏴‍☠️ ×2 – שלום\n\tand so on"
    assert visible(text) == text


def test_our_own_marks_pass_on_a_terminal_only() -> None:
    text = Style(color=True).bold("x") + CLEAR + CLIPBOARD
    assert made_safe(text, terminal=True) == f"\x1b[1mx\x1b[0m{CLEAR}␛]52;c;cm0gLXJm␇"
    assert "\x1b" not in made_safe(text)


def test_every_stream_is_behind_the_gate() -> None:
    raw = io.BytesIO()
    stream = safe_stream(io.TextIOWrapper(raw, encoding="utf-8"))
    stream.write(CLIPBOARD)
    stream.flush()
    assert raw.getvalue().decode() == "␛]52;c;cm0gLXJm␇"


def test_a_source_line_is_echoed_with_pictures_and_the_caret_still_fits() -> None:
    told = render(Diagnostic("x", "y", Span("f\x1b", 1, 5)), "ab\x1b[31m")
    assert told.split("\n")[:3] == ["f␛:1:5: error[x] y", "    1 | ab␛[31m", "      |     ^"]


@pytest.mark.slow
def test_a_card_can_not_speak_to_the_terminal(tmp_path: Path) -> None:
    card = 'id: x\nname: "Bad \\e]52;c;cm0gLXJm\\a"\ndeck: special\ncopies: 1\ntext: hello\n'
    (tmp_path / "x.yaml").write_text(card)
    told = ran(
        ("check", "x.yaml"), ("show", "card", "./x.yaml"), ("check", "\x1b[2Jy.yaml"), cwd=tmp_path
    )
    assert (
        "x.yaml:2:7: error[control-character] this text contains the control character U+001B"
        in (told)
    )
    assert "y.yaml" in told
    assert CONTROL.search(told) is None, told


def test_a_line_end_in_a_file_name_starts_no_line() -> None:
    assert str(Span("a\nb.yaml", 2, 3)) == "a␊b.yaml:2:3"


def test_nor_can_a_record(tmp_path: Path) -> None:
    (tmp_path / "x.frag").write_text(RECORD)
    told = ran(
        ("replay", "x.frag"), ("replay", "x.frag", "--json"), ("referee", "x.frag"), cwd=tmp_path
    )
    assert CONTROL.search(told) is None, told


def test_an_id_that_a_bot_made_up_comes_back_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "x.frag").write_text(RECORD.partition("# ")[0])
    done = subprocess.run(
        [sys.executable, "-m", "fragkit", "referee", "x.frag", "--json"],
        cwd=tmp_path, capture_output=True, text=True, input='{"id": "\\u009b", "do": "who"}\n',
    )  # fmt: skip
    assert CONTROL.search(done.stdout) is None
    assert json.loads(done.stdout.splitlines()[-1])["id"] == "\x9b"


@pytest.mark.slow
def test_on_a_real_terminal_only_our_marks_arrive(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_bytes(b"id: x\nname: \x1b]0;owned\x07\n")
    ours, theirs = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "fragkit", "check", "x.yaml"],
        cwd=tmp_path, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm"},
    )  # fmt: skip
    os.close(theirs)
    seen = b""
    try:
        while part := os.read(ours, 4096):
            seen += part
    except OSError:  # the other side is closed
        pass
    child.wait()
    os.close(ours)
    assert b"x.yaml:2:7" in seen
    assert b"\x1b]" not in seen
