"""112 cards to PDF in a cold process: fragkit, bare reportlab, and protograf if installed.

    python bench/press.py                      # `pip install protograf` adds the third row

What is compared, in processor seconds (user and system) of whole processes, taken in turns
in one run, the best of each:

- fragkit: `fragkit build pdf --pack base --only cards`, from starting Python to 26 pages on
  the disk: reads and checks the YAML of the pack and of the faces, fits every text, draws 80
  different fronts and 3 backs, places 112 cards on both sides.
- bare reportlab: the very same fronts and backs as lists of canvas calls, worked out
  beforehand and read from JSON: no YAML, no checks, no fitting, no templates, no marks at the
  sheets' edges. It embeds the same fonts and draws every face once, as a form.
- protograf: 112 fronts of like make-up (header, badge, numeral, dice, ammunition boxes, an
  emblem of 5 polygons, texts of which one is wrapped), no backs, no content to read, laid out
  by its own `Deck`; a script as its manual would have it.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

REPEAT = 7

BARE = """
import json, sys
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

work = json.load(open(sys.argv[1]))
for name, path in work["fonts"].items():
    pdfmetrics.registerFont(TTFont(name, path))
MM = 72 / 25.4
canvas = Canvas(sys.argv[2], pagesize=(210 * MM, 297 * MM), pageCompression=1)


def face(calls):
    for call in calls:
        kind = call[0]
        if kind == "text":
            _, x, y, text, font, size, color = call
            canvas.setFillColor(color)
            canvas.setFont(font, size)
            canvas.drawString(x, y, text)
        else:
            _, segments, fill, stroke, width = call
            path = canvas.beginPath()
            for op, *n in segments:
                if op == "M":
                    path.moveTo(*n)
                elif op == "L":
                    path.lineTo(*n)
                elif op == "C":
                    path.curveTo(*n)
                else:
                    path.close()
            if fill:
                canvas.setFillColor(fill)
            if stroke:
                canvas.setStrokeColor(stroke)
                canvas.setLineWidth(width)
            canvas.drawPath(path, fill=bool(fill), stroke=bool(stroke))


for name, calls in work["faces"].items():
    canvas.beginForm(name, -10, -260, 190, 10)
    face(calls)
    canvas.endForm()
for page in work["pages"]:
    for name, x, y in page:
        canvas.saveState()
        canvas.translate(x * MM, (297 - y) * MM)
        canvas.doForm(name)
        canvas.restoreState()
    canvas.showPage()
canvas.save()
"""

PROTOGRAF = """
from protograf import *

Create(filename="cards.pdf", margin=0.5)
Deck(cards=112, width=6.3, height=8.8)

ground = polygon(cx=4.3, cy=3.3, sides=6, radius=1.35, fill="lightblue", stroke="lightblue")
figure = [polygon(cx=3.5 + i * 0.5, cy=3.3, sides=5, radius=0.3, fill="blue") for i in range(4)]
dice = [
    rectangle(x=0.4 + i * 0.5, y=3.9, width=0.44, height=0.44, rounding=0.1, fill="blue")
    for i in range(4)
]
boxes = [rectangle(x=2 + i * 0.9, y=5.1, width=0.8, height=0.9, rounding=0.1) for i in range(4)]
numbers = [text(x=2.4 + i * 0.9, y=5.6, text=str(i + 1), font_size=7) for i in range(4)]
for number in range(1, 113):
    Card(
        str(number),
        rectangle(x=0.4, y=0.4, width=5.5, height=1.2, fill="blue"),
        circle(cx=1, cy=1, radius=0.5, fill="white"),
        star(cx=1, cy=1, radius=0.3, rays=5),
        text(x=3.4, y=1.1, text=f"Card {number}", font_size=13, stroke="white"),
        text(x=1.2, y=3.2, text=f"{number % 8 + 1}d", font_size=36),
        ground, *figure, *dice,
        rectangle(x=0.4, y=5.1, width=1.5, height=0.9, fill="blue"),
        text(x=1.4, y=5.7, text="4", font_size=17, stroke="white"),
        *boxes, *numbers,
        text(x=0.4, y=6.2, width=5.5, height=1.7, wrap=True, font_size=9,
             text="A rule of two lines or so, as most cards have one, no more."),
        text(x=1, y=8.3, text=f"card-{number}", font_size=6.5),
    )
