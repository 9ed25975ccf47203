"""The page, made once, and opened in a Chromium that has no network."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from fragkit.page.bundle import NoRuntime, find_runtime, make_snapshot, write_page
from tests.browsers import missing

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def written(tmp_path_factory) -> Path:
    try:
        runtime = find_runtime(None, ROOT)
    except NoRuntime as reason:
        missing(f"no page here: {reason}")
    out = tmp_path_factory.mktemp("page")
    write_page(out, runtime, (), make_snapshot(runtime))
    return out


class Phone:
    """One browser with its own storage, and what it asked for and complained about."""

    def __init__(self, context: Any, url: str) -> None:
        self.context, self.url = context, url
        self.last: Any = None  # the page that is open
        self.requests: list[str] = []
        self.complaints: list[str] = []

    def open(self, view: str = "look", ready: bool = True) -> Any:
        page = self.context.new_page()
        page.set_default_timeout(90_000)
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda line: self.complaints.append(line.text) if line.type == "error" else None,
        )
        page.goto(f"{self.url}#{view}")
        if ready:
            page.wait_for_selector("html[data-state=ready]")
        return page


def send(page: Any, **message: Any) -> dict[str, Any]:
    """Send a message through the page's own transport."""
    answer: dict[str, Any] = page.evaluate("m => fragkit.transport.send(m)", message)
    return answer


@pytest.fixture
def phone(browser, written) -> Iterator[Callable[..., Phone]]:
    """Make phones: the single file, or a page from elsewhere."""
    made: list[Phone] = []

    def make(url: str = "", script: str = "", **more: Any) -> Phone:
        settings = {"viewport": {"width": 390, "height": 844}, "has_touch": True, **more}
        context = browser.new_context(**settings)
        if not url:
            context.set_offline(True)
        if script:
            context.add_init_script(script)
        made.append(Phone(context, url or (written / "fragkit.html").as_uri()))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
    assert [c for one in made for c in one.complaints] == []


@pytest.fixture
def site(written) -> Iterator[str]:
    """The address of the folder on a static web server."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    handler = functools.partial(Quiet, directory=str(written / "site"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
