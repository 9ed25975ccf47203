"""Positions are drawn, inputs are typed at the referee's prompt, and what comes of them is read
as everybody at the table reads it.

    game = draw('''
        +---+---+---+
        | R   w   B |
        +---+---+---+
    ''', red=fighter("3/2/2", play="light-armor boomstick:2", hand="yoink"), movement=6)
    game.do("m e", "5")                    # Red steps onto the power-up and rolls a 5
    game.due                               # "Red acts: 5 movement, 1 attacks"
    game.told("moved square cost")         # [("B1", 1)]
    game.refuses("m n")                    # "Red can't go north from B1: a wall is in the way [ruling.map.edge]"
    game.legal("m")                        # ["m e", "m w"]
    game.do("override blue health 1", "undo", "Blue: p yoink Red")

The letters R, B, G, Y are Red, Blue, Green and Yellow; it is Red's turn, past the movement roll,
unless something else is said. A drawing without a respawn number gets a closed room with number
1 below it. Hands are on the table, so drawn cards stay secret, unless `dealt` is said.

What a game is made of is given where it begins: `variants="no-rushes last-man-standing=2"`,
`modules=[Mine()]` for rules that are known to nobody else, `packs="deathmatch"` (ids or folders;
the decks of these tests if none is named), `cards=` that no pack has, `house="armor.soak=b"`,
and other keys of a map's file as YAML: `keys="zones: {bank: [B1]}"`; `teams="red Red, blue Blue"`.

Only the typed line goes in and only plain data comes out (docs/reference/protocol.md), so these tests know
nothing of how the engine is built; this file alone does.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from textwrap import dedent, indent
from types import SimpleNamespace
from typing import Any

from fragkit.board.board import Board
from fragkit.board.joining import join
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import read_map_text
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.library import load_library
from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter as Sheet
from fragkit.model.pack import Library, PackRule
from fragkit.model.word_values import Stats
from fragkit.referee.display.prompts import request_plain
from fragkit.referee.display.public_state import players_plain, state_plain
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.parsing.inputs import Undo, parse_input
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.record.record_text import Header, facts_of
from fragkit.referee.setup.game_setup import OpenedGame, parse_player, parse_team
from fragkit.referee.setup.packs_and_maps import load_packs
from fragkit.rules.commands import Command, Refusal
from fragkit.rules.events import Event
from fragkit.rules.flow.setup import Laid, Player, Position, Setup, Standing, Team
from fragkit.rules.house_options import Houses, parse_house
from fragkit.rules.json_values import kind_name, to_plain
from fragkit.rules.module import Module
from fragkit.rules.modules import called_for, made_modules, made_variants

NAMES = {"R": "Red", "B": "Blue", "G": "Green", "Y": "Yellow"}
DECKS = Path(__file__).parent / "pack"


# -- what a game is made of ----------------------------------------------------------------


@dataclass(frozen=True)
class Fighter:
    stats: str = "3/2/2"
    health: int | None = None
    blood: int = 0
    frags: int = 0
    play: str = ""
    hand: str = ""
    hidden: str = ""
    wins: int = 0
    id: str = ""
    sheet: Sheet | None = None
    owner: str = ""


def fighter(stats: str = "3/2/2", **more: Any) -> Fighter:
    """`play` lists cards in play (`pulse-rifle:2` has two shots left, `riot-gear:1` one point of
    armor), `hand` cards that the referee knows, `hidden` secret ones by deck (`weapon:2`); `id`
    is a fighter of a pack, `sheet` one that no pack has; `owner` is whose figure it is."""
    return Fighter(stats, **more)


def draw(
    *drawings: str, turn: str = "Red", movement: int | None = 6, attacks: int = 0,
    red: Fighter | None = None, blue: Fighter | None = None, green: Fighter | None = None,
    yellow: Fighter | None = None, **made_of: Any,
) -> Game:  # fmt: skip
    """A game in the middle. `movement=None`: the turn begins. `attacks` were made already. Who is
    given and not drawn is off the map. Several drawings are maps `a`, `b` …, joined side by side.
    `made_of` is what `opened` takes."""
    maps, squares = _read(*drawings)
    given = {"Red": red, "Blue": blue, "Green": green, "Yellow": yellow}
    who = {n: given[n] or Fighter() for n in NAMES.values() if n in squares or given[n] is not None}
    own = {card.id: card for card in made_of.get("cards", ())}
    cards = {**library(made_of.get("packs", "")).cards, **own}
    standing = tuple(_standing(n, squares.get(n, ""), f, cards) for n, f in who.items())
    players = tuple(_player(n, f) for n, f in who.items())
    sheets = [f.sheet for f in who.values() if f.sheet is not None]
    sheets += made_of.pop("fighters", ())
    position = Position(standing, turn, movement, attacks)
    return Game(opened(maps, players, position, fighters=sheets, **made_of))


def begin(drawing: str, *stats: str, **made_of: Any) -> Game:
    """A game from its very start, players in clockwise order: `3/2/2`, `3/2/2 marine`. Further
    drawings are further maps."""
    more = [said for said in stats if "+" in said]
    maps = [_read(one)[0][0] for one in (drawing, *more)]
    seats = zip(NAMES.values(), stats[len(more) :], strict=False)
    sheets = ((name, *said.split(), "") for name, said in seats)
    players = tuple(Player(name, Stats.parse(split), id) for name, split, id, *_ in sheets)
    return Game(opened(maps, players, **made_of))


def problem_of(drawing: str, *players: str, **made_of: Any) -> str:
    """Why these players (`Red 3/2/2`, `Red marine wins:1 4/2/2`) can't begin a game; "" if they can."""
    known = {**base_fighters(), **library(made_of.get("packs", "")).fighters}
    found = [parse_player(player, known) for player in players]
    wrong = [str(player) for player in found if isinstance(player, Misread)]
    if wrong:
        return wrong[0]
    try:
        alone = [dedent(drawing).strip("\n")]
        Game(opened(alone, tuple(p for p in found if isinstance(p, Player)), **made_of))
    except ValueError as problem:
        return str(problem)
    return ""


