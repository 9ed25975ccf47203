"""A pack as the page shows it: its items, their problems, and their latest changes.

A saved card is shown at once and checked right after that. `reload_items` reads only the changed
lines, and `reload_all` does the same as `fragkit check`. An error hides nothing. An item that can
no longer be read stays on the page, marked as stale.

Files are watched by checking their times again and again. Native watchers don't install on phones,
and a check of hundreds of files takes only a millisecond or two. A list is split at lines that
begin with a hyphen, so that a single saved card can be read by itself.
"""

from __future__ import annotations

import bisect
import functools
import os
import re
import threading
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, TypeVar
from zlib import crc32

from fragkit.board.board import Board
from fragkit.diagnostics import Diagnostic, Problems
from fragkit.load.content_check import check_content
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import BUILT_IN, find_config, map_id
from fragkit.load.packs.library import drop_accepted, foundations
from fragkit.load.typed_yaml.files import read_text, shown_path
from fragkit.load.typed_yaml.nodes import Sequence, parse
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack
from fragkit.press.cards.template_files import check_templates
from fragkit.press.item_pictures import PackPainter
from fragkit.press.pack_assets import load_assets

Kind = Literal["card", "fighter", "map", "counter"]


@dataclass(frozen=True, slots=True)
class PageItem:
    """One card, fighter, map or counter on the page. `mark` changes whenever its picture may have
    changed."""

    kind: Kind
    id: str
    name: str
    group: str
    file: str  # absolute
    line: int
    mark: str
    note: str = ""
    stale: bool = False  # its last readable version
    drawn: bool = True  # False if it was never readable

    @property
    def key(self) -> str:
        return f"{self.kind}/{self.id}"


# Folders with items in separate files. A change elsewhere may change every picture.
ITEM_FOLDERS = ("cards", "fighters", "traits", "maps", "rules", "lang")
MOST_AT_ONCE = 20  # new items of a file that are reloaded at once
_Item = TypeVar("_Item", Card, Fighter)


