"""A saved object for Tabletop Simulator: its shape, and that every picture it names is there."""

from __future__ import annotations

import io
import json
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import jsonschema
import pytest
from PIL import Image

from fragkit.press.export.tts import COLUMNS, LARGEST, ROWS, hover_text, sheets
from tests.press.export.shelf import export_of, exported

NUMBER, STRING = {"type": "number"}, {"type": "string"}
PLACES = ("posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ")
OBJECT = {
    "type": "object",
    "required": ["GUID", "Name", "Transform", "Nickname"],
    "properties": {
        "GUID": {"type": "string", "pattern": "^[0-9a-f]{6}$"},
        "Name": {
            "enum": [
                "DeckCustom",
                "Card",
                "Custom_Board",
                "Custom_Tile",
                "Custom_Tile_Stack",
                "Figurine_Custom",
                "Die_6",
            ]
        },
        "Transform": {"type": "object", "required": list(PLACES)},
        "Nickname": {"type": "string", "minLength": 1},
        "CardID": {"type": "integer", "minimum": 100},
        "DeckIDs": {"type": "array", "items": {"type": "integer"}, "minItems": 2},
        "CustomDeck": {
            "type": "object",
            "patternProperties": {
                "^[1-9][0-9]*$": {
                    "type": "object",
                    "required": ["FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden"],
                    "properties": {
                        "NumWidth": {"type": "integer", "minimum": 2, "maximum": 10},
                        "NumHeight": {"type": "integer", "minimum": 2, "maximum": 7},
                    },
                }
            },
            "additionalProperties": False,
        },
        "CustomImage": {"type": "object", "required": ["ImageURL", "ImageSecondaryURL"]},
        "Number": {"type": "integer", "minimum": 2},
        "ContainedObjects": {"type": "array", "items": {"$ref": "#/$defs/object"}},
    },
}
SAVE = {
    "$defs": {"object": OBJECT},
    "type": "object",
    "required": ["SaveName", "ObjectStates"],
    "properties": {"ObjectStates": {"type": "array", "items": {"$ref": "#/$defs/object"}}},
}


@cache
def saved(id: str = "pump") -> dict[str, Any]:
    return json.loads(export_of(id, "tts")[f"tts/{id}.json"])


def named(kind: str) -> list[dict[str, Any]]:
    return [o for o in saved()["ObjectStates"] if o["Name"] == kind]


@pytest.mark.parametrize("id", ["pump", pytest.param("base", marks=pytest.mark.slow)])
def test_the_object_has_the_shape_that_the_game_loads(id):
    jsonschema.validate(saved(id), SAVE)


@pytest.mark.slow
def test_every_picture_that_is_named_was_written():
    files = exported("tts")

    def urls(node: Any) -> list[str]:
        if isinstance(node, dict):
            found = [v for k, v in node.items() if k.endswith("URL") and v]
            return found + [u for v in node.values() for u in urls(v)]
        return [u for v in node for u in urls(v)] if isinstance(node, list) else []

    named = {urlsplit(url).path.removeprefix("/out/") for url in urls(saved())}
    written = {path for path in files if path.startswith("tts/pump/")}
    assert named == written
    assert all(Image.open(io.BytesIO(files[path])).format == "PNG" for path in written)


def test_decks_hold_each_card_as_often_as_it_is_printed():
    weapons, gadgets = named("DeckCustom")
    assert weapons["Nickname"] == "Weapons (4)"
    assert [c["Nickname"] for c in weapons["ContainedObjects"]] == ["Wet Wipe"] * 3 + ["Leak"]
    assert weapons["DeckIDs"] == [c["CardID"] for c in weapons["ContainedObjects"]]
    assert len(gadgets["DeckIDs"]) == 2


def test_a_cards_number_is_its_place_on_the_sheet():
    weapons = named("DeckCustom")[0]
    ((key, sheet),) = weapons["CustomDeck"].items()
    assert weapons["DeckIDs"] == [int(key) * 100] * 3 + [int(key) * 100 + 1]
    data = exported("tts")["tts/pump/" + sheet["FaceURL"].rpartition("/")[2]]
    picture = Image.open(io.BytesIO(data))
    card = round(63 / 25.4 * 200), round(88 / 25.4 * 200)
    assert picture.size == (card[0] * sheet["NumWidth"], card[1] * sheet["NumHeight"])


