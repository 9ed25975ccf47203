"""Random legal players play whole games, and the rules are watched after every command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from fragkit.lab.base_game import base_library
from fragkit.lab.random_player import RandomPlayer, play, replay
from fragkit.model.effects.acts import Guide, Place
from fragkit.model.word_values import Dice, Stats
from fragkit.rules.attack.targets import targets_of
from fragkit.rules.commands import (
    Command,
    Drop,
    End,
    Faces,
    Jump,
    Move,
    Play,
    Refusal,
    Shoot,
    Spend,
    Take,
    Use,
)
from fragkit.rules.events import EVENTS, Event, FragScored, Overrode, Rewound
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Player, Setup, Team
from fragkit.rules.game import Game
from fragkit.rules.house_options import STANDARD, Houses
from fragkit.rules.json_values import from_plain, made_from_plain, to_plain
from fragkit.rules.module import Module
from fragkit.rules.modules import known_modules, made_variants, module_class
from fragkit.rules.modules.barrel_busters import BarrelBusters
from fragkit.rules.modules.barrels import Barrels, Refill
from fragkit.rules.modules.blink_of_an_eye import BlinkOfAnEye
from fragkit.rules.modules.guided_nuke import Detonate, GuidedNuke, SteerNuke
from fragkit.rules.modules.hearts import Hearts
from fragkit.rules.modules.knockback import Knockback
from fragkit.rules.modules.last_man_standing import LastManStanding
from fragkit.rules.modules.lava import Lava
from fragkit.rules.modules.mines import Mines
from fragkit.rules.modules.napalm import Napalm
from fragkit.rules.modules.no_rushes import NoRushes
from fragkit.rules.modules.no_specials import NoSpecials
from fragkit.rules.modules.shootout import Hold, Shootout
from fragkit.rules.modules.switches import Switches
from fragkit.rules.modules.the_room import TheRoom
from fragkit.rules.modules.water import Water
from fragkit.rules.requests import REQUESTS, Act, Choice, Over, Roll
from fragkit.rules.state import State
from fragkit.rules.stats import attacks_left
from tests.board.drawn import draw
from tests.full import sampled
from tests.rules import kit

ARENA = """
    +---+---+---+---+---+---+
    | 1   w   T   ~   g   2 |
    +   +   +   +   +   +   +
    |     /   a   #   %     |
    +   +---+---+   +-r-+   +
    | w   g   D           w |
    +   +   +---+---+   +   +
    | T   a   g   w > ^     |
    +   +   +-:-+   +   +   +
    | 3   4           T   5 |
    +---+---+---+---+---+---+