class PackWatch:
    """A watched pack. All methods may be called from several threads."""

    def __init__(self, folder: Path) -> None:
        self.folder = Path(os.path.realpath(folder))
        self.lock = threading.RLock()
        self.number = 0  # number of changes to the page
        self.page_items: dict[str, PageItem] = {}
        self.problems: list[Diagnostic] = []
        self.accepted = 0  # warnings that the pack accepts
        self.library = Library()
        self.pack: Pack | None = None
        self.painter: PackPainter | None = None
        self._env = ""
        self._texts: dict[str, str] = {}
        self._print_problems: dict[str, tuple[str, list[Diagnostic]]] = {}
        self._pictures: dict[str, tuple[str, str]] = {}
        self._boards: dict[str, tuple[str, Board]] = {}
        self._stamps: Stamps = {}
        self.reload_all()

    # -- watching ------------------------------------------------------------------------------

    def watched(self) -> list[Path]:
        """Return the pack's folder, and the folders of the user's packs that it extends."""
        if self.pack is None:
            return [self.folder]
        below = foundations(self.pack.file, self.library)
        others = [p.folder for p in self.library.packs if p.id in below and p.id not in BUILT_IN]
        return [self.folder, *others]

    def stamps(self) -> Stamps:
        config = find_config(self.folder)
        return stamps_of(self.watched(), [config] if config is not None else [])

    def catch_up(self) -> bool:
        """Reload the items of changed files at once. Return whether any file had changed."""
        now = self.stamps()
        different = changed(self._stamps, now)
        if not different:
            return False
        self._stamps = now
        self.reload_items(different)
        return True

    # -- one saved file, at once -----------------------------------------------------------------

    def reload_items(self, files: Collection[str]) -> bool:
        """Reload only new or changed cards, fighters and maps of these files. `reload_all` does the
        rest. Return whether there is something new to show."""
        with self.lock:
            if self.pack is None or self.painter is None:
                return False
            redrawn = [f for f in files if self.folder_of_file(f) == "maps" and self._reload_map(f)]
            cards: dict[str, Card] = {
                c.id: c for file in files for c in self._new_items(file, "cards", Card)
            }
            fighters: dict[str, Fighter] = {
                f.id: f for file in files for f in self._new_items(file, "fighters", Fighter)
            }
            if not (cards or fighters):
                self.number += bool(redrawn)
                return bool(redrawn)
            self.pack = replace(
                self.pack,
                cards={**self.pack.cards, **cards},
                fighters={**self.pack.fighters, **fighters},
            )
            packs = tuple(self.pack if p.id == self.pack.id else p for p in self.library.packs)
            self.library = Library(packs)
            self.painter.renew(self.library, self.pack)
            for card in cards.values():
                self.page_items[f"card/{card.id}"] = self._page_item(card)
            for fighter in fighters.values():
                self.page_items[f"fighter/{fighter.id}"] = self._page_item(fighter)
            self.number += 1
            return True

    def _new_items(self, file: str, folder: str, kind: type[_Item]) -> Iterator[_Item]:
        """Yield the new or changed items of a file in that folder, unless there are many."""
        if self.folder_of_file(file) != folder:
            return
        known = {item.text for item in split_items(self._texts.get(file, "")) or ()}
        text = read_text(Path(file), Problems())
        items = split_items(text) if text is not None else None
        fresh = [item for item in items or () if item.text not in known]
        if text is None or len(fresh) > MOST_AT_ONCE:
            return
        for item in fresh:
            made = _parse_item(item, file, kind)
            if isinstance(made, kind):
                self._texts[file] = text
                yield made

    def _reload_map(self, file: str) -> bool:
        """Reload a known map. Return whether it has changed and can be read."""
        self._texts.pop(os.path.realpath(file), None)
        known = [t for t in self.page_items.values() if t.file == os.path.realpath(file)]
        if not known or not os.path.isfile(file):
            return False
        item = self._map_item(Path(file))
        if item == known[0] or item.stale or item.key not in self.page_items:
            return False
        self.page_items[item.key] = item
        return True

    # -- everything --------------------------------------------------------------------------------

    def reload_all(self) -> None:
        """Read and check the whole pack."""
        watched, stamps = self.watched(), self.stamps()
        problems = Problems()
        summary = check_content([self.folder], self.folder, problems)
        home = os.path.realpath(self.folder)
        pack = next((p for p in summary.library.packs if os.path.realpath(p.folder) == home), None)
        readable = os.path.isfile(self.folder / "pack.yaml")
        with self.lock:
            self._stamps = stamps
            if pack is not None and (readable or self.pack is None):
                self.library, self.pack = summary.library, pack
                if self.watched() != watched:
                    self._stamps = stamps = self.stamps()
                self._renew_painter(stamps)
                self._list_items(problems)
            else:
                self.page_items = {k: replace(t, stale=True) for k, t in self.page_items.items()}
            problems.found = [d for d in problems.sorted() if not self._is_elsewhere(d)]
            self.accepted = drop_accepted(problems, self.library)
            self.problems = problems.found
            self.number += 1

    def _renew_painter(self, stamps: Stamps) -> None:
        """Make a new painter if templates, themes, pictures or `pack.yaml` have changed."""
        assert self.pack is not None, "there is a pack to draw"
        outside = [
            (p, s) for p, s in sorted(stamps.items()) if self.folder_of_file(p) not in ITEM_FOLDERS
        ]
        env = f"{crc32(repr(outside).encode()):08x}"
        if self.painter is None or env != self._env:
            self._env = env
            self.painter = PackPainter(self.library, self.pack)
            load_assets(self.library, self.painter.problems)  # its own fonts and icons
        else:
            self.painter.renew(self.library, self.pack)

    def _list_items(self, problems: Problems) -> None:
        """List everything that can be read. Keep items that an error has made unreadable, marked as
        stale."""
        assert self.pack is not None, "there is a pack to show"
        assert self.painter is not None, "there is somebody to draw"
        old = self.page_items
        self._texts = {}
        found: dict[str, PageItem] = {}
        listed: list[Card | Fighter] = [*self.pack.cards.values(), *self.pack.fighters.values()]
        for made in listed:
            item = self._page_item(made)
            found[item.key] = item
            problems.found += self._item_problems(item, made)
        for path in self.pack.maps:
            item = self._map_item(path)
            found[item.key] = item
            problems.found += self._map_problems(item)
        for counter, count in self.painter.counters():
            item = PageItem(
                "counter", counter.id, counter.design.name, "counters",
                str(self.folder / "pack.yaml"), self.pack.file.where.of("counters").line,
                self._env, f"× {count}",
            )  # fmt: skip
            found[item.key] = item
        if (self.folder / "templates").is_dir():
            check_templates(self.library, [self.folder], [], problems)
        broken = {os.path.realpath(d.span.file) for d in problems.found if d.severity == "error"}
        order = list(found)
        before = ""
        for key, item in old.items():
            is_kept = item.drawn and item.file in broken and os.path.exists(item.file)
            if key not in found and is_kept:
                found[key] = replace(item, stale=True)
                # In its old place, so that a half-typed card does not jump around the page.
                order.insert(order.index(before) + 1 if before else 0, key)
            before = key if key in found else before
        self.page_items = {key: found[key] for key in order}
        for item in self._unread(broken):
            known = self.page_items.get(item.key)
            if known is None:
                self.page_items[item.key] = item
            elif known.stale:
                self.page_items[item.key] = replace(known, line=item.line)  # their new lines

    def _unread(self, files: Iterable[str]) -> Iterator[PageItem]:
        """Yield all cards and fighters in files with errors, with the id and name from their lines."""
        for file in sorted(files):
            kind = _LISTED.get(self.folder_of_file(file))
            if kind is None:
                continue
            for item in split_items(self.text(file)) or ():
                keys: dict[str, str] = dict(reversed(_PLAIN_KEY.findall(item.text)))
                id, group = keys.get("id"), keys.get("deck", f"{kind}s")
                if id is not None:
                    yield PageItem(
                        kind, id, keys.get("name", id), group, file, item.first,
                        f"{item.mark:08x}", stale=True, drawn=False,
                    )  # fmt: skip

    # -- items -------------------------------------------------------------------------------------

    def _page_item(self, made: Card | Fighter) -> PageItem:
        file = os.path.realpath(made.where.span.file)
        line = made.where.span.line
        mark = f"{item_text_at(self.text(file), line).mark:08x}-{self._env}"
        if isinstance(made, Card):
            note = f"× {made.copies}" if made.copies > 1 else ""
            return PageItem("card", made.id, made.name, made.deck, file, line, mark, note)
        assert self.pack is not None, "a fighter is in a pack"
        colors = repr([(f.id, f.color) for f in self.pack.fighters.values()])
        gear = [self._page_item(c).mark for g in made.gear if (c := self.library.cards.get(g))]
        stats = made.stats if isinstance(made.stats, str) else str(made.stats)
        mark = "-".join([mark, f"{crc32(colors.encode()):08x}", *gear])
        return PageItem("fighter", made.id, made.name, "fighters", file, line, mark, stats)

    def _map_item(self, path: Path) -> PageItem:
        file = os.path.realpath(path)
        text = self.text(file)
        mark = f"{crc32(text.encode('utf-8', 'replace')):08x}-{self._env}"
        board = self._board(file, mark)
        id = map_id(path)
        old = self.page_items.get(f"map/{id}")
        if board is None:
            name = old.name if old is not None else id
            return PageItem("map", id, name, "maps", file, 1, old.mark if old else mark, "", True)
        size = f"{board.columns} × {board.rows}"
        return PageItem("map", id, board.maps[0].name, "maps", file, 1, mark, size)

    def _board(self, file: str, mark: str) -> Board | None:
        """Return the board of a map file, or None if it has errors. It is read once for each mark."""
        known = self._boards.get(file)
        if known is not None and known[0] == mark:
            return known[1]
        made = load_map(Path(file), Problems())
        if made is None:
            return None
        board = Board.of(made)
        self._boards[file] = (mark, board)
        return board

    def _item_problems(self, item: PageItem, made: Card | Fighter) -> list[Diagnostic]:
        """Return the problems that only the press finds. They are found once for each mark and line
        of an item."""
        known = self._print_problems.get(item.key)
        if known is not None and known[0] == f"{item.mark}:{item.line}":
            return known[1]
        assert self.painter is not None, "there is somebody to draw"
        diagnostics = (
            self.painter.front(made)[1] if isinstance(made, Card) else self.painter.sheet(made)[1]
        )
        self._print_problems[item.key] = (f"{item.mark}:{item.line}", diagnostics)
        return diagnostics

    def _map_problems(self, item: PageItem) -> list[Diagnostic]:
        """Draw the map once for each mark, and return the problems that only the press finds."""
        known = self._print_problems.get(item.key)
        if known is not None and known[0] == item.mark:
            return known[1]
        assert self.painter is not None, "there is somebody to draw"
        board = self._boards.get(item.file)
        if board is None or item.stale:
            return []
        svg, diagnostics = self.painter.map(board[1])
        self._pictures[item.key] = (item.mark, svg)
        self._print_problems[item.key] = (item.mark, diagnostics)
        return diagnostics

    # -- asked by the page ---------------------------------------------------------------------------

    def picture(self, kind: str, id: str) -> str | None:
        """Return the SVG of an item, or of its `back`, `sheet` or `standee`."""
        with self.lock:
            if self.painter is None or self.pack is None:
                return None
            key = f"{ {'sheet': 'fighter', 'standee': 'fighter', 'back': 'card'}.get(kind, kind) }/{id}"
            item = self.page_items.get(key)
            if item is None:
                return None
            known = self._pictures.get(f"{kind}/{id}")
            if known is not None and (known[0] == item.mark or item.stale):
                return known[1]
            svg = self._draw(kind, id)
            if svg:
                self._pictures[f"{kind}/{id}"] = (item.mark, svg)
            return svg

    def _draw(self, kind: str, id: str) -> str:
        """Draw an item. Return "" for one that could never be read."""
        assert self.painter is not None, "there is somebody to draw"
        assert self.pack is not None, "there is a pack"
        if kind in ("card", "back") and (card := self.pack.cards.get(id)) is not None:
            return self.painter.back(card) if kind == "back" else self.painter.card(card)[0]
        if (fighter := self.pack.fighters.get(id)) is not None:
            if kind == "standee":
                return self.painter.standee(fighter)
            return self.painter.sheet(fighter)[0]
        if kind == "counter":
            found = next((c for c, _ in self.painter.counters() if c.id == id), None)
            return self.painter.counter(found) if found is not None else ""
        if kind == "map" and (board := self.board(id)) is not None:
            return self.painter.map(board)[0]
        return ""

    def board(self, id: str) -> Board | None:
        """Return the board of a map, as last read without an error."""
        with self.lock:
            item = self.page_items.get(f"map/{id}")
            known = self._boards.get(item.file) if item is not None else None
            return known[1] if known is not None else None

    def source(self, item: PageItem) -> ItemText:
        """Return the lines of a card or a fighter, or the whole file of a map."""
        text = self.text(item.file)
        return ItemText(1, text) if item.kind == "map" else item_text_at(text, item.line)

    def shown(self, file: str) -> str:
        """Return a file's path relative to the pack."""
        try:
            return Path(file).relative_to(self.folder).as_posix()
        except ValueError:
            return shown_path(Path(file))

    def folder_of_file(self, file: str) -> str:
        """Return the folder of the pack that a file is in, or "" if it is in none."""
        try:
            parts = Path(file).relative_to(self.folder).parts
        except ValueError:
            return ""
        return parts[0] if len(parts) > 1 else ""

    def text(self, file: str) -> str:
        if file not in self._texts:
            self._texts[file] = read_text(Path(file), Problems()) or ""
        return self._texts[file]

    def _is_elsewhere(self, problem: Diagnostic) -> bool:
        """Return whether a problem is in a pack that has nothing to do with this one."""
        file = Path(os.path.realpath(problem.span.file))
        inside = (self.folder, *(Path(os.path.realpath(f)) for f in self.watched()))
        return not any(file.is_relative_to(f) for f in inside) and file.name != "fragkit.yaml"


