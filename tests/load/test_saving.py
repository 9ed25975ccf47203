"""A file is written whole or not at all."""

from __future__ import annotations

import errno
import os

import pytest

from fragkit.load.typed_yaml.files import save


def test_a_disk_that_takes_nothing_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "map.yaml"
    path.write_bytes(b"old")

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["map.yaml"]


def test_a_link_stays_one_and_the_file_keeps_its_mode(tmp_path):
    path = tmp_path / "map.yaml"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link = tmp_path / "link.yaml"
    link.symlink_to(path)
    save(link, b"new")
    assert (link.is_symlink(), path.read_bytes(), path.stat().st_mode & 0o777) == (
        True, b"new", 0o640,
    )  # fmt: skip


def test_what_is_no_plain_file_is_written_into(tmp_path):
    save(tmp_path / "new.yaml", b"new")
    assert (tmp_path / "new.yaml").read_bytes() == b"new"
    before = os.stat(os.devnull).st_mode
    save(type(tmp_path)(os.devnull), b"new")
    assert os.stat(os.devnull).st_mode == before
