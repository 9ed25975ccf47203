"""Mistakes in somebody's rule module: one clear error that names the file, the line and the attribute."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fragkit import rule_modules
from fragkit.diagnostics import BadModule, module_location
from fragkit.rules.modules import made_variants, module_class

GOOD = '''"""Sentries."""

from fragkit.rules.module import Module


class Sentries(Module):
    id = "sentries"
    is_optional = True
    values = (1, 9)

    def refuse(self, game, command):
        return None
'''
Wrong = Callable[[str, str], str]


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    """Import the module again in each test."""
    yield
    sys.modules.pop("fragkit.rules.modules.sentries", None)


@pytest.fixture
def wrong(tmp_path: Path) -> Iterator[Wrong]:
    """Return the error of the module with one mistake in it."""
    file = tmp_path / "sentries.py"

    def error(old: str, new: str) -> str:
        file.write_text(GOOD.replace(old, new))
        rule_modules.add_folder(tmp_path)
        with pytest.raises(BadModule) as bad:
            module_class("sentries")
        return str(bad.value).replace(str(tmp_path), "")

    yield error
    rule_modules.remove_folder(tmp_path)


def test_a_syntax_error(wrong: Wrong) -> None:
    assert wrong("(self, game, command):", "(self, game, command)").startswith(
        "/sentries.py:11: syntax error: "
    )


def test_a_bad_import(wrong: Wrong) -> None:
    assert wrong("module import Module", "module import Modul, Module") == (
        "/sentries.py:3: ImportError: cannot import name 'Modul' from 'fragkit.rules.module' "
        f"({Path(rule_modules.__file__).parent / 'rules' / 'module.py'})"
    )


def test_another_class_name(wrong: Wrong) -> None:
    assert wrong("class Sentries", "class Sentry") == (
        "/sentries.py:6: this file needs a class `Sentries`, named after the file, not `Sentry`"
    )


def test_another_id(wrong: Wrong) -> None:
    assert wrong('id = "sentries"', 'id = "sentry"') == (
        '/sentries.py:7: `id` must be "sentries", as in the file\'s name'
    )


def test_a_value_that_is_not_plain(wrong: Wrong) -> None:
    assert wrong("values = (1, 9)", "values = (1, MOST)") == (
        "/sentries.py:9: `values` must be a plain value, without names and calls"
    )


def test_a_misspelled_hook(wrong: Wrong) -> None:
    assert wrong("def refuse(", "def refuze(") == (
        "/sentries.py:11: there is no hook `refuze`; did you mean `refuse`? "
        "(Start a method of your own with `_`.)"
    )


def test_a_step_that_does_not_exist(wrong: Wrong) -> None:
    text = wrong(
        "def refuse(self, game, command)", "def after_the_quarterfinals_of_monday(self, game)"
    )
    assert (
        "there is no hook `after_the_quarterfinals_of_monday`; the steps are first_player, deal"
        in text
    )


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    rule_modules.add_folder(tmp_path / "none")
    try:
        with pytest.raises(BadModule, match="`FRAGKIT_MODULES` names this folder, but: No such"):
            rule_modules.declared_modules()
    finally:
        rule_modules.remove_folder(tmp_path / "none")


def test_a_missing_module_says_where_modules_are_found() -> None:
    assert "`FRAGKIT_MODULES`" in str(made_variants(["sentries"], ()))


def test_a_bug_in_a_module_is_not_called_one_of_fragkit(tmp_path: Path) -> None:
    (tmp_path / "sentries.py").write_text(GOOD.replace("return None", "return 1 / 0"))
    rule_modules.add_folder(tmp_path)
    try:
        rules = module_class("sentries")
        assert rules is not None
        with pytest.raises(ZeroDivisionError) as bug:
            rules().refuse(None, None)  # type: ignore[arg-type]  # it fails before it looks at them
    finally:
        rule_modules.remove_folder(tmp_path)
    assert module_location(bug.value) == f"{tmp_path / 'sentries.py'}:12"


@pytest.mark.parametrize(
    ("counter", "word"), [("barrel", "barrels"), ("sentry", "sentries"), ("box", "boxes")]
)
def test_the_plural_of_a_counter(counter: str, word: str) -> None:
    assert rule_modules.plural_of(counter) == word


def test_a_pack_with_a_missing_module_names_the_variable(fragkit, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(
        'id: box\nname: Box\nversion: "1"\nextends: [base]\nmodules: [sentinel]\n'
    )
    assert "name its folder in `FRAGKIT_MODULES`" in " ".join(
        fragkit("check", str(tmp_path)).out.split()
    )
