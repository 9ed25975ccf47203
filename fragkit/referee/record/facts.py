"""The facts that the record keeps of each input, in the words of `override`.

    facts_of(game)                 ->  {"Red square": "C4", "Red health": "3", …}
    changed_facts(before, after)   ->  ("Red square C6", "Red movement 4")

`Red health 2` in a record is what `override Red health 2` sets, so a game can go on from its
record after the rules have changed.
"""

from __future__ import annotations

from fragkit.rules.game import Game
from fragkit.rules.movement.floor import floor_words
from fragkit.rules.stats import armor, attacks_left, health

Facts = dict[str, str]
_CARD = " card "
_STANCE = " stance "
_FLOOR = "floor "
_POINTS = "points "


def facts_of(game: Game) -> Facts:
    found: Facts = {}
    state = game.state
    for name, seat in state.seats.items():
        if seat.status == "gone":
            continue
        found[f"{name} square"] = seat.square or "off"
        if seat.figure:
            found[f"{name} figure"] = seat.figure
        if seat.square:
            found[f"{name} health"] = str(health(game, name))
            if any(laid.armor for laid in seat.play):
                found[f"{name} armor"] = str(armor(game, name))
        if seat.blood:
            found[f"{name} blood"] = str(seat.blood)
        if seat.side:
            found[f"{name} side"] = seat.side
        found[f"{name} frags"] = str(seat.frags)
        for mark, number in seat.marks.items():
            found[f"{name} {mark}"] = str(number)
        for track, number in seat.tracks.items():
            found[f"{name} {track}"] = str(number)
        for deck, number in seat.hidden.items():
            found[f"{name} hand {deck}"] = str(number)
        for laid in seat.play:
            if laid.is_stance:
                found[f"{name}{_STANCE}{game.catalog.stance(laid.card).id}"] = ""
            elif laid.is_gear and laid.ammo >= 0:
                found[f"{name} ammo {laid.card.partition('@')[0]}"] = str(laid.ammo)
            elif not laid.ghost:
                found[f"{name}{_CARD}{laid.card}"] = str(laid.ammo) if laid.ammo >= 0 else ""
    if any(module.keeps_points for module in game.modules.all):
        for side, one in state.sides.items():
            found[f"{_POINTS}{side}"] = str(one.points)
    for square in dict.fromkeys(counter.square for counter in state.floor):
        # In one order: whether the blood or the weapons fell first is no fact.
        found[f"{_FLOOR}{square}"] = " ".join(sorted(floor_words(game, square).split()))
    turn = state.turn
    if turn is not None and state.stage == "play":
        found["turn"] = turn.player
        if turn.phase == "free":
            found[f"{turn.player} movement"] = str(turn.movement)
            found[f"{turn.player} attacks"] = str(attacks_left(game, turn.player))
    return found


def changed_facts(before: Facts, after: Facts) -> tuple[str, ...]:
    if before == after:
        return ()
    told: list[str] = []
    for key, value in after.items():
        if before.get(key) == value:
            continue
        if key == "turn":
            told.append(f"{value} turn")
        elif _CARD in key and key in before:
            told.append(f"{key.replace(_CARD, ' ammo ')} {value}")
        else:
            told.append(f"{key} {value}".rstrip())
    for key in before:
        if key not in after:
            if _CARD in key:
                told.append(key.replace(_CARD, " no-card "))
            elif _STANCE in key:
                told.append(key.replace(_STANCE, " no-stance "))
            elif " ammo " in key:
                continue  # gone with its fighter, and back with him
            elif key.startswith(_FLOOR):
                told.append(f"{key} nothing")
            elif (
                not key.endswith(
                    (
                        " square",
                        " figure",
                        " health",
                        " frags",
                        " movement",
                        " attacks",
                        " armor",
                        " side",
                    )
                )
                and key != "turn"
            ):
                told.append(f"{key} 0")
    return tuple(told)


def recorded_facts(before: Facts, told: tuple[str, ...]) -> Facts:
    """What was so after an input, by what the record tells of it."""
    found = dict(before)
    for text in told:
        words = text.split()
        if len(words) < 2:
            continue
        who, fact, rest = words[0], words[1], words[2:]
        if who == _FLOOR.strip():
            found.pop(f"{_FLOOR}{fact}", None)
            if rest != ["nothing"]:
                found[f"{_FLOOR}{fact}"] = " ".join(rest)
        elif who == _POINTS.strip() and rest:
            found[f"{_POINTS}{fact}"] = rest[0]
        elif fact == "turn":
            found["turn"] = who
        elif fact == "stance" and rest:
            found[f"{who}{_STANCE}{rest[0]}"] = ""
        elif fact == "no-stance" and rest:
            found.pop(f"{who}{_STANCE}{rest[0]}", None)
        elif fact == "ammo" and len(rest) > 1 and f"{who}{_CARD}{rest[0]}" not in found:
            found[f"{who} ammo {rest[0]}"] = rest[1]
        elif fact in ("card", "ammo") and rest:
            found[f"{who}{_CARD}{rest[0]}"] = rest[1] if len(rest) > 1 else ""
        elif fact == "no-card" and rest:
            found.pop(f"{who}{_CARD}{rest[0]}", None)
        elif fact == "hand" and len(rest) > 1:
            found[f"{who} hand {rest[0]}"] = rest[1]
        elif rest:
            found[f"{who} {fact}"] = rest[0]
    return found


def corrections(now: Facts, wanted: Facts) -> tuple[str, ...]:
    """The overrides that make the one into the other, as they would be typed."""
    return tuple(f"override {fact}" for fact in changed_facts(now, wanted))
