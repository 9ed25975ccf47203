"""The damage curve of the base weapons, as the table in docs/explanation/damage-curve.md.

    python bench/balance.py            prints the table
    python bench/balance.py --write    puts it into docs/explanation/damage-curve.md

Points are exact means against Health 3, nothing capped, for a shot that hits. A blast counts
one victim, a burst all its ammunition, a multi-shot attack one shot.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.card import Card
from fragkit.model.effects.acts import Blast
from fragkit.model.effects.modifiers import Roll
from fragkit.model.text.circumstances import condition_sentence
from fragkit.model.text.compose import plain
from fragkit.model.word_values import Dice
from fragkit.rules.odds.dice_odds import points_spread, sums

HEALTH = 3
DOCS = Path(__file__).parent.parent / "docs" / "explanation" / "damage-curve.md"


@dataclass(frozen=True, slots=True)
class Attack:
    """One way of firing a weapon."""

    way: str
    dice: int
    extra: int
    ammo: int | None  # that one attack uses; None: nothing is counted


def points(dice: int, extra: int = 0) -> Fraction:
    """Mean points of a hit with so many dice against Health 3."""
    return points_spread(sums(dice), sums(HEALTH), extra).mean()


def attacks(card: Card) -> Iterator[Attack]:
    track = card.ammo if isinstance(card.ammo, int) else None
    use = (track if card.ammo_use == "all" else card.ammo_use) if track is not None else None
    blast = next((e for e in card.effects if isinstance(e, Blast)), None)
    if blast is not None and card.damage == "none":
        yield Attack("blast", blast.value.count, 0, use)
    if not isinstance(card.damage, Dice):
        return
    dice = card.damage.count
    yield Attack("", dice, card.extra, use)
    for effect in card.effects:
        if isinstance(effect, Roll) and "damage" in effect.value:
            way = str(condition_sentence(effect.if_))
            yield Attack(plain(way), dice + effect.dice, card.extra, use)
    if card.burst > 1:
        yield Attack(f"burst of {card.burst}", dice * card.burst, card.extra, card.burst)
    for mode in card.modes:
        own = mode.damage.count if isinstance(mode.damage, Dice) else dice
        spent = track if mode.ammo == "all" else use if mode.ammo is None else mode.ammo
        extra = card.extra if mode.extra is None else mode.extra
        yield Attack(mode.name.lower(), own, extra, spent)


def base_weapons() -> list[Card]:
    pack = load_library(Problems()).pack("base")
    return [c for c in pack.cards.values() if c.deck == "weapon"] if pack is not None else []


def table() -> str:
    """One row for each way of firing, the heaviest hit last."""
    rows = []
    for card in base_weapons():
        for attack in attacks(card):
            hit = points(attack.dice, attack.extra)
            name = f"{card.name}, {attack.way}" if attack.way else card.name
            dice = f"{attack.dice}d" + (f" +{attack.extra}" if attack.extra else "")
            if attack.ammo is None or not isinstance(card.ammo, int):
                per_ammo, per_card, ammo = "–", "–", "∞"
            else:
                per_ammo = f"{float(hit / attack.ammo):.2f}"
                per_card = f"{float(hit * (card.ammo // attack.ammo)):.1f}"
                ammo = str(card.ammo)
            rows.append(
                (
                    hit,
                    name,
                    f"| {name} | {dice} | {float(hit):.2f} | {ammo} | {per_ammo} | {per_card} |",
                )
            )
    rows.sort(key=lambda row: (row[0], row[1]))
    head = "| weapon | dice | damage per hit | ammo | damage per ammo | damage per card |"
    return "\n".join([head, "|---|---|---|---|---|---|", *(row[2] for row in rows)])


def curve() -> str:
    """What each number of dice does."""
    span = range(1, 11)
    return "\n".join(
        [
            f"| dice | {' | '.join(f'{n}d' for n in span)} |",
            f"|---|{'---|' * len(span)}",
            f"| damage to Health 3 | {' | '.join(f'{float(points(n)):.2f}' for n in span)} |",
        ]
    )


def with_tables(text: str) -> str:
    """The page with both tables put between their marks."""
    for name, made in (("curve", curve()), ("balance", table())):
        begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
        before, rest = text.split(begin)
        text = f"{before}{begin}\n{made}\n{end}{rest.split(end)[1]}"
    return text


def main() -> None:
    if "--write" in sys.argv:
        DOCS.write_text(with_tables(DOCS.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(table())


if __name__ == "__main__":
    main()
