"""How a command says that it has no answer: one line, exit code 2."""

from __future__ import annotations


class Failure(Exception):  # noqa: N818  a failure of the request, not of fragkit
    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
