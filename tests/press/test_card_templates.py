"""Templates as data: what is wrong with one is told at its place; one may change another."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import jsonschema
import pytest
import yaml

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.load.scaffold.schema import file_schema
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.card_fields import field_names
from fragkit.press.cards.face_colors import ROLES
from fragkit.press.cards.template import SAFE, Element, Template, When
from fragkit.press.cards.template_files import check_template, open_book
from fragkit.press.graphics.marks import Text
from fragkit.press.pictures.icons import ICONS
from fragkit.press.themes.theme import shipped_theme, theme_of
from fragkit.shipped_files import share
from tests.press.shelf import base, written

SHIPPED = sorted((share("templates") / "faces").glob("*.yaml"))
CARD = "- {id: zap, name: Zap, deck: gadget, letter: W, effects: {extra: 1}, text: Bzzt.}\n"


def problems_of(folder: Path, template: str) -> list[str]:
    """What is told about a template of a pack, as `line:column code message | help`."""
    pack, library = written(folder, CARD, gadget=template)
    problems = Problems()
    open_book(library, problems).for_card(pack.cards["zap"], pack)
    return [
        f"{d.span.line}:{d.span.column} {d.code} {d.message}" + (f" | {d.help}" if d.help else "")
        for d in problems.sorted()
    ]


def test_shipped_templates_are_one_for_each_deck_one_for_art_and_one_on_its_side():
    assert [path.stem for path in SHIPPED] == [
        "gadget",
        "hex",
        "landscape",
        "picture",
        "special",
        "weapon",
    ]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_shipped_templates_keep_to_the_safe_zone_and_the_grid(path):
    pack, library = base()
    problems = Problems()
    book = open_book(library, problems)
    template = book.made(book.sources(pack)[path.stem])
    assert template is not None
    assert template.id == path.stem, "a shipped template is found by its file's name"
    check_template(template, problems)  # a build trusts that this was done here
    assert problems.found == []
    for element in template.front:
        if not element.bleeds:
            x, y, width, height = element.at
            assert x >= SAFE
            assert y >= SAFE
            wide, high = (88, 63) if template.on_its_side else (63, 88)
            assert x + width <= wide - SAFE
            assert y + height <= high - SAFE


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_shipped_templates_follow_the_schema(path):
    schema = file_schema(Template, "a face")
    jsonschema.validate(yaml.safe_load(path.read_text()), json.loads(json.dumps(schema)))


def test_the_command_offers_the_schema(fragkit):
    assert "face" in fragkit("schema").json


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            '{text: "{nmae}", at: [4, 4, 20, 5], size: 8}',
            "4:12 unknown-field a card has no field `nmae` | did you mean `name`?",
        ),
        (
            "{text: x, at: [4, 4, 20, 5], size: 8, when: not amo}",
            "4:49 unknown-field a card has no field `amo` | did you mean `ammo`?",
        ),
        (
            "{icon: flmae, at: [4, 4, 5, 5]}",
            "4:12 unknown-icon there is no icon `flmae` | did you mean `flame`?",
        ),
        (
            '{icon: "{name}", at: [4, 4, 5, 5]}',
            (
                "4:12 unknown-icon the field `name` has no icons | "
                "choose `types`, `deck-icon`, `letter-icon` or `suit`"
            ),
        ),
        (
            "{shape: rect, at: [50, 4, 20, 5], fill: deck}",
            (
                "4:23 box-outside the box extends 7 mm beyond the card | "
                "keep it within 63 × 88 mm, or add `bleeds: true` for 3 mm more"
            ),
        ),
        (
            "{shape: rect, at: [2, 4, 20, 5], fill: deck}",
            (
                "4:23 box-unsafe the box is closer than 4 mm to the edge of the card | "
                "move it inward, or add `bleeds: true` if a crooked cut does not matter"
            ),
        ),
        (
            "{shape: rect, at: [4, 4, 20], fill: deck}",
            (
                "4:23 bad-box a box needs 4 numbers, not 3 | "
                "write left, top, width and height in mm: `at: [4, 4, 55, 11]`"
            ),
        ),
        (
            "{shape: rect, at: [4, 4, 20, 0], fill: deck}",
            "4:23 bad-box the box has no width or height | write left, top, width and height in mm: `at: [4, 4, 55, 11]`",
        ),
        (
            "{shape: rect, at: [4, 4, 20, 5], fill: dekc}",
            "4:44 unknown-color the theme has no color `dekc` | did you mean `deck`?",
        ),
        (
            "{shape: rect, at: [4, 4, 20, 5], fill: '#12'}",
            "4:44 bad-value `#12` is not a color | write a role such as `deck`, or `#rrggbb`",
        ),
        (
            "{text: x, at: [4, 4, 20, 5], size: 8, least: 9}",
            "4:50 bad-size the smallest size, 9, is larger than the size, 8 | swap the two numbers",
        ),
        (
            "{path: 4 4 L 5 5, at: [4, 4, 20, 5]}",
            "4:12 bad-path this is not a path | begin with `M x y`, and use only M, L, H, V, C, Q and Z",
        ),
        (
            "{path: M 4 4 L 5 5 Z 6 6, at: [4, 4, 20, 5]}",
            "4:12 bad-path this is not a path | begin with `M x y`, and use only M, L, H, V, C, Q and Z",
        ),
        (
            "{text: x, at: [4, 4, 20, 5], size: 8, below: rules}",
            "4:50 unknown-part there is no text named `rules` before this one",
        ),
        (
            "{blob: x, at: [4, 4, 20, 5]}",
            (
                "4:6 unknown-element there is no element `blob` | "
                "choose `art`, `boxes`, `dice`, `icon`, `ornament`, `path`, `pattern`, `shape` or `text`"
            ),
        ),
        (
            "{name: x, textt: hi}",
            "4:15 unknown-element there is no element `textt` | did you mean `text`?",
        ),
        (
            "{name: x, at: [4, 4, 20, 5]}",
            '4:5 unknown-element this element is empty | write one, such as `text: "{name}"`',
        ),
        (
            "{text: x, at: [4, 4, 20, 5], size: 8, when: ammo is 3}",
            "4:49 bad-value `ammo is 3` is not a condition | write `ammo`, `not ammo` or `ammo = unlimited`",
        ),
        (
            "{text: x, at: [4, 4, 20, 5], size: 8, colour: deck}",
            "4:43 unknown-key the element `text` has no key `colour` | did you mean `color`?",
        ),
    ],
)
def test_a_mistake_is_told_at_its_place(tmp_path, line, told):
    template = f"id: gadget\n# a note\nfront:\n  - {line}\n"
    assert problems_of(tmp_path, template) == [told]


def test_two_elements_of_one_name_are_told(tmp_path):
    template = (
        "id: gadget\nfront:\n"
        "  - {name: a, shape: rect, at: [4, 4, 9, 9]}\n"
        "  - {name: a, shape: rect, at: [4, 4, 9, 9]}\n"
    )
    assert problems_of(tmp_path, template) == [
        "4:12 duplicate-name two elements are called `a` | rename one of the two"
    ]


def test_changing_what_is_not_there_is_told(tmp_path):
    assert problems_of(tmp_path, "id: gadget\nextends: gaget\n") == [
        "2:10 unknown-template there is no template `gaget` to change | did you mean `gadget`?"
    ]
    assert problems_of(tmp_path, "id: gadget\nextends: gadget\ndrop: [titel]\n") == [
        "3:8 unknown-part the template has no element named `titel` | did you mean `title`?"
    ]


def test_a_template_that_is_a_list_is_told(tmp_path):
    assert problems_of(tmp_path, "- id: gadget\n") == [
        "1:1 wrong-type a face template must be a mapping, not a list | delete the `- ` before its first key"
    ]


def front_of(folder: Path, template: str) -> list[Text]:
    pack, library = written(folder, CARD, gadget=template)
    problems = Problems()
    press = Engraver(library, open_book(library, problems), problems)
    front = press.front(pack.cards["zap"], pack)
    assert problems.found == []
    assert front is not None
    return [mark for mark in front.items if isinstance(mark, Text)]


def test_a_change_moves_one_box_and_leaves_the_rest(tmp_path):
    texts = front_of(
        tmp_path,
        "id: gadget\nextends: gadget\nfront:\n  - {name: rules, at: [10, 70, 49, 9]}\n",
    )
    rules = next(text for text in texts if text.text == "Bzzt.")
    assert (rules.x, rules.size) == (10, 17)
    assert any(text.text == "zap" for text in texts)


def test_a_change_adds_a_field_and_drops_another(tmp_path):
    texts = front_of(
        tmp_path,
        "id: gadget\nextends: gadget\ndrop: [id, mark]\nfront:\n"
        '  - {text: "from {pack-name}", at: [4, 81, 55, 3], size: 6}\n',
    )
    assert [t.text for t in texts if t.y > 80] == ["from Mine"]


def test_a_change_of_colour_reaches_everything_made_from_it(tmp_path):
    texts = front_of(tmp_path, 'id: gadget\nextends: gadget\ncolors: {deck-dark: "#aa0000"}\n')
    boost = next(text for text in texts if text.text == "+1")
    assert boost.color == "#aa0000"


def test_a_template_given_by_path_replaces_a_packs_own(tmp_path):
    pack, library = written(tmp_path / "pack", CARD, gadget="id: gadget\n")
    mine = tmp_path / "gadget.yaml"
    mine.write_text('id: gadget\nfront:\n  - {text: "!", at: [4, 4, 9, 9], size: 8}\n')
    problems = Problems()
    template = open_book(library, problems, [mine]).for_card(pack.cards["zap"], pack)
    assert problems.found == []
    assert template is not None
    assert len(template.front) == 1


def test_check_looks_at_a_packs_templates(fragkit, tmp_path):
    written(
        tmp_path / "mine", CARD, gadget="id: gadget\nfront:\n  - {icon: nope, at: [4, 4, 5, 5]}\n"
    )
    ran = fragkit("check", "mine/templates/gadget.yaml")
    assert ran.code == 1
    assert "mine/templates/gadget.yaml:3:12: error[unknown-icon]" in ran.out


def test_check_looks_at_a_template_that_lies_in_no_pack(fragkit, tmp_path):
    face = tmp_path / "face.yaml"
    face.write_text('id: gadget\nextends: gadget\ncolors: {deck: "#445566"}\n')
    assert fragkit("check", "face.yaml").code == 0
    face.write_text("id: gadget\nextends: gadget\nfront: [{icon: nope, at: [4, 4, 5, 5]}]\n")
    ran = fragkit("check", "face.yaml")
    assert ran.code == 1
    assert "face.yaml:3:16: error[unknown-icon] there is no icon `nope`" in ran.out


@pytest.mark.parametrize(
    ("text", "value", "holds"),
    [
        ("ammo", 3, True),
        ("ammo", None, False),
        ("not ammo", None, True),
        ("ammo = unlimited", "unlimited", True),
        ("ammo = unlimited", 3, False),
        ("ammo != unlimited", 3, True),
        ("types = flame", ("energy", "flame"), True),
        ("timing = your turn", "your turn", True),
    ],
)
def test_a_condition_is_read_and_judged(text, value, holds):
    test = When.parse(text)
    assert test.holds(value) is holds
    assert When.parse(str(test)) == test


def test_the_documentation_lists_every_field_element_role_and_icon():
    page = (
        share("templates").parent / "docs" / "how-to" / "design" / "card-templates.md"
    ).read_text()
    for name in (*field_names(), *Element.family, *ROLES, *ICONS):
        assert f"`{name}`" in page, name


# -- themes ----------------------------------------------------------------------------------


def test_a_theme_that_is_not_there_is_told_at_its_line(tmp_path):
    written(tmp_path)
    with (tmp_path / "pack.yaml").open("a") as file:
        file.write("theme: stel\n")
    problems = Problems()
    library = load_library(problems, [tmp_path], built_in=False)
    theme = theme_of(library.packs[0], library, problems)
    assert theme.id == "steel"
    assert [(d.code, str(d.message), str(d.help)) for d in problems.found] == [
        ("unknown-theme", "there is no theme `stel`", "did you mean `steel`?")
    ]


def test_a_pack_may_bring_its_own_theme(tmp_path):
    written(tmp_path)
    themes = tmp_path / "templates" / "themes"
    themes.mkdir(parents=True)
    text = (share("templates") / "themes" / "dust.yaml").read_text()
    (themes / "neon.yaml").write_text(
        text.replace("id: dust", "id: neon").replace("#2a1c11", "#101020")
    )
    with (tmp_path / "pack.yaml").open("a") as file:
        file.write("theme: neon\n")
    problems = Problems()
    library = load_library(problems, [tmp_path], built_in=False)
    assert theme_of(library.packs[0], library, problems).full.ink == "#101020"
    assert problems.found == []


def test_a_shipped_themes_file_bears_its_id():
    for path in (share("templates") / "themes").glob("*.yaml"):
        assert shipped_theme(path.stem).id == path.stem


# -- robustness ------------------------------------------------------------------------------

NOISE = ["{nope}", "#12345", "[1, 2]", "-3", "1e9", "nan", "~", "''", "[4, 4, 0.001, 0.001]", "{}", "[a]", "*x", "'}{'"]  # fmt: skip


def mangled(text: str, seed: int) -> str:
    """The template with a value replaced, a line cut short or a line lost."""
    chance = random.Random(seed)
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    match chance.randrange(3):
        case 0:
            lines[at] = re.sub(r": [^,{}]+", f": {chance.choice(NOISE)}", lines[at], count=1)
        case 1:
            lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
        case 2:
            del lines[at]
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(40))
def test_a_mangled_template_is_told_or_drawn_but_never_fails(tmp_path, seed):
    template = mangled((share("templates") / "faces" / "gadget.yaml").read_text(), seed)
    pack, library = written(tmp_path, CARD, gadget=template)
    problems = Problems()
    press = Engraver(library, open_book(library, problems), problems)
    drawn = press.front(pack.cards["zap"], pack), press.back(pack.cards["zap"], pack)
    assert problems.has_errors or None not in drawn


def test_a_pack_file_that_extends_a_pack_is_taken_for_no_template(fragkit, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "pack.yaml").write_text(
        'id: mine\nname: Mine\nversion: "1"\nextends: base\n'
    )
    assert fragkit("check", "mine/pack.yaml").code == 0
