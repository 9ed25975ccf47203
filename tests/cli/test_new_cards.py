"""`fragkit new cards`: a published sheet becomes a file of the pack. The server is on this machine."""

from __future__ import annotations

import http.client
import io
import threading
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from fragkit.load.sharing import published_sheet
from fragkit.load.typed_yaml.files import MAX_BYTES

SHEET = "id,name,deck,damage,ammo\nzap,Zap,weapon,3d,4\n"
CSV = {"Content-Type": "text/csv; charset=utf-8"}
ANSWERS: dict[str, tuple[int, dict[str, str], bytes]] = {
    "/soups.csv": (200, CSV, SHEET.encode()),
    "/pub": (200, CSV | {"Content-Disposition": 'attachment; filename="My Soups - A.csv"'}, SHEET.encode()),
    "/nameless": (200, CSV, SHEET.encode()),
    "/excel": (200, CSV, b"\xef\xbb\xbf" + SHEET.replace("\n", "\r\n").replace(",", ";").encode()),
    "/moved": (302, {"Location": "/soups.csv"}, b""),
    "/circle": (302, {"Location": "/circle"}, b""),
    **{f"/far{n}": (302, {"Location": f"/far{n + 1}"}, b"") for n in range(9)},
    "/far9": (200, CSV, SHEET.encode()),
    "/file": (302, {"Location": "file:///etc/hostname"}, b""),
    "/ftp": (302, {"Location": "ftp://127.0.0.1/soups.csv"}, b""),
    "/login": (200, {"Content-Type": "text/html"}, b"<!DOCTYPE html><title>Sign in</title>"),
    "/to-login": (302, {"Location": "/login"}, b""),
    "/html-as-csv": (200, CSV, b"<!DOCTYPE html><title>Sign in</title>"),
    "/picture": (200, {"Content-Type": "image/png"}, b"\x89PNG"),
    "/no-type": (200, {}, SHEET.encode()),
    "/packed": (200, CSV | {"Content-Encoding": "gzip"}, b"\x1f\x8b"),
    "/large": (200, CSV, b"id,name\n" + b"x" * MAX_BYTES),
    "/torn": (200, CSV | {"Content-Length": "999"}, SHEET.encode()),
    "/latin": (200, CSV, "id,name\nzap,Käse\n".encode("latin-1")),
    "/other": (200, CSV, b"date,amount\n1,2\n"),
    "/empty": (200, CSV, b""),
    "/broken": (200, CSV, SHEET.replace("3d", "3x").encode()),
    "/up.csv": (200, CSV | {"Content-Disposition": 'attachment; filename="../../up.csv"'}, SHEET.encode()),
}  # fmt: skip


@pytest.fixture
def server(monkeypatch) -> Iterator[str]:
    over = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.partition("?")[0]
            if path == "/silent":
                over.wait()
                return
            status, headers, body = ANSWERS.get(path, (404, {}, b"no"))
            self.send_response(status)
            for key, value in headers.items():
                self.send_header(key, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            pass

    monkeypatch.setenv("no_proxy", "127.0.0.1")
    httpd = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=httpd.serve_forever, args=(0.01,))
    thread.start()
    yield f"http://127.0.0.1:{httpd.server_address[1]}"
    over.set()
    httpd.shutdown()
    thread.join()
    httpd.server_close()


@pytest.fixture
def pack(fragkit, tmp_path: Path, monkeypatch) -> Path:
    home = tmp_path / "night-shift"
    (home / "cards").mkdir(parents=True)
    (home / "pack.yaml").write_text("id: night-shift\nname: Night Shift\n")
    monkeypatch.chdir(home)
    return home


@pytest.mark.parametrize(
    ("path", "name", "file"),
    [
        ("/soups.csv", [], "soups"),
        ("/pub?output=csv&gid=0", [], "my-soups-a"),
        ("/nameless", [], "sheet"),
        ("/nameless", ["Hot Soups"], "hot-soups"),
        ("/moved", ["soups"], "soups"),
        ("/far4", ["soups"], "soups"),  # the limit
        ("/up.csv", [], "up"),
    ],
)
def test_a_published_sheet_becomes_a_file_of_the_pack(fragkit, server, pack, path, name, file):
    ran = fragkit("new", "cards", f"{server}{path}", *name)
    assert ran.code == 0, ran.err
    assert ran.out.startswith(f"wrote cards/{file}.csv\n")
    assert ran.out.endswith("no problems\n")
    assert (pack / "cards" / f"{file}.csv").read_text() == SHEET
    assert "3d" in fragkit("show", "card", "zap").out


def test_a_sheet_as_excel_writes_it_is_read(fragkit, server, pack):
    assert fragkit("new", "cards", f"{server}/excel").out.endswith("no problems\n")


