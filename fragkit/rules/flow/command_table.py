"""The commands of the base game: which are legal now (`legal_commands`), and why others are
refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.effects.selector import is_selected
from fragkit.model.names import name_of
from fragkit.model.playing_cards import parse_face
from fragkit.rules.attack.aiming import check_shoot, weigh_shot
from fragkit.rules.attack.shooting import attack_on_turn
from fragkit.rules.cards.card_faces import card_with
from fragkit.rules.cards.card_piles import copies_seen
from fragkit.rules.cards.permission import check_play
from fragkit.rules.catalog import Entry
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
    HandOver,
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
    check_jump,
    check_move,
    check_move_to,
    jump,
    landing_harm,
    move,
    move_to,
)
from fragkit.rules.requests import MOST_LISTED, Act, Choice, Draw, Request, Roll, options_text

STANCE = Argument("stance", "stance")
BASE: tuple[CommandSpec, ...] = (
    CommandSpec(
        Move, "m", "act", check_move, move, command_options.steps, weight=8,
        also=("move", "go", "walk"), form="m e e n, m f7", help=say("walk"),
    ),
    CommandSpec(MoveTo, "m", "act", check_move_to, move_to),
    CommandSpec(
        Jump, "j", "act", check_jump, jump, command_options.jumps, weight=1,
        also=("jump",), form="j n 2", help=say("jump 2 squares north"), warning=landing_harm,
    ),
    CommandSpec(
        Shoot, "s", "act", check_shoot, attack_on_turn, command_options.shots, weight=8,
        also=("shoot", "attack", "fire"), form="s red pulse 4", help=say("shoot (weapon, ammo)"),
    ),
    CommandSpec(
        Play, "p", "any-time", check_play, play_card, command_options.plays, weight=4,
        also=("play",), form="p CARD red", help=say("play a card (on Red)"),
    ),
    CommandSpec(
        Use, "use", "any-time", check_use, use, command_options.uses, weight=2,
        form="use CARD", help=say("use a card in play"),
    ),
    CommandSpec(
        Enter, "enter", "any-time", check_enter, do_enter, entrances,
        (STANCE,), weight=1, form="enter STANCE", help=say("leave STANCE ends it"),
    ),
    CommandSpec(
        Leave, "leave", "table",
        words=(
            Argument(
                "player", "player", asks=say("which player leaves?"), help=say("type `leave Pink`")
            ),
        ),
    ),
    CommandSpec(
        LeaveStance, "leave", "any-time", check_leave_stance, do_leave_stance, exits, (STANCE,),
    ),
    CommandSpec(
        Take, "take", "act", check_take, pick_up, command_options.pickings,
        (Argument("what", "leftover", known=("blood", "card"), asks=say("what do you pick up?")),), weight=4,
        form="take blood", help=say("pick up blood or CARD"), off_turn="ruling.leftover.who",
    ),
    CommandSpec(
        Drop, "drop", "act", check_drop, drop_card, command_options.drops,
        (Argument("card", "laid", asks=say("which card do you drop?"), help=say("type `drop CARD`")),),
        weight=1, form="drop CARD", help=say("drop it on your square"), off_turn="drop.when",
    ),
    CommandSpec(
        Discard, "discard", "act", check_discard, discard, command_options.discards,
        (
            Argument(
                "cards", "discarded", many=True, asks=say("which cards do you discard?"),
                help=say("type `discard CARD CARD`"),
            ),
        ),
        answers="discard",
    ),
    CommandSpec(
        Spend, "spend", "any-time", check_spend, spend, command_options.spends, weight=1,
        words=(
            Argument(
                "count", "number", optional=True, asks=say("how many blood counters?"),
                help=say("type `spend` or `spend 2`"),
            ),
        ),
        fillers=("blood",), form="spend", help=say("spend blood: +1 Health"),
    ),
    CommandSpec(
        End, "end", "act", command_options.check_turn_end, options=command_options.ends, words=(), weight=2,
        fillers=("turn",), also=("done", "finish", "next", "pass", "stop"),
        form="end", help=say("end your turn"),
    ),
    CommandSpec(Faces, "", "answer", form="4 2 6, r", help=say("type your dice")),
    CommandSpec(Choose, "choose", "answer", also=("pick",)),
    CommandSpec(
        Deal, "deal", "answer",
        words=(
            Argument(
                "card", "drawn", asks=say("which card was drawn?"), help=say("type `deal CARD`")
            ),
        ),
    ),
    CommandSpec(
        Override, "override", "table", form="override red …", help=say("health 2, square c4 …"),
    ),
    CommandSpec(Join, "join", "table", form="join Pink 3/2/2", help=say("add a player")),
    CommandSpec(
        HandOver, "seat", "table",
        words=(
            Argument("player", "player", asks=say("whose seat?"), help=say("type `seat red Kim`")),
            Argument(
                "name", "newcomer", asks=say("who takes the seat?"), help=say("type `seat red Kim`")
            ),
        ),    ),
)  # fmt: skip


# -- may it be given --------------------------------------------------------------------------


def refuse(game: Game, request: Request, command: Command) -> Refusal | None:
    """Return why the command can't be accepted while this request is pending, or None."""
    spec = game.modules.commands[type(command)]
    if spec.when == "answer":
        return _refuse_answer(game, request, command)
    barred = game.modules.refuse(game, command) if game.modules.having("refuse") else None
    if spec.when == "any-time":
        if (refusal := barred or spec.check(game, command)) is not None:
            return refusal
        if not isinstance(request, Act) and _is_deed(game, command):
            return Refusal("turn.phases", _answer_first(request))
        return None
    if isinstance(command, Shoot) and is_answer_to_shot(request, command):
        assert isinstance(request, Choice), "only a choice waits for a weapon"
        if request.is_of_turn:
            return barred or spec.check(game, command)
        return barred or _unfit(game, request, command)
    is_due = isinstance(request, Act) and command.player == request.player
    if is_due or is_own_limit(game, request, command):
        return barred or spec.check(game, command)
    special = spec.off_turn != "turn.finish"
    if special and game.active() and not game.is_active(command.player):
        return Refusal(spec.off_turn, _not_your_turn(game.active(), command.player))
    if not isinstance(request, Act):
        return Refusal("turn.phases", _answer_first(request))
    return Refusal("turn.finish", _not_your_turn(request.player, command.player))