Save()
"""


def bare_work() -> dict[str, object]:
    """Our faces and sheets as plain lists, in points, y up, as reportlab wants them."""
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.library import load_library
    from fragkit.press.cards.card_pages import documents
    from fragkit.press.graphics.marks import IDENTITY, PT_PER_MM, Group, Mark, Text, Use
    from fragkit.press.graphics.marks import Path as Drawn
    from fragkit.press.graphics.shapes import apply, product, transformed, translated
    from fragkit.press.pages.documents import Settings
    from fragkit.press.typography.fonts import FONTS, font_path, text_width

    problems = Problems()
    library = load_library(problems)
    pack = library.pack("base")
    assert pack is not None
    (document,) = documents(pack, library, Settings(), problems)
    faces: dict[str, list[object]] = {}
    fonts: dict[str, str] = {}

    def calls(marks: tuple[Mark, ...], matrix: tuple[float, ...], out: list[object]) -> None:
        for mark in marks:
            if isinstance(mark, Drawn):
                shape = transformed(mark.shape, matrix)
                segments = [
                    [op, *(v * PT_PER_MM * (-1 if i % 2 else 1) for i, v in enumerate(numbers))]
                    for op, *numbers in shape
                ]
                stroke = mark.stroke
                out.append(
                    ["path", segments, mark.fill, stroke.color if stroke else None,
                     stroke.width * PT_PER_MM if stroke else 0]
                )  # fmt: skip
            elif isinstance(mark, Text):
                name = FONTS[mark.font].file
                fonts[name] = str(font_path(mark.font))
                x, y = apply(matrix, mark.x, mark.y)
                if mark.anchor != "start":
                    wide = text_width(mark.text, mark.font, mark.size)
                    x -= wide / (2 if mark.anchor == "middle" else 1)
                out.append(
                    ["text", x * PT_PER_MM, -y * PT_PER_MM, mark.text, name, mark.size, mark.color]
                )
            elif isinstance(mark, Use):
                inner = product(product(matrix, translated(mark.x, mark.y)), mark.matrix)
                calls(mark.symbol.items, inner, out)
            elif isinstance(mark, Group):
                calls(mark.items, product(matrix, mark.matrix), out)

    pages = []
    for page in document.pages:
        placed = []
        for item in page.items:
            uses = item.items if isinstance(item, Group) else (item,)
            for use in uses:
                if isinstance(use, Use):
                    if use.symbol.id not in faces:
                        faces[use.symbol.id] = []
                        calls(use.symbol.items, IDENTITY, faces[use.symbol.id])
                    placed.append([use.symbol.id, use.x, use.y])
        pages.append(placed)
    return {"fonts": fonts, "faces": faces, "pages": pages}


def race(commands: dict[str, list[str]], cwd: str, env: dict[str, str]) -> dict[str, float]:
    """Processor seconds of the best run of each, in turns: a busy machine slows all alike."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for turn in range(REPEAT + 1):
        for name, command in commands.items():
            if name == "protograf" and turn > 1:  # it takes long enough to be measured once
                continue
            started = subprocess.Popen(command, cwd=cwd, env=env, stdout=subprocess.DEVNULL)
            _, status, used = os.wait4(started.pid, 0)
            started.returncode = os.waitstatus_to_exitcode(status)
            if started.returncode:
                sys.exit(f"{name} failed")
            times[name].append(used.ru_utime + used.ru_stime)
    # The first run of each fills the cache of bytecode.
    return {name: min(runs[1:]) for name, runs in times.items()}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = str(Path(folder, "bytecode"))
        Path(folder, "bare.py").write_text(BARE)
        Path(folder, "work.json").write_text(json.dumps(bare_work()))
        commands = {
            "fragkit": [
                *(sys.executable, "-m", "fragkit", "build", "pdf"),
                *("--pack", "base", "--only", "cards", "--out", "out"),
            ],
            "bare reportlab": [sys.executable, "bare.py", "work.json", "bare.pdf"],
        }
        if importlib.util.find_spec("protograf") is not None:
            Path(folder, "cards.py").write_text(PROTOGRAF)
            commands["protograf"] = [sys.executable, "cards.py"]
        found = race(commands, folder, environment)
    print(f"{'112 cards, cold process':28}{'CPU s':>9}{'of fragkit':>12}")
    for name, seconds in found.items():
        print(f"{name:28}{seconds:9.2f}{seconds / found['fragkit']:11.2f}×")
    print(
        f"\nfragkit / bare reportlab {found['fragkit'] / found['bare reportlab']:.2f} (bar: 1.00)"
    )
    if "protograf" in found:
        print(f"protograf / fragkit      {found['protograf'] / found['fragkit']:.1f} (bar: 8.0)")


if __name__ == "__main__":
    main()
