"""A pack as one file: `.fragpack`, a zip file that holds data and nothing that could run. Bundling
and installing it.

The same pack gives the same bytes on every machine: names are sorted, times are constant, and
nothing is compressed, because compressors differ. A bundle may come from a stranger, so its names,
sizes and kinds are checked before a byte of it is kept.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import stat
import tempfile
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.parsers import expat

from fragkit.diagnostics import Problems
from fragkit.language.sentences import NOTHING, Sentence, say
from fragkit.load.content_check import check_content
from fragkit.load.lang_files import read_overlay
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import SHIPPED, data_home, installed_folders, map_id
from fragkit.load.packs.library import ROOMS
from fragkit.load.typed_yaml.files import entries, is_file, is_folder
from fragkit.model.pack import Library, Pack
from fragkit.shipped_files import share
from fragkit.values import dataclass

SUFFIX = ".fragpack"
KINDS = (".yaml", ".yml", ".csv", ".png", ".jpg", ".jpeg", ".svg", ".ttf", ".md", ".txt", ".po")
NAKED = ("LICENSE", "LICENCE", "README", "COPYING", "AUTHORS")  # files without a suffix
MOST_FILES = 2_000
MOST_BYTES = 60_000_000  # all files together, unpacked
MOST_OF_ONE = 20_000_000
MOST_TIMES = 200  # a file's size unpacked, relative to packed
LONGEST_NAME = 200
_NO_DAY = (1980, 1, 1, 0, 0, 0)
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class BadBundle:
    """The reason why a file can't be installed."""

    message: Sentence


# -- writing -----------------------------------------------------------------------------------


def bundled_files(folder: Path) -> tuple[list[str], list[str]]:
    """Return the files that go into a pack's bundle and those that do not, relative to its folder."""
    taken, left = [], []
    for path in entries(folder, Problems()):
        if path.name.startswith(".") or path.name in ("fragkit.yaml", "build", "tests"):
            continue  # for the designer, not part of the pack
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
            (taken if is_plain(path.name) and is_file(path) else left).append(name)
    return taken, left


def is_plain(name: str) -> bool:
    """Return whether a file with that name contains only data: text, YAML, a picture or a font."""
    return name.lower().endswith(KINDS) or name in NAKED


