"""The gallows: overkill hangs a fighter (deadlands.gallows*, ruling.gallows.*).

A hanged fighter is out of play, but the figure stays on the map. It closes its square and blocks
sight, and nothing affects it until the fighter's next turn begins.
"""

from __future__ import annotations

from dataclasses import replace

from fragkit.board.things import Things
from fragkit.language.sentences import Text, say
from fragkit.model.effects import modifiers as mod
from fragkit.rules.attack.frags import will_win, worth
from fragkit.rules.cards.card_piles import restore_gear
from fragkit.rules.commands import Choose, Command, Refusal, Shoot
from fragkit.rules.events import Event
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.movement.respawn import chooses_respawn
from fragkit.rules.pending import Fall
from fragkit.rules.requests import Choice, Option, options_text
from fragkit.rules.state import PUT_THERE
from fragkit.rules.stats import in_force
from fragkit.values import dataclass

HANGED = "hanged"
NO = "no"
BLINK = "blink-of-an-eye"


@dataclass(frozen=True, slots=True)
class Hanged(Event):
    words = "{player} HANGS on {square} until their next turn."
    square: str


@dataclass(frozen=True, slots=True)
class CutDown(Event):
    words = "{player} is cut down and respawns on {square}."
    square: str


def gallows(game: Game) -> list[str]:
    """Return the gallows squares that the map marks (deadlands.gallows.squares,
    ruling.gallows.where)."""
    return [game.ground.names[p] for p in game.ground.board.with_feature("gallows")]


def is_overkill(game: Game, fall: Fall) -> bool:
    """Return whether the damage was at least twice the Health left (deadlands.gallows,
    ruling.gallows.twice), including armor (ruling.gallows.left)."""
    if not fall.health:
        return False
    if game.houses.letter("gallows.twice") == "b":
        return fall.points > 2 * fall.health
    return fall.points >= 2 * fall.health


def is_outlaw(game: Game, name: str) -> bool:
    """Return whether any frag of that fighter may end on the gallows (deadlands.brave.drawback)."""
    return bool(in_force(game, name, mod.Hang))


class Gallows(Module):
    id = "gallows"
    ground = ("gallows",)
    rulings = (
        ("gallows.twice", "ab", "a", "whether damage of exactly twice the Health hangs a fighter"),
        ("gallows.must", "ab", "a", "whether the attacker must hang the fighter"),
        ("gallows.who", "ab", "a", "whether a fighter hangs if nobody scores the frag"),
        ("gallows.harrowed", "abc", "a", "whether respawn effects work for a hanged fighter"),
        ("gallows.friend", "ab", "a", "whether a teammate's hit hangs a fighter"),
        ("gallows.blink", "ab", "a", "whether hanged fighters respawn in the Blink of an Eye"),
    )
    refuses = (Shoot, Choose)
    figures = HANGED

    # -- hanging ---------------------------------------------------------------------------

    def place_fragged(self, game: Game, fall: Fall) -> Procedure[None]:
        """Hang the target at once instead of taking the figure off the map (deadlands.gallows.now);
        the scorer picks the square (ruling.gallows.who, ruling.gallows.must).

        Counters stay on the square of the frag (ruling.gallows.leftovers). A teammate's hit hangs
        the target too (ruling.gallows.friend). In the Blink of an Eye, the target hangs until their
        next turn (ruling.gallows.blink).
        """
        seat = game.seat(fall.victim)
        scorer = fall.by if fall.by != fall.victim and fall.by in game.state.seats else ""
        if seat.status != "fragged":
            return  # out of the game for good
        chooser = scorer or (fall.victim if game.houses.letter("gallows.who") == "b" else "")
        if scorer and game.houses.letter("gallows.friend") == "b" and not worth(game, fall):
            return  # nobody scores this frag
        if BLINK in game.modules.ids and game.houses.letter("gallows.blink") == "b":
            return
        over = is_overkill(game, fall)
        if not chooser or not (over or is_outlaw(game, fall.victim)):
            return
        may_refuse = not over or game.houses.letter("gallows.must") == "b"
        square = yield from self.choose(game, chooser, fall.victim, may_refuse)
        if square and seat.status == "fragged":
            seat.status = HANGED
            game.put_figure(fall.victim, square)
            game.tell(Hanged(fall.victim, square))

    def choose(self, game: Game, chooser: str, victim: str, may_refuse: bool) -> Procedure[str]:
        """Ask the attacker for a free gallows square (deadlands.gallows.choose). If all are taken, the target respawns as usual
        (ruling.gallows.taken)."""
        while True:
            free = [s for s in gallows(game) if not game.is_occupied(s, "")]
            if not free:
                return ""
            if len(free) == 1 and not may_refuse:
                return free[0]
            if will_win(game):
                return ""  # the game is over, so the square does not matter
            options = tuple(
                Option(square, say("hang {player} here", player=victim)) for square in free
            )
            if may_refuse:
                options += (Option(NO, say("let {player} respawn", player=victim)),)
            reason = say("on which gallows does {player} hang?", player=victim)
            answer = yield Choice(chooser, "gallows", options, reason, "deadlands.gallows.choose")
            if answer is not DISTURBED:
                return "" if answer[0] == NO else str(answer[0])

    # -- while hanged ----------------------------------------------------------------------

    def things(self, game: Game, things: Things) -> Things:
        """Close the squares of hanged figures, which block sight (los.hanged) and cannot be bumped
        (ruling.bump.hanged)."""
        place = game.ground.place
        there = frozenset(place[s.figure] for s in game.state.seats.values() if s.figure)
        return replace(things, hanged=things.hanged | there) if there else things

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Refuse to shoot a hanged fighter (deadlands.gallows.immune) and to spare a fighter who
        must hang (ruling.gallows.must)."""
        due = game.due
        is_asked = isinstance(due, Choice) and due.purpose == "gallows"
        if isinstance(due, Choice) and is_asked and command == Choose(due.player, (NO,)):
            text = say("the damage was at least twice the Health left, so the fighter is hanged")
            return Refusal("ruling.gallows.must", text, options_text(due))
        if isinstance(command, Shoot):
            for aim in (command.target, *command.then):
                seat = game.state.seats.get(aim)
                if seat is not None and seat.status == HANGED:
                    text = say(
                        "{player} can't shoot {target}: {target} is hanging from the gallows on {square}",
                        player=command.player, target=aim, square=seat.figure,
                    )  # fmt: skip
                    return Refusal("deadlands.gallows.immune", text)
        return None

    def protects(self, game: Game, player: str, against: tuple[str, ...]) -> Text:
        return say("the gallows") if game.seat(player).status == HANGED else ""

    # -- respawn ---------------------------------------------------------------------------

    def respawn_instead(self, game: Game, player: str) -> Procedure[bool]:
        """Bring a hanged fighter back on the gallows square at the start of the turn, without a
        roll, as after any respawn (deadlands.gallows.return, ruling.gallows.fresh). Respawn effects
        do not happen, unless a house option says so (ruling.gallows.harrowed)."""
        seat = game.seat(player)
        if seat.status != HANGED:
            return False
        square = seat.figure
        game.put_figure(player, "")
        freed = game.houses.letter("gallows.harrowed")
        if freed == "c" and chooses_respawn(game, player):
            seat.status = "fragged"  # and respawns on a grave as usual
            return False
        seat.status = "standing"
        game.put(player, square)
        restore_gear(game, player)
        game.turn.last_free, game.turn.entered = square, PUT_THERE
        game.tell(CutDown(player, square))
        if freed != "a":
            yield from game.trigger(player, "respawn")
        return True
