"""Cards and fighters prepared for the engine, with their effects numbered and sorted by moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from fragkit.model.card import Card, Mode, Weapon
from fragkit.model.effects import Counted, Effect, Modifier
from fragkit.model.effects.acts import Ammo, Heal
from fragkit.model.effects.effect import Window
from fragkit.model.effects.modifiers import Adjust, Armor, Attacks, Forbid, Reroll
from fragkit.model.fighter import PISTOL, START, Fighter, Stance, StartingWeapon, Track, Trait
from fragkit.model.pack import (
    NO_TABLE_RULES,
    RULEBOOK_DECKS,
    Deck,
    DeckRules,
    OwnCounter,
    PackRule,
    TableRules,
    deck_rules,
)
from fragkit.model.said_card import COPIES, SaidCard, parse_said
from fragkit.model.word_values import kebab
from fragkit.rules.state import STANCE
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.board.board import Board

# Gear on a sheet belongs to the fighter, and respawns with the fighter.
SHEET = DeckRules("fighter", "discard")
RULES = "rules@"  # the id that the state uses for the rules of packs
Numbered = tuple[tuple[int, Effect], ...]
_EMPTY: Mapping[str, Any] = {}


def sheet_id(fighter: str) -> str:
    """Return the id that the state uses for a fighter's sheet."""
    return f"@{fighter}"


def track_id(fighter: str, track: str) -> str:
    """Return the id that the state uses for the effects of a full or empty track."""
    return f"#{track}@{fighter}"


