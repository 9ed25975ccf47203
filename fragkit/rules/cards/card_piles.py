"""Decks, discard piles, hands and cards in play: the places of all cards (deck.*, hand.*,
play.def)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace

from fragkit.language.sentences import Text, plural, say
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.modifiers import Armor
from fragkit.model.effects.selector import is_selected
from fragkit.rules.catalog import Entry, sheet_id
from fragkit.rules.events import (
    CardDiscarded,
    CardDrawn,
    DeckEmpty,
    DeckReshuffled,
    NothingHappened,
)
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.requests import Choice, Draw, Option
from fragkit.rules.state import GEAR, InPlay, Seat
from fragkit.rules.stats import HAND_LIMIT, hand_count, hand_limit, is_forbidden

UNSEEN = ""  # a discard that nobody has named
WORN = "worn armor"  # by player (or possible holders) and card: the armor left on suits in hand


def recount_decks(game: Game) -> None:
    """Recount the decks, which hold every card that is not elsewhere."""
    seats = game.state.seats.values()
    out = Counter(card for seat in seats for card in seat.known)
    out.update(laid.card for seat in seats for laid in seat.play if not laid.ghost)
    out.update(card for counter in game.state.floor for card in counter.cards)
    for deck, cards in game.catalog.decks.items():
        pile = game.state.decks[deck]
        hidden = sum(seat.hidden.get(deck, 0) for seat in seats)
        gone = out + Counter(pile.discards) if pile.discards else out
        left = {card: n - gone.get(card, 0) for card, n in cards.items()}
        pile.left = max(sum(left.values()) - hidden, 0)
        if pile.cards is not None:
            pile.cards = {card: n for card, n in left.items() if n > 0}


# -- drawing ---------------------------------------------------------------------------


def take_top(game: Game, name: str, deck: str, reason: Text) -> Procedure[str | None]:
    """Take the top card of the deck. Return its id, "" if it is secret, or None if no card is left."""
    pile = game.state.decks.get(deck)
    if pile is None:
        return None
    while True:
        if pile.left == 0:
            if not pile.discards:
                game.tell(DeckEmpty(name, deck))  # ruling.deck.empty
                return None
            reshuffle(game, name, deck)
        if pile.cards is None:
            pile.left -= 1
            return UNSEEN
        answer = yield Draw(name, deck, reason)
        if answer is not DISTURBED:
            break
    card: str = answer
    pile.left -= 1
    pile.cards[card] -= 1
    if not pile.cards[card]:
        del pile.cards[card]
    return card


def reshuffle(game: Game, name: str, deck: str) -> None:
    """Rebuild a deck from its discard pile (deck.reshuffle)."""
    pile = game.state.decks[deck]
    game.tell(DeckReshuffled(name, deck, len(pile.discards)))
    pile.left += len(pile.discards)
    if pile.cards is not None:
        for card in pile.discards:
            pile.cards[card] = pile.cards.get(card, 0) + 1
    pile.discards.clear()


def draw(game: Game, name: str, deck: str, reason: Text = "") -> Procedure[bool]:
    """Draw a card into the hand (power.hand)."""
    if not game.has_hand(name):
        return False
    if source := is_forbidden(game, name, "draw", {deck}):
        text = say("{player} can't draw a {deck} card", player=name, deck=deck)
        game.tell(NothingHappened(name, source, text))
        return False
    card = yield from take_top(game, name, deck, reason)
    if card is None:
        return False
    yield from take_drawn(game, name, deck, card)
    return True


def take_drawn(game: Game, name: str, deck: str, card: str) -> Procedure[None]:
    """Put a drawn card into the hand, unless a module puts it elsewhere."""
    for module in game.modules.having("draw_instead"):
        if (yield from module.draw_instead(game, name, deck, card)):
            return
    into_hand(game, name, deck, card)
    game.tell(CardDrawn(name, deck, card))
    if game.is_awaited("draw") and game.state.stage == "play":
        yield from game.trigger(name, "draw")


def into_hand(game: Game, name: str, deck: str, card: str) -> None:
    seat = game.seat(name)
    if card:
        seat.known.append(card)
    else:
        seat.hidden[deck] = seat.hidden.get(deck, 0) + 1


# -- the hand ----------------------------------------------------------------------------


def holds_card(game: Game, seat: Seat, card: str) -> bool:
    """Return whether that card may be in the hand, as far as the referee knows. The name of a deck
    means a card that nobody has seen."""
    if card in seat.known:
        return True
    entry = game.catalog.cards.get(card)
    if entry is None:
        return card in hand_decks(game, seat)
    return seat.unsure or seat.hidden.get(entry.deck, 0) > 0


def hand_decks(game: Game, seat: Seat) -> tuple[str, ...]:
    """Return the decks of which the hand may hold a card that nobody has seen. If the hand was
    never counted, return all decks."""
    if seat.unsure:
        return tuple(game.catalog.decks)
    return tuple(deck for deck, count in seat.hidden.items() if count)


def out_of_hand(game: Game, seat: Seat, card: str) -> None:
    if card in seat.known:
        seat.known.remove(card)
        return
    deck = game.catalog.cards[card].deck
    if seat.hidden.get(deck):  # a hand that nobody has counted may hold more
        seat.hidden[deck] -= 1
        if not seat.hidden[deck]:
            del seat.hidden[deck]
    _out_of_pile(game, card)


def _out_of_pile(game: Game, card: str) -> None:
    """Remove a card from a pile because it has appeared elsewhere: it was a card that somebody took
    unseen."""
    piles = [c for c in game.state.floor if c.secret and card in c.cards]
    if len(piles) != 1:
        return
    pile = piles[0]
    if copies_seen(game, card) + pile.cards.count(card) >= game.catalog.cards[card].copies:
        rest = list(pile.cards)
        rest.remove(card)
        game.swap_counter(pile, replace(pile, cards=tuple(rest), secret=pile.secret - 1))


def copies_seen(game: Game, card: str) -> int:
    """Count the copies of a card that the referee can see. A box has a fixed number of each card
    (comp.base.cards, comp.deadlands.cards)."""
    state = game.state
    seen = state.decks[game.catalog.cards[card].deck].discards.count(card)
    for seat in state.seats.values():
        seen += seat.known.count(card)
        seen += sum(laid.card == card and not laid.ghost for laid in seat.play)
    for counter in state.floor:
        if not counter.secret:
            seen += counter.cards.count(card)
    return seen


def to_discards(game: Game, card: str) -> None:
    """Put a card on the discard pile of its own deck (deck.discard)."""
    game.state.decks[game.catalog.cards[card].deck].discards.append(card)


def note_wear(game: Game, name: str, card: str, left: int) -> None:
    """Remember the armor that is left on a suit in this player's hand (ruling.drop.armor)."""
    worn = game.state.modules.setdefault(WORN, {})
    worn.setdefault(name, {}).setdefault(card, []).append(left)


