"""The XML of an SVG picture and its style sheets, read with limits.

expat reports each declaration and element while it reads, in any encoding, so a picture is refused
before anything is built from it. A style sheet that can't be followed is refused, never ignored.
Styles and repeated shapes count toward the limits each time they are used, so even a small file
can't take long.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

MAX_BYTES = 2_000_000
MAX_ELEMENTS = 5_000
MAX_DEPTH = 60

_UNSAFE = ("script", "foreignObject", "iframe", "handler", "listener")
# Possessive: otherwise 300,000 blanks after `url(` would be tried in every division.
_OUTSIDE = re.compile(r"url\(\s*+['\"]?+\s*+(?!#)|@import", re.I)
_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)|<!--|-->", re.S)
_SIMPLE = re.compile(r"(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)")


class ArtRefused(Exception):  # noqa: N818  ends the reading; the reader reports the problem
    """Raised if a picture can't be printed, with the template of the error, its code, help and
    fields."""

    def __init__(self, text: str, help: str = "", /, **fields: Any) -> None:
        super().__init__(text)
        self.text, self.help, self.fields = text, help, fields


def tag_of(element: Element) -> str:
    return element.tag.rsplit("}", 1)[-1]


def target_of(element: Element) -> str:
    """Return the id that an element refers to within its own file."""
    for key, value in element.attrib.items():
        if key.rsplit("}", 1)[-1] == "href":
            return value.strip().removeprefix("#")
    return ""


def read_xml(data: bytes, name: str) -> Element:
    """Return the root. Names of elements are written `{namespace}name`."""
    if len(data) > MAX_BYTES:
        raise ArtRefused(
            "[art-too-large] `{file}` has {size} MB, and {most} MB is the limit for SVG",
            "simplify its paths",
            file=name,
            size=f"{len(data) / 1e6:.1f}",
            most=f"{MAX_BYTES / 1e6:.0f}",
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
        raise ArtRefused(
            "[art-corrupt] `{file}` is not valid XML: {reason}",
            "save it again as SVG",
            file=name,
            reason=str(error),
        ) from None
    root = builder.tree.close()
    if tag_of(root) != "svg":
        raise ArtRefused(
            "[art-corrupt] `{file}` begins with <{tag}>, not <svg>",
            "save it again as SVG",
            file=name,
            tag=tag_of(root),
        )
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
                "[art-unsupported] `{file}` has more than {most} shapes",
                "simplify the picture",
                file=self.name,
                most=f"{MAX_ELEMENTS:,}",
            )
        self.tree.start(_named(tag), {_named(key): value for key, value in attributes.items()})

    def end(self, tag: str) -> None:
        self.depth -= 1
        self.tree.end(_named(tag))

    def doctype(self, name: str, system: str | None, public: str | None, inside: bool) -> None:
        if inside:
            self.entity()

    def entity(self, *declaration: object) -> None:
        raise ArtRefused(
            "[art-unsafe] `{file}` defines entities", "save it as plain SVG", file=self.name
        )

    def instruction(self, target: str, data: str) -> None:
        if target == "xml-stylesheet":
            raise _outside_sheet(self.name)


def too_deep(name: str) -> ArtRefused:
    return ArtRefused(
        "[art-unsupported] `{file}` has groups nested more than {most} deep",
        "ungroup some of them",
        file=name,
        most=MAX_DEPTH,
    )


def _outside_sheet(name: str) -> ArtRefused:
    return ArtRefused(
        "[art-unsafe] `{file}` loads a style sheet from another file",
        "save it as plain SVG",
        file=name,
    )


def _named(tag: str) -> str:
    return "{" + tag if "}" in tag else tag


def _refuse_unsafe(element: Element, name: str) -> None:
    tag = tag_of(element)
    if tag in _UNSAFE:
        raise ArtRefused(
            "[art-unsafe] `{file}` contains a <{tag}>", "save it as plain SVG", file=name, tag=tag
        )
    for key, value in element.attrib.items():
        plain = key.rsplit("}", 1)[-1].lower()
        if plain.startswith("on"):
            raise ArtRefused(
                "[art-unsafe] `{file}` contains a script in `{key}`",
                "save it as plain SVG",
                file=name,
                key=plain,
            )
        if (plain in ("href", "src") and not value.startswith("#")) or _OUTSIDE.search(value):
            raise ArtRefused(
                "[art-unsafe] `{file}` links to something outside in `{key}`",
                "draw it as shapes instead of linking or embedding it",
                file=name,
                key=plain,
            )
    sheet = (element.text or "") if tag == "style" else ""
    if "@" in sheet or _OUTSIDE.search(sheet):
        raise _outside_sheet(name)


# -- style sheets ----------------------------------------------------------------------------


class Rule(NamedTuple):
    """One selector with its declarations. The rule with the greatest weight wins."""

    weight: tuple[bool, int, bool, int]  # an id, classes, a tag, and the place in the sheet
    tag: str
    id: str
    classes: frozenset[str]
    declarations: str


class Styles:
    """The style sheets of one picture."""

    def __init__(self, root: Element, name: str) -> None:
        self.name = name
        self._work_left = MAX_BYTES
        self._count = 0
        self._rules: dict[str, list[Rule]] = {}  # by the id, the class or the tag that it needs
        for element in root.iter():
            if tag_of(element) == "style":
                for block in _COMMENT.sub(" ", element.text or "").split("}"):
                    selectors, brace, declarations = block.partition("{")
                    if brace:
                        for selector in selectors.split(","):
                            self._add(selector.strip(), declarations.strip())
                    elif selectors.strip():
                        raise ArtRefused(
                            "[art-corrupt] the style sheet in `{file}` can't be read",
                            "save it as plain SVG",
                            file=self.name,
                        )

    def of(self, element: Element) -> dict[str, str]:
        """Return all styles of the element. Its own `style` wins."""
        self._spend(sum(map(len, element.attrib.values())))
        found = {key: value.strip() for key, value in element.attrib.items()}
        for text in (*self._declarations(element), element.get("style") or ""):
            for part in text.split(";"):
                key, _, value = part.partition(":")
                if value:
                    found[key.strip()] = value.replace("!important", "").strip()
        return {key: value for key, value in found.items() if value != "inherit"}

    def _declarations(self, element: Element) -> list[str]:
        if not self._rules:
            return []
        tag, id = tag_of(element), element.get("id") or ""
        classes = set((element.get("class") or "").split())
        suitable: list[Rule] = []
        for key in ("", tag, f"#{id}", *(f".{word}" for word in classes)):
            listed = self._rules.get(key, ())
            # Comparing classes and sorting rules is far slower than reading a letter.
            self._spend(sum(4 + 2 * len(rule.classes) for rule in listed))
            suitable += [
                rule
                for rule in listed
                if rule.tag in ("", tag) and rule.id in ("", id) and rule.classes <= classes
            ]
        self._spend(sum(len(rule.declarations) for rule in suitable))
        return [rule.declarations for rule in sorted(suitable)]

    def _spend(self, work: int) -> None:
        self._work_left -= work
        if self._work_left < 0:
            raise ArtRefused(
                "[art-too-large] `{file}` has more than {most} MB when all its styles and repeated "
                "shapes are written out",
                "simplify the picture",
                file=self.name,
                most=f"{MAX_BYTES / 1e6:.0f}",
            )

    def _add(self, selector: str, declarations: str) -> None:
        match = _SIMPLE.fullmatch(selector)
        if match is None or not selector:
            raise ArtRefused(
                "[art-unsupported] `{file}` has styles for `{selector}`, which cards can't use",
                "save it with presentation attributes instead of a style sheet",
                file=self.name,
                selector=selector[:30],
            )
        tag = (match[1] or "").replace("*", "")
        parts = re.findall(r"[.#][\w-]+", match[2])
        id = next((part[1:] for part in parts if part[0] == "#"), "")
        classes = frozenset(part[1:] for part in parts if part[0] == ".")
        self._count += 1
        weight = (bool(id), len(classes), bool(tag), self._count)
        key = f"#{id}" if id else f".{min(classes)}" if classes else tag
        self._rules.setdefault(key, []).append(Rule(weight, tag, id, classes, declarations))
