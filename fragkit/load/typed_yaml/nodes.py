"""The tree that a file is read into. Every key and value knows its place."""

from __future__ import annotations

from fragkit.diagnostics import CONTROL, Problems, Span, visible
from fragkit.language.sentences import Sentence, say
from fragkit.values import dataclass

MAX_NODES = 50_000  # most values of a file, counted with every alias expanded


@dataclass(slots=True)
class Scalar:
    text: str
    span: Span
    plain: bool = True
    # For a literal block: the file's line and column (from 1) of the text's first character.
    block_at: tuple[int, int] | None = None
    size: int = 1

    @property
    def is_null(self) -> bool:
        return self.plain and self.text in ("", "~", "null")

    def place(self, line: int, char: int = 0, width: int = 1) -> Span:
        """Return the place of a character in the text. Line and character count from 0."""
        if self.block_at is None:
            return self.span
        first, column = self.block_at
        return Span(self.span.file, first + line, column + char, width)


@dataclass(slots=True)
class Sequence:
    items: list[Node]
    span: Span
    size: int = 1


@dataclass(slots=True)
class Mapping:
    entries: list[tuple[Scalar, Node]]
    span: Span
    size: int = 1

    def get(self, key: str) -> Node | None:
        return next((value for k, value in self.entries if k.text == key), None)

    def key(self, key: str) -> Scalar | None:
        return next((k for k, _ in self.entries if k.text == key), None)


Node = Scalar | Sequence | Mapping


def kind_of(node: Node) -> Sentence:
    """Return the word for the kind of a node, for a message."""
    match node:
        case Mapping():
            return say("a mapping")
        case Sequence():
            return say("a list")
        case Scalar() if node.is_null:
            return say("nothing")
        case Scalar():
            shown = node.text if len(node.text) <= 30 else node.text[:29] + "…"
            if "\n" in shown:
                return say("text")
            if node.plain:
                return say("`{value}`", value=shown)
            return say("the text `{value}`", value=shown)


def parse(text: str, file: str, problems: Problems) -> Node | None:
    """Return the document's root, or None if the file is empty or a problem was reported."""
    from fragkit.load.typed_yaml.yaml_reader import read_yaml  # cached packs need no YAML

    return read_yaml(text, file, problems)


def printable(text: str, span: Span, problems: Problems) -> str:
    """Return the text, in which a control character is reported and made visible."""
    if (control := CONTROL.search(text)) is None:
        return text
    problems.at(span).error(
        "[control-character] this text contains the control character U+{char}",
        "delete it: paper can't show it",
        char=f"{ord(control[0]):04X}",
    )
    return visible(text)


def report_too_many(span: Span, problems: Problems) -> None:
    problems.at(span).error(
        "[yaml-too-many] the file has more than {most} values, aliases included",
        "split it into several files",
        most=f"{MAX_NODES:,}",
    )
