"""Poker: five cards each, the best hand begins (first.poker.*, ruling.poker.*).

Hands are typed as they lie on the table, `KS 10H 3C AD JOKER`; where fragkit deals, players say
from which decks they draw. Which hand is better, `model.poker` knows.
"""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from fragkit.model.effects import modifiers as mod
from fragkit.model.poker import CARDS, PokerHand, PokerRules, best_hand
from fragkit.model.suits import JOKER, Face, parse_face
from fragkit.rules.cards.card_faces import card_with, deck_of, face_of, faces_of
from fragkit.rules.cards.card_piles import UNSEEN, into_hand, reshuffle, take_top, to_discards
from fragkit.rules.events import Event, FirstRolled, FirstTied
from fragkit.rules.flow.begin import choose_first, go_first
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die
from fragkit.rules.stats import in_force
from fragkit.values import dataclass

MIXED = "mixed"
NONE = "none"
HEX = "hex"


@dataclass(frozen=True, slots=True)
class PokerHandShown(Event):
    words: ClassVar[str] = "{player}: {hand} ({cards})."

    hand: str
    cards: str


@dataclass(frozen=True, slots=True)
class PokerCardKept(Event):
    words: ClassVar[str] = "{player} keeps {face}."

    face: str


@dataclass(frozen=True, slots=True)
class PokerCardsLeft(Event):
    words: ClassVar[str] = "{player} keeps none of the five."


