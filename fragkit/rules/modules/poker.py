"""Poker: each player draws five cards, and the best hand goes first (first.poker.*,
ruling.poker.*).

With physical cards, players type their hands, such as `KS 10H 3C AD JOKER`. If fragkit deals, they
choose the decks to draw from. `model.playing_cards` compares hands.
"""

from __future__ import annotations

from collections import Counter

from fragkit.language.sentences import Text, say
from fragkit.model.effects import modifiers as mod
from fragkit.model.playing_cards import (
    CARDS,
    JOKER,
    Face,
    PokerHand,
    PokerRules,
    best_hand,
    parse_face,
)
from fragkit.rules.cards.card_faces import card_with, deck_of, face_of, faces_of
from fragkit.rules.cards.card_piles import UNSEEN, into_hand, reshuffle, take_top, to_discards
from fragkit.rules.commands import Choose, Command, Refusal
from fragkit.rules.events import Event, FirstRolled, FirstTied
from fragkit.rules.flow.begin import choose_first, go_first
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.modules.jokers import ShowJoker
from fragkit.rules.requests import Choice, Option, options_text
from fragkit.rules.rolls import die
from fragkit.rules.stats import in_force
from fragkit.values import dataclass

MIXED = "mixed"
NONE = "none"
HEX = "hex"


@dataclass(frozen=True, slots=True)
class PokerHandShown(Event):
    words = "{player} has {hand} ({cards})."
    hand: Text
    cards: str


@dataclass(frozen=True, slots=True)
class PokerCardKept(Event):
    words = "{player} keeps {face}."
    face: str


@dataclass(frozen=True, slots=True)
class PokerCardsLeft(Event):
    words = "{player} keeps none of the five cards."


@dataclass(frozen=True, slots=True)
class PokerTied(Event):
    words = "{names} have equal hands: roll 1d each."
    names: Text


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card of a poker hand: its face, its deck, and the card if it is known."""

    face: Face
    deck: str
    card: str = UNSEEN


Out = Counter[tuple[str, str]]  # faces that are on the table already, with their decks


def open_decks(game: Game, name: str) -> list[str]:
    """Return the decks that the player may draw from (ruling.poker.draw)."""
    suited = {deck for decks in faces_of(game).values() for deck in decks}
    allowed = any(force.effect.value == "hexes" for force in in_force(game, name, mod.Allow))
    barred = game.houses.letter("poker.draw") == "b" and not allowed
    return [deck for deck in game.state.decks if deck in suited and not (barred and deck == HEX)]


# -- drawing ---------------------------------------------------------------------------------


def dealt_hand(game: Game, name: str) -> Procedure[list[Drawn]]:
    """Draw five cards as from a poker deck (deadlands.suit.poker), all from one deck or each from a
    deck of the player's choice (first.poker.draw)."""
    hand: list[Drawn] = []
    mixed = (Option(MIXED, say("choose for each card")),)
    reason = say("which deck do you draw five poker cards from?")
    source = yield from _which_deck(game, name, reason, mixed)
    while len(hand) < CARDS and (decks := stocked_decks(game, name)):
        deck = source
        if deck not in decks:
            reason = say(
                "which deck do you draw poker card {number} of {total} from?",
                number=len(hand) + 1, total=CARDS,
            )  # fmt: skip
            deck = yield from _which_deck(game, name, reason)
        card = yield from take_top(game, name, deck, say("for your poker hand"))
        face = face_of(game, card) if card else None
        if card and face is not None:
            hand.append(Drawn(face, deck, card))
        elif card:
            to_discards(game, card)  # a card from another book, without a face
    return hand


def stocked_decks(game: Game, name: str) -> list[str]:
    """Return the decks in which a card with a face is left."""
    piles = {deck: game.state.decks[deck] for deck in open_decks(game, name)}
    return [
        deck
        for deck, pile in piles.items()
        if any(face_of(game, card) for card in (*(pile.cards or {}), *pile.discards))
    ]


def _which_deck(
    game: Game, name: str, reason: Text, more: tuple[Option, ...] = ()
) -> Procedure[str]:
    while True:
        options = tuple(Option(deck) for deck in stocked_decks(game, name)) + more
        answer = yield Choice(name, "deck", options, reason, "first.poker.draw")
        if answer is not DISTURBED:
            return str(answer[0])


