"""Content in another language: the `lang/<code>.yaml` of each pack, applied to the content that it
translates.

A pack may also translate the packs that it extends, so that a translation can be a pack of its own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol, TypeVar

from fragkit.diagnostics import Problems, Span, code_words, did_you_mean
from fragkit.language.sentences import say
from fragkit.language.translation import BadCatalogue, read_po
from fragkit.load.packs.known_packs import map_id
from fragkit.load.packs.ledger_files import load_rules
from fragkit.load.packs.library import foundations, read_nodes
from fragkit.load.typed_yaml.files import (
    YAML,
    is_file,
    is_there,
    read_text,
    shown_path,
    yaml_files,
)
from fragkit.load.typed_yaml.nodes import Mapping as MappingNode
from fragkit.load.typed_yaml.nodes import Scalar, parse
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, NamedTrait, Trait
from fragkit.model.overlay import ROOMS, Overlay, laid_over, mark, parts, traits_of, word, words_of
from fragkit.model.pack import Library, OwnCounter, Pack
from fragkit.model.rule import RuleBook
from fragkit.model.text import check_fighter_texts, check_text, check_trait_text
from fragkit.model.text.placeholders import PLACEHOLDER
from fragkit.values import dataclass

T = TypeVar("T")
_CUT = re.compile(r"[^\W\d_]{2,}(-[^\W\d_]{2,})+")
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})*")


def overlay_path(pack: Pack, code: str) -> Path:
    return pack.folder / "lang" / f"{code}.yaml"


def read_overlay(path: Path, problems: Problems) -> Overlay | None:
    node = read_nodes(path, problems)
    return structure(node, Overlay, "a translation", problems) if node is not None else None


def overlays(library: Library, code: str, problems: Problems) -> list[tuple[Pack, Overlay]]:
    """Return the translations of the packs that have one, in the order of the packs."""
    found: list[tuple[Pack, Overlay]] = []
    for pack in library.packs:
        path = overlay_path(pack, code)
        if pack.folder != Path() and is_file(path):
            made = read_overlay(path, problems)
            if made is not None:
                check_overlay(path, made, pack, library, problems)
                found.append((pack, made))
    return found


def overlay_codes(library: Library) -> set[str]:
    """Return the codes of the languages that packs are translated into."""
    return {
        path.stem
        for pack in library.packs
        if pack.folder != Path()
        for path in _files(pack, Problems())
    }


def _files(pack: Pack, problems: Problems, suffixes: tuple[str, ...] = YAML) -> list[Path]:
    room = pack.folder / "lang"
    return yaml_files(room, problems, suffixes) if is_there(room) else []


# -- laying it over -------------------------------------------------------------------


def translated(library: Library, found: list[tuple[Pack, Overlay]]) -> Library:
    """Return the packs with their texts translated."""
    rooms = {
        room: {id: words for _, overlay in found for id, words in getattr(overlay, room).items()}
        for room in (*ROOMS, "decks")
    }
    own = {pack.id: overlay.pack for pack, overlay in found if overlay.pack is not None}
    worded = _Translator(rooms, library.traits)
    made = []
    for pack in library.packs:
        file = laid_over(pack.file, own[pack.id]) if pack.id in own else pack.file
        file = replace(
            file,
            decks=tuple(replace(d, name=rooms["decks"].get(d.id) or d.name) for d in file.decks),
            options=tuple(worded.told("options", one.id, one) for one in file.options),
            rules=tuple(worded.told("rules", one.name, one) for one in file.rules),
            counters=tuple(
                worded.told("counters", one.id, one) if isinstance(one, OwnCounter) else one
                for one in file.counters
            ),
        )
        cards = {id: worded.told("cards", id, one) for id, one in pack.cards.items()}
        fighters = {id: worded.told("fighters", id, one) for id, one in pack.fighters.items()}
        traits = {id: worded.told("traits", id, one) for id, one in pack.traits.items()}
        made.append(replace(pack, file=file, cards=cards, fighters=fighters, traits=traits))
    return Library(tuple(made))


@dataclass(frozen=True, slots=True)
class _Translator:
    """The texts of all translations, by kind and id."""

    rooms: Mapping[str, Mapping[str, Any]]
    english: Mapping[str, NamedTrait]

    def told(self, room: str, id: str, thing: T) -> T:
        """Return the definition in translation, including the traits, tracks and stances on its
        sheet."""
        words = self.rooms[room].get(id)
        made = self._sheet(laid_over(thing, words) if words is not None else thing)
        if isinstance(made, Fighter):
            abilities, drawbacks = (
                map(self._named, made.abilities),
                map(self._named, made.drawbacks),
            )
            made = replace(made, abilities=tuple(abilities), drawbacks=tuple(drawbacks))
        return made

    def _sheet(self, holder: T) -> T:
        for room in ("tracks", "stances"):
            if listed := getattr(holder, room, ()):
                some = tuple(self.told(room, one.id, one) for one in listed)
                holder = replace(holder, **{room: some})  # type: ignore[type-var]  # a definition
        return holder

    def _named(self, trait: Trait) -> Trait:
        """Return the translation of a named trait, unless this fighter gives it another name."""
        trait = self._sheet(trait)
        words = self.rooms["traits"].get(trait.trait or "")
        if words is None:
            return trait
        english = self.english[trait.trait or ""]
        name = words.name if words.name and trait.name == english.name else trait.name
        text = words.text if words.text and trait.text == english.text else trait.text
        return replace(trait, name=name, text=text)


# -- names at the table ----------------------------------------------------------------


def names_in(library: Library, found: list[tuple[Pack, Overlay]]) -> dict[str, str]:
    """Return English names and texts with their translations, for sentences that contain them."""
    made: dict[str, str] = {}
    cards, fighters, decks = library.cards, library.fighters, library.decks
    # A name without a translation stays as it is.
    made |= {card.name: card.name for card in cards.values()}
    made |= {fighter.name: fighter.name for fighter in fighters.values()}
    for pack, overlay in found:
        made |= _pairs(library, overlay, "cards", "fighters")
        made |= {decks[id].name: name for id, name in overlay.decks.items() if id in decks}
        made |= _pairs(
            library, overlay, "tracks", "stances", "traits", "options", "rules", "counters"
        )
        if overlay.pack is not None:
            made |= {pack.file.name: overlay.pack.name, pack.file.about: overlay.pack.about}
        for path in pack.maps:
            if name := overlay.maps.get(map_id(path), ""):
                made[map_name(path)] = name
        made |= dict(overlay.texts)
    made |= _rules_in(library, found)
    return {english.strip(): own.strip() for english, own in made.items() if english and own}


def _pairs(library: Library, overlay: Overlay, *rooms: str) -> dict[str, str]:
    return {
        text: own
        for room in rooms
        if (words := getattr(overlay, room))
        for pack in library.packs
        for id, thing in ROOMS[room](pack).items()
        if id in words
        for key, text in words_of(thing).items()
        if (own := word(words[id], key))
    }


def _rules_in(library: Library, found: list[tuple[Pack, Overlay]]) -> dict[str, str]:
    """Return the translations of the rules, by their English lines."""
    own = {id: row.text for _, overlay in found for id, row in overlay.rules.items() if row.text}
    if not own:
        return {}
    book = _book(library)
    return {entry.text: own[entry.id] for entry in book.entries if entry.id in own}


def _book(library: Library) -> RuleBook:
    return load_rules([path for pack in library.packs for path in pack.rules], Problems())


def map_name(path: Path) -> str:
    """Return the name in a map's file without parsing it."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as lines:
            for line in lines:
                if line.startswith("name:"):
                    return line[5:].split(" #")[0].strip().strip("'\"")
    except OSError:
        pass
    return ""


