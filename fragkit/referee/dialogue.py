"""The few questions before a new game; Enter takes the default in brackets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.config import map_ids
from fragkit.model.fighter import split_problem
from fragkit.model.pack import Library
from fragkit.referee.contents import Trouble, load_board, load_packs
from fragkit.referee.heard import Heard
from fragkit.referee.opening import CARDS, DICE, Wanted, parse_player
from fragkit.referee.position import parse_standing
from fragkit.referee.words import Misread, find
from fragkit.rules.houses import STANDARD, Houses, parse_house
from fragkit.rules.setup import Player
from fragkit.term.style import Style

Ask = Callable[[str], str]
Tell = Callable[[str], None]
DEFAULT_STATS = "3/2/2"


class Dialogue:
    """Asks for what is missing in `wanted`, checks it at once, and asks again when it is wrong."""

    def __init__(self, ask: Ask, tell: Tell, style: Style, near: Path) -> None:
        self.ask = ask
        self.tell = tell
        self.style = style
        self.near = near

    def complete(self, wanted: Wanted) -> Wanted | Trouble:
        """`wanted` with everything a game needs; EOFError when nobody answers."""
        self._say("A new game. Enter takes what stands in brackets.")
        if not wanted.packs:
            wanted.packs = [self._packs()]
        library = load_packs([p for word in wanted.packs for p in word.split(",")], self.near)
        if isinstance(library, Trouble):
            return library
        if not wanted.map:
            wanted.map = self._map()
        fighters = library.fighters
        if not wanted.players:
            wanted.players = self._players(library, wanted)
        if not wanted.dice:
            wanted.dice = self._one_of("Dice, table or auto", DICE)
        if not wanted.cards:
            wanted.cards = self._one_of("Cards, table or dealt", CARDS)
        if not wanted.positions:
            names = [parse_player(text, fighters) for text in wanted.players]
            players = tuple(p.name for p in names if isinstance(p, Player))
            heard = Heard(players, library.cards, fighters, tuple(library.decks))
            wanted.positions = self._positions(heard)
        return wanted

    def _say(self, text: str) -> None:
        for line in self.style.wrap(text, hang="  "):
            self.tell(line)

    def _wrong(self, text: str) -> None:
        self._say(f"{self.style.pick('✗', 'x')} {text}")

    def _packs(self) -> str:
        while True:
            said = self.ask("Packs [base]: ").strip() or "base"
            loaded = load_packs([p.strip() for p in said.split(",") if p.strip()], self.near)
            if not isinstance(loaded, Trouble):
                return said
            self._wrong(loaded.message)

    def _map(self) -> str:
        known = map_ids(Path.cwd(), Problems())
        first = known[0] if known else ""
        self._say(f"Maps: {', '.join(known)}")
        while True:
            said = self.ask(f"Map [{first}]: ").strip() or first
            if "+" not in said and "/" not in said:
                found = find(said, known, "map")
                said = found if isinstance(found, str) else said
            board = load_board(said, self.near)
            if not isinstance(board, Trouble):
                return said
            self._wrong(board.message)

    def _players(self, library: Library, wanted: Wanted) -> list[str]:
        self._say(
            f"Players clockwise, name and Health/Speed/Accuracy: Red {DEFAULT_STATS}. Enter ends."
        )
        found: list[str] = []
        while True:
            said = self.ask(f"Player {len(found) + 1}: ").strip()
            if not said:
                if len(found) >= 2:
                    return found
                self._wrong("a game has at least two players")
                continue
            if len(said.split()) == 1 and "/" not in said:
                said += f" {DEFAULT_STATS}"
            wrong = self._player_problem(said, found, library, wanted)
            if wrong:
                self._wrong(wrong)
            else:
                found.append(said)

    def _player_problem(
        self, said: str, before: list[str], library: Library, wanted: Wanted
    ) -> str:
        player = parse_player(said, library.fighters)
        if isinstance(player, Misread):
            return str(player)
        if any(player.name.casefold() == one.split()[0].casefold() for one in before):
            return f"{player.name} plays already"
        houses = parse_house(wanted.houses)
        points = houses.points if isinstance(houses, Houses) else STANDARD.points
        if player.fighter and library.fighters[player.fighter].stats != "free":
            points = library.fighters[player.fighter].points
        problem = split_problem(player.stats, points + player.wins)
        return f"{player.name}: {problem}" if problem else ""

    def _one_of(self, question: str, known: tuple[str, ...]) -> str:
        while True:
            said = self.ask(f"{question} [{known[0]}]: ").strip() or known[0]
            found = find(said, known, "answer")
            if isinstance(found, str):
                return found
            self._wrong(str(found))

    def _positions(self, heard: Heard) -> list[str]:
        said = self.ask("Is the game going on already? [no]: ").strip().casefold()
        if not said.startswith("y"):
            return []
        self._say(
            "For each player: square, Health, frags, cards in play, such as `C4 2 frags 1 pulse-rifle:3`. "
            "Add `turn` for whose turn it is."
        )
        lines = []
        for name in heard.players:
            while True:
                said = self.ask(f"{name}: ").strip() or "off"
                placed = parse_standing(f"{name} {said}", heard)
                if not isinstance(placed, Misread):
                    lines.append(f"{name} {said}")
                    break
                self._wrong(str(placed))
        return lines
