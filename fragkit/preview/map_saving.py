"""Save a map drawn in the page into its file: only the drawing, nothing else.

The file is the truth. The page says which drawing it began from; if the file has another one by
now, nothing is written and the page gets the file's.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from fragkit.board.map_edits import tidied
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_edit import drawing_of, with_drawing
from fragkit.load.typed_yaml.files import MAX_BYTES, read_text, real, save


@dataclass(frozen=True, slots=True)
class SavedDrawing:
    """The drawing in a file, with a mark that tells it from any other."""

    grid: str
    mark: str


@dataclass(frozen=True, slots=True)
class NotSaved:
    """The reason why nothing was written. `there` is the file's drawing, if that is the reason."""

    message: str
    there: SavedDrawing | None = None


def drawing_in(path: Path) -> SavedDrawing | NotSaved:
    """Return the drawing in the file, made even where it is not."""
    problems = Problems()
    text = read_text(path, problems)
    if text is None:
        return NotSaved(f"the file {problems.found[0].message}")
    grid = drawing_of(text)
    if grid is None:
        return NotSaved("the file has no drawing below `grid: |`")
    sketch = tidied(grid.text)
    if sketch is None:
        return NotSaved("lines of walls and lines of squares must alternate; fix the file first")
    mark = f"{crc32(grid.text.rstrip().encode('utf-8', 'replace')):08x}"
    return SavedDrawing(sketch.text(), mark)


def save_drawing(path: Path, home: Path, grid: str, base: str) -> SavedDrawing | NotSaved:
    """Write the drawing into the file if that still has the one that the page began from."""
    target = real(path)
    if not target.is_relative_to(real(home)):
        return NotSaved("the file is outside the pack")
    sketch = tidied(grid) if len(grid) <= MAX_BYTES else None
    legible = all(line.isprintable() for line in grid.split("\n"))
    if sketch is None or sketch.text() != grid or not legible:
        return NotSaved("this is not a drawing of a map")
    there = drawing_in(target)
    if isinstance(there, NotSaved):
        return there
    if there.mark != base and there.grid != grid:
        return NotSaved("the file has changed", there)
    # Line ends as they are: `read_text` leaves them untouched.
    text = read_text(target, Problems())
    new = with_drawing(text, grid) if text is not None else None
    if new is None:
        return NotSaved("the file has no drawing below `grid: |`")
    if new != text:
        begins = b"\xef\xbb\xbf" if target.read_bytes()[:3] == b"\xef\xbb\xbf" else b""
        try:
            save(target, begins + new.encode("utf-8"))
        except OSError as error:
            return NotSaved(f"can't write the file: {error.strerror or error}")
    return drawing_in(target)
