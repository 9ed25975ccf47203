"""JSON Schemas of the content files, generated from the same fields that the loader reads."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin

from fragkit.load.packs.known_packs import BUILT_IN, Config
from fragkit.load.packs.library import known_themes, shipped_themes
from fragkit.load.typed_yaml.structure import hints_of
from fragkit.model.card import Card
from fragkit.model.effects.condition import known_places
from fragkit.model.fields import Id, OneOf, Spec, Variants, Word, specs
from fragkit.model.fighter import Fighter, NamedTrait
from fragkit.model.pack import RULEBOOK_DECKS, Library, PackFile

DRAFT = "http://json-schema.org/draft-07/schema#"
_PLAIN: dict[type, dict[str, object]] = {
    str: {"type": ["string", "number", "boolean"]},  # `version: 1.0` is text to the loader
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
}


Offers = Mapping[str, Sequence[str]]  # key -> ids that an editor offers


def shipped_offers() -> Offers:
    """Return the words that an editor offers if the user has no packs."""
    places = sorted(known_places())
    return {
        "deck": tuple(RULEBOOK_DECKS),
        "extends": BUILT_IN,
        "theme": sorted(known_themes([shipped_themes()])),
        **dict.fromkeys(("in", "foe_in", "beside"), places),
    }


def library_offers(library: Library) -> Offers:
    """Return the words that an editor offers for these packs. A key may also have an id that is
    defined later."""
    minions = [id for id, f in library.fighters.items() if f.role and f.role.kind == "minion"]
    shipped = shipped_offers()
    own = known_themes([pack.folder / "templates" / "themes" for pack in library.packs])
    return {
        **shipped,
        "deck": tuple(library.decks),
        "extends": tuple(pack.id for pack in library.packs),
        "gear": tuple(id for id, card in library.cards.items() if card.deck != "special"),
        "summon": tuple(minions),
        "theme": sorted({*shipped["theme"], *own}),
    }


def file_schemas(offers: Offers | None = None) -> dict[str, dict[str, object]]:
    """Return the schemas by kind of file, under the names that the modelines of new files use."""
    from fragkit.model.map_ground import GroundMapFile
    from fragkit.model.overlay import Overlay
    from fragkit.model.rule import Section

    offers = shipped_offers() if offers is None else offers
    return {
        "pack": file_schema(PackFile, "pack.yaml: what a pack is", False, offers),
        "cards": file_schema(Card, "cards/*.yaml: a list of cards", True, offers),
        "fighters": file_schema(Fighter, "fighters/*.yaml: a list of fighters", True, offers),
        "traits": file_schema(NamedTrait, "traits/*.yaml: a list of traits", True, offers),
        "map": file_schema(GroundMapFile, "maps/*.yaml: one map", False, offers),
        "rules": file_schema(Section, "rules/*.yaml: rules and rulings", many=True),
        "lang": file_schema(Overlay, "lang/*.yaml: a pack in another language"),
        "fragkit": file_schema(Config, "fragkit.yaml: where your packs are"),
    }


def file_schema(
    cls: type,
    title: str,
    many: bool = False,
    offers: Offers = {},  # noqa: B006  never changed
) -> dict[str, object]:
    writer = _Writer(offers)
    root = writer.definition(cls)
    body: dict[str, object] = {"type": "array", "items": root} if many else root
    return {"$schema": DRAFT, "title": title, **body, "definitions": writer.definitions}


class _Writer:
    def __init__(self, offers: Offers) -> None:
        self.offers = offers
        self.definitions: dict[str, dict[str, object]] = {}

    def definition(self, cls: type) -> dict[str, object]:
        name = cls.__name__
        if name not in self.definitions:
            self.definitions[name] = {}  # a placeholder, because effects contain effects
            self.definitions[name] = (
                self.family(cls) if issubclass(cls, Variants) else self.fields(cls)
            )
        return {"$ref": f"#/definitions/{name}"}

    def family(self, base: type[Variants]) -> dict[str, object]:
        members: list[dict[str, object]] = []
        for verb, cls in base.family.items():
            name = f"{base.__name__}-{verb}"
            # The title is what an editor offers, instead of every key of every member.
            self.definitions[name] = {"title": verb, **self.fields(cls, verb)}
            members.append({"$ref": f"#/definitions/{name}"})
        if change := self.change(base):
            members.append(change)
        return {"anyOf": members}

    def change(self, base: type[Variants]) -> dict[str, object]:
        """Return the schema of a change to a definition in another file: its name and some of its
        keys."""
        if not base.changed_by_name:
            return {}
        keys: dict[str, object] = {}
        for verb in base.family:
            member = self.definitions[f"{base.__name__}-{verb}"]
            for key, shape in typing.cast(dict[str, object], member["properties"]).items():
                known = keys.setdefault(key, shape)
                if known != shape:
                    keys[key] = {"anyOf": [known, shape]}
        name = f"{base.__name__}-change"
        self.definitions[name] = {
            "title": f"change {base.member}",
            "type": "object",
            "description": "changes the one of this name in the file that `extends` names",
            "properties": keys,
            "additionalProperties": False,
            "required": ["name"],
        }
        return {"$ref": f"#/definitions/{name}"}

    def fields(self, cls: type, verb: str | None = None) -> dict[str, object]:
        properties: dict[str, dict[str, object]] = {}
        required: list[str] = []
        for name, (field, about) in specs(cls).items():
            key = verb if verb is not None and name == "value" else name
            properties[key] = {
                **self.shape(hints_of(cls)[field.name], about),
                "description": about.doc,
            }
            if ids := self.offers.get(key):
                properties[key] = _offering(properties[key], ids)
            if field.default is dataclasses.MISSING:
                required.append(key)
        if former := getattr(cls, "former", None):
            for key, (field, about) in specs(former).items():
                shape = self.shape(hints_of(former)[field.name], about)
                properties[key] = {**shape, "description": about.doc, "deprecated": True}
        schema: dict[str, object] = {
            "type": "object",
            "description": (cls.__doc__ or "").split("\n\n")[0].strip(),
            "properties": properties,
            "additionalProperties": False,
        }
        if required:
            schema["required"] = required
        elif verb is None:
            schema = _offering_keys(schema)
        shorthand = getattr(cls, "shorthand", None)
        return {"anyOf": [properties[shorthand], schema]} if shorthand else schema

    def shape(self, wanted: Any, about: Spec) -> dict[str, object]:
        origin = get_origin(wanted)
        if origin is Literal:
            return {"enum": [form for v in get_args(wanted) for form in _literal(v)]}
        if origin is Annotated:
            one_of: OneOf = get_args(wanted)[1]
            known: dict[str, object] = {"enum": list(one_of.options())}
            return {"anyOf": [known, Id.schema()]} if one_of.is_open else known
        if origin in (typing.Union, types.UnionType):
            members = [self.shape(m, about) for m in get_args(wanted) if m is not type(None)]
            if type(None) in get_args(wanted):
                members.append({"type": "null"})
            return members[0] if len(members) == 1 else {"anyOf": members}
        if origin is tuple:
            item = self.shape(get_args(wanted)[0], about)
            listed: dict[str, object] = {"type": "array", "items": item}
            if about.nonempty:
                listed["minItems"] = 1
            return {"anyOf": [item, listed]} if about.one_or_many else listed
        if origin is dict or getattr(origin, "__name__", "") == "Mapping":
            of, value = get_args(wanted)
            each = self.shape(value, about)
            known = dict.fromkeys(_words(self.shape(of, about)), each) if of is not str else {}
            return {"type": "object", "properties": known, "additionalProperties": each}
        if dataclasses.is_dataclass(wanted) and not hasattr(wanted, "parse"):
            return self.definition(typing.cast(type, wanted))
        if isinstance(wanted, type) and issubclass(wanted, Variants):
            return self.definition(wanted)
        if isinstance(wanted, Word):
            return wanted.schema()
        return self.plain(wanted, about)

    def plain(self, wanted: type, about: Spec) -> dict[str, object]:
        schema = dict(_PLAIN[wanted])
        if wanted in (int, float):
            if about.least is not None:
                schema["minimum"] = about.least
            if about.most is not None:
                schema["maximum"] = about.most
        elif wanted is str:
            if about.pattern is not None:
                schema = {"type": "string", "pattern": f"^({about.pattern})$"}
            elif about.nonempty:
                schema["minLength"] = 1
        return schema


def _offering_keys(schema: Mapping[str, Any]) -> dict[str, object]:
    """Return the schema, changed so that an editor offers keys inside `{}`, too. For an object with
    `properties`, it would offer none there."""
    about = {key: schema[key] for key in ("type", "description")}
    named = {"type": "object", "propertyNames": {"enum": list(schema["properties"])}}
    return {**about, "if": {"maxProperties": 0}, "then": named, "else": dict(schema)}


def _words(shape: Mapping[str, Any]) -> list[str]:
    """Return the words that a schema lists, even if it allows other words."""
    found = [word for word in shape.get("enum", ()) if isinstance(word, str)]
    return [*found, *(word for one in shape.get("anyOf", ()) for word in _words(one))]


def _offering(shape: Mapping[str, Any], ids: Sequence[str]) -> dict[str, object]:
    """Return the schema with the ids that an editor offers, next to the pattern of all ids. Editors
    would offer `examples` only after the first letter."""
    if "pattern" in shape:
        about = {key: value for key, value in shape.items() if key not in ("type", "pattern")}
        return {**about, "anyOf": [{"enum": list(ids)}, Id.schema()]}
    if "items" in shape:
        return {**shape, "items": _offering(shape["items"], ids)}
    if "anyOf" in shape:
        return {**shape, "anyOf": [_offering(one, ids) for one in shape["anyOf"]]}
    return dict(shape)


def _literal(value: Any) -> list[Any]:
    """Return a schema that allows both forms: `value: 10` on a card is a number to a JSON reader
    and the word `10` to ours."""
    digits = isinstance(value, str) and value.isdigit()
    return [int(value), value] if digits else [value]
