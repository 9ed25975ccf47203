"""The JSON Schemas agree with the loader."""

import json
import re
from pathlib import Path

import jsonschema
import pytest

from fragkit.diagnostics import Problems
from fragkit.load.scaffold.schema import file_schema, file_schemas
from fragkit.load.typed_yaml.nodes import Mapping, Sequence, parse
from fragkit.press.cards.template import Template

ROOT = Path(__file__).parent.parent.parent
FILES = {
    "pack": "content/*/pack.yaml",
    "cards": "content/*/cards/*.yaml",
    "fighters": "content/*/fighters/*.yaml",
    "map": "content/*/maps/*.yaml",
    "rules": "content/*/rules/*.yaml",
}


@pytest.mark.parametrize("kind", file_schemas())
def test_a_schema_is_valid_and_describes_every_key(kind):
    schema = file_schemas()[kind]
    jsonschema.Draft7Validator.check_schema(schema)
    assert '"description"' in json.dumps(schema)


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.slow)])
def test_the_shipped_content_satisfies_its_schema(kind, step):
    validator = jsonschema.Draft7Validator(file_schemas()[kind])
    files = sorted(ROOT.glob(FILES[kind]))
    assert files
    for number, path in enumerate(files):
        content = as_json(parse(path.read_text(), path.name, Problems()))
        content = content[number % step :: step] if isinstance(content, list) else content
        errors = [
            f"{path.name}: {e.json_path}: {e.message}" for e in validator.iter_errors(content)
        ]
        assert errors == []


@pytest.mark.parametrize(
    "card",
    [
        {"name": "No id", "deck": "weapon"},
        {"id": "a", "name": "A", "deck": "weapon", "demage": "3d"},
        {"id": "a", "name": "A", "deck": "weapon", "damage": "5x"},
        {"id": "a", "name": "A", "deck": "weapon", "copies": 0},
        {"id": "a", "name": "A", "deck": "gadget", "effects": [{"heel": 2}]},
    ],
)
def test_what_the_loader_refuses_the_schema_refuses(card):
    validator = jsonschema.Draft7Validator(file_schemas()["cards"])
    assert not validator.is_valid([card])


def as_json(node):
    """The node as an editor's YAML 1.2 reader sees it: `on` is a word, `true` is not."""
    match node:
        case Mapping():
            return {key.text: as_json(value) for key, value in node.entries}
        case Sequence():
            return [as_json(item) for item in node.items]
        case _ if not node.plain:
            return node.text
        case _ if node.is_null:
            return None
        case _ if re.fullmatch(r"[+-]?[0-9]+", node.text):
            return int(node.text)
        case _ if re.fullmatch(r"[+-]?[0-9]*\.[0-9]+", node.text):
            return float(node.text)
        case _:
            return {"true": True, "false": False}.get(node.text, node.text)


def test_every_effect_is_offered_by_its_verb():
    """With `yaml.suggest.parentSkeletonSelectedFirst` an editor offers titles: 39 clean verbs
    where it else offers every key of each of them."""
    definitions = file_schemas()["cards"]["definitions"]
    titles = {
        name: told.get("title")
        for name, told in definitions.items()
        if re.match("(Effect|Condition)-", name)
    }
    assert len(titles) >= 39
    assert titles == {name: name.split("-", 1)[1] for name in titles}


def documented_faces() -> list[str]:
    text = (ROOT / "docs" / "how-to" / "design" / "card-templates.md").read_text()
    return re.findall(r"```yaml\n# check: \S+/templates/[^/\s]+\n(.*?)```", text, re.S)


@pytest.mark.parametrize("number", range(len(documented_faces())))
def test_the_schema_of_faces_accepts_the_documented_ones(number):
    schema = file_schema(Template, "faces")
    content = as_json(parse(documented_faces()[number], "docs", Problems()))
    errors = jsonschema.Draft7Validator(schema).iter_errors(content)
    assert [f"{e.json_path}: {e.message}" for e in errors] == []


