"""Jokers outside poker hands: discard one for another card (deadlands.joker.*, ruling.joker.deal).

In a poker hand they are wild (deadlands.joker.wild): see `model.playing_cards.best_hand`.
"""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.language.sentences import say
from fragkit.model.playing_cards import JOKER
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
    words = "{player} discards a Joker and may draw another card."


@dataclass(frozen=True, slots=True)
class ShowJoker(Command):
    """The command to show and discard a Joker from your hand."""


def is_joker(entry: Entry) -> bool:
    return entry.card is not None and entry.card.value == JOKER


def jokers_held(game: Game, name: str) -> list[str]:
    """Return the Jokers that may be in that hand, as far as the referee can know."""
    seat, found = game.seat(name), []
    for id, entry in game.catalog.cards.items():
        secret = seat.hidden.get(entry.deck) and copies_seen(game, id) < entry.copies
        if is_joker(entry) and (id in seat.known or secret):
            found.append(id)
    return found


def check_show(game: Game, command: ShowJoker) -> Refusal | None:
    """Check that the player can have a Joker to discard (deadlands.joker.discard)."""
    if jokers_held(game, command.player):
        return None
    text = say("{player} can't have a Joker in hand", player=command.player)
    return Refusal("deadlands.joker.discard", text)


def show(game: Game, command: ShowJoker) -> Procedure[None]:
    name = command.player
    held = jokers_held(game, name)
    known = [card for card in held if card in game.seat(name).known]
    while len(held) > 1 and not known:
        options = tuple(Option(game.catalog.cards[card].deck) for card in held)
        reason = say("which deck is the Joker from?")
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
    """Yield the command if the referee knows of a Joker in the hand. Only its player knows a secret
    card."""
    if any(is_joker(game.catalog.cards[card]) for card in game.seat(name).known):
        yield ShowJoker(name)


def replaced(game: Game, name: str, card: str) -> Procedure[None]:
    """Discard the Joker. The player may draw a card from any deck instead."""
    to_discards(game, card)
    game.tell(JokerShown(name))
    while True:
        decks = [
            deck for deck, pile in game.state.decks.items() if has_more_than_jokers(game, pile)
        ]
        options = (*(Option(deck) for deck in decks), Option(NONE, say("no card")))
        reason = say("which deck do you draw from instead of the Joker?")
        answer = yield Choice(name, "deck", options, reason, "deadlands.joker.redraw")
        if answer is not DISTURBED:
            break
    if answer[0] != NONE:
        yield from draw(game, name, answer[0], say("for the Joker"))


class Jokers(Module):
    id = "jokers"
    commands = (
        CommandSpec(
            ShowJoker, "joker", "any-time", check_show, show, shows, (),
            form="joker", help=say("swap a Joker you drew"), weight=1,
        ),
    )  # fmt: skip

    def refuse_card(self, game: Game, player: str, entry: Entry) -> Refusal | None:
        if not is_joker(entry):
            return None
        return Refusal(
            "deadlands.joker.discard", say("{player} can't play a Joker", player=player),
            say("Type `joker` to discard it for another card."),
        )  # fmt: skip

    def draw_instead(self, game: Game, player: str, deck: str, card: str) -> Procedure[bool]:
        entry = game.catalog.cards.get(card)
        if entry is None or not is_joker(entry):
            return False
        yield from replaced(game, player, card)
        return True
