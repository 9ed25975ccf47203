"""One question before a slip hurts its own player: ways with hazards, wasted and fatal deeds.

Only who has typed it is asked, and only once; `!` behind the words says that one is sure.
"""

from __future__ import annotations

from typing import Any

from fragkit.referee.history.run import GameRun
from fragkit.referee.telling.forecast import forecasts, short_percent
from fragkit.rules.commands import Choose, Command, Drop, Move, MoveTo, Play, Shoot, Use
from fragkit.rules.events import Fragged, Moved
from fragkit.rules.movement.floor import leftovers_at
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Act, Choice
from fragkit.rules.turn.options import pickings


def caution(run: GameRun, command: Command) -> str:
    """What the player would rather not have done, or ""."""
    match command:
        case Shoot():
            return _own_blast(run, command)
        case Choose(player=name, options=(weapon,)):
            due = run.request
            if isinstance(due, Choice) and due.is_of_shot:
                return _own_blast(run, Shoot(name, due.target, weapon))
        case Play():
            return _wasted(run, command) or _fatal(run, command)
        case Drop() | Use():
            return _fatal(run, command)
    return ""


def _own_blast(run: GameRun, command: Shoot) -> str:
    made = forecasts(run.game, command)
    name = command.player
    if len(made) != 1 or name not in made[0].others:
        return ""
    frag = short_percent(made[0].others[name].frag)
    return f"{name} is in the blast of {made[0].name}: frag {frag}"


def _wasted(run: GameRun, command: Play) -> str:
    game, name = run.game, command.player
    entry, seat = game.catalog.cards.get(command.card), game.state.seats.get(name)
    if entry is None or seat is None or run.table.refuse(command) is not None:
        return ""
    attack = game.state.attack
    if attack is not None and attack.shooter == name:
        misses = [e for e in entry.effects if e.verb == "outcome" and _value(e) == "miss"]
        if misses:
            return f"{entry.name} makes {name}'s own attack miss"
    heals = entry.effects and all(effect.verb == "heal" for effect in entry.effects)
    if heals and command.target in ("", name) and seat.square and seat.wounds <= 0:
        return f"{name} is at full Health: {entry.name} would heal nothing"
    return ""


def _value(effect: Any) -> object:
    return getattr(effect, "value", None)


def _fatal(run: GameRun, command: Command) -> str:
    """Tried out and taken back: whether it would bring its own player down at once."""
    seat = run.game.state.seats.get(command.player)
    if seat is None or not seat.square:
        return ""
    for event in tried(run, command):
        if isinstance(event, Fragged) and event.player == command.player:
            return f"that would frag {command.player}"
    return ""


def tried(run: GameRun, command: Command) -> tuple[Any, ...]:
    """What would happen; nothing has."""
    table, told = run.table, run.game.told
    done = table.submit(command)
    if isinstance(done, Refusal):
        return ()
    dying = command.player in run.game.falling.dying
    table.undo()
    run.game.told = told
    return (*done.events, *([Fragged(command.player, "", "", "")] if dying else []))


# -- walking ---------------------------------------------------------------------------------


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
    table, told = run.table, run.game.told
    if isinstance(table.submit(walk), Refusal):
        return False
    can = isinstance(run.request, Act) and any(pickings(run.game, walk.player))
    table.undo()
    run.game.told = told
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
    told = run.game.told
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
    run.game.told = told
    return refusal if refusal is not None else made
