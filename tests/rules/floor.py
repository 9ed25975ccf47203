"""Things on the board besides the fighters, as a module may bring them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fragkit.board.things import Things
from fragkit.rules.game import Game
from fragkit.rules.module import Module


class Floor(Module):
    """`Floor(solid=((1, "barrel"),))`, `Floor(open_doors=...)`: for the whole game."""

    id = "floor"

    def __init__(self, **more: Any) -> None:
        super().__init__()
        self.more = more

    def things(self, game: Game, things: Things) -> Things:
        return replace(things, **self.more)
