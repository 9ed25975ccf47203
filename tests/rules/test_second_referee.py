"""The engine and a second referee, written from the ledger alone, agree on whatever is said."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from fragkit.model.word_values import Stats
from fragkit.rules.commands import Choose, Command, Move, MoveTo, Refusal
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Player, Setup
from fragkit.rules.flow.setup_checks import setup_problem
from fragkit.rules.movement.paths import way_to, word_of
from fragkit.rules.requests import Act, Choice, Draw, Over, Roll
from tests.board.drawn import draw
from tests.rulemark import rule
from tests.rules.second_referee import SecondReferee
from tests.rules.second_referee_cards import in_play
from tests.rules.second_referee_moves import cheapest, may_be_there, named_step
from tests.rules.second_referee_players import CARDS, an_answer, nonsense, random_setup
from tests.rules.second_referee_turns import is_split


def due_of(table: Table) -> tuple[Any, ...]:
    request = table.request
    match request:
        case Roll():
            return "roll", request.player, request.dice, request.purpose
        case Choice():
            return "choice", request.player, request.purpose, options_of(table, request)
        case Draw():
            return "draw", request.player, request.deck
        case Act():
            return "act", request.player, request.movement, request.attacks
        case Over():
            return "over", request.player
    raise AssertionError(request)


def options_of(table: Table, request: Choice) -> tuple[str, ...]:
    """With hands on the table any card that may be in the hand can be named."""
    if not request.decks:
        return tuple(sorted(option.key for option in request.options))
    legal = table.legal()
    return tuple(sorted(c.options[0] for c in legal if isinstance(c, Choose)))


def view_of(table: Table) -> dict[str, Any]:
    state = table.state
    seen: dict[str, Any] = {}
    for name, seat in state.seats.items():
        suits = [c for c in seat.play if CARDS[c.card].deck == "gadget"]
        weapons = [c for c in seat.play if CARDS[c.card].deck == "weapon"]
        assert len(suits) + len(weapons) == len(seat.play)
        assert len(suits) < 2
        seen[name] = {
            "square": seat.square,
            "state": seat.status,
            "health": seat.stats.health - seat.wounds,
            "armor": (suits[0].card, suits[0].armor) if suits else None,
            "frags": seat.frags,
            "blood": seat.blood,
            "hand": sorted(seat.known),
            "backs": {deck: n for deck, n in seat.hidden.items() if n},
            "weapons": sorted((c.card, None if c.ammo < 0 else c.ammo) for c in weapons),
        }
    seen["floor"] = sorted((c.kind, c.square, tuple(sorted(c.cards)), c.armor) for c in state.floor)
    for name, deck in state.decks.items():
        seen[f"{name} deck"] = deck.left, sorted(deck.discards)
    if state.turn is not None:
        seen["turn"] = state.turn.player, state.turn.movement, state.turn.attacks
    seen["winner"] = state.winner
    return seen


class Both:
    """The two referees at one table; whatever is said is said to both."""

    def __init__(self, setup: Setup) -> None:
        self.engine, self.second = Table(setup), SecondReferee(setup)
        self.said: list[Command] = []
        self.compare()

    def say(self, command: Command) -> bool:
        """Whether both accept it."""
        self.said.append(command)
        walked = self.as_walked(command)
        answer = self.engine.submit(command)
        accepted = not isinstance(answer, Refusal)
        assert accepted == self.second.submit(walked), f"{command}: the engine says {answer}"
        self.compare()
        return accepted

    def as_walked(self, command: Command) -> Command:
        """Which of several cheapest ways is walked is up to the engine; that it is one of the
        cheapest is not."""
        due = self.second.due()
        if not isinstance(command, MoveTo) or due[:2] != ("act", command.player):
            return command
        way = way_to(self.engine.game, command.player, command.square)
        game, goal = self.second.game, self.second.game.board.place(command.square)
        assert isinstance(goal, int)
        cost = cheapest(game, command.player, goal)
        stuck = bool(cost) and not may_be_there(game, command.player, goal, due[2] - cost, False)
        if isinstance(way, Refusal):
            assert not cost or cost > due[2] or stuck, f"{command}: {way}, but it costs {cost}"
            return command
        here, spent, hops = game.fighters[command.player]["place"], 0, False
        path = tuple(word_of(self.engine.game, move) for move in way.moves)
        for word in path:
            step = named_step(game, command.player, here, word)
            assert step is not None, f"{command}: {path}"
            here, spent, hops = step[0], spent + step[1], step[2]
        # Whom one walks onto and can't leave is bumped by a hop, if that costs more.
        assert spent == cost or (hops and stuck), f"{command}: {path}"
        assert here == goal, f"{command}: {path}"
        return Move(command.player, path)

    def cards(self) -> dict[str, list[str]]:
        """What everybody has, in hand or in play."""
        fighters = self.second.game.fighters
        return {name: [*f["hand"], *in_play(f)] for name, f in fighters.items()}

    def compare(self) -> None:
        last = self.said[-3:]
        engine, second = due_of(self.engine), self.second.due()
        assert engine == second, f"due after {last}: engine {engine}, second {second}"
        one, two = view_of(self.engine), self.second.view()
        if one != two:
            differ = {key: (one.get(key), two.get(key)) for key in one | two}
            differ = {key: both for key, both in differ.items() if both[0] != both[1]}
            raise AssertionError(f"after {last}: (engine, second) {differ}")


def play_game(seed: int, inputs: int, on_shipped: bool = False) -> int:
    """A random game until it is over; so many inputs at most. Tells how many there were."""
    dice = Random(seed)
    setup = random_setup(dice, on_shipped)
    both = Both(setup)
    for number in range(inputs):
        due = due_of(both.engine)
        if due[0] == "over":
            return number
        if dice.random() < 0.3:
            both.say(nonsense(dice, due, setup.board, both.cards()))
        else:
            command = an_answer(dice, due, both.engine)
            assert both.say(command), f"{command} is legal, but refused"
    return inputs


@pytest.mark.parametrize("seed", range(10))
def test_a_random_game_comes_out_the_same_with_both_referees(seed: int) -> None:
    assert play_game(seed, 250) > 0


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_many_random_games_come_out_the_same_with_both_referees(block: int) -> None:
    said = sum(play_game(seed, 300) for seed in range(1000 + 30 * block, 1030 + 30 * block))
    assert said > 3000


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_games_on_shipped_maps_come_out_the_same_with_both_referees(block: int) -> None:
    said = sum(play_game(seed, 300, on_shipped=True) for seed in range(4 * block, 4 * block + 4))
    assert said > 800


@rule("fighter.points", "fighter.min", "fighter.max", "ex.stats.legal", "ruling.stat.all")
@rule("tournament.improve", "ruling.stat.cap")
@pytest.mark.parametrize(("wins", "splits"), [(0, 12), (1, 24), (2, 34)])
def test_both_referees_allow_the_same_fighters(wins: int, splits: int) -> None:
    board = draw("""
        +---+---+
        | 1   2 |
        +---+---+
    """)
    legal = 0
    for stats in product(range(7), repeat=3):
        setup = Setup(board, (Player("Red", Stats(*stats), wins=wins),), CARDS)
        assert (setup_problem(setup) is None) == is_split(*stats, wins=wins), stats
        legal += is_split(*stats, wins=wins)
    assert legal == splits
