"""Completing words when Tab is pressed: commands, players, squares in reach, cards that fit.

Dealt hands stay secret, because every card of a hand's decks is offered.
"""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.referee.parsing.command_text import split_speaker
from fragkit.referee.parsing.context import verbs_of
from fragkit.referee.parsing.inputs import Question
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.parsing.verbs import of_decks
from fragkit.referee.questions.questions import Answer
from fragkit.referee.questions.what_now import names_hand_card
from fragkit.referee.referee import Referee
from fragkit.rules.cards.card_piles import hand_counts
from fragkit.rules.commands import Shoot
from fragkit.rules.effects.using import usable_names
from fragkit.rules.fighter_sheet import own_stances, stances_in
from fragkit.rules.requests import Act, Choice
from fragkit.term.style import Style


def completions(referee: Referee, line: str) -> list[str]:
    """Return the completions of the line's last word, which may be empty."""
    before, _, begun = line.rpartition(" ")
    begun = begun.casefold()
    found = dict.fromkeys(
        word for word in _words(referee, before) if word.casefold().startswith(begun)
    )
    return list(found)


def _words(referee: Referee, before: str) -> Iterable[str]:
    context = referee.run.context()
    speaker, rest = split_speaker(f"{before} ", context)
    words = rest.split()
    if isinstance(speaker, Misread):
        return ()
    names = [name.casefold() for name in context.players]
    if not words:
        return (*_options(referee), *_verbs(referee), *(f"{name}:" for name in names))
    verb, so_far = verbs_of(context.modules).get(words[0].casefold(), ""), len(words)
    game = referee.run.game
    cards = _cards(referee, speaker)
    match verb:
        case "m":
            return [*_reach(referee), "take"]
        case "s":
            return _targets(referee, words[1:])
        case "p":
            return cards if so_far == 1 else names
        case "use":
            return usable_names(game, speaker) if so_far == 1 else names
        case "take":
            return context.here
        case "enter":
            return list(own_stances(game, speaker))
        case "leave":
            return [*(stance.id for _, stance in stances_in(game, speaker)), *names]
        case "drop" | "discard":
            return [laid.card for laid in game.seat(speaker).play if not laid.ghost] + cards
        case "override":
            return [*context.facts, *names, *context.cards]
        case "show":
            return (*context.cards, *context.fighters, *names)
        case "log":
            return ("all", "back", "turn")
        case "map":
            return ("all", "at", *names)
        case "rematch":
            return ("health", "speed", "accuracy", "none")
        case "help":
            return _verbs(referee)
    return names


def _options(referee: Referee) -> list[str]:
    due = referee.run.request
    if not isinstance(due, Choice) or referee.secrecy.covers:
        return []
    return [option.key.casefold() for option in due.options]


def _verbs(referee: Referee) -> list[str]:
    return [verb for verb in verbs_of(referee.run.game.modules) if len(verb) > 1]


def _reach(referee: Referee) -> list[str]:
    if not isinstance(referee.run.request, Act):
        return []
    answer = referee.answers_for().questions.answer(
        Question("reach", player=referee.run.request.player), Style()
    )
    squares = answer.data.get("squares", {}) if isinstance(answer, Answer) else {}
    return [square.casefold() for square in squares]


def _targets(referee: Referee, words: list[str]) -> list[str]:
    """Return the targets in sight, then the weapons that reach them."""
    game = referee.run.game
    shots = [
        shot
        for shot in referee.run.table.legal()
        if isinstance(shot, Shoot) and not (referee.secrecy.covers and names_hand_card(game, shot))
    ]
    if not words:
        place = game.ground.place
        return [
            shot.target.casefold() for shot in shots if shot.target and shot.target not in place
        ]
    at = [shot for shot in shots if shot.target.casefold().startswith(words[0].casefold())]
    return [*(shot.weapon for shot in at), "then"]


def _cards(referee: Referee, name: str) -> list[str]:
    context = referee.run.context()
    seat = referee.run.game.state.seats.get(name)
    if seat is None:
        return []
    return of_decks(context, [d for d, n in hand_counts(referee.run.game, seat).items() if n])
