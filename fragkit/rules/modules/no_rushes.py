"""No Rushes, called Tactical Advantage in another book: no attacks on your first turn
(variant.norush.*)."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.rules.attack.targets import find_target
from fragkit.rules.commands import AttackCommand, Command, Refusal, Shoot
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module


class NoRushes(Module):
    id = "no-rushes"
    about = say("no attacks on your first turn")
    names = ("tactical-advantage",)
    is_optional = True
    rulings = (
        ("norush.turn", "ab", "a", "who can't attack on their first turn"),
        ("norush.what", "ab", "a", "what counts as an attack on the first turn"),
    )
    refuses = (AttackCommand,)

    def after_gear(self, game: Game) -> Procedure[None]:
        """Note the players whose first turn is still to come (ruling.norush.turn). A game that
        begins from a position has none."""
        first = [game.state.first] if game.houses.letter("norush.turn") == "b" else game.present()
        game.state.modules[self.id] = first
        yield from ()

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Refuse attacks on a player's first turn (variant.norush.attack). Moving and power-ups are
        allowed (variant.norush.other)."""
        waiting = game.state.modules.get(self.id)
        if not waiting or command.player not in waiting or not self.is_attack(game, command):
            return None
        name = command.player
        text = say("{player} can't attack on their first turn: No Rushes", player=name)
        return Refusal("variant.norush.attack", text)

    def is_attack(self, game: Game, command: Command) -> bool:
        """Return whether the command counts as an attack. House options decide about shots at
        barrels (ruling.barrel.norush) and at other things (ruling.norush.what)."""
        if not isinstance(command, Shoot):
            return True
        aimed = find_target(game, command.target)
        if aimed is not None and aimed.thing is not None:
            return game.houses.letter("barrel.norush") == "a"
        return bool(aimed and aimed.fighter) or game.houses.letter("norush.what") == "a"

    def after_expiry(self, game: Game, player: str) -> Procedure[None]:
        """Let a player attack from their second turn on (variant.norush.end)."""
        if player in game.state.modules.get(self.id, ()):
            game.state.modules[self.id].remove(player)
        yield from ()
