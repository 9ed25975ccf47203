"""`lang/<code>.yaml`: content in another language, checked like everything else."""

from __future__ import annotations

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.content_check import check_content
from fragkit.load.lang_files import marks_of, names_in, overlays, pack_todo, stamped, translated
from fragkit.load.packs.library import load_library
from fragkit.model.overlay import Overlay

PACK = """
id: night-shift
name: Night Shift
version: "1"
extends: base
"""
CARDS = """
- {id: mop, name: Mop, deck: weapon, damage: 2d, ammo: unlimited, text: "Wet: **{damage}**.", flavor: Drip.}
"""
FIGHTERS = """
- id: janitor
  name: Janitor
  stats: 3/2/2
  abilities: [{name: Keys, text: Opens doors., effects: [{pass: doors}]}]
"""


@pytest.fixture
def pack(tmp_path):
    folder = tmp_path / "night-shift"
    for name, text in (("pack", PACK), ("cards/c", CARDS), ("fighters/f", FIGHTERS)):
        path = folder / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "lang").mkdir()
    return folder


def lang(pack, text: str):
    (pack / "lang" / "de.yaml").write_text(text)
    problems = Problems()
    library = load_library(problems, [pack], only=[pack])
    return library, overlays(library, "de", problems), problems


def test_names_and_texts_are_laid_over_and_numbers_stay(pack):
    library, found, problems = lang(
        pack,
        'cards: {mop: {name: Wischmopp, text: "Nass: **{damage}**."}}\n'
        "fighters: {janitor: {name: Hausmeister, traits: {Keys: {name: Schlüssel}}}}\n"
        "pack: Nachtschicht\ndecks: {weapon: Waffen}\n",
    )
    made = translated(library, found)
    mop, janitor = made.cards["mop"], made.fighters["janitor"]
    assert problems.found == []
    assert (mop.name, mop.text, mop.flavor) == ("Wischmopp", "Nass: **{damage}**.", "Drip.")
    assert (janitor.name, janitor.abilities[0].name) == ("Hausmeister", "Schlüssel")
    assert janitor.abilities[0].text == "Opens doors."
    assert made.packs[-1].file.name == "Nachtschicht"
    assert made.decks["weapon"].name == "Waffen"
    assert names_in(library, found)["Mop"] == "Wischmopp"


def test_rules_are_told_in_the_words_of_the_translation(pack):
    library, found, problems = lang(pack, "rules: {armor.one: Höchstens eine Panzerung.}\n")
    assert problems.found == []
    assert "Höchstens eine Panzerung." in names_in(library, found).values()


def test_a_pack_may_translate_what_it_builds_on(pack):
    library, found, problems = lang(pack, "cards: {pulse-rifle: {name: Rifle Pulsante}}\n")
    assert problems.found == []
    assert translated(library, found).cards["pulse-rifle"].name == "Rifle Pulsante"


@pytest.mark.parametrize(
    ("text", "line", "column", "code", "message"),
    [
        ("cards: {mopp: {name: x}}\n", 1, 9, "unknown-id", "there is no card `mopp` to translate"),
        ("cards:\n  mop: {nmae: x}\n", 2, 9, "unknown-key", "`mop` has no key `nmae`"),
        ('cards: {mop: {text: "{damge}"}}\n', 1, 22, "unknown-placeholder",
         "the card `mop` has no placeholder `{damge}`"),
        ("cards: {mop: {text: Macht 2d.}}\n", 1, 27, "bare-number",
         "the number 2 is typed into the text"),
        ("fighters: {janitor: {traits: {Key: {name: x}}}}\n", 1, 30, "unknown-id",
         "there is no trait `Key` to translate"),
        ("cards: {mop: {modes: {Wet: Nass}}}\n", 1, 22, "unknown-id",
         "there is no mode `Wet` to translate"),
        ("rules: {los.cornr: Ecken}\n", 1, 9, "unknown-id",
         "there is no rule `los.cornr` to translate"),
        ("maps: {cellar: Keller}\n", 1, 8, "unknown-id", "there is no map `cellar` to translate"),
        ("hyphens: [Wisch-mopp, Mopp]\n", 1, 10, "hyphens",
         "`Mopp` is not a single word with hyphens"),
        ("cards: mop\n", 1, 8, "wrong-type", "`cards` must be a mapping, not `mop`"),
    ],
)  # fmt: skip
def test_mistakes_are_told_at_their_place(pack, text, line, column, code, message):
    _, _, problems = lang(pack, text)
    [told] = problems.found
    assert (told.code, str(told.message)) == (code, message)
    assert (told.span.line, told.span.column) == (line, column)


def test_check_reads_translations_and_tells_a_name_that_is_no_language(pack):
    (pack / "lang" / "german.yaml").write_text("{}\n")
    (pack / "lang" / "de.yaml").write_text("cards: {moop: Mopp}\n")
    problems = Problems()
    check_content([pack], pack, problems)
    assert sorted(d.code for d in problems.found) == ["lang-code", "unknown-id"]


def test_what_is_missing_and_what_is_out_of_date(pack):
    library, found, _ = lang(pack, "cards: {mop: {name: Mopp, text: Nass., of: 00000000}}\n")
    own = library.packs[-1]
    todo = pack_todo(own, found[-1][1], ["Your turn"], ["los.corner"])
    assert [key for key, _ in todo.missing] == [
        "pack.name", "cards.mop.flavor", "fighters.janitor.name",
        "fighters.janitor.traits.Keys.name", "fighters.janitor.traits.Keys.text", "texts",
    ]  # fmt: skip
    assert todo.outdated == (("cards.mop", "Mop"),)
    assert (todo.unmarked, todo.rules) == (0, 1)


