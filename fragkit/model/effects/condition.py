"""The conditions of effects. An effect happens only if its condition is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal, get_args

from fragkit.model.effects.number import FOE, Quantity
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id, Where, nowhere, spec, specs
from fragkit.model.word_values import Bounds, OptionKey, OptionValue
from fragkit.rule_modules import declared_modules
from fragkit.values import dataclass

WeaponType = Literal["flame", "energy", "ballistic", "explosive"]
Terrain = Literal["acid", "water", "lava"]
# Places besides terrain, zones of the map and those of rule modules.
OWN_BASE, ENEMY_BASE = "own-base", "enemy-base"  # of the owner's team, in games with bases
BASES = (OWN_BASE, ENEMY_BASE)
BASE_PLACES = ("power-up", "teleporter", "respawn", "door", "blood", *BASES)
# Keys about the other fighter.
OF_FOES = (
    "range", "foe_has", "foe_wears", "foe_team", "foe_in", "foe_beside", "foe_in_sight", "foe_adjacent", "foe_came", "foe_stance", "foe_spot",
)  # fmt: skip
Side = Literal["behind", "front", "left", "right", "beside", "line"]
WALL = "wall"  # only for `beside`, because nobody can be inside one


def known_places() -> tuple[str, ...]:
    """Return the words for the kinds of places that a condition may name on any map."""
    brought = (
        w
        for id, m in declared_modules().items()
        if id != "own-board"
        for w in (*m.places, *m.ground)
    )
    return tuple(dict.fromkeys((*BASE_PLACES, *get_args(Terrain), *brought)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Squares in relation to a fighter. If there are several keys, all of them must be true.

    `side` is seen from the owner of the effect, so `behind` the target means on the far side.
    """

    of: Literal["self", "foe", "target", "attacker"] = spec(
        "the fighter that the other keys refer to: the owner (`self`), the `foe`, the `target` or the `attacker`",
        default="self",
    )
    range: Bounds | None = spec("the range to that fighter: `2`, `2-` or `3+`", default=None)
    side: Side | None = spec(
        "which side of that fighter, as the owner sees it: `behind`, `front`, `left`, `right`, `beside` (left or right) or `line` (front or behind); without `range`: only the nearest square (for `line`: every square of it)",
        default=None,
    )
    sight: bool | None = spec("whether that fighter sees the square", default=None)
    in_: tuple[Id, ...] = spec("a terrain, a zone, `power-up` …", default=(), one_or_many=True)
    free: bool = spec(
        "whether the square must be free of fighters and solid counters", default=False
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class OldCondition:
    """Old keys of conditions, which files may still use."""

    weapon_tag: tuple[str, ...] = spec("write `weapon: revolver`", default=(), one_or_many=True)
    weapon_type: tuple[WeaponType, ...] = spec(
        "write `weapon: flame`", default=(), one_or_many=True
    )
    range_at_least: int | None = spec("write `range: 3+`", default=None, least=1)
    range_at_most: int | None = spec("write `range: 3-`", default=None, least=1)
    health_at_most: int | None = spec("write `count: {health: 2-}`", default=None, least=1)
    target_in: Terrain | None = spec("write `foe_in: water`", default=None)
    foe_health: Literal["more", "less"] | None = spec(
        "write `foe_has: {health: more}`", default=None
    )
    foe_armored: bool | None = spec("write `count: {foe-armor: 1+}`, or `0` for none", default=None)

    NOW: ClassVar[Mapping[str, str]] = {
        "weapon_tag": "weapon", "weapon_type": "weapon", "range_at_least": "range",
        "range_at_most": "range", "health_at_most": "count", "target_in": "foe_in",
        "foe_health": "foe_has", "foe_armored": "count",
    }  # fmt: skip

    @classmethod
    def renewed(cls, given: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """Return the fields of a condition with its old keys replaced by new ones."""
        made = {name: value for name, value in given.items() if name not in cls.NOW}
        olds = {name: value for name, value in given.items() if name in cls.NOW}
        for name, value in cls(**olds)._general() if olds else ():
            known = made.get(name)
            if known in (None, ()):
                made[name] = value
            elif isinstance(value, dict) and isinstance(known, dict) and not value.keys() & known:
                made[name] = {**known, **value}
            else:  # both must be true
                one = Condition(**{name: value}, any_=made.get("any_", ()), where=where)
                made["any_"] = (one,)
        return made

    def _general(self) -> Iterator[tuple[str, Any]]:
        for words in (self.weapon_tag, self.weapon_type):
            if words:
                yield "weapon", tuple(map(Selector, words))
        if self.range_at_least is not None or self.range_at_most is not None:
            yield "range", Bounds(self.range_at_least, self.range_at_most)
        if self.health_at_most is not None:
            yield "count", {Quantity("health"): Bounds(None, self.health_at_most)}
        if self.target_in is not None:
            yield "foe_in", (Id(self.target_in),)
        if self.foe_health is not None:
            yield "foe_has", {Quantity("health"): self.foe_health}
        if self.foe_armored is not None:
            armor = Bounds(1, None) if self.foe_armored else Bounds(0, 0)
            yield "count", {Quantity("foe-armor"): armor}


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """A condition that must be true for an effect to happen. If it has several keys, all of them
    must be true.

    The foe is the other fighter in the current attack, or the fighter who causes the moment.
    Otherwise it is the fighter on whom the card is played, or each fighter whom the effect affects.
    """

    former: ClassVar[type[OldCondition]] = OldCondition

    weapon: tuple[Selector, ...] = spec(
        "the weapon in use: a type, a tag, a card's id; `start` is any weapon on the sheet",
        default=(),
        one_or_many=True,
    )
    range: Bounds | None = spec("the range to the foe: `3+`, `2-` or `1-2`", default=None)
    took: tuple[Selector, ...] = spec(
        "what was picked up: `blood`, `pile`, a deck, a type, a tag, a card's id",
        default=(),
        one_or_many=True,
    )
    same_target: bool | None = spec(
        "whether the previous attack this turn had the same target", default=None
    )
    against: Literal["owner", "others"] | None = spec(
        "for an effect on another fighter: it works between that fighter and the `owner`, or between that fighter and all `others`",
        default=None,
    )
    moved: bool | None = spec("whether the owner has moved this turn", default=None)
    own_turn: bool | None = spec("whether it is the owner's turn", default=None)
    count: dict[Quantity, Bounds] | None = spec(
        "limits for anything you can count: `{foes-in-sight: 2+, health: 2-}`",
        default=None,
    )
    in_: tuple[Id, ...] = spec(
        "where the owner is: a terrain, a zone, `power-up`, `door` …",
        default=(),
        one_or_many=True,
    )
    team_in: dict[Id, Bounds] | None = spec(
        "how many fighters of the owner's team are in a place, the owner included: `{lobby: 2+}`",
        default=None,
    )
    foes_in: dict[Id, Bounds] | None = spec(
        "how many enemies are in a place: `{own-base: 1+}`", default=None
    )
    beside: tuple[Id, ...] = spec(
        "what is next to the owner: a terrain, a zone, a `wall`, a `barrel` …",
        default=(),
        one_or_many=True,
    )
    alone: int | None = spec(
        "no other fighter is within this range", default=None, least=1, most=60
    )
    wears: tuple[Selector, ...] = spec(
        "a card the owner has in play: `armor`, a letter, an id", default=(), one_or_many=True
    )
    foe_has: dict[Quantity, Literal["more", "less", "same"]] | None = spec(
        "whether the foe has `more` of something than the owner, `less`, or the `same`: `{frags: more}`",
        default=None,
    )
    foe_wears: tuple[Selector, ...] = spec(
        "a card the foe has in play", default=(), one_or_many=True
    )
    foe_team: Literal["same", "other"] | None = spec(
        "whether the foe is a teammate or an enemy", default=None
    )
    foe_in: tuple[Id, ...] = spec(
        "where the foe is: a terrain, a zone …", default=(), one_or_many=True
    )
    foe_beside: tuple[Id, ...] = spec("what is next to the foe", default=(), one_or_many=True)
    spot: Spot | None = spec(
        "where the owner is, in relation to another fighter: `{of: target, side: behind}`",
        default=None,
    )
    foe_spot: Spot | None = spec(
        "where the foe is, in relation to a fighter: `{of: target, range: 1}`", default=None
    )
    stance: tuple[Id, ...] = spec("the owner's stance", default=(), one_or_many=True)
    foe_stance: tuple[Id, ...] = spec("the foe's stance", default=(), one_or_many=True)
    foe_in_sight: bool | None = spec("whether the owner sees the foe", default=None)
    foe_adjacent: bool | None = spec("whether the foe is adjacent", default=None)
    foe_came: Literal["nearer", "farther"] | None = spec(
        "whether the foe is nearer to the owner or farther away than at the start of this turn",
        default=None,
    )
    suit: tuple[Literal["spades", "hearts", "diamonds", "clubs"], ...] = spec(
        "the suit of the card that was discarded as the cost, or turned up",
        default=(),
        one_or_many=True,
    )
    value_at_least: int | None = spec(
        "the lowest value of that card: jack 11, queen 12, king 13, ace 14",
        default=None,
        least=2,
        most=14,
    )
    house: Mapping[OptionKey, OptionValue] | None = spec(
        "house options of this game: `{headshots: on}`", default=None
    )
    not_: Condition | None = spec("conditions that must be false", default=None)
    any_: tuple[Condition, ...] = spec(
        "a list of conditions; one must be true", default=(), nonempty=True
    )
    where: Where = nowhere()

    @property
    def asks_for_face(self) -> bool:
        return bool(self.suit) or self.value_at_least is not None

    @property
    def inner(self) -> tuple[Condition, ...]:
        """Return the conditions inside this one."""
        return (*((self.not_,) if self.not_ is not None else ()), *self.any_)

    def asked(self) -> frozenset[str]:
        """Return the keys of this condition and of those inside it."""
        own = {
            key for key, (f, _) in specs(Condition).items() if getattr(self, f.name) != f.default
        }
        return frozenset(own.union(*(one.asked() for one in self.inner)))

    @property
    def asks_for_foe(self) -> bool:
        """Return whether the condition is about another fighter, apart from the conditions inside
        it."""
        keys = any(getattr(self, name) not in (None, ()) for name in OF_FOES)
        keys = keys or (self.spot is not None and self.spot.of == "foe")
        return keys or any(what.startswith(FOE) for what in self.count or ())

    @property
    def asks_for_any_foe(self) -> bool:
        """Return whether the condition, or one inside it, is about another fighter."""
        return self.asks_for_foe or any(one.asks_for_any_foe for one in self.inner)

    def quantities(self) -> frozenset[str]:
        """Return the quantities that this condition, and those inside it, count."""
        own = {*(self.count or ()), *(self.foe_has or ())}
        return frozenset(own.union(*(one.quantities() for one in self.inner)))
