"""Barrels: they block corridors and explode when they are hit (barrel.*, ruling.barrel.*).

They are a variant: players choose it before the game (barrel.optional). `BARREL` makes them targets
(barrel.target): a shot at one takes a to-hit roll and ammo, but no damage roll
(ruling.barrel.tohit) and no defense roll (barrel.nodefense). A weapon without damage does nothing
to them (barrel.hit.harmless).
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Collection, Iterable, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import product
from math import prod
from typing import ClassVar

from fragkit.model.effects.acts import Place
from fragkit.model.word_values import Faces
from fragkit.rules.attack.health import Blow, strike
from fragkit.rules.attack.targets import reached_squares, within
from fragkit.rules.cards.card_piles import (
    copies_seen,
    discard_from_hand,
    discard_from_play,
    holds_card,
    laid_card,
    take_top,
)
from fragkit.rules.commands import Argument, Command, CommandSpec, Refusal
from fragkit.rules.counters import CounterKind, CounterLaid, Impact
from fragkit.rules.events import Event
from fragkit.rules.game import DISTURBED, Game, Procedure, ask
from fragkit.rules.module import Module, PowerUpGives
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die, looked_up, shown, throw
from fragkit.rules.state import Counter, InPlay
from fragkit.values import dataclass

BUSTERS = "barrel-busters"
REFILL = "barrel-refill"
WAITING = "barrels-waiting"  # who rolls, then their squares
ODD = Faces(6, 6)
ODD_BUSTERS = Faces(4, 6)


USUAL = 5, 2  # dice and radius


@dataclass(frozen=True, slots=True)
class Explosion:
    """The explosion of one barrel: its square, 5 dice (barrel.explode.dice) and radius 2
    (barrel.explode.range)."""

    square: str
    dice: int = USUAL[0]
    radius: int = USUAL[1]


NUCLEAR = 10, 3


# -- what is told ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BarrelsStood(Event):
    words: ClassVar[str] = "Barrels on {where}."

    where: str


@dataclass(frozen=True, slots=True)
class BarrelsReady(Event):
    words: ClassVar[str] = "A barrel stands on each {where}: {count} in all."

    where: str  # "grate", "grate and power-up"
    count: int


@dataclass(frozen=True, slots=True)
class NoGrates(Event):
    words: ClassVar[str] = "This map has no grates: no barrel stands on it."


@dataclass(frozen=True, slots=True)
class BarrelWasHit(Event):
    words: ClassVar[str] = "The barrel on {square} is hit: take it off."

    square: str


@dataclass(frozen=True, slots=True)
class BarrelExploded(Event):
    words: ClassVar[str] = "The barrel on {square} EXPLODES: {dice}d within {radius} squares."

    square: str
    dice: int
    radius: int
    is_alone: bool = False  # along a chain, and nobody is near

    @property
    def is_shown(self) -> bool:
        """What sets a barrel off has named it."""
        return not self.is_alone


@dataclass(frozen=True, slots=True)
class WasNuclear(Event):
    words: ClassVar[str] = "The barrel on {square} is NUCLEAR!"

    square: str


@dataclass(frozen=True, slots=True)
class BarrelsSetOff(Event):
    words: ClassVar[str] = "The blast sets off {which}: take {them} off."

    squares: tuple[str, ...]
    which: str  # "the barrels on D1 and E1"
    them: str


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    words: ClassVar[str] = "A {deck} card lies face down on {square}."

    square: str
    deck: str


@dataclass(frozen=True, slots=True)
class BarrelCameBack(Event):
    words: ClassVar[str] = "The barrel on {square} comes back."

    square: str


# -- a hit -----------------------------------------------------------------------------------


def barrels_hit(game: Game, barrels: list[Counter], impact: Impact) -> Procedure[None]:
    """Take the barrels that an attack has hit off the map (barrel.hit), roll for all of them, then
    explode wave by wave (barrel.chain, ruling.barrel.waves).

    One attack can hit several (barrel.hit.area). Each barrel inside a radius explodes too, without
    a roll (barrel.explode.barrels), with the usual dice even after a nuclear one
    (barrel.odd.nuclear.others). A barrel that has rolled keeps its result (ruling.barrel.both) and
    goes off once (ruling.barrel.once); one that came back, or a new one, goes off in the next wave
    (ruling.barrel.back).
    """
    shooter = impact.by or game.active()
    standing = {barrel.square: barrel for barrel in barrels if barrel in game.state.floor}
    for square, barrel in standing.items():
        game.take_counter(barrel)
        game.tell(BarrelWasHit(shooter, square))
    wave = yield from _roll_all(game, shooter, list(standing))
    is_first = True
    while wave and not game.is_over:
        yield from _explode(game, shooter, impact.by, wave, is_first)
        is_first = False
        reach = partial(reached_squares, game)
        caught = _caught(game.counters_of(BARREL.name), wave, reach)
        for barrel in caught:
            game.take_counter(barrel)
        if caught:
            game.tell(_set_off(shooter, [barrel.square for barrel in caught]))
        wave = [Explosion(barrel.square) for barrel in caught]


def _roll_all(game: Game, shooter: str, squares: list[str]) -> Procedure[list[Explosion]]:
    """Roll the tables for each barrel in the order that the shooter likes: as they lie, unless the
    shooter names another one first (barrel.chain.each, barrel.chain.order)."""
    wave: list[Explosion] = []
    before = game.state.modules.get(WAITING)
    game.state.modules[WAITING] = [shooter, *squares]
    while len(game.state.modules[WAITING]) > 1:
        square = game.state.modules[WAITING][1]
        face = yield from _first_die(game, shooter, square)
        if face:
            game.state.modules[WAITING].remove(square)
            wave += yield from _table(game, shooter, square, face)
    del game.state.modules[WAITING]
    if before is not None:
        game.state.modules[WAITING] = before
    return wave


def _first_die(game: Game, shooter: str, square: str) -> Procedure[int]:
    """Roll on the first table; return 0 when the shooter has named another barrel meanwhile."""
    reason = f"barrel on {square}, {_odd(game)} is odd"
    thrown = yield from throw(
        game, shooter, "table", looked_up(game, shooter, "table", Receipt(1, 1, "barrel")), reason,
        rule="barrel.roll", still=lambda: game.state.modules[WAITING][1] == square,
    )  # fmt: skip
    return shown(thrown) if thrown is not None else 0


def _odd(game: Game) -> Faces:
    """Return the odd faces of the first table: 6, or 4 to 6 in Barrel Busters
    (barrel.busters.roll)."""
    return ODD_BUSTERS if BUSTERS in game.modules.ids else ODD


def _explosion(game: Game, square: str, face: int, second: int = 0) -> Explosion | None:
    """What goes off by the first table, and on odd results by the second; deed and forecast read
    the dice here (barrel.roll, barrel.odd)."""
    if face not in _odd(game):
        return Explosion(square)
    return Explosion(square, *NUCLEAR) if second == 6 else None


def _caught(
    barrels: list[Counter], wave: list[Explosion], reach: Callable[[str, int], Collection[str]]
) -> list[Counter]:
    """The barrels that a wave of explosions sets off (barrel.chain)."""
    reached = {square for one in wave for square in reach(one.square, one.radius)}
    return [barrel for barrel in barrels if barrel.square in reached]


def _table(game: Game, shooter: str, square: str, face: int) -> Procedure[list[Explosion]]:
    """Look the die up on the first table, and for odd results roll on the second (barrel.roll,
    barrel.odd). A second 6 is a nuclear barrel (barrel.odd.nuclear) of radius 3
    (barrel.odd.nuclear.range)."""
    if (usual := _explosion(game, square, face)) is not None:
        return [usual]
    second = yield from die(
        game, shooter, "table", "barrel",
        f"barrel on {square}: 1-2 weapon, 3-4 gadget, 5 more barrels, 6 nuclear", "barrel.odd",
    )  # fmt: skip
    if (nuclear := _explosion(game, square, face, second)) is not None:
        game.tell(WasNuclear(shooter, square))
        return [nuclear]
    if second == 5:
        yield from _multiply(game, shooter, square)
    else:
        yield from _lay_card(game, shooter, square, "weapon" if second <= 2 else "gadget")
    return []


def _lay_card(game: Game, shooter: str, square: str, deck: str) -> Procedure[None]:
    """Put the top card of a deck face down, linked to the square (barrel.odd.weapon,
    barrel.odd.gadget, ruling.barrel.link)."""
    card = yield from take_top(game, shooter, deck, f"out of the barrel on {square}")
    if card is not None:
        cards = (card,) if card else ()
        game.lay_counter(Counter("link", square, game.serial(), cards, deck=deck))
        game.tell(CardLaid(shooter, square, deck))


def _multiply(game: Game, shooter: str, square: str) -> Procedure[None]:
    """Put the barrel back with two more next to it, where nobody is (barrel.odd.multiply)."""
    if not game.is_occupied(square, ""):  # nor where a new one of this wave stands already
        stand(game, shooter, [square], BarrelCameBack(shooter, square))
    while True:
        free = [s for s in _beside(game, square) if not game.is_occupied(s, "")]
        if len(free) <= 2:
            chosen = tuple(free)  # ruling.barrel.room
            break
        options = tuple(Option(s) for s in free)
        answer = yield Choice(
            shooter, "square", options, "where the two new barrels go",
            "barrel.odd.multiply.choice", least=2, most=2,
        )  # fmt: skip
        if answer is not DISTURBED:
            chosen = answer
            break
    if chosen:
        stand(game, shooter, chosen)


def _beside(game: Game, square: str) -> list[str]:
    """Return the neighbors at the sides with no wall between, or diagonal ones too
    (ruling.barrel.adjacent)."""
    radius = 2 if game.houses.letter("barrel.adjacent") == "b" else 1
    near = reached_squares(game, square, radius) - {square}
    if radius == 1:
        return sorted(near)
    board, place = game.ground.board, game.ground.place
    here = place[square]

    def touches(other: str) -> bool:
        there = place[other]
        across = abs(board.column(here) - board.column(there))
        return max(across, abs(board.row(here) - board.row(there))) == 1

    return sorted(s for s in near if touches(s))


def _set_off(shooter: str, squares: list[str]) -> BarrelsSetOff:
    *most, last = squares
    which = f"the barrels on {', '.join(most)} and {last}" if most else f"the barrel on {last}"
    return BarrelsSetOff(shooter, tuple(squares), which, "them" if most else "it")


def _explode(
    game: Game, shooter: str, by: str, wave: list[Explosion], is_first: bool
) -> Procedure[None]:
    """Resolve one wave, one explosion after the other, each against the Health then left
    (ruling.barrel.first, ruling.barrel.together), as an attack of its own (ruling.barrel.many). Of
    the barrels set off on the way, report only those that catch somebody."""
    left = list(wave)
    while left and not game.is_over:
        one = left[0]
        if len([e for e in left if within(game, e.square, e.radius)]) > 1:
            chosen = yield from _next(game, shooter, left)
            one = next(e for e in left if e.square == chosen)
        left.remove(one)
        victims = within(game, one.square, one.radius)
        is_alone = not is_first and not victims
        game.tell(BarrelExploded(shooter, one.square, one.dice, one.radius, is_alone))
        yield from strike(game, [_blow(shooter, by, victim, one) for victim in victims])


def _next(game: Game, shooter: str, left: list[Explosion]) -> Procedure[str]:
    """Let the shooter choose the next explosion of a wave, where the order makes a difference."""
    options = tuple(Option(e.square, f"{e.dice}d") for e in left)
    question = Choice(shooter, "barrel", options, "which goes off next", "barrel.chain.order")
    return (yield from ask(question))


MOST_FORESEEN = 6  # barrels of one attack: three ends for each


def ends(game: Game, barrels: list[Counter], impact: Impact) -> list[tuple[Fraction, list[Blow]]]:
    """How a hit on these barrels may end, wave by wave; new barrels are not foreseen, nor more
    barrels in one attack than a table could follow."""
    if len(barrels) > MOST_FORESEEN:
        return []
    each = [_outcomes(game, barrel.square) for barrel in barrels]
    reach = cache(lambda square, radius: reached_squares(game, square, radius))
    caught = cache(lambda square, radius: within(game, square, radius))
    found: list[tuple[Fraction, list[Blow]]] = []
    for combination in product(*each):
        chance = prod((p for p, _ in combination), start=Fraction(1))
        wave = [one for _, one in combination if one is not None]
        found.append((chance, _blows_of(game, impact, barrels, wave, reach, caught)))
    return found


def _outcomes(game: Game, square: str) -> list[tuple[Fraction, Explosion | None]]:
    """What may go off there, over all faces of both tables."""
    faces = range(1, 7)
    ways = Tally(_explosion(game, square, face, second) for face in faces for second in faces)
    return [(Fraction(count, 36), one) for one, count in ways.items()]


def _blows_of(
    game: Game, impact: Impact, hit: list[Counter], wave: list[Explosion],
    reach: Callable[[str, int], Collection[str]], caught_by: Callable[[str, int], Iterable[str]],
) -> list[Blow]:  # fmt: skip
    standing = [barrel for barrel in game.counters_of(BARREL.name) if barrel not in hit]
    blows: list[Blow] = []
    while wave:
        for one in wave:
            victims = caught_by(one.square, one.radius)
            blows += [_blow(impact.by, impact.by, victim, one) for victim in victims]
        caught = _caught(standing, wave, reach)
        standing = [barrel for barrel in standing if barrel not in caught]
        wave = [Explosion(barrel.square) for barrel in caught]
    return blows


def _blow(shooter: str, by: str, victim: str, one: Explosion) -> Blow:
    """Return the blow of an explosion; the fighter who hit the barrel scores (barrel.credit)."""
    cause = f"barrel on {one.square}"
    return Blow(
        victim, lambda: Receipt(one.dice, one.dice, "barrel"), shooter, by, cause,
        types=("explosive",), hazard="blast",
    )  # fmt: skip


# -- standing there ----------------------------------------------------------------------------


def stand(game: Game, by: str, squares: Iterable[str], told: Event | None = None) -> None:
    """Put barrels on these squares; the 12 counters are no limit (ruling.barrel.supply)."""
    squares = tuple(squares)
    for square in squares:
        game.lay_counter(Counter(BARREL.name, square, game.serial()))
    if told is not None and squares:
        game.tell(told)
    elif len(squares) == 1:
        game.tell(CounterLaid(by, BARREL.name, squares[0]))
    elif squares:
        game.tell(BarrelsStood(by, ", ".join(squares)))


def grates(game: Game) -> list[str]:
    """Return grates without a barrel and a fighter (ruling.barrel.refill.busy). Without barrels,
    grates do nothing (grate.base)."""
    names = [game.ground.names[p] for p in game.ground.board.grates]
    return [s for s in names if not game.is_occupied(s, "")]


def spaces(game: Game) -> list[str]:
    """Return every empty barrel space: in Barrel Busters power-ups too
    (ruling.barrel.refill.busters)."""
    found = grates(game)
    if BUSTERS in game.modules.ids:
        found += [s for s in game.ground.power if s not in found and not game.is_occupied(s, "")]
    return found


def is_free(game: Game, square: str) -> bool:
    """Return whether a card may put a barrel there: not onto a fighter or another barrel
    (barrel.odd.multiply.fighter)."""
    return not game.is_occupied(square, "")


# It is solid: a respawn square with a barrel is rerolled (ruling.respawn.barrel).
BARREL = CounterKind(
    "barrel", "o", is_placed=True, is_solid=True, is_target=True, hit=barrels_hit, spaces=spaces,
    ends=ends, fits=is_free,
)  # fmt: skip


# -- refilling -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Refill(Command):
    """A card of the hand is discarded, and every empty grate has its barrel again."""

    card: str


def check_refill(game: Game, command: Refill) -> Refusal | None:
    """Check a refill: once, at the start of your turn, after a respawn (ruling.barrel.refill.dead)
    and before the movement roll (ruling.barrel.refill.often)."""
    name, turn = command.player, game.state.turn
    if turn is None or turn.player != name or turn.phase != "roll":
        text = f"{name} can refill only before the own movement roll"
        return Refusal("barrel.refill.when", text)
    if _only_by_card(game):
        return Refusal("barrel.refill.card", "in this game cards of their own refill barrels")
    if turn.uses.get("refill"):
        return Refusal("ruling.barrel.refill.often", f"{name} has refilled in this turn already")
    entry = game.catalog.cards.get(command.card)
    if entry is None:
        return Refusal("barrel.refill.discard", f"there is no card `{command.card}`")
    if not grates(game):
        return Refusal("barrel.refill.discard", "no grate is empty")
    if _from_play(game, name, command.card) is not None:
        return None
    seat = game.seat(name)
    if not holds_card(game, seat, command.card):
        return Refusal("ruling.barrel.refill.card", f"{name} has no {entry.name} in hand")
    if command.card not in seat.known and copies_seen(game, command.card) >= entry.copies:
        text = f"all {entry.copies} copies of {entry.name} are elsewhere"
        return Refusal("comp.base.cards", text)
    return None


def _from_play(game: Game, name: str, card: str) -> InPlay | None:
    """A card that lies in play, where the table lets that buy barrels (ruling.barrel.refill.card)."""
    laid = laid_card(game, name, card)
    if laid is None or laid.is_gear or game.houses.letter("barrel.refill.card") == "a":
        return None
    return laid


def _only_by_card(game: Game) -> bool:
    """Whether the deck has cards for it, and no book that refills by discard is in play
    (ruling.barrel.refill.both)."""
    if REFILL in game.modules.ids:
        return False
    effects = (e for entry in game.catalog.cards.values() for e in entry.effects)
    return any(isinstance(e, Place) and e.value == BARREL.name for e in effects)


def refill(game: Game, command: Refill) -> Procedure[None]:
    game.turn.uses["refill"] = 1
    name, reason = command.player, "for a refill"
    if (laid := _from_play(game, name, command.card)) is not None:
        discard_from_play(game, name, laid, reason)
    else:
        discard_from_hand(game, name, command.card, reason)
    stand(game, command.player, grates(game))
    yield from ()


def refills(game: Game, name: str) -> Iterator[Command]:
    seat = game.seat(name)
    for card in dict.fromkeys((*seat.known, *(laid.card for laid in seat.play))):
        if check_refill(game, Refill(name, card)) is None:
            yield Refill(name, card)


# -- which barrel is first ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RollFirst(Command):
    """Of several barrels that an attack has hit, this one rolls next."""

    square: str


def check_first(game: Game, command: RollFirst) -> Refusal | None:
    shooter, *squares = game.state.modules.get(WAITING) or [""]
    if command.player != shooter or len(squares) < 2:
        text = f"{command.player} has no barrels to choose among"
        return Refusal("barrel.chain.order", text)
    if command.square not in squares:
        text = f"no barrel that was hit on {command.square} is still to be rolled for"
        return Refusal("barrel.chain.order", text, f"There are: {', '.join(squares)}.")
    return None


@dataclass(frozen=True, slots=True)
class RollsNext(Event):
    words: ClassVar[str] = "Now the barrel on {square}."

    square: str


def roll_first(game: Game, command: RollFirst) -> Procedure[None]:
    shooter, *squares = game.state.modules[WAITING]
    rest = [square for square in squares if square != command.square]
    game.state.modules[WAITING] = [shooter, command.square, *rest]
    game.tell(RollsNext(shooter, command.square))
    yield from ()


def firsts(game: Game, name: str) -> Iterator[Command]:
    """All but the one that is due."""
    _, *squares = game.state.modules.get(WAITING) or [""]
    for square in squares[1:]:
        if check_first(game, RollFirst(name, square)) is None:
            yield RollFirst(name, square)


# -- the module ------------------------------------------------------------------------------


class Barrels(Module):
    id = "barrels"
    about = "a barrel on every grate; they explode"
    is_optional = True
    rulings = (
        ("barrel.adjacent", "ab", "a", "where new barrels may stand"),
        ("barrel.norush", "ab", "a", "whether barrels may be shot under No Rushes"),
    )
    counters = (BARREL,)
    commands = (
        CommandSpec(
            Refill, "refill", "any-time", check_refill, refill, refills, (Argument("card", "card"),),
            form="refill CARD", help="barrels on all grates", weight=1,
            is_available=lambda game: not _only_by_card(game),
        ),
        CommandSpec(
            RollFirst, "first", "any-time", check_first, roll_first, firsts,
            (Argument("square", "square"),), form="first d4", help="that barrel rolls next",
        ),
    )  # fmt: skip

    def before_first_player(self, game: Game) -> Procedure[None]:
        """At the start one on every grate (barrel.start, barrel.busters.start)."""
        first, squares = game.present()[0], spaces(game)
        where = "grate and power-up" if BUSTERS in game.modules.ids else "grate"
        stand(game, first, squares, BarrelsReady(first, where, len(squares)))
        if not squares:
            game.tell(NoGrates(first))
        yield from ()

    def before_respawn(self, game: Game, player: str) -> Procedure[None]:
        """A turn that the table has cut short leaves nothing to roll for."""
        game.state.modules.pop(WAITING, None)
        yield from ()

    def power_up_gives(self, game: Game, player: str, square: str) -> PowerUpGives:
        """Return that a power-up gives nothing: in Barrel Busters only barrels do
        (barrel.busters.only, ruling.barrel.busters.power). Deals, leftovers, exchanges and cards
        that draw stay as they are (ruling.busters.other)."""
        busters = BUSTERS in game.modules.ids
        return (
            "nothing" if busters and game.houses.letter("barrel.busters.power") == "a" else "roll"
        )
