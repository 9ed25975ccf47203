"""The page's files, and the answers to a page's questions about the game.

The page itself is data in `templates/page/`, the same that `fragkit page` bundles for one phone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from fragkit.host.hosted_game import HostedGame
from fragkit.page.map_picture import board_picture
from fragkit.page.table_page import card_list, card_picture, unknown
from fragkit.page.words import carried_words
from fragkit.shipped_files import share

_KINDS = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}


class PageFiles:
    def __init__(self) -> None:
        self._boards: dict[tuple[str, str], dict[str, Any]] = {}  # by id and language, drawn once

    @cached_property
    def all(self) -> dict[str, tuple[bytes, str]]:
        """The files by address, read once: nothing else of the disk can be asked for."""
        folder = share("templates") / "page"
        found = {
            f"/{file.name}": (file.read_bytes(), _KINDS[file.suffix[1:]])
            for file in sorted(folder.iterdir())
            if file.suffix[1:] in _KINDS
        }
        # Inside a script element, `</` would end it.
        words = json.dumps(carried_words(), ensure_ascii=False).replace("</", "<\\/")
        page = (folder / "host.html").read_text("utf-8").replace("{words}", words)
        return {**found, "/": (page.replace("{lang}", "en").encode(), "text/html")}

    def find(self, path: str) -> tuple[bytes, str] | None:
        return self.all.get(path)

    def answer(self, game: HostedGame, message: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Answer a page's question about the box: the map and the cards are nobody's secret."""
        run = game.referee.run
        library = run.opened.library
        match message.get("ask"):
            case "board":
                board = run.setup.board
                if (board.id, lang) not in self._boards:
                    picture = {"type": "board", **board_picture(board, library)}
                    self._boards[board.id, lang] = picture
                return self._boards[board.id, lang]
            case "cards":
                return {"type": "cards", "cards": card_list(library)}
            case "card":
                return card_picture(str(message.get("card", ""))[:80], library)
        return unknown(str(message.get("ask")))
