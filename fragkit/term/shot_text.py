"""A shot in a terminal: its odds, with a bar for each damage; a hit, step by step with its rules."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from fragkit.language import translate
from fragkit.term.style import Style, pad

if TYPE_CHECKING:
    from fragkit.rules.damage_math import Damage
    from fragkit.rules.odds.dice_odds import ShotOdds

_WIDEST_BAR = 40
_RARE = Fraction(1, 2000)  # rarer results share one row
_MOST_ROWS = 12  # so do those that would scroll the verdict off a phone


def percent(chance: Fraction) -> str:
    """Return up to three figures; only a certain result is 0 or 100."""
    if chance in (0, 1):
        return f"{int(chance) * 100} %"
    tenths = round(chance * 1000)
    if tenths < 1:
        return "<0.1 %"
    if tenths > 999:
        return ">99.9 %"
    return f"{tenths // 10}.{tenths % 10} %"


def decimal(value: Fraction) -> str:
    hundredths = round(value * 100)
    return f"{hundredths // 100}.{hundredths % 100:02}"


def shot_text(shot: ShotOdds, title: str, style: Style) -> list[str]:
    """Show the odds of a shot in at least 40 columns."""
    verdict = translate(f"{percent(shot.hit)} to hit, {percent(shot.frag)} to frag")
    lines = [style.bold(verdict) if shot.hit else style.no(translate("Out of reach: 0 % to hit"))]
    lines += [style.dim(line) for line in style.wrap(title)]
    if shot.hit:
        lines += [translate(f"{decimal(shot.mean)} points on average"), "", *bars(shot, style)]
    return lines


def bars(shot: ShotOdds, style: Style) -> list[str]:
    rows = _rows(shot)
    label = max(len(text) for text, _ in rows)
    room = min(_WIDEST_BAR, style.width - label - len(" points  100.0 %") - 1)
    full = max(p for _, p in rows)
    block = style.pick("█", "#")
    lines = []
    for text, p in rows:
        bar = block * round(p * room / full)
        word = pad(translate("point" if text == "1" else "points"), 6)
        row = f"{text:>{label}} {word} {percent(p):>7} {style.accent(bar)}"
        lines.append(row.rstrip())
    return lines


def _rows(shot: ShotOdds) -> list[tuple[str, Fraction]]:
    """Return one row for each number of points; the long thin tail is one row."""
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


def damage_text(hit: Damage, health: int, note: str, style: Style) -> list[str]:
    """Show a hit: the verdict, then each step; `health` is the target's before the hit."""
    lines = [_verdict(hit, health, style)]
    if note:
        lines += style.wrap(f"Note: {note}", hang="  ")
    lines.append("")
    for number, step in enumerate(hit.steps, 1):
        rule = f"[{step.rule}]"
        lead = f"{number} "
        told = translate(step.text)
        if len(lead) + len(told) + 2 + len(rule) <= style.width:
            lines.append(f"{lead}{told}  {style.dim(rule)}")
        else:
            lines += style.wrap(step.text, lead, " " * len(lead))
            lines.append(f"{' ' * len(lead)}{style.dim(rule)}")
    return lines


def _verdict(hit: Damage, health: int, style: Style) -> str:
    if hit.points == 0:
        return style.bold(translate(f"No damage: Health stays {health}"))
    points = f"{hit.points} point" + ("" if hit.points == 1 else "s")
    if hit.fragged:
        return style.no(translate(f"{points}: fragged"))
    if hit.health == health:
        gone = "is gone" if hit.armor_discarded else f"is down to +{hit.armor}"
        return style.bold(translate(f"{points}: armor {gone}, Health {health}"))
    end = ", armor gone" if hit.armor_discarded else ""
    return style.bold(translate(f"{points}: Health {health} to {hit.health}{end}"))
