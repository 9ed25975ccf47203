"""Counters on the map: picking them up, dropping cards (leftover.*, pile.*, drop.*)."""

from __future__ import annotations

from dataclasses import replace

from fragkit.model.fighter import START
from fragkit.rules.cards.card_piles import ammo_boxes, gear_in_play, into_hand, laid_card, note_wear
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Drop, Refusal, Take
from fragkit.rules.events import BloodTaken, CardDropped, CardTaken
from fragkit.rules.game import Game
from fragkit.rules.state import PUT_THERE, Counter
from fragkit.rules.stats import is_forbidden

SECRET = "card"  # a pick that only its taker sees


def counters_at(game: Game, square: str) -> list[Counter]:
    return [c for c in game.state.floor if c.square == square]


def leftovers_at(game: Game, square: str) -> list[Counter]:
    """Return the counters that can be taken there; they stay until taken (ruling.leftover.stay)."""
    kinds = game.modules.kinds
    return [c for c in game.state.floor if c.square == square and kinds[c.kind].is_taken]


def check_take(game: Game, command: Take) -> Refusal | None:
    """Check a pickup: one counter per square and turn (leftover.one, ruling.leftover.several), a
    pile only once (pile.again).

    Dropped cards follow the same rules (drop.pickup), but stay for the turn they were dropped in
    (drop.sameturn).
    """
    name, turn = command.player, game.turn
    square = game.seat(name).square
    if not square:
        return Refusal("leftover.any", f"{name} is not on the map")
    if square in turn.taken:
        rule = "leftover.one"
        if _is_same_pile(game, square, command.what):
            rule = "pile.once"
        elif turn.took.get(square) != turn.entered:
            rule = "ruling.leftover.turn"  # another entry, the same turn
        return Refusal(rule, f"{name} has taken from {square} already in this turn")
    if not leftovers_at(game, square):
        return Refusal("leftover.any", f"nothing lies on {square}")
    if turn.entered < 0:
        put = turn.entered == PUT_THERE
        return Refusal(
            "ruling.leftover.who" if put else "ruling.leftover.stand",
            f"{name} did not walk onto {square} in this turn", "Leave and come back.",
        )  # fmt: skip
    found = find_counter(game, square, command.what)
    if isinstance(found, Refusal):
        return found
    if command.what == SECRET and len(found.cards) > 1 and game.houses.pickup != "full":
        return Refusal("pile.choose", "name the weapon: its ammunition is counted at this table")
    if (barred := _barred(game, name, found, command.what)) is not None:
        return barred
    if found.kind == "link" and found.turn == turn.number:
        return Refusal("ruling.drop.same", f"{found.cards[0]} was dropped in this very turn")
    if found.since > turn.entered:
        return Refusal(
            "ruling.leftover.stand", f"it came to lie on {square} under {name}",
            "Leave and come back.",
        )  # fmt: skip
    return None


def _barred(game: Game, name: str, counter: Counter, what: str) -> Refusal | None:
    """A card or trait that keeps this fighter from taking that up."""
    if counter.kind != "blood" and not game.has_hand(name):
        return Refusal("card.overrides", f"{name} has no hand to take {what} into")
    source = is_forbidden(game, name, "take", _words(game, counter, what))
    if not source and counter.kind == "blood":
        source = is_forbidden(game, name, "blood")
    if not source:
        return None
    return Refusal("card.overrides", f"{name} can't take up {what}: {source}")


def _words(game: Game, counter: Counter, what: str) -> set[str]:
    """Those that pick it: the counter's own and, of a card that is seen, the card's."""
    words = {counter.kind, what, counter.deck} - {""}
    card = counter.cards[0] if what == SECRET and len(counter.cards) == 1 else what
    if card in game.catalog.cards and not counter.deck:
        return words | set(game.catalog.cards[card].words)
    if counter.cards and not counter.deck:
        words.add(game.catalog.cards[counter.cards[0]].deck)  # of a pile: whichever it is
    return words


def taken_words(game: Game, command: Take) -> tuple[str, ...]:
    """The words of what is about to be taken up, for those who wait for it."""
    counter = find_counter(game, game.seat(command.player).square, command.what)
    assert isinstance(counter, Counter), "taking is checked first"
    return tuple(sorted(_words(game, counter, command.what)))


