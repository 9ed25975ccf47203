"""What the referee will enforce, in words: made from the effects alone, whatever the text says."""

from __future__ import annotations

from fragkit.board.board import Board
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.text import (
    card_facts,
    made_card_text,
    made_stance_text,
    made_trait_text,
    plain,
    track_text,
)
from fragkit.term.definitions import weapon_words

OWN = "Nothing: what the text says is yours to apply."


def card_words(card: Card) -> list[str]:
    made = plain(made_card_text(card))
    does = card.is_weapon or card.effects
    return [plain(card_facts(card)), made if made and does else OWN]


def fighter_words(fighter: Fighter) -> list[str]:
    rows = []
    if fighter.stats == "free":
        rows.append(f"The player splits {fighter.points} points.")
    else:
        stats = fighter.stats
        rows.append(f"Health {stats.health}, Speed {stats.speed}, Accuracy {stats.accuracy}.")
    rows += [f"{weapon_words(weapon).rstrip('.')}." for weapon in fighter.weapons]
    if fighter.gear:
        rows.append(f"Starts with {', '.join(fighter.gear)} in play.")
    for track in fighter.all_tracks.values():
        rows.append(f"{track.name}, {track.most} boxes. {plain(track_text(track))}".rstrip())
    for stance in fighter.all_stances.values():
        rows.append(f"{stance.name}: {plain(made_stance_text(stance))}")
    rows += [_trait("", trait) for trait in fighter.abilities]
    rows += [_trait("but ", trait) for trait in fighter.drawbacks]
    return rows


def _trait(heading: str, trait: Trait) -> str:
    made = plain(made_trait_text(trait))
    if not made:
        made = OWN if trait.is_yours_to_apply else "See its tracks and stances."
    return f"{heading}{trait.name}: {made}" if trait.name else f"{heading}{made}"


def map_words(board: Board) -> list[str]:
    weapons = sum(spot.power == "weapon" for spot in board.spots)
    gadgets = sum(spot.power == "gadget" for spot in board.spots)
    return [
        f"{board.columns} × {board.rows} squares, {_count(len(board.respawns), 'respawn')}.",
        f"Power-ups: {_count(weapons, 'weapon')}, {_count(gadgets, 'gadget')}.",
        f"{_count(len(board.doors), 'door')}.",
    ]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
