"""Cards and items from hand to hand between teammates (team.swap.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from fragkit.rules.attack.targets import reached_squares
from fragkit.rules.cards.card_piles import (
    copies_seen,
    forget_wear,
    gear_in_play,
    holds_card,
    into_hand,
    laid_card,
    note_wear,
    out_of_hand,
)
from fragkit.rules.cards.permission import weapon_room
from fragkit.rules.commands import Argument, Command, CommandSpec, Refusal
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure, ask
from fragkit.rules.module import Module
from fragkit.rules.modules.teams import are_mates
from fragkit.rules.requests import Choice, Option
from fragkit.rules.stats import hand_count, hand_limit
from fragkit.values import dataclass

BLOOD = "blood"
FLAG = "flag"
ITEMS = (BLOOD, FLAG)


@dataclass(frozen=True, slots=True)
class Handed(Event):
    words: ClassVar[str] = "{player} gives {to} {what}."

    to: str
    what: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    words: ClassVar[str] = "{player} does not give {what} to {to}."

    to: str
    what: str


@dataclass(frozen=True, slots=True)
class Give(Command):
    """A card or an item to a teammate beside the own fighter."""

    what: str
    to: str


@dataclass(frozen=True, slots=True)
class AskFor(Command):
    """A card or an item of a teammate beside the own fighter, if he consents."""

    what: str
    of: str


@dataclass(frozen=True, slots=True)
class Item:
    """Something besides cards and blood that a module lets fighters carry."""

    name: str
    check: Callable[[Game, str, str], Refusal | None]  # game, giver, receiver
    hand_over: Callable[[Game, str, str], Procedure[None]]


# -- what it costs -----------------------------------------------------------------------------


def movement_left(game: Game, name: str) -> int:
    """The turn's, or what the player keeps in its place (ruling.team.nuke)."""
    kept = (m.kept_movement(game, name) for m in game.modules.having("kept_movement"))
    return next((left for left in kept if left is not None), game.turn.movement)


def pay(game: Game, name: str) -> None:
    kept = (m.kept_movement(game, name, spend=1) for m in game.modules.having("kept_movement"))
    if all(left is None for left in kept):
        game.turn.movement -= 1


# -- whether it may be -----------------------------------------------------------------------


def check_give(game: Game, command: Give) -> Refusal | None:
    return check_exchange(game, command.player, command.to, command.player, command.what)


def check_ask(game: Game, command: AskFor) -> Refusal | None:
    return check_exchange(game, command.of, command.player, command.player, command.what)


def check_exchange(game: Game, giver: str, taker: str, mover: str, what: str) -> Refusal | None:
    """Check that both are side by side, with no wall or closed door between (ruling.door.between),
    and that the mover can pay (team.swap.next, team.swap.cost)."""
    other = taker if mover == giver else giver
    item = items_of(game).get(what)
    if what == FLAG and item is None:
        return Refusal("team.swap.next", "there are no flags in this game")
    if not are_mates(game, mover, other):
        if item is not None and (refusal := item.check(game, giver, taker)) is not None:
            return refusal
        return Refusal("team.swap.next", f"{other} is no teammate of {mover}")
    here, there = game.seat(mover).square, game.seat(other).square
    if not here or not there:
        return Refusal("team.swap.next", f"{other if here else mover} is not on the map")
    if here == there or there not in reached_squares(game, here, 1):
        return Refusal("ruling.team.next", f"{other} is not next to {mover}")
    if item is not None:
        return item.check(game, giver, taker)
    if movement_left(game, mover) < 1:
        return Refusal("team.swap.cost", f"an exchange costs 1 movement, {mover} has none left")
    if what == BLOOD:
        if not game.seat(giver).blood:
            return Refusal("team.swap.blood", f"{giver} keeps no blood")
        return None
    return _check_card(game, giver, taker, what)


def _check_card(game: Game, giver: str, taker: str, card: str) -> Refusal | None:
    """Check a card: in play to in play, hand to hand (ruling.team.hand), within every limit
    (ruling.team.max). Cards and items can be exchanged, stats cannot (team.swap.stats)."""
    entry = game.catalog.cards.get(card)
    if entry is None:
        return Refusal("team.swap.next", f"there is no card `{card}`")
    if laid_card(game, giver, card) is not None:
        if entry.armor:
            return Refusal("team.swap.armor", f"{giver} wears {entry.name}")
        if entry.weapon is None and entry.deck != "gadget":
            return Refusal("ruling.team.hand", f"{entry.name} works where it lies")
        full = weapon_room(game, taker, entry.name) if entry.weapon is not None else None
        return Refusal("team.swap.limit", full.text) if full is not None else None
    seat = game.seat(giver)
    if gear_in_play(game, giver, card) is not None and card not in seat.known:
        return Refusal("ruling.drop.start", f"{giver} can't give starting gear away")
    if not holds_card(game, seat, card):
        return Refusal("team.swap.next", f"{giver} has no {entry.name}")
    if card not in seat.known and copies_seen(game, card) >= entry.copies:
        return Refusal(
            "comp.base.cards", f"all {entry.copies} copies of {entry.name} are elsewhere"
        )
    # In the own turn a hand may be larger until its end (ruling.team.max).
    is_free = game.is_active(taker) or (entry.deck == "special" and game.houses.specials == "free")
    if not is_free and hand_count(game, game.seat(taker)) >= hand_limit(game, taker):
        text = f"{taker} has {hand_limit(game, taker)} cards in hand, and no room for {entry.name}"
        return Refusal("team.swap.limit", text)
    return None


