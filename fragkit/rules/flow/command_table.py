"""All commands of the base game, and two questions about them: may this one be given now (`refuse`),
and which may be given now (`legal_commands`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from fragkit.language.sentences import Text
from fragkit.model.effects.selector import is_selected
from fragkit.model.suits import parse_face
from fragkit.rules.attack.aiming import check_shoot, weigh_shot
from fragkit.rules.attack.shooting import shoot
from fragkit.rules.cards.card_faces import card_with
from fragkit.rules.cards.card_piles import copies_seen
from fragkit.rules.cards.permission import check_play
from fragkit.rules.commands import (
    Argument,
    Choose,
    Command,
    CommandSpec,
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
    Refusal,
    Shoot,
    Spend,
    Take,
    Use,
)
from fragkit.rules.effects.playing import (
    check_discard,
    check_spend,
    discard,
    drop_card,
    pick_up,
    play_card,
    spend,
)
from fragkit.rules.effects.stances import (
    check_enter,
    check_leave_stance,
    do_enter,
    do_leave_stance,
    enters,
    entrances,
    exits,
)
from fragkit.rules.effects.stances import is_deed as is_pose
from fragkit.rules.effects.using import check_use, is_deed, use
from fragkit.rules.flow import command_options
from fragkit.rules.game import Game
from fragkit.rules.movement.floor import check_drop, check_take
from fragkit.rules.movement.moving import (
    check_end,
    check_jump,
    check_move,
    check_move_to,
    jump,
    move,
    move_to,
)
from fragkit.rules.requests import Act, Choice, Draw, Request, Roll

STANCE = Argument("stance", "stance")
BASE: tuple[CommandSpec, ...] = (
    CommandSpec(
        Move, "m", "act", check_move, move, command_options.steps, weight=8,
        also=("move", "go", "walk"), form="m e e n, m f7", help="walk; the way is shown",
    ),
    CommandSpec(MoveTo, "m", "act", check_move_to, move_to),
    CommandSpec(
        Jump, "j", "act", check_jump, jump, command_options.jumps, weight=1,
        also=("jump",), form="j n 2", help="jump 2 squares north",
    ),
    CommandSpec(
        Shoot, "s", "act", check_shoot, shoot, command_options.shots, weight=8,
        also=("shoot", "attack", "fire"), form="s red pulse 4", help="shoot: weapon, ammo",
    ),
    CommandSpec(
        Play, "p", "any-time", check_play, play_card, command_options.plays, weight=4,
        also=("play",), form="p CARD red", help="play a card on red",
    ),
    CommandSpec(
        Use, "use", "any-time", check_use, use, command_options.uses, weight=2,
        form="use CARD", help="a card in play",
    ),
    CommandSpec(
        Enter, "enter", "any-time", check_enter, do_enter, entrances,
        (STANCE,), weight=1, form="enter STANCE", help="leave STANCE ends it",
    ),
    CommandSpec(
        Leave, "leave", "table",
        words=(Argument("player", "player", asks="who leaves?", help="`leave NAME`"),),
    ),
    CommandSpec(
        LeaveStance, "leave", "any-time", check_leave_stance, do_leave_stance, exits, (STANCE,),
    ),
    CommandSpec(
        Take, "take", "act", check_take, pick_up, command_options.pickings,
        (Argument("what", "leftover", known=("blood", "card"), asks="take what?"),), weight=4,
        form="take blood", help="or card, or its name", off_turn="ruling.leftover.who",
    ),
    CommandSpec(
        Drop, "drop", "act", check_drop, drop_card, command_options.drops,
        (Argument("card", "laid", asks="drop which card?", help="`drop CARD`"),), weight=1,
        form="drop CARD", help="discard CARD", off_turn="drop.when",
    ),
    CommandSpec(
        Discard, "discard", "act", check_discard, discard, command_options.discards,
        (
            Argument(
                "cards", "discarded", many=True, asks="discard which cards?",
                help="`discard CARD CARD`",
            ),
        ),
        answers="discard",
    ),
    CommandSpec(
        Spend, "spend", "any-time", check_spend, spend, command_options.spends, weight=1,
        words=(
            Argument(
                "count", "number", optional=True, asks="how many blood counters?", help="`spend 2`"
            ),
        ),
        fillers=("blood",), form="spend", help="blood heals 1 Health",
    ),
    CommandSpec(
        End, "end", "act", check_end, options=command_options.ends, words=(), weight=2,
        fillers=("turn",), also=("done", "finish", "next", "pass", "stop"),
        form="end", help="ends the turn",
    ),
    CommandSpec(Faces, "", "answer", form="4 2 6, r", help="dice; r lets me roll"),
    CommandSpec(Choose, "choose", "answer", also=("pick",)),
    CommandSpec(
        Deal, "deal", "answer",
        words=(
            Argument("card", "drawn", asks="which card came off the deck?", help="`deal CARD`"),
        ),
    ),
    CommandSpec(
        Override, "override", "table", form="override red …", help="health 2, square c4 …",
    ),
    CommandSpec(Join, "join", "table", form="join Pink 3/2/2", help="leave Pink"),
)  # fmt: skip


# -- may it be said --------------------------------------------------------------------------


def refuse(game: Game, request: Request, command: Command) -> Refusal | None:
    """Why the command can't be accepted at this request, or None."""
    saying = game.modules.commands[type(command)]
    if saying.when == "answer":
        return _check_answer(game, request, command)
    barred = game.modules.refuse(game, command) if game.modules.having("refuse") else None
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
    for saying in game.modules.commands.values():
        if saying.when == "any-time" or (acts and saying.when == "act"):
            for command in allowed(game, saying.options(game, player)):
                if isinstance(request, Act) or not _is_deed(game, command):
                    yield command


