"""Icons as art: an SVG in one color takes its card's, and a credit stands below it."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.press.cards.card_pages import open_engraver
from fragkit.press.graphics.marks import Box, Group, Mark, Symbol, Text
from fragkit.press.graphics.marks import Path as Drawn

STAR = "M256 20L320 190 500 190 356 300 410 480 256 372 102 480 156 300 12 190 192 190z"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{}</svg>'
WHITE_ON_BLACK = SVG.format(f'<path d="M0 0h512v512H0z"/><path fill="#fff" d="{STAR}"/>')
BLACK = SVG.format(f'<path d="{STAR}"/><circle cx="256" cy="260" r="60" fill="#fff"/>')
MANY = SVG.format(
    "".join(f'<circle cx="{x}" cy="99" r="60" fill="{c}"/>' for x, c in zip((90, 250, 400), ("red", "blue", "lime"), strict=True))
)  # fmt: skip


def front(
    folder: Path, svg: str, keys: str, deck: str = "deck: special"
) -> tuple[Symbol, Problems]:
    (folder / "pack.yaml").write_text('id: mine\nname: Mine\nversion: "1"\nextends: base\n')
    for name in ("art", "cards"):
        (folder / name).mkdir(exist_ok=True)
    (folder / "art" / "star.svg").write_text(svg)
    card = f"- {{id: zap, name: Zap, {deck}, effects: {{draw: any}}, art: art/star.svg{keys}}}\n"
    (folder / "cards" / "a.yaml").write_text(card)
    problems = Problems()
    library = load_library(problems, [folder], only={"mine"})
    pack = library.pack("mine")
    assert pack is not None
    drawn = open_engraver(library, problems).front(pack.cards["zap"], pack)
    assert drawn is not None
    return drawn, problems


def art_of(marks: tuple[Mark, ...]) -> Group:
    """The art: a clipped group with a scaled one in it."""
    (found,) = [
        m for m in marks if isinstance(m, Group) and m.clip and isinstance(m.items[0], Group)
    ]
    return found


def art_colors(marks: tuple[Mark, ...]) -> list[str]:
    (inner,) = art_of(marks).items
    assert isinstance(inner, Group)
    return [str(m.fill) for m in inner.items if isinstance(m, Drawn)]


def test_a_white_icon_loses_its_black_square_and_takes_the_decks_color(tmp_path):
    drawn, problems = front(tmp_path, WHITE_ON_BLACK, ", art_color: deck")
    assert not problems.found
    assert art_colors(drawn.items) == ["#5b2c91"]


def test_without_the_key_art_keeps_its_colors(tmp_path):
    drawn, _ = front(tmp_path, WHITE_ON_BLACK, "")
    assert art_colors(drawn.items) == ["#000000", "#ffffff"]


def test_white_details_become_the_ground(tmp_path):
    drawn, problems = front(tmp_path, BLACK, ', art_color: "#b0101c"')
    assert not problems.found
    main, detail = art_colors(drawn.items)
    assert main == "#b0101c"
    assert detail not in ("#ffffff", main)


def test_a_picture_of_many_colors_is_not_an_icon(tmp_path):
    _, problems = front(tmp_path, MANY, ", art_color: deck")
    (found,) = problems.found
    assert found.code == "art-colors"
    assert str(found.message) == (
        "`art/star.svg` has more than two colors, so it can't be one icon in one color"
    )


def test_the_credit_stands_below_the_art(tmp_path):
    line = "Lorc, game-icons.net, CC BY 3.0"
    drawn, problems = front(tmp_path, BLACK, f', credit: "{line}"')
    assert not problems.found
    (credit,) = [m for m in drawn.items if isinstance(m, Text) and m.text == line]
    lowest = max(n[-1] for _, *n in art_of(drawn.items).clip if n)
    assert credit.size >= 4
    assert credit.y - 1.3 > lowest
    assert Box(4, 17.5, 55, 34.5).contains(Box(credit.x, credit.y, 0, 0))


def test_a_credit_that_is_too_long_is_reported_at_its_line(tmp_path):
    _, problems = front(tmp_path, BLACK, f', credit: "{"Lorc and friends, " * 9}"')
    assert [(d.code, d.span.line) for d in problems.found] == [("text-overflow", 1)]


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("art_color: deck", "`art_color` has no effect without `art`"),
        ("credit: Lorc", "`credit` has no effect without `art`"),
        ("art: a.png, art_color: deck", "`art_color` works only for SVG art"),
        ("art: a.svg, art_color: dekc", "is not a color"),
    ],
)
def test_a_key_without_effect_is_an_error(card, message, fragkit, tmp_path):
    (tmp_path / "a.yaml").write_text(
        f"- {{id: zap, name: Zap, deck: special, effects: {{draw: any}}, {card}}}\n"
    )
    ran = fragkit("check", "./a.yaml")
    assert ran.code == 1
    assert message in ran.out