def _refuse_answer(game: Game, request: Request, command: Command) -> Refusal | None:
    match command:
        case Faces():
            return check_faces(request, command)
        case Choose():
            return check_choice(game, request, command)
        case Deal():
            return check_deal(game, request, command)
    raise TypeError(f"{command!r} is not an answer")


def _not_your_turn(active: str, player: str) -> Sentence:
    return say("it is {player}'s turn, not {other}'s", player=active, other=player)


def _answer_first(request: Request) -> Sentence:
    """Return a refusal that asks to finish the roll, choice or draw first."""
    match request:
        case Roll(player=player, dice=dice, reason=reason):
            return say(
                "Roll {dice}d {reason} first, {player}", dice=dice, reason=reason, player=player
            )
        case Choice(player=player, reason=reason):
            return say("Answer first, {player}: {reason}", player=player, reason=reason)
        case Draw(player=player, deck=deck):
            return say("Draw a {deck} card first, {player}", deck=deck, player=player)
    return say("the game is over")


def _is_deed(game: Game, command: Command) -> bool:
    """Return whether the command needs the free phase although its spec says `any-time`."""
    match command:
        case Use():
            entering = enters(game, command)
            return is_deed(game, command) or (entering is not None and is_pose(game, entering))
        case Enter() | LeaveStance():
            return is_pose(game, command)
    return False


def is_answer_to_shot(request: Request, command: Command) -> bool:
    """Return whether the command declares the attack again, as a whole, while the attack waits for
    its weapon."""
    of_shot = isinstance(request, Choice) and request.is_of_shot
    return of_shot and isinstance(command, Shoot) and command.player == request.player


def is_own_limit(game: Game, request: Request, command: Command) -> bool:
    """Return whether a player who must cut down their hand on their own turn drops a weapon in
    play, to make room for one from the hand (drop.when)."""
    limit = isinstance(request, Choice) and request.rule == "hand.limit"
    own = request.player == command.player and game.is_active(command.player)
    return limit and own and isinstance(command, Drop)


# -- what may be given ------------------------------------------------------------------------


