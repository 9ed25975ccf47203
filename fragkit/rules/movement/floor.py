"""Counters on the map: picking them up, and dropping cards (leftover.*, pile.*, drop.*)."""

from __future__ import annotations

from dataclasses import replace

from fragkit.language.sentences import NOTHING, Sentence, say
from fragkit.model.fighter import START
from fragkit.rules.cards.card_piles import (
    ammo_boxes,
    gear_in_play,
    into_hand,
    laid_card,
    leave_play,
    note_wear,
)
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Drop, Refusal, Take
from fragkit.rules.counters import CounterKind, CounterTaken
from fragkit.rules.events import BloodTaken, CardDropped, CardTaken
from fragkit.rules.game import Game
from fragkit.rules.state import PUT_THERE, Counter
from fragkit.rules.stats import is_forbidden

SECRET = "card"  # a card that only the player sees


def counters_at(game: Game, square: str) -> list[Counter]:
    return [c for c in game.state.floor if c.square == square]


def leftovers_at(game: Game, square: str) -> list[Counter]:
    """Return the counters that can be picked up there. They stay until somebody does so
    (ruling.leftover.stay)."""
    kinds = game.modules.kinds
    return [c for c in game.state.floor if c.square == square and kinds[c.kind].is_taken]


def pickup_square(game: Game, name: str, what: str) -> str:
    """Return the square where the fighter picks up the counter: the fighter's square, or on the
    players' own map, the counter's."""
    square = game.seat(name).square
    if not square or not game.ground.board.is_own:
        return square
    lying = dict.fromkeys((square, *(counter.square for counter in game.state.floor)))
    fitting = [s for s in lying if isinstance(find_counter(game, s, what), Counter)]
    untouched = [s for s in fitting if s not in game.turn.taken]
    return next(iter(untouched or fitting), square)


def check_take(game: Game, command: Take) -> Refusal | None:
    """Check a pickup. On their turn (ruling.leftover.who), any fighter may take (leftover.any) one
    counter per square and turn (leftover.one, ruling.leftover.several, ruling.leftover.turn), and
    only one card of a pile (pile.once, pile.again).

    Dropped cards follow the same rules (drop.pickup), but nobody can pick them up in the turn in
    which they were dropped (drop.sameturn).
    """
    name, turn = command.player, game.turn
    square = pickup_square(game, name, command.what)
    if not square:
        return Refusal("leftover.any", say("{player} is not on the map", player=name))
    if square in turn.taken:
        rule = "leftover.one"
        if _is_same_pile(game, square, command.what):
            rule = "pile.once"
        elif turn.took.get(square) != turn.entered:
            rule = "ruling.leftover.turn"  # another entry, the same turn
        text = say(
            "{player} has already picked something up on {square} this turn",
            player=name, square=square,
        )  # fmt: skip
        return Refusal(rule, text)
    if not leftovers_at(game, square):
        text = say("there is nothing to pick up on {square}", square=square)
        return Refusal("leftover.any", text)
    if turn.entered < 0:
        put = turn.entered == PUT_THERE
        return Refusal(
            "ruling.leftover.who" if put else "ruling.leftover.stand",
            say("{player} did not walk onto {square} this turn", player=name, square=square),
            _COME_BACK,
        )  # fmt: skip
    found = find_counter(game, square, command.what)
    if isinstance(found, Refusal):
        return found
    if command.what == SECRET and len(found.cards) > 1 and game.houses.pickup != "full":
        return Refusal("pile.choose", say("name the weapon: this table counts its ammo"))
    if (barred := _barred(game, name, found, command.what)) is not None:
        return barred
    if found.kind == "link" and found.turn == turn.number:
        text = say("that card was dropped this turn")
        if found.cards:  # otherwise it is face down
            text = say("{card} was dropped this turn", card=game.catalog.cards[found.cards[0]].name)
        return Refusal("ruling.drop.same", text, say("You can pick it up from the next turn on."))
    if found.since > turn.entered:
        return Refusal(
            "ruling.leftover.stand",
            say("{player} was already on {square} when it landed there", player=name, square=square),
            _COME_BACK,
        )  # fmt: skip
    return None


