"""The server for the pages of a table: standard library only, one thread for all connections.

    GET  /                     the page; its address has the seat's code after `#`
    GET  /events?seat=CODE     views as server-sent events, and a heartbeat every second
    POST /do                   one message of protocol 1, or a page's question; X-Seat: CODE

`&lang=de` and `X-Lang: de` ask for a language.

Bodies, headers, connections and rates are limited. Requests must use one of our host names, and
requests from other sites' pages are refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from fragkit.host.hosted_game import HostedGame
from fragkit.host.views import MASTER, TABLE, Viewer
from fragkit.page.pictures import board_picture, card_list, card_picture, display_font
from fragkit.page.values import unknown
from fragkit.page.words import carried_words
from fragkit.shipped_files import share
from fragkit.values import dataclass

_KINDS = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}


class PageFiles:
    def __init__(self) -> None:
        self._boards: dict[tuple[str, str], dict[str, Any]] = {}  # by id and language; drawn once

    @cached_property
    def all(self) -> dict[str, tuple[bytes, str]]:
        """Return the files by address, read once. No other file on the disk can be requested."""
        folder = share("templates") / "page"
        found = {
            f"/{file.name}": (file.read_bytes(), _KINDS[file.suffix[1:]])
            for file in sorted(folder.iterdir())
            if file.suffix[1:] in _KINDS
        }
        found["/display.ttf"] = display_font(), "font/ttf"
        # Inside a script element, `</` would end it.
        words = json.dumps(carried_words(), ensure_ascii=False).replace("</", "<\\/")
        page = (folder / "host.html").read_text("utf-8").replace("{words}", words)
        return {**found, "/": (page.replace("{lang}", "en").encode(), "text/html")}

    def find(self, path: str) -> tuple[bytes, str] | None:
        return self.all.get(path)

    def answer(self, game: HostedGame, message: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Answer a page's question about the map and the cards, which are public."""
        run = game.referee.run
        library = run.opened.library
        match message.get("ask"):
            case "board":
                board = run.setup.board
                if (board.id, lang) not in self._boards:
                    picture = {"type": "board", **board_picture(board, library)}
                    self._boards[board.id, lang] = picture
                return self._boards[board.id, lang]
            case "cards":
                return {"type": "cards", "cards": card_list(library)}
            case "card":
                return card_picture(str(message.get("card", ""))[:80], library)
        return unknown(str(message.get("ask")))


FIRST_PORT, PORTS = 8600, 20
BEAT = 1.0  # seconds; after three without a message, a page reports that it is offline
MOST_CONNECTIONS = 400
MOST_STREAMS = 6  # most per viewer: two phones for one seat, and reloads that linger
MOST_HEAD, MOST_BODY = 8_000, 16_000  # bytes
PATIENCE = 10.0  # seconds to wait for a request
IDLE = 60.0  # seconds to keep an unused connection open
RATE, BURST = 25.0, 50.0  # requests per second and viewer
SLOWED = 1.0  # seconds before a request without a code or above the rate is answered
MOST_SLOWED = 300  # any others are cut off at once

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: "
    "blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


class NoPort(Exception):  # noqa: N818  an answer for the command, not a mistake of ours
    pass


@dataclass(frozen=True, slots=True)
class Request:
    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class Reply:
    status: HTTPStatus
    data: bytes = b""
    kind: str = "application/json"
    lasts: int = 0  # seconds that a browser may keep it


class _Bad(Exception):  # noqa: N818  a request that gets no further
    def __init__(self, status: HTTPStatus, text: str) -> None:
        super().__init__(text)
        self.status = status


