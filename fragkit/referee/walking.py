"""Ways as they are typed: where a walk stops for what could be picked up, and waypoints."""

from __future__ import annotations

from fragkit.referee.cautions import tried
from fragkit.referee.history.run import GameRun
from fragkit.rules.commands import Command, Move, MoveTo, Refusal
from fragkit.rules.events import Moved
from fragkit.rules.flow.command_options import pickings
from fragkit.rules.movement.floor import leftovers_at
from fragkit.rules.requests import Act


def first_find(run: GameRun, walk: Move) -> int:
    """How many of these steps lead to the first square before the last where something could be
    taken up: entering is enough for that, and it is too late once one has gone on."""
    game, name = run.game, walk.player
    if not game.state.floor or not isinstance(run.request, Act):
        return 0
    squares = [e.square for e in tried(run, walk) if isinstance(e, Moved) and e.player == name]
    for number, square in enumerate(squares[: len(walk.path) - 1], 1):
        if not leftovers_at(game, square) or square in game.turn.taken:
            continue
        if _can_take_after(run, Move(name, walk.path[:number])):
            return number
    return 0


def _can_take_after(run: GameRun, walk: Move) -> bool:
    table, told = run.table, run.game.events
    if isinstance(table.submit(walk), Refusal):
        return False
    can = isinstance(run.request, Act) and any(pickings(run.game, walk.player))
    table.undo()
    run.game.events = told
    return can


def waypoints(run: GameRun, walk: Move) -> list[Command] | Refusal:
    """`m e3 e2 b2`, squares that do not lie side by side: to each by its cheapest way."""
    made: list[Command] = []
    place = run.game.ground.place
    for word in walk.path:
        if word in place:
            made.append(MoveTo(walk.player, word))
        elif made and isinstance(last := made[-1], Move):
            made[-1] = Move(walk.player, (*last.path, word))
        else:
            made.append(Move(walk.player, (word,)))
    refusal, count = None, 0
    told = run.game.events
    for one in made:
        done = run.table.submit(one)
        if isinstance(done, Refusal):
            refusal = done
            break
        count += 1
        if not isinstance(run.request, Act):
            break  # dice come in between: what follows is seen when they lie
    if count:
        run.table.undo(count)
    run.game.events = told
    return refusal if refusal is not None else made
