"""Playing cards: their faces, and poker hands (deadlands.poker.*, ruling.poker.*).

parse_face("10h")      ->  Face("10", "hearts")
str(Face("A", None))   ->  "A"

best_hand(parse_hand("KS KH 3C 3D JOKER")) is a full house, kings over threes. Two of the five cards
may be equal if two packs are played together. A Joker becomes the card that makes the best hand.
Only the values matter, and whether all cards are of one suit, so Jokers are tried by value alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field
from itertools import combinations_with_replacement

from fragkit.language.sentences import Sentence, say
from fragkit.values import dataclass

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
VALUES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKER = "joker"
BETWEEN = " \t,;/&+-.\ufe0f"  # what may be between cards; some phones add a mark to a suit
# A face, up to the next one or a separator.
FACE = re.compile(
    r"(JOKER|(10|[2-9JQKA]) *[SHDC])(?=$|[ \t,;/&+.\ufe0f-]|JOKER|(10|[2-9JQKA]) *[SHDC])"
)


@dataclass(frozen=True, slots=True)
class Face:
    """The face in the corner of a card. A Joker has no suit."""

    value: str
    suit: str | None = None

    def __str__(self) -> str:
        if self.value == JOKER:
            return "JOKER"
        letter = next((key for key, suit in SUITS.items() if suit == self.suit), "")
        return f"{self.value}{letter}"

    @property
    def points(self) -> int:
        """Return 2 to 14, with the ace highest, or 0 for a Joker."""
        return VALUES.index(self.value) + 2 if self.value in VALUES else 0


def parse_face(text: str) -> Face | None:
    """Parse a text such as `str(face)` writes. Return None if it is not a playing card."""
    typed = text.strip().upper()
    if typed == "JOKER":
        return Face(JOKER)
    match = re.fullmatch(r"(10|[2-9JQKA])([SHDC])", typed)
    return Face(match[1], SUITS[match[2]]) if match else None


def read_faces(text: str) -> tuple[list[Face], str]:
    """Read cards as people type them, such as `ks, 10♥ 3 c ad joker`. Return the faces, and the
    first word that is not a card, or ""."""
    rest = "".join(SIGNS.get(sign, sign) for sign in text.upper())
    found: list[Face] = []
    while rest := rest.strip(BETWEEN):
        match = FACE.match(rest)
        if match is None:
            return found, text.split()[-len(rest.split())]
        face = parse_face(match[0].replace(" ", ""))
        assert face is not None, "as was matched"
        found.append(face)
        rest = rest[match.end() :]
    return found, ""


CARDS = 5
ACE = 14
# From the best to the worst; rank 1 is the first.
RANKS = (
    "royal flush", "straight flush", "four of a kind", "full house", "flush", "straight",
    "three of a kind", "two pair", "pair", "high card",
)  # fmt: skip
FIVE = "five of a kind"
_WORDS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True, slots=True)
class PokerRules:
    """Rulings that can be played in more than one way."""

    wheel: bool = True  # A-2-3-4-5 is a straight (ruling.poker.ace)
    five: bool = False  # five alike are a rank above all (ruling.poker.five)
    five_beats_four: bool = False  # of one rank, whatever the fifth card (ruling.poker.kicker)


STANDARD = PokerRules()


@dataclass(frozen=True, slots=True, order=True)
class PokerHand:
    """A ranked poker hand. The higher one wins, and equal ones tie."""

    strength: int  # 10 is the royal flush, 1 the high card; five of a kind may be 11
    values: tuple[int, ...]  # the tie-breakers of two equal ranks, most important first
    rank: str = field(compare=False)

    @property
    def text(self) -> Sentence:
        """Return the name of a hand: `a full house, kings over threes`."""
        first, second = (*self.values, self.values[0])[:2]
        high = value_word(first)
        match self.rank:
            case "nothing":
                return say("nothing")
            case "royal flush":
                return say("a royal flush")
            case "straight flush":
                return say("a straight flush, {what} high", what=high)
            case "flush":
                return say("a flush, {what} high", what=high)
            case "straight":
                return say("a straight, {what} high", what=high)
            case "full house":
                return say(
                    "a full house, {what} over {rest}",
                    what=value_plural(first),
                    rest=value_plural(second),
                )
            case "two pair":
                return say(
                    "two pair, {what} and {rest}",
                    what=value_plural(first),
                    rest=value_plural(second),
                )
            case "pair":
                return say("a pair of {what}", what=value_plural(first))
            case "three of a kind":
                return say("three {what}", what=value_plural(first))
            case "four of a kind":
                return say("four {what}", what=value_plural(first))
            case "high card":
                return say("{what} high", what=high)
        return say("five {what}", what=value_plural(first))

    def __str__(self) -> str:
        return str(self.text)


def value_word(points: int) -> str:
    value = VALUES[points - 2]
    return _WORDS.get(value) or _NUMBERS[points - 2]


def value_plural(points: int) -> str:
    word = value_word(points)
    return f"{word}es" if word.endswith("x") else f"{word}s"


def parse_hand(text: str) -> tuple[Face, ...] | None:
    """Parse a text such as `KS 10H 3C AD JOKER`. Return None if a word is not a card."""
    faces = [parse_face(word) for word in text.split()]
    return None if None in faces else tuple(face for face in faces if face is not None)


def best_hand(faces: Sequence[Face], rules: PokerRules = STANDARD) -> PokerHand:
    """Return the best hand that five cards make. A Joker is any card (deadlands.joker.wild,
    ruling.poker.joker)."""
    plain = [face for face in faces if face.value != JOKER]
    jokers = len(faces) - len(plain)
    one_suit = len({face.suit for face in plain}) <= 1 and len(faces) == CARDS
    tries = combinations_with_replacement(range(2, ACE + 1), jokers)
    own = [face.points for face in plain]
    if not faces:
        return PokerHand(0, (2,), "nothing")  # no card was left for it
    return max(
        max(_readings(sorted((*own, *wild), reverse=True), one_suit, rules)) for wild in tries
    )


def _readings(points: list[int], one_suit: bool, rules: PokerRules) -> Iterator[PokerHand]:
    """Yield every hand that these cards make: royal flush (deadlands.poker.1), straight flush
    (deadlands.poker.2), four of a kind (deadlands.poker.3, of any suits: ruling.poker.four), full
    house (deadlands.poker.4), flush (deadlands.poker.5), straight (deadlands.poker.6), three of a
    kind (deadlands.poker.7), two pair (deadlands.poker.8), one pair (deadlands.poker.9), high card
    (deadlands.poker.10)."""
    # The largest group first, then the higher value: kings over threes.
    groups = sorted(Counter(points).items(), key=lambda one: (-one[1], -one[0]))
    counts = [count for _, count in groups]
    grouped = tuple(value for value, _ in groups)
    high = _straight(points, rules)
    if one_suit and high == ACE:
        yield _hand("royal flush", (high,))
    if one_suit and high:
        yield _hand("straight flush", (high,))
    if counts[0] == CARDS:
        if rules.five:
            yield PokerHand(len(RANKS) + 1, grouped, FIVE)
        # There are ten ranks: the fifth card is the kicker (ruling.poker.five, .kicker).
        kicker = ACE + 1 if rules.five_beats_four else points[0]
        yield _hand("four of a kind", (points[0], kicker))
    if counts[0] == 4:
        yield _hand("four of a kind", grouped)
    if counts[:2] == [3, 2]:
        yield _hand("full house", grouped)
    if one_suit:
        yield _hand("flush", tuple(points))
    if high:
        yield _hand("straight", (high,))
    if counts[0] == 3:
        yield _hand("three of a kind", grouped)
    if counts[:2] == [2, 2]:
        yield _hand("two pair", grouped)
    if counts[0] == 2:
        yield _hand("pair", grouped)
    yield _hand("high card", tuple(points))


def _straight(points: list[int], rules: PokerRules) -> int:
    """Return the highest card of five in sequence, or 0. An ace may be below the two."""
    if len(set(points)) < CARDS:
        return 0
    if points[0] - points[-1] == CARDS - 1:
        return points[0]
    return 5 if rules.wheel and points == [ACE, 5, 4, 3, 2] else 0


def _hand(rank: str, values: tuple[int, ...]) -> PokerHand:
    return PokerHand(len(RANKS) - RANKS.index(rank), values, rank)
