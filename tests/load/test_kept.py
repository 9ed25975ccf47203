"""What was read from files is kept for the next start, and never gives another answer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fragkit import rule_modules
from fragkit.load import kept as store
from fragkit.load.kept import keep, kept, key_of
from fragkit.referee.setup import packs_and_maps
from fragkit.referee.setup.packs_and_maps import OpenProblem, load_board, load_packs
from fragkit.rule_modules import DeclaredCounter, learn_counters


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "fragkit" / "kept"


def test_a_kept_game_is_the_one_that_was_read(folder, tmp_path, monkeypatch):
    monkeypatch.setattr(packs_and_maps, "kept", kept)

    def opened():
        library = load_packs(["ftw"], tmp_path)
        assert not isinstance(library, OpenProblem)
        found = load_board("reactor", tmp_path, library=library)
        assert not isinstance(found, OpenProblem)
        places = [card.where for card in library.cards.values()]
        return library, places, found[0].parts, found[1]

    read = opened()
    made = len(list(folder.iterdir()))
    assert made > 2
    assert opened() == read
    assert repr(opened()) == repr(read)
    assert len(list(folder.iterdir())) == made


@pytest.mark.parametrize("damage", [b"", b"x" * 40], ids=["cut short", "another content"])
def test_a_damaged_file_is_as_good_as_none(folder, damage):
    key = key_of([b"a"])
    keep(key, ["value"])
    assert kept(key) == ["value"]
    (folder / key).write_bytes(damage)
    assert kept(key) is None


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owner here")
def test_a_file_that_others_can_write_is_not_trusted(folder):
    key = key_of([b"a"])
    keep(key, ["value"])
    (folder / key).chmod(0o666)
    assert kept(key) is None


def test_a_game_opened_from_another_folder_reads_nothing_again(folder, tmp_path, monkeypatch):
    monkeypatch.setattr(packs_and_maps, "kept", kept)
    monkeypatch.chdir(tmp_path)
    assert not isinstance(load_packs(["base"], tmp_path), OpenProblem)
    made = set(folder.iterdir())
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert not isinstance(load_packs(["base"], tmp_path), OpenProblem)
    assert set(folder.iterdir()) == made


def test_messages_name_a_kept_pack_from_where_one_is(folder, tmp_path, monkeypatch):
    monkeypatch.setattr(packs_and_maps, "kept", kept)
    pack = tmp_path / "hats"
    (pack / "cards").mkdir(parents=True)
    (pack / "pack.yaml").write_text("id: hats\nname: Hats\nversion: 1.0.0\nextends: [base]\n")
    (pack / "cards" / "hats.yaml").write_text(
        "- {id: hat, name: Hat, deck: gadget, copies: 1, letter: A, text: A hat.}\n"
    )
    named = {}
    for here, typed in ((tmp_path, "./hats"), (pack, "../hats"), (pack, str(pack))):
        monkeypatch.chdir(here)
        library = load_packs([typed], tmp_path)
        assert not isinstance(library, OpenProblem), library
        named[typed] = library.cards["hat"].where.span.file
    assert named == {
        "./hats": "hats/cards/hats.yaml", "../hats": "cards/hats.yaml",
        str(pack): "cards/hats.yaml",
    }  # fmt: skip


def test_another_place_module_or_counter_has_another_key(tmp_path, monkeypatch):
    before = key_of([b"a"])
    assert key_of([b"a"]) == before
    assert key_of([b"", b"a"]) != before
    (tmp_path / "hill.py").write_text("")
    with monkeypatch.context() as more:
        more.setattr(store, "FOLDERS", [*rule_modules.FOLDERS, str(tmp_path)])
        assert key_of([b"a"]) != before
    monkeypatch.setattr(rule_modules, "_OF_PACKS", {})
    learn_counters([DeclaredCounter("egg", "e", "egg", True, False)])
    assert key_of([b"a"]) != before


def test_the_oldest_make_room(folder):
    for number in range(store.MOST + 3):
        keep(key_of([b"%d" % number]), number)
    assert len(list(folder.iterdir())) == store.MOST


def test_nothing_is_kept_where_nothing_can_be_written(monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", "/proc/nowhere")
    keep(key_of([b"a"]), "value")
    assert kept(key_of([b"a"])) is None


def test_an_object_that_can_not_be_read_back_is_read_anew(folder):
    key = key_of([b"a"])
    keep(key, "value")
    data = b"\x80\x05cno_module\nThing\n."
    (folder / key).write_bytes(store.sha256(data).digest() + data)
    assert kept(key) is None
