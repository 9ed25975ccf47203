"""Double-blind games: the things that each side sees, remembers and hears, and those that it may
ask and do (blind.*).

Questions are answered in the state that the side knows, without fighters and counters out of sight.
So no answer can depend on where they are. A command is first tried in that state. If it fails
there, its refusal is safe to show. If it fails only in the real game, the reason is hidden from the
player, and the refusal doesn't reveal it (blind.obstacle). The rulings are in the pack
`double-blind`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from fragkit.host.views import Viewer, frame_of, own_hands, request_for
from fragkit.language.sentences import NOTHING, Sentence, Text, in_a_row, say
from fragkit.load.packs.known_packs import DOUBLE_BLIND
from fragkit.referee.answers import MOST_TEXT
from fragkit.referee.display.forecast import route_of
from fragkit.referee.display.public_state import players_plain, state_plain
from fragkit.referee.display.story import Story
from fragkit.referee.history.game_run import AcceptedInput, GameRun, renamed_seats
from fragkit.referee.messages import Message, in_language
from fragkit.referee.parsing.inputs import Question, Undo, inputs_in, parse_input
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.questions.what_now import buttons
from fragkit.referee.referee import Referee
from fragkit.rules import events as e
from fragkit.rules.commands import Choose, Command, Faces, Move, MoveTo, Refusal
from fragkit.rules.game import Game
from fragkit.rules.game_map import squares_seen
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Act, Request
from fragkit.rules.state import Seat, State, Turn
from fragkit.values import dataclass

# Everybody is informed of these, wherever they happen (blind.open).
_OPEN = (
    e.TurnBegan, e.TurnSkipped, e.RoundEnded, e.OrderRolled, e.WentFirst, e.FirstRolled, e.FirstTied,
    e.GameWon, e.Joined, e.LeftGame, e.SeatHandedOver, e.FragScored, e.FragsMarked,
)  # fmt: skip
_STEPS = (e.Moved, e.Placed, e.Respawned, e.Landed)


class Fog:
    """The knowledge of the players on one side. Without players, it is the public knowledge."""

    def __init__(self, game: Game, story: Story, players: Iterable[str]) -> None:
        self.players = tuple(players)
        self.story_words = story
        self.story: list[dict[str, Any]] = []
        self.last_seen: dict[str, dict[str, Any]] = {}  # the other players, as last seen
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
        """Return the other players as they were last seen. Call this in the known state."""
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

    def rename(self, old: str, name: str) -> None:
        """Use the new player's name for the fighter of a seat that was handed over."""
        self.players = tuple(name if player == old else player for player in self.players)
        self.in_sight = {name if seen == old else seen for seen in self.in_sight}
        if old in self.last_seen:
            self.last_seen[name] = {**self.last_seen.pop(old), "name": name}
        if old in self._places:
            self._places[name] = self._places.pop(old)

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
        seen = self.squares(game)
        seen = seen | {self._places[name] for name in self.players if self._places.get(name)}
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

    def _sound(self, game: Game, event: e.Event) -> Sentence | None:
        """Return a sentence about the sound that this side hears of a shot out of sight
        (ruling.blind.hearing)."""
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
        """Record the fighters in sight. Return sentences about those who have appeared and
        disappeared."""
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
    """Return the nearest of eight directions, such as `north-east`."""
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
    """Keep only the number of cards of each deck in a hand, because others see only the backs."""
    for card in seat.known:
        deck = game.catalog.cards[card].deck
        seat.hidden[deck] = seat.hidden.get(deck, 0) + 1
    seat.known = []


STORY_SHOWN = 40  # entries


def is_blind(referee: Referee) -> bool:
    return any(pack.id == DOUBLE_BLIND for pack in referee.run.opened.library.packs)


@dataclass(frozen=True, slots=True)
class Done:
    """The outcome of one input: a refusal, or the lines that answer a question."""

    refusal: Refusal | Misread | None = None
    shown: Message | None = None
    is_played: bool = False


