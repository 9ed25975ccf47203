"""Windows, macOS and Termux, as far as that can be pretended: nothing here needs POSIX."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from fragkit.referee.record import journal
from fragkit.term import style
from fragkit.term.style import style_of
from tests.source import trees

PACKAGE = Path(__file__).parent.parent / "fragkit"
ONLY_POSIX = {
    "fcntl", "termios", "tty", "pty", "pwd", "grp", "resource", "readline", "curses", "syslog",
    "posix", "crypt", "spwd", "nis",
}  # fmt: skip
CALLS = {"fork", "forkpty", "getuid", "geteuid", "getgid", "setsid", "mkfifo", "chown", "uname"}


def guarded(tree: ast.AST) -> set[ast.AST]:
    """What stands in a `try` or in `with suppress(…)`: there it may be missing."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try | ast.With):
            found |= set(ast.walk(node))
    return found


def test_no_module_or_call_that_only_posix_has():
    wrong = []
    word = re.compile(rf"\b({'|'.join(sorted(ONLY_POSIX))})\b|\bos\.({'|'.join(sorted(CALLS))})\b")
    for path, tree in trees().items():
        if not word.search(path.read_text()):
            continue
        safe = guarded(tree)
        for node in ast.walk(tree):
            names = []
            if isinstance(node, ast.Import):
                names = [a.name.split(".")[0] for a in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [(node.module or "").split(".")[0]]
            if node not in safe and set(names) & ONLY_POSIX:
                wrong.append(f"{path.name}:{node.lineno}")
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "os"
                and node.attr in CALLS
            ):
                wrong.append(f"{path.name}:{node.lineno} os.{node.attr}")
    assert wrong == []


BLIND = """
import sys
class Blind:
    def find_spec(self, name, path=None, target=None):
        if name in {names!r}:
            raise ModuleNotFoundError(name=name)
sys.meta_path.insert(0, Blind())
for name in {names!r}:
    sys.modules.pop(name, None)
from fragkit.cli import run
codes = [run(args) for args in {commands!r}]
print("@", codes)
"""


@pytest.mark.slow
def test_everything_runs_without_the_modules_of_posix(tmp_path):
    players = ["--player", "Red 3/2/2", "--player", "Blue 2/3/2"]
    commands = [
        ["los", "foundry", "C4", "C7"],
        ["new", "pack", "mine"],
        ["check", "mine"],
        ["build", "pdf", "--pack", "./mine", "--only", "cards"],
        ["map", "tidy", "mine/maps/mine-yard.yaml"],
        ["pack", "mine"],
        ["referee", "x.frag", "--map", "foundry", *players],
        ["replay", "x.frag"],
    ]
    ran = subprocess.run(
        [sys.executable, "-c", BLIND.format(names=ONLY_POSIX - {"posix"}, commands=commands)],
        cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
        env={**os.environ, "FRAGKIT_HOME": str(tmp_path / "home")},
    )  # fmt: skip
    assert ran.stdout.split("@")[-1].strip() == str([0] * len(commands)), ran.stdout + ran.stderr


# -- locks ---------------------------------------------------------------------------------------


