"""The bars for what strangers send: 300 MB and 5 seconds for any file up to 10 MB, or refused."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pace import bar

MEMORY, SECONDS = 300_000, 5.0  # kB, processor seconds
POSTS, ROW = "  " + "+---" * 500 + "+\n", "  " + "| ? " * 500 + "|\n"
FRAG = "frag 1\nmap: foundry\nplayer: Red 3/2/2\nplayer: Blue 2/3/2\n"
START = f"{FRAG}\n"


def drawn(size: int, cell: str, more: str = "") -> str:
    """Return a map without inner walls, all of it one symbol, with a respawn in A1."""
    row, open_row = " ".join([cell] * size), f"  {'+   ' * size}+\n"
    rows = [f"  | 1 {row[3:]}|\n", *[f"  |{row}|\n"] * (size - 1)]
    edge = f"  {'+---' * size}+\n"
    return f"id: m\nname: M\ngrid: |\n{edge}{open_row.join(rows)}{edge}{more}"


def card(text: str) -> str:
    return f"- {{id: x, name: X, deck: special, copies: 1, text: '{text}'}}\n"


YAML = {
    "20,000 braces": card("{" * 20_000),
    "one word in a text": card("a" * 1_000_000),
    "braces on 900 cards": "".join(
        card("{" * 4_000).replace("id: x", f"id: x{i}") for i in range(900)
    ),
    "160 × 160 teleporters": drawn(160, " T "),
    "2,000 zones": drawn(
        60, "   ", "zones:\n" + "".join(f"  z{i}: [A1:BH60]\n" for i in range(2_000))
    ),
    "the same squares 200 times in 60 zones": drawn(
        60, "   ", "zones:\n" + "".join(f"  z{i}: [{'A1:BH60, ' * 200}]\n" for i in range(60))
    ),
    "remarks": "#\n" * 1_900_000,
    "one long word": "- {id: " + "a" * 3_000_000 + "}",
    "blanks": "a: " + " " * 3_900_000 + "b",
    "depth": "[" * 200_000,
    "keys": "? " * 400_000,
    "8,000 errors": "- {id: c, name: x, deck: special, copies: 1, text: a}\n" * 8_000,
    "40,000 errors": "- id: f\n  name: F\n  stats: 3/2/2\n  gear: ["
    + ", ".join(f"ligth-armr{i}" for i in range(40_000)) + "]\n",
    "40,000 unknown keys": "id: x\n" + "".join(f"k{i}: 1\n" for i in range(24_000)),
    "a drawing of mistakes": f"id: m\nname: M\ngrid: |\n{(POSTS + ROW) * 500}{POSTS}",
    "ten megabytes": "- id: x\n" * 1_300_000,
}  # fmt: skip
HEAD = "id,name,deck,damage,ammo"
RECORDS = {
    "ten megabytes of remarks": START + "# " + "x" * 78 + "\n" + ("# " + "x" * 78 + "\n") * 125_000,
    "short remarks": START + "#\n" * 1_900_000,
    "20,000 blanks": f"{FRAG}begun:{' ' * 19_000}x\n\n",
    "20,000 blanks before a hash": FRAG.replace("foundry", f"foundry{' ' * 19_000}x") + "\n",
    "100,000 undos": START + "1\n" + "undo\nundo to 1\n" * 50_000,
    "undos of undos": START + "1\n2\n" + "undo to 0\nundo to 2\n" * 9_000,
    "one long line": START + "x" * 9_000_000,
    "2,000 maps": START.replace("foundry", "+".join(f"map{i}" for i in range(2_000))),
    "3,000 players join": FRAG
    + "position: Red C4\nposition: Blue C7\n\n"
    + "".join(f"join P{i} 3/2/2\n" for i in range(3_000)),
    "brackets": START + "6\n" + "#> 1 " + "[" * 19_000 + "\n",
}


def measured(tmp_path: Path, *args: str) -> tuple[float, int, str]:
    """Processor seconds and memory of the process itself, whatever else the machine does."""
    run = "import resource as r, subprocess as s, sys; s.call(sys.argv[2:], stdout=open(sys.argv[1], 'w'), stderr=s.STDOUT)"
    tell = "u = r.getrusage(r.RUSAGE_CHILDREN); print(u.ru_utime + u.ru_stime, u.ru_maxrss)"
    command = [sys.executable, "-c", f"{run}; {tell}", str(tmp_path / "out")]
    ran = subprocess.run(
        [*command, sys.executable, "-m", "fragkit", *args],
        cwd=tmp_path, capture_output=True, text=True, check=True, env=os.environ,
    )  # fmt: skip
    seconds, memory = ran.stdout.split()
    return float(seconds), int(memory), (tmp_path / "out").read_text()


def within(tmp_path: Path, *args: str) -> str:
    seconds, memory, out = measured(tmp_path, *args)
    assert "Traceback" not in out
    assert seconds < bar(SECONDS)
    assert memory < MEMORY
    return out


@pytest.mark.slow
@pytest.mark.parametrize("case", YAML)
def test_a_content_file(tmp_path: Path, case: str) -> None:
    (tmp_path / "x.yaml").write_text(YAML[case])
    within(tmp_path, "check", "x.yaml")


@pytest.mark.slow
@pytest.mark.parametrize("text", [f"{HEAD}{',' * 3_900_000}", HEAD + "\n" * 3_900_000])
def test_an_empty_spreadsheet(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.csv").write_text(f"{text}\nzap,Zap,weapon,3d,4\n")
    within(tmp_path, "check", "./x.csv")


@pytest.mark.slow
@pytest.mark.parametrize("case", RECORDS)
def test_a_record(tmp_path: Path, case: str) -> None:
    (tmp_path / "x.frag").write_text(RECORDS[case])
    within(tmp_path, "replay", "x.frag")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "cell", "question"),
    [
        (100, " T ", ("reach", "./m.yaml", "A1", "5")),
        (100, "   ", ("reach", "./m.yaml", "A1", "1000")),
        (100, "   ", ("show", "map", "./m.yaml", "--heat")),
        (70, "   ", ("show", "map", "./m.yaml", "--heat")),
        (100, "   ", ("los", "./m.yaml", "A1")),
    ],
)
def test_a_question_about_a_large_map(
    tmp_path: Path, size: int, cell: str, question: tuple[str, ...]
) -> None:
    (tmp_path / "m.yaml").write_text(drawn(size, cell))
    within(tmp_path, *question)


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
SHEETS = {
    "many rules for many classes": "<style>"
    + "".join("." + ".".join(f"b{i}" for i in range(40)) + "{}" for _ in range(1_400))
    + "</style>"
    + (f'<rect class="{" ".join(f"b{i}" for i in range(40))}" width="1" height="1"/>' * 1_400),
    "a line of dashes for a group": "<style>g{stroke:#000;stroke-dasharray:"
    + "1 " * 250_000 + "}</style><g>" + '<rect width="1" height="1"/>' * 3_000 + "</g>",
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("case", SHEETS)
def test_a_style_sheet(tmp_path: Path, case: str) -> None:
    pack = tmp_path / "mine"
    for room in ("cards", "art"):
        (pack / room).mkdir(parents=True)
    (pack / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\nextends: [base]\n")
    (pack / "cards" / "a.yaml").write_text(
        "- {id: mine-a, name: A, deck: special, copies: 1, text: Hello., art: art/a.svg}\n"
    )
    (pack / "art" / "a.svg").write_text(f"{SVG}{SHEETS[case]}</svg>")
    out = within(tmp_path, "check", "--print", "./mine")
    assert "art-too-large" in out or "art-unsupported" in out


def _png(width: int, height: int) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        from PIL import Image

        Image.new("RGBA", (width, height), (1, 2, 3, 128)).save(path)

    return write


@pytest.mark.slow
@pytest.mark.parametrize(("size", "refused"), [((4000, 4000), False), ((6300, 6300), True)])
def test_a_picture(tmp_path: Path, size: tuple[int, int], refused: bool) -> None:
    pack = tmp_path / "mine"
    for room in ("cards", "art"):
        (pack / room).mkdir(parents=True)
    (pack / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\nextends: [base]\n")
    (pack / "cards" / "a.yaml").write_text(
        "- {id: mine-a, name: A, deck: special, copies: 1, text: Hello., art: art/a.png}\n"
    )
    _png(*size)(pack / "art" / "a.png")
    out = within(tmp_path, "build", "pdf", "--pack", "./mine", "--only", "cards")
    assert ("art-too-large" in out) == refused
