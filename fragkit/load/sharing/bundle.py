"""A pack as one file: `.fragpack`, a zip that holds data and nothing that could run.

The same pack gives the same bytes on every machine: names are sorted, times are those of no
day, and nothing is compressed, for compressors differ. A bundle from a stranger is read as
what it is: its names, sizes and kinds are judged before a byte of it is kept.
"""

from __future__ import annotations

import io
import re
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import ROOMS
from fragkit.load.typed_yaml.files import entries, is_folder
from fragkit.values import dataclass

SUFFIX = ".fragpack"
KINDS = (".yaml", ".yml", ".png", ".jpg", ".jpeg", ".svg", ".ttf", ".md", ".txt")
NAKED = ("LICENSE", "LICENCE", "README", "COPYING", "AUTHORS")  # files without a suffix
MOST_FILES = 2_000
MOST_BYTES = 60_000_000  # all files together, unpacked
MOST_OF_ONE = 20_000_000
MOST_TIMES = 200  # a file unpacked against packed
LONGEST_NAME = 200
_NO_DAY = (1980, 1, 1, 0, 0, 0)
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class BadBundle:
    """Why a file is no bundle that may be kept."""

    message: str


# -- writing -----------------------------------------------------------------------------------


def bundled_files(folder: Path) -> tuple[list[str], list[str]]:
    """What goes into a pack's bundle, and what stays out; both as seen from its folder."""
    taken, left = [], []
    for path in entries(folder, Problems()):
        if path.name.startswith(".") or path.name in ("fragkit.yaml", "build"):
            continue  # the workshop's, not the pack's
        if path.is_symlink():
            left.append(path.name)
        elif is_folder(path):
            if path.name in ROOMS:
                inside_taken, inside_left = _below(path, folder)
                taken += inside_taken
                left += inside_left
            else:
                left.append(f"{path.name}/")
        elif path.name == "pack.yaml" or (
            is_plain(path.name) and path.suffix not in (".yaml", ".yml")
        ):
            taken.append(path.name)
        else:
            left.append(path.name)
    return sorted(taken), sorted(left)


def _below(room: Path, folder: Path) -> tuple[list[str], list[str]]:
    taken, left = [], []
    for path in entries(room, Problems()):
        name = path.relative_to(folder).as_posix()
        if path.name.startswith("."):
            continue
        if path.is_symlink():  # it may lead anywhere
            left.append(name)
        elif is_folder(path):
            more_taken, more_left = _below(path, folder)
            taken += more_taken
            left += more_left
        else:
            (taken if is_plain(path.name) else left).append(name)
    return taken, left


def is_plain(name: str) -> bool:
    """Whether a file of that name is data: text, YAML, a picture or a font."""
    return name.lower().endswith(KINDS) or name in NAKED