def forget_wear(game: Game, name: str, card: str) -> int:
    """Return the armor left on a suit that leaves this player's hand. 0 means that the suit is
    whole."""
    worn: dict[str, dict[str, list[int]]] = game.state.modules.get(WORN, {})
    for holders in sorted(worn, key=len):  # first the suits that are certainly this player's
        if name in holders.split() and worn[holders].get(card):
            return worn[holders][card].pop()
    return 0


def share_wear(game: Game, victim: str, thief: str, deck: str) -> None:
    """Note that either of two players may have the worn suits of a deck, because one took an unseen
    card from the other."""
    worn: dict[str, dict[str, list[int]]] = game.state.modules.get(WORN, {})
    for holders in [h for h in worn if victim in h.split()]:
        both = " ".join(sorted({*holders.split(), thief}))
        suits = [c for c in worn[holders] if game.catalog.cards[c].deck == deck]
        for card in suits:
            left = worn[holders].pop(card)
            worn.setdefault(both, {}).setdefault(card, []).extend(left)


def discard_from_hand(game: Game, name: str, card: str, reason: Text = "") -> None:
    """Discard a card by its id. With physical hands, a deck's name means an unseen card."""
    if card not in game.catalog.cards:
        _discard_unseen(game, name, card, 1, reason)
        return
    out_of_hand(game, game.seat(name), card)
    forget_wear(game, name, card)
    to_discards(game, card)
    game.tell(CardDiscarded(name, card, game.catalog.cards[card].deck, "hand", reason))


def discard_whole_hand(
    game: Game, name: str, reason: Text, decks: Collection[str] | None = None
) -> None:
    """Discard the whole hand, or only its cards from these decks."""
    seat = game.seat(name)
    for card in list(seat.known):
        if decks is None or game.catalog.cards[card].deck in decks:
            discard_from_hand(game, name, card, reason)
    for deck, count in list(seat.hidden.items()):
        if decks is None or deck in decks:
            _discard_unseen(game, name, deck, count, reason)


