"""Answers to "I want to …": the effect for a user's own word, with an example and its text."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.effect_words import Wish, find_wishes
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.effects import Effect, Modifier
from fragkit.model.fields import specs
from fragkit.model.fighter import Trait
from fragkit.model.text import made_trait_text, plain
from fragkit.term.style import Style


def verb_list(style: Style) -> list[str]:
    """List all verbs with a short description."""
    width = max(map(len, Effect.family))
    lines = []
    for verb, cls in Effect.family.items():
        about = _about(cls)
        lines += style.wrap(about, f"{verb:{width}}  ", " " * (width + 2))
    return lines


def effect_lines(word: str, style: Style) -> list[str]:
    """Show a verb with its keys, or examples for a verb or a user's own word."""
    lines: list[str] = []
    verb = word.casefold().replace(" ", "-")
    if verb in Effect.family:
        cls = Effect.family[verb]
        lines += style.wrap(_about(cls), f"{verb}: ", "  ")
        for key, (_, about) in specs(cls).items():
            if key not in specs(Modifier):
                lines += style.wrap(about.doc, f"  {verb if key == 'value' else key}: ", "    ")
    for wish in find_wishes(word):
        lines += ["", *wish_lines(wish, style)] if lines else wish_lines(wish, style)
    return lines


def wish_lines(wish: Wish, style: Style) -> list[str]:
    lines = style.wrap(f"I want to {wish.want}:", "", "  ")
    if not wish.example:
        return [*lines, f"  see docs/reference/effects/{wish.page}"]
    lines += style.wrap(wish.example, "  effects: ", "    ")
    return [*lines, *style.wrap(wish_text(wish), "  ", "  ")]


def wish_text(wish: Wish) -> str:
    """Return the text that a sheet would print for the example."""
    problems = Problems()
    node = nodes.parse(f"{{name: X, effects: {wish.example}}}", "example.yaml", problems)
    trait = structure(node, Trait, "a trait", problems) if node is not None else None
    assert trait is not None, f"the example for `{wish.want}` is sound"
    return plain(made_trait_text(trait))


def _about(cls: type[Effect]) -> str:
    return (cls.__doc__ or "").split("\n\n")[0].strip()