def bundle(folder: Path, names: Iterable[str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as zip:
        for name in sorted(names):
            info = zipfile.ZipInfo(name, _NO_DAY)
            info.create_system = 3  # as on a Unix, wherever it is made
            info.external_attr = 0o644 << 16
            zip.writestr(info, (folder / name).read_bytes())
    return out.getvalue()


# -- reading -----------------------------------------------------------------------------------


def unbundle(path: Path) -> dict[str, bytes] | BadBundle:
    """The files in a bundle, every one of them judged first."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return BadBundle(f"it has more than {MOST_BYTES // 1_000_000} MB")
        with zipfile.ZipFile(path) as zip:
            infos = zip.infolist()
            wrong = _wrong_list(infos)
            if wrong:
                return BadBundle(wrong)
            return _contents(zip, infos)
    except OSError as error:
        return BadBundle(f"it cannot be read: {error.strerror or error}")
    except (
        zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, ValueError, EOFError,
    ) as error:  # fmt: skip
        # zipfile tells broken, locked and exotic archives in these ways
        return BadBundle(f"it is no sound zip file: {error}")


def _wrong_list(infos: list[zipfile.ZipInfo]) -> str:
    if len(infos) > MOST_FILES:
        return f"it holds {len(infos)} files; {MOST_FILES} are the most"
    if sum(max(0, info.file_size) for info in infos) > MOST_BYTES:
        return f"unpacked it has more than {MOST_BYTES // 1_000_000} MB"
    seen: set[str] = set()
    for info in infos:
        wrong = _wrong_entry(info)
        if wrong:
            return f"`{_shown(info.filename)}`: {wrong}"
        # Some disks know no difference between `A` and `a`.
        key = unicodedata.normalize("NFC", info.filename).casefold().rstrip("/")
        if key in seen:
            return f"`{_shown(info.filename)}` is in it twice"
        seen.add(key)
    if "pack.yaml" not in {info.filename for info in infos}:
        return "it holds no pack.yaml"
    files = {info.filename for info in infos if not info.is_dir()}
    for name in files:
        parts = name.split("/")
        above = ("/".join(parts[:i]) for i in range(1, len(parts)))
        if any(folder in files for folder in above):
            return f"`{_shown(name)}`: a file stands where its folder should be"
    return ""


def _wrong_entry(info: zipfile.ZipInfo) -> str:
    name, mode = info.filename, info.external_attr >> 16
    wrong = wrong_name(name.rstrip("/") if info.is_dir() else name)
    if wrong:
        return wrong
    if mode and not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or stat.S_IFMT(mode) == 0):
        return "a link or a device, not a file"
    if info.flag_bits & 0x1:
        return "it is locked with a password"
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return "it is packed in a way that bundles don't use"
    if info.is_dir():
        return ""
    if info.file_size > MOST_OF_ONE:
        return f"more than {MOST_OF_ONE // 1_000_000} MB"
    if info.file_size > 1_000_000 and info.file_size > MOST_TIMES * max(1, info.compress_size):
        return "it swells up when unpacked, as bombs do"
    if not is_plain(name.rpartition("/")[2]):
        return "a pack holds YAML, pictures, fonts and plain text only"
    return ""


def wrong_name(name: str) -> str:
    """Why a name could lead out of the pack, or mean something else on another machine."""
    parts = name.split("/")
    if not name or len(name) > LONGEST_NAME:
        return "a name without end, or none"
    if name.startswith("/") or "\\" in name or ":" in name or ".." in parts:
        return "its path leaves the pack"
    if any(not part or part.startswith(".") or part.endswith((".", " ")) for part in parts):
        return "a hidden file, or a name that not every machine can keep"
    if not name.isprintable() or any(c in '<>"|?*' for c in name):
        return "a name that not every machine can keep"
    if any(_RESERVED.fullmatch(part) for part in parts):
        return "a name that Windows keeps for itself"
    if len(parts) > 8:
        return "folders within folders without end"
    if len(parts) > 1 and parts[0] not in ROOMS:
        return f"`{parts[0]}` is no room of a pack"
    if len(parts) == 1 and name.endswith((".yaml", ".yml")) and name != "pack.yaml":
        return "only pack.yaml stands outside the rooms"
    return ""


def _contents(zip: zipfile.ZipFile, infos: list[zipfile.ZipInfo]) -> dict[str, bytes] | BadBundle:
    found: dict[str, bytes] = {}
    total = 0
    for info in infos:
        if info.is_dir():
            continue
        with zip.open(info) as file:
            # Never more than was promised, whatever the headers say.
            data = file.read(info.file_size + 1)
        total += len(data)
        if len(data) != info.file_size or total > MOST_BYTES:
            return BadBundle(f"`{_shown(info.filename)}` is not as large as it says")
        if info.filename.lower().endswith(".svg") and not is_inert(data):
            return BadBundle(f"`{_shown(info.filename)}`: a picture that holds a script")
        found[info.filename] = data
    return found


_ACTIVE = re.compile(
    rb"<\s*script|javascript:|\bon[a-z]+\s*=|<\s*foreignobject|<!entity|<\s*iframe", re.IGNORECASE
)


def is_inert(svg: bytes) -> bool:
    """A picture in UTF-8 without anything that could act."""
    return b"\0" not in svg and _ACTIVE.search(svg) is None


def _shown(name: str) -> str:
    clean = "".join(c if c.isprintable() else "?" for c in name)
    return clean if len(clean) <= 60 else clean[:59] + "…"
