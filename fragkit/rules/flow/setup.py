"""What a game begins with: map, players, teams, cards, house options, maybe a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Literal

from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, Stance, Track, split_problem
from fragkit.model.pack import NO_TABLE_RULES, Deck, TableRules
from fragkit.model.word_values import Stats
from fragkit.rules.commands import Override, Refusal
from fragkit.rules.house_options import STANDARD, Houses
from fragkit.rules.module import Module
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.board.board import Board


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays, with the stats written on the sheet. `wins` are tournament wins so far."""

    name: str
    stats: Stats
    fighter: str = ""
    wins: int = 0
    tracks: tuple[tuple[str, int], ...] = ()  # kept from an earlier game
    owner: str = ""  # whose figure it is


@dataclass(frozen=True, slots=True)
class Team:
    """Players who are on one side, the captain first."""

    side: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that is in play already."""

    card: str
    ammo: int | None = None  # None: full
    armor: int | None = None  # None: unhurt


@dataclass(frozen=True, slots=True)
class Standing:
    """One player in a game that is already going on; what is not said is as at the start."""

    player: str
    square: str = ""  # "" is off the map: respawns in its next turn
    health: int | None = None
    blood: int = 0
    frags: int = 0
    play: tuple[Laid, ...] = ()
    known: tuple[str, ...] = ()
    hidden: Mapping[str, int] = field(default_factory=dict)
    unsure: bool = False  # nobody has counted the hand: any card may be in it
    tracks: Mapping[str, int] = field(default_factory=dict)  # boxes filled; else as at the start
    stances: tuple[str, ...] = ()
    marks: Mapping[str, int] = field(default_factory=dict)  # what modules count: `lives 2`

    def facts(self) -> Iterator[Override]:
        """Return what is said of the player, in an order in which it can be set; cards in play may
        change what full Health is."""
        name = self.player
        yield Override(name, "blood", self.blood)
        yield Override(name, "frags", self.frags)
        for laid in self.play:
            left = laid.ammo if laid.ammo is not None else laid.armor
            yield Override(name, "card", laid.card, "" if left is None else str(left))
        yield from (Override(name, "hold", card) for card in self.known)
        yield from (Override(name, "hand", n, deck) for deck, n in self.hidden.items() if n)
        yield from (Override(name, track, n) for track, n in self.tracks.items())
        yield from (Override(name, "stance", stance) for stance in self.stances)
        if self.health is not None:
            yield Override(name, "health", self.health)


@dataclass(frozen=True, slots=True)
class Position:
    """A game in the middle. With `movement` given, the turn is past its movement roll."""

    standing: tuple[Standing, ...]
    turn: str
    movement: int | None = None
    attacks: int = 0  # made already in this turn
    attacks_left: int | None = None  # says the same from the other end
    floor: tuple[tuple[str, str], ...] = ()  # squares and all that lies there; else nothing does


@dataclass(frozen=True, slots=True)
class Setup:
    board: Board
    players: tuple[Player, ...]
    cards: Mapping[str, Card] = field(default_factory=dict)
    fighters: Mapping[str, Fighter] = field(default_factory=dict)
    houses: Houses = STANDARD
    dealing: Literal["table", "dealt"] = "table"
    modules: tuple[Module, ...] = ()
    position: Position | None = None
    decks: Mapping[str, Deck] = field(default_factory=dict)
    teams: tuple[Team, ...] = ()  # as the table has made them; empty: by the rules, if at all
    first: str = ""  # the team that moves first; "" where that is not settled beforehand
    table: TableRules = NO_TABLE_RULES  # what the packs change for everyone
    tracks: Mapping[str, Track] = field(default_factory=dict)  # on everybody's sheet
    stances: Mapping[str, Stance] = field(default_factory=dict)  # open to everybody

    @property
    def played_cards(self) -> Mapping[str, Card]:
        """Without blank ones, and without those that a module leaves in the box."""
        cards: Mapping[str, Card] = {
            id: card for id, card in self.cards.items() if not card.blank
        }  # ruling.card.blank
        for module in self.modules:
            cards = module.cards(cards)
        return cards


def fighter_points(setup: Setup, player: str) -> int:
    """Points that this player's fighter is made of (fighter.points)."""
    points = setup.houses.points
    for module in setup.modules:
        points = module.fighter_points(setup, player, points)
    return points


