"""The language of all output: `translate` is called wherever text reaches a reader.

Rules, content and records are English. Text is translated at the edge: where a line is wrapped for
a screen, a label is printed, a message leaves the host. Without `--lang`, nothing is looked up or
loaded.
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
    """Return the text in the language spoken now; in English if there is no translation."""
    language = _spoken.get()
    if isinstance(text, str):
        return text if language is None else language.say(text)
    return str(text) if language is None else language.sentence(text)


def spoken() -> Language | None:
    """Return the language that is spoken now; None for English."""
    return _spoken.get()


def speak(language: Language | None) -> None:
    """Speak this language from now on, until this command ends."""
    _spoken.set(language)


@contextmanager
def speaking(language: Language | None) -> Iterator[None]:
    """Speak this language for as long as the `with` block runs."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)
