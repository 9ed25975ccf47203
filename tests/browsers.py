"""A Chromium without a window. Tests that need one skip where it is missing, but never in CI."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
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
