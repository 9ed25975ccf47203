"""Reminders that players may need, and hints on how to fix a refused command.

A reminder appears once, while there is still time: a further shot that can be aimed elsewhere, a
reroll in play after a failed roll, a cure for a fighter who has just been fragged. Nobody has to
answer it. A refusal gets a hint if the speaker's name or an earlier roll is missing. Hints never
use secret hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from fragkit.language.sentences import Text, plural, say
from fragkit.referee.further_shots import shots_left
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.parsing.matching import quoted
from fragkit.rules.attack.health import hoped_for
from fragkit.rules.commands import Command, Play, Refusal, Spend, Use
from fragkit.rules.effects.using import changes_dice, usable_names
from fragkit.rules.events import Fragged, Missed, PowerUpFailed, Wounded
from fragkit.rules.game import Game
from fragkit.rules.requests import Roll
from fragkit.rules.state import Seat

Watched = Mapping[str, Seat]


def watch(game: Game) -> Watched:
    """Copy the state of all fighters on the map, to find those that the next input frags."""
    return {seat.name: seat.copy() for seat in game.standing()}


def reminders(
    run: GameRun, done: Sequence[AcceptedInput], before: Watched, recalled: set[Use]
) -> list[Text]:
    """Return the current reminders; `recalled` holds the rerolls already mentioned."""
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
    """Remind fighters who were just fragged of cures; with dealt cards, the rules ask them."""
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
    """Add to the refusal which players could do that now: `red: p insert-coin`.

    With dealt cards, names would reveal a hand, so the hint names nobody.
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
    """Add how to skip a movement roll made before the referee was opened."""
    due = run.request
    if run.setup.position is None or run.effective() or refusal.rule != "turn.phases":
        return refusal
    if refusal.help or not isinstance(due, Roll) or due.purpose != "movement":
        return refusal
    example = f"override {due.player.casefold()} movement 5"
    help = say("Already rolled? If 5 movement is left, type `{example}`.", example=example)
    return replace(refusal, help=help)