@pytest.mark.parametrize("path", sorted((ROOT / "templates" / "faces").glob("*.yaml")), ids=str)
def test_the_schema_of_faces_accepts_the_shipped_ones(path):
    schema = file_schema(Template, "faces")
    content = as_json(parse(path.read_text(), path.name, Problems()))
    errors = jsonschema.Draft7Validator(schema).iter_errors(content)
    assert [f"{e.json_path}: {e.message}" for e in errors] == []


def test_the_schema_of_faces_refuses_a_slip():
    schema = file_schema(Template, "faces")
    slip = {"id": "weapon", "extends": "weapon", "front": [{"name": "rules", "szie": 8}]}
    assert not jsonschema.Draft7Validator(schema).is_valid(slip)


@pytest.mark.parametrize("house", [{"frags": 2}, {"armor.soak": "b"}, {"ammo": "unlimited"}])
def test_house_options_may_be_numbers_and_words(house):
    pack = {"id": "a", "name": "A", "version": "1", "house": house}
    assert jsonschema.Draft7Validator(file_schemas()["pack"]).is_valid(pack)


def test_an_editor_offers_the_decks_and_minions_of_the_pack(fragkit, tmp_path, monkeypatch):
    (tmp_path / "fighters").mkdir()
    (tmp_path / "pack.yaml").write_text(
        "id: mine\nname: Mine\nversion: '1'\nextends: [base]\n"
        "decks: [{id: snack, name: Snacks, color: '#112233', shape: gear}]\n"
    )
    (tmp_path / "fighters" / "a.yaml").write_text(
        "- {id: gremlin, name: Gremlin, stats: 1/1/1, role: minion}\n"
    )
    monkeypatch.chdir(tmp_path)
    definitions = fragkit("schema").json["cards"]["definitions"]
    assert offered(definitions["Card"]["properties"]["deck"])[-1] == "snack"
    assert offered(definitions["Effect-summon"]["properties"]["summon"]) == ["gremlin"]
    schema = file_schemas()["cards"]["definitions"]["Card"]["properties"]["deck"]
    assert offered(schema) == ["weapon", "gadget", "special", "hex"]


def offered(shape) -> list[str]:
    """The words that an editor offers, of which others may be typed."""
    found = list(shape.get("enum", ()))
    for one in (*shape.get("anyOf", ()), *([shape["items"]] if "items" in shape else ())):
        found += offered(one)
    return found


def test_an_editor_offers_ids_without_refusing_others():
    schemas = file_schemas()
    definitions = schemas["cards"]["definitions"]
    card, condition = definitions["Card"], definitions["Condition"]["else"]
    assert offered(card["properties"]["deck"]) == ["weapon", "gadget", "special", "hex"]
    assert {"water", "lava", "power-up"} <= set(offered(condition["properties"]["in"]))
    counted = condition["properties"]["count"]["anyOf"][0]
    assert {"health", "foes-in-sight"} <= set(counted["properties"])
    # yaml-language-server offers keys inside `if: {}` only from `propertyNames`.
    assert definitions["Condition"]["if"] == {"maxProperties": 0}
    empty = definitions["Condition"]["then"]["propertyNames"]["enum"]
    assert empty == list(condition["properties"])
    assert not jsonschema.Draft7Validator(schemas["cards"]).is_valid(
        [{"id": "a", "name": "A", "deck": "gadget", "effects": [{"heal": 1, "if": {"rnage": 1}}]}]
    )
    pack = schemas["pack"]["definitions"]["PackFile"]["properties"]
    assert {"steel", "dust"} <= set(offered(pack["theme"]))
    assert offered(pack["extends"])[:4] == ["base", "deathmatch", "ftw", "deadlands"]
    own = {"id": "a", "name": "A", "extends": ["my-base"], "theme": "my-theme"}
    assert jsonschema.Draft7Validator(schemas["pack"]).is_valid({**own, "version": "1"})
    one = {"id": "a", "name": "A", "deck": "mischief", "effects": [
        {"heal": 1, "if": {"in": "my-alley", "count": {"my-track": "2+"}}}]}  # fmt: skip
    assert jsonschema.Draft7Validator(schemas["cards"]).is_valid([one])
