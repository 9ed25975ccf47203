"""Buttons for a page: the actions a player can take now, each with the input it sends.

Everything comes from `legal`, so no button is refused. Dice, options and walks are not here: the
request has the first two, and `reach` has the squares.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fragkit.language import translate
from fragkit.language.sentences import NOTHING, Text, say
from fragkit.referee.display.forecast import forecasts
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.questions.what_now import odds_text, possible, promise
from fragkit.rules import commands as c
from fragkit.rules.game import Game
from fragkit.rules.json_values import kind_name

MOST_ALIKE = 12  # buttons of the same command; the prompt takes everything
_DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}


def buttons(run: GameRun, player: str = "", secret: bool = False) -> list[dict[str, Any]]:
    """Return the buttons of that player, by default of the one who is asked.

    `secret`: leave out the cards in dealt hands, which others may not see.
    """
    name = player or run.request.player
    context = replace(run.context(), speaker=name)
    made: list[dict[str, Any]] = []
    for kind, commands in possible(run, name, secret).items():
        if kind is c.Move or kind is c.MoveTo:
            continue
        seen: set[Text] = set()
        for command in commands:
            text = _label(run.game, command)
            if text in seen or len(seen) == MOST_ALIKE:
                continue  # a card's targets and dice are asked for
            seen.add(text)
            typed = command_line(_bare(command), context)
            made.append(
                {
                    "kind": kind_name(kind),
                    "typed": typed,
                    "text": translate(text),
                    "detail": translate(_detail(run.game, command)),
                    "target": getattr(command, "target", ""),
                    "card": getattr(command, "card", "") or getattr(command, "weapon", ""),
                }
            )
    return made


def _bare(command: c.Command) -> c.Command:
    """Leave out the parts that the referee asks for: targets, squares, dice."""
    match command:
        case c.Shoot(player=player, target=target, weapon=weapon):
            return c.Shoot(player, target, weapon)
        case c.Play(player=player, card=card):
            return c.Play(player, card)
    return command


def _label(game: Game, command: c.Command) -> Text:
    cards = game.catalog.cards
    match command:
        case c.Shoot(target=target):
            name = _weapon_name(game, command)
            if not target:
                return say("Fire {weapon}", weapon=name)
            return say("Shoot {target}: {weapon}", target=target, weapon=name)
        case c.Jump(direction=way, squares=squares):
            return say("Jump {n} {direction}", n=squares, direction=_DIRECTIONS[way])
        case c.Take(what=what):
            return say("Pick up {card}", card=cards[what].name if what in cards else what)
        case c.Play(card=card):
            return say("Play {card}", card=cards[card].name if card in cards else card)
        case c.Drop(card=card):
            return say("Drop {card}", card=cards[card].name if card in cards else card)
        case c.Discard(cards=(card, *_)):
            return say("Discard {card}", card=cards[card].name if card in cards else card)
        case c.End():
            return say("End turn")
    return say("{text:cap}", text=promise(game, command))


def _weapon_name(game: Game, shot: c.Shoot) -> str:
    if shot.weapon in game.catalog.cards:
        return game.catalog.cards[shot.weapon].name
    found = forecasts(game, c.Shoot(shot.player, shot.target, shot.weapon))
    return found[0].name if found else shot.weapon


def _detail(game: Game, command: c.Command) -> Text:
    if isinstance(command, c.Shoot) and command.target:
        made = forecasts(game, c.Shoot(command.player, command.target, command.weapon))
        return odds_text(made[0]) if made else NOTHING
    return NOTHING