def test_a_stamp_keeps_the_file_as_it_is_written(pack):
    text = (
        "# mine\npack: Nachtschicht\ncards:\n  mop:  # wet\n    name: Mopp\n"
        "fighters: {janitor: {name: Hausmeister}}\n"
    )
    library, found, _ = lang(pack, text)
    marks = marks_of(library.packs[-1])
    made = stamped(text, marks)
    assert made == (
        f"# mine\npack: {{name: Nachtschicht, of: {marks['pack']}}}\ncards:\n  mop:  # wet\n"
        f"    of: {marks['cards.mop']}\n    name: Mopp\n"
        f"fighters: {{janitor: {{of: {marks['fighters.janitor']}, name: Hausmeister}}}}\n"
    )
    assert stamped(made, marks) == made
    _, found, problems = lang(pack, made)
    assert (problems.found, pack_todo(library.packs[-1], found[-1][1], [], []).outdated) == ([], ())


def test_a_pack_without_a_translation_lacks_everything(pack):
    library, _, _ = lang(pack, "{}\n")
    todo = pack_todo(library.packs[-1], Overlay(), [], [])
    assert ("cards.mop.text", "Wet: **{damage}**.") in todo.missing


# -- what stands on sheets beside cards, and what the pack leaves to the table ----------------------------

SHEETS = {
    "pack": PACK
    + """
options: [{id: regrowth, about: whether wounds close, values: [off, on], default: off}]
rules: [{name: No Camping, effects: [{heal: 1, at: turn-start, if: {house: {regrowth: on}}}]}]
""",
    "traits/t": """
- {id: night-eyes, name: Night Eyes, text: "Sees **{roll.dice}** more.", effects: [{roll: hit, dice: 1}]}
""",
    "fighters/cat": """
- id: cat
  name: Cat
  stats: 3/2/2
  abilities: [night-eyes, {trait: night-eyes, name: Lamp}]
  tracks: [{id: rage, name: Rage, most: 3, titles: {0: Kitten, 2: Tiger}, full: {track: rage, set: 0}}]
  stances: [{id: asleep, name: Asleep, text: Purrs., effects: [{forbid: attack}]}]
""",
}
GERMAN = """
traits: {night-eyes: {name: Nachtaugen, text: "Sieht **{roll.dice}** mehr."}}
tracks: {rage: {name: Wut, titles: {Kitten: Kätzchen}}}
stances: {asleep: Schlafend}
options: {regrowth: ob Wunden heilen}
rules: {No Camping: {name: Kein Lagern}}
"""


@pytest.fixture
def sheets(pack):
    for name, text in SHEETS.items():
        path = pack / f"{name}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return pack


def test_traits_tracks_stances_options_and_rules_are_laid_over(sheets):
    library, found, problems = lang(sheets, GERMAN)
    assert problems.found == []
    made = translated(library, found)
    cat = made.fighters["cat"]
    assert [(trait.name, trait.text) for trait in cat.abilities] == [
        ("Nachtaugen", "Sieht **{roll.dice}** mehr."), ("Lamp", "Sieht **{roll.dice}** mehr."),
    ]  # fmt: skip
    assert (cat.tracks[0].name, cat.tracks[0].titles) == ("Wut", {0: "Kätzchen", 2: "Tiger"})
    assert (cat.stances[0].name, cat.stances[0].text) == ("Schlafend", "Purrs.")
    assert made.table.options[0].about == "ob Wunden heilen"
    assert made.table.rules[0].name == "Kein Lagern"
    said = names_in(library, found)
    english = ["Night Eyes", "Rage", "Kitten", "Asleep", "whether wounds close", "No Camping"]
    german = ["Nachtaugen", "Wut", "Kätzchen", "Schlafend", "ob Wunden heilen", "Kein Lagern"]
    assert [said[word] for word in english] == german


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("traits: {night-eye: X}", "there is no trait `night-eye` to translate"),
        ("tracks: {age: X}", "there is no track `age` to translate"),
        ("tracks: {rage: {titles: {Kiten: X}}}", "there is no title `Kiten` to translate"),
        ("stances: {sleep: X}", "there is no stance `sleep` to translate"),
        ("options: {growth: X}", "there is no option `growth` to translate"),
        ("rules: {Camping: X}", "there is no rule `Camping` to translate"),
        ("traits: {night-eyes: {text: Sieht mehr.}}", "the translation leaves out `{roll.dice}`"),
        ("traits: {night-eyes: {text: 'Sieht {+roll.dice}.'}}", ""),
        ("traits: {night-eyes: {text: 'Sieht {dice}.'}}", "the trait `night-eyes` has no placeholder `{dice}`"),
    ],
)  # fmt: skip
def test_mistakes_on_sheets_are_told(sheets, text, message):
    _, _, problems = lang(sheets, text + "\n")
    assert [str(d.message) for d in problems.found] == ([message] if message else [])


def test_todo_and_stamp_know_what_stands_on_sheets(sheets):
    library, found, _ = lang(sheets, GERMAN)
    pack = library.packs[-1]
    todo = pack_todo(pack, found[-1][1], (), ())
    keys = [key for key, _ in todo.missing if not key.startswith(("pack", "cards", "fighters"))]
    assert keys == ["tracks.rage.titles.Tiger", "stances.asleep.text"]
    marked = stamped(GERMAN, marks_of(pack))
    assert "regrowth: {about: ob Wunden heilen, of: " in marked
    assert marked.count("of: ") == 5
