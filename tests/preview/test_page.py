"""The page in a real browser: what is saved is shown, what is wrong is told, maps are drawn."""

from __future__ import annotations

import re
import time

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.preview import server
from tests.preview.conftest import MAP, card

pytestmark = pytest.mark.slow


def test_everything_of_the_pack_is_on_the_contact_sheet(page):
    for key in ("card/zap", "card/zip", "fighter/granny", "counter/blood", "map/cellar"):
        tile = page.locator(f'a.tile[href="#/{key}"]')
        tile.scroll_into_view_if_needed()
        tile.locator("svg").first.wait_for()
    assert page.locator("h1").inner_text() == "Mine & Yours"
    assert page.locator("#problems").is_hidden()


def test_a_saved_card_is_shown(page, mine):
    picture = page.locator('a.tile[href="#/card/zap"] .picture')
    picture.locator("svg").wait_for()
    picture.evaluate("it => it.addEventListener('shown', () => { window.shownAt = Date.now(); })")
    (mine / "cards" / "cards.yaml").write_text(card("zap", "Zapper Deluxe") + "\n" + card("zip"))
    saved = time.time() * 1000
    while not page.evaluate("window.shownAt"):  # bench/preview.py holds half a second
        assert time.time() * 1000 - saved < 60_000
        page.wait_for_timeout(20)
    assert "Zapper Deluxe" in picture.locator("svg").text_content()
    page.locator(".tile .name", has_text="Zapper Deluxe").wait_for()


def test_a_mistake_is_on_top_with_its_line_and_leads_to_its_card(page, mine):
    text = card("zap") + "\n" + card("zip").replace("damage", "demage")
    (mine / "cards" / "cards.yaml").write_text(text)
    problem = page.locator("#problem-list li")
    problem.first.wait_for()
    told = problem.first.inner_text()
    assert "cards/cards.yaml:10:3" in told
    assert "a card has no key `demage`" in told
    assert "  demage: 3d" in told
    assert "did you mean `damage`?" in told
    assert page.locator("#problems-title").inner_text() == "1 error"
    # The card stays as it was, marked; the others are not touched.
    assert "stale" in page.locator('a.tile[href="#/card/zip"]').get_attribute("class")
    assert "stale" not in page.locator('a.tile[href="#/card/zap"]').get_attribute("class")
    problem.first.locator("a").click()
    page.wait_for_url(re.compile("#/card/zip$"))
    (mine / "cards" / "cards.yaml").write_text(card("zap") + "\n" + card("zip"))
    page.locator("#problems").wait_for(state="hidden")


def test_a_broken_card_looks_broken_on_its_own_page_too(at, mine):
    page = at("card/zip")
    page.locator("#detail .large svg").wait_for()
    assert page.locator("#detail .broken").count() == 0
    bad = card("zap") + "\n" + card("zip").replace("damage", "demage") + "\n"
    (mine / "cards" / "cards.yaml").write_text(bad + card("zot", demage="1"))
    broken = page.locator("#detail .stale .broken")
    broken.wait_for()
    assert broken.inner_text() == "Broken: this is how it was when it could still be read."
    assert "a card has no key `demage`" in page.locator("#detail .panel .what").first.inner_text()
    page.locator("#detail .stale .large svg").wait_for()
    # A card that has been broken from the start has a page, too, and its own errors.
    page = at("card/zot")
    page.get_by_text("Broken: it can't be read yet.").wait_for()
    shown = page.locator("#detail .picture").first.evaluate("e => getComputedStyle(e).background")
    assert "repeating-linear-gradient" in shown
    assert "cards/cards.yaml:18:3" in page.locator("#detail .panel .where").inner_text()


def test_problems_fold_away_until_there_is_an_error(page, mine):
    cards = mine / "cards" / "cards.yaml"
    manifest = mine / "pack.yaml"
    mild = card("zap") + "  text: Rolls 9 dice.\n\n" + card("zip")
    cards.write_text(mild)
    page.locator("#problem-list li").wait_for()
    page.get_by_role("button", name="Hide").click()
    assert page.locator("#problem-list").is_hidden()
    assert page.locator("#problems-title").inner_text() == "1 warning"
    cards.write_text(mild.replace("damage", "demage", 1))
    page.locator("#problem-list li").first.wait_for()
    cards.write_text(mild)
    manifest.write_text(manifest.read_text() + "accept: [bare-number]\n")
    page.get_by_text("1 more warning accepted in pack.yaml").wait_for()
    assert page.locator("#problem-list li").count() == 0


def test_a_card_large_has_its_yaml_and_what_is_enforced(at):
    page = at("card/zap")
    page.locator("#detail .large svg").wait_for()
    assert "- id: zap" in page.locator(".yaml").inner_text()
    assert "3d" in page.locator(".words").inner_text()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("#/card/zip$"))
    page.keyboard.press("Escape")
    page.locator("#sheet").wait_for(state="visible")


