"""The host's terminal: the ordinary referee, and a few commands for the seats.

host                 show the addresses and codes again
host red             show Red's code in large print
host new red         give Red's seat a new code and cut off the old page
host bot red         let fragkit play Red; `host person red` takes the seat back
"""

from __future__ import annotations

import contextlib
import io
import socket
from collections.abc import Callable

import segno

from fragkit.host.hosted_game import HostedGame
from fragkit.host.views import MASTER, TABLE, Viewer
from fragkit.language import speaking, spoken, translate
from fragkit.language.sentences import Text, say
from fragkit.referee.parsing.matching import Misread, find
from fragkit.referee.terminal.shell import Ask, Tell
from fragkit.term.style import Style

_OUTSIDE = "192.0.2.1"  # an address from the documentation range: nothing is sent there


def own_addresses() -> list[str]:
    """Return this machine's addresses in its networks. The usual one comes first, and the loopback
    last."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((_OUTSIDE, 9))  # asks the system for the route, and sends nothing
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    outer = [ip for ip in dict.fromkeys(found) if not ip.startswith(("127.", "0."))]
    return [*outer, "127.0.0.1"]


def host_names(addresses: list[str]) -> list[str]:
    """Return the names under which pages may reach the server."""
    name = socket.gethostname()
    return list(dict.fromkeys([*addresses, "localhost", "127.0.0.1", name, f"{name}.local"]))


def qr_lines(url: str) -> list[str]:
    """Return the address as a QR code made of half-height characters. A seat's address takes 33
    columns."""
    drawn = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n").split("\n")


class HostTerminal:
    """A terminal that asks for the next line without holding the game, and reports inputs from
    pages meanwhile."""

    def __init__(
        self, game: HostedGame, address: str, ask: Ask, tell: Tell, style: Callable[[], Style]
    ) -> None:
        self.game = game
        self.address = address  # http://192.168.0.7:8600/
        self.style = style
        self.language = spoken()
        self._ask, self.tell = ask, tell
        self._number = -1
        self._is_asking = False
        game.reporter = self.report

    def ask(self, prompt: str) -> str:
        """Wait for a line. Pages can play meanwhile."""
        if self._number != self.game.referee.run.next_number:
            self._number = self.game.referee.run.next_number
            self.game.changed()
        while True:
            self._is_asking = True
            self.game.lock.release()
            try:
                line = self._ask(prompt)
            finally:
                self.game.lock.acquire()
                self._is_asking = False
            self._number = self.game.referee.run.next_number
            words = line.split()
            if not words or words[0].casefold() != "host":
                return line
            self.command(words[1:])
            prompt = self.prompt()

    def prompt(self) -> str:
        return translate(self.game.referee.messages.prompt())

    def report(self, text: Text) -> None:
        """Print a report on an input from a page or a bot, then the prompt again."""
        if not self._is_asking:
            return
        with speaking(self.language):  # a page may use another language
            self.tell("")
            if text:
                self._say(text)
            self.tell(self.prompt())

    # -- the seats ------------------------------------------------------------------------------------

    def show(self) -> None:
        """Print the addresses of the table's view and of the seats, and the table's code."""
        for line in qr_lines(self.address):
            self.tell(line)
        self._address(say("Table, for everybody:"), TABLE)
        for viewer in self.game.viewers():
            if viewer != MASTER:
                self._address(say("{player}:", player=viewer.player), viewer)
        self._say(say("`host red` shows Red's code for a camera, `host master` the game master's."))

    def url(self, viewer: Viewer) -> str:
        return (
            self.address if viewer == TABLE else f"{self.address}#{self.game.seats.code_of(viewer)}"
        )

    def show_code(self, viewer: Viewer) -> None:
        for line in qr_lines(self.url(viewer)):
            self.tell(line)
        title = say("{player}:", player=viewer.player) if viewer.player else say("Game master:")
        self._address(title, viewer)

    def _address(self, title: Text, viewer: Viewer) -> None:
        """Print an address in one piece, so that terminals make it a link."""
        self._say(title)
        self.tell(f"  {self.url(viewer)}")

    def command(self, words: list[str]) -> None:
        if not words:
            self.show()
            return
        what, rest = words[0].casefold(), words[1:]
        if what == "master":
            self.show_code(MASTER)
            return
        verbs = {"new": self._new, "bot": self._bot, "person": self._person}
        name = rest[0] if what in verbs and rest else words[0]
        found = find(name, [v.player for v in self.game.viewers() if v.player], "player")
        if isinstance(found, Misread):
            self._say(say("{text}. {help}", text=found.text, help=found.help))
        elif what in verbs and rest:
            verbs[what](found)
        else:
            self.show_code(Viewer("seat", found))

    def _new(self, player: str) -> None:
        self.game.hand_on(player)
        self._say(say("{player} has a new code. The old page no longer works.", player=player))
        self.show_code(Viewer("seat", player))

    def _bot(self, player: str) -> None:
        if self.game.blind is not None:
            self._say(
                say("fragkit sees the whole map, so it can't play a seat in a double-blind game.")
            )
            return
        self._say(say("fragkit plays {player}. `host person {typed}` takes the seat back.",
                      player=player, typed=player.casefold()))  # fmt: skip
        self.game.let_bot_play(player, True)

    def _person(self, player: str) -> None:
        self.game.let_bot_play(player, False)
        self._say(say("A person plays {player} again.", player=player))

    def _say(self, text: Text) -> None:
        for line in self.style().wrap(text, "", "  "):
            self.tell(line)