def _parse_item(
    item: ItemText, file: str, cls: type[Card] | type[Fighter]
) -> Card | Fighter | None:
    """Return the card or fighter in these lines, or None when it cannot be read."""
    padded = "\n" * (item.first - 1) + item.text
    node = parse(padded, shown_path(Path(file)), Problems())
    if not isinstance(node, Sequence) or len(node.items) != 1:
        return None
    made: Card | Fighter | None = structure(node.items[0], cls, "", Problems())
    if isinstance(made, Fighter) and any(trait.trait for trait in made.traits):
        return None  # its named traits are in another file
    return made


_LISTED: Mapping[str, Kind] = {"cards": "card", "fighters": "fighter"}  # by folder
# A key of an item as one plain word, or as several.
_PLAIN_KEY = re.compile(r"^(?:- |  )(id|name|deck): *[\"']?([^\"'#\n]*[^\"'#\n\s])", re.M)

# Path -> time of change and size.
Stamps = Mapping[str, tuple[int, int]]

MOST_FILES = 20_000
_APART = ("build", "__pycache__", "node_modules")  # output, and folders of other programs


def stamps_of(folders: Iterable[Path], files: Iterable[Path] = ()) -> dict[str, tuple[int, int]]:
    """Return the time and size of each readable file in the folders, except hidden ones."""
    found: dict[str, tuple[int, int]] = {}
    for file in files:
        try:
            seen = os.stat(file)
        except OSError:
            continue
        found[str(file)] = (seen.st_mtime_ns, seen.st_size)
    waiting = [str(folder) for folder in folders]
    while waiting and len(found) < MOST_FILES:
        folder = waiting.pop()
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    if entry.name.startswith("."):
                        continue
                    try:
                        if entry.is_dir(follow_symlinks=False):
                            if entry.name not in _APART:
                                waiting.append(entry.path)
                        else:
                            seen = entry.stat()
                            found[entry.path] = (seen.st_mtime_ns, seen.st_size)
                    except OSError:  # deleted in the meantime, or a broken link
                        continue
        except OSError:
            continue
    return found


