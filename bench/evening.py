"""An evening at a hosted table, in full: five browsers, cuts, kills, and nothing lost or doubled.

    python bench/evening.py [--kills 100] [--cuts 50] [--port 18626]

Five pages in a real Chromium play whole games by taps. Meanwhile each page's connection is cut 50
times (closed, frozen, or only its answers swallowed) and the host is killed 100 times. At the end
every answer that a page has seen must be in the record, once; and the record must be the one that a
terminal writes for the same inputs, to the byte (tests/host/evening.py). Games are played until
there were as many kills and cuts.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from fragkit.referee.setup.game_setup import GameOptions
from tests.browsers import chromium
from tests.host.evening import CUT_WITHIN, Evening
from tests.referee.tables import ARENA

NAMES = ("Red", "Blue", "Green", "Yellow", "Pink")
OPTIONS = GameOptions(
    map=str(ARENA), players=[f"{name} 2/2/3" for name in NAMES], packs=["deathmatch"],
    variants=["last-man-standing=3"], cards="dealt",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--cuts", type=int, default=50)
    parser.add_argument("--port", type=int, default=18626)
    asked = parser.parse_args()
    kills, cuts, games = asked.kills, asked.cuts, 0
    noticed: list[float] = []
    begun = time.perf_counter()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        while (kills > 0 or cuts > 0) or not games:
            with tempfile.TemporaryDirectory() as folder:
                evening = Evening(browser, Path(folder), asked.port, OPTIONS)
                for line in evening.play(kills, cuts):
                    print(f"  {line}, {time.perf_counter() - begun:.0f} s", flush=True)
                made = evening.finish()
            for phone in evening.phones:
                phone.page.context.close()
            games += 1
            kills, cuts = kills - made["kills"], cuts - min(made["cuts"])
            noticed += made.pop("noticed")
            print(f"game {games}: {made}", flush=True)
        browser.close()
    print(f"{games} games, {time.perf_counter() - begun:.0f} s: nothing lost, nothing doubled")
    if noticed:
        print(f"a page that was cut off said so after {statistics.median(noticed):.1f} s, "
              f"at the latest after {max(noticed):.1f} s (bar {CUT_WITHIN:.0f}), "
              f"{len(noticed)} long cuts")  # fmt: skip


if __name__ == "__main__":
    main()
