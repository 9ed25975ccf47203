"""A card that is refused to whoever is due, because somebody else forgot to say the name."""

from __future__ import annotations

from dataclasses import replace

from fragkit.referee.history.run import GameRun
from fragkit.referee.reading.lines import command_line
from fragkit.referee.reading.words import listed
from fragkit.rules.commands import Command, Play, Refusal, Spend, Use


def with_a_name(run: GameRun, command: Command, refusal: Refusal) -> Refusal:
    """The refusal, with who else could say that now: `red: p insert-coin`.

    With dealt cards that would tell what is in a hand: there only the way to say it is told.
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
