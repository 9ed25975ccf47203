"""A playtest's results in a file: one line for each block, so that a run that was ended can continue.

A line that was cut off when the computer went down is dropped. Blocks are numbered and depend on
nothing but the plan, so a continued run gives the same report as one in a single sitting.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from fragkit.lab.playtest import Block, Plan, block_line, read_block


class OtherPlaytestError(ValueError):
    """The file has the results of another playtest, or is not a file of results."""


class ResultsFile:
    """Read the blocks that are there, then append new ones."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.head = json.dumps({"playtest": plan.signature})
        self.file: BinaryIO | None = None
        self.end = 0  # of the last whole line, in bytes

    def blocks(self) -> Iterator[Block]:
        """Yield the blocks in the file, in order; `OtherPlaytestError` if it belongs to another plan."""
        if not self.path.exists() or not self.path.stat().st_size:
            return
        with self.path.open("rb") as file:
            first = file.readline()
            if first.rstrip(b"\n") != self.head.encode() or not first.endswith(b"\n"):
                raise OtherPlaytestError
            self.end = len(first)
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    return
                try:
                    block = read_block(line.decode())
                except ValueError:
                    return
                if block.number != number:
                    return
                self.end += len(line)
                yield block

    def append(self, block: Block) -> None:
        """Write the block to the disk before anything else is played."""
        if self.file is None:
            self.file = self.path.open("r+b" if self.end else "wb")
            self.file.truncate(self.end)
            self.file.seek(self.end)
            if not self.end:
                self.file.write(self.head.encode() + b"\n")
        self.file.write(block_line(block).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
