"""Advice about a typed command: a question before it, a hint or a reminder after it.

A caution asks once about a command that would hurt its own player or waste a card. With `!` at the
end of the command, there is no question. A walk stops where the fighter can pick something up. A
shot or card that frags its own player before any roll is taken back before it is stored.

A reminder appears once, while there is still time: a further shot that can be aimed elsewhere, a
reroll in play after a failed roll, a cure for a fighter who has just been fragged. Nobody has to
answer it. A refusal gets a hint if the speaker's name or an earlier roll is missing.

Nothing here looks at secret hands.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace

from fragkit.language.sentences import NOTHING, Text, plural, say
from fragkit.model.effects import Effect
from fragkit.model.text.circumstances import condition_sentence
from fragkit.referee.display.forecast import Forecast, forecasts, short_percent
from fragkit.referee.further_shots import shots_left
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.parsing.matching import quoted
from fragkit.rules.attack.health import hoped_for
from fragkit.rules.cards.permission import targets
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import (
    Choose,
    Command,
    Drop,
    Move,
    MoveTo,
    Play,
    Refusal,
    Shoot,
    Spend,
    Use,
)
from fragkit.rules.effects.using import (
    can_begin,
    changes_dice,
    others_for,
    usable_entry,
    usable_names,
)
from fragkit.rules.events import Fragged, Missed, Moved, PowerUpFailed, Wounded
from fragkit.rules.flow.command_options import pickings
from fragkit.rules.game import Game
from fragkit.rules.movement.floor import leftovers_at
from fragkit.rules.requests import Act, Choice, Roll
from fragkit.rules.state import Seat
from fragkit.rules.stats import holds


def caution(run: GameRun, command: Command, shots: Sequence[Forecast]) -> Text:
    """Return a warning about a command that may be a mistake, or nothing. `shots` is the forecast
    of a shot."""
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
    if run.table.refuse(command) is not None:
        return NOTHING
    return run.game.modules.commands[type(command)].warning(run.game, command)


def _own_blast(name: str, made: Sequence[Forecast]) -> Text:
    """Warn an attacker who is in the blast of the weapon, or of a counter that it sets off."""
    if len(made) != 1 or name not in made[0].others:
        return NOTHING
    frag = short_percent(made[0].others[name].frag)
    if made[0].is_at_a_thing:
        if made[0].others[name].frag * 10 < 1:
            return NOTHING  # far enough away: the forecast names the risk
        return say(
            "{player} is in the explosion: frag {chance}",
            player=name, chance=frag,
        )  # fmt: skip
    return say(
        "{player} is in the blast of {weapon}: frag {chance}",
        player=name, weapon=made[0].name, chance=frag,
    )  # fmt: skip


def _wasted(run: GameRun, command: Play) -> Text:
    game, name = run.game, command.player
    entry, seat = game.catalog.cards.get(command.card), game.state.seats.get(name)
    if entry is None or seat is None or run.table.refuse(command) is not None:
        return NOTHING
    attack = game.state.attack
    if attack is not None and attack.shooter == name:
        misses = [
            e for e in entry.effects if e.verb == "outcome" and getattr(e, "value", "") == "miss"
        ]
        if misses:
            return say("{card} would make {player}'s own attack miss", card=entry.name, player=name)
    whom = command.target or name
    heals = entry.effects and all(
        effect.verb == "heal"
        and not effect.then
        and effect.moment() == "play"
        and _healed(game, name, effect, whom) == [name]
        for effect in entry.effects
    )
    if heals and seat.square and seat.wounds <= 0:
        return _at_full_health(name, entry.name)
    return _in_vain(run, command, entry)


def _at_full_health(name: str, card: str) -> Text:
    return say("{player} is at full Health: {card} would have no effect", player=name, card=card)


def _in_vain(run: GameRun, command: Play, entry: Entry) -> Text:
    """Warn if all effects of the card have conditions and none of them is true."""
    game, name = run.game, command.player
    effects = [effect for _, effect in entry.moments.get("play", ())]
    asking = [effect.if_ for effect in effects]
    if entry.stays or not asking or entry.card is None or entry.card.on in ("everyone", "nobody"):
        return NOTHING
    affected = [command.target] if command.target else targets(game, name, entry)
    if len(affected) != 1 or any(if_ is None or if_.asks_for_face for if_ in asking):
        return NOTHING
    foe = affected[0] if affected[0] != name else ""
    if any(can_begin(game, effect, name, foe) for effect in effects):
        return NOTHING
    words = dict.fromkeys(condition_sentence(if_) for if_ in asking if if_ is not None)
    return say(
        "{card} would have no effect: it works only {reasons:or}",
        card=entry.name, reasons=tuple(words),
    )  # fmt: skip


def _healing_nobody(run: GameRun, command: Use) -> Text:
    """Warn if a trait that only heals is used at full Health: `use field-surgery`."""
    game, name = run.game, command.player
    found = usable_entry(game, name, command.card)
    if found is None or found[0].dice_effects or run.table.refuse(command) is not None:
        return NOTHING
    uses = [effect for _, effect in found[0].moments.get("use", ())]
    if not uses or any(effect.verb != "heal" or effect.then for effect in uses):
        return NOTHING
    targeted = _healed(game, name, uses[0], command.target)
    healthy = [one for one in targeted if game.seat(one).square and game.seat(one).wounds <= 0]
    if len(targeted) == 1 and healthy:
        return _at_full_health(targeted[0], found[0].name)
    return NOTHING


def _healed(game: Game, name: str, effect: Effect, target: str) -> list[str]:
    """Return the fighters whom the effect would heal."""
    if effect.on in ("everyone", "others") or (not target and effect.is_on_another):
        own = effect.on == "everyone" and holds(game, effect.if_, name, name)
        return [*([name] if own else []), *others_for(game, name, effect)]
    return [name] if effect.on == "self" else [target or name]


def own_frag(run: GameRun, done: AcceptedInput, before: Container[str]) -> Text:
    """Return a warning if the command has just fragged its own player, or nothing. `before` are the
    fighters who were on the map."""
    if not isinstance(done.command, Shoot | Play | Use | Drop) or done.command.player not in before:
        return NOTHING
    name = done.command.player
    fragged = any(isinstance(event, Fragged) and event.player == name for event in done.events)
    if fragged or name in run.game.falling.dying:
        return say("that would frag {player}", player=name)
    return NOTHING


def first_find(run: GameRun, walk: Move) -> int:
    """Return the number of steps to the first square with something to pick up, or 0 if the walk
    passes none. The last square doesn't count, because the walk stops there anyway."""
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
            break  # dice come first; the other legs are checked after them
    if count:
        run.table.undo(count)
    run.game.events = events
    return refusal if refusal is not None else made


