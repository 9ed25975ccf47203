"""Verbs by which cards go from one player to another: steal, look, swap hands."""

from __future__ import annotations

from fragkit.model.effects import Selectors, acts
from fragkit.model.effects.number import whole
from fragkit.rules.cards.context import Context
from fragkit.rules.cards.drawing import can_lose, pick_held, pick_laid, tell_none
from fragkit.rules.events import CardStolen, HandShown
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.hands.decks import (
    UNSEEN,
    WORN,
    forget_wear,
    into_hand,
    note_wear,
    out_of_hand,
    share_wear,
)
from fragkit.rules.module import Handler
from fragkit.rules.requests import Choice, Option


def do_steal(game: Game, act: acts.Steal, names: list[str], context: Context) -> Procedure[None]:
    for name in names:
        if name == context.by:
            continue
        for i in range(whole(act.count)):
            if act.zone == "play":
                laid = yield from pick_laid(game, act.value, act.pick, context.by, name, context)
                if laid is None:
                    if i == 0:
                        tell_none(game, name, context)
                    break
                game.seat(name).play.remove(laid)
                game.touch()
                entry = game.catalog.cards[laid.card]
                if laid.armor < entry.armor:
                    note_wear(game, context.by, laid.card, laid.armor)
                into_hand(game, context.by, entry.deck, laid.card)
                game.tell(CardStolen(context.by, name, laid.card, entry.deck))
            elif not (yield from _steal_held(game, act, name, context)):
                break


def _steal_held(game: Game, act: acts.Steal, name: str, context: Context) -> Procedure[bool]:
    seat = game.seat(name)
    if not can_lose(game, seat, act.value):
        tell_none(game, name, context)
        return False
    named = any(card in game.catalog.cards for card in context.pick)
    by_back = all(word == "any" or word in game.state.decks for word in act.value)
    if not game.dealt and not named and by_back:
        return (yield from _steal_blindly(game, act.value, name, context))
    card = yield from pick_held(game, act.value, act.pick, context.by, name, context)
    if card is None:
        tell_none(game, name, context)
        return False
    deck = game.catalog.cards[card].deck
    out_of_hand(game, seat, card)
    into_hand(game, context.by, deck, card)
    if left := forget_wear(game, name, card):
        note_wear(game, context.by, card, left)
    game.tell(CardStolen(context.by, name, card, deck))
    return True


def _steal_blindly(game: Game, which: Selectors, name: str, context: Context) -> Procedure[bool]:
    """Hands on the table: the thief draws, and the others see only its back (hand.hidden)."""
    seat = game.seat(name)
    while True:
        held = [*seat.hidden, *(game.catalog.cards[card].deck for card in seat.known)]
        decks = [d for d in dict.fromkeys(held) if "any" in which or d in which]
        if not decks:
            return False
        deck = decks[0]
        if len(decks) == 1:
            break
        options = tuple(Option(d) for d in decks)
        reason = f"{context.source}: a card of {name}, drawn blindly: which back"
        answer = yield Choice(context.by, "deck", options, reason, "hand.hidden")
        if answer is not DISTURBED:
            deck = answer[0]
            break
    known = [card for card in seat.known if game.catalog.cards[card].deck == deck]
    if len(set(known)) == 1 and not seat.hidden.get(deck):
        card = known[0]  # it can be nothing else
    else:
        # Which of them it was is known to two players; what the table knew is a secret again.
        card = UNSEEN
        seat.known = [c for c in seat.known if c not in known]
        seat.hidden[deck] = seat.hidden.get(deck, 0) + len(known) - 1
        if not seat.hidden[deck]:
            del seat.hidden[deck]
    if not card:
        share_wear(game, name, context.by, deck)
    else:
        out_of_hand(game, seat, card)
        if left := forget_wear(game, name, card):
            note_wear(game, context.by, card, left)
    into_hand(game, context.by, deck, card)
    game.tell(CardStolen(context.by, name, card, deck))
    return True


def do_look(game: Game, act: acts.Look, names: list[str], context: Context) -> Procedure[None]:
    for name in names:
        game.tell(HandShown(name, context.by, tuple(game.seat(name).known)))
    yield from ()


def swap_hands(game: Game, one: str, two: str) -> None:
    a, b = game.seat(one), game.seat(two)
    a.known, b.known = b.known, a.known
    a.hidden, b.hidden = b.hidden, a.hidden
    other = {one: two, two: one}
    worn: dict[str, dict[str, list[int]]] = game.state.modules.get(WORN, {})
    swapped = {
        " ".join(sorted(other.get(name, name) for name in holders.split())): suits
        for holders, suits in worn.items()
    }
    worn.clear()
    worn.update(swapped)


HANDLERS: dict[str, Handler] = {"steal": do_steal, "look": do_look}
