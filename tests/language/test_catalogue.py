"""The shipped German: nearly whole, and never wrong.

A sentence that was added a minute ago is said in English until somebody translates it; `fragkit lang
todo de` lists it. Only when many are missing has somebody forgotten it for long.
"""

from __future__ import annotations

from collections import Counter

import pytest

from fragkit.language.source_sentences import sentences, sentences_todo
from fragkit.language.translation import catalogue_path, shipped, shipped_codes

MOST_OPEN = 0.2  # of all sentences


@pytest.mark.slow
@pytest.mark.parametrize("code", shipped_codes())
def test_the_catalogue_says_nearly_everything_and_no_gap_is_wrong(code):
    said = sentences()
    found = sentences_todo(shipped(code).catalogue, said)
    assert found.wrong == ()
    assert len(found.missing) <= MOST_OPEN * len(said), found.missing[:40]


@pytest.mark.parametrize("code", shipped_codes())
def test_no_sentence_stands_twice(code):
    text = catalogue_path(code).read_text("utf-8")
    made = [block.split("msgstr")[0].split("\nmsg", 1)[-1] for block in text.split("\n\n")]
    assert [one for one, often in Counter(made).items() if often > 1] == []
