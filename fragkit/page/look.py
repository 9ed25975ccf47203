"""Answers to a page's questions about maps, shots and cards, without a game.

The first answer on a phone waits for every import, so each question loads only what it needs
(docs/decisions/0021-page.md).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from fragkit.board.board import Board, NoPlace
from fragkit.board.joining import NoJoin, join, map_names
from fragkit.board.movement import Mover
from fragkit.board.reach import reach, reach_plain
from fragkit.board.sight import sight, visible_from
from fragkit.board.things import Things
from fragkit.diagnostics import Problems
from fragkit.language import spoken, translate
from fragkit.language.sentences import Text, say
from fragkit.load.maps.map_reader import joined_maps, load_map
from fragkit.load.packs.known_packs import built_in_folders, find_map, known_folders, map_ids
from fragkit.load.packs.library import load_library, pack_around
from fragkit.model.pack import Library
from fragkit.page.values import Message, number_in, refused, words_in
from fragkit.shipped_files import share

MOST_MOVES = 99


class Look:
    """`near` is the folder from which a map's path starts; `worded` returns a library in the
    reader's language."""

    def __init__(
        self, near: Path, worded: Callable[[Library], Library] = lambda library: library
    ) -> None:
        self.near, self.worded = near, worded
        self._boards: dict[str, Board] = {}
        self._library: Library | None = None
        self._worded: Library | None = None

    def answer(self, message: Mapping[str, Any]) -> Message:
        answer: Message = getattr(self, f"_{message['ask']}")(message)
        return answer

    def renew(self) -> None:
        """Forget what was read: a pack was installed."""
        self._library = self._worded = None
        self._boards.clear()

    @property
    def library(self) -> Library:
        if self._library is None:
            folders = known_folders(Path.cwd(), Problems())
            self._library = load_library(Problems(), folders, is_checked=True)
        return self._library

    @property
    def cards(self) -> Library:
        """The library in the reader's language."""
        if self._worded is None:
            self._worded = self.worded(self.library)
        return self._worded

    def _board(self, name: str) -> Board | Message:
        if name not in self._boards:
            found = _named_board(name) or _other_board(name, self.near)
            if not isinstance(found, Board):
                return found
            self._boards[name] = found
        return self._boards[name]

    def _places(
        self, message: Mapping[str, Any], *keys: str
    ) -> tuple[Board, list[int], Things] | Message:
        """Return the board, the places of these keys, and the fighters in the way."""
        board = self._board(str(message.get("map", "")))
        if not isinstance(board, Board):
            return board
        named = [str(message.get(key, "")) for key in keys]
        others = words_in(message.get("fighters"))
        found = [board.place(name) for name in (*named, *others)]
        for one in found:
            if isinstance(one, NoPlace):
                return refused(one.text)
        places = [one for one in found if isinstance(one, int)]
        standing = frozenset(places[len(keys) :]) - frozenset(places[: len(keys)])
        return board, places[: len(keys)], Things(fighters=standing)

    def _map(self, message: Mapping[str, Any]) -> Message:
        board = self._board(str(message.get("map", "")))
        if not isinstance(board, Board):
            return board
        file = Path(board.maps[0].where.span.file)
        drawn = share("pictures") / f"{board.id}.json"  # a page contains the shipped maps
        if drawn.is_file() and share("content") in file.parents:
            answer: Message = json.loads(drawn.read_text("utf-8"))
            language = spoken()
            named = drawn.with_suffix(f".{language.code}.json") if language else drawn
            if named != drawn and named.is_file():  # rooms have names in the reader's language
                parts = json.loads(named.read_text("utf-8"))
                answer["svg"] = with_parts(str(answer["svg"]), parts)
            return answer
        from fragkit.page.pictures import board_picture

        home = pack_around(file)
        library = self._library
        if library is None:  # only the map's own pack is needed
            folders = known_folders(Path.cwd(), Problems())
            only = [home] if home is not None else ["base"]
            library = load_library(Problems(), folders, only=only, is_checked=True)
        return {"type": "board", **board_picture(board, library)}

    def _maps(self, message: Mapping[str, Any]) -> Message:
        """List the maps. With `joined`, also list two that can be joined, which takes longer."""
        known = map_ids(Path.cwd(), Problems())
        folders = [*built_in_folders(), *known_folders(Path.cwd(), Problems())]
        joined = joined_maps(folders) if message.get("joined") is True else ""
        return {"type": "maps", "maps": known, "joined": joined}

    def _sight(self, message: Mapping[str, Any]) -> Message:
        """Answer whether one square sees another. Without `to`, answer with every square that it
        sees."""
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
            "blocked_by": by and by.plain(),
            "text": translate(verdict),
        }

    def _reach(self, message: Mapping[str, Any]) -> Message:
        found = self._places(message, "from")
        if not isinstance(found, tuple):
            return found
        board, (place,), things = found
        moves = number_in(message.get("moves"), 7, 0, MOST_MOVES)
        speed = number_in(message.get("speed"), 2, 1, 9)
        reached = reach(board, place, moves, Mover(speed=speed), things)
        return {"type": "reach", **reach_plain(board, reached)}

    def _shot(self, message: Mapping[str, Any]) -> Message:
        """Answer with the odds of a plain shot, as `fragkit odds` does. `weapon` names a card."""
        from fragkit.model.word_values import Dice
        from fragkit.rules.odds.dice_odds import MOST_DICE, plain_shot
        from fragkit.term.shot_text import percent

        numbers = {
            key: number_in(message.get(key), default, least, MOST_DICE)
            for key, default, least in (
                ("accuracy", 2, 1), ("range", 1, 1), ("damage", 3, 1), ("health", 3, 1),
                ("extra", 0, 0), ("armor", 0, 0),
            )
        }  # fmt: skip
        if "weapon" in message:
            card = self.library.cards.get(str(message["weapon"]))
            if card is None or not isinstance(card.damage, Dice):
                return refused(say("this card has no damage dice"))
            numbers |= {"damage": card.damage.count, "extra": card.extra}
            most = card.range_at_most or numbers["range"]
            if not (card.range_at_least or 1) <= numbers["range"] <= most:
                numbers["range"] = 6 * numbers["accuracy"] + 1  # out of reach
        shot = plain_shot(
            numbers["accuracy"], numbers["range"], numbers["damage"], numbers["health"],
            extra=numbers["extra"], armor=numbers["armor"],
        )  # fmt: skip
        return {
            "type": "shot",
            "dice": numbers["damage"],
            "hit": percent(shot.hit),
            "frag": percent(shot.frag),
            "damage": {str(points): percent(chance) for points, chance in shot.damage.items()},
            "exact": shot.plain()["exact"],
        }

    def _library_cards(self, message: Mapping[str, Any]) -> Message:
        from fragkit.page.pictures import card_list

        return {"type": "cards", "cards": card_list(self.cards)}

    def _library_card(self, message: Mapping[str, Any]) -> Message:
        from fragkit.page.pictures import card_picture

        return card_picture(str(message.get("card", "")), self.cards)


