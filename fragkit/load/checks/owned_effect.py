"""An effect with its owner, which decides when the effect can happen and whom it involves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fragkit.model.card import Arms, Card
from fragkit.model.effects import Act, Cost, Effect
from fragkit.model.effects.effect import OF_COUNTERS
from fragkit.model.fighter import Fighter, Stance, Track
from fragkit.model.map import Patch
from fragkit.model.pack import OwnCounter, PackRule
from fragkit.values import dataclass

# Moments without an attack.
QUIET = frozenset(
    [
        "setup",
        "turn-start",
        "rolled",
        "turn-end",
        "respawn",
        "expire",
        "step",
        "enter",
        "leave",
        "pass",
        "sighted",
        "healed",
        "draw",
        "lose",
        "take",
        "round-end",
    ]
)
# Moments that another fighter causes, though there is no attack.
WITH_FOE = frozenset(["pass", "sighted", "frag", "healed"])
_IN_ATTACKS = frozenset(["attack", "attacked", "attacking", "roll", "dying"])


@dataclass(frozen=True, slots=True)
class Owned:
    """One effect with its owner: a card, a sheet, a rule or a piece of ground."""

    effect: Effect
    owner: str  # id of the card or fighter
    kind: str  # "trait", "stance", "track", "rule", "ground", "counter", "starting weapon", or the card's deck
    card: Card | None = None
    within: Effect | None = None  # the effect with a moment that this one follows from
    of_malfunction: bool = False  # after all rolls of the attack
    window: str = ""  # of a stance: when it is entered
    fires_on: bool = (
        False  # on a weapon whose attack may continue: more shots, or a miss that scatters
    )

    @property
    def outer(self) -> Effect:
        """Return the effect that decides when this one happens, which may be this one."""
        return self.within or self.effect

    @property
    def is_weapon(self) -> bool:
        return self.kind in ("weapon", "starting weapon")

    @property
    def is_attached(self) -> bool:
        return self.card is not None and bool(self.card.attach)

    @property
    def moment(self) -> str:
        return self.outer.moment(of_weapon=self.is_weapon)

    @property
    def costs(self) -> tuple[Cost, ...]:
        card = self.card.cost if self.card is not None else None
        return tuple(cost for cost in (self.effect.cost, card) if cost is not None)

    @property
    def stays(self) -> bool:
        """Return whether the effect is still in play at its moments."""
        return self.card is None or self.card.duration is not None

    @property
    def is_quiet(self) -> bool:
        """Return whether the effect happens outside attacks. Gadgets are played between attacks."""
        if self.is_of_counter or self.kind == "track":
            return True  # a track may fill at any time
        if self.moment == "use":
            return self.outer.when not in (*_IN_ATTACKS, "any-time")
        if self.moment != "play":
            return self.moment in QUIET
        if self.kind == "stance" and isinstance(self.effect, Act):
            return self.window not in (*_IN_ATTACKS, "any-time", "never")
        if self.card is None or not isinstance(self.effect, Act):
            return False
        if self.kind == "special" and self.card.on in ("self", "nobody"):
            return self.card.window in ("own-turn", "turn-start", "instead-of-roll")
        if self.kind not in ("gadget", "weapon"):
            return False
        return self.card.window not in _IN_ATTACKS

    @property
    def is_of_counter(self) -> bool:
        """Return whether it happens to a counter of a pack, at a moment of the counter itself."""
        return self.kind == "counter" and self.moment in OF_COUNTERS

    @property
    def waits(self) -> bool:
        """Return whether the effect changes something later instead of happening at once."""
        return not isinstance(self.effect, Act)

    @property
    def has_foe(self) -> bool:
        """Return whether another fighter is involved, so that conditions may ask about a foe."""
        effect, outer = self.effect, self.outer
        if effect.on in ("everyone", "others") or self.is_played_on_another:
            return True
        if self.card is not None and self.card.on == "everyone" and effect.on == "chosen":
            return True
        named = self.moment == "use" and any(e.is_about_foe for e in (outer, *outer.then))
        if self.is_of_counter:
            return True  # the player who placed it
        return named or outer.whose != "own" or self.moment in WITH_FOE

    @property
    def is_played_on_another(self) -> bool:
        return self.card is not None and self.card.on not in ("self", "nobody", "everyone")


def of_card(card: Card) -> Iterator[Owned]:
    modes = [effect for mode in card.modes for effect in mode.effects]
    for effect, within in _all((*card.effects, *modes)):
        yield Owned(effect, card.id, card.deck, card, within, fires_on=_fires_on(card))
    for effect, within in _all(card.malfunction):
        yield Owned(effect, card.id, card.deck, card, within, of_malfunction=True)


def _fires_on(weapon: Arms) -> bool:
    shots = max((mode.shots or 1 for mode in weapon.modes), default=1)
    return max(weapon.shots, shots) > 1 or weapon.scatter is not None


def of_fighter(fighter: Fighter) -> Iterator[Owned]:
    for weapon in fighter.own_weapons:
        modes = [effect for mode in weapon.modes for effect in mode.effects]
        for effect, within in _all((*weapon.effects, *modes)):
            yield Owned(
                effect, fighter.id, "starting weapon", within=within, fires_on=_fires_on(weapon)
            )
    for trait in fighter.traits:
        for effect, within in _all(trait.effects):
            yield Owned(effect, fighter.id, "trait", within=within)
        yield from of_stances(trait.stances, fighter.id)
        yield from of_tracks(trait.tracks, fighter.id)
    yield from of_stances(fighter.stances, fighter.id)
    yield from of_tracks(fighter.tracks, fighter.id)


def of_stances(stances: Iterable[Stance], owner: str) -> Iterator[Owned]:
    for stance in stances:
        for effect, within in _all(stance.effects):
            yield Owned(effect, owner, "stance", within=within, window=stance.when)


def of_tracks(tracks: Iterable[Track], owner: str) -> Iterator[Owned]:
    for track in tracks:
        for effect, within in _all((*track.full, *track.empty)):
            yield Owned(effect, owner, "track", within=within)


def of_rules(rules: Iterable[PackRule]) -> Iterator[Owned]:
    for rule in rules:
        for effect, within in _all(rule.effects):
            yield Owned(effect, rule.name, "rule", within=within)
        yield from of_stances(rule.stances, rule.name)
        yield from of_tracks(rule.tracks, rule.name)


def of_ground(patches: Iterable[Patch]) -> Iterator[Owned]:
    for patch in patches:
        for effect, within in _all(patch.ground.effects):
            yield Owned(effect, patch.name, "ground", within=within)


def of_counters(counters: Iterable[OwnCounter]) -> Iterator[Owned]:
    for counter in counters:
        for effect, within in _all(counter.effects):
            yield Owned(effect, counter.id, "counter", within=within)


def _all(
    effects: Iterable[Effect], within: Effect | None = None
) -> Iterator[tuple[Effect, Effect | None]]:
    for effect in effects:
        yield effect, within
        yield from _all(effect.inner, within or effect)
