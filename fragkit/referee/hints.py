"""Help that nobody asked for: what a table forgets, and how to mend a refused command.

A reminder comes once, while there is still time: a further shot that can be aimed elsewhere, a
reroll in play when a roll fails, a cure for a fighter who has just been fragged. Nobody has to
answer it. A refusal gets a hint where the speaker's name or an earlier roll was left out. Secret
hands are never looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from fragkit.referee.further_shots import shots_left
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.parsing.matching import listed
from fragkit.rules.attack.health import hoped_for
from fragkit.rules.commands import Command, Play, Refusal, Spend, Use
from fragkit.rules.effects.using import changes_dice, usable_names
from fragkit.rules.events import Fragged, Missed, PowerUpFailed, Wounded
from fragkit.rules.game import Game
from fragkit.rules.requests import Roll
from fragkit.rules.state import Seat

Watched = Mapping[str, Seat]


def watch(game: Game) -> Watched:
    """Copy everybody on the map before an input, to look up those whom it frags."""
    return {seat.name: seat.copy() for seat in game.standing()}


def reminders(
    run: GameRun, done: Sequence[AcceptedInput], before: Watched, recalled: set[Use]
) -> list[str]:
    """Return what the table may forget now; `recalled` has the rerolls that it was reminded of."""
    return [*_shots(run), *_rerolls(run, done, recalled), *_cures(run, done, before)]


def _shots(run: GameRun) -> Iterator[str]:
    if left := shots_left(run):
        more = "The next shot goes" if left == 1 else f"The next {left} shots go"
        yield f"{more} at {run.game.attack.target}, too: `then NAME` or `then none`"


def _rerolls(run: GameRun, done: Sequence[AcceptedInput], recalled: set[Use]) -> Iterator[str]:
    """Remind of cards that could reroll the dice that have just failed."""
    failed = [e for one in done for e in one.events if isinstance(e, Missed | PowerUpFailed)]
    for name in dict.fromkeys(e.player for e in failed[-1:]):
        uses = [Use(name, word) for word in usable_names(run.game, name)]
        able = [u for u in uses if changes_dice(run.game, u) and run.table.refuse(u) is None]
        if not recalled.issuperset(able):
            recalled.update(able)
            who = "" if run.request.player == name else f"{name.casefold()}: "
            yield f"Not too late: {listed((f'{who}use {u.card}' for u in able), 'or')}"


def _cures(run: GameRun, done: Sequence[AcceptedInput], before: Watched) -> Iterator[str]:
    """Remind of cures for those who were just fragged; with dealt cards the rules ask them."""
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
            yield f"{name}, a cure? Now or never: `{name.casefold()}: p CARD`"


def _may_live(game: Game, seat: Seat, health: int) -> bool:
    blood = seat.blood if game.houses.blood_cure == "a" else 0
    hope = hoped_for(game, seat, game.seat(seat.name).stats.health - health)
    return hope > 0 and health + blood + hope > 0


def with_speaker_hint(run: GameRun, command: Command, refusal: Refusal) -> Refusal:
    """Add to the refusal who else could do that now: `red: p insert-coin`.

    With dealt cards that would show what is in a hand, so only the form is shown.
    """
    context = run.context()
    if refusal.help or not isinstance(command, Play | Use | Spend):
        return refusal
    if command.player != context.speaker:
        return refusal  # a name was said
    if run.setup.dealing == "dealt":
        line = command_line(command, context)
        return replace(refusal, help=f"If somebody else does: `NAME: {line}`.")
    others = [replace(command, player=name) for name in context.players if name != command.player]
    able = [one for one in others if run.table.refuse(one) is None]
    if not able:
        return refusal
    said = (f"{one.player.casefold()}: {command_line(command, context)}" for one in able)
    return replace(refusal, help=f"Did you mean {listed(said, 'or')}?")


def with_past_roll_hint(run: GameRun, refusal: Refusal) -> Refusal:
    due = run.request
    if run.setup.position is None or run.effective() or refusal.rule != "turn.phases":
        return refusal
    if refusal.help or not isinstance(due, Roll) or due.purpose != "movement":
        return refusal
    said = f"override {due.player.casefold()} movement 5"
    return replace(refusal, help=f"Is it rolled already? `{said}`: 5 are left.")
