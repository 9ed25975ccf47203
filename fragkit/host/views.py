"""What each viewer may know of a game: a player, the whole table, or the game master.

The server decides it here, before anything is sent. A player's view depends on open information
and on that player's own secrets, and on nothing else: two games that differ only in another hand
or in the order of a deck give the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

from fragkit.language.sentences import Text
from fragkit.model.card import Card
from fragkit.model.text import card_facts, card_text, plain
from fragkit.referee.display.prompts import is_blind
from fragkit.referee.history.game_run import AcceptedInput
from fragkit.referee.messages import Message, in_language
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.questions.questions import worded
from fragkit.referee.questions.what_now import Suggestion, now_lines, promise
from fragkit.referee.referee import PROTOCOL, Referee
from fragkit.rules.commands import Choose, Deal, Faces
from fragkit.term.style import Style
from fragkit.values import dataclass

STORY_SHOWN = 40  # inputs
ViewerKind = Literal["seat", "table", "master"]


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: one player, everybody at a shared screen, or the game master who sees all."""

    kind: ViewerKind
    player: str = ""

    @property
    def speaker(self) -> str:
        """Return the only player this viewer may act for; "" may act for anybody."""
        return self.player if self.kind == "seat" else ""


TABLE = Viewer("table")
MASTER = Viewer("master")


def view_of(referee: Referee, viewer: Viewer) -> Message:
    """Return the whole game as this viewer may know it, in the reader's language."""
    run = referee.run
    view: Message = {
        "type": "view",
        "protocol": PROTOCOL,
        "viewer": viewer.kind,
        "player": viewer.player,
        "game": referee.journal.path.name,
        "map": run.game.ground.board.id,
        "dice": run.opened.dice,
        "cards": run.setup.dealing,
        "story": [_told(referee, done) for done in run.log[-STORY_SHOWN:]],
        "number": run.next_number - 1,
        "can_undo": _can_undo(referee, viewer),
        "now": [{"say": row.typed, "text": row.text} for row in _now(referee, viewer)],
        "hands": _hands(referee, viewer),
        **due_for(referee, viewer),
    }
    return in_language(view)


def due_for(referee: Referee, viewer: Viewer) -> Message:
    """Return the request, the prompt and the state; only its player sees the options of a choice."""
    due = referee.messages.due()
    request = due["request"]
    is_blind_pick = is_blind(referee.run.request) and viewer.kind != "master"
    if request["kind"] == "choice" and (is_blind_pick or not _is_for(viewer, request["player"])):
        for key in ("options", "least", "most", "decks", "which", "enter", "target"):
            request.pop(key, None)
    return due


_TOLD_KEYS = (
    "type", "id", "text", "text_before", "say", "shots", "way", "onward", "hint", "trouble", "refusal",
    "said", "line", "steps", "squares", "cost", "hazards", "question", "lines", "data", "game",
)  # fmt: skip


def answer_for(referee: Referee, viewer: Viewer, answer: Message) -> Message:
    """Return the referee's answer to that viewer's input, with only what it may know."""
    if viewer.kind == "master":
        return answer
    told = {key: answer[key] for key in _TOLD_KEYS if key in answer}
    if "inputs" in answer:
        told["inputs"] = [
            {key: one[key] for key in ("number", "line", "text")} for one in answer["inputs"]
        ]
    return {**told, **in_language(due_for(referee, viewer))}


def _is_for(viewer: Viewer, player: str) -> bool:
    return viewer.kind == "master" or (viewer.kind == "seat" and viewer.player == player)


def _told(referee: Referee, done: AcceptedInput) -> Message:
    return {
        "number": done.number,
        "line": referee.secrecy.line(done),
        "text": referee.secrecy.text(done),
    }


def _can_undo(referee: Referee, viewer: Viewer) -> bool:
    if viewer.kind == "table" or not referee.run.effective():
        return False
    return viewer.kind == "master" or referee.last_speaker() == viewer.player


def _now(referee: Referee, viewer: Viewer) -> Iterator[Suggestion]:
    """Yield what this viewer can do now; another player's turn leaves interruptions."""
    run = referee.run
    due = run.request.player
    if viewer.kind == "master" or (viewer.kind == "seat" and viewer.player == due):
        yield from now_lines(run, Style(), secret=False)[1]
        return
    if viewer.kind != "seat" or viewer.player not in run.table.state.seats:
        return
    context = replace(run.context(), speaker=viewer.player)
    for command in run.table.legal(viewer.player):
        if not isinstance(command, Faces | Choose | Deal):
            yield Suggestion(command_line(command, context), promise(run.game, command))


def _hands(referee: Referee, viewer: Viewer) -> dict[str, list[dict[str, Any]]]:
    """Return the dealt hands this viewer may see: their own, or all."""
    run = referee.run
    seats = run.table.state.seats
    return {
        name: [_card(worded(run.setup.cards[id])) for id in sorted(seat.known)]
        for name, seat in seats.items()
        if run.setup.dealing == "dealt" and _is_for(viewer, name)
    }


def _card(card: Card) -> dict[str, Text]:
    return {
        "card": card.id,
        "name": card.name,
        "deck": card.deck,
        "facts": card_facts(card),
        "text": plain(card_text(card)),
    }
