"""Playing a card from the hand: may it be, on whom, and where it goes (play.*, ruling.card.*)."""

from __future__ import annotations

from fragkit.model.effects import Cost
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Play
from fragkit.rules.decks import (
    copies_seen,
    cut_other_hands,
    discard_from_hand,
    give_up_cards,
    holds_card,
    out_of_hand,
    to_discards,
)
from fragkit.rules.events import CardCancelled, CardDiscarded, CardPlayed
from fragkit.rules.floor import WORN
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Choice, Option
from fragkit.rules.state import InPlay
from fragkit.rules.stats import attacks_left, in_force, suit, weapon_limit

# -- may it be played ------------------------------------------------------------------------


def check_play(game: Game, command: Play, *, late: bool = False) -> Refusal | None:
    """May this card be played by this player now?

    `late`: it is said after the moment it belongs to, so the window was looked at already.
    """
    from fragkit.rules.verbs.registry import missing_module

    name = command.player
    entry = game.catalog.cards.get(command.card)
    seat = game.state.seats.get(name)
    if entry is None or entry.card is None:
        return Refusal("play.def", f"there is no card `{command.card}`")
    if seat is None or seat.status == "gone":
        return Refusal("play.def", f"{name} does not play")
    if (refusal := _not_in_hand(game, name, entry)) is not None:
        return refusal
    for force in in_force(game, name, "forbid"):
        barred = force.effect
        if barred.value == "cards" or (barred.value == "card" and barred.card == entry.id):  # type: ignore[attr-defined]
            return Refusal("card.overrides", f"{name} can't play {entry.name}: {force.source}")
    if needed := missing_module(entry.effects, game.modules.ids):
        return Refusal("ruling.edition.mix", f"{entry.name} needs the {needed} module")
    if not late and (refusal := window_refusal(game, name, entry)) is not None:
        return refusal
    if (refusal := _target_refusal(game, command, entry)) is not None:
        return refusal
    if (refusal := cost_refusal(game, name, entry.card.cost, entry.name, entry.id)) is not None:
        return refusal
    return _limits(game, command, entry)


def _not_in_hand(game: Game, name: str, entry: Entry) -> Refusal | None:
    seat = game.seat(name)
    if entry.id in seat.known:
        return None
    if not holds_card(game, seat, entry.id):
        what = "that card" if game.dealt else f"{entry.deck} card"
        return Refusal("play.def", f"{name} has no {what} in hand to be {entry.name}")
    seen = copies_seen(game, entry.id)
    if seen >= entry.copies:
        return Refusal(
            "comp.base.cards",
            f"all {entry.copies} copies of {entry.name} are elsewhere: {name} can't have another",
        )
    return None


def is_window_open(game: Game, name: str, entry: Entry) -> bool:
    """Whether now is a moment at which this card may be played (ruling.card.timing)."""
    state = game.state
    if state.stage != "play":
        return False
    turn, attack = state.turn, state.attack
    phase = turn.phase if turn is not None and turn.player == name else ""
    match entry.window:
        case "any-time":
            return True
        case "own-turn":
            return phase in ("free", "finish")
        case "turn-start":
            return phase in ("respawn", "roll")
        case "instead-of-roll":
            return phase == "roll"
        case "attacking":
            return attack is not None and attack.shooter == name and _is_open(game)
        case "attacked":
            return attack is not None and attack.target == name and _is_open(game)
        case "attack":
            return _is_open(game)
        case "roll":
            roll = game.last_roll
            return roll is not None and roll.was_held(name, entry.id, entry.deck)
        case "dying":
            from fragkit.rules.wounds import is_dying

            return is_dying(game, name)
    return False


def window_refusal(game: Game, name: str, entry: Entry) -> Refusal | None:
    if is_window_open(game, name, entry):
        return None
    turn = game.state.turn
    if game.state.stage != "play":
        return Refusal("setup.place.done", f"{name} can't play {entry.name} before the first turn")
    early = turn is not None and turn.player == name and turn.phase in ("respawn", "roll")
    if early and entry.window == "own-turn":
        return Refusal("turn.roll", f"{name} must roll for movement before playing {entry.name}")
    return Refusal(
        "ruling.card.timing", f"{name} can't play {entry.name} now: {_WHEN[entry.window]}"
    )


_WHEN = {
    "own-turn": "it is played in one's own turn",
    "any-time": "it is played at any time",
    "turn-start": "it is played before one's movement roll",
    "instead-of-roll": "it is played instead of one's movement roll",
    "attacking": "it is played in one's own attack, before damage is rolled",
    "attacked": "it is played when one is attacked, before damage is rolled",
    "attack": "it is played in an attack, before damage is rolled",
    "roll": "it is played right after a roll",
    "card": "it is played right after somebody else's card",
    "dying": "it is played when one is about to be fragged",
}


