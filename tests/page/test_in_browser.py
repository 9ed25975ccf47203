"""The page in a real Chromium, without a network: the same answers and bytes, and nothing lost."""

from __future__ import annotations

import base64
import io
import random
import re
import zipfile

import pytest

from fragkit.board.board import Board
from fragkit.board.sight import sight
from fragkit.cli import run
from fragkit.cli.arguments import open_map
from fragkit.page.bundle import find_runtime, write_page
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from fragkit.rules.odds.dice_odds import plain_shot
from tests.browsers import HEARD, leaving, listener, tabbed, unnamed
from tests.page.conftest import ROOT, send

pytestmark = pytest.mark.slow
GAMES = ROOT / "tests" / "games"
BEGIN = {"map": "foundry", "players": ["Red 3/2/2", "Blue 2/3/2"], "packs": ["base"]}


def test_answers_and_bytes_are_those_of_the_command_line(phone, tmp_path, written):
    assert (written / "fragkit.html").stat().st_size <= 22_000_000
    one = phone()
    page = one.open()
    chance = random.Random(25)
    for map in ("foundry", "bitter-flats"):
        board = Board.of(open_map(map))
        pairs = [[board.name(p) for p in chance.sample(board.places, 2)] for _ in range(60)]
        got = page.evaluate(
            "async ([map, pairs]) => { const all = []; for (const [from, to] of pairs)"
            " all.push(await fragkit.transport.send({ask: 'sight', map, from, to})); return all; }",
            [map, pairs],
        )
        for (a, b), answer in zip(pairs, got, strict=True):
            native = sight(board, board.place(a), board.place(b))
            assert (answer["visible"], answer["range"]) == (native.visible, native.range), (a, b)
            by = native.blocked_by
            assert (answer["blocked_by"] or {}).get("text") == (by and str(by.text)), (a, b)
    for _ in range(10):
        dice = {k: chance.randint(1, 6) for k in ("accuracy", "range", "damage", "health")}
        native = plain_shot(*dice.values())
        assert send(page, ask="shot", **dice)["exact"]["mean"] == str(native.mean)
    # A print, byte for byte.
    words = ["pdf", "--pack", "base", "--only", "counters"]
    run(["build", *words, "--out", str(tmp_path)])
    (file,) = send(page, ask="print", words=words)["files"]
    assert base64.b64decode(file["data"]) == (tmp_path / "pdf" / file["name"]).read_bytes()
    # Recorded games open alike, and are written alike.
    own = [p for p in GAMES.glob("*.frag") if b": ./" not in p.read_bytes()[:2000]]
    for path in sorted(own, key=lambda p: p.stat().st_size)[:2]:
        data = base64.b64encode(path.read_bytes()).decode()
        hello = send(page, ask="import", name=path.name, data=data)
        assert hello["type"] == "hello", hello
        assert send(page, ask="record", name=hello["game"])["data"] == data
    assert {url.partition(":")[0] for url in one.requests} <= {"file", "blob", "data"}


def tap(page, square):
    """Tap the middle of a square, wherever the map is."""
    x, y = page.evaluate(
        """name => { const board = [...document.querySelectorAll(".frame")].find((f) => f.offsetParent);
        return board.placeOnScreen(name); }""",
        square,
    )
    page.touchscreen.tap(x, y)


def test_a_whole_game_is_played_by_taps_and_killed_on_the_way(phone, tmp_path):
    options = GameOptions(
        "foundry", ["Red 1/3/3", "Blue 1/3/3"], ["deathmatch"], ["last-man-standing=1"],
        positions=["Red C4", "Blue C7"],
    )  # fmt: skip
    referee = start(Start(tmp_path / "friday.frag", options))
    referee.journal.close()
    one = phone()
    page = one.open("play")
    page.set_input_files("input[type=file]", tmp_path / "friday.frag")
    deaths: set[str] = set()
    play(page, one, deaths)
    one.last.click(".asked button.primary")  # play again: the winner raises a stat
    one.last.wait_for_selector("[data-typed='rematch none']")
    one.last.click("[data-typed='rematch accuracy']")
    one.last.wait_for_selector(".play:not(.busy) .wanted:not(:empty)")
    one.last.wait_for_selector(".play[data-wanted=roll]")
    assert send(one.last, ask="hello")["game"] == "friday-2.frag"
    assert deaths >= {"roll", "act"}
    data = base64.b64decode(send(one.last, ask="record", name="friday.frag")["data"])
    (tmp_path / "friday.frag").write_bytes(data)
    again = start(Start(tmp_path / "friday.frag", GameOptions()))
    assert again.hello()["request"]["kind"] == "over"
    again.journal.close()
    assert (tmp_path / "friday.frag").read_bytes() == data


