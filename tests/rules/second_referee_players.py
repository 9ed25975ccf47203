"""Players for the two referees: random boards, random positions, random things to say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal

from fragkit.board.board import Board
from fragkit.board.drawing_reader import read_grid
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.model.card import Card
from fragkit.model.effects.modifiers import Armor
from fragkit.model.map import Door
from fragkit.model.word_values import Dice, Stats
from fragkit.rules.commands import (
    Choose,
    Command,
    Deal,
    Discard,
    Drop,
    End,
    Faces,
    Jump,
    Move,
    MoveTo,
    Play,
    Shoot,
    Spend,
    Take,
)
from fragkit.rules.flow.setup import Laid, Player, Position, Setup, Standing
from fragkit.rules.house_options import Houses
from tests.board.drawn import draw
from tests.rules.second_referee_turns import is_split

NAMES = ("Red", "Green", "Blue", "Pink", "Gray")
WEAPONS = {  # damage, ammunition, extra
    "axe": (3, "unlimited", 0), "bow": (4, 2, 0), "club": (1, "unlimited", 1), "dart": (1, 3, 0),
    "flare": (6, 1, 0), "gun": (5, 3, 0), "hammer": (4, "unlimited", 0), "nailer": (2, 2, 2),
    "rifle": (3, 6, 0), "sling": (2, 1, 0),
}  # fmt: skip
TWICE = ("bow", "gun", "hammer")
SUITS = {"apron": 1, "bib": 1, "coat": 2, "dress": 2, "epaulets": 3, "frock": 1}
SPECIALS = ("bluff", "gloat", "taunt", "wave")
SPLITS = [Stats(h, s, a) for h in range(6) for s in range(6) for a in range(6) if is_split(h, s, a)]


def plain_cards() -> dict[str, Card]:
    cards = [
        Card(
            id=id,
            name=id.title(),
            deck="weapon",
            damage=Dice(dice),
            ammo=ammo,
            extra=extra,
            copies=2 if id in TWICE else 1,
        )
        for id, (dice, ammo, extra) in WEAPONS.items()
    ]
    for id, bonus in SUITS.items():
        effects = (Armor(value=bonus),)
        cards.append(Card(id=id, name=id.title(), deck="gadget", letter="A", effects=effects))
    cards += [Card(id=id, name=id.title(), deck="special") for id in SPECIALS]
    return {card.id: card for card in cards}


CARDS = plain_cards()


# -- boards ------------------------------------------------------------------------------------


def random_board(dice: Random, fighters: int) -> Board:
    """Not every drawing is a map: a door may lead into rock."""
    while True:
        lines, doors = random_drawing(dice, fighters)
        if read_grid(lines, Problems()) is not None:
            return draw(lines, **doors)


def random_drawing(dice: Random, fighters: int) -> tuple[str, dict[str, Door]]:
    columns, rows = dice.choice((3, 4, 5, 6, 7, 12)), dice.randint(2, 5)
    while columns * rows < fighters + 5:
        columns += 1
    cells = [[dice.choice(CELLS) for _ in range(columns)] for _ in range(rows)]
    squares = [(r, c) for r in range(rows) for c in range(columns)]
    dice.shuffle(squares)
    many = dice.choice((1, 2, fighters, fighters, 6, 7, 8, 13))
    for number in range(1, min(many, len(squares) - 2) + 1):
        r, c = squares.pop()
        cells[r][c] = f"{number}{dice.choice(RESPAWN_TOO)}".center(3)
    for _ in range(dice.choice((0, 2, 2, 3))):
        if squares:
            r, c = squares.pop()
            cells[r][c] = f"T{dice.choice(RESPAWN_TOO)}".center(3)
    upright = [["|", *(dice.choice(UPRIGHT) for _ in range(columns - 1)), "|"] for _ in range(rows)]
    flat = [[dice.choice(FLAT) for _ in range(columns)] for _ in range(rows - 1)]
    flat = [["---"] * columns, *flat, ["---"] * columns]
    doors = {}
    for r, c in squares:
        if "D" in cells[r][c]:  # passed along one pair of sides, walls on the other
            lies = dice.random() < 0.5
            for side in (0, 1):
                upright[r][c + side] = "|" if not lies or c + side in (0, columns) else " "
                flat[r + side][c] = "---" if lies or r + side in (0, rows) else "   "
            ways = ("east", "west") if lies else ("north", "south")
            if dice.random() < 0.5:
                doors[f"{chr(65 + c)}{r + 1}"] = Door(way=dice.choice(ways))
    lines = []
    for r in range(rows):
        lines.append("+" + "+".join(flat[r]) + "+")
        body = "".join(e + cell for e, cell in zip(upright[r], cells[r], strict=False))
        lines.append(body + upright[r][-1])
    lines.append("+" + "+".join(flat[rows]) + "+")
    return "\n".join(lines), doors


CELLS = ["   "] * 12 + [
    " w ", " w ", " g ", " g ", " a ", " a ", "aw ", "ag ", " ~ ", " # ", " / ", " \\ ", "w/ ",
    " \\a", " D ", " D ", " % ",
]  # fmt: skip
RESPAWN_TOO = ["", "", "", "", "a", "w", "g", "~"]
UPRIGHT = [" "] * 10 + ["|", "|", ":", "r", "<", ">"]
FLAT = ["   "] * 10 + ["---", "---", "-:-", "-b-", "-^-", "-v-"]


@cache
def shipped_boards() -> list[Board]:
    maps = Path(__file__).parents[2] / "content" / "base" / "maps"
    found = [load_map(path, Problems()) for path in sorted(maps.glob("*.yaml"))]
    return [Board.of(definition) for definition in found if definition is not None]


# -- games ---------------------------------------------------------------------------------------


def random_setup(dice: Random, on_shipped: bool = False) -> Setup:
    many = dice.randint(2, 5)
    board = dice.choice(shipped_boards()) if on_shipped else random_board(dice, many)
    players = tuple(Player(name, dice.choice(SPLITS)) for name in NAMES[:many])
    fits = many <= len(board.respawns) and dice.random() < 0.4
    position = None if fits else random_position(dice, board, players)
    dealing: Literal["dealt", "table"] = dice.choice(("dealt", "dealt", "table"))
    houses = Houses(deal=dice.choice(("cards", "cards", "none")))
    return Setup(board, players, CARDS, {}, houses, dealing, position=position)


def random_position(dice: Random, board: Board, players: tuple[Player, ...]) -> Position:
    """Close together, armed and hurt: so that much happens."""
    weapons, suits, specials = [*WEAPONS, *TWICE], list(SUITS), list(SPECIALS)
    for pile in (weapons, suits, specials):
        dice.shuffle(pile)
    middle = dice.choice(board.places)
    near = sorted(
        board.places,
        key=lambda p: (
            abs(board.column(p) - board.column(middle)) + abs(board.row(p) - board.row(middle))
        ),
    )[:30]
    dice.shuffle(near)
    standing = []
    for player in players:
        square = board.name(near.pop()) if dice.random() < 0.9 else ""
        play = random_play(dice, weapons, suits, player.stats.health) if square else []
        hand = [p.pop() for p in (weapons, suits, specials) if p and dice.random() < 0.5]
        standing.append(
            Standing(
                player.name, square,
                dice.randint(1, player.stats.health) if square else None,
                dice.choice((0, 0, 1, 2)) if square else 0, dice.choice((0, 0, 1, 2)),
                tuple(play), tuple(hand),
            )
        )  # fmt: skip
    return Position(tuple(standing), dice.choice(players).name)


def random_play(dice: Random, weapons: list[str], suits: list[str], health: int) -> list[Laid]:
    """Some of it used up, and seldom as many weapons as may lie there."""
    many = health + 1 if dice.random() < 0.2 else dice.randint(0, 1)
    play = []
    for card in [weapons.pop() for _ in range(min(many, len(weapons)))]:
        ammo = WEAPONS[card][1]
        play.append(Laid(card, dice.randint(0, ammo) if isinstance(ammo, int) else None))
    if suits and dice.random() < 0.3:
        card = suits.pop()
        play.append(Laid(card, armor=dice.randint(1, SUITS[card])))
    return play


# -- things to say -----------------------------------------------------------------------------------


LIKED = {Move: 8, Shoot: 8, Take: 6, Jump: 3, Play: 3, End: 3}


def an_answer(dice: Random, due: tuple[Any, ...], table: Any) -> Command:
    """Something that is legal now."""
    match due:
        case ("roll", player, count, _):
            high = dice.random()  # whole games of bad luck go on for ever
            faces = [dice.randint(1, 6) for _ in range(count)]
            return Faces(player, tuple(max(f, 4) if high < 0.2 else f for f in faces))
        case ("choice", player, _, options):
            return Choose(player, (dice.choice(options),))
        case _:
            kinds: dict[type, list[Command]] = {}
            for command in table.legal():
                kinds.setdefault(type(command), []).append(command)
            liked = [LIKED.get(kind, 1) for kind in kinds]
            return dice.choice(dice.choices(list(kinds.values()), liked)[0])


def nonsense(
    dice: Random, due: tuple[Any, ...], board: Board, cards: dict[str, list[str]]
) -> Command:
    """Something that may be legal, and mostly is not. `cards` are those that the players have."""
    names = list(cards)
    me = due[1] if due[1] in names and dice.random() < 0.8 else dice.choice(names)
    card = dice.choice(cards[me] if cards[me] and dice.random() < 0.6 else list(CARDS))
    squares = [board.name(p) for p in board.places]
    match dice.randrange(17):
        case 0:
            return Faces(me, tuple(dice.randint(0, 7) for _ in range(dice.randint(0, 4))))
        case 1:
            key = dice.choice(["blood", "die", "start", card, dice.choice(squares)])
            return Choose(me, tuple([key] * dice.choice((0, 1, 1, 1, 2))))
        case 2:
            return Deal(me, card)
        case 3 | 4 | 5:
            return Move(me, tuple(dice.choice("nesw") for _ in range(dice.randint(0, 6))))
        case 6:
            doors = [board.name(p) for p in board.teleporters]
            return Move(me, (dice.choice(doors or squares), *dice.choice((("n",), ()))))
        case 7 | 14:
            return Jump(me, dice.choice(("n", "e", "s", "w")), dice.randint(0, 5))
        case 8 | 9 | 15:
            weapon = dice.choice(["", "start", card, card])
            return Shoot(me, dice.choice(names), weapon)
        case 10:
            return Take(me, dice.choice(["blood", card]))
        case 11:
            return dice.choice([Drop(me, card), Discard(me, (card,)), Discard(me, (card, card))])
        case 12:
            return MoveTo(me, dice.choice(squares))
        case 13:
            whom = dice.choice(["", "", *names])
            return dice.choice([Spend(me, dice.randint(-1, 3)), Play(me, card, whom)])
        case _:
            return End(me)
