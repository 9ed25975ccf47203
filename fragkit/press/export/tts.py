"""`tts`: a saved object for Tabletop Simulator with decks, maps, counters, fighters and dice.

    tts/base.json                       the saved object
    tts/base.png                        its picture in the game's list
    tts/base/weapon-1.png               a sheet of faces, at most 10 × 7, without gaps
    tts/base/weapon-back-1.png

The game loads pictures by address. `--url` gives the address where they will be. Without it, the
object refers to the written files.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.model.pack import Library, Pack
from fragkit.model.text import card_text
from fragkit.press.counters import counter_face, counters_in_box
from fragkit.press.export import ExportSettings
from fragkit.press.export.deck_faces import CardFace, DeckFaces, deck_faces, face_page
from fragkit.press.export.raster import Pixels, need_pdfium, pictures, pixels, png_bytes
from fragkit.press.graphics.marks import Color, Group, Page, Symbol, Use
from fragkit.press.graphics.shapes import rect
from fragkit.press.maps.map_drawing import map_drawing
from fragkit.press.maps.map_pages import boards, palette_of
from fragkit.press.output import Output
from fragkit.press.pictures.icons import ICONS
from fragkit.press.sheets.blocks import sheet_marks
from fragkit.press.sheets.sheet_design import Sheet
from fragkit.press.sheets.sheet_pages import pen_of, sheets_of
from fragkit.press.standees.strips import FACE, WIDTH, Standee, side_marks, standees_of
from fragkit.press.themes.theme import theme_of
from fragkit.press.themes.themed_pen import Pen, pen_for
from fragkit.press.typography.text_fit import Run, parse_rich

OPTIONS = frozenset({"dpi", "ink", "template", "url", "size"})
DPI = 200  # faces per sheet, within the limits of graphics cards
MAP_DPI = 100
LARGEST = 4096  # most pixels of a sheet in each direction
COLUMNS, ROWS = 10, 7  # the most faces into which the game cuts a sheet
LEAST = 2  # and the fewest
DICE = 6  # enough for most rolls

_CARD = 2.3  # distance between decks in the game's units
_MM = 2.2 / 63  # for a card 2.2 units wide
_AIR = 5.0  # mm of paper around a record sheet


class Piece(NamedTuple):
    """A picture to be written: its path in the pack's folder, its page and its pixels."""

    name: str
    page: Page
    size: Pixels


class FaceSheet(NamedTuple):
    """A picture of faces side by side."""

    columns: int
    rows: int
    faces: tuple[CardFace, ...]


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    need_pdfium()
    table = _Table(pack, _address(pack, settings), settings)
    for deck in deck_faces(pack, library, settings, problems):
        table.add_deck(deck)
    table.next_row()
    for board in boards(pack, problems):
        palette = palette_of(board, pack, library, settings.printing, problems)
        drawing = map_drawing(board, palette)
        table.add_map(board.maps[0].name, board.id, drawing.width, drawing.height, drawing.layers)
    table.next_row()
    counters = counters_in_box(pack, library, problems)
    palette = theme_of(pack, library, problems).palette(settings.ink)
    for id, count in Counter(counter.id for counter in counters).items():
        counter = next(c for c in counters if c.id == id)
        faces = [counter_face(counter, palette, back) for back in (False, True)]
        table.add_counter(f"{counter.design.name} {counter.sign}".strip(), count, *faces)
    table.next_row()
    pen = pen_for(pack, library, settings.printing, problems)
    for standee in standees_of(pack, library, problems):
        table.add_figurine(standee, pen)
    if pack.fighters:
        for i in range(DICE):
            table.add_die(i)
    table.next_row()
    for sheet in sheets_of(pack, library, None, problems):
        table.add_sheet(sheet, pen)
    if not table.objects or problems.has_errors:
        return []
    drawn = pictures([piece.page for piece in table.pieces], [p.size for p in table.pieces])
    made = [Output(f"tts/{pack.id}.json", table.saved())]
    for piece, picture in zip(table.pieces, drawn, strict=True):
        made.append(Output(f"tts/{pack.id}/{piece.name}", png_bytes(picture, settings.dpi)))
        if len(made) == 2:
            picture.thumbnail((256, 256))
            made.append(Output(f"tts/{pack.id}.png", png_bytes(picture, 72)))
    return made