def test_from_a_folder_inside_the_pack_it_goes_to_the_same_place(
    fragkit, server, pack, monkeypatch
):
    monkeypatch.chdir(pack / "cards")
    assert fragkit("new", "cards", f"{server}/soups.csv").code == 0
    assert (pack / "cards" / "soups.csv").is_file()


def test_a_local_file_is_copied(fragkit, pack, tmp_path):
    (tmp_path / "Hot Soup.csv").write_text(SHEET)
    assert fragkit("new", "cards", "../Hot Soup.csv").out.startswith("wrote cards/hot-soup.csv\n")


def test_mistakes_in_the_sheet_are_reported_at_their_cell(fragkit, server, pack):
    ran = fragkit("new", "cards", f"{server}/broken", "soups")
    assert ran.code == 1
    assert "cards/soups.csv:2:16: error" in ran.out


MISUSES = {
    "/gone": "answers 404: Not Found",
    "/circle": "answers 302: leads on too often",
    "/far3": "answers 302: leads on too often",
    "/file": "answers 302: leads on too often, or elsewhere",
    "/ftp": "leads to `ftp://127.0.0.1/soups.csv`, which is not safe",
    "/silent": "took longer than",
    "/login": "is a web page, not a CSV file; publish the sheet as CSV",
    "/to-login": "is a web page",
    "/html-as-csv": "is a web page",
    "/picture": "is image/png, not a CSV file",
    "/packed": "is compressed",
    "/other": "its first row needs the keys `id` and `name`",
    "/empty": "its first row needs the keys `id` and `name`",
    "/torn": "breaks off in the middle",
    "/large": "has more than 4 MB",
    "/latin": "the byte 0xe4 is not UTF-8 text",
}


@pytest.mark.parametrize("path", MISUSES)
def test_an_answer_that_is_no_sheet_is_refused(fragkit, server, pack, monkeypatch, path):
    if path == "/silent":
        monkeypatch.setattr(published_sheet, "SECONDS", 0.1)
    before = sorted(pack.rglob("*"))
    ran = fragkit("new", "cards", f"{server}{path}")
    assert (ran.code, ran.out) == (2, "")
    assert MISUSES[path] in ran.err
    assert sorted(pack.rglob("*")) == before


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("ftp://127.0.0.1/soups.csv", "is not an address with http or https"),
        ("file:///etc/passwd", "is not an address with http or https"),
        ("http://", "is not an address with http or https"),
        ("http://127.0.0.1:99999/x", "is not an address with http or https"),
        ("http://127.0.0.1:x/", "is not an address with http or https"),
        ("http://[::1/x", "is not an address with http or https"),
        ("http://127.0.0.1/a b", "is not an address with http or https"),
        ("http://127.0.0.1:1/soups.csv", "can't be fetched: Connection refused"),
        ("nowhere.csv", "there is no file"),
        ("cards", "there is no file"),
        ("pack.yaml", "is not a sheet of cards"),
    ],
)
def test_other_addresses_are_refused(fragkit, pack, monkeypatch, typed, message):
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    ran = fragkit("new", "cards", typed)
    assert ran.code == 2
    assert message in ran.err


def test_https_never_leads_to_http():
    redirects, nothing = published_sheet._Redirects(), http.client.HTTPMessage()
    request = urllib.request.Request("https://example.org/a")
    with pytest.raises(published_sheet.SheetError, match="which is not safe"):
        redirects.redirect_request(request, io.BytesIO(), 302, "", nothing, "http://example.org/a")


def test_outside_of_a_pack_nothing_is_fetched(fragkit, server, monkeypatch):
    monkeypatch.setattr(published_sheet, "fetch_sheet", None)
    ran = fragkit("new", "cards", f"{server}/soups.csv")
    assert ran.code == 2
    assert "here is no pack" in ran.err


def test_a_file_is_replaced_only_when_told(fragkit, server, pack):
    (pack / "cards" / "soups.csv").write_text("mine")
    ran = fragkit("new", "cards", f"{server}/soups.csv")
    assert "`cards/soups.csv` already exists; add --replace" in ran.err
    assert (pack / "cards" / "soups.csv").read_text() == "mine"
    assert fragkit("new", "cards", f"{server}/soups.csv", "--replace").code == 0
    assert (pack / "cards" / "soups.csv").read_text() == SHEET


def test_nothing_is_written_through_a_link_out_of_the_pack(fragkit, server, pack, tmp_path):
    (tmp_path / "mine").write_text("mine")
    (pack / "cards" / "soups.csv").symlink_to(tmp_path / "mine")
    ran = fragkit("new", "cards", f"{server}/soups.csv", "--replace")
    assert "is a link that leads out of the pack" in ran.err
    assert (tmp_path / "mine").read_text() == "mine"
