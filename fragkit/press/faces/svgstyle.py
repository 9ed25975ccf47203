"""What drawing programs write around shapes: style sheets, classes, `use`.

All of it is settled before anything is drawn: every element gets what its classes say as a
style of its own, and every `use` becomes a group with a copy of what it names. What a style
sheet says that we cannot follow is refused, never passed over.
"""

from __future__ import annotations

import copy
import re
from typing import NamedTuple
from xml.etree.ElementTree import Element

from fragkit.press.faces.svgxml import MAX_ELEMENTS, Refused

_COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.S)
_SIMPLE = re.compile(r"(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)")
# Keys that a card's picture would look wrong without.
_REFUSED = ("clip-path", "mask", "filter", "marker-start", "marker-mid", "marker-end")


class Rule(NamedTuple):
    """One selector with its declarations; `weight` is how much it counts."""

    tag: str
    id: str
    classes: frozenset[str]
    declarations: str

    @property
    def weight(self) -> tuple[bool, int, bool]:
        return bool(self.id), len(self.classes), bool(self.tag)

    def suits(self, element: Element, tag: str) -> bool:
        return (
            (not self.tag or self.tag == tag)
            and (not self.id or self.id == element.get("id"))
            and self.classes <= set((element.get("class") or "").split())
        )


def settle(root: Element, name: str) -> None:
    """Works style sheets and `use` into the picture itself."""
    rules = [rule for e in root.iter() if tag_of(e) == "style" for rule in _rules(e, name)]
    rules.sort(key=lambda rule: rule.weight)
    for element in root.iter():
        tag = tag_of(element)
        said = [rule.declarations for rule in rules if rule.suits(element, tag)]
        if said:
            element.set("style", ";".join([*said, element.get("style") or ""]))
    by_id = {id: e for e in root.iter() if (id := e.get("id"))}
    _Copies(by_id, name).fill(root, ())
    _refuse_effects(root, name)


def tag_of(element: Element) -> str:
    return element.tag.rsplit("}", 1)[-1] if isinstance(element.tag, str) else ""


def target_of(element: Element) -> str:
    """The id that an element refers to within its own file."""
    for key, value in element.attrib.items():
        if key.rsplit("}", 1)[-1] == "href":
            return value.strip().removeprefix("#")
    return ""


# -- style sheets ----------------------------------------------------------------------------


def _rules(style: Element, name: str) -> list[Rule]:
    found: list[Rule] = []
    text = _COMMENT.sub(" ", style.text or "")
    for block in text.split("}"):
        selectors, brace, declarations = block.partition("{")
        if not brace:
            if selectors.strip():
                raise Refused("art-corrupt", f"`{name}` holds a style sheet that makes no sense")
            continue
        found += [_rule(s.strip(), declarations.strip(), name) for s in selectors.split(",")]
    return found


def _rule(selector: str, declarations: str, name: str) -> Rule:
    match = _SIMPLE.fullmatch(selector)
    if match is None or not selector:
        raise Refused(
            "art-unsupported",
            f"`{name}` has styles for `{selector[:30]}`, which cards do not follow",
            "save it with presentation attributes instead of a style sheet",
        )
    tag, rest = match[1] or "", re.findall(r"([.#])([\w-]+)", match[2])
    ids = [word for sign, word in rest if sign == "#"]
    classes = frozenset(word for sign, word in rest if sign == ".")
    return Rule("" if tag == "*" else tag, ids[0] if ids else "", classes, declarations)


# -- use -------------------------------------------------------------------------------------


class _Copies:
    """Puts copies in the place of each `use`, as many as a picture may have elements."""

    def __init__(self, by_id: dict[str, Element], name: str) -> None:
        self.by_id, self.name = by_id, name
        self.left = MAX_ELEMENTS

    def fill(self, parent: Element, above: tuple[str, ...]) -> None:
        for i, child in enumerate(list(parent)):
            if tag_of(child) != "use":
                self.fill(child, above)
                continue
            group, id = self.copied(child, above)
            self.fill(group, (*above, id))
            parent[i] = group

    def copied(self, use: Element, above: tuple[str, ...]) -> tuple[Element, str]:
        id = target_of(use)
        found = self.by_id.get(id)
        if found is None:
            raise Refused("art-corrupt", f"`{self.name}` uses `#{id[:30]}`, which it does not hold")
        if id in above:
            raise Refused("art-corrupt", f"`{self.name}` holds `#{id[:30]}` within itself")
        if tag_of(found) == "symbol" and found.get("viewBox"):
            raise Refused(
                "art-unsupported",
                f"`{self.name}` uses a <symbol> with a viewBox, which cards do not print",
                "turn it into plain shapes before saving",
            )
        self.left -= sum(1 for _ in found.iter())
        if self.left < 0:
            raise Refused(
                "art-unsupported",
                f"`{self.name}` repeats more than {MAX_ELEMENTS:,} shapes",
                "simplify the picture",
            )
        space = use.tag[: -len("use")]
        moved = f"translate({use.get('x') or '0'} {use.get('y') or '0'})"
        kept = {k: v for k, v in use.attrib.items() if k.rsplit("}", 1)[-1] != "href"}
        group = Element(f"{space}g", kept | {"transform": f"{use.get('transform') or ''} {moved}"})
        inner = copy.deepcopy(found)
        if tag_of(inner) == "symbol":
            inner.tag = f"{space}g"
        group.append(inner)
        return group, id


def _refuse_effects(root: Element, name: str) -> None:
    for element in root.iter():
        if tag_of(element) in ("clipPath", "mask", "filter"):  # of no effect until it is named
            continue
        style = element.get("style") or ""
        for key in _REFUSED:
            value = element.get(key) or ""
            match = re.search(rf"(?:^|;)\s*{key}\s*:\s*([^;]*)", style)
            value = match[1] if match else value
            if value.strip() not in ("", "none"):
                raise Refused(
                    "art-unsupported",
                    f"`{name}` has a <{tag_of(element)}> with a `{key}`, which cards do not print",
                    "turn effects into plain shapes before saving",
                )
