"""`fragkit rules`: search the rules with the words that players use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer

from fragkit.cli.command import Failure, new_app
from fragkit.cli.lang_option import LANG, speak_if_asked
from fragkit.diagnostics import Problems, render
from fragkit.language import spoken
from fragkit.language.sentences import in_a_row, say
from fragkit.load.packs.ledger_files import (
    in_language,
    load_rules,
    pack_files,
    rule_files,
    with_pack_rules,
)
from fragkit.model.pack import TableRules
from fragkit.model.rule import Example, LedgerEntry, RuleBook, Ruling
from fragkit.rules.house_options import HouseOption, options_of
from fragkit.rules.ledger_search import mentions, related, search
from fragkit.term.rule_text import entry_text, houses_text, list_text, overview_text
from fragkit.term.style import style_of

app = new_app()

MOST_WORDS = 100


@app.command()
def rules(
    words: list[str] = typer.Argument(
        None, metavar="[WORDS|ID]…", help="Words to search for, or a rule's id."
    ),
    whole: bool = typer.Option(False, "--all", help="Show every match."),
    as_json: bool = typer.Option(False, "--json", help="Print a JSON list of rules."),
    lang: str = LANG,
) -> None:
    """Search the rules and rulings. An id shows that rule in full.

    Exits 1 if nothing is found.

    Example: fragkit rules corner, fragkit rules armor.soak, fragkit rules house
    """
    speak_if_asked(lang)
    asked = " ".join(words or ()).strip()
    if len(asked.split()) > MOST_WORDS:
        raise Failure("out-of-range", f"search for at most {MOST_WORDS} words")
    style = style_of()
    if not asked or asked.casefold() in ("house", "houses", "house rules", "house options"):
        book = _ledger(None)
        if as_json:
            rows = house_rows() if asked else [_row(e) for e in book.entries]
            typer.echo(json.dumps(rows))
            return
        _print(houses_text(book, style, _options()) if asked else overview_text(book, style))
        return
    # Search the files that contain the words. Rows related to an id may be in any file.
    book = _ledger(None if "." in asked or spoken() is not None else asked)
    found = search(book, asked)
    if not found.entries and "." not in asked:
        found = search(_ledger(None), asked)  # a suggestion needs every word of the ledger
    if as_json:
        rows = [_row(entry) for entry in found.entries]
        if found.exact:
            rows[0]["related"] = [other.id for other in related(book, found.entries[0])]
        typer.echo(json.dumps(rows))
    elif found.exact:
        _print(entry_text(found.entries[0], related(book, found.entries[0]), style))
    elif found.entries:
        _print(list_text(found.entries, style, whole))
    else:
        text = say("No rule mentions `{typed}`.", typed=asked[:60])
        if found.suggestion:
            text = in_a_row((text, say("Did you mean `{near}`?", near=found.suggestion)))
        _print(style.wrap(text))
    if not found.entries:
        raise typer.Exit(1)


def _ledger(words: str | None) -> RuleBook:
    problems = Problems()
    paths = rule_files(Path.cwd(), problems)
    book = load_rules(paths, problems, mentions(words) if words else None)
    if (language := spoken()) is not None:
        book = in_language(book, paths, language.code)
    book = with_pack_rules(book, pack_files(Path.cwd()))
    if problems.has_errors:
        first = next(d for d in problems.sorted() if d.severity == "error")
        raise Failure("broken-content", render(first).split("\n")[0])
    return book


def _options() -> tuple[HouseOption, ...]:
    """Return every house option, including those of the known packs."""
    own = tuple(option for file in pack_files(Path.cwd()) for option in file.options)
    return options_of(TableRules(options=own))


def _print(lines: list[str]) -> None:
    typer.echo("\n".join(lines))


def _row(entry: LedgerEntry) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": entry.id,
        "kind": entry.kind,
        "text": entry.text,
        "source": entry.source,
        "section": entry.section,
        "pack": entry.pack,
    }
    match entry.row:
        case Ruling() as ruling:
            row |= {
                "question": ruling.question,
                "options": dict(ruling.options),
                "default": ruling.default,
                "note": ruling.note,
                "reason": ruling.reason,
                "house": list(ruling.house),
                "about": list(ruling.about),
            }
        case Example() as example:
            row |= {"input": example.input, "expected": example.expected, "basis": example.kind}
    return row


def house_rows() -> list[dict[str, Any]]:
    return [
        {
            "id": option.key,
            "kind": "house",
            "text": str(option.about),
            "source": option.rule,
            "values": list(option.values),
            "default": option.default,
        }
        for option in _options()
    ]