class Allowance:
    """A limit on requests: a bucket that each request empties a little and that fills up again."""

    def __init__(self) -> None:
        self.left, self.since = BURST, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.since) * RATE)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Server:
    """The server of one game. `start` opens the port and returns. A thread does the work."""

    def __init__(self, game: HostedGame, files: PageFiles, names: list[str], address: str) -> None:
        self.game = game
        self.files = files
        self.address = address  # the address to listen on; "" means all
        self.names = names
        self.port = 0
        self.streams: dict[Viewer, list[asyncio.Event]] = {}
        self._connections = 0
        self._slowed = 0
        self._allowances: dict[Viewer, Allowance] = {}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="host", daemon=True)
        self._opened: asyncio.Server | None = None
        self._worker = ThreadPoolExecutor(1, "referee")  # one input at a time
        self._ended = False

    # -- running ------------------------------------------------------------------------------------

    def start(self, port: int | None = None) -> None:
        ports = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + PORTS), 0]
        reason: BaseException | None = None
        self._thread.start()
        for number in ports:
            opening = asyncio.start_server(
                self._serve, self.address or None, number, limit=MOST_HEAD, backlog=256
            )
            try:
                opened = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
            except (OSError, OverflowError) as error:
                reason = error
                continue
            self._opened = opened
            self.port = opened.sockets[0].getsockname()[1]
            self.game.listeners.append(self._wake)
            return
        self._loop.call_soon_threadsafe(self._loop.stop)
        text = getattr(reason, "strerror", None) or str(reason)
        raise NoPort(f"can't listen on port {ports[0]}: {text.lower()}")

    def stop(self) -> None:
        """Close the port and every connection."""
        self._ended = True
        if self._opened is not None:
            with contextlib.suppress(TimeoutError):
                asyncio.run_coroutine_threadsafe(self._close(self._opened), self._loop).result(3)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(2)
        self._worker.shutdown(wait=False)

    async def _close(self, opened: asyncio.Server) -> None:
        opened.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _wake(self) -> None:
        def wake() -> None:
            for streams in self.streams.values():
                for stream in streams:
                    stream.set()

        self._loop.call_soon_threadsafe(wake)

    # -- connections --------------------------------------------------------------------------------

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._connections += 1
        try:
            if self._connections <= MOST_CONNECTIONS:
                with contextlib.suppress(
                    ConnectionError, TimeoutError, asyncio.IncompleteReadError, ValueError
                ):
                    while await self._one(reader, writer):
                        pass
        except asyncio.CancelledError:
            if not self._ended:
                raise
        finally:
            self._connections -= 1
            with contextlib.suppress(ConnectionError):
                writer.close()

    async def _one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Answer one request. Return whether the connection stays open."""
        try:
            request = await self._read(reader)
            if request is None:
                return False
            self._check(request)
            if request.path == "/events":
                await self._stream(request, writer)
                return False
            reply = await self._reply(request)
            stays = True
        except _Bad as bad:
            reply = _json({"error": str(bad)}, bad.status)
            stays = False
            if self._slowed >= MOST_SLOWED:
                return False
            self._slowed += 1
            try:
                await asyncio.sleep(SLOWED)
            finally:
                self._slowed -= 1
        writer.write(_encoded(reply, stays))
        await asyncio.wait_for(writer.drain(), PATIENCE)
        return stays

    async def _read(self, reader: asyncio.StreamReader) -> Request | None:
        try:
            first = await asyncio.wait_for(reader.readline(), IDLE)
        except ValueError:
            raise _Bad(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "that is too long") from None
        words = first.decode("latin-1").split()
        if len(words) != 3:
            return None
        headers: dict[str, str] = {}
        async with asyncio.timeout(PATIENCE):
            size = 0
            while line := (await reader.readline()).strip():
                size += len(line)
                if size > MOST_HEAD:
                    raise _Bad(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "that is too long")
                name, _, value = line.decode("latin-1").partition(":")
                headers[name.strip().casefold()] = value.strip()
            length = headers.get("content-length", "0")
            if (
                not length.isdecimal()
                or len(length) > 9  # zeros at the front would hide the size
                or int(length) > MOST_BODY
                or "transfer-encoding" in headers
            ):
                raise _Bad(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "that is too long")
            body = await reader.readexactly(int(length))
        split = urlsplit(words[1])
        query = {key: values[-1] for key, values in parse_qs(split.query).items()}
        return Request(words[0], unquote(split.path), query, headers, body)

    def _check(self, request: Request) -> None:
        """Refuse requests with other host names, and those from other sites' pages."""
        host = request.headers.get("host", "").casefold()
        if host not in {f"{name}:{self.port}".casefold() for name in self.names}:
            raise _Bad(HTTPStatus.MISDIRECTED_REQUEST, "use the address that the host shows")
        origin = request.headers.get("origin")
        if origin is not None and origin.casefold() != f"http://{host}":
            raise _Bad(HTTPStatus.FORBIDDEN, "pages from elsewhere can't play here")

    def _viewer(self, code: str) -> Viewer:
        """Return the viewer with that code. Without a code, return the table's view, which has no secrets."""
        viewer = self.game.seats.viewer_of(code) if code else TABLE
        if viewer is None:
            raise _Bad(HTTPStatus.FORBIDDEN, "this code is not valid any more: ask the host")
        if not self._allowances.setdefault(viewer, Allowance()).take():
            raise _Bad(HTTPStatus.TOO_MANY_REQUESTS, "slow down")
        return viewer

    # -- answers --------------------------------------------------------------------------------------

    async def _reply(self, request: Request) -> Reply:
        if request.method == "POST" and request.path == "/do":
            viewer = self._viewer(request.headers.get("x-seat", ""))
            try:
                message = json.loads(request.body)
                _json(message)  # half a character can be read but not sent on
            except (ValueError, RecursionError):
                message = None
            if not isinstance(message, dict):
                raise _Bad(HTTPStatus.BAD_REQUEST, "send a JSON object")
            lang = request.headers.get("x-lang", "")
            return _json(await self._work(self._answer, viewer, message, lang))
        if request.method not in ("GET", "HEAD"):
            raise _Bad(HTTPStatus.METHOD_NOT_ALLOWED, "not allowed")
        found = self.files.find(request.path)
        if found is None:
            raise _Bad(HTTPStatus.NOT_FOUND, "not found")
        data, kind = found
        return Reply(HTTPStatus.OK, data, kind, 0 if kind == "text/html" else 60)

    def _answer(self, viewer: Viewer, message: dict[str, Any], lang: str) -> dict[str, Any]:
        if "ask" in message:
            with self.game.reading(lang) as code:
                if message["ask"] == "buttons" and viewer == MASTER:
                    return self.game.buttons_of(str(message.get("as", "")))
                return self.files.answer(self.game, message, code)
        id = message.get("id")
        return self.game.submit(
            viewer, id if isinstance(id, str) and len(id) <= 64 else "", message, lang
        )

    async def _work(self, job: Callable[..., Any], *given: Any) -> Any:
        return await self._loop.run_in_executor(self._worker, job, *given)

    # -- the line that stays open -----------------------------------------------------------------------

    async def _stream(self, request: Request, writer: asyncio.StreamWriter) -> None:
        code = request.query.get("seat", "")
        viewer, lang = self._viewer(code), request.query.get("lang", "")
        seen = request.headers.get("last-event-id") or request.query.get("last", "")
        news = asyncio.Event()
        news.set()
        streams = self.streams.setdefault(viewer, [])
        streams.append(news)
        if len(streams) > MOST_STREAMS:
            streams.pop(0).set()  # the oldest ends
        head = (
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\n"
            "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode())
        due = self._loop.time()  # an early beat would reveal a hidden input
        try:
            while not self._ended and news in streams:
                if news.is_set():
                    news.clear()
                    now = self.game.seats.viewer_of(code) if code else viewer
                    if now is None:
                        writer.write(b"event: gone\ndata: \n\n")  # the seat has a new code
                        await asyncio.wait_for(writer.drain(), PATIENCE)
                        return
                    viewer = now  # the seat may have a new player
                    mark, data = await self._work(self.game.view, viewer, lang)
                    if mark != seen:
                        seen = mark
                        writer.write(b"id: %b\nevent: view\ndata: %b\n\n" % (mark.encode(), data))
                if self._loop.time() >= due:
                    due = self._loop.time() + BEAT
                    writer.write(b"event: beat\ndata: \n\n")
                await asyncio.wait_for(writer.drain(), PATIENCE)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), due - self._loop.time())
        finally:
            if news in streams:
                streams.remove(news)


def _json(value: Any, status: HTTPStatus = HTTPStatus.OK) -> Reply:
    return Reply(status, json.dumps(value, ensure_ascii=False).encode())


def _encoded(reply: Reply, stays: bool) -> bytes:
    charset = "" if reply.kind.startswith("font/") else "; charset=utf-8"
    head = [
        f"HTTP/1.1 {reply.status.value} {reply.status.phrase}",
        f"Content-Type: {reply.kind}{charset}",
        f"Content-Length: {len(reply.data)}",
        f"Cache-Control: {f'max-age={reply.lasts}' if reply.lasts else 'no-store'}",
        f"Content-Security-Policy: {POLICY}",
        "Cross-Origin-Resource-Policy: same-origin",
        "Referrer-Policy: no-referrer",
        "X-Content-Type-Options: nosniff",
        f"Connection: {'keep-alive' if stays else 'close'}",
    ]
    return "\r\n".join([*head, "", ""]).encode() + reply.data
