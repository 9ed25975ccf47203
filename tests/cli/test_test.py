"""`fragkit test`: the scenes of a pack."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"
HEAD = """\
frag 1
map: night-yard
player: Red night-hero 3/2/2
player: Blue 3/2/2
position: Red A2 3 turn movement 4 attacks 1 night-blaster:4
position: Blue C2 3

"""


@pytest.fixture
def night(fragkit, tmp_path) -> Path:
    assert fragkit("new", "pack", "night").code == 0
    return tmp_path / "night"


def failures(fragkit, night: Path, body: str, head: str = HEAD) -> list[tuple[int, str]]:
    """Return the line and message of each failure of one scene."""
    (night / "tests" / "first-shot.frag").write_text(head + body)
    ran = fragkit("test", "./night", "--json")
    (scene,) = ran.json["scenes"]
    assert ran.code == (0 if scene["ok"] else 1)
    return [(miss["line"], miss["message"]) for miss in scene["failures"]]


def test_a_new_pack_has_a_scene_that_passes(fragkit, night):
    ran = fragkit("test", "./night", "--coverage")
    assert ran.out.splitlines() == [
        "ok  night/tests/first-shot.frag",
        "1 of 1 scenes pass",
        "cards that no scene touches: night-boots, night-shout",
        "abilities that no scene touches: night-hero: Deep Pockets, night-hero: Butterfingers",
    ]
    assert ran.code == 0
    page = (DOCS / "how-to" / "design" / "test-a-pack.md").read_text()
    quoted = re.search(r"^```text\n(.*?)^```", page, re.M | re.S)[1]
    assert quoted == (night / "tests" / "first-shot.frag").read_text()


@pytest.mark.parametrize("mark", ["", "# "])
@pytest.mark.parametrize(
    ("expect", "message"),
    [
        ("range 2", None),
        ("range 3", "expected `range 3`, but the referee says: "),
        ("[Blue square C2, Red night-blaster 3]", "`Red night-blaster 3` is not a fact"),
        ("[Blue health 3]", None),
        ("[Blue health 1]", "expected `Blue health 1`, but `Blue health` is 3"),
        ("[Blu health 3]", "expected `Blu health 3`, but `Blu health` is not there"),
        ("refused `end`", None),
        (
            "refused `end`: bananas",
            "`end` should be refused with `bananas`, but the referee says: ",
        ),
        ("refused `4 4 4`", "`4 4 4` should be refused, but works: "),
        ("refused `los blue`", "`los blue` is a question"),
        ("", "`expect:` needs a sentence"),
    ],
)
def test_an_expectation_comes_true_or_is_reported_at_its_line(
    mark, expect, message, fragkit, night
):
    found = failures(fragkit, night, f"s Blue night-blaster\n{mark}expect: {expect}\n6 6 6\n")
    if message is None:
        assert found == []
    else:
        assert [line for line, _ in found] == [9]
        assert found[0][1].startswith(message)


def test_a_changed_number_on_a_card_is_noticed(fragkit, night):
    card = night / "cards" / "night-blaster.yaml"
    card.write_text(card.read_text().replace("damage: 3d", "damage: 2d"))
    ran = fragkit("test", "./night")
    assert ran.code == 1
    assert "night/tests/first-shot.frag:11: `6 6 6` is refused: " in ran.out
    assert "0 of 1 scenes pass" in ran.out


def test_a_record_with_other_facts_is_reported(fragkit, night):
    found = failures(fragkit, night, "m s\n#> 1 Red moves. [Red square A4, Red movement 3]\n")
    was, now = "[Red square A4, Red movement 3]", "[Red square A3, Red movement 3]"
    assert found == [(8, f"`m s` leads to {now}, but the record has {was}")]


@pytest.mark.parametrize(
    ("was", "now", "line"),
    [
        ("map: night-yard", "map: night-yrd", 2),
        ("Red night-hero", "Red night-heor", 3),
        ("night-blaster:4", "night-blster:4", 5),
        ("map:", "dice: ivory\nmap:", 2),
        ("position: Blue", "house: armor.soak=a\nhouse: blast.count=z\nposition: Blue", 7),
        ("position: Blue", "variant: hearts\nvariant: haerts\nposition: Blue", 7),
        ("map:", "pack: nihgt\nmap:", 2),
        ("map:", "pack: ../..\nmap:", 2),
        ("position: Blue", "postion: Blue", 6),
        ("position: Blue", "expect: [Red health 3]\nposition: Blue", 6),
    ],
)
def test_a_mistake_in_the_header_has_its_line(fragkit, night, was, now, line):
    (told,) = failures(fragkit, night, "note nothing\n", HEAD.replace(was, now))
    assert told[0] == line, told


def test_a_scene_names_nothing_outside_its_pack(fragkit, night, tmp_path):
    (tmp_path / "secret.yaml").write_text("id: secret\n")
    head = HEAD.replace("map: night-yard", "map: ../../secret.yaml")
    ((_, message),) = failures(fragkit, night, "end\n", head)
    assert message.startswith("names a file outside the pack: ")
    head = HEAD.replace("map: night-yard", "pack: ..\nmap: ../maps/night-yard.yaml")
    assert failures(fragkit, night, "m s\nexpect: [Red square A3]\n", head) == []


@pytest.mark.parametrize("text", ["", "hello\n", "frag 1\nmap: nowhere\nplayer: Red 3/2/2\n\n"])
def test_a_scene_that_is_none_fails(text, fragkit, night):
    assert len(failures(fragkit, night, "", text)) == 1


def test_a_scene_that_is_a_link_out_of_the_pack_is_not_read(fragkit, night, tmp_path):
    (tmp_path / "secret").write_text("frag 1\n")
    (night / "tests" / "a.frag").symlink_to(tmp_path / "secret")
    first, _ = fragkit("test", "./night", "--json").json["scenes"]
    assert first["failures"] == [{"line": 1, "message": "this link leads out of the pack"}]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_scene_that_is_a_pipe_is_not_waited_for(fragkit, night):
    os.mkfifo(night / "tests" / "a.frag")
    first, _ = fragkit("test", "./night", "--json").json["scenes"]
    assert [f["message"] for f in first["failures"]] == ["can't be read: it is not a regular file"]


def test_a_note_touches_an_ability(fragkit, night):
    failures(fragkit, night, "# Deep Pockets: 1 more card\nm s\n")
    left = fragkit("test", "./night", "--json").json["untouched"]
    assert left["abilities"] == ["night-hero: Butterfingers"]


def test_ground_is_touched_by_standing_on_it(fragkit, night):
    map = night / "maps" / "night-yard.yaml"
    ice = "zones: {rink: {name: Ice, squares: [A3], cost: 2}, pond: {name: Mud, squares: [H1], cost: 2}}\n"
    map.write_text(map.read_text() + ice)
    assert failures(fragkit, night, "m s\n") == []
    left = fragkit("test", "./night", "--json").json["untouched"]
    assert left["ground"] == ["night-yard: Mud"]


def test_a_pack_without_scenes_is_an_error(fragkit, night):
    (night / "tests" / "first-shot.frag").unlink()
    ran = fragkit("test", "./night")
    assert ran.code == 2
    assert ran.err == "fragkit: there are no scenes: put records into `night/tests/NAME.frag`\n"
