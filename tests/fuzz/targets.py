"""What takes bytes from strangers. Each may tell problems and must not raise.

yaml     a file of cards, through every check
map      a map's file, and the board that it makes
record   a game's record, and the game that it opens
prompt   what is typed at a table, line by line
svg      a picture
drawing  a pack's file of drawings
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from fragkit.board.board import Board
from fragkit.board.reach import reach
from fragkit.board.sight import visible_from
from fragkit.diagnostics import CONTROL, Problems, Span, render
from fragkit.load.checks.whole_pack import check_pack
from fragkit.load.maps.map_reader import check_map, read_map_text
from fragkit.load.packs.library import load_library
from fragkit.load.typed_yaml.files import decode
from fragkit.load.typed_yaml.structure import items_of, structure
from fragkit.load.typed_yaml.yaml_reader import FAST_LOADER, PURE_LOADER, read_yaml
from fragkit.model.card import Card
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack, PackFile
from fragkit.model.picture import Picture, PictureKind
from fragkit.press.art.svgart import read_svg
from fragkit.press.pictures import drawings
from fragkit.press.pictures.composed import composed
from fragkit.press.pictures.drawings import bounds
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.replay import replay
from fragkit.referee.record.record_text import read_record
from fragkit.referee.referee import Referee
from fragkit.referee.setup import game_setup as opening
from fragkit.referee.setup.game_setup import GameOptions, forbidden_paths, open_game
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start


@cache
def base() -> Library:
    return load_library(Problems())


def yaml(data: bytes) -> None:
    problems = Problems()
    text = decode(data, "fuzz.yaml", problems)
    if text is None:
        return
    for loader in (FAST_LOADER, PURE_LOADER):
        node = read_yaml(text, "fuzz.yaml", problems, loader)
    file = PackFile(id=Id("fuzz"), name="Fuzz", version="1", extends=(Id("base"),))
    cards: dict[str, Card] = {}
    fighters: dict[str, Fighter] = {}
    for item in items_of(node, "cards", problems):
        card = structure(item, Card, "a card", problems)
        if card is not None:
            cards[card.id] = card
        fighter = structure(item, Fighter, "a fighter", problems)
        if fighter is not None:
            fighters[fighter.id] = fighter
    pack = Pack(file, Path("."), cards, fighters)
    check_pack(pack, base(), set(), problems)
    _tell(problems, text)


def map(data: bytes) -> None:
    problems = Problems()
    text = decode(data, "fuzz.yaml", problems)
    if text is None:
        return
    made = read_map_text(text, "fuzz.yaml", problems)
    if made is not None:
        check_map(made, problems)
        board = Board.of(made)
        for place in board.places[:3]:
            visible_from(board, place)
            reach(board, place, 3)
    _tell(problems, text)


def record(data: bytes) -> None:
    read = read_record(data)
    if read.flaw is not None and read.flaw.fatal:
        return
    if forbidden_paths(read.header, Path("/nowhere")):
        return
    base_alone(), foundry()
    load_packs, load_board = opening.load_packs, opening.load_board
    # Reading the shipped pack and map again and again would be all that is done.
    opening.load_packs = lambda names, *more: (
        base_alone() if list(names) == ["base"] else load_packs(names, *more)
    )
    opening.load_board = lambda name, *more: (
        foundry() if name == "foundry" else load_board(name, *more)
    )
    try:
        opened = open_game(read.header, Path("/nowhere"))
    finally:
        opening.load_packs, opening.load_board = load_packs, load_board
    if not isinstance(opened, OpenProblem):
        replay(GameRun(opened), read)


@cache
def base_alone() -> Library | OpenProblem:
    return opening.load_packs(["base"], Path("/nowhere"))


@cache
def foundry() -> tuple[Board, str] | OpenProblem:
    return opening.load_board("foundry", Path("/nowhere"))


_referees: list[Referee] = []


def prompt(data: bytes) -> None:
    if not _referees or len(_referees[0].run.log) > 300:
        _referees[:] = [_table()]
    referee = _referees[0]
    for line in data.decode("utf-8", "replace").splitlines()[:40]:
        answer = referee.answer({"do": line})
        referee.is_left = False
        for text in answer.get("lines", [answer.get("text", "")]):
            assert CONTROL.search(text) is None


def svg(data: bytes) -> None:
    problems = Problems()
    read_svg(data, "x.svg", Span("fuzz.yaml"), problems)


def drawing(data: bytes) -> None:
    problems = Problems()
    text = decode(data, "fuzz.txt", problems) or ""
    drawings.load_drawings(text, "fuzz.txt", problems)
    for kind in drawings.pack_pictures():
        bounds(composed.__wrapped__(Picture(kind=PictureKind(kind))))
    drawings.forget()
    _tell(problems, text)


def _tell(problems: Problems, text: str) -> None:
    for problem in problems.sorted()[:50]:
        assert CONTROL.search(render(problem, text).replace("\n", "")) is None


def _table() -> Referee:
    folder = Path(tempfile.mkdtemp(prefix="fragkit-fuzz-"))
    arena = Path(__file__).parent.parent / "games" / "arena.yaml"
    wanted = GameOptions(map=str(arena), players=["Red 3/2/2", "Blue 2/3/2"], dice="auto")
    os.environ["XDG_STATE_HOME"] = str(folder)
    made = start(Start(folder / "x.frag", wanted, seed=1))
    assert not isinstance(made, OpenProblem)
    made.hello()
    return made


TARGETS: dict[str, Callable[[bytes], None]] = {
    "yaml": yaml, "map": map, "record": record, "prompt": prompt, "svg": svg, "drawing": drawing,
}  # fmt: skip