def _is_same_pile(game: Game, square: str, what: str) -> bool:
    """Whether a weapon of the pile is asked for that one was taken from in this turn."""
    piles = [c for c in counters_at(game, square) if c.kind == "pile"]
    found = find_counter(game, square, what)
    return game.turn.taken[square] == "pile" and len(piles) == 1 and found in piles


def find_counter(game: Game, square: str, what: str) -> Counter | Refusal:
    """Return the counter that a pickup names, or a refusal. The taker looks at a pile alone: an
    unnamed card stays secret (ruling.pile.see)."""
    here = leftovers_at(game, square)
    if what == "blood":
        found = [c for c in here if c.kind == "blood"]
        return found[0] if found else Refusal("frag.blood", f"no blood lies on {square}")
    if what == SECRET:
        found = [c for c in here if c.left > 0 and (c.deck or not game.dealt)]
        if game.dealt and not found:
            return Refusal("pile.choose", "name the card that you take")
    else:
        found = [c for c in here if what in c.cards and c.left > 0 and not c.deck]
    # A card dropped this turn is passed over when another copy can be had; a card that is not
    # named comes from a pile, as everybody has seen what was dropped.
    secret = what == SECRET
    found.sort(key=lambda c: c.kind == "link" and (secret or c.turn == game.turn.number))
    if found:
        return found[0]
    cards = sorted({card for c in here for card in c.cards if not c.deck})
    return Refusal(
        "pile.look", f"no `{what}` lies on {square}", f"There: {', '.join(cards)}." if cards else ""
    )


def take(game: Game, command: Take) -> str:
    """Take a counter, any number of blood counters (ruling.blood.limit); return the card, or ""
    when nobody sees it or there is none."""
    name, seat = command.player, game.seat(command.player)
    square = seat.square
    counter = find_counter(game, square, command.what)
    assert isinstance(counter, Counter), "taking is checked first"
    game.turn.taken[square] = counter.kind
    game.turn.took[square] = game.turn.entered
    if counter.kind == "blood":
        game.take_counter(counter)
        seat.blood += 1
        game.tell(BloodTaken(name, square, seat.blood))
        return ""
    return take_card(game, name, counter, command.what)


def take_card(game: Game, name: str, counter: Counter, what: str) -> str:
    """Move one card into the hand (pile.hand); the counter stays while cards are left
    (pile.rest)."""
    if counter.deck:
        card = counter.cards[0] if counter.cards else ""
        into_hand(game, name, counter.deck, card)
        game.tell(CardTaken(name, card, counter.deck, counter.square))
        game.take_counter(counter)
        return card
    deck = game.catalog.cards[counter.cards[0]].deck
    if what == SECRET and len(counter.cards) > 1:
        left, card = replace(counter, secret=counter.secret + 1), ""
    else:
        card = counter.cards[0] if what == SECRET else what
        rest = list(counter.cards)
        rest.remove(card)
        loads = list(counter.loads)
        load = loads.pop(counter.cards.index(card)) if loads else -1
        left = replace(counter, cards=tuple(rest), loads=tuple(loads))
        if counter.armor:
            note_wear(game, name, card, counter.armor)
        note_load(game, name, card, load)
    into_hand(game, name, deck, card)
    game.tell(CardTaken(name, card, deck, counter.square))
    game.swap_counter(counter, *([left] if left.left > 0 else []))
    return card