def play(page, one, deaths, steps=80):
    """Play by taps until the game is over; the tab dies at each kind of prompt."""
    for _ in range(steps):
        page.wait_for_selector(".play:not(.busy) .wanted:not(:empty)")
        one.last, text = page, page.inner_text(".wanted")
        log = page.locator(".log li").count()
        kind = page.get_attribute(".play", "data-wanted")
        if kind == "over":
            return
        if kind not in deaths:
            deaths.add(kind)
            page.close()
            page = one.open("play")
            page.wait_for_selector(".play:not(.busy) .wanted:not(:empty)")
            assert page.inner_text(".wanted") == text
            assert page.locator(".log li").count() == log
        tap_something(page, kind)
    raise AssertionError(f"{steps} taps, and still: {text}")


def tap_something(page, kind):
    """Answer, shoot, walk toward the other fighter, or end the turn."""
    if kind == "roll":
        page.tap(".dice button.primary")
    elif kind == "choice":
        page.locator(".asked [data-key]").first.tap()
    elif page.locator(".acts .shoot").count():
        page.locator(".acts .shoot").first.tap()
    elif square := nearer(page):
        page.tap(".play .zoom button:last-child")  # the whole map
        tap(page, square)
        page.tap(".said .act")
    else:
        page.tap(".acts .end")


def nearer(page):
    """Return the reachable square that is nearest to another fighter; "" if none is nearer."""
    hello = send(page, ask="hello")
    floor = send(page, ask="board")["floor"]
    me = hello["request"]["player"]
    at = {n: floor[s["square"]] for n, s in hello["state"]["seats"].items() if s["square"]}
    others = [place for name, place in at.items() if name != me]
    found = send(page, do=f"{me}: reach")
    if found["type"] != "shown" or not others or me not in at:
        return ""
    ways = {s: w for s, w in found["data"]["squares"].items() if not w["hazards"] and w["stop"]}

    def far(place):
        return min(abs(place[0] - o[0]) + abs(place[1] - o[1]) for o in others)

    best = min(ways, key=lambda square: far(floor[square]), default="")
    return best if best and far(floor[best]) < far(at[me]) else ""


def test_a_second_tab_is_told_and_nothing_is_lost(phone, site):
    one = phone(site)
    first = one.open()
    send(first, ask="new", name="friday", options=BEGIN)
    send(first, do="4")
    second = one.open()
    send(second, ask="open", name="friday.frag")
    assert send(second, do="2")["type"] == "told"
    late = send(first, do="1")
    log = send(second, ask="log")["inputs"]
    assert [row["line"] for row in log][:2] == ["4", "2"]
    if late["type"] == "refused":
        assert send(first, ask="log")["inputs"] == log
    # Without a network the page comes from the service worker.
    first.evaluate(CONTROLLED)
    one.context.set_offline(True)
    again = one.open()
    assert send(again, ask="games")["games"][0]["inputs"] == len(log)


CONTROLLED = """async () => {
  while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 50));
}"""

REFUSED = """
const Real = Blob;
globalThis.Blob = function (parts, options) {
  const worker = String(parts[0]).includes("The worker: Python");
  return new Real(worker ? [%r, ...parts] : parts, options);
};
"""


