"""Understanding sentences that the grammar can't read: `I'd like to fire at blue` is `s Blue`.

`understand` finds the players, cards, squares, numbers and directions in a sentence, and the
concepts of its other words (`vocabulary.py`). The input is the likeliest meaning that has a place
for all of them. If a word doesn't belong to it, the input is a guess, which the player must
confirm. If two meanings are likely, the referee asks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Literal

from fragkit.board.board import NoPlace
from fragkit.board.square_names import parse_square
from fragkit.language.sentences import NOTHING, Text, in_a_row, say
from fragkit.model.word_values import kebab
from fragkit.referee.parsing.command_text import split_speaker
from fragkit.referee.parsing.context import (
    ParseContext,
    join_names,
    near_words,
    numbered_options,
    resolve_square,
    start_word,
    verbs_of,
)
from fragkit.referee.parsing.matching import Misread, did_you_mean, shown, type_one_of
from fragkit.referee.parsing.spoken_dice import hear_dice
from fragkit.referee.parsing.vocabulary import CHAT, fold, typos, words
from fragkit.rules.requests import Act, Choice, Over, Roll, options_text
from fragkit.values import dataclass

Kind = Literal["player", "card", "square", "number", "way", "thing", "word"]
_MOST_WORDS = 40
_LEAST_PART = 4  # letters that identify a card by one of its words
_SAID_TOO = ("quit", "no", "yes", "who", "what", "now", "legal")  # commands that begin sentences
_CLAUSES = re.compile(
    r"[,.;!?…–—]+|(?<![\w-])(?:and then|and|but|then|und|aber|dann|comma)(?![\w-])",
    re.IGNORECASE,
)
_CORRECTIONS = re.compile(
    r"\b(?:no wait|wait no|or rather|i mean|make that|no sorry|sorry no|actually no|no actually|"
    r"scratch that|nein warte|ne warte|quatsch|ich meine|besser gesagt|nee doch|ach nein)\b",
    re.IGNORECASE,
)
_VERBS = ("shoot", "move", "jump", "play", "use", "take", "drop", "discard", "end", "heal")
_ACTIONS = ("s", "m", "j", "p", "use", "take", "drop", "discard", "spend")
_ABOUT = ("los", "odds", "who", "hand", "map", "rules", "reach", "show", "log")
_GOINGS = ("end", "undo", "redo", "r", "quit", "saved", "reroll", "yes", "no", "new")
_SURE = 1.5  # lead of a likelihood over the next meaning
_LIKELY = 0.8  # lead that is enough to ask about it
_LEAST_ANSWER = 3  # letters of a yes or no with a typo
_FAR = 3.0  # allowed lead of a meaning that can't use all names
_CLEAR = 6.0  # lead that makes up for a strange word in a question
_LEAST_SCORE = 2.1  # least likelihood of a meaning that says enough
_RANKED = 6.0  # allowed distance from the first meaning
_ASKING = (
    "?", "show", "how", "count", "what", "which", "who", "where", "when", "why", "can", "must", "if", "is",
    "do", "hits", "rule", "mean", "work",
)  # fmt: skip
_OPENERS = ("is", "must", "would", "where", "when", "who", "show", "mean", "describe", "worth")
_ROLLED = ("shoot", "dice", "last", "see", "health", "hits")
_HELP = {
    "shoot": "s", "move": "m", "jump": "j", "play": "p", "end": "end", "undo": "undo", "roll": "r",
    "take": "take", "drop": "drop", "discard": "discard",
}  # fmt: skip
_NOUNS = (
    "chance", "need", "better", "worth", "see", "far", "range", "reach", "health", "score", "hand",
    "map", "position", "log", "happen", "describe", "between", "cover", "left", "nearest", "health",
)  # fmt: skip
_WAYS = ("north", "east", "south", "west")


@dataclass(frozen=True, slots=True)
class Item:
    """One or several words of the sentence, with their meaning. The meaning of an ordinary word is
    a concept."""

    kind: Kind
    value: str
    word: str
    also: tuple[str, ...] = ()  # other cards that it could be
    is_slip: bool = False  # a typo never does anything: it gets a question


@dataclass(frozen=True, slots=True)
class Guess:
    """An input that a sentence probably means. The player must confirm it."""

    input: str


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to a remark that needs no input: `save`."""

    about: str
    text: Text


Legal = Callable[[str], bool]
Sense = str | Guess | Misread | Reply


def understand(
    text: str, context: ParseContext, is_legal: Legal, secret: bool, in_rules: Legal = bool
) -> Sense:
    """Return the input that the sentence means, or else a question or suggestions.

    With `secret`, hands are dealt, so suggestions don't show who could play a card. `in_rules`
    returns whether a word is in the rules.
    """
    speaker, rest = split_speaker(text, context)
    if isinstance(speaker, Misread):
        speaker, rest = context.speaker, text
        head, colon, tail = text.partition(":")
        named = Reader("", head, context.speaker, context, is_legal, secret, in_rules)
        if colon and (found := named.of("player")) and len(head.split()) == 1:
            speaker, rest = found[0].value, tail  # `blau: …`
    if isinstance(context.due, Roll):
        rest = re.sub(r"(?<=\d)\D{1,2}(?=\d)", " ", rest)  # `2n5`
        rest = re.sub(r"(?<=[a-z])[-/+](?=[a-z])", " ", rest)  # `five-three`
    # `…, over`, as on the radio
    rest = re.sub(r"(?<=\S\s)(\S+)[\s,]+over\W*$", r"\1", rest, flags=re.IGNORECASE)
    rest = join_names(rest, context)
    reader = Reader(text, rest, speaker, context, is_legal, secret, in_rules)
    if not reader.tokens or len(reader.tokens) > _MOST_WORDS:
        return Misread("")
    return reader.read()


def asks_about_yes(text: str, context: ParseContext) -> bool:
    """Return whether the text asks what a yes or no would do: `what happens if I say yes`."""
    reader = Reader(text, text, context.speaker, context, bool, secret=True, in_rules=bool)
    answers = {"yes", "no", "ja", "nein"}  # German `ja` is a filler, too
    asks = reader.has("what", "happen", "mean") and not answers.isdisjoint(reader.tokens)
    spare = {
        "is",
        "what",
        "happen",
        "mean",
        "do",
        "if",
        "yes",
        "no",
        "me",
        "show",
        "say",
        "press",
        "?",
    }
    return asks and spare.issuperset(reader.concepts)


def yes_or_no(text: str, about: str, context: ParseContext) -> bool | Misread | None:
    """Return the answer to a yes-or-no question about the input `about`: yes for `go on then, why
    not`. `yes, but to C4` gets a question, and `what is acid` is not an answer."""
    speaker, rest = split_speaker(text, context)
    if isinstance(speaker, Misread):
        return None
    reader = Reader(text, rest, speaker, context, bool, secret=True, in_rules=bool)
    agrees = reader.agrees(about)
    if agrees is None and reader.cues and not (reader.asks and not reader.is_conditional):
        return Misread(say("can't read `{typed}`", typed=shown(text)), type_one_of(("yes", "no")))
    return agrees


def is_sentence(typed: Iterable[str]) -> bool:
    """Return whether the text has a word that only sentences have: `the`, `can`, `my`."""
    said = words()
    return any(fold(word) in said.filler or fold(word) in said["small"] for word in typed)


def is_typed_command(text: str, context: ParseContext) -> bool:
    """Return whether the text starts with a command that is not a spoken word: `s`, `override`,
    `los`."""
    _, rest = split_speaker(text, context)
    first, _, others = fold(rest).partition(" ")
    verb = verbs_of(context.modules).get(first, "")
    is_word = len(first) > 1 or verb in _SAID_TOO  # `y cant I go there`
    return bool(verb) and not (
        is_word and first in words().concepts and is_sentence(others.split())
    )


