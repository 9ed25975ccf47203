"""The language of all output: `translate` is called wherever text reaches a reader.

Rules, content and records are English. Text is translated as late as possible: when a line is
wrapped for a screen, a label is printed or a message leaves the host. Without `--lang`, nothing is
looked up or loaded.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from fragkit.language.sentences import Text

if TYPE_CHECKING:
    from fragkit.language.translation import Language

_spoken: ContextVar[Language | None] = ContextVar("spoken", default=None)


def translate(text: Text) -> str:
    """Return the text in the current language, or in English if there is no translation."""
    language = _spoken.get()
    if isinstance(text, str):
        return text if language is None else language.say(text)
    return str(text) if language is None else language.sentence(text)


def spoken() -> Language | None:
    """Return the current language, or None for English."""
    return _spoken.get()


def speak(language: Language | None) -> None:
    """Use this language from now on, until this command ends."""
    _spoken.set(language)


@contextmanager
def speaking(language: Language | None) -> Iterator[None]:
    """Use this language inside a `with` block."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)
