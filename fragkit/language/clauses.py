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
from itertools import pairwise
from typing import Any

from fragkit.language.sentences import NOTHING, Sentence, Text, Wording, render_strictly, say

_FORMS = re.compile(r"[^\s|(){}*^]+(?:\|[^\s|(){}*^]+)+")
_THEIR = ("their", "them", "they", "themselves")
# No order begins with these: "you may attack", not "may attack".
_FINITE = (
    "may", "can", "can't", "are", "have", "must", "win", "always", "also", "succeed",
)  # fmt: skip
_SUBJECTS = ("du", "er", "es")  # said once: `wenn du triffst und keine Karte hast`
_SAME = re.compile(
    r"\b(wenn (du|er|es) (?:(?! und | oder (?:du|er|es|das|der|ein|kein) )[^,:;])*) und \2 "
)
_SAME_THRICE = re.compile(r"\b(wenn du [^,:;()]*), du ([^,:;()]*) und du ")
_SAME_VERB = re.compile(
    r"\b(wenn du (?:(?! und | oder )[^,:;()])*) stehst und ((?:(?! und | oder )[^,:;()])* stehst)\b"
)
_SAME_JOINT = re.compile(r" oder (?:du|er|es|das|der|ein|kein) ")
# Where a phrase fits into a moment: "immer wenn du", then "in deinem Zug".
_WHENEVER = re.compile(r"(?:immer )?wenn (?:(?:du|dich|dir|er|es) )?(?:sie )?")
_ONE_FACT = r"(?:(?! and | or )[^,:;.()])*"
_NEAR = r"(?: (?:auf Entfernung [0-9]+ oder (?:weniger|mehr)|in deiner Sicht|\([^()]*\)))*?"
_VERBS = "are|have|see|hold|wear|need|rolled|made|moved|left|picked|did|attack"
# English texts with the words that nobody would say twice left out.
_SAID_ONCE = tuple((re.compile(pattern), shorter) for pattern, shorter in (
    # "whenever you hit and have no cards in your hand"
    (rf"\b((?:if|unless|whenever|when) (you|they) {_ONE_FACT}) and \2 (?={_VERBS})", r"\1 and "),
    (rf"\b(if (you|they) are {_ONE_FACT}) or \2 are ", r"\1 or "),
    (r"have not moved this turn and have not attacked", "have not moved or attacked"),
    (r"\bsquare(s?) on a (respawn|power-up) square\b", r"\2 square\1"),
    (r"\bsquare(s?) (within range [0-9]+(?: of [a-z ]+?)?) on a (respawn|power-up) square\b", r"\3 square\1 \2"),
    # "searches the deck, takes a weapon card and puts it face down …"
    (r"(search(?:es)? \*\*the [a-z ]+\*\*) and (takes? [^,.:;]*? and puts? (?:it|them) )", r"\1, \2"),
    (r"\) \((once|up to [0-9]+ times) per turn\)", r"), \1 per turn"),
))  # fmt: skip
# German texts made of parts that agree only with each other.
_AGREED = tuple((re.compile(pattern), better) for pattern, better in (
    # "höchstens 1 Gegner steht", as only the words for "at most" know how many that are
    (r"\b(höchstens 1 (?:Gegner|Kämpfer deines Teams|Teamkollege)n?\b[^,:;.()]*?) (?:stehen|sind)\b", r"\1 steht"),
    (r"\bhöchstens 1 Teamkollegen\b", "höchstens 1 Teamkollege"),
    # "ein freies Power-up-Feld auf Entfernung 2 oder weniger"
    (rf"\b(?:ein beliebiges )?freies Feld({_NEAR})(?: und)? auf einem (Power-up-Feld|Einstiegsfeld)\b(?! oder )", r"ein freies \2\1"),
    (rf"\b(?:beliebige )?freie Felder({_NEAR})(?: und)? auf einem (Power-up-Feld|Einstiegsfeld)\b(?! oder )", r"freie \2er\1"),
    (rf"\b(freies Feld|freie Felder)({_NEAR})( und)? auf einem Blutmarker\b", r"\1\2\3 mit einem Blutmarker"),
    (rf"\b(freies Feld|freie Felder)({_NEAR})( und)? auf einem Feld mit\b", r"\1\2\3 mit"),
    (r"\bdiese Karte abwerfen und ([0-9]+) Karten abwerfen\b", r"diese Karte und \1 weitere Karten abwerfen"),
    (r"\bgegen einen (Kämpfer|Gegner)\b([^,.;:]* \*{0,2}angegriffen\*{0,2} werden\b)", r"von einem \1\2"),
    (r"\bdiese Karte abwerfen und eine Karte abwerfen\b", "diese und noch eine Karte abwerfen"),
))  # fmt: skip
_OF_YOUR_TURN = (
    "at the start of your turn",
    "at the end of your turn",
    "before the end of your turn",
)
_PLURAL_VERBS = {"is": "are", "has": "have"}
# Short words that come before all phrases: `kann dich in diesem Zug nicht angreifen`.
_SHORT = re.compile(r"^(?:(?:dich|sich|ihn|dir|ihm) )+")
_WHENS = ("when", "whenever")
_JOINED = re.compile(r" and | or (?!more|less|fewer|higher)")
_JOINTS = re.compile(r"( und |, )")
_VERB = "^"
_PERIOD = ". "  # after the clause itself: "put a missile next to you. On your later turns, …"
# Around a relative clause, which comes after the verb if only the verb would follow it.
_LATE, _EARLY = "\x0e", "\x0f"
_RELATIVE = re.compile(rf"{_LATE}([^{_EARLY}]*),{_EARLY}((?: (?!und |oder )[^\s,;:.{_LATE}]+){{1,2}})(?=[,.;:{_EARLY}]|$| und )")  # fmt: skip
# "mit X Bewegung (X ist dein Tempo) los": the meaning of X comes after the verb, too.
_MEANT = re.compile(r"(\(X ist [^()]*\))((?: (?!und |oder )[^\s,;:.()]+){1,3})(?=[,.;:]|$)")
_NOTES = re.compile(r"\) \((?=X ist |falls |einmal je |bis zu \d)")
_THIS_TURN = re.compile(r"([Ii]n deinem Zug\b[^.:;,]*) in diesem Zug\b")
_PARTICLES = ("ab", "an", "auf", "nach", "weg", "zurück", "neu", "dazu", "los", "um", "heraus")
_TWO_DEEDS = re.compile(r"^\{deed\}| and [a-z]+\|")
_PRONOUNS = ("they", "them", "their")
# After these, a condition would seem to be about the last words only.
_LONG = re.compile(r"\. |, with |; | equal to | \(or ")
_MOST_CLAUSES = 2  # in front of a main clause
YOU, ONE, MANY, NEUTER = 0, 1, 2, 3  # one fighter may be "it": only a fourth form shows that
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
        self.fronts = _turn_once([front for front in fronts if front])
        self.ends = tuple(end for end in ends if end)
        self.exceptions = tuple(exceptions)
        self.is_followed = False  # by another clause with the same fronts

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, str | Sentence) else NotImplemented

    __hash__ = Sentence.__hash__

    def _is_late(self, front: Sentence) -> bool:
        """Return whether a condition comes after the main clause. It stays in front if it names a
        fighter whom the main clause calls "they"."""
        words = (self.subject, *self.fields.values())
        is_meant = any(isinstance(one, Sentence) and one.template in _PRONOUNS for one in words)
        return _is_late(front, self.fronts) and not (is_meant and _is_naming(front))

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
        is_neuter = person == ONE and _grammar(wording, "gender", self.subject.template) == "neuter"
        spoken = _Spoken(wording, NEUTER if is_neuter else person)
        predicate = Sentence.in_words(self, spoken, context)
        who = render_strictly(self.subject, wording)
        order = order_of(wording)
        may_wait = order == "verb-second" and not self.is_followed
        late = [f for f in self.fronts if may_wait and self._is_late(f)]
        early = [f for f in self.fronts if f not in late]
        fronts = [(isinstance(f, Adverb), f.in_words(spoken, "")) for f in early]
        last = [one.in_words(wording, "") for one in self.exceptions]
        if late:
            only = "aber nur, " if any(not is_adverb for is_adverb, _ in fronts) else ""
            last[:0] = [only + one.in_words(spoken, "") for one in late]
        if order == "verb-second":
            predicate, period, others = predicate.partition(_PERIOD)
            if len(early) > 1 and early[1].template.startswith(_WHENS):
                fronts = _in_turn(fronts)
            phrases = [end.in_words(spoken, "") for end in self.ends if isinstance(end, Adverb)]
            often = [phrase for phrase in phrases if phrase.startswith("(")]
            phrases = [phrase for phrase in phrases if phrase not in often]
            clauses = [e.in_words(spoken, "") for e in self.ends if not isinstance(e, Adverb)]
            is_command = self.subject.template == "you" and not phrases
            ordered = _ordered(predicate, spoken) if is_command else ""
            made = _verb_second("" if ordered else who, ordered or predicate, fronts, phrases, bool(ordered))  # fmt: skip
            whole = _facts_in_a_row(", ".join([made.strip(), *clauses, *last]))
            return f"{tidy(' '.join([whole, *often]))}{period}{others}"
        ends = [end.in_words(spoken, "") for end in self.ends]
        is_dropped = order == "no-pronoun" or _first_word(predicate) not in _FINITE
        if person == YOU and is_dropped and self.subject.template == "you":
            who = ""
        spoken_fronts = [front for _, front in fronts]
        return tidy(_plain(who, predicate, spoken_fronts, [*ends, *last], self.is_followed))


