"""Cards that lie in play in front of a player (play.def, ruling.fighter.gear)."""

from __future__ import annotations

from fragkit.model.effects.modifiers import Armor
from fragkit.rules.catalog import Entry, sheet_id
from fragkit.rules.game import Game
from fragkit.rules.hands.decks import forget_wear
from fragkit.rules.state import GEAR, InPlay


def lay(game: Game, on: str, card: str, by: str) -> InPlay:
    """A card lies in play now, with full ammunition (play.def), unless the table holds that a
    weapon from the floor has less on it."""
    entry = game.catalog.cards[card]
    ammo = track(game, entry)
    if ammo > 0 and game.houses.pickup != "full":
        ammo = (forget_wear(game, by, card) or ammo + 1) - 1
    armor = entry.armor
    if armor:
        armor = forget_wear(game, by, card) or armor
    turns = entry.turns
    early = entry.window in ("turn-start", "instead-of-roll") and game.is_active(on)
    if turns and early:
        turns -= 1  # the turn that has just begun is the first of them
    laid = InPlay(card, by, game.serial(), ammo, armor, entry.stays or "in-play", turns)
    game.seat(on).play.append(laid)
    game.touch()
    return laid


def track(game: Game, entry: Entry) -> int:
    """Boxes of a weapon's ammunition; -1 when nothing is counted."""
    weapon = entry.weapon
    if weapon is None or weapon.ammo == "unlimited" or game.houses.ammo == "unlimited":
        return -1
    return weapon.ammo


def laid_card(game: Game, name: str, card: str) -> InPlay | None:
    return next((c for c in game.seat(name).play if c.card == card and not c.ghost), None)


def gear_in_play(game: Game, name: str, card: str) -> InPlay | None:
    """What the sheet gives, by the card's id or the weapon's word."""
    wanted = game.catalog.laid_id(game.seat(name).fighter, card)
    return next((c for c in game.seat(name).play if c.card == wanted and c.is_gear), None)


def _grow_armor(game: Game, name: str) -> None:
    """Armor that a trait gives is the fighter's own: whole again whenever it comes onto the map."""
    seat = game.seat(name)
    if not seat.fighter:
        return
    sheet, id = game.catalog.fighters[seat.fighter], sheet_id(seat.fighter)
    numbers = tuple(i for i, effect in sheet.standing if isinstance(effect, Armor))
    if numbers and not any(c.card == id and c.effects == numbers for c in seat.play):
        seat.play.append(
            InPlay(
                id, name, game.serial(), armor=sheet.armor, lasts="until-fragged", effects=numbers,
                ghost=True,
            )
        )  # fmt: skip


def restore_gear(game: Game, name: str) -> None:
    """What is on the sheet comes back with the fighter, whole and loaded (ruling.fighter.gear)."""
    seat = game.seat(name)
    catalog = game.catalog
    seat.play = [laid for laid in seat.play if not laid.is_gear]
    for card in catalog.gear(seat.fighter):
        gear = lay(game, name, card, name)
        gear.ghost, gear.lasts = True, GEAR
    for word, entry in catalog.sheet_weapons(seat.fighter).items():
        if entry.weapon is not None and entry.weapon.ammo != "unlimited":
            ammo, id = int(entry.weapon.ammo), catalog.laid_id(seat.fighter, word)
            seat.play.append(
                InPlay(id, name, game.serial(), ammo=ammo, lasts=GEAR, ghost=True)
            )  # fmt: skip
    _grow_armor(game, name)
    game.touch()
