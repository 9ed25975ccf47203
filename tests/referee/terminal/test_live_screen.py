"""The screen that stays: everything one needs in 40 × 24, drawn anew before each input."""

from __future__ import annotations

import re

from fragkit.referee.terminal.live_screen import LiveScreen, player_lines
from fragkit.referee.terminal.shell import Shell
from fragkit.term.style import ENTER_PAGE, LEAVE_PAGE, REDRAW_PAGE, Style
from tests.referee.tables import say, sit

DUEL = (
    "Red B2 3 pulse-rifle:3 turn movement 6 hand special 2",
    "Blue D1 2 light-armor",
    "Green H6",
)


def frames(path, *lines: str, rows: int = 24, position=DUEL, **how) -> list[str]:
    """Return every frame drawn, and last what the terminal's own page shows."""
    waiting, out = list(lines), []

    def ask(prompt: str) -> str:
        out.append(prompt)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    def screen():
        return Style(40), rows

    live = LiveScreen(
        sit(path, *position, **how), ask, lambda text: out.append(text + "\n"), screen
    )
    Shell(live.referee, live.ask, live.tell, screen, page=live).run()
    live.leave()
    text = "".join(out)
    if ENTER_PAGE not in text:
        return [text]
    page, _, after = text.partition(LEAVE_PAGE)
    return [*page.split(REDRAW_PAGE)[1:], after]


def test_board_players_happenings_and_prompt_fit_a_phone(path):
    first = frames(path)[0]
    lines = first.split("\n")
    assert len(lines) <= 24
    assert all(len(line) <= 40 for line in lines)
    assert "  ABCDEFGH" in first
    assert "▸Red   B2 ♥3/3   ★0 hand 2 3 Pulse Rifle" in first
    assert " Blue  D1 ♥2/2+1 ★0 hand 0 Light Armor" in first
    assert lines[-1] == "Red 6m 1a B2> "


def test_columns_are_aligned_and_a_removed_fighter_keeps_their_health(path):
    referee = sit(path, "Red B2 3 turn movement 6", "Blue D1 1", "Green off")
    say(referee, "override blue square off")
    assert player_lines(referee.run.game, Style(40)) == [
        "▸Red   B2      ♥3/3 ★0 hand 0",
        " Blue  removed ♥1/2 ★0 hand 0",
        " Green fragged ♥-   ★0 hand 0",
    ]


def test_it_is_drawn_anew_with_what_has_happened(path):
    last = frames(path, "m w", "m s")[2]
    assert "▸Red   A3" in last
    assert "Red moves from A2 to A3" in last
    assert "Red moves from B2 to A2" in last


def test_an_answer_is_shown_once(path):
    shown = frames(path, "who", "m w")
    assert "0/3 frags" in shown[1]
    assert "0/3 frags" not in shown[2]


def test_what_is_longer_than_the_screen_is_shown_page_by_page(path):
    shown = frames(path, "map all", "", "help", "", rows=20)
    assert any("Press Enter for more> " in frame for frame in shown)
    assert all(frame.count("\n") < 20 for frame in shown[:-1])


def test_what_is_typed_instead_of_turning_the_page_is_heard(path):
    shown = frames(path, "help", "m w", rows=20)
    assert any("Press Enter for more> " in frame for frame in shown)
    assert "▸Red   A2" in shown[-2]


def test_q_ends_the_pages_and_not_the_game(path):
    shown = frames(path, "help", "q", "m w", rows=20)
    assert "▸Red   A2" in shown[-2]


def test_what_is_due_is_not_said_twice_in_a_row(path):
    shown = frames(path, "?")
    assert shown[1].count("Red: 6 movement and 1 attack left") == 1


def test_a_hand_that_nobody_has_counted_is_not_shown_as_empty(path):
    position = ("Red B2 turn movement 6 hand unknown", "Blue D1", "Green H6")
    assert "★0 hand ?" in frames(path, position=position)[0]


def test_a_hand_is_never_drawn_again(path):
    position = ("Red B2 turn movement 6 holds desync", "Blue D1", "Green H6")
    shown = frames(path, "hand", "", "", "m w", position=position, cards="dealt")
    assert sum("Desync" in frame for frame in shown) == 1


def test_the_terminals_own_page_comes_back(path):
    assert re.search(r"Saved in friday.frag", frames(path, "quit")[-1])


def test_a_low_terminal_gets_line_after_line(path):
    (text,) = frames(path, "m w", rows=19)
    assert REDRAW_PAGE not in text
    assert "Red moves from B2 to A2" in text
