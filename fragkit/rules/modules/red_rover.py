"""Red Rover: a fragged fighter changes sides, until one side is left (team.rover.*)."""

from __future__ import annotations

from typing import ClassVar

from fragkit.rules.attack.targets import find_target
from fragkit.rules.commands import Command, Refusal, Shoot
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.modules.teams import SWITCHED, TeamGame, are_mates, other_side
from fragkit.rules.pending import GOES_ON, Fall, Verdict
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class ChangedSides(Event):
    words: ClassVar[str] = "{player} plays for {side} now."

    side: str


class RedRover(TeamGame):
    id = "red-rover"
    rulings = (
        ("rover.any", "ab", "a", "whether a death by hazard changes sides"),
        ("rover.tie", "ab", "a", "equal most frags at the end of Red Rover"),
    )
    refuses = (Shoot,)
    about = "who is fragged changes sides"

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Nobody aims at a teammate; a blast may catch one (ruling.rover.splash)."""
        if not isinstance(command, Shoot):
            return None
        for aim in (command.target, *command.then):
            target = find_target(game, aim) if aim else None
            if (
                target is not None
                and target.fighter
                and are_mates(game, command.player, target.fighter)
            ):
                text = f"{command.player} can't attack {target.fighter}: a teammate"
                return Refusal("team.rover.noattack", text)
        return None

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Move a fragged fighter to the other side (team.rover.switch), also after a hazard
        (ruling.rover.any); they then use its respawn squares (team.rover.respawn). This comes
        before the score, so that it can end the game; the old sides decide who scores."""
        seat = game.seat(fall.victim)
        if fall.by or game.houses.letter("rover.any") == "a":
            game.state.modules.setdefault(SWITCHED, {})[seat.name] = seat.side
            seat.side = other_side(seat.side)
            game.tell(ChangedSides(seat.name, seat.side))
        yield from ()

    def after_frag(self, game: Game, fall: Fall) -> Procedure[None]:
        game.state.modules.get(SWITCHED, {}).pop(fall.victim, None)
        yield from ()

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """End the game when everybody is on one side (team.rover.end): the most frags win, alone or
        shared (team.rover.win, ruling.rover.tie)."""
        present = [game.seat(name) for name in game.present()]
        if len({seat.side for seat in present}) > 1:
            return None if game.houses.letter("variant.goal") == "b" else GOES_ON
        best = max(seat.frags for seat in present)
        winners = tuple(seat.name for seat in present if seat.frags == best)
        last = next((fall.by for fall in reversed(falls) if fall.by in winners), "")
        if last and game.houses.letter("rover.tie") == "b":
            winners = (last,)
        return Verdict(True, winners)