"""
# Every sort of ground: water, lava with power-ups, switches, their doors, the room.
WORKS = """
+---+---+---+---+---+---+
| 1   w   T   ~   g   2 |
+   +   +   +   +   +   +
| s   /   a   #   %   s |
+   +---+---+   +-b-+   +
| w   g   D           w |
+   +   +---+---+   +---+
| T   ^   ^g  w g w   w |
+   +   +-:-+   +---+---+
| 3   4   %   ~   T   5 |
+---+---+---+---+---+---+
"""
WORKS_KEYS = """
doors: [{at: E2-E3, color: blue, switch: true}, {at: D4-E4, color: green, switch: true}]
switches: [{at: A2, color: blue}, {at: F2, color: green}]
zones: {the-room: [E4, F4]}
"""
HARDWARE = (
    kit.card("dropper", "weapon", Place(value="mine", at="fire"),
         copies=12, damage="none", ammo=3, aim="nothing"),
    kit.card("launcher", "weapon", Place(value="napalm", square="target", at="hit", damage=Dice(2)),
         copies=12, damage=Dice(3), ammo=3, types=("flame",)),
    kit.card("nuke", "weapon", Guide(value=Dice(8), radius=2, speed=5, at="fire"),
         copies=12, damage="none", ammo=2, aim="nothing"),
    kit.card("cannon", "weapon", copies=12, damage=Dice(7), ammo=6),
)  # fmt: skip
NAMES = ("Red", "Green", "Blue", "Yellow")
SPLITS = ("3/2/2", "1/3/3", "2/2/3", "2/4/1")


def arena(dealing: str = "dealt", houses: Houses = STANDARD, players: int = 4) -> Setup:
    library = base_library()
    seats = zip(NAMES, SPLITS, strict=True)
    return Setup(
        draw(ARENA),
        tuple(Player(n, Stats.parse(s)) for n, s in list(seats)[:players]),
        library.cards,
        library.fighters,
        houses,
        dealing,
    )


def count_cards(game: Game) -> dict[str, int]:
    """Copies of every card that the referee can see somewhere; all of them when it deals."""
    found: dict[str, int] = {}

    def add(card: str, count: int = 1) -> None:
        if card:
            found[card] = found.get(card, 0) + count

    for deck in game.state.decks.values():
        for card, count in (deck.cards or {}).items():
            add(card, count)
        for card in deck.discards:
            add(card)
    for seat in game.state.seats.values():
        for card in seat.known:
            add(card)
        for laid in seat.play:
            if not laid.ghost:
                add(laid.card)
    for counter in game.state.floor:
        for card in () if counter.secret else counter.cards:
            add(card)
    return found


class Watch:
    """What must hold whatever happens."""

    def __init__(self, setup: Setup) -> None:
        self.printed = {id: card.copies for id, card in setup.played_cards.items()}
        self.dealt = setup.dealing == "dealt"
        self.scored = dict.fromkeys((p.name for p in setup.players), 0)

    def __call__(self, table: Table, events: tuple[Event, ...]) -> None:
        game, state = table.game, table.state
        found = count_cards(game)
        if self.dealt:
            assert found == self.printed, "every card is in exactly one place"
        else:
            assert all(n <= self.printed[c] for c, n in found.items()), "no copy too many"
            self.all_backs_are_there(table)
        squares = [s.square for s in state.seats.values() if s.square]
        assert all(square in game.ground.place for square in squares), "nobody is inside rock"
        resting = [s.square for s in state.seats.values() if s.square and s.name != game.active()]
        at_rest = table.request.__class__ is Act
        if at_rest:
            assert len(set(resting)) == len(resting), "no two fighters at rest on a square"
        if state.turn is not None:
            assert state.turn.movement >= 0
            assert attacks_left(game, state.turn.player) >= 0
        if any(isinstance(e, Rewound) for e in events):
            self.scored = dict.fromkeys(self.scored, 0)
            events = tuple(table.story())
        for event in events:
            if isinstance(event, FragScored):
                self.scored[event.player] += 1
            assert not isinstance(event, Overrode)
        assert {n: s.frags for n, s in state.seats.items()} == self.scored
        solid = [c.square for c in state.floor if game.modules.kinds[c.kind].is_solid]
        assert len(set(solid)) == len(solid), "one solid thing on a square"
        assert not set(solid) & set(squares), "nobody stands inside a thing"
        for seat in state.seats.values():
            assert seat.blood >= 0
            assert all(laid.ammo >= -1 and laid.armor >= 0 for laid in seat.play)
            assert bool(seat.square) == (seat.status == "standing")
        assert not table.game.claims.commands, "what was claimed has come"

    def all_backs_are_there(self, table: Table) -> None:
        for deck, cards in table.game.catalog.decks.items():
            state, entries = table.state, table.game.catalog.cards
            lying = [c for f in state.floor for c in f.cards if entries[c].deck == deck]
            taken = (
                sum(f.secret for f in state.floor if f.cards and entries[f.cards[0]].deck == deck)
                if lying
                else 0
            )
            there = state.decks[deck].left + len(state.decks[deck].discards) + len(lying) - taken
            there += sum(f.deck == deck for f in state.floor if not f.cards)  # face down
            for seat in state.seats.values():
                there += seat.hidden.get(deck, 0)
                there += sum(entries[c].deck == deck for c in seat.known)
                there += sum(not c.ghost and entries[c.card].deck == deck for c in seat.play)
            assert there == sum(cards.values()), f"a {deck} card is lost or doubled"


def check(setup: Setup, seeds: range, most: int, restless: int = 8) -> None:
    for seed in seeds:
        play(setup, seed, most, Watch(setup), restless)


def test_games_with_dealt_cards_keep_the_rules() -> None:
    check(arena(), range(8), 900)


def test_games_with_secret_hands_keep_the_rules() -> None:
    check(arena("table"), range(5), 900)


@pytest.mark.parametrize(
    "houses",
    [
        Houses(armor_soak="b", tele_bump="b", blood_cure="b", hand_frag="b"),
        Houses(tele_bump="c", weapon_limit="c", specials="free", deal="none", frags=5),
        Houses(
            range_metric="c", los_graze="b", blast_count="b", jump_terrain="c", weapon_limit="a"
        ),
    ],
)
def test_games_with_house_options_keep_the_rules(houses: Houses) -> None:
    check(arena(houses=houses), range(3), 700)


WIDE = """
    +---+---+---+---+---+---+---+---+---+---+---+---+
    | 1   w   T   ~   g   2   g     | T   w   a   5 |
    +   +   +   +   +   +   +   +   +-r-+   +   +   +
    | 3       g   %   w     > ^     | %       6     |
    +   +---+---+   +---+   +   +   +   +   +---+   +
    | w   4   w   T       g   w           g   w   7 |
    +---+---+---+---+---+---+---+---+---+---+---+---+