def bundle(folder: Path, names: Iterable[str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as zip:
        for name in sorted(names):
            info = zipfile.ZipInfo(name, _NO_DAY)
            info.create_system = 3  # Unix permissions on every system
            info.external_attr = 0o644 << 16
            zip.writestr(info, (folder / name).read_bytes())
    return out.getvalue()


# -- reading -----------------------------------------------------------------------------------


def unbundle(path: Path) -> dict[str, bytes] | BadBundle:
    """Return the files in a bundle after checking each of them, or the reason why it is refused."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return BadBundle(say("it has more than {most} MB", most=MOST_BYTES // 1_000_000))
        with zipfile.ZipFile(path) as zip:
            infos = zip.infolist()
            wrong = _wrong_list(infos)
            if wrong:
                return BadBundle(wrong)
            return _contents(zip, infos)
    except OSError as error:
        reason = error.strerror or str(error)
        return BadBundle(say("it can't be read: {reason}", reason=reason))
    except (
        zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, ValueError, EOFError,
    ) as error:  # fmt: skip
        # zipfile raises these for broken, locked and exotic archives
        return BadBundle(say("it is not a valid zip file: {reason}", reason=str(error)))


def _wrong_list(infos: list[zipfile.ZipInfo]) -> Sentence:
    if len(infos) > MOST_FILES:
        return say(
            "it has {number} files, and {most} is the limit", number=len(infos), most=MOST_FILES
        )
    if sum(max(0, info.file_size) for info in infos) > MOST_BYTES:
        return say("it is larger than {most} MB when unpacked", most=MOST_BYTES // 1_000_000)
    seen: set[str] = set()
    for info in infos:
        wrong = _wrong_entry(info)
        if wrong:
            return say("`{file}` {reason}", file=_shown(info.filename), reason=wrong)
        # Some disks don't distinguish `A` from `a`.
        key = unicodedata.normalize("NFC", info.filename).casefold().rstrip("/")
        if key in seen:
            return say("it contains `{file}` twice", file=_shown(info.filename))
        seen.add(key)
    if "pack.yaml" not in {info.filename for info in infos}:
        return say("it has no `pack.yaml`")
    files = {info.filename for info in infos if not info.is_dir()}
    for name in files:
        parts = name.split("/")
        above = ("/".join(parts[:i]) for i in range(1, len(parts)))
        if any(folder in files for folder in above):
            return say("a file has the same name as the folder of `{file}`", file=_shown(name))
    return NOTHING


def _wrong_entry(info: zipfile.ZipInfo) -> Sentence:
    name, mode = info.filename, info.external_attr >> 16
    wrong = wrong_name(name.rstrip("/") if info.is_dir() else name)
    if wrong:
        return wrong
    if mode and not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or stat.S_IFMT(mode) == 0):
        return say("is a link or a device, not a file")
    if info.flag_bits & 0x1:
        return say("is locked with a password")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return say("is packed in a way that bundles don't use")
    if info.is_dir():
        return NOTHING
    if info.file_size > MOST_OF_ONE:
        return say("has more than {most} MB", most=MOST_OF_ONE // 1_000_000)
    if info.file_size > 1_000_000 and info.file_size > MOST_TIMES * max(1, info.compress_size):
        return say("is far larger when unpacked, like a zip bomb")
    if not is_plain(name.rpartition("/")[2]):
        return say("is not YAML, a spreadsheet, a picture, a font or plain text")
    return NOTHING


def wrong_name(name: str) -> Sentence:
    """Return why a file name could lead out of the pack or fail on another computer, or NOTHING."""
    parts = name.split("/")
    if not name or len(name) > LONGEST_NAME:
        return say("has no name, or one that is too long")
    if name.startswith("/") or "\\" in name or ":" in name or ".." in parts:
        return say("is outside the pack")
    if any(not part or part.startswith(".") or part.endswith((".", " ")) for part in parts):
        return say("is hidden, or has a name that some computers can't store")
    if not name.isprintable() or any(c in '<>"|?*' for c in name):
        return say("has a name that some computers can't store")
    if any(_RESERVED.fullmatch(part) for part in parts):
        return say("has a name that Windows reserves")
    if len(parts) > 8:
        return say("is too many folders deep")
    if len(parts) > 1 and parts[0] not in ROOMS:
        return say("is in `{name}`, which is not a folder of a pack", name=parts[0])
    if len(parts) == 1 and name.endswith((".yaml", ".yml")) and name != "pack.yaml":
        return say("must be in one of the pack's folders: only `pack.yaml` is outside")
    return NOTHING


def _contents(zip: zipfile.ZipFile, infos: list[zipfile.ZipInfo]) -> dict[str, bytes] | BadBundle:
    found: dict[str, bytes] = {}
    total = 0
    for info in infos:
        if info.is_dir():
            continue
        with zip.open(info) as file:
            # Never read more than the header promises.
            data = file.read(info.file_size + 1)
        total += len(data)
        if len(data) != info.file_size or total > MOST_BYTES:
            return BadBundle(say("`{file}` has the wrong size", file=_shown(info.filename)))
        if info.filename.lower().endswith(".svg") and not is_inert(data):
            return BadBundle(say("`{file}` contains a script", file=_shown(info.filename)))
        found[info.filename] = data
    return found


# Elements that can run, load or embed something, whatever prefix they have.
_ACTIVE = {
    "script", "handler", "listener", "foreignobject", "iframe", "frame", "embed", "object", "audio",
    "video", "image", "feimage", "link", "meta", "base", "set", "animate", "animatetransform", "animatemotion",
}  # fmt: skip
_XHTML = "http://www.w3.org/1999/xhtml"


class _Active(Exception):  # noqa: N818  ends the reading
    """Raised for a picture that contains something that could run."""


def is_inert(svg: bytes) -> bool:
    """Return whether a picture is well-formed UTF-8 and contains nothing that could run or load."""
    parser = expat.ParserCreate("utf-8", namespace_separator="}")
    parser.EntityDeclHandler = parser.ProcessingInstructionHandler = _refuse
    styles: list[str] = []  # style sheets in pieces, such as a CDATA section

    def begin(tag: str, attributes: dict[str, str]) -> None:
        _refuse_active(tag, attributes)
        is_style = tag.rpartition("}")[2].casefold() == "style"
        parser.CharacterDataHandler = styles.append if is_style else None

    parser.StartElementHandler = begin
    try:
        parser.Parse(svg.decode("utf-8").encode(), True)
    except (_Active, expat.ExpatError, ValueError, LookupError):
        return False
    return not _loads("".join(styles))


# In a style sheet, or in an attribute with a color.
_OUTSIDE = re.compile(
    r"@import|\b(?:src|image|image-set)\(|\burl\(\s*+['\"]?+\s*+(?!#)", re.IGNORECASE
)
_CSS_ESCAPE = re.compile(r"\\(?:([0-9a-f]{1,6})\s?|(\S))", re.IGNORECASE)


def _loads(text: str) -> bool:
    """Return whether a style loads something from outside the picture, even if it is written
    with escapes: `u\\72l(…)`."""
    if "\\" in text:
        text = _CSS_ESCAPE.sub(lambda m: m[2] or chr(min(int(m[1], 16), 0x10FFFF)), text)
    return _OUTSIDE.search(text) is not None


def _refuse(*_: object) -> None:
    raise _Active


def _refuse_active(tag: str, attributes: dict[str, str]) -> None:
    space, _, name = tag.rpartition("}")
    if name.casefold() in _ACTIVE or space == _XHTML:
        raise _Active
    for key, value in attributes.items():
        plain = key.rpartition("}")[2].casefold()
        # Browsers skip blanks and control characters inside `java script:`.
        squeezed = "".join(c for c in value if c > " ").casefold()
        if plain.startswith("on") or squeezed.startswith(("javascript:", "data:", "vbscript:")):
            raise _Active
        if plain in ("href", "src") and not squeezed.startswith("#"):
            raise _Active
        if plain in ("base", "ping") or _loads(value):
            raise _Active


def _shown(name: str) -> str:
    clean = "".join(c if c.isprintable() else "?" for c in name)
    return clean if len(clean) <= 60 else clean[:59] + "…"


@dataclass(frozen=True, slots=True)
class Contents:
    """The changes that installing a pack would make."""

    library: Library
    pack: Pack
    adds: tuple[str, ...]  # `12 cards`, `2 maps`
    overrides: tuple[str, ...]  # `card mine`, `template weapon`
    needs: tuple[str, ...]
    before: str  # the installed version, or empty


@contextmanager
def spread_out(files: dict[str, bytes]) -> Iterator[Path]:
    """Write the files of a bundle to a temporary folder of their own, next to the installed packs."""
    room = data_home() / "packs"
    room.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".incoming-", dir=room) as name:
        folder = Path(name) / "pack"
        folder.mkdir()
        for path, data in files.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        yield folder


def looked_through(folder: Path, start: Path, problems: Problems) -> Contents | None:
    """Return the contents of a pack, or None if `problems` has a reason not to install it."""
    library = check_content([folder], start, problems).library
    home = os.path.realpath(folder)
    pack = next((p for p in library.packs if os.path.realpath(p.folder) == home), None)
    if pack is None or problems.has_errors:
        return None
    counts = (
        (len(pack.cards), "card"), (len(pack.fighters), "fighter"), (len(pack.maps), "map"),
        (len(pack.traits), "trait"), (len(pack.rules), "file of rules"),
        (len(pack.file.decks), "deck"), (len(pack.file.rules), "rule for everyone"),
        (len(pack.file.options), "house option"), (len(_named_files(pack, "themes")), "theme"),
        (len(_named_files(pack, "layouts")), "layout"), (len(_files(pack, "fonts", ".ttf")), "font"),
        (len(_files(pack, "icons", ".svg")), "icon"),
        (len(_files(pack, "drawings", ".txt")), "file of drawings"),
    )  # fmt: skip
    adds = [_count(number, noun) for number, noun in counts if number]
    adds += [f"words in `{code}`" for code in _languages(pack)]
    adds += [f"the variant {word}" for word in pack.file.variants]
    if pack.file.setup is not None:
        adds.append("its own setup")
    if pack.file.frag is not None:
        adds.append("its own rules for frags")
    before = installed(pack.id)
    return Contents(
        library,
        pack,
        tuple(adds) or ("no content",),
        tuple(_overrides(pack, library)),
        tuple(dict.fromkeys((*pack.file.extends, *pack.file.requires))),
        version_of(before) if before is not None else "",
    )


def _count(number: int, noun: str) -> str:
    if number == 1:
        return f"1 {noun}"
    first, *rest = noun.split(" ")  # `files of rules`, but `house options`
    if rest and rest[0] in ("of", "for"):
        return " ".join([f"{number} {first}s", *rest])
    return f"{number} {noun}s"


def _named_files(pack: Pack, room: str) -> list[str]:
    """Return the ids of the pack's themes or layouts."""
    return [path.stem for path in _files(pack, room, ".yaml")]


def _files(pack: Pack, room: str, suffix: str) -> list[Path]:
    folder = pack.folder / "templates" / room
    return sorted(folder.glob(f"*{suffix}")) if folder.is_dir() else []


def _languages(pack: Pack) -> list[str]:
    folder = pack.folder / "lang"
    return sorted(path.stem for path in folder.glob("*.yaml")) if folder.is_dir() else []


def _overrides(pack: Pack, library: Library) -> Iterator[str]:
    for kind, made in (("card", pack.cards), ("fighter", pack.fighters)):
        for id, thing in made.items():
            if thing.override:
                yield f"{kind} {id}"
    for path in pack.maps:
        made_map = load_map(path, Problems())
        if made_map is not None and made_map.override:
            yield f"map {made_map.id}"
    templates = pack.folder / "templates"
    for file in sorted(templates.glob("*.yaml")) if templates.is_dir() else ():
        yield f"template {map_id(file)}"
    for room, kind in (("themes", "theme"), ("layouts", "layout")):
        shipped = {path.stem for path in (share("templates") / room).glob("*.yaml")}
        yield from (f"{kind} {id}" for id in _named_files(pack, room) if id in shipped)
    for word, value in (pack.file.house or {}).items():
        yield f"house option {word}={value}"
    for id in pack.file.replaces:
        yield f"deck {id}"
    for code in _languages(pack):
        words = read_overlay(pack.folder / "lang" / f"{code}.yaml", Problems())
        for room, kind in (("cards", "card"), ("fighters", "fighter")):
            own = getattr(pack, room)
            for id in getattr(words, room) if words is not None else ():
                if id not in own:
                    yield f"the words of {kind} {id} in `{code}`"
    others = {d.id for p in library.packs if p.id != pack.id for d in p.file.decks}
    for deck in pack.file.decks:
        if deck.id in others:
            yield f"deck {deck.id}"


def may_be_called(id: str) -> bool:
    return id not in SHIPPED


def put_in_place(folder: Path, id: str) -> Path:
    """Move a checked pack to the installed ones. It replaces an older version completely."""
    target = data_home() / "packs" / id
    aside = None
    if target.exists():
        aside = target.with_name(f".outgoing-{id}-{os.getpid()}")
        os.replace(target, aside)
    try:
        os.replace(folder, target)
    except OSError:
        if aside is not None:
            os.replace(aside, target)
        raise
    if aside is not None:
        shutil.rmtree(aside, ignore_errors=True)
    return target


def installed(id: str) -> Path | None:
    """Return the folder of an installed pack, by the id that it has now or had when it was
    installed."""
    return next((f for f in installed_folders() if id in (map_id(f / "pack.yaml"), f.name)), None)


def remove(id: str) -> bool:
    """Remove the pack. Return whether it was installed."""
    folder = installed(id)
    if folder is None:
        return False
    aside = folder.with_name(f".outgoing-{id}-{os.getpid()}")
    os.replace(folder, aside)
    shutil.rmtree(aside, ignore_errors=True)
    return True


def version_of(folder: Path) -> str:
    from fragkit.load.packs.library import read_pack_file

    draft = read_pack_file(folder, Problems())
    return draft.file.version if draft is not None else "?"
