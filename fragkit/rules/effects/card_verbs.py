"""Effect verbs for cards: draw, turn-up, discard, ammo, steal, look, swap (of hands)."""

from __future__ import annotations

from collections.abc import Mapping

from fragkit.language.sentences import Sentence, say
from fragkit.model.effects import Selectors, acts
from fragkit.model.effects.number import whole
from fragkit.model.effects.selector import is_selected
from fragkit.rules.cards.card_faces import turn_up
from fragkit.rules.cards.card_piles import (
    UNSEEN,
    WORN,
    copies_seen,
    discard_from_hand,
    discard_from_play,
    discard_whole_hand,
    draw,
    forget_wear,
    hand_decks,
    into_hand,
    leave_play,
    note_wear,
    out_of_hand,
    pick_from_hand,
    share_wear,
    take_drawn,
    take_top,
)
from fragkit.rules.catalog import Entry
from fragkit.rules.events import (
    AmmoAdded,
    CardPlaced,
    CardReturned,
    CardStolen,
    HandShown,
    NothingHappened,
    TurnedUp,
)
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.module import Handler
from fragkit.rules.pending import Context
from fragkit.rules.requests import Choice, Option
from fragkit.rules.state import Counter, Deck, InPlay, Seat
from fragkit.rules.stats import is_forbidden

NO_SUCH_CARD = Option("none", say("no such card"))


def do_draw(game: Game, act: acts.Draw, names: list[str], context: Context) -> Procedure[None]:
    for name in names:
        for _ in range(whole(act.count)):
            decks = [deck for deck in act.value if deck == "any" or deck in game.state.decks]
            if act.to == "square" and len(decks) == len(act.value):
                yield from _draw_onto(game, name, act, context)
                continue
            if len(decks) < len(act.value):
                yield from _search(game, name, act, context)
                continue
            deck: str = decks[0]
            if deck == "any" or len(decks) > 1:
                deck = yield from _choose_deck(game, name, act, context)
            if act.pile == "deck":
                yield from draw(game, name, deck, context.source)
            else:
                yield from _draw_discard(game, name, deck, context)


def _draw_onto(game: Game, name: str, act: acts.Draw, context: Context) -> Procedure[None]:
    """Draw a card and put it face down on the fighter's square."""
    deck = yield from _choose_deck(game, name, act, context)
    if not game.seat(name).square:
        game.tell(
            NothingHappened(name, context.label, say("{player} is not on the map", player=name))
        )
        return
    card = yield from take_top(game, name, deck, context.source)
    if card is not None:
        known = (card,) if card else ()
        _put_down(game, name, deck, known, face_down=True)


def _put_down(
    game: Game, name: str, deck: str, known: tuple[str, ...], face_down: bool = False
) -> None:
    """Put a card on the fighter's square, under a link counter."""
    square = game.seat(name).square
    turn = game.state.turn.number if game.state.turn is not None else 0
    hidden = deck if face_down else ""
    game.lay_counter(Counter("link", square, game.serial(), known, turn=turn, by=name, deck=hidden))
    game.tell(CardPlaced(name, "" if face_down else known[0], deck, square))


def _send(game: Game, name: str, to: str, before: Mapping[str, int]) -> None:
    """Move the cards just discarded into their decks, or onto the fighter's square."""
    for deck, number in before.items():
        pile = game.state.decks[deck]
        while len(pile.discards) > number:
            card = pile.discards.pop()
            if to == "deck":
                pile.left += 1
                if pile.cards is not None and card:
                    pile.cards[card] = pile.cards.get(card, 0) + 1
                game.tell(CardReturned(name, deck))
            else:
                _put_down(game, name, deck, (card,) if card else (), face_down=not card)


