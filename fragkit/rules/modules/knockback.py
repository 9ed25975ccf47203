"""Knockback: a heavy hit pushes its target, which hurts both the target and the obstacle that stops
it (knockback.*).

It is a variant that its box switches on (knockback.variant).
"""

from __future__ import annotations

from fragkit.board.blockers import Blocker
from fragkit.language.sentences import Sentence, plural, say
from fragkit.rules.attack.health import Blow, Collision, strike, striking
from fragkit.rules.attack.targets import hit_things
from fragkit.rules.counters import Impact
from fragkit.rules.events import Event, Names
from fragkit.rules.game import Game, Procedure, ask
from fragkit.rules.game_map import distance
from fragkit.rules.module import Module
from fragkit.rules.movement.moving import flight, shove
from fragkit.rules.pending import Shove
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Choice, Option
from fragkit.values import dataclass

LEAST_DICE = 6


@dataclass(frozen=True, slots=True)
class KnockedBack(Event):
    words = "{dice}d of damage knock {player} back {squares} squares."
    dice: int
    squares: int


@dataclass(frozen=True, slots=True)
class Struck(Event):
    obstacle: str
    dice: int

    def sentence(self, names: Names) -> Sentence:
        return plural(
            "The collision does {n}d of damage: the push had {n} square left.",
            "The collision does {n}d of damage: the push had {n} squares left.",
            n=self.dice,
        )  # fmt: skip


