"""The texts of a face: filling in fields, fitting texts into their boxes, and reporting flaws."""

from __future__ import annotations

import functools
import re
from dataclasses import replace
from typing import NamedTuple

from fragkit.language.sentences import NOTHING, Sentence, plural, say
from fragkit.press.cards.card_fields import Values
from fragkit.press.cards.face_colors import FaceColors
from fragkit.press.cards.template import PLACEHOLDER, Font, Words
from fragkit.press.graphics.marks import MM_PER_PT, Box, Mark, Text
from fragkit.press.pictures.icons import ICONS, icon_in_ink
from fragkit.press.typography.fonts import (
    CAP_HEIGHT,
    DISPLAY,
    FONTS,
    SOFT_HYPHEN,
    describe,
    ems,
    metrics,
    missing,
    text_width,
)
from fragkit.press.typography.text_fit import (
    ASCENT,
    DESCENT,
    Fitted,
    Line,
    Overflow,
    Piece,
    Rich,
    Run,
    Style,
    fit,
    parse_rich,
    poster,
    text_marks,
)

MARKED_UP = ("text", "flavor")  # fields in which `**bold**` and `:icon:` work
_SPECIAL = re.compile(r"([\\*:])")
_STEP = 0.25  # points


class Flaw(NamedTuple):
    """A mistake on this face of a card, with the field that caused it."""

    code: str
    field: str
    message: Sentence
    help: Sentence
    fact: Sentence = NOTHING  # an overflow in numbers


class SetText(NamedTuple):
    """A text in its box: its marks, the end of its last line, and its right edge."""

    marks: tuple[Mark, ...]
    bottom: float
    right: float
    size: float


def filled(text: str, values: Values) -> str:
    """Return the text with its fields filled in. Only rules text and flavor have markup of their
    own."""

    def value(match: re.Match[str]) -> str:
        found = values[match[1]]
        if found is None or found is False:
            return ""
        shown = " · ".join(map(str, found)) if isinstance(found, tuple) else str(found)
        return shown if match[1] in MARKED_UP else _SPECIAL.sub(r"\\\1", shown)

    return PLACEHOLDER.sub(value, text)


@functools.lru_cache(maxsize=512)
def fields_of(text: str) -> tuple[str, ...]:
    """Return the fields that a text asks for, in order."""
    return tuple(PLACEHOLDER.findall(text))


def set_words(
    words: Words,
    box: Box,
    marked: str,
    colors: FaceColors,
    flaws: list[Flaw],
    most: float | None = None,
) -> SetText | None:
    """Set the text into its box. Return None if there is nothing to show or a mistake was reported.

    ``marked`` is the element's text with its fields filled in. ``most`` is the largest size of a
    short text.
    """
    if not marked.strip():
        return None
    if words.font == DISPLAY:
        words = replace(words, font=Font(colors.display if colors.display in FONTS else "black"))
    asked = fields_of(words.value)
    field = asked[0] if asked else ""
    rich = _runs(marked, words)
    absent = _missing(rich)
    if absent:
        flaws.append(
            Flaw(
                "missing-glyph",
                field,
                say("the font lacks {characters}", characters=describe(absent)),
                say("use another character"),
            )
        )
        return None
    color = colors[words.color]
    if words.tracking:
        return _tracked(words, box, "".join(r.text for r in rich if isinstance(r, Run)), color)
    least = words.least or words.size
    style = Style(words.size, least, words.leading, words.lines, words.balance)
    found: Fitted | Overflow | None = None
    if most is not None:
        found = poster(rich, box.width, box.height, style, most)
    found = found or _one_line(rich, box, words) or fit(rich, box.width, box.height, style)
    if isinstance(found, Overflow):
        if not words.optional:
            flaws.append(_overflow(found, field or "text", words))
        return None
    y = _top(found, box, words.stand)

    def draw(name: str, x: float, y: float, size: float) -> tuple[Mark, ...]:
        return icon_in_ink(name, x, y, size, color, colors.low, 0.2)

    marks = text_marks(found, box.x, y, box.width, color, draw, words.align)
    slack = {"left": box.width - found.width, "center": (box.width - found.width) / 2, "right": 0.0}
    return SetText(marks, y + found.height, box.right - slack[words.align], found.size)


