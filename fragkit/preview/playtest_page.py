"""A playtest's report as one self-contained page: verdicts, charts, tables, frags on the map."""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Mapping
from html import escape
from string import Template

from fragkit.board.board import Board
from fragkit.lab.playtest import Plan
from fragkit.lab.playtest_report import Grid, Report, Verdict
from fragkit.lab.tally import Tally
from fragkit.language import translate
from fragkit.language.sentences import Text, say
from fragkit.model.pack import Library
from fragkit.press.item_pictures import PackPainter
from fragkit.press.maps.map_pages import MARGIN, UNIT
from fragkit.shipped_files import share

WIDE = 600  # size of a chart in its own units
MOST_BARS = 40


def page_text(plan: Plan, tally: Tally, found: Report, library: Library, code: str = "en") -> str:
    """Return the whole page. Equal reports give equal text."""
    template = Template((share("templates") / "preview" / "playtest.html").read_text("utf-8"))
    parts = [_turns(tally.turns), *(_table(grid) for grid in found.tables)]
    painter = PackPainter(library, library.packs[-1])
    parts += [
        _heat_map(setup.board, frags, painter)
        for setup, frags in zip(plan.setups, tally.frags, strict=True)
        if frags
    ]
    return template.substitute(
        lang=code,
        title=_html(_title(plan)),
        verdicts="\n".join(_verdict(one) for one in found.verdicts),
        basis="\n".join(f"<li>{_html(note)}</li>" for note in found.basis),
        parts="\n".join(part for part in parts if part),
        notes_title=_html(say("About these games")),
        notes="\n".join(f"<li>{_html(note)}</li>" for note in found.notes),
    )


def _html(text: Text) -> str:
    """Return the words as HTML, with typed words as code, and without lines that begin with a
    single %."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(translate(text))).replace(
        " %", "&nbsp;%"
    )


def _title(plan: Plan) -> Text:
    setup = plan.setups[0]
    match plan.subject:
        case "fighter":
            name: Text = setup.fighters[plan.id].name
        case "card":
            name = setup.cards[plan.id].name
        case "map":
            name = setup.board.maps[0].name
        case _:
            return say("Playtest")
    return say("Playtest: {name}", name=name)


# -- charts --------------------------------------------------------------------------------------


def _verdict(one: Verdict) -> str:
    """Return the sentence of a verdict, and a line from 0 to 100 % with the interval, the rate and
    the fair rate."""
    low, high, rate, par = (
        round(max(0.0, min(1.0, part)) * WIDE, 1) for part in (one.low, one.high, one.rate, one.par)
    )
    chart = (
        f'<svg viewBox="0 -10 {WIDE} 20" role="img" aria-hidden="true">'
        f'<line class="base" x1="0" x2="{WIDE}" y1="0" y2="0"/>'
        f'<line class="range" x1="{low}" x2="{high}" y1="0" y2="0"/>'
        f'<line class="par" x1="{par}" x2="{par}" y1="-8" y2="8"/>'
        f'<circle class="dot" cx="{rate}" cy="0" r="5"/></svg>'
        '<div class="axis" aria-hidden="true"><span>0 %</span><span>100 %</span></div>'
    )
    return f'<li class="{one.verdict}"><p>{_html(one.sentence)}</p>{chart}</li>'


def _turns(turns: Counter[int]) -> str:
    """Return bars that show how long games last."""
    if not turns:
        return ""
    step = max(1, -(-max(turns) // MOST_BARS))
    bars: Counter[int] = Counter()
    for number, games in turns.items():
        bars[number // step] += games
    most, wide = max(bars.values()), WIDE / (max(bars) + 1)
    drawn = []
    for at, games in sorted(bars.items()):
        high = 100 * games / most
        title = f"{at * step}–{(at + 1) * step - 1}: {games}" if step > 1 else f"{at}: {games}"
        drawn.append(
            f'<rect class="bar" x="{at * wide:.1f}" y="{100 - high:.1f}" '
            f'width="{max(1.0, wide - 1):.1f}" height="{high:.1f}"><title>{title}</title></rect>'
        )
    marks = "".join(
        f'<text x="{(at + 0.5) * wide:.1f}" y="105" text-anchor="middle">{at * step}</text>'
        for at in range(0, max(bars) + 1, max(1, (max(bars) + 1) // 8))
    )
    title = _html(say("Turns in a game"))
    return (
        f'<h2>{title}</h2><svg viewBox="0 0 {WIDE} 124" role="img" aria-label="{title}">'
        f'<line class="base" x1="0" x2="{WIDE}" y1="100" y2="100"/>{"".join(drawn)}{marks}</svg>'
    )


def _table(grid: Grid) -> str:
    head = "".join(f"<th>{_html(cell)}</th>" for cell in ("", *grid.head))
    rows = "".join(
        f"<tr>{''.join(f'<td>{_html(cell)}</td>' for cell in row)}</tr>" for row in grid.rows
    )
    return (
        f'<h2>{_html(grid.title)}</h2><div class="wide"><table><tr>{head}</tr>{rows}</table></div>'
    )


# -- the map -------------------------------------------------------------------------------------


def _heat_map(board: Board, frags: Mapping[str, int], painter: PackPainter) -> str:
    """Return the map as the press draws it, with a shade on each square that is redder the more
    fighters were fragged there."""
    drawing, _ = painter.map(board)
    page, _ = painter.map_page(board)
    most, columns = max(frags.values()), board.grid.columns
    squares: Counter[int] = Counter()  # both halves of a cut square together
    for name, n in frags.items():
        place = board.place(name)
        if isinstance(place, int):
            squares[board.squares[place]] += n
    most = max(squares.values(), default=1)
    drawn = []
    for square, n in sorted(squares.items()):
        row, column = divmod(square, columns)
        x, y = MARGIN + column * UNIT, MARGIN + row * UNIT
        drawn.append(
            f'<rect class="heat" x="{x:.1f}" y="{y:.1f}" width="{UNIT:.1f}" height="{UNIT:.1f}" '
            f'opacity="{0.15 + 0.7 * n / most:.2f}"/>'
            f'<text x="{x + UNIT / 2:.1f}" y="{y + UNIT / 2 + 2:.1f}">{n}</text>'
        )
    title = _html(say("Frags on {map}", map=board.maps[0].name))
    picture = b64encode(drawing.encode()).decode()
    return (
        f'<h2>{title}</h2><div class="map"><img alt="" src="data:image/svg+xml;base64,{picture}">'
        f'<svg viewBox="0 0 {page.width:.2f} {page.height:.2f}" role="img" aria-label="{title}">'
        f"{''.join(drawn)}</svg></div>"
    )