def test_two_taps_give_a_verdict_where_nothing_can_be_stored(phone):
    none = "Object.defineProperty(self, 'indexedDB', {value: {open() { throw new DOMException('no', 'SecurityError'); }}});"
    page = phone(script=REFUSED % none, locale="de-DE").open()
    page.wait_for_selector("text=Dieser Browser speichert nichts (SecurityError)")
    page.wait_for_selector("img.map[src]", state="attached")
    tap(page, "C4")
    page.wait_for_selector("text=C4 sieht")
    tap(page, "C7")
    page.wait_for_selector(".verdict.big.yes")
    assert "3" in page.inner_text(".verdict.big")
    assert page.get_attribute("html", "lang") == "de"
    assert page.locator("main, nav[aria-label], [aria-live=polite]").count() >= 3
    assert send(page, ask="new", name="friday", options=BEGIN)["type"] == "hello"


def test_a_small_page_starts_without_a_snapshot_and_so_does_one_that_cannot_load_it(
    phone, tmp_path
):
    for name, snapshot in (("small", None), ("spoilt", b"\0" * 1000)):
        single, _ = write_page(tmp_path / name, find_runtime(None, ROOT), (), snapshot)
        assert single.stat().st_size <= 13_000_000
        page = phone(single.as_uri()).open()
        answer = send(page, ask="sight", map="foundry", **{"from": "C4", "to": "C7"})
        assert answer["text"] == "CLEAR, range 3"


def test_an_input_that_finds_no_space_is_taken_back(phone):
    full = (
        "const put = IDBObjectStore.prototype.put; let puts = 0; IDBObjectStore.prototype.put ="
        " function (...a) { if (++puts === 2) throw new DOMException('x', 'QuotaExceededError');"
        " return put.apply(this, a); };"
    )
    page = phone(script=REFUSED % full).open()
    assert send(page, ask="new", name="friday", options=BEGIN)["type"] == "hello"
    told = send(page, do="4")
    assert told["type"] == "refused"
    assert "could not store this input" in told["refusal"]["text"]
    assert send(page, ask="log")["inputs"] == []
    assert send(page, do="5")["inputs"][0]["line"] == "5"


def test_a_phone_that_is_full_from_the_start_says_so_and_keeps_nothing_half(phone, tmp_path):
    full = (
        "IDBObjectStore.prototype.put = function () {"
        " throw new DOMException('x', 'QuotaExceededError'); };"
    )
    page = phone(script=REFUSED % full).open("play")
    page.click("text=New game")
    page.click("text=Start the game")
    page.wait_for_selector("dialog[open] .no:has-text('QuotaExceededError')")
    page.keyboard.press("Escape")
    options = GameOptions("foundry", ["Red 3/2/2", "Blue 2/3/2"])
    start(Start(tmp_path / "friday.frag", options)).journal.close()
    data = base64.b64encode((tmp_path / "friday.frag").read_bytes()).decode()
    answer = send(page, ask="import", name="friday.frag", data=data)
    assert "QuotaExceededError" in answer["refusal"]["text"]
    assert send(page, ask="games")["games"] == []
    assert send(page, do="4")["type"] == "refused"


