"""The prompt, between a person and a `Referee`.

It only asks and prints. Everything that it knows is in the messages (docs/reference/protocol.md).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from fragkit.board.own_board import OWN
from fragkit.language import translate
from fragkit.language.sentences import Text, plural, say
from fragkit.referee.display.prompts import option_lines
from fragkit.referee.messages import Message
from fragkit.referee.referee import Referee
from fragkit.term.style import CLEAR, Style

Ask = Callable[[str], str]  # shows a prompt, returns a line; EOFError at the end
Tell = Callable[[str], None]
Screen = tuple[Style, int]  # number of lines; 0 if it does not matter


# Words in capitals are printed bold: FRAGGED, WINS, EXPLODES, GEFRAGGT.
_LOUD = re.compile(r"\b[A-ZÄÖÜ]{4,}\b")


def in_ascii(text: str) -> str:
    """Replace characters that a terminal without Unicode can't show."""
    for fancy, plain in (("×", "x"), ("−", "-"), ("–", "-"), ("…", "..."), ("·", "|")):
        text = text.replace(fancy, plain)
    return text.encode("ascii", "replace").decode()


class Page(Protocol):
    """A fixed screen that can forget lines meant for one player."""

    def hide(self) -> None: ...
    def pass_by(self) -> None: ...


