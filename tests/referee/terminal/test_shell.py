"""The prompt: only asks and prints, and shows everything on the poorest terminal."""

from __future__ import annotations

import pytest

from fragkit.referee.terminal.shell import Shell, in_ascii
from fragkit.term.style import Style
from tests.referee.tables import sit


def typed(path, *lines: str, style: Style | None = None, position: tuple[str, ...] = ()) -> str:
    """What the screen shows."""
    waiting, out = list(lines), []

    def ask(prompt: str) -> str:
        out.append(prompt)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    Shell(sit(path, *position), ask, out.append, lambda: (style or Style(40), 0)).run()
    return "\n".join(out)


DUEL = ("Red B2 3 pulse-rifle turn movement 6", "Blue D1 2 light-armor", "Green H6")


def test_a_terminal_without_unicode_gets_plain_letters(path):
    shown = typed(path, "s blue pulse 2", "4 4", "m z9", "los green", "map", "who",
                  style=Style(40, unicode=False), position=DUEL)  # fmt: skip
    assert shown.isascii()
    assert "4d = 2d x2 (ammo)" in " ".join(shown.split())
    assert in_ascii("2d −1d … ×3") == "2d -1d ... x3"


def test_enter_alone_goes_a_way_that_was_asked_about(path):
    shown = typed(path, "m c2", "", position=DUEL)
    assert "`m C2`: e: 1 movement, acid on C2" in shown
    assert "Red moves from B2 to C2: 1 movement\n  spent, 5 left." in shown


def test_a_choice_of_secret_and_known_cards_shows_both_ways_to_answer(path):
    full = ("Red B2 turn movement 6 hand weapon 3 gadget 2 holds desync", "Blue D1", "Green H6")
    shown = typed(path, "end", "desync", position=full)
    assert "1 over the hand limit of 5" in shown
    assert "1 desync (Desync)" in shown
    assert "or any weapon or gadget card" in shown
    assert "Red discards Desync" in shown


def test_several_weapons_are_compared_in_two_lines_each(path):
    shown = typed(path, "s blue", position=DUEL)
    assert (
        """Range 3, clear
Pistol: hit 97%, frag <1%.
  Damage 1: 20%, 2: 1%, 3: <1%, 4: <1%
Pulse Rifle: hit"""
        in shown
    )


def test_too_full_a_hand_says_what_to_do(path):
    full = ("Red B2 turn movement 6 hand weapon 3 gadget 2 special 2", "Blue D1", "Green H6")
    shown = typed(path, "end", "boomstick yoink", position=full)
    assert "2 over the hand limit of 5" in shown
    assert "Discard any weapon, gadget or special card: type its name, or just `weapon`." in (
        " ".join(shown.split())
    )
    assert "Red discards Yoink! (hand limit)." in " ".join(shown.split())


def test_a_choice_of_any_square_is_no_wall_of_squares(path):
    blinking = ("Red B2 turn hand gadget 1", "Blue D1", "Green H6")
    shown = typed(path, "p blink-button", "4", "g6", position=blinking)
    assert "  Type a square, such as A1.\n" in shown
    assert "✗ `4` is not an option" in shown
    assert "Red teleports to G6" in shown


def test_enter_alone_does_nothing_else(path):
    before = typed(path, position=DUEL)
    assert "Saved in friday.frag." in before
    size = path.stat().st_size
    typed(path, "", "", "  ")
    assert path.stat().st_size == size


def test_interrupting_leaves_politely(path):
    referee = sit(path, *DUEL)
    out: list[str] = []

    def ask(prompt: str) -> str:
        raise KeyboardInterrupt

    Shell(referee, ask, out.append, lambda: (Style(40), 0)).run()
    assert out[-1] == "Saved in friday.frag."


def test_what_is_due_is_not_said_twice_after_an_undo(path):
    shown = typed(path, "s blue pulse 2", "4 4", "undo", position=DUEL).replace("\n  ", " ")
    after = shown[shown.index("Back at input 1.") :]
    assert after.count("Red: roll 2d to hit Blue at range 3 (3 or more)") == 1


def test_the_choice_of_a_weapon_shows_the_odds_of_each(path):
    shown = typed(path, "s blue", "2", position=DUEL)
    assert "Pistol: hit 97%" in shown
    assert "Pulse Rifle: hit 97%" in shown
    assert "  2 pulse-rifle (Pulse Rifle)" in shown
    assert "Red fires Pulse Rifle at Blue" in shown


