"""The ledger of rules: what the texts say, what they leave open, what the publisher answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from fragkit.model.fields import Token, Where, nowhere, spec
from fragkit.values import dataclass

RULING_PREFIX = "ruling."

# The rulings that the referee can play in more than one way, and in which.
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
# Those of the expansions, and of maps that only fans draw: their letters, the default, and what
# is chosen.
EXPANSION_RULINGS: dict[str, tuple[str, str, str]] = {
    "enter.order": ("ab", "a", "acid and a power-up on one square"),
    "variant.goal": ("ab", "a", "whether frags at the goal still win where another goal is played"),
    "lastman.any": ("ab", "a", "whether a death without an attacker costs a life"),
    "blink.own": ("ab", "a", "whether a turn goes on in which its player is fragged and back"),
    "team.improve": ("ab", "a", "whether all winners of the Death Match game improve"),
    "team.first": ("ab", "a", "who moves first in a team game"),
    "team.place": ("ab", "b", "where fighters of a team begin"),
    "team.placing": ("ab", "a", "who places first in a team game"),
    "chaos.bump": ("ab", "a", "whether a bump has a second die in Chaotic Spawning"),
    "ctf.own": ("ab", "a", "how the own flag gets home"),
    "dom.when": ("ab", "a", "when Domination is scored"),
    "dom.repeat": ("ab", "a", "what lets the same two score again in Domination"),
    "rover.any": ("ab", "a", "whether a death by hazard changes sides"),
    "rover.tie": ("ab", "a", "equal most frags at the end of Red Rover"),
    "guard.any": ("ab", "a", "whether a captain's death by hazard counts"),
    "guard.own": ("ab", "a", "whether a captain killed by the own side counts"),
    "guard.both": ("ab", "a", "both captains die in one event"),
    "norush.turn": ("ab", "a", "whose first turn has no attacks"),
    "norush.what": ("ab", "a", "what is an attack on the first turn"),
    "barrel.adjacent": ("ab", "a", "where new barrels may stand"),
    "barrel.busters.power": ("ab", "a", "whether bared power-ups are live in Barrel Busters"),
    "barrel.refill.card": ("ab", "a", "which card buys a refill"),
    "barrel.norush": ("ab", "a", "whether barrels may be shot under No Rushes"),
    "shootout.both": ("abc", "a", "whether the passer shoots as well"),
    "shootout.tie": ("ac", "a", "equal totals in a shootout"),
    "shootout.expire": ("ab", "a", "how long an attack is held"),
    "shootout.street": ("ab", "a", "who must be on Main Street for the bonus"),
    "shootout.survivor": ("ab", "a", "who draws the bonus of a shootout"),
    "shootout.value": ("ab", "a", "values of court cards"),
    "shootout.contest": ("ab", "a", "a shootout against somebody who may not shoot back"),
    "shootout.team": ("ab", "a", "whether a teammate who passes may be shot at"),
    "shootout.many": ("ab", "a", "two holders passed by one step"),
    "lava.inside": ("abc", "a", "the heat for whoever ends a turn in lava"),
    "lava.wall": ("ab", "a", "whether a wall shields from heat"),
    "lava.heat.one": ("ab", "a", "heat as one attack or several"),
    "lava.other": ("ab", "a", "whether heat strikes in the turns of others"),
    "frag.mine": ("ab", "a", "who scores the frag of a mine"),
    "frag.napalm": ("ab", "a", "who scores the frag of lasting flames"),
    "frag.pushed": ("ab", "a", "who scores when a push ends in a mine or in flames"),
    "water.napalm": ("ab", "a", "whether flames burn a fighter in water"),
    "napalm.damage": ("ab", "a", "whether flames harm those who enter later"),
    "napalm.misfire": ("ab", "a", "whether a misfire leaves flames"),
    "knockback.dice": ("ab", "a", "which dice of an attack push"),
    "knockback.zero": ("ab", "a", "whether a hit for 0 points pushes"),
    "knockback.several": ("ab", "a", "who of several is pushed first"),
    "knockback.nuke": ("ab", "a", "from where a nuke pushes"),
    "switch.again": ("ab", "a", "how often a switch works in a turn"),
    "switch.harmless": ("ab", "a", "whether a weapon without damage works a switch"),
    "switch.start": ("ab", "a", "whether switch doors are shut at the start"),
    "room.die": ("ab", "a", "one die for the gas, or one for each fighter"),
    "heart.armor": ("ab", "a", "whether hearts count armor"),
    "nuke.first": ("ab", "a", "whether a nuke moves on the turn of its launch"),
    "nuke.tele": ("ab", "a", "whether a nuke uses teleporters"),
    "nuke.share": ("ab", "a", "where a nuke may end"),
    "shootout.saloon": ("ab", "b", "whether who is barred from shootouts may be shot at in one"),
    "hex.hand": ("ab", "a", "whether a frag costs the hexes in the hand"),
    "malfunction.many": ("ab", "a", "several damage rolls of one attack show a 1"),
    "beast.roll": ("ab", "a", "how the check of a beast is rolled"),
    "beast.order": ("ab", "a", "whether a beast bites or drags first"),
    "beast.act": ("ab", "a", "whether who was caught may still attack"),
    "gallows.twice": ("ab", "a", "whether exactly twice the Health hangs"),
    "gallows.must": ("ab", "a", "whether hanging is compulsory"),
    "gallows.who": ("ab", "a", "whether damage that nobody scored hangs"),
    "gallows.harrowed": ("abc", "a", "whether a hanged fighter has what a respawn brings"),
    "gallows.friend": ("ab", "a", "whether a teammate's hit hangs"),
    "gallows.blink": ("ab", "a", "whether the hanged are back in the Blink of an Eye"),
    "poker.five": ("ab", "a", "five alike in a poker hand"),
    "poker.tie": ("ab", "a", "two poker hands of one rank"),
    "poker.ace": ("ab", "a", "whether A 2 3 4 5 is a straight"),
    "poker.keep": ("ab", "a", "whether a Joker may be kept from the poker hand"),
    "poker.draw": ("ab", "a", "who may draw poker cards from the hex deck"),
    "poker.kicker": ("ab", "a", "five alike against four alike with a higher fifth card"),
}
PLAYABLE.update({key: letters for key, (letters, _, _) in EXPANSION_RULINGS.items()})


class RuleId(Token):
    """Words with dots between them, from the general to the particular: `move.jump.cost`."""

    __slots__ = ()
    GRAMMAR = r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+"
    HINT = "is no rule id: use small words with dots between them, as in `move.jump.cost`"


class Letter(Token):
    """An option of a ruling: `a`, `b`, …"""

    __slots__ = ()
    GRAMMAR = r"[a-z]"
    HINT = "is no option: options are single letters, a, b, c …"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """What a text says."""

    id: RuleId = spec("dotted words, from the general to the particular")
    rule: str = spec("the rule in one line", nonempty=True)
    source: str = spec("where it is written: `base: Jumping; deadlands: Jumping`", default="")
    words: tuple[str, ...] = spec("other words under which players look for it", default=())
    override: bool = spec("replaces the row of this id in a pack below", default=False)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """A point that the texts leave open, the ways to settle it, and the one that holds."""

    id: RuleId = spec("`ruling.` and the point in dotted words")
    question: str = spec("what is open", nonempty=True)
    options: Mapping[Letter, str] = spec("the ways to settle it, by letter", nonempty=True)
    default: Letter = spec("the option that holds unless the table says otherwise")
    note: str = spec("how far the default goes", default="")
    reason: str = spec("why this one", default="")
    house: tuple[Letter, ...] = spec(
        "the options that the referee can play, chosen with `--house`", default=()
    )
    about: tuple[RuleId, ...] = spec("the rules that it settles", default=())
    words: tuple[str, ...] = spec("other words under which players look for it", default=())
    override: bool = spec("replaces the row of this id in a pack below", default=False)
    where: Where = nowhere()

    @property
    def house_key(self) -> str:
        """How `--house` calls it: `armor.soak` for `ruling.armor.soak`."""
        return self.id.removeprefix(RULING_PREFIX)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clarification:
    """An answer of the publisher; it stands above our rulings."""

    id: RuleId = spec("`faq.` and a word")
    text: str = spec("the answer, restated", nonempty=True)
    source: str = spec("where it was given", default="")
    words: tuple[str, ...] = spec("other words under which players look for it", default=())
    override: bool = spec("replaces the row of this id in a pack below", default=False)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A worked case: what goes in and what must come out."""

    id: RuleId = spec("`ex.` and a word")
    input: str = spec("the case", nonempty=True)
    expected: str = spec("what comes of it", nonempty=True)
    kind: Literal["stated", "derived"] = spec(
        "`stated` in the text, or `derived` from it at a boundary", default="derived"
    )
    source: str = spec("the rule's place", default="")
    words: tuple[str, ...] = spec("other words under which players look for it", default=())
    override: bool = spec("replaces the row of this id in a pack below", default=False)
    where: Where = nowhere()


Row = Rule | Ruling | Clarification | Example


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """One heading of the ledger and what stands under it."""

    section: str = spec("the heading", nonempty=True)
    rules: tuple[Rule, ...] = spec("what the texts say", default=())
    rulings: tuple[Ruling, ...] = spec("what they leave open", default=())
    clarifications: tuple[Clarification, ...] = spec("what the publisher answered", default=())
    examples: tuple[Example, ...] = spec("worked cases", default=())
    where: Where = nowhere()

    @property
    def rows(self) -> tuple[Row, ...]:
        return (*self.rules, *self.rulings, *self.clarifications, *self.examples)


Kind = Literal["rule", "ruling", "clarification", "example"]


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A row with its heading and the pack that brings it."""

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
        """The row in one line."""
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