"""


def team_arena(dealing: str, variants: list[str], teams: tuple[Team, ...] = ()) -> Setup:
    """Wide enough for bases; four players, in teams or about to pick them."""
    made = made_variants(variants, ())
    assert isinstance(made, tuple), made
    return replace(arena(dealing), board=draw(WIDE), modules=made, teams=teams)


SIDES = (Team("red", ("Red", "Blue")), Team("blue", ("Green", "Yellow")))
GAMES = ("capture-the-flag", "death-match", "domination", "red-rover", "bodyguards=2")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dealing", ["dealt", "table"])
def test_team_games_keep_the_rules(game: str, dealing: str) -> None:
    check(team_arena(dealing, [game], SIDES), range(1), 400)
    check(team_arena(dealing, [game]), range(2, 3), 300)


VARIANTS = [
    id for id in known_modules() if (rules := module_class(id)) is not None and rules.is_optional
]


@pytest.mark.slow
@pytest.mark.parametrize(("one", "other"), list(combinations(VARIANTS, 2)))
def test_every_pair_of_variants_can_be_played(one: str, other: str) -> None:
    """Those that need a team game get one; what contradicts is refused (`test_variants.py`)."""
    said = [one, other]
    if not isinstance(made_variants(said, ()), tuple):
        return
    if not any(game.partition("=")[0] in said for game in GAMES):
        with_game = made_variants([*said, "death-match"], ())
        said += ["death-match"] if isinstance(with_game, tuple) else []
    in_teams = not isinstance(made_variants(["last-man-standing", *said], ()), tuple) and (
        "last-man-standing" not in said
    )
    if not in_teams and {"unbalanced", "chaotic-spawning"} & set(said):
        return  # they are for teams, which the other one is not: `test_variants.py`
    setup = team_arena("dealt", said, SIDES if in_teams else ())
    if "unbalanced" in said:
        few = (Player("Red", Stats(3, 3, 3)), Player("Blue", Stats(4, 4, 1)))
        many = tuple(Player(name, Stats(3, 2, 2)) for name in ("Green", "Yellow", "Pink"))
        teams = (SIDES[0], Team("blue", ("Green", "Yellow", "Pink")))
        setup = replace(setup, players=(*few, *many), teams=teams)
    check(setup, range(1), 120)


MODULES = {
    "no-rushes": (NoRushes(),),
    "last-man-standing": (LastManStanding(),),
    "barrels": (Barrels(),),
    "barrel-busters": (Barrels(), BarrelBusters()),
    "shootout": (Shootout(),),
    "blink-of-an-eye": (BlinkOfAnEye(),),
    "no-specials": (NoSpecials(),),
    "together": (NoRushes(), LastManStanding("3"), Barrels(), Shootout()),
}
GROUND = (Water(), Lava(), Switches(), TheRoom())
WORKS_MODULES = {
    "ground": GROUND,
    "mines": (*GROUND, Mines()),
    "napalm": (*GROUND, Napalm()),
    "guided-nuke": (*GROUND, GuidedNuke()),
    "knockback": (*GROUND, Knockback()),
    "hearts": (*GROUND, Hearts()),
    "all": (
        *GROUND, Mines(), Napalm(), GuidedNuke(), Knockback(), Hearts(),
        NoRushes(), LastManStanding("3"), Barrels(), Shootout(),
    ),
}  # fmt: skip


def works(modules: tuple[Module, ...], dealing: str = "dealt") -> Setup:
    """Where the expansions' ground is, with cards that lay, launch and throw back."""
    setup = arena(dealing)
    cards = {**setup.cards, **{one.id: one for one in HARDWARE}}
    return replace(
        setup, board=kit.board((WORKS.strip("\n"),), WORKS_KEYS), cards=cards, modules=modules
    )


