"""Fitting text into a box: ragged right, shrunk step by step, never below the least size.

Widths are measured once, in ems, so a size is only a factor. Fast, greedy line breaking finds the
largest size whose lines fit. Then the lines are balanced for that size. If a text does not fit, the
result shows by how much.

Card text has a little markup: `**bold**`, `*italic*` and `:flame:` for an icon.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Container
from math import fsum
from typing import Literal, NamedTuple

from fragkit.language import spoken
from fragkit.press.graphics.marks import MM_PER_PT, Color, Mark, Text
from fragkit.press.typography.fonts import CAP_HEIGHT, SOFT_HYPHEN, ems


class Run(NamedTuple):
    """Characters in one face. A line end in them begins a new paragraph."""

    text: str
    font: str = "regular"


class IconRun(NamedTuple):
    name: str


Rich = tuple[Run | IconRun, ...]

_MARKUP = re.compile(r"\\([\\*:])|(\*\*)|(\*)|:([a-z][a-z0-9-]*):")
_FACES = {
    (False, False): "regular",
    (True, False): "bold",
    (False, True): "italic",
    (True, True): "bold-italic",
}


def parse_rich(text: str, icons: Container[str] = (), italic: bool = False) -> Rich:
    """Return the runs of a text. `:word:` stays as written if there is no such icon; `\\*` is an
    asterisk.

    ``italic`` sets the whole text in italics, as for flavor text. `*…*` is then upright.
    """
    runs: list[Run | IconRun] = []
    bold, slanted, done, plain = False, italic, 0, ""

    def flush() -> None:
        nonlocal plain
        if plain:
            runs.append(Run(plain, _FACES[bold, slanted]))
            plain = ""

    for found in _MARKUP.finditer(text):
        escaped, strong, emphasis, icon = found.groups()
        if icon is not None and icon not in icons:
            continue
        plain += text[done : found.start()]
        done = found.end()
        if escaped:
            plain += escaped
            continue
        flush()
        if strong:
            bold = not bold
        elif emphasis:
            slanted = not slanted
        else:
            runs.append(IconRun(icon))
    plain += text[done:]
    flush()
    return tuple(runs)


ASCENT = 0.72  # from the top of the first line to its baseline, in ems
DESCENT = 0.21
ICON = 1.0  # the height and width of an icon in text, in ems
_ICON_GAP = 0.12
_PARAGRAPH = 0.4  # extra space before a paragraph, relative to the leading
_KEYWORDS = ("bold", "bold-italic")  # fonts whose words stay whole
_STEP = 0.25  # points
_WHOLE = 0.85  # down to this share of a title's size, words stay whole

_POSTERS = (20.0, 17.0, 14.5, 12.5)  # points
_POSTER_PART = 0.72  # of the box
_LONELY = 0.35  # share of the width: a shorter last line looks like a lone word

Align = Literal["left", "center", "right"]


class Style(NamedTuple):
    """The style of a text box. ``balance`` is for titles: lines of similar length."""

    size: float
    least: float
    leading: float = 1.18
    max_lines: int = 0
    balance: bool = False


class Piece(NamedTuple):
    """A run of one face, or an icon when ``icon`` is set, at ``x`` mm from the line's start."""

    x: float
    text: str
    font: str = "regular"
    icon: str = ""


class Line(NamedTuple):
    pieces: tuple[Piece, ...]
    width: float
    baseline: float  # mm below the top of the text


class Fitted(NamedTuple):
    lines: tuple[Line, ...]
    size: float
    height: float

    @property
    def width(self) -> float:
        return max((line.width for line in self.lines), default=0.0)