def allowed(game: Game, commands: Iterator[Command]) -> Iterator[Command]:
    """Those that no module forbids."""
    if not game.modules.having("refuse"):
        return commands
    return (command for command in commands if game.modules.refuse(game, command) is None)


def _unfit(game: Game, request: Choice, weapon: str) -> Refusal | None:
    """A weapon from the hand: not every one is fired there."""
    return weigh_shot(game, Shoot(request.player, request.target, weapon)).refusal


def _choices(game: Game, request: Choice) -> Iterator[Command]:
    keys = [option.key for option in request.options]
    for deck in request.decks:
        keys += [
            card
            for card, copies in game.catalog.decks.get(deck, {}).items()
            if card not in keys
            and copies_seen(game, card) < copies
            and is_selected(request.which, game.catalog.cards[card].words)
            and (not request.target or _unfit(game, request, card) is None)
        ]
    for size in range(request.least, request.most + 1):
        for chosen in combinations(keys, size):
            yield Choose(request.player, chosen)


# -- dice, choices and cards that answer a request

MOST_TOLD = 12  # options that are told once more


def due(request: Request) -> Text:
    match request:
        case Roll(dice=dice, reason=reason):
            return f"{dice} {'die' if dice == 1 else 'dice'}, {reason}"
        case Choice(reason=reason) | Draw(reason=reason):
            return reason
    return "nothing"


def _not_due(what: str, request: Request) -> Refusal:
    match request:
        case Act(player=player):
            now = f"{player} moves, attacks or ends the turn"
        case Roll() | Choice() | Draw():
            now = f"{request.player}, {due(request)}"
        case _:
            now = "the game is over"
    there = f"There are: {_options(request)}." if isinstance(request, Choice) else ""
    return Refusal("turn.phases", f"no {what} due: {now}", there)


def check_faces(request: Request, command: Faces) -> Refusal | None:
    if not isinstance(request, Roll):
        return _not_due("dice are", request)
    if command.player and command.player != request.player:
        return Refusal(
            request.rule or "turn.phases", f"{request.player} rolls, not {command.player}"
        )
    if len(command.dice) != request.dice:
        are = "1 die is" if request.dice == 1 else f"{request.dice} dice are"
        return Refusal(
            request.rule or "turn.phases", f"{are} due, not {len(command.dice)}",
            f"{request.receipt}.",
        )  # fmt: skip
    for face in command.dice:
        if not 1 <= face <= 6:
            return Refusal(request.rule or "turn.phases", f"{face} is no face of a die")
    return None