def _search(game: Game, name: str, act: acts.Draw, context: Context) -> Procedure[None]:
    """Search the decks or discard piles for a matching card, then shuffle the rest."""
    cards = game.catalog.cards
    while True:
        found = [
            card for card, entry in cards.items()
            if is_selected(act.value, entry.words) and _lies_in(game, act.pile, entry)
        ]  # fmt: skip
        if not found:
            text = say("the discard pile has no such card")
            if act.pile == "deck":
                text = say("the deck has no such card")
            game.tell(NothingHappened(name, context.label, text))
            return
        said = next((card for card in context.pick if card in found), "")
        if not said and len(found) > 1:
            options = tuple(Option(card, cards[card].name) for card in found)
            reason = say("which card do you take ({source})?", source=context.source)
            answer = yield Choice(name, "card", options, reason, "deck.base")
            if answer is DISTURBED:
                continue
            said = answer[0]
        break
    card = said or found[0]
    pile = game.state.decks[cards[card].deck]
    if act.pile == "discards":
        pile.discards.reverse()
        pile.discards.remove(card)
        pile.discards.reverse()
    else:
        pile.left -= 1
        if pile.cards is not None:
            pile.cards[card] -= 1
            if not pile.cards[card]:
                del pile.cards[card]
    if act.to == "square" and game.seat(name).square:
        _put_down(game, name, cards[card].deck, (card,))
        return
    yield from take_drawn(game, name, cards[card].deck, card)


def _lies_in(game: Game, where: str, entry: Entry) -> bool:
    """Return whether a copy of the card may be in that pile, as far as the referee knows."""
    pile = game.state.decks.get(entry.deck)
    if pile is None:
        return False
    if where == "discards":
        return entry.id in pile.discards
    if pile.cards is not None:
        return entry.id in pile.cards
    return pile.left > 0 and copies_seen(game, entry.id) < entry.copies


def do_turn_up(game: Game, act: acts.TurnUp, names: list[str], context: Context) -> Procedure[None]:
    """Turn up a card. Its suit and value decide which effects follow (deadlands.suit.effect)."""
    for name in names[:1]:
        deck = "" if act.value == "any" else act.value
        face = yield from turn_up(game, name, context.source, "card.overrides", deck)
        if face is None:
            text = say("no card with a suit is left")
            game.tell(NothingHappened(name, context.label, text))
        else:
            game.tell(TurnedUp(name, str(face)))
            context.shown.append(face)


def discards_for(game: Game, act: acts.Draw) -> list[Deck]:
    """Return the discard piles whose top card the effect may take (deadlands.huckster.cheat,
    ruling.cheat.huckster). An empty pile gives nothing (ruling.cheat.huckster.empty)."""
    if act.pile == "deck" or not all(w == "any" or w in game.state.decks for w in act.value):
        return []
    return [game.state.decks[deck] for deck in _decks_of(game, act)]


def _decks_of(game: Game, act: acts.Draw) -> list[str]:
    """Return the decks that the effect draws from, or whose discard piles it takes cards from."""
    return list(game.state.decks) if "any" in act.value else [*act.value]


def _choose_deck(game: Game, name: str, act: acts.Draw, context: Context) -> Procedure[str]:
    while True:
        decks = _decks_of(game, act)
        if act.pile == "discards":
            decks = [d for d in decks if game.state.decks[d].discards] or decks
        if len(decks) == 1:
            return decks[0]
        options = tuple(Option(deck) for deck in decks)
        reason = say("which deck do you draw from ({source})?", source=context.source)
        answer = yield Choice(name, "deck", options, reason, "deck.base")
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def _draw_discard(game: Game, name: str, deck: str, context: Context) -> Procedure[None]:
    pile = game.state.decks.get(deck)
    if pile is None or not pile.discards:
        text = say("the {deck} discard pile is empty", deck=deck)
        game.tell(NothingHappened(name, context.label, text))
        return
    yield from take_drawn(game, name, deck, pile.discards.pop())


# -- losing cards --------------------------------------------------------------------------


