"""In which language fragkit speaks: `say` is asked wherever words leave for a reader.

Rules and content think in English, and so do records. A sentence is put into the reader's language
at the edge: where a line is wrapped for a screen, a label is set on paper, a message leaves the
host. Without `--lang` nothing is looked up and nothing is loaded.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fragkit.language.translation import Language

_spoken: ContextVar[Language | None] = ContextVar("spoken", default=None)


def say(text: str) -> str:
    """The text as the reader knows it; as it is, in English or where nobody has translated it."""
    language = _spoken.get()
    return text if language is None else language.say(text)


def prose(text: str) -> str:
    """Somebody's prose: as a whole in the reader's language, or as it was written."""
    language = _spoken.get()
    return text if language is None else language.whole(text)


def spoken() -> Language | None:
    """The language besides English that is spoken now."""
    return _spoken.get()


def speak(language: Language | None) -> None:
    """From now on, until this command ends."""
    _spoken.set(language)


@contextmanager
def speaking(language: Language | None) -> Iterator[None]:
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)
