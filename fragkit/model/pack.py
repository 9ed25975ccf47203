"""What a pack is: a box of the game, or a fan's folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from fragkit.model.card import Card
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.fighter import Fighter

DeckShape = Literal["reticle", "gear", "star", "suit"]
CounterKind = Literal[
    "blood", "weapon-pair", "link", "ammo", "barrel", "napalm", "mine", "radiation",
    "flag", "base", "heart", "door", "held", "hanged",
]  # fmt: skip
RuleModule = Literal[
    "barrels", "water", "napalm", "mines", "guided-nuke", "teams",
    "knockback", "hearts", "lava", "switches", "the-room", "hexes", "poker", "malfunctions",
    "beasts", "gallows", "shootout",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """A deck: what its cards look like from behind and what kind they are."""

    id: Id = spec("name in kebab-case: `weapon`")
    name: str = spec("what the table calls it", nonempty=True)
    color: str = spec("its colour as #rrggbb", pattern=r"#[0-9a-fA-F]{6}")
    shape: DeckShape = spec("the shape of its corner badge")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Counters:
    """So many counters of one kind."""

    kind: CounterKind = spec("which counter")
    count: int = spec("how many pieces are printed; a pair is two", least=1, most=200)
    damage: str = spec("text on the counter, such as `4d`", default="")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class PackFile:
    """What `pack.yaml` says."""

    id: Id = spec("name in kebab-case, the same as the folder's is a good idea")
    name: str = spec("title on every printed page", nonempty=True)
    version: str = spec("version on every printed page, such as `1.0`", nonempty=True)
    about: str = spec("a sentence or two on what this pack is", default="")
    extends: tuple[Id, ...] = spec("packs whose content it builds on", default=(), one_or_many=True)
    requires: tuple[Id, ...] = spec(
        "packs without which it can't be played", default=(), one_or_many=True
    )
    decks: tuple[Deck, ...] = spec("decks that this pack brings", default=())
    modules: tuple[RuleModule, ...] = spec(
        "rule modules that it switches on", default=(), one_or_many=True
    )
    counters: tuple[Counters, ...] = spec("counters in its box", default=())
    theme: Id = spec("how its cards and maps look", default=Id("steel"))
    author: str = spec("whose pack this is", default="")
    license: str = spec("under which terms it may be shared", default="")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True)
class Pack:
    """A loaded pack with what is its own; what it builds on is in its `Library`."""

    file: PackFile
    folder: Path
    cards: Mapping[str, Card] = field(default_factory=dict)
    fighters: Mapping[str, Fighter] = field(default_factory=dict)
    maps: tuple[Path, ...] = ()
    rules: tuple[Path, ...] = ()

    @property
    def id(self) -> str:
        return self.file.id


@dataclass(frozen=True, slots=True)
class Library:
    """All packs of a run, each after those that it builds on."""

    packs: tuple[Pack, ...] = ()

    def pack(self, id: str) -> Pack | None:
        return next((p for p in self.packs if p.id == id), None)

    @property
    def cards(self) -> dict[str, Card]:
        """Every card by id; an override stands in the place of what it replaces."""
        return {id: card for pack in self.packs for id, card in pack.cards.items()}

    @property
    def fighters(self) -> dict[str, Fighter]:
        return {id: fighter for pack in self.packs for id, fighter in pack.fighters.items()}

    @property
    def decks(self) -> dict[str, Deck]:
        return {deck.id: deck for pack in self.packs for deck in pack.file.decks}
