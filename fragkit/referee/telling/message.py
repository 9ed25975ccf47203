"""A message of the protocol in the reader's language: its words, never its data."""

from __future__ import annotations

from typing import Any

from fragkit.language import say, spoken

_WORDS = {
    "text", "text_before", "reason", "help", "hint", "trouble", "prompt", "last", "receipt",
}  # fmt: skip
_LISTS = {"notes"}
_DATA = {"events", "state", "line", "facts", "lines"}  # `lines` were set for a screen already


def in_language(message: dict[str, Any]) -> dict[str, Any]:
    """The same message; as it is when English is spoken."""
    return message if spoken() is None else {k: _said(k, v) for k, v in message.items()}


def _said(key: str, value: Any) -> Any:
    if key in _DATA:
        return value
    if isinstance(value, str):
        return say(value) if key in _WORDS else value
    if isinstance(value, dict):
        return {k: _said(k, v) for k, v in value.items()}
    if isinstance(value, list):
        inside = "text" if key in _LISTS else ""
        return [_said(inside, item) for item in value]
    return value
