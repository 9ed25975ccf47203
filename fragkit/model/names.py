"""Names of cards, weapons on the sheet, minions, tracks, stances and counters that an effect mentions by id.

An effect has `which: heavy-beam-pistol`, but its sentence has "Heavy Beam Pistol". A sentence is
made without a library, so the loader lists the names here. The last name loaded for an id counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

Kind = Literal["card", "weapon", "fighter", "track", "stance", "counter"]
_KNOWN: dict[Kind, dict[str, str]] = {kind: {} for kind in get_args(Kind)}


def learn(kind: Kind, names: Mapping[str, str]) -> None:
    """Remember the names of these ids."""
    _KNOWN[kind].update(names)


def name_of(kind: Kind, id: str) -> str:
    """Return the name, or the id with spaces: `saved-steps` gives "saved steps"."""
    return _KNOWN[kind].get(id, id.replace("-", " "))


def is_known(kind: Kind, id: str) -> bool:
    return id in _KNOWN[kind]
