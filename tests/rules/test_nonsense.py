"""Whatever is said at whatever prompt: it is accepted or refused, and a refusal changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from fragkit.lab.random_player import RandomPlayer
from fragkit.rules import commands as c
from fragkit.rules.commands import Command, Refusal
from fragkit.rules.flow.fact_table import BASE_FACTS
from fragkit.rules.flow.game_table import Table
from tests.rules.kit import draw, fighter
from tests.rules.test_random_games import Watch, arena

NAMES = ("Red", "Green", "Blue", "Yellow", "Pink", "")
FACTS = tuple(BASE_FACTS)


class Babbler:
    """Says anything, now and then something that could be meant."""

    def __init__(self, seed: int, meddles: bool) -> None:
        self.random = Random(seed)
        self.meddles = meddles

    def say(self, table: Table) -> Command:
        r = self.random
        who = table.request.player if r.random() < 0.6 else r.choice(NAMES)
        card, square, name = self.card(table), self.square(table), r.choice(NAMES)
        picks = tuple(
            r.choice((self.card(table), str(r.randrange(8)), square)) for _ in range(r.randrange(3))
        )
        numbers = tuple(r.randrange(-1, 8) for _ in range(r.randrange(5)))
        said: list[Command] = [
            c.Faces(who, numbers),
            c.Choose(who, (r.choice((card, square, "die", "blood")),)),
            c.Deal(who, card),
            c.Move(who, tuple(r.choice(("n", "e", "s", "w", square)) for _ in numbers)),
            c.MoveTo(who, square),
            c.Jump(who, r.choice(("n", "e", "s", "w")), r.randrange(-1, 6)),
            c.Shoot(who, r.choice((name, square)), r.choice(("", "start", card)), r.randrange(4),
                    r.choice(("", "Full Auto")), picks),
            c.Take(who, r.choice(("blood", "card", card))),
            c.Drop(who, card),
            c.End(who),
            c.Play(who, card, name, square, picks),
            c.Use(who, card, name, square, picks, numbers),
            c.Discard(who, picks),
            c.Spend(who, r.randrange(-1, 3)),
        ]  # fmt: skip
        if self.meddles and r.random() < 0.03:
            value = r.choice((r.randrange(-2, 9), card, square, "3/2/2"))
            fact = r.choice(FACTS)
            said = [
                c.Override(name, fact, value, r.choice((card, "weapon", "2"))),
                c.Join(name, r.choice(("3/2/2", "x")), "", r.choice(NAMES)),
                c.Leave(name),
            ]
        return r.choice(said)

    def card(self, table: Table) -> str:
        seats = table.state.seats.values()
        near = [k for s in seats for k in s.known] + [i.card for s in seats for i in s.play]
        if near and self.random.random() < 0.8:
            return self.random.choice(near)
        return self.random.choice([*table.game.catalog.cards, "banana", "start", ""])

    def square(self, table: Table) -> str:
        return self.random.choice([*table.game.ground.place, "Z9", "B2", ""])


@pytest.mark.parametrize("dealing", ["dealt", "table"])
@pytest.mark.parametrize("meddles", [False, True])
def test_nonsense_is_refused_and_changes_nothing(dealing: str, meddles: bool) -> None:
    setup = arena(dealing)
    for seed in range(6):
        table, babbler, player = Table(setup), Babbler(seed, meddles), RandomPlayer(seed, 5)
        watch = Watch(setup)
        for step in range(350):
            if table.is_over:
                break
            sense = step % 5 < 2
            command = player.answer(table) if sense else babbler.say(table)
            before = table.state.copy()
            answer = table.submit(command)
            if isinstance(answer, Refusal):
                assert table.state == before, command
                assert answer.rule
                assert answer.text
            elif not meddles:
                watch(table, answer.events)


NEAR = """
    +---+---+---+
    | R   B     |
    +---+---+---+
"""


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (c.Shoot("Red", "Blue", mode="banana"), "Pistol has no mode `banana` [attack.declare]"),
        (c.Shoot("Red", "Blue", "light-armor"), "`light-armor` is not a weapon [attack.declare]"),
        (c.Discard("Red", ("light-armor", "light-armor")), "Red does not have Light Armor [hand.reduce.discard]"),
        (c.Join("Green", "7"), "type stats like 3/2/2, not `7` [fighter.stats]"),
        (c.Join("Green", "3/2/2", "nobody"), "Green: no fighter `nobody` [setup.sheet]"),
        (c.Override("Red", "floor", "B1", "mud"), "`mud` is not a card or a counter"),
        (c.Override("Pink", "health", 2), "there is no player called Pink [card.overrides]"),
        (c.Override("Red", "health", "two"), "`health` needs a number [card.overrides]"),
        (c.Override("Red", "card", "banana"), "there is no card `banana` [card.overrides]"),
        (c.Override("Red", "stats", "7"), "type stats like 3/2/2, not `7` [card.overrides]"),
    ],
)  # fmt: skip
def test_a_program_may_say_what_nobody_can_type(command: Command, said: str) -> None:
    table = draw(NEAR, red=fighter(play="boomstick light-armor")).run.table
    assert str(table.refuse(command)).startswith(said)


@pytest.mark.parametrize(
    ("lines", "command", "said"),
    [
        (("end",), c.Choose("Red", ("god-mode",)), "`god-mode` is not an option [hand.limit]"),
        (("s Blue start",), c.Faces("Red", (7, 1)), "a die can't show 7 [damage.attack]"),
        (("s Blue start",), c.Faces("Red", (0, 1)), "a die can't show 0 [damage.attack]"),
    ],
)  # fmt: skip
def test_a_program_may_answer_what_nobody_can_type(
    lines: tuple[str, ...], command: Command, said: str
) -> None:
    game = draw(NEAR, red=fighter(hidden="weapon:6"), house="specials=free").do(*lines)
    assert str(game.run.table.refuse(command)).startswith(said)


def test_more_blood_than_was_kept_does_not_save_anybody() -> None:
    game = draw(NEAR, blue=fighter("1/3/3", blood=1)).do("s Blue", "6 6", "4")
    assert game.refuses("Blue: spend 4").endswith("[meta.bonus]")
    assert game.seat("Blue").blood == 0
