"""Files of a build: all or nothing."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fragkit.press import output
from fragkit.press.output import Output, OutputFailure, Written, write_outputs

OLD = Output("pdf/base-cards.pdf", b"old cards", 26)
NEW = Output("pdf/base-cards.pdf", b"new cards", 27)
MAP = Output("svg/foundry.svg", b"<svg/>", 1)


def listing(folder: Path) -> dict[str, bytes]:
    return {
        p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()
    }


def test_the_manifest_tells_path_pages_and_hash(tmp_path: Path):
    result = write_outputs(tmp_path / "build", [MAP, OLD])
    assert isinstance(result, Written)
    assert result.files == (
        tmp_path / "build/svg/foundry.svg",
        tmp_path / "build/pdf/base-cards.pdf",
    )
    assert json.loads(result.manifest.read_text("utf-8")) == {
        "files": [
            {"path": "pdf/base-cards.pdf", "pages": 26, "sha256": hashlib.sha256(b"old cards").hexdigest()},
            {"path": "svg/foundry.svg", "pages": 1, "sha256": hashlib.sha256(b"<svg/>").hexdigest()},
        ]
    }  # fmt: skip


def test_a_second_build_keeps_what_it_does_not_make(tmp_path: Path):
    write_outputs(tmp_path, [OLD, MAP])
    write_outputs(tmp_path, [NEW])
    files = json.loads((tmp_path / "manifest.json").read_text("utf-8"))["files"]
    assert [(f["path"], f["pages"]) for f in files] == [
        ("pdf/base-cards.pdf", 27),
        ("svg/foundry.svg", 1),
    ]


def test_a_file_that_was_changed_or_deleted_leaves_the_manifest(tmp_path: Path):
    write_outputs(tmp_path, [OLD, MAP])
    (tmp_path / "svg/foundry.svg").unlink()
    write_outputs(tmp_path, [NEW])
    files = json.loads((tmp_path / "manifest.json").read_text("utf-8"))["files"]
    assert [f["path"] for f in files] == ["pdf/base-cards.pdf"]


@pytest.mark.parametrize("junk", ["", "{", "[]", '{"files": 3}', '{"files": [{"path": "../x"}]}'])
def test_a_broken_manifest_is_replaced(tmp_path: Path, junk: str):
    (tmp_path / "manifest.json").write_text(junk)
    write_outputs(tmp_path, [MAP])
    files = json.loads((tmp_path / "manifest.json").read_text("utf-8"))["files"]
    assert [f["path"] for f in files] == ["svg/foundry.svg"]


def test_a_full_disk_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    write_outputs(tmp_path, [OLD])
    before = listing(tmp_path)
    real = output._write

    def second_fails(path: Path, data: bytes) -> None:
        if "foundry" in path.name:
            real(path, data[:2])
            raise OSError(errno.ENOSPC, "No space left on device")
        real(path, data)

    monkeypatch.setattr(output, "_write", second_fails)
    result = write_outputs(tmp_path, [NEW, MAP])
    path = tmp_path / "svg/foundry.svg"
    assert result == OutputFailure(
        "disk-full", f"no space left to write {path}; nothing was changed"
    )
    assert listing(tmp_path) == before


def test_an_interrupted_build_leaves_the_old_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    write_outputs(tmp_path, [OLD])
    before = listing(tmp_path)
    real = output._write

    def interrupted(path: Path, data: bytes) -> None:
        real(path, data)
        raise KeyboardInterrupt

    monkeypatch.setattr(output, "_write", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_outputs(tmp_path, [NEW])
    assert listing(tmp_path) == before


def test_a_folder_that_is_a_file_is_told(tmp_path: Path):
    (tmp_path / "build").write_text("I am a file")
    result = write_outputs(tmp_path / "build", [OLD])
    assert isinstance(result, OutputFailure)
    assert result.code == "unwritable"
    assert result.message.startswith(f"can't write {tmp_path / 'build/pdf/base-cards.pdf'}: ")


def test_a_folder_in_the_place_of_a_file_is_told(tmp_path: Path):
    (tmp_path / "pdf/base-cards.pdf").mkdir(parents=True)
    result = write_outputs(tmp_path, [OLD])
    assert isinstance(result, OutputFailure)
    assert result.code == "unwritable"


def test_what_a_killed_build_has_left_is_swept_away(tmp_path: Path):
    gone = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"],
                          capture_output=True, text=True, check=True).stdout.strip()  # fmt: skip
    (tmp_path / "pdf").mkdir()
    litter = tmp_path / "pdf" / f".base-cards.pdf.{gone}.part"
    working = tmp_path / "pdf" / f".base-maps.pdf.{os.getppid()}.part"
    own = tmp_path / "pdf" / ".notes.part"
    for path in (litter, working, own):
        path.write_bytes(b"half")
    write_outputs(tmp_path, [Output("pdf/a.pdf", b"A")])
    assert not litter.exists()
    assert working.exists(), "another build is at work"
    assert own.exists(), "not ours"


# Builds with a `sum` that adds floats as Python 3.12 and later do, or as 3.11 does.
SUMS = """
import builtins, math, sys
added = builtins.sum
def naive(numbers, start=0):
    for number in numbers:
        start = start + number
    return start
def exact(numbers, start=0):
    numbers = list(numbers)
    return math.fsum([start, *numbers]) if any(isinstance(n, float) for n in numbers) else added(numbers, start)
builtins.sum = {"naive": naive, "exact": exact}[sys.argv[1]]
from fragkit.cli import main
sys.argv = ["fragkit", "build", "pdf", "--pack", "deadlands", "--only", "sheets,reference,counters", "--out", sys.argv[2]]
main()
"""


@pytest.mark.slow
def test_bytes_do_not_depend_on_how_python_adds_floats(tmp_path: Path):
    for way in ("naive", "exact"):
        subprocess.run([sys.executable, "-c", SUMS, way, str(tmp_path / way)], check=True)
    assert listing(tmp_path / "naive") == listing(tmp_path / "exact") != {}
