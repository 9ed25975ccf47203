"""The game that rule procedures work on: state, map, cards, modules, effects in force, events.

A procedure is a generator: it yields requests and receives answers. If a player interrupts while a
request is pending, the procedure receives `DISTURBED` instead. It then reads the state again and
repeats the request if it still applies.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from fragkit.board.things import NOTHING, Things
from fragkit.language.sentences import Text
from fragkit.model.effects import Modifier
from fragkit.model.effects.modifiers import Immune
from fragkit.rules.commands import Play, Use
from fragkit.rules.events import Event
from fragkit.rules.pending import Claims, Falling, LastRoll
from fragkit.rules.requests import Choice, Option, Request
from fragkit.rules.state import ABSENT, Attack, Counter, InPlay, Seat, State, Turn

if TYPE_CHECKING:
    from fragkit.model.effects import Condition, Counted, Effect
    from fragkit.model.effects.acts import Push
    from fragkit.model.fighter import Role
    from fragkit.rules.attack.aiming import WeighedAttack
    from fragkit.rules.attack.ready_weapons import ReadyWeapon
    from fragkit.rules.catalog import Catalog, Entry
    from fragkit.rules.facts import FactTable
    from fragkit.rules.game_map import Ground
    from fragkit.rules.house_options import Houses
    from fragkit.rules.module import Modules
    from fragkit.rules.pending import Context


T = TypeVar("T")
M = TypeVar("M", bound=Modifier)
Procedure = Generator[Request, Any, T]


class _Disturbed:
    def __repr__(self) -> str:
        return "DISTURBED"


DISTURBED = _Disturbed()
MAP = "map"  # the key in the state of a map that the players have brought in
SAID = "said cards"  # the key in the state of card descriptions by players


class Force(Generic[M]):
    """A modifier in force on a fighter, with its source."""

    __slots__ = ("asker", "card", "effect", "laid", "number", "order", "owner", "source")

    def __init__(
        self, effect: M, number: int, source: str, owner: str, order: int,
        card: str, laid: InPlay | None, asker: str = "",
    ) -> None:  # fmt: skip
        self.effect = effect
        self.number = number
        self.source = source  # its name, for receipts
        self.owner = owner  # the player the card is in play with
        self.asker = asker or owner  # "you" in its condition and numbers
        self.order = order
        self.card = card
        self.laid = laid

    def foe(self, name: str) -> str:
        """Return the fighter that the modifier's condition and numbers are about: each affected
        fighter. Return "" for the other fighter of the attack."""
        if self.effect.on == "everyone":
            return name
        of_each = self.effect.on == "others" or self.asker != self.owner
        return name if name != self.asker and of_each else ""


class CardRules(Protocol):
    """The effects of cards and traits, as the earlier folders call them (`effects/card_rules.py`
    has the code). Attack and movement only announce the moment."""

    def at_moment(
        self, game: Game, name: str, when: str, victims: Sequence[str] = (), foe: str = ""
    ) -> Procedure[None]: ...
    def perform(
        self, game: Game, effect: Effect, number: int, context: Context
    ) -> Procedure[None]: ...
    def trigger_lost(self, game: Game) -> Procedure[None]: ...

    def trigger_ground(
        self, game: Game, name: str, square: str, when: str, by: str = ""
    ) -> Procedure[None]: ...
    def trigger_counter(
        self, game: Game, name: str, counter: Counter, when: str, by: str = ""
    ) -> Procedure[None]: ...
    def weapon_moment(
        self, game: Game, ready: ReadyWeapon, when: str, victims: list[str] | None = None
    ) -> Procedure[None]: ...
    def play_card(self, game: Game, command: Play) -> Procedure[None]: ...
    def use(self, game: Game, command: Use) -> Procedure[None]: ...
    def lifelines(self, game: Game, name: str) -> list[tuple[str, str, int]]: ...
    def lay_from_hand(self, game: Game, name: str, card: str) -> Procedure[bool]: ...
    def end_roll(self, game: Game, name: str, is_plain: bool = False) -> Procedure[None]: ...
    def end_attack(self, game: Game, attack: Attack) -> Procedure[None]: ...
    def end_stances(self, game: Game, name: str, when: str) -> Procedure[None]: ...
    def choose_push_ways(
        self, game: Game, act: Push, names: list[str], context: Context
    ) -> Procedure[None]: ...
    def holds(
        self, game: Game, condition: Condition, owner: str, foe: str = "",
        weigh: Callable[[Game, str], int] | None = None, weapon: Entry | None = None,
        maker: str = "", anyone: bool = False,
    ) -> bool: ...  # fmt: skip
    def counted(
        self, game: Game, number: Counted, owner: str, foe: str = "", rolled: int = 0
    ) -> int: ...


class Game:
    """A game in progress. Only `state` is saved; the rest is rebuilt from the setup."""

    def __init__(
        self, state: State, ground: Ground, catalog: Catalog, houses: Houses, dealt: bool,
        modules: Modules, cards: CardRules, facts: FactTable,
    ) -> None:  # fmt: skip
        self.state = state
        self.ground = ground
        self.grounds = {"": ground}  # by the id of a map that the players bring in later
        self.catalog = catalog
        self.houses = houses
        self.dealt = dealt
        self.modules = modules
        self.cards = cards
        self.facts = facts
        self.geometry = houses.geometry
        self.events: list[Event] = []
        # The last roll and the last card played, which some cards answer.
        self.last_roll: LastRoll | None = None
        self.claims = Claims()
        self.falling = Falling()
        self.due: Request | None = None  # the pending request
        self.full_tracks: set[str] = set()  # tracks whose last box is being settled
        # Conditions and numbers that are being evaluated. One that depends on itself has no
        # answer.
        self.asking: set[tuple[int, str]] = set()
        self.past_faces: dict[str, tuple[int, ...]] = {}  # faces of the last attack, once over
        # Effects being performed: their consequences do not trigger them again.
        self.under_way: list[tuple[str, str, int]] = []
        # Cards that have left play, with the players who had and played them. `lose` comes next.
        self.lost_cards: list[tuple[str, str, str]] = []
        self.weighed: WeighedAttack | None = None  # the last one, until the state changes
        self.came_from: dict[str, str] = {}  # the square of each fighter before its current one
        # Answers that the rules often need, cached until something changes them.
        self._forces: dict[str, dict[type[Modifier], list[Force[Any]]]] = {}
        self._things: dict[str, Things] = {}  # by the fighter left out
        self._fixed: Things | None = None  # things that don't walk, so they rarely change
        self._lying: dict[str, list[Counter]] | None = None  # by kind

    # -- telling -------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        self.events.append(event)
        for module in self.modules.having("more_events"):
            self.events += module.more_events(self, event)

    def trigger(
        self, name: str, when: str, victims: Sequence[str] = (), foe: str = ""
    ) -> Procedure[None]:
        """Perform the effects of that player's cards and sheet, then the effects of others who wait
        for that moment. `foe` is the other fighter of the moment."""
        return self.cards.at_moment(self, name, when, victims, foe)

    def is_awaited(self, when: str) -> bool:
        """Return whether any card in the game has effects at that moment."""
        return when in self.catalog.moments

    # -- who and where ---------------------------------------------------------------

    def seat(self, name: str) -> Seat:
        return self.state.seats[name]

    @property
    def turn(self) -> Turn:
        turn = self.state.turn
        assert turn is not None, "asked for the turn outside of one"
        return turn

    @property
    def attack(self) -> Attack:
        attack = self.state.attack
        assert attack is not None, "asked for the attack outside of one"
        return attack

    @property
    def is_over(self) -> bool:
        return self.state.stage == "over"

    def active(self) -> str:
        """Return the player whose turn it is, or "" before the first turn."""
        return self.state.turn.player if self.state.turn is not None else ""

    def is_active(self, name: str) -> bool:
        return self.state.turn is not None and self.state.turn.player == name

    def standing(self) -> Iterator[Seat]:
        return (seat for seat in self.state.seats.values() if seat.square)

    def present(self) -> list[str]:
        """Return the names of all players still in the game, clockwise."""
        return [s.name for s in self.state.seats.values() if s.status not in ABSENT]

    def after(self, name: str) -> list[str]:
        """Return all players still in the game, clockwise, starting with that one."""
        names = list(self.state.seats)
        start = names.index(name)
        return [
            n for n in names[start:] + names[:start] if self.state.seats[n].status not in ABSENT
        ]

    def has_stood(self, name: str, since: int) -> bool:
        """Return whether the fighter is on the map and has not been fragged since then."""
        seat = self.state.seats[name]
        return bool(seat.square) and seat.fell <= since

    def at(self, square: str, but: str = "") -> Seat | None:
        """Return the fighter on that square, other than `but`."""
        for seat in self.state.seats.values():
            if seat.square == square and seat.name != but:
                return seat
        return None

    def is_occupied(self, square: str, but: str) -> bool:
        for seat in self.state.seats.values():
            if seat.square == square and seat.name != but:
                return True
        return self.modules.has_closed and self.ground.place[square] in self.fixed().closed

    def is_closed(self, square: str) -> bool:
        """Return whether an obstacle on that square stops everyone."""
        return self.ground.place[square] in self.fixed().closed

    def put(self, name: str, square: str) -> None:
        """Move the figure, without any consequences."""
        seat = self.state.seats[name]
        self.came_from[name] = seat.square
        seat.square = square
        self._things.clear()
        if self.catalog.grounds or self.catalog.counters:
            self.effects_changed()  # ground may have effects on a fighter who stands on it

    def put_figure(self, name: str, square: str) -> None:
        """Move the figure of a fighter who is out of play."""
        self.state.seats[name].figure = square
        self._floor_changed()

    def things(self, but: str = "") -> Things:
        """Return everything on the map, for the geometry. Leave out the fighter `but`, who is
        moving."""
        things = self._things.get(but)
        if things is None:
            place, seats = self.ground.place, self.state.seats.values()
            standing = [place[s.square] for s in seats if s.square and s.name != but]
            things = self._things[but] = self.fixed().with_fighters(frozenset(standing))
        return things

    def fixed(self) -> Things:
        """Return everything on the map except the fighters."""
        things = self._fixed
        if things is None:
            things = self.modules.with_counters(self, NOTHING)
            for module in self.modules.having("things"):
                things = module.things(self, things)
            self._fixed = things
        return things

    # -- counters on the floor ------------------------------------------------------

    @cached_property
    def fixtures(self) -> list[Counter]:
        """Return the printed features of the map that can be shot."""
        return [
            thing for module in self.modules.having("fixtures") for thing in module.fixtures(self)
        ]

    def counters_of(self, kind: str) -> list[Counter]:
        """Return the counters of that kind."""
        if self._lying is None:
            self._lying = {}
            for counter in self.state.floor:
                self._lying.setdefault(counter.kind, []).append(counter)
        return self._lying.get(kind, _NO_COUNTERS)

    def lay_counter(self, counter: Counter) -> None:
        self.state.floor.append(counter)
        self._floor_changed()

    def take_counter(self, counter: Counter) -> None:
        """Remove exactly this counter. An identical one stays."""
        self.swap_counter(counter)

    def swap_counter(self, counter: Counter, *now: Counter) -> None:
        """Replace exactly this counter with another."""
        at = next(i for i, c in enumerate(self.state.floor) if c is counter)
        self.state.floor[at : at + 1] = now
        self._floor_changed()

    def _floor_changed(self) -> None:
        self._things.clear()
        self._fixed = self._lying = None
        if self.catalog.counters:
            self.effects_changed()

    def pack_counters_at(self, square: str) -> list[Counter]:
        """Return the counters of packs on that square."""
        own = self.catalog.counters
        return [c for c in self.state.floor if c.square == square and c.kind in own] if own else []

    def grounds_at(self, square: str) -> tuple[Entry, ...]:
        """Return the entries that affect a fighter on that square: the map's own ground, then
        counters of packs."""
        drawn = self.catalog.grounds.get(square, ())
        own = self.catalog.counters
        if not own or not square:
            return drawn
        return (*drawn, *(own[counter.kind] for counter in self.pack_counters_at(square)))

    # -- sides -----------------------------------------------------------------------

    def side(self, name: str) -> str:
        """Return the player's team. In a game without teams, each player is a team of one."""
        seat = self.state.seats[name]
        return seat.side or (self.side(seat.owner) if seat.owner in self.state.seats else name)

    def role(self, name: str) -> Role | None:
        """Return the figure's role if it is not a plain fighter, or None."""
        fighter = self.state.seats[name].fighter
        return self.catalog.definitions[fighter].role if fighter else None

    def has_hand(self, name: str) -> bool:
        role = self.role(name)
        return role is None or role.hand

    def has_turns(self, name: str) -> bool:
        role = self.role(name)
        return role is None or role.turn

    def master(self, name: str) -> str:
        """Return the player who scores for that figure: its owner, or the owner's owner, and so on."""
        owner = self.state.seats[name].owner if name in self.state.seats else ""
        return self.master(owner) if owner and owner in self.state.seats else name

    def serial(self) -> int:
        self.state.serial += 1
        return self.state.serial

    # -- effects in force ---------------------------------------------------------------

    def effects_changed(self) -> None:
        """Forget cached effects, because something entered or left play, or an attack began or
        ended."""
        if self._forces:
            self._forces = {}

    def forget(self) -> None:
        """Clear all caches because the state was replaced."""
        self._forces = {}
        self.weighed = None
        self._floor_changed()
        self.ground = self.grounds[self.state.modules.get(MAP, "")]
        if (said := self.state.modules.get(SAID)) is not None:
            self.catalog.learn(said)

    def forces(self, name: str, kind: type[M]) -> list[Force[M]]:
        """Return the modifiers of that kind in force on a fighter, the earliest first."""
        by_kind = self._forces.get(name)
        if by_kind is None:
            by_kind = self._forces[name] = self._gather(name)
        return by_kind.get(kind, _NONE) if by_kind else _NONE

    def is_unaffected(self, name: str) -> bool:
        """Return whether no effect is in force on that fighter. This is the usual case."""
        by_kind = self._forces.get(name)
        if by_kind is None:
            by_kind = self._forces[name] = self._gather(name)
        return not by_kind

    def _gather(self, name: str) -> dict[type[Modifier], list[Force[Any]]]:
        found: list[Force[Any]] = []
        entries = self.catalog.entries
        rules = self.catalog.rules
        for seat in self.state.seats.values():
            if rules.standing:
                self._from(name, rules, rules.standing, seat.name, None, found)
            for ground in self.grounds_at(seat.square):
                self._from(name, ground, ground.standing, seat.name, None, found)
            if seat.fighter:
                sheet = self.catalog.fighters[seat.fighter]
                self._from(name, sheet, sheet.standing, seat.name, None, found)
            for laid in seat.play:
                entry = entries[laid.card]
                waits = bool(laid.attached) and not self.fires_host(seat.name, laid)
                if laid.effects:
                    # In force on this very fighter, whoever else the card names.
                    if seat.name == name:
                        found += [
                            Force(
                                entry.effects[i],
                                i,
                                entry.source(i),
                                name,
                                laid.order,
                                entry.id,
                                laid,
                            )
                            for i in laid.effects
                            if not waits or entry.effects[i].is_of_peace  # type: ignore[attr-defined]  # modifiers only
                        ]
                elif entry.standing:
                    standing = entry.standing
                    if waits:
                        standing = tuple((n, e) for n, e in standing if e.is_of_peace)
                    self._from(name, entry, standing, seat.name, laid, found)
        attack = self.state.attack
        if attack is not None:
            found += self._of_the_shot(name, attack)
        proof: set[str] = {w for f in found if isinstance(f.effect, Immune) for w in f.effect.value}
        if proof:
            found = [force for force in found if not self._is_of_others(force, name, proof)]
        found.sort(key=lambda force: force.order)
        by_kind: dict[type[Modifier], list[Force[Any]]] = {}
        for force in found:
            by_kind.setdefault(type(force.effect), []).append(force)
        return by_kind

    def host_weapon(self, laid: InPlay | None) -> str:
        """Return the weapon card that a card in play is attached to, or ""."""
        if laid is None or not laid.attached:
            return ""
        return laid.attached if self.catalog.entries[laid.attached].weapon is not None else ""

    def fires_host(self, name: str, laid: InPlay) -> bool:
        """Return whether the fighter is firing the weapon that a card is attached to. Return True
        if the card is attached to something else."""
        if not self.host_weapon(laid):
            return True
        attack = self.state.attack
        return attack is not None and (attack.shooter, attack.weapon) == (name, laid.attached)

    def waiting_for_host(self, name: str, kind: type[M]) -> list[Force[M]]:
        """Return the modifiers of that kind that change only attacks with the weapon that their
        card is attached to, while that weapon is not fired."""
        found: list[Force[Any]] = []
        for laid in self.state.seats[name].play:
            if laid.attached and not laid.effects and not self.fires_host(name, laid):
                entry = self.catalog.entries[laid.card]
                standing = tuple((n, e) for n, e in entry.standing if isinstance(e, kind))
                self._from(name, entry, standing, name, laid, found)
        return found

    def _is_of_others(self, force: Force[Any], name: str, proof: set[str]) -> bool:
        """Return whether the fighter is immune to the effect because it comes from another player's
        special for several fighters."""
        if force.laid is None or name in (force.laid.by, force.owner):
            return False
        entry = self.catalog.entries[force.laid.card]
        return entry.rules.owner == "player" and not proof.isdisjoint({"cards", *entry.words})

    def _from(
        self, name: str, entry: Entry, effects: Any, owner: str, laid: InPlay | None,
        found: list[Force[Any]],
    ) -> None:  # fmt: skip
        by = laid.by if laid is not None else owner
        # A card played on everyone has chosen all of them (card.special.all).
        for_all = entry.card is not None and entry.card.on == "everyone"
        for number, effect in effects:
            on = "everyone" if for_all and effect.on == "chosen" else effect.on
            if on in ("attacker", "target") and not self._is_about(entry, on, owner):
                continue
            if self._concerns(on, name, owner, by):
                order = laid.order if laid is not None else 0
                # A special in play with another fighter works for the player who played it.
                asker = by if entry.rules.owner == "player" else owner
                source = entry.source(number)
                found.append(Force(effect, number, source, owner, order, entry.id, laid, asker))

    def _is_about(self, entry: Entry, on: str, owner: str) -> bool:
        """Return whether the effect applies. Gadgets and traits may affect the owner's attacker or
        target."""
        attack = self.state.attack
        ours = entry.rules.owner == "fighter" and entry.weapon is None
        if attack is None or not ours:
            return True
        return owner == (attack.target if on == "attacker" else attack.shooter)

    def _concerns(self, on: str, name: str, owner: str, by: str) -> bool:
        match on:
            case "chosen":
                return name == owner
            case "self":
                return name == by
            case "everyone":
                return True
            case "others":
                return name != by
        attack = self.state.attack
        if attack is None:
            return False
        return name == (attack.shooter if on == "attacker" else attack.target)

    def _of_the_shot(self, name: str, attack: Attack) -> Iterator[Force[Any]]:
        """Yield the effects that the weapon being fired, in its mode, has on a fighter of the
        attack."""
        fighter = self.seat(attack.shooter).fighter
        entry = self.catalog.weapon_entry(fighter, attack.weapon, attack.mode)
        if entry is None:
            return
        for number, effect in entry.shot:
            if self._concerns(effect.on, name, attack.shooter, attack.shooter):
                # A weapon counts as played before any card that is played into its attack.
                yield Force(effect, number, entry.name, attack.shooter, 0, entry.id, None)


_NONE: list[Force[Any]] = []  # read, never changed
_NO_COUNTERS: list[Counter] = []


# -- asking for a choice


def ask(choice: Choice) -> Procedure[str]:
    """Return the key of the chosen option. Use this for a choice that interruptions can't change."""
    while True:
        answer = yield choice
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def pick_square(
    by: str, squares: Callable[[], Sequence[str]], said: str, reason: Text, rule: str
) -> Procedure[str]:
    """Return the square typed with the card if it is one of these, otherwise ask. Return "" if
    there are no squares."""
    while found := squares():
        if said in found:
            return said
        answer = yield Choice(by, "square", tuple(Option(s) for s in found), reason, rule)
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen
    return ""
