"""Every sentence that fragkit can say, gathered from its own source.

An f-string is a sentence with gaps. A word that depends (`card{'s' * (n != 1)}`, `"hits" if … else
"misses"`, a local variable that holds a piece) gives a sentence for each way it can turn out, so
that translators see whole sentences:

    on = f" on {target}" if target else ""
    f"{who} plays {card}{on}."      ->  "{who} plays {card}.", "{who} plays {card} on {target}."
"""

from __future__ import annotations

import ast
import itertools
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fragkit.language.po import Catalogue
from fragkit.language.sentence_template import GAP, gaps, has_words

_PACKAGE = Path(__file__).parent.parent
# Files that speak to people at a table or on paper. Errors for designers are English.
SPOKEN = (
    "rules", "referee", "term", "model/text", "board/blockers.py", "board/square_names.py",
    "board/board.py", "board/movement.py", "press/cards/card_fields.py",
    "press/pages/sheet_page.py", "press/calibration.py", "press/reference/sections.py",
    "press/maps/legend.py", "press/maps/tiles.py", "press/boxes.py", "press/cards/card_pages.py",
    "press/counters.py", "press/sheets/sheet_pages.py", "press/standees/strips.py",
    "press/sheets/blocks.py",
)  # fmt: skip
# Of these: what checks, and what reads and writes files.
SILENT = (
    "model/text/placeholders.py", "model/text/placeholders.py", "rules/catalog.py", "rules/ledger_search.py",
    "referee/terminal/completion.py",
)  # fmt: skip
# Tables that explain fields to designers.
_MUTE_NAMES = {"_MADE"}
# What is typed, as the record has it: the commands are the same in every language.
TYPED = {
    "then green", "undo, undo to 9", "redo, reroll", "los red, map", "odds red, reach",
    "who, log, hand", "why, rules armor", "show CARD",
    "after {after}", "at {square}", "dice {join}", "with {pick}", "{name} off",
    "hand unknown", "wins:{wins}", "sheet{i}", "{value} {version} sha256:{folder}",
    "{value} sha256:{map_hash}", "say {\"do\": \"TEXT\"} or {\"do\": {\"kind\": …}}",
    "use {card}", "override {casefold} movement 5", "enter STANCE", "of:{owner}", "leave STANCE", "choose {card}", "{casefold}: use {card}", "take {rest}", "take {run}", "`show light-armor`, `show red`",
    "<Board {id} {columns}×{rows}>", "you {verb} {rest}",
}  # fmt: skip
WORDS = "words"  # the place of entries that are no sentence of the source
_MOST = 8  # ways one sentence may turn out; beyond, its pieces are sentences
_FORMAT = re.compile(r"\{(\w+):[^{}]*\}")  # `{points:+d}` is the gap `{points}`
_TWO_WORDS = re.compile(r"[^\W\d_]{2,}[^\w\0]*\s[^\w\0]*[^\W\d_]{2,}")
# Calls whose words are not for readers, or for those who write packs.
_MUTE_CALLS = {
    "compile", "match", "fullmatch", "sub", "split", "findall", "finditer", "search", "replace",
    "error", "warning", "startswith", "endswith", "removeprefix", "removesuffix", "partition",
    "rpartition", "import_module", "Literal", "spec", "Pattern", "TypeVar", "cast",
}  # fmt: skip


def sentences() -> dict[str, str]:
    """Return each sentence and the first place that has it: `rules/attack/aiming.py:46`."""
    found: dict[str, str] = {}
    for path in files():
        shown = path.relative_to(_PACKAGE).as_posix()
        for line, text in sentences_in(path.read_text(encoding="utf-8")):
            found.setdefault(text, f"{shown}:{line}")
    return found


def files() -> Iterator[Path]:
    """Yield the source files that speak to players."""
    silent = {_PACKAGE / name for name in SILENT}
    for name in SPOKEN:
        place = _PACKAGE / name
        yield from (p for p in ([place] if place.is_file() else sorted(place.rglob("*.py")))
                    if p not in silent)  # fmt: skip


def sentences_in(source: str) -> list[tuple[int, str]]:
    reader = _Reader(ast.parse(source))
    return [
        (line, text) for line, made in reader.found for text in (_tidy(made),) if is_sentence(text)
    ]


def is_sentence(text: str) -> bool:
    """Return whether a text has more than one word, or a word beside a gap. Single words have
    entries of their own in the catalogue."""
    bare = GAP.sub("\0", text)
    if text in TYPED or re.fullmatch(r"`[^`]*`|[\w.]+ \| [\w.]+", text):
        return False
    if text != text.lstrip("/.-#") or "\\" in text or re.fullmatch(r"\S*[-_./]\S*", bare):
        return False
    return bool(_TWO_WORDS.search(bare)) or ("\0" in bare and has_words(text))


def _tidy(text: str) -> str:
    """Number equal names of gaps that hold different values: `{name}`, `{name_2}`."""
    counts: dict[str, int] = {}

    def numbered(match: re.Match[str]) -> str:
        name = match[1]
        counts[name] = counts.get(name, 0) + 1
        return f"{{{name}}}" if counts[name] == 1 else f"{{{name}_{counts[name]}}}"

    return GAP.sub(numbered, _FORMAT.sub(r"{\1}", text)).strip()