def _address(pack: Pack, settings: ExportSettings) -> str:
    """Return the address of the folder with the pictures."""
    if settings.url:
        return f"{settings.url.rstrip('/')}/"
    return f"{Path(settings.out / 'tts' / pack.id).resolve().as_uri()}/"


def sheets(deck: DeckFaces, size: Pixels) -> list[FaceSheet]:
    """Put the deck's designs on as few sheets as the game and a graphics card allow."""
    across = max(LEAST, min(COLUMNS, LARGEST // size[0]))
    down = max(LEAST, min(ROWS, LARGEST // size[1]))
    found = []
    for start in range(0, len(deck.cards), across * down):
        faces = deck.cards[start : start + across * down]
        columns = max(LEAST, min(across, math.ceil(math.sqrt(len(faces) * size[1] / size[0]))))
        rows = max(LEAST, math.ceil(len(faces) / columns))
        while rows > down:
            columns += 1
            rows = max(LEAST, math.ceil(len(faces) / columns))
        found.append(FaceSheet(columns, rows, faces))
    return found


class _Table:
    """The objects of the save, arranged in rows, and the pictures that they show."""

    def __init__(self, pack: Pack, address: str, settings: ExportSettings) -> None:
        self.pack, self.address, self.dpi = pack, address, settings.dpi
        self.pieces: list[Piece] = []
        self.objects: list[dict[str, Any]] = []
        self._sheets = 0
        self._ids: set[str] = set()
        self._boards: dict[str, str] = {}  # addresses of the sheets' pictures
        self._x = self._z = self._deep = 0.0

    def next_row(self) -> None:
        self._x, self._z, self._deep = 0.0, self._z - self._deep - 1, 0.0

    def _put(self, width: float, depth: float) -> tuple[float, float]:
        """Return the center of the next free place for an object of that size."""
        x = self._x + width / 2
        self._x += width + 0.6
        self._deep = max(self._deep, depth)
        return x, self._z - depth / 2

    def _picture(self, name: str, page: Page, size: Pixels) -> str:
        self.pieces.append(Piece(name, page, size))
        return self.address + name

    def add_deck(self, deck: DeckFaces) -> None:
        first = deck.cards[0].front
        size = pixels(first.width, first.height, self.dpi)
        backs = {
            back.id: self._back(deck, number, back) for number, back in enumerate(deck.backs, 1)
        }
        cards: list[dict[str, Any]] = []
        for number, sheet in enumerate(sheets(deck, size), 1):
            url = self._picture(f"{deck.id}-{number}.png", sheet_page(sheet, first), (
                sheet.columns * size[0], sheet.rows * size[1],
            ))  # fmt: skip
            # A sheet is identified together with its back.
            keys: dict[str, int] = {}
            for i, face in enumerate(sheet.faces):
                if face.back.id not in keys:
                    self._sheets += 1
                    keys[face.back.id] = self._sheets
                key = keys[face.back.id]
                custom = {
                    "FaceURL": url,
                    "BackURL": backs[face.back.id],
                    "NumWidth": sheet.columns,
                    "NumHeight": sheet.rows,
                    "BackIsHidden": True,
                    "UniqueBack": False,
                }
                copies = range(face.card.copies)
                cards += [self._card(face, key, i, custom) for _ in copies]
        x, z = self._put(_CARD, _CARD * first.height / first.width)
        if len(cards) == 1:
            self.objects.append(cards[0] | {"Transform": _transform(x, z, turned=True)})
            return
        shown = {str(k): v for card in cards for k, v in card["CustomDeck"].items()}
        self.objects.append(
            self._object("DeckCustom", f"{deck.name} ({deck.printed})", deck.id)
            | {
                "Transform": _transform(x, z, turned=True),
                "DeckIDs": [card["CardID"] for card in cards],
                "CustomDeck": shown,
                "ContainedObjects": cards,
            }
        )

    def _back(self, deck: DeckFaces, number: int, back: Symbol) -> str:
        size = pixels(back.width, back.height, self.dpi)
        return self._picture(f"{deck.id}-back-{number}.png", face_page(back, 0), size)

    def _card(self, face: CardFace, key: int, i: int, custom: dict[str, Any]) -> dict[str, Any]:
        card = face.card
        return self._object("Card", card.name, card.id, hover_text(card_text(card))) | {
            "CardID": key * 100 + i,
            "SidewaysCard": False,
            "CustomDeck": {str(key): custom},
        }

    def add_map(
        self, name: str, id: str, width: float, height: float, layers: Sequence[Any]
    ) -> None:
        page = Page(width, height, tuple(layers))
        url = self._picture(f"map-{id}.png", page, pixels(width, height, MAP_DPI))
        self._add_board(name, f"map-{id}", url, (width, height), locked=True)

    def add_sheet(self, sheet: Sheet, pen: Pen) -> None:
        """Add a record sheet. Blank ones share a picture."""
        key = f"sheet-{sheet.fighter.id if sheet.fighter else 'blank'}"
        name = sheet.fighter.name if sheet.fighter else translate("Record sheet")
        size = sheet.design.width + 2 * _AIR, sheet.design.height + 2 * _AIR
        if key not in self._boards:
            marks = sheet_marks(sheet, pen_of(sheet, pen))
            page = Page(*size, (Group(marks, matrix=(1, 0, 0, 1, _AIR, _AIR)),))
            self._boards[key] = self._picture(f"{key}.png", page, pixels(*size, self.dpi))
        if self._x > 24:
            self.next_row()
        self._add_board(name, key, self._boards[key], size, locked=False)

    def _add_board(
        self, name: str, key: str, url: str, size: tuple[float, float], locked: bool
    ) -> None:
        width, height = size
        wide, deep = width * _MM, height * _MM
        x, z = self._put(wide, deep)
        # If both scales are 1, the game's board has the proportions of its picture.
        scale = deep / 17
        self.objects.append(
            self._object("Custom_Board", name, key)
            | {
                "Transform": _transform(x, z, scale),
                "Locked": locked,
                "CustomImage": _image(url, "", round(width / height, 6)),
            }
        )

    def add_figurine(self, standee: Standee, pen: Pen) -> None:
        key = f"figure-{standee.fighter.id}-{standee.color}"
        size = pixels(WIDTH, FACE, 300)
        front, back = [
            self._picture(
                f"{key}-{side}.png", Page(WIDTH, FACE, side_marks(standee, pen, behind)), size
            )
            for side, behind in (("front", False), ("back", True))
        ]
        if self._x > 24:
            self.next_row()
        x, z = self._put(WIDTH * _MM, WIDTH * _MM)
        color = translate(standee.color)
        self.objects.append(
            self._object("Figurine_Custom", f"{standee.fighter.name} ({color})", key)
            | {
                "Transform": _transform(x, z, WIDTH * _MM),
                "ColorDiffuse": _shade(pen.palette.fighters[standee.color]),
                "CustomImage": _image(front, back, 0.0),
            }
        )

    def add_die(self, number: int) -> None:
        if self._x > 24:
            self.next_row()
        x, z = self._put(1.0, 1.0)
        self.objects.append(
            self._object("Die_6", translate("die"), f"die-{number}")
            | {"Transform": _transform(x, z)}
        )

    def add_counter(self, name: str, count: int, front: Symbol, back: Symbol) -> None:
        size = pixels(front.width, front.height, 300)
        front_url = self._picture(f"{front.id}.png", face_page(front, 0), size)
        back_url = self._picture(f"{back.id}.png", face_page(back, 0), size)
        wide = front.width * _MM
        if self._x > 24:
            self.next_row()
        x, z = self._put(wide, wide)
        image = _image(front_url, back_url, 0.0) | {
            "CustomTile": {"Type": 0, "Thickness": 0.1, "Stackable": True, "Stretch": True}
        }
        made = self._object("Custom_Tile_Stack" if count > 1 else "Custom_Tile", name, front.id)
        made |= {"Transform": _transform(x, z, wide / 2), "CustomImage": image}
        self.objects.append(made | ({"Number": count} if count > 1 else {}))

    def _object(self, kind: str, name: str, key: str, description: str = "") -> dict[str, Any]:
        return {
            "GUID": self._new_id(f"{self.pack.id}/{kind}/{key}"),
            "Name": kind,
            "Transform": _transform(0, 0),
            "Nickname": name,
            "Description": description,
            "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
            "Locked": False,
            "Grid": True,
            "Snap": True,
            "Autoraise": True,
            "Sticky": True,
            "Tooltip": True,
            "LuaScript": "",
            "LuaScriptState": "",
            "XmlUI": "",
        }

    def _new_id(self, key: str) -> str:
        """Return six hexadecimal digits that no other object of the save has, including copies."""
        for copy in itertools.count():
            text = f"{key}/{copy}" if copy else key
            id = hashlib.sha256(text.encode()).hexdigest()[:6]
            if id not in self._ids:
                break
        self._ids.add(id)
        return id

    def saved(self) -> bytes:
        save = {
            "SaveName": f"{self.pack.file.name} {self.pack.file.version}",
            "GameMode": "",
            "Date": "",
            "Gravity": 0.5,
            "PlayArea": 0.5,
            "Table": "",
            "Sky": "",
            "Note": self.pack.file.about,
            "Rules": "",
            "LuaScript": "",
            "LuaScriptState": "",
            "XmlUI": "",
            "ObjectStates": self.objects,
            "TabStates": {},
            "VersionNumber": "",
        }
        return (json.dumps(save, indent=1, ensure_ascii=False) + "\n").encode("utf-8")


def sheet_page(sheet: FaceSheet, first: Symbol) -> Page:
    """Draw faces edge to edge. Each is clipped where its neighbor begins."""
    wide, high = first.width, first.height
    placed = []
    for i, face in enumerate(sheet.faces):
        row, column = divmod(i, sheet.columns)
        x, y = column * wide, row * high
        placed.append(Group((Use(face.front, x, y),), clip=rect(x, y, wide, high)))
    return Page(sheet.columns * wide, sheet.rows * high, tuple(placed))


def hover_text(marked: str) -> str:
    """Return a card's text in the game's markup: `**Blast 1**` as `[b]Blast 1[/b]`."""
    made = ""
    for run in parse_rich(marked, ICONS):
        if isinstance(run, Run):
            tags = [tag for tag, face in (("b", "bold"), ("i", "italic")) if face in run.font]
            before = "".join(f"[{tag}]" for tag in tags)
            made += before + run.text + "".join(f"[/{tag}]" for tag in reversed(tags))
        else:
            made += run.name
    return made.strip()


def _shade(color: Color) -> dict[str, float]:
    """Return a color in the game's notation."""
    return {c: round(int(color[i : i + 2], 16) / 255, 4) for c, i in (("r", 1), ("g", 3), ("b", 5))}


def _image(url: str, other: str, width_scale: float) -> dict[str, Any]:
    return {
        "ImageURL": url,
        "ImageSecondaryURL": other,
        "ImageScalar": 1.0,
        "WidthScale": width_scale,
    }


def _transform(x: float, z: float, scale: float = 1.0, turned: bool = False) -> dict[str, float]:
    """Return an object's position. Cards are placed with their backs up."""
    return {
        "posX": round(x, 3),
        "posY": 1.5,
        "posZ": round(z, 3),
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 180.0 if turned else 0.0,
        "scaleX": round(scale, 4),
        "scaleY": 1.0,
        "scaleZ": round(scale, 4),
    }
