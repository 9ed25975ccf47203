"""Every mistake a designer can make ends in a diagnostic with its place, whatever the loader."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pace import bar

PACK = "id: mine\nname: Mine\nversion: '1'\nextends: [base]\n"
CARD = "- id: zapper\n  name: Zapper\n  deck: weapon\n  damage: 3d\n  ammo: 4\n"
FIGHTER = "- id: bob\n  name: Bob\n  stats: 3/2/2\n"

# file, its text, then code, line and column of the diagnostic that must come.
CASES = {
    "unknown key": ("cards/a.yaml", CARD + "  demage: 5d\n", "unknown-key", 6, 3),
    "key twice": ("cards/a.yaml", CARD + "  ammo: 5\n", "duplicate-key", 6, 3),
    "wrong type": ("cards/a.yaml", CARD + "  copies: many\n", "wrong-type", 6, 11),
    "missing key": ("cards/a.yaml", "- id: zapper\n  deck: weapon\n", "missing-key", 1, 3),
    "unknown effect": ("cards/a.yaml", CARD + "  effects:\n    - heel: 2\n", "unknown-effect", 7, 7),
    "unknown id": ("fighters/a.yaml", FIGHTER + "  gear: [hoyle]\n", "unknown-id", 4, 10),
    "duplicate id": ("cards/a.yaml", CARD + CARD, "duplicate-id", 6, 7),
    "negative copies": ("cards/a.yaml", CARD + "  copies: -1\n", "out-of-range", 6, 11),
    "damage 5x": ("cards/a.yaml", CARD.replace("3d", "5x"), "bad-value", 4, 11),
    "stats that don't add up": ("fighters/a.yaml", FIGHTER.replace("3/2/2", "3/3/3"), "illegal-stats", 3, 10),
    "stats as a mapping": ("fighters/a.yaml", FIGHTER.replace("3/2/2", "{health: 3}"), "wrong-type", 3, 10),
    "stat out of range": ("fighters/a.yaml", FIGHTER.replace("3/2/2", "5/1/1"), "illegal-stats", 3, 10),
    "ammo 0": ("cards/a.yaml", CARD.replace("ammo: 4", "ammo: 0"), "out-of-range", 5, 9),
    "unknown deck": ("cards/a.yaml", CARD.replace("weapon", "weapons"), "unknown-deck", 3, 9),
    "broken YAML": ("cards/a.yaml", "- id: [zapper\n", "yaml-syntax", 2, 1),
    "tab indentation": ("cards/a.yaml", "- id: zapper\n\tname: Zapper\n", "yaml-syntax", 2, 1),
    "empty file": ("cards/a.yaml", "", "empty-file", 1, 1),
    "only a comment": ("cards/a.yaml", "# nothing yet\n", "empty-file", 1, 1),
    "a mapping where a list belongs": ("cards/a.yaml", "id: zapper\n", "wrong-type", 1, 1),
    "a list where a mapping belongs": ("cards/a.yaml", "- [id, zapper]\n", "wrong-type", 1, 3),
    "an alias bomb": (
        "cards/a.yaml",
        "a: &a [x,x,x,x,x,x,x,x,x]\n"
        + "".join(f"{n}: &{n} [{','.join([f'*{p}'] * 9)}]\n" for p, n in zip("abcdefg", "bcdefgh", strict=True)),
        "yaml-too-many", 5, 23,
    ),
    "10,000 levels": ("cards/a.yaml", "[" * 10_000, "yaml-depth", 1, 41),
    "a Python object": ("cards/a.yaml", CARD + "  text: !!python/object/apply:os.system [ls]\n", "yaml-tag", 6, 9),
    "art with ..": ("cards/a.yaml", CARD + "  art: ../x.png\n", "art-outside", 6, 8),
    "absolute art": ("cards/a.yaml", CARD + "  art: /etc/x.png\n", "art-outside", 6, 8),
    "missing art": ("cards/a.yaml", CARD + "  art: art/x.png\n", "art-missing", 6, 8),
    "art that is no image": ("cards/a.yaml", CARD + "  art: art/text.png\n", "art-format", 6, 8),
    "a link out of the pack": ("cards/a.yaml", CARD + "  art: art/link.png\n", "art-outside", 6, 8),
    "a missing pack": ("pack.yaml", PACK.replace("[base]", "[base, moon]"), "missing-pack", 4, 17),
    "a pack that extends itself": ("pack.yaml", PACK.replace("[base]", "[base, mine]"), "circular-extends", 4, 17),
    "two documents": ("cards/a.yaml", CARD + "---\n" + CARD, "yaml-documents", 6, 1),
    "a control character": ("cards/a.yaml", CARD + "  text: \x07\n", "yaml-syntax", 6, 9),
    "an id that is none": ("cards/a.yaml", CARD.replace("zapper", "Zap per"), "bad-value", 1, 7),
    "an id that is a word of the table": ("cards/a.yaml", CARD.replace("zapper", "start"), "taken-word", 1, 7),
    "links in a ring": ("cards/a.yaml", CARD + "  art: art/ring.png\n", "art-missing", 6, 8),
    "two effects in one": ("cards/a.yaml", CARD + "  effects: [{heal: 1, draw: weapon}]\n", "two-effects", 6, 23),
    "a clash with the base": ("cards/a.yaml", CARD.replace("zapper", "light-armor"), "clash", 1, 7),
    "an override of nothing": ("cards/a.yaml", CARD + "  override: true\n", "nothing-to-override", 6, 13),
    "a gadget without letter": (
        "cards/a.yaml", "- {id: hat, name: Hat, deck: gadget, effects: [{heal: 1}]}\n", "missing-letter", 1, 8,
    ),
    "damage on a gadget": (
        "cards/a.yaml",
        "- {id: hat, name: Hat, deck: gadget, letter: H, damage: 2d, effects: [{heal: 1}]}\n",
        "weapon-only", 1, 49,
    ),
}  # fmt: skip


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    (folder / "cards").mkdir(parents=True)
    (folder / "fighters").mkdir()
    (folder / "art").mkdir()
    (folder / "pack.yaml").write_text(PACK)
    (folder / "art" / "text.png").write_text("not a picture")
    outside = tmp_path / "outside.png"
    outside.write_bytes(b"\x89PNG\r\n\x1a\n")
    (folder / "art" / "link.png").symlink_to(outside)
    (folder / "art" / "ring.png").symlink_to("ring.png")
    return folder


@pytest.fixture
def small_base(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A base pack of three decks and one card: the pure loader takes seconds for the real one."""
    folder = tmp_path_factory.mktemp("content") / "base"
    (folder / "cards").mkdir(parents=True)
    decks = ", ".join(
        f"{{id: {d}, name: {d}, color: '#112233', shape: star}}"
        for d in ("weapon", "gadget", "special")
    )
    (folder / "pack.yaml").write_text(f"id: base\nname: Base\nversion: '1'\ndecks: [{decks}]\n")
    (folder / "cards" / "c.yaml").write_text(
        "- {id: light-armor, name: Light Armor, deck: gadget, letter: A, effects: [{armor: 1}]}\n"
    )
    monkeypatch.setattr("fragkit.load.packs.library.built_in_folders", lambda: [folder])