def with_counted_wins(setup: Setup) -> Setup:
    """Where wins are counted, points beyond a new fighter's are those of earlier games."""
    if setup.houses.wins != "counted":
        return setup
    players = []
    for player in setup.players:
        beyond = player.stats.total - fighter_points(setup, player.name)
        sheet = setup.fighters.get(player.fighter)
        is_fixed = sheet is not None and sheet.stats != "free"
        won = player.wins if is_fixed else max(player.wins, beyond)
        players.append(replace(player, wins=won))
    return replace(setup, players=tuple(players))


def player_problem(setup: Setup, player: Player) -> Refusal | None:
    """Check that the stats are those of a legal fighter (fighter.*, tournament.improve), with all
    points spent (ruling.stat.all), in Deadlands too (ruling.fighter.stats). Speed 1 is legal
    (fighter.speed.advice)."""
    if (wrong := _owner_problem(setup, player)) is not None:
        return wrong
    points = fighter_points(setup, player.name)
    if player.fighter:
        fighter = setup.fighters.get(player.fighter)
        if fighter is None:
            return Refusal("setup.sheet", f"{player.name}: no fighter `{player.fighter}`")
        if fighter.role is not None:
            return _role_problem(setup, player, fighter)
        if fighter.stats != "free":
            points = fighter.points
        if (
            sum(p.fighter == player.fighter for p in setup.players) > 1
            and fighter.sheet == "deadlands"
        ):
            return Refusal("fighter.deadlands.distinct", f"{fighter.name} is played twice")
    tracks = dict(setup.tracks)
    if player.fighter:
        tracks |= setup.fighters[player.fighter].all_tracks
    for track, number in player.tracks:
        if track not in tracks:
            return Refusal("setup.sheet", f"{player.name}: no track `{track}` is on the sheet")
        if number > tracks[track].most:
            text = f"{player.name}: {tracks[track].name} has {tracks[track].most} boxes"
            return Refusal("setup.sheet", text)
    stats = (player.stats.health, player.stats.speed, player.stats.accuracy)
    highest = setup.houses.stat_most
    if player.wins and max(stats) > highest:
        return Refusal(
            "ruling.stat.cap",
            f"{player.name} {player.stats}: a win lifts no stat above {highest}",
        )
    # A win is worth one point, which need not be taken.
    most = points + player.wins
    taken = min(max(player.stats.total, points), most)
    if (problem := split_problem(player.stats, taken, highest)) is not None:
        rule = "fighter.points" if "add up" in str(problem) else (
            "fighter.min" if min(stats) < 1 else "fighter.max"
        )  # fmt: skip
        return Refusal(rule, f"{player.name} {player.stats}: {problem}")
    return None


def _role_problem(setup: Setup, player: Player, fighter: Fighter) -> Refusal | None:
    """A boss and a minion are as they are written; a minion is somebody's."""
    if player.stats != fighter.stats:
        return Refusal(
            "setup.sheet", f"{player.name} {player.stats}: {fighter.name} is {fighter.stats}"
        )
    return None


def _owner_problem(setup: Setup, player: Player) -> Refusal | None:
    """A figure belongs to somebody who plays, not to itself and not to another figure."""
    if not player.owner:
        return None
    owner = next((one for one in setup.players if one.name == player.owner), None)
    if owner is None or owner.name == player.name:
        return Refusal("setup.sheet", f"{player.name}: {player.owner} does not play")
    if owner.owner:
        text = f"{player.name}: {owner.name} is itself a figure of {owner.owner}'s"
        return Refusal("setup.sheet", text)
    return None
