"""The JSON Schemas agree with the loader."""

import json
import re
from pathlib import Path

import jsonschema
import pytest

from fragkit.diagnostics import Problems
from fragkit.load.nodes import Mapping, Sequence, parse
from fragkit.load.schema import file_schemas

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
def test_the_shipped_content_satisfies_its_schema(kind):
    validator = jsonschema.Draft7Validator(file_schemas()[kind])
    files = sorted(ROOT.glob(FILES[kind]))
    assert files
    for path in files:
        content = as_json(parse(path.read_text(), path.name, Problems()))
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
        case _:
            return {"true": True, "false": False}.get(node.text, node.text)
