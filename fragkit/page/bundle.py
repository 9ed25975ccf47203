"""Writing the page: one file with everything inside, and the same as a folder for a web server.

The front end is plain ES modules (templates/page). They import each other by name, one line per
import, and export functions, classes and constants. So they can be joined into one script as plain
text, without a bundler.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import io
import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fragkit import __version__
from fragkit.board.board import Board
from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.language.translation import Language, shipped, shipped_codes
from fragkit.load.lang_files import names_in, overlays
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import built_in_folders, map_files
from fragkit.load.packs.library import load_library
from fragkit.model.pack import Library
from fragkit.page.look import changed_parts
from fragkit.page.pictures import board_picture, display_font
from fragkit.page.words import carried_words
from fragkit.press.typography.fonts import FONTS
from fragkit.shipped_files import share

RUNTIME = "314.0.7"  # of the npm package `pyodide`, the page's Python
GET_RUNTIME = f"npm install pyodide@{RUNTIME}"
PARTS = {
    "wasm": "pyodide.asm.wasm",
    "stdlib": "python_stdlib.zip",
    "runtime": "pyodide.asm.mjs",
    "loader": "pyodide.mjs",
}
ON_SERVER = {**PARTS, "fragkit": "fragkit.zip.gz", "snapshot": "snapshot.gz"}
PACKAGES = (
    "typer", "annotated_doc", "shellingham", "yaml", "reportlab", "svgwrite", "font_source_sans_pro",
)  # fmt: skip
# Not needed by any command in the page: compiled parts, charts, other weights and formats.
LEFT_OUT = (
    "*.so", "*.pyd", "*.pyc", "*/__pycache__/*", "*.otf", "*.md", "*.pyi", "reportlab/fonts/*",
    "reportlab/graphics/*", "reportlab/platypus/*", "fragkit/preview/*", "fragkit/_share/templates/preview/*",
    "fragkit/_share/templates/page/*", "fragkit/page/bundle.py",
)  # fmt: skip
START = """
import importlib, sys
if "/fragkit" not in sys.path: sys.path.insert(0, "/fragkit")
importlib.invalidate_caches()  # older than the files
from fragkit.open_page import open_pocket
"""
# The snapshot of Python's memory also contains everything that a line of sight needs.
WARM = """
import gc, os
here = os.getcwd()
open_pocket("en").answer_text('{"ask": "sight", "map": "foundry", "from": "C4", "to": "C7"}')
os.chdir(here)
importlib.invalidate_caches()
gc.collect()
"""
ENV = {
    "HOME": "/home/pocket", "PYTHONDONTWRITEBYTECODE": "1", "FRAGKIT_HOME": "/home/pocket/packs",
}  # fmt: skip
_STILL = (1980, 1, 1, 0, 0, 0)  # the same input gives the same bytes


class NoRuntime(Exception):  # noqa: N818  an answer for the command
    pass


class NoSnapshot(Exception):  # noqa: N818  the page starts without one, and more slowly
    pass


def find_runtime(given: Path | None, start: Path) -> Path:
    """Return the unpacked npm package: the given folder, or the nearest `node_modules/pyodide`."""
    tried = [given] if given else [f / "node_modules" / "pyodide" for f in (start, *start.parents)]
    found = next((f for f in tried if all((f / name).is_file() for name in PARTS.values())), None)
    if found is None:
        where = f"`{given}` holds no Pyodide" if given else "the page needs Pyodide"
        raise NoRuntime(f"{where}; run `{GET_RUNTIME}`, or add --runtime DIR")
    try:
        version = json.loads((found / "package.json").read_text("utf-8"))["version"]
    except (OSError, ValueError, KeyError, TypeError):
        version = "unknown"
    if version != RUNTIME:
        raise NoRuntime(f"`{found}` is Pyodide {version}, not {RUNTIME}; run `{GET_RUNTIME}`")
    return found


def write_page(
    out: Path, runtime: Path, packs: Iterable[Path] = (), snapshot: bytes | None = None
) -> list[Path]:
    """Write OUT/fragkit.html and OUT/site/. Return the two paths."""
    files = {name: (runtime / file).read_bytes() for name, file in PARTS.items()}
    files["fragkit"] = gzip.compress(python_files(packs), 9, mtime=0)
    if snapshot is not None:
        files["snapshot"] = gzip.compress(snapshot, 9, mtime=0)
    templates = {p.name: p.read_text("utf-8") for p in (share("templates") / "page").iterdir()}
    del templates["snapshot.mjs"]
    lock = json.loads((runtime / "pyodide-lock.json").read_text("utf-8"))
    settings = {
        "lock": {"info": lock["info"], "packages": {}}, "python": START, "env": ENV,
        "parts": list(files),
    }  # fmt: skip
    out.mkdir(parents=True, exist_ok=True)
    single = out / "fragkit.html"
    single.write_text(one_file(templates, settings, files), encoding="utf-8")
    site = out / "site"
    site.mkdir(exist_ok=True)
    for name, data in site_files(templates, settings, files).items():
        (site / name).write_bytes(data)
    return [single, site]


def make_snapshot(runtime: Path) -> bytes:
    """Return the memory of a Python that has already answered once. Node.js makes it."""
    node = shutil.which("node")
    if node is None:
        raise NoSnapshot("no Node.js (`node`) was found")
    with tempfile.TemporaryDirectory() as folder:
        file, made = Path(folder) / "fragkit.zip", Path(folder) / "snapshot"
        file.write_bytes(python_files())
        script = share("templates") / "page" / "snapshot.mjs"
        settings = json.dumps({"env": ENV, "python": START, "warm": WARM})
        words = [node, str(script), str(runtime.resolve()), str(file), settings, str(made)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode or not made.is_file():
            lines = done.stderr.strip().splitlines() or ["no answer"]
            raise NoSnapshot(f"Node.js failed: {lines[-1][:200]}")
        return made.read_bytes()


# -- Python ------------------------------------------------------------------------------------------


def python_files(packs: Iterable[Path] = ()) -> bytes:
    """Return an uncompressed zip file of fragkit, the packages that it imports, its content and
    these packs."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        found = {name: path.read_bytes() for name, path in (*_sources(), *_pack_files(packs))}
        for name, data in sorted({**found, **_pictures()}.items()):
            file.writestr(zipfile.ZipInfo(name, _STILL), data)
    return made.getvalue()


