"""The ledger of rules: rules from the rulebooks, rulings on open questions, and answers by the
publisher."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from fragkit.language.sentences import say
from fragkit.model.fields import Token, Where, nowhere, spec
from fragkit.rule_modules import cached_until_folders_change, module_rulings
from fragkit.values import dataclass

RULING_PREFIX = "ruling."

# The rulings that the referee can play in several ways, and the letters it can play.
PLAYABLE: dict[str, str] = {
    "armor.soak": "ab",
    "range.metric": "abc",
    "los.graze": "ab",
    "blast.count": "abc",
    "weapon.limit": "abc",
    "tele.bump": "abc",
    "jump.terrain": "abc",
    "blood.cure": "ab",
    "hand.frag": "ab",
}
# Rulings that don't belong to a module: letters, default, and what is decided.
COMMON_RULINGS: dict[str, tuple[str, str, str]] = {
    "enter.order": ("ab", "a", "which comes first, acid or a power-up on the same square"),
    "variant.goal": ("ab", "a", "whether enough frags also win in a game with another goal"),
}


@cached_until_folders_change
def expansion_rulings() -> Mapping[str, tuple[str, str, str]]:
    """Return the rulings of expansions and variants, with their letters, default and subject."""
    return {**COMMON_RULINGS, **module_rulings()}


def playable_letters(key: str) -> str:
    """Return the letters of a ruling's options that the referee can play, such as `ab` for
    `armor.soak`, or ""."""
    return PLAYABLE.get(key) or expansion_rulings().get(key, ("",))[0]


class RuleId(Token):
    """Words with dots between them, from general to specific: `move.jump.cost`."""

    __slots__ = ()
    GRAMMAR = r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+"
    KIND = say("a rule id")
    FORM = say("lowercase words with dots between them, as in `move.jump.cost`")


class Letter(Token):
    """An option of a ruling: `a`, `b`, …"""

    __slots__ = ()
    GRAMMAR = r"[a-z]"
    KIND = say("an option of a ruling")
    FORM = say("a single letter, such as `a`")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A rule from a rulebook."""

    id: RuleId = spec("words separated by dots, from general to specific")
    rule: str = spec("the rule in one line", nonempty=True)
    source: str = spec("its source: `base: Jumping; deadlands: Jumping`", default="")
    words: tuple[str, ...] = spec("other words players search for", default=())
    override: bool = spec(
        "replace the entry with this id in a pack that yours extends", default=False
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """A point that the rulebooks leave open, with the possible answers and the default."""

    id: RuleId = spec("`ruling.` and words separated by dots")
    question: str = spec("the open question", nonempty=True)
    options: Mapping[Letter, str] = spec("the answers, by letter", nonempty=True)
    default: Letter = spec("the default answer")
    note: str = spec("details of the default", default="")
    reason: str = spec("the reason for the default", default="")
    house: tuple[Letter, ...] = spec(
        "the answers the referee can play, chosen with `--house`", default=()
    )
    about: tuple[RuleId, ...] = spec("the rules it is about", default=())
    words: tuple[str, ...] = spec("other words players search for", default=())
    override: bool = spec(
        "replace the entry with this id in a pack that yours extends", default=False
    )
    where: Where = nowhere()

    @property
    def house_key(self) -> str:
        """Return the ruling's key for `--house`: `armor.soak` for `ruling.armor.soak`."""
        return self.id.removeprefix(RULING_PREFIX)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clarification:
    """An answer by the publisher, which overrules our rulings."""

    id: RuleId = spec("`faq.` and a word")
    text: str = spec("the answer in our own words", nonempty=True)
    source: str = spec("where it was given", default="")
    words: tuple[str, ...] = spec("other words players search for", default=())
    override: bool = spec(
        "replace the entry with this id in a pack that yours extends", default=False
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A worked example, with a case and its result."""

    id: RuleId = spec("`ex.` and a word")
    input: str = spec("the case", nonempty=True)
    expected: str = spec("the result", nonempty=True)
    kind: Literal["stated", "derived"] = spec(
        "`stated` in the rulebook, or `derived` from it", default="derived"
    )
    source: str = spec("its source", default="")
    words: tuple[str, ...] = spec("other words players search for", default=())
    override: bool = spec(
        "replace the entry with this id in a pack that yours extends", default=False
    )
    where: Where = nowhere()


Row = Rule | Ruling | Clarification | Example


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """One heading of the ledger, with its entries."""

    section: str = spec("the heading", nonempty=True)
    rules: tuple[Rule, ...] = spec("the rules", default=())
    rulings: tuple[Ruling, ...] = spec("the rulings", default=())
    clarifications: tuple[Clarification, ...] = spec("the publisher's answers", default=())
    examples: tuple[Example, ...] = spec("worked examples", default=())
    where: Where = nowhere()

    @property
    def rows(self) -> tuple[Row, ...]:
        return (*self.rules, *self.rulings, *self.clarifications, *self.examples)


Kind = Literal["rule", "ruling", "clarification", "example"]


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A row of the ledger with its heading and its pack."""

    row: Row
    section: str
    pack: str

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def kind(self) -> Kind:
        match self.row:
            case Rule():
                return "rule"
            case Ruling():
                return "ruling"
            case Clarification():
                return "clarification"
            case Example():
                return "example"

    @property
    def text(self) -> str:
        """Return the row in one line."""
        match self.row:
            case Rule(rule=text) | Clarification(text=text):
                return text
            case Ruling(question=question, options=options, default=default):
                return f"{question} {options.get(default, '')}"
            case Example(input=case, expected=result):
                return f"{case}: {result}"

    @property
    def source(self) -> str:
        return "" if isinstance(self.row, Ruling) else self.row.source


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The ledger of all packs in use, in their order."""

    entries: tuple[LedgerEntry, ...] = ()

    def get(self, id: str) -> LedgerEntry | None:
        return next((e for e in self.entries if e.id == id), None)

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(e.row for e in self.entries if isinstance(e.row, Rule))

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        return tuple(e.row for e in self.entries if isinstance(e.row, Ruling))