class Overflow(NamedTuple):
    """A text that does not fit: it is too high at its smallest size, has too many lines, or has a
    word that is too wide."""

    kind: Literal["height", "lines", "word"]
    size: float
    needed: float  # mm, or lines
    available: float
    word: str = ""
    words_too_many: int = 0

    def __str__(self) -> str:
        at = f"at {self.size:g} pt"
        if self.kind == "word":
            return (
                f"the word `{self.word}` is {_up(self.needed)} mm wide {at}, "
                f"but its box is only {_down(self.available)} mm"
            )
        extra = f"about {self.words_too_many} word{'s' * (self.words_too_many != 1)} too many"
        if self.kind == "lines":
            room = f"{self.available:.0f} line{'s' * (self.available != 1)}"
            return (
                f"the text has {self.needed:.0f} lines {at}, but there is room for {room}: {extra}"
            )
        return (
            f"the text is {_up(self.needed)} mm high {at}, "
            f"but its box is only {_down(self.available)} mm: {extra}"
        )


def _up(length: float) -> str:
    """Write a length, rounded up, so that a text that is too long never seems to fit."""
    return f"{math.ceil(length * 10 - 1e-6) / 10:.1f}"


def _down(length: float) -> str:
    return f"{math.floor(length * 10 + 1e-6) / 10:.1f}"


def fit(rich: Rich | str, width: float, height: float, style: Style) -> Fitted | Overflow:
    """Set the text into ``width`` × ``height`` mm."""
    runs = (Run(rich),) if isinstance(rich, str) else rich
    if style.balance and spoken() is not None:
        # Prefer a slightly smaller title over a broken word.
        least = max(style.least, _WHOLE * style.size)
        whole = _fit(
            _paragraphs(runs, hyphenated=False), width, height, style._replace(least=least)
        )
        if isinstance(whole, Fitted):
            return whole
    found = _fit(_paragraphs(runs, whole=_KEYWORDS), width, height, style)
    if isinstance(found, Overflow) and spoken() is not None:
        return _fit(_paragraphs(runs), width, height, style)
    if isinstance(found, Fitted) and any(_is_broken(line) for line in found.lines):
        # Use hyphens only where they save a line, because whole words are easier to read.
        same = style._replace(size=found.size, least=found.size)
        whole = _fit(_paragraphs(runs, hyphenated=False), width, height, same)
        if isinstance(whole, Fitted) and len(whole.lines) <= len(found.lines):
            return whole
    return found


def _is_broken(line: Line) -> bool:
    return bool(line.pieces) and line.pieces[-1].text.endswith("-")


def poster(rich: Rich, width: float, height: float, style: Style, most: float) -> Fitted | None:
    """Set a short text larger than usual, in at most three lines, with room for another line below.

    Sizes change in whole steps, so that neighboring cards have the same sizes.
    """
    paragraphs = [p for p in _paragraphs(rich, hyphenated=False) if p]
    total = fsum(atom.width + atom.glue for atoms in paragraphs for atom in atoms)
    lonely: Fitted | None = None  # the largest size, if it leaves a lone word on the last line
    for size in _POSTERS:
        lines = 2 if size > _POSTERS[-2] else 3
        if style.size < size <= most and total * size * MM_PER_PT <= lines * width:
            larger = style._replace(size=size, least=size, max_lines=lines, leading=1.1)
            found = _fit(paragraphs, width, height * _POSTER_PART, larger)
            if not isinstance(found, Fitted):
                continue
            if lonely is not None:
                return found if len(found.lines) < len(lonely.lines) else lonely
            if len(found.lines) == 1 or found.lines[-1].width > _LONELY * width:
                return found
            lonely = found
    return lonely


