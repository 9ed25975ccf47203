"""Opening a record that people, crashes or new rules have changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fragkit.referee.history import replay as resume
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start
from tests.referee.tables import ARENA, say, sit, stands

DUEL = ("Red A1 3 turn movement 6", "Blue B1 2 light-armor", "Green H6")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game with four inputs."""
    path = tmp_path / "friday.frag"
    referee = sit(path, *DUEL)
    say(referee, "m s", "m s", "m n", "override blue health 1")
    referee.journal.close()
    return path


def trouble(path: Path, **how: object) -> str:
    made = start(Start(path, GameOptions(), **how))
    assert isinstance(made, OpenProblem)
    return f"{made.kind}: {made.message}"


def test_opening_again_goes_on_at_the_same_prompt(path):
    first = sit(path)
    left = stands(first)
    assert first.hello()["prompt"] == "Red 3m 1a A2> "
    first.journal.close()
    assert stands(sit(path)) == left


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("m n\n", "m w\n", "friday.frag, line 20: `m w`: Red can't go west from A3: a wall is in the way [ruling.map.edge]"),
        ("m n\n", "fly\n", "friday.frag, line 20: `fly`: there is no command `fly`"),
        ("m n\n", "r\n", "friday.frag, line 20: `r`: this is not an input"),
        ("m n\n", "quit\n", "friday.frag, line 20: `quit`: this is not an input"),
        ("m n\n", "undo to 7\n", "friday.frag, line 20: `undo to 7`: there is no input 7"),
        ("m n\n", "\0\1\n", "friday.frag, line 20: `…`: this line is not text"),
    ],
)  # fmt: skip
def test_a_line_that_can_not_be_played_is_named_and_the_good_part_offered(path, old, new, told):
    before = path.read_text()
    path.write_text(before.replace(old, new))
    spoiled = path.read_bytes()
    end = ". Add `--repair` to continue from the line before and keep a copy."
    assert trouble(path) == f"record: {told}{end}"
    assert path.read_bytes() == spoiled


def test_a_pack_that_changed_is_named_as_the_likely_cause(path):
    path.write_text(re.sub("(pack: base .*:)[0-9a-f]+", r"\g<1>0", path.read_text()))
    path.write_text(path.read_text().replace("m n\n", "m w\n"))
    why = "wall is in the way [ruling.map.edge] (pack base changed since this game began). Add `--repair`"
    assert why in trouble(path)


def test_a_repaired_record_goes_on_from_its_good_part_and_keeps_the_rest(path):
    path.write_text(path.read_text().replace("m n\n", "m w\n"))
    spoiled = path.read_bytes()
    referee = sit(path, repair=True)
    assert referee.run.next_number == 3
    assert referee.hello()["notes"] == ["the record was repaired; the old one is friday.frag.old"]
    assert path.with_name("friday.frag.old").read_bytes() == spoiled
    assert "# not played: m w\n# not played: override Blue health 1\n" in path.read_text()
    say(referee, "m n")
    left = stands(referee)
    referee.journal.close()
    assert stands(sit(path)) == left


def test_the_table_may_be_asked_whether_to_go_on_from_the_good_part(path):
    path.write_text(path.read_text().replace("m n\n", "m w\n"))
    asked = []

    def decide(question: str, answers: tuple[str, ...]) -> str:
        asked.append((question, answers))
        return "yes"

    assert sit(path, decide=decide).run.next_number == 3
    assert asked[0][1] == ("yes", "no")
    assert "line 20: `m w`: Red can't go west from A3" in asked[0][0]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("map: ", "mop: ", "friday.frag: the map is missing; add `map: NAME`"),
        ("player: Red 3/2/2\n", "player: Red\n", "friday.frag:6: `Red` is not a player; type a name and stats: `Red 3/2/2`"),
        ("player: Red 3/2/2\n", "", "friday.frag:11: position: there is no player `Red`; choose `Blue` or `Green`"),
        ("Blue B1 2 light-armor", "Blue B1 9", "friday.frag:13: position: Blue can't have Health 9: full Health is 2 [ruling.health.cap]"),
        ("dice: table", "dice: loaded", "friday.frag:10: `dice` can't be `loaded`; choose `table` or `auto`"),
        ("pack: base", "pack: basic", "friday.frag:4: there is no pack `basic`; did you mean `base`?"),
        ("frag 1\n", "frog 1\n", "friday.frag:1: this is not a record: its first line is not `frag 1`"),
    ],
)  # fmt: skip
def test_a_spoiled_header_is_told(path, old, new, told):
    path.write_text(path.read_text().replace(old, new, 1))
    assert trouble(path) == f"record: {told}"


@pytest.mark.parametrize("key", ["fragkit", "begun", "pack", "dice", "cards"])
def test_a_header_may_lack_what_has_a_default(path, key):
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not line.startswith(f"{key}:")))
    assert sit(path).hello()["prompt"] == "Red 3m 1a A2> "


