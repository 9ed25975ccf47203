"""`fragkit odds`: the exact chances of one shot."""

from __future__ import annotations

import re
from fractions import Fraction

import typer

from fragkit.cli.app import new_app
from fragkit.cli.failure import Failure
from fragkit.cli.house import HOUSE, houses_of
from fragkit.cli.speaking import LANG, speak_alone
from fragkit.rules.odds.dice_odds import MOST_DICE, ShotOdds, plain_shot
from fragkit.term.odds import shot_text
from fragkit.term.style import style_of

app = new_app()


@app.command()
def odds(
    accuracy: int = typer.Option(..., "--accuracy", help="Dice of the to-hit roll."),
    range: int = typer.Option(..., "--range", help="Squares to the target."),
    damage: str = typer.Option(..., "--damage", metavar="DICE", help="The weapon's dice: 4d."),
    health: int = typer.Option(..., "--health", help="The target's Health, without armor."),
    extra: int = typer.Option(0, "--extra", help="Extra damage of the weapon."),
    armor: int = typer.Option(0, "--armor", help="Bonus of the target's armor."),
    house: list[str] = HOUSE,
    as_json: bool = typer.Option(False, "--json", help="Answer as JSON, fractions included."),
    lang: str = LANG,
) -> None:
    """The exact odds of a shot: to hit, to frag, of each damage.

    Example: fragkit odds --accuracy 2 --range 7 --damage 4d --health 3
    """
    speak_alone(lang)
    soak = houses_of(house).armor_soak if house else "a"
    dice = _dice(damage)
    for name, number, least, most in [
        ("accuracy", accuracy, 1, MOST_DICE),
        ("range", range, 1, None),
        ("damage", dice, 1, MOST_DICE),
        ("health", health, 1, MOST_DICE),
        ("extra", extra, 0, MOST_DICE),
        ("armor", armor, 0, MOST_DICE),
    ]:
        if number < least:
            raise Failure("out-of-range", f"--{name} is {number}; it must be at least {least}")
        if most is not None and number > most:
            raise Failure("out-of-range", f"--{name} is above {most}, the most that is reckoned")
    shot = plain_shot(accuracy, range, dice, health, extra=extra, armor=armor, soak=soak)
    if as_json:
        import json  # here: a cold answer in words does without

        typer.echo(json.dumps(_as_json(shot)))
        return
    title = f"{accuracy}d at range {range}; {dice}d{f' +{extra}' if extra else ''}"
    target = f"Health {health}{f' + armor {armor}' if armor else ''}"
    for line in shot_text(shot, f"{title} on {target}", style_of()):
        typer.echo(line)


def _dice(text: str) -> int:
    match = re.fullmatch(r"(-?[0-9]{1,99})([dD]6?)?", text.strip())
    if not match:
        raise Failure("bad-dice", f"--damage is `{text}`; write a number of dice such as 4d")
    return int(match[1])


def _as_json(shot: ShotOdds) -> dict[str, object]:
    return {**_figures(shot, float), "exact": _figures(shot, str)}


def _figures(shot: ShotOdds, shown: type[float] | type[str]) -> dict[str, object]:
    def figure(value: Fraction) -> float | str:
        return shown(value)

    return {
        "hit": figure(shot.hit),
        "frag": figure(shot.frag),
        "mean": figure(shot.mean),
        "damage": {str(points): figure(p) for points, p in shot.damage.items()},
    }
