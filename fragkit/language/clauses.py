"""A clause: who does what, when, under which condition and for how long. Each language has its own
word order.

    clause(say("the target"), does("lose|loses **{n} Health**", n=1), [say("if you have moved")])

`lose|loses` are forms by person: for you, for one fighter, and a third for several if it differs. A
language is data, as entries of a catalog, and has one of three word orders:

    plain         subject, verb, rest; "you" is left out in an order: "lose 1 Health"
    no-pronoun    the same, but "you" is always left out: "pierdes 1 de Salud"
    verb-second   one part, the verb, the subject, all other parts: "Wenn …, verlierst du …"

An entry with the context `grammar` names the order. In a `verb-second` language, a predicate begins
with its verb; a predicate with a subject of its own marks the verb: "dieser Angriff ^trifft".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fragkit.language.sentences import NOTHING, Sentence, Wording, render_strictly

_FORMS = re.compile(r"[^\s|(){}*^]+(?:\|[^\s|(){}*^]+)+")
_THEIR = ("their", "them", "they", "themselves")
# No order begins with these: "you may attack", not "may attack".
_FINITE = (
    "may", "can", "can't", "are", "have", "must", "win", "always", "also", "succeed",
)  # fmt: skip
_SUBJECTS = ("du", "er", "es")  # said once: `wenn du triffst und keine Karte hast`
_SAME = re.compile(r"\b(wenn (du|er|es) (?:(?! und | oder )[^,:;])*) und \2 ")
_ONE_FACT = r"(?:(?! and | or )[^,:;.()])*"
_VERBS = "are|have|see|hold|wear|need|rolled|made|moved|left|picked|did|attack"
# English texts with the words that nobody would say twice left out.
_SAID_ONCE = tuple((re.compile(pattern), shorter) for pattern, shorter in (
    # "whenever you hit and have no cards in your hand"
    (rf"\b((?:if|unless|whenever|when) (you|they) {_ONE_FACT}) and \2 (?={_VERBS})", r"\1 and "),
    (rf"\b(if (you|they) are {_ONE_FACT}) or \2 are ", r"\1 or "),
    (r"have not moved this turn and have not attacked", "have not moved or attacked"),
    (r"\bsquare(s?) on a (respawn|power-up) square\b", r"\2 square\1"),
    # "searches the deck, takes a weapon card and puts it face down …"
    (r"(search(?:es)? \*\*the [a-z ]+\*\*) and (takes? [^,.:;]*? and puts? (?:it|them) )", r"\1, \2"),
    (r"\) \((once|up to [0-9]+ times) per turn\)", r"), \1 per turn"),
))  # fmt: skip
_PLURAL_VERBS = {"is": "are", "has": "have"}
# Short words that come before all phrases: `kann dich in diesem Zug nicht angreifen`.
_SHORT = re.compile(r"^(?:(?:dich|sich|ihn|dir|ihm) )+")
_WHENS = ("when", "whenever")
_JOINED = re.compile(r" and | or (?!more|less|fewer|higher)")
_VERB = "^"
YOU, ONE, MANY = 0, 1, 2
_NUMBERS = {"you": YOU, "": YOU, "they": MANY}  # English; all other subjects are one
NUMBER_NAMES = {"you": YOU, "it": ONE, "they": MANY}
ORDERS = ("plain", "no-pronoun", "verb-second")


def does(template: str, /, **fields: Any) -> Sentence:
    """Return a predicate: the verb in its forms, and the words after it."""
    return Sentence(template, fields)


class Term(Sentence):
    """One or a few words with a translation for cards only, because `no`, for example, is an answer
    elsewhere."""

    __slots__ = ()
    context = "card"


def term(words: str, /, **fields: Any) -> Sentence:
    """Return a short part of a generated text. Its entry in a catalog has the context `card`."""
    return Term(words, fields)


class Clause(Sentence):
    """A predicate with its subject. `fronts` come first, and `ends` come last.

    A front is a subordinate clause ("if you have moved") or a phrase marked by `adverb` ("once per
    turn"). An end is a duration, also marked by `adverb`. An exception ("unless …") comes after
    everything else.
    """

    __slots__ = ("ends", "exceptions", "fronts", "is_followed", "subject")

    def __init__(
        self,
        subject: Sentence,
        predicate: Sentence,
        fronts: Iterable[Sentence] = (),
        ends: Iterable[Sentence] = (),
        exceptions: Iterable[Sentence] = (),
    ) -> None:
        super().__init__(predicate.template, predicate.fields, predicate.many)
        self.subject = subject
        self.fronts = tuple(front for front in fronts if front)
        self.ends = tuple(end for end in ends if end)
        self.exceptions = tuple(exceptions)
        self.is_followed = False  # by another clause with the same fronts

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, str | Sentence) else NotImplemented

    __hash__ = Sentence.__hash__

    @property
    def is_order(self) -> bool:
        """Return whether the clause is an order to you, without fronts."""
        return self.is_deed and not self.fronts

    @property
    def is_deed(self) -> bool:
        """Return whether you do it at once, whatever comes first: `if …, draw a card`."""
        is_whole = not self.ends and not self.exceptions
        is_you = self.subject.template == "you" and is_whole
        return is_you and _first_word(self.template) not in _FINITE

    def data(self) -> dict[str, Any]:
        found = super().data()
        ends = (*self.ends, *self.exceptions)
        parts: dict[str, Any] = {"subject": self.subject, "fronts": self.fronts, "ends": ends}
        return {**found, **Sentence("", parts).data()["fields"], "fields": found["fields"]}

    def in_words(self, wording: Wording, context: str) -> str:
        wording = _speaker(wording)
        person = number_of(self.subject, wording)
        spoken = _Spoken(wording, person)
        predicate = Sentence.in_words(self, spoken, context)
        who = render_strictly(self.subject, wording)
        fronts = [(isinstance(f, Adverb), f.in_words(spoken, "")) for f in self.fronts]
        last = [one.in_words(wording, "") for one in self.exceptions]
        order = order_of(wording)
        if order == "verb-second":
            phrases = [end.in_words(spoken, "") for end in self.ends if isinstance(end, Adverb)]
            clauses = [e.in_words(spoken, "") for e in self.ends if not isinstance(e, Adverb)]
            made = _verb_second(who, predicate, fronts, phrases)
            return tidy(", ".join([made, *clauses, *last]))
        ends = [end.in_words(spoken, "") for end in self.ends]
        is_dropped = order == "no-pronoun" or _first_word(predicate) not in _FINITE
        if person == YOU and is_dropped and self.subject.template == "you":
            who = ""
        spoken_fronts = [front for _, front in fronts]
        return tidy(_plain(who, predicate, spoken_fronts, [*ends, *last], self.is_followed))


class Adverb(Sentence):
    """A phrase without a verb about when, how often or how something happens."""

    __slots__ = ("context",)

    def __init__(self, phrase: Sentence) -> None:
        super().__init__(phrase.template, phrase.fields, phrase.many)
        self.context = phrase.context


def adverb(phrase: Sentence) -> Sentence:
    """Mark a phrase as an adverb."""
    return Adverb(phrase) if phrase else NOTHING


def number_of(subject: Sentence, wording: Wording) -> int:
    """Return whether the subject counts as "you", one or many in that language."""
    entry = _grammar(wording, "number", subject.template)
    return NUMBER_NAMES[entry] if entry else _NUMBERS.get(subject.template, _of(subject.template))


def _of(template: str) -> int:
    return MANY if template.startswith(("other fighters", "your hits")) else ONE


def order_of(wording: Wording) -> str:
    return _grammar(wording, "grammar", "order") or "plain"


def _grammar(wording: Wording, context: str, key: str) -> str:
    """Return a fact about the language from its catalog, or ""."""
    asked = getattr(wording, "grammar", None)
    return asked(context, key) if asked is not None else ""


class _Spoken:
    """A language together with a person, which picks the forms of a template."""

    def __init__(self, wording: Wording, person: int) -> None:
        self._wording = wording
        self._person = person

    def template(self, sentence: Sentence, context: str) -> str:
        return _FORMS.sub(self._picked, self._wording.template(sentence, context))

    def _picked(self, found: re.Match[str]) -> str:
        forms = found[0].split("|")
        if self._person < len(forms):
            return forms[self._person]
        # `lose|loses`, `your|their`: several fighters lose their cards.
        return forms[1] if forms[1] in _THEIR or order_of(self) != "plain" else forms[0]

    def word(self, text: str, field: str, context: str) -> str:
        return self._wording.word(text, field, context)

    def joined(self, items: list[str], word: str) -> str:
        return self._wording.joined(items, word)

    def contracted(self, text: str) -> str:
        return self._wording.contracted(text)

    def grammar(self, context: str, key: str) -> str:
        return _grammar(self._wording, context, key)


def _speaker(wording: Wording) -> Wording:
    """Return the language without a person, because a clause inside another has its own subject."""
    return wording._wording if isinstance(wording, _Spoken) else wording


class Fact(Sentence):
    """A condition on a fighter: a clause, "{subject} is in water", and a phrase, "in water".

    As part of a subject it is the phrase ("each enemy in water").
    """

    __slots__ = ("phrase",)

    def __init__(self, clause: Sentence, phrase: Sentence = NOTHING) -> None:
        super().__init__(clause.template, clause.fields, clause.many)
        self.phrase = phrase

    def in_words(self, wording: Wording, context: str) -> str:
        wording = _speaker(wording)
        subject = self.fields.get("subject", NOTHING)
        return Sentence.in_words(self, _Spoken(wording, number_of(subject, wording)), context)


class Together(Sentence):
    """Several things that you do: `draw a card and lose 1 Health`; you are named once."""

    __slots__ = ()

    def __init__(self, clauses: Iterable[Sentence]) -> None:
        super().__init__("{sentences:and}", {"sentences": tuple(clauses)})

    def in_words(self, wording: Wording, context: str) -> str:
        first, *others = (one.in_words(wording, "") for one in self.fields["sentences"])
        return wording.joined([first, *(one.removeprefix("du ") for one in others)], "and")


class Unmarked(Sentence):
    """A sentence without bold marks, for a screen."""

    __slots__ = ()

    def __init__(self, sentence: Sentence) -> None:
        super().__init__("{sentence}", {"sentence": sentence})

    def in_words(self, wording: Wording, context: str) -> str:
        return tidy(super().in_words(wording, context).replace("**", ""))


# -- orders --------------------------------------------------------------------------------------


def _plain(who: str, predicate: str, fronts: list[str], ends: list[str], is_followed: bool) -> str:
    before = ""
    for front in fronts:
        first, _, rest = front.partition(" ")
        if front == "then" == fronts[-1]:  # "then draw a card"
            return f"then {who} {predicate} {' '.join(ends)}"
        # "whenever you hit and you have moved", not "whenever you hit, if you have moved"
        is_short = not _JOINED.search(rest) and before.count(", ") == 1
        if first == "if" and is_short and _first_word(before) in _WHENS:
            before = f"{before.removesuffix(', ')} and {rest}, "
        elif first == "if" and _first_word(before) in _WHENS and not is_followed:
            # "whenever you hit, draw a card if …", not "whenever you hit, if … and …, draw a card"
            often = bool(ends) and ends[-1].startswith("(")
            fact = _named_again(front, who)
            ends = [*ends[:-1], fact, ends[-1]] if often else [*ends, fact]
        else:
            before += f"{front}, "
    return f"{before}{who} {predicate} {' '.join(ends)}"


def _named_again(front: str, who: str) -> str:
    """Return `if they are in water` for `if the target is in water`, after "the target"."""
    start, verb, rest = f"if {who} ", *front.removeprefix(f"if {who} ").partition(" ")[::2]
    if who in ("", "you") or not front.startswith(start):
        return front
    return f"if they {_PLURAL_VERBS.get(verb, verb.removesuffix('s'))} {rest}"


def _verb_second(who: str, predicate: str, fronts: list[tuple[bool, str]], ends: list[str]) -> str:
    """Put one part before the verb: the subordinate clauses, else a phrase, else the subject."""
    if len(fronts) > 1 and fronts[0][0] and fronts[1][1].startswith("immer "):
        # "in deinem Zug: immer wenn du triffst, …"
        return f"{fronts[0][1]}: {_verb_second(who, predicate, fronts[1:], ends)}"
    own, mark, rest = predicate.partition(_VERB)
    if mark:
        who, predicate = own.strip(), rest
    verb, _, rest = predicate.partition(" ")
    clauses = [text for is_adverb, text in fronts if not is_adverb]
    phrases = [text for is_adverb, text in fronts if is_adverb]
    if not who:  # only a noun: nothing to put a verb before
        return " ".join([*(f"{text}," for text in (*clauses, *phrases)), predicate, *ends])
    phrases += ends
    first = _SAME.sub(r"\1 und ", _joined_clauses(clauses))
    if not first and phrases:
        first = phrases.pop(0)
    if phrases and (short := _SHORT.match(rest)):
        phrases.insert(0, short[0])
        rest = rest[short.end() :]
    if not first:
        return f"{who} {verb} {' '.join(phrases)} {rest}"
    comma = "," if clauses else ""
    return f"{first}{comma} {verb} {who} {' '.join(phrases)} {rest}"


def _joined_clauses(clauses: list[str]) -> str:
    """Join `immer wenn A` and `wenn B` as `immer wenn A und B`."""
    made = ""
    for clause in clauses:
        conjunction, _, rest = clause.partition(" ")
        if not made:
            made = clause
        elif conjunction in made.split(" und ")[0].split()[:2]:
            subject, _, deed = rest.partition(" ")
            is_same = f"{conjunction} {subject} " in made and subject in _SUBJECTS
            made += f" und {deed if is_same and ' und ' not in made else rest}"
        else:
            made += f", {clause}"
    return made


def _first_word(text: str) -> str:
    return text.replace("*", "").split(" ", 1)[0]


def tidy(text: str) -> str:
    """Remove the spaces and commas around empty parts, and words that English would not repeat."""
    text = re.sub(r" +", " ", text).strip()
    for pattern, shorter in _SAID_ONCE:
        text = pattern.sub(shorter, text)
    text = re.sub(r" +([,.;:)])", r"\1", text)
    return re.sub(r",+(?=[,.;:)])", "", text)


def capital(text: str) -> str:
    """Return the text with a capital first letter, even after a bold mark."""
    for i, character in enumerate(text):
        if character.isalnum():
            return text[:i] + character.upper() + text[i + 1 :]
        if character not in "*“\"'(":
            break
    return text