_COME_BACK = say("Leave the square and come back.")


def _barred(game: Game, name: str, counter: Counter, what: str) -> Refusal | None:
    """Return why this fighter can't pick up that counter, or None."""
    if (counter.cards or counter.deck) and not game.has_hand(name):
        text = say("{player} can't pick up cards: this fighter has no hand", player=name)
        return Refusal("card.overrides", text)
    source = is_forbidden(game, name, "take", _words(game, counter, what))
    if not source and counter.kind == "blood":
        source = is_forbidden(game, name, "blood")
    if not source:
        return None
    if counter.kind == "blood":
        text = say("{player} can't pick up blood: {source}", player=name, source=source)
    elif counter.kind in game.catalog.counters:
        own = game.catalog.counters[counter.kind].name
        text = say("{player} can't pick up {card}: {source}", player=name, card=own, source=source)
    elif what in game.catalog.cards:
        card = game.catalog.cards[what].name
        text = say("{player} can't pick up {card}: {source}", player=name, card=card, source=source)
    else:
        text = say("{player} can't pick that up: {source}", player=name, source=source)
    return Refusal("card.overrides", text)


def _words(game: Game, counter: Counter, what: str) -> set[str]:
    """Return the words that select the counter: its own, and those of its card if the card is
    visible."""
    words = {counter.kind, what, counter.deck} - {""}
    card = counter.cards[0] if what == SECRET and len(counter.cards) == 1 else what
    if card in game.catalog.cards and not counter.deck:
        return words | set(game.catalog.cards[card].words)
    if counter.cards and not counter.deck:
        words.add(game.catalog.cards[counter.cards[0]].deck)  # a pile has one deck
    return words


def taken_words(game: Game, command: Take) -> tuple[str, ...]:
    """Return the words of the counter about to be picked up, for effects at `take`."""
    square = pickup_square(game, command.player, command.what)
    counter = find_counter(game, square, command.what)
    assert isinstance(counter, Counter), "taking is checked first"
    return tuple(sorted(_words(game, counter, command.what)))


def _is_same_pile(game: Game, square: str, what: str) -> bool:
    """Return whether the player wants another weapon from the same pile this turn."""
    piles = [c for c in counters_at(game, square) if c.kind == "pile"]
    found = find_counter(game, square, what)
    return game.turn.taken[square] == "pile" and len(piles) == 1 and found in piles


def find_counter(game: Game, square: str, what: str) -> Counter | Refusal:
    """Return the counter that a pickup names, or a refusal. The player names one card of a pile
    (pile.choose). Only they look at the pile (pile.look), so an unnamed card stays secret
    (ruling.pile.see)."""
    here = leftovers_at(game, square)
    if what == "blood":
        found = [c for c in here if c.kind == "blood"]
        if not found:
            return Refusal("frag.blood", say("there is no blood on {square}", square=square))
        return found[0]
    if own := [c for c in here if c.kind == what and what in game.catalog.counters]:
        return own[0]
    if what == SECRET:
        found = [c for c in here if c.left > 0 and (c.deck or not game.dealt)]
        if game.dealt and not found:
            return Refusal("pile.choose", say("name the card you pick up"))
    else:
        found = [c for c in here if what in c.cards and c.left > 0 and not c.deck]
    # Skip a card dropped this turn if there is another copy. An unnamed card comes from a pile,
    # because everybody has seen the dropped ones.
    secret = what == SECRET
    found.sort(key=lambda c: c.kind == "link" and (secret or c.turn == game.turn.number))
    if found:
        return found[0]
    cards = sorted({card for c in here for card in c.cards if not c.deck})
    return Refusal(
        "pile.look", say("there is no `{typed}` on {square}", typed=what, square=square),
        say("You can pick up {options_typed:or}.", options_typed=tuple(cards)) if cards else NOTHING,
    )  # fmt: skip


