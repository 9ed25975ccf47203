"""A Chromium without a window. Tests that need one skip where it is missing, but never in CI."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NoReturn

import pytest


def missing(reason: str) -> NoReturn:
    """Skip with one line; in CI, where everything is installed, fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def chromium() -> str:
    found = os.environ.get("FRAGKIT_CHROMIUM") or next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
    )
    if not found:
        missing("no Chromium here: `apt-get install chromium`, or set FRAGKIT_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="playwright is in the extra [test]")
    path = chromium()
    with api.sync_playwright() as driver:
        try:
            browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except api.Error as error:
            missing(f"{path} does not start: {error}")
        yield browser
        browser.close()


# Roles whose nodes mean nothing without a name.
NAMED = {
    "application", "button", "checkbox", "combobox", "dialog", "group", "img", "image", "link",
    "listbox", "navigation", "option", "region", "searchbox", "spinbutton", "tab", "textbox",
    "DisclosureTriangle",
}  # fmt: skip
# Every text that a screen reader is given, in order.
HEARD = """() => { globalThis.heard = []; const live = document.getElementById("live");
  new MutationObserver(() => { if (live.textContent) heard.push(live.textContent); }).observe(live, { childList: true }); }"""
FOCUS_SHOWN = """() => { const style = getComputedStyle(document.activeElement);
  const above = getComputedStyle(document.activeElement, "::after"); // the map covers its own outline
  if (document.activeElement.matches(".frame") && parseFloat(above.borderTopWidth) < 3) return false;
  return document.activeElement.matches(":focus-visible") && style.outlineStyle === "solid" && parseFloat(style.outlineWidth) >= 2; }"""


def unnamed(page: Any) -> list[str]:
    """Return the nodes of the accessibility tree that need a name and have none."""
    session = page.context.new_cdp_session(page)
    found = []
    for node in session.send("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value", "")
        named = node.get("ignored") or node.get("name", {}).get("value", "").strip()
        if role in NAMED and not named:
            which = {"backendNodeId": node["backendDOMNodeId"]}
            element = session.send("DOM.describeNode", which)["node"]
            if element["nodeName"] != "DETAILS":  # its summary names it
                found.append(f"{role}: {element['nodeName']} {element.get('attributes')}")
    session.detach()
    return found


def tabbed(page: Any, most: int = 60) -> list[str]:
    """Press Tab from the top of the page to its end. Return the name of each stop; each must show
    that it has the focus."""
    page.focus("#skip")
    stops = []
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        name = page.evaluate(NAME)
        assert page.evaluate(FOCUS_SHOWN), name
        stops.append(name)
    return stops


NAME = """() => { const node = document.activeElement; const text = (of) => of?.textContent.trim() ?? "";
  return node.getAttribute("aria-label") || text(node.labels?.[0]?.firstChild) || text(node) || node.placeholder || ""; }"""


# Each way out of a page, tried alone. It returns the names of those that the policy has not stopped,
# of all, and what a forbidden script has left.
_LEAVE = """async (port) => {
  const [to, stopped] = [`http://127.0.0.1:${port}`, new Set()];
  const whole = { "frame-src": "frame", "object-src": "object", "form-action": "form" };
  const note = (event) => stopped.add(whole[event.effectiveDirective] ?? event.blockedURI.match(/[a-z]+$/)?.[0]);
  await new Promise((go) => setTimeout(go)); // what a debugger runs may use eval
  document.addEventListener("securitypolicyviolation", note);
  const add = (tag, more) => document.body.append(Object.assign(document.createElement(tag), more));
  const inside = `self.addEventListener("securitypolicyviolation", (event) => postMessage(event.blockedURI));
    try { new WebSocket("ws://127.0.0.1:${port}/workersocket"); } catch {}
    fetch("${to}/workerfetch").catch(() => {});`;
  const ways = {
    fetch: () => fetch(`${to}/fetch`), socket: () => new WebSocket(`ws://127.0.0.1:${port}/socket`),
    events: () => new EventSource(`${to}/events`), beacon: () => navigator.sendBeacon(`${to}/beacon`),
    image: () => { new Image().src = `${to}/image`; }, frame: () => add("iframe", { src: `${to}/frame` }),
    script: () => add("script", { src: `${to}/script` }), style: () => add("link", { rel: "stylesheet", href: `${to}/style` }),
    film: () => add("video", { src: `${to}/film` }), object: () => add("object", { data: `${to}/object` }),
    module: () => import(`${to}/module`), letters: () => { const face = new FontFace("x", `url(${to}/letters)`); document.fonts.add(face); return face.load(); },
    inline: () => add("script", { textContent: "globalThis.hacked = 1" }), eval: () => { globalThis.hacked = eval("1"); },
    form: () => { add("iframe", { name: "there" }); const form = Object.assign(document.createElement("form"), { action: `${to}/form`, target: "there" }); document.body.append(form); form.submit(); },
    workersocket: () => { const worker = new Worker(URL.createObjectURL(new Blob([inside], { type: "text/javascript" }))); worker.onmessage = ({ data }) => note({ blockedURI: data }); },
    workerfetch: () => {},
  };
  for (const one of Object.values(ways)) try { one()?.catch?.(() => {}); } catch { /* stopped */ }
  const missing = () => Object.keys(ways).filter((name) => !stopped.has(name));
  for (let n = 0; n < WAIT && missing().length; n++) await new Promise((go) => setTimeout(go, 50));
  return [missing(), Object.keys(ways), globalThis.hacked ?? null];
}"""


def leaving(seconds: int) -> str:
    """Return the script that tries to leave, and waits that long for the policy."""
    return _LEAVE.replace("WAIT", str(20 * seconds))


@contextmanager
def listener() -> Iterator[tuple[int, set[str]]]:
    """Listen on a port: yield its number, and the addresses that somebody asks for."""
    heard: set[str] = set()

    class Ear(BaseHTTPRequestHandler):
        def do_GET(self):
            heard.add(self.path.strip("/?"))
            self.send_error(404)

        def do_POST(self):
            self.do_GET()

        def do_OPTIONS(self):
            self.do_GET()

        def log_message(self, format, *args):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield server.server_port, heard
    server.shutdown()
    server.server_close()