class Knockback(Module):
    id = "knockback"
    about = say("6 or more dice push the target; already on, `=off` turns it off")
    is_optional = True
    is_brought = True  # ruling.knockback.on
    rulings = (
        ("knockback.dice", "ab", "a", "which dice of an attack count for knockback"),
        ("knockback.zero", "ab", "a", "whether a hit for 0 damage knocks the target back"),
        ("knockback.several", "ab", "a", "which of several targets is knocked back first"),
        ("knockback.nuke", "ab", "a", "which square a nuke pushes away from"),
    )

    def after_hit(
        self, game: Game, shooter: str, blows: list[Blow], origin: str
    ) -> Procedure[None]:
        """Push each fighter who was hit with 6d or more and survived. The distance in squares is
        half the number of dice (knockback.trigger, knockback.survive, knockback.distance,
        ruling.knockback.dead). Damage comes first, then the squares one by one, then the collision
        (ruling.knockback.order).

        Only weapons push (ruling.knockback.weapon), away from the attacker's square, even area
        weapons (ruling.knockback.area). Each square entered has its effect
        (ruling.knockback.hazard) and flips its switch (ruling.knockback.switch), but nothing is
        collected (ruling.knockback.collect). A push ends where the target is fragged
        (ruling.knockback.die). The active fighter keeps their movement (ruling.knockback.active).
        """
        flying = [
            blow
            for blow in blows
            if thrown_back(game, blow)
            and self.forecast_push(game, shooter, blow, origin) is not None
        ]
        while flying and not game.is_over:
            blow = flying[0]
            pushes = [self.forecast_push(game, shooter, b, origin) for b in flying]
            if len(flying) > 1 and can_meet(game, [one for one in pushes if one is not None]):
                first = yield from _next(game, shooter, origin, [b.victim for b in flying])
                blow = next(b for b in flying if b.victim == first)
            flying.remove(blow)
            shoved = self.forecast_push(game, shooter, blow, origin)
            if shoved is not None and game.has_stood(blow.victim, blow.since):
                game.tell(KnockedBack(blow.victim, pushing_dice(game, blow), shoved.squares))
                yield from shove(game, shoved)

    def forecast_push(self, game: Game, shooter: str, blow: Blow, origin: str) -> Shove | None:
        """Return the push that a blow of 6d or more causes: half its dice, in squares
        (knockback.trigger, knockback.distance). Nobody pushes themselves (ruling.knockback.self).
        """
        dice = pushing_dice(game, blow)
        if blow.victim == shooter or dice < LEAST_DICE:
            return None
        return Shove(blow.victim, origin, dice // 2, shooter, blow.cause, f"{dice}d")

    def after_collision(
        self, game: Game, shoved: Shove, left: int, obstacle: Blocker
    ) -> Procedure[None]:
        """Roll a die for each square still to go, against the target (knockback.leftover.target)
        and against the obstacle (knockback.leftover.obstacle, knockback.leftover,
        ruling.knockback.hit).

        A fighter who is struck is not pushed in turn (ruling.knockback.chain), and a hanged one
        takes no damage (ruling.knockback.hanged). A beast that ends the push leaves no dice
        (ruling.knockback.beast).
        """
        game.tell(Struck(shoved.player, str(obstacle), left))
        struck = self.forecast_collision(game, shoved, left, obstacle)
        yield from strike(game, list(struck.blows))
        if struck.things and not game.is_over:
            # It counts as hit (ruling.knockback.barrel).
            yield from hit_things(game, list(struck.things), Impact(shoved.by, shoved.cause))

    def forecast_collision(
        self, game: Game, shoved: Shove, left: int, obstacle: Blocker
    ) -> Collision:
        hurt = [shoved.player]
        other = game.at(obstacle.at) if obstacle.kind == "fighter" else None
        hurt += [other.name] if other is not None else []
        solid = obstacle.kind in game.modules.solid
        there = game.counters_of(obstacle.kind) if solid else []
        blows = tuple(_collision(shoved, name, left) for name in hurt)
        return Collision(blows, tuple(c for c in there if c.square == obstacle.at))


def thrown_back(game: Game, blow: Blow) -> bool:
    """Return whether the blow was not prevented and its target is still on the map. A blow for 0
    damage counts too (ruling.knockback.zero)."""
    if blow.attack is None or blow.defense is None:
        return False  # something prevented the hit
    if not blow.points and game.houses.letter("knockback.zero") == "b":
        return False
    return game.has_stood(blow.victim, blow.since)


def pushing_dice(game: Game, blow: Blow) -> int:
    """Return the number of dice that push: all dice of the attack, or only those printed
    (ruling.knockback.dice)."""
    if game.houses.letter("knockback.dice") == "b":
        return blow.dice().start
    if blow.attack is not None:
        return len(blow.attack.faces)
    with striking(game, blow.victim):
        return blow.dice().dice


def can_meet(game: Game, pushes: list[Shove]) -> bool:
    """Return whether the order of these pushes may matter. It does if one crosses another's path,
    flips a switch, or strikes a solid counter or a fighter who is also pushed."""
    names, taken = {one.player for one in pushes}, set[str]()
    printed = {fixture.square for fixture in game.fixtures}
    for one in pushes:
        way = flight(game, one)
        squares = {game.seat(one.player).square, *(landing.square for landing in way.entered)}
        obstacle = way.obstacle
        struck = game.at(obstacle.at) if obstacle is not None else None
        if squares & (taken | printed) or (struck is not None and struck.name in names):
            return True
        if obstacle is not None and obstacle.kind in game.modules.solid:
            return True
        if any(landing.snares for landing in way.entered):
            return True
        taken |= squares
    return False


def _next(game: Game, shooter: str, origin: str, names: list[str]) -> Procedure[str]:
    """Let the attacker choose which of several targets is pushed first
    (ruling.knockback.several)."""
    if game.houses.letter("knockback.several") == "b":
        return min(names, key=lambda name: distance(game, origin, game.seat(name).square or origin))
    options = tuple(Option(name) for name in names)
    reason = say("who is knocked back next?")
    question = Choice(shooter, "target", options, reason, "ruling.knockback.several")
    return (yield from ask(question))


def _collision(shoved: Shove, name: str, dice: int) -> Blow:
    """Return the blow of a collision. The attacker scores (knockback.credit), but not for their own
    fighter (ruling.knockback.credit)."""
    return Blow(
        name, lambda: Receipt(dice, dice, "collision"), shoved.by, shoved.by,
        say("the collision after {cause}", cause=shoved.cause),
    )  # fmt: skip
