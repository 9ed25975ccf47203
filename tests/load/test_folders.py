"""What cannot be looked into is told, never passed over, and never ends in a traceback."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml.files import read_text

PACK = "id: mine\nname: Mine\nversion: '1'\nextends: [base]\n"
CARD = "- id: zapper\n  name: Zapper\n  deck: weapon\n  damage: 3d\n  ammo: 4\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(PACK)
    (folder / "cards" / "a.yaml").write_text(CARD)
    return folder


@pytest.fixture
def lock(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Takes all rights from a folder, for the superuser too (who runs many a CI)."""

    def close(folder: Path) -> None:
        def refuse_below(real: Any) -> Any:
            def call(path: Any = ".", *args: Any, **kwargs: Any) -> Any:
                inside = Path(os.fspath(path)).absolute().is_relative_to(folder)
                if inside and (real is listdir or Path(path).absolute() != folder):
                    raise PermissionError(13, "Permission denied", str(path))
                return real(path, *args, **kwargs)

            return call

        listdir = os.listdir
        monkeypatch.setattr(os, "stat", refuse_below(os.stat))
        monkeypatch.setattr(os, "listdir", refuse_below(listdir))

    return close


def told(ran: Any) -> list[tuple[str, str, str]]:
    return [(d["file"], d["code"], d["message"]) for d in ran.json]


DENIED = "can't be read: Permission denied"


def test_a_locked_folder_is_told(tmp_path, fragkit, lock):
    (tmp_path / "locked").mkdir()
    lock(tmp_path / "locked")
    ran = fragkit("check", "locked", "--json")
    assert (ran.code, told(ran)) == (1, [("locked", "unreadable", DENIED)])


def test_a_locked_pack_is_told(pack, fragkit, lock):
    lock(pack)
    ran = fragkit("check", "mine", "--json")
    assert (ran.code, told(ran)) == (1, [("mine", "unreadable", DENIED)])


def test_a_locked_room_of_a_pack_is_told(pack, fragkit, lock):
    lock(pack / "cards")
    ran = fragkit("check", "mine", "--json")
    assert (ran.code, told(ran)) == (1, [("mine/cards", "unreadable", DENIED)])


def test_a_pack_that_can_be_listed_but_not_entered_is_told(pack, fragkit, lock, monkeypatch):
    listdir = os.listdir
    lock(pack)
    monkeypatch.setattr(os, "listdir", listdir)
    ran = fragkit("check", "mine", "--json")
    assert (ran.code, {d["code"] for d in ran.json}) == (1, {"unreadable"})
    assert "mine/pack.yaml" in {d["file"] for d in ran.json}


def test_a_file_in_a_locked_folder_is_told(pack, fragkit, lock):
    lock(pack)
    ran = fragkit("check", "mine/cards/a.yaml", "--json")
    assert (ran.code, told(ran)) == (1, [("mine/cards/a.yaml", "unreadable", DENIED)])


def test_a_locked_pack_in_the_settings_is_told_and_stops_nothing_else(
    tmp_path, pack, fragkit, lock
):
    (tmp_path / "fragkit.yaml").write_text("packs: [mine]\n")
    lock(pack)
    ran = fragkit("check", "--json")
    assert [(d["file"], d["line"], d["column"], d["code"]) for d in ran.json] == [
        ("fragkit.yaml", 1, 9, "missing-pack")
    ]
    assert fragkit("los", "foundry", "b2", "b3", "--json").code == 0


def test_a_link_to_nothing_is_told(pack, fragkit):
    (pack / "cards" / "b.yaml").symlink_to("nowhere")
    ran = fragkit("check", "mine", "--json")
    assert told(ran) == [
        ("mine/cards/b.yaml", "unreadable", "can't be read: No such file or directory")
    ]


def test_linked_folders_are_read_and_circles_end(pack, fragkit):
    (pack / ".drafts" / "more").mkdir(parents=True)
    (pack / ".drafts" / "more" / "b.yaml").write_text(
        CARD.replace("zapper", "zipper") + "  foo: 1\n"
    )
    (pack / "cards" / "more").symlink_to(pack / ".drafts" / "more")
    (pack / "cards" / "again").symlink_to(pack / "cards")
    ran = fragkit("check", "mine", "--json")
    assert [(d["file"], d["code"]) for d in ran.json] == [("mine/cards/more/b.yaml", "unknown-key")]


def test_a_file_without_end_is_refused(fragkit):
    ran = fragkit("check", "/dev/zero", "--json")
    assert (ran.code, [d["code"] for d in ran.json]) == (1, ["file-too-large"])


def test_a_name_that_no_disk_takes_is_one_line(fragkit):
    ran = fragkit("los", "./" + "x" * 5000 + ".yaml", "a1")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "File name too long" in ran.err


def test_a_working_directory_that_is_gone_is_one_line(tmp_path, fragkit, monkeypatch):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    ran = fragkit("los", "foundry", "b2", "b3")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "No such file or directory" in ran.err


def test_a_slip_in_the_settings_does_not_hide_their_packs(tmp_path, pack, fragkit):
    (pack / "cards" / "a.yaml").write_text(CARD + "  foo: 1\n")
    (tmp_path / "fragkit.yaml").write_text("packs: [mine, moon]\npakcs: [x]\n")
    ran = fragkit("check", "--json")
    assert [(d["file"], d["line"], d["column"], d["code"]) for d in ran.json] == [
        ("fragkit.yaml", 1, 15, "missing-pack"),
        ("fragkit.yaml", 2, 1, "unknown-key"),
        ("mine/cards/a.yaml", 6, 3, "unknown-key"),
    ]