def _discard_unseen(game: Game, name: str, deck: str, count: int, reason: Text) -> None:
    hidden = game.seat(name).hidden
    hidden[deck] = max(hidden.get(deck, 0) - count, 0)  # an uncounted hand may hold more
    if not hidden[deck]:
        del hidden[deck]
    game.state.decks[deck].discards.extend([UNSEEN] * count)
    for _ in range(count):
        game.tell(CardDiscarded(name, UNSEEN, deck, "hand", reason))


def leave_play(game: Game, name: str, laid: InPlay) -> None:
    """Take a card out of play. Effects that wait for this (`lose`) happen after the command."""
    play = game.seat(name).play
    play.remove(laid)
    game.effects_changed()
    if not laid.ghost and game.is_awaited("lose"):
        game.lost_cards.append((name, laid.by, laid.card))
    if not laid.ghost and all(other.card != laid.card for other in play):
        for attached in [one for one in play if one.attached == laid.card]:
            reason = say("attached to {card}", card=game.catalog.cards[laid.card].name)
            discard_from_play(game, name, attached, reason)


def discard_from_play(game: Game, name: str, laid: InPlay, reason: Text = "") -> None:
    leave_play(game, name, laid)
    if not laid.ghost:
        to_discards(game, laid.card)
        deck = game.catalog.cards[laid.card].deck
        game.tell(CardDiscarded(name, laid.card, deck, "play", reason))


def hand_options(game: Game, seat: Seat) -> tuple[Option, ...]:
    cards = game.catalog.cards
    return tuple(Option(card, cards[card].name) for card in dict.fromkeys(seat.known))


def pick_from_hand(
    game: Game, chooser: str, name: str, reason: Text, rule: str, purpose: str = "discard"
) -> Procedure[str]:
    """Return a card from that player's hand, named by `chooser`, or "" if none is left."""
    while True:
        seat = game.seat(name)
        options, decks = hand_options(game, seat), hand_decks(game, seat)
        if not options and not decks:
            return ""
        answer = yield Choice(chooser, purpose, options, reason, rule, decks=decks)
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def cut_hand(game: Game, name: str) -> Procedure[None]:
    """Let a player discard down to the hand limit (hand.limit, ruling.hand.offturn), also after a
    turn in which they were fragged (ruling.hand.fragged). Until they have done so, they may play
    cards on themselves (hand.reduce.self) or on others (hand.reduce.other).

    This happens at the end of a turn. During the turn, the hand may have any size (hand.turn.free).
    """
    while True:
        seat = game.seat(name)
        over = hand_count(game, seat) - hand_limit(game, name)
        if over <= 0:
            return
        options = hand_options(game, seat)
        decks = tuple(deck for deck, count in seat.hidden.items() if count)
        if game.houses.specials == "free":
            cards, rules = game.catalog.cards, game.catalog.deck_rules
            options = tuple(o for o in options if cards[o.key].rules.fragged != "keep")
            decks = tuple(deck for deck in decks if rules[deck].fragged != "keep")
        reason = plural(
            "which card do you discard? You are {n} over the hand limit of {most}.",
            "which cards do you discard? You are {n} over the hand limit of {most}.",
            n=over, most=hand_limit(game, name),
        )  # fmt: skip
        answer = yield Choice(name, "discard", options, reason, "hand.limit", decks=decks)
        if answer is not DISTURBED:
            discard_from_hand(game, name, answer[0], say("hand limit"))


def cut_other_hands(game: Game) -> Procedure[None]:
    """Let players who drew past the hand limit in another player's turn discard cards after the
    effect. Then perform the effects of cards that have left play."""
    if game.lost_cards:
        yield from game.cards.trigger_lost(game)
    active = game.active()
    for name, seat in game.state.seats.items():
        if name == active or not (seat.known or seat.hidden):
            continue
        if seat.hand_size > HAND_LIMIT or game.forces(name, mod.Limit):
            yield from cut_hand(game, name)


# -- cards in play


def hosts(game: Game, name: str, entry: Entry) -> list[str]:
    """Return the cards in play with that fighter that this card can be attached to."""
    which = entry.card.attach if entry.card is not None else ()
    cards = game.catalog.cards
    held = (c.card for c in game.seat(name).play if c.is_at_hand and c.card in cards)
    found = (id for id in held if which and is_selected(which, cards[id].words))
    return list(dict.fromkeys(found))


