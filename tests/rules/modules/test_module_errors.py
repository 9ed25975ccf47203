"""Mistakes in somebody's rule module: one clear error that names the file, the line and the attribute."""

from __future__ import annotations

import re
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
        ("{n} times", "{x} times", "facts", "the text of `crowns` has no field `x`"),
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
        ('    id = "king-of-the-hill"\n', "", "class KingOfTheHill", 'needs `id = "king-of-the-hill"`'),
        ('("hill",)', '("barrels",)', "names", "there is already a module `barrels`"),
        ("(1, 9)", "(9, 1)", "values", "must be the lowest and the highest number"),
        ('"hill.when"', '"armor.soak"', "rulings", "there is already a house option `armor.soak`"),
        ('"hill.when"', '"lava.wall"', "rulings", "there is already a ruling `lava.wall`"),
        ('"hill.when") == "b"', '"hill.wenn") == "b"', "if game.houses", "did you mean `hill.when`?"),
        ('"turret", "T"', '"turret", ""', "TURRET =", "must be one character"),
        ('"turret", "T"', '"Turret", "T"', "TURRET =", "must be lowercase words"),
        ("(TURRET,)", "(TURRET, TURRET)", "counters", "the counter `turret` is listed twice"),
        (" hit=shot_down,", "", "counters", "it needs `hit=…`"),
        (" hit=shot_down,", " hit=shot_down, owned='no',", "counters", "`owned` of `turret` must be"),
        ("is_brought = True", 'verbs = ("guyde",)', "verbs", "did you mean `guide`?"),
        ('"build", "act"', '"end", "act"', "commands", "fragkit already has a command `end`"),
        ('help="a turret next to you", ', "", "commands", "`build` has a `form`"),
        ('    words = "The turret on {square} is shot down: take it off."\n', "",
         "class TurretShotDown", "`TurretShotDown` has no sentence"),
        ('"crowns"', '"frags"', "facts", "`frags` is a word of fragkit's own"),
        ('"crowns"', '"holds"', "facts", "`holds` is a word of fragkit's own"),
        ("most=9", "most=0", "facts", "`crowns`: `most` must be 1 or more"),
        ("game.tell(HillHeld(player, points, self.goal))", 'game.tell(f"{player} holds it")',
         "game.tell(f", "`tell` needs an event, not a text"),
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


@pytest.mark.parametrize(
    ("hook", "text"),
    [
        ("def turn_note(self, game, player):\n        return 5",
         "`turn_note` must return a text, not a `int`"),
        ("def forecast_entry(self, game, arrival):\n        return [5]",
         "`forecast_entry` must return a list of `Blow` and `Snare`; one of them is a `int`"),
        ("def power_up_gives(self, game, player, square):\n        return 'gold'",
         "`power_up_gives` must return 'roll', 'card', 'nothing', not 'gold'"),
        ("def after_miss(self, game, ready):\n        yield 5",
         "`after_miss` yields a `int`: yield requests, such as `Choice(…)`"),
        ("def after_miss(self, game, ready):\n        yield Choice('Red', 'square', (), 'where?')",
         "`after_miss` asks for a choice without options"),
    ],
)  # fmt: skip
def test_a_wrong_answer_names_the_hook(tmp_path: Path, hook: str, text: str) -> None:
    imports = "from fragkit.rules.requests import Choice\n\nclass Sentries"
    whole = GOOD.replace("class Sentries", imports) + f"\n    {hook}\n"
    (tmp_path / "sentries.py").write_text(whole)
    rule_modules.add_folder(tmp_path)
    try:
        rules = module_class("sentries")
        assert rules is not None
        method = getattr(rules(), hook[4 : hook.index("(")])
        with pytest.raises(BadModule) as bug:
            list(method(*[None] * hook[: hook.index(")")].count(",")))
    finally:
        rule_modules.remove_folder(tmp_path)
    assert bug.value.text == text
    assert re.fullmatch(r".*sentries\.py:1[67]", module_location(bug.value))


def test_a_file_with_the_name_of_a_shipped_module(tmp_path: Path) -> None:
    (tmp_path / "lava.py").write_text(GOOD)
    rule_modules.add_folder(tmp_path)
    try:
        with pytest.raises(BadModule, match="there is already a module `lava`; rename this file"):
            rule_modules.declared_modules()
    finally:
        rule_modules.remove_folder(tmp_path)


def test_a_sentence_without_a_value_for_a_field(wrong: Wrong) -> None:
    new = "from fragkit.language.sentences import say\n\n\nclass Sentries"
    text = wrong("class Sentries", f"{new[:-14]}TEXT = say('{{player}} waits')\n\n\nclass Sentries")
    assert text == "/sentries.py:9: `say` needs a value for `{player}`: `player=…`"


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
