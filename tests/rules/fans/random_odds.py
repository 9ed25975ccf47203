"""Exact odds beside played shots, with random things from the whole vocabulary.

    python -m tests.rules.fans.random_odds 400 25     # things, shots for each

A thing whose odds name something that they leave out is passed over; so is one that asks a player
during the shot, or changes dice at will.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from math import sqrt

from fragkit.lab.random_player import RandomPlayer
from fragkit.model.effects.modifiers import Adjust, Armor, Reroll
from fragkit.model.text import all_effects
from fragkit.referee.display.forecast import Forecast, forecasts
from fragkit.rules.commands import Refusal, Shoot
from fragkit.rules.events import Hit, Wounded
from fragkit.rules.requests import Choice
from tests.rules import kit
from tests.rules.fans.arena import Made, everyones
from tests.rules.fans.random_things import things

ROOM = """
    +---+---+---+---+---+---+
    | G   .   .   .   .   1 |
    +   +   +   +   +   +   +
    | .   R   .   .   B   . |
    +   +   +   +   +   +   +
    | .   .   .   a   .   . |
    +---+---+---+---+---+---+
"""


def placed(place: str, made: Made, on_target: bool) -> kit.Game:
    """Red aims at Blue; one of the two has the thing."""
    box = everyones()
    red, blue = kit.fighter("4/4/1", sheet=box.fighters["plain"]), kit.fighter("3/2/2")
    cards = list(box.packs[-1].cards.values())
    own: dict[str, object] = {}
    if made.sheet is not None:
        own["sheet"] = made.sheet
    if made.card is not None:
        cards.append(made.card)
        own["play"] = "x"
    has = kit.fighter("4/4/1" if made.sheet is not None else "3/2/2", **own)
    if own and on_target and not (made.card is not None and made.card.is_weapon):
        blue = has
    elif own:
        red = has
    game = kit.draw(
        ROOM, cards=cards, red=red, blue=blue, green=kit.fighter(), movement=0,
        rules=(*box.packs[-1].file.rules, *made.rules), fighters=[box.fighters["imp"]],
    )  # fmt: skip
    if made.sheet is not None and made.sheet.stances:
        game.do(f"override {'blue' if blue is has else 'red'} stance s")
    return game


def is_at_will(made: Made) -> bool:
    """Whether somebody may turn or reroll dice, or armor comes and goes."""
    effects = list(all_effects(made.card)) if made.card is not None else []
    sheet = made.sheet
    traits = (*sheet.traits, *sheet.all_stances.values()) if sheet is not None else ()
    effects += [e for one in (*traits, *made.rules) for e in all_effects(one)]
    return any(isinstance(e, Reroll | Adjust | Armor) for e in effects)


def compared(seed: int, shots: int) -> Iterator[tuple[str, Forecast, float, float]]:
    """Yield each thing, its odds, and how often its shots hit and did damage."""
    for number, (place, words, made) in enumerate(things(seed)):
        if place in ("special", "ground", "track") or is_at_will(made):
            continue
        if made.card is not None and not made.card.is_weapon and made.card.duration is None:
            continue  # discarded when it is played
        game = placed(place, made, on_target=bool(number % 2))
        weapon = "x" if made.card is not None and made.card.is_weapon else "start"
        shot = Shoot("Red", "Blue", weapon)
        made_odds = forecasts(game.run.game, shot)
        if len(made_odds) != 1 or made_odds[0].uncounted or made_odds[0].shots > 1:
            continue
        player, hits, hurt = RandomPlayer(f"{seed} {number}", restless=0), 0, 0
        for _ in range(shots):
            events, asked = fired(game, shot, player)
            if asked:
                break
            hits += any(isinstance(e, Hit) for e in events)
            hurt += any(
                isinstance(e, Wounded) and e.player == "Blue" and e.points > 0 for e in events
            )
        else:
            yield f"{place} {words}", made_odds[0], hits / shots, hurt / shots


def fired(game: kit.Game, shot: Shoot, player: RandomPlayer) -> tuple[list[object], bool]:
    """Play one shot with random dice, and take it back; whether a player was asked."""
    table = game.run.table
    accepted = table.submit(shot)
    if isinstance(accepted, Refusal):
        return [], True
    events, count, asked = list(accepted.events), 1, False
    while table.state.attack is not None and not table.is_over:
        asked = asked or isinstance(table.request, Choice)
        accepted = table.submit(player.answer(table))
        if isinstance(accepted, Refusal):
            asked = True
            break
        events += accepted.events
        count += 1
    table.undo(count)
    return events, asked


def differs(expected: float, found: float, shots: int) -> bool:
    """Whether it is beyond five times its error."""
    error = sqrt(max(expected * (1 - expected), 1 / shots) / shots)
    return abs(expected - found) > 5 * error


def main(count: int, shots: int, seed: int = 1) -> int:
    wrong = 0
    for words, odds, hit, hurt in islice(compared(seed, shots), count):
        damage = 1 - float(odds.odds.damage.get(0, 0))
        if differs(float(odds.odds.hit), hit, shots) or differs(damage, hurt, shots):
            wrong += 1
            sys.stdout.write(
                f"{words}\n  hit {float(odds.odds.hit):.2f} {hit:.2f} damage {damage:.2f} {hurt:.2f}\n"
            )
    sys.stdout.write(f"{count} things with {shots} shots each, {wrong} differ\n")
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(*map(int, sys.argv[1:]))))
