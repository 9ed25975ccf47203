"""What things are called at the table: an id that is no other word of it, a name for one card only.

`s blue start` fires the starting weapon, `take blood` takes a counter: no card is called so. Two
cards of one name are told apart by nobody who reads them; mostly one was copied from the other.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.pack import Pack

# Words that stand where a card's id stands, and mean something else there.
TAKEN = ("start", "blood", "card", "none", "nothing", "die")


def check(pack: Pack, problems: Problems) -> None:
    names: dict[tuple[str, str], str] = {}
    for card in pack.cards.values():
        if card.id in TAKEN:
            problems.error(
                "taken-word",
                card.where.of("id"),
                f"`{card.id}` means something else at the table",
                help=f"call it something like `{card.id}-card`",
            )
        other = names.setdefault((card.deck, card.name.casefold()), card.id)
        if other != card.id:
            problems.warning(
                "same-name",
                card.where.of("name"),
                f"`{card.id}` is called “{card.name}”, as `{other}` is",
                help="give it a name of its own, or print the other more often with `copies`",
            )
