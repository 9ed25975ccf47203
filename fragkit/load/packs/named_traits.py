"""Traits that a pack defines once. A fighter that names one gets a copy of it.

    abilities:
      - night-eyes                          # as in traits/*.yaml
      - {trait: tough, with: {add: 2}}      # with another value for its `add`

This changes the YAML itself before the fighter is built, so a mistake in a changed value is
reported at its own place.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping as Known
from dataclasses import replace

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.load.typed_yaml.nodes import Mapping, Node, Scalar, Sequence

HOLDERS = ("abilities", "drawbacks")
OWN = ("name", "text")  # what a fighter may reword


def with_traits(
    fighter: Node, known: Known[str, Mapping], broken: Iterable[str], problems: Problems
) -> Node:
    """Return the fighter with every named trait written out in full."""
    if not isinstance(fighter, Mapping):
        return fighter
    entries: list[tuple[Scalar, Node]] = []
    for key, value in fighter.entries:
        if key.text in HOLDERS and isinstance(value, Sequence):
            found = [_trait(item, known, set(broken), problems) for item in value.items]
            value = replace(value, items=[item for item in found if item is not None])
        entries.append((key, value))
    return replace(fighter, entries=entries)


def _trait(
    item: Node, known: Known[str, Mapping], broken: set[str], problems: Problems
) -> Node | None:
    """Return the entry with its named trait filled in, or None after a problem."""
    if isinstance(item, Scalar):
        item = Mapping([(Scalar("trait", item.span), item)], item.span)
    name = item.get("trait") if isinstance(item, Mapping) else None
    if not isinstance(item, Mapping) or not isinstance(name, Scalar):
        if isinstance(item, Mapping) and item.get("with") is not None:
            problems.at(item.span).error(
                "[stray-with] `with` changes a named trait, but no trait is named",
                "add `trait: ID`",
            )
            return None
        return item
    made = known.get(name.text)
    if made is None:
        if name.text not in broken:
            problems.at(name.span).error(
                "[unknown-trait] there is no trait `{id}`",
                did_you_mean(name.text, known)
                or "write it in `traits/*.yaml` of this pack or of a pack it extends",
                id=name.text,
            )
        return None
    stray = [key for key, _ in item.entries if key.text not in ("trait", "with", *OWN)]
    for key in stray:
        problems.at(key.span).error(
            "[stray-key] `{key}` can't be changed here: it belongs to the trait `{id}`",
            "write `with: {…}` to change one of the trait's values",
            key=key.text,
            id=name.text,
        )
    if stray:
        return None
    changed = _changed(made, item.get("with"), name.text, problems)
    if changed is None:
        return None
    own = {key.text: (key, value) for key, value in item.entries if key.text in OWN}
    body = [
        own.pop(key.text, (key, value))
        for key, value in changed.entries
        if key.text not in ("id", "override")
    ]
    trait = (Scalar("trait", name.span), name)
    return Mapping([trait, *body, *own.values()], item.span)


def _changed(made: Mapping, given: Node | None, name: str, problems: Problems) -> Mapping | None:
    if given is None:
        return made
    if not isinstance(given, Mapping):
        problems.at(given.span).error(
            "[wrong-type] `with` must be a mapping", "write it like `with: {add: 2}`"
        )
        return None
    whole: Node = made
    fine = True
    for key, value in given.entries:
        places = list(_places(made, key.text))
        if len(places) == 1:
            whole = _put(whole, places[0], value)
            continue
        fine = False
        known = sorted({k.text for m in _mappings(made) for k, _ in m.entries} - {"id", "name"})
        if not places:
            problems.at(key.span).error(
                "[unknown-value] the trait `{id}` has no `{key}`",
                did_you_mean(key.text, known),
                id=name,
                key=key.text,
            )
        else:
            problems.at(key.span).error(
                "[unknown-value] the trait `{id}` has `{key}` {number} times",
                "name the verb as well: `stat.{key}`",
                id=name,
                key=key.text,
                number=len(places),
            )
    return whole if fine and isinstance(whole, Mapping) else None


def _mappings(node: Node) -> Iterable[Mapping]:
    """Yield all mappings inside the trait, but not the trait itself, because its name is not a
    value to replace."""
    children: list[Node] = []
    if isinstance(node, Mapping):
        children = [value for _, value in node.entries]
    elif isinstance(node, Sequence):
        children = list(node.items)
    for child in children:
        if isinstance(child, Mapping):
            yield child
        yield from _mappings(child)


def _places(made: Mapping, said: str) -> Iterable[Node]:
    """Yield the places of `add`, or for `stat.add`, those in an effect with that verb."""
    verb, _, key = said.rpartition(".")
    for mapping in _mappings(made):
        if not verb or mapping.get(verb) is not None:
            yield from (value for name, value in mapping.entries if name.text == key)


def _put(node: Node, old: Node, new: Node) -> Node:
    if node is old:
        return new
    if isinstance(node, Mapping):
        return replace(node, entries=[(k, _put(v, old, new)) for k, v in node.entries])
    if isinstance(node, Sequence):
        return replace(node, items=[_put(item, old, new) for item in node.items])
    return node
