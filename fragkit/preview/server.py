"""The page's server and its answers. It uses only the standard library and serves only this
machine.

It answers only under its own host names, so that another site's page can't reach it under that
site's name. It serves only generated content, and nothing from the disk. A request that changes a
file or starts a playtest must include the token, which only our own page has.
"""

from __future__ import annotations

import contextlib
import json
import queue
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from fragkit.load.maps.map_edit import SavedDrawing, drawing_in, save_drawing
from fragkit.press.maps.map_pages import map_facts
from fragkit.press.typography.fonts import FONTS, font_path
from fragkit.preview.pack_watch import PackWatch, PageItem
from fragkit.preview.page_data import (
    card_words,
    fighter_words,
    heat_of,
    map_words,
    reach_from,
    sight_from,
    state_of,
)
from fragkit.shipped_files import share

KINDS = ("fighter", "card")
MINUTES = "1"


class Playtests:
    """The playtests of a page, by the key of their item. `changed` is called after each change."""

    def __init__(self, folder: Path, changed: Callable[[], None]) -> None:
        self.folder, self.changed = folder, changed
        self.found: dict[str, dict[str, Any]] = {}
        self.lock = threading.Lock()
        self.line = ThreadPoolExecutor(1, "playtest")
        self.process: subprocess.Popen[str] | None = None
        self.is_stopped = False

    def start(self, key: str, mark: str) -> bool:
        """Begin a playtest of an item as it is now, or put it in the queue. Return False if it is
        there already."""
        with self.lock:
            if self.is_stopped or self.found.get(key, {}).get("status") in ("waiting", "running"):
                return False
            self.found[key] = {"status": "waiting", "mark": mark}
            self.line.submit(self._run, key, mark)
        self.changed()
        return True

    def stop(self) -> None:
        """End the running playtest, and empty the queue."""
        with self.lock:
            self.is_stopped = True
            if self.process is not None:
                self.process.kill()
        self.line.shutdown(wait=True, cancel_futures=True)

    def _run(self, key: str, mark: str) -> None:
        kind, _, id = key.partition("/")
        command = [
            sys.executable, "-P", "-m", "fragkit", "playtest", kind, id,
            "--pack", str(self.folder.resolve()), "--minutes", MINUTES, "--workers", "1", "--json",
        ]  # fmt: skip
        with self.lock:
            if self.is_stopped:
                return
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                text=True, encoding="utf-8",
            )  # fmt: skip
            self.found[key] = {"status": "running", "mark": mark, "began": time.time()}
        self.changed()
        out, _ = self.process.communicate()
        with self.lock:
            self.process = None
            self.found[key] = {"mark": mark, **_answer(out)}
        self.changed()


def _answer(out: str) -> dict[str, Any]:
    """Return the results of `playtest --json`, or the reason why it could not play."""
    try:
        found = json.loads(out)
    except ValueError:
        return {"status": "failed", "text": "The playtest ended early."}
    if "error" in found:
        return {"status": "failed", "text": found["error"]["message"]}
    verdict = found["verdicts"][0]
    warning = (verdict["planning"] or {}).get("warning")
    return {
        "status": "done", "verdict": verdict["verdict"],
        "text": f"{verdict['text']} {warning}" if warning else verdict["text"],
        "games": found["games"],
    }  # fmt: skip


HOST = "127.0.0.1"
FIRST_PORT, PORTS = 8571, 20
PAUSE = 0.1  # seconds between two checks of the files
HASTE = 0.15  # seconds for the page to fetch a saved item before everything is checked


class NoPort(Exception):  # noqa: N818  an answer for the command, not a mistake of ours
    pass