def test_a_fighter_large_says_its_ability(at):
    page = at("fighter/granny")
    page.locator("#detail .large svg").wait_for()
    assert "Tough: Roll 1 more die for defense." in page.locator(".words").inner_text()


def test_enter_opens_the_only_hit_and_the_title_follows(page):
    page.get_by_role("searchbox").fill("z")
    page.keyboard.press("Enter")
    assert "#/card" not in page.url
    page.get_by_role("searchbox").fill("granny")
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/fighter/granny")
    # Not `wait_for_function`: it polls by `eval`, which the page's policy forbids.
    expect = pytest.importorskip("playwright.sync_api").expect
    expect(page).to_have_title(re.compile("^Granny · Mine & Yours"), timeout=60_000)


def test_find_and_filter(page):
    page.keyboard.press("/")
    page.keyboard.type("zip")
    page.locator('a.tile[href="#/card/zap"]').wait_for(state="detached")
    assert page.locator("a.tile").count() == 1
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Maps").click()
    page.locator('a.tile[href="#/map/cellar"]').wait_for()
    assert page.locator("a.tile").count() == 1


def test_landmarks_and_names_for_screen_readers(page):
    for role in ("banner", "main", "contentinfo", "search", "navigation"):
        assert page.get_by_role(role).count() == 1, role
    page.get_by_role("link", name="Zap").first.wait_for()
    assert page.get_by_role("status").first.inner_text() == "live"


def test_a_card_that_is_new_or_gone(page, mine):
    (mine / "cards" / "more.yaml").write_text(card("zoom"))
    page.locator('a.tile[href="#/card/zoom"] svg').wait_for()
    (mine / "cards" / "more.yaml").unlink()
    page.locator('a.tile[href="#/card/zoom"]').wait_for(state="detached")


def test_a_playtest_puts_its_verdict_beside_the_card(at, mine, monkeypatch):
    monkeypatch.setattr(server, "MINUTES", "0.001")
    page = at("fighter/granny")
    page.get_by_role("button", name="Playtest").click()
    page.locator(".playtest .news.unsure").wait_for()
    assert "of four-player games" in page.locator(".playtest .news").inner_text()
    assert page.locator(".playtest .quiet").inner_text() == "4 games of keen players on Foundry."
    yaml = mine / "fighters" / "granny.yaml"
    yaml.write_text(yaml.read_text().replace("2/3/2", "3/2/2"))
    page.locator(".playtest .quiet", has_text="You have changed it since.").wait_for()
    page.keyboard.press("Escape")
    assert page.locator('a.tile[href="#/fighter/granny"] .verdict').count() == 0
    page.goto(page.url.split("#")[0] + "#/counter/blood")
    page.locator("#detail .large.counter svg").wait_for()
    assert page.locator(".playtest").count() == 0


# -- maps --------------------------------------------------------------------------------------------


def square(page, name):
    """The middle of a square on the board, in the window."""
    box = page.locator(".board:visible").bounding_box()
    column, row = ord(name[0]) - 65, int(name[1:]) - 1
    view = page.locator(".board:visible svg.over").get_attribute("viewBox").split()
    width = float(view[2])
    margin = (width - 4 * 25.4) / 2
    scale = box["width"] / width
    return (
        box["x"] + (margin + (column + 0.5) * 25.4) * scale,
        box["y"] + (margin + (row + 0.5) * 25.4) * scale,
        25.4 * scale,
    )


def test_sight_reach_and_heat_under_the_pointer(at):
    page = at("map/cellar")
    page.locator("#detail .board svg").first.wait_for()
    page.locator(".board svg.over[viewBox]").wait_for(state="attached")
    x, y, _ = square(page, "A1")
    page.mouse.move(x, y)
    page.get_by_text(re.compile(r"^A1 sees \d squares")).wait_for()
    assert 3 < page.locator(".over .seen").count() < 11
    page.get_by_label("Reach").check(force=True)
    page.get_by_text("From A1, ").wait_for()
    assert page.locator(".over .reached").count() >= 9
    page.get_by_label("Heat").check(force=True)
    page.get_by_text("The most exposed square").wait_for()
    assert page.locator(".over .heat").count() == 12


def test_the_squares_can_be_walked_over_with_keys(at):
    page = at("map/cellar")
    page.locator(".board svg.over[viewBox]").wait_for(state="attached")
    page.locator(".board").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_text(re.compile(r"^A1 sees \d squares")).wait_for()
    page.keyboard.press("ArrowDown")
    page.get_by_text(re.compile("A2 sees")).wait_for()