class Reader:
    """A reader of one sentence, or of one clause of it, by one speaker."""

    def __init__(
        self, text: str, rest: str, speaker: str, context: ParseContext, is_legal: Legal,
        secret: bool, in_rules: Legal,
    ) -> None:  # fmt: skip
        self.text, self.rest, self.context, self.speaker = text, rest, context, speaker
        self.is_legal, self.secret, self.in_rules = is_legal, secret, in_rules
        self.said = words()
        self.sentence = fold(rest)
        self.asks = "?" in rest
        self.is_named = speaker != context.speaker
        self.tokens = self.sentence.split()
        pairs = zip(self.tokens, [*self.tokens[1:], ""], strict=False)
        self.tokens = [self._unswapped(token, after) for token, after in pairs]
        if len(self.tokens) > 1:
            name = self.said["heardnames"].get(self.tokens[0], "")
            if name and (self.tokens[1] in self.said["wanting"] or self._is_verb(self.tokens[1])):
                self.tokens[0] = name  # `read wants to play`
            self.tokens = list(self._with_squares(self.tokens))
        self.items = self._without_loose_ways(list(self._items(self.tokens)))
        self._find_speaker()

    # -- words -------------------------------------------------------------------------

    def of(self, *kinds: Kind) -> list[Item]:
        return [item for item in self.items if item.kind in kinds]

    @cached_property
    def concepts(self) -> list[str]:
        """Return the concepts and names that the words stand for, without fillers: `can me see
        PLAYER ?`."""
        made: list[str] = []
        for item in self.items:
            if item.kind == "word":
                made += [item.value] * bool(item.value)
            elif item.kind == "card":
                made.append("WEAPON" if self._is_weapon(item.value) else "CARD")
            elif item.kind == "player":
                made.append("me" if item.value == self.speaker else "PLAYER")
            else:
                made.append(item.kind.upper())
        return [*made, "?"] if self.asks else made

    def has(self, *concepts: str) -> bool:
        return any(concept in self.concepts for concept in concepts)

    def _is_weapon(self, id: str) -> bool:
        card = self.context.cards.get(id)
        return card.is_weapon if card is not None else True  # on the sheet

    def _find_speaker(self) -> None:
        """Read who speaks: `this is Red asking`, `red wants to play disconnect`."""
        for at, item in enumerate(self.items):
            if item.kind == "player" and self._is_in_apposition(at):
                self.speaker, self.is_named = item.value, True  # `on me, that is Red`
                self.items = self.items[:at]
                return
            before = " ".join(i.word for i in self.items[max(0, at - 2) : at])
            after = self.items[at + 1].word if at + 1 < len(self.items) else ""
            is_led = any(before.endswith(phrase) for phrase in self.said["speaking"])
            is_led = is_led and not self._is_verb(after)
            if item.kind == "player" and (is_led or (at == 0 and after in self.said["wanting"])):
                self.speaker, self.is_named = item.value, True
                said = 2 if after in self.said["wanting"] else 1
                self.items = [*self.items[:at], *self.items[at + said :]]
                return

    def _is_in_apposition(self, at: int) -> bool:
        """Return whether the last word is the name of the speaker: `on me, Red`, `auf mich, also
        Rot`."""
        row = [item.word for item in self.items[:at]]
        said = []
        while row and row[-1] in self.said["namely"]:
            said.append(row.pop())
        if at < len(self.items) - 1 or not row or row[-1] not in self.said["self"]:
            return False
        return bool(said) or re.search(rf"\b{row[-1]}\s*[,(]", self.rest, re.I) is not None

    def _with_squares(self, tokens: list[str]) -> Iterator[str]:
        """Join a square that is dictated as a letter and a number: `to bee five`, `auf c drei`."""
        if isinstance(self.context.due, Roll) or self.context.board is None:
            yield from tokens
            return
        at = 0
        while at < len(tokens):
            word = tokens[at]
            letter = self.said["letters"].get(word, word)
            after = tokens[at + 1] if at + 1 < len(tokens) else ""
            number = self.said["numbers"].get(after, after)
            if at == 0 or (at > 0 and tokens[at - 1] in self.said["places"]):
                number = self.said["heard"].get(after, number)
            is_led = at > 0 and tokens[at - 1] in self.said["places"]
            is_word = letter in ("a", "i") or letter in self.said["ways"]
            is_word = is_word or (at > 0 and word in self.said["small"])
            is_letter = len(letter) == 1 and letter.isalpha() and (is_led or not is_word)
            if is_letter and number.isdecimal() and self._is_square(letter + number):
                yield letter + number
                at += 2
            else:
                yield word
                at += 1

    def _items(self, tokens: list[str]) -> Iterator[Item]:
        at, last = 0, ""
        while at < len(tokens):
            item, count = self._item(tokens[at:], tokens[at - 1] if at else "")
            if item.kind != "card" or item.value != last:
                yield item  # `puls gewehr` is one card
            last = item.value
            at += count

    def _item(self, rest: list[str], before: str) -> tuple[Item, int]:
        said, word = self.said, rest[0]
        if (name := self._player(word)) is not None:
            return Item("player", name, word), 1
        if (found := self._card(rest)) is not None:
            return found
        concept, count = said.concept(rest)
        if count > 1:
            return Item("word", concept, " ".join(rest[:count])), count
        if self._is_square(word):
            return Item("square", resolve_square(word, self.speaker, self.context), word), 1
        thing = said["names"].get(word, word)
        if thing in self.context.decks or any(thing == what for _, what in self.context.lies):
            return Item("thing", thing, word), 1
        if number := self._number(word, rest[1] if rest[1:] else "", before):
            return Item("number", number, word), 1
        if word in said["ways"] and not (word == "n" and isinstance(self.context.due, Roll)):
            return Item("way", said["ways"][word], word), 1
        if word in said.concepts:
            return Item("word", concept, word), 1
        return self._slip(word) or Item("word", self._stem(word), word), 1

    def _number(self, word: str, after: str, before: str) -> str:
        """Return the number in `two`, `6s` and `x2`, but not in `the first one` or `one die`."""
        is_nth = word in ("one", "ones") and (before in self.said["single"] or self._names(before))
        is_last = word == "one" and bool(before) and before not in self.said["option"]
        is_nth = is_nth or (is_last and isinstance(self.context.due, Choice))
        if is_nth or after in self.said["die"]:
            return ""  # `two dice: 4, 4`
        if not isinstance(self.context.due, Choice) and word in self.said["single"]:
            return ""
        number = self.said["numbers"].get(word, word)
        bare = number.strip("x") if len(number) < 4 else number
        bare = bare[0] if re.fullmatch(r"\ds", bare) else bare
        return bare if bare.isdecimal() else ""

    def _unswapped(self, word: str, after: str) -> str:
        """Return a word of a known phrase whose letters were swapped: `how mnay` is `how many`."""
        if word in self.said.known or len(word) < 3 or self._player(word) is not None:
            return word
        near = {one for one in typos(word) if sorted(one) == sorted(word)} & self.said.known
        led = {one for one in near if f"{one} {after}" in self.said.concepts}
        if len(led) == 1:
            return led.pop()
        is_other = near & self.said.single - self.said["numbers"].keys()
        return near.pop() if len(near) == 1 and not is_other else word

    def _is_verb(self, word: str) -> bool:
        return self.said.concepts.get(word) in _VERBS

    def _names(self, word: str) -> bool:
        return bool(word) and self._player(word) is not None

    def _stem(self, word: str) -> str:
        """Return the known concept of an inflected word: `popping`, `rolls`."""
        for ending in ("ing", "ed", "es", "s", "en", "e"):
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < 3:
                continue
            single = stem[:-1] if stem[-1] == stem[-2] != "s" else stem
            for base in (stem, single, f"{stem}e"):
                if self.said.concepts.get(base):
                    return self.said.concepts[base]
        return word

    def _without_loose_ways(self, items: list[Item]) -> list[Item]:
        """Read `up`, `right` and `left` as directions only in a walk, not in `power up`."""
        for at, item in enumerate(items[1:], 1):
            what = items[at - 1].value
            is_question = self.asks or "count" in {i.value for i in items}
            counted = what in ("attack", "ammo", "health", "dice")
            counted = counted or (is_question and what in ("movement", "square"))
            if item.word == "left" and counted:
                items[at] = Item("word", "left", item.word)  # `steps left?`
        plain, loose = [i for i in items if i.value], self.said["loose"]
        said = {i.value for i in items if i.kind == "word"}
        walks = said & {"move", "jump", "reach", "movement", "square"} and "count" not in said
        walks = walks or all(i.kind in ("way", "number") for i in plain)
        if walks or any(
            i.kind == "number" or (i.kind == "way" and i.word not in loose) for i in items
        ):
            return items
        concepts = self.said.concepts
        return [
            Item("word", concepts.get(i.word, ""), i.word) if i.kind == "way" else i for i in items
        ]

    def _player(self, word: str) -> str | None:
        forms = {word, word.removesuffix("s"), self.said["names"].get(word, word)}
        exact = [p for p in self.context.players if p.casefold().replace("'", "") == word]
        found = next((p for p in (*exact, *self.context.players) if p.casefold() in forms), None)
        if found is None and len(word) > 2 and word not in self.said.known:
            begun = [p for p in self.context.players if p.casefold().startswith(word)]
            found = begun[0] if len(begun) == 1 else None  # `blu`
        return found

    def _is_square(self, word: str) -> bool:
        if not parse_square(word.rpartition(":")[2]):
            return False
        board = self.context.board
        name = resolve_square(word, self.speaker, self.context)
        if board is None or not isinstance(place := board.place(name), NoPlace):
            return True
        return place.code != "no-square"

    @cached_property
    def _card_names(self) -> dict[str, str]:
        context, own = self.context, start_word(self.context, self.speaker)
        glued = {id.casefold().replace("-", ""): id for id in context.cards if "-" in id}
        return glued | {id.casefold(): id for id in (*context.cards, own)}

    def _card(self, rest: list[str]) -> tuple[Item, int] | None:
        """Find a card by its name, or by a word that no other card's name has."""
        names = self._card_names
        for count in range(min(len(rest), 5), 0, -1):
            joined = "-".join(rest[:count])
            if joined in names:
                return Item("card", names[joined], " ".join(rest[:count])), count
        word = self.said["names"].get(rest[0], rest[0])
        if word in names:
            return Item("card", names[word], rest[0]), 1
        parts = {id for id in names.values() if "".join(rest[:2]) in id.casefold().split("-")}
        if len(rest) > 1 and len(parts) == 1:
            return Item("card", parts.pop(), " ".join(rest[:2])), 2  # `med kit`
        near = near_words(self.context, self.speaker)
        short = [id for id in near if "-" in id and word == "".join(p[0] for p in id.split("-"))]
        if len(short) == 1:
            return Item("card", short[0], word), 1  # `pr`, the pulse rifle
        is_known = rest[0] in self.said.known and word == rest[0]
        is_known = is_known or (isinstance(self.context.due, Roll) and word in self.said["twin"])
        is_thing = word in self.context.decks or any(word == what for _, what in self.context.lies)
        if len(word) < _LEAST_PART or is_known or is_thing:
            return None
        ids = list(dict.fromkeys(names.values()))
        alike = [id for id in ids if word in id.casefold().split("-")]
        if len(word) > _LEAST_PART:
            alike = alike or [id for id in ids if id.casefold().startswith(word)]
        found = [id for id in alike if id in near] if len(alike) > 1 else alike
        found = found if len(found) == 1 else alike
        if not found:
            return None
        count = 1
        while count < len(rest) and rest[count] in found[0].split("-"):
            count += 1  # `the pulse rifle`
        return Item("card", found[0], word, tuple(found[1:])), count

    def _slip(self, word: str) -> Item | None:
        """Read a word with one wrong, missing, doubled or swapped letter, or without its vowels. It
        means the only similar name, or else the only similar known word."""
        if len(word) < 2 or not word.isalpha() or word in self.said["common"] | self.said["heard"]:
            return None
        own = start_word(self.context, self.speaker)
        ways = self.said["ways"].items()
        names: list[tuple[str, Kind, str]] = [(name, "way", way) for name, way in ways]
        names += [(name.casefold(), "player", name) for name in self.context.players]
        for id in (*near_words(self.context, self.speaker), own):
            names += [(part, "card", id) for part in {id.casefold(), *id.casefold().split("-")}]
        near = set(typos(word))
        found = {
            (kind, value) for name, kind, value in names
            if (len(name) >= _LEAST_PART and name in near) or is_short(word, name)
        }  # fmt: skip
        if not found and len(word) > _LEAST_PART and not self.said.corrected(word):
            parts = {id: {id.replace("-", ""), *id.split("-")} for id in self.context.cards}
            found = {
                ("card", id) for id, all in parts.items()
                if any(
                    len(part) > _LEAST_PART and part in near
                    and (sorted(part) == sorted(word) or "-" not in id or part not in id.split("-"))
                    for part in all
                )
            }  # fmt: skip
            found = set() if near & self.said.known else found
        counts = {n for one, n in self.said["numbers"].items() if len(one) > 3 and one in near}
        if not found and len(counts) == 1 and not self.said.corrected(word):
            return Item("number", counts.pop(), word, is_slip=True)  # `elevn`
        known = self.said.corrected(word) if not found else ""
        if (known and self.said.concepts[known] not in ("quit", "end", "redo")) or known == "end":
            return Item("word", self.said.concepts[known], word, is_slip=True)
        if len(found) != 1:
            return None
        kind, value = found.pop()
        return Item(kind, value, word, is_slip=True)

    # -- sentences ---------------------------------------------------------------------

    def read(self) -> Sense:
        due = self.context.due
        if (corrected := self._corrected()) is not None:
            return corrected
        if isinstance(due, Roll) and (dice := self._dice(due)) is not None:
            return dice
        if isinstance(due, Choice) and (answer := self._answer(due)) is not None:
            return answer
        known = (
            self._next_game, self._known_rule, self._why_not, self._fact, self._shot_and_dice, self._count_of_squares, self._about_roll
        )  # fmt: skip
        for special in known:
            if (made := special()) is not None:
                return made
        whole = self._sense()
        parts = [self._part(text) for text in _CLAUSES.split(self.rest) if fold(text)]
        several = sum(part.has(*_VERBS) for part in parts) > 1 and not self._is_asking()
        is_order = isinstance(whole, str) and whole.rpartition(": ")[2].split()[0] not in _ABOUT
        if isinstance(whole, str) and not several and (is_order or self._is_asking()):
            return whole
        if isinstance(whole, str) and not several:
            return self._clauses(whole) or whole
        return self._clauses(whole) or (self._suggest() if several else whole)

    def _corrected(self) -> Sense | None:
        """Read `shoot blue, no wait, green` as its end, completed by words from its beginning."""
        parts = [part for part in _CORRECTIONS.split(self.rest) if fold(part)]
        if len(parts) < 2 or self.asks:
            return None
        last, head = self._part(parts[-1]), self._part(parts[0])
        due = self.context.due
        if isinstance(due, Choice):
            made = last._answer(due)
        elif isinstance(due, Roll) and last.of("number"):
            made = last._dice(due)
        else:
            kinds = {i.kind for i in last.items if i.kind != "word"}
            if kinds and not last.has(*_VERBS):
                named = [i for i in last.items if i.kind != "word"]
                last.items = [*(i for i in head.items if i.kind not in kinds), *named]
                del last.concepts
            made = last._sense() if last.has(*_VERBS) else None
        return Guess(made) if isinstance(made, str) else made or self._suggest()

    def _next_game(self) -> Misread | None:
        """Read `new game, but without Kim`, after a game."""
        others = [i.value for i in self.of("player")]
        is_wish = self.has("new", "again") or "rematch" in self.tokens
        if not isinstance(self.context.due, Over) or not is_wish or not others:
            return None
        leave = [f"leave {name}" for name in others[:1]]
        return Misread(
            say("can't read `{typed}`", typed=shown(self.sentence)), did_you_mean(*leave, "rematch")
        )

    def _known_rule(self) -> Guess | Misread | None:
        """Read a wish that a rule decides: `let Kim have my Medkit`, `open the door`, `may I play a
        card before that`."""
        others = [i for i in self.of("player") if i.value != self.speaker]
        cards, verbs = self.of("card"), self.has("shoot", "jump", "undo", "hits")
        verbs = verbs or self.has("play", "use")
        row = [None, *self.items]
        own = {
            item.value for before, mine, item in zip(row, row[1:], row[2:], strict=False)
            if mine and item and mine.word in self.said["my"]
            and not (before and before.word in ("of", "von"))
        }  # fmt: skip  # not `a taste of my boomstick`
        gives = any(token in self.said["giving"] for token in self.tokens)
        if gives and others and any(card.value in own for card in cards) and not verbs:
            return Guess("rules trade")
        if self.of("player", "card", "square", "number", "way") or self.of("thing"):
            return None
        if self.has("open") and self.has("door") and not self._is_asking() and not verbs:
            return Misread(
                say("can't read `{typed}`", typed=shown(self.sentence)), did_you_mean("rules door")
            )
        is_early = self.has("before", "first") or "vorher" in self.tokens
        if (
            is_early and self.has("can") and self.has("play") and self.has("card", "map")
        ):  # German `karte`
            return Guess("rules before roll")
        return None

    def _why_not(self) -> Sense | None:
        """Read `why can't I shoot green` as the shot, if its refusal is the answer. If nothing is in
        the way, offer the input."""
        if not (self.has("why") and self.has("can", "not")):
            return None
        verbs = {"shoot": "s", "move": "m", "jump": "j", "play": "p", "use": "p", "take": "take"}
        made = [
            one for word, verb in verbs.items() if self.has(word) for one in self._commands(verb)
        ]
        made = [one for one in made if len(one.split()) > 1]
        if len(made) != 1:
            return None
        return Guess(made[0]) if self.is_legal(made[0]) else made[0]

    def _about_roll(self) -> str | None:
        """Answer a question about the roll that is due: `how many dice`, `what do I need`."""
        due = self.context.due
        if not isinstance(due, Roll) or self.of("card", "square"):
            return None
        if self.has("need") and due.purpose == "hit" and not self.has("shoot", "range"):
            return self._by(f"odds {self._aimed()}".rstrip())
        is_count = self.has("how", "count") and self.tokens[-1] in (*self.said["die"], "d6")
        is_count = is_count or (self.has("count") and self.has("dice"))
        others = self.has("shoot", "armor", "damage", "defense", "reroll", "last", "how")
        return "now" if is_count and not others and not self.of("player") else None

    def _fact(self) -> Guess | None:
        """Read a fact that the table corrects: `Blue should only have 2 Health`, `blue hp 2`."""
        texts = [text for text in _CLAUSES.split(self.rest) if fold(text)]
        if len(texts) > 1:
            made = [part for text in texts if (part := self._part(text)._fact())]
            return made[0] if len(made) == 1 and not self.has(*_VERBS) else None
        facts = {"health": "health", "score": "frags"}
        named = [facts[i.value] for i in self.of("word") if i.value in facts]
        named += ["frags"] if {"frag", "frags"} & set(self.tokens) and not named else []
        players = list(dict.fromkeys(i.value for i in self.of("player")))
        players = players or ([self.speaker] if self.has("me") else [])
        numbers = self.of("number")
        if self._swaps_numbers():
            numbers, denied = numbers[:1], True  # `blue has one health, not three`
        else:
            denied = False
        verbs = [verb for verb in _VERBS if verb != "shoot" or "frag" not in self.tokens]
        is_order = self.has(*verbs, "if", "or", "range", "better", "work", "mean")
        is_order = is_order or (self.has("not") and not denied)
        if is_order or self._is_asking(but=("is", "must", "count")) or len(set(named)) != 1:
            return None
        if len(players) != 1 or len(numbers) != 1 or self.of("card", "square", "way"):
            return None
        is_short = len([i for i in self.items if i.value]) < 4
        sets = any(token in self.said["setting"] for token in self.tokens)
        if not (is_short or sets or self.has("have", "must", "is", "now")):
            return None
        return Guess(f"override {players[0]} {named[0]} {int(numbers[0].value[:3])}")

    def _shot_and_dice(self) -> Guess | None:
        """Read `boomstick blue, rolled 4 5` as a shot and its dice."""
        *heads, last = [text for text in _CLAUSES.split(self.rest) if fold(text)] or [""]
        tail = self._part(last)
        faces = [item.value for item in tail.of("number")] if heads else []
        if not isinstance(self.context.due, Act) or len(faces) < 2 or not tail.has("roll"):
            return None
        if tail.of("player", "card", "square") or tail._content() not in ([], ["roll"]):
            return None
        shot = self._part(", ".join(heads)).read()
        is_shot = isinstance(shot, str) and shot.startswith("s ")
        return Guess(f"{shot}; {' '.join(faces)}") if is_shot else None

    def _count_of_squares(self) -> Misread | None:
        """Ask for the squares of a walk that is only counted: `I just moved three squares`."""
        board = self.context.board
        if not isinstance(self.context.due, Act) or (board is not None and board.is_own):
            return None
        counted = len(self.of("number")) == 1 and self.has("movement", "square")
        named = [i for i in self.of("player", "card", "square", "way") if i.value != self.speaker]
        others = self.has("count", "left", *(verb for verb in _VERBS if verb != "move"))
        if not counted or named or others or self._is_asking(but=("if", "is", "must")):
            return None
        return Misread(
            say("where does {player} go?", player=self.speaker),
            type_one_of([*[f"m {way}" for way in "nesw" if self.is_legal(f"m {way}")][:1], "m C4"]),
        )

    def _content(self) -> list[str]:
        """Return the words with a meaning of their own."""
        chat = ["yes", "no"]
        small = self.said.small
        return [
            i.value for i in self.of("word")
            if i.value and i.value not in small
            and not any(self.said.meanings.is_known(i.value, one) for one in chat)
        ]  # fmt: skip

    def _part(self, text: str) -> Reader:
        return Reader(
            self.text, text, self.speaker, self.context, self.is_legal, self.secret, self.in_rules
        )

    def _clauses(self, whole: Sense) -> Sense | None:
        """Read `move to c5 and shoot blue` as two inputs, and `cancel that, misclick` as one."""
        texts = [text for text in _CLAUSES.split(self.rest) if fold(text)]
        if len(texts) < 2 or self.has("or", "if"):
            return None
        parts = [self._part(text) for text in texts]
        senses = [part._sense_in_chain() for part in parts]
        told = [(p, s) for p, s in zip(parts, senses, strict=True) if isinstance(s, str | Guess)]
        idle = [p for p, s in zip(parts, senses, strict=True) if not isinstance(s, str | Guess)]
        if any(part.has(*_VERBS) or part._content() for part in idle):
            return None
        if any(part.of("player", "card", "square", "way", "thing") for part in idle):
            return None
        inputs = list(dict.fromkeys(s for _, s in told if isinstance(s, str)))
        acts = (*_ACTIONS, "end")
        orders = [one for one in inputs if one.rpartition(": ")[2].split()[0] in acts]
        if len(inputs) > len(orders) > 0:
            return None
        guesses = [s.input for _, s in told if isinstance(s, Guess)]
        if any(one.split()[0] != "m" for one in guesses):
            return None
        if len(inputs) + len(guesses) > 1:
            inputs = list(dict.fromkeys(s.input if isinstance(s, Guess) else s for _, s in told))
            verbs = {one.split()[0] for one in inputs}
            if not verbs <= {"m", "j", "s", "p", "take", "end"}:
                return None
            if verbs == {"m"}:
                inputs = ["m " + " ".join(one.removeprefix("m ") for one in inputs)]
            return "; ".join(inputs) if not idle and not guesses else Guess("; ".join(inputs))
        return Guess(inputs[0]) if inputs and not isinstance(whole, Guess) else None

    def _sense_in_chain(self) -> Sense:
        """Return the meaning of a part of `d7, then pistol blue`, where a square is a walk."""
        named = [item for item in self.items if item.value]
        if named and all(item.kind == "square" for item in named):
            return Guess(self._by(f"m {' '.join(item.value for item in named)}"))
        return self._sense()

    def _sense(self) -> Sense:
        """Return the likeliest input that uses all names, cards, squares and numbers."""
        said, concepts = self.said, self.concepts
        if (glued := self._glued()) is not None:
            return glued
        is_name = len(concepts) == 1 and concepts[0] in ("PLAYER", "WEAPON", "me")
        if is_name or not any(concept in said.meanings.counts for concept in concepts):
            return self._suggest()
        ranked = said.meanings.ranked(concepts)
        exact = said.meanings.exactly(concepts)
        if len(exact) == 1:
            ranked = [(ranked[0][0] + _SURE, exact[0]), *ranked]
        ranked = [row for row in ranked if row[0] > ranked[0][0] - _RANKED]
        found: list[tuple[float, str, list[str]]] = []
        chat = next((score for score, meaning in ranked if meaning == CHAT), ranked[-1][0] - _SURE)
        wrong: Misread | Reply | None = None
        lacking = ranked[-1][0]  # the likelihood of a meaning that can't use all names
        for score, meaning in ranked:
            if meaning == CHAT or not self._fits(meaning):
                continue
            made = self._inputs(meaning)
            if isinstance(made, Misread | Reply):
                wrong = wrong or (made if not found else None)
                continue
            if not made and not found:
                lacking = max(lacking, score)
            if made and all(made != other for _, _, other in found):
                found.append((score, meaning, made))
        if not found:
            return wrong or self._suggest()
        score, meaning, made = found[0]
        rival = max([chat, *(other for other, _, _ in found[1:2])])
        strange = self._strange(meaning)
        is_exact = exact == [meaning]
        lead = score - rival
        if lacking - score > _FAR and meaning not in _ACTIONS:
            return self._suggest(made)
        is_vague = not is_exact and score < _LEAST_SCORE and not self._names_topic(meaning)
        content = [c for c in concepts if c not in said.small and not c.isupper() and c != "?"]
        if (strange and len(strange) == len(content)) or (meaning == "r" and lead >= _SURE):
            is_vague = False
        if is_vague and meaning not in _ACTIONS:
            return self._suggest([one for _, _, inputs in found[:3] for one in inputs[:1]])
        if len(made) > 1:
            return self._ask(made)
        acts = meaning in _ACTIONS or meaning in _GOINGS
        refused = self.has("not", "if") and meaning in _ACTIONS
        is_slip = any(item.is_slip for item in self.items)
        if is_exact or (lead >= _SURE and not strange and not refused):
            is_sure = not is_slip and not (acts and strange) and not self._is_doubtful(meaning)
            if not is_sure and meaning == "undo" and self.of("card", "square"):
                return self._suggest(made)
            is_broad = meaning == "rules" and not self._names_topic(meaning)
            if not is_sure and is_broad and lead < _CLEAR / 2:
                return self._suggest(made)
            return made[0] if is_sure else Guess(made[0])
        if self.has("or") and not acts:
            return self._suggest([one for _, _, inputs in found[:3] for one in inputs[:1]])
        least = _LIKELY if acts or not strange else 1.2
        is_mostly = not strange or (len(strange) * 2 <= len(content) and len(strange) < 3)
        is_mostly = is_mostly or (meaning in _ACTIONS and len(strange) == 1)
        is_clear = lead >= _CLEAR and len(strange) == 1
        if strange and not acts and (lead < 4 or len(content) - len(strange) < 2):
            is_mostly = is_clear
        is_broad = meaning == "rules" and not self._names_topic(meaning) and lead < _CLEAR / 2
        if lead >= least and is_mostly and not refused and not is_broad:
            return Guess(made[0])
        if strange and len(strange) == len(content):
            return self._suggest()
        return self._suggest([one for _, _, inputs in found[:3] for one in inputs[:1]])

    def _names_topic(self, meaning: str) -> bool:
        """Return whether the sentence asks about one card or rule: `desync does what`."""
        topics = [i.value for i in self.of("word") if i.value in self.said["topics"]]
        if meaning == "rules":
            return self._is_asking() and any(one not in self.said["broad"] for one in topics)
        is_card = len(self.of("card")) == 1 and not self.of("player", "square", "number")
        return meaning == "show" and is_card and self.has("what", "how", "mean", "describe")

    def _fits(self, meaning: str) -> bool:
        """Return whether the sentence can mean that now. While a choice or roll is due, most words
        answer it."""
        is_asked = self.asks or self.concepts[0] in _ASKING
        is_asked = is_asked and meaning not in self.said.meanings.exactly(self.concepts)
        if meaning in ("r", "end", "quit", "redo") and is_asked:
            return meaning == "r" and self.has("can", "would") and not self.has("what", "how")
        if meaning in ("r", "end", "quit", "redo", "reroll", "undo") and self.has("not"):
            return meaning == "undo"
        if meaning in _ACTIONS and isinstance(self.context.due, Choice) and self._opens_question():
            return False
        others = [i for i in self.of("player", "card", "square") if i.value != self.speaker]
        if meaning in ("quit", "redo", "reroll", "r") and others:
            return False  # `Green wants to leave`
        is_order = (
            self.has("shoot", "move", "jump", "play", "use", "take") and not self._is_asking()
        )
        if meaning in _ABOUT and is_order and not self.has(*_NOUNS):
            return False
        if meaning in ("m", "s", "p") and self.has("jump"):
            return False
        if meaning == "s" and not self.has("shoot", "hits", "WEAPON", "use", "start"):
            return False
        is_free = isinstance(self.context.due, Act) or meaning not in _ABOUT
        is_exact = meaning in self.said.meanings.exactly(self.concepts)
        if meaning in ("yes", "no") and not is_exact:
            return False
        return is_free or self._is_asking() or is_exact

    def _is_doubtful(self, meaning: str) -> bool:
        """Return whether the known words may still be a question, or are too few for an order."""
        if meaning in ("quit", "redo", "reroll"):
            exact = self.said.meanings.exactly(self.concepts)
            return len(self.concepts) > 2 or meaning not in exact
        if meaning == "undo" and (self.of("card", "square") or self.has("all")):
            return True  # `I meant C6, not C5`
        if meaning == "end" and self.of("player") and not self.has("next", "turn"):
            return True
        is_question = self.asks and meaning in (*_ACTIONS, "end", "undo", "redo", "quit", "r")
        is_bare = meaning in ("m", "s") and not self.has("move", "shoot", "WEAPON", "use")
        return is_question or (is_bare and not self.of("way"))

    def _strange(self, meaning: str) -> list[str]:
        """Return the words that don't belong to that meaning."""
        is_known = self.said.meanings.is_known
        return [
            i.word for i in self.of("word")
            if i.value and not is_known(i.value, meaning) and i.value not in self.said.small
            and not (meaning == "rules" and self.in_rules(i.word))
        ]  # fmt: skip

    # -- inputs ------------------------------------------------------------------------

    def _inputs(self, meaning: str) -> list[str] | Misread | Reply:
        """Return the inputs with that meaning that use every name, square and number."""
        if meaning in _ACTIONS:
            return self._commands(meaning)
        made = self._question(meaning)
        if isinstance(made, Misread | Reply):
            return made
        if made is None:
            return []
        return [made] if self._uses_all(made) else []

    def _uses_all(self, made: str) -> bool:
        """Return whether an input names all players, cards and squares of the sentence."""
        used = made.casefold().replace(":", " ").split()
        if used[0] in ("now", "why", "log", "help", "rules", "undo", "end", "r", "quit", "saved"):
            spare = ["player", "number", "thing", "way"]
            spare += ["card"] if used[0] in ("why", "log", "rules") else []
            spare += ["square"] if used[0] in ("why", "log", "undo") else []
        else:
            spare = ["thing"] if used[0] == "odds" else ["number", "thing"]
            spare += (
                ["card"] if used[0] == "who" or (used[0] == "odds" and self._are_weapons()) else []
            )
        spare += ["square"] if "j" in used[:3] or "reach" in used else []
        stands = {self.context.stands.get(i.value) for i in self.of("player")}
        stands.add(self.context.stands.get(self.speaker))
        for item in self.of("player", "card", "square", "number", "way", "thing"):
            is_used = any(v.casefold() in used for v in (item.value, *item.also))
            is_own = item.value == self.speaker or (item.kind == "square" and item.value in stands)
            is_own = is_own or item.value == start_word(self.context, self.speaker)
            if item.kind not in spare and not is_used and not is_own:
                return False
        return True

    def _are_weapons(self) -> bool:
        return all(self._is_weapon(item.value) for item in self.of("card"))

    def _question(self, meaning: str) -> str | Misread | Reply | None:
        """Return the question or the order to the referee, filled in with the names in the
        sentence."""
        stands, cards = self.context.stands, self.of("card")
        others = [i.value for i in self.of("player") if i.value != self.speaker]
        on = {stands[p]: p for p in self.context.players if p != self.speaker and p in stands}
        if not others and len(self.of("square")) == 1:
            others = [on[i.value] for i in self.of("square") if i.value in on]
        others = list(dict.fromkeys(others))
        near = {stands.get(name) for name in (self.speaker, *others)}
        squares = [i.value for i in self.of("square") if i.value not in near]
        concepts = self.concepts
        match meaning:
            case "los":
                if self.has("they") and not others and (aimed := self._aimed()):
                    others = [aimed]
                if others and self._is_at_me(others[0]):
                    return None  # `can green shoot me`
                places = [*squares, *others]
                return self._by(" ".join(["los", *places])) if len(places) < 3 else None
            case "odds":
                return self._odds(others, squares, cards)
            case "reach" if len(squares) < 2 and len(others) < 2:
                return self._by(" ".join(["reach", *others]))
            case "who":
                if not others and (name := self._aimed() if self.has("they") else ""):
                    others = [name]
                elif not others and self.has("me"):
                    others = [self.speaker]
                return " ".join(["who", *others[:1]])
            case "hand":
                return f"hand {others[0]}" if others else self._by("hand")
            case "map":
                return " ".join(["map", *(*others, *squares)[:1]])
            case "show":
                known = [card for card in cards if card.value in self.context.cards]
                if len(known) != 1 or len(cards) > 1:
                    return None
                if known[0].also:
                    return self._ask(f"show {id}" for id in (known[0].value, *known[0].also))
                return f"show {known[0].value}"
            case "rules":
                return self._rules()
            case "help":
                verbs = {_HELP[c] for c in concepts if c in _HELP} if self.has("how") else set()
                return " ".join(["help", *verbs]) if len(verbs) < 2 else "help"
            case "undo":
                count = [i.value for i in self.of("number")][:1] if not self.of("square") else []
                return " ".join(["undo", *(n for n in count if int(n[:3]) > 1)])
            case "join":
                return Misread(
                    say("a new player needs a name and stats"),
                    say("for example: `join {name} 3/2/2`", name="Pink"),
                )
            case "leave":
                wanted = [f"leave {name}" for name in others[:1]]
                return Misread(say("who leaves the game?"), did_you_mean(*wanted or ["leave Pink"]))
            case "new" if isinstance(self.context.due, Over):
                return "rematch"
            case "new":
                return Misread(
                    say("this game is not over yet"),
                    say(
                        "type `quit` to leave it; it stays saved. A new game needs another file name"
                    ),
                )
            case "saved":
                parts = (
                    say("Everything is saved after each input."), say("To leave, type `quit`."),
                )  # fmt: skip
                return Reply("saved", in_a_row(parts))
            case "yes" | "no" if isinstance(self.context.due, Choice):
                keys = [option.key for option in self.context.due.options]
                if meaning in keys:
                    return f"choose {meaning}"
                if meaning == "no" and ("none" in keys or self.context.due.least == 0):
                    return "choose none"
                reason = self.context.due.reason
                return Misread(
                    say("choose first: {reason}", reason=reason), options_text(self.context.due)
                )
            case "end" if not isinstance(self.context.due, Act):
                return None
        if meaning in ("undo", "quit", "redo", "reroll", "yes", "no", "r", "log", "why"):
            return meaning
        return self._by(meaning) if meaning in ("now", "end", "map all", "rules house") else None

    def _odds(
        self, others: list[str], squares: list[str], cards: list[Item]
    ) -> str | Misread | None:
        """Ask for the odds of an attack: the one under way, or one at the only target."""
        weapons = [card.value for card in cards]
        if any(card.also for card in cards) or len(others) > 1 or len(squares) > 1:
            return None
        weapons = weapons if len(weapons) == 1 else []  # `pistol or rifle?`
        if others and not weapons and self._is_at_me(others[0]):
            return f"odds {self.speaker} from {others[0]}"  # `can green shoot me`
        tail = [*weapons, *(["from", squares[0]] if squares else [])]
        if not others:
            aimed = self._aimed()
            whom = [p for p in self.context.players if p != self.speaker]
            legal = [p for p in whom if p == aimed] or [p for p in whom if self.is_legal(f"s {p}")]
            if len(legal) != 1:
                asked = (f"odds {p}" for p in legal or whom)
                return Misread(
                    say("which target do you want the odds against?"),
                    did_you_mean(*list(asked)[:4]),
                )
            others = legal
        return self._by(" ".join(["odds", others[0], *tail]))

    def _rules(self) -> str | None:
        """Return the command that searches the rules for the subject of the sentence."""
        topics = self.said["topics"]
        if not self._is_asking() or self.tokens[0] in self.said["past"]:
            return None
        found = {i.value for i in self.of("word") if i.value in topics}
        if found:
            best = sorted(found, key=list(topics).index)[:2]
            if best[0] not in self.said["broad"] and best[-1] in self.said["broad"]:
                best = best[:1]
            return " ".join(["rules", *(topics[one] for one in best)])
        if self.of("card"):
            return None
        known = [i.word for i in self.items if i.kind in ("word", "thing") and i.value]
        known = [w for w in known if w not in self.said["small"] and self.in_rules(w)]
        return f"rules {known[0]}" if known else None

    def _opens_question(self) -> bool:
        """Return whether the sentence begins like a question, in any language: `was macht desync`,
        `does it hurt`, `wo steht Kim`."""
        first = next((t for t in self.tokens if t not in self.said.filler), "")
        return self.said.concepts.get(first) in _OPENERS or first in self.said["opening"]

    def _is_asking(self, but: Iterable[str] = ()) -> bool:
        return self.has(*(word for word in _ASKING if word not in but))

    def _aimed(self) -> str:
        """Return the target of the attack under way, or the only one: `how far away are they`."""
        due = self.context.due
        if isinstance(due, Choice) and due.target:
            return due.target
        others = [p for p in self.context.players if p != self.speaker]
        reason = re.findall(r"\w+", str(due.reason)) if isinstance(due, Roll) else []
        legal = [p for p in others if self.is_legal(f"s {p}")] if isinstance(due, Act) else []
        return next((p for p in others if p in reason), legal[0] if len(legal) == 1 else "")

    def _is_at_me(self, other: str) -> bool:
        """Return whether another player acts on the speaker: `Blue's chance to hit me`."""
        row = [i for i in self.items if i.value]
        me = next((n for n, i in enumerate(row) if i.word in self.said["aimed"]), -1)
        they = next((n for n, i in enumerate(row) if i.value == other), -1)
        is_i = any(i.word in self.said["acting"] for i in row)
        acts = [n for n, i in enumerate(row) if i.value in ("shoot", "hits", "chance")]
        return me >= 0 and not is_i and bool(acts) and (they < me or me > acts[0])

    def _by(self, input: str) -> str:
        is_own = self.speaker == self.context.speaker or not self.speaker
        return input if is_own else f"{self.speaker}: {input}"

    # -- commands ----------------------------------------------------------------------

    def _commands(self, verb: str) -> list[str]:
        """Return the commands with that verb that use every word. If some are legal, return only
        those."""
        by, actors = self.speaker, [i.value for i in self.of("player")]
        row = [i for i in self.items if i.value]
        while row and row[0].value in ("wait", "undo", "stop", "no", "not", "now", "yes"):
            row = row[1:]  # `wait! red plays disconnect`
        first = row[0] if row else None
        if first is not None and first.kind == "player" and len(row) > 1:
            is_actor = row[1].value in ("shoot", "move", "jump", "play", "use", "take")
            if first.value == self.speaker or (is_actor and not row[1].word.endswith("en")):
                by, actors = first.value, actors[1:]  # `blue plays desync`
        if verb in ("s", "p") and by != self.speaker:
            actors += [self.speaker] if self.has("me") else []  # `blue shoots me`
            actors = list(dict.fromkeys(actors))
        is_i = any(item.value == "me" for item in self.of("word"))
        is_other = is_i or (verb == "p" and self.speaker == self.context.speaker)
        if verb in ("p", "s") and by in actors and is_other and by == self.context.speaker:
            return self._interrupts(verb, by)
        if verb == "p" and self._cuts_in() and by == self.context.speaker:
            made = self._interrupts(verb, next(iter(actors), ""))
            if not isinstance(self.context.due, Act) or any(map(self.is_legal, made)):
                return made
        actors = [p for p in actors if p != by]
        made = list(dict.fromkeys(self._made(verb, by, actors)))
        made = [one for one in made if self._uses_all(f"{by} {one}")]
        if by != self.context.speaker:
            made = [one if ":" in one else f"{by}: {one}" for one in made]
        if len(made) > 1:
            made = [one for one in made if self.is_legal(one)] or made
        return made

    def _interrupts(self, verb: str, target: str) -> list[str]:
        """Return what anyone else could mean by `I play disconnect on Blue` in Blue's turn."""
        others = [p for p in self.context.players if p not in (target, self.context.speaker)]
        whom = [[target], []] if target and verb == "p" else [[target] if target else []]
        for aims in whom:
            made = [f"{by}: {one}" for by in others for one in self._made(verb, by, aims)]
            legal = made if self.secret else [one for one in made if self.is_legal(one)]
            if legal:
                return legal
        return made[:1]

    def _cuts_in(self) -> bool:
        """Return whether somebody interrupts another player's roll or choice without a name: `wait,
        I have a Disconnect`."""
        first = next((i.value for i in self.items if i.value), "")
        is_free = isinstance(self.context.due, Act)
        is_other = self.has("they") and self.has("me")  # `medkit on me before he rolls`
        cuts = first in ("wait", "stop") or (is_other and not is_free)
        return cuts and not self.is_named

    def _made(self, verb: str, by: str, players: list[str]) -> Iterator[str]:
        """Yield each command with that verb that these words could mean."""
        own = self.context.stands.get(by, "")
        squares = [i.value for i in self.of("square")]
        if len(squares) > 1 and squares[0] == own:
            squares = squares[1:]  # `b2 to c4`
        numbers = [i.value for i in self.of("number")]
        ways = [i.value for i in self.of("way")]
        items = self.of("card")
        cards = [[item.value, *item.also] for item in items]
        whats = [i.value for i in self.of("thing")]
        one_card = cards[0] if len(cards) == 1 else []
        match verb:
            case "s":
                if not cards and self.has("start"):
                    one_card, cards = ["start"], [["start"]]  # `with my basic gun`
                yield from self._shots(by, players, squares, numbers, ways, one_card, len(cards))
            case "m" if not cards and not players:
                if squares and not ways:
                    last = max(n for n, item in enumerate(self.items) if item.kind == "square")
                    if len(squares) == 2 and self.items[last - 1].word in self.said["via"]:
                        squares = squares[::-1]  # `to C7 over C6`
                    yield f"m {' '.join(squares)}"
                elif ways and not squares:
                    yield from self._walk(ways, numbers)
            case "j" if not cards and not players:
                if len(ways) == 1 and len(numbers) < 2 and not squares:
                    yield f"j {ways[0]} {numbers[0] if numbers else 2}"
                elif len(squares) == 1 and not ways and not numbers and own:
                    yield from self._jump(own, squares[0])
            case "p" | "use" if len(cards) == 1 and not ways:
                if len(players) > 1 or len(squares) > 1 or (numbers and verb == "p"):
                    return
                if players and self._is_weapon(one_card[0]):
                    return  # it is a shot
                if (
                    not players
                    and self.has("they")
                    and not any(t in self.said["self"] for t in self.tokens)
                ):
                    due = self.context.due.player if self.context.due else ""
                    players = [due] if due and due != by else players  # `disconnect him`
                tail = " ".join((*players, *squares, *numbers))
                for card in one_card:
                    if card == start_word(self.context, by) and card not in self.context.cards:
                        continue
                    speakers = [by]
                    is_named = self.has("me", "play", "use", "shoot") or players or self.secret
                    if by == self.context.speaker and not is_named:
                        speakers = [by, *(p for p in self.context.players if p != by)]
                    for name in speakers:
                        whose = f"{name}: " if name != by else ""
                        is_laid = card in self.context.laid(name)
                        yield f"{whose}{'use' if is_laid else 'p'} {card} {tail}".rstrip()
            case "take" if not ways and not players and not squares:
                here = [h for h in self.context.here if h in (*one_card, *whats)]
                named = self.context.cards
                decks = [h for h in self.context.here if h in named and named[h].deck in whats]
                wanted = here or decks or one_card or ([] if whats[:1] != ["blood"] else whats)
                wanted = wanted or whats[:1]  # what is not here gets a refusal
                yield from (f"take {what}" for what in wanted or self.context.here or ("",))
            case "drop" | "discard" if one_card or (verb == "discard" and whats):
                yield from (f"{verb} {card}" for card in one_card or whats[:1])
            case "spend" if not cards and not players:
                yield f"spend {' '.join(numbers[:1])}".rstrip()

    def _shots(
        self, by: str, players: list[str], squares: list[str], numbers: list[str],
        ways: list[str], weapons: list[str], many: int,
    ) -> Iterator[str]:  # fmt: skip
        stands = self.context.stands
        on = {stands[p]: p for p in self.context.players if p != by and p in stands}
        if len(squares) == 1 and squares[0] in on and players in ([], [on[squares[0]]]):
            players, squares = [on[squares[0]]], []  # `shoot the one on d1`
        if not players and not squares and self.has("they"):
            players = [p for p in on.values() if self.is_legal(f"s {p}")]
            if len(players) != 1:
                return
        special = self.context.cards.get(weapons[0]) if weapons else None
        if special is not None and not special.is_weapon:
            return  # `hit blue with desync` is a card to play
        is_counted = any(t in self.said["rounds"] for t in self.tokens)
        if (
            many > 1
            or len(numbers) > 1
            or (ways and not squares)
            or (numbers and not (many or is_counted))
        ):
            return  # `shoot blue twice` is two attacks, or two of ammo
        things = [i.value for i in self.of("thing") if not players]
        targets = [*players, *squares] or [at for at, what in self.context.lies if what in things]
        if not targets and not many:
            yield "s"
        for target in targets[:3]:
            for weapon in weapons or [""]:
                yield " ".join(w for w in ("s", target, weapon, *numbers) if w)

    def _walk(self, ways: list[str], numbers: list[str]) -> Iterator[str]:
        """Yield the steps of `two up and left`. Numbers come either before their directions or
        after them."""
        steps: list[str] = []
        parts = self.of("way", "number")
        is_after = parts[-1].kind == "number"
        for at, part in enumerate(parts):
            if part.kind == "number":
                continue
            count = parts[at + 1 : at + 2] if is_after else parts[max(0, at - 1) : at]
            times = int(count[0].value[:3]) if count and count[0].kind == "number" else 1
            if not 0 < times < 30:
                return
            steps += [part.value] * times
        if len(numbers) <= len(ways):
            yield f"m {' '.join(steps)}"

    def _jump(self, own: str, square: str) -> Iterator[str]:
        start, end = (parse_square(s.rpartition(":")[2]) for s in (own, square))
        if start is None or end is None or (start[0] == end[0]) == (start[1] == end[1]):
            return
        east, south = end[0] - start[0], end[1] - start[1]
        way = ("e" if east > 0 else "w") if east else ("s" if south > 0 else "n")
        yield f"j {way} {abs(east or south)}"

    def _glued(self) -> Sense | None:
        """Read `mb4` and `sblue`: a command and its square or target without a space."""
        if len(self.tokens) > 1 or self.items[0].value != self.tokens[0]:
            return None
        verb, word = self.tokens[0][:1], self.tokens[0][1:]
        if verb == "m" and word and self._is_square(word):
            return self._by(f"m {resolve_square(word, self.speaker, self.context)}")
        if verb == "s" and word and (name := self._player(word)) is not None:
            return self._by(f"s {name}")
        return None

    # -- dice and choices --------------------------------------------------------------

    def _dice(self, due: Roll) -> Sense | None:
        """Read dice among other words: `a six and a two`, `I rolled two sixes`. Numbers that are
        not the dice that are due get help, and nothing else."""
        numbers = self.of("number")
        each = Misread(
            say("this roll has {number} dice", number=due.dice),
            say("type each die, 1 to 6: `4 2 6`"),
        )
        if not numbers and len([i for i in self.items if i.value]) > 1:
            shown = self.items[-1].word in self.said["heard"] and self.has("is", "roll", "have")
            if shown and self.has("movement", "damage", "defense", "hits"):
                return each  # `movement is ate`
        if not numbers and all(i.word in self.said["outcome"] for i in self.items if i.value):
            return each if any(i.value for i in self.items) else None  # `I missed`
        others = [i for i in self.of("player", "card", "square") if i.value != due.player]
        if self.has("how", "count", "what", "can", "if", "would", "why", "rule"):
            return None
        kinds = ["do" if i.value == "do" else i.kind for i in self.items]
        if "do" in kinds and "number" not in kinds[: kinds.index("do")]:
            return None  # `do 4 and 5 hit`, but not `5 2, did I hit`
        if not self.asks and (named := self._named_faces(due)):
            return self._by(named)
        if self._swaps_numbers():
            return Guess("undo")  # `no wait, I had 3, not 5`
        heard = hear_dice(self.items, due, self.said)
        corrects = self.has("not", "undo", "no") or "sorry" in self.tokens
        if heard is None and corrects and self.has("last", "end"):
            return self._corrected_die(due, [int(i.value[:3]) for i in numbers])
        acts = self.has("move", "jump", "play", "use", "take", "end", "undo", "reroll")
        if heard is not None and not any(i.kind != "player" for i in others):
            spare = {*self.said["total"], *self.said["article"]}
            strange = {w for w in self._strange("r") if self.said.concepts.get(w) not in _ROLLED}
            strange -= spare
            slips = [item for item in numbers if item.is_slip]
            is_sure = not (slips or heard.is_guess or strange or corrects or others or self.asks)
            if is_sure or (not acts and (len(strange) < 2 or len(heard.rolls) > 1)):
                made = self._by(heard.input)
                return made if is_sure else Guess(made)
        is_past = any(t in self.said["rolled"] for t in self.tokens)
        is_past_hit = (
            any(t in self.said["outcome"] for t in self.tokens) and "to" not in self.tokens
        )
        if (is_past or is_past_hit) and not numbers and self.has("roll") and not self.asks:
            return each  # `rolled it, hit`
        is_total = any(int(item.value[:3]) > 6 for item in numbers)  # `i roled elevn`
        few = len(numbers) < min(due.dice, 2) and not is_total
        if self.has("roll", "undo") and few and not is_past:
            return None  # `roll the two dice`
        if (
            not numbers
            or self.asks
            or (acts and not is_past)
            or any(i.kind != "player" for i in others)
        ):
            return None
        return None if self.has("roll") and "me" in self.tokens else each

    def _swaps_numbers(self) -> bool:
        """Return whether one number corrects another that was typed before: `3, not 5`."""
        row = [i for i in self.items if i.kind == "number" or i.value == "not"]
        kinds = ["not" if i.value == "not" else i.kind for i in row]
        return kinds[-3:] == ["number", "not", "number"] and kinds.count("number") == 2

    def _named_faces(self, due: Roll) -> str:
        """Return the two dice that have a name of their own: 1 1 for `snake eyes`."""
        if due.dice != 2 or len(self.of("number")) > 1:
            return ""
        spoken = f" {self.sentence} "
        return next((v for k, v in self.said["dice"].items() if f" {k} " in spoken), "")

    def _corrected_die(self, due: Roll, faces: list[int]) -> Sense | None:
        """Read `4 and 5, no, the last one is a 6` as 4 6."""
        if len(faces) != due.dice + 1 or not all(1 <= face <= 6 for face in faces):
            return None
        return Guess(self._by(" ".join(map(str, [*faces[:-2], faces[-1]]))))

    def _answer(self, due: Choice) -> Sense | None:
        """Return the option that the sentence names."""
        keys = {option.key for option in due.options}
        if keys == {"yes", "no"} and (agrees := self.agrees()) is not None:
            return "choose yes" if agrees else "choose no"
        if (self.of("way") and not self.of("square", "card", "player")) or self.asks:
            return None  # `I go down two` is a step, not the second option
        if self.has("what", "how", "count", "why", "which", "undo", "if") or self._opens_question():
            return None
        if self.has("roll") and self.of("number") and not self.of("card", "square", "player"):
            return Misread(say("no dice now: {reason}", reason=due.reason), options_text(due))
        spoken = set(self.tokens)
        values = {i.value.casefold() for i in self.items if i.value}
        values |= {other.casefold() for i in self.items for other in i.also}
        found = []
        for option in due.options:
            key = option.key.casefold()
            text = kebab(str(option.text)).split("-")
            named = {key, *(word for word in text if word not in self.said["option"])}
            named = named if len(key) > 1 else {key}
            if key == "start":
                named |= {start_word(self.context, due.player), "start"}
            is_square = key.rpartition(":")[2] in {v.rpartition(":")[2] for v in values}
            parts = {p for p in key.split("-") if len(p) >= _LEAST_PART}
            if key in values or is_square or key in spoken or parts & spoken or named & values:
                found.append(option.key)
        counts = [i for i in self.of("number") if not found or i.word not in ("one", "eins")]
        numbers = [int(i.value[:6]) for i in counts]
        does = self.has("shoot", "jump", "end", "discard", "drop")
        if not found and len(numbers) == 1 and not does:
            by_number = numbered_options(due)
            found = [by_number[numbers[0]]] if numbers[0] in by_number else []
        is_none = self.has("nothanks") and len(self.items) < 3 and not found
        if is_none and "die" in keys:
            return Guess("choose die")  # `neither` cure
        if is_none and (due.least == 0 or "none" in keys):
            return Guess("choose none")
        if not found and self.has("last") and not does and len(self.items) < 4:
            return Guess(f"choose {due.options[-1].key}")  # `the last one`
        first = next((text for text in _CLAUSES.split(self.rest) if fold(text)), "")
        spares = any(f" {phrase} " in f" {self.sentence} " for phrase in self.said["sparing"])
        if (
            fold(first) != self.sentence
            and not spares
            and (not found or self.has("not", "save", "other"))
        ):
            made = self._part(first)._answer(due)  # `the pistol, saving the rifle`
            return Guess(made) if isinstance(made, str) else made
        if not found or self.has("not", "save", "other") or spares:
            return None  # `anything but the rifle`
        if len(found) == 1 and numbers and due.is_of_shot and self.of("card"):
            return f"{found[0]} {numbers[0]}" if len(numbers) == 1 else None
        if 1 < len(found) <= due.most and not any(item.also for item in self.items):
            return f"choose {' '.join(found)}"
        if len(found) > 1:
            return self._ask(f"choose {key}" for key in found)
        known = self.said.concepts
        is_sure = all(i.kind != "word" or i.word in known for i in self.items)
        is_sure = is_sure and not any(i.is_slip for i in self.items)
        return f"choose {found[0]}" if is_sure else Guess(f"choose {found[0]}")

    def agrees(self, about: str = "") -> bool | None:
        """Return the yes or no that the sentence begins with, if it says nothing else."""
        cues = self.cues
        if not cues or self.asks or self.is_conditional:
            return None
        is_yes = cues[0][2]
        if is_yes and not all(yes for *_, yes in cues):
            return None  # `yes, no, wait`
        used = fold(about).split()
        inside = {n for at, count, _ in cues for n in range(at, at + count)}
        rest = self._part(" ".join(t for n, t in enumerate(self.tokens) if n not in inside))
        named = [i for i in rest.of("player", "card", "square") if i.value != self.speaker]
        if any(i.value.casefold() not in used for i in named):
            return None
        verbs = {"m": "move", "j": "jump", "s": "shoot", "p": "play"}
        own = {verbs.get(word, word) for word in used[:2]}
        others = {verb for verb in _VERBS if rest.has(verb)} - own
        return None if is_yes and others else is_yes

    @cached_property
    def is_conditional(self) -> bool:
        """Return whether a yes or no has a condition, or is a part of a question: `ok, but only if
        I survive`, `is there no other way`."""
        before = self.tokens[: self.cues[0][0]] if self.cues else []
        asks = any(self.said.concepts.get(token) in _ASKING for token in before)
        return asks or self.has("if")

    @cached_property
    def cues(self) -> list[tuple[int, int, bool]]:
        """Return where words mean yes or no, how many words, and which of both; nothing if the
        sentence doesn't begin with them."""
        agree, refuse = self.said["agree"], self.said["refuse"]
        found: list[tuple[int, int, bool]] = []
        at = 0
        while at < len(self.tokens):
            counts = range(min(4, len(self.tokens) - at), 0, -1)
            phrases = {count: " ".join(self.tokens[at : at + count]) for count in counts}
            count = next((n for n, p in phrases.items() if p in agree or p in refuse), 0)
            if count:
                found.append((at, count, phrases[count] in agree))
            elif at == 0 and (slip := self._mistyped_answer(phrases[1])) is not None:
                found.append((at, 1, slip))
            at += count or 1
        before = self.tokens[: found[0][0]] if found else []
        return found if len([word for word in before if word not in self.said.filler]) < 2 else []

    def _mistyped_answer(self, word: str) -> bool | None:
        """Return the yes or no that an unknown word is one letter away from: `yse`, `npe`."""
        if len(word) < _LEAST_ANSWER or word in self.said.known or self._names(word):
            return None
        near = {one for one in typos(word) if len(one) > 1}
        near = {one for one in near & self._plain_answers if one[0] == word[0]}
        meant = {one in self.said["agree"] for one in near}
        return meant.pop() if len(meant) == 1 else None

    @cached_property
    def _plain_answers(self) -> set[str]:
        plain = {"yes", "no"}
        answers = {*self.said["agree"], *self.said["refuse"]}
        return {one for one in answers if self.said.concepts.get(one) in plain}

    # -- asking back -------------------------------------------------------------------

    def _ask(self, inputs: Iterable[str]) -> Misread:
        made = list(dict.fromkeys(inputs))
        return Misread(say("that could mean several things"), did_you_mean(*made[:4]))

    def _suggest(self, likely: Iterable[str] = ()) -> Misread:
        """Suggest inputs: the likely ones, and others made from the names, cards and squares in the
        sentence."""
        what = say("can't read `{typed}`", typed=shown(self.sentence))
        can = list(likely)
        for item in self.of("player"):
            if item.value != self.speaker:
                can += [f"s {item.value}", f"odds {item.value}"]
            can.append(f"who {item.value}")
        for item in self.of("card"):
            if item.value in self.context.cards:
                can += [f"p {item.value}", f"show {item.value}"]
        for item in self.of("square"):
            can += [f"m {item.value}", f"los {item.value}"]
        if not can:
            topics = [self.said["topics"].get(i.value, "") for i in self.of("word")]
            can += [f"rules {topic}" for topic in topics[:2] if topic]
        due = self.context.due
        if not isinstance(due, Act):
            can = [one for one in can if not one.startswith(("s ", "m "))]
        if can:
            return Misread(what, did_you_mean(*list(dict.fromkeys(can))[:6]))
        is_word = len(self.tokens[0]) > _LEAST_PART and not any(
            is_slip(self.sentence, verb) for verb in verbs_of(self.context.modules)
        )
        if isinstance(due, Choice) and is_sentence(self.tokens):
            return Misread(what, options_text(due) or NOTHING)
        if isinstance(due, Roll) and (len(self.tokens) > 1 or is_word):
            dice = " ".join("42635"[n % 5] for n in range(min(due.dice, 6)))
            return Misread(what, type_one_of([dice, "r", "undo", "?"]))
        if isinstance(due, Act) and len(self.tokens) > 1:
            others = [p for p in self.context.players if p != self.speaker]
            aims = [f"s {p}" for p in others if self.is_legal(f"s {p}")][:1]
            walks = [f"m {way}" for way in "nesw" if self.is_legal(f"m {way}")][:1]
            return Misread(what, type_one_of([*aims, *walks, "end", "?"]))
        return Misread("")


def is_slip(typed: str, name: str) -> bool:
    """Return whether the two differ in one letter, or in two swapped neighbors."""
    return len(name) >= _LEAST_PART and typed != name and name in typos(typed)


def is_short(typed: str, name: str) -> bool:
    """Return whether the typed word is the name without its vowels: `jmp`, `lft`."""
    return typed[0] == name[0] and typed == name[0] + re.sub("[aeiou]", "", name[1:])
