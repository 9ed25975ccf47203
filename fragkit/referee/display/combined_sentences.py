"""Events that share a sentence: a walk, a deal, a shot, a lost hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from fragkit.rules import events as e
from fragkit.rules.counters import CounterLaid

T = TypeVar("T", bound=e.Event)


def goes_on(before: e.Event, event: e.Event) -> bool:
    """Whether an event belongs into one sentence with the one before it."""
    match before, event:
        case e.Moved(how=one), e.Moved(how="step" | "push" as two):
            return before.player == event.player and (one == two or "push" not in (one, two))
        case e.CardDrawn(), e.CardDrawn():
            return True
        case e.CardDiscarded(reason=one), e.CardDiscarded(reason=two):
            return before.player == event.player and one == two
        case e.FragScored(), e.FragScored():
            return True
        case e.GameWon(side=one), e.GameWon(side=two):
            return one == two
        case CounterLaid(kind=one), CounterLaid(kind=two):
            return one == two
        case e.CardPlayed(card=card, target=target), e.AttackDeclared(weapon=weapon):
            return before.player == event.player and card == weapon and target in ("", event.player)
        case e.AttackDeclared(weapon=one), e.AmmoSpent(weapon=two):
            return before.player == event.player and one == two
    return False


def combined_sentence(run: list[e.Event], name: Callable[[str], str]) -> str:
    """Events each of which goes on with the one before it."""
    match run[0]:
        case e.Moved():
            return _walked(_of(e.Moved, run))
        case e.CardDiscarded():
            return _discarded(_of(e.CardDiscarded, run), name)
        case e.FragScored():
            return _scored(_of(e.FragScored, run))
        case e.GameWon():
            return _won(_of(e.GameWon, run))
        case CounterLaid():
            return _laid(_of(CounterLaid, run))
    return _drew(_of(e.CardDrawn, run))


def _of(kind: type[T], run: Iterable[e.Event]) -> list[T]:
    return [event for event in run if isinstance(event, kind)]


def _walked(walk: list[e.Moved]) -> str:
    last = walk[-1]
    if last.how == "push":
        return f"{last.player} is pushed to {last.square}."
    cost = sum(step.cost for step in walk)
    return f"{last.player} goes {walk[0].origin} to {last.square}: {cost} moved, {last.left} left."


def _drew(cards: list[e.CardDrawn]) -> str:
    """Players who draw alike, as before the first turn, are told in one sentence."""
    hands: dict[str, list[str]] = {}
    for drawn in cards:
        hands.setdefault(drawn.player, []).append(drawn.deck)
    alike: dict[tuple[str, ...], list[str]] = {}
    for player, decks in hands.items():
        alike.setdefault(tuple(decks), []).append(player)
    told = []
    for lot, players in alike.items():
        draw = "draws" if len(players) == 1 else "each draw"
        told.append(f"{_and(players)} {draw} {_counted(lot)}.")
    return " ".join(told)


def _discarded(cards: list[e.CardDiscarded], name: Callable[[str], str]) -> str:
    """Cards by name, then how many of each deck went unseen."""
    named = [name(one.card) for one in cards if one.card]
    often = {card: named.count(card) for card in named}
    told = [card if n == 1 else f"{n} {card}" for card, n in often.items()]
    unseen = [one.deck for one in cards if not one.card]
    for deck in dict.fromkeys(unseen):
        n = unseen.count(deck)
        told.append(f"a {deck} card" if n == 1 else f"{n} {deck} cards")
    reason = f" ({cards[0].reason})" if cards[0].reason else ""
    return f"{cards[0].player} discards {_and(told)}{reason}."


def _counted(decks: Iterable[str]) -> str:
    """`a weapon card`, `2 weapon cards and a gadget`."""
    lot = list(decks)
    if len(lot) == 1:
        return f"a {lot[0]} card"
    number = {deck: lot.count(deck) for deck in lot}
    return _and([f"a {deck}" if n == 1 else f"{n} {deck} cards" for deck, n in number.items()])


def _scored(frags: list[e.FragScored]) -> str:
    """Several frags in one event are one score."""
    told = []
    for player in dict.fromkeys(one.player for one in frags):
        own = [one.frags for one in frags if one.player == player]
        times = {1: "scores", 2: "scores twice"}.get(len(own), f"scores {len(own)} times")
        told.append(f"{player} {times}: {own[-1]} frag{'s' * (own[-1] != 1)}.")
    return " ".join(told)


def _laid(counters: list[CounterLaid]) -> str:
    kind, squares = counters[0].kind, [one.square for one in counters]
    if len(squares) == 1:
        return f"A {kind} is put on {squares[0]}."
    return f"{kind.capitalize()}s are put on {_and(squares)}."


def _won(winners: list[e.GameWon]) -> str:
    """A side wins once, whoever is on it; players who share a win share the sentence."""
    names, frags = _and([one.player for one in winners]), winners[0].frags
    if side := winners[0].side:
        score = f" {winners[0].score}" if winners[0].score else ""
        return f"Team {side} WINS{score}: {names}!"
    wins, each = ("WINS", "") if len(winners) == 1 else ("WIN", " each")
    if any(one.frags != frags for one in winners):
        return f"{names} {wins}!"  # a boss is down: it was no matter of frags
    return f"{names} {wins} with {frags} frag{'s' * (frags != 1)}{each}!"


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
