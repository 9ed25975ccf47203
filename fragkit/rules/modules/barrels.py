"""Barrels: they block corridors and explode when they are hit (barrel.*, ruling.barrel.*).

They are a variant that players choose before the game (barrel.optional). `BARREL` makes them
targets (barrel.target). A shot at one takes a to-hit roll and ammo, but no damage roll
(ruling.barrel.tohit) and no defense roll (barrel.nodefense). A weapon without damage does nothing
to them (barrel.hit.harmless).
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Collection, Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

from fragkit.language.sentences import Sentence, Text, plural, say
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
from fragkit.rules.cards.permission import no_copy_left
from fragkit.rules.commands import Argument, Command, CommandSpec, Refusal
from fragkit.rules.counters import CounterKind, CounterLaid, Impact
from fragkit.rules.events import Event, Names
from fragkit.rules.game import DISTURBED, Game, Procedure, ask
from fragkit.rules.module import Module, PowerUpGives
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die, looked_up, shown, throw
from fragkit.rules.state import Counter, InPlay
from fragkit.values import dataclass

BUSTERS = "barrel-busters"
REFILL = "barrel-refill"
WAITING = "barrels-waiting"  # the player who rolls, then the squares of the barrels
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


# -- events ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BarrelsStood(Event):
    words = "Put barrels on {where}."
    where: Text


@dataclass(frozen=True, slots=True)
class BarrelsReady(Event):
    where: str  # "grate", "grate and power-up"
    count: int

    def sentence(self, names: Names) -> Sentence:
        if self.where == "grate":
            return say("Put a barrel on each grate: {count} in all.", count=self.count)
        return say("Put a barrel on each grate and power-up: {count} in all.", count=self.count)


@dataclass(frozen=True, slots=True)
class NoGrates(Event):
    words = "This map has no grates, so there are no barrels."


@dataclass(frozen=True, slots=True)
class BarrelWasHit(Event):
    words = "The barrel on {square} is hit. Take it off the map."
    square: str


@dataclass(frozen=True, slots=True)
class BarrelExploded(Event):
    words = "The barrel on {square} EXPLODES: {dice}d to everyone within {radius} squares."
    square: str
    dice: int
    radius: int
    is_alone: bool = False  # further along a chain, with nobody near

    @property
    def is_shown(self) -> bool:
        """Return False for a barrel in a chain that hurts nobody, because the event of the blast
        has named it."""
        return not self.is_alone


@dataclass(frozen=True, slots=True)
class WasNuclear(Event):
    words = "The barrel on {square} is NUCLEAR!"
    square: str


@dataclass(frozen=True, slots=True)
class BarrelsSetOff(Event):
    squares: tuple[str, ...]

    def sentence(self, names: Names) -> Sentence:
        return plural(
            "The blast sets off the barrel on {squares}. Take it off the map.",
            "The blast sets off the barrels on {squares:and}. Take them off the map.",
            n=len(self.squares), squares=self.squares,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    words = "Put a {deck} card face down on {square}."
    square: str
    deck: str


@dataclass(frozen=True, slots=True)
class BarrelCameBack(Event):
    words = "Put the barrel back on {square}."
    square: str


# -- a hit -----------------------------------------------------------------------------------


def barrels_hit(game: Game, barrels: list[Counter], impact: Impact) -> Procedure[None]:
    """Take the barrels that an attack has hit off the map (barrel.hit), roll for all of them, then
    resolve the explosions wave by wave (barrel.chain, ruling.barrel.waves).

    One attack can hit several (barrel.hit.area). Each barrel inside a radius explodes too, without
    a roll (barrel.explode.barrels), with the usual dice even after a nuclear one
    (barrel.odd.nuclear.others). A barrel that has rolled keeps its result (ruling.barrel.both) and
    goes off once (ruling.barrel.once). One that came back, or a new one, goes off in the next wave
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
        reached = yield from _explode(game, shooter, impact.by, wave, is_first)
        is_first = False
        caught = [b for b in game.counters_of(BARREL.name) if b.square in reached]
        for barrel in caught:
            game.take_counter(barrel)
        if caught:
            game.tell(BarrelsSetOff(shooter, tuple(barrel.square for barrel in caught)))
        wave = [Explosion(barrel.square) for barrel in caught]


