"""The page's fragkit: games, looks and prints without a server, for the worker in the browser.

One `Pocket` answers everything as JSON. Besides what `TablePage` answers about the open game:

    {"ask": "games"}                       the stored games
    {"ask": "setup", "packs": ["base"]}    maps, fighters and variants for a new game
    {"ask": "new", "name": …, "options": …}   {"ask": "open", "name": …}   {"ask": "close"}
    {"ask": "record", "name": …}           {"ask": "import", "name": …, "text": …}
    {"ask": "delete", "name": …}           {"ask": "export"}
    {"ask": "map", "map": "foundry"}       {"ask": "sight", …}  {"ask": "reach", …}  {"ask": "shot", …}
    {"ask": "run", "words": ["rules", "jump"]}   any command, as at a prompt
    {"ask": "print", "words": [...]}       the same, with the files that it made
    {"ask": "install", "name": …, "data": …, "yes": true}

Files are in memory. After each answer the worker stores what `unsaved` lists, and only then shows the
answer; when that fails, `revert` puts the old bytes back.
"""

from __future__ import annotations

import base64
import contextlib
import io
import json
import shutil
import sys
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from fragkit.board.board import Board, NoPlace
from fragkit.board.movement import Mover
from fragkit.board.reach import reach, reach_plain
from fragkit.board.sight import sight, visible_from
from fragkit.board.things import Things
from fragkit.diagnostics import Problems, bug_location
from fragkit.language import translate
from fragkit.language.sentences import Text, say
from fragkit.load.packs.known_packs import built_in_folders, known_folders, map_id, map_ids
from fragkit.load.packs.library import load_library, pack_around
from fragkit.model.pack import Library
from fragkit.page.table_page import TablePage, board_picture, card_list, card_picture
from fragkit.referee.history.replay import Policy
from fragkit.referee.messages import Message
from fragkit.referee.record.record_text import read_record
from fragkit.referee.referee import Referee
from fragkit.referee.setup.dialogue import joined_maps, known_packs, offered
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem, load_board
from fragkit.referee.start import Start, start
from fragkit.rules.odds.dice_odds import MOST_DICE, plain_shot
from fragkit.term.shot_text import percent

SUFFIX = ".frag"
MOST_NAME = 60
MOST_MOVES = 99
MOST_FILE = 8_000_000  # bytes of a file that somebody opens


Files = dict[tuple[str, str], bytes]  # by kind (`games`, `fragpacks`) and name


