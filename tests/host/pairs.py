"""Games in pairs that differ only in what a viewer may not know.

A random game is played. Then a twin is dealt another card wherever a card stayed hidden in a hand
to the end. Everybody but the card's owner must be sent the same bytes all the way.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from fragkit.host.views import MASTER, TABLE, Viewer, answer_for, view_of
from fragkit.lab.random_player import RandomPlayer
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.record.journal import Journal
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions, OpenedGame, new_game
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.stored_game import Chance
from fragkit.rules.commands import Command, Deal, Refusal
from fragkit.rules.events import CardDrawn
from fragkit.rules.modules.poker import PokerHandShown

GAMES = {
    "base": ("foundry", ()),
    "deathmatch": ("foundry", ("barrels",)),
    "ftw": ("foundry", ()),
    "deadlands": ("foundry", ()),
}
PLAYERS = ["Red 3/2/2", "Green 2/3/2", "Blue 2/2/3"]
# What a curious player may type; the answers are compared, too.
TYPED = (
    "who", "log all", "map", "los", "now", "hand", "green: hand", "red: hand", "why", "odds blue",
    "reach 7", "blue: p medkit", "undo", "undo to 1", "redo", "standings", "s green", "r", "",
    "help all", "what can blue do", "override blue health 1", "show blue", "blue has what cards",
    "99", "1", "zzz yyy", "p boomstick green", "green: 1", "none", "yes please",
)  # fmt: skip
HANDS = ("hand red", "hand blue", "hand green")
View = Callable[[Referee, Viewer], Any]


@cache
def opened(pack: str) -> OpenedGame:
    map, variants = GAMES[pack]
    packs = [] if pack == "base" else [pack]
    wanted = GameOptions(
        map=map, players=PLAYERS, packs=packs, variants=list(variants), cards="dealt"
    )
    made = new_game(wanted, Path(), "2000-01-01")
    assert not isinstance(made, OpenProblem), made.message
    return made


def seat_down(game: OpenedGame, path: Path) -> Referee:
    """A referee who writes nothing: the game is played without its record."""
    return Referee(GameRun(game), Journal.create(path, game.header), Chance(1))


def play(referee: Referee, seed: int, count: int) -> list[Command]:
    """A random game of that many inputs, or until it is over."""
    player = RandomPlayer(seed, restless=10)
    commands: list[Command] = []
    while len(commands) < count and not referee.run.table.is_over:
        command = player.answer(referee.run.table)
        if not isinstance(referee.run.do(command), Refusal):
            commands.append(command)
    return commands


def hidden_deals(referee: Referee, commands: list[Command]) -> list[tuple[int, str]]:
    """The deals whose card has stayed in that player's hand since, unnamed, and their player."""
    named = "\n".join(
        [repr(c) for c in commands if not isinstance(c, Deal)]
        + [repr(e) for d in referee.run.log for e in d.events if not isinstance(e, CardDrawn)]
    )
    seats = referee.run.table.state.seats
    shown = [  # hands are compared in the open
        number
        for number, done in enumerate(referee.run.log)
        if any(isinstance(event, PokerHandShown) for event in done.events)
    ]
    return [
        (number, command.player)
        for number, command in enumerate(commands)
        if isinstance(command, Deal)
        and number > max(shown, default=-1)
        and command.player in seats
        and command.card in seats[command.player].known
        and f"'{command.card}'" not in named
    ]


def twin(referee: Referee, commands: list[Command], chance: Random) -> tuple[str, list[Command]]:
    """The same inputs with other cards in one hand, and whose hand it is; "" if no card is hidden."""
    deals = hidden_deals(referee, commands)
    if not deals:
        return "", commands
    owner = chance.choice(deals)[1]
    other = list(commands)
    decks = {name: dict(deck.cards or {}) for name, deck in referee.run.table.state.decks.items()}
    for number, player in deals:
        deal = commands[number]
        assert isinstance(deal, Deal)
        deck = decks[referee.run.setup.cards[deal.card].deck]
        left = [
            card
            for card, copies in deck.items()
            if copies and card != deal.card and "joker" not in card  # it is discarded in the open
        ]
        if player == owner and left:
            card = chance.choice(left)
            deck[card] -= 1
            other[number] = Deal(deal.player, card)
    return owner, other


