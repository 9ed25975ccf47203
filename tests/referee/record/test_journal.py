"""The record on the disk: stored before anybody is answered, or not at all."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fragkit.referee.record import journal as journal_module
from fragkit.referee.record import journal as lock_module
from fragkit.referee.record.journal import Journal, NotStored
from fragkit.referee.record.record_text import Header, Input, RecordedOutcome

HEADER = Header((("map", "foundry"), ("player", "Red 3/2/2")))


def begun(path: Path) -> Journal:
    journal = Journal.create(path, HEADER)
    journal.store(1, "4", RecordedOutcome("Red rolls 4.", ("Red movement 4",)))
    return journal


def test_an_input_and_its_outcome_are_stored_together(path):
    journal = begun(path)
    journal.store_note("a cocked die")
    journal.close()
    assert path.read_text() == (
        "frag 1\nmap: foundry\nplayer: Red 3/2/2\n\n"
        "4\n#> 1 Red rolls 4. [Red movement 4]\n# a cocked die\n"
    )


def test_everything_is_forced_to_the_disk(path, monkeypatch):
    forced = []
    monkeypatch.setattr(os, "fsync", lambda file: forced.append(os.fstat(file).st_size))
    begun(path).close()
    assert path.stat().st_size in forced


def test_the_second_referee_may_only_read(path):
    first = begun(path)
    second = Journal.open(path)
    assert not second.is_writable
    assert second.why_not == "`friday.frag` is open in another referee"
    assert [i.text for i in second.record.inputs] == ["4"]
    with pytest.raises(NotStored, match="open in another referee"):
        second.store(2, "end", RecordedOutcome(""))
    first.close()
    second.close()
    assert Journal.open(path).is_writable


def test_a_lock_file_serves_where_there_are_no_locks(path, monkeypatch):
    monkeypatch.setattr(lock_module, "fcntl", None)
    first = begun(path)
    assert not Journal.open(path).is_writable
    first.close()
    assert not path.with_name("friday.frag.lock").exists()
    third = Journal.open(path)
    assert third.is_writable


def test_a_lock_file_of_a_dead_process_is_taken_over(path, monkeypatch):
    monkeypatch.setattr(lock_module, "fcntl", None)
    begun(path).close()
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    path.with_name("friday.frag.lock").write_text(str(ended.pid))
    assert Journal.open(path).is_writable


def test_a_full_disk_changes_nothing(path, monkeypatch):
    journal = begun(path)
    before = path.read_bytes()

    def half(file: int, data: bytes) -> int:
        os.pwrite(file, bytes(data[:5]), len(before))
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(journal_module.os, "write", half)
        with pytest.raises(NotStored, match="no space left on device"):
            journal.store(2, "end", RecordedOutcome("Turn 2."))
    assert path.read_bytes() == before
    journal.store(2, "end", RecordedOutcome("Turn 2."))
    assert path.read_text().endswith("end\n#> 2 Turn 2.\n")


def test_a_disk_that_does_not_keep_changes_nothing(path, monkeypatch):
    journal = begun(path)
    before = path.read_bytes()

    def broken(file: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(journal_module.os, "fsync", broken)
        with pytest.raises(NotStored, match="input/output error"):
            journal.store(2, "end", RecordedOutcome(""))
    assert path.read_bytes() == before


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_write_to_a_full_device_is_told_and_leaves_the_record_alone(path, monkeypatch):
    journal = begun(path)
    before = path.read_bytes()
    full = os.open("/dev/full", os.O_WRONLY)
    real = os.write
    monkeypatch.setattr(journal_module.os, "write", lambda file, data: real(full, data))
    with pytest.raises(NotStored, match="no space left on device"):
        journal.store(2, "end", RecordedOutcome(""))
    os.close(full)
    assert path.read_bytes() == before


def test_a_record_that_can_not_be_begun_leaves_no_file(path, monkeypatch):
    def full(file: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(journal_module.os, "write", full)
    with pytest.raises(NotStored, match="no space left on device"):
        Journal.create(path, HEADER)
    assert not path.exists()


def test_a_file_that_was_there_before_is_never_removed(path, monkeypatch):
    path.touch()

    def full(file: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(journal_module.os, "write", full)
    with pytest.raises(NotStored):
        Journal.create(path, HEADER)
    assert path.exists()


def test_only_a_plain_file_holds_a_record(tmp_path):
    with pytest.raises(NotStored, match="is not a regular file"):
        Journal.create(tmp_path, HEADER)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_is_told(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(NotStored, match="permission denied"):
        Journal.create(tmp_path / "friday.frag", HEADER)


def test_a_missing_folder_is_told(tmp_path):
    with pytest.raises(NotStored, match="no such file or directory"):
        Journal.create(tmp_path / "no" / "friday.frag", HEADER)


def test_a_file_that_may_not_be_written_is_opened_for_reading(path, monkeypatch):
    begun(path).close()
    real = os.open

    def refuse(name, flags, *more):
        if flags & os.O_RDWR:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(name, flags, *more)

    monkeypatch.setattr(journal_module.os, "open", refuse)
    journal = Journal.open(path)
    assert not journal.is_writable
    assert journal.why_not == "can't write `friday.frag`: permission denied"


def test_a_file_put_in_its_place_is_not_written_over(path):
    journal = begun(path)
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)
    with pytest.raises(NotStored, match="another program has changed"):
        journal.store(2, "end", RecordedOutcome(""))


def test_a_file_that_grew_is_not_written_over(path):
    journal = begun(path)
    with path.open("a") as out:
        out.write("end\n")
    with pytest.raises(NotStored, match="another program has changed"):
        journal.store(2, "m e", RecordedOutcome(""))


def test_a_torn_end_is_cut_off_before_more_is_written(path):
    begun(path).close()
    with path.open("a") as out:
        out.write("m e e")
    journal = Journal.open(path)
    assert journal.record.torn == "m e e"
    journal.store(2, "end", RecordedOutcome("Turn 2."))
    assert "m e e" not in path.read_text()
    assert path.read_text().endswith("end\n#> 2 Turn 2.\n")


def test_an_editors_missing_line_end_is_added(path):
    path.write_text("frag 1\nmap: foundry\nplayer: Red 3/2/2\n\n4\nm e e")
    journal = Journal.open(path)
    journal.store(3, "end", RecordedOutcome(""))
    assert "4\nm e e\nend\n" in path.read_text()


def test_a_rewritten_record_keeps_the_old_one_beside_it(path):
    journal = begun(path)
    old = path.read_bytes()
    kept = journal.rewrite(HEADER, [Input(1, 5, "5", RecordedOutcome("Red rolls 5."))], [])
    assert kept.name == "friday.frag.old"
    assert kept.read_bytes() == old
    journal.store(2, "end", RecordedOutcome(""))
    assert path.read_text().endswith("\n5\n#> 1 Red rolls 5.\nend\n#> 2\n")
    assert sorted(p.name for p in path.parent.iterdir()) == ["friday.frag", "friday.frag.old"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_no_record_and_nobody_waits_for_it(path):
    os.mkfifo(path)
    with pytest.raises(NotStored, match="is not a regular file"):
        Journal.open(path)


def repaired(journal: Journal) -> Path:
    return journal.rewrite(HEADER, [Input(1, 5, "5", RecordedOutcome("Red rolls 5."))], [])


@pytest.mark.parametrize("name", [".friday.frag.repairing", "friday.frag.old", "friday.frag.new"])
def test_a_repair_writes_through_no_link(path, tmp_path, name):
    victim = tmp_path / "victim"
    victim.write_text("precious")
    journal = begun(path)
    path.with_name(name).symlink_to(victim)
    repaired(journal)
    assert victim.read_text() == "precious"
    journal.close()


@pytest.mark.parametrize("name", [".friday.frag.repairing", "friday.frag.old"])
def test_a_repair_makes_nothing_where_a_link_leads_nowhere(path, tmp_path, name):
    journal = begun(path)
    path.with_name(name).symlink_to(tmp_path / "nowhere")
    repaired(journal)
    assert not (tmp_path / "nowhere").exists()


def test_a_link_to_a_record_stays_a_link(path, tmp_path):
    begun(path).close()
    link = tmp_path / "tonight.frag"
    link.symlink_to(path)
    repaired(Journal.open(link))
    assert link.is_symlink()
    assert "Red rolls 5." in path.read_text()


def test_a_repaired_record_stays_locked_and_keeps_its_mode(path):
    journal = begun(path)
    path.chmod(0o640)
    repaired(journal)
    assert path.stat().st_mode & 0o777 == 0o640
    assert not Journal.open(path).is_writable
    journal.store(2, "end", RecordedOutcome(""))
    journal.close()
    assert Journal.open(path).is_writable


def steps_of_a_repair(path: Path, monkeypatch: pytest.MonkeyPatch, fail_at: int) -> int:
    """Repairs with the disk failing at that step; how many steps there were."""
    steps = 0

    def stumbling(real):
        def step(*args, **more):
            nonlocal steps
            steps += 1
            if steps == fail_at:
                raise OSError(errno.EIO, "Input/output error")
            return real(*args, **more)

        return step

    journal = Journal.open(path)
    with monkeypatch.context() as patched:
        for name in ("open", "write", "fsync", "rename", "replace"):
            patched.setattr(journal_module.os, name, stumbling(getattr(os, name)))
        try:
            repaired(journal)
        except NotStored:
            journal.store(
                2, "end", RecordedOutcome("Turn 2.")
            )  # the old one is still in use, and locked
            assert not Journal.open(path).is_writable
    journal.close()
    return steps


def test_whenever_the_disk_fails_a_whole_record_is_there(path, monkeypatch):
    fail_at, steps = 1, 99
    while fail_at <= steps:
        path.unlink(missing_ok=True)
        begun(path).close()
        steps = steps_of_a_repair(path, monkeypatch, fail_at)
        text = path.read_text()
        assert "Red rolls 5." in text or text.endswith("end\n#> 2 Turn 2.\n"), fail_at
        left = {p.name for p in path.parent.iterdir()}
        assert ".friday.frag.repairing" not in left, fail_at
        fail_at += 1
    assert fail_at > 6


def test_what_a_killed_repair_left_is_cleaned_up(path):
    begun(path).close()
    left = path.with_name(".friday.frag.repairing")
    left.write_text("frag 1\nhalf")
    Journal.open(path).close()
    assert not left.exists()


def test_a_record_changed_in_place_is_noticed(tmp_path):
    """The same size, other text: an editor that writes into the file."""
    path = tmp_path / "x.frag"
    journal = Journal.create(path, HEADER)
    journal.store(1, "end", RecordedOutcome(""))
    data = path.read_bytes()
    os.utime(path, ns=(1, 1))  # only touched: still ours
    journal.store(2, "end", RecordedOutcome(""))
    data = path.read_bytes()
    path.write_bytes(data.replace(b"end", b"dne", 1))
    os.utime(path, ns=(2, 2))
    with pytest.raises(NotStored, match="another program has changed"):
        journal.store(3, "end", RecordedOutcome(""))
    journal.close()