def numbered(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield all effects. Those inside a die table follow the table."""
    for effect in effects:
        yield effect
        yield from numbered(effect.inner)


@dataclass(frozen=True)
class Entry:
    """A card, a starting weapon or a fighter's sheet. It never changes, so answers that the rules
    often need are computed once."""

    id: str
    name: str
    deck: str
    rules: DeckRules  # the rules of the card's deck
    copies: int
    effects: tuple[Effect, ...]  # numbered
    standing: tuple[tuple[int, Modifier], ...]  # in force while the card is in play
    shot: tuple[tuple[int, Modifier], ...]  # in force while the weapon is fired
    moments: Mapping[str, Numbered]  # the effects that start at each moment
    weapon: Weapon | None
    card: Card | None
    window: Window
    stays: str  # how long the card is in play; "" if it is discarded at once
    turns: int
    armor: int
    modes: Mapping[str, Mode]
    mode_effects: Mapping[str, frozenset[int]]
    words: frozenset[str]  # the words by which a selector may pick it
    traits: Mapping[int, str] = field(default_factory=dict)  # the traits of a sheet, by effect

    def source(self, number: int) -> str:
        """Return the source of an effect: the card or the trait."""
        return self.traits.get(number) or self.name

    def in_mode(self, name: str) -> Entry:
        """Return the weapon as it is fired in that mode; "" is its usual mode."""
        return self._by_mode.get(name, self) if self.modes else self

    @cached_property
    def _by_mode(self) -> dict[str, Entry]:
        return {name: self._changed(name) for name in ("", *self.modes)}

    def _changed(self, name: str) -> Entry:
        weapon, mode = self.weapon, self.modes.get(name)
        assert weapon is not None, "only weapons have modes"
        own = self.mode_effects.get(name, frozenset())
        left_out = {i for those in self.mode_effects.values() for i in those if i not in own}
        words = self.words
        if mode is not None:
            if mode.instead:
                left_out |= {i for i in range(len(self.effects)) if i not in own}
            if mode.types:
                words = words - {*weapon.types} | {*mode.types}
            weapon = replace(
                weapon, types=mode.types or weapon.types, aim=mode.aim or weapon.aim,
                bank=weapon.bank if mode.bank is None else mode.bank,
            )  # fmt: skip
        moments = {
            when: kept
            for when, those in self.moments.items()
            if (kept := tuple(one for one in those if one[0] not in left_out))
        }
        shot = tuple(one for one in self.shot if one[0] not in left_out)
        return replace(self, weapon=weapon, words=words, shot=shot, moments=moments)

    @cached_property
    def is_seeing(self) -> bool:
        """Return whether the weapon can be fired at a target that its owner does not see."""
        return any(effect.verb == "see" for _, effect in self.shot)

    @cached_property
    def changes_dice(self) -> bool:
        """Return whether the entry rerolls or turns dice."""
        return any(e.verb in ("reroll", "adjust") for e in self.effects)

    @cached_property
    def dice_effects(self) -> list[tuple[int, Reroll | Adjust]]:
        """Return the effects that let its owner reroll or turn dice, while in play or being
        fired."""
        there = (*self.standing, *self.shot, *self.moments.get("use", ()))
        return [(i, e) for i, e in there if isinstance(e, Reroll | Adjust) and not e.must]

    @cached_property
    def deeds(self) -> Numbered:
        """Return the effects that its owner may use, except those that change dice."""
        uses = self.moments.get("use", ())
        return tuple(one for one in uses if not isinstance(one[1], Reroll | Adjust))

    @property
    def is_early(self) -> bool:
        """Return whether it is played when a turn has just begun."""
        return self.window in ("turn-start", "instead-of-roll")

    @cached_property
    def asks_for_face(self) -> bool:
        """Return whether an effect depends on the suit or value of a card paid for it."""
        conditions = (effect.if_ for effect in self.effects)
        return any(one is not None and one.asks_for_face for one in conditions)

    @cached_property
    def is_used(self) -> bool:
        """Return whether the owner decides when an effect of this card happens (`use`)."""
        return "use" in self.moments or bool(self.dice_effects)

    def is_for_roll(self, purpose: str) -> bool:
        """Return whether an effect applies to a roll for that purpose."""
        changing = [e for e in self.effects if isinstance(e, Reroll | Adjust)]
        return not changing or any(is_of_roll(e.value, purpose) for e in changing)


def _limits_attacks(entry: Entry) -> bool:
    """Return whether the effect limits attacks by weapon or target."""
    lasting = [effect for _, effect in (*entry.standing, *entry.shot)]
    if entry.card is not None and entry.card.attach:
        return any(isinstance(effect, Attacks | Forbid) for effect in entry.effects)
    for effect in entry.effects:
        if isinstance(effect, Attacks) and effect.if_ is not None:
            return True
        if isinstance(effect, Forbid) and "attack" in effect.value:
            # An effect that starts at a moment stays with that fighter, whatever the target.
            seen = effect.on in ("attacker", "target", "foe") and any(effect is e for e in lasting)
            if effect.which or effect.if_ is not None or seen:
                return True
    return False


def has_dice(effect: Effect) -> bool:
    """Return whether one of the effect's numbers is rolled."""
    numbers = (getattr(effect, name) for name in effect.amounts)
    return any(isinstance(n, Counted) and (n.of.dice > 0 or n.dice) for n in numbers)


def is_of_roll(kinds: Iterable[str], purpose: str) -> bool:
    """Return whether a roll for that purpose is one of these."""
    return purpose in kinds or "any" in kinds


def _entry(
    id: str,
    name: str,
    deck: str,
    copies: int,
    own: Iterable[Effect],
    weapon: Weapon | None,
    card: Card | None,
    rules: DeckRules = SHEET,
) -> Entry:
    modes = weapon.modes if weapon is not None else ()
    malfunction = weapon.malfunction if weapon is not None else ()
    effects = tuple(numbered([*own, *(e for m in modes for e in m.effects), *malfunction]))
    top = {i for i, e in enumerate(effects) if any(e is o for o in own)}
    mode_effects = {
        m.name: frozenset(i for i, e in enumerate(effects) if any(e is o for o in m.effects))
        for m in modes
    }
    lasts = card.duration if card is not None else None
    standing: list[tuple[int, Modifier]] = []
    shot: list[tuple[int, Modifier]] = []
    moments: dict[str, list[tuple[int, Effect]]] = {}
    for i, effect in enumerate(effects):
        if i not in top and not any(i in those for those in mode_effects.values()):
            continue
        moment = effect.moment(of_weapon=weapon is not None)
        if isinstance(effect, Modifier):
            brief = effect.lasts is None or effect.lasts.kind in ("attack", "roll")
            # An effect with a die, a cost or a count starts at its own moment.
            sure = effect.chance is None and effect.cost is None and effect.per_turn is None
            sure = sure and not (effect.if_ is not None and effect.if_.asks_for_face)
            sure = sure and not has_dice(effect) and not effect.then and not effect.may
            if weapon is not None and moment == "fire" and brief and sure:
                shot.append((i, effect))
                continue
            if moment == "play" and sure and (effect.lasts is None or effect.lasts == lasts):
                standing.append((i, effect))
                continue
        moments.setdefault(moment, []).append((i, effect))
    return Entry(
        id=id,
        name=name,
        deck=deck,
        rules=rules,
        copies=copies,
        effects=effects,
        standing=tuple(standing),
        shot=tuple(shot),
        moments={moment: tuple(those) for moment, those in moments.items()},
        weapon=weapon,
        card=card,
        window=_window(card, rules),
        stays=lasts.kind if lasts is not None else "",
        turns=lasts.turns if lasts is not None else 0,
        armor=sum(e.value for _, e in standing if isinstance(e, Armor)),
        modes={mode.name: mode for mode in modes},
        mode_effects=mode_effects,
        words=_words(id, deck, weapon, card, effects),
    )


def _words(
    id: str, deck: str, weapon: Weapon | None, card: Card | None, effects: Iterable[Effect]
) -> frozenset[str]:
    """Return deck, letter, types, tags, id, and the kind of card. A weapon on a sheet is not a
    card: `start` selects it, `weapon` does not."""
    words = {id, deck, *(card.tags if card is not None else ())}
    if weapon is not None:
        words.update(("weapon" if card is not None else START, *weapon.types, *weapon.tags))
    if card is not None and card.letter is not None:
        words.add(card.letter)
    for effect in effects:
        if isinstance(effect, Armor):
            words.add("armor")
        elif isinstance(effect, Heal):
            words.add("healing")
        elif isinstance(effect, Ammo) and effect.value != "empty":
            gives = not isinstance(effect.value, int) or effect.value > 0
            words.update(("reload",) if gives else ())
    return frozenset(words - {""})


def _window(card: Card | None, rules: DeckRules) -> Window:
    """Return the card's own window. The default is your turn for a fighter's card and any time for
    a player's card (ruling.card.timing)."""
    if card is not None and card.when is not None:
        return card.when
    return "own-turn" if rules.owner == "fighter" else "any-time"


# Entries by the identity of their cards, since every game of a playtest has the same cards.
_known_entries: dict[int, tuple[Card, DeckRules, Entry]] = {}
_MOST_KNOWN = 2000


def card_entry(card: Card, rules: DeckRules) -> Entry:
    """Return the card's entry, made once for each card and set of rules."""
    known = _known_entries.get(id(card))
    if known is not None and known[0] is card and known[1] == rules:
        return known[2]
    if len(_known_entries) >= _MOST_KNOWN:
        _known_entries.clear()
    weapon = card.weapon()
    entry = _entry(card.id, card.name, card.deck, card.copies, card.effects, weapon, card, rules)
    _known_entries[id(card)] = card, rules, entry
    return entry


def fighter_entry(fighter: Fighter) -> Entry:
    return _sheet_entry(fighter.id, fighter.name, (*fighter.abilities, *fighter.drawbacks))


def rules_entry(rules: Iterable[PackRule]) -> Entry:
    """Return the rules of the packs as a sheet that every player has."""
    return _sheet_entry(RULES, "house rules", rules)


def _sheet_entry(id_: str, name: str, traits: Iterable[Trait]) -> Entry:
    traits = tuple(traits)
    effects = [e for trait in traits for e in trait.effects]
    entry = _entry(id_, name, "", 1, effects, None, None)
    named = {id(e): trait.name for trait in traits for e in numbered(trait.effects) if trait.name}
    sources = {i: named[id(e)] for i, e in enumerate(entry.effects) if id(e) in named}
    return replace(entry, traits=sources)


def counter_entry(own: OwnCounter) -> Entry:
    """Return the entry of a pack's own counter. Its effects are reported under its name."""
    return replace(_sheet_entry(f"counter-{own.id}@", own.name, [own]), traits={})


def trait_entries(sheet: Entry) -> dict[str, Entry]:
    """Return each trait of a sheet by its typed name: `field-surgery`. A trait without a name goes
    by the fighter's name."""
    made: dict[str, Entry] = {}
    for name in dict.fromkeys([*sheet.traits.values(), ""]):
        own = [i for i in range(len(sheet.effects)) if sheet.traits.get(i, "") == name]
        moments = {
            when: those
            for when, effects in sheet.moments.items()
            if (those := tuple(one for one in effects if one[0] in own))
        }
        standing = tuple(one for one in sheet.standing if one[0] in own)
        if own:
            word = kebab(name) if name else sheet.id
            made[word] = replace(sheet, name=name or sheet.name, standing=standing, moments=moments)
    return made


def sheet_weapon_entries(weapons: Mapping[str, StartingWeapon]) -> dict[str, Entry]:
    """Return the weapons by the words that fire them."""
    return {word: sheet_weapon_entry(weapon, word) for word, weapon in weapons.items()}


def sheet_weapon_entry(weapon: StartingWeapon, word: str) -> Entry:
    entry = _entry(word, weapon.name, "", 1, weapon.effects, weapon, None)
    return replace(entry, words=entry.words | {START, kebab(entry.name)})


def word_to_use(fighter: Fighter, trait: Trait) -> str:
    """Return the word to type after `use`, or "" if the trait works by itself or the players apply
    it."""
    word = kebab(trait.name) if trait.name else fighter.id
    entry = trait_entries(fighter_entry(fighter)).get(word) if trait.effects else None
    return word if entry is not None and entry.is_used else ""


def line_to_use(fighter: Fighter, trait: Trait, other: str) -> str:
    """Return the whole line to type: `use blink`, or `use shove blue` if the trait needs a target."""
    word = word_to_use(fighter, trait)
    whom = f" {other}" if other and any(e.is_on_another for e in trait.effects) else ""
    return f"use {word}{whom}" if word else ""


def stance_entry(stance: Stance) -> Entry:
    entry = _entry(stance.id, stance.name, "", 1, stance.effects, None, None)
    return replace(entry, window="own-turn" if stance.when == "never" else stance.when)


def track_entry(track: Track) -> Entry:
    """Return the track's effects for the moments `full` and `empty`."""
    entry = _entry(track.id, track.name, "", 1, (*track.full, *track.empty), None, None)
    moments: dict[str, Numbered] = {}
    for when, own in (("full", track.full), ("empty", track.empty)):
        moments[when] = tuple(
            (i, e) for i, e in enumerate(entry.effects) if any(e is one for one in own)
        )
    return replace(entry, standing=(), moments=moments)


class Catalog:
    """Every card and fighter of a game by id. `tracks` and `stances` are on every sheet."""

    def __init__(
        self, cards: Mapping[str, Card], fighters: Mapping[str, Fighter],
        decks: Mapping[str, Deck], table: TableRules = NO_TABLE_RULES, board: Board | None = None,
        tracks: Mapping[str, Track] = _EMPTY, stances: Mapping[str, Stance] = _EMPTY,
    ) -> None:  # fmt: skip
        names = dict.fromkeys((*decks, *RULEBOOK_DECKS, *(c.deck for c in cards.values())))
        self.deck_rules = {id: deck_rules(id, decks.get(id), table) for id in names}
        self.cards = {id: card_entry(c, self.deck_rules[c.deck]) for id, c in cards.items()}
        self.fighters = {id: fighter_entry(f) for id, f in fighters.items()}
        self.traits = {id: trait_entries(sheet) for id, sheet in self.fighters.items()}
        self.definitions = fighters
        # Every fighter has these in addition to their own sheet.
        self.rules = rules_entry(table.rules)
        self.rule_traits = trait_entries(self.rules)
        self.table = table
        self._gear = tuple(table.gear)
        self.grounds: dict[str, tuple[Entry, ...]] = {}
        self.counters: dict[str, Entry] = {
            own.id: counter_entry(own) for own in table.counters
        }  # those of packs
        self.counter_ends: dict[str, tuple[str, ...]] = {own.id: own.ends for own in table.counters}
        self._used_words: dict[str, list[str]] = {}
        # Everything whose effects can be in force, by the id that the state uses.
        self.entries: dict[str, Entry] = dict(self.cards)
        self.said: dict[str, str] = {}  # the players' descriptions of cards
        self.decks: dict[str, dict[str, int]] = {}
        for entry in self.cards.values():
            self.decks.setdefault(entry.deck, {})[entry.id] = entry.copies
        self._sheet_weapons = {
            id: sheet_weapon_entries(f.weapon_words) for id, f in fighters.items()
        }
        self._sheet_weapons[""] = sheet_weapon_entries({START: PISTOL})
        self.entries.update({sheet_id(f): entry for f, entry in self.fighters.items()})
        self.entries[RULES] = self.rules
        self.entries.update({entry.id: entry for entry in self.counters.values()})
        for id, sheet in self._sheet_weapons.items():
            self.entries.update({self.laid_id(id, word): entry for word, entry in sheet.items()})

        self._tracks = {id: {**tracks, **f.all_tracks} for id, f in fighters.items()}
        self._tracks[""] = dict(tracks)
        for id, own in self._tracks.items():
            self.entries.update({track_id(id, t): track_entry(made) for t, made in own.items()})
        self._stances: dict[str, Stance] = {}  # by the id that the state uses
        self._stance_keys: dict[str, dict[str, str]] = {}  # stances of each fighter, by their ids
        self._gather_stances("", stances)
        for id, fighter in fighters.items():
            self._gather_stances(id, fighter.all_stances)
        if board is not None and board.patches:
            self._lay_out(board)
        self.limits_attacks = any(_limits_attacks(entry) for entry in self.entries.values())
        # Whether dice are rerolled or turned without a player's choice.
        self.compels = any(
            isinstance(effect, Reroll | Adjust) and effect.must
            for entry in self.entries.values()
            for effect in entry.effects
        )
        # Whether a card in play can prevent a frag.
        self.saves = any(
            effect.verb == "heal" and effect.when in ("dying", "any-time")
            for entry in self.entries.values()
            for _, effect in entry.moments.get("use", ())
        )
        # Moments at which effects happen, and those that another player may cause.
        self.moments: frozenset[str] = frozenset(
            when for entry in self.entries.values() for when in entry.moments
        ).union(*(stance.ends for stance in self._stances.values()))
        self.watched: frozenset[str] = frozenset(
            when
            for entry in self.entries.values()
            for when, effects in entry.moments.items()
            if any(effect.whose != "own" for _, effect in effects)
        )

    def learn(self, said: Mapping[str, str]) -> None:
        """Add cards by their descriptions. A new description replaces an earlier one."""
        for id, text in said.items():
            if self.said.get(id) != text:
                card = parse_said(text)
                assert isinstance(card, SaidCard), "a description is checked before it is kept"
                entry = card_entry(card.card(), self.deck_rules[card.deck])
                self.cards[id] = self.entries[id] = replace(entry, copies=COPIES)
                self.said[id] = text

    def _lay_out(self, board: Board) -> None:
        """Return the maps' own ground as entries, by square."""
        made: dict[int, Entry] = {}
        for place, patches in board.patches.items():
            for patch in patches:
                if id(patch) not in made:
                    entry = _sheet_entry(f"ground-{len(made)}@", patch.name, [patch.ground])
                    # Its effects are reported under its name on the map.
                    made[id(patch)] = replace(entry, traits={})
            self.grounds[board.name(place)] = tuple(made[id(patch)] for patch in patches)
        self.entries.update({entry.id: entry for entry in made.values()})

    def _gather_stances(self, fighter: str, own: Mapping[str, Stance]) -> None:
        keys = {id: f"{STANCE}{id}@{fighter}" for id in own}
        self._stance_keys[fighter] = {**self._stance_keys.get("", {}), **keys}
        for id, key in keys.items():
            self._stances[key] = own[id]
            self.entries[key] = stance_entry(own[id])

    @cached_property
    def counted(self) -> frozenset[str]:
        """Return the quantities that numbers and conditions of modifiers count, such as tracks."""
        found: set[str] = set()
        for entry in self.entries.values():
            for effect in entry.effects:
                if isinstance(effect, Modifier):
                    numbers = (getattr(effect, name) for name in effect.amounts)
                    found.update(n.of for n in numbers if isinstance(n, Counted))
                    found.update(effect.if_.quantities() if effect.if_ is not None else ())
        return frozenset(found)

    @cached_property
    def all_tracks(self) -> tuple[str, ...]:
        """Return the tracks of all sheets."""
        return tuple(dict.fromkeys(t for own in self._tracks.values() for t in own))

    @cached_property
    def all_stances(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(s for keys in self._stance_keys.values() for s in keys))

    def yours_to_apply(self, fighter: str) -> dict[str, str]:
        """Return the traits that have only a text, by their typed names."""
        traits = self.definitions[fighter].traits if fighter else ()
        return {kebab(t.name): t.name for t in traits if t.name and t.is_yours_to_apply}

    def tracks(self, fighter: str) -> Mapping[str, Track]:
        return self._tracks[fighter]

    @property
    def has_stances(self) -> bool:
        """Return whether anybody in this game has a stance."""
        return bool(self._stances)

    def stance(self, key: str) -> Stance:
        return self._stances[key]

    def stance_keys(self, fighter: str) -> Mapping[str, str]:
        """Return the stances on a fighter's sheet: the ids that the state uses, by the stances' own
        ids."""
        return self._stance_keys[fighter]

    def stance_key(self, fighter: str, stance: str) -> str | None:
        """Return the id that the state uses for the stance that an effect names. The fighter's own
        stance comes first, then any with that id."""
        sheets = (self._stance_keys[fighter], *self._stance_keys.values())
        return next((keys[stance] for keys in sheets if stance in keys), None)

    def sheet_weapons(self, fighter: str) -> Mapping[str, Entry]:
        """Return the weapons on a fighter's sheet (fighter.start.weapon, deadlands.agency.weapon,
        deadlands.harrowed.weapon, deadlands.saloon.weapon, deadlands.brave.weapon), or none
        (deadlands.scientist.noweapon, deadlands.huckster.noweapon, ruling.fighter.noweapon)."""
        return self._sheet_weapons[fighter]

    def used_words(self, fighter: str) -> list[str]:
        """Return the traits and pack rules that can be typed after `use`."""
        known = self._used_words.get(fighter)
        if known is None:
            traits = self.traits[fighter] if fighter else {}
            known = self._used_words[fighter] = [
                *(word for word, own in self._sheet_weapons[fighter].items() if own.is_used),
                *(word for word, trait in traits.items() if trait.is_used),
                *(word for word, rule in self.rule_traits.items() if rule.is_used),
            ]
        return known

    def laid_id(self, fighter: str, weapon: str) -> str:
        """Return the id that the state uses for a weapon in play or on the sheet."""
        return f"{weapon}@{fighter}" if weapon in self._sheet_weapons[fighter] else weapon

    def weapon_entry(self, fighter: str, id: str, mode: str = "") -> Entry | None:
        """Return the weapon with that card id or that word on the sheet, in that mode, or None."""
        if (entry := self._sheet_weapons[fighter].get(id)) is None:
            entry = self.cards.get(id)
        return entry.in_mode(mode) if entry is not None and entry.weapon is not None else None

    def gear(self, fighter: str) -> tuple[str, ...]:
        own = tuple(self.definitions[fighter].gear) if fighter else ()
        return tuple(dict.fromkeys((*self._gear, *own))) if self._gear else own