class _Reader:
    """A reader of one source file that collects its sentences."""

    def __init__(self, tree: ast.Module) -> None:
        self.found: list[tuple[int, str]] = []
        self.inlined: set[int] = set()  # values of variables that became part of a sentence
        self.pending: list[tuple[ast.AST, dict[str, list[ast.Assign | ast.AugAssign]]]] = []
        self.scope: dict[str, list[ast.Assign | ast.AugAssign]] = {}
        self._enter(tree, {})
        # Pieces that stand in a variable are sentences only if no whole one holds them.
        for node, scope in self.pending:
            if id(node) not in self.inlined:
                self.scope = scope
                self._tell(node)

    def _enter(self, node: ast.AST, scope: dict[str, list[ast.Assign | ast.AugAssign]]) -> None:
        for child in ast.iter_child_nodes(node):
            self._visit(child, scope)

    def _visit(self, node: ast.AST, scope: dict[str, list[ast.Assign | ast.AugAssign]]) -> None:
        if isinstance(node, ast.FunctionDef):
            own: dict[str, list[ast.Assign | ast.AugAssign]] = {}
            for inner in ast.walk(node):
                if isinstance(inner, ast.Assign) and len(inner.targets) == 1:
                    target: ast.expr = inner.targets[0]
                elif isinstance(inner, ast.AugAssign) and isinstance(inner.op, ast.Add):
                    target = inner.target
                else:
                    continue
                if isinstance(target, ast.Name):
                    own.setdefault(target.id, []).append(inner)
            own = {n: made for n, made in own.items() if any(_is_text(a.value) for a in made)}
            for made in own.values():
                made.sort(key=lambda a: a.lineno)
            self._enter(node, own)
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node, ast.Raise | ast.Assert):
            return
        if isinstance(node, ast.Call) and _called(node) in _MUTE_CALLS:
            for argument in (*node.args, *(k.value for k in node.keywords)):
                if not _is_text(argument):
                    self._visit(argument, scope)
            return
        if isinstance(node, ast.Assign | ast.AnnAssign) and _target(node) in _MUTE_NAMES:
            return
        if isinstance(node, ast.Assign | ast.AugAssign) and _is_text(node.value):
            self.pending.append((node.value, scope))
            return
        if isinstance(node, ast.expr) and _is_text(node):
            self.scope = scope
            self._tell(node)
            return
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
            and node.value.id == "Literal"
        ):
            return
        self._enter(node, scope)

    def _tell(self, node: ast.AST) -> None:
        assert isinstance(node, ast.expr)
        for text in self._ways(node):
            self.found.append((node.lineno, text))
        for inner in ast.walk(node):
            if isinstance(inner, ast.FormattedValue) and not _is_text(inner.value):
                self._visit(inner.value, self.scope)

    def _ways(self, node: ast.expr) -> list[str]:
        """Return every text that this expression can be."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.JoinedStr(values=values):
                return self._joined(list(values))
            case ast.FormattedValue(value=value):
                return self._ways(value)
            case ast.BinOp(op=ast.Add(), left=left, right=right) if _is_text(node):
                return self._joined([left, right])
            case ast.BinOp(op=ast.Mult(), left=left) if _is_text(left):
                return ["", *self._ways(left)]
            case ast.IfExp(body=body, orelse=orelse):
                return list(dict.fromkeys([*self._ways(body), *self._ways(orelse)]))
            case ast.BoolOp(values=values) if _is_text(values[-1]):
                return list(dict.fromkeys(w for v in values for w in self._ways(v)))
            case ast.Subscript(value=ast.Dict(values=values)):
                return [w for v in values for w in self._ways(v)]
            case ast.Call(func=ast.Attribute(value=value, attr="rstrip" | "removesuffix")) if (
                _is_text(value)
            ):
                return self._ways(value)
            case ast.Call(func=ast.Attribute(attr="does" | "says" as attr), args=[verb, rest]):
                return self._of_person(attr, verb, rest)
            case ast.Name(id=name) if name in self.scope:
                made = self._variable(name, node.lineno)
                if made is not None:
                    return made
        return ["{" + _name_of(node) + "}"]

    def _of_person(self, attr: str, verb: ast.expr, rest: ast.expr) -> list[str]:
        """Return both forms of `who.does("draw", …)`: `draw …` for the reader, `{somebody} draws …`
        for others."""
        made: list[str] = []
        for one in self._ways(verb):
            for more in self._ways(rest):
                made.append(f"you {one} {more}" if attr == "says" else f"{one} {more}")
                made.append(f"{{somebody}} {third_person(one)} {more}")
        return made

    def _joined(self, parts: list[ast.expr]) -> list[str]:
        """Join all parts in all their ways; if these are too many, the part with the most ways is a
        gap."""
        ways: list[list[str]] = []
        whole: list[set[int]] = []
        kept = self.inlined
        for part in parts:
            self.inlined = set()
            ways.append(self._ways(part))
            whole.append(self.inlined)
        while math.prod(map(len, ways)) > _MOST:
            most = max(range(len(ways)), key=lambda i: len(ways[i]))
            ways[most], whole[most] = ["{" + _name_of(parts[most]) + "}"], set()
            value = parts[most]
            value = value.value if isinstance(value, ast.FormattedValue) else value
            if _is_text(value):
                self.found += [(value.lineno, way) for way in self._ways(value)]
        self.inlined = kept.union(*whole)
        return list(dict.fromkeys("".join(w) for w in itertools.product(*ways)))

    def _variable(self, name: str, line: int) -> list[str] | None:
        """Return every text that a local variable can hold at that line, or None if that is too
        much."""
        before = _steps([a for a in self.scope[name] if a.lineno < line])
        if not before:
            return None
        scope = self.scope
        self.scope = {k: v for k, v in scope.items() if k != name}
        try:
            made: list[str] = []
            for step in before:
                ways = (
                    self._ways(step.value)
                    if _is_text(step.value)
                    else ["{" + name.strip("_") + "}"]
                )
                if isinstance(step, ast.Assign):
                    made = list(dict.fromkeys([*made, *ways]))
                else:  # mostly under a condition: with it and without
                    made = [*made, *(m + w for m in made for w in ways)]
        finally:
            self.scope = scope
        if len(made) > _MOST or all(way.startswith("{") and way.endswith("}") for way in made):
            return None
        self.inlined.update(id(step.value) for step in before)
        return made


def _steps(before: list[ast.Assign | ast.AugAssign]) -> list[ast.Assign | ast.AugAssign]:
    """Return the last assignment and what adds to it; the one before, too, if both are branches of
    one `if`."""
    made = [i for i, a in enumerate(before) if isinstance(a, ast.Assign)]
    if not made:
        return []
    first = made[-1]
    for i in reversed(made[:-1]):
        one, two = before[i], before[first]
        near = one.col_offset == two.col_offset and two.lineno - (one.end_lineno or 0) <= 2
        if not near and one.col_offset >= two.col_offset:
            break
        first = i
        if one.col_offset < two.col_offset:
            break
    return before[first:]


def third_person(verb: str) -> str:
    """Return the third person, as `model/text/persons.py` does."""
    odd = {"are": "is", "have": "has", "can": "can", "can't": "can't", "may": "may"}
    return odd.get(verb, f"{verb}es" if verb == "push" else f"{verb}s")


def _is_text(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=str()):
            return True
        case ast.JoinedStr():
            return True
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            return _is_text(left) or _is_text(right)
        case ast.BinOp(op=ast.Mult(), left=left):
            return _is_text(left)
        case ast.IfExp(body=body, orelse=orelse):
            return _is_text(body) or _is_text(orelse)
        case ast.Subscript(value=ast.Dict(values=values)):
            return bool(values) and all(_is_text(v) for v in values)
        case ast.Call(func=ast.Attribute(value=value, attr="rstrip")):
            return _is_text(value)
        case ast.Call(func=ast.Attribute(attr="does" | "says"), args=[_, _]):
            return True
    return False


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _name_of(node: ast.expr) -> str:
    """Return the name of a gap: the last name in its expression."""
    match node:
        case ast.Name(id=name):
            return name.strip("_").lower()
        case ast.Attribute(attr=name):
            return name.strip("_").lower()
        case ast.Subscript(slice=ast.Constant(value=str(name))) if name.isidentifier():
            return name
        case ast.Subscript(value=value):
            return _name_of(value)
        case ast.Call(args=[ast.Name() | ast.Attribute() | ast.Subscript() as first, *_]):
            return _name_of(first)
        case ast.Call(func=func):
            return _name_of(func)
        case ast.FormattedValue(value=value) | ast.Starred(value=value):
            return _name_of(value)
        case ast.UnaryOp(operand=value):
            return _name_of(value)
        case ast.BinOp(left=value):
            return _name_of(value)
        case ast.BoolOp(values=[value, *_]) | ast.IfExp(body=value):
            return _name_of(value)
    return "it"


@dataclass(frozen=True, slots=True)
class SentencesTodo:
    """What is left to translate, and what is out of date."""

    missing: tuple[tuple[str, str], ...]  # (place, sentence)
    stale: tuple[str, ...]  # translated, but said no more
    wrong: tuple[str, ...]  # with a gap that the English sentence has not


def sentences_todo(catalogue: Catalogue, said: Mapping[str, str]) -> SentencesTodo:
    """Compare a catalogue with the sentences of the source (see `sentences`)."""
    entries = catalogue.entries
    missing = [
        (place, text)
        for text, place in said.items()
        if text not in entries or not entries[text].is_done
    ]
    stale = [e.msgid for e in entries.values() if e.place != WORDS and e.msgid not in said]
    wrong = [
        e.msgid
        for e in entries.values()
        if not gaps(e.msgstr) <= gaps(e.msgid)
        or any(not gaps(form) <= gaps(e.msgid) | gaps(e.plural) for form in e.forms.values())
    ]
    return SentencesTodo(tuple(missing), tuple(stale), tuple(wrong))
