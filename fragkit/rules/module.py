"""The hooks of rule modules: expansions, variants and team games add to the base game here.

A module is a class in its own file in `rules/modules/`. It declares what it adds (commands, kinds
of counters, facts) and may have any of the methods of `Module`. They are called in the order in
which the modules are switched on. A method that is a procedure may ask for dice like any other
rule. `docs/how-to/develop/rule-module.md` explains one step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from fragkit.board.things import Things
from fragkit.language.sentences import Text, say
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
    """The hooks of a rule module. By default they do nothing (`docs/how-to/develop/rule-module.md`
    has a table).

    A module may also have `before_X`, `after_X` and `instead_of_X` for each named step of the setup
    (first_player, deal, place, gear: called with the game) and of a turn (respawn, turn_start,
    movement, free, turn_end, hand_limit, expiry: called with the game and the player).
    """

    id = ""
    names: tuple[str, ...] = ()  # the names that other books have for it
    about: Text = ""  # its effect in a few words, for the setup: `say("…")`
    is_optional = False  # True: the players may choose it with `--variant ID`
    is_brought = False  # on if a pack names it; `--variant ID=off` leaves it out
    values: tuple[int, int] | None = None  # numbers that may be typed after it: `=3`
    brings: tuple[str, ...] = ()  # modules that it needs
    excludes: tuple[str, ...] = ()  # modules that can't be played with it
    because: Text = ""  # the reason: "a game has only one goal"
    has_teams = False  # True: teams play it
    for_teams = False  # it belongs to team games
    scores_sides = False  # teams have points of any kind
    keeps_points = False  # points of teams that are not sums of frags
    all_improve = False  # in a series, every member of the winning team improves, without a roll
    losers_first = False  # in a series, the losing team goes first
    commands: tuple[CommandSpec, ...] = ()
    refuses: tuple[type[Command], ...] = ()  # the only commands that `refuse` checks; default: all
    # Read from the source as well: literals (`fragkit/rule_modules.py`).
    ground: tuple[str, ...] = ()  # terrains, features and zones of a map that switch it on
    verbs: tuple[str, ...] = ()  # effects on cards that switch it on
    # Rulings that a table may choose with `--house`: key, letters, default, what is chosen.
    rulings: tuple[tuple[str, str, str, str], ...] = ()
    counters: tuple[CounterKind, ...] = ()
    facts: tuple[SeatFact, ...] = ()
    # The status of fighters out of play whose figures stay on the map (`Seat.figure`).
    figures = ""
    # Effect verbs that only this module handles.
    handlers: Mapping[str, Handler] = {}  # read, never changed

    def __init__(self, value: str = "") -> None:
        """Take `value`, the word after the variant's name: the 3 in `NAME=3`."""
        self.value = value

    # -- before the game -------------------------------------------------------------------

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Return why the game can't start with this setup, or None."""
        return None

    def cards(self, cards: Mapping[str, Card]) -> Mapping[str, Card]:
        """Return the cards used in this game."""
        return cards

    def fighter_points(self, setup: Setup, player: str, points: int) -> int:
        """Return the points that this player may spend on a fighter."""
        return points

    def start_in_the_middle(self, game: Game) -> None:
        """Set the module's own numbers for a game that starts from a position."""

    # -- what may be done ----------------------------------------------------------------

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Return why this module forbids a command, or None."""
        return None

    def refuse_card(self, game: Game, player: str, entry: Entry) -> Refusal | None:
        """Return why this player can never play that card, or None."""
        return None

    def turn_note(self, game: Game, player: str) -> Text:
        """Return a short note to show in the free phase after the movement and attacks left, or ""."""
        return ""

    def kept_movement(self, game: Game, player: str, spend: int = 0) -> int | None:
        """Return the movement that this player keeps outside the turn, after spending `spend`.
        Return None if the cost comes from the turn's movement."""
        return None

    def side_report(self, game: Game, side: str) -> Sequence[Text]:
        """Return additional lines about a team for `who`, such as where its base is."""
        return []

    def more_events(self, game: Game, event: Event | None) -> Iterable[Event]:
        """Return events to report after this one, or after an input if `event` is None. Do not
        change any state that rules read."""
        return ()

    # -- cards -----------------------------------------------------------------------------

    def draw_instead(self, game: Game, player: str, deck: str, card: str) -> Procedure[bool]:
        """Return whether this module has put the drawn card somewhere other than the hand. `card`
        is "" if nobody has seen it."""
        yield from ()
        return False

    # -- the map ---------------------------------------------------------------------------

    def after_entry(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """Act on a fighter who has entered a square, by any means, and is still there."""
        yield from ()

    def after_square(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """Act on such a fighter after all other effects of the square."""
        yield from ()

    def forecast_entry(self, game: Game, arrival: Arrival) -> Sequence[Blow | Snare]:
        """Return a forecast of `after_entry`: its attacks, and any snare that might hold the
        fighter."""
        return ()

    def power_up_gives(self, game: Game, player: str, square: str) -> PowerUpGives:
        """Return the gift of a power-up to a fighter who enters it: a card, nothing, or the result
        of a roll."""
        return "roll"

    def fixtures(self, game: Game) -> list[Counter]:
        """Return printed features of the map that can be shot, as counters: a kind and its
        square."""
        return []

    def things(self, game: Game, things: Things) -> Things:
        """Return the obstacles, blockers, hazards and open doors, with those of this module added.
        This is called again whenever a counter, or a figure that is out of play, comes or goes."""
        return things

    def doors_after_step(
        self, game: Game, name: str, place: int, open_doors: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return the switch doors that are open after that fighter enters a place. `open_doors` are
        those that were open before. A path asks step by step, because it may lead through a door
        that it opens."""
        return open_doors

    # -- attacks ---------------------------------------------------------------------------

    def after_hit(
        self, game: Game, shooter: str, blows: list[Blow], origin: str
    ) -> Procedure[None]:
        """Act after a hit is resolved. `blows` has one hit for each fighter, and `origin` is the
        square that the hit came from."""
        yield from ()

    def forecast_push(self, game: Game, shooter: str, blow: Blow, origin: str) -> Shove | None:
        """Return a forecast of `after_hit`: the push of a fighter who survives that blow."""
        return None

    def forecast_warning(self, game: Game, shooter: str, ready: ReadyWeapon, hit: Fraction) -> Text:
        """Return a warning about an additional consequence of a shot, with its odds, or "". `hit`
        is the chance to hit."""
        return ""

    def after_miss(self, game: Game, ready: ReadyWeapon) -> Procedure[None]:
        """Act after a shot has missed, while the attack is still open."""
        yield from ()

    def after_collision(
        self, game: Game, shoved: Shove, left: int, obstacle: Blocker
    ) -> Procedure[None]:
        """Act on a pushed fighter whom an obstacle stopped with `left` squares still to go."""
        yield from ()

    def forecast_collision(
        self, game: Game, shoved: Shove, left: int, obstacle: Blocker
    ) -> Collision | None:
        """Return a forecast of `after_collision`: the damage that it would cause."""
        return None

    def after_attack(self, game: Game, shots: Shots) -> Procedure[None]:
        """Act after an attack is over, including all its shots and their effects."""
        yield from ()

    def extra_points(self, game: Game, target: str, types: tuple[str, ...]) -> int:
        """Return extra damage for the target (water.energy)."""
        return 0

    def protects(self, game: Game, player: str, against: tuple[str, ...]) -> Text:
        """Return the name of the protection that this player has, or "". `against` is the types of
        a hit (water.flame), or `cards` when another player plays a card."""
        return ""

    # -- falling, scoring, winning ---------------------------------------------------------

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Act after a fragged figure has left the map, before anything is scored."""
        yield from ()

    def place_fragged(self, game: Game, fall: Fall) -> Procedure[None]:
        """Put the figure somewhere until it respawns. This is called after every `before_score`."""
        yield from ()

    def frag_points(self, game: Game, fall: Fall, points: int) -> int:
        """Return the frags that this frag scores. `points` is the number so far."""
        return points

    def after_frag(self, game: Game, fall: Fall) -> Procedure[None]:
        """Act after the leftovers, score and special cards of a frag."""
        yield from ()

    def respawn_instead(self, game: Game, player: str) -> Procedure[bool]:
        """Return whether this module has put the fighter back on the map instead of a respawn. If
        so, it must also perform the other steps of a respawn that apply."""
        yield from ()
        return False

    def respawn_squares(
        self, game: Game, player: str, squares: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Return the numbered squares among which the respawn die chooses."""
        return squares

    def respawn_square(self, game: Game, player: str, square: str, how: str) -> Procedure[str]:
        """Return the final square of a fighter after the die has chosen one. `how` is `respawn` or
        `bump`."""
        yield from ()
        return square

    def player_joined(self, game: Game, player: str) -> None:
        """Act on a player who joined during the game."""

    def left_map(self, game: Game, player: str, square: str, for_good: bool) -> None:
        """React when a fighter leaves the map without a frag, or when the player leaves the game
        (`for_good`).

        `square` is "" if the fighter was already off the map.
        """

    def after_override(self, game: Game, command: Override) -> None:
        """Clear state that contradicts an override."""

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Return the result if these frags end the game, GOES_ON if they don't, or None to let
        frags decide. A module that does not return None replaces the frag goal
        (ruling.variant.goal)."""
        return None


# A step of the setup or of a turn: a procedure, called with the game and the player.
Deed = Callable[..., "Procedure[None]"]
# Performs the effect of one verb. The registry pairs them.
Handler = Callable[..., Any]


class Modules:
    """The modules of one game. Each hook is called for every module that has it."""

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
        self._forbidding: dict[type[Command], tuple[Any, ...]] = {
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
        """Return the modules that have the hook, in order."""
        return self._having[hook]

    def steps(self, name: str) -> tuple[tuple[Deed, ...], ...] | None:
        """Return the functions of modules that run before, instead of and after that step, or None."""
        if name not in self._steps:
            points = (f"before_{name}", f"instead_of_{name}", f"after_{name}")
            found = tuple(
                tuple(getattr(m, point) for m in self.all if hasattr(m, point)) for point in points
            )
            self._steps[name] = found if any(found) else None
        return self._steps[name]

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        for module in self._forbidding[type(command)]:
            refusal: Refusal | None = module.refuse(game, command)
            if refusal is not None:
                return refusal
        return None

    def note(self, game: Game, player: str) -> Text:
        return next((n for m in self.having("turn_note") if (n := m.turn_note(game, player))), "")

    def with_counters(self, game: Game, things: Things) -> Things:
        """Return the things on the map, with the counters on the floor added."""
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

    def protects(self, game: Game, player: str, against: tuple[str, ...]) -> Text:
        """Return the name of this player's protection against hits of these types, or against
        `cards`. Return "" if there is none."""
        found = (module.protects(game, player, against) for module in self.having("protects"))
        return next((source for source in found if source), "")


def has_other_goal(modules: Iterable[Module]) -> bool:
    """Return whether one of the modules decides who wins the game."""
    return any(type(module).verdict is not Module.verdict for module in modules)


def missing_rule(effects: Iterable[Effect], modules: Modules) -> str:
    """Return the name of the rule that one of these effects needs and this game lacks, or ""."""
    for effect in effects:
        if isinstance(effect, Place) and effect.value not in modules.kinds:
            return effect.value
        if isinstance(effect, Act) and effect.verb not in modules.handlers:
            return effect.verb
    return ""


def rules_are_off(what: str, needed: str) -> Refusal:
    """Refuse a card whose rules this game does not use (ruling.edition.mix)."""
    text = say(
        "{card} needs the rules for `{typed}`, and this game does not use them",
        card=what, typed=needed,
    )  # fmt: skip
    help = say("Start a game with `--pack` or `--variant` to use them.")
    return Refusal("ruling.edition.mix", text, help)


# -- named steps of the setup and of a turn


def take_step(game: Game, name: str, deed: Deed, *about: str) -> Procedure[None]:
    """Take one step, with the modules' `before_NAME`, `instead_of_NAME` and `after_NAME` around it.
    If there are several replacements, the last one counts, since variants come after packs."""
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
