"""Pages in German have no English left on them, names apart."""

from __future__ import annotations

import re

import pytest

from tests.press.printed import library
from tests.press.test_collisions import PACKS
from tests.press.test_page_collisions import documents, texts

SENTENCE = re.compile(r"\b[a-z]{2,}\b.*\b[a-z]{2,}\b")  # names are in capitals, ids are one word


def sentences(kind: str, pack_id: str, language: str) -> set[str]:
    return {
        text.text
        for document in documents(kind, pack_id, language)
        for page in document.pages
        for text, _ in texts(page.items)
        if SENTENCE.search(text.text)
    }


@pytest.mark.parametrize("pack_id", PACKS)
@pytest.mark.parametrize("kind", ["sheets", "standees", "maps", "reference", "boxes"])
def test_no_line_is_the_same_in_both_languages(kind, pack_id):
    """Tiles said `lay tile 2 here`, an unarmed fighter's sheet `Arm yourself on the map`."""
    english = sentences(kind, pack_id, "")
    assert english & sentences(kind, pack_id, "de") == set()


def test_the_rulings_of_a_reference_are_translated_with_their_notes():
    assert not any("own turn" in line for line in sentences("reference", "base", "de"))


@pytest.mark.parametrize(
    "kind", ["cards", "sheets", "counters", "standees", "boxes", "calibration"]
)
def test_the_title_of_a_file_and_its_outline_are_translated(kind):
    """A reader's window and a screen reader show them: `Grundspiel: record sheets`."""
    (english,), (german,) = (documents(kind, "base", code) for code in ("", "de"))
    assert english.title != german.title
    assert english.title.partition(": ")[2] not in german.title
    names = {
        code: {name for page in made.pages for _, name in page.bookmarks}
        for code, made in (("", english), ("de", german))
    }
    assert names[""] & names["de"] <= {*library_names(), "Marine"}


def library_names() -> set[str]:
    pack = library().pack("base")
    assert pack is not None
    return {fighter.name for fighter in pack.fighters.values()}