def test_two_tabs_with_one_game_show_the_same_and_one_of_two_inputs_counts(phone, site):
    one = phone(site)
    first = one.open("play")
    send(first, ask="new", name="friday", options=BEGIN)
    first.evaluate("localStorage.setItem('fragkit-open', 'friday.frag')")
    first.reload()
    second = one.open("play")
    for tab in (first, second):
        tab.wait_for_selector(".play:not(.busy) .dice")
    second.click(".face:nth-child(4)")
    for tab in (first, second):
        tab.wait_for_selector(".wanted:has-text('Blue: roll 1d')")
        assert tab.locator(".log li").count() == 1
    told = "() => { globalThis.texts = []; const said = document.querySelector('.said'); new MutationObserver(() => texts.push(said.innerText)).observe(said, { childList: true }); }"
    for tab in (first, second):
        tab.evaluate(told)
    # Both at once, by a clock that both tabs share. A tab that already shows the next question has
    # no dice to tap.
    tapped = """([face, at]) => {
        globalThis.heard = Infinity;
        const channel = new BroadcastChannel("fragkit");
        channel.onmessage = () => { heard = Math.min(heard, Date.now()); };
        setTimeout(() => {
            globalThis.isLate = Date.now() >= heard;
            document.querySelector(`.dice .face:nth-child(${face})`)?.click();
        }, at - Date.now());
    }"""
    at = first.evaluate("Date.now()") + 1000
    for tab, face in ((first, 2), (second, 3)):
        tab.evaluate(tapped, [face, at])
    for tab in (first, second):
        tab.wait_for_selector(".play:not(.busy) .wanted:has-text('where do you start?')")
    stories = [send(tab, ask="log")["inputs"] for tab in (first, second)]
    assert stories[0] == stories[1]
    lines = [row["line"] for row in stories[0]]
    assert lines[:2] in (["4", "2"], ["4", "3"])
    is_late = any(tab.evaluate("isLate") for tab in (first, second))
    assert len(lines) == 2 or is_late, "only a tap after the other tab's news may answer more"
    for tab in (first, second):
        tab.wait_for_function(
            "n => document.querySelectorAll('.log li').length === n", arg=len(lines)
        )
    for tab in (first, second):  # who was told that the other was faster can still read it
        said = tab.evaluate("texts")
        assert "✗" not in "".join(said) or "another tab" in tab.inner_text(".said"), said
    shown = [tab.locator(".log li").all_inner_texts() for tab in (first, second)]
    assert shown[0] == shown[1]


def test_a_team_game_is_begun_with_the_form(phone):
    page = phone().open("play")
    page.click("text=New game")
    page.locator(".person input").first.fill("Kim")
    packs = ".setup label:has-text('Pack') select"
    page.focus(packs)
    page.locator(packs).select_option("deathmatch")
    page.wait_for_selector("[data-goal]")
    assert page.locator(f"{packs}:focus").count() == 1, "the next arrow key chooses again"
    page.select_option("[data-goal]", "bodyguards")
    assert "=" not in page.inner_text(".setup"), "a form needs no words of the command line"
    page.fill(".setup p .value", "2")
    for _ in range(2):
        page.click("text=Add a player")
    for row, color in zip(page.locator(".person").all(), ("red", "blue") * 2, strict=True):
        row.locator(".team").select_option(color)
    page.click("summary:has-text('Variants')")
    page.check("[data-variant=barrels] [type=checkbox]")
    page.click("text=Start the game")
    page.wait_for_selector(".play:not(.busy) .wanted:not(:empty)")
    record = base64.b64decode(send(page, ask="record", name="game.frag")["data"]).decode()
    header = record.partition("\n\n")[0].splitlines()
    assert "team: red Kim Green" in header
    assert "team: blue Blue Yellow" in header
    assert {"variant: bodyguards=2", "variant: barrels"} <= set(header)


def test_another_player_is_looked_at_and_the_buttons_come_back(phone, tmp_path):
    positions = ["Red C4 3 turn movement 6", "Blue C7 2"]
    options = GameOptions("foundry", ["Red 3/2/2", "Blue 2/3/2"], positions=positions)
    start(Start(tmp_path / "friday.frag", options)).journal.close()
    page = phone().open("play")
    page.set_input_files("input[type=file]", tmp_path / "friday.frag")
    for back in ("text=Back", "[aria-label=Send]"):
        page.wait_for_selector(".play:not(.busy) .acts .end")
        page.click(".seat:has-text('Blue')")
        page.wait_for_selector(".acts:not(:has(.end))")
        page.fill(".line", "override blue health 1")
        page.click(back)
    page.wait_for_selector(".play:not(.busy) .acts .end")
    assert page.get_attribute(".seat:has-text('Red')", "aria-pressed") == "true"