Watched = Mapping[str, Seat]


def watch(game: Game) -> Watched:
    """Copy the state of all fighters on the map, to find out which of them the next input frags."""
    return {seat.name: seat.copy() for seat in game.standing()}


def reminders(
    run: GameRun, done: Sequence[AcceptedInput], before: Watched, recalled: set[Use]
) -> list[Text]:
    """Return the current reminders. `recalled` holds the rerolls already mentioned."""
    return [*_shots(run), *_rerolls(run, done, recalled), *_cures(run, done, before)]


def _shots(run: GameRun) -> Iterator[Text]:
    if left := shots_left(run):
        yield plural(
            "The next shot is at {target}, too. To change that, type `then NAME` or `then none`.",
            "The next {n} shots are at {target}, too. To change that, type `then NAME` or "
            "`then none`.",
            n=left, target=run.game.attack.target,
        )  # fmt: skip


def _rerolls(run: GameRun, done: Sequence[AcceptedInput], recalled: set[Use]) -> Iterator[Text]:
    """Remind players of cards that can reroll the dice that have just failed."""
    failed = [e for one in done for e in one.events if isinstance(e, Missed | PowerUpFailed)]
    for name in dict.fromkeys(e.player for e in failed[-1:]):
        uses = [Use(name, word) for word in usable_names(run.game, name)]
        able = [u for u in uses if changes_dice(run.game, u) and run.table.refuse(u) is None]
        if not recalled.issuperset(able):
            recalled.update(able)
            who = "" if run.request.player == name else f"{name.casefold()}: "
            options = quoted(f"{who}use {u.card}" for u in able)
            yield say("You can still reroll: {options_typed:or}.", options_typed=options)


def _cures(run: GameRun, done: Sequence[AcceptedInput], before: Watched) -> Iterator[Text]:
    """Remind players whose fighters were just fragged of cures. With dealt cards, the rules ask
    them."""
    if run.game.dealt:
        return
    left: dict[str, int] = {}
    names: list[str] = []
    for event in (e for one in done for e in one.events):
        if isinstance(event, Wounded):
            left[event.player] = event.health + event.armor
        elif isinstance(event, Fragged) and event.player in before:
            names.append(event.player)
    hopeful = [name for name in names if _may_live(run.game, before[name], left.get(name, 0))]
    for name in hopeful:
        if run.game.state.seats[name].status == "fragged":
            example = f"{name.casefold()}: p CARD"
            yield say(
                "{player}, if you have a cure, play it now: `{example}`.",
                player=name,
                example=example,
            )


def _may_live(game: Game, seat: Seat, health: int) -> bool:
    blood = seat.blood if game.houses.blood_cure == "a" else 0
    hope = hoped_for(game, seat, game.seat(seat.name).stats.health - health)
    return hope > 0 and health + blood + hope > 0


def with_speaker_hint(run: GameRun, command: Command, refusal: Refusal) -> Refusal:
    """Add to the refusal the players who could do that now: `red: p insert-coin`.

    With dealt cards, such names would reveal hands, so the hint names nobody.
    """
    context = run.context()
    if refusal.help or not isinstance(command, Play | Use | Spend):
        return refusal
    if command.player != context.speaker:
        return refusal  # the input names a player
    if run.setup.dealing == "dealt":
        line = command_line(command, context)
        help = say("If it is another player's card, type `NAME: {command}`.", command=line)
        return replace(refusal, help=help)
    others = [replace(command, player=name) for name in context.players if name != command.player]
    able = [one for one in others if run.table.refuse(one) is None]
    if not able:
        return refusal
    lines = quoted(f"{one.player.casefold()}: {command_line(command, context)}" for one in able)
    return replace(refusal, help=say("Did you mean {options_typed:or}?", options_typed=lines))


def with_past_roll_hint(run: GameRun, refusal: Refusal) -> Refusal:
    """Add to the refusal how to skip a movement roll that was made before the referee was opened."""
    due = run.request
    if run.setup.position is None or run.effective() or refusal.rule != "turn.phases":
        return refusal
    if refusal.help or not isinstance(due, Roll) or due.purpose != "movement":
        return refusal
    example = f"override {due.player.casefold()} movement 5"
    help = say("Already rolled? If 5 movement is left, type `{example}`.", example=example)
    return replace(refusal, help=help)
