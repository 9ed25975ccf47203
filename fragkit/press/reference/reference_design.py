"""The content of a reference sheet: sections of steps, points, icons or tables, as data.

An item names its rule. If it has no text of its own, it prints the ledger's. So a sheet can't state
a rule that does not exist, or keep an outdated number.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.ledger_files import load_rules
from fragkit.load.typed_yaml.files import yaml_files
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.pack import Library, Pack
from fragkit.model.rule import RULING_PREFIX, LedgerEntry, Rule, RuleBook, RuleId, Ruling
from fragkit.model.text import counter_text, rule_text
from fragkit.press.maps.legend import SWATCHES
from fragkit.press.pictures.icons import ICONS

Look = Literal["steps", "points", "icons", "letters", "rulings", "damage", "to-hit"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One line or paragraph of a section."""

    head: str = spec("bold words at the start", default="")
    text: str = spec("its text; default: the rule's own", default="")
    rule: tuple[RuleId, ...] = spec("rules it covers", default=(), one_or_many=True)
    icon: str = spec("icons: which one", default="")
    map: str = spec("icons: a map symbol instead, such as `teleporter`", default="")
    letter: str = spec("letters: the letter in the box", default="")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A section of the sheet."""

    title: str = spec("its heading", nonempty=True)
    page: int = spec("its page", least=1, most=2)
    look: Look = spec("how to print its items")
    wide: bool = spec("whether it spans the whole page, below the columns", default=False)
    kit: bool = spec("whether a fighter's kit has it, too, where there is room", default=False)
    lead: str = spec("a sentence under the heading", default="")
    items: tuple[Item, ...] = spec("its text", default=())
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceDesign:
    """The two pages of a pack."""

    id: Id = spec("the pack")
    title: str = spec("title of both pages", nonempty=True)
    parts: tuple[Part, ...] = spec("its sections, in reading order", nonempty=True)
    where: Where = nowhere()


def ledger(library: Library) -> RuleBook:
    """Return the rules of all packs, including shipped ones that are not printed, because a sheet
    may cite them.

    `fragkit check` reports mistakes in them.
    """
    rooms = [folder / "rules" for folder in built_in_folders()]
    shipped = [path for room in rooms for path in yaml_files(room, Problems())]
    own = [path for pack in library.packs for path in pack.rules]
    paths = dict.fromkeys([*shipped, *own])
    return _read_ledger(tuple((path, path.stat().st_mtime_ns) for path in paths))


@functools.lru_cache(maxsize=4)
def _read_ledger(files: tuple[tuple[Path, int], ...]) -> RuleBook:
    """Read the ledger only once for a build of several packs, and again after a file has changed."""
    return load_rules([path for path, _ in files], Problems())


def check_reference(design: ReferenceDesign, book: RuleBook, problems: Problems) -> None:
    known = {entry.id for entry in book.entries}
    for part in design.parts:
        for item in part.items:
            for id in item.rule:
                if id not in known:
                    problems.at(item.where.of("rule")).error(
                        "[unknown-rule] there is no rule `{id}`", did_you_mean(id, known), id=id
                    )
            if item.icon and item.icon not in ICONS:
                problems.at(item.where.of("icon")).error(
                    "[unknown-icon] there is no icon `{name}`",
                    did_you_mean(item.icon, ICONS),
                    name=item.icon,
                )
            if item.map and item.map not in SWATCHES:
                problems.at(item.where.of("map")).error(
                    "[unknown-icon] maps have no picture `{name}`",
                    did_you_mean(item.map, SWATCHES),
                    name=item.map,
                )
            if not item.text and not item.rule:
                problems.at(item.where.span).error(
                    "[reference-empty] this item is empty", "add a `text`, or a `rule` to print"
                )


def words_of(item: Item, book: RuleBook) -> str:
    """Return the item as rich text."""
    text = item.text
    if not text and item.rule:
        entry = book.get(item.rule[0])
        text = _ledger_words(entry) if entry is not None else ""
    if not item.head:
        return text
    stop = "" if item.head[-1] in ".?!:" else "."
    return f"**{item.head}{stop}** {text[:1].upper()}{text[1:]}"


def _ledger_words(entry: LedgerEntry) -> str:
    row = entry.row
    if isinstance(row, Ruling):
        answer = row.options.get(row.default, "")
        note = f"; {translate(row.note)}" if row.note else ""
        said = translate(f"{answer[:1].upper()}{answer[1:]}")
        return f"**{translate(row.question)}** {said}{note}."
    return translate(entry.text).replace("`", "")


ONE_PAGE = 14


def _choices(pack: Pack) -> list[Item]:
    """Return the house options that the pack sets or adds, in the form in which they are typed."""
    file = pack.file
    own = [
        Item(
            head=option.id,
            text=f"{option.about}: {', '.join(option.values)} (else {option.default})",
            where=option.where,
        )
        for option in file.options
    ]
    house = ", ".join(f"{key}={value}" for key, value in (file.house or {}).items())
    begins = [Item(head=translate("House"), text=house, where=file.where)] if house else []
    if file.variants:
        begins.append(
            Item(head=translate("Variants"), text=", ".join(file.variants), where=file.where)
        )
    return [*begins, *own]


def made_reference(pack: Pack, book: RuleBook) -> ReferenceDesign | None:
    """Make a design for a pack that has none. Its sections are house rules, options, rules and
    rulings."""
    sections: dict[str, list[Item]] = {}
    rules = [
        Item(head=rule.name, text=rule_text(rule), where=rule.where) for rule in pack.file.rules
    ]
    if rules:
        sections[translate("Rules for everyone")] = rules
    counters = [
        Item(head=counter.name, text=counter_text(counter), where=counter.where)
        for counter in pack.own_counters
    ]
    if counters:
        sections[translate("Counters")] = counters
    if choices := _choices(pack):
        sections[translate("How it is played")] = choices
    for entry in book.entries:
        if entry.pack == pack.folder.name and isinstance(entry.row, Rule | Ruling):
            row = entry.row
            is_ruling = row.id.startswith(RULING_PREFIX)
            section = entry.section
            title = translate(say("Rulings: {name}", name=section)) if is_ruling else section
            sections.setdefault(title, []).append(Item(rule=(row.id,), where=row.where))
    if not sections:
        return None
    # A few lines make one page; a second one would be nearly empty.
    count = sum(map(len, sections.values()))
    half = count if count <= ONE_PAGE else count / 2
    parts, before = [], 0
    for title, items in sections.items():
        page = 1 if before < half else 2
        before += len(items)
        parts.append(Part(title=title, page=page, look="points", items=tuple(items)))
    return ReferenceDesign(
        id=pack.file.id,
        title=translate(say("{name} quick reference", name=pack.file.name)),
        parts=tuple(parts),
    )