def test_hand_written_questions_and_comments_do_no_harm(path):
    path.write_text(path.read_text().replace("m n\n", "# hm\nlos blue\nnote ok\n\n  m   N\n"))
    assert sit(path).hello()["prompt"] == "Red 3m 1a A2> "


def test_changed_content_is_told(path):
    text = path.read_text()
    at = text.index("sha256:") + 7
    path.write_text(text[:at] + "000000000000" + text[at + 12 :])
    assert sit(path).hello()["notes"] == ["pack base changed since this game began"]


# -- a rule has changed since -------------------------------------------------------------


RECORDED = "#> 3 Red moves from A3 to A2: 1 movement spent, 3 left. [Red square A2, Red movement 3]"


def as_if_recorded(path: Path, line: str) -> None:
    text = path.read_text()
    assert RECORDED in text
    path.write_text(text.replace(RECORDED, line))


OTHER = "#> 3 Red slips from A3 to A1, 5 left. [Red square A1, Red movement 5]"
TOLD = "line 20: after `m n` the record has `Red square A1`, `Red movement 5`, but now the game has `Red square A2`, `Red movement 3`"


def test_the_first_input_that_comes_out_differently_is_named(path):
    as_if_recorded(path, OTHER)
    assert trouble(path) == (
        f"diverged: friday.frag, {TOLD}. Add `--recorded` to keep the recorded outcome, or "
        "`--anew` to play by the current rules."
    )


def test_a_game_goes_on_from_what_was_recorded(path):
    as_if_recorded(path, OTHER)
    referee = sit(path, policy="recorded")
    assert referee.hello()["notes"][0] == f"{TOLD}; the recorded outcome is kept"
    assert referee.hello()["prompt"] == "Red 5m 1a A1> "
    text = path.read_text()
    assert "m n\n" in text
    assert "override Red square A1\n" in text
    assert "override Red movement 5\n" in text
    left = stands(referee)
    referee.journal.close()
    assert stands(sit(path)) == left


def test_what_was_recorded_to_lie_on_the_floor_lies_there(path):
    as_if_recorded(path, RECORDED.replace("]", ", floor A1 blood blood boomstick]"))
    referee = sit(path, policy="recorded")
    assert "override Red floor A1 blood blood boomstick\n" in path.read_text()
    assert [(c.square, c.kind) for c in referee.run.game.state.floor] == [
        ("A1", "blood"), ("A1", "blood"), ("A1", "pile"),
    ]  # fmt: skip


def test_a_game_goes_on_from_what_the_rules_say_now(path):
    as_if_recorded(path, OTHER)
    referee = sit(path, policy="anew")
    assert referee.hello()["prompt"] == "Red 3m 1a A2> "
    referee.journal.close()
    assert RECORDED in path.read_text()
    sit(path)


def test_undo_to_a_number_still_means_the_same_after_corrections(path):
    referee = sit(path)
    say(referee, "undo to 3")
    referee.journal.close()
    as_if_recorded(path, OTHER)
    assert sit(path, policy="recorded").hello()["prompt"] == "Red 5m 1a A1> "


def test_other_words_for_the_same_facts_do_not_matter(path):
    as_if_recorded(path, "#> 3 Red walks. [Red square A2, Red movement 3]")
    referee = sit(path)
    assert referee.hello()["notes"] == []
    assert referee.hello()["prompt"] == "Red 3m 1a A2> "


def test_lines_without_an_outcome_are_not_compared(path):
    as_if_recorded(path, "# nothing here")
    assert sit(path).hello()["prompt"] == "Red 3m 1a A2> "


# -- beginning ------------------------------------------------------------------------------


def test_options_for_a_new_game_do_not_touch_one_that_has_begun(path):
    made = start(Start(path, GameOptions(map="foundry", players=["X 3/2/2"])))
    assert not isinstance(made, OpenProblem)
    assert made.hello()["notes"] == [
        "this game has already started: the options for a new game are ignored"
    ]


def test_the_same_command_typed_again_simply_goes_on(tmp_path):
    wanted = GameOptions(map=str(ARENA), players=["Red 3/2/2", "Blue 2/3/2"], houses=["frags=5"])
    for _ in range(2):
        made = start(Start(tmp_path / "new.frag", wanted))
        assert not isinstance(made, OpenProblem)
        assert made.hello()["notes"] == []
        made.journal.close()


def test_a_fighter_with_stats_of_its_own_needs_none_typed(tmp_path):
    path = tmp_path / "new.frag"
    wanted = GameOptions(map=str(ARENA), players=["Red zoe", "Blue headshot wins:1 2/3/3"])
    referee = start(Start(path, wanted))
    assert not isinstance(referee, OpenProblem), referee.message
    header = path.read_text()
    assert "player: Red zoe-mph 2/4/1\n" in header
    assert "player: Blue headshot-hannah wins:1 2/3/3\n" in header