def drawn(page, at):
    page = at("map/cellar/draw")
    page.locator("svg.draw rect").first.wait_for()
    return page


def saved(mine, wanted):
    """Waits until the file says so."""
    path = mine / "maps" / "cellar.yaml"
    for _ in range(600):
        text = path.read_text()
        if wanted in text:
            return text
        time.sleep(0.1)
    raise AssertionError(f"{wanted!r} is not in\n{text}")


def test_a_wall_clicked_is_in_the_file_and_nothing_else_has_changed(page, at, mine):
    drawn(page, at)
    x, y, unit = square(page, "A1")
    page.mouse.click(x + 0.45 * unit, y)
    text = saved(mine, "  | 1 |   |     2 |\n")
    assert text == MAP.replace("| 1     |     2 |", "| 1 |   |     2 |")
    page.get_by_text("Saved.").wait_for()
    page.mouse.click(x + 0.45 * unit, y)
    assert saved(mine, "  | 1     |     2 |\n") == MAP


def test_symbols_with_a_mirror_and_undo(page, at, mine):
    drawn(page, at)
    page.get_by_label("↔", exact=True).check(force=True)
    page.get_by_label("Acid").check(force=True)
    x, y, _ = square(page, "A2")
    page.mouse.click(x, y)
    saved(mine, "  | a   w   g   a |\n")
    page.get_by_role("button", name="Undo").click()
    assert saved(mine, "  |     w   g     |\n") == MAP
    page.get_by_role("button", name="Redo").click()
    saved(mine, "  | a   w   g   a |\n")


def test_what_is_drawn_before_the_answer_is_no_clash(page, at, mine):
    """A slow machine answers late: the file is written, its new mark not yet known here."""
    drawn(page, at)
    page.evaluate(
        "() => { const real = window.fetch; window.fetch = async (...a) => { const told = await real(...a);"
        " await new Promise((go) => setTimeout(go, 1500)); return told; }; }"
    )
    page.get_by_label("Acid").check(force=True)
    x, y, _ = square(page, "A2")
    page.mouse.click(x, y)
    saved(mine, "  | a   w   g     |\n")
    page.get_by_role("button", name="Undo").click()
    assert saved(mine, "  |     w   g     |\n") == MAP
    page.get_by_text("Saved.").wait_for()
    assert page.locator(".conflict").count() == 0


def test_a_wall_is_dragged_over_several_squares(page, at, mine):
    drawn(page, at)
    x, y, unit = square(page, "A1")
    page.mouse.move(x, y + 0.48 * unit)
    page.mouse.down()
    page.mouse.move(x + 2 * unit, y + 0.48 * unit, steps=24)
    page.mouse.up()
    saved(mine, "  +---+---+---+   +\n")


@pytest.mark.parametrize("offset", [0.3, 0.42, 0.48])
def test_a_drag_keeps_the_direction_of_its_first_edge(page, at, mine, offset):
    """A hand is never straight: it wanders away from the line and through the squares."""
    drawn(page, at)
    x, y, unit = square(page, "A1")
    page.mouse.move(x, y + offset * unit)
    page.mouse.down()
    page.mouse.move(x + unit, y + (offset - 0.25) * unit, steps=12)
    page.mouse.move(x + 2 * unit, y + (offset + 0.2) * unit, steps=3)
    page.mouse.up()
    saved(mine, "  +---+---+---+   +\n")
    assert (
        MAP.replace("  +   +   +   +   +\n", "  +---+---+---+   +\n", 1)
        == (mine / "maps" / "cellar.yaml").read_text()
    )


def test_signs_of_the_palette_are_keys(page, at, mine):
    drawn(page, at)
    page.keyboard.press("T")  # wherever the focus is
    assert page.get_by_role("radio", name="Teleporter").is_checked()
    page.locator(".board:visible").focus()
    for key in ("ArrowDown", ":", "Shift+ArrowRight", "w", "Enter"):
        page.keyboard.press(key)
    saved(mine, "  | w : w   g     |\n")
    assert page.get_by_role("radio", name="Weapon").is_checked()


def test_drawing_with_keys(page, at, mine):
    drawn(page, at)
    page.locator(".board:visible").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+ArrowRight")
    saved(mine, "  |   | w   g     |\n")
    page.get_by_role("radio", name="Weapon").focus()
    page.keyboard.press("Space")
    page.locator(".board:visible").focus()
    page.keyboard.press("Enter")
    saved(mine, "  | w | w   g     |\n")


def test_what_is_drawn_is_judged_at_once(page, at, mine):
    drawn(page, at)
    page.get_by_label("Rock").check(force=True)
    for name in ("A2", "B1"):
        x, y, _ = square(page, name)
        page.mouse.click(x, y)
    page.locator("#problems li", has_text="no way").or_(
        page.locator("#problems li", has_text="respawn")
    ).first.wait_for()
    page.locator("svg.draw .wrong").first.wait_for(state="attached")


