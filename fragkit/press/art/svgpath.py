"""The complete path data of SVG: relative and absolute commands, smooth curves, arcs."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from fragkit.language.sentences import say
from fragkit.press.graphics.marks import Segment, Shape
from fragkit.press.graphics.shapes import arc, transformed

_NUMBER = r"(?>[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)"
_ONE = re.compile(_NUMBER)
_BLANK = " \t\r\n,"
_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
# The two flags of an arc need no blanks around them: `a1 1 0 01.5.5`.
_FLAGS = re.compile(
    rf"((?:{_NUMBER}[{_BLANK}]*+){{3}})([01])[{_BLANK}]*+([01])[{_BLANK}]*+"
    rf"({_NUMBER}[{_BLANK}]*+{_NUMBER})"
)


def first_number(text: str) -> float:
    """Return the number that a text begins with. Raises ValueError."""
    match = _ONE.match(text)
    if match is None:
        raise ValueError(say("`{value}` is not a number", value=text[:20]))
    return _finite(match[0])


def all_numbers(text: str) -> list[float]:
    """Return the numbers in a text that contains nothing else. Raises ValueError."""
    if _ONE.sub("", text).strip(_BLANK):
        raise ValueError(say("`{value}` should contain only numbers", value=text[:30]))
    return [_finite(word) for word in _ONE.findall(text)]


def _finite(word: str) -> float:
    number = float(word)
    if not -1e9 <= number <= 1e9:
        raise ValueError(say("`{value}` is not a position", value=word[:20]))
    return number


def parse_path(d: str) -> Shape:
    """Return the path as absolute moves, lines and cubic curves. Raises ValueError."""
    out: list[Segment] = []
    x = y = start_x = start_y = 0.0
    handle: tuple[str, float, float] = ("", 0.0, 0.0)  # the second handle of the last curve
    for command, n in _commands(d):
        op, relative = command.upper(), command.islower()
        dx, dy = (x, y) if relative else (0.0, 0.0)
        after = ("", 0.0, 0.0)
        match op:
            case "M":
                x, y = n[0] + dx, n[1] + dy
                start_x, start_y = x, y
                out.append(("M", x, y))
            case "L":
                x, y = n[0] + dx, n[1] + dy
                out.append(("L", x, y))
            case "H":
                x = n[0] + dx
                out.append(("L", x, y))
            case "V":
                y = n[0] + dy
                out.append(("L", x, y))
            case "C" | "S":
                if op == "S":
                    kind, hx, hy = handle
                    first = (2 * x - hx, 2 * y - hy) if kind == "C" else (x, y)
                    n = [first[0] - dx, first[1] - dy, *n]
                x1, y1, x2, y2 = n[0] + dx, n[1] + dy, n[2] + dx, n[3] + dy
                x, y = n[4] + dx, n[5] + dy
                out.append(("C", x1, y1, x2, y2, x, y))
                after = ("C", x2, y2)
            case "Q" | "T":
                if op == "T":
                    kind, hx, hy = handle
                    qx, qy = (2 * x - hx, 2 * y - hy) if kind == "Q" else (x, y)
                    ex, ey = n[0] + dx, n[1] + dy
                else:
                    qx, qy, ex, ey = n[0] + dx, n[1] + dy, n[2] + dx, n[3] + dy
                out.append((
                    "C", x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3,
                    ex + (qx - ex) * 2 / 3, ey + (qy - ey) * 2 / 3, ex, ey,
                ))  # fmt: skip
                x, y = ex, ey
                after = ("Q", qx, qy)
            case "A":
                ex, ey = n[5] + dx, n[6] + dy
                out += _arc(x, y, n[0], n[1], n[2], bool(n[3]), bool(n[4]), ex, ey)
                x, y = ex, ey
            case "Z":
                out.append(("Z",))
                x, y = start_x, start_y
        handle = after
    if out and out[0][0] != "M":
        raise ValueError(say("a path must begin with M"))
    return tuple(out)


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    before, *rest = _COMMAND.split(d)
    if before.strip(_BLANK):
        raise ValueError(say("there is a number where a command should be"))
    for command, inside in zip(rest[::2], rest[1::2], strict=True):
        count = _ARITY[command.upper()]
        numbers = all_numbers(_FLAGS.sub(r"\1 \2 \3 \4", inside) if count == 7 else inside)
        if not count and not numbers:
            yield command, numbers
        elif not count or not numbers or len(numbers) % count:
            raise ValueError(say("there are too few or too many numbers"))
        for i in range(0, len(numbers), count or 1):
            yield command, numbers[i : i + count]
            command = {"M": "L", "m": "l"}.get(command, command)


def _arc(
    x1: float, y1: float, rx: float, ry: float, turn: float, large: bool, sweep: bool,
    x2: float, y2: float,
) -> list[Segment]:  # fmt: skip
    """Return an elliptical arc as curves (SVG 1.1, appendix F.6)."""
    rx, ry = abs(rx), abs(ry)
    if not rx or not ry or (x1, y1) == (x2, y2):
        return [("L", x2, y2)]
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    mx, my = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cos * mx + sin * my, -sin * mx + cos * my
    grow = (px / rx) ** 2 + (py / ry) ** 2
    if grow > 1:
        rx, ry = rx * math.sqrt(grow), ry * math.sqrt(grow)
    under = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    factor = math.sqrt(max(0.0, under) / ((rx * py) ** 2 + (ry * px) ** 2))
    if large == sweep:
        factor = -factor
    qx, qy = factor * rx * py / ry, -factor * ry * px / rx
    cx, cy = cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2
    begin = math.degrees(math.atan2((py - qy) / ry, (px - qx) / rx))
    delta = math.degrees(math.atan2((-py - qy) / ry, (-px - qx) / rx)) - begin
    if sweep and delta < 0:
        delta += 360
    elif not sweep and delta > 0:
        delta -= 360
    curves = transformed(
        arc(0, 0, 1, begin, begin + delta), (cos * rx, sin * rx, -sin * ry, cos * ry, cx, cy)
    )
    return [*curves[1:-1], (*curves[-1][:5], x2, y2)]
