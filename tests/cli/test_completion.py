"""Tab in a shell, and the manual page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fragkit.cli.completion import SHELLS, entries
from fragkit.diagnostics import Problems
from fragkit.load.packs.known_packs import definition_ids
from fragkit.load.packs.library import load_library
from tests.needs import needs

ROOT = Path(__file__).parent.parent.parent


def offered(fragkit, *words: str) -> list[str]:
    ran = fragkit("completion", "words", "--", *words)
    assert ran.code == 0, ran.err
    return [line.split("\t")[0] for line in ran.out.splitlines()]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["lo"], ["los"]),
        (["los", "fou"], ["foundry"]),
        (["los", "foundry+rea"], ["foundry+reactor"]),
        (["show", "card", "pulse"], ["pulse-rifle"]),
        (["show", ""], ["card", "effects", "fighter", "map"]),
        (["kit", "zo"], ["zoe-mph"]),
        (["build", "--pack", "base,dea"], ["base,deathmatch", "base,deadlands"]),
        (["build", "--pack=ft"], ["--pack=ftw"]),
        (["build", "--paper", ""], ["a4", "letter", "a3"]),
        (["build", "--only", "cards,st"], ["cards,standees"]),
        (["build", "s"], ["svg"]),
        (["playtest", "fighter", "zo"], ["zoe-mph"]),
        (["playtest", "map", "fou"], ["foundry"]),
        (["los", "foundry", "c4", "--fi"], ["--fighter"]),
        (["los", "foundry", "--json", "--js"], []),
        (["los", "--house", "x", "fou"], ["foundry"]),
        (["los", "foundry", "--lang", "d"], ["de"]),
        (["completion", "p"], ["powershell"]),
        (["map", "mirror", "foundry", "--copy", "w"], ["west"]),
        (["--ver"], ["--version"]),
        (["nonsense", "x"], []),
        (["check", "./"], []),  # the shell offers files
    ],
)  # fmt: skip
def test_tab_offers_what_fits(fragkit, words, answer):
    assert offered(fragkit, *words) == answer


def test_tab_knows_all_cards_and_fighters_by_their_ids(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    library = load_library(Problems(), [])
    assert sorted(definition_ids("cards", tmp_path)) == sorted(library.cards)
    assert sorted(definition_ids("fighters", tmp_path)) == sorted(library.fighters)


def test_tab_knows_your_pack_and_its_spreadsheet(fragkit, tmp_path, monkeypatch):
    fragkit("new", "pack", "night-shift")
    monkeypatch.chdir(tmp_path / "night-shift")
    Path("cards/more.csv").write_text("name,id,deck\nSpade,night-shift-spade,weapon\n")
    assert "night-shift-spade" in offered(fragkit, "show", "card", "night")
    Path("cards/more.csv").write_text(
        'name;id\r\n"Pail;\r\nor not";night-pail \r\nRake;night-rake\r\n'
    )
    assert offered(fragkit, "show", "card", "night-p") == ["night-pail"]
    assert offered(fragkit, "show", "card", "night-r") == ["night-rake"]
    assert offered(fragkit, "show", "card", "x", "--pack", "night") == ["night-shift"]


def test_an_unknown_shell_is_refused(fragkit):
    ran = fragkit("completion", "tcsh")
    assert (ran.code, ran.err) == (
        2, "fragkit: there is no completion for `tcsh`; choose `bash`, `fish`, `powershell` or `zsh`\n"
    )  # fmt: skip


@pytest.mark.parametrize("shell", SHELLS)
def test_every_script_asks_fragkit_for_words(fragkit, shell):
    assert "completion words --" in fragkit("completion", shell).out


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("fragkit los fou", ["foundry"]),
        ("fragkit show card pulse", ["pulse-rifle"]),
        ("fragkit build --pack = ft", ["ftw"]),  # bash cuts at `=`
        ("fragkit check ./", []),
    ],
)
def test_bash_completes(tmp_path, line, answer):
    command = tmp_path / "fragkit"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m fragkit "$@"\n')
    command.chmod(0o755)
    script = (
        f'eval "$(fragkit completion bash)"; COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1));'
        ' _fragkit; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    ran = subprocess.run(
        ["bash", "--norc", "-c", script], cwd=tmp_path, capture_output=True, text=True,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert ran.stdout.split() == answer, ran.stderr


def test_an_answer_loads_no_more_than_a_line_of_sight_does():
    """What is imported is what a cold start costs."""

    def loaded(*args: str) -> int:
        code = f"import sys; from fragkit.cli import run; run({list(args)}); sys.stderr.write(str(len(sys.modules)))"
        ran = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
        )
        return int(ran.stderr)

    sight = loaded("los", "foundry", "c4", "c7")
    assert loaded("completion", "words", "--", "los", "fou") <= sight
    assert loaded("completion", "words", "--", "show", "card", "pul") <= sight
    assert loaded("completion", "words", "--", "l") <= sight


def test_the_manual_has_every_command_and_option(fragkit):
    page = fragkit("man").out
    for entry in entries():
        assert f"fragkit {entry.name}".replace("-", "\\-") in page
        for option in entry.options:
            assert option.typed.split(",")[0].split()[0].replace("-", "\\-") in page


@needs("groff", "groff")
def test_the_manual_is_good_roff(fragkit):
    page = fragkit("man").out
    ran = subprocess.run(
        ["groff", "-ww", "-man", "-Tutf8", "-k"], input=page, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Example:" in ran.stdout