ASKED = {"map", "maps", "sight", "reach", "shot", "library_cards", "library_card"}


def changed_parts(picture: str, other: str) -> dict[str, str]:
    """Return the elements of the other SVG picture that differ, by number, for `with_parts`."""
    one, two = picture.split("<"), other.split("<")
    assert len(one) == len(two), "another language only changes words"
    return {str(n): b for n, (a, b) in enumerate(zip(one, two, strict=True)) if a != b}


def with_parts(picture: str, parts: Mapping[str, str]) -> str:
    return "<".join(parts.get(str(n), part) for n, part in enumerate(picture.split("<")))


def _named_board(name: str) -> Board | None:
    """Return the board of maps that are named by their ids, or None if anything is wrong with them."""
    parts, problems = map_names(name), Problems()
    if isinstance(parts, NoJoin) or not all(part.replace("-", "").isalnum() for part in parts):
        return None
    paths = [find_map(part.casefold(), Path.cwd(), problems) for part in parts]
    maps = [made for path in paths if path and (made := load_map(path, problems)) is not None]
    if len(maps) < len(parts) or problems.has_errors:
        return None
    board = join(maps)
    return board if isinstance(board, Board) else None


def _other_board(name: str, near: Path) -> Board | Message:
    """Return the board that a game would use, or the reason why there is none."""
    from fragkit.referee.setup.packs_and_maps import OpenProblem, load_board

    found = load_board(name, near)
    return refused(found.message) if isinstance(found, OpenProblem) else found[0]
