"""What two packs both define: the later one replaces the earlier when it says so."""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.model.fields import Where


def tell_clash(
    what: str,
    where: Where,
    there: Where,
    problems: Problems,
    help: str = "add `override: true` to replace it, or choose another id",
) -> None:
    """`what` names it: "the card `mine`"."""
    problems.error(
        "clash",
        where.of("id"),
        f"{what} exists already",
        help=help,
        also=[("there", there.of("id"))],
    )


def tell_nothing_to_override(
    kind: str, id: str, where: Where, known: Iterable[str], problems: Problems
) -> None:
    problems.error(
        "nothing-to-override",
        where.of("override"),
        f"there is no {kind} `{id}` to replace",
        did_you_mean(id, known),
    )