def test_a_note_and_a_question_leave_the_prompt_as_it_was(path):
    shown = typed(path, "note Blue saw it", "who", position=DUEL)
    assert shown.count("Red 6m 1a B2> ") == 3


def test_the_end_of_a_game_shows_the_score(path):
    position = ("Red A1 3 frags 2 turn movement 6", "Blue B1 2", "Green H6")
    shown = typed(path, "s blue", "6 6", "1 1", position=position)
    assert "Red WINS with 3 frags!" in shown.replace("\n  ", " ")
    assert "The game is over. Red wins." in shown
    assert "  Frags: Red 3, Blue 0, Green 0" in shown


def test_a_phone_that_is_turned_gets_wider_lines(path):
    screens = iter([(Style(40), 0), *[(Style(90), 0)] * 5])
    lines = iter(["m z9"])
    out: list[str] = []

    def ask(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    Shell(sit(path, *DUEL), ask, out.append, lambda: next(screens)).run()
    assert max(map(len, out)) > 40


def test_a_dealt_hand_is_not_on_the_screen_when_it_must_be_cut_down(path):
    out: list[str] = []
    typed = iter(["end"])

    def ask(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    held = "holds light-armor lag-spike boomstick pulse-rifle desync yoink"
    referee = sit(path, f"Red B2 turn movement 6 {held}", "Blue D1", "Green H6", cards="dealt")
    Shell(referee, ask, out.append, lambda: (Style(40), 0)).run()
    shown = "\n".join(out)
    assert "Type the card's name. `hand` shows the\n  cards to you alone." in shown
    assert "boomstick" not in shown


@pytest.mark.parametrize(("answer", "is_shown"), [("", True), ("y", True), ("no", False)])
def test_a_dealt_hand_is_shown_on_enter_and_not_on_no(path, answer, is_shown):
    out: list[str] = []
    typed = iter(["hand", answer])

    def ask(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    referee = sit(
        path, "Red B2 turn movement 6 holds boomstick", "Blue D1", "Green H6", cards="dealt"
    )
    Shell(referee, ask, out.append, lambda: (Style(40), 0)).run()
    assert ("Boomstick" in "\n".join(out)) is is_shown


def test_what_lies_where_one_goes_is_offered_once(path):
    near = ("Red B1 3 turn movement 6", "Blue D1 1 boomstick", "Green H6")
    shown = typed(path, "override blue health 0", "m e e", "p light-armor", "m w", position=near)
    assert shown.count("Here you can `take boomstick` or") == 1


def test_the_first_prompt_of_the_free_phase_is_spelled_out_once(path):
    rolling = ("Red B1 3 turn", "Blue D1", "Green H6")
    shown = typed(path, "4 2", "m w", position=rolling)
    assert shown.count("movement and 1 attack left") == 1
    assert "Red: 6 movement and 1 attack left\nRed 6m 1a B1> " in shown


@pytest.mark.parametrize(("dumb", "cleared"), [(False, "\x1b[2J\x1b[3J\x1b[H"), (True, "\n" * 50)])
def test_a_dealt_hand_is_cleared_on_terminals_of_every_kind(path, dumb, cleared):
    out: list[str] = []
    lines = iter(["hand", "", ""])

    def ask(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    referee = sit(
        path, "Red B2 turn movement 6 holds boomstick", "Blue D1", "Green H6", cards="dealt"
    )
    Shell(referee, ask, out.append, lambda: (Style(40), 50), dumb=dumb).run()
    shown = next(i for i, line in enumerate(out) if "Boomstick" in line)
    assert cleared in out[shown:]


def test_a_choice_of_secret_cards_does_not_tell_how_many_there_are(path):
    hand = ("Red B2 1 holds pocket-medkit", "Blue C2 turn movement 6 holds yoink", "Green H6")
    out = []
    waiting = ["s red", "1 1", "2"]

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    Shell(sit(path, *hand, cards="dealt"), ask, out.append, lambda: (Style(40), 0)).run()
    shown = "\n".join(out)
    assert "  die (be fragged)" in shown
    assert "2 die" not in shown
    assert "medkit" not in shown