@dataclass(frozen=True, slots=True)
class PokerTied(Event):
    words: ClassVar[str] = "Equal hands, {names}: a die each."

    names: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card of a poker hand: its face, and the card where that is known."""

    face: Face
    deck: str
    card: str = UNSEEN


Out = Counter[tuple[str, str]]  # faces that are on the table already, and of which deck


def open_decks(game: Game, name: str) -> list[str]:
    """The decks from which that player may draw (ruling.poker.draw)."""
    suited = {deck for decks in faces_of(game).values() for deck in decks}
    allowed = any(force.effect.value == "hexes" for force in in_force(game, name, mod.Allow))
    barred = game.houses.letter("poker.draw") == "b" and not allowed
    return [deck for deck in game.state.decks if deck in suited and not (barred and deck == HEX)]


# -- drawing ---------------------------------------------------------------------------------


def dealt_hand(game: Game, name: str) -> Procedure[list[Drawn]]:
    """Draw five cards as from a poker deck (deadlands.suit.poker), all from one deck or one after
    the other (first.poker.draw)."""
    hand: list[Drawn] = []
    mixed = (Option(MIXED, "one after the other"),)
    source = yield from _which_deck(game, name, "five poker cards", mixed)
    while len(hand) < CARDS and (decks := stocked_decks(game, name)):
        deck = source
        if deck not in decks:
            deck = yield from _which_deck(game, name, f"poker card {len(hand) + 1} of {CARDS}")
        card = yield from take_top(game, name, deck, "a poker card")
        face = face_of(game, card) if card else None
        if card and face is not None:
            hand.append(Drawn(face, deck, card))
        elif card:
            to_discards(game, card)  # of another book: it has no face
    return hand


def stocked_decks(game: Game, name: str) -> list[str]:
    """Those in which a face is left."""
    piles = {deck: game.state.decks[deck] for deck in open_decks(game, name)}
    return [
        deck
        for deck, pile in piles.items()
        if any(face_of(game, card) for card in (*(pile.cards or {}), *pile.discards))
    ]


def _which_deck(game: Game, name: str, what: str, more: tuple[Option, ...] = ()) -> Procedure[str]:
    while True:
        options = tuple(Option(deck) for deck in stocked_decks(game, name)) + more
        reason = f"{what}: from which deck"
        answer = yield Choice(name, "deck", options, reason, "first.poker.draw")
        if answer is not DISTURBED:
            return str(answer[0])


def typed_hand(game: Game, name: str, out: Out) -> Procedure[list[Drawn]]:
    """As it lies on the table; a face that is there twice may be said twice (ruling.poker.dup)."""
    printed = faces_of(game)
    while True:
        allowed = set(open_decks(game, name))
        left = {
            face: Counter({d: n - out[face, d] for d, n in decks.items() if d in allowed})
            for face, decks in printed.items()
        }
        options = tuple(
            Option(f, copies=n) for f, decks in left.items() if (n := decks.total()) > 0
        )
        answer = yield Choice(
            name, "poker", options, "five poker cards, such as KS 10H 3C AD JOKER",
            "first.poker.draw", least=CARDS, most=CARDS,
        )  # fmt: skip
        if answer is not DISTURBED:
            break
    hand: list[Drawn] = []
    for said in answer:
        decks = [deck for deck, number in left[said].items() if number > 0]
        deck = yield from deck_of(game, name, said, decks, "first.poker.draw")
        left[said][deck] -= 1
        face = parse_face(said)
        assert face is not None, "only faces are among the options"
        pile = game.state.decks[deck]
        if not pile.left and pile.discards:
            reshuffle(game, name, deck)
        pile.left = max(pile.left - 1, 0)
        hand.append(Drawn(face, deck, card_with(game, deck, said)))
    return hand


# -- judging ---------------------------------------------------------------------------------


def rules_of(game: Game) -> PokerRules:
    letter = game.houses.letter
    return PokerRules(
        wheel=letter("poker.ace") == "a",
        five=letter("poker.five") == "b",
        five_beats_four=letter("poker.kicker") == "b",
    )


def best_of(game: Game, hands: dict[str, PokerHand]) -> Procedure[str]:
    """Return the best hand: rank, then values as in poker (ruling.poker.tie), then a die each
    (first.poker.best, first.poker.tie). It places first (ruling.ocr.place)."""
    by_rank = game.houses.letter("poker.tie") == "b"
    top = max(hands.values())
    tied = [n for n, h in hands.items() if h == top or (by_rank and h.strength == top.strength)]
    if len(tied) > 1:
        game.tell(PokerTied(tied[0], " and ".join(tied)))
    while len(tied) > 1:
        faces: dict[str, int] = {}
        for name in tied:
            reason = "equal poker hands: one die each"
            faces[name] = yield from die(game, name, "first", "poker", reason, "first.poker.tie")
            game.tell(FirstRolled(name, faces[name]))
        tied = [name for name in tied if faces[name] == max(faces.values())]
        if len(tied) > 1:
            game.tell(FirstTied(tied[0], tuple(tied)))
    return tied[0]


def keep_one(game: Game, name: str, hand: list[Drawn]) -> Procedure[None]:
    """One of the five joins the hand, the others are discarded; a Joker has no use there
    (first.poker.keep, first.poker.discard, ruling.poker.keep)."""
    with_jokers = game.houses.letter("poker.keep") == "b"
    fit = [one for one in hand if one.face.value != JOKER or with_jokers]
    kept: Drawn | None = None
    while fit:
        options = tuple(Option(key, text) for key, text in _faces(game, fit).items())
        options += (Option(NONE, "no card"),)
        answer = yield Choice(name, "keep", options, "which poker card to keep", "first.poker.keep")
        if answer is not DISTURBED:
            kept = next((one for one in fit if str(one.face) == answer[0]), None)
            break
    for one in hand:
        if one is not kept:
            game.state.decks[one.deck].discards.append(one.card)
    if kept is not None:
        into_hand(game, name, kept.deck, kept.card)
        game.tell(PokerCardKept(name, str(kept.face)))
    else:
        game.tell(PokerCardsLeft(name))


def _faces(game: Game, hand: list[Drawn]) -> dict[str, str]:
    cards = game.catalog.cards
    return {str(one.face): cards[one.card].name if one.card else one.deck for one in hand}


class Poker(Module):
    id = "poker"
    rulings = (
        ("poker.five", "ab", "a", "five alike in a poker hand"),
        ("poker.tie", "ab", "a", "two poker hands of one rank"),
        ("poker.ace", "ab", "a", "whether A 2 3 4 5 is a straight"),
        ("poker.keep", "ab", "a", "whether a Joker may be kept from the poker hand"),
        ("poker.draw", "ab", "a", "who may draw poker cards from the hex deck"),
        ("poker.kicker", "ab", "a", "five alike against four alike with a higher fifth card"),
    )

    def instead_of_first_player(self, game: Game) -> Procedure[None]:
        if not faces_of(game):
            yield from choose_first(game)  # nobody can play poker with these decks
            return
        drawn: dict[str, list[Drawn]] = {}
        judged: dict[str, PokerHand] = {}
        out: Out = Counter()
        rules = rules_of(game)
        for name in game.present():
            if game.dealt:
                hand = yield from dealt_hand(game, name)
            else:
                hand = yield from typed_hand(game, name, out)
            drawn[name] = hand
            out.update((str(one.face), one.deck) for one in hand)
            judged[name] = best_hand([one.face for one in hand], rules)
            cards = " ".join(str(one.face) for one in hand)
            game.tell(PokerHandShown(name, str(judged[name]), cards))
        first = yield from best_of(game, judged)
        go_first(game, first)
        for name in game.after(first):
            yield from keep_one(game, name, drawn[name])
