"""Views of a game, with only what each viewer may know: a player, the whole table, or the game
master.

The server decides this before it sends anything. A player's view depends only on public information
and on that player's own secrets. Two games that differ only in another hand or in the order of a
deck give the same bytes.
"""

from __future__ import annotations

from typing import Any, Literal

from fragkit.language.sentences import Text
from fragkit.model.card import Card
from fragkit.model.text import card_facts, card_text, plain
from fragkit.referee.display.prompts import is_blind
from fragkit.referee.display.public_state import state_plain
from fragkit.referee.history.game_run import AcceptedInput
from fragkit.referee.messages import Message, in_language
from fragkit.referee.questions.questions import worded
from fragkit.referee.questions.what_now import buttons
from fragkit.referee.referee import PROTOCOL, Referee
from fragkit.values import dataclass

STORY_SHOWN = 40  # inputs
ViewerKind = Literal["seat", "table", "master"]


@dataclass(frozen=True, slots=True)
class Viewer:
    """A viewer: one player, everybody at a shared screen, or the game master, who sees everything."""

    kind: ViewerKind
    player: str = ""

    @property
    def speaker(self) -> str:
        """Return the only player that this viewer may act for, or "" if they may act for anybody."""
        return self.player if self.kind == "seat" else ""


TABLE = Viewer("table")
MASTER = Viewer("master")


def view_of(referee: Referee, viewer: Viewer) -> Message:
    """Return the whole view of the game for this viewer, in the reader's language."""
    return {**viewer_part(referee, viewer), **shared_view(referee)}


def shared_view(referee: Referee) -> Message:
    """Return the part of a view that is the same for everybody."""
    run = referee.run
    shared: Message = {
        **frame_of(referee),
        "story": [_told(referee, done) for done in run.log[-STORY_SHOWN:]],
        "number": run.next_number - 1,
        "prompt": referee.messages.prompt(),
        "state": state_plain(run.game),
    }
    return in_language(shared)


def frame_of(referee: Referee) -> Message:
    """Return the frame of a game: the part of the view that hardly ever changes."""
    run = referee.run
    return {
        "protocol": PROTOCOL,
        "game": referee.journal.path.name,
        "map": run.game.ground.board.id,
        "dice": run.opened.dice,
        "cards": run.setup.dealing,
        "notes": list(referee.notes),
    }


def viewer_part(referee: Referee, viewer: Viewer) -> Message:
    """Return the part of a view that only this viewer may know."""
    part: Message = {
        "type": "view",
        "viewer": viewer.kind,
        "player": viewer.player,
        "can_undo": _can_undo(referee, viewer),
        "buttons": _buttons(referee, viewer),
        "hands": own_hands(referee, viewer),
        "request": request_for(referee, viewer),
    }
    return in_language(part)


def request_for(referee: Referee, viewer: Viewer) -> Message:
    """Return the request. Only its player sees the options of a choice."""
    request = referee.messages.request()
    is_blind_pick = is_blind(referee.run.request) and viewer.kind != "master"
    if request["kind"] == "choice" and (is_blind_pick or not _is_for(viewer, request["player"])):
        request |= {"options": [], "least": 1, "most": 1, "decks": [], "which": [], "target": ""}
        request.pop("enter", None)
    return request


_TOLD_KEYS = (
    "type", "id", "text", "text_before", "say", "shots", "way", "onward", "hint", "trouble", "refusal",
    "said", "line", "steps", "squares", "cost", "hazards", "question", "lines", "data", "game",
)  # fmt: skip


def answer_for(referee: Referee, viewer: Viewer, answer: Message) -> Message:
    """Return the referee's answer to a viewer's input, limited to what that viewer may know."""
    if viewer.kind == "master":
        return answer
    told = {key: answer[key] for key in _TOLD_KEYS if key in answer}
    if "inputs" in answer:
        told["inputs"] = [
            {key: one[key] for key in ("number", "line", "text")} for one in answer["inputs"]
        ]
    told |= in_language({"request": request_for(referee, viewer)})
    return {**told, "prompt": answer["prompt"], "state": answer["state"]}


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


def _buttons(referee: Referee, viewer: Viewer) -> list[dict[str, Any]]:
    """Return buttons for the viewer's possible commands. On another player's turn, these are
    interruptions."""
    run = referee.run
    if viewer.kind == "master":
        return buttons(run)
    is_playing = viewer.kind == "seat" and viewer.player in run.table.state.seats
    return buttons(run, viewer.player) if is_playing and not run.table.is_over else []


def own_hands(referee: Referee, viewer: Viewer) -> dict[str, list[dict[str, Any]]]:
    """Return the dealt hands that this viewer may see: their own, or all hands."""
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
