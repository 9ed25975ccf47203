"""Inventions written from the docs, each played with typed dice at one table or on one map.

A row says what Red has, what is typed, and what everybody sees then.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from tests.rules.kit import Game, draw, fighter

FAIR = Path(__file__).parent / "fair"
HALL = """
    +---+---+---+---+---+---+---+
    | .   .   .   G   .   .   . |
    +   +   +   +   +   +   +   +
    | R   .   .   B   .   Y   . |
    +   +   +   +   +   +   +   +
    | .   .   .   .   ~   .   . |
    +   +   +---+   +   +   +   +
    | 1   2   3   4   .   .   . |
    +---+---+---+---+---+---+---+
"""


class Row(NamedTuple):
    """One invention at the table."""

    name: str
    has: str  # what Red has: `play: long-arm`, `hand: …`, `id: …`; `;` between several
    typed: str  # inputs, `;` between them
    seen: str  # what is so then, `;` between several


ROWS = [
    # 1. Counted dice
    Row("brawn", "play: brawn", "s blue start; 6 6; 1 1; 1 1 1", "due Red rolls 3d: damage"),
    Row("shockwave", "play: shockwave", "s blue start; 5 5; 6 6; 6 6 6", "due Red rolls 4d: amount"),
    Row("long-fuse", "hand: long-fuse", "p long-fuse d2", "due Red rolls 1d: damage"),
    # 2. Counters
    Row("kindling", "hand: kindling; health: 1", "p kindling; end; yes", "Red health 2; on A2 campfire"),
    Row("trip-mine", "hand: trip-mine", "p trip-mine c2", "on C2 tripwire"),
    Row("stone-wall", "hand: stone-wall", "p stone-wall blue; c2; c3", "on C2 pillar; on C3 pillar; no s blue start"),
    # 3. Where
    Row("backstab", "play: backstab", "use backstab blue; e2", "Red at E2"),
    Row("long-arm", "hand: long-arm", "p long-arm blue; b2", "Red at B2"),
    Row("shrapnel", "play: shrapnel", "s blue start; 6 6; 6 6; 6 6 6", "Green health 2; Yellow health 3"),
    Row("overpenetration", "play: overpenetration", "s blue overpenetration; 6 6; 6 6 6; 6 6 6", "due Red rolls 2d: damage"),
    Row("skipping-stone", "play: skipping-stone", "s blue skipping-stone; 1 1; 2; 2", "due Red rolls 4d: damage; Yellow health 3"),
    Row("bullseye-bomb", "hand: bullseye-bomb", "p bullseye-bomb d2; 2 2; 1 1 1", "Blue health 1; Green health 2"),
    Row("flank", "hand: flank", "p flank blue; c2", "Red at C2"),
    # 4. Who
    Row("chain-lightning", "play: chain-lightning", "s blue chain-lightning; 6 6; 6 6; 6 6 6", "Green health 2; Yellow health 2"),
    Row("tax-day", "hand: tax-day; frags: 2", "p tax-day", "Red frags 1"),
    Row("two-in-sight", "hand: two-in-sight", "p two-in-sight", "due Red rolls 2d: damage"),
    Row("itchy-finger", "hand: itchy-finger", "p itchy-finger blue; end; 1 1; end", "due Red chooses shoot: Blue, Green"),
    Row("zone-of-control", "play: zone-of-control", "end; 6 6; m w", "Blue at C2; no m w"),
    Row("stage-fright", "play: stage-fright", "m s; m e", "Red at B3; no m e"),
    Row("gerbil-queen", "id: gerbil-queen", "use call b2", "Gerbil at B2"),
    # 5. The card of the moment
    Row("boomerang-blade", "play: boomerang-blade", "s blue boomerang-blade; 6 6; 1 1 1 1; 1 1 1; 4", "Red has boomerang-blade; due Red acts: 6 movement, 0 attacks"),
    Row("rewind-clock", "play: rewind-clock", "use rewind-clock", "Red health 2"),
    Row("drop-it", "hand: drop-it", "p drop-it blue", "on D2 boomstick"),
    Row("care-package", "hand: care-package", "p care-package", "on A2 link; on D2 link"),
    Row("glass-armor", "play: glass-armor", "drop glass-armor", "Red holds 1"),
    # 6. Modes
    Row("swiss-rifle", "play: swiss-rifle", "s blue swiss-rifle flare; 6 6; 1 1; 6 6 6", "Blue health 2; Blue at D2"),
    Row("bow", "play: bow", "s blue bow poison-arrow; 6 6", "Blue health 3"),
    Row("last-shot", "play: last-shot", "", "no s blue last-shot all-or-nothing"),
    # 8. Times
    Row("late-start", "play: late-start; turn: roll", "1 2", "due Red acts: 6 movement, 1 attacks"),
    Row("gut-feeling", "play: gut-feeling", "s blue start; 6 6; 6 6; 1 1 1", "due Red chooses pay: yes, no"),
    Row("dig-in", "hand: dig-in", "p dig-in; end; 6 6; s red start; 6 6; 1 1", "due Red rolls 5d: defense"),
    Row("grudge-charge", "play: grudge-charge", "m e; m e; drop grudge-charge", "due Red rolls 3d: damage"),
]  # fmt: skip


def table(row: Row) -> Game:
    has = dict(part.strip().split(": ", 1) for part in row.has.split("; "))
    begins = has.pop("turn", "")
    made = {key: int(value) if value.isdigit() else value for key, value in has.items()}
    return draw(
        HALL, packs=str(FAIR), red=fighter(**made), movement=None if begins else 6,
        blue=fighter(play="boomstick" if row.name == "drop-it" else ""),
    )  # fmt: skip


def differs(game: Game, fact: str) -> str:
    """Return what is so instead of the fact, or ""."""
    who, what, *rest = fact.split(" ", 2)
    said = rest[0] if rest else ""
    match who, what:
        case "due", _:
            found, said = game.due, f"{what} {said}"
        case "no", _:
            game.refuses(f"{what} {said}")
            return ""
        case "on", _:
            found = next((said for kind in game.floor(what.upper()) if said in kind.split()), "")
        case _, "at":
            found = game.square(who)
        case _, "holds":
            found = str(sum(game.seat(who).hand.values()))
        case _, "has":
            found = next((said for one in game.seat(who).play if one["card"] == said), "")
        case _, "health":
            found = str(game.health(who))
        case _:
            found = str(getattr(game.seat(who), what))
    return "" if found == said else f"{fact}: {found!r}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_an_invention_acts_as_its_sentence_says(row: Row) -> None:
    game = table(row)
    for line in filter(None, row.typed.split("; ")):
        game.do(line)
    wrong = [found for fact in row.seen.split("; ") if (found := differs(game, fact))]
    assert wrong == [], game.due


def test_every_invention_is_played() -> None:
    problems = Problems()
    pack = load_library(problems, [FAIR]).pack("fair")
    assert not problems.found
    assert pack is not None
    known = {*pack.cards, *pack.fighters}
    missing = known - {row.name for row in ROWS} - {"gerbil", "fireproof", "pincer"}
    assert missing == set()
