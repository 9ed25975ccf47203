"""What was printed last: a mark of each card's face, kept in `manifest.json`.

    "cards": {"base": {"boomstick": {"face": "9f86d081884c7d65", "copies": 2}}}

The mark changes with whatever the face shows: words, numbers, picture, template, colours. It
does not change with the number of copies or the pack's version, which a player need not have
reprinted for; copies that were added are printed alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple


class PrintedCard(NamedTuple):
    face: str  # its mark
    copies: int


Prints = Mapping[str, Mapping[str, PrintedCard]]  # by pack, then by card
NO_CARDS: Prints = MappingProxyType({})


class LastPrint(NamedTuple):
    """What a manifest tells: cards by pack, and the sha256 of each file."""

    cards: Prints
    files: Mapping[str, str]


class BadManifest(Exception):  # noqa: N818  a wrong argument, not a fault
    """The file is no manifest of a build."""


def mark_of(*shown: object) -> str:
    """The mark of a face that shows these things."""
    return hashlib.sha256("\x00".join(map(repr, shown)).encode()).hexdigest()[:16]


def missing_copies(card: str, now: PrintedCard, before: Mapping[str, PrintedCard]) -> int:
    """How many of a card are to be printed, given what is there already."""
    old = before.get(card)
    if old is None or old.face != now.face:
        return now.copies
    return max(0, now.copies - old.copies)


def read_manifest(path: Path) -> LastPrint:
    if path.is_dir():
        path = path / "manifest.json"
    try:
        told = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadManifest(f"there is no manifest `{path}`") from None
    except (OSError, ValueError):
        raise BadManifest(f"`{path}` cannot be read as a manifest") from None
    try:
        return LastPrint(
            prints_of(told), {str(file["path"]): str(file["sha256"]) for file in told["files"]}
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadManifest(f"`{path}` is no manifest that fragkit wrote") from None


def prints_of(manifest: Mapping[str, Any]) -> dict[str, dict[str, PrintedCard]]:
    return {
        pack: {id: PrintedCard(str(c["face"]), int(c["copies"])) for id, c in cards.items()}
        for pack, cards in manifest.get("cards", {}).items()
    }


def as_json(prints: Prints) -> dict[str, dict[str, dict[str, object]]]:
    return {
        pack: {id: {"face": card.face, "copies": card.copies} for id, card in sorted(cards.items())}
        for pack, cards in sorted(prints.items())
    }
