"""A second referee for the base game, written from the ledger alone.

It knows nothing of the engine but the words of its commands. It is slow and simple on purpose:
dicts, ifs, and a list of things still to do. Only questions of pure geometry (is there a wall,
who sees whom) go to `fragkit.board`. What single cards do is left out: its decks hold plain
weapons, plain suits of armor, and specials that do nothing.

second_referee         the table: what is due, and what may be said
second_referee_turns   first player, placing, turns, respawning, bumping
second_referee_moves   steps, jumps, teleporters, power-ups, acid
second_referee_fights  attacks, damage, frags, winning
second_referee_cards   decks, hands, playing, dropping, taking
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fragkit.rules.commands import (
    Choose,
    Command,
    Deal,
    Discard,
    Drop,
    End,
    Faces,
    Jump,
    Move,
    Play,
    Shoot,
    Spend,
    Take,
)
from fragkit.rules.flow.setup import Setup
from tests.rules import second_referee_cards as cards
from tests.rules import second_referee_fights as fights
from tests.rules import second_referee_moves as moves
from tests.rules import second_referee_turns as turns

Task = Callable[[], None]


class Game:
    """All that is on the table, for the functions of the other files."""

    def __init__(self, setup: Setup) -> None:
        self.board = setup.board
        self.cards = setup.cards
        self.dealt = setup.dealing == "dealt"
        self.deals = setup.houses.deal == "cards"
        self.fighters: dict[str, dict[str, Any]] = {}
        for player in setup.players:
            self.fighters[player.name] = {
                "name": player.name,
                "health": player.stats.health,
                "speed": player.stats.speed,
                "accuracy": player.stats.accuracy,
                "state": "unplaced",
                "place": None,
                "wounds": 0,
                "blood": 0,
                "frags": 0,
                "hand": [],  # cards whose names are known
                "backs": {},  # cards known by their deck only: how many
                "weapons": [],  # in play: {"card": id, "ammo": left or None}
                "suit": None,  # in play: {"card": id, "left": bonus}
            }
        self.decks: dict[str, dict[str, Any]] = {}
        for card in self.cards.values():
            deck = self.decks.setdefault(card.deck, {"left": 0, "cards": {}, "discards": []})
            deck["cards"][card.id] = card.copies
            deck["left"] += card.copies
        self.floor: list[dict[str, Any]] = []  # counters: kind, place, cards, left, turn
        self.worn: dict[str, int] = {}  # what is left of suits that were taken from the floor
        # Blood of those just fragged that was not enough: as good as spent, until the next die.
        self.in_vain: dict[str, int] = {}
        self.turn: dict[str, Any] | None = None
        self.turn_number = 0
        self.winner = ""
        self.due: dict[str, Any] | None = None
        self.todo: list[Task] = []  # the last one comes first

    # -- doing one thing after another -----------------------------------------------

    def then(self, *tasks: Task) -> None:
        """These come next, in this order, before everything that was to come."""
        self.todo.extend(reversed(tasks))

    def go_on(self) -> None:
        while self.due is None:
            if self.winner:
                self.todo.clear()
                self.due = {"kind": "over", "player": self.winner}
                return
            self.todo.pop()()

    def roll(self, player: str, dice: Any, purpose: str, then: Callable[[Any], None]) -> None:
        """`dice` is a number, or a function when something may still change the number."""
        count = dice if callable(dice) else lambda: dice
        self.due = {
            "kind": "roll", "player": player, "dice": count, "purpose": purpose, "then": then,
        }  # fmt: skip

    def choose(
        self, player: str, purpose: str, options: Callable[[], list[str]], then: Callable[..., None]
    ) -> None:
        self.due = {
            "kind": "choice", "player": player, "purpose": purpose, "options": options,
            "then": then,
        }  # fmt: skip

    def standing(self) -> list[dict[str, Any]]:
        return [f for f in self.fighters.values() if f["place"] is not None]

    def others_at(self, name: str, place: int) -> list[dict[str, Any]]:
        return [f for f in self.standing() if f["name"] != name and f["place"] == place]


class SecondReferee:
    def __init__(self, setup: Setup) -> None:
        self.game = Game(setup)
        if setup.position is None:
            turns.set_up(self.game)
        else:
            turns.take_over(self.game, setup.position)
        self.game.go_on()

    def submit(self, command: Command) -> bool:
        """Whether the command is accepted; a refused one changes nothing."""
        if not self.is_allowed(command):
            return False
        self.game.go_on()
        return True

    def is_allowed(self, command: Command) -> bool:
        g, due = self.game, self.game.due
        assert due is not None
        if due["kind"] == "over" or command.player not in g.fighters:  # win.three
            return False
        # At any time, whatever is due: blood (blood.spend) and cards (ruling.card.timing).
        if isinstance(command, Spend):
            return cards.spend(g, command.player, command.count)
        if isinstance(command, Play):
            return cards.play(g, command.player, command.card, command.target)
        # All else is said by the one who is due; a card that comes off the deck, by anybody.
        if command.player != due["player"] and not isinstance(command, Deal):
            return False
        if isinstance(command, Faces | Choose | Deal):
            return self.answer(command)
        if isinstance(command, Shoot) and due.get("purpose") == "weapon":
            return fights.shoot(g, command)  # declared anew
        if isinstance(command, Drop) and due.get("purpose") == "discard":
            return cards.drop(g, command.player, command.card)  # drop.when
        if due["kind"] != "act":
            return False
        return self.free_phase(command)

    def answer(self, command: Faces | Choose | Deal) -> bool:
        """What was asked for: so many dice, one of the options, a card of the deck."""
        g, due = self.game, self.game.due
        assert due is not None
        given: Any
        if isinstance(command, Faces) and due["kind"] == "roll":
            given = command.dice
            if len(given) != due["dice"]() or any(d not in range(1, 7) for d in given):
                return False
        elif isinstance(command, Choose) and due["kind"] == "choice":
            if len(command.options) != 1 or command.options[0] not in due["options"]():
                return False
            given = command.options[0]
        elif isinstance(command, Deal) and due["kind"] == "draw":
            given = command.card
            if g.decks[due["deck"]]["cards"].get(given, 0) < 1:
                return False
        else:
            return False
        g.due = None
        if due["kind"] == "roll":
            g.in_vain.clear()
        due["then"](given)
        return True

    def free_phase(self, command: Command) -> bool:
        """turn.free: moving, powering up and attacking in any order."""
        g, name = self.game, command.player
        match command:
            case Move():
                return moves.walk(g, name, command.path)
            case Jump():
                return moves.jump(g, name, command.direction, command.squares)
            case Shoot():
                return fights.shoot(g, command)
            case Take():
                return cards.take(g, name, command.what)
            case Drop():
                return cards.drop(g, name, command.card)
            case Discard():
                return cards.discard(g, name, command.cards)
            case End():
                return turns.end(g, name)
            case _:
                return False

    # -- what can be compared ---------------------------------------------------------

    def due(self) -> tuple[Any, ...]:
        g, due = self.game, self.game.due
        assert due is not None
        match due["kind"]:
            case "roll":
                return "roll", due["player"], due["dice"](), due["purpose"]
            case "choice":
                options = due["options"]()
                return "choice", due["player"], due["purpose"], tuple(sorted(options))
            case "draw":
                return "draw", due["player"], due["deck"]
            case "act":
                fighter = g.fighters[due["player"]]
                assert g.turn is not None
                left = max(0, fights.attacks_allowed(fighter) - g.turn["attacks"])
                return "act", due["player"], g.turn["movement"], left
            case _:
                return "over", due["player"]

    def view(self) -> dict[str, Any]:
        """The whole state, as plain as possible."""
        g = self.game
        seen: dict[str, Any] = {name: self.seen(f) for name, f in g.fighters.items()}
        seen["floor"] = sorted(
            (c["kind"], g.board.name(c["place"]), tuple(sorted(c["cards"])), c["left"])
            for c in g.floor
        )
        for name, deck in g.decks.items():
            seen[f"{name} deck"] = deck["left"], sorted(deck["discards"])
        if g.turn is not None:
            seen["turn"] = g.turn["player"], g.turn["movement"], g.turn["attacks"]
        seen["winner"] = g.winner
        return seen

    def seen(self, f: dict[str, Any]) -> dict[str, Any]:
        suit = f["suit"]
        return {
            "square": "" if f["place"] is None else self.game.board.name(f["place"]),
            "state": f["state"],
            "health": f["health"] - f["wounds"],
            "armor": (suit["card"], suit["left"]) if suit else None,
            "frags": f["frags"],
            "blood": f["blood"],
            "hand": sorted(f["hand"]),
            "backs": {deck: n for deck, n in f["backs"].items() if n},
            "weapons": sorted((w["card"], w["ammo"]) for w in f["weapons"]),
        }
