"""The end of effects: after a roll, an attack or a turn (card.special.time, faq.bonus.end)."""

from __future__ import annotations

from fragkit.language.sentences import Text, say
from fragkit.model.effects.modifiers import Roll
from fragkit.rules.attack.health import settle_lowered
from fragkit.rules.cards.card_piles import discard_from_play
from fragkit.rules.effects.sheet_verbs import WORN_OFF, end_copy, end_stance
from fragkit.rules.events import CardExpired
from fragkit.rules.game import Game, Procedure
from fragkit.rules.pending import Context
from fragkit.rules.state import ENDING, Attack, InPlay

OUT = ("out", "gone")  # has no turns any more
_ATTACK_OVER = say("the attack is over")
_WHY = {ENDING: _ATTACK_OVER, "attack": _ATTACK_OVER, "turn": say("the turn is over")}


def expire(game: Game, name: str, laid: InPlay) -> Procedure[None]:
    """End an effect whose duration is over (card.special.time). It leaves play, and the effects
    that wait for its end happen."""
    if laid not in game.seat(name).play:
        return
    if laid.is_stance:
        yield from end_stance(game, name, laid, _WHY.get(laid.lasts, WORN_OFF))
        return
    entry = game.catalog.entries[laid.card]
    # An effect from a sheet has its trait's name, as it did when it began.
    of_sheet = bool(laid.effects) and laid.card not in game.catalog.cards
    source = entry.source(laid.effects[0]) if of_sheet else laid.card
    if laid.lasts != "roll" or not laid.ghost:  # that roll has its own event
        game.tell(CardExpired(name, source))
    discard_from_play(game, name, laid, WORN_OFF)
    if laid.is_copy:
        yield from end_copy(game, name, laid)
    yield from settle_all(game, source if of_sheet else entry.name)
    if not laid.ghost:
        context = Context(laid.by, name, laid.card, entry.name)
        for number, effect in entry.moments.get("expire", ()):
            if not game.is_over:
                yield from game.cards.perform(game, effect, number, context)


def settle_all(game: Game, cause: Text) -> Procedure[None]:
    """Frag fighters without Health. Damage remains when a Health bonus ends (faq.bonus.end), and
    nobody scores (ruling.card.bonusend)."""
    yield from settle_lowered(game, "", cause)


def end_roll(game: Game, name: str, is_plain: bool = False) -> Procedure[None]:
    """End effects that last for one roll of that fighter. Extra dice wait for a roll that can use
    them, which a plain die that picks from a list can't (ruling.cheat.saloon.table)."""
    for laid in list(game.seat(name).play):
        if laid.lasts == "roll" and not (is_plain and _adds_dice(game, laid)):
            yield from expire(game, name, laid)


def _adds_dice(game: Game, laid: InPlay) -> bool:
    effects = game.catalog.entries[laid.card].effects
    numbers = laid.effects or range(len(effects))
    return all(isinstance(effects[number], Roll) for number in numbers)


def end_attack(game: Game, attack: Attack) -> Procedure[None]:
    """End effects that last for one attack by or on its fighters, and all cards played for this
    attack."""
    for seat in list(game.state.seats.values()):
        of_it = seat.name in (attack.shooter, attack.target)
        for laid in list(seat.play):
            if (
                (of_it and laid.lasts in ("attack", "roll"))
                or laid.lasts == ENDING
                or (laid.lasts == "attack" and laid.order > attack.since)
            ):
                yield from expire(game, seat.name, laid)


def begin_turn(game: Game, name: str) -> Procedure[None]:
    """Count the new turn for effects that last several turns (card.special.check), and end effects
    that last until this turn."""
    ending: list[tuple[str, InPlay]] = []
    for seat in game.state.seats.values():
        for laid in seat.play:
            if laid.turns > 0 and _goes_by(game, name, seat.name, laid):
                laid.turns -= 1
            if laid.lasts == "until-my-turn" and name == _maker(game, seat.name, laid):
                ending.append((seat.name, laid))
    for owner, laid in ending:
        yield from expire(game, owner, laid)


def _maker(game: Game, owner: str, laid: InPlay) -> str:
    """Return the player who caused the effect. If that player has no more turns, return the
    effect's owner."""
    maker = game.state.seats.get(laid.by)
    return owner if maker is None or maker.status in OUT else laid.by


def _goes_by(game: Game, name: str, owner: str, laid: InPlay) -> bool:
    """Return whether that player's turns count for the duration. They do for the player who has the
    card in play (ruling.card.special.onother), or for
    the player who caused an effect on several."""
    if laid.lasts != "turns":
        return False
    effects = game.catalog.entries[laid.card].effects
    for_all = any(effects[number].is_counted_by_maker for number in laid.effects)
    return name == (_maker(game, owner, laid) if for_all else owner)


def end_turn(game: Game, name: str) -> Procedure[None]:
    """End effects that last until the end of the turn, and preparations for a roll that did not
    happen. Effects that trigger others as they end come last."""
    entries = game.catalog.entries
    ending = [
        (seat.name, laid)
        for seat in game.state.seats.values()
        for laid in seat.play
        if laid.lasts == "turn"
        or (laid.turns == 0 and _goes_by(game, name, seat.name, laid))
        or (laid.lasts == "roll" and laid.ghost and laid.by == seat.name == name)
    ]
    for owner, laid in sorted(ending, key=lambda one: "expire" in entries[one[1].card].moments):
        yield from expire(game, owner, laid)
