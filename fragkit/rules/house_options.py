"""House options: rulings that can be played in more than one way, and house rules.

parse_house(["armor.soak=b", "frags=5"])  ->  Houses(armor_soak="b", frags=5)
house_words(houses)                       ->  ("armor.soak=b", "frags=5")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Literal

from fragkit.diagnostics import choose, did_you_mean, nearest
from fragkit.language.sentences import NOTHING, Sentence, Text, say
from fragkit.model.rule import PLAYABLE, RULING_PREFIX, expansion_rulings
from fragkit.rule_modules import cached_until_folders_change
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.board.things import BoardOptions
    from fragkit.model.pack import PackOption, TableRules  # not loaded at the start of `odds`
    from fragkit.rules.damage_math import Soak


@dataclass(frozen=True, slots=True)
class Houses:
    """The options of one game. The defaults are those of the ledger.

    A letter is an option of the ruling that the field is named after: `armor_soak` is
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
    stat_most: int = 4
    wins: Literal["said", "counted"] = "said"
    deal: Literal["cards", "none"] = "cards"
    specials: Literal["counted", "free"] = "counted"
    start: Literal["chosen", "rolled", "rolled-next"] = "chosen"
    pickup: Literal["full", "left", "half", "rolled"] = "full"
    ammo: Literal["counted", "unlimited"] = "counted"
    rounds: int = 0  # 0: until somebody has won
    lead: int = 0  # frags ahead of everybody else
    order: Literal["clockwise", "rolled", "sides"] = "clockwise"
    hopeless: Literal["allowed", "refused"] = "allowed"
    length: int = 0  # 0: as in the team game's rules
    others: tuple[tuple[str, str], ...] = ()  # rulings of expansions that differ from their default
    own: tuple[tuple[str, str], ...] = ()  # all options of the packs

    def letter(self, ruling: str) -> str:
        """Return the option chosen for an expansion's ruling."""
        return _letter(self.others, ruling)

    @property
    def geometry(self) -> BoardOptions:
        """Return the options that affect geometry."""
        from fragkit.board.things import BoardOptions  # odds and damage need no board

        return BoardOptions(
            los_graze=self.los_graze,
            range_metric=self.range_metric,
            blast_count=self.blast_count,
            jump_terrain=self.jump_terrain,
            tele_bump=self.tele_bump,
        )


@cached_until_folders_change
def _letter(others: tuple[tuple[str, str], ...], ruling: str) -> str:
    chosen = (letter for id, letter in others if id == ruling)
    return next(chosen, "") or expansion_rulings()[ruling][1]


@dataclass(frozen=True, slots=True)
class HouseOption:
    """One option, with its key for `--house`, its values and its rule."""

    key: str
    values: tuple[str, ...]
    about: Text
    rule: str
    standard: str = ""  # the default of a pack's option

    @property
    def field(self) -> str:
        return self.key.replace(".", "_")

    @property
    def default(self) -> str:
        return self.standard or self.chosen(STANDARD)

    def chosen(self, houses: Houses) -> str:
        """Return the value that this game uses."""
        if self.standard:
            return dict(houses.own).get(self.key, self.standard)
        if self.field in _FIELDS:
            return str(getattr(houses, self.field))
        return houses.letter(self.key)

    @property
    def shown_values(self) -> Sentence:
        """Return the values as text: `a, b or c`, or `1 to 99` for numbers."""
        if len(self.values) > 2 and all(value.isdigit() for value in self.values):
            return say("{least} to {most}", least=self.values[0], most=self.values[-1])
        return say("{options_typed:or}", options_typed=self.values)


@dataclass(frozen=True, slots=True)
class HouseProblem:
    """A refused value, with the reason and the values that are allowed."""

    message: Sentence
    help: Sentence = NOTHING

    @property
    def text(self) -> Text:
        if not self.help:
            return self.message
        return say("{message}; {help}", message=self.message, help=self.help)

    def __str__(self) -> str:
        return str(self.text)


