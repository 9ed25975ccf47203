"""One line on a terminal that says what is being worked on, how far, and for how long."""

from __future__ import annotations

import shutil
import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from fragkit.press.build import Step


class ProgressLine:
    """Draws on stderr, and only when that is a terminal; leaves nothing behind."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled and sys.stderr.isatty()
        self.begun = time.perf_counter()
        self.drawn = False
        self.start, self.share = 0.0, 1.0

    def part(self, start: float, share: float) -> None:
        """The steps that follow are this share of the whole, from ``start`` on."""
        self.start, self.share = start, share

    def show(self, step: Step) -> None:
        if not self.enabled:
            return
        columns = shutil.get_terminal_size().columns
        seconds = time.perf_counter() - self.begun
        tail = f" {seconds:4.1f} s {step.what}"
        width = max(5, min(20, columns - len(tail) - 4))
        done = self.start + self.share * step.done / max(1, step.total)
        full = round(width * done)
        line = f"[{'#' * full}{'.' * (width - full)}]{tail}"[: columns - 1]
        sys.stderr.write(f"\r{line}\x1b[K")
        sys.stderr.flush()
        self.drawn = True

    def clear(self) -> None:
        if self.drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self.drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()
