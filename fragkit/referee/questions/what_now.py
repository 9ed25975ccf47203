"""Suggestions of what the player can do now: at most twelve lines after an empty Enter, or buttons
for a page.

Everything comes from `legal`, so no suggestion is refused. Commands and counters of modules appear
like those of the base game. A page has no buttons for dice, options and walks, because the request
has the first two, and `reach` has the squares.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from fragkit.board.reach import Reached
from fragkit.language import translate
from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.names import name_of
from fragkit.model.text import offer_words
from fragkit.model.text.circumstances import priced
from fragkit.referee.display.forecast import Forecast, forecasts, route, short_percent
from fragkit.referee.display.prompts import option_lines, request_plain, request_text
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.parsing.command_text import command_line
from fragkit.rules import commands as c
from fragkit.rules.attack.aiming import may_attack
from fragkit.rules.cards.card_piles import hand_counts
from fragkit.rules.effects.using import changes_dice, usable_entry
from fragkit.rules.fighter_sheet import stance_keys_of
from fragkit.rules.game import Game
from fragkit.rules.json_values import kind_name
from fragkit.rules.movement.moving import may_move
from fragkit.rules.movement.paths import squares_in_reach
from fragkit.rules.requests import Act, Choice, Over, Roll
from fragkit.rules.stats import is_forbidden
from fragkit.term.style import Style
from fragkit.values import dataclass

MOST_LINES = 12
_MOST_SHOTS = 4
_MOST_PLACES = 4
_MOST_ALIKE = 3  # suggestions for the same command


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A suggested input, with its result."""

    typed: str
    text: Text
    weight: int = 0  # if there is not enough room, the most important are shown


def now_lines(run: GameRun, style: Style, secret: bool) -> tuple[list[str], list[Suggestion]]:
    """Return lines for a screen, and the suggestions in them. With `secret`, don't show dealt
    hands."""
    due = run.request
    if isinstance(due, Over):
        rows = [
            Suggestion("rematch", say("play again")),
            Suggestion("standings", say("tonight's score")),
            Suggestion("undo", say("undo the last input")),
        ]
        return _lines(request_text(due), rows, style), rows
    rows = list(_answers(run)) + list(_deeds(run, secret))
    lines = _lines(request_text(due), rows, style)
    if isinstance(due, Choice):
        plain = {**request_plain(due), "secret": secret and due.purpose in ("discard", "cure")}
        title = len(style.wrap(request_text(due), hang="  "))
        options = option_lines(plain, style)[: MOST_LINES - title]
        room = MOST_LINES - title - len(options)
        rest = lines[title:] if len(lines) - title <= room else []
        lines = [*lines[:title], *options, *rest]
    return lines, rows


def _answers(run: GameRun) -> Iterator[Suggestion]:
    due = run.request
    if isinstance(due, Roll):
        if run.opened.dice == "auto":
            yield Suggestion("Enter", say("roll the dice"), 9)
        else:
            sample = " ".join("426153"[: min(due.dice, 6)]) + " …" * (due.dice > 6)
            yield Suggestion(sample, say("type your dice"), 9)
            yield Suggestion("r", say("let fragkit roll"), 9)


def _deeds(run: GameRun, secret: bool) -> Iterator[Suggestion]:
    """Yield suggestions besides answers to the request."""
    due = run.request
    name, game, context = due.player, run.game, run.context()
    found = possible(run, name, secret)
    for take in found.pop(c.Take, []):
        yield Suggestion(command_line(take, context), say("pick it up here"), 9)
    yield from _shots(game, name, found.pop(c.Shoot, []))
    if found.pop(c.Move, None) or (isinstance(due, Act) and _walks(game, name)):
        yield from _places(game, name)
    if game.ground.board.is_own and isinstance(due, Act):
        yield from _by_table(game, name, found.pop(c.Walk, []))
    jumps = [cmd for cmd in found.pop(c.Jump, []) if isinstance(cmd, c.Jump)]
    ends = found.pop(c.End, [])
    plays = found.pop(c.Play, [])
    for seldom in (c.Drop, c.Discard):
        found.pop(seldom, None)
    for kind, commands in found.items():
        row = game.modules.commands[kind]
        for command in commands[:_MOST_ALIKE]:
            yield Suggestion(command_line(command, context), promise(game, command), 6)
        if more := len(commands[_MOST_ALIKE:]):
            text = plural("{n} more choice", "{n} more choices", n=more)
            yield Suggestion(f"{row.verb} …", text, 3)
    if not secret:
        for play in plays[:_MOST_ALIKE]:
            yield Suggestion(command_line(play, context), _promise(game, play), 6)
    if text := _hand_card(game, name, secret):
        yield Suggestion("p CARD", text, 5)
    if jumps:
        far = max(jump.squares for jump in jumps)
        text = plural("jump up to {n} square", "jump up to {n} squares", n=far)
        yield Suggestion(f"j {jumps[0].direction} 2", text, 4)
    if ends:
        yield Suggestion("end", say("end your turn"), 9)
    elif isinstance(due, Act) and (why := run.table.refuse(c.End(name))) is not None:
        yield Suggestion("end", say("not yet: {reason}", reason=why.text), 8)


