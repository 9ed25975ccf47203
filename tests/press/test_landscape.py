"""Cards on their side: the whole front turned by a quarter, the back as it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fragkit.diagnostics import Problems
from fragkit.model.fields import Id
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import Box, Group, Symbol
from fragkit.press.graphics.shapes import apply
from fragkit.press.pages.paper import card_size
from tests.press.printed import library
from tests.press.test_collisions import PACKS, gap, lines


def drawn(pack_id: str, size: str = "poker") -> dict[str, Symbol]:
    pack, problems = library().pack(pack_id), Problems()
    assert pack is not None
    press = Engraver(library(), open_book(library(), problems), problems, size=card_size(size))
    found = {
        id: press.front(replace(card, face=Id("landscape")), pack)
        for id, card in pack.cards.items()
    }
    assert [d.code for d in problems.found] == []
    return {id: front for id, front in found.items() if front is not None}


def words(front: Symbol) -> Group:
    (turned,) = front.items
    assert isinstance(turned, Group)
    return turned


@pytest.mark.parametrize("size", ["poker", "tarot", "mini"])
@pytest.mark.parametrize("pack_id", PACKS)
def test_every_card_fits_on_its_side(pack_id, size):
    wanted = card_size(size)
    for id, front in drawn(pack_id, size).items():
        assert (front.width, front.height) == (wanted.width, wanted.height)
        lying = Box(0, 0, wanted.height, wanted.width)
        found = list(lines(words(front).items))
        assert found, id
        for text, box in found:
            assert lying.grown(-2).contains(box, 0.1), (id, text.text)
        for i, (one, a) in enumerate(found):
            for two, b in found[:i]:
                if abs(one.y - two.y) > 0.01:
                    assert gap(a, b) > -0.01, (id, one.text, two.text)


def test_its_top_left_corner_is_at_the_cards_top_right():
    front = drawn("ftw")["lava-lamp"]
    assert apply(words(front).matrix, 0, 0) == (63, 0)
    assert apply(words(front).matrix, 88, 63) == (0, 88)


def test_its_back_is_that_of_its_deck():
    pack, problems = library().pack("ftw"), Problems()
    assert pack is not None
    press = Engraver(library(), open_book(library(), problems), problems)
    card = pack.cards["lava-lamp"]
    assert press.back(replace(card, face=Id("landscape")), pack) == press.back(card, pack)


def test_a_box_outside_the_wide_card_is_reported(fragkit, tmp_path):
    (tmp_path / "wide.yaml").write_text(
        'id: wide\nturn: landscape\nfront:\n  - {text: "{name}", at: [4, 4, 80, 11], size: 12}\n'
        '  - {text: "{id}", at: [4, 60, 40, 11], size: 12}\n'
    )
    ran = fragkit("build", "pdf", "--pack", "ftw", "--only", "cards", "--template", "wide.yaml")
    assert ran.code == 0, "no card wears it"
    ran = fragkit("check", "--print", "./wide.yaml")
    assert "wide.yaml:5:24: error[box-outside] the box extends 8 mm beyond the card" in ran.out
    assert "keep it within 88 × 63 mm" in ran.out
    assert ran.out.count("error") == 2  # and the sum
