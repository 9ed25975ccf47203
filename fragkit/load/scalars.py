"""From a YAML node to one value: text, numbers, choices, words with a grammar of their own.

A value that could not be made is `BAD`; why is told at its place.
"""

from __future__ import annotations

import dataclasses
import re
from typing import Any

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.load.nodes import Node, Scalar, kind_of
from fragkit.model.fields import Spec


class Bad:
    """The value of a node whose problem has been told."""

    def __repr__(self) -> str:
        return "BAD"


BAD = Bad()


def wrong(node: Node, name: str, wanted: str, problems: Problems) -> Bad:
    problems.error("wrong-type", node.span, f"`{name}` must be {wanted}, not {kind_of(node)}")
    return BAD


def no_value(node: Scalar, name: str, problems: Problems) -> None:
    """A key that somebody has begun and not finished."""
    problems.warning(
        "no-value", node.span, f"`{name}` has no value", help="write one, or leave the key out"
    )


def scalar(node: Node, wanted: type, about: Spec, name: str, problems: Problems) -> Any:
    words = {str: "text", int: "a whole number", bool: "`true` or `false`", float: "a number"}
    if not isinstance(node, Scalar) or (node.is_null and wanted is not str):
        return wrong(node, name, words.get(wanted, "a word"), problems)
    if wanted is bool:
        if node.text in ("true", "false") and node.plain:
            return node.text == "true"
        return wrong(node, name, words[bool], problems)
    if wanted is int:
        return _integer(node, about, name, problems)
    if wanted is float:
        if re.fullmatch(r"[+-]?[0-9]{1,9}(\.[0-9]{1,20})?", node.text):
            return _bounded(float(node.text), node, about, name, problems)
        return wrong(node, name, words[float], problems)
    if wanted is str:
        return _text(node, about, name, problems)
    parse = getattr(wanted, "parse", None)  # a `Word`; asking by isinstance is slow
    if parse is not None:
        try:
            return parse(node.text)
        except ValueError as error:
            problems.error("bad-value", node.span, f"{error}")
            return BAD
    raise TypeError(f"no way to read {wanted!r}")


def _integer(node: Scalar, about: Spec, name: str, problems: Problems) -> Any:
    if not (node.plain and re.fullmatch(r"[+-]?[0-9]+", node.text)):
        if re.fullmatch(r"[+-]?[0-9]*[.,/][0-9]+", node.text):
            problems.error(
                "wrong-type",
                node.span,
                f"`{name}` must be a whole number, not `{node.text}`",
                help="a part is counted: half of Speed is `{of: speed, per: 2, round: up}`",
            )
            return BAD
        return wrong(node, name, "a whole number", problems)
    if len(node.text) > 10:  # beyond every bound, and perhaps beyond what int() reads
        low = -(10**9) if about.least is None else about.least
        high = 10**9 if about.most is None else about.most
        number = low - 1 if node.text.startswith("-") else high + 1
        bounds = dataclasses.replace(about, least=low, most=high)
        return _bounded(number, node, bounds, name, problems)
    return _bounded(int(node.text), node, about, name, problems)


def _bounded(number: Any, node: Scalar, about: Spec, name: str, problems: Problems) -> Any:
    low, high = about.least, about.most
    if (low is not None and number < low) or (high is not None and number > high):
        if low is not None and high is not None:
            span = f"from {low} to {high}"
        else:
            span = f"at least {low}" if low is not None else f"at most {high}"
        told = node.text if len(node.text) <= 30 else node.text[:29] + "…"
        problems.error("out-of-range", node.span, f"`{name}` is {told}, it must be {span}")
        return BAD
    return number


def _text(node: Scalar, about: Spec, name: str, problems: Problems) -> Any:
    text = "" if node.is_null else node.text
    if about.nonempty and not text.strip():
        problems.error("empty", node.span, f"`{name}` is empty")
        return BAD
    if not text:
        no_value(node, name, problems)
    if about.pattern is not None and not re.fullmatch(about.pattern, text):
        problems.error(
            "bad-value", node.span, f"`{name}` can't be `{text}`", f"it must match {about.pattern}"
        )
        return BAD
    return text


def choice(node: Node, options: tuple[Any, ...], name: str, problems: Problems) -> Any:
    texts = {str(o): o for o in options}
    if not isinstance(node, Scalar):
        return wrong(node, name, "one of " + ", ".join(f"`{o}`" for o in texts), problems)
    if node.text in texts:
        return texts[node.text]
    problems.error(
        "unknown-choice",
        node.span,
        f"`{name}` can't be {kind_of(node)}",
        did_you_mean(node.text, texts) or "known are " + ", ".join(f"`{o}`" for o in texts),
    )
    return BAD
