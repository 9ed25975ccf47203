"""A table that speaks German: its record is the same as any other."""

from __future__ import annotations

from fragkit.cli.lang_option import load_language
from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.language.sentences import say
from fragkit.language.translation import Language, read_po
from fragkit.load.lang_files import translated
from fragkit.referee.display.prompts import option_lines
from fragkit.referee.messages import in_language
from fragkit.referee.parsing.matching import TranslatedNames
from fragkit.referee.terminal.shell import Shell
from fragkit.term.style import Style
from tests.referee.tables import sit

DUEL = ("Red B2 3 pulse-rifle turn movement 6", "Blue D1 2 light-armor", "Green H6")


def german(referee):
    library = referee.run.opened.library
    language, found = load_language("de", library, Problems())
    language.keep(player.name for player in referee.run.setup.players)
    worded = translated(library, found)
    language.cards = dict(worded.cards)
    referee.aliases = TranslatedNames({id: card.name for id, card in worded.cards.items()})
    return language


def typed(path, *lines: str) -> str:
    waiting, out = list(lines), []

    def ask(prompt: str) -> str:
        out.append(prompt)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    referee = sit(path, *DUEL)
    with speaking(german(referee)):
        Shell(referee, ask, out.append, lambda: (Style(100), 0)).run()
    return "\n".join(out)


INPUTS = ("s blue pulse 2", "4 4", "6 5 4 2", "1 1", "m n", "end", "quit")


def test_it_says_everything_in_german(path):
    shown = typed(path, *INPUTS)
    assert "Red schießt mit Pulsgewehr auf Blue" in shown
    assert "Red trifft Blue: 8 erreicht Entfernung" in shown
    assert "Gespeichert in friday.frag." in shown


def test_a_refusal_is_german_with_its_rule(path):
    shown = typed(path, "m z9", "take blood", "frob", "quit")
    assert "✗ auf B2 gibt es nichts aufzuheben [leftover.any]" in shown
    assert "✗ es gibt keinen Befehl `frob`" in shown


def test_the_record_does_not_depend_on_the_language(path, tmp_path):
    typed(path, *INPUTS)
    english = tmp_path / "english.frag"
    referee = sit(english, *DUEL)
    for line in INPUTS:
        referee.answer({"do": line})
    assert path.read_text() == english.read_text()


def test_cards_are_understood_by_their_german_names(path):
    shown = typed(path, "s blue pulsgewehr 2", "quit")
    assert "Red schießt mit Pulsgewehr auf Blue" in shown
    assert "s Blue pulse-rifle 2" in path.read_text()


def test_a_name_may_be_typed_in_words_without_umlauts_or_only_begun():
    names = TranslatedNames(
        {"moon-boots": "Mondstiefel", "wall-hack": "Böser Blick", "mop": "Mopp"}
    )
    known = ("Red", "Blue", "moon-boots", "pulse-rifle")
    assert names.read("p boeser blick red", known) == "p wall-hack red"
    assert names.read("p böser blick", known) == "p wall-hack"
    assert names.read("p monds", known) == "p moon-boots"
    assert names.read("p moo", known) == "p moo"  # begins the id as well
    assert names.read("s red pulse 2", known) == "s red pulse 2"
    assert names.read("red: p mopp", known) == "red: p mop"


def test_a_joker_is_a_playing_card_in_every_language():
    names = TranslatedNames({"brass": "Joker", "bones": "Joker", "ace": "Ass im Ärmel"})
    assert names.read("KS 10H 3C AD JOKER", ()) == "KS 10H 3C AD JOKER"
    assert names.read("p joker", ()) == "p joker"
    assert (
        TranslatedNames({"brass": "Joker"}).read("KS 10H 3C AD JOKER", ()) == "KS 10H 3C AD JOKER"
    )
    assert names.read("p ass im ärmel", ()) == "p ace"


def test_the_words_of_an_option_are_german_and_its_key_is_not():
    """`in_language` has translated them before they reach the screen."""
    option = {"key": "yes", "text": say("shoot {target}", target="Blau"), "number": 1}
    request = {"options": [option], "least": 1, "decks": [], "purpose": "shootout"}
    catalogue = read_po('msgid "shoot {target}"\nmsgstr "auf {target} schießen"\n')
    with speaking(Language("de", catalogue)):
        assert option_lines(in_language(request), Style(40)) == ["  1 yes (auf Blau schießen)"]


def test_messages_carry_words_in_german_and_data_as_ever(path):
    referee = sit(path, *DUEL)
    with speaking(german(referee)):
        told = referee.answer({"do": "m n"})
    assert told["text"].startswith("Red geht")
    assert told["inputs"][0]["line"] == "m n"
    assert told["inputs"][0]["events"][0]["kind"] == "moved"
    assert told["request"]["kind"] == "act"


def test_a_sentence_in_a_message_is_text_with_its_template_and_fields_beside_it():
    sentence = say("{player} goes first.", player="Red")
    assert in_language({"refusal": {"text": sentence, "rule": "turn.first"}}) == {
        "refusal": {
            "text": "Red goes first.", "rule": "turn.first",
            "say": {"id": "{player} goes first.", "fields": {"player": "Red"}},
        }
    }  # fmt: skip
