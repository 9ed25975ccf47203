"""Fighters and their sheets: stats, weapons, traits, tracks, stances, and the roles of bosses and minions."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from fragkit.language.sentences import Sentence, say
from fragkit.model.card import Weapon
from fragkit.model.effects import Condition, Cost, Effect
from fragkit.model.fields import WORDS, Id, Where, Words, nowhere, spec
from fragkit.model.word_values import Dice, Lasts, Stats, kebab
from fragkit.values import dataclass

TEXT = Words(doc="its text, with the placeholders of the English text")
_TRAITS = Words(
    "title",
    "abilities and drawbacks, by their English titles; one without a title by its number",
    key="traits",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """The differences between a boss or minion and an ordinary fighter. `role: boss` is enough."""

    shorthand: ClassVar[str] = "kind"

    kind: Literal["boss", "minion"] = spec(
        "a `boss` or a `minion`; the point rules don't apply to either"
    )
    worth: int = spec("frags for defeating it", default=1, least=0, most=9)
    beaten: Literal["scores", "wins", "all-win"] = spec(
        "when it is defeated: the attacker `scores`, the attacker `wins` the game, or everybody else does (`all-win`)",
        default="scores",
    )
    returns: bool = spec("whether it respawns", default=False)
    hand: bool = spec("whether it draws and holds cards", default=False)
    turn: bool = spec("whether it has its own turns", default=True)
    most: int = spec("how many a player can have on the map", default=3, least=1, most=12)
    where: Where = nowhere()

    STAT_MOST: ClassVar[int] = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """A number with boxes that effects gain and spend: focus, hunger, rank, charges.

    tracks:
      - id: focus
        name: Focus
        most: 5
        start: 1
        full: {track: focus, set: 0}
    """

    id: Id = spec("short name in kebab-case, such as `focus`; players type it")
    name: str = spec("name on the sheet", nonempty=True, words=WORDS)
    most: int = spec("number of boxes", least=1, most=20)
    start: int | Literal["full", "wins"] = spec(
        "boxes that start full: a number, `full`, or `wins` (games the fighter has won)",
        default=0,
        least=0,
        most=20,
    )
    fragged: Literal["start", "keep", "empty"] = spec(
        "when the fighter is fragged: back to the `start`, `keep` it, or `empty` it",
        default="start",
    )
    rematch: bool = spec("whether it carries over to the evening's next game", default=False)
    titles: dict[int, str] | None = spec(
        "titles by number of full boxes: `{0: Rookie, 3: Sergeant}`",
        words=Words("name", "titles that it gives, by the English ones"),
        default=None,
        least=0,
        most=20,
    )
    full: tuple[Effect, ...] = spec(
        "effects when the last box is filled", default=(), one_or_many=True
    )
    empty: tuple[Effect, ...] = spec(
        "effects when the last box is emptied", default=(), one_or_many=True
    )
    where: Where = nowhere()

    def begins(self, wins: int = 0) -> int:
        """Return the track's value when the fighter first enters the map."""
        if self.start == "full":
            return self.most
        return min(wins if self.start == "wins" else int(self.start), self.most)

    def title(self, level: int) -> str:
        """Return the fighter's title at that level, or ""."""
        reached = [least for least in self.titles or {} if least <= level]
        return (self.titles or {})[max(reached)] if reached else ""


