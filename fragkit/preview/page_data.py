"""The JSON that the page gets: its state, sight and reach on maps, and the words of the effects.

The words are made only from the effects, so they show what the referee will enforce, whatever the
card's own text says.
"""

from __future__ import annotations

import os
from typing import Any

from fragkit.board.board import Board, NoPlace
from fragkit.board.movement import Mover
from fragkit.board.reach import reach
from fragkit.board.sight import MOST_HEATED, heat, visible_from
from fragkit.diagnostics import Diagnostic
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.text import (
    card_facts,
    made_card_text,
    made_stance_text,
    made_trait_text,
    plain,
    track_text,
)
from fragkit.press.typography.fonts import FONTS
from fragkit.preview.pack_watch import PackWatch
from fragkit.term.content_text import weapon_text

LONGEST_LINE = 200  # a minified or binary line would drown the message


def state_of(watch: PackWatch) -> dict[str, Any]:
    """Return everything that the page shows. It is sent after every change."""
    with watch.lock:
        file = watch.pack.file if watch.pack is not None else None
        return {
            "number": watch.number,
            "pack": {
                "id": file.id if file else "", "name": file.name if file else "?",
                "version": file.version if file else "", "about": file.about if file else "",
            },
            "fonts": [face.key for face in FONTS.values() if face.path is not None],
            "decks": {d.id: d.name for d in watch.library.decks.values()},
            "things": [
                {
                    "key": t.key, "kind": t.kind, "id": t.id, "name": t.name,
                    "group": t.group, "mark": t.mark, "note": t.note, "stale": t.stale,
                    "drawn": t.drawn,
                    "file": watch.shown(t.file),
                }
                for t in watch.page_items.values()
            ],
            "problems": [_problem_data(watch, problem) for problem in watch.problems],
            "accepted": watch.accepted,
        }  # fmt: skip


def _problem_data(watch: PackWatch, problem: Diagnostic) -> dict[str, Any]:
    file = os.path.realpath(problem.span.file)
    lines = watch.text(file).split("\n")
    line = lines[problem.span.line - 1].rstrip("\r") if problem.span.line <= len(lines) else ""
    if len(line) > LONGEST_LINE:
        line = ""
    here = [
        item
        for item in watch.page_items.values()
        if item.file == file and (item.line <= problem.span.line or item.kind == "map")
    ]
    return {
        "file": watch.shown(file),
        "line": problem.span.line,
        "column": problem.span.column,
        "width": max(1, min(problem.span.width, len(line) - problem.span.column + 1)),
        "severity": problem.severity,
        "code": problem.code,
        "message": str(problem.message),
        "help": str(problem.help),
        "source": line,
        "key": max(here, key=lambda item: item.line).key if here else "",
    }


MOST_MOVES = 30


def sight_from(board: Board, square: str) -> dict[str, Any]:
    place = board.place(square)
    if isinstance(place, NoPlace):
        return {"error": str(place)}
    seen = visible_from(board, place)
    return {"at": board.name(place), "squares": {board.name(p): n for p, n in seen.items()}}


def reach_from(board: Board, square: str, moves: int, speed: int) -> dict[str, Any]:
    place = board.place(square)
    if isinstance(place, NoPlace):
        return {"error": str(place)}
    moves, speed = max(0, min(MOST_MOVES, moves)), max(1, min(9, speed))
    reached = reach(board, place, moves, Mover(speed=speed))
    return {
        "at": board.name(place),
        "squares": {board.name(p): way.cost for p, way in reached.items()},
        "hazards": [board.name(p) for p, way in reached.items() if way.hazards],
    }


def heat_of(board: Board) -> dict[str, Any]:
    counts = heat(board)
    if counts is None:
        return {"error": f"the heat is shown for maps of up to {MOST_HEATED:,} squares"}
    return {"squares": {board.name(p): n for p, n in counts.items()}}


OWN = "Nothing. Apply the text yourselves."


def card_words(card: Card) -> list[str]:
    made = plain(made_card_text(card))
    does = card.is_weapon or card.effects
    return [plain(card_facts(card)), made if made and does else OWN]


def fighter_words(fighter: Fighter) -> list[str]:
    rows = []
    if fighter.stats == "free":
        rows.append(f"Split {fighter.points} points between the stats.")
    else:
        stats = fighter.stats
        rows.append(f"Health {stats.health}, Speed {stats.speed}, Accuracy {stats.accuracy}.")
    rows += [f"{str(weapon_text(weapon)).rstrip('.')}." for weapon in fighter.weapons]
    if fighter.gear:
        rows.append(f"Starts with {', '.join(fighter.gear)} in play.")
    for track in fighter.all_tracks.values():
        rows.append(f"{track.name}, {track.most} boxes. {plain(track_text(track))}".rstrip())
    for stance in fighter.all_stances.values():
        rows.append(f"{stance.name}: {plain(made_stance_text(stance))}")
    rows += [_trait("", trait) for trait in fighter.abilities]
    rows += [_trait("but ", trait) for trait in fighter.drawbacks]
    return rows


def _trait(heading: str, trait: Trait) -> str:
    made = plain(made_trait_text(trait))
    if not made:
        made = OWN if trait.is_yours_to_apply else "See the tracks and stances."
    return f"{heading}{trait.name}: {made}" if trait.name else f"{heading}{made}"


def map_words(board: Board) -> list[str]:
    weapons = sum(spot.power == "weapon" for spot in board.spots)
    gadgets = sum(spot.power == "gadget" for spot in board.spots)
    return [
        f"{board.columns} × {board.rows} squares, {_count(len(board.respawns), 'respawn')}.",
        f"Power-ups: {_count(weapons, 'weapon')}, {_count(gadgets, 'gadget')}.",
        f"{_count(len(board.doors), 'door')}.",
    ]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
