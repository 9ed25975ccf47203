"""A kit: all that one fighter needs in one file, printed on one side of the paper.

Sheet and standee, the cards that it starts with, and the counters that it or they put on the
map. Cards and counters are folded, so that a sheet's back never falls on a standee.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fragkit.diagnostics import Problems
from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.effects.acts import Place, Table
from fragkit.model.fighter import Fighter, StartingWeapon, Trait
from fragkit.model.pack import Counters, Library, Pack
from fragkit.model.text import all_effects
from fragkit.press.kinds import Document, Settings
from fragkit.press.kinds import cards as card_kind
from fragkit.press.kinds import counters as counter_kind
from fragkit.press.kinds import sheets as sheet_kind
from fragkit.press.kinds import standees as standee_kind

ENOUGH = 6  # counters of a kind


def kit(
    fighter: Fighter, pack: Pack, library: Library, settings: Settings, problems: Problems
) -> Document:
    """One document; what is wrong with the content is in `problems` afterwards."""
    folded = replace(settings, backs="gutterfold", players=1)
    gear = gear_of(fighter, library)
    counters = tuple(_counters(fighter, gear))
    alone = replace(
        pack,
        file=replace(pack.file, counters=counters),
        fighters={fighter.id: fighter},
        cards={card.id: card for card in gear},
        maps=(),
    )
    parts = []
    for kind in (sheet_kind, standee_kind, card_kind, counter_kind):
        parts += kind.documents(alone, library, folded, problems)
    pages = [page for part in parts for page in part.pages]
    numbered = [page._replace(label=str(n)) for n, page in enumerate(pages, 1)]
    return Document(
        name=f"{pack.id}-kit-{fighter.id}",
        title=f"{fighter.name}: kit",
        pages=numbered,
        author=pack.file.author,
        subject=f"{pack.file.name} {pack.file.version}",
        paper=next((part.paper for part in parts), ""),
        cuts=sum(part.cuts for part in parts),
        sheets_of_paper=len(numbered),
    )


def gear_of(fighter: Fighter, library: Library) -> list[Card]:
    """The cards that it starts with, as many as it has of each."""
    found: dict[str, Card] = {}
    for id in fighter.gear:
        card = library.cards.get(id)
        if card is not None:
            found[id] = replace(card, copies=found[id].copies + 1 if id in found else 1)
    return list(found.values())


def _counters(fighter: Fighter, gear: list[Card]) -> Iterator[Counters]:
    """A kind of counter for each that something in the kit places."""
    effects: list[Effect] = []
    owners: list[Card | Trait] = [*fighter.abilities, *fighter.drawbacks, *gear]
    for owner in owners:
        effects += all_effects(owner)
    if isinstance(fighter.weapon, StartingWeapon):
        effects += fighter.weapon.effects
    seen: set[str] = set()
    for effect in effects:
        inner = effect.value.values() if isinstance(effect, Table) else ()
        for one in (effect, *(e for listed in inner for e in listed)):
            if isinstance(one, Place) and one.value not in seen:
                seen.add(one.value)
                damage = str(one.damage) if one.damage is not None else ""
                yield Counters(kind=one.value, count=ENOUGH, damage=damage)
