"""fragkit.pyz: one file, any Python, no Pillow needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def pyz(tmp_path_factory) -> Path:
    out = tmp_path_factory.mktemp("pyz") / "fragkit.pyz"
    subprocess.run([sys.executable, str(ROOT / ".ci" / "pyz"), str(out)], check=True)
    return out


@pytest.mark.slow
def test_one_file_answers_and_prints_in_an_empty_folder(pyz, tmp_path):
    folder = tmp_path / "empty"
    folder.mkdir()
    # -S: no site-packages, so nothing but the file itself is found.
    plain = {"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(tmp_path / "cache")}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-S", "-E", str(pyz), *words]
        return subprocess.run(command, cwd=folder, env=plain, capture_output=True, text=True)

    assert run("los", "foundry", "C4", "C7").stdout.startswith("CLEAR, range 3")
    printed = run("build", "pdf", "--pack", "deadlands", "--only", "cards", "--out", "out")
    assert printed.returncode == 0, printed.stderr
    assert (folder / "out/pdf/deadlands-cards.pdf").stat().st_size > 100_000
    pixels = run("export", "png", "--pack", "base")
    assert (pixels.returncode, "pip install" in pixels.stderr) == (2, True)
    assert sorted(p.name for p in folder.iterdir()) == ["out"]


def test_without_pillow_a_bitmap_is_an_error_with_a_way_out():
    code = """
import sys
sys.modules["PIL"] = None  # as if it were not installed
del sys.modules["PIL"]
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "PIL" else find(name, *rest)
from fragkit.press import pillow
pillow.find_spec = importlib.util.find_spec
assert not pillow.has_pillow()
import fragkit.press.pdf.document
from fragkit.diagnostics import Problems, Span
from fragkit.press.art.pack_art import View, _bitmap
problems = Problems()
assert _bitmap(b"", "cat.png", Span("cards/cat.yaml"), problems, View()) is None
print(problems.found[0].code, problems.found[0].help)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "art-needs-pillow install it with `pip install pillow`" in ran.stdout, ran.stderr