STANDARD = Houses()


def _ruling(key: str, about: Text, letters: str = "") -> HouseOption:
    return HouseOption(key, tuple(letters or PLAYABLE[key]), about, RULING_PREFIX + key)


def _numbers(low: int, high: int) -> tuple[str, ...]:
    return tuple(map(str, range(low, high + 1)))


BASE_OPTIONS: tuple[HouseOption, ...] = (
    _ruling("armor.soak", say("how armor and Health share damage")),
    _ruling("range.metric", say("how to count range that is not in a straight line")),
    _ruling("los.graze", say("whether a fighter blocks a line that only touches a corner of their square")),
    _ruling("blast.count", say("how a blast counts squares near walls")),
    _ruling("weapon.limit", say("whether printed, full or current Health limits your weapons in play")),
    _ruling("tele.bump", say("what happens on an occupied teleporter")),
    _ruling("jump.terrain", say("what it costs to jump into water or lava")),
    _ruling("blood.cure", say("whether blood counters prevent a frag")),
    _ruling("hand.frag", say("what happens to your hand when you are fragged")),
    HouseOption("frags", _numbers(1, 99), say("frags needed to win"), "win.longer"),
    # Three stats of 1 to 6 each bound the sum.
    HouseOption("points", _numbers(3, 18), say("points to build a new fighter with"), "fighter.points"),
    HouseOption("stat.most", _numbers(3, 6), say("highest stat of a new fighter"), "fighter.max"),
    HouseOption(
        "wins", ("said", "counted"),
        say("whether extra stat points count as earlier wins: no, you type the wins (said), or yes (counted)"), "tournament.improve",
    ),
    HouseOption("deal", ("cards", "none"), say("whether players start with cards"), "setup.deal.weapon"),
    HouseOption(
        "specials", ("counted", "free"), say("whether specials count toward the hand limit"), "hand.limit"
    ),
    HouseOption(
        "start", ("chosen", "rolled", "rolled-next"),
        say("how starting squares are picked"), "setup.place.square",
    ),
    HouseOption(
        "pickup", ("full", "left", "half", "rolled"),
        say("how much ammo a weapon has when you pick it up"), "play.def",
    ),
    HouseOption("ammo", ("counted", "unlimited"), say("whether attacks use up ammo"), "ammo.before"),
    HouseOption(
        "rounds", _numbers(0, 99), say("rounds after which the most frags win (0: no limit)"), "win.longer"
    ),
    HouseOption(
        "lead", _numbers(0, 9), say("how many frags a winner must be ahead of everyone else"), "win.three"
    ),
    HouseOption(
        "order", ("clockwise", "rolled", "sides"),
        say("turn order: clockwise, rolled each round, or one team after the other"), "first.roll",
    ),
    HouseOption(
        "hopeless", ("allowed", "refused"),
        say("whether you may fire a shot that can't hit"), "attack.hit",
    ),
    HouseOption(
        "length", _numbers(0, 99), say("points that win a team game (0: as its rules say)"), "win.longer"
    ),
)  # fmt: skip
_FIELDS = {f.name for f in fields(Houses)}
_NUMBERS = {f.name for f in fields(Houses) if f.type == "int"}


@cached_until_folders_change
def options_by_key() -> Mapping[str, HouseOption]:
    """Return the options of the base game, then those of the modules."""
    rulings = (
        _ruling(key, about, letters) for key, (letters, _, about) in expansion_rulings().items()
    )
    return {option.key: option for option in (*BASE_OPTIONS, *rulings)}


def options_of(table: TableRules | None) -> tuple[HouseOption, ...]:
    """Return every option of a game: those of the referee, then those of its packs."""
    brought = map(_brought, table.options) if table is not None else ()
    return (*options_by_key().values(), *brought)


def _brought(option: PackOption) -> HouseOption:
    return HouseOption(option.id, option.values, option.about, "", option.default)


