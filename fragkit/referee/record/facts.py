"""The facts that the record keeps of each input, in the words of `override`.

    facts_of(game)                        ->  {"Red square": "C4", "Red health": "3", …}
    changed_facts(table, before, after)   ->  ("Red square C6", "Red movement 4")

`Red health 2` in a record is what `override Red health 2` sets, so a game can continue
from its record after the rules have changed. The table of facts defines each of them.
"""

from __future__ import annotations

from fragkit.rules.facts import FactTable, fact_key
from fragkit.rules.flow.fact_table import Floor, Square
from fragkit.rules.game import Game

Facts = dict[str, str]  # by `fact_key`


def facts_of(game: Game) -> Facts:
    found: Facts = {}
    of_players = [row for row in game.facts.values() if row.about == "player"]
    for name, seat in game.state.seats.items():
        if seat.status != "gone":
            for row in of_players:
                for key, value in row.get(game, name):
                    found[fact_key(name, row.name, key)] = value
    turn = game.state.turn if game.state.stage == "play" else None
    for row in game.facts.values():
        if row.about == "turn" and turn is None:
            continue
        if row.about != "player":
            name = turn.player if turn is not None and row.about == "turn" else ""
            for key, value in row.get(game, name):
                found[fact_key(name, row.name, key)] = value
    return found


def changed_facts(table: FactTable, before: Facts, after: Facts) -> tuple[str, ...]:
    if before == after:
        return ()
    lines: list[str] = []
    for known, value in after.items():
        if before.get(known) != value:
            player, name, key = _split(table, known)
            lines.append(table[name].changed(player, key, value, before.get(known)))
    for known in before:
        if known not in after:
            player, name, key = _split(table, known)
            lines.append(table[name].ended(player, key))
    return tuple(line for line in lines if line)


def _split(table: FactTable, known: str) -> tuple[str, str, str]:
    """Return the player, the fact's name and its key; the twin of `fact_key`."""
    words = known.split()
    if not _is_of_the_table(table, words[0]):
        return words[0], words[1], "".join(words[2:])
    return "", words[0], "".join(words[1:])


def _is_of_the_table(table: FactTable, word: str) -> bool:
    """Return whether the fact belongs to no player: `floor C4 blood`."""
    return word in table and table[word].about in ("table", "side")


def recorded_facts(table: FactTable, before: Facts, lines: tuple[str, ...]) -> Facts:
    """Return the facts after an input, as recorded."""
    found = dict(before)
    for line in lines:
        words = line.split()
        if words and _is_of_the_table(table, words[0]):
            table[words[0]].read(found, "", words[1:])
        elif len(words) > 1 and words[1] in table:
            table[words[1]].read(found, words[0], words[2:])
    return found


def corrections(table: FactTable, now: Facts, wanted: Facts) -> tuple[str, ...]:
    """Return the overrides that turn the current facts into the wanted ones, as typed.

    A fighter on a square that another one needs is taken off the map first. Facts that depend on others, such
    as Health on the cards in play, may need another round.
    """
    now, wanted = _to_set(table, now), _to_set(table, wanted)
    taken = [fact for fact, square in wanted.items() if _split(table, fact)[1] == Square.name]
    in_the_way = [
        f"override {fact} off"
        for fact in taken
        if now.get(fact, "off") not in ("off", wanted[fact])
        and any(wanted[other] == now[fact] for other in taken)
    ]
    return (*in_the_way, *(f"override {line}" for line in changed_facts(table, now, wanted)))


def _to_set(table: FactTable, facts: Facts) -> Facts:
    """Leave out facts that `override` can't set, and numbers that are 0."""
    rows = {fact: table[_split(table, fact)[1]] for fact in facts}
    return {
        fact: value
        for fact, value in facts.items()
        if rows[fact].is_settable and not (value == rows[fact].gone == "0")
    }


def are_same_facts(game: Game, recorded: tuple[str, ...], now: tuple[str, ...]) -> bool:
    """Return whether an outcome matches the record; in older records, mines have no owner."""
    owned = [kind.name for kind in game.modules.kinds.values() if kind.owned]
    return set(recorded) == set(now) or set(recorded) == {_ownerless(line, owned) for line in now}


def _ownerless(line: str, owned: list[str]) -> str:
    fact, *words = line.split()
    if fact != Floor.name:
        return line
    bare = [kind if (kind := word.partition(":")[0]) in owned else word for word in words[1:]]
    return " ".join((fact, words[0], *sorted(bare)))
