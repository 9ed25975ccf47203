"""A pack, its page, and a browser without a window to look at it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fragkit.preview.pack_watch import PackWatch
from fragkit.preview.server import Preview

CARD = "- id: {id}\n  name: {name}\n  deck: weapon\n  damage: 3d\n  ammo: 4\n"
MAP = """\
# The cellar, drawn by hand.
id: cellar
name: Cellar

#   A   B   C   D
grid: |
  +---+---+---+---+
  | 1     |     2 |
  +   +   +   +   +
  |     w   g     |
  +   +   +   +   +
  | 3           4 |
  +---+---+---+---+
#   A   B   C   D
zones: {bar: [A1:B1]}   # where the beer is
notes: Mind the step.
"""


def card(id: str, name: str = "", **more: str) -> str:
    text = CARD.format(id=id, name=name or id.replace("-", " ").title())
    return text + "".join(f"  {key}: {value}\n" for key, value in more.items())


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FRAGKIT_HOME", str(tmp_path / ".home"))
    folder = tmp_path / "mine"
    for room in ("cards", "fighters", "maps"):
        (folder / room).mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        'id: mine\nname: Mine & Yours\nversion: "1"\nextends: [base]\n'
        "counters: [{kind: blood, count: 4}]\n"
    )
    (folder / "cards" / "cards.yaml").write_text(card("zap") + "\n" + card("zip"))
    (folder / "fighters" / "granny.yaml").write_text(
        "- id: granny\n  name: Granny\n  stats: 2/3/2\n  color: red\n"
        "  abilities:\n    - name: Tough\n      effects:\n        - roll: defense\n          dice: 1\n"
    )
    (folder / "maps" / "cellar.yaml").write_text(MAP)
    return folder


@pytest.fixture
def served(mine: Path) -> Iterator[Preview]:
    preview = Preview(PackWatch(mine), 0)
    preview.start()
    thread = threading.Thread(target=preview.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield preview
    preview.stop()
    preview.shutdown()
    preview.server_close()


@pytest.fixture
def page(browser: Any, served: Preview) -> Iterator[Any]:
    """The page, open. Whatever it complains about fails the test."""
    context = browser.new_context(viewport={"width": 1200, "height": 1100})
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.complaints = complaints
    page.set_default_timeout(60_000)
    page.goto(served.url)
    page.wait_for_selector("html[data-number]")
    yield page
    context.close()
    assert not [c for c in complaints if "409" not in c], complaints


@pytest.fixture
def at(page: Any, served: Preview) -> Callable[[str], Any]:
    def go(route: str) -> Any:
        page.goto(f"{served.url}#/{route}")
        return page

    return go
