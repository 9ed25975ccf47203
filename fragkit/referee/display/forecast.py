"""The forecast of a command before it is played: a shot's range and exact odds, a walk's route."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from fractions import Fraction
from typing import Any

from fragkit.board.reach import Reached
from fragkit.language import translate
from fragkit.language.sentences import NOTHING, Sentence, Text, in_a_row, say
from fragkit.rules.attack.aiming import WeighedShot, weigh_shot, weighed_attack
from fragkit.rules.attack.ready_weapons import weapons_at_hand
from fragkit.rules.commands import MoveTo, Refusal, Shoot
from fragkit.rules.game import Game
from fragkit.rules.movement.paths import bumps, way_to, word_of
from fragkit.rules.odds.dice_odds import ShotOdds
from fragkit.rules.odds.shot_forecast import forecast_shot
from fragkit.rules.odds.supposed_shot import as_if_on_turn, put_somewhere, suppose_shots
from fragkit.rules.requests import Choice
from fragkit.term.shot_text import average_text, bars, decimal, percent
from fragkit.term.style import Style
from fragkit.values import dataclass

MOST_SHOWN = 3  # amounts of damage that fit two lines on a phone


@dataclass(frozen=True, slots=True)
class Forecast:
    """The forecast of one shot, or of the first one if the attack has several."""

    shooter: str
    target: str  # a player, a square, or "" when it aims at nothing
    weapon: str  # a card's id, or `start`
    name: str
    range: int  # 0 if it aims at nothing
    odds: ShotOdds  # of the target; a square is never harmed
    hit: Text  # receipts; NOTHING if there is no such roll
    damage: Text
    defense: Text
    shots: int = 1
    others: Mapping[str, ShotOdds] = field(default_factory=dict)  # caught in its blast
    uncounted: tuple[Text, ...] = ()  # effects that the odds leave out
    sequels: tuple[Text, ...] = ()  # consequences of the hit
    is_blast: bool = True
    mates: tuple[str, ...] = ()  # of those others who are on the shooter's side
    is_at_a_thing: bool = False
    refusal: Refusal | None = None  # why it can't be fired
    blocker: Text = NOTHING  # in the line of sight

    def plain(self) -> dict[str, Any]:
        return {
            "shooter": self.shooter,
            "target": self.target,
            "weapon": self.weapon,
            "name": self.name,
            "range": self.range,
            **self.odds.plain(),
            "receipts": {"hit": self.hit, "damage": self.damage, "defense": self.defense},
            "shots": self.shots,
            "others": {name: odds.plain() for name, odds in self.others.items()},
            "uncounted": list(self.uncounted),
            "sequels": list(self.sequels),
            "at_range": self.range_text(),
            "chances": self.chances_text(),
            "more": list(self.more_texts(self.damage_text())),
            "text": self.text(),
            "refusal": None
            if self.refusal is None
            else {"rule": self.refusal.rule, "text": self.refusal.text},
            "blocked_by": self.blocker or None,
        }

    def text(self) -> Sentence:
        """Return `Range 3, clear: hit 97%, frag 16%. Damage 1: 45%, 2: 36% …`."""
        damage = self.damage_text()
        more = (
            say("{text}.", text=text) if text is damage else text
            for text in self.more_texts(damage)
        )
        return in_a_row((self.head_text(), *more))

    def head_text(self) -> Sentence:
        if not self.range:
            return say("{text}.", text=self.chances_text())
        return say("{where}: {text}.", where=self.range_text(), text=self.chances_text())

    def range_text(self) -> Sentence:
        if not self.range:
            return NOTHING
        if self.blocker:
            return say("Range {range}, blocked", range=self.range)
        return say("Range {range}, clear", range=self.range)

    def refusal_texts(self) -> Iterator[Text]:
        """Yield the reason why the shot can't be fired, and the assumption behind the odds: `With a
        clear line of sight, at range 8:`."""
        if self.refusal is None:
            return
        if not self.blocker:
            yield say("{text}.", text=self.refusal.text)
            if self.range:
                yield say("Otherwise, at range {range}:", range=self.range)
            return
        yield say("Blocked: {blocker}.", blocker=self.blocker)
        yield say("With a clear line of sight, at range {range}:", range=self.range)

    def chances_text(self) -> Sentence:
        """Return `hit 97%, frag 16%`."""
        if not self.range:
            return say("No to-hit roll")
        hit = short_percent(self.odds.hit)
        if self.is_at_a_fighter:
            frag = short_percent(self.odds.frag)
            return say("hit {chance}, frag {percent}", chance=hit, percent=frag)
        return say("hit {chance}", chance=hit)

    def damage_text(self) -> Sentence:
        """Return `Damage 1: 45%, 2: 36%`, short enough for a line on a phone."""
        harm = [(n, p) for n, p in self.odds.damage.items() if n > 0]
        if not harm:
            return NOTHING
        cut = MOST_SHOWN if len(harm) > MOST_SHOWN + 1 else len(harm)
        shown = [f"{n}: {short_percent(p)}" for n, p in harm[:cut]]
        rest = sum((p for _, p in harm[cut:]), Fraction(0))
        if rest:
            shown.append(f"{harm[cut][0]}+: {short_percent(rest)}")
        return say("Damage {chance}", chance=", ".join(shown))

    def more_texts(self, damage: Sentence) -> Iterator[Text]:
        """Yield texts about further shots, damage, the blast, and effects that are not counted."""
        if self.shots > 1:
            yield say("These odds are for the first of {n} shots.", n=self.shots)
        if damage:
            yield damage
        if self.others:
            yield say("{text:cap}.", text=self.blast_text())
        elif not self.is_at_a_fighter and self.is_blast:
            yield say("Nobody is in the blast.")
        if self.uncounted:
            yield say("Not counted: {sources}.", sources=self.uncounted)
        yield from self.sequels

    @property
    def is_at_a_fighter(self) -> bool:
        return bool(self.defense)

    def blast_text(self) -> Sentence:
        """Return `the blast frags Blue 31%, teammate Green 12%, you 8%`, with enemies first."""
        parts = tuple(self._in_blast_text(name, odds) for name, odds in self.in_blast())
        return say("the blast frags {parts}", parts=parts)

    def _in_blast_text(self, name: str, odds: ShotOdds) -> Sentence:
        chance = short_percent(odds.frag)
        if name == self.shooter:
            return say("you {chance}", chance=chance)
        if name in self.mates:
            return say("teammate {player} {chance}", player=name, chance=chance)
        return say("{player} {chance}", player=name, chance=chance)

    def in_blast(self) -> list[tuple[str, ShotOdds]]:
        own, mates = self.shooter, self.mates
        return sorted(
            self.others.items(),
            key=lambda one: (one[0] == own, one[0] in mates, -one[1].frag),
        )


def short_percent(chance: Fraction) -> str:
    """Return whole percents. Only certain results are shown as 0% or 100%."""
    whole = round(chance * 100)
    if chance in (0, 1):
        return f"{whole}%"
    return "<1%" if whole < 1 else ">99%" if whole > 99 else f"{whole}%"


def forecasts(game: Game, command: Shoot) -> list[Forecast]:
    """Return a forecast for each weapon that the command could fire."""
    if game.state.turn is None:
        return []  # nobody shoots before the first turn
    weighed = weighed_attack(game, command)
    made = [] if weighed.refusal else [_forecast(game, shot) for shot in weighed.shots]
    game.weighed = weighed  # the attack that may follow uses these results
    return made


def supposed_forecasts(
    game: Game, command: Shoot, square: str = "", away: int = 0
) -> list[Forecast] | Refusal:
    """Return a forecast for each weapon as if the shot could be fired now, from that square or at
    that range. Return a refusal if there is no such target or weapon."""
    turn, name = game.state.turn, command.player
    is_due = turn is not None and turn.player == name and turn.phase == "free"
    is_real = is_due and game.state.attack is None and not (square or away)
    refusal = None
    if is_real:
        refusal = weighed_attack(game, command).refusal or game.modules.refuse(game, command)
        if refusal is None:
            return forecasts(game, command)
    with as_if_on_turn(game, name, square):
        if away:
            put_somewhere(game, name, command.target)
        made = suppose_shots(game, command, away)
        if isinstance(made, Refusal):
            return refusal or made
        return [
            replace(
                _forecast(game, one.shot),
                refusal=refusal or one.refusal,
                blocker=one.blocker if one.refusal is not None else NOTHING,
            )
            for one in made
        ]


def offered_forecasts(game: Game, due: Choice) -> list[Forecast]:
    """Return a forecast for each weapon in play that a player may fire at the target of this
    choice, on another player's turn."""
    ids = weapons_at_hand(game, due.player)
    shots = [weigh_shot(game, Shoot(due.player, due.target, id)) for id in ids]
    return [_forecast(game, shot) for shot in shots if shot.refusal is None]


def _forecast(game: Game, shot: WeighedShot) -> Forecast:
    """Forecast a legal shot. If it hits neither a fighter nor an area, there is no damage roll."""
    command, ready, aimed = shot.command, shot.ready, shot.target
    assert ready is not None, "only a weapon that can be fired has a forecast"
    target = command.target if aimed is not None else ""
    thing = aimed.thing if aimed is not None else None
    found = forecast_shot(game, shot)
    odds = found.fates.get(target) if target in game.state.seats else None
    to_hit, damage, defense = (
        NOTHING if r is None else r.text for r in (found.to_hit, found.damage, found.defense)
    )
    is_bomb = thing is not None and game.modules.kinds[thing.kind].ends is not None
    in_blast = ready.radius is not None or is_bomb
    if not defense and ready.radius is None:
        damage = NOTHING
    side = game.seat(command.player).side
    others = (name for name in found.fates if name != command.player)
    mates = tuple(name for name in others if side and game.seat(name).side == side)
    return Forecast(
        command.player, target, ready.id, ready.name, found.range,
        odds or ShotOdds(found.hit, Fraction(0), {0: Fraction(1)}),
        to_hit, damage, defense, ready.shots,
        {
            name: fate
            for name, fate in found.fates.items()
            if name != target and any(points > 0 for points in fate.damage)
        },
        found.unforeseen, found.sequels,
        in_blast,
        mates,
        thing is not None,
    )  # fmt: skip


def odds_lines(one: Forecast, style: Style, whole: bool) -> list[str]:
    """Return the answer to `odds`. `whole` adds a bar for each amount of damage."""
    odds = one.odds
    lines = [style.bold(line) for line in style.wrap(_odds_head(one), hang="  ")]
    facts: list[Text] = [say("range {range}", range=one.range)] if one.range else []
    facts += [say("first of {n} shots", n=one.shots)] if one.shots > 1 else []
    facts += [say("to hit {receipt}", receipt=one.hit)] if one.hit else []
    facts += [say("damage {receipt}", receipt=one.damage)] if one.damage else []
    facts += [say("defense {receipt}", receipt=one.defense)] if one.defense else []
    for fact in facts:
        lines += [style.dim(line) for line in style.wrap(fact, "  ", "    ")]
    if whole and odds.hit and one.is_at_a_fighter:
        lines += [f"  {translate(average_text(odds))}", *bars(odds, style)]
    if one.uncounted:
        lines += style.wrap(say("not counted: {sources}", sources=one.uncounted), "  ", "    ")
    for sequel in one.sequels:
        lines += style.wrap(sequel, "  ", "    ")
    for name, fate in one.in_blast():
        text = say(
            "blast on {target}: {percent} to frag, {damage} damage on average",
            target=name, percent=percent(fate.frag), damage=decimal(fate.mean),
        )  # fmt: skip
        lines += style.wrap(text, "  ", "    ")
    return lines


def _odds_head(one: Forecast) -> Sentence:
    if not one.range:
        chances = say("no to-hit roll")
    elif one.is_at_a_fighter:
        hit, frag = percent(one.odds.hit), percent(one.odds.frag)
        chances = say("{chance} to hit, {percent} to frag", chance=hit, percent=frag)
    else:
        chances = say("{chance} to hit", chance=percent(one.odds.hit))
    if one.others and not one.is_at_a_fighter:
        blast = one.blast_text()
        return say("{weapon}: {text}; {effect}", weapon=one.name, text=chances, effect=blast)
    return say("{weapon}: {text}", weapon=one.name, text=chances)


@dataclass(frozen=True, slots=True)
class Route:
    steps: tuple[str, ...]
    squares: tuple[str, ...]
    cost: int
    hazards: tuple[tuple[str, Text], ...]  # square and its hazard

    def plain(self) -> dict[str, Any]:
        return {
            "steps": list(self.steps),
            "squares": list(self.squares),
            "cost": self.cost,
            "hazards": [{"square": square, "what": what} for square, what in self.hazards],
            "text": self.text(),
        }

    def first_harm(self) -> int:
        """Return the number of steps to the first square with a hazard if another hazard follows,
        or 0."""
        harmful = [i for i, square in enumerate(self.squares, 1) if square in dict(self.hazards)]
        return harmful[0] if len(harmful) > 1 else 0

    def text(self) -> Sentence:
        shown = {"path": " ".join(steps_text(self.steps)), "movement": self.cost}
        if not self.hazards:
            return say("{path}: {movement} movement", **shown)
        return say("{path}: {movement} movement, {parts}", **shown, parts=self.hazard_texts())

    def hazard_texts(self) -> tuple[Sentence, ...]:
        """Return `acid on C4` for each hazard."""
        return tuple(say("{what} on {square}", what=w, square=square) for square, w in self.hazards)


def steps_text(steps: tuple[str, ...]) -> list[str]:
    """Return `e e e n` as `3e n`, short enough for a phone."""
    runs: list[tuple[str, int]] = []
    for step in steps:
        if runs and runs[-1][0] == step:
            runs[-1] = (step, runs[-1][1] + 1)
        else:
            runs.append((step, 1))
    return [step if count == 1 else f"{count}{step}" for step, count in runs]


def route_of(game: Game, command: MoveTo) -> Route | None:
    """Return the route of a command, or None if there is none. The engine then has the reason."""
    name, turn = command.player, game.state.turn
    seat = game.state.seats.get(name)
    if turn is None or turn.player != name or seat is None or not seat.square:
        return None
    found = way_to(game, name, command.square)
    return None if isinstance(found, Refusal) else route(game, name, found)


def route(game: Game, name: str, found: Reached) -> Route:
    """Return the moves of a path as a route, with the names of squares and hazards."""
    names = game.ground.names
    hazards: list[tuple[str, Text]] = []
    for move in found.moves:
        square = names[move.to]
        hazards += [(square, h.kind) for h in found.hazards if h.place == move.to]
        other = game.at(square, but=name)
        if other is not None and bumps(game, name, move):
            hazards.append((square, say("{player} is bumped", player=other.name)))
    steps = tuple(word_of(game, move) for move in found.moves)
    return Route(steps, tuple(names[p] for p in found.path), found.cost, tuple(hazards))
