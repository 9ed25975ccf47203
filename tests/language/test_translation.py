"""How a text is found in a catalogue and put together again."""

from __future__ import annotations

from fragkit.language import speaking, spoken, translate
from fragkit.language.po import Catalogue, Entry, read_po
from fragkit.language.translation import Language


def language(*rows: tuple[str, str], names: dict[str, str] | None = None) -> Language:
    entries = [Entry(english, own) for english, own in rows]
    return Language("de", Catalogue({e.key: e for e in entries}, lambda n: int(n != 1)), names)


def test_without_a_language_a_text_stays_as_it_is():
    assert (translate("Red hits Blue."), spoken()) == ("Red hits Blue.", None)


def test_gaps_are_filled_with_what_they_held():
    de = language(("{who} hits {target}: {card}.", "{who} trifft {target}: {card}."),
                  names={"Totally Not Cheating": "Kein Cheat"})  # fmt: skip
    with speaking(de):
        assert translate("Red hits Blue: Totally Not Cheating.") == "Red trifft Blue: Kein Cheat."


def test_what_fills_a_gap_is_a_sentence_of_its_own():
    de = language(
        (
            "{name} can't shoot {target}: {found}",
            "{name} kann nicht auf {target} schießen: {found}",
        ),
        ("wall between {one} and {two}", "Wand zwischen {one} und {two}"),
    )
    said = de.say("✗ Red can't shoot Blue: wall between A1 and B1 [los.wall]")
    assert said == "✗ Red kann nicht auf Blue schießen: Wand zwischen A1 und B1 [los.wall]"


def test_the_name_of_a_player_is_never_translated():
    de = language(("red", "rot"), ("{who} goes first.", "{who} beginnt."))
    de.keep(["Red"])
    assert de.say("Red goes first.") == "Red beginnt."
    assert de.say("Red: red") == "Red: rot"


def test_several_sentences_are_put_together_from_their_own():
    de = language(
        ("{who} goes first.", "{who} beginnt."), ("Turn {number}: {who}.", "Zug {number}: {who}.")
    )
    assert de.say("Red goes first. Turn 1: Red.") == "Red beginnt. Zug 1: Red."


def test_a_strange_sentence_is_left_alone_as_a_whole():
    de = language(("{least} to {most}", "{least} bis {most}"), ("armor", "Panzerung"))
    text = "A suit of armor gives a bonus to whoever wears it."
    assert de.say(text) == text
    assert list(de.unsaid) == [text]


def test_a_word_that_begins_a_longer_one_has_a_form_of_its_own():
    catalogue = read_po(
        'msgid "{who} draws a {deck} card."\nmsgstr "{who} zieht eine {deck}karte."\n\n'
        'msgctxt "joined"\nmsgid "weapon"\nmsgstr "Waffen"\n\nmsgid "weapon"\nmsgstr "Waffe"\n'
    )
    de = Language("de", catalogue)
    assert de.say("Red draws a weapon card.") == "Red zieht eine Waffenkarte."
    assert de.say("Red draws a curse card.") == "Red zieht eine curse-karte."
    assert de.say("weapon") == "Waffe"


def test_a_number_begins_no_longer_word():
    de = language(("{left}d for the squares", "{left}d für die Felder"), ("acid", "Säure"))
    assert de.say("3d for the squares") == "3d für die Felder"
    assert de.say("acid, 3d for the squares") == "Säure, 3d für die Felder"


def test_what_stands_in_brackets_behind_a_text_is_said_by_itself():
    de = language(("five cards", "fünf Karten"), ("choose {most}", "{most} wählen"))
    assert de.say("five cards (choose 5).") == "fünf Karten (5 wählen)."


def test_a_playing_card_is_no_strange_word():
    de = language(
        ("{player} turns up {face}.", "{player} deckt {face} auf."), ("in all", "in allem"),
        ("{player} turns up {face}: {total} in all.", "{player} deckt {face} auf: {total}."),
    )  # fmt: skip
    assert de.say("Red turns up 9C: 15 in all.") == "Red deckt 9C auf: 15."


def test_the_number_in_a_gap_chooses_the_plural():
    catalogue = read_po(
        'msgid "{n} card left"\nmsgid_plural "{n} cards left"\n'
        'msgstr[0] "{n} Karte übrig"\nmsgstr[1] "{n} Karten übrig"\n'
    )
    de = Language("de", catalogue)
    assert [de.say("1 card left"), de.say("3 cards left")] == ["1 Karte übrig", "3 Karten übrig"]


def test_a_long_text_of_known_little_words_is_answered_at_once():
    de = language(*[(f"{{a}} {w} {{b}}", f"{{a}} {w} {{b}}") for w in ("to", "of", "or", "with")])
    text = " ".join(f"the {n} of one to two or three with four" for n in range(40))
    assert de.say(text) == text
