"""Where rule modules join in: expansions, variants and team games add to the base at these points.

A module is a class in a file of its own below `rules/modules/`. It declares what it adds (commands,
kinds of counters, facts) and has any of the methods of `Module`; each is called in the order in
which the modules are switched on. A method that is a procedure may ask for dice like any other
rule. `docs/modules.md` walks through one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from fragkit.board.things import Things
from fragkit.model.card import Card
from fragkit.model.effects import Act, Effect
from fragkit.model.effects.acts import Place
from fragkit.rules.commands import Command, CommandSpec, Override, Refusal
from fragkit.rules.counters import BASE_KINDS, Arrival, CounterKind
from fragkit.rules.facts import SeatFact
from fragkit.rules.game import Game, Procedure

if TYPE_CHECKING:
    from fractions import Fraction

    from fragkit.board.blockers import Blocker
    from fragkit.rules.attack.health import Blow, Collision, Snare
    from fragkit.rules.attack.ready_weapons import ReadyWeapon, Shots
    from fragkit.rules.catalog import Entry
    from fragkit.rules.events import Event
    from fragkit.rules.flow.setup import Setup
    from fragkit.rules.pending import Fall, Shove, Verdict
    from fragkit.rules.state import Counter


PowerUpGives = Literal["roll", "card", "nothing"]


class Module:
    """The points at which a module may act; all of them do nothing here.

    Besides these a module may have `before_X`, `after_X` and `instead_of_X` for every named step
    of the setup (first_player, deal, place, gear: called with the game) and of a turn (respawn,
    turn_start, movement, free, turn_end, hand_limit: called with the game and the player).
    """

    id = ""
    names: tuple[str, ...] = ()  # that other books give it
    about = ""  # what it does, in a few words for the questions before a game
    is_optional = False  # its book leaves it to the table: it is played as `--variant ID`
    is_brought = False  # optional, and on where a pack names it: `--variant ID=off` leaves it out
    values: tuple[int, int] | None = None  # numbers that may be said behind it: `=3`
    brings: tuple[str, ...] = ()  # modules that it needs
    excludes: tuple[str, ...] = ()  # what can't be played beside it
    because: str = ""  # and why: "a game has one goal"
    has_teams = False  # it is played by sides
    for_teams = False  # it goes with what is played by sides
    scores_sides = False  # sides have points, of whatever sort
    keeps_points = False  # of sides, which are no sums of frags
    all_improve = False  # in a series every member of the side that won, and not one by dice
    losers_first = False  # in a series the side that lost moves first
    commands: tuple[CommandSpec, ...] = ()
    refuses: tuple[type[Command], ...] = ()  # all that `refuse` is asked about; else everything
    # Read from the source as well: literals (`fragkit/rule_modules.py`).
    ground: tuple[str, ...] = ()  # terrains, features and zones of a map that switch it on
    verbs: tuple[str, ...] = ()  # effects on cards that switch it on
    # Rulings that a table may choose with `--house`: key, letters, default, what is chosen.
    rulings: tuple[tuple[str, str, str, str], ...] = ()
    counters: tuple[CounterKind, ...] = ()
    facts: tuple[SeatFact, ...] = ()
    # The status of those who are out of play while their figures stay on the map (`Seat.figure`).
    figures = ""
    # Verbs of the effects vocabulary that only this module can do.
    handlers: Mapping[str, Handler] = {}  # read, never changed

    def __init__(self, value: str = "") -> None:
        """`value` is what was said behind the variant's name: the 3 of `NAME=3`."""
        self.value = value

    # -- before the game -------------------------------------------------------------------

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Why a game can't begin like this with it."""
        return None

    def cards(self, cards: Mapping[str, Card]) -> Mapping[str, Card]:
        """The cards that are played with."""
        return cards

    def fighter_points(self, setup: Setup, player: str, points: int) -> int:
        """Points that this player's fighter is made of."""
        return points

    def start_in_the_middle(self, game: Game) -> None:
        """A position was taken: what this module counts begins as if nothing had happened yet."""

    # -- what may be done ----------------------------------------------------------------

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Why this module forbids a command."""
        return None

    def refuse_card(self, game: Game, player: str, entry: Entry) -> Refusal | None:
        """Why this player can't play that card, whatever the moment."""
        return None

    def turn_note(self, game: Game, player: str) -> str:
        """What that player is to know in the free phase besides movement and attacks left."""
        return ""

    def kept_movement(self, game: Game, player: str, spend: int = 0) -> int | None:
        """Movement that this player keeps outside the turn, after spending some of it; None if the
        turn's movement is meant."""
        return None

    def side_report(self, game: Game, side: str) -> list[str]:
        """What else `who` tells of that side: where its base is, and the like."""
        return []

    def more_events(self, game: Game, event: Event | None) -> Iterable[Event]:
        """Return what else to report after an event, or after an input (None). Change nothing that
        a rule asks for."""
        return ()

    # -- cards -----------------------------------------------------------------------------

    def draw_instead(self, game: Game, player: str, deck: str, card: str) -> Procedure[bool]:
        """A card has left its deck for a hand: whether this module has seen to it instead. What is
        secret ("") nobody has seen yet."""
        yield from ()
        return False

    # -- the map ---------------------------------------------------------------------------

    def after_entry(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """A fighter has come onto a square, by its own step or otherwise, and stands there."""
        yield from ()

    def after_square(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """As `after_entry`, after everything that the square does to him."""
        yield from ()

    def forecast_entry(self, game: Game, arrival: Arrival) -> Sequence[Blow | Snare]:
        """Forecast of `after_entry`: the attacks it would cause and what might hold the fighter."""
        return ()

    def power_up_gives(self, game: Game, player: str, square: str) -> PowerUpGives:
        """A fighter enters a power-up: it gives a card, nothing, or what the roll says."""
        return "roll"

    def fixtures(self, game: Game) -> list[Counter]:
        """What the map draws and can be shot at, as if it lay there: a kind and its square."""
        return []

    def things(self, game: Game, things: Things) -> Things:
        """What stands on the board besides fighters: what nobody may enter, blocks sight, hurts,
        is open. It is asked again whenever a counter or a figure out of play comes or goes."""
        return things

    def doors_after_step(
        self, game: Game, name: str, place: int, open_doors: tuple[int, ...]
    ) -> tuple[int, ...]:
        """The switch doors that stand open when that fighter has come onto a place, of those
        that stood open before, in their order: a way may lead through what it opens itself."""
        return open_doors

    # -- attacks ---------------------------------------------------------------------------

    def after_hit(
        self, game: Game, shooter: str, blows: list[Blow], origin: str
    ) -> Procedure[None]:
        """A hit is resolved: what each of those whom it concerned was struck with. `origin` is
        the square from which it came."""
        yield from ()

    def forecast_push(self, game: Game, shooter: str, blow: Blow, origin: str) -> Shove | None:
        """The push that `after_hit` would give to him if he survives that blow."""
        return None

    def forecast_warning(self, game: Game, shooter: str, ready: ReadyWeapon, hit: Fraction) -> str:
        """What else may come of a shot, told before it with its odds; `hit` is the chance to hit."""
        return ""

    def after_miss(self, game: Game, ready: ReadyWeapon) -> Procedure[None]:
        """A shot has missed; the attack is still open."""
        yield from ()

    def after_collision(
        self, game: Game, shoved: Shove, left: int, obstacle: Blocker
    ) -> Procedure[None]:
        """Somebody who is pushed has been stopped, so many squares short."""
        yield from ()

    def forecast_collision(
        self, game: Game, shoved: Shove, left: int, obstacle: Blocker
    ) -> Collision | None:
        """What `after_collision` would do, for those who ask before they shoot."""
        return None

    def after_attack(self, game: Game, shots: Shots) -> Procedure[None]:
        """An attack is over, with all its shots and what they brought about."""
        yield from ()

    def extra_points(self, game: Game, target: str, types: tuple[str, ...]) -> int:
        """Points that the target's place adds to a hit (water.energy)."""
        return 0

    def protects(self, game: Game, player: str, against: tuple[str, ...]) -> str:
        """Return the name of what protects this player, or "". `against` is the types of a hit
        (water.flame), or `cards` when somebody else plays one."""
        return ""

    # -- falling, scoring, winning ---------------------------------------------------------

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """The figure has left the map, nothing is scored yet: what does its fall cost?"""
        yield from ()

    def place_fragged(self, game: Game, fall: Fall) -> Procedure[None]:
        """As `before_score`, when every module has said whether he comes back: where is he meanwhile?"""
        yield from ()

    def frag_points(self, game: Game, fall: Fall, points: int) -> int:
        """What that frag is worth to whoever brought him down; `points` is what others say."""
        return points

    def after_frag(self, game: Game, fall: Fall) -> Procedure[None]:
        """After leftovers, score and special cards."""
        yield from ()

    def respawn_instead(self, game: Game, player: str) -> Procedure[bool]:
        """In place of the respawn: whether this module has brought the fighter back. What is for a
        respawn, it sees to as well if it means that."""
        yield from ()
        return False

    def respawn_squares(
        self, game: Game, player: str, squares: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Numbers and squares among which the respawn die decides."""
        return squares

    def respawn_square(self, game: Game, player: str, square: str, how: str) -> Procedure[str]:
        """The die has named a square: the one where the fighter really comes back. `how` is
        `respawn` or `bump`."""
        yield from ()
        return square

    def player_joined(self, game: Game, player: str) -> None:
        """Somebody has sat down in the middle of the game."""

    def left_map(self, game: Game, player: str, square: str, for_good: bool) -> None:
        """A fighter left the map without a frag, or its player left the game (`for_good`); `square`
        is "" if the fighter was off the map already."""

    def after_override(self, game: Game, command: Override) -> None:
        """The table has said how something is: what can't be so beside it is so no more."""

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Whether these falls end the game. A module that answers other than None says when it is
        over, and frags at the goal do not (ruling.variant.goal)."""
        return None


# A step of the setup or of a turn: a procedure, called with the game and whom it is about.
Deed = Callable[..., "Procedure[None]"]
# What does an effect of a verb: the effect is typed by its verb, the registry pairs them.
Handler = Callable[..., Any]


class Modules:
    """The modules of one game, each point called for all that have it."""

    def __init__(
        self, modules: Iterable[Module], sayings: Iterable[CommandSpec] = (),
        handlers: Mapping[str, Handler] | None = None,
    ) -> None:  # fmt: skip
        self.all = tuple(modules)
        self.ids = frozenset(m.id for m in self.all)
        self._steps: dict[str, tuple[tuple[Deed, ...], ...] | None] = {}
        rows = (*sayings, *(saying for m in self.all for saying in m.commands))
        self.commands: Mapping[type[Command], CommandSpec] = {row.command: row for row in rows}
        kinds = (*BASE_KINDS, *(kind for m in self.all for kind in m.counters))
        self.kinds: Mapping[str, CounterKind] = {kind.name: kind for kind in kinds}
        self.facts = {fact.name: fact for m in self.all for fact in m.facts}
        self.handlers = {
            **(handlers or {}),
            **{v: h for m in self.all for v, h in m.handlers.items()},
        }
        self._having = {
            hook: tuple(m for m in self.all if getattr(type(m), hook) is not method)
            for hook, method in vars(Module).items()
            if callable(method) and not hook.startswith("_")
        }
        self._forbidding = {
            command: tuple(
                m for m in self.having("refuse") if not m.refuses or issubclass(command, m.refuses)
            )
            for command in self.commands
        }
        self.figures = next((m.figures for m in self.all if m.figures), "")
        self.solid = frozenset(name for name, kind in self.kinds.items() if kind.is_solid)
        self.entered = {name for name, kind in self.kinds.items() if kind.enter or kind.blows}
        self.aimed = frozenset(name for name, kind in self.kinds.items() if kind.is_target)
        self.harmful = {name: kind.hazard for name, kind in self.kinds.items() if kind.hazard}
        self.has_closed = bool(self.solid or self.having("things"))

    def having(self, hook: str) -> tuple[Any, ...]:
        """Return the modules that have a method of that name of their own, in their order."""
        return self._having[hook]

    def steps(self, name: str) -> tuple[tuple[Deed, ...], ...] | None:
        """What modules have before, instead of and after the step of that name, if any has."""
        if name not in self._steps:
            points = (f"before_{name}", f"instead_of_{name}", f"after_{name}")
            found = tuple(
                tuple(getattr(m, point) for m in self.all if hasattr(m, point)) for point in points
            )
            self._steps[name] = found if any(found) else None
        return self._steps[name]

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        for module in self._forbidding.get(type(command), self.having("refuse")):
            refusal: Refusal | None = module.refuse(game, command)
            if refusal is not None:
                return refusal
        return None

    def note(self, game: Game, player: str) -> str:
        return next((n for m in self.having("turn_note") if (n := m.turn_note(game, player))), "")

    def with_counters(self, game: Game, things: Things) -> Things:
        """With what the counters on the floor are to those who move and look."""
        place = game.ground.place
        solid = [(place[c.square], kind) for kind in self.solid for c in game.counters_of(kind)]
        if solid:
            things = replace(things, solid=(*things.solid, *sorted(solid)))
        for kind, hazard in self.harmful.items():
            harm = [(place[c.square], hazard) for c in game.counters_of(kind)]
            things = replace(things, hazards=(*things.hazards, *harm))
        return things

    def extra_points(self, game: Game, target: str, types: tuple[str, ...]) -> int:
        return sum(m.extra_points(game, target, types) for m in self.having("extra_points"))

    def protects(self, game: Game, player: str, against: tuple[str, ...]) -> str:
        """Return the name of what protects this player against hits of these types, or `cards`."""
        found = (module.protects(game, player, against) for module in self.having("protects"))
        return next((source for source in found if source), "")


def has_other_goal(modules: Iterable[Module]) -> bool:
    """Whether one of them says what wins."""
    return any(type(module).verdict is not Module.verdict for module in modules)


def missing_rule(effects: Iterable[Effect], modules: Modules) -> str:
    """What one of these effects needs and no module of the game brings, or ""."""
    for effect in effects:
        if isinstance(effect, Place) and effect.value not in modules.kinds:
            return effect.value
        if isinstance(effect, Act) and effect.verb not in modules.handlers:
            return effect.verb
    return ""


def rules_are_off(what: str, needed: str) -> Refusal:
    return Refusal(
        "ruling.edition.mix", f"{what} needs the rules of `{needed}`, which are off",
        "A game switches them on when it begins, with `--pack` or `--variant`.",
    )  # fmt: skip


# -- named steps of the setup and of a turn


def take_step(game: Game, name: str, deed: Deed, *about: str) -> Procedure[None]:
    """One step; `before_NAME`, `instead_of_NAME` and `after_NAME` of modules stand around it. Of
    several that replace it the last counts: a table's variant is made after what packs bring."""
    around = game.modules.steps(name)
    if around is None:
        return deed(game, *about)
    before, instead, after = around
    return _one_after_another(game, (*before, *(instead[-1:] or (deed,)), *after), about)


def _one_after_another(
    game: Game, deeds: tuple[Deed, ...], about: tuple[str, ...]
) -> Procedure[None]:
    for deed in deeds:
        if not game.is_over:
            yield from deed(game, *about)
