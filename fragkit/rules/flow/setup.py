"""The start of a game as data: map, players, teams, cards, house options, and perhaps a
position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Literal

from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, Stance, Track
from fragkit.model.pack import NO_TABLE_RULES, Deck, TableRules
from fragkit.model.word_values import Stats
from fragkit.rules.commands import Override
from fragkit.rules.house_options import STANDARD, Houses
from fragkit.rules.module import Module
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.board.board import Board


@dataclass(frozen=True, slots=True)
class Player:
    """A player with the stats of the sheet. `wins` counts the tournament wins so far."""

    name: str
    stats: Stats
    fighter: str = ""
    wins: int = 0
    tracks: tuple[tuple[str, int], ...] = ()  # from an earlier game
    owner: str = ""  # the player whose figure it is


@dataclass(frozen=True, slots=True)
class Team:
    """The players of one team, with the captain first."""

    side: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that is already in play."""

    card: str
    ammo: int | None = None  # None: full
    armor: int | None = None  # None: undamaged


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in a game that is under way; the defaults are those of a game's start."""

    player: str
    square: str = ""  # "" is off the map: respawns next turn
    health: int | None = None
    blood: int = 0
    frags: int = 0
    play: tuple[Laid, ...] = ()
    known: tuple[str, ...] = ()
    hidden: Mapping[str, int] = field(default_factory=dict)
    unsure: bool = False  # the hand was not counted: it may hold any card
    tracks: Mapping[str, int] = field(
        default_factory=dict
    )  # boxes filled; by default as at the start
    stances: tuple[str, ...] = ()
    marks: Mapping[str, int] = field(default_factory=dict)  # numbers of modules: `lives 2`

    def facts(self) -> Iterator[Override]:
        """Yield the facts in an order in which they can be set. Cards in play may change full
        Health, so Health comes last."""
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
    """A position to start from. If it gives `movement`, the movement roll is over."""

    standing: tuple[Standing, ...]
    turn: str
    movement: int | None = None
    attacks: int = 0  # already made this turn
    attacks_left: int | None = None  # instead of `attacks`
    floor: tuple[tuple[str, str], ...] = ()  # squares and the counters on them


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
    teams: tuple[Team, ...] = ()  # chosen by the players; empty: made by the rules
    first: str = ""  # the team that moves first; "" if not chosen yet
    table: TableRules = NO_TABLE_RULES  # changes that the packs make for everyone
    tracks: Mapping[str, Track] = field(default_factory=dict)  # on everybody's sheet
    stances: Mapping[str, Stance] = field(default_factory=dict)  # open to everybody

    @property
    def played_cards(self) -> Mapping[str, Card]:
        """Return the cards that the game uses: all except blank ones and those that a module
        removes."""
        cards: Mapping[str, Card] = {
            id: card for id, card in self.cards.items() if not card.blank
        }  # ruling.card.blank
        for module in self.modules:
            cards = module.cards(cards)
        return cards


def fighter_points(setup: Setup, player: str) -> int:
    """Return the points that the player may spend on a fighter (fighter.points)."""
    points = setup.houses.points
    for module in setup.modules:
        points = module.fighter_points(setup, player, points)
    return points


def points_depend_on_team(modules: Iterable[Module]) -> bool:
    return any(type(module).fighter_points is not Module.fighter_points for module in modules)


def with_counted_wins(setup: Setup) -> Setup:
    """With `wins=counted`, count stat points above the starting total as earlier wins. If a
    fighter's points depend on the team, check them instead (team.variant.unbalanced.five)."""
    if setup.houses.wins != "counted" or points_depend_on_team(setup.modules):
        return setup
    players = []
    for player in setup.players:
        beyond = player.stats.total - fighter_points(setup, player.name)
        sheet = setup.fighters.get(player.fighter)
        is_fixed = sheet is not None and sheet.stats != "free"
        won = player.wins if is_fixed else max(player.wins, beyond)
        players.append(replace(player, wins=won))
    return replace(setup, players=tuple(players))
