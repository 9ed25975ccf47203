"""Steel arena: plates, rivets, cut corners."""

from __future__ import annotations

from fragkit.press.graphics.marks import Box, Mark, Path, Pattern, Shape, Stroke
from fragkit.press.graphics.shapes import circle, line, polygon, rect
from fragkit.press.ornaments.inks import Inks


def tape(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """A bar held by rivets."""
    h = box.height
    bar = rect(box.x, box.y + h * 0.2, box.width, h * 0.6, h * 0.3)
    rivets: Shape = ()
    count = max(2, round(box.width / (6 * h)))
    for i in range(count):
        rivets += circle(box.x + h + (box.width - 2 * h) * i / (count - 1), box.y + h / 2, h * 0.17)
    return (inks.filled(bar, inks.main), inks.filled(rivets, inks.paper))


def title(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Four rivets."""
    dots: Shape = ()
    for x in (0.22, 0.78):
        for y in (0.22, 0.78):
            dots += circle(box.x + x * box.width, box.y + y * box.height, box.height * 0.1)
    return (inks.filled(dots, inks.paper),)


def panel(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Seams between plates, and a gusset in two corners."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    seams = line(x, y + box.height * 0.62, x + box.width * 0.3, y + box.height * 0.62)
    seams += line(x + box.width * 0.3, y + box.height * 0.62, x + box.width * 0.42, bottom)
    seams += line(right, y + box.height * 0.36, right - box.width * 0.26, y + box.height * 0.36)
    seams += line(right - box.width * 0.26, y + box.height * 0.36, right - box.width * 0.36, y)
    g = 8.0
    gussets = polygon([(x, y), (x + g, y), (x, y + g)])
    gussets += polygon([(right, bottom), (right - g, bottom), (right, bottom - g)])
    rivets = circle(x + 1.95, y + 1.95, 0.5)  # clear of the letter's plate beside it
    return (
        inks.lined(seams, inks.soft, 0.4),
        inks.filled(gussets, inks.soft),
        inks.filled(rivets, inks.main),
    )


def back(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Plates of 21 × 22 mm in brick order, a rivet in every corner."""
    seams: Shape = ()
    rivets: Shape = ()
    for row in range(-1, 6):
        y = row * 22.0 + 3
        seams += line(box.x, y, box.right, y)
        shift = 10.5 if row % 2 else 0.0
        for column in range(-1, 5):
            x = column * 21.0 + shift + 3
            seams += line(x, y, x, y + 22)
            for dx in (-1.8, 1.8):
                for dy in (1.8, 20.2):
                    rivets += circle(x + dx, y + dy, 0.55)
    return (inks.lined(seams, inks.pattern, 0.7), inks.filled(rivets, inks.pattern))


def floor(color: str, square: float) -> Pattern:
    """Rivets near the corners of every plate."""
    dots: Shape = ()
    for x in (2.0, square - 2.0):
        for y in (2.0, square - 2.0):
            dots += circle(x, y, 0.42)
    return Pattern(f"plates-{color[1:]}", square, square, (Path(dots, stroke=Stroke(color, 0.3)),))