def _turn_once(fronts: list[Sentence]) -> tuple[Sentence, ...]:
    """Return the fronts with `on your turn` only if no other of them says so: neither "on your
    turn, on your turn" nor "at the start of your turn, on your turn"."""
    found: list[Sentence] = []
    of_turn = any(front.template in _OF_YOUR_TURN for front in fronts)
    for front in fronts:
        if front.template != "on your turn":
            found.append(front)
        elif not of_turn:
            found.append(front)
            of_turn = True
    return tuple(found)


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


class _Plain(_Spoken):
    """A language in which no sentence is an order."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording, YOU)

    def template(self, sentence: Sentence, context: str) -> str:
        return self._wording.template(sentence, context)

    def grammar(self, context: str, key: str) -> str:
        return "" if context == "order" else super().grammar(context, key)


def _speaker(wording: Wording) -> Wording:
    """Return the language without a person, because a clause inside another has its own subject."""
    if isinstance(wording, _Spoken) and not isinstance(wording, _Plain):
        return wording._wording
    return wording


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
        said = [one.in_words(wording, "") for one in self.fields["sentences"]]
        plain = [one.in_words(_Plain(wording), "") for one in self.fields["sentences"]]
        if any(one == other for one, other in zip(said, plain, strict=True)):
            said = plain  # not all of them are orders
        parts = [one.partition(_PERIOD) for one in said]
        first, *others = [deed for deed, _, _ in parts]
        joined = wording.joined([first, *(one.removeprefix("du ") for one in others)], "and")
        return _PERIOD.join([joined, *(rest for _, _, rest in parts if rest)])


class InTurn(Sentence):
    """One effect after another: `draw a card, then lose 1 Health`. A `verb-second` language uses a
    semicolon where a comma would join two main clauses around a condition."""

    __slots__ = ()

    def __init__(self, first: Sentence, second: Sentence) -> None:
        super().__init__("{first}, {second}", {"first": first, "second": second})

    def in_words(self, wording: Wording, context: str) -> str:
        if order_of(wording) != "verb-second":
            return super().in_words(wording, context)
        first, second = (render_strictly(one, _speaker(wording)) for one in self.fields.values())
        if _PERIOD in first:
            return f"{first}{_PERIOD}{capital(second)}"
        is_simple = "," not in first and _first_word(second) == wording.word("then", "word", "card")
        return f"{first}{',' if is_simple else ';'} {second}"


class Declared(Sentence):
    """A sentence after another one, which is never an order: "…, and you draw a card"."""

    __slots__ = ()

    def __init__(self, sentence: Text) -> None:
        super().__init__("{sentence}", {"sentence": sentence})

    def in_words(self, wording: Wording, context: str) -> str:
        return super().in_words(_Plain(_speaker(wording)), context)


class Which(Sentence):
    """Facts as part of a noun. A `verb-second` language says one of them as a phrase ("in water"),
    and several as a relative clause ("who are in water and next to you")."""

    __slots__ = ("facts",)

    def __init__(self, row: Sentence, facts: Iterable[Sentence]) -> None:
        super().__init__(row.template, row.fields)
        self.facts = tuple(facts)

    def in_words(self, wording: Wording, context: str) -> str:
        is_clause = len(self.facts) > 1 or any(
            _grammar(wording, "clause", fact.template) for fact in self.facts
        )
        if not is_clause or not all(self.facts) or order_of(wording) != "verb-second":
            return super().in_words(wording, context)
        said = [tidy(render_strictly(fact, _speaker(wording))) for fact in self.facts]
        for n, (one, after) in enumerate(pairwise(said)):  # "who are in water and next to you"
            if len(said) == 2 and one.rpartition(" ")[2] == after.rpartition(" ")[2]:
                said[n] = one.rpartition(" ")[0]
        return f"{_LATE}, {wording.joined(said, 'and')},{_EARLY}"


class Row(Sentence):
    """Phrases about a place: "behind the target in water". A `verb-second` language joins them:
    "hinter dem Ziel und im Wasser"."""

    __slots__ = ()

    def __init__(self, phrases: Iterable[Sentence]) -> None:
        super().__init__("{sentences:row}", {"sentences": tuple(phrases)})

    def in_words(self, wording: Wording, context: str) -> str:
        if order_of(wording) != "verb-second":
            return super().in_words(wording, context)
        said = [render_strictly(one, _speaker(wording)) for one in self.fields["sentences"]]
        notes = [one for one in said if one.startswith("(")]
        joined = wording.joined([one for one in said if one not in notes], "and")
        return " ".join([*([joined] if joined else []), *notes])


class Offer(Sentence):
    """What you may do or pay, and what it brings. Where it costs nothing, a `verb-second` language
    says both at once: "you may fly 1 square", not "you may use this: fly 1 square"."""

    __slots__ = ()
    free = "may use this"
    # Nobody would choose these as "you may suffer an attack".
    no_choice = (*(verb for verb in _FINITE if verb != "win"), "need", "suffer", "lose")

    def __init__(self, offer: Text, effect: Text) -> None:
        super().__init__("{offer}: {effect}", {"offer": offer, "effect": effect})
        if isinstance(offer, Clause):
            offer.is_followed = True

    def in_words(self, wording: Wording, context: str) -> str:
        offer, effect = self.fields["offer"], self.fields["effect"]
        is_free = isinstance(offer, Clause) and offer.template == self.free
        if not is_free or order_of(wording) != "verb-second":
            return super().in_words(wording, context)
        if whole := self._whole(offer, effect):
            return whole.in_words(wording, context)
        fields = {"offer": offer, "effect": Declared(effect)}
        return Sentence(self.template, fields).in_words(wording, context)

    def _whole(self, offer: Clause, effect: Sentence) -> Sentence | None:
        """Return both in one sentence, if you do all of it yourself."""
        if isinstance(effect, Clause) and self._is_deed(effect):
            deeds: tuple[Sentence, ...] = (effect,)
        elif isinstance(effect, Together) and all(map(self._is_deed, effect.fields["sentences"])):
            deeds = effect.fields["sentences"]
            if any(_PERIOD in deed.template for deed in deeds):
                return None
        elif isinstance(inner := effect.fields.get("effect"), Clause) and "number" in effect.fields:
            whole = self._whole(offer, inner)
            return whole and Sentence(effect.template, {**effect.fields, "effect": whole})
        else:
            return None
        bare = tuple(_Infinitive(Sentence(d.template, d.fields, d.many)) for d in deeds)
        one = deeds[-1] if isinstance(deeds[-1], Clause) else offer
        may = does("may {deeds}", deeds=say("{items:and}", items=bare))
        return Clause(offer.subject, may, offer.fronts, (*offer.ends, *one.ends), (*offer.exceptions, *one.exceptions))  # fmt: skip

    def _is_deed(self, effect: Sentence) -> bool:
        if not isinstance(effect, Clause) or effect.subject.template != "you" or effect.fronts:
            return False
        is_deed = _first_word(effect.template).split("|")[0] not in self.no_choice
        return is_deed and not _TWO_DEEDS.search(effect.template)


class _Infinitive(Sentence):
    """A predicate of a `verb-second` language as it follows "you may". The form for several is the
    infinitive; a particle at the end joins it: "legst … ab", "ablegen"."""

    __slots__ = ()

    def __init__(self, predicate: Sentence) -> None:
        super().__init__("{deed}", {"deed": predicate})

    def in_words(self, wording: Wording, context: str) -> str:
        plain = _speaker(wording)
        predicate: Sentence = self.fields["deed"]
        yours = Sentence.in_words(predicate, _Spoken(plain, YOU), "")
        theirs = Sentence.in_words(predicate, _Spoken(plain, MANY), "")
        yours, period, others = yours.partition(_PERIOD)
        # Each verb of "wirfst 1 Würfel mehr und zählst Einsen nicht" comes to its own end.
        deeds: list[tuple[str, str]] = []
        joint = ""
        for own, several in zip(_JOINTS.split(yours), _JOINTS.split(theirs), strict=False):
            if not deeds or _verb_of(own, plain):
                deeds.append((several.partition(" ")[0], own.partition(" ")[2]))
            elif _JOINTS.fullmatch(own):
                joint = own
                continue
            else:
                deeds[-1] = (deeds[-1][0], f"{deeds[-1][1]}{joint}{own}")
        made = wording.joined([self._ended(verb, rest) for verb, rest in deeds], "and")
        return f"{made}{period}{others}"

    @staticmethod
    def _ended(verb: str, rest: str) -> str:
        """Return the words with the infinitive at their end."""
        before, _, last = rest.rpartition(" ")
        if last.replace("*", "") in _PARTICLES:
            bare, bold = verb.replace("*", ""), "**" if "*" in verb + last else ""
            return f"{before} {bold}{last.replace('*', '')}{bare}{bold}".strip()
        return f"{rest} {verb}".strip()


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
        is_condition = first == "if" and not is_followed
        if front == "then" == fronts[-1]:  # "then draw a card"
            return f"then {who} {predicate} {' '.join(ends)}"
        # "whenever you hit and you have moved", not "whenever you hit, if you have moved"
        is_short = not _JOINED.search(rest) and before.count(", ") == 1
        if first == "if" and is_short and _first_word(before) in _WHENS:
            before = f"{before.removesuffix(', ')} and {rest}, "
        elif is_condition and _first_word(before) in _WHENS and not _LONG.search(predicate):
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


def _ordered(predicate: str, wording: Wording) -> str:
    """Return the predicate as an order, "wirf 2 Würfel" for "wirfst 2 Würfel"; nothing if one of its
    verbs has no such form."""
    parts = _JOINTS.split(predicate)  # with the joints
    found = [_verb_of(part, wording) for part in parts]
    if not found[0]:
        return ""
    return "".join(new or old for new, old in zip(found, parts, strict=True))


def _verb_of(part: str, wording: Wording) -> str:
    """Return the part with its first word as an order, or nothing."""
    verb, _, rest = part.partition(" ")
    bare = verb.replace("*", "")
    order = _grammar(wording, "order", bare)
    return f"{verb.replace(bare, order)} {rest}".strip() if order else ""


def _in_turn(fronts: list[tuple[bool, str]]) -> list[tuple[bool, str]]:
    """Put the turn into the moment: "immer wenn du in deinem Zug triffst"."""
    (is_phrase, turn), (_, moment), *others = fronts
    found = _WHENEVER.match(moment)
    if not is_phrase or not found:
        return fronts
    if turn.startswith(("einmal ", "bis zu ")):  # "wenn du angegriffen wirst, darfst du einmal …"
        return fronts
    if not turn.startswith("in "):  # "mit der Hausregel …: immer wenn du triffst, …"
        return [(False, f"{turn}: {moment}"), *others]
    return [(False, f"{found[0]}{turn} {moment[found.end() :]}"), *others]


def _verb_second(
    who: str, predicate: str, fronts: list[tuple[bool, str]], ends: list[str], is_order: bool
) -> str:
    """Put one part before the verb: the subordinate clauses, else a phrase, else the subject. An
    order has no subject."""
    own, mark, rest = predicate.partition(_VERB)
    if mark:
        who, predicate = own.strip(), rest
    verb, _, rest = predicate.partition(" ")
    clauses = [text for is_adverb, text in fronts if not is_adverb]
    phrases = [text for is_adverb, text in fronts if is_adverb]
    if not who and not is_order:  # only a noun, such as "Tempo +2"
        return " ".join([*(f"{text}," for text in (*clauses, *phrases)), predicate, *ends])
    phrases += ends
    first = _joined_clauses(clauses)
    if not first and phrases:
        first = phrases.pop(0)
    if first and rest.startswith("sich ") and who not in _SUBJECTS:
        who, rest = f"sich {who}", rest.removeprefix("sich ")  # "heilt sich das Ziel"
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
        elif conjunction in made.split(" und ")[0].split()[:2] and _SAME_JOINT.search(made) is None:
            subject, _, deed = rest.partition(" ")
            is_same = f"{conjunction} {subject} " in made and subject in _SUBJECTS
            # "immer wenn du triffst, dich bewegt hast und …"
            joint = (
                "," if " und " in rest and " und " not in made and " oder " not in rest else " und"
            )
            once = deed.replace(f" und {subject} ", " und ")
            made += f"{joint} {once if is_same else rest}"
        else:
            made += f", {clause}"
    return made


def _facts_in_a_row(text: str) -> str:
    """Name "du" once: `wenn du triffst und keine Karte hast`."""
    text = _SAME.sub(r"\1 und ", _SAME_THRICE.sub(r"\1, \2 und ", text))
    return _SAME_VERB.sub(r"\1 und \2", text)


def _is_late(front: Sentence, fronts: Iterable[Sentence]) -> bool:
    """Return whether a condition comes after the main clause, because too much is in front of it:
    `immer wenn du triffst, ziehst du eine Karte, aber nur, wenn …`."""
    if front.template != "if {facts:and}" or isinstance(front, Adverb):
        return False
    others = [one for one in fronts if one is not front and not isinstance(one, Adverb)]
    many = sum(len(one.fields.get("facts", ())) or 1 for one in (front, *others))
    return many > _MOST_CLAUSES and (bool(others) or not _is_naming(front))


def _is_naming(front: Sentence) -> bool:
    """Return whether a fact of the condition names a fighter: `your opponent is in water`."""
    facts = front.fields.get("facts", ())
    named = [fact.fields.get("subject", NOTHING) for fact in facts if isinstance(fact, Sentence)]
    return any(one and one.context not in ("again", "neuter") and one.template not in ("you", "they") for one in named)  # fmt: skip


def _first_word(text: str) -> str:
    return text.replace("*", "").split(" ", 1)[0]


def tidy(text: str) -> str:
    """Remove the spaces and commas around empty parts, and words that English would not repeat."""
    text = re.sub(r" +", " ", text).strip()
    for pattern, shorter in (*_SAID_ONCE, *_AGREED):
        text = pattern.sub(shorter, text)
    text = re.sub(rf" ?[{_LATE}{_EARLY}]", "", _RELATIVE.sub(_after_the_verb, text))
    text = _MEANT.sub(r"\2 \1", text)
    text = _THIS_TURN.sub(r"\1", _NOTES.sub("; ", text))
    text = re.sub(r" +([,.;:)])", r"\1", text)
    return re.sub(r",+(?=[,.;:)])", "", text)


def _after_the_verb(found: re.Match[str]) -> str:
    is_followed = found.string[found.end() :].startswith(" und ")
    return f"{found[2]},{found[1]}{',' * is_followed}".replace(",,", ",")


def capital(text: str) -> str:
    """Return the text with a capital first letter, even after a bold mark."""
    for i, character in enumerate(text):
        if character.isalnum():
            return text[:i] + character.upper() + text[i + 1 :]
        if character not in "*“\"'(":
            break
    return text
