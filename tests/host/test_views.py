"""What a seat may know: its bytes don't depend on what is hidden from it."""

from __future__ import annotations

import json
from contextlib import contextmanager

import pytest

from fragkit.cli.host import page_language
from fragkit.host import views
from fragkit.host.hosted_game import HostedGame
from fragkit.host.seat_file import SeatFile
from fragkit.host.views import MASTER, TABLE, Viewer, answer_for, view_of
from fragkit.referee.answers import Answers
from tests.full import sampled
from tests.host.pairs import GAMES, differences, opened, order_differences, play, seat_down
from tests.referee.tables import say, sit

RED, BLUE = Viewer("seat", "Red"), Viewer("seat", "Blue")
SEEDS = {"base": 5, "deathmatch": 4, "ftw": 5, "deadlands": 4}  # games with hidden cards


@pytest.mark.parametrize("pack", GAMES)
def test_a_pair_of_games_looks_the_same_to_everybody_else(pack, tmp_path):
    assert list(differences(pack, SEEDS[pack], tmp_path, 60, 7)) == []


@pytest.mark.slow
@pytest.mark.parametrize("lot", range(10))
@pytest.mark.parametrize("pack", GAMES)
def test_200_pairs_of_games_look_the_same_to_everybody_else(pack, lot, tmp_path):
    """Two of each five in every run, 200 in full (`tests/full.py`)."""
    for seed in range(100 + 5 * lot, 100 + 5 * lot + sampled(2, 5)):
        folder = tmp_path / str(seed)
        folder.mkdir()
        assert list(differences(pack, seed, folder, 160, 3)) == [], seed


@pytest.mark.parametrize(
    "pack", [p if p == "base" else pytest.param(p, marks=pytest.mark.slow) for p in GAMES]
)
def test_nobody_can_tell_the_order_of_a_deck(pack, tmp_path):
    assert list(order_differences(pack, SEEDS[pack], tmp_path)) == []


# -- leaks on purpose: the pairs notice each of them ----------------------------------------


@contextmanager
def everything_is_for_everyone(patch):
    patch.setattr(views, "_is_for", lambda viewer, player: True)
    yield


@contextmanager
def buttons_name_cards(patch):
    patch.setattr(views, "_buttons", lambda referee, viewer: views.buttons(referee.run))
    yield


@contextmanager
def anybody_may_ask_for_anything(patch):
    patch.setattr(Answers, "not_theirs", lambda self, parsed, is_asked: None)
    yield


@contextmanager
def the_story_names_drawn_cards(patch):
    def told(referee, done):
        return {"line": done.line, "text": referee.run.story.tell(done.events)}

    patch.setattr(views, "_told", told)
    yield


@contextmanager
def a_deck_can_be_counted(patch):
    shared = views.shared_view

    def with_decks(referee):
        decks = referee.run.table.state.decks
        return {**shared(referee), "decks": {k: deck.cards for k, deck in decks.items()}}

    patch.setattr(views, "shared_view", with_decks)
    yield


@pytest.mark.parametrize(
    "leak",
    [
        everything_is_for_everyone, buttons_name_cards, anybody_may_ask_for_anything,
        the_story_names_drawn_cards, a_deck_can_be_counted,
    ],
)  # fmt: skip
def test_the_pairs_notice_a_leak(leak, tmp_path, monkeypatch):
    with leak(monkeypatch):
        for seed in (5, 9, 10):
            folder = tmp_path / str(seed)
            folder.mkdir()
            if next(differences("base", seed, folder, 120, 7), ""):
                return
    pytest.fail("nobody noticed")


def test_the_pairs_notice_the_next_card(tmp_path, monkeypatch):
    shared = views.shared_view

    def with_next(referee):
        chance = referee.stored.chance
        chance.begin(referee.run.next_number)
        return {**shared(referee), "next": chance.draw(dict.fromkeys(referee.run.setup.cards, 1))}

    monkeypatch.setattr(views, "shared_view", with_next)
    assert any(order_differences("base", 5, tmp_path, 12))


# -- one by one -------------------------------------------------------------------------------


def test_a_player_sees_their_own_hand_and_no_other(path):
    referee = seat_down(opened("base"), path)
    play(referee, 5, 40)
    hands = {viewer: view_of(referee, viewer)["hands"] for viewer in (RED, BLUE, TABLE, MASTER)}
    seats = referee.run.table.state.seats
    assert list(hands[RED]) == ["Red"]
    assert [card["card"] for card in hands[BLUE]["Blue"]] == sorted(seats["Blue"].known)
    assert hands[TABLE] == {}
    assert list(hands[MASTER]) == ["Red", "Green", "Blue"]


def test_a_card_that_the_game_master_gives_is_named_to_its_player_alone(tmp_path):
    sent = []
    for card in ("disconnect", "lag-spike"):
        referee = sit(
            tmp_path / f"{card}.frag", "Red A1 3 turn movement 6", "Blue B1 2", cards="dealt"
        )
        told = referee.answer({"do": f"override blue hold {card}"})
        answers = [referee.answer({"do": text}, "Red") for text in ("log all", "now", "undo")]
        assert card in str(view_of(referee, BLUE)["hands"])
        sent.append(
            str([told, *(view_of(referee, v) for v in (RED, TABLE)), *answers]).replace(
                f"{card}.frag", ""
            )
        )
        referee.journal.close()
    assert sent[0] == sent[1]


def typed(referee, text: str, by: str) -> str:
    answer = answer_for(referee, Viewer("seat", by), referee.answer({"do": text}, by))
    return answer["refusal"]["text"] if answer["type"] == "refused" else answer["type"]


def test_a_player_acts_for_themselves(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue B1 2")
    assert typed(referee, "blue: m e", "Red") != "told"
    assert typed(referee, "m s", "Blue") == "it is Red's turn, not Blue's"
    assert typed(referee, "m s", "Red") == "told"


def test_a_player_cannot_change_the_game_itself(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue B1 2")
    assert typed(referee, "override blue health 1", "Red") == "only the host can change the game"
    assert typed(referee, "join Pink 3/2/2", "Red") == "only the host can change the game"
    assert typed(referee, "quit", "Red") == "only the host can end or start a game"
    assert typed(referee, "hand blue", "Red") == "you can see only your own hand"


def test_a_player_undoes_only_their_own_last_input(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue B1 2")
    assert typed(referee, "m s", "Red") == "told"
    assert view_of(referee, RED)["can_undo"] is True
    assert view_of(referee, BLUE)["can_undo"] is False
    assert typed(referee, "undo", "Blue") == "you can undo only your own last input"
    assert typed(referee, "undo", "Red") == "told"
    say(referee, "m s")  # by the table
    assert typed(referee, "undo", "Red") == "you can undo only your own last input"


def test_a_question_waits_for_the_player_who_was_asked(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue B1 2")
    assert typed(referee, "yes", "Blue") == "it is Red's decision"
    assert typed(referee, "", "Blue") == "it is Red's decision"


def test_the_story_speaks_the_language_of_each_phone(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue B1 2")
    game = HostedGame(referee, SeatFile(path), page_language)
    for number, (code, word) in enumerate((("de", "geht von"), ("", "moves from"))):
        assert word in game.submit(RED, f"tap-{number}", {"do": "m s"}, code)["text"]
    shown = {code: json.loads(game.view(BLUE, code)[1]) for code in ("de", "")}
    for code, word in (("de", "geht von"), ("", "moves from")):
        assert all(word in entry["text"] for entry in shown[code]["story"][-2:])
    assert shown["de"]["request"]["text"] != shown[""]["request"]["text"]
    referee.journal.close()
