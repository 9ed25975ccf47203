"""fragkit inside the page: games, questions and prints without a server, for the worker in the
browser.

One `Pocket` answers everything as JSON. Besides what `TablePage` answers about the open game:

    {"ask": "games"}                       the stored games
    {"ask": "setup", "packs": ["base"]}    maps, fighters and variants for a new game
    {"ask": "new", "name": …, "options": …}   {"ask": "open", "name": …}   {"ask": "close"}
    {"ask": "record", "name": …}           {"ask": "import", "name": …, "text": …}
    {"ask": "delete", "name": …}           {"ask": "export"}
    {"ask": "map", "map": "foundry"}       {"ask": "sight", …}  {"ask": "reach", …}  {"ask": "shot", …}
    {"ask": "run", "words": ["rules", "jump"]}   any command, as typed at a prompt
    {"ask": "print", "words": [...]}       the same, with the files that it made
    {"ask": "install", "name": …, "data": …, "yes": true}

Files are in memory. After each answer, the worker first stores the files that `unsaved` lists, then
shows the answer. If storing fails, `revert` puts the old bytes back.
"""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import sys
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fragkit.diagnostics import bug_location
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.page import look
from fragkit.page.values import (
    SUFFIX,
    Message,
    file_name,
    packed,
    python_bytes,
    refused,
    unpacked,
    words_in,
)

if TYPE_CHECKING:
    from fragkit.model.pack import Library
    from fragkit.page.games import Games
    from fragkit.referee.referee import Referee

Files = dict[tuple[str, str], bytes]  # by kind (`games`, `fragpacks`) and name


class Pocket:
    """The fragkit of a page; `run` runs a command line, `speak` sets the language of an opened
    game, `worded` returns a library in that language."""

    def __init__(
        self,
        home: Path,
        run: Callable[[list[str]], int],
        speak: Callable[[Referee], None] = lambda referee: None,
        worded: Callable[[Library], Library] = lambda library: library,
    ) -> None:
        for folder in ("games", "fragpacks"):
            (home / folder).mkdir(parents=True, exist_ok=True)
        self.home, self.packs = home, home / "fragpacks"
        self.run, self.speak = run, speak
        self.stored: Files = {}  # as stored in the browser
        self.look = look.Look(home / "games", worded)

    @cached_property
    def games(self) -> Games:
        """Return the games. They are loaded only when needed, because questions without a game
        don't need the referee."""
        from fragkit.page.games import Games

        return Games(self.home / "games", self.speak)

    # -- the worker's side ------------------------------------------------------------------

    def load(self, kind: str, name: str, data: Any) -> None:
        """Take a record or a pack from the browser's storage."""
        taken = self.stored[kind, name] = python_bytes(data)
        path = self.home / kind / name
        path.write_bytes(taken)
        if kind == "fragpacks":
            self._run({"words": ["install", str(path), "--yes"]})

    def words(self, kind: str) -> list[str]:
        """Return words for the user about why nothing was stored, and how to fix it."""
        if kind == "conflict":
            text = say("another tab has continued this game")
            help = say("this tab now shows the newer game; nothing was lost")
        else:
            text = say("your browser could not store this input")
            help = say("nothing was changed; free some space, or export your games")
        return [translate(text), translate(help)]

    def answer_text(self, text: str) -> str:
        """Answer one JSON message. A bug in fragkit is reported as an answer."""
        try:
            message = json.loads(text)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            message = {}
        try:
            answer = self.answer(message)
        except Exception as bug:
            answer = refused(say("this is a bug in fragkit: {code}", code=bug_location(bug)))
        return json.dumps({**({"id": message["id"]} if "id" in message else {}), **answer})

    def unsaved(self) -> list[tuple[str, str, bytes | None, bytes | None]]:
        """Return each file that changed: kind, name, its stored bytes, and its new ones."""
        now = self._files()
        return [
            (*key, self.stored.get(key), now.get(key))
            for key in dict.fromkeys((*self.stored, *now))
            if self.stored.get(key) != now.get(key)
        ]

    def saved(self) -> None:
        """Record that the browser has stored everything."""
        self.stored = self._files()

    def _files(self) -> Files:
        records, packs = (self.home / "games").glob(f"*{SUFFIX}"), self.packs.glob("*.fragpack")
        return {(path.parent.name, path.name): path.read_bytes() for path in (*records, *packs)}

    def revert(self, kind: str, name: str, data: Any) -> None:
        """Put back the bytes that the browser has, and open the game from them again."""

        def change() -> bool:
            if data is None:
                self.stored.pop((kind, name), None)
                (self.home / kind / name).unlink(missing_ok=True)
            else:
                self.load(kind, name, data)
            return data is not None

        if kind == "games":
            self.games.reopen(name, change)
        else:
            change()

    # -- answers ------------------------------------------------------------------------------

    def answer(self, message: Mapping[str, Any]) -> Message:
        what = message.get("ask")
        if what in look.ASKED:
            return self.look.answer(message)
        if what in ("run", "print", "install"):
            answer: Message = getattr(self, f"_{what}")(message)
            return answer
        return self.games.answer(message)

    # -- commands ------------------------------------------------------------------------------

    def _run(self, message: Mapping[str, Any]) -> Message:
        out, err = io.StringIO(), io.StringIO()
        stdin, sys.stdin = sys.stdin, io.StringIO("no\n")
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                code = self.run(words_in(message.get("words")))
        finally:
            sys.stdin = stdin
        return {"type": "run", "code": code, "out": out.getvalue(), "err": err.getvalue()}

    def _print(self, message: Mapping[str, Any]) -> Message:
        """Run `build`, and return the files that it made."""
        folder = self.home / "printed"
        shutil.rmtree(folder, ignore_errors=True)
        words = [*words_in(message.get("words")), "--out", str(folder)]
        answer = self._run({"words": ["build", *words]})
        files = [
            {"name": path.name, "data": packed(path.read_bytes())}
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix in (".pdf", ".svg")
        ]
        shutil.rmtree(folder, ignore_errors=True)
        return {**answer, "type": "print", "files": files}

    def _install(self, message: Mapping[str, Any]) -> Message:
        """Check a .fragpack and show what it adds. With `yes`, install it."""
        data = unpacked(message.get("data"))
        if data is None:
            return refused(say("this file can't be read"))
        name = file_name(str(message.get("name", "")).removesuffix(".fragpack"))
        file = self.packs / f"{name.removesuffix(SUFFIX)}.fragpack"
        before = file.read_bytes() if file.exists() else None
        file.write_bytes(data)
        yes = ["--yes"] if message.get("yes") is True else []
        answer = self._run({"words": ["install", str(file), *yes]})
        if not yes or answer["code"]:
            file.unlink()
            if before is not None:
                file.write_bytes(before)
        self.look.renew()
        return {**answer, "type": "install", "installed": bool(yes) and answer["code"] == 0}
