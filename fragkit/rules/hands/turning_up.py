"""Cards turned up for the suit and value in their corner, and discarded."""

from __future__ import annotations

from fragkit.model.suits import JOKER, Face, parse_face
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.hands.decks import UNSEEN, reshuffle, take_top
from fragkit.rules.requests import Choice, Draw, Option
from fragkit.rules.state import Deck


def face_of(game: Game, card: str) -> Face | None:
    """What is printed in its corner; with hands on the table it may be said as a face, `7H`."""
    entry = game.catalog.cards.get(card)
    if entry is None or entry.card is None:
        return parse_face(card)
    value = entry.card.value
    return Face(value, entry.card.suit) if value is not None else None


def turn_up(
    game: Game, name: str, reason: str, rule: str, deck: str = ""
) -> Procedure[Face | None]:
    """The top card of that deck, or of one that the player picks, then discarded; a joker is replaced
    (deadlands.joker.redraw). None when no deck has a card, or its cards have no faces."""
    while True:
        of = deck or (yield from _deck(game, name, reason, rule))
        if of not in game.state.decks:
            return None
        card = yield from _top(game, name, of, reason)
        face = face_of(game, card) if card is not None else None
        if card is not None:
            game.state.decks[of].discards.append(card if card in game.catalog.cards else UNSEEN)
        if face is None or face.value != JOKER:
            return face
        if not has_more_than_jokers(game, game.state.decks[of]) and deck:
            return None


def has_more_than_jokers(game: Game, pile: Deck) -> bool:
    """Whether another card may come from that deck, as far as the referee can know."""
    if pile.cards is None:
        return bool(pile.left or pile.discards)
    faces = (face_of(game, card) for card in (*pile.cards, *pile.discards))
    return any(face is None or face.value != JOKER for face in faces)


def _deck(game: Game, name: str, reason: str, rule: str) -> Procedure[str]:
    while True:
        decks = [d for d, pile in game.state.decks.items() if has_more_than_jokers(game, pile)]
        if len(decks) < 2:
            return decks[0] if decks else ""
        options = tuple(Option(deck) for deck in decks)
        answer = yield Choice(name, "deck", options, f"{reason}: from which deck", rule)
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def _top(game: Game, name: str, deck: str, reason: str) -> Procedure[str | None]:
    pile = game.state.decks[deck]
    if pile.cards is not None:
        return (yield from take_top(game, name, deck, reason))
    while True:
        if pile.left == 0:
            if not pile.discards:
                return None
            reshuffle(game, name, deck)
        answer = yield Draw(name, deck, reason, face_up=True)
        if answer is not DISTURBED:
            pile.left -= 1
            said: str = answer
            return said
