"""What a browser may ask and what it is answered.

It is answered under no other host name than the server's own, so that a page elsewhere can't
reach it under a name of its making; it is served what was made and nothing from the disk; what
changes a file must carry the token that only our own page was given.
"""

from __future__ import annotations

import json
import queue
import secrets
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote, urlsplit

from fragkit.press.fonts import FONTS, font_path
from fragkit.preview.answers import heat_of, map_facts, reach_from, sight_from
from fragkit.preview.edits import Drawn, drawing_in, save_drawing
from fragkit.preview.pictures import MARGIN, UNIT
from fragkit.preview.shop import Shop, Thing
from fragkit.preview.state import state_of
from fragkit.preview.words import card_words, fighter_words, map_words
from fragkit.share import share

if TYPE_CHECKING:
    from fragkit.preview.server import Preview

BEAT = 15.0  # seconds after which a silent line is told that somebody is there
MOST_SENT = 2_000_000  # bytes that a page may send

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
    protocol_version = "HTTP/1.1"
    server_version = "fragkit"
    sys_version = ""
    timeout = 60
    server: Preview

    # -- answers -----------------------------------------------------------------------------------

    def do_GET(self) -> None:
        if not self.is_for_us():
            return
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
                self.send_json(state_of(self.shop))
            case ["events"]:
                self.events()
            case ["picture", kind, id]:
                self.picture(kind, id)
            case ["thing", kind, id]:
                self.thing(kind, id)
            case ["map", id, *rest]:
                self.map(id, rest, query)
            case _:
                self.fail(HTTPStatus.NOT_FOUND, "there is nothing of that name")

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
            self.fail(HTTPStatus.FORBIDDEN, "only the page itself may change files")
            return
        message = self.received()
        if message is None:
            return
        match parts:
            case ["map", id]:
                self.save(id, message)
            case _:
                self.fail(HTTPStatus.NOT_FOUND, "there is nothing of that name")

    @property
    def shop(self) -> Shop:
        return self.server.shop

    def is_for_us(self) -> bool:
        """A request under another name comes from a page that was led here."""
        if self.headers.get("Host", "").lower() in self.server.names:
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

    # -- pages and things ----------------------------------------------------------------------------

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
        svg = self.shop.picture(kind, id)
        if svg is None:
            self.fail(HTTPStatus.NOT_FOUND, "there is no picture of that")
            return
        self.send(svg.encode("utf-8"), "image/svg+xml")

    def thing(self, kind: str, id: str) -> None:
        shop = self.shop
        with shop.lock:
            thing = shop.things.get(f"{kind}/{id}")
            if thing is None:
                self.fail(HTTPStatus.NOT_FOUND, "there is nothing of that name")
                return
            lines = shop.lines(thing)
            told = {
                "key": thing.key, "name": thing.name, "file": shop.shown(thing.file),
                "first": lines.first, "yaml": lines.text, "words": self.words(thing),
            }  # fmt: skip
        self.send_json(told)

    def words(self, thing: Thing) -> list[str]:
        pack = self.shop.pack
        if pack is not None and (card := pack.cards.get(thing.id)) and thing.kind == "card":
            return card_words(card)
        if pack is not None and (one := pack.fighters.get(thing.id)) and thing.kind == "fighter":
            return fighter_words(one)
        board = self.shop.board(thing.id) if thing.kind == "map" else None
        return map_words(board) if board is not None else []

    # -- maps ------------------------------------------------------------------------------------------

    def map(self, id: str, rest: list[str], query: dict[str, str]) -> None:
        thing, board = self.shop.things.get(f"map/{id}"), self.shop.board(id)
        if thing is None:
            self.fail(HTTPStatus.NOT_FOUND, "there is no such map")
            return
        if not rest:
            drawn = drawing_in(Path(thing.file))
            told: dict[str, Any] = {"broken": board is None or thing.stale}
            if isinstance(drawn, Drawn):
                told |= {"grid": drawn.grid, "mark": drawn.mark}
            else:
                told["error"] = drawn.message
            if board is not None:
                told |= {**map_facts(board), "unit": UNIT, "margin": MARGIN}
            self.send_json(told)
            return
        if board is None:
            self.send_json({"error": "the map cannot be read as it is"})
            return
        match rest:
            case ["sight", square]:
                self.send_json(sight_from(board, square))
            case ["reach", square]:
                moves, speed = (_number(query.get(key), least) for key, least in _REACH)
                self.send_json(reach_from(board, square, moves, speed))
            case ["heat"]:
                self.send_json(heat_of(board))
            case _:
                self.fail(HTTPStatus.NOT_FOUND, "there is nothing of that name")

    def save(self, id: str, message: dict[str, Any]) -> None:
        thing = self.shop.things.get(f"map/{id}")
        grid, base = message.get("grid"), message.get("base")
        if thing is None or not isinstance(grid, str) or not isinstance(base, str):
            self.fail(HTTPStatus.BAD_REQUEST, "a map that is there, its `grid` and its `base`")
            return
        with self.shop.lock:  # two pages may save at once
            done = save_drawing(Path(thing.file), self.shop.folder, grid, base)
        if isinstance(done, Drawn):
            self.shop.hurry([thing.file])  # sight is asked for at once
            self.send_json({"grid": done.grid, "mark": done.mark})
            return
        told: dict[str, Any] = {"error": done.message}
        if done.there is not None:
            told |= {"grid": done.there.grid, "mark": done.there.mark}
        self.send_json(told, HTTPStatus.CONFLICT)

    # -- the line that stays open ------------------------------------------------------------------------

    def events(self) -> None:
        line: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.server.lines.add(line)
        try:
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", "text/event-stream; charset=utf-8")
            self.send_header("Cache-Control", "no-store")
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True
            state: str | None = json.dumps(state_of(self.shop), ensure_ascii=False)
            while state is not None:
                self.wfile.write(f"data: {state}\n\n".encode() if state else b": still here\n\n")
                self.wfile.flush()
                try:
                    state = line.get(timeout=BEAT)
                except queue.Empty:
                    state = ""
        finally:
            self.server.lines.discard(line)

    # -- sending -------------------------------------------------------------------------------------------

    def send_json(self, value: Any, status: HTTPStatus = HTTPStatus.OK) -> None:
        self.send(
            json.dumps(value, ensure_ascii=False).encode("utf-8"), "application/json", {}, status
        )

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
        """Quiet: the terminal belongs to the person who started it."""


_REACH = (("moves", 6), ("speed", 1))


def _number(text: str | None, default: int) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 4 else default


def _asset(name: str) -> bytes:
    return (share("templates") / "preview" / name).read_bytes()