class BlindTable:
    """The knowledge of each side in one game. Each game has a new one."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.run = referee.run
        past = GameRun(self.run.opened)
        self.fogs: dict[str, Fog] = {"": Fog(past.game, referee.secrecy.story, ())}
        self._names = tuple(past.table.state.seats)
        self._seat(past)
        for done in self.run.log:
            past.do(done.command)
            self._observe(past, past.log[-1])
        self.run.observers.append(lambda done: self._observe(self.run, done))

    def _seat(self, run: GameRun) -> None:
        """Give each side its fog. Players may join, seats may be handed over, and teams may be
        picked later."""
        was, self._names = self._names, tuple(run.table.state.seats)
        for old, name in renamed_seats(was, self._names).items():
            self.fogs = {name if side == old else side: fog for side, fog in self.fogs.items()}
            for fog in self.fogs.values():
                fog.rename(old, name)
        sides: dict[str, list[str]] = {}
        for name in run.table.state.seats:
            sides.setdefault(run.game.side(name), []).append(name)
        for side, names in sides.items():
            if side not in self.fogs:
                self.fogs[side] = Fog(run.game, self.referee.secrecy.story, names)
            self.fogs[side].players = tuple(names)

    def _observe(self, run: GameRun, done: AcceptedInput) -> None:
        self._seat(run)
        for fog in self.fogs.values():
            fog.observe(run.game, done)

    def fog(self, viewer: Viewer) -> Fog:
        return self.fogs[self.run.game.side(viewer.player) if viewer.player else ""]

    # -- looking ------------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> Message:
        fog = self.fog(viewer)
        shown = fog.story[-STORY_SHOWN:]
        view: Message = {
            "type": "view",
            "viewer": viewer.kind,
            "player": viewer.player,
            "can_undo": False,
            "hands": own_hands(self.referee, viewer),
            **frame_of(self.referee),
            "story": [dict(entry) for entry in shown],
            "number": len(fog.story),
            **self.due(viewer),
        }
        with self.run.table.shown_as(fog.state(self.run.game)):
            is_playing = viewer.player in self.run.table.state.seats and not self.run.table.is_over
            view["buttons"] = buttons(self.run, viewer.player) if is_playing else []
        return in_language(view)

    def due(self, viewer: Viewer) -> Message:
        """Return the request, the prompt and the state that this viewer knows of."""
        fog, run = self.fog(viewer), self.run
        with run.table.shown_as(fog.state(run.game)):
            state = state_plain(run.game)
            state["seats"] = fog.plain_players(run.game)
        due = run.request
        turn = run.table.state.turn
        if due.player == viewer.player or run.table.is_over:
            request, prompt = request_for(self.referee, viewer), self.referee.messages.prompt()
        else:
            # It stays the same during the whole turn, whatever the rolls and choices.
            player = turn.player if turn is not None else ""
            text = say("{player} plays", player=player) if player else say("The game is set up")
            request, prompt = {"kind": "wait", "player": player, "text": text}, f"{player}> "
        return {"request": request, "prompt": prompt, "state": state}

    # -- typing ---------------------------------------------------------------------------------------

    def answer(self, viewer: Viewer, message: Mapping[str, Any]) -> Message:
        """Carry out a player's input, and report what their side learns of it."""
        fog, typed = self.fog(viewer), message.get("do")
        before = len(fog.story)
        if not isinstance(typed, str) or len(typed) > MOST_TEXT:
            return self._reply(viewer, "", Done(Misread(say("type a command"))), NOTHING)
        lead = f"{viewer.player}: "
        is_named = typed.casefold().startswith(lead.strip().casefold())
        with self._known_to(viewer):
            whole = typed if is_named or not typed.strip() else lead + typed
            texts = inputs_in(whole, self.run.context())
        done = Done()
        for text in texts:
            done = self._one(viewer, text, message)
            if done.refusal is not None or done.shown is not None:
                break
        news = [entry["text"] for entry in fog.story[before:]]
        told = in_a_row(news) if news else NOTHING
        return self._reply(viewer, typed, done, told)

    @contextmanager
    def _known_to(self, viewer: Viewer) -> Iterator[None]:
        """Hide other players' requests while a player's input is answered: an answer that
        distinguishes options from other words would reveal where somebody may go."""
        state, due = self.fog(viewer).state(self.run.game), self.run.request
        turn = state.turn
        hidden = Request(turn.player if turn is not None else "")
        is_open = due.player == viewer.player or self.run.table.is_over
        with self.run.table.shown_as(state, None if is_open else hidden):
            yield

    def _reply(self, viewer: Viewer, typed: str, done: Done, told: Text) -> Message:
        due = self.due(viewer)
        if done.shown is not None:
            return {**done.shown, **in_language(due)}
        reply: Message = {"type": "told", "inputs": [], "text": told}
        if done.refusal is not None:
            why = done.refusal
            refusal = {"rule": why.rule, "text": why.text, "help": why.help}
            reply["refusal"] = refusal
            if not told:
                reply = {"type": "refused", "said": typed[:80], "refusal": refusal}
        return in_language({**reply, **due})

    def _one(self, viewer: Viewer, text: str, message: Mapping[str, Any]) -> Done:
        run, fog = self.run, self.fog(viewer)
        with self._known_to(viewer):
            parsed = parse_input(text.rstrip().removesuffix("!"), run.context())
        if isinstance(parsed, Misread):
            return Done(parsed)
        if isinstance(parsed, Question):
            return self._question(viewer, parsed, text, message)
        if isinstance(parsed, Undo):
            return Done(Refusal("blind.undo", say("only the host can undo in a double-blind game")))
        is_due = run.request.player == viewer.player
        if not isinstance(parsed, Command):
            if not is_due:
                return Done(_NOT_NOW)
            return self._play(viewer, text.partition(":")[2].strip() if ":" in text else text)
        why = self.referee.answers_for(viewer.player).not_theirs(parsed, False)
        if why is not None:
            return Done(why)
        if isinstance(parsed, Faces | Choose):
            return self._play(viewer, parsed) if is_due else Done(_NOT_NOW)
        with run.table.shown_as(fog.state(run.game)):
            refusal = run.table.refuse(parsed)
            route = route_of(run.game, parsed) if isinstance(parsed, MoveTo) else None
        if refusal is not None:
            return Done(refusal if is_due else _NOT_NOW)
        if isinstance(parsed, Move | MoveTo):
            return self._walk(
                viewer, route.steps if route is not None else getattr(parsed, "path", ())
            )
        if run.table.refuse(parsed) is not None:
            return Done(self._obstacle(fog) if is_due else _NOT_NOW)
        return self._play(viewer, parsed)

    def _question(
        self, viewer: Viewer, question: Question, text: str, message: Mapping[str, Any]
    ) -> Done:
        """Answer a question in the state that the player knows of."""
        run, fog = self.run, self.fog(viewer)
        about = "map at" if question.words[:1] == ("at",) else question.about
        if about == "log":
            told = [in_language(entry) for entry in fog.story[-STORY_SHOWN:]]
            data = {"inputs": told, "notes": []}
            lines = [entry["text"] for entry in told]
            return Done(shown={"type": "shown", "question": "log", "lines": lines, "data": data})
        if about == "now" and run.request.player != viewer.player:
            return Done(_NOT_NOW)  # it is about the player who is asked
        if about in ("why", "standings", "map at"):  # the record knows more than the player
            return Done(Misread(say("not in a double-blind game")))
        with self._known_to(viewer):
            answer = self.referee.answer({**message, "do": text}, viewer.player)
        if answer["type"] == "refused":
            refusal = answer["refusal"]
            return Done(Refusal(refusal["rule"], refusal["text"], refusal["help"]))
        kept = ("type", "question", "lines", "data")
        return Done(shown={key: answer[key] for key in kept if key in answer})

    def _play(self, viewer: Viewer, command: Command | str) -> Done:
        typed = command if isinstance(command, str) else to_plain(command)
        answer = self.referee.answer_safely({"do": typed, "sure": True}, viewer.player)
        if answer["type"] == "refused":
            is_open = isinstance(command, str | Faces | Choose)  # about a question to the player
            refusal = answer["refusal"]
            why = Refusal(refusal["rule"], refusal["text"], refusal["help"])
            return Done(why if is_open else self._obstacle(self.fog(viewer)))
        return Done(is_played=True)

    def _walk(self, viewer: Viewer, steps: tuple[str, ...]) -> Done:
        """Walk step by step. Stop at a hidden obstacle, or when a fighter comes into sight."""
        run, fog = self.run, self.fog(viewer)
        at = 0
        while at < len(steps):
            in_sight = set(fog.in_sight)
            for end in range(at + 1, len(steps) + 1):  # through another's square to the next
                move = Move(viewer.player, steps[at:end])
                if run.table.refuse(move) is None:
                    break
            else:
                return Done(self._obstacle(fog))
            done = self._play(viewer, move)
            at = end
            is_over = not isinstance(run.request, Act) or run.request.player != viewer.player
            if done.refusal is not None or is_over or fog.in_sight - in_sight:
                return done
        return Done(is_played=True)

    def _obstacle(self, fog: Fog) -> Refusal:
        if fog.option(self.run.game, "blind-obstacle") == "silent":
            return Refusal("blind.obstacle", say("that does not work"))
        return Refusal("blind.obstacle", say("something is in the way"))


_NOT_NOW = Refusal("blind.sight", say("you can't do that now"))
