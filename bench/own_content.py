"""Playtest all shipped packs: the tables in docs/explanation/our-packs-playtested.md.

    python bench/own_content.py [--games 400] [--seed 1] [--workers N]    plays and prints the tables
    python bench/own_content.py --write                                   and puts them into the page
    python bench/own_content.py --recorded [--write]    only games of earlier runs, however many

Four fighters of the pack (FTW: of the base game) play on each of the pack's maps in turn. Results are
kept in build/playtest/, so a second start continues; other content or another seed starts again.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from fragkit.cli.playtest import plan_playtest
from fragkit.lab.playtest import Block, OtherPlaytestError, Plan, ResultsFile, play_blocks
from fragkit.lab.playtest_report import Report, Verdict, report, tally_of
from fragkit.lab.statistics import Rate
from fragkit.lab.tally import spread
from fragkit.lab.workers import open_workers
from fragkit.model.pack import Library

HERE = Path(__file__).parents[1]
PAGE = HERE / "docs" / "explanation" / "our-packs-playtested.md"
PACKS = ("base", "deathmatch", "ftw", "deadlands")
PLAYERS = 4


class Played:
    """One pack's games: all together, and by map."""

    def __init__(self, pack: str, games: int | None, seed: int, workers: int) -> None:
        self.pack = pack
        self.plan, self.library = plan_playtest(pack, players=(PLAYERS,), seed=seed)
        self.tally = tally_of(self.plan)
        self.turns: defaultdict[int, Counter[int]] = defaultdict(Counter)  # by map
        self.games: Counter[int] = Counter()
        self.first: defaultdict[int, Rate] = defaultdict(Rate)  # wins of who goes first
        for block in blocks_of(self.plan, pack, games, workers):
            self.tally.add(block)
            map = block.games[0].map
            ended = [game for game in block.games if game.is_finished]
            self.games[map] += len(block.games)
            self.turns[map].update(game.turns for game in ended)
            won = sum(game.share(game.order[0]) for game in ended)
            self.first[map].add(won, len(ended), len(ended) / PLAYERS)
        self.report: Report = report(self.plan, self.tally)


def blocks_of(plan: Plan, pack: str, games: int | None, workers: int) -> Iterator[Block]:
    """Yield the blocks that were played before, then new ones until there are enough games."""
    path = HERE / "build" / "playtest" / f"{pack}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    file, known = ResultsFile(path, plan), 0
    wanted = plan.blocks_for(games) if games is not None else None
    try:
        for block in file.blocks():
            if wanted is None or known < wanted:
                known += 1
                yield block
    except OtherPlaytestError:
        path.unlink()
        file = ResultsFile(path, plan)
    if wanted is None:
        return
    with open_workers(workers) as found:
        for block in play_blocks(plan, found.executor, wanted, ahead=found.ahead, first=known):
            file.append(block)
            yield block
    file.close()


# -- tables ----------------------------------------------------------------------------------------


def table(head: str, rows: list[str]) -> str:
    return "\n".join([head, "|" + "---|" * (head.count("|") - 1), *rows])


def percent(part: float) -> str:
    return f"{round(100 * part)} %"


def verdict_word(one: Verdict) -> str:
    return {"strong": "too strong", "weak": "too weak", "unsure": "not sure yet"}.get(
        one.verdict, one.verdict
    )


def fighters(played: list[Played]) -> str:
    rows = []
    for one in played:
        found = [v for v in one.report.verdicts if v.kind == "fighter"]
        for verdict in sorted(found, key=lambda v: -v.rate):
            name = one.library.fighters[verdict.id].name
            second = verdict.planning
            planning = percent(second.found.rate) if second is not None else "–"
            rows.append(
                f"| {title(one.library, one.pack)} | {name} | {percent(verdict.rate)} | "
                f"{round(100 * verdict.low)}–{percent(verdict.high)} | {planning} | {verdict.games} | "
                f"{verdict_word(verdict)} |"
            )
    return table("| pack | fighter | won | 95 % sure | planning players | games | verdict |", rows)


def maps(played: list[Played]) -> str:
    rows = []
    for one in played:
        for number, squares in enumerate(one.report.facts["squares"]):
            name = one.plan.setups[number].board.maps[0].name
            turns = spread(one.turns[number])
            length = f"{turns[1]} ({turns[0]}–{turns[2]})" if turns is not None else "–"
            first = one.first[number].estimate()
            missed = ", ".join(squares["power_ups_never_reached"]) or "none"
            rows.append(
                f"| {name} | {one.games[number]} | {length} | {percent(first.rate)} "
                f"({round(100 * first.low)}–{percent(first.high)}) | {len(squares['never_visited'])} | "
                f"{missed} |"
            )
    head = "| map | games | turns | first player wins | squares never entered | power-ups never reached |"
    return table(head, rows)


def cards(played: list[Played]) -> str:
    rows = []
    for one in played:
        own = next(pack for pack in one.library.packs if pack.id == one.pack).cards
        facts = {fact["id"]: fact for fact in one.report.facts["cards"]}
        verdicts = {v.id: v for v in one.report.verdicts if v.kind == "card"}
        for id in sorted(own, key=lambda card: (own[card].deck, -_won(facts.get(card)), card)):
            fact = facts.get(id)
            if fact is None:
                rows.append(f"| {own[id].name} | {own[id].deck} | 0 | 0 | 0 | – | – |")
                continue
            won = percent(fact["won"]) if fact["won"] is not None else "–"
            gain = f"{100 * fact['gained']:+.0f}" if id in verdicts else "–"
            rows.append(
                f"| {own[id].name} | {own[id].deck} | {fact['drawn']} | {fact['played']} | "
                f"{fact['frags']} | {won} | {gain} |"
            )
    return table("| card | deck | drawn | played | frags | won | gain |", rows)


def _won(fact: dict[str, float | None] | None) -> float:
    return (fact["won"] or 0.0) if fact is not None else -1.0


def title(library: Library, id: str) -> str:
    return next(pack.file.name for pack in library.packs if pack.id == id)


def summary(played: list[Played], seed: int) -> str:
    """Return what was played, and every clear verdict and warning."""
    lines = [
        f"- {title(one.library, one.pack)}: {one.tally.games} games of keen players and "
        f"{one.tally.second_games} of planning players, seed {seed}, "
        f"{one.tally.unfinished} unfinished."
        for one in played
    ]
    for one in played:
        lines += [
            f"- {verdict.sentence}"
            for verdict in one.report.verdicts
            if verdict.verdict in ("strong", "weak")
        ]
        lines += [
            f"- {verdict.planning.warning}"
            for verdict in one.report.verdicts
            if verdict.planning is not None and verdict.planning.warning is not None
        ]
    return "\n".join(lines)


def put(text: str, parts: dict[str, str]) -> str:
    """Return the page with each part between its marks."""
    for name, made in parts.items():
        begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
        before, rest = text.split(begin)
        text = f"{before}{begin}\n{made}\n{end}{rest.split(end)[1]}"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--recorded", action="store_true")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    games = None if chosen.recorded else chosen.games
    played = [Played(pack, games, chosen.seed, chosen.workers) for pack in PACKS]
    parts = {
        "summary": summary(played, chosen.seed), "fighters": fighters(played),
        "maps": maps(played), "cards": cards(played),
    }  # fmt: skip
    if chosen.write:
        PAGE.write_text(put(PAGE.read_text("utf-8"), parts), "utf-8")
    else:
        print("\n\n".join(parts.values()))


if __name__ == "__main__":
    main()
