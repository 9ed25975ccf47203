"""What an SVG picture's attributes and style sheets say of each of its elements.

A sheet that we cannot follow is refused, never passed over. A picture has a budget of work:
what its sheets say of a shape, and what it repeats, counts anew each time, so that no small file
takes long.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from xml.etree.ElementTree import Element

from fragkit.press.faces.svgxml import MAX_BYTES, ArtRefused, tag_of

_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)|<!--|-->", re.S)
_SIMPLE = re.compile(r"(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)")


class Rule(NamedTuple):
    """One selector with its declarations; the heaviest one has the last word."""

    weight: tuple[bool, int, bool, int]  # an id, classes, a tag, and the place in the sheet
    tag: str
    id: str
    classes: frozenset[str]
    declarations: str


class Styles:
    """The style sheets of one picture, asked element by element."""

    def __init__(self, root: Element, name: str) -> None:
        self.name = name
        self._work_left = MAX_BYTES
        self._count = 0
        self._rules: dict[str, list[Rule]] = {}  # by the id, the class or the tag that it needs
        for element in root.iter():
            if tag_of(element) == "style":
                self._read(element.text or "")

    def of(self, element: Element) -> dict[str, str]:
        """Return all that is said of the element; its own `style` has the last word."""
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
            self._spend(len(listed))
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
                "art-too-large",
                f"`{self.name}` has more than {MAX_BYTES / 1e6:.0f} MB once what it repeats and "
                "what its style sheet says is written out for each shape",
                "simplify the picture",
            )

    def _read(self, sheet: str) -> None:
        for block in _COMMENT.sub(" ", sheet).split("}"):
            selectors, brace, declarations = block.partition("{")
            if brace:
                for selector in selectors.split(","):
                    self._add(selector.strip(), declarations.strip())
            elif selectors.strip():
                raise ArtRefused(
                    "art-corrupt", f"`{self.name}` holds a style sheet that makes no sense"
                )

    def _add(self, selector: str, declarations: str) -> None:
        match = _SIMPLE.fullmatch(selector)
        if match is None or not selector:
            raise ArtRefused(
                "art-unsupported",
                f"`{self.name}` has styles for `{selector[:30]}`, which cards do not follow",
                "save it with presentation attributes instead of a style sheet",
            )
        tag = (match[1] or "").replace("*", "")
        parts = re.findall(r"[.#][\w-]+", match[2])
        id = next((part[1:] for part in parts if part[0] == "#"), "")
        classes = frozenset(part[1:] for part in parts if part[0] == ".")
        self._count += 1
        weight = (bool(id), len(classes), bool(tag), self._count)
        key = f"#{id}" if id else f".{min(classes)}" if classes else tag
        self._rules.setdefault(key, []).append(Rule(weight, tag, id, classes, declarations))
