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
    Row("drop-it", "hand: drop-it; blue: boomstick", "p drop-it blue", "on D2 boomstick"),
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
    # 1. More counted dice
    Row("field-hospital", "hand: field-hospital; health: 1; teams: red Red Blue, blue Green Yellow", "p field-hospital", "Red health 3"),
    Row("rocket-skates", "play: rocket-skates", "use rocket-skates; east", "Red at C2"),
    Row("panic-run", "hand: panic-run; health: 1", "p panic-run", "due Red rolls 3d: amount"),
    Row("berserker-paint", "play: berserker-paint; health: 1", "s blue start; 6 6", "due Red rolls 4d: damage"),
    # 2. More counters
    Row("beacon-card", "hand: beacon-card", "override yellow square a1; override blue square g2; p beacon-card b2; m e; s blue start", "due Red rolls 3d: hit"),
    Row("gong-card", "hand: gong-card", "p gong-card b2; s b2 start", "due Red acts: 0 movement, 0 attacks; on B2 "),
    # 3. More of where
    Row("escape-hatch", "play: escape-hatch", "end; 1 1; s red start; 6 6; yes; a4", "Red at A4"),
    Row("far-sighted", "play: far-sighted", "end; 1 1; s red start; 6 6; 1 1", "due Red rolls 5d: defense"),
    Row("side-step", "play: side-step", "end; 1 1; s red start; 1 1; yes; d3", "Red at D3"),
    # 4. More of who
    Row("dominoes", "hand: dominoes", "p dominoes", "Blue at E2; Green at E1; Yellow at G2"),
    Row("trigger-finger", "play: trigger-finger", "end; 1 1; end; 1 1; end; 1 1; m s", "due Red chooses shoot: Yellow"),
    Row("leash", "hand: leash", "p leash blue; end; 6 6", "no m e; no m s"),
    # 5. More cards of the moment
    Row("disposable-gun", "play: disposable-gun", "s blue disposable-gun; 1 1", "Red has "),
    Row("clean-kill", "play: clean-kill", "s blue start; 6 6; 6 6; 1 1 1", "Blue status fragged; on D2 "),
    Row("overcharger", "play: overcharger boomstick", "s blue overcharger; 6 6; 1 1 1; 6 6 6; yes", "Blue health 2; Red left overcharger 2"),
    # 6. More modes
    Row("dragon-gun", "play: dragon-gun fireproof", "m e; m e; s blue dragon-gun dragon-breath; 1 1 1 1; 6 6 6", "Blue health 2"),
    Row("fireproof", "play: dragon-gun; blue: fireproof", "m e; m e; s blue dragon-gun dragon-breath", "Blue health 3; due Red acts: 4 movement, 0 attacks"),
    Row("grenade-rifle", "play: grenade-rifle", "s c2 grenade-rifle ground-burst", "due Red rolls 3d: damage"),
    Row("steady-pistol", "play: steady-pistol", "m e", "no s blue steady-pistol steady"),
    Row("trick-rifle", "play: trick-rifle", "s yellow trick-rifle trick-shot via f3", "due Red rolls 2d: hit; no s yellow trick-rifle"),
    # 7. Sides
    Row("rally-flag", "play: rally-flag; teams: red Red Blue, blue Green Yellow", "override green square a4; m e; m e; s green start", "due Red rolls 3d: hit"),
    Row("war-chest", "play: war-chest; frags: 1; teams: red Red Blue, blue Green Yellow", "override blue frags 1; end", "Red holds 1"),
    Row("beach-party", "play: beach-party; health: 1; teams: red Red Blue, blue Green Yellow", "end", "Red health 1"),
    Row("alarm-bell", "play: alarm-bell; turn: roll", "override blue square e3; 1 1", "due Red acts: 5 movement, 1 attacks"),
    # 8. More times
    Row("clear-out", "play: clear-out", "end", "due Red chooses pay: yes, no"),
    Row("quick-draw", "play: quick-draw; turn: roll", "1 1; yes; blue", "due Red rolls 2d: hit"),
    Row("mud-bomb", "play: mud-bomb", "s blue mud-bomb; 6 6; 1 1; 6 6 6; end", "due Blue rolls 1d: movement"),
    Row("pincer", "play: pincer", "override red square e3; s blue start", "due Red rolls 4d: damage"),
    # Fighters
    Row("short-career", "id: short-career; frags: 1", "s blue start; 6 6; 6 6; 1 1 1", "due Red has won"),
    Row("fidget", "id: fidget", "", "no end"),
    Row("junk-dealer", "id: junk-dealer; play: glass-armor", "drop glass-armor", "Red holds 2"),
]  # fmt: skip


def table(row: Row) -> Game:
    has = dict(part.strip().split(": ", 1) for part in row.has.split("; "))
    begins, teams, blue = (has.pop(key, "") for key in ("turn", "teams", "blue"))
    made = {key: int(value) if value.isdigit() else value for key, value in has.items()}
    return draw(
        HALL, packs=str(FAIR), red=fighter(**made), movement=None if begins else 6,
        blue=fighter(play=blue), **({"teams": teams, "variants": "death-match"} if teams else {}),
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
        case _, "left":
            weapon, _, said = said.partition(" ")
            ammo = [one["ammo"] for one in game.seat(who).play if one["card"] == weapon]
            found = str(ammo[0])
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
    missing = known - {row.name for row in ROWS} - {"gerbil", "home-turf"}
    assert missing == set()
