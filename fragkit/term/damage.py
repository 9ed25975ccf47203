"""How a hit is told: the verdict, then each step with its rule."""

from __future__ import annotations

from fragkit.language import say
from fragkit.rules.attack.damage_math import Damage
from fragkit.term.style import Style


def damage_text(hit: Damage, health: int, note: str, style: Style) -> list[str]:
    """Lines for a terminal of any width; `health` is what the target had before."""
    lines = [_verdict(hit, health, style)]
    if note:
        lines += style.wrap(f"Note: {note}", hang="  ")
    lines.append("")
    for number, step in enumerate(hit.steps, 1):
        rule = f"[{step.rule}]"
        lead = f"{number} "
        told = say(step.text)
        if len(lead) + len(told) + 2 + len(rule) <= style.width:
            lines.append(f"{lead}{told}  {style.dim(rule)}")
        else:
            lines += style.wrap(step.text, lead, " " * len(lead))
            lines.append(f"{' ' * len(lead)}{style.dim(rule)}")
    return lines


def _verdict(hit: Damage, health: int, style: Style) -> str:
    if hit.points == 0:
        return style.bold(say(f"No damage: Health stays {health}"))
    points = f"{hit.points} point" + ("" if hit.points == 1 else "s")
    if hit.fragged:
        return style.no(say(f"{points}: fragged"))
    if hit.health == health:
        gone = "is gone" if hit.armor_discarded else f"is down to +{hit.armor}"
        return style.bold(say(f"{points}: armor {gone}, Health {health}"))
    end = ", armor gone" if hit.armor_discarded else ""
    return style.bold(say(f"{points}: Health {health} to {hit.health}{end}"))
