"""What a catalogue lacks, and what nobody says any more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fragkit.language.po import Catalogue
from fragkit.language.template import gaps

WORDS = "words"  # the place of entries that are no sentence of the source


@dataclass(frozen=True, slots=True)
class SentencesTodo:
    missing: tuple[tuple[str, str], ...]  # (place, sentence)
    stale: tuple[str, ...]  # translated, but said no more
    wrong: tuple[str, ...]  # with a gap that the English sentence has not


def sentences_todo(catalogue: Catalogue, said: Mapping[str, str]) -> SentencesTodo:
    """`said`: every sentence and the place where it is said (`collect.sentences`)."""
    entries = catalogue.entries
    missing = [
        (place, text)
        for text, place in said.items()
        if text not in entries or not entries[text].is_done
    ]
    stale = [e.msgid for e in entries.values() if e.place != WORDS and e.msgid not in said]
    wrong = [
        e.msgid
        for e in entries.values()
        if not gaps(e.msgstr) <= gaps(e.msgid)
        or any(not gaps(form) <= gaps(e.msgid) | gaps(e.plural) for form in e.forms.values())
    ]
    return SentencesTodo(tuple(missing), tuple(stale), tuple(wrong))
