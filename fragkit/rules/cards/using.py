"""Using what is in play already: cards and traits whose owner says when (`at: use`)."""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.model.effects import Effect, acts, modifiers
from fragkit.model.suits import Face
from fragkit.model.words import Lasts
from fragkit.rules.cards.context import Context
from fragkit.rules.cards.perform import perform
from fragkit.rules.cards.playing import after_play, pay
from fragkit.rules.catalog import Entry, sheet_id
from fragkit.rules.commands import Use
from fragkit.rules.events import CardUsed
from fragkit.rules.game import Game, Procedure
from fragkit.rules.hands.landing import landing_squares
from fragkit.rules.hands.permission import cost_refusal
from fragkit.rules.refusals import Refusal
from fragkit.rules.state import Deck, InPlay
from fragkit.rules.stats import holds
from fragkit.rules.throw import Declared, affected_dice


def usable_entry(game: Game, name: str, card: str) -> tuple[Entry, InPlay | None] | None:
    """What a player names: a card in front of him, or the own sheet (`ability`)."""
    seat = game.seat(name)
    copies = [laid for laid in seat.play if laid.card == card and laid.is_at_hand]
    if copies:
        # Of two copies the one that was used less often in this turn.
        uses = game.state.turn.uses if game.state.turn is not None else {}
        entry = game.catalog.cards[card]
        numbers = [number for number, _ in entry.moments.get("use", ())]
        return entry, min(
            copies, key=lambda laid: sum(uses.get(use_key(entry, laid, n), 0) for n in numbers)
        )
    if seat.fighter and card in ("ability", seat.fighter, sheet_id(seat.fighter)):
        return game.catalog.fighters[seat.fighter], None
    return None


def use_key(entry: Entry, laid: InPlay | None, number: int) -> str:
    """Under which uses of that effect are counted, of each copy by itself (`per_turn`)."""
    return f"{entry.id} {number} {laid.order}" if laid is not None else f"{entry.id} {number}"


def dice_effects(entry: Entry) -> list[tuple[int, modifiers.Reroll | modifiers.Adjust]]:
    return [
        (i, e) for i, e in (*entry.standing, *entry.shot)
        if isinstance(e, modifiers.Reroll | modifiers.Adjust)
    ]  # fmt: skip


def changes_dice(game: Game, command: Use) -> bool:
    found = usable_entry(game, command.player, command.card)
    if found is None and command.card == "start":
        return False
    return found is not None and bool(dice_effects(found[0]))


def check_use(game: Game, command: Use) -> Refusal | None:
    name = command.player
    if name not in game.state.seats:
        return Refusal("play.def", f"{name} does not play")
    found = usable_entry(game, name, command.card)
    if found is None:
        return Refusal("play.def", f"{name} has no `{command.card}` in play")
    entry, laid = found
    if dice_effects(entry):
        return _check_dice(game, command, entry, laid)
    uses = entry.moments.get("use", ())
    if not uses:
        return Refusal("play.def", f"{entry.name} is not used; it works by itself")
    if game.state.stage != "play" or not _is_time(game, name, uses):
        if game.is_active(name) and game.turn.phase in ("respawn", "roll"):
            text = f"{name} must roll for movement before using {entry.name}"
            return Refusal("turn.roll", text)
        return Refusal("ruling.card.timing", f"{name} can use {entry.name} only in the own turn")
    for number, effect in uses:
        if (refusal := _check_effect(game, name, entry, laid, number, effect)) is not None:
            return refusal
        if (refusal := _check_landing(game, command, entry, effect)) is not None:
            return refusal
    return None


def _check_landing(game: Game, command: Use, entry: Entry, effect: Effect) -> Refusal | None:
    """A slip in the square's name must not cost what the card costs."""
    if not isinstance(effect, acts.Teleport) or not command.square:
        return None
    if command.square in landing_squares(game, effect, command.player):
        return None
    return Refusal(
        "turn.roll.teleport", f"{entry.name} does not lead {command.player} to {command.square}"
    )


def _is_time(game: Game, name: str, uses: Iterable[tuple[object, object]]) -> bool:
    """Acts are for the own free phase; what changes a roll may be bought for any own roll."""
    if game.is_active(name) and game.turn.phase == "free":
        return True
    return _only_changes_rolls(uses)


def _only_changes_rolls(uses: Iterable[tuple[object, object]]) -> bool:
    return all(isinstance(e, modifiers.Roll) for _, e in uses)


def is_deed(game: Game, command: Use) -> bool:
    """Whether using it is something done in the free phase, between moves and attacks."""
    found = usable_entry(game, command.player, command.card)
    if found is None or dice_effects(found[0]):
        return False
    return not _only_changes_rolls(found[0].moments.get("use", ()))


