"""Ids for Tab completion. Only the ids of the files are read, so that it is fast."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import typer

# The characters before a name in the middle of a list: `--pack base,dea`, `foundry+rea`.
SEPARATORS = ",+"


def _fitting(ids: Iterable[str], incomplete: str) -> list[str]:
    """Return the ids that complete the last name, each with the text before that name."""
    cut = max(incomplete.rfind(mark) for mark in SEPARATORS) + 1
    head, tail = incomplete[:cut], incomplete[cut:]
    return [head + id for id in ids if id.startswith(tail)]


def maps(incomplete: str) -> list[str]:
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import map_ids

    return _fitting(map_ids(Path.cwd(), Problems()), incomplete)


def cards(incomplete: str) -> list[str]:
    from fragkit.load.packs.known_packs import definition_ids

    return _fitting(definition_ids("cards", Path.cwd()), incomplete)


def fighters(incomplete: str) -> list[str]:
    from fragkit.load.packs.known_packs import definition_ids

    return _fitting(definition_ids("fighters", Path.cwd()), incomplete)


def packs(incomplete: str) -> list[str]:
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import built_in_folders, known_folders, map_id

    folders = [*built_in_folders(), *known_folders(Path.cwd(), Problems())]
    return _fitting((map_id(folder / "pack.yaml") for folder in folders), incomplete)


def installed_packs(incomplete: str) -> list[str]:
    from fragkit.load.packs.known_packs import installed_folders, map_id

    return _fitting((map_id(f / "pack.yaml") for f in installed_folders()), incomplete)


def languages(incomplete: str) -> list[str]:
    from fragkit.language.translation import shipped_codes

    return _fitting(["en", *shipped_codes()], incomplete)


def playtest_subjects(incomplete: str) -> list[str]:
    return [*_fitting(("fighter", "card", "map"), incomplete), *packs(incomplete)]


def playtest_ids(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the ids of the kind of content that the previous word names."""
    kinds = {"fighter": fighters, "card": cards, "map": maps}
    kind = kinds.get(ctx.params.get("what") or "")
    return kind(incomplete) if kind is not None else []
