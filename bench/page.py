"""The page against a bare Pyodide page, in one run: bytes, and CPU until the first answer.

    python bench/page.py            (needs node_modules/pyodide and a Chromium)

CPU is that of all of Chromium's processes; a bare page starts Python and prints 1.
"""

from __future__ import annotations

import base64
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from fragkit.page.bundle import PARTS, find_runtime, make_snapshot, write_page
from tests.browsers import chromium

ROOT = Path(__file__).parents[1]
BARE = """<!doctype html><title>bare</title><body><script type="module">
const get = async (id) => Uint8Array.from(atob(document.getElementById(id).textContent), (c) => c.charCodeAt(0));
const url = (data) => URL.createObjectURL(new Blob([data], {type: "text/javascript"}));
const [wasm, stdlib] = [await get("wasm"), await get("stdlib")];
globalThis.fetch = async (name) => String(name).includes("wasm")
  ? new Response(wasm, {headers: {"Content-Type": "application/wasm"}}) : new Response(stdlib);
const { loadPyodide } = await import(url(await get("loader")));
const runtime = await import(url(await get("runtime")));
const python = await loadPyodide({indexURL: "https://runtime.invalid/", createPyodideModule: runtime.default,
  lockFileContents: JSON.parse(document.getElementById("lock").textContent)});
document.body.dataset.done = python.runPython("1");
</script>"""


def bare_page(runtime: Path) -> str:
    parts = "".join(
        f'<script type="text/plain" id="{key}">{base64.b64encode((runtime / name).read_bytes()).decode()}</script>'
        for key, name in PARTS.items()
    )
    lock = (runtime / "pyodide-lock.json").read_text()
    return f'{parts}<script type="text/plain" id="lock">{lock}</script>{BARE}'


def cpu(pid: int) -> float:
    """Return the CPU seconds of a process and all its children."""
    total, waiting = 0.0, [pid]
    while waiting:
        here = waiting.pop()
        try:
            fields = Path(f"/proc/{here}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / 100
            waiting += map(int, Path(f"/proc/{here}/task/{here}/children").read_text().split())
        except OSError:
            continue
    return total


def browser_pid(profile: str) -> int:
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}".encode() in words and b"--type=renderer" not in words:
            return int(path.parent.name)
    raise LookupError("the browser's process")


def measured(driver: Any, url: str, done: str, ask: str = "") -> tuple[float, float]:
    """Return CPU and wall seconds from opening the page to its first answer."""
    with tempfile.TemporaryDirectory() as profile:
        context = driver.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=["--no-sandbox"]
        )
        page = context.new_page()
        page.set_default_timeout(120_000)
        pid = browser_pid(profile)
        before, begun = cpu(pid), time.perf_counter()
        page.goto(url)
        page.wait_for_selector(done, state="attached")
        if ask:
            answer = page.evaluate(f"fragkit.transport.send({ask})")
            assert answer["visible"] is True, answer
        spent, waited = cpu(pid) - before, time.perf_counter() - begun
        context.close()
    return spent, waited


def main() -> None:
    runtime = find_runtime(None, ROOT)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        small, _ = write_page(Path(folder) / "small", runtime)
        single, _ = write_page(Path(folder) / "page", runtime, (), make_snapshot(runtime))
        bare = Path(folder) / "bare.html"
        bare.write_text(bare_page(runtime), encoding="utf-8")
        ask = '{ask: "sight", map: "foundry", from: "C4", to: "C7"}'
        rows = [("bare", bare, "[data-done]", ""), ("small page", small, "[data-state=ready]", ask),
                ("page", single, "[data-state=ready]", ask)]  # fmt: skip
        found: dict[str, float] = {}
        for name, path, done, question in rows:
            runs = [measured(driver, path.as_uri(), done, question) for _ in range(3)]
            found[name] = min(spent for spent, _ in runs)
            wall = min(waited for _, waited in runs)
            size = path.stat().st_size / 1e6
            print(f"{name}: {size:5.1f} MB, {found[name]:.1f} s of CPU, {wall:.1f} s")
        for name in ("small page", "page"):
            print(f"the {name} takes {found[name] / found['bare']:.2f} times the bare page's CPU")


if __name__ == "__main__":
    main()