def _fit(
    paragraphs: list[list[Atom]], width: float, height: float, style: Style
) -> Fitted | Overflow:
    paragraphs = [p for p in paragraphs if p]
    size = style.size
    while True:
        em = size * MM_PER_PT
        broken = [_split_wide(atoms, width / em) for atoms in paragraphs]
        counts = [line_count(atoms, width / em) for atoms in broken]
        lines, needed = sum(counts), _height(counts, style) * em
        room = width + EPSILON
        too_wide = next((a for p in broken for a in p if (a.width + a.tail) * em > room), None)
        too_many = bool(style.max_lines) and lines > style.max_lines
        if too_wide is None and needed <= height + EPSILON and not too_many:
            return _set(broken, counts, width, size, style)
        if size <= style.least + EPSILON:
            break
        size = max(style.least, size - _STEP)
    if too_wide is not None:
        word = "".join(text for text, _, _ in too_wide.parts)
        return Overflow("word", size, too_wide.width * em, width, word)
    words = sum(len(p) for p in paragraphs)
    allowed = min(lines * height / needed, style.max_lines or lines)
    extra = max(1, round(words * (1 - allowed / lines)))
    if needed <= height + EPSILON:
        return Overflow("lines", size, lines, style.max_lines, words_too_many=extra)
    return Overflow("height", size, needed, height, words_too_many=extra)


def text_marks(
    fitted: Fitted,
    x: float,
    y: float,
    width: float,
    color: Color,
    draw_icon: Callable[[str, float, float, float], tuple[Mark, ...]] | None = None,
    align: Align = "left",
) -> tuple[Mark, ...]:
    """Draw the lines, with the top at ``y``. ``draw_icon(name, x, y, size)`` draws an icon into a
    square."""
    marks: list[Mark] = []
    em = fitted.size * MM_PER_PT
    for line in fitted.lines:
        slack = width - line.width
        left = x + (0 if align == "left" else slack / 2 if align == "center" else slack)
        baseline = y + line.baseline
        for piece in line.pieces:
            if piece.icon:
                if draw_icon is not None:
                    top = baseline - (CAP_HEIGHT + ICON) / 2 * em
                    marks.extend(draw_icon(piece.icon, left + piece.x, top, ICON * em))
            else:
                marks.append(
                    Text(left + piece.x, baseline, piece.text, piece.font, fitted.size, color)
                )
    return tuple(marks)


# -- words ----------------------------------------------------------------------------------

# A line may end after a hyphen, a slash or a dash between letters.
_JOINT = re.compile(r"(?<=\w\w[-/–—])(?=\w\w)")


def _paragraphs(
    runs: Rich, hyphenated: bool = True, whole: tuple[str, ...] = ()
) -> list[list[Atom]]:
    """Return atoms by paragraph. Spaces become the glue of the next atom. Words in the faces of
    ``whole`` are broken only if they are wider than their box."""
    if spoken() is None:
        return _unbroken(tuple(runs))  # the same for every box that is tried
    return _parsed(runs, hyphenated, whole)


@functools.lru_cache(maxsize=1024)
def _unbroken(runs: Rich) -> list[list[Atom]]:
    return _parsed(runs, hyphenated=False, whole=())


def _parsed(runs: Rich, hyphenated: bool, whole: tuple[str, ...]) -> list[list[Atom]]:
    result: list[list[Atom]] = [[]]
    open_word: list[tuple[str, str, str]] = []
    glue = 0.0
    language = spoken()
    hyphenate = language.hyphenate if language is not None and hyphenated else None

    def close(next_glue: float) -> None:
        nonlocal glue
        if open_word:
            result[-1].append(_atom(tuple(open_word), glue))
            open_word.clear()
        glue = next_glue

    for run in runs:
        if isinstance(run, IconRun):
            open_word.append(("", "", run.name))
            continue
        space = ems(" ", run.font)
        for token in re.split(r"(\n|[ \t]+)", run.text):
            if token == "\n":
                close(0.0)
                result.append([])
            elif not token:
                continue
            elif token.isspace() and "\u00a0" not in token:
                close(space)
            else:
                parts = _JOINT.split(hyphenate(token) if hyphenate is not None else token)
                is_open = hyphenate is not None and run.font not in whole
                for i, part in enumerate(parts):
                    syllables = part.split(SOFT_HYPHEN) if is_open else [part]
                    for syllable in syllables[:-1]:
                        open_word.append((syllable, run.font, ""))
                        result[-1].append(_atom(tuple(open_word), glue, hyphen=True))
                        open_word.clear()
                        glue = 0.0
                    open_word.append((syllables[-1], run.font, ""))
                    if i < len(parts) - 1:
                        close(0.0)
    close(0.0)
    return result


