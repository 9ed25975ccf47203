"""The games of one phone, and the open one: starting, opening, playing and exporting them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.load.maps.map_reader import joined_maps
from fragkit.load.packs.known_packs import known_folders, map_id
from fragkit.load.packs.library import load_library
from fragkit.page.pictures import board_picture, card_list, card_picture
from fragkit.page.values import (
    SUFFIX,
    Message,
    file_name,
    packed,
    refused,
    unknown,
    unpacked,
    words_in,
)
from fragkit.referee.history.replay import Policy
from fragkit.referee.messages import in_language
from fragkit.referee.questions.what_now import buttons
from fragkit.referee.record.record_text import read_record
from fragkit.referee.referee import Referee
from fragkit.referee.setup.dialogue import known_packs, offered
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start


class TablePage:
    """Answers for a page about one game: protocol 1, and everything that a page draws.

        {"do": "m e e n"}                  protocol 1 (docs/reference/protocol.md)
        {"ask": "hello"}                   the first message again: players, current request
        {"ask": "board"}                   the map as the press draws it, with the places of its squares
        {"ask": "buttons", "as": "Blue"}   the commands for that player (default: who must answer)
        {"ask": "log"}                     every input so far
        {"ask": "cards"}                   the cards of the game, by name
        {"ask": "card", "card": "boomstick"} one card as it is printed

    An answer to `ask` has the `type` of its question. The same messages travel inside one phone and
    over a network. The caller decides which of them a seat may see.
    """

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def answer(self, message: Mapping[str, Any]) -> Message:
        if "ask" not in message:
            answer = self.referee.answer_safely(message)
        else:
            answer = self._ask(str(message["ask"]), message)
        return {"id": message["id"], **answer} if "id" in message else answer

    def _ask(self, what: str, message: Mapping[str, Any]) -> Message:
        run = self.referee.run
        match what:
            case "hello":
                return self.referee.hello()
            case "board":
                return {"type": "board", **board_picture(run.setup.board, run.opened.library)}
            case "buttons":
                player = str(message.get("as", ""))
                if player and player not in run.game.state.seats:
                    return unknown(what)
                secret = self.referee.secrecy.covers and not message.get("open")
                return {"type": "buttons", "buttons": buttons(run, player, secret)}
            case "log":
                inputs = [in_language(self.referee.messages.input(done)) for done in run.log]
                return {"type": "log", "inputs": inputs}
            case "cards":
                return {"type": "cards", "cards": card_list(run.opened.library)}
            case "card":
                return card_picture(str(message.get("card", "")), run.opened.library)
        return unknown(what)


class Games:
    """The records in one folder. One of them may be open; `speak` sets its language."""

    def __init__(self, folder: Path, speak: Callable[[Referee], None]) -> None:
        self.folder, self.speak = folder, speak
        self.table: TablePage | None = None

    def answer(self, message: Mapping[str, Any]) -> Message:
        what = message.get("ask")
        if what in ASKED:
            answer: Message = getattr(self, f"_{what}")(message)
            return answer
        if self.table is None:
            return refused(say("no game is open"))
        answer = self.table.answer(message)
        if self.table.referee.is_left:
            self._close()
        return answer

    def reopen(self, name: str, change: Callable[[], bool]) -> None:
        """Change the file of a game. If the game is open, read it again. `change` returns whether
        the file exists."""
        is_open = self.table is not None and self.table.referee.journal.path.name == name
        if is_open:
            self._close()
        if change() and is_open:
            self._open({"name": name})

    def _games(self, message: Mapping[str, Any]) -> Message:
        rows = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
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
        ids = words_in(message.get("packs")) or ["base"]
        folders = known_folders(Path.cwd(), Problems())
        played = load_library(Problems(), folders, only=ids, is_checked=True)
        variants = [(one, goal) for goal in (True, False) for one in offered(played, goal)]
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
                {
                    "id": one.id, "text": translate(one.about), "goal": is_goal,
                    "teams": one.is_for_teams, "on": one.is_on, "values": one.values,
                }
                for one, is_goal in variants
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
            setattr(options, key, words_in(given.get(key)))
        path = self._free_name(str(message.get("name", "")))
        seed = message.get("seed")
        return self._start(Start(path, options, seed if isinstance(seed, int) else None))

    def _open(self, message: Mapping[str, Any]) -> Message:
        path = self.folder / file_name(str(message.get("name", "")))
        if not path.is_file():
            return refused(say("there is no game `{file}`", file=path.name))
        policies: dict[str, Policy] = {"recorded": "recorded", "anew": "anew"}
        policy = policies.get(str(message.get("policy")), "stop")
        repair = message.get("repair") is True
        return self._start(Start(path, GameOptions(), repair=repair, policy=policy))

    def _start(self, how: Start) -> Message:
        self._close()
        referee = start(how)
        if isinstance(referee, OpenProblem):
            return {**refused(referee.message), "problem": referee.kind}
        self.speak(referee)
        self.table = TablePage(referee)
        return referee.hello()

    def _close(self, message: Mapping[str, Any] | None = None) -> Message:
        if self.table is not None:
            self.table.referee.journal.close()
            self.table = None
        return {"type": "closed"}

    def _record(self, message: Mapping[str, Any]) -> Message:
        path = self.folder / file_name(str(message.get("name", "")))
        if not path.is_file():
            return refused(say("there is no game `{file}`", file=path.name))
        return {"type": "record", "name": path.name, "data": packed(path.read_bytes())}

    def _import(self, message: Mapping[str, Any]) -> Message:
        data = unpacked(message.get("data"))
        if data is None:
            return refused(say("this file can't be read"))
        path = self._free_name(str(message.get("name", "")))
        path.write_bytes(data)
        answer = self._start(Start(path, GameOptions()))
        if answer["type"] == "refused" and answer.get("problem") != "diverged":
            path.unlink(missing_ok=True)
        return {**answer, "name": path.name}

    def _delete(self, message: Mapping[str, Any]) -> Message:
        path = self.folder / file_name(str(message.get("name", "")))
        if self.table is not None and self.table.referee.journal.path == path:
            self._close()
        path.unlink(missing_ok=True)
        return self._games(message)

    def _export(self, message: Mapping[str, Any]) -> Message:
        made = io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
            for path in sorted(self.folder.glob(f"*{SUFFIX}")):
                file.writestr(zipfile.ZipInfo(path.name, (1980, 1, 1, 0, 0, 0)), path.read_bytes())
        return {"type": "export", "name": "fragkit-games.zip", "data": packed(made.getvalue())}

    def _free_name(self, wanted: str) -> Path:
        stem = file_name(wanted).removesuffix(SUFFIX)
        names = [f"{stem}{SUFFIX}", *(f"{stem}-{n}{SUFFIX}" for n in range(2, 1000))]
        return next(self.folder / name for name in names if not (self.folder / name).exists())


ASKED = {"games", "setup", "new", "open", "close", "record", "import", "delete", "export"}
