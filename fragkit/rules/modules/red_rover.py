"""Red Rover: a fragged fighter joins the other team, until one team is left (team.rover.*)."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.rules.attack.frags import unless_frags_win
from fragkit.rules.attack.targets import find_target
from fragkit.rules.commands import Command, Refusal, Shoot
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.modules.teams import SWITCHED, TeamGame, are_mates, other_side
from fragkit.rules.pending import Fall, Verdict
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class ChangedSides(Event):
    words = "{player} changes sides and joins team {side}."
    side: str


class RedRover(TeamGame):
    id = "red-rover"
    rulings = (
        ("rover.any", "ab", "a", "whether a fighter fragged by a hazard changes sides"),
        ("rover.tie", "ab", "a", "who wins Red Rover if players tie for the most frags"),
    )
    refuses = (Shoot,)
    about = say("change sides when you are fragged")

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Refuse to aim at a teammate (team.rover.noattack). A blast may still hit one
        (ruling.rover.splash)."""
        if not isinstance(command, Shoot):
            return None
        for aim in (command.target, *command.then):
            target = find_target(game, aim) if aim else None
            if (
                target is not None
                and target.fighter
                and are_mates(game, command.player, target.fighter)
            ):
                text = say(
                    "{player} can't attack {target}: they are teammates",
                    player=command.player, target=target.fighter,
                )  # fmt: skip
                return Refusal("team.rover.noattack", text)
        return None

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Move a fragged fighter to the other team (team.rover.switch), even if a hazard did it
        (ruling.rover.any). The fighter then uses that team's respawn squares (team.rover.respawn).
        This happens before the score, so that it can end the game. The old teams decide who scores.
        """
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
        """End the game when everyone is on one team (team.rover.end). The players with the most
        frags win (team.rover.win, ruling.rover.tie)."""
        present = [game.seat(name) for name in game.present()]
        if len({seat.side for seat in present}) > 1:
            return unless_frags_win(game)
        best = max(seat.frags for seat in present)
        winners = tuple(seat.name for seat in present if seat.frags == best)
        last = next((fall.by for fall in reversed(falls) if fall.by in winners), "")
        if last and game.houses.letter("rover.tie") == "b":
            winners = (last,)
        return Verdict(True, winners, by_frags=True)
