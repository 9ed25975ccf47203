"""The shipped catalogues: whole where they claim to be, and never wrong."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from fragkit.language.collect import MAKERS, catalogue_todo
from fragkit.language.sentences import FIELD
from fragkit.language.translation import FIELDS, catalogue_folder, shipped, shipped_codes
from tests.source import PACKAGE, collected, nodes

WHOLE = ("de",)  # others have begun: what they lack is said in English


@pytest.mark.parametrize("code", shipped_codes())
def test_no_entry_names_a_field_wrongly(code):
    assert catalogue_todo(shipped(code).catalogue, collected()).wrong == ()


@pytest.mark.parametrize("code", WHOLE)
def test_every_sentence_is_translated_and_none_is_out_of_date(code):
    found = catalogue_todo(shipped(code).catalogue, collected())
    assert [(one.place, one.template) for one in found.missing] == []
    assert found.stale == ()


@pytest.mark.parametrize("code", shipped_codes())
def test_no_sentence_is_translated_in_two_ways(code):
    heads = []
    for path in sorted(catalogue_folder(code).glob("*.po")):
        for block in path.read_text("utf-8").split("\n\n")[1:]:
            lines = [line for line in block.splitlines() if not line.startswith("#")]
            if lines:
                heads.append("\n".join(lines).split("\nmsgstr")[0].split("\nmsgid_plural")[0])
    assert [one for one, often in Counter(heads).items() if often > 1] == []


def test_every_template_is_a_literal():
    """Else translators would not see it. `Sentence(…)` is for templates that are looked up."""
    found = []
    for path, node in nodes(ast.Call):
        if getattr(node.func, "id", "") in MAKERS:
            count = 0 if node.func.id == "translate" else MAKERS[node.func.id]
            if not all(isinstance(a, ast.Constant) for a in node.args[:count]):
                found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert found == []


def test_every_field_says_what_it_holds():
    templates = collected().values()
    used = {match[1] for one in templates for match in FIELD.finditer(one.template + one.many)}
    assert sorted(used - FIELDS.keys()) == []