def test_sight_follows_what_is_drawn(page, at, mine):
    drawn(page, at)
    x, y, unit = square(page, "A3")
    page.mouse.move(x, y)
    page.locator("svg.draw .seen").first.wait_for(state="attached")
    before = page.locator("svg.draw .seen").count()
    page.mouse.click(x + 0.45 * unit, y)
    page.mouse.move(x, y)
    for _ in range(100):
        if 0 < page.locator("svg.draw .seen").count() < before:
            break
        page.wait_for_timeout(50)
    assert 0 < page.locator("svg.draw .seen").count() < before


def test_an_edit_outside_shows_at_once(page, at, mine):
    drawn(page, at)
    (mine / "maps" / "cellar.yaml").write_text(MAP.replace("     w   g     ", "     w   T     "))
    page.locator("svg.draw text", has_text="T").wait_for(state="attached")
    page.get_by_text("The file has changed.").wait_for()


def test_page_and_editor_at_once_lose_nothing(page, at, mine, served):
    drawn(page, at)
    other = MAP.replace("| 3           4 |", "| 3       a   4 |")
    served.watch.catch_up = lambda: False  # the page has not heard of it yet
    (mine / "maps" / "cellar.yaml").write_text(other)
    x, y, unit = square(page, "A1")
    page.mouse.click(x + 0.45 * unit, y)
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert "The file changed while you were drawing" in alert.inner_text()
    assert "| 1 |   |     2 |" in alert.inner_text()
    assert "| 3       a   4 |" in alert.inner_text()
    assert (mine / "maps" / "cellar.yaml").read_text() == other
    page.get_by_role("button", name="Keep mine").click()
    saved(mine, "  | 1 |   |     2 |\n")
    page.get_by_role("button", name="Undo").click()
    assert saved(mine, "  | 3       a   4 |\n") == other


def test_taking_the_file_keeps_the_own_drawing_in_undo(page, at, mine, served):
    drawn(page, at)
    other = MAP.replace("| 3           4 |", "| 3       a   4 |")
    served.watch.catch_up = lambda: False
    (mine / "maps" / "cellar.yaml").write_text(other)
    x, y, unit = square(page, "A1")
    page.mouse.click(x + 0.45 * unit, y)
    page.get_by_role("button", name="Take the file's").click()
    page.locator("svg.draw .acid").wait_for(state="attached")
    page.get_by_role("button", name="Undo").click()
    saved(mine, "  | 1 |   |     2 |\n")


def test_drawing_on_a_phone_by_tapping(browser, served, mine):
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(f"{served.url}#/map/cellar/draw")
    page.locator("svg.draw rect").first.wait_for()
    x, y, unit = square(page, "A1")
    page.touchscreen.tap(x + 0.4 * unit, y)
    saved(mine, "  | 1 |   |     2 |\n")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.goto(f"{served.url}#/card/zap")
    page.locator("#detail .large svg").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


def test_a_phone_zooms_into_a_map_and_draws_on_it_where_it_is_tapped(browser, served, mine):
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(f"{served.url}#/map/cellar/draw")
    page.locator("svg.draw rect").first.wait_for()
    _, _, before = square(page, "A1")
    more = page.get_by_role("button", name="Zoom in").locator("visible=true")
    for _ in range(4):
        more.tap()
    assert more.is_disabled()
    x, y, unit = square(page, "A1")
    assert (round(unit / before), page.locator(".zoom output:visible").inner_text()) == (4, "400 %")
    frame = page.locator(".zoom-frame:visible")
    frame.evaluate("it => it.scrollTo(150, 0)")
    frame.scroll_into_view_if_needed()
    x, y, unit = square(page, "A1")
    page.touchscreen.tap(x + 0.4 * unit, y)
    saved(mine, "  | 1 |   |     2 |\n")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # The zoom stays when the page shows what was saved, and when it is opened again.
    page.goto(f"{served.url}#/map/cellar")
    page.goto(f"{served.url}#/map/cellar/draw")
    page.locator("svg.draw rect").first.wait_for()
    assert page.locator(".zoom output:visible").inner_text() == "400 %"
    context.close()


def test_a_map_drawn_in_the_page_can_be_played(page, at, mine):
    drawn(page, at)
    page.get_by_label("Red door").check(force=True)
    x, y, unit = square(page, "C1")
    page.mouse.click(x - 0.45 * unit, y)
    saved(mine, "  | 1     r     2 |\n")
    problems = Problems()
    assert load_map(mine / "maps" / "cellar.yaml", problems, playable=True) is not None
    assert problems.found == []
