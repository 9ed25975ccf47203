"""How a sentence is rendered with a catalogue and the names of content."""

from __future__ import annotations

from fragkit.language import speaking, spoken, translate
from fragkit.language.sentences import plural, say
from fragkit.language.translation import Language, read_po, shipped


def language(*rows: str, names: dict[str, str] | None = None) -> Language:
    """A language with entries such as `context@english|german`."""
    text = ""
    for row in rows:
        english, own = row.split(" = ")
        context, _, words = english.rpartition("@")
        text += (
            f'msgctxt "{context}"\n' if context else ""
        ) + f'msgid "{words}"\nmsgstr "{own}"\n\n'
    return Language("de", read_po(text), names)


def test_without_a_language_a_text_stays_as_it_is():
    assert (translate("Pistol"), spoken()) == ("Pistol", None)
    assert translate(say("{player} hits", player="Red")) == "Red hits"


def test_fields_go_where_the_translation_has_them():
    de = language("{player} hits {target}: {card}. = {card}! {player} trifft {target}.",
                  names={"Totally Not Cheating": "Kein Cheat"})  # fmt: skip
    hit = say("{player} hits {target}: {card}.",
              player="Red", target="Blue", card="Totally Not Cheating")  # fmt: skip
    with speaking(de):
        assert translate(hit) == "Kein Cheat! Red trifft Blue."


def test_the_name_of_a_player_is_never_translated():
    de = language("{player}: {color} = {player}: {color}", "red = rot", names={"red": "rot"})
    assert de.sentence(say("{player}: {color}", player="red", color="red")) == "red: rot"


def test_a_word_may_be_another_one_in_its_field_or_case():
    de = language("on {who} = auf {who:accusative}", "the attacker = der Angreifer",
                  "accusative@the attacker = den Angreifer", "deck@weapon = Waffen",
                  "draw a {deck} card = ziehe eine {deck}karte", "weapon = Waffe")  # fmt: skip
    assert de.sentence(say("on {who}", who=say("the attacker"))) == "auf den Angreifer"
    assert de.sentence(say("the attacker")) == "der Angreifer"
    assert de.sentence(say("draw a {deck} card", deck="weapon")) == "ziehe eine Waffenkarte"
    assert de.say("weapon") == "Waffe"


def test_a_word_without_an_entry_of_its_own_fits_the_pattern_of_its_case():
    de = language("Put a {counter}. = Lege {counter:one}.", "one@mine = eine Mine",
                  "one@{} = einen Marker {}", "Gong = Gong")  # fmt: skip
    assert de.sentence(say("Put a {counter}.", counter="mine")) == "Lege eine Mine."
    assert de.sentence(say("Put a {counter}.", counter="Gong")) == "Lege einen Marker Gong."


def test_words_are_contracted_in_every_sentence():
    de = language("behind {whom} = hinter von {whom:dat}", "dat@the target = dem Ziel",
                  "dat@you = dir", "contraction@von dem = vom")  # fmt: skip
    assert de.sentence(say("behind {whom}", whom=say("the target"))) == "hinter vom Ziel"
    assert de.sentence(say("behind {whom}", whom=say("you"))) == "hinter von dir"


def test_a_list_has_the_case_of_its_place():
    de = language("with {cards} = mit {cards:dat}", "dat@a card = einer Karte", "or = oder",
                  "dat@a gun = einer Waffe")  # fmt: skip
    cards = say("{cards:or}", cards=(say("a card"), say("a gun")))
    assert de.sentence(say("with {cards}", cards=cards)) == "mit einer Karte oder einer Waffe"


def test_german_leaves_no_contraction_to_be_made_in_a_relative_clause():
    """`ein Feld, von dem aus …` must not become `vom aus`."""
    entries = shipped("de").catalogue.entries.values()
    long = [one.msgid for one in entries if one.context == "contraction"]
    said = [text for one in entries for text in (one.msgstr, *one.forms.values())]
    assert long
    assert not [text for text in said for words in long if words in text]


def test_a_sentence_with_an_unknown_part_is_english_as_a_whole_and_noted():
    de = language("{player} can't: {reason} = {player} kann nicht: {reason}")
    refused = say("{player} can't: {reason}", player="Red", reason=say("the door is shut"))
    assert de.sentence(refused) == "Red can't: the door is shut"
    assert list(de.unsaid) == ["the door is shut"]


def test_a_template_without_words_needs_no_translation():
    de = language("yes = ja")
    assert de.sentence(say("{player}: {text}", player="Red", text=say("yes"))) == "Red: ja"


def test_the_number_chooses_the_plural():
    catalogue = read_po(
        'msgid "{n} card left"\nmsgid_plural "{n} cards left"\n'
        'msgstr[0] "{n} Karte übrig"\nmsgstr[1] "{n} Karten übrig"\n'
    )
    de = Language("de", catalogue)
    left = [plural("{n} card left", "{n} cards left", n=n) for n in (1, 3)]
    assert [de.sentence(one) for one in left] == ["1 Karte übrig", "3 Karten übrig"]


def test_a_label_is_found_with_another_first_letter_or_a_period():
    de = language("your turn = dein Zug")
    assert [de.say(text) for text in ("your turn", "Your turn", "your turn:")] == [
        "dein Zug", "Dein Zug", "dein Zug:",
    ]  # fmt: skip
    assert de.say("your turn and mine") == "your turn and mine"
