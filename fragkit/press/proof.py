"""What only the press can judge, told at the line where it was written.

Whether a text fits, whether the font has its letters, whether a picture can be printed:
`fragkit check --print` asks this without drawing a page, and a build before it writes.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library
from fragkit.press.foundry import take_up
from fragkit.press.kinds import KINDS, kind_module


def proof(library: Library, problems: Problems) -> None:
    """Asks every kind of print about every pack."""
    take_up(library, problems)
    for kind in KINDS:
        ask = getattr(kind_module(kind), "proof", None)
        if ask is not None:
            for pack in library.packs:
                ask(pack, library, problems)
