"""A playtest's report: verdicts first, then what else the games have shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

from fragkit.lab.playtest import MOST_DECISIONS, Block, GameResult, Plan
from fragkit.lab.statistics import Judgment, judge_gain, judge_rate, paired_gain, win_rate
from fragkit.language.sentences import Sentence, Text, plural, say

_GAMES = {
    2: say("two-player games"), 3: say("three-player games"), 4: say("four-player games"),
    5: say("five-player games"), 6: say("six-player games"),
}  # fmt: skip
_PLACES = (
    say("the player who goes first"), say("the player who goes second"),
    say("the player who goes third"), say("the player who goes fourth"),
    say("the player who goes fifth"), say("the player who goes sixth"),
)  # fmt: skip
_ORDER = ("strong", "weak", "unsure", "fair")
MOST_LISTED = 10


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the games say about one fighter, card, place in turn order or respawn square."""

    kind: str
    id: str
    rate: float
    low: float
    high: float
    par: float
    verdict: Judgment
    games: int
    sentence: Sentence

    def as_json(self) -> dict[str, Any]:
        numbers = {k: round(getattr(self, k), 4) for k in ("rate", "low", "high", "par")}
        return {
            "kind": self.kind, "id": self.id, **numbers, "verdict": self.verdict,
            "games": self.games, "text": str(self.sentence),
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Report:
    verdicts: tuple[Verdict, ...]
    notes: tuple[Sentence, ...]
    facts: dict[str, Any]

    @property
    def is_unfair(self) -> bool:
        return any(one.verdict in ("strong", "weak") for one in self.verdicts)

    def as_json(self) -> dict[str, Any]:
        return {**self.facts, "verdicts": [one.as_json() for one in self.verdicts]}


def report(plan: Plan, blocks: Sequence[Block]) -> Report:
    """Return the report on these blocks; outliers first."""
    is_card = plan.subject == "card"
    verdicts = [_card_verdict(plan, blocks)] if is_card else _rates(plan, blocks)
    verdicts.sort(key=lambda one: (_ORDER.index(one.verdict), -abs(one.rate - one.par)))
    return Report(tuple(verdicts), tuple(_notes(plan, blocks)), _facts(plan, blocks))


# -- verdicts ------------------------------------------------------------------------------------


def _rates(plan: Plan, blocks: Sequence[Block]) -> list[Verdict]:
    """Return a verdict for each fighter, or for each place in turn order and each first square."""
    asked: list[tuple[str, str, Text, Callable[[GameResult], str]]] = []
    names = {id: sheet.name for id, sheet in plan.setups[0].fighters.items()}
    if plan.subject == "fighter":
        asked.append(("fighter", plan.id, names[plan.id], _player_of(plan.id)))
    elif plan.subject == "pack":
        asked += [("fighter", id, names[id], _player_of(id)) for id in plan.others]
    if plan.subject in ("map", "pack"):
        for place in range(plan.players):
            asked.append(("turn-order", str(place + 1), _PLACES[place], _place_in_order(place)))
    if plan.subject == "map":
        starts = {s for b in blocks for g in b.games for _, s in g.starts}
        for square in sorted(starts, key=lambda s: (len(s), s)):
            who = say("the player who starts on {square}", square=square)
            asked.append(("respawn", square, who, _starter(square)))
    return [_rate(plan, blocks, len(asked), *one) for one in asked]


def _player_of(fighter: str) -> Callable[[GameResult], str]:
    return lambda game: next((p for p, id in game.fighters if id == fighter), "")


def _place_in_order(place: int) -> Callable[[GameResult], str]:
    return lambda game: game.order[place] if place < len(game.order) else ""


def _starter(square: str) -> Callable[[GameResult], str]:
    return lambda game: next((p for p, start in game.starts if start == square), "")


def _rate(
    plan: Plan,
    blocks: Sequence[Block],
    questions: int,
    kind: str,
    id: str,
    subject: Text,
    player_in: Callable[[GameResult], str],
) -> Verdict:
    counted: list[tuple[float, int]] = []
    for block in blocks:
        shares = [g.share(name) for g in block.games if g.is_finished and (name := player_in(g))]
        if shares:
            counted.append((sum(shares), len(shares)))
    found, par = win_rate(counted, questions), 1 / plan.players
    games = sum(n for _, n in counted)
    verdict = judge_rate(found, par, len(counted))
    fields = {
        "subject": subject, "games": _GAMES[plan.players], "rate": _percent(found.rate),
        "par": _percent(par), "low": _percent(found.low), "high": _percent(found.high),
    }  # fmt: skip
    if verdict == "strong":
        text = say(
            "{subject:cap} is too strong: wins {rate} % of {games}, fair would be {par} % "
            "(95 % sure: {low}–{high} %).",
            **fields,
        )
    elif verdict == "weak":
        text = say(
            "{subject:cap} is too weak: wins {rate} % of {games}, fair would be {par} % "
            "(95 % sure: {low}–{high} %).",
            **fields,
        )
    elif verdict == "fair":
        text = say(
            "{subject:cap} is fair: wins {rate} % of {games}, exactly fair would be {par} % "
            "(95 % sure: {low}–{high} %).",
            **fields,
        )
    else:
        text = say(
            "Not sure yet: {subject} wins {rate} % of {games}, fair would be {par} % "
            "(95 % sure: {low}–{high} %).",
            **fields,
        )
    return Verdict(kind, id, found.rate, found.low, found.high, par, verdict, games, text)


def _card_verdict(plan: Plan, blocks: Sequence[Block]) -> Verdict:
    pairs = [pair for block in blocks for pair in block.gains]
    # Players of one game share its luck: each game counts once.
    means = [
        sum(one - other for one, other in block.gains) / len(block.gains)
        for block in blocks
        if block.gains
    ]
    gain = paired_gain(means)
    par = sum(other for _, other in pairs) / len(pairs) if pairs else 0.0
    rate = sum(one for one, _ in pairs) / len(pairs) if pairs else 0.0
    verdict = judge_gain(gain, len(means))
    card = plan.setups[0].cards[plan.id].name
    fields = {
        "card": card, "rate": _percent(rate), "par": _percent(par),
        "low": _percent(gain.low), "high": _percent(gain.high),
    }  # fmt: skip
    if not pairs:
        text = say("Not sure yet: nobody played {card}.", card=card)
    elif verdict == "strong":
        text = say(
            "{card} is too strong: players who play it win {rate} % of games, and {par} % with "
            "the same luck if they may not (95 % sure: {low:signed} to {high:signed} points).",
            **fields,
        )
    elif verdict == "weak":
        text = say(
            "{card} is too weak: players who play it win {rate} % of games, and {par} % with "
            "the same luck if they may not (95 % sure: {low:signed} to {high:signed} points).",
            **fields,
        )
    elif verdict == "fair":
        text = say(
            "{card} is fair: players who play it win {rate} % of games, and {par} % with the "
            "same luck if they may not (95 % sure: {low:signed} to {high:signed} points).",
            **fields,
        )
    else:
        text = say(
            "Not sure yet: players who play {card} win {rate} % of games, and {par} % with the "
            "same luck if they may not (95 % sure: {low:signed} to {high:signed} points).",
            **fields,
        )
    low, high = par + gain.low, par + gain.high
    return Verdict("card", plan.id, rate, low, high, par, verdict, len(pairs), text)


def _percent(part: float) -> int:
    return round(100 * part)


# -- what else the games have shown --------------------------------------------------------------


def _games(blocks: Sequence[Block]) -> list[GameResult]:
    return [game for block in blocks for game in block.games]


def _notes(plan: Plan, blocks: Sequence[Block]) -> list[Sentence]:
    games = _games(blocks)
    facts = _facts(plan, blocks)
    maps = [setup.board.maps[0].name for setup in plan.setups]
    notes = [
        plural(
            "{n} game of keen players on {maps:and}, seed {seed}.",
            "{n} games of keen players on {maps:and}, seed {seed}.",
            n=len(games), maps=maps, seed=plan.seed,
        )
    ]  # fmt: skip
    if (turns := facts["turns"]) is not None:
        notes.append(
            say(
                "Half of the games last {low} to {high} turns; the middle one lasts {turn}.",
                low=turns["low"], high=turns["high"], turn=turns["median"],
            )
        )  # fmt: skip
    if unfinished := facts["unfinished"]:
        notes.append(
            plural(
                "{n} game did not end within {most} decisions and is not counted.",
                "{n} games did not end within {most} decisions and are not counted.",
                n=unfinished, most=MOST_DECISIONS,
            )
        )  # fmt: skip
    if plan.subject == "fighter":
        for ability, uses in facts["abilities"].get(plan.id, {}).items():
            notes.append(
                plural(
                    "{ability}: used {n} time.", "{ability}: used {n} times.",
                    n=uses, ability=ability,
                )
            )  # fmt: skip
    if plan.subject == "card":
        notes.append(
            say(
                "Drawn {count} times, played {times} times.",
                count=facts["drawn"].get(plan.id, 0), times=facts["played"].get(plan.id, 0),
            )
        )  # fmt: skip
    if plan.subject == "map":
        (map,) = facts["squares"]
        if never := map["power_ups_never_reached"]:
            notes.append(say("Nobody reached the power-ups on {squares:and}.", squares=never))
        if never := map["never_visited"]:
            notes.append(
                plural(
                    "Nobody entered {n} square: {squares}.",
                    "Nobody entered {n} squares: {squares}.",
                    n=len(never),
                    squares=[*never[:MOST_LISTED], *["…"] * (len(never) > MOST_LISTED)],
                )
            )
        if map["frags"]:
            most = [f"{square} ({n})" for square, n in list(map["frags"].items())[:5]]
            notes.append(say("Most frags: {squares}.", squares=most))
    if plan.subject == "pack":
        cards = plan.setups[0].cards
        drawn, played = facts["drawn"], facts["played"]
        idle = [id for id in drawn if drawn[id] >= 20 and not played.get(id)]
        if idle:
            names = [cards[id].name for id in idle[:MOST_LISTED]]
            notes.append(say("Drawn 20 times or more and never played: {cards}.", cards=names))
    notes.append(say("Keen players do not plan ahead. Your friends may find more in it, or less."))
    return notes


def _facts(plan: Plan, blocks: Sequence[Block]) -> dict[str, Any]:
    games = _games(blocks)
    turns = sorted(game.turns for game in games if game.is_finished)
    spread = quantiles(turns, n=4, method="inclusive") if len(turns) > 1 else None
    abilities: dict[str, dict[str, int]] = {}
    for (fighter, ability), n in sorted(_sum(game.used for game in games).items()):
        abilities.setdefault(fighter, {})[ability] = n
    return {
        "seed": plan.seed,
        "games": len(games),
        "unfinished": sum(not game.is_finished for game in games),
        "level": "keen",
        "players": plan.players,
        "maps": [setup.board.maps[0].id for setup in plan.setups],
        "turns": (
            {"low": round(spread[0]), "median": round(spread[1]), "high": round(spread[2])}
            if spread is not None
            else None
        ),
        "drawn": _sorted(_sum(game.drawn for game in games)),
        "played": _sorted(_sum(game.played for game in games)),
        "abilities": abilities,
        "squares": [_squares(plan, number, games) for number in range(len(plan.setups))],
    }


def _squares(plan: Plan, number: int, games: Sequence[GameResult]) -> dict[str, Any]:
    """Return where fighters went and fell on one map."""
    board = plan.setups[number].board
    own = [game for game in games if game.map == number]
    visited = {square for game in own for square in game.visited}
    floor = [board.name(place) for place in board.places if board.floor[place]]
    ups = [board.name(place) for place in sorted(board.power_ups)]
    return {
        "map": board.maps[0].id,
        "never_visited": [name for name in floor if name not in visited],
        "power_ups_never_reached": [name for name in ups if name not in visited],
        "frags": _sorted(_sum(game.frag_squares for game in own)),
    }


def _sum(counters: Any) -> Counter[Any]:
    total: Counter[Any] = Counter()
    for counter in counters:
        total.update(counter)
    return total


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
