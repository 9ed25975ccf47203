"""Shots in a terminal: the odds of one, with a bar for each amount of damage, and a hit, step by
step with its rules."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from fragkit.language import translate
from fragkit.language.sentences import Sentence, Text, say
from fragkit.term.style import Style, text_width

if TYPE_CHECKING:
    from fragkit.rules.damage_math import Damage
    from fragkit.rules.odds.dice_odds import ShotOdds

_WIDEST_BAR = 40
_RARE = Fraction(1, 2000)  # rarer results share one row
_MOST_ROWS = 12  # results that would scroll the verdict off a phone share one, too


def percent(chance: Fraction) -> str:
    """Return a percentage with up to three digits. Only a certain result is 0 or 100."""
    if chance in (0, 1):
        return f"{int(chance) * 100}%"
    tenths = round(chance * 1000)
    if tenths < 1:
        return "<0.1%"
    if tenths > 999:
        return ">99.9%"
    return f"{tenths // 10}.{tenths % 10}%"


def decimal(value: Fraction) -> str:
    hundredths = round(value * 100)
    return f"{hundredths // 100}.{hundredths % 100:02}"


def shot_text(shot: ShotOdds, title: Text, style: Style) -> list[str]:
    """Show the odds of a shot in at least 40 columns."""
    if shot.hit:
        odds = say(
            "{chance} to hit, {percent} to frag",
            chance=percent(shot.hit),
            percent=percent(shot.frag),
        )
        lines = [style.bold(translate(odds))]
    else:
        lines = [style.no(translate(say("Out of range: 0% to hit")))]
    lines += [style.dim(line) for line in style.wrap(title)]
    if shot.hit:
        lines += [translate(average_text(shot)), "", *bars(shot, style)]
    return lines


def average_text(shot: ShotOdds) -> Sentence:
    return say("{damage} damage on average", damage=decimal(shot.mean))


def bars(shot: ShotOdds, style: Style) -> list[str]:
    rows = _rows(shot)
    label = max(len(text) for text, _ in rows)
    word = translate(say("damage"))
    room = min(_WIDEST_BAR, style.width - label - text_width(word) - len("   100.0%") - 1)
    full = max(p for _, p in rows)
    block = style.pick("█", "#")
    lines = []
    for text, p in rows:
        bar = block * round(p * room / full)
        row = f"{text:>{label}} {word} {percent(p):>6} {style.accent(bar)}"
        lines.append(row.rstrip())
    return lines


def _rows(shot: ShotOdds) -> list[tuple[str, Fraction]]:
    """Return one row for each amount of damage. The unlikely high amounts share one row."""
    numbers = list(shot.damage)
    keep = len(numbers)
    tail = Fraction(0)
    while keep >= _MOST_ROWS or (keep > 2 and tail + shot.damage[numbers[keep - 1]] < _RARE):
        tail += shot.damage[numbers[keep - 1]]
        keep -= 1
    if len(numbers) - keep < 2:
        keep, tail = len(numbers), Fraction(0)
    rows = [(str(n), shot.damage[n]) for n in numbers[:keep]]
    return [*rows, (f"{numbers[keep]}+", tail)] if tail else rows


def damage_text(hit: Damage, health: int, note: Text, style: Style) -> list[str]:
    """Show a hit: the verdict, then each step. `health` is the target's Health before the hit."""
    tone = style.no if hit.fragged else style.bold
    lines = [tone(line) for line in style.wrap(_verdict(hit, health), hang="  ")]
    if note:
        lines += style.wrap(say("Note: {note}", note=note), hang="  ")
    lines.append("")
    for number, step in enumerate(hit.steps, 1):
        rule = f"[{step.rule}]"
        lead = f"{number} "
        text = translate(step.text)
        if len(lead) + len(text) + 2 + len(rule) <= style.width:
            lines.append(f"{lead}{text}  {style.dim(rule)}")
        else:
            lines += style.wrap(step.text, lead, " " * len(lead))
            lines.append(f"{' ' * len(lead)}{style.dim(rule)}")
    return lines


def _verdict(hit: Damage, health: int) -> Sentence:
    if hit.points == 0:
        return say("No damage: Health stays {health}", health=health)
    if hit.fragged:
        return say("{damage} damage: fragged", damage=hit.points)
    if hit.health == health and hit.armor_discarded:
        return say(
            "{damage} damage: the armor is gone, Health {health}", damage=hit.points, health=health
        )
    if hit.health == health:
        return say(
            "{damage} damage: armor {armor:signed} left, Health {health}",
            damage=hit.points, armor=hit.armor, health=health,
        )  # fmt: skip
    if hit.armor_discarded:
        return say(
            "{damage} damage: Health drops from {health} to {left}, and the armor is gone",
            damage=hit.points, health=health, left=hit.health,
        )  # fmt: skip
    return say(
        "{damage} damage: Health drops from {health} to {left}",
        damage=hit.points, health=health, left=hit.health,
    )  # fmt: skip
