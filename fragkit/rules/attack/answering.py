"""Attacks outside of the own turn: what one could fire at somebody, and whether one wants to."""

from __future__ import annotations

from collections.abc import Callable, Collection

from fragkit.rules.attack.aiming import fits_target, may_fire
from fragkit.rules.attack.weapons import weapons_at_hand
from fragkit.rules.commands import Shoot
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.requests import Choice, Option

Fits = Callable[[Collection[str]], bool]  # whether a weapon of these words may be used


def weapons_for(game: Game, name: str, target: str, fits: Fits | None = None) -> list[str]:
    """What that fighter could fire there, from the hand too."""
    fighter = game.seat(name).fighter
    held = (c for c in game.seat(name).known if game.catalog.cards[c].weapon is not None)
    ids = dict.fromkeys((*weapons_at_hand(game, name), *held))
    entries = {id: game.catalog.weapon_entry(fighter, id) for id in ids}
    return [
        id
        for id, entry in entries.items()
        if entry is not None
        and (fits is None or fits(entry.words))
        and is_allowed(game, Shoot(name, target, id))
    ]


def secret_weapon_decks(game: Game, name: str) -> tuple[str, ...]:
    """With hands on the table: decks of which that player holds cards, and which have weapons."""
    armed = {entry.deck for entry in game.catalog.cards.values() if entry.weapon is not None}
    return tuple(deck for deck, count in game.seat(name).hidden.items() if count and deck in armed)


def is_allowed(game: Game, shot: Shoot) -> bool:
    """From here and by everything else that is played: no shot at a teammate where those are not
    attacked."""
    return fits_target(game, shot) is None and game.modules.refuse(game, shot) is None


def weapon_options(game: Game, name: str, ids: list[str]) -> tuple[Option, ...]:
    entries = [(id, game.catalog.weapon_entry(game.seat(name).fighter, id)) for id in ids]
    return tuple(Option(id, entry.name) for id, entry in entries if entry is not None)


def declared(
    game: Game, name: str, target: str, rule: str, fits: Fits | None = None
) -> Procedure[Shoot | None]:
    """With any weapon that fits, named before anything is rolled; None when there is none."""
    while True:
        ids = weapons_for(game, name, target, fits)
        if len(ids) < 2:
            return Shoot(name, target, ids[0]) if ids else None
        reason = f"with which weapon at {target}"
        answer = yield Choice(name, "weapon", weapon_options(game, name, ids), reason, rule)
        if answer is not DISTURBED:
            return Shoot(name, target, answer[0])


def offered(
    game: Game, name: str, targets: list[str], source: str, fits: Fits | None = None
) -> Procedure[Shoot | None]:
    """Whether, at whom and with what this fighter attacks at once; nobody is asked who can't."""
    while game.seat(name).square and may_fire(game, name) is None:
        shots = {
            target: ids
            for target in targets
            if game.seat(target).square and (ids := weapons_for(game, name, target, fits))
        }
        if not shots:
            return None
        ways = tuple(Option(target, f"shoot {target}") for target in shots)
        reason = f"{source}: attack {' or '.join(shots)}"
        answer = yield Choice(
            name, "shoot", (*ways, Option("no", "let it be")), reason, "card.overrides"
        )
        if answer is DISTURBED:
            continue
        if answer[0] == "no":
            return None
        shot = yield from declared(game, name, answer[0], "attack.declare", fits)
        if shot is not None:
            return shot
    return None