def parse_house(words: Iterable[str], table: TableRules | None = None) -> Houses | HouseProblem:
    """Return the options typed as `key=value`; a word may hold several, separated by commas.
    Options that were not typed come from the packs of the game, otherwise from the ledger."""
    known = {option.key: option for option in options_of(table)}
    chosen = _chosen(words, known)
    if isinstance(chosen, HouseProblem):
        return chosen
    own: tuple[tuple[str, str], ...] = ()
    if table is not None:
        chosen = {**{k: v for k, v in table.house.items() if k in known}, **chosen}
        own = tuple((o.id, chosen.pop(o.id, o.default)) for o in table.options)
    base = {known[key].field: v for key, v in chosen.items() if known[key].field in _FIELDS}
    made = {field: int(value) if field in _NUMBERS else value for field, value in base.items()}
    others = {key: v for key, v in chosen.items() if known[key].field not in _FIELDS}
    differs = ((key, v) for key, v in sorted(others.items()) if v != known[key].default)
    return Houses(**made, others=tuple(differs), own=own)  # type: ignore[arg-type]  # checked by the options


def _chosen(
    words: Iterable[str], known: Mapping[str, HouseOption]
) -> dict[str, str] | HouseProblem:
    chosen: dict[str, str] = {}
    for word in (part.strip() for w in words for part in w.split(",")):
        if not word:
            continue
        key, _, value = (side.strip().casefold() for side in word.partition("="))
        option = known.get(key.removeprefix(RULING_PREFIX))
        if option is None:
            message = say("`{typed}` is not a house option", typed=key)
            return HouseProblem(message, did_you_mean(key, known) or choose(known))
        if value not in option.values:
            return _wrong_value(option, value)
        if chosen.setdefault(option.key, value) != value:
            message = say("`{key}` has two different values", key=option.key)
            return HouseProblem(message, say("type only one of them"))
    return chosen


def house_words(houses: Houses, table: TableRules | None = None) -> tuple[str, ...]:
    """Return the options that differ from the ledger's defaults, as typed, and all options that the
    packs of the game set. The record keeps these in case a pack changes later."""
    return tuple(
        f"{option.key}={option.chosen(houses)}"
        for option in options_of(table)
        if option.standard
        or option.chosen(houses) != option.default
        or (table is not None and option.key in table.house)
    )


def default_words(houses: Houses, table: TableRules | None = None) -> tuple[str, ...]:
    """Return the options that this game leaves at their defaults. The record keeps them in case a
    later version has other defaults."""
    return tuple(
        f"{option.key}={option.default}"
        for option in BASE_OPTIONS
        if option.chosen(houses) == option.default
        and (table is None or option.key not in table.house)
    )


@cached_until_folders_change
def in_force(houses: Houses) -> dict[str, str]:
    """Return every option and its value in this game. The result is cached, because conditions ask
    often."""
    return {
        **{option.key: option.chosen(houses) for option in options_of(None)},
        **dict(houses.own),
    }


def value_problem(key: str, value: str, table: TableRules) -> HouseProblem | None:
    """Return why a game with these packs refuses that value, or None."""
    found = _chosen([f"{key}={value}"], {option.key: option for option in options_of(table)})
    return found if isinstance(found, HouseProblem) else None


def _wrong_value(option: HouseOption, value: str) -> HouseProblem:
    message = say("`{key}` can't be `{value}`", key=option.key, value=value)
    if not value:
        message = say("`{key}` needs a value", key=option.key)
    values = option.values
    if len(values) > 2 and values[0].isdigit():
        least, most = values[0], values[-1]
        help = say("choose a number from {least} to {most}", least=least, most=most)
        return HouseProblem(message, help)
    guess = nearest(value, values) if len(values[0]) > 1 else None
    help = say("did you mean `{near}`?", near=guess) if guess else choose(values)
    return HouseProblem(message, help)