# When a player may choose to enter it; `never` means only by an effect.
Entering = Literal[
    "own-turn", "turn-start", "instead-of-roll", "any-time", "attacking", "attacked", "attack", "never"
]  # fmt: skip
# Moments of its fighter that end it.
Ending = Literal[
    "fire", "hit", "miss", "move", "wounded", "struck", "frag", "turn-start", "turn-end",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Stance:
    """A state that a fighter enters and leaves, with effects while it lasts: flying, cloaked.

    stances:
      - id: flying
        name: Flying
        cost: {movement: 2}
        ends: [fire, wounded]
        effects:
          - pass: [barrels, water]
    """

    id: Id = spec("short name in kebab-case, such as `flying`; players type it")
    name: str = spec("name on the sheet", nonempty=True, words=WORDS)
    text: str = spec("text on the sheet; by default made from the effects", default="", words=TEXT)
    when: Entering = spec(
        "when the fighter can enter it; `never`: only effects with `enter` can",
        default="own-turn",
    )
    cost: Cost | None = spec("the cost of entering it", default=None)
    if_: Condition | None = spec("when the fighter can enter it", default=None)
    per_turn: int | None = spec("how often it can be entered per turn", default=None, least=1)
    leave: bool = spec("whether the fighter can leave it at will", default=True)
    ends: tuple[Ending, ...] = spec(
        "what ends it: an attack (`fire`), a step (`move`), damage, the start or end of a turn",
        default=(),
        one_or_many=True,
    )
    lasts: Lasts | None = spec(
        "the longest it can last: `turn`, `2 turns`, or `game` (even when fragged); default: until fragged",
        default=None,
    )
    group: Id | None = spec(
        "a fighter can be in only one stance of a group; entering one leaves the other",
        default=None,
    )
    effects: tuple[Effect, ...] = spec("effects while it lasts", default=(), one_or_many=True)
    where: Where = nowhere()

    LASTS: ClassVar[tuple[str, ...]] = ("attack", "turn", "turns", "until-fragged", "game")


Color = Literal["red", "orange", "yellow", "green", "blue", "purple"]


START = "start"  # the name of the first weapon on a sheet in commands and attacks


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingWeapon(Weapon):
    """A weapon on the sheet. It is not a card, is never lost and never malfunctions."""

    name: str = spec("name on the sheet", nonempty=True)
    if_: Condition | None = spec("when it can be fired", default=None)
    effects: tuple[Effect, ...] = spec("other effects", default=(), one_or_many=True)
    where: Where = nowhere()


class Given(str):
    """A value that replaces one in a named trait."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(text)

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Trait:
    """An ability or a drawback: its text on the sheet and its effects.

    `trait: night-eyes` uses the trait with that id from a pack. Other keys change it.
    """

    shorthand: ClassVar[str] = "trait"

    trait: Id | None = spec("the id of a shared trait from a pack's `traits/`", default=None)
    with_: dict[str, Given] | None = spec(
        "values to change in that trait: `{add: 2}`", default=None
    )
    name: str = spec("title on the sheet", default="", words=WORDS)
    text: str = spec("text on the sheet, with placeholders", default="", words=TEXT)
    effects: tuple[Effect, ...] = spec("its effects", default=(), one_or_many=True)
    tracks: tuple[Track, ...] = spec("tracks it adds to the sheet", default=())
    stances: tuple[Stance, ...] = spec("stances it adds", default=())
    where: Where = nowhere()

    @property
    def is_yours_to_apply(self) -> bool:
        """Return whether the trait has only a text, which the players must apply."""
        return not (self.has_rules or self.is_only_a_name)

    @property
    def has_rules(self) -> bool:
        return bool(self.effects or self.tracks or self.stances)

    @property
    def is_only_a_name(self) -> bool:
        """Return whether the text shows that the trait has no rules: `text: none`."""
        return not self.has_rules and self.text.strip().rstrip(".").lower() == "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedTrait:
    """A trait that is written once and used by many fighters."""

    id: Id = spec("short name in kebab-case, used by fighters")
    name: str = spec("title on the sheet", nonempty=True, words=WORDS)
    text: str = spec("text on the sheet, with placeholders", default="", words=TEXT)
    effects: tuple[Effect, ...] = spec("its effects", default=(), one_or_many=True)
    tracks: tuple[Track, ...] = spec("tracks it adds to the sheet", default=())
    stances: tuple[Stance, ...] = spec("stances it adds", default=())
    override: bool = spec(
        "replace the trait with this id in a pack that yours extends", default=False
    )
    where: Where = nowhere()

    def as_trait(self) -> Trait:
        return Trait(
            trait=self.id, name=self.name, text=self.text, effects=self.effects,
            tracks=self.tracks, stances=self.stances, where=self.where,
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """A fighter to play."""

    id: Id = spec("short name in kebab-case")
    name: str = spec("name on the sheet and the standee", nonempty=True, words=WORDS)
    stats: Stats | Literal["free"] = spec(
        "Health/Speed/Accuracy, such as `3/2/2`, or `free`: the player splits the points"
    )
    points: int = spec("the sum of the three stats", default=7, least=3, most=12)
    role: Role | None = spec("makes it a `boss` or a `minion`", default=None)
    text: str = spec("a sentence or two about the fighter", default="", words=WORDS)
    weapon: tuple[StartingWeapon | Literal["none", "pistol"], ...] = spec(
        "weapons on the sheet: the usual `pistol`, others, or `none`",
        default=("pistol",),
        one_or_many=True,
        nonempty=True,
        words=Words("order", "names of the weapons on its sheet, in their order"),
    )
    gear: tuple[Id, ...] = spec("cards in play from the start", default=(), one_or_many=True)
    abilities: tuple[Trait, ...] = spec("special strengths", default=(), words=_TRAITS)
    drawbacks: tuple[Trait, ...] = spec("special weaknesses", default=(), words=_TRAITS)
    tracks: tuple[Track, ...] = spec("rows of boxes on the sheet", default=())
    stances: tuple[Stance, ...] = spec("states to enter and leave", default=())
    sheet: Literal["base", "deadlands"] = spec("the record sheet to print it on", default="base")
    color: Color | None = spec("color of its standee", default=None)
    art: str = spec("picture file, relative to the pack", default="")
    override: bool = spec(
        "replace the fighter with this id in a pack that yours extends", default=False
    )
    where: Where = nowhere()

    STAT_LEAST: ClassVar[int] = 1
    STAT_MOST: ClassVar[int] = 4

    @property
    def is_plain(self) -> bool:
        """Return whether the player chooses everything on its sheet, as on the blank one."""
        return (
            self.sheet == "base"
            and self.stats == "free"
            and self.points == 7
            and self.weapon == ("pistol",)
            and not self.gear
            and not self.abilities
            and not self.drawbacks
            and not self.tracks
            and not self.stances
        )

    @property
    def traits(self) -> tuple[Trait, ...]:
        return (*self.abilities, *self.drawbacks)

    @property
    def own_weapons(self) -> tuple[StartingWeapon, ...]:
        """Return the weapons that only this fighter has."""
        return tuple(weapon for weapon in self.weapon if isinstance(weapon, StartingWeapon))

    @property
    def weapons(self) -> tuple[StartingWeapon, ...]:
        """Return all weapons on the sheet, in order."""
        return tuple(
            PISTOL if weapon == "pistol" else weapon for weapon in self.weapon if weapon != "none"
        )

    @property
    def weapon_words(self) -> dict[str, StartingWeapon]:
        """Return the weapons by the words that commands use: `start` for the first, names for the
        others."""
        return {
            kebab(weapon.name) if index else START: weapon
            for index, weapon in enumerate(self.weapons)
        }

    @property
    def all_tracks(self) -> dict[str, Track]:
        """Return all tracks on the sheet, including those of its traits."""
        own = (*self.tracks, *(track for trait in self.traits for track in trait.tracks))
        return {track.id: track for track in own}

    @property
    def all_stances(self) -> dict[str, Stance]:
        own = (*self.stances, *(stance for trait in self.traits for stance in trait.stances))
        return {stance.id: stance for stance in own}


PISTOL = StartingWeapon(
    name="Pistol", damage=Dice(2), ammo="unlimited", types=("ballistic",), tags=("pistol",)
)


def legal_splits(points: int = 7, least: int = 1, most: int = 4) -> list[Stats]:
    """Return every way to split the points over three stats (fighter.points, fighter.min,
    fighter.max)."""
    span = range(least, most + 1)
    return [Stats(h, s, a) for h in span for s in span for a in span if h + s + a == points]


def split_problem(stats: Stats, points: int = 7, most: int = 4) -> Sentence | None:
    """Return why these stats are illegal for a new fighter, or None (fighter.points, fighter.min,
    fighter.max)."""
    low, high = Fighter.STAT_LEAST, most
    for name, value in (
        ("Health", stats.health),
        ("Speed", stats.speed),
        ("Accuracy", stats.accuracy),
    ):
        if not low <= value <= high:
            return say(
                "{stat} is {number}; a new fighter's stats are {least} to {most}",
                stat=name, number=value, least=low, most=high,
            )  # fmt: skip
    if stats.total != points:
        return say("the stats add up to {total}, not {points}", total=stats.total, points=points)
    return None
