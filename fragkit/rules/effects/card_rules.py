"""All verbs by name, the handlers of verbs for the game itself, and the functions that earlier
folders call as `game.cards`.

A verb with a duration has no handler. The rules look it up where they need it (`stats.in_force`).
"""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.model.effects import acts
from fragkit.model.effects.number import whole
from fragkit.rules.attack.frags import award, leave_cards, out_of_play, win
from fragkit.rules.effects import attack_verbs, card_verbs, movement_verbs, sheet_verbs
from fragkit.rules.effects.conditions import counted, holds
from fragkit.rules.effects.durations import end_attack, end_roll
from fragkit.rules.effects.movement_verbs import choose_push_ways
from fragkit.rules.effects.perform import (
    at_moment,
    perform,
    trigger_counter,
    trigger_ground,
    trigger_lost,
    weapon_moment,
)
from fragkit.rules.effects.playing import lay_from_hand, play_card
from fragkit.rules.effects.sheet_verbs import end_stances
from fragkit.rules.effects.using import lifelines, use
from fragkit.rules.events import Gained, Lost, NothingHappened, Removed
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Handler
from fragkit.rules.pending import Context, Verdict
from fragkit.rules.rolls import die
from fragkit.rules.state import Loss
from fragkit.rules.stats import is_dying


def do_remove(game: Game, act: acts.Remove, names: list[str], context: Context) -> Procedure[None]:
    """Take a fighter out of play until their next turn, without a frag (faq.special). The player
    keeps cards that were already drawn (meta.removed.cards)."""
    for name in names:
        square = game.seat(name).square
        is_rescued = name in game.falling.dying and not is_dying(game, name)
        if not square or (name in game.falling and not is_rescued):
            text = say("{player} is not on the map", player=name)
            if square:
                text = say("{player} is about to be fragged", player=name)
            game.tell(NothingHappened(name, context.label, text))
            continue
        if not act.keeps:
            leave_cards(game, name, square)
        game.tell(Removed(name, context.label))
        out_of_play(game, name, "removed")
    yield from ()


def do_skip(game: Game, act: acts.Skip, names: list[str], context: Context) -> Procedure[None]:
    for name in names:
        turn = game.state.turn
        game.tell(Lost(name, act.value, context.label))
        if turn is None or turn.player != name or turn.phase == "finish":
            game.seat(name).losses.append(Loss(act.value, context.label))
        elif act.value == "turn":
            turn.over = True
            attack = game.state.attack
            if attack is not None and attack.shooter == name and attack.stage in ("hit", "damage"):
                attack.cancelled = say("{player} has lost this turn", player=name)
        else:
            turn.lost.append(act.value)
            if act.value == "movement":
                turn.movement = 0
    yield from ()


def do_extra_turn(
    game: Game, act: acts.ExtraTurn, names: list[str], context: Context
) -> Procedure[None]:
    for name in names:
        game.seat(name).extra_turns += act.value
        game.tell(Gained(name, "turn", context.label))
    yield from ()


def do_score(game: Game, act: acts.Score, names: list[str], context: Context) -> Procedure[None]:
    for name in names:
        if not game.is_over:
            award(game, name, whole(act.value))
    yield from ()


def do_win(game: Game, act: acts.Win, names: list[str], context: Context) -> Procedure[None]:
    """End the game. The player wins with their team; a figure wins for its owner."""
    sides = {game.side(game.master(name)) for name in names}
    players = [n for n in game.present() if not game.seat(n).owner and game.side(n) in sides]
    if players and not game.is_over:
        team = game.seat(players[0]).side if len(sides) == 1 else ""
        win(game, Verdict(True, tuple(players), team))
    yield from ()


def do_cancel(game: Game, act: acts.Cancel, names: list[str], context: Context) -> Procedure[None]:
    """Cancel an attack. A card is canceled where it is played (`playing.play_card`)."""
    attack = game.state.attack
    if act.value == "attack" and attack is not None and attack.stage in ("hit", "damage"):
        attack.cancelled = context.source
    yield from ()


def do_table(game: Game, act: acts.Table, names: list[str], context: Context) -> Procedure[None]:
    """Roll a die to decide which effects happen."""
    reason = say("for {source}", source=context.source)
    face = yield from die(game, context.by, "table", context.source, reason)
    entry = game.catalog.entries[context.card]
    for faces, effects in act.value.items():
        if face in faces:
            for effect in effects:
                number = next(i for i, e in enumerate(entry.effects) if e is effect)
                if not game.is_over:
                    yield from game.cards.perform(game, effect, number, context)
            return
    text = say("{roll} has no effect", roll=face)
    game.tell(NothingHappened(context.by, context.label, text))


GAME_VERBS: dict[str, Handler] = {
    "remove": do_remove,
    "skip": do_skip,
    "extra-turn": do_extra_turn,
    "score": do_score,
    "win": do_win,
    "cancel": do_cancel,
    "table": do_table,
}


HANDLERS: dict[str, Handler] = {
    verb: handler
    for family in (attack_verbs, card_verbs, movement_verbs, sheet_verbs)
    for verb, handler in family.HANDLERS.items()
} | GAME_VERBS

__all__ = [
    "HANDLERS",
    "at_moment",
    "choose_push_ways",
    "counted",
    "end_attack",
    "end_roll",
    "end_stances",
    "holds",
    "lay_from_hand",
    "lifelines",
    "perform",
    "play_card",
    "trigger_counter",
    "trigger_ground",
    "trigger_lost",
    "use",
    "weapon_moment",
]
