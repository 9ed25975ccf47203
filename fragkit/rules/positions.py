"""Can a game stand like this? Cards, counters and the turn of a position (`setup.Position`)."""

from __future__ import annotations

from collections import Counter

from fragkit.rules.catalog import card_entry
from fragkit.rules.refusals import Refusal
from fragkit.rules.setup import Laid, Position, Setup, Standing


def turn_problem(position: Position) -> Refusal | None:
    """Who acts stands on the map, and has rolled for movement (turn.phases)."""
    name = position.turn
    here = next((one.square for one in position.standing if one.player == name), "")
    if position.movement is None:
        if position.attacks_left is None:
            return None
        return Refusal(
            "turn.roll", f"{name} has attacks left, but no movement is said",
            "`movement 0` when it is used up",
        )  # fmt: skip
    if here:
        return None
    return Refusal(
        "turn.respawn", f"{name} is off the map and has no movement: the turn begins with the respawn",
        "`turn` alone",
    )  # fmt: skip


def card_problem(setup: Setup, position: Position) -> Refusal | None:
    """What lies in front of somebody can lie there, and no card is there too often."""
    seen: Counter[str] = Counter()
    backs: Counter[str] = Counter()
    for one in position.standing:
        suits = []
        for laid in one.play:
            if (problem := _laid_problem(setup, one, laid)) is not None:
                return problem
            suits += [laid.card] if card_entry(setup.cards[laid.card]).armor else []
        if len(suits) > 1:
            return Refusal("armor.one", f"{one.player} can't wear {' and '.join(suits)}")
        if not one.square and one.blood:
            return Refusal(
                "ruling.blood.lost",
                f"{one.player} is off the map: a fragged fighter keeps no blood",
            )
        if setup.dealing == "dealt" and any(one.hidden.values()):
            # What nobody has named would be any card that its holder likes.
            return Refusal(
                "hand.hidden", f"fragkit deals: the cards in {one.player}'s hand must be named",
                "`holds boomstick light-armor`",
            )  # fmt: skip
        held = [*(laid.card for laid in one.play), *one.known]
        seen.update(held)
        backs.update(setup.cards[card].deck for card in held)
        backs.update(one.hidden)
    for card, count in seen.items():
        copies = setup.cards[card].copies
        if count > copies:
            there = "is 1 copy" if copies == 1 else f"are {copies} copies"
            return Refusal("comp.base.cards", f"there {there} of {card}, not {count}")
    printed: Counter[str] = Counter()
    for definition in setup.cards.values():
        printed[definition.deck] += definition.copies
    for deck, count in backs.items():
        if count > printed[deck]:
            return Refusal(
                "comp.base.cards", f"there are {printed[deck]} {deck} cards, not {count}"
            )
    return None


def _laid_problem(setup: Setup, one: Standing, laid: Laid) -> Refusal | None:
    entry = card_entry(setup.cards[laid.card])
    if not entry.stays:
        return Refusal(
            "play.def", f"{one.player}: {entry.name} is discarded at once, it is never in play",
            f"`holds {laid.card}` has it in the hand",
        )  # fmt: skip
    track = entry.weapon.ammo if entry.weapon is not None else "unlimited"
    full = entry.armor if track == "unlimited" else int(track)
    left = laid.ammo if laid.ammo is not None else laid.armor
    if left is None or (left <= full and (left or not entry.armor) and full):
        return None
    what = "armor" if entry.armor else "ammunition"
    has = f"has {full} {what} at most" if full else "has no number"
    if entry.armor and not left:
        has = "is discarded when its armor is used up"
    return Refusal(
        "ammo.track" if entry.weapon else "armor.discard", f"{one.player}: {entry.name} {has}"
    )
