"""The XML of an SVG picture, read with bounds, and refused where a stranger could do harm.

expat itself tells of each declaration and element while it reads, in whatever encoding the
file has, so that a picture is refused before anything is built from it.
"""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

MAX_BYTES = 2_000_000
MAX_ELEMENTS = 5_000
MAX_DEPTH = 60

_UNSAFE = ("script", "foreignObject", "iframe", "handler", "listener")
# Possessive, as 300,000 blanks after `url(` would else be tried in every division.
_OUTSIDE = re.compile(r"url\(\s*+['\"]?+\s*+(?!#)|@import", re.I)


class ArtRefused(Exception):  # noqa: N818  ends the reading; the problem is told outside
    """Why a picture is not printed: `code` is that of the error."""

    def __init__(self, code: str, message: str, help: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.help = code, message, help


def tag_of(element: Element) -> str:
    return element.tag.rsplit("}", 1)[-1]


def target_of(element: Element) -> str:
    """Return the id that an element refers to within its own file."""
    for key, value in element.attrib.items():
        if key.rsplit("}", 1)[-1] == "href":
            return value.strip().removeprefix("#")
    return ""


def read_xml(data: bytes, name: str) -> Element:
    """Return the root; names of elements are written `{namespace}name`."""
    if len(data) > MAX_BYTES:
        raise ArtRefused(
            "art-too-large",
            f"`{name}` has {len(data) / 1e6:.1f} MB; SVG pictures have at most {MAX_BYTES / 1e6:.0f} MB",
            "simplify its paths",
        )
    builder = _Builder(name)
    parser = expat.ParserCreate(namespace_separator="}")
    parser.StartElementHandler = builder.start
    parser.EndElementHandler = builder.end
    parser.CharacterDataHandler = builder.tree.data
    parser.StartDoctypeDeclHandler = builder.doctype
    parser.EntityDeclHandler = builder.entity
    parser.ProcessingInstructionHandler = builder.instruction
    parser.buffer_text = True
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise ArtRefused("art-corrupt", f"`{name}` is no XML: {error}") from None
    root = builder.tree.close()
    if tag_of(root) != "svg":
        raise ArtRefused("art-corrupt", f"`{name}` holds <{tag_of(root)}>, not <svg>")
    for element in root.iter():
        _refuse_unsafe(element, name)
    return root


class _Builder:
    def __init__(self, name: str) -> None:
        self.name = name
        self.tree = TreeBuilder()
        self.depth = self.elements = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        self.elements += 1
        if self.depth > MAX_DEPTH:
            raise too_deep(self.name)
        if self.elements > MAX_ELEMENTS:
            raise ArtRefused(
                "art-unsupported",
                f"`{self.name}` has more than {MAX_ELEMENTS:,} shapes",
                "simplify the picture",
            )
        self.tree.start(_named(tag), {_named(key): value for key, value in attributes.items()})

    def end(self, tag: str) -> None:
        self.depth -= 1
        self.tree.end(_named(tag))

    def doctype(self, name: str, system: str | None, public: str | None, inside: bool) -> None:
        if inside:
            self.entity()

    def entity(self, *declaration: object) -> None:
        raise ArtRefused("art-unsafe", f"`{self.name}` defines entities", "save it as plain SVG")

    def instruction(self, target: str, data: str) -> None:
        if target == "xml-stylesheet":
            raise ArtRefused("art-unsafe", f"`{self.name}` loads a style sheet from outside")


def too_deep(name: str) -> ArtRefused:
    return ArtRefused(
        "art-unsupported",
        f"`{name}` is nested deeper than {MAX_DEPTH} groups",
        "ungroup what need not be grouped",
    )


def _named(tag: str) -> str:
    return "{" + tag if "}" in tag else tag


def _refuse_unsafe(element: Element, name: str) -> None:
    tag = tag_of(element)
    if tag in _UNSAFE:
        raise ArtRefused("art-unsafe", f"`{name}` holds a <{tag}>", "save it as plain SVG")
    for key, value in element.attrib.items():
        plain = key.rsplit("}", 1)[-1].lower()
        if plain.startswith("on"):
            raise ArtRefused(
                "art-unsafe", f"`{name}` holds a script in `{plain}`", "save it as plain SVG"
            )
        if (plain in ("href", "src") and not value.startswith("#")) or _OUTSIDE.search(value):
            raise ArtRefused(
                "art-unsafe",
                f"`{name}` refers to something outside itself in `{plain}`",
                "embed nothing and link nothing: draw it as shapes",
            )
    sheet = (element.text or "") if tag == "style" else ""
    if "@" in sheet or _OUTSIDE.search(sheet):
        raise ArtRefused("art-unsafe", f"`{name}` loads a style sheet from outside")
