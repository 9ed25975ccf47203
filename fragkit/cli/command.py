"""The parts that every command uses: its app, and a way to fail."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator

import typer

from fragkit.diagnostics import did_you_mean


def new_app(help: str | None = None) -> typer.Typer:
    """Make an app for one command or one group, with plain help and without completion options."""
    return typer.Typer(
        help=help,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )


class Failure(Exception):  # noqa: N818  a failure of the request, not of fragkit
    """The reason why a command has no answer. It is printed in one line, and the exit code is 2."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def no_such(code: str, message: str, word: str, known: Iterable[str]) -> Failure:
    """Return a failure that ends with the known words nearest to the typed one."""
    help = did_you_mean(word, known)
    return Failure(code, message + (f"; {help}" if help else ""))


@contextlib.contextmanager
def unwritable(message: str) -> Iterator[None]:
    """Fail with this message and the system's reason if a file can't be written."""
    try:
        yield
    except OSError as error:
        raise Failure("unwritable", f"{message}: {error.strerror or error}") from error
