"""Understanding sentences that the grammar can't read: `I'd like to fire at blue` is `s Blue`.

`understand` finds the verb, players, cards, squares, numbers and directions in a sentence, and
returns the input that uses them all. If several inputs fit, or a word is unknown, it asks; it never
guesses. The words of each language are a data file in `templates/words/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Literal

from fragkit.board.board import NoPlace
from fragkit.board.square_names import parse_square
from fragkit.language.sentences import NOTHING, say
from fragkit.model.word_values import kebab
from fragkit.referee.parsing.command_text import split_speaker
from fragkit.referee.parsing.context import (
    ParseContext,
    near_words,
    numbered_options,
    resolve_square,
    start_word,
    verbs_of,
)
from fragkit.referee.parsing.matching import Misread, did_you_mean, plain_typing, shown, type_one_of
from fragkit.rules.requests import Act, Choice, Over, Roll, options_text
from fragkit.shipped_files import share
from fragkit.values import dataclass

Kind = Literal[
    "verb", "player", "me", "card", "square", "number", "way", "what", "filler", "unknown"
]
_LONGEST_PHRASE = 3  # words of a verb
_MOST_WORDS = 40
_LEAST_SLIP = 5  # letters of a question's word with a typo
_LEAST_PART = 4  # letters that name a card by one of its words
_QUESTION_FIRST = ("odds", "reach", "who", "los", "hand", "map", "log", "rules")
_ACTIONS = ("end", "undo", "redo", "r", "quit", "saved", "reroll")  # phrases that do something
_SAID_TOO = ("quit", "no", "yes", "who")  # commands that begin sentences: `no more for me`
_CLAUSES = re.compile(r"[,.;!?…–—]+|\band\b|\bbut\b|\bund\b|\baber\b", re.IGNORECASE)
_ASKS_FIRST = (
    "can",
    "could",
    "may",
    "how",
    "what",
    "why",
    "do",
    "does",
    "is",
    "kann",
    "wie",
    "was",
)
_SIGNS = str.maketrans(
    {"🔫": " shoot ", "➡": " east ", "⬅": " west ", "⬆": " north ", "⬇": " south ", "→": " east "}
    | {"←": " west ", "↑": " north ", "↓": " south "}
)


class Words:
    """The words people use, in every language: section -> typed words -> meaning."""

    def __init__(self, texts: list[str]) -> None:
        self.sections: dict[str, dict[str, str]] = {}
        for text in texts:
            section = ""
            for line in text.splitlines():
                if line.startswith("["):
                    section = line.strip("[] ")
                elif "=" in line and not line.startswith("#"):
                    meaning, _, said = line.partition("=")
                    table = self.sections.setdefault(section, {})
                    for one in said.split(","):
                        table.setdefault(fold(one), meaning.strip())
        shorter = {self.plain(said): key for said, key in self["phrases"].items()}
        self.phrases = {said: key for said, key in shorter.items() if " " in said}
        self.phrases |= self["phrases"]
        self.requests = [f" {said} " for said in self["requests"]]
        self.known = {w for table in self.sections.values() for said in table for w in said.split()}

    def __getitem__(self, section: str) -> dict[str, str]:
        return self.sections.get(section, {})

    def plain(self, said: str) -> str:
        """Leave out polite words, unless nothing remains."""
        return " ".join(w for w in said.split() if w not in self["polite"]) or said


@cache
def words() -> Words:
    folder = share("templates") / "words"
    return Words([path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))[::-1]])


def fold(text: str) -> str:
    """Return lowercase words without punctuation: "What's next?" -> `whats next`."""
    text = plain_typing(text.translate(_SIGNS)).casefold().replace("'", "").replace("w/", " with ")
    text = re.sub(r"[^\w@:/+-]+", " ", text)
    return " ".join(re.sub(r"(?<!\w)[-:/+]+|[-:/+]+(?!\w)", " ", text).split())


@dataclass(frozen=True, slots=True)
class Item:
    """One or several words of the sentence, with their meaning."""

    kind: Kind
    value: str
    word: str
    also: tuple[str, ...] = ()  # other cards that it could be
    is_slip: bool = False  # a typo never does anything: it gets a suggestion


@dataclass(frozen=True, slots=True)
class Guess:
    """The only input that a sentence can mean although some of its words are unknown; the player
    must confirm it."""

    input: str


Legal = Callable[[str], bool]
Sense = str | Guess | Misread


def understand(
    text: str, context: ParseContext, is_legal: Legal, secret: bool, in_rules: Legal = bool
) -> Sense:
    """Return the input that the sentence means, or a question, or suggestions.

    `secret`: hands are dealt, so don't show who could play a card. `in_rules`: whether a word is in
    the rules.
    """
    speaker, rest = split_speaker(text, context)
    if isinstance(speaker, Misread):
        speaker, rest = context.speaker, text
    sentence = fold(rest)
    if isinstance(context.due, Roll):
        sentence = re.sub(r"(?<=\d)\D{1,2}(?=\d)", " ", sentence)  # `2n5`
        sentence = re.sub(r"(?<=[a-z])[-/+](?=[a-z])", " ", sentence)  # `five-three`
    if not sentence or len(sentence.split()) > _MOST_WORDS:
        return Misread("")
    reader = Reader(sentence, "?" in text, speaker, context, is_legal, secret)
    reader.in_rules = in_rules
    reader.clauses = [clause for part in _CLAUSES.split(rest) if (clause := fold(part))]
    return reader.read()


def plain_answer(typed: str, options: Iterable[str] = ()) -> str:
    """Return the meaning of an answer before the game: `undo`, `quit`, `help`, `yes` or `no`, the
    options it names (`the foundry, please`), or the typed text."""
    said, sentence = words(), fold(typed)
    meaning = said.phrases.get(sentence) or said.phrases.get(said.plain(sentence), "")
    known = {fold(one).replace("-", " "): one for one in options}
    if sentence.replace("-", " ") in known:
        return known[sentence.replace("-", " ")]
    if meaning in ("undo", "quit", "help", "yes", "no"):
        return meaning
    tokens = [t for t in sentence.split() if t not in said["filler"] and t not in said["polite"]]
    numbers = [said["numbers"].get(t, t) for t in tokens]
    if tokens and all(number.isdecimal() for number in numbers):
        return " ".join(numbers)
    bare, found = " ".join(tokens).replace("-", " "), list[str]()
    while bare:
        name = next((n for n in sorted(known, key=len)[::-1] if f"{bare} ".startswith(f"{n} ")), "")
        if not name:
            return typed
        found.append(known[name])
        bare = bare[len(name) :].strip()
    return ",".join(found) or typed


def is_sentence(typed: Iterable[str]) -> bool:
    """Return whether the text has a word that only sentences have: `the`, `can`, `my`."""
    said = words()
    return any(fold(word) in said[s] for word in typed for s in ("polite", "asking"))


def is_typed_command(text: str, context: ParseContext) -> bool:
    """Return whether the text starts with a command that is not a spoken word: `s`, `override`,
    `los`."""
    _, rest = split_speaker(text, context)
    first, _, others = fold(rest).partition(" ")
    is_said = first in words()["verbs"] or first == "what"
    is_said = is_said or (first in _SAID_TOO and is_sentence(others.split()))
    return first in verbs_of(context.modules) and not is_said


class Reader:
    """One sentence of one speaker."""

    def __init__(
        self, sentence: str, asks: bool, speaker: str, context: ParseContext, is_legal: Legal,
        secret: bool,
    ) -> None:  # fmt: skip
        self.context, self.speaker, self.is_legal, self.secret = context, speaker, is_legal, secret
        self.said = words()
        self.clauses: list[str] = []
        self.in_rules: Legal = bool
        self.tokens, self.typed = sentence.split(), sentence
        if len(self.tokens) > 1:
            self.tokens = self._with_squares(self.tokens)
            self.tokens = [self._spelled(word) for word in self.tokens]
        self.sentence = " ".join(self.tokens)
        self.items = self._without_loose_ways(self._joined(list(self._items(self.tokens))))
        first = next((t for t in self.tokens if t not in self.said["polite"]), self.tokens[0])
        asking = self.said["asking"]
        by_first = first in asking and self.tokens[0] not in self.said["me"]
        self.asks = asks or by_first or self.tokens[0] in asking
        self.is_request = any(r in f" {self.sentence} " for r in self.said.requests)
        self.refuses = any(token in self.said["negation"] for token in self.tokens)

    # -- words -------------------------------------------------------------------------

    def _base(self, word: str) -> str:
        """Return the known verb or question of an inflected word: `popping`, `rolls`, `seeing`."""
        for ending in ("ing", "ed", "es", "s"):
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < 3:
                continue
            single = stem[:-1] if stem[-1] == stem[-2] else stem
            for base in (stem, single, f"{stem}e"):
                if base in self.said["verbs"] or base in self.said["questions"]:
                    return base
        return ""

    def _with_squares(self, tokens: list[str]) -> list[str]:
        """Join a square that is dictated as a letter and a number: `to bee five`, `auf c drei`."""
        if isinstance(self.context.due, Roll) or self.context.board is None:
            return tokens
        made: list[str] = []
        for _at, word in enumerate(tokens):
            letter = made[-1] if made else ""
            letter = self.said["letters"].get(letter, letter)
            number = self.said["numbers"].get(word) or word
            is_led = len(made) > 1 and made[-2] in self.said["places"]
            is_word = letter in ("a", "i") or letter in self.said["ways"]
            is_letter = len(letter) == 1 and letter.isalpha() and (is_led or not is_word)
            if is_letter and number.isdecimal() and self._is_square(letter + number):
                made[-1:] = [letter + number]
            else:
                made.append(word)
        return made

    def _spelled(self, word: str) -> str:
        """Expand chat abbreviations (`u`, `pls`), unless they are names in this game."""
        if self._player(word) is not None:
            return word
        if word in self.said["ways"] and not isinstance(self.context.due, Roll):
            return word  # `n` is "and" between dice
        if word in self.said["spelling"] or word in self.said.known or len(word) < _LEAST_SLIP:
            return self.said["spelling"].get(word, word)
        if any(word in id.casefold().split("-") for id in self.context.cards):
            return word
        if base := self._base(word):
            return base
        tables = (self.said["questions"], self.said["asking"])
        near = {said for table in tables for said in table if is_slip(word, said)}
        others = {said for said in self.said["verbs"] if is_slip(word, said)}
        return near.pop() if len(near) == 1 and not others else word  # `chnace`

    def of(self, *kinds: Kind) -> list[Item]:
        return [item for item in self.items if item.kind in kinds]

    def _items(self, tokens: list[str]) -> Iterator[Item]:
        at = 0
        while at < len(tokens):
            item, count = self._item(tokens[at:])
            yield item
            at += count

    def _joined(self, items: list[Item]) -> list[Item]:
        """Read `the blue one` without its number, and `werfe … ab` as the verb `werfe ab`."""
        verbs, last = self.said["verbs"], self.tokens[-1]
        for at, item in enumerate(items):
            before = items[at - 1] if at else item
            is_noun = before.kind in ("player", "card", "unknown") and before is not item
            is_nth = before.kind == "number" and before is not item
            is_noun = is_noun or (is_nth and not isinstance(self.context.due, Roll))
            is_start = item.kind == "unknown" and item.word in self.said["starting"]
            if (item.word in self.said["pronouns"] and is_noun) or is_start:
                items[at] = Item("filler", "", item.word)
            after = items[at + 1].word if at + 1 < len(items) else ""
            if item.kind == "number" and after in self.said["die"]:
                items[at] = Item("filler", "", item.word)  # `one die says 4`
            apart = f"{item.word} {last}"
            if item.kind in ("verb", "unknown") and apart in verbs and item is not items[-1]:
                items[at] = Item("verb", verbs[apart], item.word)
        return items

    def _without_loose_ways(self, items: list[Item]) -> list[Item]:
        """Read `up`, `right` and `left` as directions only in a move, not in `power up`."""
        verbs = {i.value for i in items if i.kind == "verb"}
        is_other = bool(verbs) and not verbs & {"m", "j"}
        others = ("card", "player", "what", "unknown")
        is_other = is_other or (not verbs and any(i.kind in others for i in items))
        if not is_other or any(i.kind == "number" for i in items):
            return items
        loose = self.said["loose"]
        return [
            Item("filler", "", i.word) if i.kind == "way" and i.word in loose else i for i in items
        ]

    def _item(self, rest: list[str]) -> tuple[Item, int]:
        said, word = self.said, rest[0]
        if (name := self._player(word)) is not None:
            return Item("player", name, word), 1
        if (found := self._card(rest)) is not None:
            return found
        for count in range(min(len(rest), _LONGEST_PHRASE), 0, -1):
            joined = " ".join(rest[:count])
            if joined in said["verbs"]:
                return Item("verb", said["verbs"][joined], joined), count
        if self._is_square(word):
            return Item("square", resolve_square(word, self.speaker, self.context), word), 1
        if word in said["me"] and self.speaker:
            return Item("me", self.speaker, word), 1
        thing = said["names"].get(word, word)
        if thing in self.context.decks or any(thing == what for _, what in self.context.lies):
            return Item("what", thing, word), 1
        number = said["numbers"].get(word) or (word if word.isdecimal() else "")
        if not number and word.strip("x").isdecimal() and len(word) < 4:
            number = word.strip("x")  # `east x2`
        if not number and len(word) == 2 and word[0].isdecimal() and word[1] == "s":
            number = word[0]  # `two 6s`
        if number:
            return Item("number", number, word), 1
        if word in said["ways"]:
            return Item("way", said["ways"][word], word), 1
        if any(word in said[s] for s in ("filler", "questions", "asking", "negation", "polite")):
            return Item("filler", "", word), 1
        return self._slip(word) or Item("unknown", "", word), 1

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

    def _card(self, rest: list[str]) -> tuple[Item, int] | None:
        """Find a card by its name, or by a word of it that belongs to no other."""
        context, own = self.context, start_word(self.context, self.speaker)
        names = {id.casefold(): id for id in (*context.cards, own)}
        glued = {id.casefold().replace("-", ""): id for id in context.cards if "-" in id}
        if rest[0] in glued and rest[0] not in names:
            return Item("card", glued[rest[0]], rest[0]), 1
        for count in range(min(len(rest), 5), 0, -1):
            joined = "-".join(rest[:count])
            if joined in names:
                return Item("card", names[joined], " ".join(rest[:count])), count
        word = self.said["names"].get(rest[0], rest[0])
        if word in names:
            return Item("card", names[word], rest[0]), 1
        near = near_words(context, self.speaker)
        short = [id for id in near if "-" in id and word == "".join(p[0] for p in id.split("-"))]
        if len(short) == 1:
            return Item("card", short[0], word), 1  # `pr`, the pulse rifle
        is_known = rest[0] in self.said.known and word == rest[0]
        if len(word) < _LEAST_PART or is_known or word in context.decks:
            return None
        alike = [id for name, id in names.items() if word in name.split("-")]
        alike = alike or [id for name, id in names.items() if name.startswith(word)]
        near = [id for id in alike if id in near_words(context, self.speaker)]
        found = near if len(near) == 1 else alike
        if not found:
            return None
        count = 1
        while count < len(rest) and rest[count] in found[0].split("-"):
            count += 1  # `the pulse rifle`
        return Item("card", found[0], word, tuple(found[1:])), count

    def _slip(self, word: str) -> Item | None:
        """Read a word with one wrong, missing, doubled or swapped letter, or without its vowels, as
        the only similar word."""
        if len(word) < 2 or not word.isalpha() or word in self.said["common"]:
            return None
        own = start_word(self.context, self.speaker)
        cards = {id.casefold(): id for id in (*near_words(self.context, self.speaker), own) if id}
        found: dict[tuple[Kind, str], None] = {}
        for is_like in (is_slip, is_short):
            for name in self.context.players:
                if is_like(word, name.casefold()):
                    found["player", name] = None
            for name, id in cards.items():
                if any(is_like(word, part) for part in (name, *name.split("-"))):
                    found["card", id] = None
            kinds: tuple[tuple[Kind, str], ...] = (("verb", "verbs"), ("way", "ways"))
            for kind, section in kinds:
                for said, meaning in self.said[section].items():
                    if len(said) > 3 and is_like(word, said):
                        found[kind, meaning] = None
            if found:
                break
        if len(found) != 1:
            return None
        kind, value = next(iter(found))
        return Item(kind, value, word, is_slip=True)

    # -- sentences ---------------------------------------------------------------------

    def read(self) -> Sense:
        phrases = self.said.phrases
        phrase = phrases.get(self.sentence) or phrases.get(self.typed)  # `tun` is no `turn`
        phrase = phrase or self.said.phrases.get(self.said.plain(self.sentence))
        if phrase is None and not (self.asks or self.refuses):
            bare = [t for t in self.tokens if t not in self.said["filler"]]
            phrase = self.said.phrases.get(" ".join(bare))
            if len(bare) == 1 and len(self.tokens) > 2 and phrase in ("yes", "no", "now"):
                phrase = None  # `nothing more for me, next`
        if phrase is not None:
            return self._phrase(phrase)
        due = self.context.due
        if isinstance(due, Roll) and (dice := self._dice(due)) is not None:
            return dice
        spotted = self._spotted()
        is_action = isinstance(spotted, Guess | Misread)
        if self.asks and not is_action and (topic := self._general()):
            return f"rules {topic}"
        if spotted is not None:
            return spotted
        if not self._is_ordered() and (question := self._question()) is not None:
            return question
        if self.refuses:
            return self._suggest()
        if isinstance(due, Choice) and (answer := self._answer(due)) is not None:
            return answer
        made = self._glued() or self._several() or self._command()
        if made is None and self.asks:
            made = self._question()
            return made if made is not None else self._suggest()
        made = made or self._suggest()
        return Guess(made) if isinstance(made, str) and self.asks else made

    def _is_ordered(self) -> bool:
        """Return whether a question asks for an action: `could you move me to c3?`"""
        verbs = {item.value for item in self.of("verb")}
        first = next((t for t in self.tokens if t not in self.said["polite"]), "")
        if not verbs or (first in self.said["asking"] and first not in self.said["ordering"]):
            return False
        if any(t in self.said["questions"] and t not in self.said["ways"] for t in self.tokens):
            return False
        has_may = any(t in self.said["ordering"] for t in self.tokens)
        return self.is_request or (has_may and bool(verbs & {"j", "take", "p", "drop", "discard"}))

    def _spotted(self) -> Sense | None:
        """Find a phrase in a longer sentence: `oops misclick, undo please`. The player must confirm
        it, because the rest of the sentence may mean something else."""
        said, found, spoken = self.said, dict[str, int](), set[str]()
        for clause in self.clauses:
            tokens = [self._spelled(word) for word in clause.split()]
            plain = " ".join(tokens)
            bare = " ".join(t for t in tokens if t not in said["filler"])
            exact = said.phrases.get(plain) or said.phrases.get(said.plain(plain))
            if exact is None and not self.asks:
                exact = said.phrases.get(bare)
            if exact is not None:
                found[exact] = max(found.get(exact, 0), len(tokens))
                spoken.update(tokens)
                continue
            for size in range(min(len(tokens), 7), 1, -1):
                runs = (" ".join(tokens[n : n + size]) for n in range(len(tokens) - size + 1))
                if hits := [run for run in runs if run in said.phrases and run in said["phrases"]]:
                    found[said.phrases[hits[0]]] = max(found.get(said.phrases[hits[0]], 0), size)
                    spoken.update(hits[0].split())
                    break
        for weak in ("yes", "no"):
            found.pop(weak, None)
        if len(found) > 1 and found.get("now") == 1:
            found.pop("now")  # `ok`, `thanks`
        named = self.of("card", "square", "number", "what")
        named += [i for i in self.of("way") if i.word not in said["loose"]]  # `right, I am done`
        due = self.context.due
        roller = due.player if isinstance(due, Roll) else ""
        whom = [i for i in self.of("player") if i.value != roller]
        wanted = [m for m in found if m in _ACTIONS] or list(found)
        if not wanted:
            return None
        best = max(wanted, key=lambda m: found[m])
        if best not in _ACTIONS:
            verbs = {i.value for i in self.of("verb") if not set(i.word.split()) <= spoken}
            rest = [i for i in self.of("unknown") if i.word not in spoken]
            defines = any(t in said["defining"] and t not in spoken for t in self.tokens)
            is_him = best in ("reach", "now") and any(t in said["they"] for t in self.tokens)
            is_other = bool(rest) or "j" in verbs or defines or is_him
            return None if named or whom or is_other else self._phrase(best)
        first = next((t for t in self.tokens if t not in said["polite"]), "")
        asks_how = first in said["asking"] and first not in said["ordering"]
        is_whole = {*self.tokens} <= {*spoken, *said["filler"], *said["polite"]}
        asks_how = asks_how and not (is_whole and len(self.clauses) > 1)
        asks_how = asks_how and (self.asks or self.tokens[0] not in said["me"])
        rest = [i for i in self.of("verb") if not set(i.word.split()) <= spoken]
        does = {i.value for i in rest} - {"r", "undo", "end", "m", "take"}
        if best != "undo" and (asks_how or (self.refuses and best != "r") or does or named):
            return None
        if whom and best not in ("end", "undo"):
            return None
        if asks_how or (best == "undo" and self.of("square", "way")):
            return None
        made = self._phrase(best)
        return Guess(made) if isinstance(made, str) else made

    def _glued(self) -> str | None:
        """Read `mb4` and `sblue`, a command and its square or target without a space."""
        word = self.sentence[1:]
        if " " in self.sentence or not word or self.items[0].kind != "unknown":
            return None
        if self.sentence[0] == "m" and self._is_square(word):
            return self._by(f"m {resolve_square(word, self.speaker, self.context)}")
        if self.sentence[0] == "s" and (name := self._player(word)) is not None:
            return self._by(f"s {name}")
        return None

    def _phrase(self, meaning: str) -> str | Misread:
        if meaning == "new":
            if isinstance(self.context.due, Over):
                return "rematch"
            return Misread(
                say("this game is not over yet"),
                say("type `quit` to leave it; it stays saved. A new game needs another file name"),
            )
        if meaning == "saved":
            return Misread(
                say("everything is saved after each input"), say("to leave, type `quit`")
            )
        if meaning == "odds":
            return self._odds()
        due = self.context.due
        if meaning in ("yes", "no") and isinstance(due, Choice):
            keys = [option.key for option in due.options]
            if meaning in keys:
                return f"choose {meaning}"
            if meaning == "no" and ("none" in keys or due.least == 0):
                return "choose none"
        if meaning in ("undo", "quit", "redo", "reroll", "yes", "no", "r"):
            return meaning
        return self._by(meaning)

    def _odds(self) -> str | Misread:
        """Ask for the odds of the attack under way, or against the only target."""
        aimed = self._aimed()
        others = [p for p in self.context.players if p != self.speaker]
        legal = [p for p in others if p == aimed] or [p for p in others if self.is_legal(f"s {p}")]
        if len(legal) == 1:
            return self._by(f"odds {legal[0]}")
        asked = (f"odds {p}" for p in legal or others)
        return Misread(
            say("which target do you want the odds against?"), did_you_mean(*list(asked)[:4])
        )

    def _by(self, input: str) -> str:
        is_own = self.speaker == self.context.speaker or not self.speaker
        return input if is_own else f"{self.speaker}: {input}"

    def _dice(self, due: Roll) -> Sense | None:
        """Read dice among fillers: `a six and a two`, `I rolled two sixes`."""
        if self.sentence in self.said["dice"]:
            return self._by(self.said["dice"][self.sentence])
        named = [v for k, v in self.said["dice"].items() if f" {k} " in f" {self.sentence} "]
        if named and not self.of("number") and due.dice == 2:
            return self._by(named[0])
        numbers = [i for i in self.of("number") if i.word not in ("first", "second", "1st", "2nd")]
        numbers = numbers or self.of("number")
        others = [i for i in self.items if i.kind in ("verb", "player", "card", "square")]
        others = [i for i in others if i.value != due.player]  # `Blue rolls 4 2`
        if not numbers or self.refuses or any(i.value not in ("r", "s") for i in others):
            return None
        if any(token in _ASKS_FIRST for token in self.tokens[:2]):
            return None
        faces = self._with_counts(numbers)
        if len(faces) > due.dice and not self._is_counted_off():  # `one says 6, the other one 3`
            numbers = [i for i in numbers if i.word not in ("one", "eins")]
            faces = self._with_counts(numbers)
        if len(faces) == 1 and due.dice == 2 and any(t in self.said["twin"] for t in self.tokens):
            faces = faces * 2  # `both 4`
        if len(faces) == 1 and any(t in self.said["every"] for t in self.tokens):
            faces = faces * due.dice  # `all threes`
        if len(faces) == due.dice and all(1 <= face <= 6 for face in faces):
            made = self._by(" ".join(map(str, faces)))
            is_sure = not (self.of("unknown") or "s" in {i.value for i in others})
            return made if is_sure else Guess(made)
        return Misread(
            say("{number} dice are due", number=due.dice), say("type each die, 1 to 6: `4 2 6`")
        )

    def _with_counts(self, numbers: list[Item]) -> list[int]:
        """Return the faces, with a count before a plural: 4 4 1 for `two fours and a 1`."""
        faces: list[int] = []
        for item in numbers:
            is_plural = item.word in self.said["plurals"] or re.fullmatch(r"\ds", item.word)
            count = faces.pop() if is_plural and faces else 1
            faces += [int(item.value)] * count
        return faces

    def _is_counted_off(self) -> bool:
        """Return whether the numbers are all there is: `one three five`."""
        return all(item.kind == "number" for item in self.items)

    def _question(self) -> Sense | None:
        """Return the question in the sentence; None if it is not a question, or has names that the
        question doesn't use."""
        is_him = any(t in self.said["they"] for t in self.tokens) and not self.of("player")
        if is_him and (name := self._aimed()):
            self.items = [*self.items, Item("player", name, name)]
        made = self._table_question()
        if not isinstance(made, str):
            return made
        used = made.casefold().split()
        named = [i for i in self.items if i.kind in ("player", "card", "square")]
        named = [i for i in named if i.value != self.speaker]
        is_free = used[0] in ("why", "log", "now", "help", "rules", "undo")
        spoken = {*used, *self.said["topics"], *self.said["having"]}
        unknown = [i for i in self.items if i.kind == "unknown" and i.word not in spoken]
        is_sure = named and any(t in self.said["questions"] for t in self.tokens)
        if unknown and not is_free and not is_sure:
            what = say("can't read `{typed}`", typed=shown(" ".join(i.word for i in unknown)))
            rules = [f"rules {i.word}" for i in unknown if self.in_rules(i.word)]
            return Misread(what, did_you_mean(made, *rules[:2]))
        stands = {self.context.stands.get(i.value) for i in self.of("player", "me")}
        for item in named:
            is_spare = item.kind == "square" and (item.value in stands or used[0] == "reach")
            if is_free or is_spare or item.value.casefold() in used:
                continue
            if used[0] == "odds" and item.kind == "square" and "from" not in used:
                made = f"{made} from {item.value}"  # `odds on blue from c2`
                used = made.casefold().split()
                continue
            if item.kind == "card" and used[0] in ("odds", "who", "hand"):
                continue  # `pistol or rifle?`
            return self._suggest()
        return made

    def _general(self) -> str:
        """Return what a question about the rules is about: `do corners block line of sight`."""
        spoken = f" {self.sentence} "
        is_past = self.tokens[0] in self.said["past"]
        if self.of("player", "square", "card") or is_past or self._is_mine() or self._is_ordered():
            return ""
        if any(f" {start} " in spoken for start in self.said["definitions"]):
            words = [i.word for i in self.of("unknown", "verb", "what") if self.in_rules(i.word)]
            return " ".join((self._topics() or words)[:1])
        is_general = any(f" {start} " in spoken for start in self.said["general"])
        known = [i.word for i in self.of("unknown") if self.in_rules(i.word)]
        known += [topic for topic in self._topics() if self.in_rules(topic)]
        if not self.of("me"):  # `how many attacks does Accuracy 2 grant`
            stats = (t for t in self.tokens if self.said["questions"].get(t) == "who")
            known += [t for t in stats if self.in_rules(t)]
        if not is_general or not known:
            return ""
        asked = [t for t in self.tokens if t in self.said["questions"] and len(t) > 2]
        small = {*self.said["asking"], *self.said["defining"], *self.said["filler"]}
        asked = [t for t in asked if t not in small and self.in_rules(t)]
        verbs = [i.word for i in self.of("verb", "what") if self.in_rules(i.word)]
        return " ".join(dict.fromkeys(known if self._topics() else [*known, *asked, *verbs]))

    def _aimed(self) -> str:
        """Return the target of the attack under way: `how far away are they`."""
        due = self.context.due
        if isinstance(due, Choice) and due.target:
            return due.target
        others = [p for p in self.context.players if p != self.speaker]
        reason = re.findall(r"\w+", str(due.reason)) if isinstance(due, Roll) else []
        return next((p for p in others if p in reason), "")

    def _how_to(self) -> str:
        """Return the help or the rule that is asked for: `how do I end my turn`, `how do I
        heal`."""
        spoken = f" {self.sentence} "
        verbs = dict.fromkeys(i.value for i in self.of("verb"))
        is_how = any(spoken.startswith(f" {start} ") for start in self.said["how to"])
        if not is_how or len(verbs) != 1 or self.of("player", "card", "square", "number"):
            return ""
        verb = next(iter(verbs))
        if verb in ("s", "m", "end", "undo", "p", "r") and not self.of("unknown", "what"):
            return f"help {verb}"
        words = [i.word for i in self.of("verb", "unknown", "what") if self.in_rules(i.word)]
        return f"rules {' '.join(words)}" if words else ""

    def _table_question(self) -> Sense | None:
        """Return the question about this table that its words ask."""
        if topic := self._how_to():
            return topic
        if self.asks and self.of("player") and self._is_about_turns():
            return "now"  # `is it green's turn`
        first = next((t for t in self.tokens if t not in self.said["polite"]), "")
        if self.said.phrases.get(first) == "why" and self.asks and not self.of("card"):
            return "why"
        is_done = "did" in self.tokens and ("do" in self.tokens or bool(self.of("player")))
        is_past = self.tokens[0] in self.said["past"] and not self.of("me")
        if (is_done and first in ("what", "whats")) or is_past:
            return "log"  # `what did blue do`, `did anyone die`
        table = self.said["questions"]
        asked = {
            table[t] for n, t in enumerate(self.tokens) if t in table and not self._is_loose(n)
        }
        if "los" in asked and not self.of("player", "square", "me"):
            asked -= {table[t] for t in self.tokens if t in self.said["faint"]}
        if "odds" in asked and self.of("card") and not self.of("player"):
            faint = (t for t in self.tokens if t in table and t in self.said["faint"])
            asked -= {table[t] for t in faint}  # `how much damage does the rifle do`
        if {"map", "reach"} <= asked or (
            "map" in asked and self._is_able() and not self.of("what")
        ):
            asked = (asked - {"map"}) | {"reach"}  # `where all can I go`
        if {"los", "reach"} <= asked and self.of("player"):
            asked -= {"reach"}  # `wie weit ist es bis blau`
        verbs = {item.value for item in self.of("verb")}
        if (
            "s" in verbs
            and self.of("player")
            and any(t in self.said["whether"] for t in self.tokens)
        ):
            asked -= {"log", "rules"}  # `what would happen if I shot blue`
        if (
            "hand" in asked
            and self.of("player")
            and any(t in self.said["arms"] for t in self.tokens)
        ):
            asked = (asked - {"hand"}) | {"who"}  # `what gun is blue carrying`
        if self.of("card") and not self.of("player"):
            asked -= {"map"}  # `what does the card desync say`
        about = next((q for q in _QUESTION_FIRST if q in asked), "")
        is_named = bool(self.of("player", "card", "square"))
        if (topic := self._noun(asked)) and not self.of("player", "square"):
            return f"rules {topic}"
        is_over = bool(self.of("unknown")) and not self.of("way", "number")
        if self.asks and not is_named and verbs == {"j"} and (about or is_over):
            return "rules jump"  # `how far may I jump`, `can I jump over people`
        if self.asks and not is_named and (topic := self._topic(asked, verbs)):
            return f"rules {topic}"
        if "map" in asked and not self.of("player"):
            about = "map"  # `let me see the board`
        if not self.asks and about != "odds" and (verbs or not about):
            return None
        players, cards, squares = self.of("player"), self.of("card"), self.of("square")
        places = [item.value for item in self.of("player", "me", "square")]
        targets = [item.value for item in players if item.value != self.speaker]
        is_way = self._is_able() or verbs == {"m"}
        is_shot = about != "reach" and "s" in verbs and bool(targets)  # `shoot blue or run?`
        if about in ("", "rules") and len(squares) == 1 and not cards and is_way and not is_shot:
            about = "reach"  # `can I make it to e1`, `how many moves to e1`
        if about in ("", "rules") and len(targets) == 1 and self._is_measured(verbs):
            about = "los"  # `count the squares to blue`
        if about in ("", "los", "reach") and (about == "reach" or "m" in verbs) and not is_shot:
            return self._by(f"reach {targets[0]}" if len(targets) == 1 else "reach")
        if about == "odds" or ("s" in verbs and about in ("", "reach")):
            if len(targets) == 1 and self._is_aimed_at_me() and not cards:
                return f"odds {self.speaker} from {targets[0]}"  # `can green shoot me`
            if len(targets) == 1 and len(cards) < 2 and not any(card.also for card in cards):
                return self._by(" ".join(["odds", *targets, *(card.value for card in cards)]))
            # Nothing is named: the squares in sight are the answer.
            if about != "odds" and not (targets or cards or squares):
                is_whether = self.tokens[0] in self.said["whether"]
                is_whether = is_whether or isinstance(self.context.due, Roll)
                return self._odds() if is_whether else self._by("los")
            is_bare = about == "odds" and not squares and not targets
            return self._odds() if is_bare else self._suggest()
        is_owned = any(t in self.said["having"] for t in self.tokens)
        if about in ("", "rules") and targets and is_owned and not verbs & {"s", "j", "p"}:
            return f"who {targets[0]}"  # `does blue have armor`
        if about == "rules" and is_owned and self.of("me") and self._topics():
            return f"who {self.speaker}"  # `how much ammo do I have`
        match about:
            case "los":
                if places[:1] == [self.speaker] or self._is_possessive():
                    places = [place for place in places if place != self.speaker]
                places = list(dict.fromkeys(places))
                if places == targets[:1] and self.tokens[-1] in self.said["me"]:
                    places.append(self.speaker)
                return self._by(" ".join(["los", *places])) if len(places) < 3 else self._suggest()
            case "map":
                return " ".join(["map", *(i.value for i in (*players, *squares)[:1])])
            case "who":
                return " ".join(["who", *dict.fromkeys(targets)])
            case "hand":
                return f"hand {targets[0]}" if targets else self._by("hand")
            case "log":
                return "log"
        if not self.asks:
            return None
        if "rulebook" in asked and (topics := [i.word for i in self.items if i.kind != "filler"]):
            return f"rules {topics[0]}"
        if (
            about in ("", "rules")
            and len(squares) == 1
            and not verbs
            and not cards
            and self.of("filler")
        ):
            return self._by(f"los {squares[0].value}")  # `how many squares to d1`
        is_left = any(t in self.said["remaining"] for t in self.tokens)
        if "ammo" in self._topics() and is_left and not targets:
            return f"who {self.speaker}"  # `how much ammo is left in the rifle`
        if len(cards) == 1 and not cards[0].also and cards[0].value in self.context.cards:
            return f"show {cards[0].value}"
        if len(cards) == 1 and cards[0].also:
            return self._ask(f"show {id}" for id in (cards[0].value, *cards[0].also))
        topics = [i.word for i in self.of("verb", "unknown", "what")]
        if self._is_possessive() and self.of("what") and not verbs and not targets:
            return f"who {self.speaker}"  # `what is my starting weapon`
        topics = [word for word in topics if self.in_rules(word)]
        is_rule = any(t in self.said["questions"] for t in self.tokens if t != "how")
        if about == "rules" and topics and not targets and is_rule:
            return f"rules {topics[0]}"
        if targets and not self.of("verb", "unknown"):
            return f"who {targets[0]}"
        return self._suggest()

    def _is_able(self) -> bool:
        """Return whether the speaker asks what they can do: `can I …`, `kann ich …`."""
        pairs = zip(self.tokens, self.tokens[1:], strict=False)
        me, may = self.said["me"], self.said["able"]
        return any(a in may and (b in me or a in self.said["able me"]) for a, b in pairs)

    def _is_aimed_at_me(self) -> bool:
        """Return whether another player acts on the speaker: `Blue's chance to hit me`."""
        named = [i.value for i in self.items if i.kind in ("player", "me")]
        if any(t in self.said["aimed only"] for t in self.tokens) and len(named) == 2:
            return {*named} > {self.speaker}  # `trifft mich grün`
        return self._is_at_me() and len(named) == 2 and named[0] != self.speaker == named[1]

    def _is_mine(self) -> bool:
        """Return whether it is about what the speaker has, not about what they have to do."""
        spoken = re.sub(r"\bha(ve|s) to\b", "", self.sentence).split()
        return any(t in self.said["having"] for t in spoken) and bool(self.of("me"))

    def _is_possessive(self) -> bool:
        """Return whether the speaker is an owner: `my line of sight`, `meine Waffe`."""
        return any(i.word in self.said["possessive"] for i in self.of("me"))

    def _is_at_me(self) -> bool:
        return any(t in self.said["aimed"] for t in self.tokens)

    def _topics(self) -> list[str]:
        spoken = f" {self.sentence} "
        return [topic for said, topic in self.said["topics"].items() if f" {said} " in spoken]

    def _noun(self, asked: set[str]) -> str:
        """Return the subject of a question about rules: the acid in `what if I step in the
        acid`."""
        topics, found = self.said["topics"], self._topics()
        mine = self._is_mine()
        whole = [i for i in self.of("card") if i.word not in topics]
        if not found or not self.asks or mine or whole or self._is_ordered():
            return ""
        is_general = not self.of("me") and not any(t in self.said["having"] for t in self.tokens)
        other = asked - {"rules", "rulebook", "who"} - ({"odds", "log"} if is_general else set())
        return "" if other or self.tokens[0] == "am" else found[0]

    def _topic(self, asked: set[str], verbs: set[str]) -> str:
        """Return the rule in question: `can I move diagonally`, `what does range mean`."""
        is_strong = any(t in self.said["defining"] for t in self.tokens)
        words = [i.word for i in self.items if i.kind in ("unknown", "what", "verb")]
        if is_strong:
            named = [t for t in self.tokens if t in self.said["questions"] and len(t) > 3]
            named = [t for t in named if self.said["questions"][t] in ("los", "who", "hand")]
            return (named or words or [""])[0]
        if asked - {"rules", "reach"} or self.tokens[0] not in self.said["ordering"]:
            what = [] if self.of("me") else self.of("what")
            return what[0].value if what and not verbs and not asked else ""
        is_how = bool(self.of("unknown", "number")) or len(verbs) > 1
        is_how = is_how and not self.of("way")
        base = {"m": "move", "s": "attack", "j": "jump"}
        return next((base[v] for v in verbs if v in base), "") if is_how else ""

    def _is_loose(self, at: int) -> bool:
        """Return whether the word asks nothing: the `far` of `so far`, a `for` before the end."""
        word = self.tokens[at]
        is_so_far = word == "far" and self.tokens[at - 1 : at] == ["so"]
        return is_so_far or (word == "for" and at + 1 < len(self.tokens))

    def _answer(self, due: Choice) -> Sense | None:
        """Return the option that the sentence names."""
        if self.of("way") and not self.of("square", "card", "player"):
            return None  # `I go down two` is a step, not the second option
        spoken = set(self.tokens)
        values = {i.value.casefold() for i in self.items if i.value}
        values |= {other.casefold() for i in self.items for other in i.also}
        found = []
        for option in due.options:
            key = option.key.casefold()
            named = {key, *kebab(str(option.text)).split("-")} if len(key) > 1 else {key}
            if key == "start":
                named |= {start_word(self.context, due.player)}
                named |= {t for t in spoken if t in self.said["start"]}
                values |= named & spoken
            is_square = key.rpartition(":")[2] in {v.rpartition(":")[2] for v in values}
            parts = {p for p in key.split("-") if len(p) >= _LEAST_PART}
            if key in values or is_square or key in spoken or parts & spoken or named & values:
                found.append(option.key)
        numbers = [int(i.value) for i in self.of("number")]
        before, last = self.tokens[-2:-1], self.items[-1]
        is_one = last.kind == "number" and last.word == "one"
        if is_one and before and before[0] not in self.said["option"]:
            numbers.pop()  # `the other one`
        does = {i.value for i in self.of("verb")} - {"m", "take", "p", "use"}
        if not found and len(numbers) == 1 and not does:
            by_number = numbered_options(due)
            found = [by_number[numbers[0]]] if numbers[0] in by_number else []
        if not found:
            return None
        if 1 < len(found) <= due.most and not any(item.also for item in self.items):
            return f"choose {' '.join(found)}"
        if len(found) > 1 or any(i.is_slip or i.kind == "unknown" for i in self.items):
            return self._ask(f"choose {key}" for key in found)
        return f"choose {found[0]}"

    def _several(self) -> Sense | None:
        """Read `move to c5 and shoot blue` as two inputs, if both are clear."""
        if self._armed():
            return None  # `take the pistol and shoot blue`
        verbs = [i for i in self.of("verb") if i.value in ("m", "j", "s", "p", "take", "end")]
        if len(verbs) < 2 or len({v.value for v in verbs}) < 2:
            return None
        parts: list[list[Item]] = [[]]
        for item in self.items:
            is_added = item.word.endswith("ing")  # `play desync, targeting blue`
            if item.kind == "verb" and not is_added and any(i.kind == "verb" for i in parts[-1]):
                parts.append([])
            parts[-1].append(item)
        if len(parts) < 2:
            return None
        made, items = [], self.items
        for part in parts:
            self.items = part
            one = self._command()
            if not isinstance(one, str):
                self.items = items
                return self._suggest()
            made.append(one)
        self.items = items
        return "; ".join(made)

    def _armed(self) -> str:
        """Return the speaker's weapon in play that is the only card in a sentence about a
        target."""
        cards = [i.value for i in self.of("card")]
        others = {i.value for i in self.of("player")} - {self.speaker}
        if len(cards) != 1 or len(others) != 1 or self.of("square", "way"):
            return ""
        card = self.context.cards.get(cards[0])
        is_weapon = cards[0] == start_word(self.context, self.speaker)
        is_laid = cards[0] in self.context.laid(self.speaker)
        is_weapon = is_weapon or (is_laid and card is not None and card.deck == "weapon")
        return cards[0] if is_weapon else ""

    def _command(self) -> Sense | None:
        """Return the command that uses every word, if there is only one."""
        verbs = list(dict.fromkeys(item.value for item in self.of("verb")))
        if verbs == ["spend"] and self.of("card"):
            verbs = ["p"]  # `heal me with the medkit`
        if (weapon := self._armed()) and set(verbs) <= {"s", "p", "use", "take", "m", "drop"}:
            whom = [i.value for i in self.of("player") if i.value != self.speaker]
            first = self.items[0]
            is_other = first.kind == "player" and first.value != self.speaker
            acts = [i for i in self.items[1:2] if i.kind == "verb" and i.word.endswith("s")]
            if not (is_other and acts):
                tail = [i.value for i in self.of("number")][:1]
                shot = self._by(" ".join(["s", whom[0], weapon, *tail]))
                is_sure = verbs and all(i.kind != "unknown" and not i.is_slip for i in self.items)
                return shot if is_sure and set(verbs) & {"s", "use"} else Guess(shot)
        if "undo" in verbs:
            verbs = ["undo"]
        if "spend" in verbs and {"m", "j"} & set(verbs):
            verbs.remove("spend")  # `spend 2 movement and go to b4`
        if verbs[1:] and verbs[0] in ("take", "p", "use", "m"):
            verbs = verbs[1:] if verbs[0] in ("take", "m") else verbs[:1]
        if len(verbs) > 1:
            return None
        verb, by = verbs[0] if verbs else "", self.speaker
        if verb == "take" and self.of("way") and not self.of("card", "what"):
            verb = "m"  # `take two steps east`
        if verb in ("", "m") and self.of("square"):
            self._leave_own_square()
        actors = self.of("player")
        at = next((n for n, i in enumerate(self.items) if i.kind == "verb"), len(self.items))
        before = [i for i in self.items[:at] if i.kind == "player"]
        if before and (verb or self.of("card")) and self.items[0] is before[0]:
            by, actors = before[0].value, actors[1:]  # `blue plays desync`
        if verb == "s" and by != self.speaker:
            actors += self.of("me")  # `blue shoots me`
        is_infinitive = self.tokens[-1] in self.said["infinitives"]
        if verb == "s" and by != self.speaker and not actors and is_infinitive:
            by, actors = self.speaker, before[:1]  # `blau abknallen`
        made = list(self._made(verb, by, [i.value for i in actors]))
        if self.of("unknown"):
            made = [one for one in made if " " in one or one in ("end", "undo", "take")]
        if by != self.context.speaker:
            made = [f"{by}: {one}" for one in made]
        if verb == "s" and len(actors) + len(self.of("square")) > 1:
            return self._ask(made) if made else None  # `shoot blue and green`
        if len(made) > 1:
            made = [one for one in made if self.is_legal(one)] or made
        if not made:
            return self._at_hand(verb)
        if len(made) > 1 or any(i.is_slip or i.kind == "unknown" for i in self.items):
            return self._ask(made)
        return made[0]

    def _leave_own_square(self) -> None:
        """Ignore the fighter's own square (`b2 to c4`) and a `2` that means "to"."""
        own = self.context.stands.get(self.speaker, "")
        squares = self.of("square")
        if len(squares) > 1 and squares[0].value == own:
            self.items = [i for i in self.items if i is not squares[0]]
        if self.of("number") and not self.of("way"):
            self.items = [i for i in self.items if i.kind != "number"]

    def _at_hand(self, verb: str) -> Sense | None:
        """Fill in what is missing: the active player, or the only square (`put me on a2`)."""
        named = self.of("player", "card", "way", "what", "number")
        squares = self.of("square")
        turn = any(t in self.said["turn"] for t in self.tokens)
        others = [i for i in self.items if i.kind not in ("player", "filler")]
        if turn and self.of("player") and not others and not self.asks:
            return Guess("end")  # `green's turn`
        if verb == "" and len(squares) == 1 and not named and len(self.tokens) > 1:
            return Guess(self._by(f"m {squares[0].value}"))
        return None

    def _made(self, verb: str, by: str, players: list[str]) -> Iterator[str]:
        """Yield each command that these words could mean."""
        squares = [i.value for i in self.of("square")]
        numbers = [i.value for i in self.of("number")]
        ways = [i.value for i in self.of("way")]
        items = self.of("card")
        cards = [[item.value, *item.also] for item in items]
        whats = [i.value for i in self.of("what")]
        one_card = cards[0] if len(cards) == 1 else []
        if verb == "s" and not cards and any(t in self.said["starting"] for t in self.tokens):
            one_card, cards, whats = ["start"], [["start"]], []  # `with my basic gun`
        match verb:
            case "s":
                stands = self.context.stands
                on = {stands[p]: p for p in self.context.players if p != by and p in stands}
                if not players and len(squares) == 1 and squares[0] in on:
                    players, squares = [on[squares[0]]], []  # `shoot the one on d1`
                elif len(players) == 1 and squares == [stands.get(players[0])]:
                    squares = []
                if not players and not squares and any(t in self.said["him"] for t in self.tokens):
                    others = [p for p in self.context.players if p != by]
                    players = [p for p in others if self.is_legal(f"s {p}")]
                    if len(players) != 1:
                        return
                if not players and not squares:
                    squares = [square for square, what in self.context.lies if what in whats]
                elif whats:
                    return
                special = self.context.cards.get(one_card[0]) if len(one_card) == 1 else None
                if special is not None and special.deck == "special" and len(players) == 1:
                    yield f"p {one_card[0]} {players[0]}"  # `hit blue with desync`
                    return
                if not players and not squares and not cards:
                    yield "s"
                if len(cards) > 1 or len(numbers) > 1 or len(players) > 2 or (ways and not squares):
                    return
                if numbers and not cards and not self._is_counting():
                    return  # `shoot blue twice` is two attacks, or two of ammo
                for target in (*players, *squares)[:3]:
                    for weapon in one_card or [""]:
                        yield " ".join(w for w in ("s", target, weapon, *numbers) if w)
            case "m" if len(squares) == 1 and not cards and not players and self._is_loosely_led():
                yield f"m {squares[0]}"  # `run straight up to the weapon on e1`
            case "m" | "" if (squares or ways) and not cards and not players and not whats:
                if squares and not ways and not numbers and (verb or len(squares) > 1):
                    yield f"m {' '.join(squares)}"
                elif not squares and (verb or not self._is_letters()):
                    yield from self._walk(ways, numbers)
            case "j" if not cards and not players:
                yield from self._jump(by, squares, ways, numbers)
            case "p" | "use" | "":
                if len(cards) != 1 or ways or len(players) > 1 or len(squares) > 1:
                    return
                if not players and by != self.speaker and self._is_at_me():
                    players = [self.speaker]  # `blue plays lag spike on me`
                tail = " ".join((*players, *squares, *numbers))
                speakers = [by]
                if not verb and by == self.context.speaker and not self.secret:
                    speakers = [by, *(p for p in self.context.players if p != by)]
                if (players and players[0] != by) or self.of("me"):
                    speakers = [by]  # `desync blue`: whose turn it is says it
                for card in one_card:
                    if card == start_word(self.context, by) and card not in self.context.cards:
                        continue
                    for name in speakers:
                        whose = f"{name}: " if name != by else ""
                        is_laid = card in self.context.laid(name)
                        yield f"{whose}{'use' if is_laid else 'p'} {card} {tail}".rstrip()
                    if card in self.context.here and by == self.context.speaker:
                        yield f"take {card}"
            case "take" if not ways and not players:
                wanted = [c for c in one_card if c in self.context.here] or one_card or whats
                here = [h for h in self.context.here if h in wanted] or list(self.context.here)
                if whats and whats[0] in self.context.decks:
                    named = self.context.cards
                    here = [h for h in here if h in named and named[h].deck == whats[0]] or here
                if not cards and not (whats and whats[0] == "blood"):
                    wanted = here
                yield from (f"take {what}" for what in wanted)
                if not wanted:
                    yield "take"
            case "drop" | "discard" if one_card or (verb == "discard" and whats):
                yield from (f"{verb} {card}" for card in one_card or whats[:1])
            case "spend" if not cards and not players:
                yield f"spend {' '.join(numbers[:1])}".rstrip()
            case "undo" if not cards and not players and not squares:
                yield f"undo {' '.join(numbers[:1])}".rstrip()
            case "end" if not cards and not squares and not ways:
                yield "end"
            case "r" if not (cards or players or squares or numbers):
                yield "r"

    def _is_loosely_led(self) -> bool:
        """Return whether only `up` or a thing is named besides a square."""
        others = self.of("way", "what", "number")
        is_loose = all(i.kind == "what" or i.word in self.said["loose"] for i in others)
        return bool(others) and is_loose

    def _is_counting(self) -> bool:
        return any(t in self.said["rounds"] for t in self.tokens)

    def _is_about_turns(self) -> bool:
        others = [i for i in self.items if i.kind not in ("player", "me", "filler")]
        asked = [t for t in self.tokens if t in self.said["questions"]]
        return not others and not asked and any(t in self.said["turn"] for t in self.tokens)

    def _is_measured(self, verbs: set[str]) -> bool:
        return not verbs and any(t in self.said["measures"] for t in self.tokens)

    def _is_letters(self) -> bool:
        """Return whether the text consists of single letters, which are easily typed by mistake."""
        return all(len(token) == 1 for token in self.tokens)

    def _walk(self, ways: list[str], numbers: list[str]) -> Iterator[str]:
        """Yield the steps of `two up and left`: numbers come before their ways, or all after."""
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

    def _jump(
        self, by: str, squares: list[str], ways: list[str], numbers: list[str]
    ) -> Iterator[str]:
        if len(ways) == 1 and len(numbers) < 2 and not squares:
            yield f"j {ways[0]} {numbers[0] if numbers else 2}"
        stands = self.context.stands.get(by, "")
        if len(squares) != 1 or ways or numbers or not stands:
            return
        start = parse_square(stands.rpartition(":")[2])
        end = parse_square(squares[0].rpartition(":")[2])
        if start is None or end is None or (start[0] == end[0]) == (start[1] == end[1]):
            return
        east, south = end[0] - start[0], end[1] - start[1]
        way = ("e" if east > 0 else "w") if east else ("s" if south > 0 else "n")
        yield f"j {way} {abs(east or south)}"

    # -- asking back -------------------------------------------------------------------

    def _ask(self, inputs: Iterable[str]) -> Guess | Misread:
        unknown = [i.word for i in self.items if i.is_slip or i.kind == "unknown"]
        made = list(dict.fromkeys(inputs))
        if len(made) == 1:
            return Guess(made[0])
        asked = did_you_mean(*made[:4])
        if unknown:
            return Misread(say("can't read `{typed}`", typed=shown(" ".join(unknown))), asked)
        return Misread(say("that could mean several things"), asked)

    def _suggest(self) -> Guess | Misread:
        """Suggest inputs made from the names, cards and squares in the sentence."""
        can: list[str] = []
        for item in self.of("player"):
            if item.value != self.speaker:
                can += [f"s {item.value}", f"odds {item.value}"]
            can.append(f"who {item.value}")
        for item in self.of("card"):
            if item.value in self.context.cards:
                can += [f"p {item.value}", f"show {item.value}"]
        for item in self.of("square"):
            can += [f"m {item.value}", f"los {item.value}"]
        alone = {self.said.phrases.get(t) for t in self.tokens if len(t) > 2}
        alone -= {None, "yes", "no", "now", "end", "r", "why", "new"}
        if not can and len(alone) == 1 and not self.of("verb"):
            made = self._phrase(str(alone.pop()))
            return made if isinstance(made, Misread) else Guess(made)
        is_word = len(self.tokens[0]) > _LEAST_PART and not self._is_near_command()
        is_word = is_word and isinstance(self.context.due, Roll)
        is_due = isinstance(self.context.due, Act | Roll)
        if not can and is_due and (len(self.tokens) > 1 or is_word):
            return self._examples()
        if not can and isinstance(self.context.due, Choice) and is_sentence(self.tokens):
            due = self.context.due
            what = say("can't read `{typed}`", typed=shown(self.sentence))
            return Misread(what, options_text(due) or NOTHING)
        if not can:
            return Misread("")
        if not isinstance(self.context.due, Act):
            can = [one for one in can if not one.startswith(("s ", "m "))]
        what = say("can't read `{typed}`", typed=shown(self.sentence))
        return Misread(what, did_you_mean(*dict.fromkeys(can[:6])))

    def _is_near_command(self) -> bool:
        return any(is_slip(self.typed, verb) for verb in verbs_of(self.context.modules))

    def _examples(self) -> Misread:
        """Return examples of inputs that are possible now in this game."""
        what = say("can't read `{typed}`", typed=shown(self.sentence))
        if isinstance(self.context.due, Roll):
            dice = " ".join("42635"[n % 5] for n in range(min(self.context.due.dice, 6)))
            return Misread(what, type_one_of([dice, "r", "undo", "?"]))
        others = [p for p in self.context.players if p != self.speaker]
        aims = [f"s {p}" for p in others if self.is_legal(f"s {p}")][:1]
        walks = [f"m {way}" for way in "nesw" if self.is_legal(f"m {way}")][:1]
        return Misread(what, type_one_of([*aims, *walks, "end", "?"]))


def is_slip(typed: str, name: str) -> bool:
    """Return whether the two differ in one letter, or in two swapped neighbors."""
    if typed == name or abs(len(typed) - len(name)) > 1 or len(name) < _LEAST_PART:
        return False
    at = next((i for i, (a, b) in enumerate(zip(typed, name, strict=False)) if a != b), -1)
    if at < 0:
        return True
    one, two = typed[at:], name[at:]
    swapped = one[:2] == two[:2][::-1] and one[2:] == two[2:]
    return swapped or one[1:] == two[1:] or one[1:] == two or one == two[1:]


def is_short(typed: str, name: str) -> bool:
    """Return whether the word is the name without its vowels: `jmp`, `lft`."""
    return typed[0] == name[0] and typed == name[0] + re.sub("[aeiou]", "", name[1:])
