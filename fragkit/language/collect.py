"""All templates of sentences, collected from the calls that make them: `say`, `plural` and others.

A label may also be `translate("range")`. Templates are literals, so nothing has to be guessed
(`tests/language/test_collect.py`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fragkit.language.sentences import FIELD, has_words
from fragkit.language.translation import CONTEXT, Catalogue

_PACKAGE = Path(__file__).parent.parent
MAKERS = {
    "say": 1,
    "plural": 2,
    "translate": 1,
    "does": 1,
    "term": 1,
}  # and the number of templates of each
# Mistakes in a designer's files are reported in English.
_ENGLISH = (
    "load", "diagnostics.py", "values.py", "language", "board/drawing_reader.py",
    "board/map_symbols.py", "board/playable.py", "model/effects", "model/fields.py",
    "model/rule.py", "model/word_values.py", "model/text/placeholders.py", "press/art",
    "press/pack_assets.py", "press/cards/face_text.py", "press/cards/template.py",
    "press/counters.py", "press/pictures", "press/standees/figures.py", "press/themes",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Collected:
    """A template, its form for numbers other than one, and its place: `rules/rolls.py:46`."""

    template: str
    many: str
    place: str
    context: str = ""

    @property
    def key(self) -> str:
        """Return the template's key in a catalogue."""
        return f"{self.context}{CONTEXT}{self.template}" if self.context else self.template


def collected() -> dict[str, Collected]:
    """Return the templates that a translation needs, by key."""
    return collected_in(
        (path.relative_to(_PACKAGE).as_posix(), ast.walk(ast.parse(path.read_text("utf-8"))))
        for path in sorted(_PACKAGE.rglob("*.py"))
    )


def collected_in(files: Iterable[tuple[str, Iterable[ast.AST]]]) -> dict[str, Collected]:
    """Return the templates of files, each given as its place and the nodes of its tree."""
    found: dict[str, Collected] = {}
    for place, nodes in files:
        if not place.startswith(_ENGLISH):
            for one in templates_in(nodes, place):
                found.setdefault(one.key, one)
    return found


def templates_in(nodes: Iterable[ast.AST], place: str) -> Iterator[Collected]:
    """Yield the templates of one file, including the `words` of events."""
    for node in nodes:
        context = ""
        texts: list[object]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            wanted = MAKERS.get(node.func.id, 0)
            context = "card" if node.func.id == "term" else ""
            texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "says":
            yield from _of_event(node, place)
            continue
        elif isinstance(node, ast.AnnAssign | ast.Assign) and _is_words(node):
            assert isinstance(node.value, ast.Constant)
            wanted, texts = 1, [node.value.value]
        else:
            continue
        if wanted and len(texts) == wanted and all(isinstance(t, str) for t in texts):
            one, many = (*texts, "")[:2]
            if has_words(str(one)):
                yield Collected(str(one), str(many), f"{place}:{node.lineno}", context)


def _of_event(node: ast.Call, place: str) -> Iterator[Collected]:
    """Yield the templates of `event.says(names, words, many)`, where `words` may be a choice of
    two."""
    _names, words, *forms = node.args
    texts = [words.body, words.orelse] if isinstance(words, ast.IfExp) else [words]
    many = str(forms[0].value) if forms and isinstance(forms[0], ast.Constant) else ""
    for text in texts:
        if isinstance(text, ast.Constant) and has_words(str(text.value)):
            yield Collected(str(text.value), many, f"{place}:{node.lineno}")


def _is_words(node: ast.Assign | ast.AnnAssign) -> bool:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return (
        isinstance(target, ast.Name)
        and target.id == "words"
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        and bool(node.value.value)
    )


@dataclass(frozen=True, slots=True)
class CatalogueTodo:
    """The gaps in a catalog: missing templates, unused entries, and wrong field names."""

    missing: tuple[Collected, ...]
    stale: tuple[str, ...]
    wrong: tuple[str, ...]


def catalogue_todo(catalogue: Catalogue, templates: Mapping[str, Collected]) -> CatalogueTodo:
    """Compare a catalog with the templates in the source (see `collected`)."""
    entries = catalogue.entries

    def is_missing(one: Collected) -> bool:
        entry = entries.get(one.key) or entries.get(one.template)
        return entry is None or not entry.is_done or bool(entry.plural) != bool(one.many)

    known = {one.template for one in templates.values()}
    return CatalogueTodo(
        missing=tuple(one for one in templates.values() if is_missing(one)),
        stale=tuple(
            entry.msgid for entry in entries.values()
            if entry.msgid not in known and FIELD.search(entry.msgid) and has_words(entry.msgid)
        ),
        wrong=tuple(
            entry.msgid for entry in entries.values()
            if not _fields(entry.msgstr, *entry.forms.values()) <= {"subject"} | _fields(entry.msgid, entry.plural)
        ),
    )  # fmt: skip


def _fields(*templates: str) -> set[str]:
    return {match[1] for template in templates for match in FIELD.finditer(template)}
