"""The table of what can be said in a game, and the two questions that everybody asks it:
may this be said now (`refuse`), and what may be said now (`legal_commands`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from fragkit.model.effects.selector import is_selected
from fragkit.rules.attack.aiming import check_shoot, fits_target
from fragkit.rules.attack.shooting import shoot
from fragkit.rules.cards.deeds import check_discard, check_spend, discard, put_down, spend, take_up
from fragkit.rules.cards.playing import play_card
from fragkit.rules.cards.posing import (
    check_enter,
    check_leave_stance,
    do_enter,
    do_leave_stance,
    enters,
    entrances,
    exits,
)
from fragkit.rules.cards.posing import is_deed as is_pose
from fragkit.rules.cards.using import check_use, is_deed, use
from fragkit.rules.commands import (
    Choose,
    Command,
    Deal,
    Discard,
    Drop,
    End,
    Enter,
    Faces,
    Join,
    Jump,
    Leave,
    LeaveStance,
    Move,
    MoveTo,
    Override,
    Play,
    Shoot,
    Spend,
    Take,
    Use,
)
from fragkit.rules.game import Game
from fragkit.rules.hands.decks import copies_seen
from fragkit.rules.hands.permission import check_play
from fragkit.rules.movement.crowding import check_end
from fragkit.rules.movement.floor import check_drop, check_take
from fragkit.rules.movement.moving import (
    check_jump,
    check_move,
    check_move_to,
    jump,
    move,
    move_to,
)
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Act, Choice, Draw, Request, Roll
from fragkit.rules.saying import Saying, Word
from fragkit.rules.turn import options
from fragkit.rules.turn.answers import check_choice, check_deal, check_faces, due

CARD = Word("card", "card")
BASE: tuple[Saying, ...] = (
    Saying(
        Move, "m", "act", check_move, move, options.steps, weight=8,
        also=("move", "go", "walk"), form="m e e n, m f7", help="walk; the way is shown",
    ),
    Saying(MoveTo, "m", "act", check_move_to, move_to),
    Saying(
        Jump, "j", "act", check_jump, jump, options.jumps, weight=1,
        also=("jump",), form="j n 2", help="jump 2 squares north",
    ),
    Saying(
        Shoot, "s", "act", check_shoot, shoot, options.shots, weight=8,
        also=("shoot", "attack", "fire"), form="s red pulse 4", help="shoot: weapon, ammo",
    ),
    Saying(
        Play, "p", "any-time", check_play, play_card, options.plays, weight=4,
        also=("play",), form="p CARD red", help="play a card on red",
    ),
    Saying(
        Use, "use", "any-time", check_use, use, options.uses, weight=2,
        form="use CARD", help="a card in play",
    ),
    Saying(
        Enter, "enter", "any-time", check_enter, do_enter, entrances,
        (Word("stance", "stance"),), weight=1, form="enter STANCE", help="leave STANCE ends it",
    ),
    Saying(
        LeaveStance, "leave", "any-time", check_leave_stance, do_leave_stance, exits,
        (Word("stance", "stance"),),
    ),
    Saying(
        Take, "take", "act", check_take, take_up, options.pickings, weight=4,
        form="take blood", help="or card, or its name", off_turn="ruling.leftover.who",
    ),
    Saying(
        Drop, "drop", "act", check_drop, put_down, options.drops, (CARD,), weight=1,
        form="drop CARD", help="discard CARD", off_turn="drop.when",
    ),
    Saying(
        Discard, "discard", "act", check_discard, discard, options.discards,
        (Word("cards", "card", many=True),),
    ),
    Saying(
        Spend, "spend", "any-time", check_spend, spend, options.spends, weight=1,
        words=(Word("count", "number", optional=True),),
        form="spend", help="blood heals 1 Health",
    ),
    Saying(
        End, "end", "act", check_end, options=options.ends, words=(), weight=2,
        also=("done", "finish", "next", "pass", "stop"),
        form="end", help="ends the turn",
    ),
    Saying(Faces, "", "answer", form="4 2 6, r", help="dice; r lets me roll"),
    Saying(Choose, "choose", "answer", also=("pick",)),
    Saying(Deal, "deal", "answer"),
    Saying(
        Override, "override", "table", form="override red …", help="health 2, square c4 …",
    ),
    Saying(Join, "join", "table", form="join Pink 3/2/2", help="leave Pink"),
    Saying(Leave, "leave", "table"),
)  # fmt: skip


# -- may it be said --------------------------------------------------------------------------


def refuse(game: Game, request: Request, command: Command) -> Refusal | None:
    """Why the command can't be accepted at this request, or None."""
    saying = game.modules.sayings[type(command)]
    if saying.when == "answer":
        return _check_answer(game, request, command)
    barred = game.modules.refuse(game, command) if game.modules.refusing else None
    if saying.when == "any-time":
        if (refusal := barred or saying.check(game, command)) is not None:
            return refusal
        if not isinstance(request, Act) and _is_deed(game, command):
            # Nobody walks away from dice that are due.
            return Refusal("turn.phases", f"{request.player} is due first: {due(request)}")
        return None
    is_due = isinstance(request, Act) and command.player == request.player
    if (
        not is_due
        and not is_answer_to_shot(request, command)
        and not is_own_limit(game, request, command)
    ):
        special = saying.off_turn != "turn.finish"
        if special and game.active() and not game.is_active(command.player):
            text = f"it is {game.active()}'s turn, not {command.player}'s"
            return Refusal(saying.off_turn, text)
        if not isinstance(request, Act):
            return Refusal("turn.phases", f"{request.player} is due first: {due(request)}")
        return Refusal("turn.finish", f"it is {request.player}'s turn, not {command.player}'s")
    return barred or saying.check(game, command)