def opened(
    maps: list[str], players: tuple[Player, ...], position: Position | None = None, *,
    house: str = "", dealt: bool = False, modules: Collection[Module] = (), variants: str = "",
    packs: str = "", cards: Iterable[Card] = (), only: str = "", fighters: Iterable[Sheet] = (),
    keys: str = "", teams: str = "", rules: Collection[PackRule] = (),
) -> OpenedGame:  # fmt: skip
    """`only` leaves of the packs' cards just those that it names; `cards` and `rules` are added."""
    box, cards, fighters = library(packs), list(cards), list(fighters)
    deck = {**_deck(packs, only), **{card.id: card for card in cards}}
    sheets = {**base_fighters(), **box.fighters, **{sheet.id: sheet for sheet in fighters}}
    ground = board(tuple(maps), keys)
    said = [id for pack in box.packs for id in pack.file.modules]
    chosen = {module.id for module in modules}
    own = [card for card in cards if box.cards.get(card.id) is not card]
    called = (*said, *_called_by(packs, only), *called_for(own, fighters, ground, rules))
    of_packs = made_modules((id for id in called if id not in chosen), box.table.counters)
    chosen_rules = made_variants(variants.split(), (*of_packs, *modules), box.table.variants)
    assert isinstance(chosen_rules, tuple), chosen_rules
    table = replace(box.table, rules=(*box.table.rules, *rules)) if rules else box.table
    setup = Setup(
        ground, players, deck, sheets, houses(house, box), "dealt" if dealt else "table",
        chosen_rules,
        position, box.decks, _teams(teams), table=table,
        tracks={**box.tracks, **{t.id: t for rule in rules for t in rule.tracks}},
        stances={**box.stances, **{s.id: s for rule in rules for s in rule.stances}},
    )  # fmt: skip
    return OpenedGame(setup, box, "table", Header(()), "")


