"""From saving one card of a 300-card pack to its new picture: our own work, and what a page sees.

    python bench/preview.py

The bar: at most 50 ms of our own work (from noticing the change to the finished SVG), at most
half a second from the save to the picture's bytes at the page.
"""

from __future__ import annotations

import json
import statistics
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

from fragkit.preview.pack_watch import PackWatch
from fragkit.preview.server import Preview

CARDS = 300
ROUNDS = 12


def card(number: int, name: str = "") -> str:
    return (
        f"- id: card-{number}\n  name: {name or f'Card {number}'}\n  deck: weapon\n  copies: 2\n"
        f"  damage: {2 + number % 5}d\n  ammo: {1 + number % 6}\n  types: [ballistic]\n"
        "  effects:\n    - push: 2\n      on: target\n      at: hit\n"
        "  flavor: One of many, and proud of it.\n"
    )


def pack(folder: Path) -> Path:
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text('id: many\nname: Many\nversion: "1"\nextends: [base]\n')
    file = folder / "cards" / "cards.yaml"
    file.write_text("\n".join(card(n) for n in range(CARDS)))
    return file


def own_work(watch: PackWatch, file: Path) -> list[float]:
    taken = []
    for round_ in range(ROUNDS):
        file.write_text(
            "\n".join(card(n, f"Saved {round_}" if n == 150 else "") for n in range(CARDS))
        )
        begun = time.perf_counter()
        assert watch.catch_up(), "the change was not noticed"
        svg = watch.picture("card", "card-150")
        taken.append(time.perf_counter() - begun)
        assert svg is not None
        assert f"Saved {round_}" in svg
        watch.reload_all()
    return taken


def seen(preview: Preview, file: Path) -> list[float]:
    """A page that listens and fetches, as the real one does."""
    taken = []
    line = urllib.request.urlopen(f"{preview.url}events")
    marks = {t["key"]: t["mark"] for t in json.loads(line.readline()[6:])["things"]}
    line.readline()
    for round_ in range(ROUNDS):
        time.sleep(0.7)  # until the last look is over
        begun = time.perf_counter()
        file.write_text(
            "\n".join(card(n, f"Seen {round_}" if n == 200 else "") for n in range(CARDS))
        )
        while True:
            told = line.readline()
            if not told.startswith(b"data:"):
                continue
            new = {t["key"]: t["mark"] for t in json.loads(told[6:])["things"]}
            if new["card/card-200"] != marks["card/card-200"]:
                marks = new
                break
        urllib.request.urlopen(f"{preview.url}picture/card/card-200").read()
        taken.append(time.perf_counter() - begun)
    line.close()
    return taken


def told(what: str, seconds: list[float], bar: float) -> None:
    worst, middle = max(seconds) * 1000, statistics.median(seconds) * 1000
    verdict = "ok" if middle <= bar else "SLOW"
    print(f"{what:32} {middle:7.1f} ms   worst {worst:7.1f} ms   bar {bar:5.0f} ms   {verdict}")


def main() -> None:
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room) / "many"
        file = pack(folder)
        begun = time.perf_counter()
        watch = PackWatch(folder)
        print(f"{'opening, all cards judged':32} {(time.perf_counter() - begun) * 1000:7.1f} ms")
        told("own work, saved to SVG", own_work(watch, file), 50)
        preview = Preview(watch, 0)
        preview.start()
        threading.Thread(target=preview.serve_forever, args=(0.05,), daemon=True).start()
        told("saved to the page", seen(preview, file), 500)
        preview.stop()
        preview.shutdown()


if __name__ == "__main__":
    main()
