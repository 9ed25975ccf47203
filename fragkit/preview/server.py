"""The page's server: standard library only, on this machine only, and the eye on the files."""

from __future__ import annotations

import contextlib
import json
import queue
import secrets
import sys
import threading
from http.server import ThreadingHTTPServer
from typing import Any

from fragkit.preview.requests import Handler
from fragkit.preview.shop import Shop
from fragkit.preview.state import state_of

HOST = "127.0.0.1"
FIRST_PORT, PORTS = 8571, 20
PAUSE = 0.1  # seconds between two looks at the files
HASTE = 0.15  # seconds in which the page fetches what was saved, before all is judged


class NoPort(Exception):  # noqa: N818  an answer for the command, not a mistake of ours
    pass


class Preview(ThreadingHTTPServer):
    """One page for one pack. `start` begins to watch; `serve_forever` answers."""

    daemon_threads = True
    # Windows lets two servers share a port under this; elsewhere it only shortens the wait.
    allow_reuse_address = False

    def __init__(self, shop: Shop, port: int | None = None) -> None:
        self.shop = shop
        self.token = secrets.token_urlsafe(24)
        self.lines: set[queue.SimpleQueue[str | None]] = set()
        self.ended = threading.Event()
        wanted = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + PORTS), 0]
        for number in wanted:
            try:
                super().__init__((HOST, number), Handler)
                break
            except (OSError, OverflowError) as error:
                reason = error
        else:
            raise NoPort(
                f"port {port} cannot be used: {getattr(reason, 'strerror', None) or reason}"
            )
        self.names = {f"{name}:{self.server_port}" for name in ("localhost", HOST, "[::1]")}

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server_port}/"

    def start(self) -> None:
        threading.Thread(target=self.watch, name="watch", daemon=True).start()

    def stop(self) -> None:
        self.ended.set()
        for line in list(self.lines):
            line.put(None)

    def watch(self) -> None:
        while not self.ended.wait(PAUSE):
            with contextlib.suppress(OSError):  # a folder that goes while it is read
                self.catch_up()

    def catch_up(self) -> None:
        """What was saved is shown at once, and judged right after."""
        before = self.shop.number
        if not self.shop.catch_up():
            return
        if self.shop.number != before:
            self.tell()
            self.ended.wait(HASTE)
        self.shop.look()
        self.tell()

    def tell(self) -> None:
        state = json.dumps(state_of(self.shop), ensure_ascii=False)
        for line in list(self.lines):
            line.put(state)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that goes away is no news; anything else is."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


def wait_for_end(preview: Preview) -> None:
    """Serves until somebody ends it."""
    preview.start()
    try:
        preview.serve_forever(poll_interval=0.2)
    finally:
        preview.stop()
        preview.server_close()