def typed_hand(game: Game, name: str, out: Out) -> Procedure[list[Drawn]]:
    """Ask for a physical hand. A face that exists twice may be typed twice (ruling.poker.dup)."""
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
            name, "poker", options,
            say("which five poker cards did you draw? (such as `KS 10H 3C AD JOKER`)"),
            "first.poker.draw", least=CARDS, most=CARDS,
        )  # fmt: skip
        if answer is not DISTURBED:
            break
    hand: list[Drawn] = []
    for typed in answer:
        decks = [deck for deck, number in left[typed].items() if number > 0]
        deck = yield from deck_of(game, name, typed, decks, "first.poker.draw")
        left[typed][deck] -= 1
        face = parse_face(typed)
        assert face is not None, "only faces are among the options"
        pile = game.state.decks[deck]
        if not pile.left and pile.discards:
            reshuffle(game, name, deck)
        pile.left = max(pile.left - 1, 0)
        hand.append(Drawn(face, deck, card_with(game, deck, typed)))
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
    """Return the player with the best hand. Compare ranks, then values as in poker
    (ruling.poker.tie), then a die each (first.poker.best, first.poker.tie). This player places
    first (ruling.ocr.place)."""
    by_rank = game.houses.letter("poker.tie") == "b"
    top = max(hands.values())
    tied = [n for n, h in hands.items() if h == top or (by_rank and h.strength == top.strength)]
    if len(tied) > 1:
        game.tell(PokerTied(tied[0], say("{players:and}", players=tuple(tied))))
    while len(tied) > 1:
        faces: dict[str, int] = {}
        for name in tied:
            reason = say("to break the tie")
            faces[name] = yield from die(game, name, "first", "poker", reason, "first.poker.tie")
            game.tell(FirstRolled(name, faces[name]))
        tied = [name for name in tied if faces[name] == max(faces.values())]
        if len(tied) > 1:
            game.tell(FirstTied(tied[0], tuple(tied)))
    return tied[0]


def keep_one(game: Game, name: str, hand: list[Drawn]) -> Procedure[None]:
    """Let the player keep one of the five cards and discard the others. A Joker can't be kept
    (first.poker.keep, first.poker.discard, ruling.poker.keep)."""
    with_jokers = game.houses.letter("poker.keep") == "b"
    fit = [one for one in hand if one.face.value != JOKER or with_jokers]
    kept: Drawn | None = None
    cards = game.catalog.cards
    names = {str(one.face): cards[one.card].name if one.card else one.deck for one in fit}
    while fit:
        options = tuple(Option(key, text) for key, text in names.items())
        options += (Option(NONE, say("no card")),)
        reason = say("which poker card do you keep?")
        if len(fit) < len(hand):
            reason = say("which poker card do you keep? A Joker must go.")
        answer = yield Choice(name, "keep", options, reason, "first.poker.keep")
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


class Poker(Module):
    id = "poker"
    refuses = (Choose, ShowJoker)
    rulings = (
        ("poker.five", "ab", "a", "what five of a kind is worth in a poker hand"),
        ("poker.tie", "ab", "a", "which of two poker hands of the same rank is better"),
        ("poker.ace", "ab", "a", "whether A 2 3 4 5 is a straight"),
        ("poker.keep", "ab", "a", "whether a player may keep a Joker from the poker hand"),
        ("poker.draw", "ab", "a", "who may draw poker cards from the hex deck"),
        (
            "poker.kicker",
            "ab",
            "a",
            "whether five of a kind beats four of a kind with a higher fifth card",
        ),
    )

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Refuse to keep a Joker (ruling.poker.keep)."""
        due = game.due
        if not isinstance(due, Choice) or due.purpose != "keep" or due.player != command.player:
            return None
        named = isinstance(command, Choose) and [o.casefold() for o in command.options] == [JOKER]
        if not named and not isinstance(command, ShowJoker):
            return None
        text = say("you can't keep a Joker from the poker hand")
        return Refusal("ruling.poker.keep", text, options_text(due))

    def instead_of_first_player(self, game: Game) -> Procedure[None]:
        if not faces_of(game):
            yield from choose_first(game)  # these decks have no faces
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
            game.tell(PokerHandShown(name, judged[name].text, cards))
        first = yield from best_of(game, judged)
        go_first(game, first)
        for name in game.after(first):
            yield from keep_one(game, name, drawn[name])
