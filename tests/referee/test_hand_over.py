"""`seat ben kim` at the prompt: record, undo, hands, teams, the score of the evening."""

from __future__ import annotations

from tests.referee.tables import say, sit, stands, told

DUEL = ("Red A1 3 turn movement 6", "Blue D1 2", "Green H6")
KIM = "Kim takes over Red's seat: fighter, hand and frags."


def test_somebody_else_plays_on_in_the_middle_of_an_attack(path):
    referee = sit(path, *DUEL)
    say(referee, "m s", "undo", "s blue")
    answer = say(referee, "seat red Kim")
    assert told(answer) == KIM
    assert answer["request"]["text"] == "Kim: roll 2d to hit Blue at range 3 (3 or more)"
    assert told(say(referee, "4 2")).startswith("Kim rolls 4 2 = 6 to hit")
    assert "\nseat Red Kim\n" in path.read_text()
    assert "\n#> 4 Kim takes over Red's seat: fighter, hand and frags. [Red seat Kim, Kim turn" in (
        path.read_text()
    )


def test_the_record_and_undo_agree(path):
    referee = sit(path, *DUEL)
    start = referee.run.table.state.copy(), referee.run.request
    say(referee, "m s", "seat red Kim", "kim: seat blue Lee", "m n", "end", "lee: 3 4 5")
    now = referee.run.table.state.copy(), referee.run.request
    referee.journal.close()
    again = sit(path)
    assert stands(again) == now
    say(again, *["undo"] * 6)
    assert stands(again) == start
    assert say(again, "who kim")["refusal"]["text"].startswith("there is no player `kim`")
    say(again, *["redo"] * 6)
    assert stands(again) == now


def test_a_record_written_by_hand_may_say_it_in_small_letters(path):
    referee = sit(path, *DUEL)
    referee.journal.close()
    path.write_text(path.read_text() + "\nseat red kim\nm s\n", encoding="utf-8")
    assert sit(path).run.table.state.seats["Kim"].square == "A2"


def test_a_dealt_hand_goes_with_the_seat_and_stays_secret(path):
    referee = sit(path, cards="dealt", dice="auto", players=("Red 3/2/2", "Blue 2/3/2"))
    referee.hello()
    say(referee, "1", "2")
    hand = list(referee.run.table.state.seats["Red"].known)
    assert hand
    answer = say(referee, "seat red Kim")
    assert told(answer) == KIM
    assert referee.run.table.state.seats["Kim"].known == hand
    assert not any(card in path.read_text().split("seat Red Kim")[1] for card in hand)
    assert say(referee, "hand kim")["data"]["player"] == "Kim"


def test_captain_and_team_stay(path):
    players = ("Red 3/2/2", "Blue 2/3/2", "Green 3/2/2", "Pink 3/2/2")
    referee = sit(
        path, players=players, variants=("death-match",), teams=("red Red Blue", "blue Green Pink")
    )
    say(referee, "seat red Kim")
    state = referee.run.table.state
    assert (state.seats["Kim"].side, state.sides["red"].captain) == ("red", "Kim")
    assert state.sides["red"].began == ("Kim", "Blue")


def test_who_can_take_which_seat(path):
    referee = sit(path, *DUEL)

    def why(text: str) -> str:
        return say(referee, text)["refusal"]["text"]

    assert why("seat red blue") == "there is already a player called Blue"
    assert why("seat red") == "who takes the seat?"
    assert why("seat") == "whose seat?"
    assert why("seat red 5x").startswith("`5x` can't be a name")
    assert why("seat red health").startswith("`health` is part of a command")
    assert why("seat ben kim") == "there is no player `ben`"


def test_the_score_of_the_seat_is_its_last_players(path, fragkit):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue D1 1", "Green H6")
    say(referee, "s blue", "6 6", "6 6", "1", "seat red Kim", "end")
    referee.journal.close()
    score = fragkit("replay", str(path), "--json").json["score"]
    assert (score["Kim"]["frags"], score["Kim"]["hits"]) == (1, 1)
    assert list(score) == ["Kim", "Blue", "Green"]
    assert "\n Red" not in fragkit("replay", str(path), str(path)).out