def fits(game: Game, card: str, which: Selectors) -> bool:
    return is_selected(which, game.catalog.cards[card].words)


def decks_with(game: Game, seat: Seat, which: Selectors) -> list[str]:
    """Return the decks that may match and of which the hand has secret cards."""
    cards = game.catalog.cards
    return [
        deck for deck in hand_decks(game, seat)
        if any(is_selected(which, cards[c].words) for c in game.catalog.decks.get(deck, ()))
    ]  # fmt: skip


def do_discard(
    game: Game, act: acts.Discard, names: list[str], context: Context
) -> Procedure[None]:
    if "this" in act.value:
        for name in dict.fromkeys((context.by, context.chosen, *names)):
            laid = next(
                (c for c in game.seat(name).play if c.card == context.card and not c.ghost), None
            )
            if laid is not None:
                before = {deck: len(pile.discards) for deck, pile in game.state.decks.items()}
                discard_from_play(game, name, laid, context.source)
                if act.to == "deck" or (act.to == "square" and game.seat(name).square):
                    _send(game, name, act.to, before)
                return
        return
    for name in names:
        before = {deck: len(pile.discards) for deck, pile in game.state.decks.items()}
        yield from _lose(game, act, name, context)
        if act.to == "deck" or (act.to == "square" and game.seat(name).square):
            _send(game, name, act.to, before)


def _lose(game: Game, act: acts.Discard, name: str, context: Context) -> Procedure[None]:
    if act.count != "all" or not _lose_all(game, act, name, context):
        count = 99 if act.count == "all" else whole(act.count)
        for i in range(count):
            chooser = context.by if act.pick == "player" else name
            done = yield from _lose_one(game, act.value, act.zone, act.pick, chooser, name, context)
            if not done:
                if i == 0:
                    tell_none(game, name, context)
                break


def _lose_all(game: Game, act: acts.Discard, name: str, context: Context) -> bool:
    """Discard all matching cards at once if no player has to name them."""
    seat = game.seat(name)
    if act.zone == "play":
        laid = [c for c in seat.play if not c.ghost and fits(game, c.card, act.value)]
        for card in laid:
            discard_from_play(game, name, card, context.source)
        return bool(laid)
    decks = None if "any" in act.value else [d for d in act.value if d in game.state.decks]
    if not seat.hand_size or (decks is not None and len(decks) < len(act.value)):
        return False
    before = seat.hand_size
    discard_whole_hand(game, name, context.source, decks)
    return seat.hand_size < before


def _lose_one(
    game: Game, which: Selectors, zone: str, pick: str, chooser: str, name: str, context: Context
) -> Procedure[bool]:
    if zone == "play":
        laid = yield from pick_laid(game, which, pick, chooser, name, context)
        if laid is None:
            return False
        discard_from_play(game, name, laid, context.source)
        return True
    card = yield from pick_held(game, which, pick, chooser, name, context)
    if card is None:
        return False
    if card == UNSEEN:
        return False
    discard_from_hand(game, name, card, context.source)
    return True


def pick_laid(
    game: Game, which: Selectors, pick: str, chooser: str, name: str, context: Context
) -> Procedure[InPlay | None]:
    """Return a card in play. A random pick is made by the players or by chance."""
    purpose = "random" if pick == "random" else "card"
    while True:
        found = [c for c in game.seat(name).play if not c.ghost and fits(game, c.card, which)]
        ids = list(dict.fromkeys(c.card for c in found))
        if not ids:
            return None
        if len(ids) == 1:
            return found[0]
        said = next((p for p in context.pick if p in ids), None)
        if said is None:
            options = tuple(Option(i, game.catalog.cards[i].name) for i in ids)
            reason = _which_card(pick, chooser, name, context)
            answer = yield Choice(chooser, purpose, options, reason, "play.def")
            if answer is DISTURBED:
                continue
            said = answer[0]
        else:
            context.pick.remove(said)
        return next(c for c in found if c.card == said)


