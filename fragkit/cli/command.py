"""Parts of every command: its app, and one way to fail."""

from __future__ import annotations

import typer


def new_app(help: str | None = None) -> typer.Typer:
    """Make an app for one command or one group: plain help, no completion options of its own."""
    return typer.Typer(
        help=help,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )


class Failure(Exception):  # noqa: N818  a failure of the request, not of fragkit
    """The reason why a command has no answer: one line, exit code 2."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
