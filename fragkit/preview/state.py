"""What the page is told after every change: everything that the contact sheet shows."""

from __future__ import annotations

import os
from typing import Any

from fragkit.diagnostics import Diagnostic, Span
from fragkit.press.fonts import FONTS
from fragkit.preview.shop import Shop

LONGEST_LINE = 200  # a minified or binary line would drown the message


def state_of(shop: Shop) -> dict[str, Any]:
    with shop.lock:
        file = shop.pack.file if shop.pack is not None else None
        return {
            "number": shop.number,
            "pack": {
                "id": file.id if file else "", "name": file.name if file else "?",
                "version": file.version if file else "", "about": file.about if file else "",
            },
            "fonts": [face.key for face in FONTS.values() if face.path is not None],
            "decks": {d.id: d.name for d in shop.library.decks.values()},
            "things": [
                {
                    "key": t.key, "kind": t.kind, "id": t.id, "name": t.name,
                    "group": t.group, "mark": t.mark, "note": t.note, "stale": t.stale,
                    "file": shop.shown(t.file),
                }
                for t in shop.things.values()
            ],
            "problems": [_told(shop, problem) for problem in shop.problems],
        }  # fmt: skip


def _told(shop: Shop, problem: Diagnostic) -> dict[str, Any]:
    file = os.path.realpath(problem.span.file)
    lines = shop.text(file).split("\n")
    line = lines[problem.span.line - 1].rstrip("\r") if problem.span.line <= len(lines) else ""
    if len(line) > LONGEST_LINE:
        line = ""
    return {
        "file": shop.shown(file),
        "line": problem.span.line,
        "column": problem.span.column,
        "width": max(1, min(problem.span.width, len(line) - problem.span.column + 1)),
        "severity": problem.severity,
        "code": problem.code,
        "message": problem.message,
        "help": problem.help,
        "source": line,
        "key": _thing_at(shop, file, problem.span),
    }


def _thing_at(shop: Shop, file: str, span: Span) -> str:
    """The thing whose lines hold that place."""
    found = ""
    for thing in shop.things.values():
        if thing.file == file and (thing.line <= span.line or thing.kind == "map"):
            found = thing.key
    return found
