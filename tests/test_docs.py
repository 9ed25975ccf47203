"""The documentation says what the code does: commands, error codes, examples."""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from fragkit.cli import COMMANDS, app_of
from fragkit.model.effects import Effect
from fragkit.press.cards.template import Element
from tests import doc_parts
from tests.source import nodes

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted(DOCS.rglob("*.md")),
]


def fenced(page: Path, info: str) -> list[str]:
    return re.findall(rf"^```{info}\n(.*?)^```", page.read_text(), re.M | re.S)


# What takes a code as its first argument; NoPlace and NoJoin are board's answers to a command.
WITH_CODE = (
    "error", "warning", "Failure", "no_such", "NoPlace", "NoJoin", "OutputFailure", "SheetError",
)  # fmt: skip


def told_codes() -> set[str]:
    """Every code that the source gives to a diagnostic or a failure: `[code] text` or an argument."""
    codes = {f"unknown-{family.member}" for family in (Effect, Element)}  # made from its name
    for _, node in nodes(ast.Constant):
        if isinstance(node.value, str):
            codes.update(re.findall(r"\A\[([a-z0-9-]+)\] ", node.value))
    for _, node in nodes(ast.Call):
        name = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
        if name in WITH_CODE and node.args:
            first = node.args[0]
            either = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
            found = [str(one.value) for one in either if isinstance(one, ast.Constant)]
            codes.update(code for code in found if " " not in code)
    return codes


def test_every_error_code_is_documented_and_no_other():
    headings = set()
    for page in (ROOT / "docs" / "reference" / "errors").glob("*.md"):
        headings |= set(re.findall(r"^## `?([a-z0-9-]+)`?$", page.read_text(), re.M))
    codes = told_codes()
    assert codes - headings == set(), "codes without a heading in docs/reference/errors/"
    assert headings - codes == set(), "headings in docs/reference/errors/ that no code bears"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_documented_and_shows_an_example(name):
    text = "\n".join(page.read_text() for page in PAGES)
    assert f"fragkit {name}" in text
    for command in app_of(name).registered_commands:
        assert "Example: fragkit" in (command.callback.__doc__ or ""), command.callback


def pages_with_examples() -> list[Path]:
    return [p for p in PAGES if fenced(p, "console") or fenced(p, "yaml")]


# The whole base pack takes long: the fast tests print and export a pack that has one of each.
PUMP = ROOT / "tests" / "fixtures" / "pump"


# Pages whose examples print, export or make packs.
LONG = (
    "export",
    "playtest",
    "translate",
    "first-pack",
    "first-print",
    "print",
    "card-templates",
    "commands",
    "sample-packs",
    "preview",
)
# Their transcripts are whole turns.
PLAYED = ("first-game", "your-own-box", "referee", "deadlands")


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(
            p, marks=[pytest.mark.slow] if p.stem in LONG else [], id=str(p.relative_to(ROOT))
        )
        for p in pages_with_examples()
    ],
)
def test_every_example_runs(page, fragkit, tmp_path, monkeypatch):
    monkeypatch.setattr("fragkit.preview.server.wait_for_end", lambda page: page.server_close())
    examples_run(page, fragkit, tmp_path, monkeypatch, "--pack base", f"--pack {PUMP}/")


@pytest.mark.slow
@pytest.mark.parametrize("page", ["export", "print"])
def test_every_print_and_export_of_the_base_pack_runs(page, fragkit, tmp_path, monkeypatch):
    examples_run(ROOT / "docs" / "how-to" / "print" / f"{page}.md", fragkit, tmp_path, monkeypatch)


def examples_run(page, fragkit, tmp_path, monkeypatch, large="", small=""):
    """With the small pack in the place of the large one where a pack is drawn."""
    written: list[str] = []
    for block in fenced(page, "(?:yaml|text)"):
        match = re.match(r"# check: (\S+)\n", block)
        if match is None:
            continue
        path = tmp_path / match[1]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.split("\n", 1)[1])
        if path.suffix == ".yaml":
            written.append(f"./{match[1]}")
    if written:
        ran = fragkit("check", *dict.fromkeys(written))
        assert ran.code == 0, f"{page.name}\n{ran.out}{ran.err}"
    for block in fenced(page, "console"):
        for line in block.split("\n"):
            if line.startswith("$ cd "):
                monkeypatch.chdir(line[5:].strip())
            if not line.startswith("$ fragkit"):
                continue
            words, _, note = line[2:].partition("  # ")
            wanted = int(m[1]) if (m := re.search(r"exit (\d)", note)) else 0
            if words.startswith(("fragkit export", "fragkit build")):
                words = words.replace(large, small)
            ran = fragkit(*shlex.split(words)[1:])
            assert ran.code == wanted, f"{page.name}: {line}\n{ran.out}{ran.err}"


# -- links, anchors and the site ----------------------------------------------------


def links_of(page: Path) -> list[str]:
    """Return the links and images of a page, except those to the web."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(), flags=re.M | re.S)
    return [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]


@cache
def anchors_of(page: Path) -> set[str]:
    """Return the anchors that a site makes of the page's headings."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(), flags=re.M | re.S)
    titles = re.findall(r"^#+ (.*)$", text, re.M)
    return {
        re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", title).strip().lower()) for title in titles
    }


def test_every_link_leads_somewhere():
    for page, link in [(one, link) for one in PAGES for link in links_of(one)]:
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_file(), f"{page.name}: {link}"
        if page.is_relative_to(DOCS):
            assert target.is_relative_to(DOCS), f"{page.name}: {link} is not on the site"
        if anchor:
            assert anchor in anchors_of(target), f"{page.name}: {link}"


def test_the_menu_of_the_site_has_every_page_once():
    menu = re.findall(r"^ +- (?:Home: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.M)
    found = sorted(str(page.relative_to(DOCS).as_posix()) for page in DOCS.rglob("*.md"))
    assert sorted(["index.md", *menu] if "index.md" not in menu else menu) == found


def test_every_page_is_two_clicks_from_the_readme():
    near = {ROOT / "README.md"}
    for _ in range(2):
        near |= {
            (page.parent / link.partition("#")[0]).resolve()
            for page in near
            if page.suffix == ".md"
            for link in links_of(page)
        }
    far = [str(page.relative_to(ROOT)) for page in DOCS.rglob("*.md") if page not in near]
    assert not far


@pytest.mark.slow
@pytest.mark.skipif(
    find_spec("zensical") is None and not os.environ.get("CI"),
    reason="zensical builds the site: pip install -e .[docs]",
)
def test_the_site_builds_without_a_warning(tmp_path):
    shutil.copytree(DOCS, tmp_path / "docs")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    ran = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=tmp_path, capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    made = (tmp_path / "build" / "site" / "how-to" / "play" / "referee.html").read_text()
    assert "Referee a game" in made
    assert not re.search(r'(src|href)="https?://(?!zensical\.org)[^"]*\.(js|css|woff2?)', made)


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(p, marks=[pytest.mark.slow] if p.stem in PLAYED else [], id=p.stem)
        for p in doc_parts.pages()
    ],
)
def test_tables_codes_and_transcripts_are_those_of_the_code(page):
    assert page.read_text() == doc_parts.renewed(page.read_text()), (
        "run: python -m tests.doc_parts --write"
    )
