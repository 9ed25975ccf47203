"""Fetching a spreadsheet from an address that the user typed, within limits. fragkit fetches
nothing else."""

from __future__ import annotations

import http.client
import re
import threading
import urllib.error
import urllib.request
from pathlib import PurePosixPath
from typing import IO
from urllib.parse import unquote, urlsplit

from fragkit.load.typed_yaml.files import MAX_BYTES
from fragkit.model.card import Card
from fragkit.model.fields import specs
from fragkit.values import dataclass

SCHEMES = ("http", "https")
TYPES = (
    "text/csv", "text/plain", "text/tab-separated-values", "application/csv",
    "application/octet-stream",
)  # fmt: skip
MOST_REDIRECTS = 5
SECONDS = 30.0  # time for the whole answer
HOW = "publish the sheet as CSV (Google Sheets: File > Share > Publish to web) and use that address"


class SheetError(Exception):
    """Raised with the reason why there is no sheet, and the code of the error."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class PublishedSheet:
    data: bytes
    file_name: str  # from the server or the address; may be empty


def is_address(typed: str) -> bool:
    return re.match(r"[A-Za-z][A-Za-z0-9+.-]+:/", typed) is not None


def _is_web_address(typed: str) -> bool:
    try:
        parts = urlsplit(typed)
        has_host = bool(parts.hostname) and parts.port != 0  # reading the port checks it
    except ValueError:
        return False
    return parts.scheme in SCHEMES and has_host and re.fullmatch(r"[!-~]+", typed) is not None


def fetch_sheet(address: str) -> PublishedSheet:
    """Return the spreadsheet at the address. Raises SheetError."""
    if not _is_web_address(address):
        raise SheetError("bad-address", f"`{address}` is not an address with http or https")
    results: list[PublishedSheet | SheetError] = []

    def fetch() -> None:
        try:
            results.append(_fetched(address))
        except SheetError as error:
            results.append(error)

    # A timeout of a socket begins again with every byte, and looking up a name has none.
    thread = threading.Thread(target=fetch, daemon=True)
    thread.start()
    thread.join(SECONDS)
    if not results:
        raise SheetError("no-answer", f"`{address}` took longer than {SECONDS:g} seconds")
    if isinstance(results[0], SheetError):
        raise results[0]
    return results[0]


def _fetched(address: str) -> PublishedSheet:
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(), urllib.request.HTTPHandler(), urllib.request.HTTPSHandler(),
        urllib.request.HTTPErrorProcessor(), urllib.request.HTTPDefaultErrorHandler(), _Redirects(),
    ):  # fmt: skip
        opener.add_handler(handler)
    try:
        with opener.open(address) as answer:
            _check_kind(address, answer.headers)
            data = answer.read(MAX_BYTES + 1)
            if len(data) > MAX_BYTES:
                raise SheetError(
                    "file-too-large",
                    f"`{address}` has more than {MAX_BYTES / 1e6:.0f} MB, which is the limit",
                )
            if answer.length:  # announced by the server but not sent
                raise SheetError("no-answer", f"`{address}` breaks off in the middle")
            place = PurePosixPath(unquote(urlsplit(address).path))
            named = answer.headers.get_filename() or ""
            if not named and place.suffix.lower() in (".csv", ".tsv"):
                named = place.name
            return PublishedSheet(data, named)
    except urllib.error.HTTPError as error:
        error.close()
        known = http.client.responses.get(error.code, "")
        reason = "leads on too often, or elsewhere" if error.code < 400 else known
        raise SheetError("no-answer", f"`{address}` answers {error.code}: {reason}") from None
    except (OSError, http.client.HTTPException) as error:
        cause = getattr(error, "reason", error)
        cause = getattr(cause, "strerror", None) or cause or type(error).__name__
        raise SheetError("no-answer", f"`{address}` can't be fetched: {cause}") from None


def _check_kind(address: str, headers: http.client.HTTPMessage) -> None:
    kind = headers.get_content_type()
    if kind in ("text/html", "application/xhtml+xml"):
        raise SheetError("not-csv", f"`{address}` is a web page, not a CSV file; {HOW}")
    if kind not in TYPES:
        raise SheetError("not-csv", f"`{address}` is {kind}, not a CSV file; {HOW}")
    if headers.get("Content-Encoding", "identity") != "identity":  # we ask for none
        raise SheetError("not-csv", f"`{address}` is compressed; {HOW}")


class _Redirects(urllib.request.HTTPRedirectHandler):
    max_redirections = MOST_REDIRECTS
    max_repeats = 2

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str,
        headers: http.client.HTTPMessage, newurl: str,
    ) -> urllib.request.Request | None:  # fmt: skip
        is_worse = req.type == "https" and urlsplit(newurl).scheme != "https"
        if is_worse or not _is_web_address(newurl):
            raise SheetError(
                "no-answer", f"`{req.full_url}` leads to `{newurl}`, which is not safe"
            )
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def check_is_sheet(text: str, source: str) -> None:
    """Raise SheetError unless the first row that isn't empty has at least one key of a card."""
    first = next((line for line in text.splitlines() if line.strip(',;\t "')), "")
    if first.lstrip().startswith("<"):
        raise SheetError("not-csv", f"`{source}` is a web page, not a CSV file; {HOW}")
    keys = {cell.strip(' "') for cell in re.split(r"[,;\t]", first[:10_000])}
    if not {"id", "name"} <= keys & set(specs(Card)):
        raise SheetError(
            "not-csv",
            f"`{source}` is not a sheet of cards: its first row needs the keys `id` and `name`",
        )