# -- checks ----------------------------------------------------------------------------


def check_overlays(pack: Pack, library: Library, problems: Problems) -> None:
    """Check every translation of a pack."""
    if pack.folder == Path():
        return
    for path in _files(pack, Problems(), (".po",)):
        try:
            read_po(read_text(path, problems) or "")
        except BadCatalogue as error:
            problems.at(Span(shown_path(path))).error("[unreadable] can't be read: {reason}", reason=str(error))  # fmt: skip
    for path in _files(pack, problems):
        if not CODE.fullmatch(path.stem):
            problems.at(Span(shown_path(path))).error(
                "[lang-code] `{code}` is not a language code",
                "rename the file to something like `de.yaml`, `es.yaml` or `pt-BR.yaml`",
                code=path.stem,
            )
            continue
        made = read_overlay(path, problems)
        if made is not None:
            check_overlay(path, made, pack, library, problems)


def check_overlay(
    path: Path, overlay: Overlay, pack: Pack, library: Library, problems: Problems
) -> None:
    """Check that ids exist and that texts have the right placeholders."""
    below = {pack.id, *foundations(pack.file, library)}
    reach = Library(tuple(p for p in library.packs if p.id in below))
    places = _Places(path)
    known: dict[str, Mapping[str, Any]] = {"decks": reach.decks}
    known["maps"] = {map_id(p): p for one in reach.packs for p in one.maps}
    for room, things in ROOMS.items():
        known[room] = {id: thing for one in reach.packs for id, thing in things(one).items()}
    for room, there in known.items():
        ids: Collection[str] = there
        if room == "rules" and overlay.rules:
            ids = {*there, *(entry.id for entry in _book(reach).entries)}
        for id, words in getattr(overlay, room).items():
            if id not in ids:
                _unknown(room[:-1], id, ids, places.of(room, id), problems)
            elif id in there and room in ROOMS:
                before = len(problems.found)
                _check_words(there[id], words, problems)
                if len(problems.found) == before:  # not missing, only misspelled
                    _check_texts(there[id], words, id, problems)
    _check_names(overlay, reach, problems)
    for long in overlay.hyphens:
        if not _CUT.fullmatch(long):
            problems.at(overlay.where.of("hyphens")).error(
                "[hyphens] `{typed}` is not a single word with hyphens",
                "write one word with its breaks, such as `Ketten-sägen-massage`",
                typed=long,
            )


