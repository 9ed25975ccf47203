"""Play double blind: views, questions and commands of players who see only what their side sees.

A command is first tried in the state that its side knows of. If it fails there, its refusal is safe
to show. If it fails only in the real game, something hidden is the reason, and the refusal doesn't
say what (blind.obstacle).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fragkit.host.fog import Fog
from fragkit.host.views import Viewer, frame_of, own_hands, request_for
from fragkit.language.sentences import NOTHING, Text, in_a_row, say
from fragkit.load.packs.known_packs import DOUBLE_BLIND
from fragkit.referee.answers import MOST_TEXT
from fragkit.referee.display.public_state import state_plain
from fragkit.referee.display.route import route_of
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.messages import Message, in_language
from fragkit.referee.parsing.inputs import Question, Undo, inputs_in, parse_input
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.questions.buttons import buttons
from fragkit.referee.referee import Referee
from fragkit.rules.commands import Choose, Command, Faces, Move, MoveTo, Refusal
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Act
from fragkit.values import dataclass

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
    """The knowledge of each side in one game; created again for each game."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.run = referee.run
        past = GameRun(self.run.opened)
        self.fogs: dict[str, Fog] = {"": Fog(past.game, referee.secrecy.story, ())}
        self._seat(past)
        for done in self.run.log:
            past.do(done.command)
            self._observe(past, past.log[-1])
        self.run.observers.append(lambda done: self._observe(self.run, done))

    def _seat(self, run: GameRun) -> None:
        """Give each side its fog; players may join, and teams may be picked later."""
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
            # It stays the same all through the turn, whatever is rolled and chosen.
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
        with self.run.table.shown_as(fog.state(self.run.game)):
            whole = typed if is_named or not typed.strip() else lead + typed
            texts = inputs_in(whole, self.run.context())
        done = Done()
        for text in texts:
            done = self._one(viewer, text, message)
            if done.refusal is not None or done.shown is not None:
                break
        told = in_a_row([entry["text"] for entry in fog.story[before:]])
        return self._reply(viewer, typed, done, told)

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
        known = fog.state(run.game)
        with run.table.shown_as(known):
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
        with run.table.shown_as(known):
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
        with run.table.shown_as(fog.state(run.game)):
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
            is_open = isinstance(command, str | Faces | Choose)  # about what the player was asked
            refusal = answer["refusal"]
            why = Refusal(refusal["rule"], refusal["text"], refusal["help"])
            return Done(why if is_open else self._obstacle(self.fog(viewer)))
        return Done(is_played=True)

    def _walk(self, viewer: Viewer, steps: tuple[str, ...]) -> Done:
        """Walk step by step; stop at a hidden obstacle, or when a fighter comes into sight."""
        run, fog = self.run, self.fog(viewer)
        at = 0
        while at < len(steps):
            in_sight = set(fog.in_sight)
            for end in range(at + 1, len(steps) + 1):  # through another's square, to the next
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
