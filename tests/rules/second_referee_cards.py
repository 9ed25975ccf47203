"""The second referee: decks, hands, playing, dropping, taking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.rules.second_referee import Game


# -- section 9: decks and hands ------------------------------------------------------------------


def draw(g: Game, name: str, kind: str) -> None:
    deck, f = g.decks[kind], g.fighters[name]
    if deck["left"] == 0:  # deck.reshuffle, from its own discards (deck.discard)
        for card in deck["discards"]:
            deck["cards"][card] += 1
        deck["left"], deck["discards"] = len(deck["discards"]), []
    if deck["left"] == 0:  # ruling.deck.empty
        return
    if not g.dealt:  # hand.hidden: the table sees only the back
        deck["left"] -= 1
        f["backs"][kind] = f["backs"].get(kind, 0) + 1
        return

    def dealt(card: str) -> None:
        deck["left"] -= 1
        deck["cards"][card] -= 1
        f["hand"].append(card)

    g.due = {"kind": "draw", "player": name, "deck": kind, "then": dealt}


def out_of_deck(g: Game, card: str) -> None:
    deck = g.decks[g.cards[card].deck]
    deck["left"] -= 1
    deck["cards"][card] -= 1


def may_hold(g: Game, f: dict[str, Any], card: str) -> bool:
    """Whether the card is in that hand, or may be one of those that show their backs."""
    if card in f["hand"]:
        return True
    if not f["backs"].get(g.cards[card].deck):
        return False
    return seen(g, card) < g.cards[card].copies


def seen(g: Game, card: str) -> int:
    """How many copies lie open: in play, on the floor, on the discards, or known in a hand."""
    count: int = g.decks[g.cards[card].deck]["discards"].count(card)
    for f in g.fighters.values():
        count += f["hand"].count(card) + in_play(f).count(card)
    return count + sum(counter["cards"].count(card) for counter in g.floor)


def out_of_hand(g: Game, f: dict[str, Any], card: str) -> None:
    if card in f["hand"]:
        f["hand"].remove(card)
    else:
        f["backs"][g.cards[card].deck] -= 1


def hand_size(f: dict[str, Any]) -> int:
    """play.nothand: what is in play does not count."""
    return len(f["hand"]) + sum(f["backs"].values())


def to_discards(g: Game, card: str) -> None:
    g.worn.pop(card, None)
    g.decks[g.cards[card].deck]["discards"].append(card)


def ask_discard(g: Game, name: str) -> None:
    """hand.limit: one card after the other, until the hand is small enough."""
    f = g.fighters[name]

    def chosen(card: str) -> None:
        out_of_hand(g, f, card)
        to_discards(g, card)

    g.choose(name, "discard", lambda: [c for c in g.cards if may_hold(g, f, c)], chosen)


def discard(g: Game, name: str, names: tuple[str, ...]) -> bool:
    """hand.reduce.discard; a card in play goes likewise (ruling.weapon.swap, ruling.armor.swap)."""
    f = g.fighters[name]
    hand, play, backs = list(f["hand"]), in_play(f), dict(f["backs"])
    if not names:
        return False
    shown: list[str] = []  # cards that nobody knew of
    for card in names:
        kind = g.cards[card].deck
        if card in hand:
            hand.remove(card)
        elif card in play:
            play.remove(card)
        elif backs.get(kind) and seen(g, card) + shown.count(card) < g.cards[card].copies:
            backs[kind] -= 1
            shown.append(card)
        else:
            return False
    for card in names:
        if card not in f["hand"] and card in in_play(f):
            pick_up(f, card)
        else:
            out_of_hand(g, f, card)
        to_discards(g, card)
    g.due = None
    return True


# -- cards in play ----------------------------------------------------------------------------------


def in_play(f: dict[str, Any]) -> list[str]:
    return [w["card"] for w in f["weapons"]] + ([f["suit"]["card"]] if f["suit"] else [])


def pick_up(f: dict[str, Any], card: str) -> int | None:
    """Out of play; of a suit, what is left of it."""
    if f["suit"] and f["suit"]["card"] == card:
        left: int = f["suit"]["left"]
        f["suit"] = None
        return left
    laid = next(w for w in f["weapons"] if w["card"] == card)
    f["weapons"].remove(laid)
    return None


def lay_down(g: Game, f: dict[str, Any], card: str) -> None:
    definition = g.cards[card]
    if definition.deck == "weapon":
        ammo = None if definition.ammo == "unlimited" else definition.ammo
        f["weapons"].append({"card": card, "ammo": ammo})  # pile.ammo: always full
    else:
        # armor.bonus; ruling.drop.armor: a suit from the floor is as it was
        left = g.worn.pop(card, definition.effects[0].value)
        f["suit"] = {"card": card, "left": left}


def play(g: Game, name: str, card: str, target: str) -> bool:
    """ruling.card.timing: specials at any time, weapons and gadgets in the own turn."""
    f = g.fighters[name]
    if not may_hold(g, f, card) or target not in ("", name):
        return False
    deck = g.cards[card].deck
    if deck == "special":  # ours have no effects: the table applies them, also off the map
        out_of_hand(g, f, card)
        to_discards(g, card)
        played(g, name)
        return True
    if g.turn is None or g.turn["player"] != name or f["place"] is None:
        return False
    if not g.turn["rolled"]:  # turn.roll, ruling.turn.before
        return False
    assert g.due is not None
    if g.due.get("purpose") == "cure" and g.due["player"] == name:  # ruling.damage.order
        return False
    if deck == "weapon":
        if not play_weapon(g, f, card):
            return False
    else:
        if f["suit"]:  # armor.one, ruling.armor.swap
            return False
        out_of_hand(g, f, card)
        lay_down(g, f, card)
    played(g, name)
    return True


def played(g: Game, name: str) -> None:
    """hand.reduce.self: who had to discard may be through with it."""
    assert g.due is not None
    if g.due.get("purpose") == "discard" and g.due["player"] == name:
        g.due = None


def play_weapon(g: Game, f: dict[str, Any], card: str) -> bool:
    """play.weapon.limit; ruling.weapon.limit: full Health with armor, wounds do not count."""
    full = f["health"]
    if f["suit"]:
        full += g.cards[f["suit"]["card"]].effects[0].value
    if len(f["weapons"]) >= full + 1:
        return False
    out_of_hand(g, f, card)
    lay_down(g, f, card)
    return True


# -- section 18: leftovers ------------------------------------------------------------------------------


def drop_card(g: Game, kind: str, place: int, names: list[str], left: int = 0) -> None:
    g.floor.append(
        {"kind": kind, "place": place, "cards": names, "left": left, "turn": g.turn_number}
    )


def drop(g: Game, name: str, card: str) -> bool:
    """drop.what, drop.when, drop.link; ruling.drop.pile: a counter of its own"""
    f = g.fighters[name]
    if card not in in_play(f):  # ruling.drop.start
        return False
    left = pick_up(f, card) or 0
    if left and left == g.cards[card].effects[0].value:
        left = 0  # unhurt
    drop_card(g, "link", f["place"], [card], left)  # ruling.drop.armor
    g.due = None
    return True


def take(g: Game, name: str, what: str) -> bool:
    assert g.turn is not None
    f = g.fighters[name]
    place = f["place"]
    if place in g.turn["taken"]:  # leftover.one, ruling.leftover.turn, ruling.leftover.several
        return False
    if g.turn["entered"] is None:  # ruling.leftover.who
        return False
    for counter in g.floor:
        if counter["place"] != place or not any(counter is c for c in g.turn["entered"]):
            continue  # ruling.leftover.stand
        if counter["kind"] == "link" and counter["turn"] == g.turn_number:
            continue  # ruling.drop.same
        if what == "blood" and counter["kind"] == "blood":
            f["blood"] += 1  # blood.keep, ruling.blood.limit
        elif what in counter["cards"]:  # pile.look, pile.choose
            counter["cards"].remove(what)
            f["hand"].append(what)  # pile.hand
            if counter["left"]:
                g.worn[what] = counter["left"]
        else:
            continue
        if not counter["cards"]:  # pile.rest
            g.floor = [c for c in g.floor if c is not counter]
        g.turn["taken"].add(place)
        g.due = None
        return True
    return False


def spend(g: Game, name: str, count: int) -> bool:
    """blood.spend; ruling.health.cap: no more than was lost"""
    f = g.fighters[name]
    if 1 <= count <= g.in_vain.get(name, 0):  # said late, before the next die: it would not help
        g.in_vain[name] -= count
        return True
    if f["place"] is None or not 1 <= count <= f["blood"] or count > f["wounds"]:
        return False
    f["blood"] -= count
    f["wounds"] -= count
    assert g.due is not None
    if g.due.get("purpose") == "cure" and g.due["player"] == name:
        again = g.due["again"]
        g.due = None
        g.then(again)
    return True
