"""Packs, each a box of the game or a fan's folder, and the rules that they change for everyone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, fields, replace
from pathlib import Path
from typing import Annotated, ClassVar, Literal, TypeVar

from fragkit.model import names
from fragkit.model.card import Card
from fragkit.model.fields import WORDS, Id, OneOf, Where, nowhere, spec
from fragkit.model.fighter import PISTOL, TEXT, Fighter, NamedTrait, Stance, Track, Trait
from fragkit.model.word_values import Lasts, OptionKey, OptionValue, kebab
from fragkit.rule_modules import DeclaredCounter, declared_modules, learn_counters
from fragkit.values import dataclass

Fragged = Literal["pile", "discard", "keep"]
Held = Literal["discard", "keep"]
DEAL_MOST = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class PackRule(Trait):
    """A rule of the pack: an ability that every fighter has, for the whole game."""

    name: str = spec("its name at the table and in receipts", nonempty=True, words=WORDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class PackOption:
    """A house option of a pack, which conditions can read (`house:`)."""

    id: OptionKey = spec("the name to type after `--house`: `headshots`")
    about: str = spec("a short description of the choice", nonempty=True, words=WORDS)
    values: tuple[OptionValue, ...] = spec("the values to choose from", nonempty=True)
    default: OptionValue = spec("the default value")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """The cards that everyone starts with, and the starting zone."""

    deal: Mapping[Id, int] | None = spec(
        "cards dealt to everyone, by deck; other decks stay as they are",
        default=None,
        least=0,
        most=DEAL_MOST,
    )
    gear: tuple[Id, ...] = spec(
        "cards everyone has in play at the start, and again after each respawn",
        default=(),
        one_or_many=True,
    )
    zone: Id | None = spec(
        "the zone where everyone starts, if the map has it; otherwise respawn squares",
        default=None,
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class FragRules:
    """The cards that a fragged fighter loses and the attacker earns, by deck."""

    hand: Mapping[Id, Held] | None = spec(
        "what happens to the target's hand: `keep` or `discard`", default=None
    )
    play: Mapping[Id, Fragged] | None = spec(
        "what happens to the target's cards in play: a `pile` on the map, `discard` or `keep`",
        default=None,
    )
    earns: Mapping[Id, int] | None = spec(
        "cards that a frag earns", default=None, least=0, most=DEAL_MOST
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True)
class TableRules:
    """The changes that all packs of a game make together. A later pack overrides an earlier one."""

    rules: tuple[PackRule, ...] = ()
    options: tuple[PackOption, ...] = ()
    house: Mapping[str, str] = field(default_factory=dict)  # defaults, as they would be typed
    variants: tuple[str, ...] = ()
    dealt: Mapping[str, int] = field(default_factory=dict)
    earned: Mapping[str, int] = field(default_factory=dict)
    fragged: Mapping[str, Fragged] = field(default_factory=dict)
    held: Mapping[str, Held] = field(default_factory=dict)
    gear: tuple[str, ...] = ()
    zone: str = ""
    counters: tuple[OwnCounter, ...] = ()


NO_TABLE_RULES = TableRules()


DeckShape = Literal["reticle", "gear", "star", "suit"]
DeckOwner = Literal["fighter", "player"]
# Counters with a drawing in `templates/counters`; rule modules add more.
DRAWN_COUNTERS = (
    "blood", "weapon-pair", "link", "ammo", "barrel", "napalm", "mine", "radiation",
    "flag", "base", "heart", "door", "held", "hanged",
)  # fmt: skip


def printed_counters() -> tuple[str, ...]:
    """Return the kinds of counters that can be printed."""
    own = (c.name for module in declared_modules().values() for c in module.counters if c.sign)
    return tuple(dict.fromkeys((*DRAWN_COUNTERS, *own)))


PrintedCounter = Annotated[str, OneOf(printed_counters)]
RuleModule = Annotated[
    str,
    OneOf(
        lambda: declared_modules(),
        "to use a module of your own, name its folder in `FRAGKIT_MODULES`",
    ),
]


@dataclass(frozen=True, slots=True)
class DeckRules:
    """The rules of a deck: who owns its cards, where they come from, and where they go."""

    owner: DeckOwner = "player"
    fragged: Fragged = "keep"
    dealt: int = 0
    earned: int = 0
    dropped: bool = False
    held: Held = "keep"


# The rulebook's decks, which are the defaults. A deck with another name is like the specials: its cards
# belong to the player.
RULEBOOK_DECKS = {
    "weapon": DeckRules("fighter", "pile", dealt=1, dropped=True),
    "gadget": DeckRules("fighter", "discard", dealt=1, dropped=True),
    "special": DeckRules("player", "keep", dealt=1, earned=1),
    "hex": DeckRules("player", "discard"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """A deck: its look, who owns its cards, and where they go."""

    id: Id = spec("name in kebab-case: `weapon`")
    name: str = spec("its name at the table", nonempty=True)
    color: str = spec("its color as `#rrggbb`", pattern=r"#[0-9a-fA-F]{6}", like='"#1b4f9c"')
    shape: DeckShape = spec("the shape of its corner badge")
    owner: DeckOwner | None = spec(
        "who owns its cards in play: the `fighter`, who plays them on their turn, or the `player`",
        default=None,
    )
    fragged: Fragged | None = spec(
        "what a frag does to its cards in play: a `pile` on the map, `discard`, or `keep`",
        default=None,
    )
    dealt: int | None = spec("cards dealt to everyone at the start", default=None, least=0, most=5)
    earned: int | None = spec("cards that a frag earns", default=None, least=0, most=5)
    dropped: bool | None = spec("whether its cards in play can be dropped", default=None)
    held: Held | None = spec(
        "what a frag does to its cards in hand: `keep` or `discard`", default=None
    )
    where: Where = nowhere()


def deck_rules(id: str, deck: Deck | None, table: TableRules | None = None) -> DeckRules:
    """Return the rules of a deck: those of the rulebook, changed first by its definition and then
    by the packs."""
    rules = RULEBOOK_DECKS.get(id, DeckRules())
    if deck is not None:
        said = {key.name: getattr(deck, key.name) for key in fields(DeckRules)}
        rules = replace(rules, **{key: value for key, value in said.items() if value is not None})
    for key in ("dealt", "earned", "fragged", "held") if table is not None else ():
        of_decks = getattr(table, key)
        if id in of_decks:
            rules = replace(rules, **{key: of_decks[id]})
    return rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Counters:
    """Counters of one kind."""

    kind: PrintedCounter = spec("which counter")
    count: int = spec("number of printed pieces; a pair is two", least=1, most=200)
    damage: str = spec("text on the counter, such as `4d`", default="")
    where: Where = nowhere()


CounterEnd = Literal["enter", "leave", "pass", "struck", "turn-start", "turn-end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnCounter(Trait):
    """A kind of counter that the pack invents. `place` puts it on the map.

    counters:
      - id: bear-trap
        name: Bear Trap
        count: 6
        ends: enter
        effects:
          - wound: 1
            at: enter
    """

    shorthand: ClassVar[None] = None  # type: ignore[assignment]  # it is always a mapping
    LASTS: ClassVar[tuple[str, ...]] = ("turn", "turns", "until-my-turn")

    id: Id = spec("short name in kebab-case: `bear-trap`; effects and players type it")
    name: str = spec("its name at the table", nonempty=True, words=WORDS)
    text: str = spec("its text; by default made from the effects", default="", words=TEXT)
    sign: str = spec(
        "the character for it on the map and the printed counter; default: its first letter",
        default="",
        pattern=r"\S?",
        like="b",
    )
    color: str = spec(
        "its color in print as `#rrggbb`",
        default="",
        pattern=r"(#[0-9a-fA-F]{6})?",
        like='"#1b4f9c"',
    )
    count: int = spec("number of printed pieces", default=6, least=0, most=200)
    solid: bool = spec("whether it blocks movement, jumps and line of sight", default=False)
    ends: tuple[CounterEnd, ...] = spec(
        "what removes it: a fighter who enters or leaves its square, passes over it or starts or ends a turn there; `struck`: a hit",
        default=(),
        one_or_many=True,
    )
    lasts: Lasts | None = spec(
        "the longest it can stay: `turn`, `2 turns` of the player who placed it, or `until-my-turn`",
        default=None,
    )

    damage: ClassVar[str] = ""  # printed counters of the rulebook may have one

    @property
    def kind(self) -> Id:
        return self.id

    @property
    def has_rules(self) -> bool:
        return bool(self.effects or self.solid)

    @property
    def mark(self) -> str:
        return self.sign or self.name[0].casefold()

    @property
    def moments(self) -> frozenset[str]:
        return frozenset(effect.at for effect in self.effects if effect.at is not None)

    @property
    def is_target(self) -> bool:
        """Return whether it can be shot."""
        return "struck" in (*self.moments, *self.ends)

    @property
    def declared(self) -> DeclaredCounter:
        return DeclaredCounter(self.id, self.mark, self.name, True, self.solid)


@dataclass(frozen=True, slots=True, kw_only=True)
class PackFile:
    """The file `pack.yaml`."""

    id: Id = spec("short name in kebab-case, ideally the folder's name")
    name: str = spec("title on every printed page", nonempty=True, words=WORDS)
    version: str = spec("version on every printed page, such as `1.0`", nonempty=True)
    about: str = spec("a sentence or two about the pack", default="", words=WORDS)
    extends: tuple[Id, ...] = spec(
        "packs whose content it uses and adds to", default=(), one_or_many=True
    )
    requires: tuple[Id, ...] = spec("packs it needs", default=(), one_or_many=True)
    decks: tuple[Deck, ...] = spec("its own decks", default=())
    modules: tuple[RuleModule, ...] = spec("rule modules it turns on", default=(), one_or_many=True)
    counters: tuple[Counters | OwnCounter, ...] = spec(
        "counters to print, and counters of its own", default=()
    )
    rules: tuple[PackRule, ...] = spec(
        "rules for everyone, all game long: effects as on a fighter's sheet", default=()
    )
    options: tuple[PackOption, ...] = spec(
        "choices for the table, used by `--house` and conditions", default=()
    )
    house: Mapping[OptionKey, OptionValue] | None = spec(
        "defaults for house options: `frags: 5`",
        default=None,
    )
    variants: tuple[str, ...] = spec(
        "variants that are on by default; `--variant NAME=off` turns one off",
        default=(),
        one_or_many=True,
    )
    replaces: tuple[Id, ...] = spec(
        "decks in which only this pack's cards are used", default=(), one_or_many=True
    )
    setup: Beginning | None = spec("what everyone starts with, and where", default=None)
    frag: FragRules | None = spec("what a frag costs and earns, by deck", default=None)
    theme: Id = spec("the look of its cards and maps", default=Id("steel"))
    author: str = spec("the author", default="")
    license: str = spec("the license for sharing it", default="")
    accept: tuple[Id, ...] = spec(
        "warnings to leave out, by code: `yours-to-apply`", default=(), one_or_many=True
    )
    where: Where = nowhere()

    @property
    def own_counters(self) -> tuple[OwnCounter, ...]:
        return tuple(row for row in self.counters if isinstance(row, OwnCounter))


@dataclass(frozen=True, slots=True)
class Pack:
    """A loaded pack with its own content. The packs that it extends are in its `Library`."""

    file: PackFile
    folder: Path
    cards: Mapping[str, Card] = field(default_factory=dict)
    fighters: Mapping[str, Fighter] = field(default_factory=dict)
    traits: Mapping[str, NamedTrait] = field(default_factory=dict)
    maps: tuple[Path, ...] = ()
    rules: tuple[Path, ...] = ()

    @property
    def id(self) -> str:
        return self.file.id

    @property
    def own_counters(self) -> tuple[OwnCounter, ...]:
        return self.file.own_counters


@dataclass(frozen=True, slots=True)
class Library:
    """All packs in use, each after those that it extends."""

    packs: tuple[Pack, ...] = ()

    def pack(self, id: str) -> Pack | None:
        return next((p for p in self.packs if p.id == id), None)

    @property
    def cards(self) -> dict[str, Card]:
        """Return every card by id, with overrides and replaced decks applied. A card that is a
        fighter's gear stays, even if its deck is replaced."""
        found: dict[str, Card] = {}
        for pack in self.packs:
            gone = set(pack.file.replaces)
            if gone:
                found = {
                    id: replace(card, copies=0) if card.deck in gone else card
                    for id, card in found.items()
                    if card.deck not in gone or id in self._gear
                }
            found.update(pack.cards)
        return found

    @property
    def _gear(self) -> set[str]:
        sheets = (f.gear for pack in self.packs for f in pack.fighters.values())
        return {id for gear in (*sheets, self.table.gear) for id in gear}

    @property
    def table(self) -> TableRules:
        """Return the changes that the packs make for everyone."""
        files = [pack.file for pack in self.packs]
        starts = [file.setup for file in files if file.setup is not None]
        frags = [file.frag for file in files if file.frag is not None]
        return TableRules(
            rules=tuple(rule for file in files for rule in file.rules),
            options=tuple({o.id: o for file in files for o in file.options}.values()),
            house=_merged(file.house for file in files),
            variants=tuple(v for file in files for v in file.variants),
            dealt=_merged(start.deal for start in starts),
            earned=_merged(frag.earns for frag in frags),
            fragged=_merged(frag.play for frag in frags),
            held=_merged(frag.hand for frag in frags),
            gear=tuple(dict.fromkeys(id for start in starts for id in start.gear)),
            zone=next((start.zone for start in reversed(starts) if start.zone), ""),
            counters=tuple({c.id: c for p in self.packs for c in p.own_counters}.values()),
        )

    @property
    def fighters(self) -> dict[str, Fighter]:
        return {id: fighter for pack in self.packs for id, fighter in pack.fighters.items()}

    @property
    def traits(self) -> dict[str, NamedTrait]:
        return {id: trait for pack in self.packs for id, trait in pack.traits.items()}

    @property
    def tracks(self) -> dict[str, Track]:
        """Return the tracks on every sheet."""
        return {t.id: t for p in self.packs for rule in p.file.rules for t in rule.tracks}

    @property
    def stances(self) -> dict[str, Stance]:
        """Return the stances that every fighter may enter."""
        return {s.id: s for p in self.packs for rule in p.file.rules for s in rule.stances}

    @property
    def track_ids(self) -> tuple[str, ...]:
        """Return the ids of all tracks on any sheet."""
        own = (track for fighter in self.fighters.values() for track in fighter.all_tracks)
        return tuple(dict.fromkeys((*self.tracks, *own)))

    @property
    def stance_ids(self) -> tuple[str, ...]:
        own = (stance for fighter in self.fighters.values() for stance in fighter.all_stances)
        return tuple(dict.fromkeys((*self.stances, *own)))

    @property
    def decks(self) -> dict[str, Deck]:
        return {deck.id: deck for pack in self.packs for deck in pack.file.decks}

    def _named_weapons(self) -> dict[str, str]:
        """Return the names of weapons on the sheet, by the words that conditions use for them. A
        word that is also a tag is not a name."""
        weapons = [w for fighter in self.fighters.values() for w in fighter.own_weapons]
        tags = {t for w in (*weapons, PISTOL, *self.cards.values()) for t in w.tags}
        named = {kebab(weapon.name): weapon.name for weapon in weapons}
        return {id: name for id, name in named.items() if id not in tags}

    def learn(self) -> None:
        """Remember the counters of these packs, and the names of things that effects mention."""
        learn_counters(c.declared for pack in self.packs for c in pack.own_counters)
        names.learn("card", {id: card.name for id, card in self.cards.items()})
        names.learn("weapon", self._named_weapons())
        names.learn("fighter", {id: fighter.name for id, fighter in self.fighters.items()})
        names.learn("counter", {c.id: c.name for c in self.table.counters})
        sheets = [*(f.all_tracks for f in self.fighters.values()), self.tracks]
        names.learn("track", {t.id: t.name for tracks in sheets for t in tracks.values()})
        own = [*(f.all_stances for f in self.fighters.values()), self.stances]
        names.learn("stance", {s.id: s.name for stances in own for s in stances.values()})


K = TypeVar("K", bound=str)
V = TypeVar("V")


def _merged(parts: Iterable[Mapping[K, V] | None]) -> dict[str, V]:
    """Merge the mappings. A later one overrides an earlier one."""
    return {str(key): value for part in parts if part for key, value in part.items()}
