"""What `fragkit new fighter` offers fits its sheet."""

from __future__ import annotations

import itertools

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.load.scaffold.new_files import (
    FighterDraft,
    fighter_yaml,
    trait_examples,
    weapon_examples,
)
from fragkit.press.sheets.sheet_pages import check_print


def test_every_example_fits_the_sheet(tmp_path):
    rows = itertools.zip_longest(
        trait_examples("abilities"), trait_examples("drawbacks"), weapon_examples()
    )
    files = []
    for number, (can, but, weapon) in enumerate(rows):
        draft = FighterDraft(
            f"one {number}", weapon=weapon, abilities=(can,) if can else (),
            drawbacks=(but,) if but else (),
        )  # fmt: skip
        files.append(tmp_path / f"{number}.yaml")
        files[-1].write_text(fighter_yaml(draft))
    problems = Problems()
    library = load_library(problems, loose=files)
    pack = library.pack("loose")
    assert pack is not None
    check_print(pack, library, problems)
    assert problems.found == []
