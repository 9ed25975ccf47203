"""What phones make of typing, undone: curly quotes, long dashes, the full stop of two blanks."""

from __future__ import annotations

import re
import unicodedata

_PLAIN = str.maketrans(
    {
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys("’‘ʼ", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\ufe0e\ufe0f\u20e3", None),
        **{face: f" {number} " for number, face in enumerate("⚀⚁⚂⚃⚄⚅", 1)},
    }
)
# Quotes go; the apostrophe inside a name stays: `O'Neil`.
_QUOTES = re.compile(r"""["`]|(?<!\w)'|'(?!\w)""")
_AFTER = " \t.;…?"


def tidy(text: str) -> str:
    """The words as a plain keyboard would have typed them.

    tidy("p “light‑armor”. ")  ->  "p light-armor"
    """
    if not text.isascii():
        text = unicodedata.normalize("NFC", text).translate(_PLAIN)
    text = _QUOTES.sub("", text).replace(",", " ").strip()
    return text if text == "?" else text.rstrip(_AFTER)
