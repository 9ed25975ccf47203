"""An order for card printers, read with the XML reader of the standard library."""

from __future__ import annotations

import io
from xml.etree import ElementTree

from PIL import Image

from fragkit.press.export.mpc import BRACKETS, MOST, Slot, order_xml
from tests.press.export.shelf import exported


def order() -> ElementTree.Element:
    return ElementTree.fromstring(exported("mpc")["mpc/pump/cards.xml"])


def slots(side: str) -> dict[int, str]:
    found: dict[int, str] = {}
    for card in order().findall(f"{side}/card"):
        for slot in card.findtext("slots", "").split(","):
            assert int(slot) not in found, "a slot is filled twice"
            found[int(slot)] = card.findtext("id", "")
    return found


def test_every_slot_has_a_front():
    fronts = slots("fronts")
    assert order().findtext("details/quantity") == "6"
    assert sorted(fronts) == list(range(6))
    assert [fronts[i] for i in range(4)] == ["cards/weapon-wet-wipe.png"] * 3 + [
        "cards/weapon-leak.png"
    ]


def test_slots_without_a_back_of_their_own_have_the_commonest():
    assert order().findtext("cardback") == "cards/weapon-back.png"
    assert slots("backs") == {4: "cards/gadget-back.png", 5: "cards/gadget-back.png"}


def test_the_pictures_lie_beside_the_order_in_the_shops_size():
    files = exported("mpc")
    named = {*slots("fronts").values(), *slots("backs").values(), "cards/weapon-back.png"}
    assert {f"mpc/pump/{name}" for name in named} == files.keys() - {"mpc/pump/cards.xml"}
    for name in named:
        assert Image.open(io.BytesIO(files[f"mpc/pump/{name}"])).size == (822, 1122)


def test_the_bracket_is_the_next_that_the_shop_sells():
    for count, bracket in ((1, 18), (18, 18), (19, 36), (55, 55), (235, 396), (MOST, MOST)):
        read = ElementTree.fromstring(order_xml([Slot("a.png", "b.png", "A & <B>")] * count))
        assert read.findtext("details/bracket") == str(bracket)
        assert read.findtext("fronts/card/query") == "A & <B>"
    assert list(BRACKETS) == sorted(BRACKETS)