def _sources() -> Iterator[tuple[str, Path]]:
    folders = {name: _folder(name) for name in (*PACKAGES, "fragkit")}
    for name, folder in folders.items():
        yield from _files_below(folder, name)
    for name in ("content", "templates"):
        yield from _files_below(share(name), f"fragkit/_share/{name}")


def _pictures() -> dict[str, bytes]:
    """Return pictures of the shipped maps, so that a phone can show them without loading the press."""
    library = load_library(Problems(), is_checked=True)
    made: dict[str, bytes] = {}
    for path in map_files(built_in_folders()):
        drawn = load_map(path, Problems())
        assert drawn is not None, path
        board = Board.of(drawn)
        answer = {"type": "board", **board_picture(board, library)}
        made[f"fragkit/_share/pictures/{drawn.id}.json"] = json.dumps(answer).encode()
        for code in shipped_codes():
            with speaking(_language(code, library)):
                other = board_picture(board, library)
            if parts := changed_parts(answer["svg"], other["svg"]):
                name = f"fragkit/_share/pictures/{drawn.id}.{code}.json"
                made[name] = json.dumps(parts).encode()
    return made


def _language(code: str, library: Library) -> Language:
    """Return the language with the names of the shipped content."""
    language = shipped(code)
    language.learn(names_in(library, overlays(library, code, Problems())))
    return language


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise NoRuntime(f"the package `{package}` is not installed")
    return Path(spec.origin).parent