def _hand_card(game: Game, name: str, secret: bool) -> Sentence:
    """Return the line about cards in hand, or NOTHING if there are none."""
    if game.state.stage != "play" or name not in game.state.seats:
        return NOTHING
    if game.seat(name).unsure:
        return say("play any card (hands are not counted)")
    held = sum(hand_counts(game, game.seat(name)).values())
    if not held:
        return NOTHING
    if secret:
        return plural(
            "play your card; `hand` shows it", "play one of {n} cards; `hand` shows them", n=held
        )
    return plural("play your card", "play one of {n} cards", n=held)


def possible(run: GameRun, name: str, secret: bool) -> dict[type[c.Command], list[c.Command]]:
    """Return the commands that a player can give besides answering. With `secret`, leave out cards
    in dealt hands."""
    found: dict[type[c.Command], list[c.Command]] = {}
    commands: list[c.Command] = []
    for command in run.table.legal(name):
        if isinstance(command, c.Faces | c.Choose | c.Deal):
            if isinstance(run.request, Roll | Choice):
                commands += _others(run)
            break  # the request shows dice and choices
        commands.append(command)
    for command in commands:
        if not (secret and names_hand_card(run.game, command)):
            found.setdefault(type(command), []).append(command)
    return found


def _by_table(game: Game, name: str, walks: list[c.Command]) -> Iterator[Suggestion]:
    """Suggest shots and moves on the players' own map, where they give range and squares."""
    if may_attack(game, name) is None:
        others = [seat.name for seat in game.standing() if game.side(seat.name) != game.side(name)]
        for other in others[:_MOST_SHOTS]:
            typed = f"s {other.casefold()} at 7"
            yield Suggestion(typed, say("shoot {target}; you type the range", target=other), 7)
    if walks:
        left = game.turn.movement
        text = say("{movement} movement; you count the squares", movement=left)
        yield Suggestion(f"m {left}", text, 8)


def _walks(game: Game, name: str) -> bool:
    """Return whether that fighter may move on foot this turn."""
    barred = game.modules.refuse(game, c.Move(name, ("n",)))
    return barred is None and may_move(game, name) is None


def names_hand_card(game: Game, command: c.Command) -> bool:
    """Return whether the command names a card in hand, which is secret if hands are dealt."""
    seat = game.state.seats.get(command.player)
    if seat is None or not seat.known:
        return False
    laid = {one.card for one in seat.play}
    words = [getattr(command, field.name) for field in fields(command)]
    return any(isinstance(w, str) and w in seat.known and w not in laid for w in words)


def _others(run: GameRun) -> Iterator[c.Command]:
    """Yield the commands that are possible besides an answer."""
    rows = (row for row in run.game.modules.commands.values() if row.when == "any-time")
    for row in rows:
        for command in row.options(run.game, run.request.player):
            if run.table.refuse(command) is None:
                yield command


def promise(game: Game, command: c.Command) -> Text:
    """Return what the command, or any command of its kind, would do."""
    row = game.modules.commands[type(command)]
    return row.promise(game, command) or _promise(game, command) or row.help