def legal_commands(game: Game, request: Request, player: str) -> Iterator[Command]:
    """Yield the commands that this player may give. For a roll, yield every result of the dice."""
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
    for spec in game.modules.commands.values():
        if spec.when == "any-time" or (acts and spec.when == "act"):
            for command in allowed(game, spec.options(game, player)):
                if isinstance(request, Act) or not _is_deed(game, command):
                    yield command


def allowed(game: Game, commands: Iterator[Command]) -> Iterator[Command]:
    """Return the commands that no module forbids."""
    if not game.modules.having("refuse"):
        return commands
    return (command for command in commands if game.modules.refuse(game, command) is None)


def _unfit(game: Game, request: Choice, shot: Shoot) -> Refusal | None:
    """Return why that shot doesn't answer the choice: it has another target, or its weapon can't
    fire at this one."""
    if shot.target != request.target:
        text = say(
            "{player} can shoot only {target} now", player=shot.player, target=request.target
        )
        return Refusal(request.rule, text)
    return weigh_shot(game, shot).refusal


def _unfit_card(game: Game, request: Choice, weapon: str) -> Refusal | None:
    return _unfit(game, request, Shoot(request.player, request.target, weapon))


def _choices(game: Game, request: Choice) -> Iterator[Command]:
    keys = [option.key for option in request.options]
    for deck in request.decks:
        keys += [
            card
            for card, copies in game.catalog.decks.get(deck, {}).items()
            if card not in keys
            and copies_seen(game, card) < copies
            and is_selected(request.which, game.catalog.cards[card].words)
            and (not request.target or _unfit_card(game, request, card) is None)
        ]
    for size in range(request.least, request.most + 1):
        for chosen in combinations(keys, size):
            yield Choose(request.player, chosen)


# -- dice, choices and cards that answer a request


def _not_due(nothing_to_do: Sentence, request: Request) -> Refusal:
    """Refuse an answer that does not fit the request, and show what is due."""
    match request:
        case Act(player=player):
            now = say("{player} can move, attack or end the turn", player=player)
        case Roll(player=player, dice=dice, reason=reason):
            now = say("{player} rolls {dice}d {reason}", player=player, dice=dice, reason=reason)
        case Choice(player=player, reason=reason):
            now = say("{player}, {reason}", player=player, reason=reason)
        case Draw(player=player, deck=deck):
            now = say("{player} draws a {deck} card", player=player, deck=deck)
        case _:
            now = say("the game is over")
    text = say("{what}: {now}", what=nothing_to_do, now=now)
    help = options_text(request) if isinstance(request, Choice) else NOTHING
    return Refusal("turn.phases", text, help)


def check_faces(request: Request, command: Faces) -> Refusal | None:
    if not isinstance(request, Roll):
        return _not_due(say("no roll is due"), request)
    rule = request.rule or "turn.phases"
    if command.player and command.player != request.player:
        text = say(
            "it is {player}'s roll, not {other}'s", player=request.player, other=command.player
        )
        return Refusal(rule, text)
    if len(command.dice) != request.dice:
        text = plural(
            "roll {n} die, not {count}", "roll {n} dice, not {count}",
            n=request.dice, count=len(command.dice),
        )  # fmt: skip
        return Refusal(rule, text, say("{receipt}.", receipt=request.receipt.text))
    for face in command.dice:
        if not 1 <= face <= 6:
            return Refusal(rule, say("a die can't show {number}", number=face))
    return None


def _wrong_count(request: Choice, count: int) -> Sentence:
    """Return a sentence that asks for the right number of options instead of `count`."""
    least, most = request.least, request.most
    if most == 1:
        return say("choose only one") if count else say("choose one")
    if least == most:
        return say("choose {most}, not {count}", most=most, count=count)
    if not least:
        return say("choose at most {most}, not {count}", most=most, count=count)
    return say("choose {least} to {most}, not {count}", least=least, most=most, count=count)


def check_choice(game: Game, request: Request, command: Choose) -> Refusal | None:
    if not isinstance(request, Choice):
        return _not_due(say("there is nothing to choose"), request)
    if command.player != request.player:
        text = say(
            "it is {player}'s choice, not {other}'s", player=request.player, other=command.player
        )
        return game.modules.refuse(game, command) or Refusal(request.rule, text)
    if not request.least <= len(command.options) <= request.most:
        few = len(request.options) <= MOST_LISTED
        help = options_text(request) if few else request.reason
        return Refusal(request.rule, _wrong_count(request, len(command.options)), help)
    for key in command.options:
        if (refusal := _check_option(game, request, command, key)) is not None:
            return refusal
    return None


