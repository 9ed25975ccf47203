"""A second phone on the same record reads on, and takes over when the first has left."""

from __future__ import annotations

from tests.referee.tables import say, sit


def test_a_second_phone_follows_the_record_and_takes_over(path):
    first = sit(path, "Red A1 3 turn movement 6", "Blue H6")
    second = sit(path)
    assert second.hello()["read_only"]
    assert say(second, "m e")["refusal"]["text"].startswith("read-only: ")
    say(first, "m e")
    answer = say(second, "who")
    assert answer["news"] == "Red moves from A1 to B1: 1 movement spent, 5 left."
    assert second.run.game.seat("Red").square == "B1"
    assert "news" not in say(second, "who")
    say(first, "m e")
    first.journal.close()
    answer = say(second, "m e")
    assert answer["type"] == "told"
    assert "The other referee has left: the game continues here." in answer["news"]
    assert second.run.game.seat("Red").square == "D1"
