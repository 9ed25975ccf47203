"""docs/reference/effects says what the code does, all of it and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems, render
from fragkit.load.packs.library import load_library
from fragkit.model.effects import Effect
from tests.model.effect_tables import EXAMPLE, MARK, pages, renewed


@pytest.mark.parametrize("page", pages(), ids=lambda p: p.stem)
def test_tables_and_texts_are_those_of_the_code(page: Path):
    text = page.read_text(encoding="utf-8")
    assert text == renewed(text), "run: python -m tests.model.effect_tables --write"


def test_every_verb_has_one_section_with_its_parameters_and_an_example():
    found: Counter[str] = Counter()
    for page in pages():
        for section in re.split(r"^(?=## )", page.read_text(encoding="utf-8"), flags=re.MULTILINE):
            heading = re.match(r"## `([\w-]+)`\n", section)
            if heading is None:
                continue
            verb = heading[1]
            found[verb] += 1
            marks = {(m[1], m[2]) for m in MARK.finditer(section)}
            assert ("parameters", verb) in marks, verb
            assert ("text", f"{verb}.yaml") in marks, verb
            assert any(f"{verb}:" in body for _, body in EXAMPLE.findall(section)), verb
    assert found == Counter(list(Effect.family))


def test_every_example_compiles_without_a_word(tmp_path: Path):
    files = []
    for page in pages():
        for name, body in EXAMPLE.findall(page.read_text(encoding="utf-8")):
            files.append(tmp_path / name)
            assert not files[-1].exists(), f"two examples are called {name}"
            files[-1].write_text(body, encoding="utf-8")
    problems = Problems()
    load_library(problems, loose=files)
    assert not problems.found, "\n".join(render(d) for d in problems.sorted())


def test_the_index_links_to_sections_that_are_there():
    index = pages()[0].read_text(encoding="utf-8")
    for page, anchor in re.findall(r"\(([\w-]+\.md)#([\w-]+)\)", index):
        target = pages()[0].parent / page
        assert f"## `{anchor}`\n" in target.read_text(encoding="utf-8")