class Preview(ThreadingHTTPServer):
    """The server of one pack's page. `start` begins to watch the files, and `serve_forever`
    answers."""

    daemon_threads = True
    # Elsewhere, the port of a closed page is free at once. Windows would let two pages share it.
    allow_reuse_address = sys.platform != "win32"

    def __init__(self, watch: PackWatch, port: int | None = None) -> None:
        self.watch = watch
        self.playtests = Playtests(watch.folder, self.send_state)
        self.token = secrets.token_urlsafe(24)
        self.open_pages: set[queue.SimpleQueue[str | None]] = set()
        self.ended = threading.Event()
        wanted = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + PORTS), 0]
        for number in wanted:
            try:
                super().__init__((HOST, number), Handler)
                break
            except (OSError, OverflowError) as error:
                reason = error
        else:
            raise NoPort(f"cannot use port {port}: {getattr(reason, 'strerror', None) or reason}")
        self.names = {f"{name}:{self.server_port}" for name in ("localhost", HOST, "[::1]")}

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server_port}/"

    def start(self) -> None:
        threading.Thread(target=self.watch_files, name="watch", daemon=True).start()

    def stop(self) -> None:
        self.ended.set()
        self.playtests.stop()
        for page in list(self.open_pages):
            page.put(None)

    def watch_files(self) -> None:
        while not self.ended.wait(PAUSE):
            with contextlib.suppress(OSError):  # a folder that is deleted while it is read
                self.catch_up()

    def catch_up(self) -> None:
        """Show saved files at once, and check the pack right after that."""
        before = self.watch.number
        if not self.watch.catch_up():
            return
        if self.watch.number != before:
            self.send_state()
            self.ended.wait(HASTE)
        self.watch.reload_all()
        self.send_state()

    def state(self) -> dict[str, Any]:
        return {**state_of(self.watch), "playtests": dict(self.playtests.found)}

    def send_state(self) -> None:
        state = json.dumps(self.state(), ensure_ascii=False)
        for page in list(self.open_pages):
            page.put(state)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that disconnect. Report everything else."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


def wait_for_end(preview: Preview) -> None:
    """Serve until the user ends it."""
    preview.start()
    try:
        preview.serve_forever(poll_interval=0.2)
    finally:
        preview.stop()
        preview.server_close()


BEAT = 15.0  # seconds of silence before a sign of life is sent
MOST_SENT = 2_000_000  # most bytes that a page may send

