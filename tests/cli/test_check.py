"""`fragkit check` and the scaffolds that must pass it."""

import json
import os
import subprocess
import sys

import pytest

CARD = "- {id: zap, name: Zap, deck: weapon, damage: 3d, ammo: 4}\n"


def test_the_shipped_content_is_clean_and_summed_up(fragkit):
    ran = fragkit("check")
    assert ran.code == 0
    assert ran.out.split("\n")[0] == "packs     base, deathmatch, ftw, deadlands"
    assert "cards     290: " in ran.out
    assert ran.out.endswith("no problems\n")


def test_json_of_a_clean_run_is_an_empty_list(fragkit):
    assert fragkit("check", "--json").out == "[]\n"


def test_a_problem_is_shown_with_its_line(fragkit, tmp_path):
    (tmp_path / "mine.yaml").write_text(CARD.replace("damage", "demage"))
    ran = fragkit("check", "./mine.yaml")
    assert ran.code == 1
    assert "mine.yaml:1:38: error[unknown-key] a card has no key `demage`" in ran.out
    assert "help: did you mean `damage`?" in ran.out


def test_a_missing_path_is_no_answer(fragkit):
    ran = fragkit("check", "nowhere")
    assert (ran.code, ran.err) == (2, "fragkit: there is no file or folder `nowhere`\n")
    assert fragkit("check", "nowhere", "--json").json["error"]["code"] == "no-such-file"


def test_warnings_alone_exit_0(fragkit, tmp_path):
    fragkit("new", "pack", "mine")
    (tmp_path / "mine" / "card").mkdir()
    (tmp_path / "mine" / "card" / "a.yaml").write_text(CARD)
    ran = fragkit("check", "mine", "--json")
    assert [(d["code"], d["severity"]) for d in ran.json] == [("stray-file", "warning")]
    assert ran.json[0]["help"] == "move it to `cards/`"
    assert ran.code == 0


def test_a_file_inside_a_pack_is_judged_within_it(fragkit, tmp_path):
    fragkit("new", "pack", "mine")
    (tmp_path / "mine" / "cards" / "bad.yaml").write_text(CARD.replace("weapon", "gun"))
    (tmp_path / "mine" / "cards" / "worse.yaml").write_text("- nonsense\n")
    ran = fragkit("check", "mine/cards/bad.yaml", "--json")
    assert [(d["file"], d["code"]) for d in ran.json] == [("mine/cards/bad.yaml", "unknown-deck")]


@pytest.mark.parametrize(
    "args",
    [
        ["pack", "my-pack"],
        ["pack", "Käse & Crackers"],
        ["card", "my-card"],
        ["card", "Rubber: Chicken", "--deck", "gadget"],
        ["card", "9 Lives", "--deck", "special"],
        ["fighter", "Dr. Ünlaut"],
        ["map", "my-map"],
    ],
    ids=" ".join,
)
def test_a_scaffold_passes_the_check_as_it_is(fragkit, args):
    assert fragkit("new", *args).code == 0
    ran = fragkit("check", ".", "--json")
    assert (ran.code, ran.json) == (0, [])


def test_a_scaffold_inside_a_pack_goes_to_its_room(fragkit, tmp_path, monkeypatch):
    fragkit("new", "pack", "mine")
    monkeypatch.chdir(tmp_path / "mine")
    fragkit("new", "card", "zap")
    text = (tmp_path / "mine" / "cards" / "zap.yaml").read_text()
    assert text.startswith("# yaml-language-server: $schema=../.fragkit/cards.json\n")
    assert (tmp_path / "mine" / ".fragkit" / "cards.json").exists()


def test_a_scaffold_never_overwrites(fragkit, tmp_path):
    fragkit("new", "card", "zap")
    (tmp_path / "zap.yaml").write_text("mine")
    ran = fragkit("new", "card", "zap")
    assert (ran.code, ran.err) == (2, "fragkit: `zap.yaml` already exists\n")
    assert (tmp_path / "zap.yaml").read_text() == "mine"


@pytest.mark.parametrize("name", ["", "!!!", "日本", "a\nb"])
def test_a_name_without_letters_is_refused(fragkit, name):
    ran = fragkit("new", "card", name)
    assert ran.code == 2
    assert "can't be turned into an id" in ran.err


def test_schema_writes_a_file_per_kind(fragkit, tmp_path):
    assert fragkit("schema", "--out", "schemas").code == 0
    names = {p.stem for p in (tmp_path / "schemas").glob("*.json")}
    assert {"pack", "cards", "fighters", "map", "rules"} <= names
    assert "cards" in fragkit("schema").json


def test_usage_errors_are_one_line_or_json(fragkit):
    ran = fragkit("check", "--wat")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert fragkit("nonsense").err == "fragkit: No such command 'nonsense'\n"
    assert json.loads(fragkit("check", "--wat", "--json").out)["error"]["code"] == "usage"


def test_a_reader_that_goes_away_does_no_harm():
    code = f"{sys.executable} -m fragkit rules armor | head -1"
    ran = subprocess.run(
        ["bash", "-c", code], capture_output=True, text=True, env=os.environ, check=False
    )
    assert ran.stderr == ""


def test_a_pack_accepts_warnings_by_their_code(fragkit, tmp_path):
    folder = tmp_path / "mine"
    (folder / "cards").mkdir(parents=True)
    head = "id: mine\nname: Mine\nversion: '1'\nextends: [base]\n"
    (folder / "pack.yaml").write_text(head)
    (folder / "cards" / "a.yaml").write_text(
        "- {id: mine-a, name: A, deck: special, copies: 1, text: Hello.}\n"
    )
    assert "warning[yours-to-apply]" in fragkit("check", "./mine").out
    assert "yours-to-apply" in fragkit("pack", "./mine").err
    (folder / "pack.yaml").write_text(head + "accept: [yours-to-apply]\n")
    ran = fragkit("check", "./mine")
    assert "yours-to-apply" not in ran.out
    assert ran.out.endswith("no problems\n1 warning accepted in pack.yaml\n")
    assert fragkit("check", "./mine", "--json").json == []
    assert fragkit("pack", "./mine").err == ""
    built = fragkit("build", "pdf", "--pack", "./mine", "--only", "cards")
    assert (built.code, built.err) == (0, "")
    (folder / "pack.yaml").write_text(head + "accept: [yours-to-aply, namesake]\n")
    (_, slip) = fragkit("check", "./mine", "--json").json
    assert (slip["line"], slip["column"], slip["help"]) == (5, 10, "did you mean `yours-to-apply`?")
    full = fragkit("check", "./mine", "--print", "--json").json
    assert "the pack has no warning `namesake` to accept" in [found["message"] for found in full]


def test_an_error_is_never_accepted(fragkit, tmp_path):
    (tmp_path / "mine" / "cards").mkdir(parents=True)
    (tmp_path / "mine" / "pack.yaml").write_text(
        "id: mine\nname: Mine\nversion: '1'\nextends: [base]\naccept: unknown-key\n"
    )
    (tmp_path / "mine" / "cards" / "a.yaml").write_text(
        "- {id: mine-a, name: A, deck: weapon, damage: 3d, ammo: 2, demage: 4d}\n"
    )
    ran = fragkit("check", "./mine")
    assert (ran.code, "error[unknown-key]" in ran.out) == (1, True)
