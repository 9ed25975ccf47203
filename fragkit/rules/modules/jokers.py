"""Jokers outside of poker hands: discarded for another card (deadlands.joker.*, ruling.joker.deal).

In a poker hand they are wild (deadlands.joker.wild): see `model.poker.best_hand`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from fragkit.model.suits import JOKER
from fragkit.rules.cards.card_faces import has_more_than_jokers
from fragkit.rules.cards.card_piles import copies_seen, draw, out_of_hand, to_discards
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Command, CommandSpec, Refusal
from fragkit.rules.events import Event
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.requests import Choice, Option
from fragkit.values import dataclass

NONE = "none"


@dataclass(frozen=True, slots=True)
class JokerShown(Event):
    words: ClassVar[str] = "{player} has drawn a Joker: another card instead."


@dataclass(frozen=True, slots=True)
class ShowJoker(Command):
    """A Joker that came into the hand is shown and discarded."""


def is_joker(entry: Entry) -> bool:
    return entry.card is not None and entry.card.value == JOKER


def jokers_held(game: Game, name: str) -> list[str]:
    """The Jokers that may be in that hand, as far as the referee can know."""
    seat, found = game.seat(name), []
    for id, entry in game.catalog.cards.items():
        secret = seat.hidden.get(entry.deck) and copies_seen(game, id) < entry.copies
        if is_joker(entry) and (id in seat.known or secret):
            found.append(id)
    return found


def check_show(game: Game, command: ShowJoker) -> Refusal | None:
    if jokers_held(game, command.player):
        return None
    return Refusal("deadlands.joker.discard", f"{command.player} can't have a Joker in hand")


def show(game: Game, command: ShowJoker) -> Procedure[None]:
    name = command.player
    held = jokers_held(game, name)
    known = [card for card in held if card in game.seat(name).known]
    while len(held) > 1 and not known:
        options = tuple(Option(game.catalog.cards[card].deck) for card in held)
        reason = "of which deck the Joker is"
        answer = yield Choice(name, "deck", options, reason, "deadlands.joker.discard")
        if answer is not DISTURBED:
            held = [card for card in held if game.catalog.cards[card].deck == answer[0]]
            break
        held = jokers_held(game, name)
    if held:
        card = (known or held)[0]
        out_of_hand(game, game.seat(name), card)
        yield from replaced(game, name, card)


def shows(game: Game, name: str) -> Iterator[Command]:
    """Those that the referee knows of; whether a secret card is one, only its player can say."""
    if any(is_joker(game.catalog.cards[card]) for card in game.seat(name).known):
        yield ShowJoker(name)


def replaced(game: Game, name: str, card: str) -> Procedure[None]:
    """Discarded, and one card from a deck of the player's choice, who may go without."""
    to_discards(game, card)
    game.tell(JokerShown(name))
    while True:
        decks = [
            deck for deck, pile in game.state.decks.items() if has_more_than_jokers(game, pile)
        ]
        options = (*(Option(deck) for deck in decks), Option(NONE, "no card"))
        reason = "another card for the Joker: from which deck"
        answer = yield Choice(name, "deck", options, reason, "deadlands.joker.redraw")
        if answer is not DISTURBED:
            break
    if answer[0] != NONE:
        yield from draw(game, name, answer[0], "for the Joker")


class Jokers(Module):
    id = "jokers"
    commands = (
        CommandSpec(
            ShowJoker, "joker", "any-time", check_show, show, shows, (),
            form="joker", help="a Joker was drawn: another card", weight=1,
        ),
    )  # fmt: skip

    def refuse_card(self, game: Game, player: str, entry: Entry) -> Refusal | None:
        if not is_joker(entry):
            return None
        return Refusal(
            "deadlands.joker.discard", f"{player} can't play a Joker: it is discarded for another card",
            "Say `joker`.",
        )  # fmt: skip

    def draw_instead(self, game: Game, player: str, deck: str, card: str) -> Procedure[bool]:
        entry = game.catalog.cards.get(card)
        if entry is None or not is_joker(entry):
            return False
        yield from replaced(game, player, card)
        return True