@pytest.mark.parametrize("modules", WORKS_MODULES.values(), ids=WORKS_MODULES)
@pytest.mark.parametrize("dealing", ["dealt", "table"])
def test_games_with_hardware_and_ground_keep_the_rules(
    modules: tuple[Module, ...], dealing: str
) -> None:
    check(works(modules, dealing), range(1), 350)


@pytest.mark.slow
@pytest.mark.parametrize("modules", WORKS_MODULES.values(), ids=WORKS_MODULES)
def test_hundreds_of_games_with_hardware_and_ground_keep_the_rules(
    modules: tuple[Module, ...],
) -> None:
    check(works(modules), range(100, 112), 2000)
    check(works(modules, "table"), range(200, 208), 2000)


@pytest.mark.parametrize("modules", MODULES.values(), ids=MODULES)
@pytest.mark.parametrize("dealing", ["dealt", "table"])
def test_games_with_modules_keep_the_rules(modules: tuple[Module, ...], dealing: str) -> None:
    check(replace(arena(dealing), modules=modules), range(1), 350)


@pytest.mark.slow
@pytest.mark.parametrize("modules", MODULES.values(), ids=MODULES)
def test_hundreds_of_games_with_modules_keep_the_rules(modules: tuple[Module, ...]) -> None:
    """40 games with each module in full, 16 in every run (`tests/full.py`)."""
    check(replace(arena(), modules=modules), range(100, 100 + sampled(10, 25)), 2000)
    check(replace(arena("table"), modules=modules), range(200, 200 + sampled(6, 15)), 2000)


def all_said(table: Table) -> set[Command]:
    """What the table says may be said by anybody, dice apart."""
    return {c for name in table.state.seats for c in table.legal(name) if not isinstance(c, Faces)}


def tried(table: Table) -> Iterator[Command]:
    """What people might try: every direction, target, weapon, card and thing on the table."""
    state, game = table.state, table.game
    for name, seat in state.seats.items():
        yield from (End(name), Spend(name), Hold(name), Take(name, "blood"))
        yield from (Move(name, (way,)) for way in "nesw")
        yield from (Jump(name, way, n) for way in "nesw" for n in (2, 3))
        if SteerNuke in game.modules.commands:
            yield from (Detonate(name), *(SteerNuke(name, (way,)) for way in "nesw"))
        held = [*seat.known, *(laid.card for laid in seat.play)]
        aims = [*state.seats, *targets_of(game, name)]
        for card in dict.fromkeys(held):
            yield from (Drop(name, card), Use(name, card), Play(name, card), Refill(name, card))
        for weapon in ("start", *dict.fromkeys(held)):
            yield from (Shoot(name, aim, weapon) for aim in aims)