def _check_words(thing: Any, words: Any, problems: Problems) -> None:
    """Check that the translated parts exist and that texts have the right placeholders."""
    known: dict[str, list[str]] = {"modes": [], "titles": [], "traits": []}
    for key, called, _ in parts(thing):
        known.setdefault(key, []).append(called)
    for key in ("modes", "titles", "traits"):
        for called in getattr(words, key, ()):
            if called not in known[key]:
                _unknown(key[:-1], called, known[key], words.where.of(key), problems)
    if isinstance(thing, Card):
        check_text(replace(thing, text=words.text, where=words.where), problems, _source)
    elif isinstance(thing, NamedTrait):
        told = replace(thing.as_trait(), text=words.text, where=words.where)
        check_trait_text(told, say("the trait `{id}`", id=thing.id), problems, _source)
    elif isinstance(thing, Fighter):
        for called, trait in traits_of(thing).items():
            if (own := words.traits.get(called)) is not None:
                told = replace(trait, text=own.text, where=own.where)
                one = replace(thing, abilities=(told,), drawbacks=())
                check_fighter_texts(one, problems, _source)


def _check_texts(thing: Any, words: Any, id: str, problems: Problems) -> None:
    """Warn of a translation without the English text, or without its placeholders."""
    for key, english in words_of(thing).items():
        own = word(words, key)
        head, _, part = key.partition(".")
        if not own:
            continue
        if not english and key != "text":
            problems.at(words.where.of(head)).warning(
                "[nothing-to-translate] `{id}` has no `{key}`",
                "delete the translation, or add `{key}` to `{id}`",
                id=id,
                key=key,
            )
        dropped = _placeholders(english) - _placeholders(own)
        if dropped:
            where = words.where
            if head == "traits" and (trait := words.traits.get(part.rpartition(".")[0])):
                where, head = trait.where, "text"
            problems.at(where.of(head)).warning(
                "[dropped-placeholder] the translation leaves out {options:and}",
                "write it as in the English text, so that the number is printed",
                options=code_words(f"{{{name}}}" for name in sorted(dropped)),
            )


def _placeholders(text: str) -> set[str]:
    return {name.lstrip("+") for name in PLACEHOLDER.findall(text)}


def _check_names(overlay: Overlay, reach: Library, problems: Problems) -> None:
    """Warn of two cards with the same name, because players type names."""
    seen: dict[str, str] = {}
    for id, words in overlay.cards.items():
        if not words.name or id not in reach.cards:
            continue
        first = seen.setdefault(words.name.casefold(), id)
        if reach.cards[first].name != reach.cards[id].name:
            problems.at(words.where.of("name")).warning(
                "[same-name] `{id}` and `{other}` are both called {name}",
                "rename one: players choose a card by its name",
                id=first,
                other=id,
                name=words.name,
            )


def _unknown(kind: str, id: str, known: Collection[str], place: Span, problems: Problems) -> None:
    problems.at(place).error(
        "[unknown-id] there is no {kind} `{id}` to translate",
        did_you_mean(id, known),
        kind=kind,
        id=id,
    )


def _source(file: str) -> str | None:
    return read_text(Path(file), Problems())