def _check_option(game: Game, request: Choice, command: Choose, key: str) -> Refusal | None:
    copies = next((option.copies for option in request.options if option.key == key), 0)
    if copies:
        if command.options.count(key) <= copies:
            return None
        text = plural(
            "you can choose `{option}` only once",
            "you can choose `{option}` only {n} times",
            option=key, n=copies,
        )  # fmt: skip
        return Refusal(request.rule, text)
    entry = game.catalog.cards.get(key)
    if key in request.decks and request.purpose == "discard":
        if is_selected(request.which, (key,)):
            return None  # a card of that deck, face down
        text = say("only some {deck} cards fit: name the card", deck=key)
        return Refusal(request.rule, text)
    if key in request.decks and request.purpose == "card":
        return Refusal(request.rule, say("name the {deck} card", deck=key))
    if entry is not None and entry.deck in request.decks:
        if not is_selected(request.which, entry.words):
            text = say("{card} does not fit here: {reason}", card=entry.name, reason=request.reason)
            return Refusal(request.rule, text)
        if copies_seen(game, key) >= entry.copies:
            return Refusal("comp.base.cards", _all_copies_seen(entry))
        return _unfit_card(game, request, key) if request.target else None
    help = options_text(request)
    if request.purpose == "place":
        return _no_start(game, key, help)
    if key in game.ground.place and game.is_occupied(key, ""):
        return Refusal(request.rule, say("{square} is occupied", square=key), help)
    if parse_face(key) is not None and request.most > 1:
        return Refusal(request.rule, say("there is no `{option}` left", option=key))
    generally = Refusal(request.rule, say("`{option}` is not an option", option=key), help)
    return game.modules.refuse(game, command) or generally


def _all_copies_seen(entry: Entry) -> Sentence:
    return plural(
        "the only copy of {card} is elsewhere",
        "all {n} copies of {card} are elsewhere",
        n=entry.copies, card=entry.name,
    )  # fmt: skip


def _no_start(game: Game, square: str, help: Text) -> Refusal:
    """Return a refusal of that starting square (setup.place.square, ruling.setup.shared)."""
    if (other := game.at(square)) is not None:
        text = say("{other} is already on {square}", other=other.name, square=square)
        return Refusal("ruling.setup.shared", text, help)
    solid = (
        c.kind for c in game.state.floor if c.square == square and c.kind in game.modules.solid
    )
    if (kind := next(solid, "")) != "":
        text = say("a {counter} is on {square}", counter=name_of("counter", kind), square=square)
        return Refusal("ruling.respawn.barrel", text, help)
    if square in game.ground.place:
        text = say("{square} is not a respawn square", square=square)
        return Refusal("setup.place.square", text, help)
    return Refusal("setup.place.square", game.ground.missing(square), help)


def check_deal(game: Game, request: Request, command: Deal) -> Refusal | None:
    if not isinstance(request, Draw):
        return _not_due(say("there is no card to draw"), request)
    cards = game.state.decks[request.deck].cards
    if cards is None:
        return _check_face(game, request, command.card)
    if not cards.get(command.card):
        text = say("`{typed}` is not in the {deck} deck", typed=command.card, deck=request.deck)
        return Refusal("deck.base", text)
    return None


def _check_face(game: Game, request: Draw, card: str) -> Refusal | None:
    """Check a card that was turned up on the table, typed as its name or its face."""
    card = card_with(game, request.deck, card) or card
    entry = game.catalog.cards.get(card)
    if entry is None:
        if parse_face(card) is not None:
            return None
        return Refusal(
            "deck.base", say("there is no card `{typed}`", typed=card),
            say("Type its name, or its face, such as 7H."),
        )  # fmt: skip
    if entry.deck != request.deck:
        text = say("{card} is not from the {deck} deck", card=entry.name, deck=request.deck)
        return Refusal("deck.base", text)
    if copies_seen(game, card) >= entry.copies:
        return Refusal("comp.base.cards", _all_copies_seen(entry))
    return None