def _which_card(pick: str, chooser: str, name: str, context: Context) -> Sentence:
    if pick == "random":
        return say(
            "which of {owner}'s cards was drawn at random ({source})?",
            owner=name, source=context.source,
        )  # fmt: skip
    if chooser == name:
        return say("which of your cards ({source})?", source=context.source)
    return say("which of {owner}'s cards ({source})?", owner=name, source=context.source)


def pick_held(
    game: Game, which: Selectors, pick: str, chooser: str, name: str, context: Context
) -> Procedure[str | None]:
    """Return a card in hand, or None. A random pick is made by the players or by chance."""
    seat = game.seat(name)
    if not can_lose(game, seat, which):
        return None
    cards = game.catalog.cards
    said = next((p for p in context.pick if p in cards and fits(game, p, which)), None)
    if said is not None and (said in seat.known or seat.hidden.get(game.catalog.cards[said].deck)):
        context.pick.remove(said)
        return said
    reason = _which_card(pick, chooser, name, context)
    # A player who discards their own card need not show it if its deck is enough.
    purpose = {"random": "random", "owner": "discard"}.get(pick, "card")
    if "any" in which:
        card = yield from pick_from_hand(game, chooser, name, reason, "hand.hidden", purpose)
        return card or None
    while True:
        seat = game.seat(name)
        if not can_lose(game, seat, which):
            return None
        options = tuple(
            Option(c, game.catalog.cards[c].name)
            for c in dict.fromkeys(seat.known)
            if fits(game, c, which)
        )
        decks = tuple(decks_with(game, seat, which))
        # A card that the referee can't see may not match.
        sure = bool(options) or any(is_selected(which, (deck,)) for deck in decks)
        sure = sure and not seat.unsure
        answer = yield Choice(
            chooser, purpose, (*options, *(() if sure else (NO_SUCH_CARD,))), reason,
            "hand.hidden", decks=decks, which=which,
        )  # fmt: skip
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen if chosen != NO_SUCH_CARD.key else None


def can_lose(game: Game, seat: Seat, which: Selectors) -> bool:
    if any(fits(game, card, which) for card in seat.known):
        return True
    return bool(decks_with(game, seat, which))


def tell_none(game: Game, name: str, context: Context) -> None:
    text = say("{player} has no such card", player=name)
    game.tell(NothingHappened(context.by, context.label, text))


# -- ammo -----------------------------------------------------------------------------


def do_ammo(game: Game, act: acts.Ammo, names: list[str], context: Context) -> Procedure[None]:
    """Add or remove ammo, never above full (ammo.reload, ruling.ammo.reload)."""
    for name in names:
        found = _with_track(game, act, name)
        attack = game.state.attack
        if host := _host(game, name, context.card):
            found = [c for c in found if c.card == host][:1]
        elif act.weapons == "this":
            weapon = context.card
            if attack is not None:
                weapon = game.catalog.laid_id(game.seat(attack.shooter).fighter, attack.weapon)
            found = [c for c in found if c.card == weapon][:1]
        elif act.weapons == "one" and len(found) > 1:
            found = [(yield from _pick_weapon(game, act, name, context))]
        if not found:
            text = say("{player} has no such weapon with ammo in play", player=name)
            game.tell(NothingHappened(name, context.label, text))
        for laid in found:
            words = game.catalog.entries[laid.card].words
            if is_gain(act) and (barred := is_forbidden(game, name, "reload", words)):
                text = say("{player} can't reload it ({source})", player=name, source=barred)
                game.tell(NothingHappened(name, laid.card, text))
                continue
            full = game.catalog.entries[laid.card].weapon.ammo  # type: ignore[union-attr]  # only weapons have ammo
            match act.value:
                case "full":
                    left = int(full)
                case "empty":
                    left = 0
                case number:
                    left = min(max(laid.ammo + whole(number), 0), int(full))
            laid.ammo = left
            game.tell(AmmoAdded(name, laid.card, left))


