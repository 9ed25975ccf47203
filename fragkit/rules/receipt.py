"""Where a number comes from, in the order applied: `6d = 3d ×2 (Overclock)`."""

from __future__ import annotations

from typing import Literal

from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class ReceiptLine:
    """One step of a reckoning: ×2, +1, or = 4, and the card or rule that brought it."""

    op: Literal["times", "add", "set"]
    number: int
    source: str
    dice: bool = True  # counts dice; else points on the total

    def __str__(self) -> str:
        unit = "d" if self.dice and self.op != "times" else ""
        sign = {"times": "×", "add": "+" if self.number >= 0 else "−", "set": "set to "}[self.op]
        return f"{sign}{abs(self.number)}{unit} ({self.source})"


@dataclass(frozen=True, slots=True)
class Receipt:
    """So many dice, plus points on the total, and how they came about."""

    dice: int
    start: int  # before any step
    source: str  # what the start is: "Accuracy", "Pistol"
    entries: tuple[ReceiptLine, ...] = ()
    points: int = 0  # added to the total

    def __str__(self) -> str:
        total = f"{self.dice}d" + (f"{self.points:+d}" if self.points else "")
        if not self.entries:
            return f"{total} ({self.source})"
        steps = " ".join(map(str, self.entries))
        return f"{total} = {self.start}d {steps}"


# No card of the four boxes comes near. What multiplies without end would make dice that nobody
# can throw, and odds that nobody waits for.
MOST = 60


def at_most(receipt: Receipt) -> Receipt:
    """A stat and the dice of a roll end at 60; the receipt says when they would be more."""
    points = max(-MOST, min(receipt.points, MOST))
    if receipt.dice <= MOST and points == receipt.points:
        return receipt
    lines = receipt.entries
    if receipt.dice > MOST:
        lines = (*lines, ReceiptLine("set", MOST, "the most there is"))
    return Receipt(min(receipt.dice, MOST), receipt.start, receipt.source, lines, points)


def tally(start: int, source: str, entries: list[ReceiptLine]) -> Receipt:
    """All times first, then all that is added; the last `set` counts over both (meta.order)."""
    if not entries:
        return Receipt(max(start, 0), start, source)
    times = [e for e in entries if e.op == "times"]
    adds = [e for e in entries if e.op == "add" and e.dice]
    flat = [e for e in entries if e.op == "add" and not e.dice]
    sets = [e for e in entries if e.op == "set"]
    dice = start
    for entry in times:
        dice *= entry.number
    dice += sum(e.number for e in adds)
    if sets:
        dice = sets[-1].number
    points = sum(e.number for e in flat)
    steps = (*times, *adds, *sets[-1:], *flat)
    return at_most(Receipt(max(dice, 0), start, source, steps, points))