# -- doing it --------------------------------------------------------------------------------


def give(game: Game, command: Give) -> Procedure[None]:
    """Who is given something need not agree."""
    yield from exchange(game, command.player, command.to, command.what)


def ask_for(game: Game, command: AskFor) -> Procedure[None]:
    """Only with the other's consent (team.swap.take)."""
    giver, taker, what = command.of, command.player, command.what
    options = (Option("yes", "hand it over"), Option("no", "keep it"))
    reason = f"{taker} asks for {named(game, what)}"
    said = yield from ask(Choice(giver, "consent", options, reason, "team.swap.take"))
    if said == "no":
        game.tell(Declined(giver, taker, named(game, what)))
    elif check_ask(game, command) is None:  # somebody may have interrupted
        yield from exchange(game, giver, taker, what)


def exchange(game: Game, giver: str, taker: str, what: str) -> Procedure[None]:
    item = items_of(game).get(what)
    if item is not None:
        yield from item.hand_over(game, giver, taker)
        return
    pay(game, game.active())
    if what == BLOOD:
        game.seat(giver).blood -= 1
        game.seat(taker).blood += 1
    else:
        _hand_card(game, giver, taker, what)
    game.tell(Handed(giver, taker, named(game, what)))


def _hand_card(game: Game, giver: str, taker: str, card: str) -> None:
    laid = laid_card(game, giver, card)
    if laid is not None:
        game.seat(giver).play.remove(laid)
        laid.by = taker
        game.seat(taker).play.append(laid)  # with the ammunition it has (team.swap.ammo)
        game.effects_changed()
        return
    out_of_hand(game, game.seat(giver), card)
    if worn := forget_wear(game, giver, card):
        note_wear(game, taker, card, worn)
    into_hand(game, taker, game.catalog.cards[card].deck, card)


def named(game: Game, what: str) -> str:
    if what in ITEMS:
        return what
    entry = game.catalog.cards.get(what)
    return entry.name if entry is not None else what


def items_of(game: Game) -> dict[str, Item]:
    return {item.name: item for m in game.modules.all for item in getattr(m, "items", ())}


# -- what may be said --------------------------------------------------------------------------


def price(game: Game, command: Give | AskFor) -> str:
    agreed = f", if {command.of} agrees" if isinstance(command, AskFor) else ""
    return f"{'free' if command.what in items_of(game) else 'costs 1'}{agreed}"


def gifts(game: Game, name: str) -> Iterator[Command]:
    yield from _exchanges(game, name, is_gift=True)


def askings(game: Game, name: str) -> Iterator[Command]:
    yield from _exchanges(game, name, is_gift=False)


def _exchanges(game: Game, name: str, is_gift: bool) -> Iterator[Command]:
    for seat in game.standing():
        if not are_mates(game, name, seat.name):
            continue
        giver = game.seat(name) if is_gift else seat
        cards = (*giver.known, *(laid.card for laid in giver.play if not laid.ghost))
        for what in dict.fromkeys((*ITEMS, *cards)):
            if is_gift and check_give(game, gift := Give(name, what, seat.name)) is None:
                yield gift
            elif not is_gift and check_ask(game, asked := AskFor(name, what, seat.name)) is None:
                yield asked


WHAT = Argument("what", "card", known=ITEMS)


class Exchange(Module):
    id = "exchange"
    commands = (
        CommandSpec(
            Give, "give", "act", check_give, give, gifts, (WHAT, Argument("to", "player")),
            form="give CARD blue", help="or blood, flag", weight=1, off_turn="ruling.team.exchange",
            promise=price,
        ),
        CommandSpec(
            AskFor, "ask", "act", check_ask, ask_for, askings, (WHAT, Argument("of", "player")),
            form="ask CARD blue", help="blue must agree", weight=1, off_turn="ruling.team.exchange",
            promise=price,
        ),
    )  # fmt: skip