def _is_open(game: Game) -> bool:
    attack = game.state.attack
    return attack is not None and attack.stage in ("hit", "damage") and not attack.cancelled


def targets(game: Game, name: str, entry: Entry) -> list[str]:
    """Whom this card may be played on; empty when it is played on nobody in particular."""
    assert entry.card is not None, "only cards are played"
    attack = game.state.attack
    match entry.card.on:
        case "other":
            found = [n for n in game.present() if n != name]
        case "fighter":
            found = game.present()
        case "attacker":
            found = [attack.shooter] if attack is not None else []
        case "target":
            found = (
                [attack.target] if attack is not None and attack.target in game.state.seats else []
            )
        case "roller":
            found = [game.last_roll.player] if game.last_roll is not None else []
        case "self":
            found = [name]
        case _:
            return []
    if any(e.verb == "remove" for e in entry.effects):
        found = [n for n in found if game.seat(n).square]
    return [n for n in found if n == name or not _proof(game, n)]


def _proof(game: Game, name: str) -> str:
    """What protects a fighter from the cards of others, or ""."""
    for force in in_force(game, name, "immune"):
        if "cards" in force.effect.value:  # type: ignore[attr-defined]
            return force.source
    return ""


def _target_refusal(game: Game, command: Play, entry: Entry) -> Refusal | None:
    assert entry.card is not None, "only cards are played"
    if entry.card.on in ("everyone", "nobody"):
        return None
    allowed = targets(game, command.player, entry)
    if command.target:
        if command.target in allowed:
            return None
        rule = "card.nogift" if entry.card.on == "self" else "ruling.card.onother"
        return Refusal(
            rule, f"{entry.name} can't be played on {command.target}",
            f"It can be on {', '.join(allowed)}." if allowed else "",
        )  # fmt: skip
    if not allowed:
        return Refusal("ruling.card.onother", f"there is nobody to play {entry.name} on")
    return None


def cost_refusal(
    game: Game, name: str, cost: Cost | None, what: str, card: str = ""
) -> Refusal | None:
    if cost is None:
        return None
    seat = game.seat(name)
    own = 1 if card and (card in seat.known or holds_card(game, seat, card)) else 0
    if cost.discard > seat.hand_size - own:
        return Refusal(
            "card.overrides",
            f"{what} costs {cost.discard} cards, {name} has {seat.hand_size - own}",
        )
    if cost.movement and (not game.is_active(name) or game.turn.movement < cost.movement):
        return Refusal(
            "card.overrides", f"{what} costs {cost.movement} movement, {name} has not that much"
        )
    if cost.attacks and (not game.is_active(name) or attacks_left(game, name) < cost.attacks):
        return Refusal(
            "card.overrides", f"{what} costs {cost.attacks} attacks, {name} has not that many"
        )
    return None


def _limits(game: Game, command: Play, entry: Entry) -> Refusal | None:
    assert entry.card is not None, "only cards are played"
    whom = command.target or command.player
    if entry.weapon is not None:
        return weapon_room(game, whom, entry.name)
    if entry.armor and entry.card.on == "self" and (worn := suit(game, whom)) is not None:
        return Refusal(
            "armor.one", f"{whom} wears {game.catalog.cards[worn.card].name} already",
            "Drop or discard it first.",
        )  # fmt: skip
    return None


def weapons_in_play(game: Game, name: str) -> list[str]:
    cards = game.catalog.cards
    return [
        laid.card for laid in game.seat(name).play if not laid.ghost and cards[laid.card].weapon
    ]


def weapon_room(game: Game, name: str, what: str) -> Refusal | None:
    """Whether one more weapon may enter play (play.weapon.limit, ruling.weapon.swap)."""
    held, limit = weapons_in_play(game, name), weapon_limit(game, name)
    if len(held) < limit:
        return None
    return Refusal(
        "play.weapon.limit", f"{name} has {len(held)} weapons in play, {limit} are allowed: no room for {what}",
        f"Drop one first: {', '.join(dict.fromkeys(held))}.",
    )  # fmt: skip


# -- coming into play -------------------------------------------------------------------------


def lay(game: Game, on: str, card: str, by: str) -> InPlay:
    """A card lies in play now, with full ammunition (play.def)."""
    entry = game.catalog.cards[card]
    ammo = -1
    if entry.weapon is not None and entry.weapon.ammo != "unlimited":
        ammo = entry.weapon.ammo
    armor = entry.armor
    worn = game.state.modules.get(WORN, {}).get(card)
    if armor and worn:
        armor = worn.pop()
    laid = InPlay(card, by, game.serial(), ammo, armor, entry.stays or "in-play", entry.turns)
    game.seat(on).play.append(laid)
    game.touch()
    return laid


