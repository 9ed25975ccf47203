"""Playtests that run in the background of the page, one after the other.

Each is `fragkit playtest … --json` in a process of its own: the page stays quick, and a stopped
page ends it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

KINDS = ("fighter", "card")
MINUTES = "1"


class Playtests:
    """The playtests of a page, by the key of their item; `changed` is called at each news."""

    def __init__(self, folder: Path, changed: Callable[[], None]) -> None:
        self.folder, self.changed = folder, changed
        self.found: dict[str, dict[str, Any]] = {}
        self.lock = threading.Lock()
        self.line = ThreadPoolExecutor(1, "playtest")
        self.process: subprocess.Popen[str] | None = None
        self.is_stopped = False

    def start(self, key: str, mark: str) -> bool:
        """Begin a playtest of an item as it is now, or put it in line; refuse if it is there."""
        with self.lock:
            if self.is_stopped or self.found.get(key, {}).get("status") in ("waiting", "running"):
                return False
            self.found[key] = {"status": "waiting", "mark": mark}
            self.line.submit(self._run, key, mark)
        self.changed()
        return True

    def stop(self) -> None:
        """End the playtest that runs, and forget those in line."""
        with self.lock:
            self.is_stopped = True
            if self.process is not None:
                self.process.kill()
        self.line.shutdown(wait=True, cancel_futures=True)

    def _run(self, key: str, mark: str) -> None:
        kind, _, id = key.partition("/")
        command = [
            sys.executable, "-P", "-m", "fragkit", "playtest", kind, id,
            "--pack", str(self.folder.resolve()), "--minutes", MINUTES, "--workers", "1", "--json",
        ]  # fmt: skip
        with self.lock:
            if self.is_stopped:
                return
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                text=True, encoding="utf-8",
            )  # fmt: skip
            self.found[key] = {"status": "running", "mark": mark, "began": time.time()}
        self.changed()
        out, _ = self.process.communicate()
        with self.lock:
            self.process = None
            self.found[key] = {"mark": mark, **_answer(out)}
        self.changed()


def _answer(out: str) -> dict[str, Any]:
    """Return what `playtest --json` has found, or why it could not play."""
    try:
        found = json.loads(out)
    except ValueError:
        return {"status": "failed", "text": "The playtest ended early."}
    if "error" in found:
        return {"status": "failed", "text": found["error"]["message"]}
    verdict = found["verdicts"][0]
    warning = (verdict["planning"] or {}).get("warning")
    return {
        "status": "done", "verdict": verdict["verdict"],
        "text": f"{verdict['text']} {warning}" if warning else verdict["text"],
        "games": found["games"],
    }  # fmt: skip
