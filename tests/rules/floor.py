"""Things on the board besides the fighters, as a module would bring them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fragkit.board.things import Things
from fragkit.rules.game import Game
from fragkit.rules.module import Module, Modules
from fragkit.rules.turn.table import Table


class Floor(Module):
    id = "floor"

    def __init__(self, **more: Any) -> None:
        self.more = more

    def things(self, game: Game, things: Things) -> Things:
        return replace(things, **self.more)


def lay(table: Table, **more: Any) -> None:
    """`barrels=frozenset({1})`, `open_doors=...`: for the rest of the game."""
    table.game.modules = Modules([Floor(**more)])
    table.game.forget()