def test_what_is_wrong_with_a_pack_file_is_told_at_its_place(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/pack.yaml").write_text("id: mine\nversion: '1'\n")
    wanted = GameOptions(map=str(ARENA), players=["Red 3/2/2"], packs=[str(tmp_path / "mine")])
    made = start(Start(tmp_path / "new.frag", wanted))
    assert isinstance(made, OpenProblem)
    assert made.message.endswith("pack.yaml:1:1: error[missing-key] a pack needs `name`")


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"map": "", "players": []}, "a new game needs --map and --player"),
        ({"players": []}, "a new game needs --player"),
        ({"map": "foundri", "players": ["R 3/2/2"]}, "there is no map `foundri`; did you mean `foundry`?"),
        ({"players": ["R 3/2/3"]}, "R 3/2/3: the stats add up to 8, not 7 [fighter.points]"),
        ({"players": ["R 5/1/1"]}, "R 5/1/1: Health is 5; a new fighter's stats are 1 to 4 [fighter.max]"),
        ({"players": ["R 3-2-2"]}, "R: `3-2-2` are not stats; type Health/Speed/Accuracy, such as `3/2/2`"),
        ({"players": ["Jo Ann 3/2/2"]}, "Jo: there is no fighter `Ann`; a name is one word: `Jo-Ann 3/2/2`"),
        ({"players": ["R rambo"]}, "R: there is no fighter `rambo`; name one, or give stats: `R 3/2/2`"),
        (
            {"players": ["R 2/3/2 c4"]},
            ("R: C4 is a square, not a fighter; to place a fighter, start with "
            '`--position "R C4"`, or type `override R square C4` in the game'),
        ),
        ({"players": ["R marine"]}, "Marine has no printed stats; choose them: `R marine 3/2/2`"),
        ({"players": ["R zoe-mph marine"]}, "R: `marine` doesn't belong here; for example: `R zoe-mph 3/2/2`"),
        ({"players": ["R 3/2/2", "r 3/2/2"]}, "two players have the same name [setup.figure]"),
        ({"players": ["R 3/2/2"]}, "a game needs at least two players"),
        ({"players": ["7 3/2/2"]}, "`7` can't be a name: type one word that starts with a letter"),
        ({"packs": ["nope"]}, "there is no pack `nope`; choose from `base`, `deathmatch`, `ftw`, `deadlands`, `double-blind`, or add one with `fragkit install FILE`"),
        ({"variants": ["no-rush"]}, "there is no variant `no-rush`; did you mean `no-rushes`?"),
        ({"houses": ["armor.soak=z"]}, "--house: `armor.soak` can't be `z`; choose `a` or `b`"),
        ({"dice": "loaded"}, "`dice` can't be `loaded`; choose `table` or `auto`"),
        ({"positions": ["Pink A1"]}, "position: there is no player `Pink`; choose `Red` or `Blue`"),
        ({"positions": ["Red Z9"]}, "position: Red: there is no square Z9 on arena; squares are A1 to H6; the nearest is H6 [wall.move]"),
        ({"positions": ["Red A1 0"]}, "position: Red can't be on A1 with Health 0 [frag.when]"),
        ({"positions": ["Red A1 frags 3"]}, "position: Red has already won with 3 frags [win.three]"),
        ({"positions": ["Red A1", "Red B1"]}, "position: Red has two positions [setup.figure]"),
        ({"positions": ["Red A1 turn", "Blue A2 turn"]}, "position: type `turn` for one player, not for Red and Blue"),
        ({"positions": ["Blue A1 2", "Red A2 4"]}, "position: Red can't have Health 4: full Health is 3 [ruling.health.cap]"),
        ({"positions": ["Red off boomstick"]}, "position: Red is off the map: a fragged fighter has no Boomstick in play [faq.cards]; If a card removed the fighter, give a square, then type `override red square off`."),
        ({"positions": ["Red A1", "Blue A1"]}, "position: Red and Blue are both on A1 [move.end]"),
    ],
)  # fmt: skip
def test_what_can_not_be_begun_is_told_in_one_line_and_leaves_no_file(tmp_path, wanted, told):
    path = tmp_path / "new.frag"
    whole = {"map": str(ARENA), "players": ["Red 3/2/2", "Blue 2/3/2"]}
    made = start(Start(path, GameOptions(**{**whole, **wanted})))
    assert isinstance(made, OpenProblem)
    assert made.message == told
    assert not path.exists()


def test_a_record_that_undoes_without_end_is_stopped(path, monkeypatch):
    before = path.read_text()
    path.write_text(before + "undo to 1\nundo to 3\n" * 200)
    monkeypatch.setattr(resume, "MOST_REDONE", 100)
    assert "more than 100 inputs would have to be replayed" in trouble(path)


def test_a_record_from_before_the_dying_were_asked_goes_to_the_same_end(tmp_path):
    old = ARENA.parent / "old" / "dealt-before-the-dying-were-asked.frag"
    path = tmp_path / old.name
    path.write_bytes(old.read_bytes())
    (tmp_path / "arena.yaml").write_bytes(ARENA.read_bytes())
    referee = sit(path)
    asked = [done.line for done in referee.run.log].count("choose die")
    assert asked > old.read_text().count("\nchoose die\n")
    assert "Green WINS with 3 frags!" in referee.run.log[-1].outcome.text
