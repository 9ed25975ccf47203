"""What the engine makes of a shot, over all its dice, with the exact chance of each end.

Every roll of the shot branches. Dice of which only the total counts are thrown once for each
total, with faces drawn by a seed; `thorough` throws every hand of faces instead, and so proves
that only the total counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random

from fragkit.rules.commands import Choose, Command, Faces, Shoot, Use
from fragkit.rules.events import AttackDeclared, Event, Fragged, Hit, Rewound, Wounded
from fragkit.rules.flow.game_table import Accepted, Checkpoint, Table
from fragkit.rules.flow.setup import Setup
from fragkit.rules.odds.dice_odds import sums
from fragkit.rules.requests import Choice, Roll
from fragkit.rules.state import State

Hand = tuple[int, ...]
End = tuple[bool, int, bool]  # hit, points, fragged


@dataclass(frozen=True, slots=True)
class Fate:
    """How a shot ends for one fighter."""

    hit: Fraction
    frag: Fraction
    damage: dict[int, Fraction]


@cache
def hands(dice: int) -> tuple[tuple[Hand, Fraction], ...]:
    """Every hand of faces in order, and its chance."""
    ways = factorial(dice)
    return tuple(
        (hand, Fraction(ways // prod(map(factorial, Counter(hand).values())), 6**dice))
        for hand in combinations_with_replacement(range(1, 7), dice)
    )


def one_of_each_total(dice: int, random: Random) -> Iterator[tuple[Hand, Fraction]]:
    spread = sums(dice)
    for total, ways in spread.items():
        hand = [1] * dice
        for _ in range(total - dice):
            hand[random.choice([i for i, face in enumerate(hand) if face < 6])] += 1
        yield tuple(hand), Fraction(ways, spread.total)


def at_a_table_of_its_own(setup: Setup, state: State) -> Table:
    """The same position; going back then needs not run the whole turn again."""
    table = Table(setup)
    table._restore(Checkpoint(state.copy()))
    return table


@dataclass(slots=True)
class Walk:
    """One shot, followed for one fighter; nobody says anything but the dice."""

    table: Table
    shot: Shoot
    victim: str
    random: Random
    thorough: bool = False
    weapon: str = ""  # its name
    leaves: int = 0
    told: list[tuple[Event, ...]] = field(default_factory=list)
    known: dict[str, dict[End, Fraction]] = field(default_factory=dict)

    def fate(self) -> Fate:
        game = self.table.game
        shooter, id = self.shot.player, self.shot.weapon
        assert id, "the shot names its weapon"
        entry = game.catalog.weapon_entry(game.seat(shooter).fighter, id)
        assert entry is not None
        self.weapon = entry.name
        before = game.state.copy()
        ends = self._after(self.shot)
        assert self.table.state == before, "all was taken back"
        assert sum(ends.values()) == 1
        damage: dict[int, Fraction] = {}
        for (_, points, _), chance in sorted(ends.items()):
            damage[points] = damage.get(points, Fraction(0)) + chance
        return Fate(
            sum((p for (hit, _, _), p in ends.items() if hit), Fraction(0)),
            sum((p for (_, _, fragged), p in ends.items() if fragged), Fraction(0)),
            damage,
        )

    def _after(self, command: Command) -> dict[End, Fraction]:
        told = self.table.submit(command)
        assert isinstance(told, Accepted), told
        self.told.append(told.events)
        ends = self._go_on()
        self.told.pop()
        self.table.undo()
        return ends

    def _go_on(self) -> dict[End, Fraction]:
        request = self.table.request
        shots = sum(isinstance(e, AttackDeclared) for e in self._events())
        if shots == 1 and isinstance(request, Roll) and self.table.state.attack is not None:
            return self._branch(request)
        if isinstance(request, Choice) and request.purpose == "cure":
            return self._after(Choose(request.player, ("die",)))
        self.leaves += 1
        return {self._end(): Fraction(1)}

    def _branch(self, roll: Roll) -> dict[End, Fraction]:
        ends: dict[End, Fraction] = {}
        key = ""
        if not self.thorough and self._is_first_damage(roll):
            key = self._position()
            if key in self.known:
                return self.known[key]
        mousepad = roll.purpose == "hit" and not roll.again and self._has("lucky-mousepad")
        for hand, chance in self._hands(roll, mousepad):
            faces = Faces(roll.player, hand)
            again = mousepad and 1 in hand
            found = self._thrown_again(faces) if again else self._after(faces)
            for end, p in found.items():
                ends[end] = ends.get(end, Fraction(0)) + chance * p
        if key:
            self.known[key] = ends
        return ends

    def _position(self) -> str:
        """Return all that counts from here: not the dice of what struck the shooter first, which
        the weapon's own dice now replace."""
        state = self.table.state.copy()
        assert state.attack is not None
        state.attack.faces.clear()
        return repr(state)

    def _is_first_damage(self, roll: Roll) -> bool:
        """Whether the shot has hit and nobody has rolled for it: all that counts is in the state."""
        attack = self.table.state.attack
        ours = roll.purpose == "damage" and f"from {self.weapon}" in roll.reason
        return ours and attack is not None and attack.stage == "damage"

    def _thrown_again(self, faces: Faces) -> dict[End, Fraction]:
        """The dice lie; then their player throws the 1s again."""
        told = self.table.submit(faces)
        assert isinstance(told, Accepted), told
        self.told.append(told.events)
        ends = self._after(Use(faces.player, "lucky-mousepad"))
        self.told.pop()
        self.table.undo()
        return ends

    def _hands(self, roll: Roll, faces_count: bool) -> Iterator[tuple[Hand, Fraction]]:
        if not self._matters(roll):
            yield tuple(self.random.choices(range(1, 7), k=roll.dice)), Fraction(1)
        elif self.thorough or faces_count:
            yield from hands(roll.dice)
        else:
            yield from one_of_each_total(roll.dice, self.random)

    def _matters(self, roll: Roll) -> bool:
        """Dice against another fighter in the same blast change nothing for this one."""
        if "Dead Man's Switch" in roll.reason:
            return False
        if self.weapon not in roll.reason:
            return True  # to hit, or what strikes the shooter first
        if roll.purpose == "damage":
            return roll.reason == f"for damage to {self.victim} from {self.weapon}"
        return roll.purpose != "defense" or roll.player == self.victim

    def _has(self, card: str) -> bool:
        return any(laid.card == card for laid in self.table.state.seats[self.shot.player].play)

    def _events(self) -> Iterator[Event]:
        if any(isinstance(e, Rewound) for events in self.told for e in events):
            # What was told before the late word was told again: the last telling counts.
            at = max(
                i for i, events in enumerate(self.told)
                if any(isinstance(e, Rewound) for e in events)
            )  # fmt: skip
            kept = [*self.told[: at - 1], *self.told[at:]]
        else:
            kept = self.told
        return (e for events in kept for e in events)

    def _end(self) -> End:
        events = list(self._events())
        entry = self.table.game.catalog.weapon_entry(
            self.table.state.seats[self.shot.player].fighter, self.shot.weapon
        )
        assert entry is not None
        assert entry.weapon is not None
        hit = entry.weapon.aim == "nothing" or any(isinstance(e, Hit) for e in events)
        mine = [e for e in events if isinstance(e, Wounded) and e.cause == self.weapon]
        points = sum(e.points for e in mine if e.player == self.victim)
        fragged = any(
            isinstance(e, Fragged) and e.player == self.victim and e.cause == self.weapon
            for e in events
        )
        return hit, points, fragged