def _atom(parts: tuple[tuple[str, str, str], ...], glue: float, hyphen: bool = False) -> Atom:
    shown = tuple((text.replace(SOFT_HYPHEN, ""), font, icon) for text, font, icon in parts)
    width = fsum(ICON + _ICON_GAP if icon else ems(text, font) for text, font, icon in shown)
    # Keep the marks in the parts, because a word that is too wide is broken at them later.
    return Atom(parts, width, glue, hyphen, ems("-", shown[-1][1]) if hyphen else 0.0)


def _split_wide(atoms: list[Atom], width: float) -> list[Atom]:
    """Break words wider than the box at their soft hyphens. All other words stay whole."""
    if all(a.width <= width + EPSILON for a in atoms):
        return atoms
    result: list[Atom] = []
    for atom in atoms:
        if atom.width <= width + EPSILON or len(atom.parts) != 1:
            result.append(atom)
            continue
        text, font, icon = atom.parts[0]
        syllables = text.split(SOFT_HYPHEN)
        glue = atom.glue
        while syllables:
            # The most syllables that fit with a hyphen; at least one.
            n = len(syllables)
            while n > 1 and (
                ems("".join(syllables[:n]), font) + (ems("-", font) if n < len(syllables) else 0)
                > width + EPSILON
            ):
                n -= 1
            last = n == len(syllables)
            result.append(_atom((("".join(syllables[:n]), font, icon),), glue, not last))
            syllables, glue = syllables[n:], 0.0
    return result


# -- lines ----------------------------------------------------------------------------------


def _height(counts: list[int], style: Style) -> float:
    """Return the height in ems, from the top of the first line to the lowest descender."""
    if not counts:
        return 0.0
    gaps = (len(counts) - 1) * _PARAGRAPH
    return ASCENT + DESCENT + (sum(counts) - 1 + gaps) * style.leading


def _set(
    paragraphs: list[list[Atom]], counts: list[int], width: float, size: float, style: Style
) -> Fitted:
    em = size * MM_PER_PT
    lines: list[Line] = []
    baseline = ASCENT
    for atoms, count in zip(paragraphs, counts, strict=True):
        if lines:
            baseline += (1 + _PARAGRAPH) * style.leading
        start = 0
        for row, end in enumerate(line_ends(atoms, width / em, count, style.balance)):
            if row:
                baseline += style.leading
            pieces, used = _pieces(atoms[start:end], em)
            lines.append(Line(pieces, used, baseline * em))
            start = end
    return Fitted(tuple(lines), size, _height(counts, style) * em)


def _pieces(atoms: list[Atom], em: float) -> tuple[tuple[Piece, ...], float]:
    """Return the runs of a line. Neighbors in the same face are joined, so that copied text stays
    in one piece."""
    runs: list[tuple[str, str, str]] = []
    for i, atom in enumerate(atoms):
        for k, (text, font, icon) in enumerate(atom.parts):
            shown = text.replace(SOFT_HYPHEN, "")
            if atom.hyphen and i == len(atoms) - 1 and k == len(atom.parts) - 1:
                shown += "-"
            if k == 0 and i and atom.glue:
                # A space belongs to the word before it, so that copied text has it.
                _extend(runs, " ", runs[-1][1] or font or "regular")
            if icon:
                runs.append(("", "", icon))
            else:
                _extend(runs, shown, font)
    pieces, x = [], 0.0
    for text, font, icon in runs:
        if icon:
            pieces.append(Piece((x + _ICON_GAP / 2) * em, "", icon=icon))
            x += ICON + _ICON_GAP
        else:
            pieces.append(Piece(x * em, text, font))
            x += ems(text, font)
    return tuple(pieces), x * em