def _how_many(request: Choice) -> str:
    if request.least == request.most:
        return "one" if request.most == 1 else str(request.most)
    return f"{request.least} to {request.most}"


def check_choice(game: Game, request: Request, command: Choose) -> Refusal | None:
    if not isinstance(request, Choice):
        return _not_due("choice is", request)
    if command.player != request.player:
        return Refusal(request.rule, f"{request.player} chooses, not {command.player}")
    if not request.least <= len(command.options) <= request.most:
        few = len(request.options) <= MOST_TOLD
        there = f"There are: {_options(request)}." if few else f"{request.reason}."
        said = f", not {len(command.options)}" if request.most > 1 else ""
        return Refusal(request.rule, f"name {_how_many(request)} of them{said}", there)
    keys = {option.key: option.copies for option in request.options}
    for key in command.options:
        if key in keys:
            if command.options.count(key) > keys[key]:
                often = {1: "once", 2: "twice"}.get(keys[key], f"{keys[key]} times")
                return Refusal(request.rule, f"`{key}` is there only {often}")
            continue
        entry = game.catalog.cards.get(key)
        if key in request.decks and request.purpose == "discard":
            if is_selected(request.which, (key,)):
                continue  # a card of that deck, which nobody need see
            text = f"a {key} card is wanted of a certain sort: name it"
            return Refusal(request.rule, text)
        if entry is not None and entry.deck in request.decks:
            if not is_selected(request.which, entry.words):
                return Refusal(request.rule, f"{entry.name} is no such card as is wanted")
            if copies_seen(game, key) >= entry.copies:
                return Refusal(
                    "comp.base.cards", f"all {entry.copies} copies of {entry.name} are elsewhere"
                )
            if request.target and (unfit := _unfit(game, request, key)) is not None:
                return unfit
            continue
        there = f"There are: {_options(request)}."
        if request.purpose == "place":
            return _no_start(game, key, there)
        if key in game.ground.place and game.is_occupied(key, ""):
            return Refusal(request.rule, f"{key} is taken", there)
        if parse_face(key) is not None and request.most > 1:
            return Refusal(request.rule, f"no `{key}` is left")
        generally = Refusal(request.rule, f"`{key}` is not among the options", there)
        return game.modules.refuse(game, command) or generally
    return None


def _no_start(game: Game, square: str, there: str) -> Refusal:
    """Why no figure begins on that square (setup.place.square, ruling.setup.shared)."""
    if (other := game.at(square)) is not None:
        return Refusal("ruling.setup.shared", f"{other.name} stands on {square}", there)
    known = square in game.ground.place
    why = f"{square} is no respawn square" if known else game.ground.missing(square)
    return Refusal("setup.place.square", why, there)


def _options(request: Choice) -> str:
    keys = sorted(option.key for option in request.options)
    return ", ".join([*keys[:MOST_TOLD], *(f"any {deck} card" for deck in request.decks)])


def check_deal(game: Game, request: Request, command: Deal) -> Refusal | None:
    if not isinstance(request, Draw):
        return _not_due("card is", request)
    cards = game.state.decks[request.deck].cards
    if cards is None:
        return _check_face(game, request, command.card)
    if not cards.get(command.card):
        return Refusal("deck.base", f"`{command.card}` is not in the {request.deck} deck")
    return None


def _check_face(game: Game, request: Draw, card: str) -> Refusal | None:
    """A card that was turned up on the table: by its name, or by its face."""
    card = card_with(game, request.deck, card) or card
    entry = game.catalog.cards.get(card)
    if entry is None:
        if parse_face(card) is not None:
            return None
        return Refusal("deck.base", f"`{card}` is no card", "Say its name, or its face: 7H.")
    if entry.deck != request.deck:
        return Refusal("deck.base", f"{entry.name} is not of the {request.deck} deck")
    if copies_seen(game, card) >= entry.copies:
        return Refusal(
            "comp.base.cards", f"all {entry.copies} copies of {entry.name} are elsewhere"
        )
    return None