def test_sheets_of_a_large_deck_stay_within_the_games_limits():
    class Deck:
        cards = tuple(range(173))

    for size in ((496, 693), (200, 300), (1500, 2000)):
        found = sheets(Deck(), size)  # type: ignore[arg-type]  # only its cards are asked for
        assert sum(len(sheet.faces) for sheet in found) == 173
        for sheet in found:
            assert 2 <= sheet.columns <= COLUMNS
            assert 2 <= sheet.rows <= ROWS
            assert len(sheet.faces) <= sheet.columns * sheet.rows
            if size[0] * 2 <= LARGEST:
                assert max(sheet.columns * size[0], sheet.rows * size[1]) <= LARGEST


def test_the_map_is_a_board_and_counters_are_tiles_with_two_sides():
    (board,) = named("Custom_Board")
    assert (board["Nickname"], board["Locked"]) == ("Pump Room", True)
    blood, *links = named("Custom_Tile_Stack")
    assert (blood["Nickname"], blood["Number"]) == ("Blood", 3)
    assert [(link["Nickname"], link["Number"]) for link in links] == [("Link 1", 2)]
    assert blood["CustomImage"]["ImageSecondaryURL"].endswith("counter-blood-back.png")


@pytest.mark.slow
def test_fighters_are_figurines_with_sheets_and_dice():
    objects = saved("deathmatch")["ObjectStates"]
    figures = [o for o in objects if o["Name"] == "Figurine_Custom"]
    assert "Barrel Barry (orange)" in [o["Nickname"] for o in figures]
    assert len(figures) == 6
    front, back = (figures[0]["CustomImage"][key] for key in ("ImageURL", "ImageSecondaryURL"))
    assert (front.endswith("-front.png"), back.endswith("-back.png")) == (True, True)
    assert len({tuple(o["ColorDiffuse"].values()) for o in figures}) == 6
    sheets = [o for o in objects if o["Name"] == "Custom_Board" and not o["Locked"]]
    assert [o["Nickname"] for o in sheets].count("Barrel Barry") == 1
    assert [o["Name"] for o in objects].count("Die_6") == 6


def test_pictures_point_to_where_they_will_be_put():
    told = json.loads(exported("tts", url="https://example.org/frag/")["tts/pump.json"])
    ((_, sheet),) = told["ObjectStates"][0]["CustomDeck"].items()
    assert sheet["FaceURL"] == "https://example.org/frag/weapon-1.png"


@pytest.mark.slow
def test_no_two_objects_have_the_same_mark():
    objects = saved("base")["ObjectStates"]
    marks = [o["GUID"] for o in objects]
    marks += [card["GUID"] for o in objects for card in o.get("ContainedObjects", ())]
    assert len(marks) > 112
    assert len(set(marks)) == len(marks)


def test_copies_of_a_card_have_ids_of_their_own():
    cards = named("DeckCustom")[0]["ContainedObjects"]
    assert len({card["GUID"] for card in cards}) == len(cards) == 4


def test_hovering_over_a_card_shows_its_text_as_printed():
    assert hover_text("**Blast {n}**: 2 *dice*\\*, :flame:") == (
        "[b]Blast {n}[/b]: 2 [i]dice[/i]*, flame"
    )
    cards = [c for o in named("DeckCustom") for c in o["ContainedObjects"]]
    texts = {card["Nickname"]: card["Description"] for card in cards}
    assert all(texts.values())
    assert not any(sign in text for text in texts.values() for sign in ("{", "**"))


@pytest.mark.slow
def test_the_same_pack_gives_the_same_bytes():
    assert export_of("pump", "tts") == exported("tts")


@pytest.mark.slow
@pytest.mark.parametrize("id", ["base", "deathmatch", "ftw", "deadlands"])
def test_every_pack_of_ours_goes_to_the_table(id):
    files = export_of(id, "tts", dpi=72)
    assert f"tts/{id}.json" in files