def _one_line(rich: Rich, box: Box, words: Words) -> Fitted | None:
    """Return the result of `fit` for a text that fits on one line, without searching for the size."""
    if len(rich) != 1 or not isinstance(rich[0], Run):
        return None
    text, font = rich[0].text.strip(), rich[0].font
    em = words.size * MM_PER_PT
    height = (ASCENT + DESCENT) * em
    if height > box.height or "\n" in text or SOFT_HYPHEN in text or "  " in text:
        return None
    width = ems(text, font) * em
    if width > box.width:
        return None
    line = Line((Piece(0.0, text, font),), width, ASCENT * em)
    return Fitted((line,), words.size, height)


def _overflow(found: Overflow, field: str, words: Words) -> Flaw:
    what = say("the text") if field == "text" else say("the name")
    if field not in ("text", "name"):
        what = say("`{field}`", field=field)
    fact = say("{overflow}", overflow=str(found))
    if found.kind == "word":
        return Flaw(
            "text-overflow", field, fact, say("shorten {what}, or break the word", what=what), fact
        )
    message = say("{what} does not fit its card: {reason}", what=what, reason=fact)
    help = plural(
        "shorten it by about {n} word", "shorten it by about {n} words", n=found.words_too_many
    )
    return Flaw("text-overflow", field, message, help, fact)


def _runs(marked: str, words: Words) -> Rich:
    if _SPECIAL.search(marked) is None and "\n" not in marked:
        return (Run(marked.upper() if words.caps else marked, words.font),)
    # In the element's weight. Rules text keeps its own bold and italics.
    changed = []
    for run in parse_rich(marked, ICONS, words.font == "italic"):
        if isinstance(run, Run):
            text = run.text.upper() if words.caps else run.text
            font = run.font if words.font in ("regular", "italic") else words.font
            changed.append(Run(text, font))
        else:
            changed.append(run)  # type: ignore[arg-type]  # an icon
    return tuple(changed)


def _missing(rich: Rich) -> list[str]:
    found: list[str] = []
    for run in rich:
        if isinstance(run, Run):
            known = metrics(run.font).widths
            if not known.keys() >= set(run.text):
                found += missing(run.text, run.font)
    return found


def _top(found: Fitted, box: Box, stand: str) -> float:
    """Return the top of the text's box. The text is centered by its capitals, not by its ascenders."""
    em = found.size * MM_PER_PT
    first, last = found.lines[0].baseline, found.lines[-1].baseline
    if stand == "middle":
        cap_top = first - CAP_HEIGHT * em
        return box.y + (box.height - (last - cap_top)) / 2 - cap_top
    return box.y + (box.height - found.height if stand == "bottom" else 0)


def _tracked(words: Words, box: Box, text: str, color: str) -> SetText:
    """Draw one line of spaced letters, shrunk to the box. It is decoration and never overflows."""
    size = words.size
    least = words.least or 4.0
    while size > least and text_width(text, words.font, size, words.tracking) > box.width:
        size -= _STEP
    em = size * MM_PER_PT
    room = box.height - CAP_HEIGHT * em
    top = {"top": 0.0, "middle": room / 2, "bottom": room}[words.stand]
    baseline = box.y + top + CAP_HEIGHT * em
    x, anchor = {
        "left": (box.x, "start"),
        "center": (box.x + box.width / 2, "middle"),
        "right": (box.right, "end"),
    }[words.align]
    mark = Text(x, baseline, text, words.font, size, color, anchor, 0.0, words.tracking)  # type: ignore[arg-type]  # one of the three
    return SetText((mark,), baseline, box.right, size)
