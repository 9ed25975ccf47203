"""What a game begins with: map, players, packs' cards, house options, and maybe a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, split_problem
from fragkit.model.words import Stats
from fragkit.rules.houses import STANDARD, Houses
from fragkit.rules.refusals import Refusal

if TYPE_CHECKING:
    from fragkit.board.board import Board


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays, with the stats written on the sheet. `wins` are tournament wins so far."""

    name: str
    stats: Stats
    fighter: str = ""
    wins: int = 0


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


@dataclass(frozen=True, slots=True)
class Position:
    """A game in the middle. With `movement` given, the turn is past its movement roll."""

    standing: tuple[Standing, ...]
    turn: str
    movement: int | None = None
    attacks: int = 0  # made already in this turn
    attacks_left: int | None = None  # says the same from the other end


@dataclass(frozen=True, slots=True)
class Setup:
    board: Board
    players: tuple[Player, ...]
    cards: Mapping[str, Card] = field(default_factory=dict)
    fighters: Mapping[str, Fighter] = field(default_factory=dict)
    houses: Houses = STANDARD
    dealing: Literal["table", "dealt"] = "table"
    modules: tuple[str, ...] = ()
    position: Position | None = None


def setup_problem(setup: Setup) -> Refusal | None:
    """Why the game can't begin like this, or None."""
    names = [p.name for p in setup.players]
    if not names:
        return Refusal("setup.sheet", "nobody plays")
    if len({n.casefold() for n in names}) < len(names):
        return Refusal("setup.figure", "two players have the same name")
    for player in setup.players:
        problem = player_problem(setup, player)
        if problem is not None:
            return problem
    if not setup.board.respawns:
        return Refusal("spawn.numbered", "the map has no respawn squares")
    if setup.position is not None:
        return position_problem(setup, setup.position)
    if len(names) > len(setup.board.respawns):
        return Refusal(
            "ruling.setup.shared",
            f"{len(names)} figures do not fit on {len(setup.board.respawns)} respawn squares",
        )
    return None


def player_problem(setup: Setup, player: Player) -> Refusal | None:
    """Whether the stats are those of a legal fighter (fighter.*, tournament.improve)."""
    points = setup.houses.points
    if player.fighter:
        fighter = setup.fighters.get(player.fighter)
        if fighter is None:
            return Refusal("setup.sheet", f"{player.name}: no fighter `{player.fighter}`")
        if fighter.stats != "free":
            points = fighter.points
        if (
            sum(p.fighter == player.fighter for p in setup.players) > 1
            and fighter.sheet == "deadlands"
        ):
            return Refusal("fighter.deadlands.distinct", f"{fighter.name} is played twice")
    stats = (player.stats.health, player.stats.speed, player.stats.accuracy)
    if player.wins and max(stats) > Fighter.STAT_MOST:
        return Refusal(
            "ruling.stat.cap",
            f"{player.name} {player.stats}: a win lifts no stat above {Fighter.STAT_MOST}",
        )
    # A win is worth one point, which need not be taken.
    most = points + player.wins
    taken = min(max(player.stats.total, points), most)
    if (problem := split_problem(player.stats, taken)) is not None:
        rule = "fighter.points" if "add up" in problem else (
            "fighter.min" if min(stats) < 1 else "fighter.max"
        )  # fmt: skip
        return Refusal(rule, f"{player.name} {player.stats}: {problem}")
    return None


def position_problem(setup: Setup, position: Position) -> Refusal | None:
    names = {p.name for p in setup.players}
    held: dict[str, str] = {}
    placed: set[str] = set()
    for one in position.standing:
        if one.player not in names:
            return Refusal("setup.sheet", f"{one.player} does not play")
        if one.player in placed:
            return Refusal("setup.figure", f"{one.player} has two positions")
        placed.add(one.player)
        if one.square and one.health is not None and one.health < 1:
            return Refusal("frag.when", f"{one.player} can't stand on {one.square} with Health 0")
        if one.frags >= setup.houses.frags:
            return Refusal("win.three", f"{one.player} has won already with {one.frags} frags")
        if one.square:
            place = setup.board.place(one.square)
            if not isinstance(place, int):
                return Refusal("wall.move", f"{one.player}: {place}")
            if one.square in held:
                return Refusal(
                    "move.end", f"{held[one.square]} and {one.player} both stand on {one.square}"
                )
            held[one.square] = one.player
        for card in (*(laid.card for laid in one.play), *one.known):
            if card not in setup.cards:
                return Refusal("card.overrides", f"{one.player}: no card `{card}`")
        if not one.square and (lost := _lost_cards(setup, one)):
            return Refusal(
                "faq.cards",
                f"{one.player} is off the map: a fragged fighter has no {lost[0]} in play",
                "taken out by a card, it keeps them: give the square, then "
                f"`override {one.player.casefold()} square off`",
            )
    if position.turn not in names:
        return Refusal("turn.finish", f"{position.turn} does not play")
    from fragkit.rules.positions import card_problem, turn_problem

    return (
        turn_problem(position) or card_problem(setup, position) or _health_problem(setup, position)
    )


def _lost_cards(setup: Setup, one: Standing) -> list[str]:
    """What a frag takes from a fighter: all but specials, and what comes back with him."""
    fighter = next(p.fighter for p in setup.players if p.name == one.player)
    gear = setup.fighters[fighter].gear if fighter else ()
    cards = (laid.card for laid in one.play)
    return [c for c in cards if setup.cards[c].deck != "special" and c not in gear]


def _health_problem(setup: Setup, position: Position) -> Refusal | None:
    """Health above full; cards in play may have raised it, so they are laid first."""
    sheet = {p.name: p.stats.health for p in setup.players}
    high = [s for s in position.standing if s.health is not None and s.health > sheet[s.player]]
    if not high:
        return None
    from fragkit.rules.begin import positioned
    from fragkit.rules.stats import full

    game = positioned(setup, position)
    for one in high:
        most = full(game, one.player, "health")
        if one.health is not None and one.health > most:
            return Refusal(
                "ruling.health.cap", f"{one.player} can't have Health {one.health}: {most} is full"
            )
    return None
