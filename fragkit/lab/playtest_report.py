"""A playtest's report: the verdicts, then the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fragkit.lab.base_game import NAMES
from fragkit.lab.playtest import MOST_DECISIONS, Block, Plan
from fragkit.lab.statistics import (
    FEWEST_BLOCKS,
    Estimate,
    Gain,
    Judgment,
    Rate,
    judge_gain,
    judge_rate,
)
from fragkit.lab.tally import Question, Tally, spread
from fragkit.language.sentences import Sentence, Text, plural, say
from fragkit.model.text.persons import signed

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
FEW_PAIRS = 4  # for the rank, because a single lucky game proves little


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result for one fighter, card, place in turn order or respawn square."""

    kind: str
    id: str
    rate: float
    low: float
    high: float
    par: float
    verdict: Judgment
    games: int
    sentence: Sentence
    planning: SecondOpinion | None = None

    def as_json(self) -> dict[str, Any]:
        numbers = {k: round(getattr(self, k), 4) for k in ("rate", "low", "high", "par")}
        return {
            "kind": self.kind, "id": self.id, **numbers, "verdict": self.verdict,
            "games": self.games, "level": "keen", "text": str(self.sentence),
            "planning": self.planning.as_json() if self.planning is not None else None,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class SecondOpinion:
    """The rate or the gain that planning players have, next to that of keen ones."""

    found: Estimate
    games: int
    warning: Sentence | None  # if the levels disagree

    def as_json(self) -> dict[str, Any]:
        warning = str(self.warning) if self.warning is not None else None
        return {**_numbers(self.found, self.games), "warning": warning}


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of the report: a title, a head, and rows that begin with a name."""

    title: Sentence
    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]


@dataclass(frozen=True, slots=True)
class Report:
    verdicts: tuple[Verdict, ...]
    basis: tuple[Sentence, ...]  # the games behind the verdicts, and warnings
    tables: tuple[Grid, ...]
    notes: tuple[Sentence, ...]
    facts: dict[str, Any]

    @property
    def is_unfair(self) -> bool:
        return any(one.verdict in ("strong", "weak") for one in self.verdicts)

    @property
    def is_settled(self) -> bool:
        return all(one.verdict != "unsure" for one in self.verdicts)

    def as_json(self) -> dict[str, Any]:
        return {**self.facts, "verdicts": [one.as_json() for one in self.verdicts]}


def tally_of(plan: Plan, blocks: Iterable[Block] = ()) -> Tally:
    """Return the sum of a plan's blocks."""
    found = Tally(setup.board.maps[0].id for setup in plan.setups)
    for block in blocks:
        found.add(block)
    return found


def report(
    plan: Plan,
    tally: Tally,
    stakes: float = 1,
    evenings: Evenings | None = None,
    longer: str = "",
) -> Report:
    """Return the report on a tally, with outliers first. `stakes` is the number of questions that
    each one counts as, in a run that could have ended early. `longer` is the option that plays more
    games."""
    verdicts = verdicts_on(plan, tally, stakes)
    tables = [*_tables(plan, tally, evenings)]
    return Report(
        tuple(verdicts), tuple(_basis(plan, tally, verdicts, longer)), tuple(tables),
        tuple(_notes(plan, tally, evenings)), _facts(plan, tally, evenings),
    )  # fmt: skip


# -- verdicts ------------------------------------------------------------------------------------


def verdicts_on(plan: Plan, tally: Tally, stakes: float = 1) -> list[Verdict]:
    """Return a verdict on each fighter, card, place in turn order or first square, with outliers
    first."""
    names = {id: sheet.name for id, sheet in plan.setups[0].fighters.items()}
    asked: list[tuple[str, str, Text]] = []
    cards: list[str] = []
    match plan.subject:
        case "fighter":
            asked = [("fighter", plan.id, names[plan.id])]
        case "card":
            cards = [plan.id]
        case "pack":
            asked = [("fighter", id, names[id]) for id in plan.others]
            cards = sorted(
                id
                for (kind, id), gain in tally.gains.items()
                if kind == "card" and gain.blocks >= FEWEST_BLOCKS
            )
    if plan.subject in ("map", "pack"):
        for place in range(max(plan.players)):
            asked.append(("turn-order", str(place + 1), _PLACES[place]))
    if plan.subject == "map":
        starts = {q[1] for q in tally.rates if q[0] == "respawn"}
        for square in sorted(starts, key=lambda s: (len(s), s)):
            who = say("the player who starts on {square}", square=square)
            asked.append(("respawn", square, who))
    questions = stakes * (len(asked) + len(cards))
    verdicts = [_rate(plan, tally, questions, *one) for one in asked]
    verdicts += [_gain(plan, tally, questions, id) for id in cards]
    verdicts.sort(
        key=lambda one: (_ORDER.index(one.verdict), not one.games, -abs(one.rate - one.par))
    )
    return verdicts


def _games_of(players: Sequence[int]) -> Sentence:
    if len(players) == 1:
        return _GAMES[players[0]]
    return say("games of {low} to {high} players", low=min(players), high=max(players))


def _rate(plan: Plan, tally: Tally, questions: float, kind: str, id: str, subject: Text) -> Verdict:
    counted = tally.rates.get((kind, id), Rate())
    found, par = counted.estimate(questions), counted.par or 1 / plan.players[0]
    verdict = judge_rate(found, par, counted.blocks)
    fields = {
        "subject": subject, "games": _games_of(plan.players), "rate": _percent(found.rate),
        "par": _percent(par), "low": _percent(found.low), "high": _percent(found.high),
    }  # fmt: skip
    if not counted.games:
        text = say("Not sure yet: {subject} was in no game.", subject=subject)
    elif verdict == "strong":
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
    first, other = counted.estimate(), tally.second.get((kind, id), Rate())
    second = _second_opinion(
        first, other.estimate(), other.games,
        say(
            "Warning: {subject} wins {rate} % of games of keen players and {other} % of games of "
            "planning players ({low}–{high} %). The verdict depends on how well you play.",
            subject=subject, rate=_percent(first.rate), other=_percent(other.estimate().rate),
            low=_percent(other.estimate().low), high=_percent(other.estimate().high),
        ),
    )  # fmt: skip
    return Verdict(
        kind, id, found.rate, found.low, found.high, par, verdict, counted.games, text, second
    )


def _second_opinion(
    first: Estimate, found: Estimate, games: int, warning: Sentence
) -> SecondOpinion | None:
    """Return the planning players' result, with the warning if its interval does not overlap the
    first one."""
    if not games:
        return None
    disagrees = found.high < first.low or first.high < found.low
    return SecondOpinion(found, games, warning if disagrees else None)


def _gain(plan: Plan, tally: Tally, questions: float, id: str) -> Verdict:
    counted = tally.gains.get(("card", id), Gain())
    gain, pairs = counted.estimate(questions), counted.pairs
    par = counted.wins_without / pairs if pairs else 0.0
    rate = counted.wins_with / pairs if pairs else 0.0
    verdict = judge_gain(gain, counted.blocks)
    card = plan.setups[0].cards[id].name
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
    first, other = counted.estimate(), tally.second_gains.get(("card", id), Gain())
    second = _second_opinion(
        first, other.estimate(), other.pairs,
        say(
            "Warning: {card} gains keen players {rate:signed} games of 100 and planning players "
            "{other:signed} ({low:signed} to {high:signed}). The verdict depends on how well you "
            "play.",
            card=card, rate=_percent(first.rate), other=_percent(other.estimate().rate),
            low=_percent(other.estimate().low), high=_percent(other.estimate().high),
        ),
    )  # fmt: skip
    return Verdict("card", id, rate, low, high, par, verdict, pairs, text, second)


def _percent(part: float) -> int:
    return round(100 * part)


# -- tables --------------------------------------------------------------------------------------

_HEAD = (say("won"), say("95 % sure"), say("games"))


def _wins(name: Text, counted: Rate, lasted: Counter[int] | None = None) -> tuple[Text, ...]:
    """Return a row. It has the median number of turns until fragged, if that is counted."""
    found = counted.estimate()
    rates = f"{_percent(found.rate)} %", f"{_percent(found.low)}–{_percent(found.high)} %"
    row = (name, *(rates if counted.games else ("–", "–")), str(counted.games))
    if lasted is None:
        return row
    middle = spread(lasted)
    return (*row, str(middle[1]) if middle is not None else "–")


def _tables(plan: Plan, tally: Tally, evenings: Evenings | None) -> Iterator[Grid]:
    names = {id: sheet.name for id, sheet in plan.setups[0].fighters.items()}
    if plan.subject == "fighter":
        yield from _of_fighter(plan, tally.rates, names)
    if plan.subject == "pack" and plan.others:
        found = sorted(
            ((id, tally.rates["fighter", id]) for id in plan.others),
            key=lambda one: (-one[1].wins / max(1, one[1].games), one[0]),
        )
        yield Grid(say("Fighters"), _HEAD, tuple(_wins(names[id], r) for id, r in found))
    if evenings is not None:
        yield _at_your_table(evenings, tally.rates, names)
    if plan.subject in ("map", "pack"):
        numbers = map(str, range(1, max(plan.players) + 1))
        rows = tuple(_wins(n, tally.rates["turn-order", n]) for n in numbers)
        yield Grid(say("By turn order"), _HEAD, rows)
    if plan.subject == "map":
        yield from _of_map(plan, tally)
    if plan.subject in ("card", "pack"):
        yield _of_cards(plan, tally)


def _of_fighter(
    plan: Plan, rates: Mapping[Question, Rate], names: Mapping[str, str]
) -> Iterator[Grid]:
    own: Question = ("fighter", plan.id)
    maps = {one.board.maps[0].id: one.board.maps[0].name for one in plan.setups}
    if len(maps) > 1:
        rows = [_wins(name, rates[*own, "map", id]) for id, name in maps.items()]
        yield Grid(say("On each map"), _HEAD, tuple(rows))
    if len(plan.players) > 1:
        rows = [_wins(str(n), rates[*own, "players", str(n)]) for n in plan.players]
        yield Grid(say("By number of players"), _HEAD, tuple(rows))
    met = [(id, rates[*own, "against", id]) for id in plan.others]
    met.sort(key=lambda one: (one[1].wins / max(1, one[1].games), one[0]))
    rows = [_wins(names[id], rate) for id, rate in met if rate.games]
    yield Grid(say("Against each fighter"), _HEAD, tuple(rows))


def _at_your_table(
    evenings: Evenings, rates: Mapping[Question, Rate], names: Mapping[str, str]
) -> Grid:
    rows = tuple(
        (*_wins(names.get(id, id), rate), _wins("", rates.get(("fighter", id), Rate()))[1])
        for id, rate in evenings.rates.items()
    )
    return Grid(say("At your table"), (*_HEAD, say("keen players")), rows)


def _of_map(plan: Plan, tally: Tally) -> Iterator[Grid]:
    rates = tally.rates
    head = (*_HEAD, say("turns until fragged"))
    starts = sorted((q[1] for q in rates if q[0] == "respawn"), key=lambda s: (len(s), s))
    firsts = [_wins(one, rates["respawn", one], tally.lasted[one]) for one in starts]
    yield Grid(say("By first square"), head, tuple(firsts))
    seats = [
        _wins(name, rates["seat", str(n)], tally.lasted_in[name])
        for n, name in enumerate(NAMES[: max(plan.players)], 1)
    ]
    yield Grid(say("By seat"), head, tuple(seats))


def _of_cards(plan: Plan, tally: Tally) -> Grid:
    rows = tuple(
        (
            plan.setups[0].cards[one["id"]].name,
            f"{one['rank']}/{one['of']}" if one["rank"] is not None else "–",
            signed(_percent(one["gained"])) if one["gained"] is not None else "–",
            f"{_percent(one['won'])} %" if one["won"] is not None else "–",
            str(one["drawn"]), str(one["played"]), str(one["frags"]),
        )
        for one in _cards(plan, tally)
        if plan.subject == "pack" or one["id"] == plan.id
    )  # fmt: skip
    head = (say("rank"), say("gain"), say("won"), say("drawn"), say("played"), say("frags"))
    return Grid(say("Cards"), head, rows)


def _cards(plan: Plan, tally: Tally) -> list[dict[str, Any]]:
    """Return every card that was drawn or played, with the number of times, its frags, and its rank
    in its deck by its gain (restricted play). A card that was never forbidden has no rank."""
    cards = plan.setups[0].cards
    decks: dict[str, list[str]] = {}
    for id in sorted({*tally.drawn, *tally.played} & cards.keys()):
        decks.setdefault(cards[id].deck, []).append(id)
    found = []
    for deck, ids in sorted(decks.items()):
        gains = {id: gain for id in ids if (gain := tally.gains.get(("card", id))) and gain.pairs}
        ranked = sorted(gains, key=lambda one: -_gained(gains[one], FEW_PAIRS))
        for rank, id in enumerate([*ranked, *(id for id in ids if id not in gains)], 1):
            won = tally.won_by[id] / tally.played_by[id] if tally.played_by[id] else None
            found.append(
                {
                    "id": id, "deck": deck, "rank": rank if id in gains else None,
                    "of": len(ranked), "won": round(won, 4) if won is not None else None,
                    "drawn": tally.drawn[id], "played": tally.played[id],
                    "frags": tally.frags_by[id],
                    "gained": round(_gained(gains[id]), 4) if id in gains else None,
                    "gain": _numbers(gains[id].estimate(), gains[id].pairs) if id in gains else None,
                }
            )  # fmt: skip
    return found


def _gained(gain: Gain, more: int = 0) -> float:
    """Return the share of games that a card wins, after adding some pairs in which it wins none."""
    return (gain.wins_with - gain.wins_without) / (gain.pairs + more)


# -- what else the games have shown --------------------------------------------------------------


def _basis(
    plan: Plan, tally: Tally, verdicts: Iterable[Verdict], longer: str
) -> Iterator[Sentence]:
    """Yield sentences about the levels that played, and a warning for each verdict on which they
    disagree."""
    if longer and any(one.verdict == "unsure" for one in verdicts):
        yield say("Where it is not sure yet, `{option}` will tell more.", option=longer)
    maps = [setup.board.maps[0].name for setup in plan.setups]
    yield plural(
        "{n} game of keen players on {maps:and}, seed {seed}.",
        "{n} games of keen players on {maps:and}, seed {seed}.",
        n=tally.games, maps=maps, seed=plan.seed,
    )  # fmt: skip
    if tally.second_games:
        yield plural(
            "Planning players played {n} game with the same luck.",
            "Planning players played {n} games with the same luck.",
            n=tally.second_games,
        )  # fmt: skip
    for one in verdicts:
        if one.planning is not None and one.planning.warning is not None:
            yield one.planning.warning
        elif one.planning is not None and plan.subject == "fighter":
            yield say(
                "Planning players win {rate} % with {fighter} ({low}–{high} %).",
                fighter=plan.setups[0].fighters[plan.id].name,
                rate=_percent(one.planning.found.rate),
                low=_percent(one.planning.found.low), high=_percent(one.planning.found.high),
            )  # fmt: skip


def _notes(plan: Plan, tally: Tally, evenings: Evenings | None) -> Iterator[Sentence]:
    if (turns := spread(tally.turns)) is not None:
        yield say(
            "Half of the games last {low} to {high} turns; the middle one lasts {turn}.",
            low=turns[0], high=turns[2], turn=turns[1],
        )  # fmt: skip
    if (rounds := spread(tally.rounds)) is not None:
        yield say(
            "Counted in rounds: {low} to {high}, and {round} in the middle.",
            low=rounds[0], high=rounds[2], round=rounds[1],
        )  # fmt: skip
    if tally.unfinished:
        yield plural(
            "{n} game did not end within {most} decisions and is not counted.",
            "{n} games did not end within {most} decisions and are not counted.",
            n=tally.unfinished, most=MOST_DECISIONS,
        )  # fmt: skip
    if plan.subject == "fighter":
        for (fighter, ability), uses in sorted(tally.used.items()):
            if fighter == plan.id:
                yield plural(
                    "{ability}: used {n} time.", "{ability}: used {n} times.",
                    n=uses, ability=ability,
                )  # fmt: skip
        gain = tally.gains.get(("ability", plan.id))
        if gain is not None:
            found = gain.estimate()
            yield say(
                "Without abilities, {fighter} wins {rate} % instead of {par} % of the same games "
                "(95 % sure: {low:signed} to {high:signed} points with them).",
                fighter=plan.setups[0].fighters[plan.id].name,
                rate=_percent(gain.wins_without / gain.pairs),
                par=_percent(gain.wins_with / gain.pairs),
                low=_percent(found.low), high=_percent(found.high),
            )  # fmt: skip
    if plan.subject == "map":
        map = _squares(plan, tally, 0)
        if never := map["power_ups_never_reached"]:
            yield say("Nobody reached the power-ups on {squares:and}.", squares=never)
        if never := map["never_visited"]:
            yield plural(
                "{n} square was never entered: {squares}.", "{n} squares were never entered: {squares}.",
                n=len(never), squares=[*never[:MOST_LISTED], *["…"] * (len(never) > MOST_LISTED)],
            )  # fmt: skip
        if map["frags"]:
            most = [f"{square} ({n})" for square, n in list(map["frags"].items())[:5]]
            yield say("Most frags: {squares}.", squares=most)
    if plan.subject == "pack":
        cards = plan.setups[0].cards
        idle = [id for id in sorted(tally.drawn) if tally.drawn[id] >= 20 and not tally.played[id]]
        if idle:
            names = [cards[id].name for id in idle[:MOST_LISTED]]
            yield say("Drawn 20 times or more and never played: {cards}.", cards=names)
    if evenings is not None and evenings.unfinished:
        yield plural(
            "{n} game at your table has no winner and is not counted.",
            "{n} games at your table have no winner and are not counted.",
            n=evenings.unfinished,
        )
    yield say("Keen players do not plan ahead. Your friends may find more in it, or less.")


def _facts(plan: Plan, tally: Tally, evenings: Evenings | None) -> dict[str, Any]:
    abilities: dict[str, dict[str, int]] = {}
    for (fighter, ability), n in sorted(tally.used.items()):
        abilities.setdefault(fighter, {})[ability] = n
    return {
        "seed": plan.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "level": "keen",
        "players": list(plan.players),
        "maps": list(tally.maps),
        "turns": _spread(tally.turns),
        "rounds": _spread(tally.rounds),
        "rates": [
            {
                "about": list(question),
                **_numbers(rate.estimate(), rate.games),
                "par": round(rate.par, 4),
            }
            for question, rate in sorted(tally.rates.items())
        ],
        "gains": [
            {"kind": kind, "id": id, **_numbers(gain.estimate(), gain.pairs)}
            for (kind, id), gain in sorted(tally.gains.items())
        ],
        "planning": {
            question[1]: _numbers(rate.estimate(), rate.games)
            for question, rate in sorted(tally.second.items())
            if question[0] == "fighter" and len(question) == 2
        },
        "cards": _cards(plan, tally),
        "abilities": abilities,
        "survival": {square: _spread(tally.lasted[square]) for square in sorted(tally.lasted)},
        "survival_by_seat": {
            seat: _spread(tally.lasted_in[seat]) for seat in NAMES if seat in tally.lasted_in
        },
        "squares": [_squares(plan, tally, number) for number in range(len(plan.setups))],
        "evenings": evenings.as_json() if evenings is not None else None,
    }


def _numbers(found: Estimate, games: int) -> dict[str, Any]:
    return {
        "rate": round(found.rate, 4), "low": round(found.low, 4), "high": round(found.high, 4),
        "games": games,
    }  # fmt: skip


def _spread(counts: Counter[int]) -> dict[str, int] | None:
    found = spread(counts)
    return dict(zip(("low", "median", "high"), found, strict=True)) if found is not None else None


def _squares(plan: Plan, tally: Tally, number: int) -> dict[str, Any]:
    """Return the squares of one map that nobody visited, and those with frags."""
    board, visited = plan.setups[number].board, tally.visited[number]
    floor = [board.name(place) for place in board.places if board.floor[place]]
    ups = [board.name(place) for place in sorted(board.power_ups)]
    frags = tally.frags[number]
    return {
        "map": tally.maps[number],
        "never_visited": [name for name in floor if name not in visited],
        "power_ups_never_reached": [name for name in ups if name not in visited],
        "frags": dict(sorted(frags.items(), key=lambda item: (-item[1], item[0]))),
    }


# -- real evenings -------------------------------------------------------------------------------


@dataclass(slots=True)
class Evenings:
    """Games that people played, with the winners' fighters."""

    games: int = 0
    unfinished: int = 0
    rates: dict[str, Rate] = field(default_factory=dict)

    def add(self, fighters: Mapping[str, str], winners: Sequence[str]) -> None:
        """Count one game. Without winners, it is not finished."""
        self.games += 1
        if not winners:
            self.unfinished += 1
            return
        for player, id in fighters.items():
            if id:
                won = (player in winners) / len(winners)
                self.rates.setdefault(id, Rate()).add(won, 1, 1 / len(fighters))

    def as_json(self) -> dict[str, Any]:
        fighters = {
            id: {**_numbers(rate.estimate(), rate.games), "par": round(rate.par, 4)}
            for id, rate in sorted(self.rates.items())
        }
        return {"games": self.games, "unfinished": self.unfinished, "fighters": fighters}
