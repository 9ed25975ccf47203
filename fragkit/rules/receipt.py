"""Receipts: the calculation of a number, step by step: `6d = 3d ×2 (Overclock)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.word_values import Faces
from fragkit.values import dataclass

_READING = ("lowest", "highest", "ignore")  # how the dice are read, not how many there are


@dataclass(frozen=True, slots=True)
class ReceiptLine:
    """One step of a calculation (×2, +1, or = 4) and the card or rule that caused it."""

    op: Literal["times", "add", "set", "lowest", "highest", "ignore"]
    number: int
    source: Text
    dice: bool = True  # changes the number of dice; otherwise the total
    faces: Faces | None = None  # for `ignore`

    @property
    def text(self) -> Sentence:
        n, source = self.number, self.source
        match self.op:
            case "ignore":
                return say(
                    "each {faces} counts as 0 ({source})", faces=str(self.faces), source=source
                )
            case "lowest":
                return plural(
                    "drop the lowest die ({source})", "drop the {n} lowest dice ({source})",
                    n=n, source=source,
                )  # fmt: skip
            case "highest":
                return plural(
                    "drop the highest die ({source})", "drop the {n} highest dice ({source})",
                    n=n, source=source,
                )  # fmt: skip
            case "times":
                return say("×{n} ({source})", n=n, source=source)
            case "set" if self.dice:
                return say("set to {n}d ({source})", n=n, source=source)
            case "set":
                return say("set to {n} ({source})", n=n, source=source)
        if self.dice:
            return say("{n:signed}d ({source})", n=n, source=source)
        return say("{n:signed} ({source})", n=n, source=source)

    def __str__(self) -> str:
        return str(self.text)


@dataclass(frozen=True, slots=True)
class Receipt:
    """A number of dice, the points added to the total, and the calculation of both."""

    dice: int
    start: int  # before any step
    source: Text  # the origin of the number: "Accuracy", "Pistol"
    entries: tuple[ReceiptLine, ...] = ()
    points: int = 0  # added to the total

    def dropped(self, which: Literal["lowest", "highest"]) -> int:
        """Return the number of dice that are dropped after the roll."""
        return sum(line.number for line in self.entries if line.op == which)

    @property
    def worth(self) -> tuple[int, ...]:
        """Return the value of each face of a die."""
        void = [line.faces for line in self.entries if line.faces is not None]
        return tuple(0 if any(f in faces for faces in void) else f for f in range(1, 7))

    def kept(self, faces: Sequence[int]) -> tuple[int, ...]:
        """Return the values of the dice, without the dropped ones."""
        if not self.entries or not any(line.op in _READING for line in self.entries):
            return tuple(faces)
        each = self.worth
        # The players may have typed a total instead of faces.
        worth = sorted(each[face - 1] if 1 <= face <= 6 else face for face in faces)
        return tuple(worth[self.dropped("lowest") : len(worth) - self.dropped("highest")])

    @property
    def least(self) -> int:
        return self._bound(min(self.worth))

    @property
    def most(self) -> int:
        return self._bound(max(self.worth))

    def _bound(self, each: int) -> int:
        kept = self.dice - self.dropped("lowest") - self.dropped("highest")
        return max(kept, 0) * each + self.points

    @property
    def text(self) -> Sentence:
        points = say("{n:signed}", n=self.points) if self.points else NOTHING
        if not self.entries:
            return say(
                "{dice}d{points} ({source})", dice=self.dice, points=points, source=self.source
            )
        counted = tuple(line.text for line in self.entries if line.op not in _READING)
        read = tuple(line.text for line in self.entries if line.op in _READING)
        total = {"dice": self.dice, "points": points, "number": self.start}
        if not read:
            return say("{dice}d{points} = {number}d {parts:row}", **total, parts=counted)
        if not counted:
            return say("{dice}d{points}, {rest}", **total, rest=read)
        return say(
            "{dice}d{points} = {number}d {parts:row}, {rest}", **total, parts=counted, rest=read
        )

    def __str__(self) -> str:
        return str(self.text)


# No card of the four boxes comes close. Endless multiplication would give dice that nobody can
# roll, and odds that nobody waits for.
MOST = 60


def at_most(receipt: Receipt) -> Receipt:
    """Cap a stat or the dice of a roll at 60. The receipt mentions the cap."""
    points = max(-MOST, min(receipt.points, MOST))
    if receipt.dice <= MOST and points == receipt.points:
        return receipt
    lines = receipt.entries
    if receipt.dice > MOST:
        lines = (*lines, ReceiptLine("set", MOST, say("the maximum")))
    return Receipt(min(receipt.dice, MOST), receipt.start, receipt.source, lines, points)


def tally(start: int, source: Text, entries: list[ReceiptLine]) -> Receipt:
    """Apply all multiplications (ruling.card.multiply), then all additions. The last `set`
    overrides both (meta.order)."""
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
    # No more dice can be dropped than there are.
    aside = [e for e in entries if e.op in ("lowest", "highest") and dice > e.number]
    void = [e for e in entries if e.op == "ignore"]
    steps = (*times, *adds, *sets[-1:], *aside, *void, *flat)
    return at_most(Receipt(max(dice, 0), start, source, steps, points))
