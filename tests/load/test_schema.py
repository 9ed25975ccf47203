"""The JSON Schemas agree with the loader."""

import json
from pathlib import Path

import jsonschema
import pytest
import yaml

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
        content = stringly(yaml.safe_load(path.read_text()))
        errors = [f"{path.name}: {e.json_path}: {e.message}" for e in validator.iter_errors(content)]
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


def stringly(value):
    """JSON has no other keys than text; YAML reads `1: …` as a number."""
    if isinstance(value, dict):
        return {str(k): stringly(v) for k, v in value.items()}
    if isinstance(value, list):
        return [stringly(v) for v in value]
    return value