def lay(game: Game, on: str, card: str, by: str) -> InPlay:
    """Put a card in play with full ammo (play.def, pile.ammo), unless a house option gives a weapon
    from the floor less ammo, or a teammate has used some (team.swap.ammo).

    A new suit of armor is whole: earlier damage does not count against it (ruling.armor.before).
    """
    entry = game.catalog.cards[card]
    ammo = ammo_boxes(game, entry)
    if ammo > 0:
        ammo = (forget_wear(game, by, card) or ammo + 1) - 1
    armor = entry.armor
    if armor:
        armor = forget_wear(game, by, card) or armor
    turns = entry.turns
    if turns and entry.is_early and game.is_active(on):
        turns -= 1  # the turn that has just begun is the first of them
    laid = InPlay(card, by, game.serial(), ammo, armor, entry.stays or "in-play", turns)
    laid.attached = next(iter(hosts(game, on, entry)), "")
    game.seat(on).play.append(laid)
    game.effects_changed()
    return laid


def ammo_boxes(game: Game, entry: Entry) -> int:
    """Return the boxes of a full ammo track (ammo.track), marked with a counter (counter.ammo).
    Return -1 for a weapon that never runs out, such as the starting pistol (ammo.pistol)."""
    weapon = entry.weapon
    if weapon is None or weapon.ammo == "unlimited" or game.houses.ammo == "unlimited":
        return -1
    return weapon.ammo


def laid_card(game: Game, name: str, card: str) -> InPlay | None:
    return next((c for c in game.seat(name).play if c.card == card and not c.ghost), None)


def gear_in_play(game: Game, name: str, card: str) -> InPlay | None:
    """Return the gear of the sheet with that card id or weapon word."""
    wanted = game.catalog.laid_id(game.seat(name).fighter, card)
    return next((c for c in game.seat(name).play if c.card == wanted and c.is_gear), None)


def _grow_armor(game: Game, name: str) -> None:
    """Restore armor from a trait. It is whole whenever the fighter enters the map."""
    seat = game.seat(name)
    if not seat.fighter:
        return
    sheet, id = game.catalog.fighters[seat.fighter], sheet_id(seat.fighter)
    numbers = tuple(i for i, effect in sheet.standing if isinstance(effect, Armor))
    if numbers and not any(c.card == id and c.effects == numbers for c in seat.play):
        seat.play.append(
            InPlay(
                id, name, game.serial(), armor=sheet.armor, lasts="until-fragged", effects=numbers,
                ghost=True,
            )
        )  # fmt: skip


def restore_gear(game: Game, name: str) -> None:
    """Give a fighter everything on the sheet, whole and loaded (ruling.fighter.gear): starting
    weapons and a starting gadget (deadlands.huckster.gadget)."""
    seat = game.seat(name)
    catalog = game.catalog
    seat.play = [laid for laid in seat.play if not laid.is_gear]
    for card in catalog.gear(seat.fighter):
        gear = lay(game, name, card, name)
        gear.ghost, gear.lasts = True, GEAR
    for word, entry in catalog.sheet_weapons(seat.fighter).items():
        if entry.weapon is not None and entry.weapon.ammo != "unlimited":
            ammo, id = int(entry.weapon.ammo), catalog.laid_id(seat.fighter, word)
            seat.play.append(
                InPlay(id, name, game.serial(), ammo=ammo, lasts=GEAR, ghost=True)
            )  # fmt: skip
    _grow_armor(game, name)
    game.effects_changed()


# -- what everybody may know of a hand


def hand_counts(game: Game, seat: Seat) -> dict[str, int]:
    counts = dict(seat.hidden)
    for card in seat.known:
        deck = game.catalog.cards[card].deck
        counts[deck] = counts.get(deck, 0) + 1
    return counts


def in_the_open(game: Game, card: str) -> int:
    """Return how many copies everybody can see: in play, discarded, face up on the floor."""
    state = game.state
    laid = sum(
        laid.card == card and not laid.ghost for seat in state.seats.values() for laid in seat.play
    )
    floor = sum(c.cards.count(card) for c in state.floor if not c.deck)
    deck = game.catalog.cards[card].deck
    return laid + floor + state.decks[deck].discards.count(card)


def unseen(game: Game, card: str) -> int:
    """Return how many copies might be in a hand."""
    return game.catalog.cards[card].copies - in_the_open(game, card)
