"""A game on the players' own map (`--map none`): they count squares, give range and line of sight,
and place figures themselves."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.board.own_board import unnamed_square
from fragkit.language.sentences import Sentence, Text, plural, say
from fragkit.rule_modules import modules_of_ground
from fragkit.rules.attack.health import strike
from fragkit.rules.cards.card_piles import restore_gear
from fragkit.rules.commands import (
    Argument,
    Command,
    CommandSpec,
    Jump,
    Move,
    MoveTo,
    Refusal,
    UseMap,
    Walk,
)
from fragkit.rules.events import Event, Names
from fragkit.rules.flow.setup import Setup
from fragkit.rules.game import MAP, Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.movement.entering import acid, enter, power_up
from fragkit.rules.movement.moving import may_move
from fragkit.rules.state import Counter
from fragkit.values import dataclass

NEEDS_MAP = (
    "barrels", "barrel-busters", "capture-the-flag", "chaotic-spawning", "domination", "knockback",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class PutOnBoard(Event):
    """A figure that the players put on a respawn square of their own map."""

    words = "Put {player}'s figure on a respawn square."


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """A fighter who has moved a number of squares."""

    squares: int
    left: int
    square: str = ""

    def sentence(self, names: Names) -> Sentence:
        fields = {"player": self.player, "n": self.squares, "left": self.left}
        if self.square:
            return plural(
                "{player} moves {n} square to {square} ({left} movement left).",
                "{player} moves {n} squares to {square} ({left} movement left).",
                **fields, square=self.square,
            )  # fmt: skip
        return plural(
            "{player} moves {n} square ({left} movement left).",
            "{player} moves {n} squares ({left} movement left).",
            **fields,
        )


def free_square(game: Game, name: str) -> str:
    """Return a square without counters or other fighters, for a fighter whose square nobody named."""
    taken = {counter.square for counter in game.state.floor}
    taken |= {seat.square for seat in game.standing() if seat.name != name}
    number = 1
    while (square := unnamed_square(name, number)) in taken:
        number += 1
    return square


def check_walk(game: Game, command: Walk) -> Refusal | None:
    name, left = command.player, game.turn.movement
    if not game.ground.board.is_own:
        text = say("{player}, where do you move?", player=name)
        return Refusal("move.ortho", text, say("Type `m e e n` or `m f7`."))
    if (barred := may_move(game, name)) is not None:
        return barred
    if command.squares > left:
        text = plural(
            "{player} can't move {n} square: {left} movement is left",
            "{player} can't move {n} squares: {left} movement is left",
            player=name, n=command.squares, left=left,
        )  # fmt: skip
        return Refusal("move.points", text)
    if command.square and command.square not in game.ground.place:
        return Refusal("move.ortho", game.ground.missing(command.square))
    other = game.at(command.square, but=name) if command.square else None
    if other is not None:
        text = say(
            "{player} can't end the turn on {square}: {other} is there too",
            player=name, square=command.square, other=other.name,
        )  # fmt: skip
        return Refusal("move.end", text)
    wrong = [w for w in command.onto if w != "acid" and w not in game.state.decks]
    if wrong:
        return Refusal("power.kind", say("there is no power-up for `{typed}`", typed=wrong[0]))
    return None


def walk(game: Game, command: Walk) -> Procedure[None]:
    """Spend movement for the squares that the players have counted (move.points), then apply the
    effects of the squares entered (power.enter, acid.enter)."""
    name, turn = command.player, game.turn
    turn.walk += 1
    turn.onward = 0
    turn.movement -= command.squares
    turn.moved = True
    turn.steps += command.squares
    goal = command.square or free_square(game, name)
    game.tell(Walked(name, command.squares, turn.movement, command.square))
    game.put(name, goal)
    turn.entered = game.serial()
    turn.last_free = goal
    for what in command.onto:
        if game.seat(name).square != goal or game.is_over:
            return
        if what == "acid":
            yield from strike(game, [acid(name, "")])
        else:
            yield from power_up(game, name, goal, what)
    if game.seat(name).square == goal and not game.is_over:
        yield from enter(game, name, goal, "step")


@dataclass(frozen=True, slots=True)
class MapInUse(Event):
    """A map that the players have brought in. Counters that are not on one of its squares must be
    placed again."""

    map: str
    lost: tuple[str, ...] = ()

    def sentence(self, names: Names) -> Sentence:
        if not self.lost:
            return say("The map {map} is in use now.", map=self.map)
        return say(
            "The map {map} is in use now. Put {names:and} on it again, for example with "
            "`override floor c4 blood`.",
            map=self.map, names=self.lost,
        )  # fmt: skip


def check_map(game: Game, command: UseMap) -> Refusal | None:
    """Check that the game can continue on that map: every fighter is on one of its squares."""
    ground = game.grounds.get(command.map)
    if not game.ground.board.is_own or ground is None:
        return Refusal("card.overrides", say("this game already has a map"))
    board = ground.board
    drawn = {*board.zones, *(board.spots[p].terrain or "" for p in board.places)}
    drawn.update(feature for p in board.places for feature in board.spots[p].features)
    played = {module.id for module in game.modules.all}
    if board.patches or not played.issuperset(modules_of_ground(drawn)):
        text = say("the map {map} needs rules that this game does not have", map=board.id)
        return Refusal("card.overrides", text, say("Start a new game on it."))
    for seat in game.standing():
        if seat.square not in ground.place:
            example = f"override {seat.name.casefold()} square c4"
            return Refusal(
                "card.overrides",
                say("{player} is not on a square of {map}", player=seat.name, map=board.id),
                say("First type `{example}`.", example=example),
            )  # fmt: skip
    return None


def use_map(game: Game, command: UseMap) -> Procedure[None]:
    ground = game.grounds[command.map]
    lost = [counter for counter in game.state.floor if counter.square not in ground.place]
    kept = [counter for counter in game.state.floor if counter.square in ground.place]
    game.state.floor[:] = kept
    game.state.modules[MAP] = command.map
    game.forget()
    game.turn.last_free = game.seat(command.player).square
    game.turn.checked.clear()
    game.tell(
        MapInUse(command.player, ground.board.id, tuple(names_of_counter(game, c) for c in lost))
    )
    yield from ()


def names_of_counter(game: Game, counter: Counter) -> str:
    cards = [game.catalog.cards[card].name for card in counter.cards]
    return ", ".join(cards) or counter.kind


def walks(game: Game, name: str) -> Iterator[Command]:
    for squares in range(1, game.turn.movement + 1):
        if check_walk(game, command := Walk(name, squares)) is None:
            yield command


def has_own_board(game: Game) -> bool:
    return game.ground.board.is_own


class OwnBoard(Module):
    id = "own-board"
    about = say("the players give range, line of sight and squares")
    ground = ("own-board",)
    commands = (
        CommandSpec(
            Walk, "m", "act", check_walk, walk, walks, weight=4, form="m 5",
            help=say("move 5 squares"),
        ),
        CommandSpec(
            UseMap, "map", "act", check_map, use_map, words=(Argument("map", "name"),),
            form="map foundry", help=say("bring in a map"), is_available=has_own_board,
        ),
    )  # fmt: skip
    refuses = (Move, MoveTo, Jump)

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        for module in setup.modules:
            if module.id in NEEDS_MAP:
                text = say("`{id}` needs a map that the referee knows", id=module.id)
                return Refusal("card.overrides", text)
        return None

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        if not isinstance(command, Move | MoveTo | Jump) or not game.ground.board.is_own:
            return None
        text = say("the referee does not know your map: count the squares")
        help: Text = say("Type `m 5`, or `m 5 c7` to name the square.")
        if isinstance(command, Jump):
            cost = 2 * command.squares
            help = say("Type `m {cost}` for a jump of {n} squares.", n=command.squares, cost=cost)
        return Refusal("move.points", text, help)

    def instead_of_place(self, game: Game) -> Procedure[None]:
        """Let the players place the figures (setup.place.square)."""
        for name in game.after(game.state.first):
            self._put(game, name)
        yield from ()

    def respawn_instead(self, game: Game, player: str) -> Procedure[bool]:
        """Let the players find the respawn square (respawn.roll). The rest of a respawn is
        unchanged (respawn.stats, respawn.weapon)."""
        if not game.ground.board.is_own:
            return False
        seat = game.seat(player)
        if seat.status == "fragged":
            seat.wounds = 0
            restore_gear(game, player)
        self._put(game, player)
        yield from game.trigger(player, "respawn")
        return True

    def _put(self, game: Game, name: str) -> None:
        game.put(name, free_square(game, name))
        game.seat(name).status = "standing"
        game.tell(PutOnBoard(name))