def _host(game: Game, name: str, card: str) -> str:
    """Return the fighter's weapon that the card is attached to, or ""."""
    hosts = (game.host_weapon(laid) for laid in game.seat(name).play if laid.card == card)
    return next(filter(None, hosts), "")


def is_gain(act: acts.Ammo) -> bool:
    return act.value == "full" or (isinstance(act.value, int) and act.value > 0)


def _with_track(game: Game, act: acts.Ammo, name: str) -> list[InPlay]:
    """Return the matching weapons in play that have an ammo track, including those on the sheet."""
    entries = game.catalog.entries
    return [
        c for c in game.seat(name).play
        if c.ammo >= 0 and c.is_at_hand and is_selected(act.which, entries[c.card].words)
    ]  # fmt: skip


def _pick_weapon(game: Game, act: acts.Ammo, name: str, context: Context) -> Procedure[InPlay]:
    while True:
        found = _with_track(game, act, name)
        ids = list(dict.fromkeys(_word(c) for c in found))
        said = next((p for p in context.pick if p in ids), ids[0] if len(ids) == 1 else None)
        if said is None:
            named = {_word(c): game.catalog.entries[c.card].name for c in found}
            options = tuple(Option(id, named[id]) for id in ids)
            reason = say("which weapon ({source})?", source=context.source)
            answer = yield Choice(name, "weapon", options, reason, "ammo.reload")
            if answer is DISTURBED:
                continue
            said = answer[0]
        return min((c for c in found if _word(c) == said), key=lambda c: c.ammo)


def _word(laid: InPlay) -> str:
    """Return the word that players type for the weapon: its card's id, or its word on the sheet."""
    return laid.card.partition("@")[0]


# -- cards that go from one player to another


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
                leave_play(game, name, laid)
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
    """Draw from a physical hand. The other players see only the back (hand.hidden)."""
    seat = game.seat(name)
    while True:
        held = [*hand_decks(game, seat), *(game.catalog.cards[c].deck for c in seat.known)]
        decks = [d for d in dict.fromkeys(held) if "any" in which or d in which]
        if not decks:
            return False
        deck = decks[0]
        if len(decks) == 1:
            break
        options = tuple(Option(d) for d in decks)
        options += (NO_SUCH_CARD,) if seat.unsure else ()
        reason = say(
            "draw one of {owner}'s cards without looking ({source}). Which deck is it from?",
            owner=name, source=context.source,
        )  # fmt: skip
        answer = yield Choice(context.by, "deck", options, reason, "hand.hidden")
        if answer is not DISTURBED:
            deck = answer[0]
            break
    if deck == NO_SUCH_CARD.key:
        tell_none(game, name, context)
        return False
    known = [card for card in seat.known if game.catalog.cards[card].deck == deck]
    if len(set(known)) == 1 and not seat.hidden.get(deck):
        card = known[0]  # no other card is possible
    else:
        # Only two players know which card it was, so cards that everybody knew are secret again.
        card = UNSEEN
        seat.known = [c for c in seat.known if c not in known]
        seat.hidden[deck] = max(seat.hidden.get(deck, 0) + len(known) - 1, 0)
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
    a.unsure, b.unsure = b.unsure, a.unsure
    other = {one: two, two: one}
    worn: dict[str, dict[str, list[int]]] = game.state.modules.get(WORN, {})
    swapped = {
        " ".join(sorted(other.get(name, name) for name in holders.split())): suits
        for holders, suits in worn.items()
    }
    worn.clear()
    worn.update(swapped)


HANDLERS: dict[str, Handler] = {
    "draw": do_draw,
    "turn-up": do_turn_up,
    "discard": do_discard,
    "ammo": do_ammo,
    "steal": do_steal,
    "look": do_look,
}