def test_a_game_is_begun_and_played_by_keyboard_and_a_screen_reader_follows(phone):
    page = phone().open()
    page.wait_for_selector("img.map[src]", state="attached")
    assert page.locator("body").aria_snapshot().count("- navigation") == 1
    for part in ("- banner", "- main", '- navigation "Views"', '- heading "Look" [level=1]'):
        assert part in page.locator("body").aria_snapshot()
    read = "text => document.querySelector('[aria-live]').textContent === text"
    press = page.keyboard.press
    page.focus("#skip")
    while page.evaluate("document.activeElement.className") != "frame":
        press("Tab")
    # Keys that come faster than the screen is drawn: only the last square is read.
    page.evaluate(
        "keys => { for (const key of keys) "
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key })); }",
        ["ArrowDown", "ArrowDown", "ArrowRight"],
    )
    page.wait_for_function(read, arg="B2")
    press("Enter")
    page.wait_for_function(read, arg="B2 sees 20 squares. Tap another.")
    press("ArrowRight")
    press("Enter")
    page.wait_for_function(read, arg="CLEAR, range 1")
    page.focus("[data-view=play]")
    press("Enter")
    page.focus("text=New game")
    press("Enter")
    page.wait_for_selector(".setup h1:focus")
    page.focus("[type=submit]")
    press("Enter")
    page.wait_for_selector(".wanted:focus")
    page.wait_for_selector(".dice .face")
    for key, due in (
        ("4", "Blue: roll 1d to go first"), ("2", "Red, where do you start?"),
        ("Tab Enter", "Blue, where do you start?"), ("Tab Enter", "Red: roll 2d for movement"),
        ("3 5", "Red: 8 movement and 1 attack left"),
    ):  # fmt: skip
        for one in key.split():
            press(one)
        page.wait_for_selector(f".play:not(.busy) .wanted:focus:text-is('{due}')")
    parts = page.locator("main").aria_snapshot()
    assert 'button "Red, Health 3/3, Frags 0, B2" [pressed]' in parts
    assert f'heading "{due}" [level=2]' in parts
    assert 'region "Story"' in parts
    page.focus(".play .frame")
    press("ArrowDown")
    page.wait_for_function(read, arg="B2, Red")
    press("ArrowDown")
    page.wait_for_function(read, arg="B3, 1 movement")


