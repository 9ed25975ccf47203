"""What the referee checks before it does a typed command.

A command that would hurt or waste something of its own player is asked about once; `!` behind it
says that the player is sure. A walk stops where something could be picked up on the way. What a
shot or a card does before any dice is seen when it is played; it is taken back before it is stored.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from fragkit.model.text.circumstances import condition_sentence
from fragkit.referee.display.forecast import Forecast, forecasts, short_percent
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.rules.cards.permission import targets
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Choose, Command, Drop, Move, MoveTo, Play, Refusal, Shoot, Use
from fragkit.rules.effects.using import others_for, usable_entry
from fragkit.rules.events import Fragged, Moved
from fragkit.rules.flow.command_options import pickings
from fragkit.rules.movement.floor import leftovers_at
from fragkit.rules.requests import Act, Choice
from fragkit.rules.stats import holds


def caution(run: GameRun, command: Command, shots: Sequence[Forecast]) -> str:
    """Return why the player may not want this, or "". `shots`: the forecast of a shot."""
    match command:
        case Shoot():
            return _own_blast(command.player, shots)
        case Choose(player=name, options=(weapon,)):
            due = run.request
            if isinstance(due, Choice) and due.is_of_shot:
                return _own_blast(name, forecasts(run.game, Shoot(name, due.target, weapon)))
        case Play():
            return _wasted(run, command)
        case Use():
            return _healing_nobody(run, command)
    return ""


def _own_blast(name: str, made: Sequence[Forecast]) -> str:
    """Warn when the shooter stands in the blast; a shot at a counter is never a slip."""
    if len(made) != 1 or made[0].is_at_a_thing or name not in made[0].others:
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
        misses = [
            e for e in entry.effects if e.verb == "outcome" and getattr(e, "value", "") == "miss"
        ]
        if misses:
            return f"{entry.name} makes {name}'s own attack miss"
    heals = entry.effects and all(effect.verb == "heal" for effect in entry.effects)
    if heals and command.target in ("", name) and seat.square and seat.wounds <= 0:
        return f"{name} is at full Health: {entry.name} would heal nothing"
    return _in_vain(run, command, entry)


def _in_vain(run: GameRun, command: Play, entry: Entry) -> str:
    """Warn when all effects of the card have conditions, and none is true."""
    game, name = run.game, command.player
    asking = [effect.if_ for _, effect in entry.moments.get("play", ())]
    if entry.stays or not asking or entry.card is None or entry.card.on in ("everyone", "nobody"):
        return ""
    affected = [command.target] if command.target else targets(game, name, entry)
    if len(affected) != 1 or any(if_ is None or if_.asks_for_face for if_ in asking):
        return ""
    foe = affected[0] if affected[0] != name else ""
    if any(holds(game, if_, name, foe) for if_ in asking):
        return ""
    words = dict.fromkeys(str(condition_sentence(if_)) for if_ in asking)
    return f"{entry.name} would do nothing: only {', or '.join(words)}"


def _healing_nobody(run: GameRun, command: Use) -> str:
    """Warn when a trait that only heals is used at full Health: `use field-surgery`."""
    game, name = run.game, command.player
    found = usable_entry(game, name, command.card)
    if found is None or found[0].dice_effects or run.table.refuse(command) is not None:
        return ""
    uses = [effect for _, effect in found[0].moments.get("use", ())]
    if not uses or any(effect.verb != "heal" or effect.then for effect in uses):
        return ""
    whom = [command.target or name]
    if not command.target and uses[0].is_on_another:
        whom = others_for(game, name, uses[0])
    hale = [one for one in whom if game.seat(one).square and game.seat(one).wounds <= 0]
    if len(whom) == 1 and hale:
        return f"{whom[0]} is at full Health: {found[0].name} would heal nothing"
    return ""


def own_frag(run: GameRun, done: AcceptedInput, before: Container[str]) -> str:
    """Return why the player may not want what was just done, or "": it frags its own fighter at
    once. `before`: who was on the map."""
    if not isinstance(done.command, Shoot | Play | Use | Drop) or done.command.player not in before:
        return ""
    name = done.command.player
    fragged = any(isinstance(event, Fragged) and event.player == name for event in done.events)
    return f"that would frag {name}" if fragged or name in run.game.falling.dying else ""


def first_find(run: GameRun, walk: Move) -> int:
    """Return how many steps lead to the first square with something to pick up, before the last.

    Entering the square is enough to pick it up, and the next step is too late for it.
    """
    game, name = run.game, walk.player
    if not game.state.floor or not isinstance(run.request, Act):
        return 0
    table, events = run.table, game.events
    done = table.submit(walk)
    if isinstance(done, Refusal):
        return 0
    table.undo()
    game.events = events
    squares = [e.square for e in done.events if isinstance(e, Moved) and e.player == name]
    for number, square in enumerate(squares[: len(walk.path) - 1], 1):
        if not leftovers_at(game, square) or square in game.turn.taken:
            continue
        if _can_take_after(run, Move(name, walk.path[:number])):
            return number
    return 0


def _can_take_after(run: GameRun, walk: Move) -> bool:
    table, events = run.table, run.game.events
    if isinstance(table.submit(walk), Refusal):
        return False
    can = isinstance(run.request, Act) and any(pickings(run.game, walk.player))
    table.undo()
    run.game.events = events
    return can


def waypoints(run: GameRun, walk: Move) -> list[Command] | Refusal:
    """Return a command for each leg of `m e3 e2 b2`: to each square by its cheapest route."""
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
    events = run.game.events
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
    run.game.events = events
    return refusal if refusal is not None else made