STATIC = {
    "preview.css": "text/css",
    "preview.js": "text/javascript",
    "map.js": "text/javascript",
    "draw.js": "text/javascript",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Handler(BaseHTTPRequestHandler):
    """The answers to a browser's requests."""

    protocol_version = "HTTP/1.1"
    server_version = "fragkit"
    sys_version = ""
    timeout = 60
    server: Preview

    # -- answers -----------------------------------------------------------------------------------

    def do_GET(self) -> None:
        if not self.is_for_us():
            return
        if "Content-Length" in self.headers or "Transfer-Encoding" in self.headers:
            self.close_connection = True  # a GET request has no body to read
        split = urlsplit(self.path)
        parts = [unquote(part) for part in split.path.split("/") if part]
        query = {k: v[-1] for k, v in parse_qs(split.query).items()}
        match parts:
            case []:
                self.page()
            case [name] if name in STATIC:
                self.send(_asset(name), STATIC[name])
            case ["font", name] if name.removesuffix(".ttf") in FONTS:
                self.font(name.removesuffix(".ttf"))
            case ["state"]:
                self.send_json(self.server.state())
            case ["events"]:
                self.events()
            case ["picture", kind, id]:
                self.picture(kind, id)
            case ["thing", kind, id]:
                self.item(kind, id)
            case ["map", id, *rest]:
                self.map(id, rest, query)
            case _:
                self.fail(HTTPStatus.NOT_FOUND, "not found")

    def do_POST(self) -> None:
        if not self.is_for_us():
            return
        parts = [unquote(part) for part in urlsplit(self.path).path.split("/") if part]
        origin = self.headers.get("Origin")
        ours = {f"http://{name}" for name in self.server.names}
        token = self.headers.get("X-Fragkit-Token") or ""
        if not secrets.compare_digest(token.encode(), self.server.token.encode()) or (
            origin is not None and origin not in ours
        ):
            self.close_connection = True  # its unread body must not be taken for the next request
            self.fail(HTTPStatus.FORBIDDEN, "only the page itself may do that")
            return
        message = self.received()
        if message is None:
            return
        match parts:
            case ["map", id]:
                self.save(id, message)
            case ["playtest", kind, id] if kind in KINDS:
                self.playtest(f"{kind}/{id}")
            case _:
                self.fail(HTTPStatus.NOT_FOUND, "not found")

    @property
    def watch(self) -> PackWatch:
        return self.server.watch

    def is_for_us(self) -> bool:
        """Return whether the request uses our host name. Any other name comes from another site's
        page."""
        hosts = self.headers.get_all("Host", [])
        if len(hosts) == 1 and hosts[0].lower() in self.server.names:
            return True
        self.close_connection = True
        self.fail(HTTPStatus.MISDIRECTED_REQUEST, "this page answers to localhost only")
        return False

    def received(self) -> dict[str, Any] | None:
        try:
            size = int(self.headers.get("Content-Length", ""))
        except ValueError:
            size = -1
        if not 0 <= size <= MOST_SENT:
            self.close_connection = True
            self.fail(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too much was sent, or no length")
            return None
        try:
            message = json.loads(self.rfile.read(size))
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            self.fail(HTTPStatus.BAD_REQUEST, "a JSON object is wanted")
            return None
        return message

    # -- pages and items -----------------------------------------------------------------------------

    def page(self) -> None:
        text = _asset("index.html").decode("utf-8")
        text = text.replace("{token}", self.server.token)
        self.send(text.encode("utf-8"), "text/html")

    def font(self, key: str) -> None:
        lasting = {"Cache-Control": "max-age=86400"} if FONTS[key].path is None else {}
        try:
            data = font_path(key).read_bytes()
        except OSError:
            self.fail(HTTPStatus.NOT_FOUND, "the font is gone")
            return
        self.send(data, "font/ttf", lasting)

    def picture(self, kind: str, id: str) -> None:
        svg = self.watch.picture(kind, id)
        if svg is None:
            self.fail(HTTPStatus.NOT_FOUND, "there is no picture of that")
            return
        self.send(_utf8(svg), "image/svg+xml")

    def item(self, kind: str, id: str) -> None:
        watch = self.watch
        with watch.lock:
            item = watch.page_items.get(f"{kind}/{id}")
            if item is None:
                self.fail(HTTPStatus.NOT_FOUND, "not found")
                return
            source = watch.source(item)
            answer = {
                "key": item.key, "name": item.name, "file": watch.shown(item.file),
                "first": source.first, "yaml": source.text, "words": self.words(item),
            }  # fmt: skip
        self.send_json(answer)

    def words(self, item: PageItem) -> list[str]:
        pack = self.watch.pack
        if pack is not None and (card := pack.cards.get(item.id)) and item.kind == "card":
            return card_words(card)
        if pack is not None and (one := pack.fighters.get(item.id)) and item.kind == "fighter":
            return fighter_words(one)
        board = self.watch.board(item.id) if item.kind == "map" else None
        return map_words(board) if board is not None else []

    def playtest(self, key: str) -> None:
        item = self.watch.page_items.get(key)
        if item is None:
            self.fail(HTTPStatus.NOT_FOUND, "not found")
        elif not self.server.playtests.start(key, item.mark):
            self.fail(HTTPStatus.CONFLICT, "this playtest is already running")
        else:
            self.send_json({}, HTTPStatus.ACCEPTED)

    # -- maps ------------------------------------------------------------------------------------------

    def map(self, id: str, rest: list[str], query: dict[str, str]) -> None:
        item, board = self.watch.page_items.get(f"map/{id}"), self.watch.board(id)
        if item is None:
            self.fail(HTTPStatus.NOT_FOUND, "there is no such map")
            return
        if not rest:
            drawn = drawing_in(Path(item.file))
            answer: dict[str, Any] = {"broken": board is None or item.stale}
            if isinstance(drawn, SavedDrawing):
                answer |= {"grid": drawn.grid, "mark": drawn.mark}
            else:
                answer["error"] = str(drawn.message)
            if board is not None:
                answer |= map_facts(board)
            self.send_json(answer)
            return
        if board is None:
            self.send_json({"error": "the map cannot be read as it is"})
            return
        match rest:
            case ["sight", square]:
                self.send_json(sight_from(board, square))
            case ["reach", square]:
                moves, speed = _number(query.get("moves"), 6), _number(query.get("speed"), 1)
                self.send_json(reach_from(board, square, moves, speed))
            case ["heat"]:
                self.send_json(heat_of(board))
            case _:
                self.fail(HTTPStatus.NOT_FOUND, "not found")

    def save(self, id: str, message: dict[str, Any]) -> None:
        item = self.watch.page_items.get(f"map/{id}")
        grid, base = message.get("grid"), message.get("base")
        if item is None or not isinstance(grid, str) or not isinstance(base, str):
            self.fail(HTTPStatus.BAD_REQUEST, "a map that is there, its `grid` and its `base`")
            return
        with self.watch.lock:  # two pages may save at the same time
            done = save_drawing(Path(item.file), self.watch.folder, grid, base)
        if isinstance(done, SavedDrawing):
            self.watch.reload_items([item.file])  # line of sight is needed at once
            self.send_json({"grid": done.grid, "mark": done.mark})
            return
        answer: dict[str, Any] = {"error": str(done.message)}
        if done.there is not None:
            answer |= {"grid": done.there.grid, "mark": done.there.mark}
        self.send_json(answer, HTTPStatus.CONFLICT)

    # -- the line that stays open ------------------------------------------------------------------------

    def events(self) -> None:
        page: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.server.open_pages.add(page)
        try:
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", "text/event-stream; charset=utf-8")
            self.send_header("Cache-Control", "no-store")
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True
            state: str | None = json.dumps(self.server.state(), ensure_ascii=False)
            while state is not None:
                self.wfile.write(_utf8(f"data: {state}\n\n") if state else b": still here\n\n")
                self.wfile.flush()
                try:
                    state = page.get(timeout=BEAT)
                except queue.Empty:
                    state = ""
        finally:
            self.server.open_pages.discard(page)

    # -- sending -------------------------------------------------------------------------------------------

    def send_json(self, value: Any, status: HTTPStatus = HTTPStatus.OK) -> None:
        self.send(_utf8(json.dumps(value, ensure_ascii=False)), "application/json", {}, status)

    def send(
        self,
        data: bytes,
        kind: str,
        headers: dict[str, str] | None = None,
        status: HTTPStatus = HTTPStatus.OK,
    ) -> None:
        self.send_response(status)
        charset = "" if kind.startswith("font/") else "; charset=utf-8"
        self.send_header("Content-Type", f"{kind}{charset}")
        self.send_header("Content-Length", str(len(data)))
        if self.close_connection:
            self.send_header("Connection", "close")
        for name, value in {
            "Cache-Control": "no-store",
            "Content-Security-Policy": POLICY,
            "Cross-Origin-Resource-Policy": "same-origin",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            **(headers or {}),
        }.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def fail(self, status: HTTPStatus, message: str) -> None:
        self.send(json.dumps({"error": message}).encode(), "application/json", {}, status)

    def do_HEAD(self) -> None:
        self.do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        """Print nothing, because the terminal belongs to the person who started the server."""


def _utf8(text: str) -> bytes:
    """Return the text as bytes to send. A file name may contain bytes that are not text."""
    return text.encode("utf-8", "replace")


def _number(text: str | None, default: int) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 4 else default


def _asset(name: str) -> bytes:
    return (share("templates") / "preview" / name).read_bytes()
