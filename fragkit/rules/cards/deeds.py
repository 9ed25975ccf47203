"""Small things a player does with cards and counters: discarding, dropping, spending blood."""

from __future__ import annotations

from fragkit.rules.attack.healing import spend_blood
from fragkit.rules.cards.durations import settle_all
from fragkit.rules.commands import Discard, Drop, Spend, Take
from fragkit.rules.game import Game, Procedure
from fragkit.rules.hands.decks import copies_seen, discard_from_hand, discard_from_play, note_wear
from fragkit.rules.hands.in_play import laid_card, track
from fragkit.rules.movement.floor import drop, take, taken_words
from fragkit.rules.refusals import Refusal
from fragkit.rules.stats import is_dying, is_forbidden
from fragkit.rules.throw import die


def take_up(game: Game, command: Take) -> Procedure[None]:
    words = taken_words(game, command)
    card = take(game, command)
    full = track(game, game.catalog.cards[card]) if card in game.catalog.cards else -1
    if full > 0 and game.houses.pickup == "rolled":
        name = game.catalog.cards[card].name
        face = yield from die(game, command.player, "chance", name, f"{name}: what it holds")
        note_wear(game, command.player, card, min(face, full) + 1)
    if game.is_awaited("take"):
        game.turn.found = words
        yield from game.moment(command.player, "take")
        if game.state.turn is not None:
            game.turn.found = ()


def put_down(game: Game, command: Drop) -> Procedure[None]:
    """A card that has raised Health may be the last that kept its owner alive."""
    drop(game, command)
    yield from settle_all(game, command.card)


def check_discard(game: Game, command: Discard) -> Refusal | None:
    seat = game.seat(command.player)
    hand = list(seat.known)
    hidden = dict(seat.hidden)
    laid = [c.card for c in seat.play if not c.ghost]
    unseen: list[str] = []
    for card in command.cards:
        entry = game.catalog.cards.get(card)
        if entry is None and hidden.get(card):
            hidden[card] -= 1  # a card of that deck, whichever
            continue
        if entry is None:
            return Refusal("hand.reduce.discard", f"there is no card `{card}` in hand")
        if card in hand:
            hand.remove(card)
        elif card in laid:
            laid.remove(card)
        elif hidden.get(entry.deck):
            hidden[entry.deck] -= 1
            unseen.append(card)
            if copies_seen(game, card) + unseen.count(card) > entry.copies:
                return Refusal(
                    "comp.base.cards", f"all {entry.copies} copies of {entry.name} are elsewhere"
                )
        else:
            return Refusal("hand.reduce.discard", f"{command.player} has no {entry.name}")
    return None if command.cards else Refusal("hand.reduce.discard", "name the card")


def discard(game: Game, command: Discard) -> Procedure[None]:
    """From the hand, else from play: a suit or a weapon makes room (ruling.armor.swap)."""
    seat = game.seat(command.player)
    for card in command.cards:
        laid = laid_card(game, command.player, card) if card in game.catalog.cards else None
        if card in seat.known or laid is None:
            discard_from_hand(game, command.player, card)
        else:
            discard_from_play(game, command.player, laid)
    yield from settle_all(game, "")


def check_spend(game: Game, command: Spend) -> Refusal | None:
    """A counter restores a lost point at any time (blood.spend)."""
    seat = game.state.seats.get(command.player)
    if seat is None or not seat.square:
        return Refusal("blood.spend", f"{command.player} is not on the map")
    if seat.blood < command.count or command.count < 1:
        return Refusal(
            "blood.keep",
            f"{seat.name} keeps {seat.blood or 'no'} blood counter{'s' * (seat.blood != 1)}",
        )
    for deed in ("blood", "heal"):
        if source := is_forbidden(game, seat.name, deed):
            return Refusal("card.overrides", f"{seat.name} can't spend blood: {source}")
    if seat.wounds < command.count:
        return Refusal("ruling.health.cap", f"{seat.name} has lost {seat.wounds} points of Health")
    if is_dying(game, seat.name) and game.houses.blood_cure == "b":
        return Refusal("ruling.blood.cure", "at this table blood does not prevent a frag")
    return None


def spend(game: Game, command: Spend) -> Procedure[None]:
    spend_blood(game, command.player, command.count)
    if game.is_awaited("healed"):
        yield from game.moment(command.player, "healed")