def take(game: Game, command: Take) -> str:
    """Pick up a counter. Blood has no limit (ruling.blood.limit). Return the card, or "" if it is
    secret or not a card."""
    name, seat = command.player, game.seat(command.player)
    square = pickup_square(game, name, command.what)
    counter = find_counter(game, square, command.what)
    assert isinstance(counter, Counter), "taking is checked first"
    game.turn.taken[square] = counter.kind
    game.turn.took[square] = game.turn.entered
    if counter.kind == "blood":
        game.take_counter(counter)
        seat.blood += 1
        game.tell(BloodTaken(name, square, seat.blood))
        return ""
    if counter.kind in game.catalog.counters:
        game.take_counter(counter)
        game.tell(CounterTaken(name, counter.kind, square))
        return ""
    return take_card(game, name, counter, command.what)


def take_card(game: Game, name: str, counter: Counter, what: str) -> str:
    """Move one card into the hand (pile.hand). The counter stays while cards are left (pile.rest)."""
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
    """Return whether a card of that kind may be dropped (drop.what)."""
    return entry.rules.dropped


def check_drop(game: Game, command: Drop) -> Refusal | None:
    """Check a drop. A player may drop weapons and gadgets in play, on their own turn and square
    (drop.what, drop.when), but not a starting weapon (ruling.drop.start)."""
    name = command.player
    if not game.seat(name).square:
        return Refusal("drop.what", say("{player} is not on the map", player=name))
    own = game.catalog.sheet_weapons(game.seat(name).fighter).get(command.card)
    if command.card == START or own is not None:
        if own is not None and command.card != START:
            text = say("{player} can't drop {weapon}", player=name, weapon=own.name)
        else:
            text = say("{player} can't drop the starting weapon", player=name)
        return Refusal("ruling.drop.start", text)
    entry = game.catalog.cards.get(command.card)
    if entry is None or laid_card(game, name, command.card) is None:
        if entry is not None and gear_in_play(game, name, command.card) is not None:
            text = say(
                "{player} can't drop {card}: it is printed on the sheet",
                player=name, card=entry.name,
            )  # fmt: skip
            return Refusal("ruling.drop.start", text)
        text = say("{player} has no `{typed}` in play", player=name, typed=command.card)
        return Refusal("drop.what", text)
    if not is_dropped(entry):
        return Refusal("drop.what", _not_droppable(entry))
    return None


def _not_droppable(entry: Entry) -> Sentence:
    return say("only weapons and gadgets can be on the map, not {card}", card=entry.name)


def drop(game: Game, command: Drop) -> None:
    """Put a card next to the map, with its own link counter on the square (drop.link, counter.link,
    ruling.drop.pile)."""
    name, seat = command.player, game.seat(command.player)
    laid = laid_card(game, name, command.card)
    assert laid is not None, "dropping is checked first"
    leave_play(game, name, laid)
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


# -- overrides ------------------------------------------------------------------


def check_floor(game: Game, square: str, words: str) -> Refusal | None:
    """Check the words for the counters and cards on a square."""
    if square not in game.ground.place:
        return Refusal("leftover.any", game.ground.missing(square))
    refusals = (_word_refusal(game, square, word) for word in words.split())
    return next((refusal for refusal in refusals if refusal is not None), None)


def _word_refusal(game: Game, square: str, word: str) -> Refusal | None:
    name, _, detail = word.partition(":")
    entry, kind = game.catalog.cards.get(name), game.modules.kinds.get(name)
    if kind is not None and kind.is_typed:
        return _counter_refusal(game, square, kind, detail)
    if entry is not None and detail and kind is None:
        return _load_refusal(game, entry, detail)
    if entry is not None and not is_dropped(entry):
        return Refusal("drop.what", _not_droppable(entry))
    if entry is not None or word in game.state.decks:
        return None
    typed = [kind.name for kind in game.modules.kinds.values() if kind.is_typed]
    text = say(
        "`{typed}` is not a card or a counter; counters are {options_typed:and}",
        typed=word, options_typed=tuple(typed),
    )  # fmt: skip
    return Refusal("leftover.any", text)