def _is_deed(game: Game, command: Command) -> bool:
    """Whether it is done between moves and attacks, though it may be said at any time."""
    match command:
        case Use():
            entering = enters(game, command)
            return is_deed(game, command) or (entering is not None and is_pose(game, entering))
        case Enter() | LeaveStance():
            return is_pose(game, command)
    return False


def _check_answer(game: Game, request: Request, command: Command) -> Refusal | None:
    match command:
        case Faces():
            return check_faces(request, command)
        case Choose():
            return check_choice(game, request, command)
        case Deal():
            return check_deal(game, request, command)
    raise TypeError(f"{command!r} answers nothing")


def is_answer_to_shot(request: Request, command: Command) -> bool:
    """Whether an attack that waits for its weapon is declared anew, in one line."""
    of_shot = isinstance(request, Choice) and request.is_of_shot
    return of_shot and isinstance(command, Shoot) and command.player == request.player


def is_own_limit(game: Game, request: Request, command: Command) -> bool:
    """Whether that player cuts down the hand at the end of the own turn: a weapon in play that
    is dropped makes room for one of the hand (drop.when)."""
    limit = isinstance(request, Choice) and request.rule == "hand.limit"
    own = request.player == command.player and game.is_active(command.player)
    return limit and own and isinstance(command, Drop)


# -- what may be said ------------------------------------------------------------------------


def legal_commands(game: Game, request: Request, player: str) -> Iterator[Command]:
    """What this player may say at this request. Dice are told face by face: chance is a player."""
    acts = player == request.player and isinstance(request, Act)
    if player == request.player:
        match request:
            case Roll():
                for dice in product(range(1, 7), repeat=request.dice):
                    yield Faces(player, dice)
            case Choice():
                yield from _choices(game, request)
            case Draw():
                pile = game.state.decks[request.deck].cards
                for card, copies in game.catalog.decks[request.deck].items():
                    if pile.get(card) if pile is not None else copies_seen(game, card) < copies:
                        yield Deal(player, card)
    if game.state.stage != "play" or player not in game.state.seats:
        return
    for saying in game.modules.sayings.values():
        if saying.when == "any-time" or (acts and saying.when == "act"):
            for command in allowed(game, saying.options(game, player)):
                if isinstance(request, Act) or not _is_deed(game, command):
                    yield command


def allowed(game: Game, commands: Iterator[Command]) -> Iterator[Command]:
    """Those that no module forbids."""
    if not game.modules.refusing:
        return commands
    return (command for command in commands if game.modules.refuse(game, command) is None)


def _shot(request: Choice, weapon: str) -> Shoot:
    return Shoot(request.player, request.target, weapon)


def _choices(game: Game, request: Choice) -> Iterator[Command]:
    keys = [option.key for option in request.options]
    for deck in request.decks:
        keys += [
            card
            for card, copies in game.catalog.decks.get(deck, {}).items()
            if card not in keys
            and copies_seen(game, card) < copies
            and is_selected(request.which, game.catalog.cards[card].words)
            and (not request.target or fits_target(game, _shot(request, card)) is None)
        ]
    for size in range(request.least, request.most + 1):
        for chosen in combinations(keys, size):
            yield Choose(request.player, chosen)