@pytest.mark.usefixtures("small_base")
@pytest.mark.parametrize("loader", ["fast", "pure"])
@pytest.mark.parametrize("case", CASES)
def test_a_mistake_is_told_at_its_place(case, loader, pack, fragkit, monkeypatch):
    monkeypatch.setenv("FRAGKIT_YAML", loader)
    file, text, code, line, column = CASES[case]
    (pack / file).write_text(text)
    ran = fragkit("check", "mine", "--json")
    found = [(d["code"], d["file"], d["line"], d["column"]) for d in ran.json]
    assert (code, f"mine/{file}", line, column) in found
    assert ran.code == 1


WARNINGS = {
    "a key without a value": (CARD + "  flavor:\n", "no-value", 6, 10),
    "damage without a value": (CARD.replace("damage: 3d", "damage:"), "no-value", 4, 10),
}


@pytest.mark.usefixtures("small_base")
@pytest.mark.parametrize("case", WARNINGS)
def test_what_may_be_meant_is_a_warning_at_its_place(case, pack, fragkit):
    text, code, line, column = WARNINGS[case]
    (pack / "cards/a.yaml").write_text(text)
    ran = fragkit("check", "mine", "--json")
    found = [(d["code"], d["severity"], d["line"], d["column"]) for d in ran.json]
    assert (code, "warning", line, column) in found
    assert ran.code == 0


def test_a_file_that_is_not_utf8_names_the_byte(pack, fragkit):
    (pack / "cards" / "a.yaml").write_bytes(b"- id: zapper\n  name: Z\xe4pper\n")
    ran = fragkit("check", "mine", "--json")
    assert [(d["code"], d["line"], d["column"]) for d in ran.json] == [("not-utf8", 2, 10)]
    assert "0xe4" in ran.json[0]["message"]


def test_circular_packs_are_told_as_a_circle(tmp_path, fragkit):
    for name, other in (("one", "two"), ("two", "one")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.yaml").write_text(
            f"id: {name}\nname: {name}\nversion: '1'\nextends: [{other}]\n"
        )
    ran = fragkit("check", "one", "two", "--json")
    assert ran.code == 1
    assert [d["message"] for d in ran.json] == [
        "these packs extend each other in a circle: one → two → one"
    ]


def test_several_mistakes_in_several_files_come_out_sorted(pack, fragkit):
    (pack / "cards" / "b.yaml").write_text(CARD.replace("3d", "9x") + "  nmae: Zap\n")
    (pack / "cards" / "a.yaml").write_text(
        CARD.replace("zapper", "other").replace("ammo: 4", "ammo: x")
    )
    (pack / "fighters" / "f.yaml").write_text(FIGHTER.replace("3/2/2", "4/4/4"))
    ran = fragkit("check", "mine", "--json")
    places = [(d["file"], d["line"]) for d in ran.json]
    assert places == sorted(places)
    assert len({d["file"] for d in ran.json}) == 3
    assert len(ran.json) == 4


