"""Double blind: what one side sees, remembers and hears.

Questions are answered in the state that the side knows, without fighters and counters out of sight.
So no answer can depend on where they are. The rulings are in the pack `double-blind` (blind.*).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from fragkit.language.sentences import Sentence, Text, in_a_row, say
from fragkit.referee.display.public_state import players_plain
from fragkit.referee.display.story import Story
from fragkit.referee.history.game_run import AcceptedInput
from fragkit.rules import events as e
from fragkit.rules.game import Game
from fragkit.rules.game_map import squares_seen
from fragkit.rules.state import Seat, State, Turn

# Everybody learns of these, wherever they happen (blind.open).
_OPEN = (
    e.TurnBegan, e.TurnSkipped, e.RoundEnded, e.OrderRolled, e.WentFirst, e.FirstRolled, e.FirstTied,
    e.GameWon, e.Joined, e.LeftGame, e.FragScored, e.FragsMarked,
)  # fmt: skip
_STEPS = (e.Moved, e.Placed, e.Respawned, e.Landed)


class Fog:
    """The knowledge of the players on one side; without players, public knowledge."""

    def __init__(self, game: Game, story: Story, players: Iterable[str]) -> None:
        self.players = tuple(players)
        self.story_words = story
        self.story: list[dict[str, Any]] = []
        self.last_seen: dict[str, dict[str, Any]] = {}  # the others, as they were seen last
        self.in_sight: set[str] = set()
        self._places = _places(game)
        self._remember(game)

    def option(self, game: Game, key: str) -> str:
        return dict(game.houses.own).get(key, "")

    # -- seeing -----------------------------------------------------------------------------------

    def squares(self, game: Game) -> set[str]:
        """Return the squares that the side sees, including its own (blind.sight)."""
        own = (game.seat(n) for n in self.players if n in game.state.seats)
        return {square for s in own if s.square for square in squares_seen(game, s.name)}

    def is_known(self, game: Game, seen: set[str], seat: Seat) -> bool:
        if seat.name in self.players or seat.owner in self.players:
            return True
        return bool(seat.square) and seat.square in seen

    def state(self, game: Game) -> State:
        """Return the state that this side knows of."""
        state, seen = game.state.copy(), self.squares(game)
        known = {n for n, seat in state.seats.items() if self.is_known(game, seen, seat)}
        for name, seat in state.seats.items():
            if name not in known:
                state.seats[name] = Seat(
                    name, seat.stats, seat.fighter, seat.status, frags=seat.frags, side=seat.side,
                    owner=seat.owner,
                )  # fmt: skip
            elif name not in self.players:
                _cover_hand(game, state.seats[name])
        state.floor = [counter for counter in state.floor if counter.square in seen]
        if state.turn is not None and state.turn.player not in known:
            state.turn = Turn(state.turn.player, state.turn.number)
        attack = state.attack
        if attack is not None and not {attack.shooter, attack.target} <= known:
            state.attack = None
        return state

    def plain_players(self, game: Game) -> dict[str, dict[str, Any]]:
        """Return the other players as they were last seen; call this in the known state."""
        found = {}
        for plain in players_plain(game):
            name = plain["name"]
            before = self.last_seen.get(name)
            if not plain["square"] and name not in self.players and before is not None:
                kept = {**before, "status": plain["status"], "frags": plain["frags"], "square": ""}
                found[name] = {**kept, "last_seen": before["square"]}
            else:
                found[name] = plain
        return found

    # -- what happens -------------------------------------------------------------------------------

    def observe(self, game: Game, done: AcceptedInput) -> None:
        """Record what this side learns from an input that was just played."""
        sentences: list[Text] = []
        told: list[e.Event] = []
        for event in done.events:
            if isinstance(event, _STEPS):
                self._places[event.player] = event.square
            if self._is_told(game, event):
                told.append(event)
                continue
            sound = self._sound(game, event)
            if sound:
                sentences += [self.story_words.tell(told), sound]
                told = []
        sentences.append(self.story_words.tell(told))
        self._places = _places(game)
        sentences += self._remember(game)
        if any(sentences):
            text = in_a_row([text for text in sentences if text])
            self.story.append({"number": len(self.story) + 1, "line": "", "text": text})

    def _is_told(self, game: Game, event: e.Event) -> bool:
        if isinstance(event, _OPEN) or (isinstance(event, e.Rolled) and event.purpose == "first"):
            return True
        if isinstance(event, e.Fragged):
            return event.player in self.players or event.by in self.players
        if not event.player:
            return False
        seen = self._seen_now(game)
        words = [getattr(event, field.name) for field in fields(event)]
        names = [word for word in words if isinstance(word, str)]
        for word in names:
            square = word.rpartition("@")[2]
            if word in game.state.seats and word not in self.players:
                if self._places.get(word, "") not in seen:
                    return False
            elif square in game.ground.place and square not in seen:
                return False
        return True

    def _seen_now(self, game: Game) -> set[str]:
        seen = self.squares(game)
        return seen | {self._places[name] for name in self.players if self._places.get(name)}

    def _sound(self, game: Game, event: e.Event) -> Sentence | None:
        """Return what this side hears of a shot out of sight (ruling.blind.hearing)."""
        if isinstance(event, e.Fragged):
            return say("{player} is FRAGGED.", player=event.player)
        hearing = self.option(game, "blind-hearing")
        if not isinstance(event, e.AttackDeclared) or hearing == "nothing":
            return None
        at = self._places.get(event.player, "")
        own = [self._places[name] for name in self.players if self._places.get(name)]
        if hearing == "shot" or not at or not own:
            return say("You hear a shot.")
        board, place = game.ground.board, game.ground.place
        x, y = board.column(place[at]), board.row(place[at])
        far = [(x - board.column(place[o]), y - board.row(place[o])) for o in own]
        across, down = min(far, key=lambda way: abs(way[0]) + abs(way[1]))
        return say("You hear a shot from the {direction}.", direction=direction(across, down))

    def _remember(self, game: Game) -> list[Sentence]:
        """Record the fighters in sight; return who has appeared and disappeared."""
        seen = self.squares(game)
        now = {
            name: seat.square
            for name, seat in game.state.seats.items()
            if name not in self.players and self.is_known(game, seen, seat) and seat.square
        }
        news = [
            say("You see {player} on {square}.", player=name, square=square)
            for name, square in now.items()
            if name not in self.in_sight
        ]
        news += [
            say("You no longer see {player}.", player=name)
            for name in sorted(self.in_sight - now.keys())
        ]
        for plain in players_plain(game) if now else ():
            if plain["name"] in now:
                self.last_seen[plain["name"]] = plain
        self.in_sight = set(now)
        return news if self.players else []


def direction(across: int, down: int) -> str:
    """Return the nearest of eight directions: `north-east`."""
    vertical = "south" if down > 0 else "north"
    horizontal = "east" if across > 0 else "west"
    if abs(across) * 2 < abs(down):
        return vertical
    if abs(down) * 2 < abs(across):
        return horizontal
    return f"{vertical}-{horizontal}"


def _places(game: Game) -> dict[str, str]:
    return {name: seat.square for name, seat in game.state.seats.items()}


def _cover_hand(game: Game, seat: Seat) -> None:
    """Keep only the number of cards of each deck in a hand that others see from behind."""
    for card in seat.known:
        deck = game.catalog.cards[card].deck
        seat.hidden[deck] = seat.hidden.get(deck, 0) + 1
    seat.known = []