class _Places:
    """The places of the ids in a translation. They are looked up only for a mistake."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def of(self, room: str, id: str) -> Span:
        node = read_nodes(self.path, Problems())
        rows = node.get(room) if isinstance(node, MappingNode) else None
        if isinstance(rows, MappingNode):
            for key, _ in rows.entries:
                if isinstance(key, Scalar) and key.text == id:
                    return key.span
        return Span(shown_path(self.path))


# The full form of an entry with one word.
SHORTHAND = {**dict.fromkeys(ROOMS, "name"), "pack": "name", "options": "about", "rules": "text"}


class Marked(Protocol):
    """A translation, together with the mark of its English text."""

    @property
    def of(self) -> str: ...


@dataclass(frozen=True, slots=True)
class PackTodo:
    """The gaps in a translation: keys such as `cards.pulse-rifle.text`, each with its English text."""

    missing: tuple[tuple[str, str], ...]
    outdated: tuple[tuple[str, str], ...]  # the English text has changed or is gone
    unmarked: int  # translations without a mark
    rules: int  # rows of the ledger in English


def pack_todo(
    pack: Pack, overlay: Overlay, printed: Iterable[str], rules: Iterable[str]
) -> PackTodo:
    """Return the gaps in a translation. `printed` are other printed texts of the pack, and `rules`
    the ids of its rules."""
    missing: list[tuple[str, str]] = []
    outdated: list[tuple[str, str]] = []
    unmarked = 0
    for key, english, words in _translatable(pack, overlay):
        missing += [
            (f"{key}.{part}", text)
            for part, text in english.items()
            if text.strip() and (words is None or not word(words, part))
        ]
        if words is not None:
            unmarked += not words.of
            if words.of and words.of != mark(english.values()):
                outdated.append((key, next(iter(english.values()))))
    missing += [
        (f"decks.{deck.id}", deck.name)
        for deck in pack.file.decks
        if not overlay.decks.get(deck.id)
    ]
    missing += [
        (f"maps.{map_id(path)}", map_name(path))
        for path in pack.maps
        if not overlay.maps.get(map_id(path))
    ]
    known = {" ".join(text.split()) for text in overlay.texts}
    said = {" ".join(text.split()): text for text in printed}
    missing += [("texts", text) for flat, text in said.items() if flat not in known]
    left = sum(id not in overlay.rules for id in rules)
    return PackTodo(tuple(missing), tuple(outdated), unmarked, left)


def _translatable(
    pack: Pack, overlay: Overlay
) -> Iterator[tuple[str, dict[str, str], Marked | None]]:
    yield "pack", words_of(pack.file), overlay.pack
    for room, things in ROOMS.items():
        for id, thing in things(pack).items():
            yield f"{room}.{id}", words_of(thing), getattr(overlay, room).get(id)


# -- marks -------------------------------------------------------------------------------


def stamped(text: str, marks: Mapping[str, str]) -> str:
    """Return the file with the mark `of:` in each entry that `marks` lists (`cards.pulse-rifle`)."""
    root = parse(text, "", Problems())
    lines = text.split("\n")
    edits: list[tuple[int, int, int, str]] = []  # line, column, letters to drop, text to insert
    for key, entry in _entries(root):
        if key not in marks:
            continue
        if isinstance(entry, Scalar):  # a name alone: it becomes `{name: …, of: …}`
            at = entry.span
            raw = lines[at.line - 1][at.column - 1 : at.column - 1 + at.width]
            new = f"{{{SHORTHAND[key.partition('.')[0]]}: {raw}, of: {marks[key]}}}"
            edits.append((at.line, at.column, at.width, new))
            continue
        old = entry.get("of")
        if isinstance(old, Scalar):
            edits.append((old.span.line, old.span.column, old.span.width, marks[key]))
            continue
        first, _ = entry.entries[0]
        line, column = first.span.line, first.span.column
        flow = lines[line - 1][: column - 1].rstrip().endswith("{")
        end = "\r\n" if lines[line - 1].endswith("\r") else "\n"
        new = f"of: {marks[key]}" + (", " if flow else end + " " * (column - 1))
        edits.append((line, column, 0, new))
    for line, column, drop, new in sorted(edits, reverse=True):
        row = lines[line - 1]
        lines[line - 1] = row[: column - 1] + new + row[column - 1 + drop :]
    return "\n".join(lines)


def marks_of(pack: Pack) -> dict[str, str]:
    """Return the current mark of each definition that can be translated."""
    return {key: mark(english.values()) for key, english, _ in _translatable(pack, Overlay())}


def _entries(root: object) -> Iterator[tuple[str, MappingNode | Scalar]]:
    if not isinstance(root, MappingNode):
        return
    for key, value in root.entries:
        if key.text == "pack" and isinstance(value, MappingNode | Scalar):
            yield "pack", value
        if key.text in SHORTHAND and isinstance(value, MappingNode):
            for id, entry in value.entries:
                if isinstance(entry, Scalar) or (isinstance(entry, MappingNode) and entry.entries):
                    yield f"{key.text}.{id.text}", entry