class Pocket:
    """`run` runs a command line; `speak` sets the language of an opened game."""

    def __init__(
        self,
        home: Path,
        run: Callable[[list[str]], int],
        speak: Callable[[Referee], None] = lambda referee: None,
    ) -> None:
        self.games, self.packs = home / "games", home / "fragpacks"
        for folder in (self.games, self.packs):
            folder.mkdir(parents=True, exist_ok=True)
        self.home = home
        self.run, self.speak = run, speak
        self.stored: Files = {}  # as the browser has them
        self.table: TablePage | None = None
        self._boards: dict[str, Board] = {}
        self._library: Library | None = None

    # -- the worker's side ------------------------------------------------------------------

    def load(self, kind: str, name: str, data: Any) -> None:
        """Take a record or a pack from the browser's storage."""
        taken = self.stored[kind, name] = _python_bytes(data)
        path = self.home / kind / name
        path.write_bytes(taken)
        if kind == "fragpacks":
            self._run({"words": ["install", str(path), "--yes"]})

    def words(self, kind: str) -> list[str]:
        """Return why nothing was stored, and what to do."""
        if kind == "conflict":
            text = say("another tab has continued this game")
            help = say("this tab now shows the newer game; nothing was lost")
        else:
            text = say("your browser could not store this input")
            help = say("nothing was changed; free some space, or export your games")
        return [translate(text), translate(help)]

    def answer_text(self, text: str) -> str:
        """Answer one JSON message; a bug in fragkit is an answer, too."""
        try:
            message = json.loads(text)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            message = {}
        try:
            answer = self.answer(message)
        except Exception as bug:
            answer = _refused(say("this is a bug in fragkit: {code}", code=bug_location(bug)))
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
        """Take note that the browser has stored everything."""
        self.stored = self._files()

    def _files(self) -> Files:
        records, packs = self.games.glob(f"*{SUFFIX}"), self.packs.glob("*.fragpack")
        return {(path.parent.name, path.name): path.read_bytes() for path in (*records, *packs)}

    def revert(self, kind: str, name: str, data: Any) -> None:
        """Put back the bytes that the browser has, and open the game from them again."""
        is_open = self.table is not None and self.table.referee.journal.path.name == name
        if is_open and kind == "games":
            self._close()
        if data is None:
            self.stored.pop((kind, name), None)
            (self.home / kind / name).unlink(missing_ok=True)
            return
        self.load(kind, name, data)
        if is_open:
            self._open({"name": name})

    # -- answers ------------------------------------------------------------------------------

    def answer(self, message: Mapping[str, Any]) -> Message:
        what = message.get("ask")
        own = getattr(self, f"_{what}", None) if what in ASKED else None
        if own is not None:
            answer: Message = own(message)
            return answer
        if self.table is None:
            return _refused(say("no game is open"))
        answer = self.table.answer(message)
        if self.table.referee.is_left:
            self._close()
        return answer

    # -- games --------------------------------------------------------------------------------

    def _games(self, message: Mapping[str, Any]) -> Message:
        rows = []
        for path in sorted(self.games.glob(f"*{SUFFIX}")):
            record = read_record(path.read_bytes())
            players = [line.split()[0] for line in record.header.all("player") if line.split()]
            rows.append(
                {
                    "name": path.name,
                    "map": record.header.get("map"),
                    "begun": record.header.get("begun"),
                    "players": players,
                    "inputs": len(record.inputs),
                }
            )
        return {"type": "games", "games": rows}

    def _setup(self, message: Mapping[str, Any]) -> Message:
        packs = [{"id": id, "text": translate(about)} for id, about in known_packs()]
        ids = _words(message.get("packs")) or ["base"]
        folders = known_folders(Path.cwd(), Problems())
        played = load_library(Problems(), folders, only=ids, is_checked=True)
        variants = [*offered(played, goals=True), *offered(played, goals=False)]
        return {
            "type": "setup",
            "packs": packs,
            "maps": [
                {"id": map_id(path), "pack": pack.id}
                for pack in reversed(played.packs)
                for path in pack.maps
            ],
            "joined": joined_maps([pack.folder for pack in played.packs]),
            "fighters": [
                {
                    "id": one.id, "name": one.name, "free": one.stats == "free",
                    "stats": "" if one.stats == "free" else str(one.stats),
                }
                for one in played.fighters.values()
            ],
            "variants": [
                {"id": one.id, "text": translate(one.about), "teams": one.is_for_teams}
                for one in variants
            ],
        }  # fmt: skip

    def _new(self, message: Mapping[str, Any]) -> Message:
        given = message.get("options")
        given = given if isinstance(given, dict) else {}
        listed = ("players", "packs", "variants", "houses", "positions", "teams", "floors")
        options = GameOptions(
            str(given.get("map", "")), dice=str(given.get("dice", "")),
            cards=str(given.get("cards", "")),
        )  # fmt: skip
        for key in listed:
            setattr(options, key, _words(given.get(key)))
        path = self._free_name(str(message.get("name", "")))
        seed = message.get("seed")
        return self._start(Start(path, options, seed if isinstance(seed, int) else None))

    def _open(self, message: Mapping[str, Any]) -> Message:
        path = self.games / _file_name(str(message.get("name", "")))
        if not path.is_file():
            return _refused(say("there is no game `{file}`", file=path.name))
        policies: dict[str, Policy] = {"recorded": "recorded", "anew": "anew"}
        policy = policies.get(str(message.get("policy")), "stop")
        repair = message.get("repair") is True
        return self._start(Start(path, GameOptions(), repair=repair, policy=policy))

    def _start(self, how: Start) -> Message:
        self._close()
        referee = start(how)
        if isinstance(referee, OpenProblem):
            return {**_refused(referee.message), "problem": referee.kind}
        self.speak(referee)
        self.table = TablePage(referee)
        return referee.hello()

    def _close(self, message: Mapping[str, Any] | None = None) -> Message:
        if self.table is not None:
            self.table.referee.journal.close()
            self.table = None
        return {"type": "closed"}

    def _record(self, message: Mapping[str, Any]) -> Message:
        path = self.games / _file_name(str(message.get("name", "")))
        if not path.is_file():
            return _refused(say("there is no game `{file}`", file=path.name))
        return {"type": "record", "name": path.name, "data": _packed(path.read_bytes())}

    def _import(self, message: Mapping[str, Any]) -> Message:
        data = _unpacked(message.get("data"))
        if data is None:
            return _refused(say("this file can't be read"))
        path = self._free_name(str(message.get("name", "")))
        path.write_bytes(data)
        answer = self._start(Start(path, GameOptions()))
        if answer["type"] == "refused" and answer.get("problem") != "diverged":
            path.unlink(missing_ok=True)
        return {**answer, "name": path.name}

    def _delete(self, message: Mapping[str, Any]) -> Message:
        path = self.games / _file_name(str(message.get("name", "")))
        if self.table is not None and self.table.referee.journal.path == path:
            self._close()
        path.unlink(missing_ok=True)
        return self._games(message)

    def _export(self, message: Mapping[str, Any]) -> Message:
        made = io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
            for path in sorted(self.games.glob(f"*{SUFFIX}")):
                file.writestr(zipfile.ZipInfo(path.name, (1980, 1, 1, 0, 0, 0)), path.read_bytes())
        return {"type": "export", "name": "fragkit-games.zip", "data": _packed(made.getvalue())}

    def _free_name(self, wanted: str) -> Path:
        stem = _file_name(wanted).removesuffix(SUFFIX)
        names = [f"{stem}{SUFFIX}", *(f"{stem}-{n}{SUFFIX}" for n in range(2, 1000))]
        return next(self.games / name for name in names if not (self.games / name).exists())

    # -- looks --------------------------------------------------------------------------------

    @property
    def library(self) -> Library:
        if self._library is None:
            folders = known_folders(Path.cwd(), Problems())
            self._library = load_library(Problems(), folders, is_checked=True)
        return self._library

    def _board(self, name: str) -> Board | Message:
        if name not in self._boards:
            found = load_board(name, self.games)
            if isinstance(found, OpenProblem):
                return _refused(found.message)
            self._boards[name] = found[0]
        return self._boards[name]

    def _places(
        self, message: Mapping[str, Any], *keys: str
    ) -> tuple[Board, list[int], Things] | Message:
        """Return the board, the places of these keys, and the fighters in the way."""
        board = self._board(str(message.get("map", "")))
        if not isinstance(board, Board):
            return board
        named = [str(message.get(key, "")) for key in keys]
        others = _words(message.get("fighters"))
        found = [board.place(name) for name in (*named, *others)]
        for one in found:
            if isinstance(one, NoPlace):
                return _refused(one.text)
        places = [one for one in found if isinstance(one, int)]
        standing = frozenset(places[len(keys) :]) - frozenset(places[: len(keys)])
        return board, places[: len(keys)], Things(fighters=standing)

    def _map(self, message: Mapping[str, Any]) -> Message:
        board = self._board(str(message.get("map", "")))
        if not isinstance(board, Board):
            return board
        home = pack_around(Path(board.maps[0].where.span.file))
        library = self._library
        if library is None:  # nothing but the map's own pack is needed
            folders = known_folders(Path.cwd(), Problems())
            only = [home] if home is not None else ["base"]
            library = load_library(Problems(), folders, only=only, is_checked=True)
        return {"type": "board", **board_picture(board, library)}

    def _maps(self, message: Mapping[str, Any]) -> Message:
        """List the maps; with `joined`, two that can be joined, which takes longer."""
        known = map_ids(Path.cwd(), Problems())
        folders = [*built_in_folders(), *known_folders(Path.cwd(), Problems())]
        joined = joined_maps(folders) if message.get("joined") is True else ""
        return {"type": "maps", "maps": known, "joined": joined}

    def _sight(self, message: Mapping[str, Any]) -> Message:
        """Answer whether one square sees another; without `to`, every square it sees."""
        keys = ("from", "to") if message.get("to") else ("from",)
        found = self._places(message, *keys)
        if not isinstance(found, tuple):
            return found
        board, places, things = found
        if len(places) == 1:
            seen = visible_from(board, places[0], things)
            return {"type": "sight", "squares": {board.name(p): r for p, r in seen.items()}}
        answer = sight(board, places[0], places[1], things)
        by = answer.blocked_by
        verdict: Text = say("CLEAR, range {range}", range=answer.range)
        if by is not None:
            verdict = say("BLOCKED: {reason}", reason=by.text)
        return {
            "type": "sight",
            "visible": answer.visible,
            "range": answer.range,
            "blocked_by": by and {"kind": by.kind, "at": by.at, "text": str(by.text)},
            "text": translate(verdict),
        }

    def _reach(self, message: Mapping[str, Any]) -> Message:
        found = self._places(message, "from")
        if not isinstance(found, tuple):
            return found
        board, (place,), things = found
        moves = _number(message.get("moves"), 7, 0, MOST_MOVES)
        speed = _number(message.get("speed"), 2, 1, 9)
        reached = reach(board, place, moves, Mover(speed=speed), things)
        return {"type": "reach", **reach_plain(board, reached)}

    def _shot(self, message: Mapping[str, Any]) -> Message:
        """Answer the odds of a plain shot, as `fragkit odds` does."""
        numbers = {
            key: _number(message.get(key), default, least, MOST_DICE)
            for key, default, least in (
                ("accuracy", 2, 1), ("range", 1, 1), ("damage", 3, 1), ("health", 3, 1),
                ("extra", 0, 0), ("armor", 0, 0),
            )
        }  # fmt: skip
        shot = plain_shot(
            numbers["accuracy"], numbers["range"], numbers["damage"], numbers["health"],
            extra=numbers["extra"], armor=numbers["armor"],
        )  # fmt: skip
        return {
            "type": "shot",
            "hit": percent(shot.hit),
            "frag": percent(shot.frag),
            "damage": {str(points): percent(chance) for points, chance in shot.damage.items()},
            "exact": {
                "hit": str(shot.hit),
                "frag": str(shot.frag),
                "mean": str(shot.mean),
                "damage": {str(points): str(p) for points, p in shot.damage.items()},
            },
        }

    def _library_cards(self, message: Mapping[str, Any]) -> Message:
        return {"type": "cards", "cards": card_list(self.library)}

    def _library_card(self, message: Mapping[str, Any]) -> Message:
        return card_picture(str(message.get("card", "")), self.library)

    # -- commands ------------------------------------------------------------------------------

    def _run(self, message: Mapping[str, Any]) -> Message:
        out, err = io.StringIO(), io.StringIO()
        stdin, sys.stdin = sys.stdin, io.StringIO("no\n")
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                code = self.run(_words(message.get("words")))
        finally:
            sys.stdin = stdin
        return {"type": "run", "code": code, "out": out.getvalue(), "err": err.getvalue()}

    def _print(self, message: Mapping[str, Any]) -> Message:
        """Run `build`, and hand over the files that it made."""
        folder = self.home / "printed"
        shutil.rmtree(folder, ignore_errors=True)
        words = [*_words(message.get("words")), "--out", str(folder)]
        answer = self._run({"words": ["build", *words]})
        files = [
            {"name": path.name, "data": _packed(path.read_bytes())}
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix in (".pdf", ".svg")
        ]
        shutil.rmtree(folder, ignore_errors=True)
        return {**answer, "type": "print", "files": files}

    def _install(self, message: Mapping[str, Any]) -> Message:
        """Check a .fragpack and show what it adds; with `yes`, install it."""
        data = _unpacked(message.get("data"))
        if data is None:
            return _refused(say("this file can't be read"))
        name = _file_name(str(message.get("name", "")).removesuffix(".fragpack"))
        file = self.packs / f"{name.removesuffix(SUFFIX)}.fragpack"
        before = file.read_bytes() if file.exists() else None
        file.write_bytes(data)
        yes = ["--yes"] if message.get("yes") is True else []
        answer = self._run({"words": ["install", str(file), *yes]})
        if not yes or answer["code"]:
            file.unlink()
            if before is not None:
                file.write_bytes(before)
        self._library = None
        self._boards.clear()
        return {**answer, "type": "install", "installed": bool(yes) and answer["code"] == 0}