def note_load(game: Game, name: str, card: str, load: int) -> None:
    """Note the ammo of a weapon from the floor: full (pile.ammo), unless a house option says
    otherwise."""
    full = ammo_boxes(game, game.catalog.cards[card])
    match game.houses.pickup:
        case "left" if load >= 0:
            note_wear(game, name, card, load + 1)
        case "half" if full > 0:
            note_wear(game, name, card, (full + 1) // 2 + 1)


def is_dropped(entry: Entry) -> bool:
    """Return whether such a card may be dropped (drop.what)."""
    return entry.rules.dropped


def check_drop(game: Game, command: Drop) -> Refusal | None:
    """Check a drop: weapons and gadgets in play, on your own turn and square (drop.what,
    drop.when)."""
    name = command.player
    if not game.seat(name).square:
        return Refusal("drop.what", f"{name} is not on the map")
    own = game.catalog.sheet_weapons(game.seat(name).fighter).get(command.card)
    if command.card == START or own is not None:
        what = own.name if own is not None and command.card != START else "the starting weapon"
        return Refusal("ruling.drop.start", f"{name} can't drop {what}")
    entry = game.catalog.cards.get(command.card)
    if entry is None or laid_card(game, name, command.card) is None:
        if entry is not None and gear_in_play(game, name, command.card) is not None:
            text = f"{name} can't drop {entry.name}: it is printed on the sheet"
            return Refusal("ruling.drop.start", text)
        return Refusal("drop.what", f"{name} has no `{command.card}` in play")
    if not is_dropped(entry):
        return Refusal("drop.what", f"{entry.name} is neither a weapon nor a gadget")
    return None


def drop(game: Game, command: Drop) -> None:
    """Put a card beside the map, with a link counter of its own on the square (drop.link,
    counter.link, ruling.drop.pile)."""
    name, seat = command.player, game.seat(command.player)
    laid = laid_card(game, name, command.card)
    assert laid is not None, "dropping is checked first"
    seat.play.remove(laid)
    game.effects_changed()
    full = game.catalog.cards[laid.card].armor
    game.lay_counter(
        Counter(
            "link",
            seat.square,
            game.serial(),
            (laid.card,),
            armor=laid.armor if laid.armor < full else 0,
            turn=game.turn.number,
            by=name,
            loads=(laid.ammo,) if game.houses.pickup == "left" else (),
        )
    )
    game.tell(CardDropped(name, laid.card, seat.square))


# -- set right by the table ------------------------------------------------------------------


def check_floor(game: Game, square: str, words: str) -> Refusal | None:
    """Counters, weapons and gadgets lie on squares that there are; nothing else does."""
    if square not in game.ground.place:
        return Refusal("leftover.any", game.ground.missing(square))
    kinds = [kind.name for kind in game.modules.kinds.values() if kind.is_typed]
    for word in words.split():
        entry = game.catalog.cards.get(word)
        name, _, side = word.partition(":")
        kind = game.modules.kinds.get(name)
        if entry is None and word not in game.state.decks and name not in kinds:
            there = " or ".join(kinds)
            return Refusal("leftover.any", f"`{word}` is neither {there} nor a card")
        if entry is not None and not is_dropped(entry):
            return Refusal("drop.what", f"{entry.name} is neither a weapon nor a gadget")
        if kind is not None and kind.owned:
            if side and side not in game.state.seats:
                return Refusal("leftover.any", f"`{word}`: nobody is called {side}")
            continue
        if kind is not None and bool(side) != kind.has_side:
            said = f"`{name}:SIDE`" if kind.has_side else f"`{name}`"
            return Refusal("leftover.any", f"`{word}` is said {said}")
        if kind is not None and kind.misplaced is not None:
            if why := kind.misplaced(game, square, side):
                return Refusal("leftover.any", why)
        elif side and side not in game.state.sides:
            there = " or ".join(game.state.sides)
            return Refusal("leftover.any", f"there is no side `{side}`: {there}")
        if kind is not None and kind.is_solid and (other := game.at(square)) is not None:
            return Refusal("move.end", f"{other.name} stands on {square}")
    return None


def set_floor(game: Game, square: str, words: str) -> str:
    """So it has been there all along; weapons are one pile, gadgets were dropped. What it was."""
    floor, cards, kinds = game.state.floor, game.catalog.cards, game.modules.kinds
    was = floor_words(game, square)
    floor[:] = [c for c in floor if c.square != square]
    weapons: list[str] = []
    links: list[Counter] = []
    for word in words.split():
        name, _, side = word.partition(":")
        if name in kinds and kinds[name].owned:
            by = side or (game.active() if kinds[name].owned == "always" else "")
            floor.append(Counter(name, square, 0, by=by))
        elif name in kinds and kinds[name].is_typed:
            floor.append(Counter(name, square, 0, side=side))
        elif word in game.state.decks:
            links.append(Counter("link", square, 0, deck=word))
        elif cards[word].weapon is not None:
            weapons.append(word)
        else:
            links.append(Counter("link", square, 0, (word,)))
    floor += [Counter("pile", square, 0, tuple(weapons))] if weapons else []
    floor += links
    game.forget()
    return was


def floor_words(game: Game, square: str) -> str:
    """What lies there as `override floor` says it; "" is nothing."""
    return " ".join(word for c in counters_at(game, square) for word in _words_of(game, c))


def _words_of(game: Game, counter: Counter) -> tuple[str, ...]:
    if counter.deck:
        return (counter.deck,)  # face down
    if counter.cards:
        return counter.cards
    whose = counter.by if game.modules.kinds[counter.kind].owned else counter.side
    return (f"{counter.kind}:{whose}" if whose else counter.kind,)
