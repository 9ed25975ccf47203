"""`fragkit damage`: what one hit does, from the dice on the table."""

from __future__ import annotations

import dataclasses
import json

import typer

from fragkit.cli.app import new_app
from fragkit.cli.failure import Failure
from fragkit.cli.house import HOUSE, houses_of
from fragkit.cli.speaking import LANG, speak_alone
from fragkit.rules.attack.damage_math import MOST_DICE, parse_faces, resolve
from fragkit.term.damage import damage_text
from fragkit.term.style import style_of

app = new_app()


@app.command()
def damage(
    attack: str = typer.Option(..., "--attack", metavar="DICE", help='Attack dice: "4 2 6".'),
    defense: str = typer.Option(..., "--defense", metavar="DICE", help='Defense dice: "3 3".'),
    extra: int = typer.Option(0, "--extra", help="Extra damage of the weapon."),
    armor: int = typer.Option(0, "--armor", help="Bonus left on the target's armor."),
    health: int | None = typer.Option(
        None, "--health", help="Health without armor; if not given, the defense dice tell it."
    ),
    house: list[str] = HOUSE,
    as_json: bool = typer.Option(False, "--json", help="Answer as JSON."),
    lang: str = LANG,
) -> None:
    """What a hit does, told step by step with the rules.

    Example: fragkit damage --attack "4 2 6" --defense "3 3" --armor 1
    """
    speak_alone(lang)
    soak = houses_of(house).armor_soak if house else "a"
    shot, guard = _faces("attack", attack), _faces("defense", defense)
    for name, number, least in [("extra", extra, 0), ("armor", armor, 0), ("health", health, 1)]:
        if number is not None and not least <= number <= MOST_DICE:
            raise Failure(
                "out-of-range", f"--{name} is {number}; it must be {least} to {MOST_DICE}"
            )
    if health is None:
        # A target rolls Health with its armor (faq.armor.dice): the dice give Health away.
        known = len(guard) - armor
        if known < 1:
            raise Failure(
                "no-health",
                f"{len(guard)} defense dice with armor {armor} leave no Health; add --health",
            )
    else:
        known = health
    hit = resolve(shot, guard, health=known, armor=armor, extra=extra, soak=soak)
    due = known + armor
    note = ""
    if due != len(guard):
        whose = f"Health {known}" + (f" + armor {armor}" if armor else "")
        note = f"{whose} rolls {due} {'die' if due == 1 else 'dice'}, not {len(guard)} [damage.defense]"
    if as_json:
        typer.echo(json.dumps({**dataclasses.asdict(hit), "notes": [note] if note else []}))
        return
    for line in damage_text(hit, known, note, style_of()):
        typer.echo(line)


def _faces(name: str, text: str) -> tuple[int, ...]:
    faces = parse_faces(text)
    if isinstance(faces, str):
        raise Failure("bad-dice", f"--{name}: {faces}")
    return faces