def test_the_next_game_seats_who_plays_now(path):
    referee = sit(path, "Red A1 3 turn movement 6 frags 2", "Blue D1 1", "Green H6")
    say(referee, "s blue", "6 6", "6 6", "1", "seat red Kim")
    assert referee.run.table.state.winners == ("Kim",)
    say(referee, "rematch none")
    assert "player: Kim wins:1 3/2/2\n" in path.with_name("friday-2.frag").read_text()


# -- another fighter ---------------------------------------------------------------------------

RITA = "override red fighter rocket-rita"


def test_another_fighter_keeps_hand_cards_blood_and_frags(path):
    zoe = "Red A1 1 frags 2 blood 1 light-armor hand weapon 2 turn movement 6"
    referee = sit(path, zoe, *DUEL[1:], players=("Red zoe-mph", "Blue 2/3/2", "Green 3/2/2"))
    assert told(say(referee, RITA)).startswith("Override: Red plays Rocket Rita and keeps the hand")
    seat = referee.run.table.state.seats["Red"]
    assert (str(seat.stats), seat.frags, seat.blood, seat.hand_size) == ("3/3/1", 2, 1, 2)
    assert [laid.card for laid in seat.play] == ["light-armor"]
    assert seat.wounds == 1
    assert told(say(referee, "override red fighter none 1/3/3")).startswith(
        "Override: Red plays a plain fighter (1/3/3) and keeps the hand"
    )
    assert seat.wounds == 0, "nobody is fragged by a change"


def test_gear_and_starting_weapon_are_the_new_fighters(path):
    players = ("Red huckster 2/3/2", "Blue 2/3/2", "Green 3/2/2")
    referee = sit(path, "Red A1 turn movement 6", players=players, packs=("deadlands",))
    seat = referee.run.table.state.seats["Red"]
    assert [laid.card for laid in seat.play] == ["hoyles-book-of-games"]
    pistol = referee.run.pistols["Red"]
    say(referee, "override red fighter harrowed-gunslinger 2/2/3")
    assert "hoyles-book-of-games" not in [laid.card for laid in seat.play]
    changed = referee.run.pistols["Red"]
    referee.journal.close()
    again = sit(path)
    assert again.run.pistols["Red"] == changed != pistol
    say(again, "undo")
    assert again.run.pistols["Red"] == pistol


def test_a_fighter_that_is_none_is_refused(path):
    referee = sit(path, *DUEL)
    assert (
        say(referee, "override red fighter nobody")["refusal"]["text"]
        == "there is no fighter `nobody`"
    )
    assert say(referee, "override red fighter")["refusal"]["text"] == "which fighter?"
    why = say(referee, RITA + " 9/9/99999")["refusal"]["text"]
    assert "9/9/99999" in why


def test_nobody_joins_as_a_fighter_of_deadlands_that_another_plays(path):
    players = ("Red huckster 2/3/2", "Blue saloon-gal 2/3/2", "Green mad-scientist 2/3/2")
    referee = sit(path, "Red A1 turn movement 6", players=players, packs=("deadlands",))
    refusal = say(referee, "join Kai saloon-gal 3/2/2")["refusal"]
    assert (refusal["rule"], refusal["text"]) == (
        "fighter.deadlands.distinct",
        "two players can't both play Saloon Gal",
    )
    assert told(say(referee, "leave blue", "join Kai saloon-gal 3/2/2")).startswith("Kai joins")


def test_who_joins_is_off_the_map_and_not_fragged(path):
    referee = sit(path, *DUEL)
    assert told(say(referee, "join Pink 3/2/2")) == "Pink joins with 3/2/2 and no cards."
    assert say(referee, "who pink")["lines"][0].split()[:3] == ["Pink", "off", "the"]
    say(referee, "override pink square h1", "override pink health 0")
    assert say(referee, "who pink")["lines"][0].split()[:2] == ["Pink", "fragged"]


def test_a_late_card_still_belongs_to_the_turn_before(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue B1 2", "Green H6 hand special 1")
    answer = say(referee, "s blue", "1 1", "6 6", "end", "seat red Kim", "green: p save-scum")
    assert told(answer).startswith("Back to that moment: Green plays Save Scum on Blue.")
    assert answer["request"]["reason"] == "again, with Save Scum"
    assert say(referee, "undo", "undo")["request"]["player"] == "Blue"
    assert referee.run.game.state.seats["Red"].name == "Red"