def _promise(game: Game, command: c.Command) -> Text:
    """Return what a command of the base game would do, or nothing if its help is enough."""
    if isinstance(command, c.Play):
        entry = game.catalog.cards.get(command.card)
        return say("play {card}", card=entry.name) if entry is not None else NOTHING
    if isinstance(command, c.Use):
        found = usable_entry(game, command.player, command.card)
        uses = [effect for _, effect in found[0].moments.get("use", ())] if found else []
        if changes_dice(game, command) or not uses:
            return say("change the last roll")
        return say("{items:or}", items=tuple(map(offer_words, uses)))
    if isinstance(command, c.Enter | c.LeaveStance):
        key = stance_keys_of(game, command.player).get(command.stance)
        stance = game.catalog.stance(key) if key is not None else None
        if stance is None:
            return NOTHING
        if isinstance(command, c.LeaveStance):
            return say("leave the {stance} stance", stance=stance.name)
        if stance.cost:
            return say(
                "enter the {stance} stance ({what})", stance=stance.name, what=priced(stance.cost)
            )
        return say("enter the {stance} stance", stance=stance.name)
    if isinstance(command, c.Spend):
        blood = game.seat(command.player).blood
        return plural(
            "spend blood: +1 Health ({n} counter)", "spend blood: +1 Health ({n} counters)", n=blood
        )
    return NOTHING


def _shots(game: Game, name: str, shots: list[c.Command]) -> Iterator[Suggestion]:
    """Suggest every target in sight, with the most promising weapon."""
    at: dict[str, list[c.Shoot]] = {}
    for shot in shots:
        if isinstance(shot, c.Shoot) and shot.target not in game.ground.place:
            at.setdefault(shot.target, []).append(shot)
    ranked: list[tuple[float, Suggestion]] = []
    for target, ways in at.items():
        if not target:
            weapons = dict.fromkeys(way.weapon for way in ways)
            ranked += [(0, Suggestion(f"s {id}", say("needs no target"), 7)) for id in weapons]
        elif target not in game.state.seats or game.side(target) != game.side(name):
            ranked += _best_shot(game, name, target, ways)
    ranked.sort(key=lambda one: -one[0])
    yield from (doable for _, doable in ranked[:_MOST_SHOTS])


def _best_shot(
    game: Game, name: str, target: str, ways: list[c.Shoot]
) -> Iterator[tuple[float, Suggestion]]:
    """Yield the shot at a target with the most promising weapon, unless it can't hit."""
    ids = dict.fromkeys(way.weapon for way in ways)
    banked = {way.weapon: way.via for way in ways if way.via}
    made = [
        one
        for id in ids
        for one in forecasts(game, c.Shoot(name, target, id, via=banked.get(id, "")))
    ]
    line = f"s {target.casefold()}"
    if banked and len(banked) == len(ids):
        id, via = next(iter(banked.items()))
        line = f"{line} {id} via {via.casefold()}"
    if not made:
        yield 0, Suggestion(line, say("in sight"), 7)
        return
    best = max(made, key=lambda one: (one.odds.frag, one.odds.mean))
    if best.odds.hit:
        odds = odds_text(best)
        if len(ids) > 1:
            odds = say("{text} ({weapon})", text=odds, weapon=best.name)
        yield float(best.odds.frag) + float(best.odds.hit) / 100, Suggestion(line, odds, 8)


def odds_text(shot: Forecast) -> Text:
    hit = short_percent(shot.odds.hit)
    if not shot.is_at_a_fighter:
        odds = say("range {range}, hit {chance}", range=shot.range, chance=hit)
        if not shot.others:
            return odds
        return say("{text}, {detail}", text=odds, detail=shot.blast_text())
    odds = say(
        "range {range}, hit {chance}, frag {percent}",
        range=shot.range, chance=hit, percent=short_percent(shot.odds.frag),
    )  # fmt: skip
    if not shot.others:
        return odds
    return say("{text}, blast {detail}", text=odds, detail=shot.blast_text())


def _is_dead(game: Game, name: str, square: str, deck: str) -> bool:
    """Return whether a power-up on that square would give this fighter nothing."""
    if is_forbidden(game, name, "power-up") or not game.has_hand(name):
        return True
    pile = game.state.decks.get(deck)
    if pile is None or (not pile.left and not pile.discards):
        return True
    asked = game.modules.having("power_up_gives")
    return any(module.power_up_gives(game, name, square) == "nothing" for module in asked)


