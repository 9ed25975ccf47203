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


TRIAL = (Path(__file__).parents[2] / "trial_module" / "king_of_the_hill.py").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "line", "text"),
    [
        ("(Module):", ":", "class KingOfTheHill", "must be based on `Module`"),
        ("is_optional", "is_optinal", "is_optinal", "did you mean `is_optional`?"),
        ("is_brought = True", "becuase = 'so'", "becuase", "did you mean `because`?"),
        ('("hill",)', '"hill"', "names", "`names` must be a tuple of words"),
        ("(1, 9)", "3", "values", "`values` must be the lowest and the highest number"),
        ('"ab", "a"', '"ab", "c"', "rulings", "the third part is one of the letters"),
        ("(TURRET,)", "TURRET", "counters", "must be a tuple of `CounterKind`"),
        ("(HOLDS,)", "HOLDS", "facts", "must be a tuple of `SeatFact`"),
        ("{n} times", "{x} times", "facts", "the text of `holds` has no field `x`"),
        ('"turret", "T"', 'str(GOAL), "T"', "TURRET =", "must be plain text"),
        ('"turret", "T"', '"turret", "TT"', "TURRET =", "must be one character"),
        ('"turret", "T"', '"barrel", "T"', "counters", "there is already a counter `barrel`"),
        ("end(self, game: Game, player: str)", "end(self, game: Game)", "def before_turn_end",
         "is called with (self, game, player)"),
        ('    game.tell(CounterLaid(command.player, TURRET.name, command.square))\n    yield from ()',
         "", "def build(", "`build` must be a procedure: end it with `yield from ()`"),
        ("@dataclass(frozen=True, slots=True)\nclass Build", "class Build", "class Build",
         "needs `@dataclass(frozen=True, slots=True)` above it"),
        ("{points} of", "{pionts} of", "class HillHeld", "has no field `pionts`; did you mean"),
        ("    goal: int", "    goal: int\n    text: int", "class HillHeld", "JSON adds it"),
        ('Argument("square",', 'Argument("sqare",', "commands", "has no field `sqare`"),
        ('"square", "square")', '"square", "sqare")', "commands", "did you mean `square`?"),
        ('"build", "act"', '"build", "acts"', "commands", "did you mean `act`?"),
        ("is_brought = True", 'brings = ("team",)', "brings", "did you mean `teams`?"),
        ("is_brought = True", 'excludes = ("deth-match",)', "excludes", "`death-match`?"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_declaration(
    tmp_path: Path, old: str, new: str, line: str, text: str
) -> None:
    assert old in TRIAL
    file = tmp_path / "king_of_the_hill.py"
    file.write_text(TRIAL.replace(old, new))
    rule_modules.add_folder(tmp_path)
    try:
        with pytest.raises(BadModule) as bad:
            module_class("king-of-the-hill")
    finally:
        rule_modules.remove_folder(tmp_path)
        sys.modules.pop("fragkit.rules.modules.king_of_the_hill", None)
    found = next(
        n for n, one in enumerate(file.read_text().splitlines(), 1) if one.strip().startswith(line)
    )
    assert str(bad.value).startswith(f"{file}:{found}: ")
    assert text in str(bad.value)


def test_a_hook_that_returns_another_type(tmp_path: Path) -> None:
    (tmp_path / "sentries.py").write_text(GOOD.replace("return None", "return True"))
    rule_modules.add_folder(tmp_path)
    try:
        rules = module_class("sentries")
        assert rules is not None
        with pytest.raises(BadModule) as bug:
            rules().refuse(None, None)  # type: ignore[arg-type]  # it does not look at them
    finally:
        rule_modules.remove_folder(tmp_path)
    assert bug.value.text == "`refuse` must return a `Refusal` or None, not a `bool`"
    assert module_location(bug.value) == f"{tmp_path / 'sentries.py'}:11"


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