def _files_below(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    used = {face.file for face in FONTS.values()}
    for path in folder.rglob("*"):
        inside = f"{name}/{path.relative_to(folder).as_posix()}"
        unused = path.suffix == ".ttf" and name == "font_source_sans_pro" and path.stem not in used
        if path.is_file() and not unused and not any(fnmatch(inside, one) for one in LEFT_OUT):
            yield inside, path


def _pack_files(packs: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    from fragkit.load.sharing.bundle import bundled_files

    for folder in packs:
        names, _ = bundled_files(folder)
        yield from ((f"packs/{folder.resolve().name}/{name}", folder / name) for name in names)


# -- the page ----------------------------------------------------------------------------------------


def one_file(templates: dict[str, str], settings: dict[str, Any], files: dict[str, bytes]) -> str:
    """Return the page with everything inside. Its security policy allows only this script, and no
    network."""
    script = one_script(templates, "main.js")
    font = base64.b64encode(display_font()).decode("ascii")
    style = templates["page.css"].replace('url("display.ttf")', f"url(data:font/ttf;base64,{font})")
    policy = _policy(
        script=f"'{_hash(script)}' 'wasm-unsafe-eval' blob:", style=f"'{_hash(style)}'", own=""
    )
    parts = [_data("words", json.dumps(carried_words(), ensure_ascii=False)),
             _data("settings", json.dumps(settings)), _data("part-worker", templates["worker.js"])]  # fmt: skip
    for name, data in files.items():
        small = gzip.compress(data, 9, mtime=0) if name in ("wasm", "runtime", "loader") else data
        text = base64.b64encode(small).decode("ascii")
        parts.append(f'<script type="text/plain" id="part-{name}">{text}</script>')
    parts.append(f'<script type="module">{script}</script>')
    return _filled(
        templates["index.html"], policy=policy, head=f"<style>{style}</style>",
        body="\n".join(parts),
    )  # fmt: skip


def site_files(
    templates: dict[str, str], settings: dict[str, Any], files: dict[str, bytes]
) -> dict[str, bytes]:
    """Return the files for a web server's folder: the modules unchanged, and a service worker."""
    policy = _policy(script="'self' 'wasm-unsafe-eval' blob:", style="'self'", own="'self' ")
    head = (
        '<link rel="stylesheet" href="page.css">\n<link rel="manifest" href="page.webmanifest">\n'
        '<script type="module" src="main.js"></script>'
    )
    words = json.dumps(carried_words(), ensure_ascii=False)
    body = "\n".join((_data("words", words), _data("settings", json.dumps(settings))))
    page = _filled(templates["index.html"], policy=policy, head=head, body=body)
    made = {name: text.encode("utf-8") for name, text in templates.items()}
    made["index.html"] = page.encode("utf-8")
    made |= {ON_SERVER[name]: data for name, data in files.items()}
    made["display.ttf"] = display_font()
    made["page.webmanifest"] = json.dumps(MANIFEST).encode()
    digest = hashlib.sha256()
    for name in sorted(made):
        digest.update(name.encode() + b"\0" + made[name])
    names = ["./", *(name for name in sorted(made) if name not in ("sw.js", "index.html"))]
    worker = templates["sw.js"].replace("{files}", json.dumps(names))
    made["sw.js"] = worker.replace("{version}", f"fragkit-{digest.hexdigest()[:16]}").encode()
    return made


def one_script(templates: dict[str, str], entry: str) -> str:
    """Return the modules as one script, each after those that it imports."""
    done: dict[str, str] = {}

    def add(name: str) -> None:
        if name in done:
            return
        text = templates[name]
        for _, other in _IMPORT.findall(text):
            add(other)
        text = _IMPORT.sub(r'const {\1} = modules["\2"];', text)
        names = _EXPORT.findall(text)
        text = _EXPORT.sub(lambda found: found[0].removeprefix("export "), text)
        done[name] = (
            f'modules["{name}"] = (() => {{\n{text}\nreturn {{ {", ".join(names)} }};\n}})();'
        )

    add(entry)
    return "\n".join(("const modules = {};", *done.values())).replace("</script", "<\\/script")


_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([a-z_]+\.js)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)", re.MULTILINE)


def _policy(script: str, style: str, own: str) -> str:
    rows = {
        "default-src": "'none'",
        "script-src": script,
        "worker-src": f"{own}blob:",  # its own: the service worker
        "style-src": style,
        "img-src": f"{own}blob: data:",
        "font-src": own.strip() or "data:",
        "connect-src": own.strip() or "'none'",
        "manifest-src": own.strip() or "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{key} {value}" for key, value in rows.items())


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode("utf-8")).digest()
    return f"sha256-{base64.b64encode(digest).decode('ascii')}"


def _data(id: str, text: str) -> str:
    """Return an element with text that the page reads but no browser executes."""
    safe = text if id == "part-worker" else text.replace("</", "<\\u002f")
    return f'<script type="text/plain" id="{id}">{safe}</script>'


def _filled(template: str, policy: str, head: str, body: str) -> str:
    page = template.replace("{policy}", html.escape(policy, quote=True))
    return page.replace("{head}", head).replace("{body}", body)


MANIFEST = {
    "name": "fragkit", "short_name": "fragkit", "start_url": "./", "display": "standalone",
    "background_color": "#14161a", "theme_color": "#14161a", "version": __version__,
}  # fmt: skip
