"""Reading `rules/*.yaml` into the ledger of rules."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from fragkit.diagnostics import Diagnostic, Problems, Span, choose, did_you_mean
from fragkit.language.translation import BadCatalogue, read_po
from fragkit.load.packs.known_packs import built_in_folders, known_folders
from fragkit.load.packs.library import read_pack_file, report_clash, report_nothing_to_override
from fragkit.load.typed_yaml.files import is_file, is_there, read_text, shown_path, yaml_files
from fragkit.load.typed_yaml.nodes import parse
from fragkit.load.typed_yaml.structure import items_of, structure
from fragkit.model.pack import PackFile
from fragkit.model.rule import (
    RULING_PREFIX,
    Clarification,
    Example,
    LedgerEntry,
    Row,
    Rule,
    RuleBook,
    RuleId,
    Ruling,
    Section,
    playable_letters,
)
from fragkit.model.word_values import kebab

__all__ = ["Section", "in_language", "load_rules", "pack_files", "rule_files", "with_pack_rules"]


def rule_files(start: Path, problems: Problems) -> list[Path]:
    """Return the rules files of the shipped and configured packs, without reading the packs."""
    folders = [*built_in_folders(), *known_folders(start, problems)]
    rooms = [folder / "rules" for folder in folders]
    return [path for room in rooms if is_there(room) for path in yaml_files(room, problems)]


def in_language(book: RuleBook, paths: Iterable[Path], code: str) -> RuleBook:
    """Return the ledger in the words of its packs' `lang/<code>.po`; a row without words stays
    English. The English words still find a row."""
    words: dict[str, str] = {}
    for room in dict.fromkeys(
        room for path in paths for room in path.parents if room.name == "rules"
    ):
        words |= ledger_words(room.parent / "lang" / f"{code}.po")

    def own(english: str) -> str:
        return words.get(" ".join(english.split()), english)

    def worded(row: Row) -> Row:
        match row:
            case Rule(rule=text):
                return replace(row, rule=own(text), words=(*row.words, text))
            case Clarification(text=text):
                return replace(row, text=own(text), words=(*row.words, text))
            case Example(input=case, expected=result):
                return replace(row, input=own(case), expected=own(result))
            case Ruling(question=question):
                options = {letter: own(text) for letter, text in row.options.items()}
                return replace(
                    row, question=own(question), options=options, note=own(row.note),
                    reason=own(row.reason), words=(*row.words, question),
                )  # fmt: skip

    if not words:
        return book
    return RuleBook(tuple(replace(entry, row=worded(entry.row)) for entry in book.entries))


def row_texts(row: Row) -> tuple[str, ...]:
    """Return the texts of a row that a translation needs."""
    match row:
        case Rule(rule=text) | Clarification(text=text):
            texts: tuple[str, ...] = (text,)
        case Example(input=case, expected=result):
            texts = (case, result)
        case Ruling():
            texts = (row.question, *row.options.values(), row.note, row.reason)
    return tuple(" ".join(text.split()) for text in texts if text.strip())


def ledger_words(path: Path) -> dict[str, str]:
    """Return the translations in a catalog by the English text; nothing if it can't be read."""
    if not is_file(path):
        return {}
    try:
        entries = read_po(path.read_text(encoding="utf-8")).entries.values()
    except (OSError, UnicodeDecodeError, BadCatalogue):
        return {}  # `check` reports it
    return {one.msgid: one.msgstr for one in entries if one.is_done}


def base_rule_files() -> list[Path]:
    """Return the rules files of the base game."""
    return [path for path in _shipped_rule_files() if pack_of(path) == "base"]


def _shipped_rule_files() -> list[Path]:
    rooms = [folder / "rules" for folder in built_in_folders()]
    return [path for room in rooms if is_there(room) for path in yaml_files(room, Problems())]


def shipped_rule(id: str) -> LedgerEntry | None:
    """Return the row of a shipped pack with that id, whichever packs are in play."""
    return load_rules(_shipped_rule_files(), Problems(), lambda text: id in text).get(id)


def load_rules(
    paths: Iterable[Path],
    problems: Problems,
    wanted: Callable[[str], bool] | None = None,
) -> RuleBook:
    """Return the ledger in these files. A later pack may replace a row with `override: true`.

    With `wanted`, parse only files whose text it accepts, and skip checks that need the whole
    ledger.
    """
    entries: dict[str, LedgerEntry] = {}
    before = len(problems.found)
    for path in paths:
        for section in read_sections(path, problems, wanted):
            for row in section.rows:
                add(LedgerEntry(row, section.section, pack_of(path)), entries, problems)
    whole = wanted is None and len(problems.found) == before
    for entry in entries.values():
        if isinstance(entry.row, Ruling):
            check_ruling(entry.row, entries if whole else None, problems)
    return RuleBook(tuple(entries.values()))