class WindowsLocks:
    """msvcrt.locking as it behaves: by byte, by open file, given back when that is closed."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self) -> None:
        self.held: dict[tuple[int, int], int] = {}

    def locking(self, file: int, how: int, count: int) -> None:
        key = (os.fstat(file).st_ino, os.lseek(file, 0, os.SEEK_CUR))
        if how == self.LK_UNLCK:
            assert self.held.pop(key, None) == file
        elif key in self.held:
            raise PermissionError(13, "Permission denied")
        else:
            self.held[key] = file


@pytest.fixture
def windows_locks(monkeypatch) -> WindowsLocks:
    locks = WindowsLocks()
    monkeypatch.setattr(journal, "fcntl", None)
    monkeypatch.setattr(journal, "msvcrt", locks)
    return locks


def test_windows_locks_a_record_for_one_referee(tmp_path, windows_locks):
    path = tmp_path / "x.frag"
    path.write_bytes(b"frag 1\n")
    one, two = (os.open(path, os.O_RDWR) for _ in range(2))
    held = journal.take_lock(one, path)
    assert held is not None
    assert journal.take_lock(two, path) is None
    assert os.lseek(one, 0, os.SEEK_CUR) == 0  # reading goes on where it was
    assert path.read_bytes() == b"frag 1\n"
    held.release()
    again = journal.take_lock(two, path)
    assert again is not None
    again.release()
    assert not list(tmp_path.glob("*.lock"))
    for file in (one, two):
        os.close(file)


def test_without_any_lock_a_file_names_the_owner(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "fcntl", None)
    monkeypatch.setattr(journal, "msvcrt", None)
    path = tmp_path / "x.frag"
    held = journal.take_lock(-1, path)
    assert held is not None
    assert (tmp_path / "x.frag.lock").read_text() == str(os.getpid())
    assert journal.take_lock(-1, path) is None
    held.release()
    assert not (tmp_path / "x.frag.lock").exists()


def test_a_game_is_played_with_windows_locks(fragkit, windows_locks, tmp_path):
    ran = fragkit(
        "referee", "x.frag", "--map", "foundry", "--player", "Red 3/2/2",
        "--player", "Blue 2/3/2", "--json",
    )  # fmt: skip
    assert ran.code == 0
    assert windows_locks.held == {}
    assert b"\r" not in (tmp_path / "x.frag").read_bytes()


def test_records_are_opened_as_plain_bytes():
    """Windows changes line ends in files that are opened without this."""
    tree = ast.parse(Path(journal.__file__).read_text())
    calls = [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "os.open"
    ]
    assert len(calls) >= 4
    # A folder, opened for its name to last, has no line ends.
    for call in calls:
        assert "_PLAIN" in call or "flags" in call or "path.parent" in call, call
    assert "O_BINARY" in Path(journal.__file__).read_text()


# -- colours --------------------------------------------------------------------------------------


class Kernel:
    """The part of Windows that knows about consoles."""

    def __init__(self, mode: int | None, may_change: bool = True) -> None:
        self.mode, self.may_change = mode, may_change

    def GetStdHandle(self, which: int) -> int:
        assert which == -11
        return 7

    def GetConsoleMode(self, handle: int, mode: object) -> int:
        if self.mode is None:
            return 0
        mode._obj.value = self.mode
        return 1

    def SetConsoleMode(self, handle: int, mode: int) -> int:
        if self.may_change:
            self.mode = mode
        return int(self.may_change)


@pytest.mark.parametrize(
    ("kernel", "colour"),
    [
        (Kernel(3), True),  # an older console, told to understand
        (Kernel(7), True),  # a newer one, which does
        (Kernel(3, may_change=False), False),  # one that can't learn it
        (Kernel(None), False),  # no console at all
    ],
)
def test_colours_on_windows_only_where_they_are_understood(monkeypatch, kernel, colour):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert style.understands_color() is colour
    terminal = SimpleNamespace(isatty=lambda: True, encoding="utf-8")
    assert style_of(terminal, env={}).color is colour
    assert style_of(terminal, env={"NO_COLOR": "1"}).color is False


def test_a_terminal_that_cannot_show_lines_gets_plain_characters():
    old = SimpleNamespace(isatty=lambda: False, encoding="cp437")
    assert style_of(old, env={}).unicode is False


def test_the_readme_has_a_line_for_each_system():
    text = (PACKAGE.parent / "README.md").read_text()
    for system in ("Debian", "Windows", "macOS", "Termux"):
        assert any(line.startswith("| ") and system in line for line in text.split("\n")), system


def test_records_name_packs_with_slashes(fragkit, tmp_path):
    fragkit("new", "pack", "mine")
    (tmp_path / "games").mkdir()
    ran = fragkit(
        "referee", "games/x.frag", "--pack", "./mine", "--map", "mine-yard",
        "--player", "Red 3/2/2", "--player", "Blue 2/3/2", "--json",
    )  # fmt: skip
    assert ran.code == 0, ran.out
    assert "pack: ./../mine 0.1 sha256:" in (tmp_path / "games" / "x.frag").read_text()