def _check_effect(
    game: Game, name: str, entry: Entry, laid: InPlay | None, number: int, effect: Effect
) -> Refusal | None:
    key = use_key(entry, laid, number)
    used = game.turn.uses.get(key, 0) if game.state.turn is not None else 0
    if effect.per_turn is not None and used >= effect.per_turn:
        often = "already" if used == 1 else f"{used} times"
        return Refusal("card.overrides", f"{name} has used {entry.name} {often} in this turn")
    if not game.seat(name).square:
        return Refusal("turn.respawn", f"{name} is not on the map")
    if effect.if_ is not None and not holds(game, effect.if_, name):
        return Refusal("card.overrides", f"{entry.name}: its condition is not met")
    pile = _pile_taken_from(game, effect)
    if pile is not None and not pile.discards:
        assert isinstance(effect, acts.Draw), "only draws have a pile"
        return Refusal("deck.discard", f"{entry.name}: no {effect.value} card is discarded")
    if isinstance(effect, modifiers.Roll) and effect.lasts == Lasts("roll"):
        card = laid.card if laid is not None else sheet_id(game.seat(name).fighter)
        bought = (c for c in game.seat(name).play if c.card == card and number in c.effects)
        if any(c.lasts == "roll" for c in bought):
            text = f"{name} has used {entry.name} for the coming roll already"
            return Refusal("ruling.cheat.saloon", text)
    return cost_refusal(game, name, effect.cost, entry.name)


def _pile_taken_from(game: Game, effect: Effect) -> Deck | None:
    """The discards that an effect takes its card from."""
    if isinstance(effect, acts.Draw) and effect.pile == "discards":
        return game.state.decks.get(effect.value)
    return None


def _check_dice(game: Game, command: Use, entry: Entry, laid: InPlay | None) -> Refusal | None:
    """A bonus is claimed until the next die roll, and not after (meta.bonus)."""
    last = game.last_roll
    if last is None:
        return Refusal("meta.bonus", f"{command.player} can't use {entry.name}: nobody has rolled")
    if laid is not None and laid.order > last.serial:
        return Refusal("meta.bonus", f"{entry.name} came into play after that roll")
    for effect in _of_last_roll(game, command.player, entry, is_over=True):
        said = Declared(command.player, entry.name, effect, command.dice)
        if affected_dice(said, last.player, last.faces):
            return None
    return Refusal(
        "meta.bonus",
        f"{command.player} can't use {entry.name}: the last roll was {last.player}'s for {last.purpose}",
    )


def _of_last_roll(
    game: Game, name: str, entry: Entry, *, is_over: bool = False
) -> list[modifiers.Reroll | modifiers.Adjust]:
    """Those effects that are for such a roll as the last one was.

    `is_over`: the roll's attack may have ended since, so what hangs on it is not looked at.
    """
    last, attack = game.last_roll, game.state.attack
    if last is None:
        return []
    fired = attack is not None and (attack.shooter, attack.weapon) == (name, entry.id)
    if entry.weapon is not None and not is_over and not fired:
        return []
    whose = {"chosen": name, "self": name, "everyone": last.player, "others": last.player}
    if attack is not None:
        whose |= {"attacker": attack.shooter, "target": attack.target}
    elif is_over:
        whose |= {"attacker": last.player, "target": last.player}

    def fits(effect: modifiers.Reroll | modifiers.Adjust) -> bool:
        if effect.value not in (last.purpose, "any") or whose.get(effect.on) != last.player:
            return False
        if effect.on == "others" and last.player == name:
            return False
        return is_over or holds(game, effect.if_, name)

    return [effect for _, effect in dice_effects(entry) if fits(effect)]


def check_claim(game: Game, command: Use) -> Refusal | None:
    """Whether the roll that is due would be one for it, as things stand then (meta.bonus)."""
    found = usable_entry(game, command.player, command.card)
    if found is None:
        return Refusal("meta.bonus", "it was not in play")
    if not _of_last_roll(game, command.player, found[0]):
        return Refusal("meta.bonus", f"{found[0].name} was not for that roll")
    return None


def use(game: Game, command: Use) -> Procedure[None]:
    name = command.player
    found = usable_entry(game, name, command.card)
    assert found is not None, "a use is checked first"
    entry, laid = found
    game.tell(CardUsed(name, command.card, command.target))
    if game.is_active(name):
        game.turn.unrolled = False
    if dice_effects(entry):
        game.declared += [
            Declared(name, entry.name, changing, command.dice)
            for changing in _of_last_roll(game, name, entry)
        ]
        return
    card = laid.card if laid is not None else sheet_id(game.seat(name).fighter)
    picks, shown = list(command.pick), list[Face]()
    for number, effect in entry.moments["use"]:
        key = use_key(entry, laid, number)
        if game.state.turn is not None:
            game.turn.uses[key] = game.turn.uses.get(key, 0) + 1
        pile = _pile_taken_from(game, effect)
        lay = len(pile.discards) if pile is not None else 0
        yield from pay(game, name, effect.cost, entry.name, picks, laid, shown)
        if pile is not None and 0 < lay < len(pile.discards):
            # What lay on top before the price was put on it (ruling.cheat.huckster.own).
            pile.discards.append(pile.discards.pop(lay - 1))
        context = Context(
            name, command.target or name, card, entry.name, command.square, picks, shown=shown
        )  # fmt: skip
        yield from perform(game, effect, number, context)
    yield from after_play(game)