@pytest.mark.slow
@pytest.mark.parametrize("loader", ["fast", "pure"])
def test_hostile_files_end_soon_and_in_little_memory(loader, pack, tmp_path):
    """Processor seconds and memory of the process itself, whatever else the machine does."""
    (pack / "cards" / "bomb.yaml").write_text(CASES["an alias bomb"][1])
    (pack / "cards" / "deep.yaml").write_text(CASES["10,000 levels"][1])
    (pack / "cards" / "large.yaml").write_text("- id: x\n" * 6_250_000)  # 50 MB
    # A process starts with its parent's memory counted as its own: hence one in between.
    run = "import resource as r, subprocess as s, sys; code = s.call(sys.argv[2:], stdout=open(sys.argv[1], 'w'))"
    tell = "u = r.getrusage(r.RUSAGE_CHILDREN); print(code, u.ru_utime + u.ru_stime, u.ru_maxrss)"
    out = tmp_path / "out"
    command = [sys.executable, "-m", "fragkit", "check", str(pack), "--json"]
    told = subprocess.run(
        [sys.executable, "-c", f"{run}; {tell}", str(out), *command],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "FRAGKIT_YAML": loader},
    )
    code, seconds, memory = told.stdout.split()
    assert code == "1", out.read_text() + told.stderr
    assert "Traceback" not in told.stderr
    files = {Path(problem["file"]).name for problem in json.loads(out.read_text())}
    assert files == {"bomb.yaml", "deep.yaml", "large.yaml"}
    # The pure loader also reads all shipped content here, which takes most of its time.
    assert float(seconds) < bar(2 if loader == "fast" else 6)
    assert int(memory) < 300_000


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("copies: 99999999999", "`copies` must be from 1 to 60, not 99999999999"),
        ("copies: " + "9" * 5000, "`copies` must be from 1 to 60, not " + "9" * 29 + "…"),
        ("copies: -99999999999", "`copies` must be from 1 to 60, not -99999999999"),
        ("copies: '2'", "`copies` must be a whole number, not the text `2`"),
        ("copies: 2.0", "`copies` must be a whole number, not `2.0`"),
        ("override: 'true'", "`override` must be `true` or `false`, not the text `true`"),
        ("modes: [{name: X, damage: [3d]}]", "`damage` can't be a list"),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("small_base")
def test_messages_say_what_would_be_right(line, told, pack, fragkit):
    (pack / "cards" / "a.yaml").write_text(f"{CARD}  {line}\n")
    assert [d["message"] for d in fragkit("check", "mine", "--json").json] == [told]


@pytest.mark.parametrize(
    ("line", "help"),
    [
        ("range: 1", "choose `range_at_least` or `range_at_most`"),
        ("effects: {push: 1, on: target, far: 2}", "choose `way`"),
        ("effects: {heal: 1, potion: 2}", "`heal` has no keys of its own"),
        ("copies: 2.0", "write `2`"),
    ],
)
@pytest.mark.usefixtures("small_base")
def test_a_strange_key_leads_to_the_right_ones(line, help, pack, fragkit):
    (pack / "cards" / "a.yaml").write_text(f"{CARD}  {line}\n")
    assert [d["help"] for d in fragkit("check", "mine", "--json").json] == [help]


@pytest.mark.usefixtures("small_base")
@pytest.mark.parametrize("char", ["\x85", "\u2028", "\u2029"])
def test_an_invisible_line_separator_is_told_and_moves_no_line(char, pack, fragkit):
    (pack / "cards" / "a.yaml").write_text(f'{CARD}  text: "a{char}b"\n  demage: 3d\n')
    ran = fragkit("check", "mine", "--json")
    assert [(d["code"], d["line"], d["column"]) for d in ran.json] == [
        ("yaml-syntax", 6, 11),
        ("unknown-key", 7, 3),
    ]


def test_a_pack_can_be_named_by_its_id(tmp_path, pack, fragkit):
    (pack / "pack.yaml").write_text(PACK.replace("id: mine", "id: club"))
    (pack / "cards" / "a.yaml").write_text(CARD + "  demage: 3d\n")
    (tmp_path / "fragkit.yaml").write_text("packs: [mine]\n")
    assert [d["code"] for d in fragkit("check", "club", "--json").json] == ["unknown-key"]
    (pack / "cards" / "a.yaml").unlink()
    assert fragkit("check", "base", "--json").json == []
    assert fragkit("check", "./base", "--json").code == 2


def test_a_folder_with_nothing_in_it_is_a_warning(tmp_path, fragkit):
    (tmp_path / "empty").mkdir()
    ran = fragkit("check", "empty", "--json")
    assert (ran.code, [(d["code"], d["severity"]) for d in ran.json]) == (
        0,
        [("nothing-found", "warning")],
    )


def test_a_pack_file_of_the_wrong_name_is_told(tmp_path, fragkit):
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "pack.yml").write_text(PACK)
    ran = fragkit("check", "club", "--json")
    assert [d["message"] for d in ran.json] == ["a pack's main file must be called `pack.yaml`"]
