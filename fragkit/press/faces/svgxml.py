"""The XML of an SVG picture, read with bounds: no entities, no depth, no size without end.

expat itself tells of each declaration and element while it reads, in whatever encoding the
file has, so that a picture is refused before anything is built from it.
"""

from __future__ import annotations

from xml.etree import ElementTree
from xml.parsers import expat

MAX_BYTES = 2_000_000
MAX_ELEMENTS = 5_000
MAX_DEPTH = 60


class Refused(Exception):  # noqa: N818  ends the reading; the problem is told outside
    """Why a picture is not printed: `code` is that of the error."""

    def __init__(self, code: str, message: str, help: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.help = code, message, help


def read_xml(data: bytes, name: str) -> ElementTree.Element:
    """The root; names of elements are written `{namespace}name`."""
    if len(data) > MAX_BYTES:
        raise Refused(
            "art-too-large",
            f"`{name}` has {len(data) / 1e6:.1f} MB; SVG pictures have at most {MAX_BYTES / 1e6:.0f} MB",
            "simplify its paths",
        )
    builder = _Builder(name)
    parser = expat.ParserCreate(namespace_separator="}")
    parser.StartElementHandler = builder.start
    parser.EndElementHandler = builder.end
    parser.CharacterDataHandler = builder.text
    parser.StartDoctypeDeclHandler = builder.doctype
    parser.EntityDeclHandler = builder.entity
    parser.ProcessingInstructionHandler = builder.instruction
    parser.buffer_text = True
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise Refused("art-corrupt", f"`{name}` is no XML: {error}") from None
    return builder.tree.close()


class _Builder:
    def __init__(self, name: str) -> None:
        self.name = name
        self.tree = ElementTree.TreeBuilder()
        self.depth = self.elements = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        self.elements += 1
        if self.depth > MAX_DEPTH:
            raise Refused(
                "art-unsupported",
                f"`{self.name}` is nested deeper than {MAX_DEPTH} groups",
                "ungroup what need not be grouped",
            )
        if self.elements > MAX_ELEMENTS:
            raise Refused(
                "art-unsupported",
                f"`{self.name}` has more than {MAX_ELEMENTS:,} shapes",
                "simplify the picture",
            )
        self.tree.start(_named(tag), {_named(key): value for key, value in attributes.items()})

    def end(self, tag: str) -> None:
        self.depth -= 1
        self.tree.end(_named(tag))

    def text(self, text: str) -> None:
        self.tree.data(text)

    def doctype(self, name: str, system: str | None, public: str | None, inside: bool) -> None:
        if inside:
            self.entity()

    def entity(self, *declaration: object) -> None:
        raise Refused("art-unsafe", f"`{self.name}` defines entities", "save it as plain SVG")

    def instruction(self, target: str, data: str) -> None:
        if target == "xml-stylesheet":
            raise Refused("art-unsafe", f"`{self.name}` loads a style sheet from outside")


def _named(tag: str) -> str:
    return "{" + tag if "}" in tag else tag