def _counter_refusal(game: Game, square: str, kind: CounterKind, detail: str) -> Refusal | None:
    """Check a counter with its owner, its team or nothing after the colon: `mine:red`."""
    word = f"{kind.name}:{detail}" if detail else kind.name
    if kind.owned:
        if detail and detail not in game.state.seats:
            text = say("`{typed}`: there is no player called {player}", typed=word, player=detail)
            return Refusal("leftover.any", text)
    elif bool(detail) != kind.has_side:
        form = f"{kind.name}:COLOR" if kind.has_side else kind.name
        text = say("type `{form}`, not `{typed}`", form=form, typed=word)
        return Refusal("leftover.any", text)
    if kind.misplaced is not None:
        if why := kind.misplaced(game, square, detail):
            return Refusal("leftover.any", why)
    elif detail and not kind.owned and detail not in game.state.sides:
        text = say(
            "there is no team `{typed}`; choose {options_typed:or}",
            typed=detail, options_typed=tuple(game.state.sides),
        )  # fmt: skip
        return Refusal("leftover.any", text)
    if kind.is_solid and (other := game.at(square)) is not None:
        text = say("{other} is already on {square}", other=other.name, square=square)
        return Refusal("move.end", text)
    return None


def _load_refusal(game: Game, entry: Entry, load: str) -> Refusal | None:
    """Check the ammo of a weapon on the floor: `boomstick:2`."""
    full = ammo_boxes(game, entry)
    if full <= 0:
        text = say("{card} has no ammo to count", card=entry.name)
        return Refusal("pile.ammo", text)
    if not load.isdigit() or int(load) > full:
        text = say("{card} has at most {ammo} ammo", card=entry.name, ammo=full)
        return Refusal("pile.ammo", text)
    if game.houses.pickup != "left":
        text = say("in this game a weapon from the map does not keep its ammo")
        help = say("Start a game with `--house pickup=left` to count it.")
        return Refusal("pile.ammo", text, help)
    return None


def set_floor(game: Game, square: str, words: str) -> str:
    """Set the counters on a square. Weapons form one pile, and gadgets are dropped cards. Return
    the old words."""
    floor, cards, kinds = game.state.floor, game.catalog.cards, game.modules.kinds
    number = game.state.turn.number if game.state.turn is not None else 0
    was = floor_words(game, square)
    floor[:] = [c for c in floor if c.square != square]
    weapons: list[str] = []
    loads: list[int] = []
    links: list[Counter] = []
    for word in words.split():
        name, _, side = word.partition(":")
        if name in kinds and kinds[name].owned:
            by = side or (game.active() if kinds[name].owned == "always" else "")
            floor.append(Counter(name, square, 0, by=by, turn=number))
        elif name in kinds and kinds[name].is_typed:
            floor.append(Counter(name, square, 0, side=side))
        elif word in game.state.decks:
            links.append(Counter("link", square, 0, deck=word))
        elif cards[name].weapon is not None:
            weapons.append(name)
            loads.append(int(side) if side else ammo_boxes(game, cards[name]))
        else:
            links.append(Counter("link", square, 0, (word,)))
    kept = tuple(loads) if game.houses.pickup == "left" else ()
    floor += [Counter("pile", square, 0, tuple(weapons), loads=kept)] if weapons else []
    floor += links
    game.forget()
    return was


def floor_words(game: Game, square: str) -> str:
    """Return the counters on a square in the words of `override floor`, or "" if there are none."""
    return " ".join(word for c in counters_at(game, square) for word in _words_of(game, c))


def _words_of(game: Game, counter: Counter) -> tuple[str, ...]:
    if counter.deck:
        return (counter.deck,)  # face down
    if counter.loads and game.houses.pickup == "left":
        full = [ammo_boxes(game, game.catalog.cards[card]) for card in counter.cards]
        pairs = zip(counter.cards, counter.loads, full, strict=True)
        return tuple(f"{card}:{load}" if load < most else card for card, load, most in pairs)
    if counter.cards:
        return counter.cards
    whose = counter.by if game.modules.kinds[counter.kind].owned else counter.side
    return (f"{counter.kind}:{whose}" if whose else counter.kind,)
