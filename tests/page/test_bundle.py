"""The page's files: one script from the modules, a strict policy, every word in every language."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import io
import json
import re
import shutil
import zipfile

import pytest

from fragkit.cli import run
from fragkit.cli.lang_option import load_language
from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.load.packs.library import load_library
from fragkit.page.bundle import PARTS, RUNTIME, one_script, python_files, write_page
from fragkit.page.look import Look
from fragkit.page.words import WORDS, carried_words
from fragkit.shipped_files import share

FRONT = share("templates") / "page"


@pytest.fixture
def runtime(tmp_path):
    folder = tmp_path / "node_modules" / "pyodide"
    folder.mkdir(parents=True)
    for name in PARTS.values():
        (folder / name).write_bytes(b"x" * 100)
    (folder / "package.json").write_text(json.dumps({"version": RUNTIME}))
    (folder / "pyodide-lock.json").write_text('{"info": {"python": "3"}, "packages": {"a": 1}}')
    return folder


def test_the_page_allows_its_own_script_and_no_network(runtime, tmp_path):
    single, site = write_page(tmp_path / "out", runtime)
    text = single.read_text("utf-8")
    policy = html.unescape(re.search(r'Security-Policy" content="([^"]*)"', text)[1])
    script = re.search(r'<script type="module">(.*?)</script>', text, re.DOTALL)[1]
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"'sha256-{digest}'" in policy
    assert "connect-src 'none'" in policy
    assert not re.search(r"'unsafe-(inline|eval)'", policy)
    assert not re.search(r"https?://(?!runtime\.invalid|www\.w3\.org)", script)
    served = (site / "index.html").read_text("utf-8")
    assert "connect-src 'self'" in html.unescape(served)
    listed = json.loads(re.search(r"FILES = (\[.*\]);", (site / "sw.js").read_text())[1])
    assert {"./", "main.js", "fragkit.zip.gz", "pyodide.asm.wasm"} <= set(listed)


@pytest.mark.slow
def test_the_same_input_gives_the_same_bytes(runtime, tmp_path):
    first, _ = write_page(tmp_path / "one", runtime)
    second, _ = write_page(tmp_path / "two", runtime)
    assert first.read_bytes() == second.read_bytes()


def test_the_shipped_maps_are_drawn_as_the_page_would(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    look = Look(tmp_path)
    with zipfile.ZipFile(io.BytesIO(python_files())) as file:
        for id in look.answer({"ask": "maps"})["maps"]:
            drawn = json.loads(file.read(f"fragkit/_share/pictures/{id}.json"))
            assert drawn == look.answer({"ask": "map", "map": id})


def test_a_shipped_map_names_its_rooms_in_the_language_of_the_page(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with zipfile.ZipFile(io.BytesIO(python_files())) as file:
        file.extractall(tmp_path)
    folder = tmp_path / "fragkit" / "_share" / "pictures"
    library = load_library(Problems(), is_checked=True)
    with speaking(load_language("de", library, Problems())[0]):
        drawn = Look(tmp_path).answer({"ask": "map", "map": "foundry"})
        monkeypatch.setattr(
            "fragkit.page.look.share", lambda name: folder if name == "pictures" else share(name)
        )
        assert Look(tmp_path).answer({"ask": "map", "map": "foundry"}) == drawn
    assert ">GIESSHALLE<" in drawn["svg"]
    assert ">GIESSHALLE<" not in Look(tmp_path).answer({"ask": "map", "map": "foundry"})["svg"]


@pytest.mark.slow
def test_a_pack_of_your_own_is_inside(runtime, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    run(["new", "pack", "night-shift"])
    assert run(["page", "night-shift", "--out", "out"]) == 0
    assert "one file to open or send" in capsys.readouterr().out
    packed = (tmp_path / "out" / "site" / "fragkit.zip.gz").read_bytes()
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed))) as file:
        names = file.namelist()
    assert "packs/night-shift/pack.yaml" in names
    assert "fragkit/_share/content/base/pack.yaml" in names
    assert not [name for name in names if name.endswith((".so", ".otf", ".pyc"))]


def test_without_the_runtime_one_sentence_tells_how_to_get_it(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert run(["page"]) == 2
    assert capsys.readouterr().err == (
        f"fragkit: the page needs Pyodide; run `npm install pyodide@{RUNTIME}`, or add --runtime DIR\n"
    )
    assert run(["page", "--runtime", "."]) == 2
    assert "holds no Pyodide" in capsys.readouterr().err


def test_without_node_the_page_is_written_and_starts_more_slowly(
    runtime, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    assert run(["page", "--out", "out"]) == 0
    assert (
        "no Node.js (`node`) was found, so the page will start more slowly"
        in capsys.readouterr().err
    )
    assert run(["page", "--out", "out", "--small"]) == 0
    assert capsys.readouterr().err == ""


def test_a_runtime_that_gives_no_snapshot_is_named(runtime, tmp_path, monkeypatch, capsys):
    if shutil.which("node") is None:
        pytest.skip("no Node.js here")
    monkeypatch.chdir(tmp_path)
    assert run(["page", "--out", "out"]) == 0  # its files are not Pyodide's
    assert "fragkit: Node.js failed: " in capsys.readouterr().err


def test_another_version_of_the_runtime_is_refused(runtime, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (runtime / "package.json").write_text('{"version": "0.1"}')
    assert run(["page"]) == 2
    assert f"is Pyodide 0.1, not {RUNTIME}" in capsys.readouterr().err


def test_modules_become_one_script_in_the_order_of_their_imports():
    texts = {
        "a.js": 'import { b } from "./b.js";\nb();',
        "b.js": "export function b() { return c; }\nexport const c = 1;",
    }
    assert one_script(texts, "a.js") == (
        'const modules = {};\nmodules["b.js"] = (() => {\nfunction b() { return c; }\nconst c = 1;\n'
        'return { b, c };\n})();\nmodules["a.js"] = (() => {\nconst { b } = modules["b.js"];\nb();\n'
        "return {  };\n})();"
    )
    whole = one_script({p.name: p.read_text("utf-8") for p in FRONT.glob("*.js")}, "main.js")
    assert not re.search(r"^(import|export) ", whole, re.MULTILINE)


def test_every_word_of_the_page_is_translated():
    used = {
        text
        for path in FRONT.glob("*.js")
        for text in re.findall(r'\bt\("((?:[^"\\]|\\.)*)"', path.read_text("utf-8"))
    }
    assert used == {word.template for word in WORDS}
    assert set(carried_words()["de"]) == used