ASKED = {
    "games", "setup", "new", "open", "close", "record", "import", "delete", "export", "map", "maps",
    "sight", "reach", "shot", "library_cards", "library_card", "run", "print", "install",
}  # fmt: skip


def _refused(text: Text) -> Message:
    refusal = {"rule": "", "text": translate(text), "help": ""}
    return {"type": "refused", "said": "", "refusal": refusal}


def _file_name(wanted: str) -> str:
    """Return a plain file name, whatever somebody typed."""
    stem = wanted.removesuffix(SUFFIX).strip()
    plain = "".join(c if c.isalnum() or c in "-_ " else "-" for c in stem)[:MOST_NAME].strip(" -")
    return f"{plain or 'game'}{SUFFIX}"


def _words(value: Any) -> list[str]:
    return [word for word in value if isinstance(word, str)] if isinstance(value, list) else []


def _number(value: Any, default: int, least: int, most: int) -> int:
    number = value if isinstance(value, int) and not isinstance(value, bool) else default
    return max(least, min(most, number))


def _python_bytes(data: Any) -> bytes:
    """Return bytes, also from an array of the browser."""
    return data if isinstance(data, bytes) else bytes(data.to_bytes())


def _packed(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def _unpacked(value: Any) -> bytes | None:
    if not isinstance(value, str) or len(value) > MOST_FILE * 4 // 3:
        return None
    try:
        return base64.b64decode(value, validate=True)
    except ValueError:
        return None
