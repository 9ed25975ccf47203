"""What a pack changes for the whole table: rules for everyone, options, setup, what a frag takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.fighter import Trait
from fragkit.model.words import OptionKey, OptionValue
from fragkit.values import dataclass

Fragged = Literal["pile", "discard", "keep"]
Held = Literal["discard", "keep"]
DEAL_MOST = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class PackRule(Trait):
    """A rule of the pack: an ability that every fighter has, for the whole game."""

    name: str = spec("what the table calls it; receipts and stories name it", nonempty=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class PackOption:
    """A choice that this pack leaves to the table, read by conditions (`house:`)."""

    id: OptionKey = spec("what stands behind `--house`: `headshots`")
    about: str = spec("what is chosen, in a few words", nonempty=True)
    values: tuple[OptionValue, ...] = spec("what may be chosen", nonempty=True)
    default: OptionValue = spec("the one that holds unless the table says otherwise")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """What everyone begins with, and where."""

    deal: Mapping[Id, int] | None = spec(
        "cards that everyone is dealt, by deck; a deck that is not named stays as it is",
        default=None,
        least=0,
        most=DEAL_MOST,
    )
    gear: tuple[Id, ...] = spec(
        "cards that everyone has in play from the start, and again after each respawn",
        default=(),
        one_or_many=True,
    )
    zone: Id | None = spec(
        "the zone of the map in which everyone begins, where the map has it; else respawn squares",
        default=None,
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class FragRules:
    """What a frag takes from its victim and earns for its maker, by deck."""

    hand: Mapping[Id, Held] | None = spec(
        "what becomes of cards in the victim's hand: `keep` or `discard`", default=None
    )
    play: Mapping[Id, Fragged] | None = spec(
        "what becomes of the victim's cards in play: a `pile` on the floor, `discard` or `keep`",
        default=None,
    )
    earns: Mapping[Id, int] | None = spec(
        "cards that it earns", default=None, least=0, most=DEAL_MOST
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True)
class TableRules:
    """What all packs of a game change together; a later pack counts over those below it."""

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


NO_TABLE_RULES = TableRules()