@pytest.mark.slow
def test_what_is_listed_is_accepted_and_what_is_accepted_is_listed() -> None:
    """In both directions, over positions of random games with every module on."""
    setups = (replace(arena(), modules=MODULES["together"]), works(WORKS_MODULES["all"]))
    for seed in range(4):
        table = Table(setups[seed % 2])
        player = RandomPlayer(seed, restless=6)
        for step in range(400):
            if table.is_over:
                break
            due = table.request
            # Ten dice are sixty million ways to fall, and each is listed.
            if step % 5 == 0 and not (isinstance(due, Roll) and due.dice > 4):
                listed = all_said(table)
                for command in listed:
                    assert table.refuse(command) is None, f"listed and refused: {command}"
                for command in tried(table):
                    if needs_more(table, command) or command in listed:
                        continue
                    assert table.refuse(command) is not None, f"accepted and not listed: {command}"
            told = table.submit(player.answer(table))
            assert not isinstance(told, Refusal)


def needs_more(table: Table, command: Command) -> bool:
    """Whether it is listed in another form: with its target, its ammo or its mode, or as a choice
    of `yes` or of the weapon."""
    cards = table.game.catalog.cards
    if isinstance(command, Play):
        card = cards[command.card].card if command.card in cards else None
        return card is not None and card.on in ("other", "fighter")
    if isinstance(command, Shoot):
        due = table.request
        if isinstance(due, Choice) and due.is_of_shot and due.player == command.player:
            return True
        weapon = cards[command.weapon].weapon if command.weapon in cards else None
        return weapon is not None and (weapon.burst > 1 or weapon.aim != "target")
    return False


@pytest.mark.slow
@pytest.mark.parametrize("dealing", ["dealt", "table"])
def test_a_thousand_games_keep_the_rules(dealing: str) -> None:
    """300 of them in every run (`tests/full.py`)."""
    check(arena(dealing), range(100, 100 + sampled(150, 500)), 3000)


def test_the_same_commands_lead_to_the_equal_state() -> None:
    setup = arena()
    for seed in range(4):
        played = play(setup, seed, 800)
        again = replay(setup, played.commands)
        assert again.state == played.table.state
        assert again.request == played.table.request


def test_undo_restores_the_equal_state_and_request() -> None:
    setup = arena()
    for seed in range(3):
        table, player = Table(setup), RandomPlayer(seed, restless=10)
        past: list[tuple[State, object]] = []
        for step in range(500):
            if table.is_over:
                break
            past.append((table.state.copy(), table.request))
            told = table.submit(player.answer(table))
            assert not isinstance(told, Refusal)
            if step % 9 == 8:
                back = min(1 + step % 23, len(past))
                table.undo(back)
                state, request = past[-back]
                assert table.state == state
                assert table.request == request
                del past[-back:]


def test_everything_said_asked_and_told_goes_through_json() -> None:
    table, player = Table(arena()), RandomPlayer(5, restless=10)
    said: list[Command] = []
    for _ in range(600):
        if table.is_over:
            break
        assert (
            from_plain(json.loads(json.dumps(to_plain(table.request))), REQUESTS) == table.request
        )
        command = player.answer(table)
        said.append(command)
        assert (
            from_plain(json.loads(json.dumps(to_plain(command))), table.game.modules.commands)
            == command
        )
        told = table.submit(command)
        assert not isinstance(told, Refusal)
        for event in told.events:
            assert from_plain(json.loads(json.dumps(to_plain(event))), EVENTS) == event
        state = json.loads(json.dumps(to_plain(table.state)))
        assert made_from_plain(state, State) == table.state


def test_a_game_ends_and_says_who_has_won() -> None:
    ended = [t for s in range(6) if (t := play(arena(houses=Houses(frags=1)), s).table).is_over]
    assert ended
    for table in ended:
        assert isinstance(table.request, Over)
        assert table.request.player == table.state.winner
        assert dict(table.request.score)[table.state.winner] >= 1