def _way_out(game: Game, name: str, reached: Mapping[int, Reached]) -> Iterator[Suggestion]:
    """Suggest a path away from a counter that hurts, such as flames."""
    here, kinds = game.seat(name).square, game.modules.kinds
    burning = {counter.square for counter in game.state.floor if kinds[counter.kind].hazard}
    if here not in burning:
        return
    names, what = game.ground.names, next(c for c in game.state.floor if c.square == here)
    free = [
        (len(found.hazards), found.cost, names[place])
        for place, found in reached.items()
        if found.stop and names[place] not in burning and game.at(names[place]) is None
    ]
    if free:
        _, cost, square = min(free)
        text = say(
            "get out of the {counter} for {cost} movement",
            counter=name_of("counter", what.kind),
            cost=cost,
        )
        yield Suggestion(f"m {square.casefold()}", text, 8)


def _places(game: Game, name: str) -> Iterator[Suggestion]:
    """Suggest power-ups not tried this turn, and counters on the map, nearest first. Those behind a
    hazard come last. Counters that hurt are left out."""
    board, ground, here = game.ground.board, game.ground, game.seat(name).square
    what: dict[str, list[Text]] = {}
    for place, kind in board.power_ups.items():
        square = board.name(place)
        is_fresh = square not in game.turn.checked and square != here
        if is_fresh and not _is_dead(game, name, square, kind):
            what.setdefault(square, []).append(say("{kind} power-up", kind=kind))
    for counter in game.state.floor:
        words = what.setdefault(counter.square, [])
        row = game.modules.kinds[counter.kind]
        is_wanted = not row.is_solid and not row.hazard and counter.kind not in words
        if counter.square != here and is_wanted:
            words.append(name_of("counter", counter.kind))
    left = game.turn.movement
    reached = squares_in_reach(game, name, left)
    yield from _way_out(game, name, reached)
    ranked: list[tuple[bool, int, Suggestion]] = []
    for square, things in what.items():
        found = reached.get(ground.place[square]) if things and square in ground.place else None
        if found is not None:
            text = say("{items:and}, {cost} movement", items=tuple(things), cost=found.cost)
            if (other := game.at(square, but=name)) is not None:
                text = say("{text}, {other} is there", text=text, other=other.name)
            hazards = route(game, name, found).hazards
            for at, hazard in hazards:
                text = say("{text}, {what} on {square}", text=text, what=hazard, square=at)
            weight = 2 if hazards else 7
            suggestion = Suggestion(f"m {square.casefold()}", text, weight)
            ranked.append((bool(hazards), found.cost, suggestion))
    ranked.sort(key=lambda one: one[:2])
    yield from (doable for *_, doable in ranked[:_MOST_PLACES])
    if reached:
        yield Suggestion(
            "m SQUARE", say("{movement} movement; `reach` shows where", movement=left), 4
        )


def _lines(title: Text, rows: list[Suggestion], style: Style) -> list[str]:
    """Return the rows with the greatest weight that fit, in their original order."""
    head = [style.bold(line) for line in style.wrap(title, hang="  ")]
    wide = min(max((len(row.typed) for row in rows), default=0), 14) + 2
    made = {i: _row(row, wide, style) for i, row in enumerate(rows)}
    room, kept = MOST_LINES - len(head), []
    for i in sorted(made, key=lambda i: (-rows[i].weight, i)):
        if len(made[i]) <= room:
            kept.append(i)
            room -= len(made[i])
    return head + [line for i in sorted(kept) for line in made[i]]


def _row(row: Suggestion, wide: int, style: Style) -> list[str]:
    narrow = replace(style, color=False)
    typed = row.typed.ljust(wide - 1) + " "
    first, *rest = narrow.wrap(row.text, " " * len(typed), " " * wide) or [typed]
    return [style.bold(row.typed) + first[len(row.typed) :], *rest]


MOST_ALIKE = 12  # buttons for the same command; the prompt accepts everything
_DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}


def buttons(run: GameRun, player: str = "", secret: bool = False) -> list[dict[str, Any]]:
    """Return the buttons for that player, or by default for the player who must answer.

    With `secret`, leave out the cards in dealt hands, which others may not see.
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
    """Return the command without the parts that the referee asks for: targets, squares, dice."""
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
            thing, _, square = target.rpartition("@")
            named = (
                say("{thing} on {square}", thing=name_of("counter", thing), square=square)
                if thing
                else target
            )
            return say("Shoot {target}: {weapon}", target=named, weapon=name)
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