def lay_from_hand(game: Game, name: str, card: str) -> InPlay:
    """A weapon is played while declaring an attack with it (attack.weapon.hand)."""
    out_of_hand(game, game.seat(name), card)
    game.tell(CardPlayed(name, card, name))
    return lay(game, name, card, name)


def play_card(game: Game, command: Play) -> Procedure[None]:
    """Out of the hand, paid for, into force, and gone again if it does not stay."""
    from fragkit.rules.verbs import Context, perform

    entry = game.catalog.cards[command.card]
    name = command.player
    on = yield from _whom(game, command, entry)
    out_of_hand(game, game.seat(name), entry.id)
    game.tell(CardPlayed(name, entry.id, on))
    assert entry.card is not None, "only cards are played"
    picks = list(command.pick)
    if entry.stays and not _is_answered(game, command):
        lies_on = on or name
        laid: InPlay | None = lay(game, lies_on, entry.id, name)
    else:
        laid = None
        to_discards(game, entry.id)
        game.tell(CardDiscarded(name, entry.id, entry.deck, "play", ""))
    yield from pay(game, name, entry.card.cost, entry.name, picks, laid)
    if (yield from _cancelled(game, command)):
        return
    context = Context(name, on or name, entry.id, entry.name, command.square, picks)
    if entry.changes_dice:
        declare_dice(game, name, entry, context)
    for number, effect in entry.moments.get("play", ()):
        if not game.is_over:
            yield from perform(game, effect, number, context)
    yield from after_play(game)


def _whom(game: Game, command: Play, entry: Entry) -> Procedure[str]:
    """The target named, the only one there is, or the one the player chooses."""
    assert entry.card is not None, "only cards are played"
    if entry.card.on in ("everyone", "nobody"):
        return ""
    if command.target:
        return command.target
    if entry.card.on == "fighter":
        return command.player
    while True:
        options = targets(game, command.player, entry)
        if len(options) == 1:
            return options[0]
        asked = tuple(Option(n) for n in options)
        answer = yield Choice(command.player, "target", asked, f"{entry.name} on whom", "play.def")
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def _is_answered(game: Game, command: Play) -> bool:
    return any(_answers(game, c, command) for c in game.foreseen)


def _answers(game: Game, said: object, command: Play) -> bool:
    return (
        isinstance(said, Play)
        and said.player != command.player
        and game.catalog.cards[said.card].window == "card"
    )


def _cancelled(game: Game, command: Play) -> Procedure[bool]:
    """Somebody answers a card with one that cancels it; said after it, done here."""
    answer = next((c for c in game.foreseen if _answers(game, c, command)), None)
    if answer is None:
        return False
    game.foreseen.remove(answer)
    assert isinstance(answer, Play), "only cards answer cards"
    yield from play_card(game, answer)
    game.tell(CardCancelled(command.player, command.card))
    return True


def pay(
    game: Game, name: str, cost: Cost | None, what: str, picks: list[str], laid: InPlay | None
) -> Procedure[None]:
    if cost is None:
        return
    if cost.movement:
        game.turn.movement -= cost.movement
    if cost.attacks:
        game.turn.attacks += cost.attacks
    for _ in range(cost.discard):
        if picks and holds_card(game, game.seat(name), picks[0]):
            discard_from_hand(game, name, picks.pop(0), f"for {what}")
        else:
            yield from give_up_cards(game, name, 1, f"a card for {what}", "card.overrides")
    if cost.itself and laid is not None:
        from fragkit.rules.decks import discard_from_play

        discard_from_play(game, name, laid, f"for {what}")


def declare_dice(game: Game, by: str, entry: Entry, context: object) -> None:
    """Dice of the last roll that this card changes; which ones, the picks may say."""
    from fragkit.model.effects import modifiers
    from fragkit.rules.throw import Declared
    from fragkit.rules.verbs import Context

    assert isinstance(context, Context), "made by play and use"
    dice = tuple(int(p) for p in context.pick if p.isdigit())
    for effect in entry.effects:
        if isinstance(effect, modifiers.Reroll | modifiers.Adjust):
            game.declared.append(Declared(by, entry.name, effect, dice))


def after_play(game: Game) -> Procedure[None]:
    """Whoever is dying of it dies; hands that grew too large are cut down."""
    from fragkit.rules.durations import settle_all
    from fragkit.rules.shooting import foreseen_plays

    if game.is_over:
        return
    yield from settle_all(game, "")
    if game.state.attack is not None:
        yield from foreseen_plays(game)
    if not game.is_over:
        yield from cut_other_hands(game)
