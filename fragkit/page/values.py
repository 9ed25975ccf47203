"""Values in the messages of a page, which are read with care because a browser sends them."""

from __future__ import annotations

import base64
from typing import Any

from fragkit.language import translate
from fragkit.language.sentences import Text, say

SUFFIX = ".frag"
MOST_NAME = 60
MOST_FILE = 8_000_000  # most bytes of an opened file

Message = dict[str, Any]


def refused(text: Text) -> Message:
    refusal = {"rule": "", "text": translate(text), "help": ""}
    return {"type": "refused", "said": "", "refusal": refusal}


def unknown(what: str) -> Message:
    """Return a refusal, in the form of protocol 1, of a question that does not exist."""
    text = translate(say("a page can't ask `{typed}`", typed=what[:40]))
    return {"type": "refused", "said": what[:40], "refusal": {"rule": "", "text": text, "help": ""}}


def file_name(wanted: str) -> str:
    """Return a plain file name, whatever was typed."""
    stem = wanted.removesuffix(SUFFIX).strip()
    plain = "".join(c if c.isalnum() or c in "-_ " else "-" for c in stem)[:MOST_NAME].strip(" -")
    return f"{plain or 'game'}{SUFFIX}"


def words_in(value: Any) -> list[str]:
    return [word for word in value if isinstance(word, str)] if isinstance(value, list) else []


def number_in(value: Any, default: int, least: int, most: int) -> int:
    number = value if isinstance(value, int) and not isinstance(value, bool) else default
    return max(least, min(most, number))


def python_bytes(data: Any) -> bytes:
    """Return bytes, even from a browser's array."""
    return data if isinstance(data, bytes) else bytes(data.to_bytes())


def packed(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def unpacked(value: Any) -> bytes | None:
    if not isinstance(value, str) or len(value) > MOST_FILE * 4 // 3:
        return None
    try:
        return base64.b64decode(value, validate=True)
    except ValueError:
        return None
