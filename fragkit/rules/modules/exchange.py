"""Exchanges: teammates hand each other cards and items (team.swap.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fragkit.language.sentences import Text, say
from fragkit.rules.attack.targets import reached_squares
from fragkit.rules.cards.card_piles import (
    ammo_boxes,
    copies_seen,
    forget_wear,
    gear_in_play,
    holds_card,
    into_hand,
    laid_card,
    leave_play,
    note_wear,
    out_of_hand,
    share_wear,
)
from fragkit.rules.cards.permission import no_copy_left, weapon_room
from fragkit.rules.commands import Argument, Command, CommandSpec, Refusal
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure, ask
from fragkit.rules.module import Module
from fragkit.rules.modules.teams import are_mates
from fragkit.rules.movement.moving import must_leave
from fragkit.rules.movement.paths import can_leave
from fragkit.rules.requests import Choice, Option
from fragkit.rules.stats import hand_count, hand_limit
from fragkit.values import dataclass

BLOOD = "blood"
FLAG = "flag"
ITEMS = (BLOOD, FLAG)
STATS = ("health", "speed", "accuracy")


@dataclass(frozen=True, slots=True)
class Handed(Event):
    words = "{player} gives {to} {what}."
    to: str
    what: Text


@dataclass(frozen=True, slots=True)
class Declined(Event):
    words = "{player} keeps {what}; {to} does not get it."
    to: str
    what: Text


@dataclass(frozen=True, slots=True)
class Give(Command):
    """The command to give a card or an item to a teammate next to you. `into` is `hand` for a card
    in play that goes into the hand."""

    what: str
    to: str
    into: str = ""


@dataclass(frozen=True, slots=True)
class AskFor(Command):
    """The command to ask a teammate next to you for a card or an item. `into` has the same meaning
    as in `Give`."""

    what: str
    of: str
    into: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """An item, other than cards and blood, that a module lets fighters carry."""

    name: str
    check: Callable[[Game, str, str], Refusal | None]  # game, giver, receiver
    hand_over: Callable[[Game, str, str], Procedure[None]]


# -- what it costs -----------------------------------------------------------------------------


def movement_left(game: Game, name: str) -> int:
    """Return the movement left for exchanges: that of the turn, or movement that the player keeps
    outside the turn (ruling.team.nuke)."""
    kept = (m.kept_movement(game, name) for m in game.modules.having("kept_movement"))
    return next((left for left in kept if left is not None), game.turn.movement)


def pay(game: Game, name: str) -> None:
    kept = (m.kept_movement(game, name, spend=1) for m in game.modules.having("kept_movement"))
    if all(left is None for left in kept):
        game.turn.movement -= 1


# -- checks ----------------------------------------------------------------------------------


def check_give(game: Game, command: Give) -> Refusal | None:
    name = command.player
    return check_exchange(game, name, command.to, name, command.what, command.into)


def check_ask(game: Game, command: AskFor) -> Refusal | None:
    name = command.player
    return check_exchange(game, command.of, name, name, command.what, command.into)


def check_exchange(
    game: Game, giver: str, taker: str, mover: str, what: str, into: str = ""
) -> Refusal | None:
    """Check that both are teammates (card.nogift) and adjacent (ruling.team.next), with no wall or
    closed door between them (ruling.door.between), and that the mover can pay (team.swap.next,
    team.swap.cost). Blood counters can be handed over, too (team.swap.blood)."""
    other = taker if mover == giver else giver
    item = items_of(game).get(what)
    if what in STATS:
        text = say("{player} can't give away stats", player=giver)
        return Refusal("team.swap.stats", text)
    if what == FLAG and item is None:
        return Refusal("team.swap.next", say("there are no flags in this game"))
    if not are_mates(game, mover, other):
        if item is not None and (refusal := item.check(game, giver, taker)) is not None:
            return refusal
        text = say("{other} is not {player}'s teammate", other=other, player=mover)
        is_card = what in game.catalog.cards or what in game.state.decks
        return Refusal("card.nogift" if is_card else "team.swap.next", text)
    if (apart := _check_adjacent(game, mover, other)) is not None:
        return apart
    if item is not None:
        return item.check(game, giver, taker)
    if (unpaid := _check_movement(game, mover)) is not None:
        return unpaid
    if what == BLOOD:
        if not game.seat(giver).blood:
            return Refusal("team.swap.blood", say("{player} has no blood", player=giver))
        return None
    if what in game.state.decks:
        return _check_unnamed(game, giver, taker, what)
    return _check_card(game, giver, taker, what, into)


def _check_adjacent(game: Game, mover: str, other: str) -> Refusal | None:
    here, there = game.seat(mover).square, game.seat(other).square
    if not here or not there:
        text = say("{player} is not on the map", player=other if here else mover)
        return Refusal("team.swap.next", text)
    if here == there or there not in reached_squares(game, here, 1):
        text = say("{other} is not next to {player}", other=other, player=mover)
        return Refusal("ruling.team.next", text)
    return None


def _check_movement(game: Game, mover: str) -> Refusal | None:
    """Check that the mover can pay (team.swap.cost) and can still leave an occupied square."""
    here, left = game.seat(mover).square, movement_left(game, mover)
    if left < 1:
        text = say("an exchange costs 1 movement, and {player} has none left", player=mover)
        return Refusal("team.swap.cost", text)
    if must_leave(game, mover) and not can_leave(game, mover, here, left - 1):
        text = say(
            "{player} needs the last of their movement to leave {square}: it is occupied",
            player=mover, square=here,
        )  # fmt: skip
        return Refusal("ruling.move.stuck", text)
    return None


def _check_unnamed(game: Game, giver: str, taker: str, deck: str) -> Refusal | None:
    """Check a card that moves from one secret hand to another without being named."""
    if not game.seat(giver).hidden.get(deck):
        text = say("{player} has no secret {deck} card", player=giver, deck=deck)
        return Refusal("ruling.team.hand", text, say("Type the name of a card."))
    return _hand_room(game, taker, deck, say("a {deck} card", deck=deck))


def _check_card(game: Game, giver: str, taker: str, card: str, into: str) -> Refusal | None:
    """Check a card that moves from play to play, from play to the hand, or from hand to hand
    (ruling.team.hand), but not armor in play (team.swap.armor). No limit may be exceeded
    (team.swap.limit, ruling.team.max). Cards and items can be
    exchanged, but stats cannot (team.swap.stats)."""
    entry = game.catalog.cards.get(card)
    if entry is None:
        return Refusal("team.swap.next", say("there is no card `{typed}`", typed=card))
    if laid_card(game, giver, card) is not None:
        if entry.armor:
            text = say(
                "{player} can't hand over {card}: armor stays on", player=giver, card=entry.name
            )
            return Refusal("team.swap.armor", text)
        if entry.weapon is None and entry.deck != "gadget":
            text = say(
                "{player} can't hand over {card}: only weapons and gadgets in play change hands",
                player=giver, card=entry.name,
            )  # fmt: skip
            return Refusal("ruling.team.hand", text)
        if into:
            return _hand_room(game, taker, entry.deck, entry.name)
        full = weapon_room(game, taker, entry.name) if entry.weapon is not None else None
        if full is None:
            return None
        help = say("Add `hand` to put it into {player}'s hand.", player=taker)
        return Refusal("team.swap.limit", full.text, help)
    seat = game.seat(giver)
    if gear_in_play(game, giver, card) is not None and card not in seat.known:
        text = say("{player} can't give away starting gear", player=giver)
        return Refusal("ruling.drop.start", text)
    if not holds_card(game, seat, card):
        text = say("{player} does not have {card}", player=giver, card=entry.name)
        return Refusal("team.swap.next", text)
    if card not in seat.known and copies_seen(game, card) >= entry.copies:
        return no_copy_left(giver, entry)
    return _hand_room(game, taker, entry.deck, entry.name)


def _hand_room(game: Game, taker: str, deck: str, card: Text) -> Refusal | None:
    """Refuse a card that the hand has no room for. On a player's own turn, the hand may exceed the
    limit until the turn ends (ruling.team.max)."""
    is_free = game.is_active(taker) or (deck == "special" and game.houses.specials == "free")
    if is_free or hand_count(game, game.seat(taker)) < hand_limit(game, taker):
        return None
    text = say(
        "{player} has no room for {card}: the hand limit is {most}",
        player=taker, card=card, most=hand_limit(game, taker),
    )  # fmt: skip
    return Refusal("team.swap.limit", text)


# -- the exchange ----------------------------------------------------------------------------


def give(game: Game, command: Give) -> Procedure[None]:
    """Hand over a card or an item. The receiver need not agree."""
    yield from exchange(game, command.player, command.to, command.what, command.into)


def ask_for(game: Game, command: AskFor) -> Procedure[None]:
    """Take a card or an item if the other player agrees (team.swap.take)."""
    giver, taker, what = command.of, command.player, command.what
    options = (Option("yes", say("hand it over")), Option("no", say("keep it")))
    reason = say("do you give {other} {what}?", other=taker, what=named(game, what))
    answer = yield from ask(Choice(giver, "consent", options, reason, "team.swap.take"))
    if answer == "no":
        game.tell(Declined(giver, taker, named(game, what)))
    elif check_ask(game, command) is None:  # somebody may have interrupted
        yield from exchange(game, giver, taker, what, command.into)


def exchange(game: Game, giver: str, taker: str, what: str, into: str) -> Procedure[None]:
    item = items_of(game).get(what)
    if item is not None:
        yield from item.hand_over(game, giver, taker)
        return
    pay(game, game.active())
    if what == BLOOD:
        game.seat(giver).blood -= 1
        game.seat(taker).blood += 1
    elif what in game.state.decks:
        hidden = game.seat(giver).hidden
        hidden[what] -= 1
        if not hidden[what]:
            del hidden[what]
        into_hand(game, taker, what, "")
        share_wear(game, giver, taker, what)
    else:
        _hand_card(game, giver, taker, what, into)
    game.tell(Handed(giver, taker, named(game, what)))


def _hand_card(game: Game, giver: str, taker: str, card: str, into: str) -> None:
    laid = laid_card(game, giver, card)
    if laid is not None and into:
        leave_play(game, giver, laid)
        if 0 <= laid.ammo < ammo_boxes(game, game.catalog.cards[card]):
            note_wear(game, taker, card, laid.ammo + 1)  # it is not refilled (team.swap.ammo)
        into_hand(game, taker, game.catalog.cards[card].deck, card)
        return
    if laid is not None:
        leave_play(game, giver, laid)
        laid.by = taker
        game.seat(taker).play.append(laid)  # with the ammo it has (team.swap.ammo)
        game.effects_changed()
        return
    out_of_hand(game, game.seat(giver), card)
    if worn := forget_wear(game, giver, card):
        note_wear(game, taker, card, worn)
    into_hand(game, taker, game.catalog.cards[card].deck, card)


def named(game: Game, what: str) -> Text:
    if what == BLOOD:
        return say("one blood counter")
    if what == FLAG:
        return say("the flag")
    if what in game.state.decks:
        return say("a {deck} card", deck=what)
    entry = game.catalog.cards.get(what)
    return entry.name if entry is not None else what


def items_of(game: Game) -> dict[str, Item]:
    return {item.name: item for m in game.modules.all for item in getattr(m, "items", ())}


# -- legal commands ----------------------------------------------------------------------------


def price(game: Game, command: Give | AskFor) -> Text:
    is_free = command.what in items_of(game)
    if isinstance(command, Give):
        return say("free") if is_free else say("costs 1 movement")
    if is_free:
        return say("free, if {player} agrees", player=command.of)
    return say("costs 1 movement, if {player} agrees", player=command.of)


def gifts(game: Game, name: str) -> Iterator[Command]:
    yield from _exchanges(game, name, is_gift=True)


def askings(game: Game, name: str) -> Iterator[Command]:
    yield from _exchanges(game, name, is_gift=False)


def _exchanges(game: Game, name: str, is_gift: bool) -> Iterator[Command]:
    here = game.seat(name).square
    near = reached_squares(game, here, 1) if here else ()
    for seat in game.standing():
        if seat.square not in near or not are_mates(game, name, seat.name):
            continue
        giver = game.seat(name) if is_gift else seat
        cards = (*giver.known, *(laid.card for laid in giver.play if not laid.ghost))
        for what in dict.fromkeys((*ITEMS, *cards, *giver.hidden)):
            if is_gift and check_give(game, gift := Give(name, what, seat.name)) is None:
                yield gift
            elif not is_gift and check_ask(game, asked := AskFor(name, what, seat.name)) is None:
                yield asked


WHAT = Argument("what", "handed", known=(*ITEMS, *STATS))
INTO = Argument("into", "word", optional=True, known=("hand",))


class Exchange(Module):
    id = "exchange"
    commands = (
        CommandSpec(
            Give, "give", "act", check_give, give, gifts, (WHAT, Argument("to", "player"), INTO),
            form="give CARD blue", help=say("or `blood`, `flag`"), weight=1,
            off_turn="ruling.team.exchange", promise=price,
        ),
        CommandSpec(
            AskFor, "ask", "act", check_ask, ask_for, askings, (WHAT, Argument("of", "player"), INTO),
            form="ask CARD blue", help=say("Blue must agree"), weight=1,
            off_turn="ruling.team.exchange", promise=price,
        ),
    )  # fmt: skip
