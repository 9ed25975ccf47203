"""Entering and leaving a stance: the checks and the cost."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.language.sentences import NOTHING, Sentence, plural, say
from fragkit.model.fighter import Stance
from fragkit.rules.cards.permission import WHEN, cost_refusal, is_window_open
from fragkit.rules.commands import Command, Enter, LeaveStance, Refusal, Use
from fragkit.rules.effects.playing import after_play, pay, struck_before
from fragkit.rules.effects.sheet_verbs import end_stance, enter
from fragkit.rules.fighter_sheet import own_stances, stance_keys_of, stances_in
from fragkit.rules.game import Game, Procedure
from fragkit.rules.pending import Context
from fragkit.rules.stats import holds

UNRULY = "card.overrides"


def enters(game: Game, command: Use) -> Enter | None:
    """Return the command to enter a stance for `use flying`, or None if `use` may mean something
    else of that name."""
    seat = game.state.seats.get(command.player)
    if seat is None or command.card not in stance_keys_of(game, seat.name):
        return None
    return Enter(command.player, command.card)


def _found(game: Game, name: str, stance: str) -> Stance | Refusal:
    if name not in game.state.seats:
        return Refusal(UNRULY, say("{player} is not in the game", player=name))
    own = own_stances(game, name)
    if stance in own:
        return own[stance]
    known = tuple(f"`{id}`" for id, made in own.items() if made.when != "never")
    help = say("Choose {options_typed:or}.", options_typed=known) if known else NOTHING
    return Refusal(UNRULY, say("{player} has no stance `{typed}`", player=name, typed=stance), help)


def check_enter(game: Game, command: Enter) -> Refusal | None:
    name = command.player
    stance = _found(game, name, command.stance)
    if isinstance(stance, Refusal):
        return stance
    if stance.when == "never":
        text = say(
            "{player} can't enter {stance} at will: only an effect does that",
            player=name, stance=stance.name,
        )  # fmt: skip
        return Refusal(UNRULY, text)
    now = say("{player} can't enter {stance} now", player=name, stance=stance.name)
    if (refusal := _not_now(game, name, stance_keys_of(game, name)[stance.id], now)) is not None:
        return refusal
    if not game.seat(name).square:
        return Refusal("turn.respawn", say("{player} is not on the map", player=name))
    if any(made.id == stance.id for _, made in stances_in(game, name)):
        text = say("{player} is already {stance}", player=name, stance=stance.name)
        return Refusal(UNRULY, text, say("To end it, type `leave {typed}`.", typed=stance.id))
    used = game.turn.uses.get(_key(name, stance), 0) if game.state.turn is not None else 0
    if stance.per_turn is not None and used >= stance.per_turn:
        text = plural(
            "{player} has already entered {stance} this turn",
            "{player} has already entered {stance} {n} times this turn",
            player=name, stance=stance.name, n=used,
        )  # fmt: skip
        return Refusal(UNRULY, text)
    if stance.if_ is not None and not holds(game, stance.if_, name):
        from fragkit.model.text.circumstances import only  # slow to import, and seldom needed

        text = say(
            "{player} can't enter {stance}: {condition}",
            player=name, stance=stance.name, condition=only(stance.if_),
        )  # fmt: skip
        return Refusal(UNRULY, text)
    return cost_refusal(game, name, stance.cost, stance.name)


def _not_now(game: Game, name: str, key: str, text: Sentence) -> Refusal | None:
    """Refuse a stance outside the window in which it may be entered and left."""
    entry = game.catalog.entries[key]
    if is_window_open(game, name, entry):
        return None
    if game.is_active(name) and game.turn.phase in ("respawn", "roll"):
        return Refusal("turn.roll", say("{player} must roll for movement first", player=name))
    when = WHEN.get(entry.window) if game.state.stage == "play" else None
    text = say("{what}: do it {when}", what=text, when=when or say("once the game has begun"))
    return Refusal("ruling.card.timing", text)


def _key(name: str, stance: Stance) -> str:
    return f"{name} ~{stance.id}"


def do_enter(game: Game, command: Enter) -> Procedure[None]:
    name = command.player
    key = stance_keys_of(game, name)[command.stance]
    stance = game.catalog.stance(key)
    if game.state.turn is not None:
        uses = game.turn.uses
        uses[_key(name, stance)] = uses.get(_key(name, stance), 0) + 1
    if game.is_active(name):
        game.turn.unrolled = False
        if stance.when == "instead-of-roll" and game.turn.phase == "roll":
            game.turn.phase = "free"
    yield from pay(game, name, stance.cost, stance.name, [], None)
    is_new = not any(laid.card == key for laid, _ in stances_in(game, name))
    yield from enter(game, name, key)
    if is_new:
        yield from struck_before(game, name, Context(name, name, key, stance.name))
    yield from after_play(game)


def check_leave_stance(game: Game, command: LeaveStance) -> Refusal | None:
    name = command.player
    stance = _found(game, name, command.stance)
    within = stances_in(game, name) if name in game.state.seats else iter(())
    for laid, made in within:
        if made.id == command.stance:
            if not made.leave:
                text = say("{player} can't leave {stance} at will", player=name, stance=made.name)
                return Refusal(UNRULY, text)
            now = say("{player} can't leave {stance} now", player=name, stance=made.name)
            return _not_now(game, name, laid.card, now)
    if isinstance(stance, Refusal):
        return stance
    return Refusal(UNRULY, say("{player} is not {stance}", player=name, stance=stance.name))


def do_leave_stance(game: Game, command: LeaveStance) -> Procedure[None]:
    name = command.player
    for laid, stance in list(stances_in(game, name)):
        if stance.id == command.stance:
            yield from end_stance(game, name, laid, say("by choice"))
    yield from after_play(game)


def is_deed(game: Game, command: Enter | LeaveStance) -> bool:
    """Return whether the command belongs to the free phase, between moves and attacks."""
    key = stance_keys_of(game, command.player).get(command.stance)
    return key is not None and game.catalog.entries[key].window == "own-turn"


def entrances(game: Game, name: str) -> Iterator[Command]:
    for id in stance_keys_of(game, name):
        enter_it = Enter(name, id)
        if check_enter(game, enter_it) is None:
            yield enter_it


def exits(game: Game, name: str) -> Iterator[Command]:
    for _, stance in stances_in(game, name):
        leave = LeaveStance(name, stance.id)
        if check_leave_stance(game, leave) is None:
            yield leave