def test_settings_named_on_the_command_line_bring_their_packs(tmp_path, pack, fragkit):
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "fragkit.yaml").write_text("packs: [../mine]\n")
    (pack / "cards" / "a.yaml").write_text(CARD + "  foo: 1\n")
    ran = fragkit("check", "club/fragkit.yaml", "--json")
    assert [(d["file"], d["code"]) for d in ran.json] == [("mine/cards/a.yaml", "unknown-key")]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(tmp_path):
    """The preview waited for it without end."""
    os.mkfifo(tmp_path / "a.yaml")
    problems = Problems()
    assert read_text(tmp_path / "a.yaml", problems) is None
    assert "it is a pipe, not a file" in str(problems.found[0].message)


@pytest.mark.parametrize(
    ("name", "message", "help"),
    [
        ("cards/a.json", "it is JSON", "write it as YAML"),
        ("a.json", "it is JSON", "write it as YAML"),
        ("cards/a.xlsx", "it is a workbook", "save its sheet as CSV in `cards/`"),
        ("cards/a.YAML", "its name does not end in `.yaml`", "rename it to `a.yaml`"),
        ("cards/a.yaml.txt", "its name does not end in `.yaml`", "rename it to `a.yaml`"),
        ("maps/a.yml.TXT", "its name does not end in `.yml`", "rename it to `a.yml`"),
        ("cards/a.CSV", "its name does not end in `.csv`", "rename it to `a.csv`"),
        ("cards/a.tsv", "its name does not end in `.csv`", "rename it to `a.csv`"),
        (
            "fighters/a.csv",
            "only cards can be in a spreadsheet",
            "move it to `cards/`, or write it as YAML",
        ),
        ("a.csv", "only cards can be in a spreadsheet", "move it to `cards/`, or write it as YAML"),
    ],
)
def test_a_file_that_is_not_read_is_reported(name, message, help, fragkit, tmp_path):
    pack = tmp_path / "mine"
    (pack / name).parent.mkdir(parents=True, exist_ok=True)
    (pack / "pack.yaml").write_text('id: mine\nname: Mine\nversion: "1"\nextends: [base]\n')
    (pack / name).write_text("x")
    ran = fragkit("check", "mine", "--json")
    assert [(d["file"], d["code"], d["message"], d["help"]) for d in ran.json] == [
        (f"mine/{name}", "stray-file", f"this file is not read: {message}", help)
    ]
    assert ran.code == 0


@pytest.mark.parametrize(
    "name", ["README.txt", "art/a.json", "build/csv/a.csv", "build/uvtt/a.json", ".vscode/a.json"]
)
def test_a_file_for_others_is_not_reported(name, fragkit, tmp_path):
    pack = tmp_path / "mine"
    (pack / name).parent.mkdir(parents=True, exist_ok=True)
    (pack / "pack.yaml").write_text('id: mine\nname: Mine\nversion: "1"\nextends: [base]\n')
    (pack / name).write_text("x")
    assert fragkit("check", "mine", "--json").json == []


# -- links and pipes -------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["cards", "fighters", "maps", "lang", "rules"])
def test_a_link_that_leads_out_of_a_pack_is_refused_and_never_shown(pack, fragkit, tmp_path, room):
    (tmp_path / "secret.txt").write_text("root:x:hunter2\n")
    (pack / room).mkdir(exist_ok=True)
    (pack / room / "de.yaml").symlink_to(tmp_path / "secret.txt")
    ran = fragkit("check", "./mine")
    assert ran.code == 1
    assert (
        f"mine/{room}/de.yaml:1:1: error[outside-link] this link leads out of the pack" in ran.out
    )
    assert "hunter2" not in ran.out + ran.err
    for command in (["los", "de", "A1"], ["show", "card", "de", "--pack", "./mine"]):
        ran = fragkit(*command)
        assert "hunter2" not in ran.out + ran.err


@pytest.mark.parametrize("inner", ["pack.yaml", "notes.yaml"])
def test_a_linked_folder_outside_the_pack_is_not_opened(pack, fragkit, tmp_path, inner):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / inner).write_text("root: hunter2\n")
    (pack / "cards" / "more").symlink_to(tmp_path / "home")
    ran = fragkit("check", "./mine")
    assert ran.code == 1
    assert "mine/cards/more:1:1: error[outside-link] this link leads out of the pack" in ran.out
    assert "hunter2" not in ran.out + ran.err


def test_a_link_within_a_pack_is_followed(pack, fragkit):
    (pack / "more").mkdir()
    (pack / "cards" / "a.yaml").rename(pack / "more" / "a.yaml")
    (pack / "cards" / "a.yaml").symlink_to("../more/a.yaml")
    assert "outside-link" not in fragkit("check", "./mine").out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_pipe_in_a_pack_is_reported(pack, fragkit):
    (pack / "maps").mkdir()
    for name in ("cards/b.yaml", "maps/c.yaml"):
        os.mkfifo(pack / name)
    ran = fragkit("check", "./mine")
    assert ran.code == 1
    assert "mine/cards/b.yaml:1:1: error[unreadable] can't be read: it is a pipe" in ran.out
    assert "mine/maps/c.yaml:1:1: error[unreadable]" in ran.out
    assert fragkit("pack", "./mine").code == 1


def test_a_link_to_itself_stops_no_print(fragkit, tmp_path):
    pack = tmp_path / "mine"
    (pack / "cards").mkdir(parents=True)
    (pack / "pack.yaml").write_text('id: mine\nname: Mine\nversion: "1"\nextends: [base]\n')
    (pack / "cards" / "a.yaml").symlink_to("a.yaml")
    ran = fragkit("build", "pdf", "--pack", "./mine")
    assert "mine/cards/a.yaml:1:1: error[unreadable]" in ran.out
    assert ran.code == 1