def sent(referee: Referee, viewer: Viewer, view: View = view_of) -> bytes:
    return json.dumps(view(referee, viewer), ensure_ascii=False).encode()


def answered(
    referee: Referee, viewer: Viewer, chance: Random, typed: tuple[str, ...] = TYPED
) -> dict[str, bytes]:
    """The answers to a few things that this player might type; nothing stays done."""
    told = {}
    for text in (*chance.sample(typed, 5), *HANDS):
        number = referee.run.next_number
        answer = referee.answer({"do": text}, viewer.speaker)
        while referee.run.next_number > number:
            referee.run.revoke_last()
        shown = answer_for(referee, viewer, answer)
        told[text] = json.dumps(shown, ensure_ascii=False).encode()
    return told


def cut(one: bytes, two: bytes) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 80) : at + 60]!r} / {two[at : at + 60]!r}"


def differences(
    pack: str, seed: int, folder: Path, count: int = 90, every: int = 1, view: View = view_of
) -> Iterator[str]:
    """Yield what another player could tell apart; one pair of games."""
    game = opened(pack)
    first, second = seat_down(game, folder / "a.frag"), seat_down(game, folder / "b.frag")
    commands = play(first, seed, count)
    chance = Random(seed)
    owner, other = twin(first, commands, chance)
    first.journal.close()
    if not owner:
        second.journal.close()
        return
    first = Referee(GameRun(game), second.journal, Chance(1))
    viewers = [TABLE, *(Viewer("seat", name) for name in ("Red", "Green", "Blue") if name != owner)]
    for number, (one, two) in enumerate(zip(commands, other, strict=True)):
        done = [first.run.do(one), second.run.do(two)]
        if any(isinstance(each, Refusal) for each in done):
            yield f"{number}: {one} is {[str(each) for each in done]} ({owner} has other cards)"
            return
        if number % every:
            continue
        for viewer in viewers:
            if sent(first, viewer, view) != sent(second, viewer, view):
                views = [sent(each, viewer, view) for each in (first, second)]
                yield f"{number}: the view of {viewer} after {one}: {cut(*views)}"
            if viewer.kind == "seat" and number % 7 == 0:
                asked = str(chance.random())
                told = [answered(each, viewer, Random(asked)) for each in (first, second)]
                for text, here in told[0].items():
                    if here != told[1][text]:
                        yield f"{number}: the answer to `{text}` of {viewer} after {one}: {cut(here, told[1][text])}"
    second.journal.close()


QUESTIONS = (
    "who", "log all", "map", "now", "hand", "why", "odds blue", "standings", "help all", "show blue",
)  # fmt: skip


def order_differences(
    pack: str, seed: int, folder: Path, count: int = 40, every: int = 13
) -> Iterator[str]:
    """Yield what anybody could tell apart in a game whose decks lie in another order.

    The order of a deck is what chance draws next, so the twin has another chance.
    """
    game = opened(pack)
    first = seat_down(game, folder / "a.frag")
    commands = play(first, seed, count)
    both = [Referee(GameRun(game), first.journal, Chance(number)) for number in (1, 2)]
    viewers = [TABLE, MASTER, *(Viewer("seat", name) for name in ("Red", "Green", "Blue"))]
    for number, command in enumerate(commands):
        for referee in both:
            assert not isinstance(referee.run.do(command), Refusal), command
        if number % every:
            continue
        for viewer in viewers:
            views = [sent(referee, viewer) for referee in both]
            if views[0] != views[1]:
                yield f"{number}: the view of {viewer} after {command}: {cut(*views)}"
            told = [answered(each, viewer, Random(number), QUESTIONS) for each in both]
            for text, here in told[0].items():
                if here != told[1][text]:
                    yield f"{number}: the answer to `{text}`: {cut(here, told[1][text])}"
    first.journal.close()
