"""Which files outside a record's folder this user has allowed: those that were typed or asked for.

A record names maps and packs by id, or by a path below its own folder. Any other path is a
stranger's wish until the user has said it once. What was said is kept in the user's own folder
for such things, never in the record, which a stranger could have written.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from fragkit.load.typed_yaml.files import real

MOST = 500


def allow(paths: Iterable[Path]) -> None:
    """Remembers; where that can't be kept, it is asked again."""
    known = _read()
    new = [line for path in paths if (line := str(real(path))) not in known]
    if not new:
        return
    with contextlib.suppress(OSError, ValueError):
        place = _place()
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = place.with_name(f"{place.name}.{os.getpid()}")
        draft.write_text("".join(f"{line}\n" for line in [*known, *new][-MOST:]), "utf-8")
        draft.replace(place)


def is_allowed(path: Path) -> bool:
    return str(real(path)) in _read()


def _read() -> list[str]:
    try:
        return _place().read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return []


def _place() -> Path:
    state = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(state) / "fragkit" / "outside"


def outside_told(name: str, paths: list[Path]) -> str:
    shown = " and ".join(f"`{path}`" for path in paths)
    return f"{name} names {shown}, outside its own folder; --outside reads that too"
