"""The second referee: first player, placing, turns, respawning, bumping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fragkit.rules.flow.setup import Position
from tests.rules import second_referee_cards as cards
from tests.rules import second_referee_fights as fights

if TYPE_CHECKING:
    from tests.rules.second_referee import Game

HAND_LIMIT = 5  # hand.limit


def is_split(health: int, speed: int, accuracy: int, wins: int = 0) -> bool:
    """Section 6: whether a fighter may begin with these stats."""
    stats = (health, speed, accuracy)
    # fighter.points, ruling.stat.all; tournament.improve: a point for each win, if one likes
    if not 7 <= sum(stats) <= 7 + wins:
        return False
    return all(1 <= stat <= 4 for stat in stats)  # fighter.min, fighter.max, ruling.stat.cap


# -- sections 7 and 8: setup, first player ------------------------------------------------


def set_up(g: Game) -> None:
    g.then(lambda: roll_for_first(g, list(g.fighters), []))


def roll_for_first(g: Game, rolling: list[str], faces: list[int]) -> None:
    """first.roll, ruling.first.roll: one die each, the highest is first, ties roll again."""
    if len(faces) < len(rolling):

        def rolled(dice: tuple[int, ...]) -> None:
            g.then(lambda: roll_for_first(g, rolling, [*faces, dice[0]]))

        g.roll(rolling[len(faces)], 1, "first", rolled)
        return
    best = [name for name, face in zip(rolling, faces, strict=True) if face == max(faces)]
    if len(best) > 1:
        g.then(lambda: roll_for_first(g, best, []))
        return
    order = clockwise(g, best[0])
    if g.deals:  # setup.deal.weapon, setup.deal.gadget, setup.deal.special
        for name in order:
            for deck in ("weapon", "gadget", "special"):
                g.todo.insert(0, lambda name=name, deck=deck: cards.draw(g, name, deck))
    for name in order:  # setup.place.order
        g.todo.insert(0, lambda name=name: place_figure(g, name))
    # setup.place.done, first.turn
    g.todo.insert(0, lambda: begin_turn(g, best[0]))


def clockwise(g: Game, first: str) -> list[str]:
    names = list(g.fighters)
    at = names.index(first)
    return names[at:] + names[:at]


def place_figure(g: Game, name: str) -> None:
    """setup.place.square on a free one (ruling.setup.shared)."""

    def free() -> list[str]:
        taken = [f["place"] for f in g.standing()]
        return [g.board.name(r.place) for r in g.board.respawns if r.place not in taken]

    def placed(square: str) -> None:
        g.fighters[name]["place"] = g.board.place(square)
        g.fighters[name]["state"] = "standing"

    g.choose(name, "place", free, placed)


def take_over(g: Game, position: Position) -> None:
    """A game that is already going on."""
    for one in position.standing:
        f = g.fighters[one.player]
        f["place"] = g.board.place(one.square) if one.square else None
        f["state"] = "standing" if one.square else "fragged"
        f["wounds"] = 0 if one.health is None else f["health"] - one.health
        f["blood"], f["frags"] = one.blood, one.frags
        for laid in one.play:
            cards.lay_down(g, f, laid.card)
            if laid.ammo is not None:
                f["weapons"][-1]["ammo"] = laid.ammo
            if laid.armor is not None:
                f["suit"]["left"] = laid.armor
            cards.out_of_deck(g, laid.card)
        for card in one.known:
            f["hand"].append(card)
            cards.out_of_deck(g, card)
        for kind, count in one.hidden.items():
            f["backs"][kind] = count
            g.decks[kind]["left"] -= count
    g.then(lambda: begin_turn(g, position.turn))


# -- section 10: the turn ------------------------------------------------------------------


def begin_turn(g: Game, name: str) -> None:
    g.turn_number += 1
    g.turn = {
        "player": name,
        "rolled": False,  # past the movement roll
        "movement": 0,
        "attacks": 0,  # made
        "checked": set(),  # power-up squares
        "taken": set(),  # squares where a counter was taken
        "entered": None,  # counters that lay there when the fighter walked in
    }
    # turn.phases: respawn check, movement roll, free phase, finish
    tasks: list[Any] = []
    if g.fighters[name]["place"] is None:  # turn.respawn, respawn.when
        tasks.append(lambda: respawn(g, name))
    tasks.append(lambda: movement_roll(g, name))
    tasks.append(lambda: act(g, name))
    g.then(*tasks)


def movement_roll(g: Game, name: str) -> None:
    """turn.roll, move.dice"""

    def rolled(dice: tuple[int, ...]) -> None:
        assert g.turn is not None
        g.turn["movement"] = sum(dice)  # move.points
        g.turn["rolled"] = True

    if g.fighters[name]["place"] is None:  # came back and was lost at once
        return
    g.roll(name, g.fighters[name]["speed"], "movement", rolled)


def act(g: Game, name: str) -> None:
    """turn.free, until the player ends it or is fragged (ruling.turn.fragself)."""
    if g.fighters[name]["place"] is None:
        g.then(lambda: finish(g, name))
        return
    g.then(lambda: act(g, name))
    g.due = {"kind": "act", "player": name}


def end(g: Game, name: str) -> bool:
    if g.others_at(name, g.fighters[name]["place"]):  # move.end
        return False
    g.due = None
    g.todo.pop()  # acting on
    g.then(lambda: finish(g, name))
    return True


def finish(g: Game, name: str) -> None:
    """hand.limit, ruling.hand.fragged, turn.finish, ruling.turn.order"""
    assert g.turn is not None
    if cards.hand_size(g.fighters[name]) > HAND_LIMIT:
        g.then(lambda: finish(g, name))
        cards.ask_discard(g, name)
        return
    # move.nosave, attack.nosave: a turn begins with nothing left of another one
    g.then(lambda: begin_turn(g, clockwise(g, name)[1 % len(g.fighters)]))


# -- section 11: respawning and bumping ------------------------------------------------------


def respawn(g: Game, name: str) -> None:
    f = g.fighters[name]

    def arrived(place: int) -> None:
        f["state"] = "standing"
        g.then(lambda: arrive(g, name, place, []))

    roll_square(g, name, "respawn", {r.number: r.place for r in g.board.respawns}, arrived)


def roll_square(g: Game, name: str, purpose: str, squares: dict[int, int], then: Any) -> None:
    """respawn.roll; numbers above six take two dice, the first one for the block of six
    (ruling.respawn.many); what has no square is rolled again (ruling.respawn.few)."""
    blocks = (max(squares) + 5) // 6

    def rolled(dice: tuple[int, ...]) -> None:
        number = dice[-1]
        if blocks > 1:
            # The faces are shared out evenly among the blocks; those left over are blanks.
            block = (dice[0] - 1) // (6 // blocks)
            number = dice[-1] + 6 * block if block < blocks else 0
        if number in squares:
            then(squares[number])
        else:
            g.then(lambda: roll_square(g, name, purpose, squares, then))

    g.roll(name, 1 if blocks == 1 else 2, purpose, rolled)


def arrive(g: Game, name: str, place: int, bumped: list[str]) -> None:
    """A fighter comes back, or comes to its square by a bump."""
    g.fighters[name]["place"] = place
    # ruling.respawn.hazard: what harms acts on arrival, what helps does not
    g.then(lambda: fights.acid(g, name), lambda: displace(g, name, place, bumped))


def displace(g: Game, newcomer: str, place: int, bumped: list[str]) -> None:
    """bump.trigger, bump.arrival: whoever stood there before leaves."""
    for other in g.others_at(newcomer, place):
        g.then(lambda other=other: bump(g, other["name"], [*bumped, other["name"]]))


def bump(g: Game, name: str, bumped: list[str]) -> None:
    """bump.roll, bump.chain, bump.back; ruling.bump.loop when there are too few squares."""
    f = g.fighters[name]
    if g.turn is not None and g.turn["player"] == name:
        g.turn["entered"] = None  # ruling.leftover.who

    def landed(place: int) -> None:
        g.then(lambda: arrive(g, name, place, bumped))

    squares = {r.number: r.place for r in g.board.respawns}
    if len(bumped) > len(g.fighters):  # a full round: as many bumps as fighters
        taken = [other["place"] for other in g.standing() if other["name"] != name]
        squares = {number: place for number, place in squares.items() if place not in taken}
    if squares:
        roll_square(g, name, "bump", squares, landed)
    else:
        f["place"] = None
        f["state"] = "waiting"