@cache
def _deck(packs: str | tuple[str, ...], only: str) -> Mapping[str, Card]:
    found = library(packs).cards
    return {id: card for id, card in found.items() if not only or id in only.split()}


@cache
def _called_by(packs: str | tuple[str, ...], only: str) -> tuple[str, ...]:
    """The modules that the cards, fighters and rules of packs need, whatever the map."""
    box = library(packs)
    sheets = {**base_fighters(), **box.fighters}
    bare = board(("+---+\n| 1 |\n+---+",))
    declared = (*box.table.rules, *box.table.counters)
    return tuple(called_for(_deck(packs, only).values(), sheets.values(), bare, declared))


def _teams(said: str) -> tuple[Team, ...]:
    """`red Red Green, blue Blue Yellow`."""
    found = [parse_team(text, tuple(NAMES.values())) for text in said.split(",") if text.strip()]
    assert not any(isinstance(team, Misread) for team in found), found
    return tuple(team for team in found if isinstance(team, Team))


@cache
def library(packs: str | tuple[str, ...] = "") -> Library:
    """Without packs: the base decks as they were when these tests were written. Balance may
    change, rules may not."""
    if not packs:
        return load_library(Problems(), [DECKS], built_in=False)
    loaded = load_packs((packs.split() if isinstance(packs, str) else packs), Path.cwd())
    assert isinstance(loaded, Library), loaded
    return loaded


@cache
def base_fighters() -> Mapping[str, Sheet]:
    return load_library(Problems(), [built_in_folders()[0]], built_in=False).fighters


def card(id: str, deck: str, *effects: Effect, **more: Any) -> Card:
    """A card that the base decks lack."""
    name = more.pop("name", id.replace("-", " ").title())
    return Card(id=Id(id), name=name, deck=Id(deck), effects=effects, **more)


def fan_pack(folder: Path, pack: str = "", **rooms: str) -> str:
    """A pack as a fan writes it, for `packs=`: what `pack.yaml` says beyond its head, and one file
    for each room that is named (`cards=`, `fighters=`)."""
    head = "id: fan\nname: Fan\nversion: '1'\n"
    extends = "" if "extends:" in pack else "extends: base\n"
    (folder / "pack.yaml").write_text(head + extends + dedent(pack))
    for room, text in rooms.items():
        (folder / room).mkdir(exist_ok=True)
        (folder / room / "all.yaml").write_text(dedent(text))
    return str(folder)


def houses(words: str, box: Library | None = None) -> Houses:
    chosen = parse_house(words.split(), box.table if box is not None else None)
    assert isinstance(chosen, Houses), chosen
    return chosen


@cache
def board(maps: tuple[str, ...], keys: str = "") -> Board:
    """The board of one drawing or of several, with other keys of a map's file."""
    problems = Problems()
    found = []
    for id, text in zip("abcdef" if maps[1:] else ["test"], maps, strict=False):
        file = f"id: {id}\nname: Test\ngrid: |\n{indent(text, '  ')}\n{dedent(keys)}\n"
        drawn = read_map_text(file, "test.yaml", problems)
        assert drawn is not None, [str(d) for d in problems.sorted()]
        found.append(drawn)
    joined = join(found)
    assert isinstance(joined, Board), joined
    return joined


