"""Suits and values: turning up cards for the face in their corner (deadlands.suit.*)."""

from __future__ import annotations

from collections import Counter

from fragkit.language.sentences import Text, say
from fragkit.model.playing_cards import JOKER, Face, parse_face
from fragkit.rules.cards.card_piles import UNSEEN, copies_seen, reshuffle, take_top
from fragkit.rules.events import TurnedUp
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.requests import Choice, Draw, Option
from fragkit.rules.state import Deck


def face_of(game: Game, card: str) -> Face | None:
    """Return the suit and value in the card's corner. With hands on the table, a card may be typed
    as its face, such as `7H`."""
    entry = game.catalog.cards.get(card)
    if entry is None or entry.card is None:
        return parse_face(card)
    value = entry.card.value
    return Face(value, entry.card.suit) if value is not None else None


def turn_up(
    game: Game, name: str, reason: Text, rule: str, deck: str = ""
) -> Procedure[Face | None]:
    """Turn up and discard the top card of that deck, or of a deck that the player picks. Replace a
    Joker (deadlands.joker.redraw) or a card without a suit. Return None if no deck has a card with
    a suit."""
    while True:
        of, said = (deck, "") if deck else (yield from _deck(game, name, reason, rule))
        if of not in game.state.decks:
            return None
        card = said or (yield from _top(game, name, of, reason))
        face = face_of(game, card) if card is not None else None
        if card is not None:
            game.state.decks[of].discards.append(card_with(game, of, card))
        if card is None or (face is not None and face.value != JOKER):
            return face
        decks = [deck] if deck else [*game.state.decks]
        if face is None and not any(has_faces(game, one) for one in decks):
            return None
        game.tell(TurnedUp(name, str(face) if face else game.catalog.cards[card].name))
        if face is not None and deck and not has_more_than_jokers(game, game.state.decks[of]):
            return None


def has_more_than_jokers(game: Game, pile: Deck) -> bool:
    """Return whether the deck may still hold a card other than a Joker, as far as the referee
    knows."""
    if pile.cards is None:
        return bool(pile.left or pile.discards)
    faces = (face_of(game, card) for card in (*pile.cards, *pile.discards))
    return any(face is None or face.value != JOKER for face in faces)


def has_faces(game: Game, deck: str) -> bool:
    """Return whether the deck may still hold a card with a value, as far as the referee knows."""
    pile = game.state.decks[deck]
    if pile.cards is not None:
        those = [card for card, number in pile.cards.items() if number] + pile.discards
    else:
        those = [
            id
            for id, entry in game.catalog.cards.items()
            if entry.deck == deck and (not pile.left or copies_seen(game, id) < entry.copies)
        ]
    faces = (face_of(game, card) for card in those)
    return any(face is not None and face.value != JOKER for face in faces)


def card_with(game: Game, deck: str, said: str) -> str:
    """Return the card that was named, or the deck's only card with that suit and value."""
    if said in game.catalog.cards:
        return said
    face = parse_face(said)
    cards = [id for id, entry in game.catalog.cards.items() if entry.deck == deck]
    those = [id for id in cards if face is not None and face_of(game, id) == face]
    return those[0] if len(those) == 1 else UNSEEN


def faces_of(game: Game) -> dict[str, Counter[str]]:
    """Return every printed suit and value, with the number of cards of each deck that have it."""
    found: dict[str, Counter[str]] = {}
    for id, entry in game.catalog.cards.items():
        face = face_of(game, id)
        if face is not None and entry.deck in game.state.decks:
            found.setdefault(str(face), Counter())[entry.deck] += entry.copies
    return found


def _faces_left(game: Game, decks: list[str]) -> dict[str, list[str]]:
    """Return the suits and values that may be on top of these decks, as far as the players have
    seen."""
    found: dict[str, list[str]] = {}
    for id, entry in game.catalog.cards.items():
        face = face_of(game, id)
        if face is None or entry.deck not in decks:
            continue
        pile = game.state.decks[entry.deck]
        back = 0 if pile.left else pile.discards.count(id)  # the discard pile is shuffled in first
        holding = found.setdefault(str(face), [])
        if copies_seen(game, id) - back < entry.copies and entry.deck not in holding:
            holding.append(entry.deck)
    return {face: holding for face, holding in found.items() if holding}


def _deck(game: Game, name: str, reason: Text, rule: str) -> Procedure[tuple[str, str]]:
    """Return the deck to draw from, and the face of its card if the player typed that instead. With
    physical hands, the suit and value are enough."""
    while True:
        decks = [d for d, pile in game.state.decks.items() if has_more_than_jokers(game, pile)]
        printed = {} if game.dealt else _faces_left(game, decks)
        if not decks or (len(decks) == 1 and not printed):
            return (decks[0], "") if decks else ("", "")
        options = tuple(Option(key) for key in (*printed, *decks))
        ask = say("which deck do you turn a card up from ({source})?", source=reason)
        if printed:
            ask = say("which card do you turn up ({source})? Type it as 7H.", source=reason)
        answer = yield Choice(name, "face" if printed else "deck", options, ask, rule)
        if answer is DISTURBED:
            continue
        chosen: str = answer[0]
        if chosen in decks:
            return chosen, ""
        of = yield from deck_of(game, name, chosen, printed[chosen], rule)
        pile = game.state.decks[of]
        if not pile.left:
            reshuffle(game, name, of)
        pile.left = max(pile.left - 1, 0)
        return of, chosen


def deck_of(game: Game, name: str, face: str, decks: list[str], rule: str) -> Procedure[str]:
    """Return the deck that a card came from. Ask only if several decks have such a card. For a
    Joker, any deck will do."""
    if face.casefold() == JOKER:
        return max(decks, key=lambda deck: game.state.decks[deck].left)
    while len(decks) > 1:
        options = tuple(Option(deck) for deck in decks)
        reason = say("which deck is the {face} from?", face=face)
        answer = yield Choice(name, "deck", options, reason, rule)
        if answer is not DISTURBED:
            return str(answer[0])
    return decks[0]


def _top(game: Game, name: str, deck: str, reason: Text) -> Procedure[str | None]:
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
