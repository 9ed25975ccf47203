"""A game that several pages and one terminal play together.

Each input takes the lock, so that inputs are played one at a time. An input from a page has an id.
If it is sent twice, it is played once, even if the host was killed in between.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from fragkit.host.double_blind import BlindTable, is_blind
from fragkit.host.seat_file import SeatFile, SentInput
from fragkit.host.views import MASTER, TABLE, Viewer, answer_for, shared_view, viewer_part
from fragkit.lab.keen_player import KeenPlayer
from fragkit.language import speaking
from fragkit.language.sentences import Text, say
from fragkit.language.translation import Language
from fragkit.referee.history.game_run import renamed_seats
from fragkit.referee.messages import Message, in_language
from fragkit.referee.parsing.inputs import QUESTIONS
from fragkit.referee.parsing.matching import Misread, TranslatedNames
from fragkit.referee.questions.what_now import buttons
from fragkit.referee.referee import Referee
from fragkit.rules.commands import Refusal
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Draw, Over, Roll

MOST_KEPT = 100  # answers to keep for pages that repeat an input
MOST_IN_A_ROW = 300  # most inputs that bots make before a person acts
Sent = tuple[str, bytes]  # a view's mark and its bytes
LanguageReader = Callable[[Referee, str], tuple[Language, TranslatedNames] | None]


class HostedGame:
    """A hosted game. `read_language` returns a page's language and its card names, or None for
    English."""

    def __init__(
        self,
        referee: Referee,
        seats: SeatFile,
        read_language: LanguageReader = lambda referee, code: None,
    ) -> None:
        self.referee = referee
        self.seats = seats
        self.lock = threading.RLock()
        self.version = 0
        self.listeners: list[Callable[[], None]] = []  # called after every change
        self.reporter: Callable[[Text], None] | None = None  # the terminal's
        self._answers: OrderedDict[tuple[Viewer, str], Message] = OrderedDict()
        self._read_language = read_language
        self._languages: dict[str, tuple[Language, TranslatedNames]] = {}
        self._views: dict[tuple[Viewer, str], tuple[int, Sent]] = {}  # by viewer and language
        self._shared: dict[str, tuple[int, str]] = {}
        seats.forget_from(referee.run.next_number)
        referee.typed_by = {sent.number: sent.player for sent in seats.sent.values()}
        self._blind: BlindTable | None = None
        self._names = self._seat_names()
        for viewer in self.viewers():
            seats.code_of(viewer)

    @property
    def blind(self) -> BlindTable | None:
        """Return the knowledge of each side in a double-blind game, or None. The next game has a
        new one."""
        if not is_blind(self.referee):
            return None
        if self._blind is None or self._blind.run is not self.referee.run:
            self._blind = BlindTable(self.referee)
        return self._blind

    def viewers(self) -> list[Viewer]:
        """Return everyone who has a code: the players and the game master."""
        seats = self.referee.run.table.state.seats.values()
        return [
            MASTER,
            *(Viewer("seat", s.name) for s in seats if s.status != "gone" and not s.owner),
        ]

    # -- looking ------------------------------------------------------------------------------------

    def view(self, viewer: Viewer, lang: str = "") -> Sent:
        """Return the view for that viewer, and a mark that is the same for the same view."""
        with self.reading(lang) as code:
            known = self._views.get((viewer, code))
            if known is None or known[0] != self.version:
                data = self._view(viewer, code).encode()
                mark = hashlib.sha256(data).hexdigest()[:16]
                known = self._views[viewer, code] = self.version, (mark, data)
            return known[1]

    def _view(self, viewer: Viewer, code: str) -> str:
        if self.blind is not None and viewer != MASTER:
            return json.dumps(self.blind.view(viewer), ensure_ascii=False)
        version, shared = self._shared.get(code, (-1, ""))
        if version != self.version:
            shared = json.dumps(shared_view(self.referee), ensure_ascii=False)
            self._shared[code] = self.version, shared
        own = json.dumps(viewer_part(self.referee, viewer), ensure_ascii=False)
        return f"{own[:-1]}, {shared[1:]}"

    @contextmanager
    def reading(self, lang: str) -> Iterator[str]:
        """Hold the game and use a page's language. Yield its code, or "" for English."""
        with self.lock:
            found = self._languages.get(lang) or self._read_language(self.referee, lang)
            if found is not None:
                self._languages[lang] = found
            language, names = found or (None, None)
            before, self.referee.aliases = self.referee.aliases, names or self.referee.aliases
            try:
                with speaking(language):
                    yield lang if found is not None else ""
            finally:
                self.referee.aliases = before

    def buttons_of(self, player: str) -> Message:
        """Return what a player can do, for the game master, who acts for anybody."""
        run = self.referee.run
        is_known = player in run.table.state.seats and not run.table.is_over
        return in_language({"type": "buttons", "buttons": buttons(run, player) if is_known else []})

    def changed(self) -> None:
        """Tell every page to update, and let bots continue."""
        with self.lock:
            self.seats.follow(self.referee.journal.path)
            self._hand_over()
            self._play_bots()
            self.version += 1
        for listener in list(self.listeners):
            listener()

    # -- typing -------------------------------------------------------------------------------------

    def submit(
        self, viewer: Viewer, id: str, message: Mapping[str, Any], lang: str = ""
    ) -> Message:
        """Carry out a page's input, but only once, and return the answer."""
        with self.reading(lang):
            again = self._answers.get((viewer, id))
            if id and again is not None:
                return again
            before = self.referee.run.next_number
            answer = self._answer(viewer, id, message, before)
            is_new = self.referee.run.next_number != before
            if id:
                sent = self.seats.sent.get(id)
                if sent is not None and sent.number == self.referee.run.next_number:
                    self.seats.forget(id)  # refused, so another input gets that number
                self._answers[viewer, id] = answer
                while len(self._answers) > MOST_KEPT:
                    self._answers.popitem(last=False)
            if is_new:
                self._report(before)
        if is_new:
            self.changed()
        return answer

    def _answer(self, viewer: Viewer, id: str, message: Mapping[str, Any], number: int) -> Message:
        if viewer == TABLE:
            return self._refused(viewer, Misread(say("this page only watches")))
        sent = self.seats.sent.get(id)
        if sent is not None and sent.number < number:
            # It was played, but the host was killed before it could answer.
            return self._told(viewer, in_language(self.referee.messages.told([])))
        if id and not is_question(message.get("do")):
            self.seats.note(SentInput(id, viewer.player, number))
        if self.blind is not None and viewer != MASTER:
            return self.blind.answer(viewer, message)
        answer = self.referee.answer_safely(message, viewer.speaker)
        if self.referee.is_left:
            self.referee.is_left = False
            return self._refused(viewer, Misread(say("only the host's terminal can quit")))
        return self._told(viewer, answer)

    def _told(self, viewer: Viewer, answer: Message) -> Message:
        told = answer_for(self.referee, viewer, answer)
        if self.blind is not None and viewer != MASTER:
            told |= in_language(self.blind.due(viewer))
        return told

    def _refused(self, viewer: Viewer, why: Misread | Refusal) -> Message:
        answer = in_language(self.referee.messages.refused("", why))
        return self._told(viewer, answer)

    def _report(self, number: int) -> None:
        """Print the inputs from that number on in the terminal."""
        if self.reporter is not None:
            done = [one for one in self.referee.run.log if one.number >= number]
            self.reporter(self.referee.secrecy.tell(done))

    # -- seats --------------------------------------------------------------------------------------

    def hand_on(self, player: str) -> str:
        """Give the seat to another person. Return its new code; the old page is cut off."""
        with self.lock:
            self.seats.set_bot(player, False)
            code = self.seats.renew(Viewer("seat", player))
        self.changed()
        return code

    def _hand_over(self) -> None:
        """Give the codes of seats that were handed over to their new players (`seat ben kim`)."""
        was, self._names = self._names, self._seat_names()
        for old, name in renamed_seats(was, self._names).items():
            self.seats.rename(old, name)
            typed_by = self.referee.typed_by
            self.referee.typed_by = {n: name if p == old else p for n, p in typed_by.items()}

    def _seat_names(self) -> tuple[str, ...]:
        return tuple(self.referee.run.table.state.seats)

    def let_bot_play(self, player: str, is_bot: bool) -> None:
        with self.lock:
            self.seats.set_bot(player, is_bot)
        self.changed()

    def _play_bots(self) -> None:
        """Play the bots' seats until a person must act."""
        run = self.referee.run
        for _ in range(MOST_IN_A_ROW):
            due, before = run.request, run.next_number
            if (
                self.blind is not None
                or due.player not in self.seats.bots
                or isinstance(due, Over | Draw)
            ):
                return
            if isinstance(due, Roll):
                answer = self.referee.answer_safely({"do": "r"})
            else:
                bot = KeenPlayer(f"{run.next_number}", restless=0)
                answer = self.referee.answer_safely({"do": to_plain(bot.answer(run.table))})
            if answer["type"] != "told" or not answer["inputs"]:
                return
            self._report(before)
            run = self.referee.run


def is_question(typed: object) -> bool:
    """Return whether the text is certainly a question, which is not recorded."""
    words = typed.split() if isinstance(typed, str) else []
    return bool(words) and words[0].casefold() in QUESTIONS