def with_pack_rules(book: RuleBook, files: Iterable[PackFile]) -> RuleBook:
    """Return the ledger with the packs' rules for everyone added as rows."""
    files = [file for file in files if file.rules]
    if not files:
        return book
    from fragkit.model.text import plain, rule_text  # slow to start, and few packs need it

    told = [
        LedgerEntry(
            Rule(
                id=RuleId(f"house.{kebab(rule.name)}"),
                rule=f"{rule.name}: {plain(rule_text(rule))}",
                source=file.name,
                words=(rule.name.casefold(),),
                where=rule.where,
            ),
            f"Rules of {file.name}",
            file.id,
        )
        for file in files
        for rule in file.rules
    ]
    return RuleBook((*book.entries, *told))


def pack_files(start: Path) -> list[PackFile]:
    """Return the `pack.yaml` of each known pack. `check` reports their mistakes."""
    drafts = [read_pack_file(folder, Problems()) for folder in known_folders(start, Problems())]
    return [draft.file for draft in drafts if draft is not None]


def read_sections(
    path: Path, problems: Problems, wanted: Callable[[str], bool] | None = None
) -> list[Section]:
    text = read_text(path, problems)
    if text is None or (wanted is not None and not wanted(text)):
        return []
    sections, told = _sections(text, shown_path(path), os.environ.get("FRAGKIT_YAML"))
    problems.found += told
    return sections


@functools.lru_cache(maxsize=128)
def _sections(text: str, file: str, _loader: str | None) -> tuple[list[Section], list[Diagnostic]]:
    """Read the sections and cache them, because players look up rules all evening."""
    problems = Problems()
    node = parse(text, file, problems)
    if node is None and not problems.found:
        problems.at(Span(file)).error(
            "[empty-file] the file is empty", "add an entry, or delete the file"
        )
    made = [
        structure(item, Section, "a section of rules", problems)
        for item in items_of(node, "sections of rules", problems)
    ]
    return [section for section in made if section is not None], problems.found


def pack_of(path: Path) -> str:
    """Return the name of the pack's folder above `rules/`, or "" for a loose file."""
    parts = path.absolute().parts
    at = max((i for i, part in enumerate(parts[:-1]) if part == "rules"), default=0)
    return parts[at - 1] if at else ""


def add(entry: LedgerEntry, entries: dict[str, LedgerEntry], problems: Problems) -> None:
    row = entry.row
    first = entries.get(row.id)
    if first is None:
        if row.override:
            report_nothing_to_override("rule", row.id, row.where, entries, problems)
        entries[row.id] = entry
    elif first.pack == entry.pack:
        problems.at(row.where.of("id")).error(
            "[duplicate-id] the id `{id}` is used twice",
            "rename one of the two",
            id=row.id,
            also=[("first", first.row.where.of("id"))],
        )
    elif not row.override:
        report_clash("rule", row.id, row.where, first.row.where, problems)
    else:
        entries[row.id] = entry


def check_ruling(ruling: Ruling, known: dict[str, LedgerEntry] | None, problems: Problems) -> None:
    """Check that the default is one of the options, and that the rules in `about` exist."""
    if not ruling.id.startswith(RULING_PREFIX):
        problems.at(ruling.where.of("id")).error(
            "[ruling-id] a ruling's id must start with `{prefix}`",
            "write `{prefix}{id}`",
            prefix=RULING_PREFIX,
            id=ruling.id,
        )
    if ruling.default not in ruling.options:
        problems.at(ruling.where.of("default")).error(
            "[ruling-default] the default `{value}` is not one of the options",
            choose(ruling.options),
            value=ruling.default,
        )
    playable = playable_letters(ruling.house_key)
    for letter in ruling.house:
        if letter not in ruling.options:
            problems.at(ruling.where.of("house")).error(
                "[ruling-house] `{value}` is not one of the options",
                choose(ruling.options),
                value=letter,
            )
        elif letter not in playable:
            problems.at(ruling.where.of("house")).error(
                "[ruling-house] the referee can't play `{key}={value}`",
                "delete `{value}` from `house`",
                key=ruling.house_key,
                value=letter,
            )
    if known is not None:
        for id in ruling.about:
            if id not in known:
                problems.at(ruling.where.of("about")).error(
                    "[unknown-rule] there is no rule `{id}`", did_you_mean(id, known), id=id
                )