class Shell:
    def __init__(
        self, referee: Referee, ask: Ask, tell: Tell, screen: Callable[[], Screen], echo: bool = False,
        dumb: bool = False, page: Page | None = None,
    ) -> None:  # fmt: skip
        self.referee = referee
        self.screen = screen  # measured before each input, because phones are turned
        self.style, self.height = screen()
        plain = not self.style.unicode
        self._ask, self._plain = ask, plain
        self.tell = (lambda text: tell(in_ascii(text))) if plain else tell
        self._hinted = ""
        self._is_learnt = False  # what `7m 1a` in the prompt means
        self._offered: tuple[str, list[str]] = ("", [])
        self.page = page
        self.dumb = dumb  # can't clear the screen
        self.echo = echo  # with piped input, the transcript would lack the input

    def ask(self, prompt: str) -> str:
        text = translate(prompt)
        return self._ask(in_ascii(text) if self._plain else text)

    def run(self) -> None:
        """Ask for inputs and print the answers until somebody leaves or the input ends."""
        answer = self.referee.hello()
        self._hello(answer)
        ahead = self.referee.ahead
        while not self.referee.is_left:
            try:
                line, ahead = ahead or self.ask(answer["prompt"]), ""
            except (EOFError, KeyboardInterrupt):
                self.tell("")
                self.style, self.height = self.screen()
                self._say(self.referee.leave())
                return
            if self.echo and line != "quit":
                self.tell(f"{translate(answer['prompt'])}{line}")
            if not line.strip() and answer["type"] == "confirm":
                line = "yes"
            self.style, self.height = self.screen()
            style = self.style
            message = {
                "do": line, "width": style.width, "height": self.height, "color": style.color,
                "unicode": style.unicode,
            }  # fmt: skip
            reply = self.referee.answer_safely(message)
            if answer["request"].get("unseen") and reply["type"] == "told":
                self._forget()
            self._say(reply)
            if "prompt" in reply:
                answer = reply

    # -- printing -----------------------------------------------------------------

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self.tell(line)

    def _wrapped(self, text: Text, indent: str = "", hang: str = "  ") -> None:
        if text:
            self._lines(self.style.wrap(text, indent, hang))

    def _hello(self, hello: Message) -> None:
        style = self.style
        map_name = hello["map"] if hello["map"] != OWN else say("your own map")
        where = plural(
            "{file}: {id}, {n} player", "{file}: {id}, {n} players",
            file=hello["game"], id=map_name, n=len(hello["players"]),
        )  # fmt: skip
        if hello["number"]:
            inputs = plural("{n} input", "{n} inputs", n=hello["number"])
            where = say("{where}, {count}", where=where, count=inputs)
        self._lines([style.bold(line) for line in style.wrap(where, hang="  ")])
        for note in hello["notes"]:
            self._wrapped(say("{sign} {note}", sign=style.pick("⚠", "!"), note=note))
        if hello["last"]:
            last = say("Last input: {text}", text=hello["last"])
            self._lines([style.dim(line) for line in style.wrap(last, hang="  ")])
        else:
            self._wrapped(say("Type `help` for the commands."))
            self._wrapped(hello["packs_say"])
        self._happened(hello["text"])
        self._request(hello["request"])

    def _say(self, message: Message) -> None:
        self._happened(message.get("news", ""))
        match message["type"]:
            case "told":
                self._told(message)
                if message.get("onward"):
                    self._request(message["request"], said=True)
                    self._wrapped(say("Press Enter to go on: `{typed}`", typed=message["onward"]))
                    return
                if message["request"]["text"] in message["text"]:
                    self._request(message["request"], said=True)
                    return
            case "refused":
                self._refused(message["refusal"])
                return
            case "hello":  # of the next game
                self._hello(message)
                return
            case "confirm":
                self._happened(message.get("text_before", ""))
                self._odds(message.get("shots", []))
                self._wrapped(say("`{typed}`: {text}", typed=message["line"], text=message["text"]))
                if message["steps"]:
                    self._wrapped(say("Go there? Press Enter for yes, or type something else."))
                else:
                    self._wrapped(say("Do it? Press Enter for yes, or type something else."))
            case "shown":
                self._shown(message)
                if self.page is not None:
                    self.page.pass_by()
                return  # the request is still visible
            case "noted":
                self.tell(self.style.dim(translate(say("Noted."))))
                return
            case "bye":
                self._wrapped(say("Saved in {file}.", file=message["game"]))
                return
        self._request(message["request"])

    def _told(self, message: Message) -> None:
        self._odds(message.get("shots", []))
        if way := message.get("way"):
            self._lines([self.style.dim(line) for line in self.style.wrap(way["text"], "", "  ")])
        self._happened(message["text"])
        if message.get("hint") and message["hint"] != self._hinted:
            self._lines(
                [self.style.dim(line) for line in self.style.wrap(message["hint"], "", "  ")]
            )
        self._hinted = message.get("hint", "")
        if message.get("refusal"):
            self._refused(message["refusal"])
        if message.get("trouble"):
            sign = self.style.pick("✗", "x")
            self._wrapped(say("{sign} {text}", sign=sign, text=message["trouble"]))

    def _odds(self, shots: list[Message]) -> None:
        """Print the forecast of a shot. For several weapons, print the range only once."""
        style, ranges = self.style, {shot["at_range"] for shot in shots}
        is_shared = len(shots) > 1 and len(ranges) == 1
        lines = style.wrap(ranges.pop()) if is_shared else []
        for shot in shots:
            fields = {
                "weapon": shot["name"], "where": shot["at_range"], "text": shot["chances"],
            }  # fmt: skip
            if len(shots) == 1:
                head = say("{text}.", **fields)
                if shot["range"]:
                    head = say("{where}: {text}.", **fields)
            elif is_shared or not shot["range"]:
                head = say("{weapon}: {text}.", **fields)
            else:
                head = say("{weapon}: {where}: {text}.", **fields)
            lines += style.wrap(head, "", "  ")
            for text in shot["more"]:
                lines += style.wrap(text, "  ", "    ")
        self._lines([style.accent(line) for line in lines])

    def _happened(self, text: str) -> None:
        if text:
            bold, lines = self.style.bold, self.style.wrap(text, "", "  ")
            self._lines([bold(line) if _LOUD.search(line) else line for line in lines])

    def _refused(self, refusal: Message) -> None:
        style = self.style
        shown = {"sign": style.pick("✗", "x"), "text": refusal["text"], "rule": refusal["rule"]}
        if refusal["rule"]:
            lines = style.wrap(say("{sign} {text} [{rule}]", **shown), "", "  ")
        else:
            lines = style.wrap(say("{sign} {text}", **shown), "", "  ")
        self.tell(style.no(lines[0]))
        self._lines([style.no(line) for line in lines[1:]])
        if refusal["help"]:
            self._wrapped(refusal["help"], "  ", "  ")
        if refusal.get("house"):
            house = say("This is a house option: `rules {key}`.", key=refusal["house"])
            self._wrapped(house, "  ", "  ")

    def _shown(self, message: Message) -> None:
        secret = message["question"] == "hand" and message["data"].get("secret")
        if not secret:
            self._lines(message["lines"])
            return
        name = message["data"]["player"]
        look = say("Only {player} may look. Press Enter to see the hand.", player=name)
        if self._pause(look) in ("", "y", "yes"):
            self._lines(message["lines"])
            self._pause(say("Press Enter to hide it."))
        self._forget()

    def _forget(self) -> None:
        """Clear the lines that only one player may see."""
        if self.page is not None:
            self.page.hide()
            return
        self.tell(CLEAR if self.height and not self.dumb else "\n" * max(40, self.height))

    def _pause(self, text: Text) -> str:
        """Return the answer to this prompt, or `no` if the input ends."""
        if self.echo:
            self.tell(translate(text))
        try:
            return self.ask(f"{translate(text)} ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return "no"

    def _request(self, request: Message, said: bool = False) -> None:
        """Print the request. In the free phase, it is printed only once, because the prompt is
        enough after that."""
        if request["kind"] == "act":
            self._offer(request["player"], request["here"])
            if self._is_learnt:
                return
            self._is_learnt = True
        if not said:
            text: Text = request["text"]
            if request.get("pause"):
                text = say("{text}. Press Enter to roll.", text=text)
            lines = self.style.wrap(text, "", "  ")
            self._lines([self.style.bold(line) for line in lines])
        if request["kind"] == "choice":
            if request.get("enter"):
                self._wrapped(say("Enter: {option}", option=request["enter"]), "  ", "  ")
            self._lines(option_lines(request, self.style))
        elif request["kind"] == "over":
            items = tuple(f"{name} {frags}" for name, frags in request["score"])
            self._wrapped(say("Frags: {players}", players=items), "  ", "    ")

    def _offer(self, player: str, here: list[str]) -> None:
        """Print once what the fighter can pick up here."""
        if here and (player, here) != self._offered:
            takes = tuple(say("`take {typed}`", typed=what) for what in here)
            text = say("Here you can {options:or}.", options=takes)
            self._lines([self.style.dim(line) for line in self.style.wrap(text, "", "  ")])
        self._offered = (player, here)