def changed(before: Stamps, now: Stamps) -> set[str]:
    """Return the files that are new, deleted or changed."""
    return {path for path in before.keys() | now.keys() if before.get(path) != now.get(path)}


@dataclass(frozen=True, slots=True)
class ItemText:
    """Some lines of a file. `first` is the number of the first one, counted from 1."""

    first: int
    text: str

    @property
    def mark(self) -> int:
        return crc32(self.text.encode("utf-8", "replace"))


@functools.lru_cache(maxsize=256)
def split_items(text: str) -> tuple[ItemText, ...] | None:
    """Return the items of a list, each with its lines, or None if the file is not a plain list."""
    found: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if line.startswith("- "):
            found.append((number, [line]))
        elif not line or line[0] in " #":
            if found:
                found[-1][1].append(line)
        else:
            return None  # a key, a tab, a second document
    return tuple(ItemText(first, _without_trailing_comments(lines)) for first, lines in found)


def _without_trailing_comments(lines: list[str]) -> str:
    """Return the lines without blank lines and comments that belong to the next item."""
    while lines and (not lines[-1].strip() or lines[-1].startswith("#")):
        lines.pop()
    return "\n".join(lines)


def item_text_at(text: str, line: int) -> ItemText:
    """Return the item that has that line, or the whole file if it is not a plain list."""
    items = split_items(text) or ()
    at = bisect.bisect_right(items, line, key=lambda item: item.first)
    return items[at - 1] if at else ItemText(1, text)