def _roll_all(game: Game, shooter: str, squares: list[str]) -> Procedure[list[Explosion]]:
    """Roll on the tables for each barrel, in the order in which they were hit, unless the shooter
    names another one first (barrel.chain.each, barrel.chain.order)."""
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
    """Roll on the first table. Return 0 if the shooter named another barrel in the meantime."""
    reason = say(
        "for the barrel on {square} (explodes, except on {faces})",
        square=square, faces=str(_odd(game)),
    )  # fmt: skip
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
    """Return the explosion that the first table gives, or for odd results the second (barrel.roll,
    barrel.odd). Both the roll and the forecast use this function."""
    if face not in _odd(game):
        return Explosion(square)
    return Explosion(square, *NUCLEAR) if second == 6 else None


def _caught(
    barrels: list[Counter], wave: list[Explosion], reach: Callable[[str, int], Collection[str]]
) -> list[Counter]:
    """Return the barrels that a wave of explosions sets off (barrel.chain)."""
    reached = {square for one in wave for square in reach(one.square, one.radius)}
    return [barrel for barrel in barrels if barrel.square in reached]


def _table(game: Game, shooter: str, square: str, face: int) -> Procedure[list[Explosion]]:
    """Look up the die on the first table, and for odd results roll on the second (barrel.roll,
    barrel.odd). A second 6 is a nuclear barrel (barrel.odd.nuclear) of radius 3
    (barrel.odd.nuclear.range)."""
    if (usual := _explosion(game, square, face)) is not None:
        return [usual]
    second = yield from die(
        game, shooter, "table", "barrel",
        say(
            "for the odd barrel on {square}: 1-2 weapon, 3-4 gadget, 5 more barrels, 6 nuclear",
            square=square,
        ),
        "barrel.odd",
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
    reason = say("from the barrel on {square}", square=square)
    card = yield from take_top(game, shooter, deck, reason)
    if card is not None:
        cards = (card,) if card else ()
        game.lay_counter(Counter("link", square, game.serial(), cards, deck=deck))
        game.tell(CardLaid(shooter, square, deck))


def _multiply(game: Game, shooter: str, square: str) -> Procedure[None]:
    """Put the barrel back, and two more on adjacent squares without a fighter, where the shooter
    chooses (barrel.odd.multiply, barrel.odd.multiply.choice)."""
    if not game.is_occupied(square, ""):  # not on the square of a new barrel of this wave either
        stand(game, shooter, [square], BarrelCameBack(shooter, square))
    while True:
        free = [s for s in _beside(game, square) if not game.is_occupied(s, "")]
        if len(free) <= 2:
            chosen = tuple(free)  # ruling.barrel.room
            break
        options = tuple(Option(s) for s in free)
        answer = yield Choice(
            shooter, "square", options, say("where do the two new barrels go?"),
            "barrel.odd.multiply.choice", least=2, most=2,
        )  # fmt: skip
        if answer is not DISTURBED:
            chosen = answer
            break
    if chosen:
        stand(game, shooter, chosen)


def _beside(game: Game, square: str) -> list[str]:
    """Return the adjacent squares that no wall cuts off. Option b adds diagonal ones
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


def _explode(
    game: Game, shooter: str, by: str, wave: list[Explosion], is_first: bool
) -> Procedure[set[str]]:
    """Resolve one wave, one explosion after the other, each against the Health left at that moment
    (ruling.barrel.first, ruling.barrel.together). Each explosion is an attack of its own
    (ruling.barrel.many).

    Of the barrels that another one has set off, report only those that catch a fighter. Return the
    squares reached, measured before the damage: a fighter who is fragged in a doorway kept it open
    until then.
    """
    left, reached = list(wave), set[str]()
    while left and not game.is_over:
        one = left[0]
        # Equal explosions that catch the same fighters may come in any order.
        kinds = {(e.dice, *within(game, e.square, e.radius)) for e in left}
        if len([kind for kind in kinds if kind[1:]]) > 1:
            chosen = yield from _next(game, shooter, left)
            one = next(e for e in left if e.square == chosen)
        left.remove(one)
        reached |= reached_squares(game, one.square, one.radius)
        victims = within(game, one.square, one.radius)
        is_alone = not is_first and not victims
        game.tell(BarrelExploded(shooter, one.square, one.dice, one.radius, is_alone))
        yield from strike(game, [_blow(shooter, by, victim, one) for victim in victims])
    for one in left:  # the game is over
        reached |= reached_squares(game, one.square, one.radius)
    return reached


def _next(game: Game, shooter: str, left: list[Explosion]) -> Procedure[str]:
    """Let the attacker choose the next explosion of a wave if the order makes a difference."""
    options = tuple(Option(e.square, f"{e.dice}d") for e in left)
    reason = say("which barrel explodes next?")
    return (yield from ask(Choice(shooter, "barrel", options, reason, "barrel.chain.order")))


MOST_FORESEEN = 6  # barrels of one attack: three ends for each


def ends(game: Game, barrels: list[Counter], impact: Impact) -> list[tuple[Fraction, list[Blow]]]:
    """Return the possible results of a hit on these barrels, wave by wave. Barrels that appear
    later are not included, and no more than 6 barrels are calculated for one attack."""
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
    """Return the possible explosions there, with their chances over all faces of both tables."""
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
    """Return the blow of an explosion. The fighter who hit the barrel scores (barrel.credit)."""
    cause = say("the barrel on {square}", square=one.square)
    return Blow(
        victim, lambda: Receipt(one.dice, one.dice, "barrel"), shooter, by, cause,
        types=("explosive",), hazard="blast",
    )  # fmt: skip


# -- on the map --------------------------------------------------------------------------------


def stand(game: Game, by: str, squares: Iterable[str], event: Event | None = None) -> None:
    """Put barrels on these squares. The 12 counters are not a limit (ruling.barrel.supply)."""
    squares = tuple(squares)
    for square in squares:
        game.lay_counter(Counter(BARREL.name, square, game.serial()))
    if event is not None and squares:
        game.tell(event)
    elif len(squares) == 1:
        game.tell(CounterLaid(by, BARREL.name, squares[0]))
    elif squares:
        game.tell(BarrelsStood(by, say("{squares:and}", squares=squares)))


def grates(game: Game) -> list[str]:
    """Return the grates without a barrel or a fighter (ruling.barrel.refill.busy). In a game
    without barrels, grates do nothing (grate.base)."""
    names = [game.ground.names[p] for p in game.ground.board.grates]
    return [s for s in names if not game.is_occupied(s, "")]


def spaces(game: Game) -> list[str]:
    """Return every empty barrel space, which in Barrel Busters includes power-ups
    (ruling.barrel.refill.busters)."""
    found = grates(game)
    if BUSTERS in game.modules.ids:
        found += [s for s in game.ground.power if s not in found and not game.is_occupied(s, "")]
    return found


def is_free(game: Game, square: str) -> bool:
    """Return whether a card may put a barrel there. It may not if a fighter or another barrel is
    there (barrel.odd.multiply.fighter)."""
    return not game.is_occupied(square, "")


# It is solid: a respawn square with a barrel is rerolled (ruling.respawn.barrel).
BARREL = CounterKind(
    "barrel", "o", is_placed=True, is_solid=True, is_target=True, hit=barrels_hit, spaces=spaces,
    ends=ends, fits=is_free,
)  # fmt: skip


# -- refilling -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Refill(Command):
    """The command to discard a card and put a barrel on every empty grate."""

    card: str


def check_refill(game: Game, command: Refill) -> Refusal | None:
    """Check a refill. It is allowed once, at the start of the player's turn
    (barrel.refill.when), after a respawn (ruling.barrel.refill.dead) and before the movement roll
    (ruling.barrel.refill.often). In Death Match, only cards refill barrels (barrel.refill.card)."""
    name, turn = command.player, game.state.turn
    if turn is None or turn.player != name or turn.phase != "roll":
        text = say("{player} can refill barrels only before their movement roll", player=name)
        return Refusal("barrel.refill.when", text)
    if _only_by_card(game):
        text = say("in this game, barrels are refilled only by cards that say so")
        return Refusal("barrel.refill.card", text)
    if turn.uses.get("refill"):
        text = say("{player} has already refilled barrels this turn", player=name)
        return Refusal("ruling.barrel.refill.often", text)
    entry = game.catalog.cards.get(command.card)
    if not grates(game):
        return Refusal("barrel.refill.discard", say("no grate is empty"))
    if entry is None and holds_card(game, game.seat(name), command.card):
        return None  # a card of that deck, whichever
    if entry is None:
        text = say("{player} has no `{typed}` card", player=name, typed=command.card)
        return Refusal("ruling.barrel.refill.card", text)
    if _from_play(game, name, command.card) is not None:
        return None
    seat = game.seat(name)
    if laid_card(game, name, command.card) is not None and command.card not in seat.known:
        text = say(
            "{player} can't refill barrels with {card}: it is in play, not in hand",
            player=name, card=entry.name,
        )  # fmt: skip
        return Refusal("ruling.barrel.refill.card", text)
    if not holds_card(game, seat, command.card):
        text = say("{player} does not have {card} in hand", player=name, card=entry.name)
        return Refusal("ruling.barrel.refill.card", text)
    if command.card not in seat.known and copies_seen(game, command.card) >= entry.copies:
        return no_copy_left(name, entry)
    return None


def _from_play(game: Game, name: str, card: str) -> InPlay | None:
    """Return the card in play, if the house option lets cards in play pay for barrels
    (ruling.barrel.refill.card)."""
    laid = laid_card(game, name, card)
    if laid is None or laid.is_gear or game.houses.letter("barrel.refill.card") == "a":
        return None
    return laid


def _only_by_card(game: Game) -> bool:
    """Return whether the deck has cards that refill the grates, and no book in play allows a refill
    by discarding (ruling.barrel.refill.both)."""
    if REFILL in game.modules.ids:
        return False
    effects = (e for entry in game.catalog.cards.values() for e in entry.effects)
    return any(isinstance(e, Place) and e.value == BARREL.name for e in effects)


def refill(game: Game, command: Refill) -> Procedure[None]:
    game.turn.uses["refill"] = 1
    name, reason = command.player, say("for a refill")
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
    """The command to choose which of several barrels that were hit is rolled for next."""

    square: str


def check_first(game: Game, command: RollFirst) -> Refusal | None:
    shooter, *squares = game.state.modules.get(WAITING) or [""]
    if command.player != shooter or len(squares) < 2:
        text = say("{player} has no barrels to choose from", player=command.player)
        return Refusal("barrel.chain.order", text)
    if command.square not in squares:
        text = say("no barrel on {square} is waiting for a roll", square=command.square)
        help = say("Choose {squares:or}.", squares=tuple(squares))
        return Refusal("barrel.chain.order", text, help)
    return None


@dataclass(frozen=True, slots=True)
class RollsNext(Event):
    words = "The barrel on {square} is next."
    square: str


def roll_first(game: Game, command: RollFirst) -> Procedure[None]:
    shooter, *squares = game.state.modules[WAITING]
    rest = [square for square in squares if square != command.square]
    game.state.modules[WAITING] = [shooter, command.square, *rest]
    game.tell(RollsNext(shooter, command.square))
    yield from ()


def firsts(game: Game, name: str) -> Iterator[Command]:
    """Yield every barrel that was hit, except the one that is next anyway."""
    _, *squares = game.state.modules.get(WAITING) or [""]
    for square in squares[1:]:
        if check_first(game, RollFirst(name, square)) is None:
            yield RollFirst(name, square)


# -- the module ------------------------------------------------------------------------------


class Barrels(Module):
    id = "barrels"
    about = say("an exploding barrel on every grate")
    is_optional = True
    rulings = (
        ("barrel.adjacent", "ab", "a", "where new barrels may go"),
        ("barrel.norush", "ab", "a", "whether barrels may be shot under No Rushes"),
    )
    counters = (BARREL,)
    commands = (
        CommandSpec(
            Refill, "refill", "any-time", check_refill, refill, refills, (
                Argument(
                    "card", "discarded", asks=say("which card do you discard?"),
                    help=say("type `refill CARD`"),
                ),
            ),
            form="refill CARD", help=say("put barrels on all grates"), weight=1,
            is_available=lambda game: not _only_by_card(game),
        ),
        CommandSpec(
            RollFirst, "first", "any-time", check_first, roll_first, firsts,
            (Argument("square", "square"),), form="first d4",
            help=say("roll for that barrel next"),
        ),
    )  # fmt: skip

    def before_first_player(self, game: Game) -> Procedure[None]:
        """Put a barrel on every grate at the start (barrel.start, barrel.busters.start)."""
        first, squares = game.present()[0], spaces(game)
        where = "grate and power-up" if BUSTERS in game.modules.ids else "grate"
        stand(game, first, squares, BarrelsReady(first, where, len(squares)))
        if not squares:
            game.tell(NoGrates(first))
        yield from ()

    def before_respawn(self, game: Game, player: str) -> Procedure[None]:
        """Clear the rolls of a turn that the players cut short with an override."""
        game.state.modules.pop(WAITING, None)
        yield from ()

    def power_up_gives(self, game: Game, player: str, square: str) -> PowerUpGives:
        """Return "nothing" in Barrel Busters, where only barrels give cards (barrel.busters.only,
        ruling.barrel.busters.power). Deals, leftovers, exchanges and cards that draw do not change
        (ruling.busters.other)."""
        busters = BUSTERS in game.modules.ids
        return (
            "nothing" if busters and game.houses.letter("barrel.busters.power") == "a" else "roll"
        )
