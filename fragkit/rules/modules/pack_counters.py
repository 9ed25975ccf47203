"""Counters that packs invent: `counters:` in `pack.yaml` (model.pack.OwnCounter).

Their effects are data. This module triggers them: when a fighter enters, when a shot or a blast
hits, and when the counter's time is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from fragkit.model.effects.acts import Blast
from fragkit.model.effects.effect import Effect
from fragkit.model.effects.number import dice_of
from fragkit.model.map_ground import UNWELCOME, is_hazard
from fragkit.model.pack import OwnCounter
from fragkit.model.word_values import Dice
from fragkit.rules.attack.health import Blow
from fragkit.rules.attack.targets import Area, things_within, within
from fragkit.rules.counters import Arrival, CounterKind, CounterRemoved, Impact
from fragkit.rules.effects.attack_verbs import blow
from fragkit.rules.effects.durations import OUT
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.pending import Context
from fragkit.rules.state import Counter


def entered(game: Game, counter: Counter, arrival: Arrival) -> Procedure[None]:
    yield from game.cards.trigger_counter(game, arrival.player, counter, "enter", arrival.by)


def was_hit(game: Game, counters: list[Counter], impact: Impact) -> Procedure[None]:
    """Let each counter react to a shot or a blast; the attacker scores. Skip a counter that an
    earlier one has just destroyed."""
    by = impact.by or game.active()
    for counter in counters:
        if any(one is counter for one in game.state.floor) and not game.is_over:
            yield from game.cards.trigger_counter(game, by, counter, "struck", by)


def ends_of_hit(
    game: Game, counters: list[Counter], impact: Impact
) -> list[tuple[Fraction, list[Blow]]]:
    """Return the blows of counters that are plain blasts. Return nothing if something else can hurt
    a fighter, so that the forecast names the counter instead."""
    found: list[Blow] = []
    for counter in counters:
        entry = game.catalog.counters[counter.kind]
        context = Context(impact.by, impact.by, entry.id, entry.name, spot=counter.square)
        for _, effect in entry.moments.get("struck", ()):
            if not _may_hurt(effect):
                continue
            if not isinstance(effect, Blast) or not _is_plain(effect):
                return []
            area = Area(effect.radius, effect.shape, effect.spares, impact.by)
            if any(one not in counters for one in things_within(game, counter.square, area)):
                return []
            found += [
                blow(game, victim, dice_of(effect.value), effect.types, "blast", context)
                for victim in within(game, counter.square, area)
            ]
    return [(Fraction(1), found)]


def _may_hurt(effect: Effect) -> bool:
    return effect.verb in UNWELCOME or any(_may_hurt(inner) for inner in effect.inner)


def _is_plain(effect: Blast) -> bool:
    """Return whether the effect is a blast that certainly goes off around its counter, with the
    same dice for everyone."""
    bare = effect.if_ is None and effect.chance is None and effect.cost is None and not effect.may
    here = effect.center == "target" and effect.on == "chosen" and effect.shape != "line"
    plain = isinstance(effect.value, Dice) and effect.core is None
    return bare and here and plain and effect.per_turn is None and not effect.then


def is_free(game: Game, square: str) -> bool:
    return not game.is_occupied(square, "")


def is_open(game: Game, square: str) -> bool:
    return not game.is_closed(square)


def kind_of(own: OwnCounter) -> CounterKind:
    return CounterKind(
        own.id, own.mark, noun=own.name, is_placed=True, is_solid=own.solid,
        is_taken="take" in own.moments, is_target=own.is_target,
        owned="always" if own.lasts is not None else "maybe",
        hazard=own.name if is_hazard(own) else "",
        hit=was_hit if own.is_target else None, ends=ends_of_hit if own.is_target else None,
        enter=entered if "enter" in (*own.moments, *own.ends) else None,
        fits=is_free if own.solid else is_open,
    )  # fmt: skip


class PackCounters(Module):
    id = "pack-counters"

    def __init__(self, value: str = "", counters: Iterable[OwnCounter] = ()) -> None:
        super().__init__(value)
        self.own: dict[str, OwnCounter] = {own.id: own for own in counters}
        self.counters = tuple(kind_of(own) for own in self.own.values())

    def before_turn_start(self, game: Game, player: str) -> Procedure[None]:
        """Remove the counters that last until this player's turn."""
        for counter in self._lying(game):
            lasts = self.own[counter.kind].lasts
            if (
                lasts is not None
                and lasts.kind == "until-my-turn"
                and self._is_of(game, counter, player)
            ):
                self._remove(game, counter)
        yield from ()

    def after_turn_start(self, game: Game, player: str) -> Procedure[None]:
        self._end(game, player, "turn-start")
        yield from ()

    def after_turn_end(self, game: Game, player: str) -> Procedure[None]:
        self._end(game, player, "turn-end")
        yield from ()

    def after_expiry(self, game: Game, player: str) -> Procedure[None]:
        """Count down the counters that last a number of turns: those turns that their player has
        started since."""
        number = game.state.turn.number if game.state.turn is not None else 0
        for counter in self._lying(game):
            lasts = self.own[counter.kind].lasts
            if lasts is None or lasts.kind == "until-my-turn":
                continue
            if lasts.kind == "turn":
                self._remove(game, counter)
            elif self._is_of(game, counter, player) and counter.turn != number:
                if counter.age + 1 >= lasts.turns:
                    self._remove(game, counter)
                else:
                    game.swap_counter(counter, replace(counter, age=counter.age + 1))
        yield from ()

    def _lying(self, game: Game) -> list[Counter]:
        return [counter for counter in game.state.floor if counter.kind in self.own]

    def _is_of(self, game: Game, counter: Counter, player: str) -> bool:
        """Return whether that player's turns count for the counter. If its owner has no more turns,
        everybody's turns count."""
        seat = game.state.seats.get(counter.by)
        return counter.by == player or seat is None or seat.status in OUT

    def _end(self, game: Game, player: str, when: str) -> None:
        square = game.seat(player).square
        for counter in self._lying(game):
            if counter.square == square and when in self.own[counter.kind].ends:
                self._remove(game, counter)

    def _remove(self, game: Game, counter: Counter) -> None:
        game.take_counter(counter)
        game.tell(CounterRemoved(counter.by or game.active(), counter.kind, counter.square))
