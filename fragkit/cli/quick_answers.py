"""Questions that need no game: `fragkit los`, `reach`, `odds` and `damage`.

Each imports its modules only when it runs. Sight and reach do not need the rules.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

import typer

from fragkit.cli.arguments import (
    ASCII,
    BARRELS,
    COUNTERS,
    FIGHTERS,
    FROM,
    HANGED,
    HOUSE,
    JSON,
    MAP,
    board_houses,
    board_style,
    houses_of,
    open_board,
    place_named,
    screen_height,
    things_of,
)
from fragkit.cli.command import Failure, new_app
from fragkit.cli.lang_option import LANG, speak_if_asked
from fragkit.language.sentences import NOTHING, Sentence, plural, say

if TYPE_CHECKING:
    pass

los_app, reach_app, odds_app, damage_app = (new_app() for _ in range(4))

MOST_MOVES = 1000  # more than any roll can reach, and still fast


# -- sight and reach ---------------------------------------------------------------------------


@los_app.command()
def los(
    map: str = MAP,
    from_: str = FROM,
    to: str | None = typer.Argument(None, metavar="[TO]", help="A square (default: every square)."),
    fighter: list[str] = FIGHTERS,
    barrel: list[str] = BARRELS,
    hanged: list[str] = HANGED,
    counter: list[str] = COUNTERS,
    house: list[str] = HOUSE,
    ascii: bool = ASCII,
    as_json: bool = JSON,
    lang: str = LANG,
) -> None:
    """Check whether one square sees another. Exits 0 if clear, 1 if blocked.

    Example: fragkit los foundry b2 b5 --fighter b4
    """
    speak_if_asked(lang)
    from fragkit.board.sight import sight, visible_from

    board = open_board(map)
    houses = board_houses(house, map)
    start = place_named(board, from_)
    end = place_named(board, to) if to is not None else None
    things = things_of(board, fighter, barrel, hanged, counter)
    if end is None:
        visible = visible_from(board, start, things, houses)
        if as_json:
            _print_json({"visible_squares": {board.name(p): r for p, r in visible.items()}})
            return
        from fragkit.term.board_answers import seen_text

        _print(seen_text(board, start, visible, board_style(ascii), things, screen_height()))
        return
    answer = sight(board, start, end, things, houses)
    if as_json:
        by = answer.blocked_by and answer.blocked_by.plain()
        _print_json({"visible": answer.visible, "range": answer.range, "blocked_by": by})
    else:
        from fragkit.term.board_answers import los_text

        _print(los_text(board, start, end, answer, board_style(ascii), things, screen_height()))
    if not answer.visible:
        raise typer.Exit(1)


@reach_app.command()
def reach(
    map: str = MAP,
    from_: str = FROM,
    moves: int = typer.Argument(metavar="MOVES", help="Movement available."),
    speed: int = typer.Option(
        1, "--speed", help="The fighter's Speed; with 2 or more they can jump."
    ),
    fighter: list[str] = FIGHTERS,
    barrel: list[str] = BARRELS,
    hanged: list[str] = HANGED,
    counter: list[str] = COUNTERS,
    house: list[str] = HOUSE,
    ascii: bool = ASCII,
    as_json: bool = JSON,
    lang: str = LANG,
) -> None:
    """Show where a fighter can go, with the cheapest paths and their hazards.

    Example: fragkit reach foundry b2 7 --speed 2
    """
    speak_if_asked(lang)
    from fragkit.board.movement import Mover
    from fragkit.board.reach import MOST_REACHED, reach_plain
    from fragkit.board.reach import reach as squares_in_reach

    for name, number, least in (("MOVES", moves, 0), ("--speed", speed, 1)):
        if not least <= number <= MOST_MOVES:
            span = f"from {least} to {MOST_MOVES}"
            raise Failure("out-of-range", f"{name} is {number}; it must be {span}")
    board = open_board(map)
    if len(board.grid.cells) > MOST_REACHED:
        text = f"`reach` is for maps of up to {MOST_REACHED:,} squares"
        raise Failure("map-too-large", text)
    houses = board_houses(house, map)
    start = place_named(board, from_)
    things = things_of(board, fighter, barrel, hanged, counter)
    reached = squares_in_reach(board, start, moves, Mover(speed=speed), things, houses)
    if as_json:
        _print_json(reach_plain(board, reached))
        return
    from fragkit.term.board_answers import reach_text

    style = board_style(ascii)
    _print(reach_text(board, start, moves, reached, style, things, screen_height()))


# -- one shot, one hit ---------------------------------------------------------------------------


@odds_app.command()
def odds(
    words: list[str] = typer.Argument(
        None,
        metavar="[WEAPON]|[ACCURACY RANGE DAMAGE HEALTH]",
        help="A weapon by name, or the four numbers in this order.",
    ),
    accuracy: int = typer.Option(
        None, "--accuracy", help="Dice for the to-hit roll (with WEAPON, default: 2)."
    ),
    range: int = typer.Option(None, "--range", help="Range to the target in squares."),
    damage: str = typer.Option(
        None, "--damage", metavar="DICE", help="The weapon's damage dice, such as 4d."
    ),
    health: int = typer.Option(None, "--health", help="The target's Health without armor."),
    extra: int = typer.Option(None, "--extra", help="The weapon's extra damage (default: 0)."),
    armor: int = typer.Option(0, "--armor", help="The target's armor bonus."),
    house: list[str] = HOUSE,
    as_json: bool = typer.Option(
        False, "--json", help="Print the answer as JSON, with exact fractions."
    ),
    lang: str = LANG,
) -> None:
    """Work out the exact odds of a shot: to hit, to frag, and for each amount of damage.

    fragkit asks for missing numbers.

    Example: fragkit odds boomstick --range 8 --health 3
    """
    speak_if_asked(lang)
    from fragkit.rules.odds.dice_odds import MOST_DICE, plain_shot
    from fragkit.term.shot_text import shot_text
    from fragkit.term.style import style_of

    soak = houses_of(house).armor_soak if house else "a"
    words = words or []  # `pulse rifle 2 8 3`: a weapon, then numbers
    at = next((i for i, word in enumerate(words) if word[:1].isdecimal()), len(words))
    name, typed = "-".join(words[:at]).casefold(), words[at:]
    weapon = _find_weapon(name) if name else None
    if weapon is not None and damage is None:
        damage = weapon.damage
    given = {"accuracy": accuracy, "range": range, "damage": damage, "health": health}
    free = [key for key, value in given.items() if value is None]
    if len(typed) > len(free):
        surplus = typed[len(free)]
        raise Failure("usage", f"`{surplus}` is one number too many; for example: {_FOUR_WORDS}")
    given = {**given, **dict(zip(free, typed, strict=False))}
    if weapon is not None and given["accuracy"] is None:
        given["accuracy"] = 2
    _ask_missing(given, as_json)
    dice = _parse_dice(str(given.pop("damage")))
    accuracy, range, health = (_parse_number(key, given[key]) for key in given)
    extra = (weapon.extra if weapon is not None else 0) if extra is None else extra
    _check_bounds(
        {"accuracy": accuracy, "range": range, "damage": dice, "health": health}, 1, MOST_DICE
    )
    _check_bounds({"extra": extra, "armor": armor}, 0, MOST_DICE)
    reaches = weapon is None or weapon.nearest <= range <= weapon.farthest
    away = range if reaches else accuracy * 6 + 1
    shot = plain_shot(accuracy, away, dice, health, extra=extra, armor=armor, soak=soak)
    if as_json:
        _print_json(shot.plain())
        return
    title = say(
        "{accuracy}d to hit at range {range}; {dice}d{points} damage against {detail}",
        accuracy=accuracy, range=range, dice=dice,
        points=say("{n:signed}", n=extra) if extra else NOTHING, detail=_target_text(health, armor),
    )  # fmt: skip
    if weapon is not None:
        title = say("{weapon}: {text}", weapon=weapon.name, text=title)
    _print(shot_text(shot, title, style_of()))


class _NamedWeapon(NamedTuple):
    """A weapon given by its name, with the numbers printed on it."""

    name: str
    damage: str
    extra: int
    nearest: int
    farthest: int


def _find_weapon(name: str) -> _NamedWeapon:
    from fragkit.cli.content import load_content, pick
    from fragkit.diagnostics import Problems
    from fragkit.model.fighter import PISTOL
    from fragkit.model.word_values import Dice

    problems = Problems()
    cards = load_content("", problems).cards
    weapons = {id: card for id, card in cards.items() if card.is_weapon}
    if name in cards and name not in weapons:
        raise Failure("unknown-id", f"`{name}` is not a weapon")
    found = PISTOL if name == "pistol" else pick("weapon", name, weapons, problems)[0]
    if not isinstance(found.damage, Dice):
        raise Failure("unknown-id", f"`{name}` has no damage dice")
    return _NamedWeapon(
        found.name, f"{found.damage.count}d", found.extra,
        found.range_at_least or 1, found.range_at_most or 1_000_000,
    )  # fmt: skip


_FOUR_WORDS = "fragkit odds 2 8 4d 3"


def _check_bounds(numbers: dict[str, int], least: int, most: int) -> None:
    for option, number in numbers.items():
        if number < least:
            raise Failure("out-of-range", f"--{option} is {number}; it must be at least {least}")
        if number > most and option != "range":
            raise Failure("out-of-range", f"--{option} is {number}; it must be at most {most}")


def _ask_missing(given: dict[str, object], as_json: bool) -> None:
    """Ask for missing values if there is a terminal. Otherwise fail with a list of all of them."""
    questions = {
        "accuracy": ("--accuracy N", say("Accuracy (dice to hit)")),
        "range": ("--range N", say("Range in squares")),
        "damage": ("--damage DICE", say("Damage dice, such as 4d")),
        "health": ("--health N", say("The target's Health")),
    }
    missing = [key for key, value in given.items() if value is None]
    if not missing:
        return
    if as_json or sys.stdin is None or not sys.stdin.isatty():
        options = [questions[key][0] for key in missing]
        listed = " and ".join([", ".join(options[:-1]), options[-1]] if options[1:] else options)
        raise Failure("usage", f"add {listed}; for example: {_FOUR_WORDS}")
    from fragkit.cli.prompts import ask_until
    from fragkit.language import translate

    for key in missing:

        def fault(text: str, key: str = key) -> str:
            try:
                number = _parse_dice(text) if key == "damage" else _parse_number(key, text)
            except Failure as failure:
                return failure.message
            return "" if number >= 1 else f"--{key} is {number}; it must be at least 1"

        given[key] = ask_until(translate(questions[key][1]), fault)


def _parse_number(name: str, value: object) -> int:
    if isinstance(value, int):
        return value
    text = str(value).strip()
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Failure("usage", f"--{name} is `{text}`; write a number")
    return int(text)


def _target_text(health: int, armor: int) -> Sentence:
    if armor:
        return say("Health {health} and armor {armor:signed}", health=health, armor=armor)
    return say("Health {health}", health=health)


def _parse_dice(text: str) -> int:
    import re

    match = re.fullmatch(r"(-?[0-9]{1,99})([dD]6?)?", text.strip())
    if not match:
        raise Failure("bad-dice", f"--damage is `{text}`; write a number of dice such as 4d")
    return int(match[1])


@damage_app.command()
def damage(
    attack: str = typer.Option(
        ..., "--attack", metavar="DICE", help='Attack dice, such as "4 2 6".'
    ),
    defense: str = typer.Option(
        ..., "--defense", metavar="DICE", help='Defense dice, such as "3 3".'
    ),
    extra: int = typer.Option(0, "--extra", help="The weapon's extra damage."),
    armor: int = typer.Option(0, "--armor", help="The target's remaining armor bonus."),
    health: int | None = typer.Option(
        None, "--health", help="Health without armor (default: from the number of defense dice)."
    ),
    house: list[str] = HOUSE,
    as_json: bool = typer.Option(False, "--json", help="Print the answer as JSON."),
    lang: str = LANG,
) -> None:
    """Work out the damage of a hit, step by step, with the rules.

    Example: fragkit damage --attack "4 2 6" --defense "3 3" --armor 1
    """
    speak_if_asked(lang)
    from dataclasses import asdict

    from fragkit.rules.damage_math import MOST_DICE, resolve
    from fragkit.term.shot_text import damage_text
    from fragkit.term.style import style_of

    soak = houses_of(house).armor_soak if house else "a"
    shot, guard = _parse_faces("attack", attack), _parse_faces("defense", defense)
    for name, number, least in [("extra", extra, 0), ("armor", armor, 0), ("health", health, 1)]:
        if number is not None and not least <= number <= MOST_DICE:
            raise Failure(
                "out-of-range", f"--{name} is {number}; it must be {least} to {MOST_DICE}"
            )
    if health is None:
        # A target rolls Health plus armor (faq.armor.dice), so the number of dice shows the Health.
        known = len(guard) - armor
        if known < 1:
            raise Failure(
                "no-health",
                f"{len(guard)} defense dice with armor {armor} leave no Health; add --health N",
            )
    else:
        known = health
    hit = resolve(shot, guard, health=known, armor=armor, extra=extra, soak=soak)
    due = known + armor
    note = NOTHING
    if due != len(guard):
        note = plural(
            "a target with {detail} rolls {n} die, not {count} [damage.defense]",
            "a target with {detail} rolls {n} dice, not {count} [damage.defense]",
            detail=_target_text(known, armor), n=due, count=len(guard),
        )  # fmt: skip
    if as_json:
        steps = [{"rule": step.rule, "text": str(step.text)} for step in hit.steps]
        notes = [str(note)] if note else []
        _print_json({**asdict(hit), "steps": steps, "notes": notes})
        return
    _print(damage_text(hit, known, note, style_of()))


def _parse_faces(name: str, text: str) -> tuple[int, ...]:
    from fragkit.rules.damage_math import parse_faces

    faces = parse_faces(text)
    if not isinstance(faces, tuple):
        raise Failure("bad-dice", f"--{name}: {faces}")
    return faces


# -- output ------------------------------------------------------------------------------------


def _print(lines: list[str]) -> None:
    typer.echo("\n".join(lines))


def _print_json(answer: dict[str, object]) -> None:
    import json  # imported here, because a cold answer in words does not need it

    typer.echo(json.dumps(answer))