def test_every_stop_has_a_name_and_shows_its_focus_and_escape_closes(phone, tmp_path):
    positions = ["Red C4 3 turn movement 6", "Blue C7 2"]
    options = GameOptions(
        "foundry", ["Red 3/2/2", "Blue 2/3/2"], ["deathmatch"], ["barrels"],
        positions=positions, floors=["D4 barrel"],
    )  # fmt: skip
    start(Start(tmp_path / "friday.frag", options)).journal.close()
    page = phone().open()
    page.wait_for_selector("img.map[src]", state="attached")
    assert tabbed(page) == [
        "Sight", "Reach", "Figures", "Map", "Map: tap two squares to check the line of sight",
        "Zoom in", "Zoom out", "Show the whole map", "Search the rules", "Search", "Cards",
        "Look", "Play", "Print",
    ]  # fmt: skip
    assert unnamed(page) == []
    # A square without a pointer, as a screen reader presses it.
    page.get_by_role("button", name="C4", exact=True).dispatch_event("click")
    page.get_by_role("button", name="C7", exact=True).dispatch_event("click")
    page.wait_for_selector(".verdict.big.yes")
    page.focus("text=Cards")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] [data-card]")
    assert unnamed(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.textContent") == "Cards"
    for view in ("print", "play"):
        page.evaluate("view => { location.hash = view; }", view)
        page.wait_for_selector(f"[data-view={view}][aria-current]")
        page.wait_for_selector("main h1")
        assert unnamed(page) == []
    # The link to the content stays in the view.
    page.focus("#skip")
    page.keyboard.press("Enter")
    assert page.evaluate("[document.activeElement.id, location.hash]") == ["main", "#play"]
    page.set_input_files("input[type=file]", tmp_path / "friday.frag")
    page.wait_for_selector(".play:not(.busy) .acts .end")
    stops = tabbed(page)
    for stop in ("Red, Health 3/3, Frags 0, C4", "Undo", "Type a command or a question", "Play"):
        assert stop in stops, stops
    assert unnamed(page) == []
    for square in ("C7, Blue", "D4, barrel", "C5, 1 movement"):
        assert page.get_by_role("button", name=square, exact=True).count() == 1
    # A walk is offered, left, and made; the map keeps the focus for the next one.
    page.focus(".play .frame")
    press = page.keyboard.press
    press("ArrowDown")  # the cursor appears where Red is
    page.evaluate(HEARD)
    for key, wanted in (("Escape", 0), ("Enter", 1)):
        press("ArrowDown")
        press(" ")
        page.wait_for_selector(".walk .act:focus")
        press(key)
        page.wait_for_selector(".play:not(.busy) .frame:focus")
        assert page.locator(".log li").count() == wanted
    due = page.inner_text(".wanted")
    page.wait_for_function("due => heard.some((text) => text.endsWith(due))", arg=due)
    story = page.locator(".log li").first.inner_text()
    heard = " ".join(page.evaluate("heard"))
    assert [heard.count(story), heard.count(due)] == [1, 1], heard


def test_each_way_out_of_the_page_is_shut(phone, site, written, tmp_path):
    """Without its policy, the same page lets each of them out: so each leak alone is noticed."""
    with listener() as (port, heard):
        for one in (phone(), phone(site)):
            one.context.set_offline(False)
            missing, ways, hacked = one.open(ready=False).evaluate(leaving(60), port)
            assert (missing, hacked, heard) == ([], None, set())
            one.complaints.clear()  # the browser's words about what the policy has stopped
        text = (written / "fragkit.html").read_text("utf-8")
        (tmp_path / "open.html").write_text(re.sub(r"<meta http-equiv[^>]*>", "", text), "utf-8")
        two = phone((tmp_path / "open.html").as_uri())
        _, _, hacked = two.open(ready=False).evaluate(leaving(2), port)
        assert (heard, hacked) == ({*ways} - {"inline", "eval"}, 1)
        two.complaints.clear()


def test_nothing_from_strangers_runs(phone, tmp_path):
    one = phone()
    page = one.open("play")
    # A record whose words are markup, whose map is a file of this machine, and that is no record.
    evil = "<img/src=x/onerror=globalThis.hacked=1>"
    begun = send(page, ask="new", name=f"../../{evil}", options=BEGIN)
    assert begun["type"] == "hello"
    assert "/" not in begun["game"]
    record = base64.b64decode(send(page, ask="record", name=begun["game"])["data"]).decode()
    for name, text in {
        "markup.frag": record + f"# {evil}\nnote {evil}\n",
        "file.frag": record.replace("map: foundry", "map: /fragkit/fragkit/_share/content/base/maps/foundry.yaml"),
        "bytes.frag": "\0\x1b[2J" * 1000,
        "long.frag": record.split("\n\n")[0] + "\n\n" + "x" * 1_000_000,
    }.items():  # fmt: skip
        (tmp_path / name).write_text(text)
        page.evaluate("location.hash = '#play'")
        if not page.locator("input[type=file]").count():
            page.click(".play .tools button:last-child")
        page.set_input_files("input[type=file]", tmp_path / name)
        page.wait_for_selector("dialog[open], .play:not(.busy) .wanted:not(:empty)")
        if page.locator("dialog[open]").count():
            assert "bug in fragkit" not in page.inner_text("dialog[open]")
            page.click("dialog[open] .close")
    # A pack that climbs out of its folder.
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        file.writestr("../../climbed.yaml", "id: x")
    pack = {"name": "evil.fragpack", "data": base64.b64encode(made.getvalue()).decode()}
    answer = send(page, ask="install", yes=True, **pack)
    assert "is outside the pack" in answer["err"], answer
    assert page.locator("img[src='x'], iframe").count() == 0
    assert page.evaluate("globalThis.hacked ?? null") is None
    assert {url.partition(":")[0] for url in one.requests} <= {"file", "blob", "data"}
