"""What is typed and what the record keeps."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fragkit.model.card import Card, Mode
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter
from fragkit.model.word_values import Dice, Stats
from fragkit.referee.parsing.command_text import command_line, parse_command
from fragkit.referee.parsing.context import ParseContext, name_problem
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.parsing.verbs import PARSERS
from fragkit.rules import commands as c
from fragkit.rules.flow.command_table import BASE
from fragkit.rules.flow.fact_table import BASE_FACTS, fact_table
from fragkit.rules.modules import known_modules, module_class
from fragkit.rules.requests import Act, Choice, Draw, Option


def card(id: str, deck: str, modes: tuple[str, ...] = ()) -> Card:
    weapon = {"damage": Dice(2), "ammo": 4} if deck == "weapon" else {}
    return Card(
        id=Id(id),
        name=id.title(),
        deck=Id(deck),
        modes=tuple(Mode(name=m) for m in modes),
        **weapon,
    )


CARDS = {
    made.id: made
    for made in (
        card("pulse-rifle", "weapon"),
        card("issue-one-carbine", "weapon", ("Full Auto", "Aimed")),
        card("error-404", "weapon"),
        card("light-armor", "gadget"),
        card("lag-spike", "special"),
        card("disconnect", "special"),
        card("blink-button", "gadget"),
    )
}
RED = ParseContext(
    players=("Red", "Blue", "Green"),
    cards=CARDS,
    fighters={
        "marine": Fighter(id=Id("marine"), name="Marine", stats="free"),
        "zoe-mph": Fighter(id=Id("zoe-mph"), name="Zoe MPH", stats=Stats(2, 4, 1)),
    },
    decks=("weapon", "gadget", "special"),
    facts=fact_table(tracks=("rage",)),
    stances=("flying", "on-fire"),
    speaker="Red",
    due=Act("Red", 7, 1),
)


@pytest.mark.parametrize(
    ("typed", "text", "id"),
    [
        ("j w n 2", "you can jump only in a straight line", "move.jump.line"),
        ("j north 2 west 2", "you can jump only in a straight line", "move.jump.line"),
        ("j nw 2", "you can't jump diagonally", "ruling.jump.direction"),
        ("j south-east 2", "you can't jump diagonally", "ruling.jump.direction"),
        ("j nn 2", "which way do you jump, and how far?", ""),
        ("j up 2", "which way do you jump, and how far?", ""),
    ],
)
def test_a_jump_that_no_rule_allows_names_the_rule(typed, text, id):
    assert parse_command(typed, RED) == Misread(text, "`j n 2` jumps 2 squares north", id)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("m e e n", c.Move("Red", ("e", "e", "n"))),
        ("M E e N", c.Move("Red", ("e", "e", "n"))),
        ("move een", c.Move("Red", ("e", "e", "n"))),
        ("m 2e n", c.Move("Red", ("e", "e", "n"))),
        ("m north east", c.Move("Red", ("n", "e"))),
        ("j 2 n", c.Jump("Red", "n", 2)),
        ("j north 2", c.Jump("Red", "n", 2)),
        ("m f7", c.MoveTo("Red", "F7")),
        ("m e3", c.MoveTo("Red", "E3")),
        ("m c4B", c.MoveTo("Red", "C4b")),
        ("m reactor:a1", c.MoveTo("Red", "reactor:A1")),
        ("m f7 f8", c.Move("Red", ("F7", "F8"))),
        ("j n 2", c.Jump("Red", "n", 2)),
        ("j n2", c.Jump("Red", "n", 2)),
        ("m e, e,n", c.Move("Red", ("e", "e", "n"))),
        ("end turn", c.End("Red")),
        ("4.2.6", c.Faces("Red", (4, 2, 6))),
        ("4-2-6", c.Faces("Red", (4, 2, 6))),
        ("4/2;6", c.Faces("Red", (4, 2, 6))),
        ("s blue 404", c.Shoot("Red", "Blue", "error-404")),
        ("s blue 4", c.Shoot("Red", "Blue", ammo=4)),
        ("s bl", c.Shoot("Red", "Blue")),
        ("s blue pulse 4", c.Shoot("Red", "Blue", "pulse-rifle", 4)),
        ("s blue rifle", c.Shoot("Red", "Blue", "pulse-rifle")),
        ("s blue pistol", c.Shoot("Red", "Blue", "start")),
        ("s g issue full auto", c.Shoot("Red", "Green", "issue-one-carbine", 0, "Full Auto")),
        ("s g issue 2 aim", c.Shoot("Red", "Green", "issue-one-carbine", 2, "Aimed")),
        (
            "s g issue full then bl then g",
            c.Shoot("Red", "Green", "issue-one-carbine", 0, "Full Auto", ("Blue", "Green")),
        ),
        (
            "s g issue full then bl g",
            c.Shoot("Red", "Green", "issue-one-carbine", 0, "Full Auto", ("Blue", "Green")),
        ),
        ("p light-armor", c.Play("Red", "light-armor")),
        ("p light armor", c.Play("Red", "light-armor")),
        ("p disc blue", c.Play("Red", "disconnect", "Blue")),
        ("p blink c4", c.Play("Red", "blink-button", square="C4")),
        ("green: p disconnect red", c.Play("Green", "disconnect", "Red")),
        ("green:p disconnect red", c.Play("Green", "disconnect", "Red")),
        ("take blood", c.Take("Red", "blood")),
        ("take card", c.Take("Red", "card")),
        ("take pulse", c.Take("Red", "pulse-rifle")),
        ("drop light", c.Drop("Red", "light-armor")),
        ("drop Pistol", c.Drop("Red", "start")),
        ("drop start", c.Drop("Red", "start")),
        ("discard lag light armor", c.Discard("Red", ("lag-spike", "light-armor"))),
        ("spend", c.Spend("Red")),
        ("spend 2", c.Spend("Red", 2)),
        ("end", c.End("Red")),
        ("4 2 6", c.Faces("Red", (4, 2, 6))),
        ("426", c.Faces("Red", (4, 2, 6))),
        ("4,2,6", c.Faces("Red", (4, 2, 6))),
        ("override blue health 2", c.Override("Blue", "health", 2)),
        ("override health 2", c.Override("Red", "health", 2)),
        ("override blue square c4", c.Override("Blue", "square", "C4")),
        ("override blue square off", c.Override("Blue", "square", "")),
        ("override blue card pulse 3", c.Override("Blue", "card", "pulse-rifle", "3")),
        ("override blue ammo pulse 2", c.Override("Blue", "ammo", 2, "pulse-rifle")),
        ("override blue hand weapon 2", c.Override("Blue", "hand", 2, "weapon")),
        ("override green turn", c.Override("Green", "turn")),
        ("join Pink 3/2/2", c.Join("Pink", "3/2/2")),
        ("join Pink zoe 2/4/1 after red", c.Join("Pink", "2/4/1", "zoe-mph", "Red")),
        ("join Pink zoe mph after red", c.Join("Pink", "2/4/1", "zoe-mph", "Red")),
        ("join Pink wins:1 3/3/2", c.Join("Pink", "3/3/2", wins=1)),
        ("leave blue", c.Leave("Blue")),
    ],
)
def test_short_and_loose_words_are_understood(typed, meant):
    assert parse_command(typed, RED) == meant


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("s bleu", "there is no player `bleu`; did you mean `Blue`?"),
        ("p disconect blue", "there is no card `disconect`; did you mean `disconnect`?"),
        ("p l", "`l` could be `light-armor` or `lag-spike`; type another letter"),
        ("moev e", "there is no command `moev`; did you mean `move`?"),
        ("e e n", "to move, start with `m`; did you mean `m e e n`?"),
        ("f7", "to move, start with `m`; did you mean `m f7`?"),
        ("e", "`e` is not a command; `m e` moves east, `end` ends your turn"),
        ("7 2", "a die can't show 7; type each die, 1 to 6: `4 2 6`"),
        ("end now", "`now` doesn't belong here"),
        ("m", "where do you move? For example: `m e e n` or `m f7`"),
        ("m x", "`x` is not a step; type n, e, s, w or a square: `m e e n`, `m f7`"),
        ("m c 4", "type a square without a space; did you mean `m c4`?"),
        ("s", "which target do you shoot? Type `s Blue` or `s Green`"),
        ("s blue 4 2", "which weapon? Type `s Blue WEAPON 4 2`"),
        ("s blue 0", "which weapon? Type `s Blue WEAPON 0`"),
        ("p light armour", "there is no card `light armour`; did you mean `light-armor`?"),
        ("p disconnect bleu", "there is no player or card `bleu`; did you mean `Blue`?"),
        ("p disconnect xyzzy", "there is no player or card `xyzzy`"),
        ("-4 2", "a die can't show -4; type each die, 1 to 6: `4 2 6`"),
        ("2d", "can't read `2d` as dice; type each die, 1 to 6: `4 2 6`"),
        ("4 2 = 6", "can't read `4 2 = 6` as dice; type each die, 1 to 6: `4 2 6`"),
        ("r r", "`r` doesn't belong here"),
        ("d light", "`d` could be `deal`, `discard` or `drop`; type another letter"),
        ("yellow: end", "there is no player `yellow`; choose `Red`, `Blue` or `Green`"),
        ("override blue wealth 2", "`override` can't set `wealth`; did you mean `health`?"),
        (
            "override blue xyz 2",
            f"`override` can't set `xyz`; it can set {', '.join(fact_table(tracks=['rage']))}",
        ),
        ("xyzzy", "there is no command `xyzzy`; type `help` for the commands"),
        ("override blue health lots", "`health` needs a number; type `override red health 2`"),
        ("join 3/2/2", "who joins, with which stats? For example: `join Green 3/2/2`"),
        ("join Pink marine", "Marine has no printed stats; choose them: `Pink marine 3/2/2`"),
        ("", "type a command; type `help` for the commands"),
    ],
)
def test_a_typo_gets_a_suggestion(typed, told):
    read = parse_command(typed, RED)
    assert isinstance(read, Misread)
    assert str(read) == told


def choosing(
    *keys: str, least: int = 1, most: int = 1, decks: tuple[str, ...] = ()
) -> ParseContext:
    due = Choice("Blue", "card", tuple(Option(k) for k in keys), "", "", least, most, decks)
    return ParseContext(RED.players, CARDS, RED.fighters, RED.decks, "Blue", due)


def test_a_choice_is_answered_by_its_word_its_beginning_or_its_number():
    context = choosing("pulse-rifle", "light-armor")
    for typed in ("light-armor", "light", "2", "choose light", "pick light armor"):
        assert parse_command(typed, context) == c.Choose("Blue", ("light-armor",)), typed


def test_a_typo_in_a_choice_gets_a_suggestion():
    read = parse_command("lihgt-armor", choosing("pulse-rifle", "light-armor"))
    assert str(read) == "`lihgt-armor` is not an option; did you mean `light-armor`?"


def test_dice_typed_at_a_choice_are_refused_with_the_options():
    context = choosing("pulse-rifle", "light-armor")
    there = "choose 1 (pulse-rifle) or 2 (light-armor)"
    for dice in ("4 2 6", "1 2"):
        read = parse_command(dice, context)
        assert read == Misread(f"no dice now: {context.due.reason}", there, context.due.rule)
    assert parse_command("3", context) == Misread("`3` is not an option", there, context.due.rule)


def test_numbers_that_are_printed_on_squares_answer_unless_two_maps_share_them():
    def place(*squares: tuple[str, int]) -> ParseContext:
        options = tuple(Option(square, f"number {n}") for square, n in squares)
        return ParseContext(RED.players, speaker="Red", due=Choice("Red", "place", options, ""))

    assert parse_command("5", place(("B2", 3), ("C4", 5))) == c.Choose("Red", ("C4",))
    joined = place(("foundry:B2", 1), ("reactor:B2", 1))
    assert parse_command("2", joined) == c.Choose("Red", ("reactor:B2",))


def test_several_choices_are_answered_at_once():
    context = choosing("pulse-rifle", "light-armor", "lag-spike", most=2)
    assert parse_command("lag light", context) == c.Choose("Blue", ("lag-spike", "light-armor"))


def test_a_choice_that_needs_none_is_declined():
    assert parse_command("none", choosing("pulse-rifle", least=0)) == c.Choose("Blue", ())


def test_with_hands_on_the_table_any_card_of_the_deck_may_be_named():
    context = choosing("gadget", decks=("gadget",))
    assert parse_command("blink", context) == c.Choose("Blue", ("blink-button",))


def test_commands_are_heard_while_a_choice_is_due():
    context = choosing("A1", "B2")
    assert parse_command("red: end", context) == c.End("Red")
    assert parse_command("b2", context) == c.Choose("Blue", ("B2",))


def test_a_typo_in_the_player_of_an_override_gets_a_suggestion():
    wrong = parse_command("override gren health 2", RED)
    assert wrong == Misread("there is no player `gren`", "did you mean `Green`?")


def test_dice_of_a_roll_are_named_with_the_card_that_changes_them():
    meant = c.Play("Red", "lag-spike", "", "", ("1", "3"))
    assert parse_command("p lag-spike dice 1 3", RED) == meant
    assert command_line(meant, RED) == "p lag-spike with 1 3"
    assert parse_command("p lag-spike with 1 3", RED) == meant


def test_a_drawn_card_may_be_named_alone():
    context = ParseContext(RED.players, CARDS, speaker="Red", due=Draw("Red", "weapon"))
    assert parse_command("pulse", context) == c.Deal("Red", "pulse-rifle")


@pytest.mark.parametrize("name", ["Red", "P1", "Zoë", "O'Neil", "Anne-Marie"])
def test_names_of_players(name):
    assert name_problem(name) is None


@pytest.mark.parametrize(
    "name", ["", "7of9", "two words", "a:b", "x" * 17, "to", "-", "#hash", "Blood", "none"]
)
def test_invalid_names(name):
    assert name_problem(name) is not None


# -- the twins -----------------------------------------------------------------------

players = st.sampled_from(RED.players)
cards = st.sampled_from(sorted(CARDS))
squares = st.from_regex(r"(reactor:)?[A-Z]{1,2}[1-9][0-9]?[ab]?", fullmatch=True)
maybe_square = st.one_of(st.just(""), squares)
ways = st.sampled_from(["n", "e", "s", "w"])
small = st.integers(1, 20)
stances = st.sampled_from(["flying", "on-fire"])


def overrides() -> st.SearchStrategy[c.Override]:
    number = st.builds(
        c.Override, players,
        st.sampled_from(["health", "frags", "blood", "movement", "attacks", "armor", "goal", "skip"]),
        st.integers(-9, 99),
    )  # fmt: skip
    return st.one_of(
        number,
        st.builds(c.Override, players, st.just("rage"), st.integers(0, 9)),
        st.builds(c.Override, players, st.sampled_from(["stance", "no-stance"]), stances),
        st.builds(c.Override, players, st.just("square"), maybe_square),
        st.builds(c.Override, players, st.just("stats"), st.just("3/2/2")),
        st.builds(c.Override, players, st.just("card"), cards, st.sampled_from(["", "0", "3"])),
        st.builds(c.Override, players, st.sampled_from(["no-card", "hold"]), cards),
        st.builds(c.Override, players, st.just("ammo"), st.integers(0, 9), cards),
        st.builds(
            c.Override,
            players,
            st.just("hand"),
            st.integers(0, 9),
            st.sampled_from(sorted(RED.decks)),
        ),
        st.builds(c.Override, players, st.sampled_from(["turn", "skip"])),
        st.builds(c.Override, players, st.just("side"), st.sampled_from(["red", "blue"])),
        st.builds(
            c.Override, st.just(""), st.just("points"), st.integers(0, 9), st.sampled_from(["red"])
        ),
        st.builds(
            c.Override, players, st.just("floor"), squares,
            st.lists(st.one_of(cards, st.just("blood")), max_size=4).map(" ".join),
        ),
    )  # fmt: skip


def commands() -> st.SearchStrategy[c.Command]:
    shoot = st.builds(
        c.Shoot, players, st.one_of(players, squares, st.just("")),
        st.sampled_from(["", "start", "pulse-rifle"]),
    )  # fmt: skip
    picks = st.lists(cards, max_size=3).map(tuple)
    return st.one_of(
        st.builds(c.Faces, players, st.lists(st.integers(1, 6), min_size=1, max_size=9).map(tuple)),
        st.builds(c.Choose, players, st.lists(cards, max_size=3).map(tuple)),
        st.builds(c.Deal, players, cards),
        st.builds(
            c.Move, players, st.lists(st.one_of(ways, squares), min_size=1, max_size=9).map(tuple)
        ),
        st.builds(c.MoveTo, players, squares),
        st.builds(c.Jump, players, ways, small),
        shoot,
        st.builds(
            c.Shoot, players, players, st.just("issue-one-carbine"), st.integers(0, 9),
            st.sampled_from(["", "Full Auto", "Aimed"]),
            st.lists(st.one_of(players, squares), max_size=3).map(tuple),
        ),
        st.builds(c.Take, players, st.one_of(st.sampled_from(["blood", "card"]), cards)),
        st.builds(c.Enter, players, stances),
        st.builds(c.LeaveStance, players, stances),
        st.builds(c.Drop, players, cards),
        st.builds(c.End, players),
        st.builds(c.Play, players, cards, st.one_of(st.just(""), players), maybe_square, picks),
        st.builds(
            c.Use, players, cards, st.one_of(st.just(""), players), maybe_square, picks,
            st.lists(small, max_size=3).map(tuple),
        ),
        st.builds(c.Discard, players, st.lists(cards, min_size=1, max_size=3).map(tuple)),
        st.builds(c.Spend, players, small),
        overrides(),
        st.builds(c.Join, st.just("Pink"), st.just("3/2/2"), st.sampled_from(["", "marine"]),
                  st.one_of(st.just(""), players), st.sampled_from([0, 1])),
        st.builds(c.Leave, players),
    )  # fmt: skip


@given(commands())
def test_a_recorded_line_is_read_back_as_the_same_command(command):
    line = command_line(command, RED)
    assert parse_command(line, RED) == command
    assert command_line(parse_command(line, RED), RED) == line


def test_each_verb_is_read_in_one_way():
    modules = [made for id in known_modules() if (made := module_class(id)) is not None]
    rows = [*BASE, *(row for rules in modules for row in rules.commands)]
    assert {row.verb for row in rows if row.words is None and row.verb} == {*PARSERS}
    assert [row.verb for row in rows if row.words is not None and row.verb in PARSERS] == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("end turn", c.End("Red")),
        ("spend blood 2", c.Spend("Red", 2)),
        ("spend 2 blood", c.Spend("Red", 2)),
        ("leave blue", c.Leave("Blue")),
        ("leave fly", c.LeaveStance("Red", "flying")),
        ("leave xyz", Misread("there is no player `xyz`", "choose `Red`, `Blue` or `Green`")),
        ("leave", Misread("which player leaves?", "type `leave Pink`")),
        ("drop", Misread("which card do you drop?", "type `drop CARD`")),
        ("discard", Misread("which cards do you discard?", "type `discard CARD CARD`")),
        ("discard weapons lag", c.Discard("Red", ("weapon", "lag-spike"))),
        ("spend many", Misread("how many blood counters?", "type `spend` or `spend 2`")),
        ("deal", Misread("which card was drawn?", "type `deal CARD`")),
        ("deal 7h", c.Deal("Red", "7H")),
        (
            "take",
            Misread("what do you pick up?", "type `take blood`, `take card` or a card's name"),
        ),
        ("take light armor", c.Take("Red", "light-armor")),
        ("take blood card", Misread("`card` doesn't belong here")),
    ],
)
def test_what_the_grammar_reads(typed, meant):
    assert parse_command(typed, RED) == meant


def test_cards_that_are_discarded_answer_the_choice_that_asks_for_them():
    due = Choice("Red", "discard", (), "hand limit", decks=("weapon",))
    asked = replace(RED, due=due)
    assert parse_command("discard pulse", asked) == c.Choose("Red", ("pulse-rifle",))
    assert parse_command("blue: discard pulse", asked) == c.Discard("Blue", ("pulse-rifle",))


def test_every_fact_can_be_overridden():
    tried = {
        "square",
        "figure",
        "stats",
        "fighter",
        "card",
        "no-card",
        "hold",
        "ammo",
        "hand",
        "floor",
        "turn",
        "skip",
        "stance",
        "no-stance",
        "side",
        "points",
    }
    numbers = {"health", "frags", "blood", "movement", "attacks", "armor", "goal"}
    assert tried | numbers == set(BASE_FACTS)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_no_text_is_too_strange_to_be_answered(text):
    assert isinstance(parse_command(text, RED), c.Command | Misread)


@pytest.mark.parametrize("stat", ["speed", "accuracy"])
def test_an_override_of_one_stat_needs_all_three(stat):
    read = parse_command(f"override blue {stat} 4", RED)
    assert read == Misread(
        f"`override` can't set `{stat}`", "set all three stats: `override blue stats 3/2/2`"
    )
