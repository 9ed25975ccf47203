"""What a table may choose: rulings that are implemented in more than one way, and house rules.

parse_house(["armor.soak=b", "frags=5"])  ->  Houses(armor_soak="b", frags=5)
house_words(houses)                       ->  ("armor.soak=b", "frags=5")
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Literal

from fragkit.diagnostics import did_you_mean
from fragkit.model.rule import EXPANSION_RULINGS, PLAYABLE, RULING_PREFIX
from fragkit.rules.soak import Soak
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.board.things import Geometry


@dataclass(frozen=True, slots=True)
class Houses:
    """The choices of one table; the defaults are those of the ledger.

    A letter is an option of the ruling that bears the field's name: `armor_soak` is
    `ruling.armor.soak`.
    """

    armor_soak: Soak = "a"
    range_metric: Literal["a", "b", "c"] = "a"
    los_graze: Literal["a", "b"] = "a"
    blast_count: Literal["a", "b", "c"] = "a"
    weapon_limit: Literal["a", "b", "c"] = "b"
    tele_bump: Literal["a", "b", "c"] = "a"
    jump_terrain: Literal["a", "b", "c"] = "b"
    blood_cure: Literal["a", "b"] = "a"
    hand_frag: Literal["a", "b"] = "a"
    frags: int = 3
    points: int = 7
    deal: Literal["cards", "none"] = "cards"
    specials: Literal["counted", "free"] = "counted"
    others: tuple[tuple[str, str], ...] = ()  # rulings of expansions that differ from their default

    def letter(self, ruling: str) -> str:
        """The option of a ruling that some expansion asks about."""
        for id, letter in self.others:
            if id == ruling:
                return letter
        return EXPANSION_RULINGS[ruling][1]

    @property
    def geometry(self) -> Geometry:
        """What of it concerns geometry."""
        from fragkit.board.things import Geometry  # odds and damage need no board

        return Geometry(
            los_graze=self.los_graze,
            range_metric=self.range_metric,
            blast_count=self.blast_count,
            jump_terrain=self.jump_terrain,
            tele_bump=self.tele_bump,
        )


@dataclass(frozen=True, slots=True)
class HouseOption:
    """One choice: its key for `--house`, the values it takes, and the rule it bends."""

    key: str
    values: tuple[str, ...]
    about: str
    rule: str

    @property
    def field(self) -> str:
        return self.key.replace(".", "_")

    @property
    def default(self) -> str:
        return self.chosen(STANDARD)

    def chosen(self, houses: Houses) -> str:
        """What that table plays."""
        if self.key in EXPANSION_RULINGS:
            return houses.letter(self.key)
        return str(getattr(houses, self.field))

    @property
    def shown_values(self) -> str:
        numbers = self.values[0].isdigit()
        return f"{self.values[0]} to {self.values[-1]}" if numbers else ", ".join(self.values)


@dataclass(frozen=True, slots=True)
class HouseProblem:
    """Why a choice is none, in one sentence, and what would be one."""

    message: str
    help: str = ""

    def __str__(self) -> str:
        return f"{self.message}; {self.help}" if self.help else self.message


STANDARD = Houses()


def _ruling(key: str, about: str) -> HouseOption:
    return HouseOption(key, tuple(PLAYABLE[key]), about, RULING_PREFIX + key)


def _numbers(low: int, high: int) -> tuple[str, ...]:
    return tuple(map(str, range(low, high + 1)))


OPTIONS: tuple[HouseOption, ...] = (
    _ruling("armor.soak", "how armor and Health share damage"),
    _ruling("range.metric", "how range is counted off the straight line"),
    _ruling("los.graze", "a line that touches a fighter's corner"),
    _ruling("blast.count", "how a blast is counted near walls"),
    _ruling("weapon.limit", "which Health limits the weapons in play"),
    _ruling("tele.bump", "stepping onto an occupied teleporter"),
    _ruling("jump.terrain", "the cost of landing in water or lava"),
    _ruling("blood.cure", "whether blood counters prevent a frag"),
    _ruling("hand.frag", "what a frag does to the hand"),
    HouseOption("frags", _numbers(1, 99), "frags that win the game", "win.longer"),
    # Three stats of 1 to 4 each bound the sum.
    HouseOption("points", _numbers(3, 12), "points of a new fighter", "fighter.points"),
    HouseOption("deal", ("cards", "none"), "cards dealt at the start", "setup.deal.weapon"),
    HouseOption(
        "specials", ("counted", "free"), "whether specials count in the hand", "hand.limit"
    ),
    *(_ruling(key, about) for key, (_, _, about) in EXPANSION_RULINGS.items()),
)  # fmt: skip
BY_KEY = {option.key: option for option in OPTIONS}
_NUMBERS = {f.name for f in fields(Houses) if f.type == "int"}


def parse_house(words: Iterable[str]) -> Houses | HouseProblem:
    """The choices named as `key=value`; several may stand in one word with commas between."""
    chosen: dict[str, str] = {}
    for word in (part.strip() for w in words for part in w.split(",")):
        if not word:
            continue
        key, _, value = (side.strip().casefold() for side in word.partition("="))
        option = BY_KEY.get(key.removeprefix(RULING_PREFIX))
        if option is None:
            return HouseProblem(f"`{key}` is no house option", _known(key))
        if value not in option.values:
            return HouseProblem(_wrong_value(option, value), _close_value(option, value))
        if chosen.setdefault(option.key, value) != value:
            return HouseProblem(f"`{option.key}` is given twice, differently")
    base = {
        BY_KEY[key].field: value for key, value in chosen.items() if key not in EXPANSION_RULINGS
    }
    made = {field: int(value) if field in _NUMBERS else value for field, value in base.items()}
    others = {key: v for key, v in chosen.items() if key in EXPANSION_RULINGS}
    differs = ((key, v) for key, v in sorted(others.items()) if v != EXPANSION_RULINGS[key][1])
    return Houses(**made, others=tuple(differs))  # type: ignore[arg-type]  # checked by the options


def house_words(houses: Houses) -> tuple[str, ...]:
    """What differs from the ledger's defaults, as it would be typed."""
    return tuple(
        f"{option.key}={option.chosen(houses)}"
        for option in OPTIONS
        if option.chosen(houses) != option.default
    )


def default_words(houses: Houses) -> tuple[str, ...]:
    """What the base game leaves open and this table plays as the ledger does: written down too,
    so that the record tells how it was played whatever later defaults are."""
    return tuple(
        f"{option.key}={option.default}"
        for option in OPTIONS
        if option.chosen(houses) == option.default and option.key not in EXPANSION_RULINGS
    )


def in_force(houses: Houses) -> dict[str, str]:
    """Every option and what this table plays."""
    return {option.key: option.chosen(houses) for option in OPTIONS}


def _known(key: str) -> str:
    guess = did_you_mean(key, BY_KEY)
    return guess or "known are " + ", ".join(BY_KEY)


def _wrong_value(option: HouseOption, value: str) -> str:
    said = f"is `{value}`" if value else "has no value"
    return f"`{option.key}` {said}; it takes {option.shown_values}"


def _close_value(option: HouseOption, value: str) -> str:
    if option.values[0].isdigit() or len(option.values[0]) == 1:
        return ""
    guess = did_you_mean(value, option.values)
    return guess if guess.startswith("did") else ""