def _extend(runs: list[tuple[str, str, str]], text: str, font: str) -> None:
    if runs and not runs[-1][2] and runs[-1][1] == font:
        runs[-1] = (runs[-1][0] + text, font, "")
    else:
        runs.append((text, font, ""))


# -- where lines end: the fewest lines, then lines of like length; widths in ems -----------------


EPSILON = 1e-9


class Atom(NamedTuple):
    """A unit that is never broken: a word, or the part of a word up to a hyphen."""

    parts: tuple[tuple[str, str, str], ...]  # (text, font, icon)
    width: float  # ems
    glue: float  # ems of space before it, except at the start of a line
    hyphen: bool = False  # whether a hyphen appears if the line ends after it
    tail: float = 0.0  # ems for that hyphen


def line_count(atoms: list[Atom], width: float) -> int:
    """Return the smallest number of lines that the text needs."""
    lines, used = 1, 0.0
    for i, atom in enumerate(atoms):
        if i and used + atom.glue + atom.width + atom.tail > width + EPSILON:
            lines, used = lines + 1, atom.width
        else:
            used += (atom.glue if i else 0) + atom.width
    return lines


def line_ends(atoms: list[Atom], width: float, lines: int, balance: bool) -> list[int]:
    """Return the ends of the lines, chosen so that the lines have similar lengths (least sum of
    squares)."""
    n = len(atoms)
    if lines == 1:
        return [n]
    # The start and end of each atom if all of them were on one line.
    begins, ends, at = [], [], 0.0
    for atom in atoms:
        begins.append(at + atom.glue)
        at += atom.glue + atom.width
        ends.append(at)
    # best[j]: the cost of setting the first j atoms in k lines.
    best: list[float | None] = [0.0] + [None] * n
    came: list[list[int]] = []
    for k in range(1, lines + 1):
        new: list[float | None] = [None] * (n + 1)
        back = [0] * (n + 1)
        # Each remaining line needs an atom, and the last line ends with the last atom.
        for j in range(k if k < lines else n, n - (lines - k) + 1):
            least: float | None = None
            for i in range(j - 1, k - 2, -1):
                used = ends[j - 1] - begins[i] + atoms[j - 1].tail
                if used > width + EPSILON and i < j - 1:
                    break
                before = best[i]
                if before is None:
                    continue
                cost = before + _line_cost(atoms, i, j, used, width, balance)
                if least is None or cost < least:
                    least, back[j] = cost, i
            new[j] = least
        best = new
        came.append(back)
    found, j = [], n
    for back in reversed(came):
        found.append(j)
        j = back[j]
    return found[::-1]


def _line_cost(
    atoms: list[Atom], i: int, j: int, used: float, width: float, balance: bool
) -> float:
    slack = max(0.0, width - used) / width
    if j < len(atoms) or balance:
        cost = slack * slack
        if j < len(atoms):
            end = atoms[j - 1].parts[-1][0]
            if atoms[j - 1].hyphen:
                cost += 0.03  # a whole word is easier to read
            elif balance and end.endswith("-"):
                cost += 0.2  # `Sawn-Off` over `Regret`, not `Sawn-` over `Off Regret`
            elif end.endswith("·"):
                cost -= 0.12  # the facts of a line stay together
            elif end.isdigit() or len(end) == 1 or _is_phrase(atoms[j - 1], atoms[j]):
                cost += 0.02  # "add 2" should be on the same line as its noun
        return cost
    # The last line may be short, but a lone word below a paragraph looks forgotten.
    stub = 0.3 * max(0.0, slack - 0.7)
    return stub + 0.08 if j - i == 1 and i > 0 and slack > 0.7 else stub


def _is_phrase(one: Atom, two: Atom) -> bool:
    """Return whether both words belong to one bold phrase, such as `Speed is 1`."""
    return one.parts[-1][1] == two.parts[0][1] == "bold"