def _read(*drawings: str) -> tuple[list[str], dict[str, str]]:
    """The bare maps, and who stands where: `R` is Red, in a diagonal's half by its side."""
    maps, squares = [], {}
    for id, drawing in zip("abcdef", drawings, strict=False):
        lines = dedent(drawing).strip("\n").split("\n")
        if not re.search(r"\d", drawing):
            width = (len(lines[0]) - 1) // 4
            lines += ["| 1 |" + "###|" * (width - 1), "+---" * width + "+"]
        before = f"{id}:" if drawings[1:] else ""
        for row, line in enumerate(lines):
            for match in re.finditer("[RBGY]", line):
                cell = line[match.start() // 4 * 4 :][:4]
                half = _half(cell, match.group()) if re.search(r"[/\\]", cell) else ""
                square = f"{chr(65 + match.start() // 4)}{(row + 1) // 2}{half}"
                squares[NAMES[match.group()]] = before + square
        maps.append(re.sub("[RBGY]", " ", "\n".join(lines)))
    return maps, squares


def _half(cell: str, letter: str) -> str:
    """`/` has the top edge on its left side, `\\` on its right."""
    cut = re.search(r"[/\\]", cell)
    assert cut is not None
    left = cell.index(letter) < cut.start()
    return "a" if left == (cut.group() == "/") else "b"


def _player(name: str, one: Fighter) -> Player:
    return Player(
        name,
        Stats.parse(one.stats),
        one.sheet.id if one.sheet else one.id,
        one.wins,
        owner=one.owner,
    )


def _standing(name: str, square: str, one: Fighter, cards: Mapping[str, Card]) -> Standing:
    hidden = dict(word.split(":") for word in one.hidden.split())
    return Standing(
        name, square, one.health, one.blood, one.frags,
        tuple(_laid(word, cards) for word in one.play.split()),
        tuple(one.hand.split()), {deck: int(n) for deck, n in hidden.items()},
    )  # fmt: skip


def _laid(word: str, cards: Mapping[str, Card]) -> Laid:
    id, _, left = word.partition(":")
    if not left:
        return Laid(id)
    return Laid(id, ammo=int(left)) if cards[id].is_weapon else Laid(id, armor=int(left))


# -- the game ------------------------------------------------------------------------------------


class Game:
    """A table that is spoken to in lines of text."""

    def __init__(self, opened: OpenedGame) -> None:
        self.run = GameRun(opened)
        self._events: list[Event] = list(self.run.table.opening)
        self._last = 0  # where in them the last accepted line begins

    # -- saying --------------------------------------------------------------------

    def do(self, *lines: str) -> Game:
        """Each is accepted."""
        for line in lines:
            said = parse_input(line, self.run.context())
            assert isinstance(said, Command | Undo), f"`{line}`: {said} (due: {self.due})"
            done = self.run.do(said)
            assert not isinstance(done, Refusal), f"`{line}`: {done} (due: {self.due})"
            self._last = len(self._events)
            self._events += done.events
        return self

    def shoot(self, target: str, hit: str, damage: str = "", defense: str = "") -> Game:
        """A whole attack with the starting weapon; no roll is typed where none is needed."""
        return self.do(f"s {target} start", *(roll for roll in (hit, damage, defense) if roll))

    def refuses(self, line: str) -> str:
        """It is refused and changes nothing: the sentence with the rule."""
        before = self.stands
        said = parse_input(line, self.run.context())
        answer = said if isinstance(said, Misread) else self.run.do(said)
        assert isinstance(answer, Refusal | Misread), f"`{line}` was accepted: {answer}"
        assert self.stands == before, "a refused command has changed the game"
        return str(answer)

    def accepts(self, line: str) -> bool:
        """Whether that line would be accepted; nothing is done."""
        said = parse_input(line, self.run.context())
        return isinstance(said, Command) and self.run.table.refuse(said) is None

    def legal(self, verb: str = "", player: str = "") -> list[str]:
        """What that player may say now, or who is due, as it would be typed."""
        context = self.run.context()
        lines = [command_line(command, context) for command in self.run.table.legal(player)]
        return [line for line in lines if not verb or line.split(": ")[-1].split()[0] == verb]

    # -- what is due ----------------------------------------------------------------

    @property
    def request(self) -> dict[str, Any]:
        """What the table waits for, as JSON has it."""
        return request_plain(self.run.request)

    @property
    def due(self) -> str:
        """What the table waits for, in one line."""
        due = self.request
        player = due["player"]
        match due["kind"]:
            case "roll":
                return f"{player} rolls {due['dice']}d: {due['purpose']}"
            case "choice":
                keys = ", ".join(option["key"] for option in due["options"])
                return f"{player} chooses {due['purpose']}: {keys}".strip(": ")
            case "draw":
                return f"{player} draws: {due['deck']}"
            case "act":
                return f"{player} acts: {due['movement']} movement, {due['attacks']} attacks"
            case "over":
                return f"{player} has won"
        raise ValueError(due)

    def receipt(self) -> str:
        return str(self.request["receipt"])

    def reason(self) -> str:
        return str(self.request["reason"])

    # -- what was told ------------------------------------------------------------------

    def told(self, what: str) -> list[Any]:
        """All events of a kind since the beginning, or the fields that are named of them:
        `told("fragged")`, `told("fragged player")`, `told("fragged player by")`."""
        return _of(self._events, what)

    def heard(self, what: str) -> list[Any]:
        """The same of what the last line brought about."""
        return _of(self._events[self._last :], what)

    def told_kinds(self) -> list[str]:
        """What the last line brought about, by kind."""
        return [kind_name(type(event)) for event in self._events[self._last :]]

    @property
    def said(self) -> str:
        """What the table was told about the last line."""
        return str(self.run.story.tell(self._events[self._last :]))

    # -- what is so ------------------------------------------------------------------

    @property
    def stands(self) -> tuple[object, object]:
        """All that a game is: two that stand alike go on alike."""
        return self.run.table.state.copy(), self.request

    @property
    def state(self) -> dict[str, Any]:
        """What everybody may see, as JSON has it."""
        return state_plain(self.run.game)

    @property
    def players(self) -> list[str]:
        """Clockwise."""
        return [one["name"] for one in players_plain(self.run.game)]

    def seat(self, name: str) -> SimpleNamespace:
        """What everybody may know of a player: `frags`, `blood`, `status`, `speed`, …"""
        [plain] = [one for one in players_plain(self.run.game) if one["name"] == name]
        return SimpleNamespace(**plain)

    def square(self, name: str) -> str:
        return str(self.seat(name).square)

    def health(self, name: str) -> int:
        """Without armor."""
        return int(self.seat(name).health)

    def armor(self, name: str) -> int:
        return int(self.seat(name).armor)

    def play(self, name: str) -> list[str]:
        """The cards that lie in play."""
        return [laid["card"] for laid in self.seat(name).play]

    def ammo(self, name: str, card: str) -> int:
        return next(int(laid["ammo"]) for laid in self.seat(name).play if laid["card"] == card)

    def hand(self, name: str) -> list[str]:
        """The cards that the referee knows, then a deck's name for each secret one."""
        seat = self.run.table.state.seats[name]
        return [*seat.known, *(deck for deck, n in seat.hidden.items() for _ in range(n))]

    def deck(self, name: str) -> list[str]:
        """The cards that are left in a deck which is dealt."""
        cards = self.run.table.state.decks[name].cards or {}
        return [card for card, number in cards.items() for _ in range(number)]

    def left(self, deck: str) -> int:
        """How many cards a deck has left."""
        return self.run.table.state.decks[deck].left

    def discards(self, deck: str) -> list[str]:
        return self.run.table.state.decks[deck].discards

    def floor(self, square: str) -> list[str]:
        """The counters there: `blood`, or a kind with its cards."""
        here = (c for c in self.run.table.state.floor if c.square == square)
        return [" ".join([counter.kind, *counter.cards]) for counter in here]

    @property
    def facts(self) -> dict[str, str]:
        """What the record would keep, in the words of `override`: `{"Red square": "C4"}`."""
        return facts_of(self.run.game)


def _of(events: Iterable[Event], what: str) -> list[Any]:
    kind, *fields = what.split()
    found = [to_plain(event) for event in events if kind_name(type(event)) == kind]
    if not fields:
        return found
    if len(fields) == 1:
        return [event[fields[0]] for event in found]
    return [tuple(event[field] for field in fields) for event in found]
