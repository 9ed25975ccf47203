"""`.fragpack` files, honest ones and those of an adversary."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
from pathlib import Path

import pytest

from fragkit.load.sharing.bundle import (
    MOST_BYTES,
    MOST_FILES,
    BadBundle,
    bundle,
    bundled_files,
    is_inert,
    unbundle,
    wrong_name,
)

PACK = b'id: mine\nname: Mine\nversion: "1"\nextends: [base]\n'


def zipped(tmp_path: Path, files, compression=zipfile.ZIP_DEFLATED) -> Path:
    """A bundle of these: names with their bytes, or whole `ZipInfo`s with theirs."""
    path = tmp_path / "x.fragpack"
    with zipfile.ZipFile(path, "w", compression) as zip:
        zip.writestr("pack.yaml", PACK)
        for name, data in files:
            zip.writestr(name, data)
    return path


def refused(path: Path) -> str:
    found = unbundle(path)
    assert isinstance(found, BadBundle), found
    return found.message


def test_an_honest_bundle_gives_back_its_files(tmp_path):
    path = zipped(tmp_path, [("cards/a.yaml", b"[]"), ("LICENSE", b"free"), ("art/x.png", b"\x89")])
    assert unbundle(path) == {
        "pack.yaml": PACK, "cards/a.yaml": b"[]", "LICENSE": b"free", "art/x.png": b"\x89",
    }  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [
        "../evil.yaml", "cards/../../evil.yaml", "/etc/passwd.yaml", "..\\evil.yaml",
        "cards\\..\\evil.yaml", "C:/evil.yaml", "c:evil.yaml", "cards/..", "//host/x.yaml",
    ],
)  # fmt: skip
def test_a_path_that_leaves_the_pack_is_refused(tmp_path, name):
    assert "is outside the pack" in refused(zipped(tmp_path, [(name, b"x")]))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("cards/.hidden.yaml", "is hidden"),
        (".git/config.txt", "is hidden"),
        ("cards//a.yaml", "is hidden"),
        ("cards/a.yaml ", "some computers can't store"),
        ("cards/a\nb.yaml", "some computers can't store"),
        ("cards/\u202egnp.yaml", "some computers can't store"),
        ("cards/con.yaml", "Windows reserves"),
        ("cards/NUL.txt", "Windows reserves"),
        ("cards/" + "a" * 300 + ".yaml", "one that is too long"),
        ("cards/" + "a/" * 20 + "b.yaml", "too many folders deep"),
        ("secrets/a.yaml", "is in `secrets`, which is not a folder of a pack"),
        ("fragkit.yaml", "only `pack.yaml` is outside"),
        ("cards/run.py", "is not YAML, a spreadsheet, a picture, a font or plain text"),
        ("templates/evil.js", "is not YAML, a spreadsheet, a picture, a font or plain text"),
        ("cards/run.sh", "is not YAML, a spreadsheet, a picture, a font or plain text"),
        ("setup.exe", "is not YAML, a spreadsheet, a picture, a font or plain text"),
        ("cards/page.html", "is not YAML, a spreadsheet, a picture, a font or plain text"),
    ],
)
def test_names_and_kinds_that_are_refused(tmp_path, name, told):
    assert told in refused(zipped(tmp_path, [(name, b"x")]))


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR, stat.S_IFBLK])
def test_links_and_devices_are_refused(tmp_path, kind):
    info = zipfile.ZipInfo("cards/link.yaml")
    info.create_system = 3
    info.external_attr = (kind | 0o777) << 16
    assert "a link or a device" in refused(zipped(tmp_path, [(info, b"/etc/passwd")]))


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path):
    path = zipped(tmp_path, [("cards/a.yaml", b"#" * 15_000_000)])
    assert path.stat().st_size < 100_000
    assert "is far larger when unpacked" in refused(path)


def test_many_files_are_a_bomb_too(tmp_path):
    files = [(f"cards/{n}.yaml", b"") for n in range(MOST_FILES)]
    assert f"{MOST_FILES + 1} files" in refused(zipped(tmp_path, files))


def test_more_than_the_most_altogether_is_refused(tmp_path):
    noise = bytes(range(256)) * 78_000  # 20 MB less a little
    files = [(f"art/{n}.png", noise) for n in range(4)]
    assert f"more than {MOST_BYTES // 1_000_000} MB" in refused(
        zipped(tmp_path, files, zipfile.ZIP_STORED)
    )


def test_a_header_that_lies_about_the_size_is_caught(tmp_path):
    path = zipped(tmp_path, [("cards/a.yaml", b"x" * 5000)])
    raw = bytearray(path.read_bytes())
    for sign, offset in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        at = (
            raw.rfind(sign)
            if sign == b"PK\x01\x02"
            else raw.rfind(sign, 0, raw.find(b"PK\x01\x02"))
        )
        raw[at + offset : at + offset + 4] = struct.pack("<I", 10)
    path.write_bytes(raw)
    told = refused(path)
    assert "has the wrong size" in told or "not a valid zip" in told


@pytest.mark.parametrize("names", [("cards/a.yaml", "cards/A.yaml"), ("cards/a.yaml",) * 2])
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_one_name_twice_is_refused(tmp_path, names):
    assert "twice" in refused(zipped(tmp_path, [(name, b"x") for name in names]))


def test_two_ways_to_write_one_letter_are_one_name(tmp_path):
    files = [("cards/\u00e9.yaml", b"x"), ("cards/e\u0301.yaml", b"x")]
    assert "twice" in refused(zipped(tmp_path, files))


def test_a_file_in_the_place_of_a_folder_is_refused(tmp_path):
    files = [("cards/a.yaml", b"x"), ("cards/a.yaml/b.yaml", b"x")]
    assert "a file has the same name as the folder of" in refused(zipped(tmp_path, files))


@pytest.mark.parametrize("data", [b"", b"PK", b"not a zip at all", b"PK\x03\x04" + b"\0" * 200])
def test_what_is_no_zip_is_told(tmp_path, data):
    path = tmp_path / "x.fragpack"
    path.write_bytes(data)
    assert "not a valid zip file" in refused(path)


def test_a_bundle_cut_off_is_told(tmp_path):
    path = zipped(tmp_path, [("cards/a.yaml", b"x" * 5000)])
    path.write_bytes(path.read_bytes()[:-40])
    assert "not a valid zip file" in refused(path)


def test_packed_data_that_is_broken_is_told(tmp_path):
    """Deflated data may refer to what came before it: here there is nothing."""
    path = zipped(tmp_path, [("cards/a.yaml", bytes(range(256)) * 3)])
    raw = bytearray(path.read_bytes())
    at = raw.rfind(b"cards/a.yaml", 0, raw.find(b"PK\x01\x02")) + len(b"cards/a.yaml")
    raw[at : at + 8] = b"\x03\x06\xff\xff\xff\xff\xff\xff"
    path.write_bytes(raw)
    assert "not a valid zip file" in refused(path)


def test_damage_in_transit_is_noticed(tmp_path):
    path = zipped(tmp_path, [("cards/a.yaml", b"abcdefgh" * 40)], zipfile.ZIP_STORED)
    path.write_bytes(path.read_bytes().replace(b"abcdefgh", b"abcdefgX", 1))
    assert "not a valid zip file" in refused(path)


def test_a_bundle_with_a_password_is_refused(tmp_path):
    path = zipped(tmp_path, [("cards/a.yaml", b"x")])
    raw = bytearray(path.read_bytes())
    at = raw.rfind(b"PK\x01\x02")
    raw[at + 8] |= 1
    path.write_bytes(raw)
    assert "password" in refused(path)


def test_exotic_packing_is_refused(tmp_path):
    assert "a way that bundles don't use" in refused(
        zipped(tmp_path, [("cards/a.yaml", b"x" * 100)], zipfile.ZIP_BZIP2)
    )


def test_a_bundle_without_a_pack_is_refused(tmp_path):
    path = tmp_path / "x.fragpack"
    with zipfile.ZipFile(path, "w") as zip:
        zip.writestr("cards/a.yaml", "[]")
    assert refused(path) == "it has no `pack.yaml`"


@pytest.mark.parametrize(
    "svg",
    [
        b"<svg><script>x</script></svg>", b"<svg onload='x()'/>", b"<svg><a href='javascript:x'/></svg>",
        b"<svg><foreignObject/></svg>", b"<!DOCTYPE x [<!ENTITY y 'z'>]><svg/>",
        "<svg><script/></svg>".encode("utf-16"), b"<svg><SCRIPT>x</SCRIPT></svg>",
        b"<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:script>x</s:script></s:svg>",
        b"<svg xmlns:x='http://www.w3.org/1999/xlink'><a x:href='java&#10;script:x()'/></svg>",
        b"<svg xmlns:h='http://www.w3.org/1999/xhtml'><h:body/></svg>",
        b"<svg><set attributeName='href' to='javascript:x'/></svg>",
        b"<svg><animate attributeName='href' values='javascript:x'/></svg>",
        b"<svg xmlns:e='http://www.w3.org/2001/xml-events'><e:listener/></svg>",
        b"<svg><use href='data:image/svg+xml,x'/></svg>", b"<svg><image href='https://a.b/c'/></svg>",
        b"<svg><style>@import 'https://a.b/c';</style></svg>",
        b"<svg><rect fill='url(https://a.b/c#d)'/></svg>",
        b"<?xml-stylesheet href='https://a.b/c'?><svg/>", b"<svg><not closed</svg>",
        "<svg><script/></svg>".encode("utf-7").replace(b"<", b"+ADw-"),
        b"<svg><style>@\\69mport 'https://a.b/c';</style></svg>",
        b"<svg><style>rect{fill:u\\72 l(https://a.b/c)}</style></svg>",
        b"<svg><style>rect{background:image-set('https://a.b/c' 1x)}</style></svg>",
        b"<svg><style>@im<![CDATA[port 'https://a.b/c';]]></style></svg>",
        b"<svg><rect fill='&#117;rl(https://a.b/c#d)'/></svg>",
        b"<svg><rect fill='url&#40;https://a.b/c#d)'/></svg>",
        b"<svg><rect style='fill:u\\72l(https://a.b/c)'/></svg>",
        b"<svg xml:base='https://a.b/'><use href='#c'/></svg>",
        b"<svg><a href='#c' ping='https://a.b/'/></svg>",
    ],
)  # fmt: skip
def test_a_picture_with_a_script_is_refused(tmp_path, svg):
    assert not is_inert(svg)
    assert "contains a script" in refused(zipped(tmp_path, [("art/x.svg", svg)]))


@pytest.mark.parametrize(
    "body",
    [
        b'<path d="M0 0L1 1" stroke="#000"/>',
        b'<linearGradient id="a"/><style>.x{fill:url(#a)}</style><rect class="x" stroke="url(#a)"/>',
        b'<rect id="a"/><use href="#a"/><text style="font-family:Foo\\ Bar">me@import.de</text>',
    ],
)
def test_a_plain_picture_is_fine(tmp_path, body):
    svg = b'<svg xmlns="http://www.w3.org/2000/svg">' + body + b"</svg>"
    assert isinstance(unbundle(zipped(tmp_path, [("art/x.svg", svg)])), dict)


def test_the_same_pack_gives_the_same_bytes(tmp_path):
    for name in ("one", "two"):
        folder = tmp_path / name
        (folder / "cards").mkdir(parents=True)
        files = [("pack.yaml", PACK), ("cards/b.yaml", b"[]"), ("cards/a.yaml", b"[]")]
        for file, data in files if name == "one" else reversed(files):
            (folder / file).write_bytes(data)
    (tmp_path / "two" / "cards" / "a.yaml").chmod(0o600)
    made = [bundle(tmp_path / n, bundled_files(tmp_path / n)[0]) for n in ("one", "two")]
    assert made[0] == made[1]
    with zipfile.ZipFile(io.BytesIO(made[0])) as zip:
        assert zip.namelist() == ["cards/a.yaml", "cards/b.yaml", "pack.yaml"]


def test_what_is_no_data_stays_out_and_is_told(tmp_path):
    for name in (
        "cards/a.yaml",
        "cards/notes.docx",
        "art/x.png",
        "run.sh",
        "fragkit.yaml",
        "x.yaml",
    ):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"x")
    (tmp_path / "pack.yaml").write_bytes(PACK)
    for name in (".vscode", ".fragkit", "build", "old"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "x.yaml").write_bytes(b"x")
    (tmp_path / "cards" / "link.yaml").symlink_to("/etc/passwd")
    assert bundled_files(tmp_path) == (
        ["art/x.png", "cards/a.yaml", "pack.yaml"],
        ["cards/link.yaml", "cards/notes.docx", "old/", "run.sh", "x.yaml"],
    )


def test_names_of_a_usual_pack_are_sound():
    for name in (
        "pack.yaml",
        "README.md",
        "cards/weapons.yaml",
        "art/deep/er/x.png",
        "lang/de.yaml",
    ):
        assert wrong_name(name) == ""
