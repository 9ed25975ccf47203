"""Names of squares: a column letter and a row number, `A1` at the top left, `AA` after `Z`."""

from __future__ import annotations

import re
from typing import Literal

Half = Literal["", "a", "b"]

_SQUARE = re.compile(r"([A-Za-z]{1,3})([1-9][0-9]{0,3})([aAbB]?)")


def column_name(column: int) -> str:
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def parse_column(letters: str) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + ord(letter) - 64
    return number - 1


def square_name(column: int, row: int, half: Half = "") -> str:
    return f"{column_name(column)}{row + 1}{half}"


def parse_square(text: str) -> tuple[int, int, Half] | None:
    """Column and row from 0, and the half; None when the text names no square anywhere."""
    match = _SQUARE.fullmatch(text.strip())
    if match is None:
        return None
    half = match[3].lower()
    return parse_column(match[1]), int(match[2]) - 1, half  # type: ignore[return-value]  # a, b or empty
