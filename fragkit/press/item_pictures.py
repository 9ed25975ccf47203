"""Drawing single items as the press prints them: cards, backs, sheets, standees, counters, maps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from fragkit.board.board import Board
from fragkit.diagnostics import Diagnostic, Problems
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.card_pages import open_engraver
from fragkit.press.counters import (
    Counter,
    CounterDesign,
    check_designs,
    counter_face,
    counters_of,
)
from fragkit.press.design_files import read_designs
from fragkit.press.graphics.marks import Group, Page, Symbol, Use
from fragkit.press.maps.map_pages import picture_page
from fragkit.press.pages.documents import Settings
from fragkit.press.sheets.blocks import sheet_marks
from fragkit.press.sheets.sheet_design import Sheet
from fragkit.press.sheets.sheet_pages import sheets_of
from fragkit.press.standees.strips import LENGTH, WIDTH, Standee, standees_of, strip_marks
from fragkit.press.svg import svg_text
from fragkit.press.themes.themed_pen import Pen, pen_for

_AIR = 5.0  # mm around a sheet, whose own edge is the cut


@dataclass(slots=True)
class PackPainter:
    """A painter for one pack, which is kept as long as templates, themes and pictures stay the
    same."""

    library: Library
    pack: Pack
    problems: Problems = field(default_factory=Problems)  # folders of templates and designs
    _engraver: Engraver | None = None
    _pen: Pen | None = None

    def renew(self, library: Library, pack: Pack) -> None:
        """Continue with changed cards and fighters of the same pack."""
        self.library, self.pack = library, pack
        if self._engraver is not None:
            self._engraver.library = self._engraver.book.library = library

    @property
    def engraver(self) -> Engraver:
        if self._engraver is None:
            self._engraver = open_engraver(self.library, self.problems)
        return self._engraver

    @property
    def pen(self) -> Pen:
        if self._pen is None:
            self._pen = pen_for(self.pack, self.library, Settings(), self.problems)
        return self._pen

    # -- cards -------------------------------------------------------------------------------

    def card(self, card: Card) -> tuple[str, list[Diagnostic]]:
        """Draw the front. Return it with the problems that only the press finds."""
        symbol, diagnostics = self.front(card)
        return _symbol_svg(symbol, card.name), diagnostics

    def front(self, card: Card) -> tuple[Symbol | None, list[Diagnostic]]:
        engraver, problems = self.engraver, Problems()
        engraver.problems, kept = problems, engraver.problems
        try:
            return engraver.front(card, self.pack), problems.found
        finally:
            engraver.problems = kept

    def back(self, card: Card) -> str:
        return _symbol_svg(self.engraver.back(card, self.pack), f"back of {card.deck}")

    # -- fighters ------------------------------------------------------------------------------

    def sheet(self, fighter: Fighter) -> tuple[str, list[Diagnostic]]:
        page, diagnostics = self.sheet_page(fighter)
        text = svg_text(page, f"record sheet of {fighter.name}") if page is not None else ""
        return text, diagnostics

    def sheet_page(self, fighter: Fighter) -> tuple[Page | None, list[Diagnostic]]:
        problems = Problems()
        alone = Pack(self.pack.file, self.pack.folder, fighters={fighter.id: fighter})
        sheets = sheets_of(alone, self.library, 1, problems)
        if not sheets:
            return None, problems.found
        sheet: Sheet = sheets[0]
        pen = pen_for(self.pack, self.library, Settings(), problems)
        if fighter.color:
            pen = pen.colored(pen.palette.fighters[fighter.color])
        marks = sheet_marks(sheet, pen)
        moved = Group(tuple(marks), matrix=(1, 0, 0, 1, _AIR, _AIR))
        page = Page(sheet.design.width + 2 * _AIR, sheet.design.height + 2 * _AIR, (moved,))
        return page, problems.found

    def standee(self, fighter: Fighter) -> str:
        # All of them, because a fighter without a color gets one that no other has.
        standees: list[Standee] = standees_of(self.pack, self.library, Problems())
        own = next((s for s in standees if s.fighter.id == fighter.id), None)
        if own is None:
            return ""
        marks = strip_marks(own, self.pen)
        return svg_text(Page(WIDTH, LENGTH, marks), f"standee of {fighter.name}")

    # -- counters and maps -----------------------------------------------------------------------

    def counters(self) -> Iterator[tuple[Counter, int]]:
        """Yield each kind of counter and its number. Of twins, yield only the first pair."""
        problems = Problems()
        designs = read_designs(
            "counters", CounterDesign, "a counter", self.pack, self.library, problems
        )
        check_designs(designs, self.library, problems)
        for row in self.pack.file.counters:
            first = next(counters_of((row,), designs, problems), None)
            if first is not None:
                yield first, row.count

    def counter(self, counter: Counter) -> str:
        face = counter_face(counter, self.pen.palette, back=False)
        return _symbol_svg(face, counter.design.name, max(face.width, face.height))

    def map(self, board: Board) -> tuple[str, list[Diagnostic]]:
        page, diagnostics = self.map_page(board)
        return svg_text(page, board.maps[0].name), diagnostics

    def map_page(self, board: Board) -> tuple[Page, list[Diagnostic]]:
        return picture_page(board, self.pack, self.library)


def _symbol_svg(symbol: Symbol | None, title: str, size: float = 0.0) -> str:
    if symbol is None:
        return ""
    width, height = (size, size) if size else (symbol.width, symbol.height)
    return svg_text(Page(width, height, (Use(symbol),)), title)
