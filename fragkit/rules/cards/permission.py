"""Checks of whether a player may play a card now, and on whom (play.*, ruling.card.*)."""

from __future__ import annotations

from collections.abc import Sequence

from fragkit.board.movement import moves_from
from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.effects import Cost, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.effect import Window
from fragkit.model.effects.selector import is_selected
from fragkit.rules.cards.card_piles import (
    copies_seen,
    holds_card,
    hosts,
)
from fragkit.rules.cards.said_cards import meet
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Play, Refusal
from fragkit.rules.fighter_sheet import level, tracks_of
from fragkit.rules.game import Game
from fragkit.rules.game_map import landing_squares
from fragkit.rules.module import missing_rule, rules_are_off
from fragkit.rules.state import InPlay, Seat
from fragkit.rules.stats import (
    armor,
    attacks_left,
    health,
    in_force,
    is_dying,
    is_forbidden,
    suit,
    weapon_limit,
)


def check_play(game: Game, command: Play, *, late: bool = False) -> Refusal | None:
    """Return why this player can't play this card now, or None.

    With `late`, the command came after its moment, and its window was checked already.
    """
    name = command.player
    if (refusal := meet(game, command)) is not None:
        return refusal
    entry = game.catalog.cards.get(command.card)
    seat = game.state.seats.get(name)
    if entry is None or entry.card is None:
        return Refusal("play.def", say("there is no card `{typed}`", typed=command.card))
    if seat is None or seat.status == "gone":
        return Refusal("play.def", say("{player} is not in the game", player=name))
    if (refusal := never_playable(game, name, entry, is_new=bool(command.said))) is not None:
        return refusal
    if not late:
        if (refusal := window_refusal(game, name, entry)) is not None:
            return refusal
        if name in game.falling.dying and entry.card.on == "self" and _arms(entry):
            # Between 0 Health and the frag, only a cure may be played (ruling.damage.order).
            text = say(
                "{player} is about to be fragged, and {card} is not a cure",
                player=name, card=entry.name,
            )  # fmt: skip
            return Refusal("frag.cure", text)
        if (refusal := _absence(game, command, entry)) is not None:
            return refusal
    if (refusal := _target_refusal(game, command, entry)) is not None:
        return refusal
    if command.square and (refusal := _square_refusal(game, command, entry)) is not None:
        return refusal
    price = entry.card.cost
    if (refusal := cost_refusal(game, name, price, entry.name, entry.id, command.pick)) is not None:
        return refusal
    whom = command.target or name
    if entry.card.attach and not hosts(game, whom, entry):
        text = say("{target} has no card in play to attach {card} to", target=whom, card=entry.name)
        return Refusal("play.def", text)
    if (refusal := _summon_refusal(game, command, entry)) is not None:
        return refusal
    if entry.weapon is not None:
        return weapon_room(game, whom, entry.name)
    if entry.armor and entry.card.on in ("self", "fighter"):
        return _dressed(game, whom, entry)
    return None


def _summon_refusal(game: Game, command: Play, entry: Entry) -> Refusal | None:
    for _, effect in entry.moments.get("play", ()):
        if isinstance(effect, acts.Summon) and effect.on in ("chosen", "self"):
            chosen = effect.on == "chosen" and command.target
            if problem := summon_problem(game, effect, chosen or command.player):
                text = say(
                    "{player} can't play {card}: {reason}",
                    player=command.player, card=entry.name, reason=problem,
                )  # fmt: skip
                return Refusal("card.overrides", text)
    return None


def _absence(game: Game, command: Play, entry: Entry) -> Refusal | None:
    """Refuse a card for a fighter who is not on the map. After the respawn, the hand arms the new
    fighter (respawn.cards)."""
    assert entry.card is not None, "only cards are played"
    whom = command.target or (command.player if entry.card.on in ("self", "fighter") else "")
    seat = game.state.seats.get(whom)
    if seat is None or seat.square:
        return None
    guards = all(effect.verb in ("heal", "immune") for effect in entry.effects)
    if entry.effects and guards and entry.stays in ("", "turn"):
        text = say(
            "{target} is not on the map: {card} would be wasted", target=whom, card=entry.name
        )
        return Refusal("survive.heal", text)
    if seat.status == "fragged" and _arms(entry):
        text = say("{target} is out of play and can't get {card} now", target=whom, card=entry.name)
        return Refusal("respawn.cards", text)
    return None


def _square_refusal(game: Game, command: Play, entry: Entry) -> Refusal | None:
    """Check the square before the card is spent, so that a typo does not waste the card."""
    own = entry.card is not None and entry.card.on == "self"
    for _, effect in entry.moments.get("play", ()) if own else ():
        if not isinstance(effect, acts.Teleport) or effect.on not in ("chosen", "self"):
            continue
        if command.square not in landing_squares(game, effect, command.player):
            if command.square not in game.ground.place:
                return Refusal("turn.roll.teleport", game.ground.missing(command.square))
            return cannot_take_to(entry, command.player, command.square)
    return None


def cannot_take_to(entry: Entry, name: str, square: str) -> Refusal:
    text = say(
        "{card} can't take {player} to {square}", card=entry.name, player=name, square=square
    )
    return Refusal("turn.roll.teleport", text)


def never_playable(game: Game, name: str, entry: Entry, is_new: bool = False) -> Refusal | None:
    """Return why this player can never play that card, or None: it is not in hand, or it is
    forbidden. With `is_new`, the players have just described it, so it exists."""
    if not is_new and (refusal := not_in_hand(game, name, entry)) is not None:
        return refusal
    if source := _barred_card(game, name, entry):
        text = say(
            "{player} can't play {card}: {source}", player=name, card=entry.name, source=source
        )
        return Refusal("card.overrides", text)
    for module in game.modules.having("refuse_card"):
        barring: Refusal | None = module.refuse_card(game, name, entry)
        if barring is not None:
            return barring
    if needed := missing_rule(entry.effects, game.modules):
        return rules_are_off(entry.name, needed)
    return None


def _barred_card(game: Game, name: str, entry: Entry) -> str:
    """Return the source of the ban on that card, or ""."""
    for force in in_force(game, name, mod.Forbid):
        barred = force.effect
        if "card" in barred.value and barred.card == entry.id:
            return force.source
    if source := is_forbidden(game, name, "cards", entry.words):
        return source
    is_for_self = entry.card is not None and entry.card.on == "self"
    if entry.armor and is_for_self and (source := is_forbidden(game, name, "wear", entry.words)):
        return source
    # A card whose only effects are barred would be wasted.
    for deed, verb in (("heal", "heal"), ("reload", "ammo")):
        wasted = bool(entry.effects) and all(effect.verb == verb for effect in entry.effects)
        if is_for_self and wasted and (source := is_forbidden(game, name, deed)):
            return source
    return ""


def _arms(entry: Entry) -> bool:
    """Return whether the card would belong to the fighter. After a frag, the new fighter does not
    have such a card (card.owner.weapon, card.owner.gadget)."""
    return entry.weapon is not None or (
        entry.rules.owner == "fighter" and entry.stays not in ("", "turn")
    )


def not_in_hand(game: Game, name: str, entry: Entry) -> Refusal | None:
    seat = game.seat(name)
    if entry.id in seat.known:
        return None
    if not holds_card(game, seat, entry.id):
        text = say("{player} does not have {card} in hand", player=name, card=entry.name)
        if not game.dealt:
            text = say(
                "{player} can't play {card}: no {deck} card in hand",
                player=name, card=entry.name, deck=entry.deck,
            )  # fmt: skip
        return Refusal("play.def", text)
    if copies_seen(game, entry.id) >= entry.copies:
        return no_copy_left(name, entry)
    return None


def no_copy_left(name: str, entry: Entry) -> Refusal:
    text = plural(
        "{player} can't have {card}: the only copy is elsewhere",
        "{player} can't have {card}: all {n} copies are elsewhere",
        player=name, card=entry.name, n=entry.copies,
    )  # fmt: skip
    return Refusal("comp.base.cards", text)


def is_window_open(game: Game, name: str, entry: Entry, window: Window | None = None) -> bool:
    """Return whether this card may be played now (ruling.card.timing). With `window`, return
    whether that window is open instead of the card's own."""
    state = game.state
    window = window or _window_for(game, name, entry)
    if state.stage != "play":
        return False
    turn, attack = state.turn, state.attack
    phase, unrolled = "", False
    if turn is not None and turn.player == name:
        phase, unrolled = turn.phase, turn.unrolled
    match window:
        case "any-time":
            return True
        case "own-turn":
            return phase in ("free", "finish")
        case "turn-start":
            return phase in ("respawn", "roll") or unrolled  # ruling.turn.before
        case "instead-of-roll":
            return phase == "roll" or unrolled
        case "attacking":
            return attack is not None and attack.shooter == name and _is_open(game)
        case "attacked":
            return attack is not None and attack.target == name and _is_open(game)
        case "attack":
            return _is_open(game)
        case "roll":
            roll = game.last_roll
            return (
                roll is not None
                and roll.was_held(name, entry.id, entry.deck)
                and entry.is_for_roll(roll.purpose)
            )
        case "dying":
            return is_dying(game, name)
    return False


def _window_for(game: Game, name: str, entry: Entry) -> Window:
    """Return the card's window, unless its player may play such cards at any time."""
    for force in in_force(game, name, mod.Allow):
        allowed = force.effect
        if allowed.value == "any-time" and is_selected(allowed.which, entry.words):
            return "any-time" if entry.window in ("own-turn", "turn-start") else entry.window
    return entry.window


def window_refusal(game: Game, name: str, entry: Entry) -> Refusal | None:
    if is_window_open(game, name, entry):
        return None
    turn = game.state.turn
    if game.state.stage != "play":
        text = say("{player} can't play {card} before the first turn", player=name, card=entry.name)
        return Refusal("setup.place.done", text)
    early = turn is not None and turn.player == name and turn.phase in ("respawn", "roll")
    if early and entry.window == "own-turn":
        text = say(
            "{player} must roll for movement before playing {card}", player=name, card=entry.name
        )
        return Refusal("turn.roll", text)
    text = say(
        "{player} can't play {card} now: play it {when}",
        player=name, card=entry.name, when=WHEN[entry.window],
    )  # fmt: skip
    return Refusal("ruling.card.timing", text)


# The words after "play it" for each window.
WHEN: dict[str, Sentence] = {
    "own-turn": say("on your turn"),
    "any-time": say("at any time"),
    "turn-start": say("before your movement roll"),
    "instead-of-roll": say("instead of your movement roll"),
    "attacking": say("during your attack, before the damage roll"),
    "attacked": say("when you are attacked, before the damage roll"),
    "attack": say("during an attack, before the damage roll"),
    "roll": say("right after a roll"),
    "card": say("right after another player's card"),
    "dying": say("when you are about to be fragged"),
}


def _is_open(game: Game) -> bool:
    attack = game.state.attack
    return attack is not None and attack.stage in ("hit", "damage") and not attack.cancelled


def targets(game: Game, name: str, entry: Entry) -> list[str]:
    """Return the players that this card may be played on, or none if it has no target."""
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
        # Being taken out of play does not save a fighter who is about to be fragged (frag.cure).
        found = [n for n in found if game.seat(n).square and n not in game.falling]
    if entry.armor:
        found = [n for n in found if n == name or _dressed(game, n, entry) is None]  # armor.one
    return [n for n in found if n == name or not proof(game, n, entry)]


def proof(game: Game, name: str, entry: Entry) -> Text:
    """Return the card or trait that protects a fighter from that card if another player plays it,
    or ""."""
    words = {"cards", *entry.words}
    for force in in_force(game, name, mod.Immune):
        if any(word in words for word in force.effect.value):
            return force.source
    return game.modules.protects(game, name, ("cards",))


def _target_refusal(game: Game, command: Play, entry: Entry) -> Refusal | None:
    assert entry.card is not None, "only cards are played"
    if entry.card.on in ("everyone", "nobody"):
        return None
    allowed = targets(game, command.player, entry)
    if command.target:
        if command.target in allowed:
            return None
        if entry.armor and (refusal := _dressed(game, command.target, entry)) is not None:
            return refusal
        rule = "card.nogift" if entry.card.on == "self" else "ruling.card.onother"
        text = say("{card} can't be played on {target}", card=entry.name, target=command.target)
        help = say("Play it on {players:or}.", players=tuple(allowed)) if allowed else NOTHING
        is_known = entry.card.on != "self" and command.target in game.state.seats
        if is_known and (source := proof(game, command.target, entry)):
            is_hanged = game.seat(command.target).status == "hanged"
            rule = "deadlands.gallows.immune" if is_hanged else "card.overrides"
            text = say(
                "{card} can't be played on {target}: {source}",
                card=entry.name, target=command.target, source=source,
            )  # fmt: skip
        return Refusal(rule, text, help)
    if not allowed:
        text = say("there is nobody to play {card} on", card=entry.name)
        return Refusal("ruling.card.onother", text)
    return None


def cost_refusal(
    game: Game, name: str, cost: Cost | None, what: str, card: str = "",
    picks: Sequence[str] = (),
) -> Refusal | None:  # fmt: skip
    """Return why that cost can't be paid, or None. `card` is the card that the cost is for, if it
    is still in hand. `picks` are the cards named as payment."""
    if cost is None:
        return None
    if cost.any_:
        refusals = [cost_refusal(game, name, one, what, card, picks) for one in cost.any_]
        if None not in refusals:
            return refusals[0]
    seat = game.seat(name)
    if cost.discard and (refusal := _no_such_copies(game, seat, picks)) is not None:
        return refusal
    if cost.discard and (given := cards_to_give(game, name, cost, card)) < cost.discard:
        return Refusal("card.overrides", _too_few_cards(name, cost, what, given))
    for number, have, thing in (
        (cost.ammo, most_ammo(game, name, cost), _AMMO),
        (cost.armor, armor(game, name), _ARMOR),
        (cost.health, health(game, name) - 1, _HEALTH),
        (cost.blood, seat.blood, _BLOOD),
    ):
        if number and number > have:
            return _too_dear(name, what, number, thing, max(have, 0))
    if cost.movement and (not game.is_active(name) or game.turn.movement < cost.movement):
        left = game.turn.movement if game.is_active(name) else 0
        return _too_dear(name, what, cost.movement, _MOVEMENT, left)
    for track, number in (cost.track or {}).items():
        made = tracks_of(game, name).get(track)
        if made is None:
            text = say(
                "{card} costs {track}, and {player} has no such track",
                card=what, track=track, player=name,
            )  # fmt: skip
            return Refusal("card.overrides", text)
        if (has := level(game, name, track)) < number:
            return _too_dear(name, what, number, made.name, has)
    if cost.attacks and (not game.is_active(name) or attacks_left(game, name) < cost.attacks):
        left = attacks_left(game, name) if game.is_active(name) else 0
        text = plural(
            "{card} costs {n} attack, and {player} has {left} left",
            "{card} costs {n} attacks, and {player} has {left} left",
            card=what, n=cost.attacks, player=name, left=left,
        )  # fmt: skip
        return Refusal("card.overrides", text)
    return None


_AMMO = say("ammo from one weapon")
_ARMOR = say("armor")
_HEALTH = say("Health")
_BLOOD = say("blood")
_MOVEMENT = say("movement")


def _too_dear(name: str, card: str, cost: int, what: Text, left: int) -> Refusal:
    text = say(
        "{card} costs {cost} {what}, and {player} can spend {left}",
        card=card, cost=cost, what=what, player=name, left=left,
    )  # fmt: skip
    return Refusal("card.overrides", text)


def _too_few_cards(name: str, cost: Cost, card: str, given: int) -> Sentence:
    words = {"card": card, "n": cost.discard, "player": name, "left": given}
    match bool(cost.which), cost.zone == "play":
        case True, True:
            return plural(
                "{card} costs {n} {items:or} card in play, and {player} has {left}",
                "{card} costs {n} {items:or} cards in play, and {player} has {left}",
                **words, items=cost.which,
            )  # fmt: skip
        case True, _:
            return plural(
                "{card} costs {n} {items:or} card, and {player} has {left}",
                "{card} costs {n} {items:or} cards, and {player} has {left}",
                **words, items=cost.which,
            )  # fmt: skip
        case _, True:
            return plural(
                "{card} costs {n} card in play, and {player} has {left}",
                "{card} costs {n} cards in play, and {player} has {left}",
                **words,
            )
    return plural(
        "{card} costs {n} card, and {player} has {left}",
        "{card} costs {n} cards, and {player} has {left}",
        **words,
    )


def _no_such_copies(game: Game, seat: Seat, picks: Sequence[str]) -> Refusal | None:
    """Refuse a named card if every copy has been seen elsewhere."""
    for pick in dict.fromkeys(picks):
        entry = game.catalog.cards.get(pick)
        if entry is None or not seat.hidden.get(entry.deck):
            continue
        unknown = picks.count(pick) - seat.known.count(pick)
        if unknown > 0 and copies_seen(game, pick) + unknown > entry.copies:
            return no_copy_left(seat.name, entry)
    return None


def cards_to_give(game: Game, name: str, cost: Cost, card: str = "") -> int:
    """Return how many cards the player may have to pay that cost, as far as the referee knows."""
    seat, cards = game.seat(name), game.catalog.cards
    if cost.zone == "play":
        laid = (c.card for c in seat.play if not c.ghost)
        return sum(is_selected(cost.which, cards[c].words) for c in laid)
    if seat.unsure:
        return cost.discard  # nobody has counted the hand
    if not cost.which:
        own = 1 if card and (card in seat.known or holds_card(game, seat, card)) else 0
        return seat.hand_size - own
    known = sum(c != card and is_selected(cost.which, cards[c].words) for c in seat.known)
    decks = {c.deck for c in cards.values() if is_selected(cost.which, c.words)}
    return known + sum(n for deck, n in seat.hidden.items() if deck in decks)


def paying_weapons(game: Game, name: str, cost: Cost) -> list[InPlay]:
    """Return the weapons in play from which the ammo of a cost may be spent."""
    entries, which = game.catalog.entries, () if cost.discard else cost.which
    return [
        laid
        for laid in game.seat(name).play
        if laid.is_at_hand and is_selected(which, entries[laid.card].words)
    ]


def most_ammo(game: Game, name: str, cost: Cost) -> int:
    """Return the ammo of the fullest weapon that can pay."""
    return max((laid.ammo for laid in paying_weapons(game, name, cost)), default=0)


def summon_problem(game: Game, act: acts.Summon, name: str) -> Sentence:
    """Return why this figure can't summon another minion, or NOTHING if it can."""
    owner = game.master(name)
    fighter = act.value
    role = game.catalog.definitions[fighter].role
    most = role.most if role is not None else 1
    minions = [s for s in game.standing() if s.fighter == fighter and s.owner == owner]
    if len(minions) >= most:
        return say("{player} already has {number} of them", player=owner, number=len(minions))
    if act.spot is not None:  # the effect asks for a free square
        return NOTHING
    return NOTHING if free_squares_beside(game, name) else say("no adjacent square is free")


def free_squares_beside(game: Game, name: str) -> list[str]:
    """Return the adjacent squares where a new figure can stand."""
    ground, here = game.ground, game.seat(name).square
    if not here:
        return []
    moves = moves_from(ground.board, ground.place[here], things=game.things())
    near = [ground.names[move.to] for move in moves if move.by == "step"]
    return [square for square in near if not game.is_occupied(square, "")]


def _dressed(game: Game, name: str, entry: Entry) -> Refusal | None:
    """Return a refusal if the fighter can't wear another suit of armor (armor.one)."""
    if name not in game.state.seats:
        return None
    if source := is_forbidden(game, name, "wear", entry.words):
        text = say(
            "{player} can't wear {card}: {source}", player=name, card=entry.name, source=source
        )
        return Refusal("card.overrides", text)
    if (worn := suit(game, name)) is None:
        return None
    suits = [c for c in game.seat(name).play if c.armor > 0 and c.card in game.catalog.cards]
    if not suits:
        return None  # armor from a trait is not a suit
    allowed = (force.effect.value for force in in_force(game, name, mod.Allow))
    if len(suits) < 2 and "two-suits" in allowed:
        return None
    worn = suits[0]
    text = say(
        "{player} already wears {card}", player=name, card=game.catalog.cards[worn.card].name
    )
    return Refusal("armor.one", text, say("Drop or discard it first."))


def weapons_in_play(game: Game, name: str) -> list[str]:
    cards = game.catalog.cards
    return [
        laid.card for laid in game.seat(name).play if not laid.ghost and cards[laid.card].weapon
    ]


def weapon_room(game: Game, name: str, what: str) -> Refusal | None:
    """Return a refusal if no more weapons may enter play (play.weapon.limit,
    ruling.weapon.swap)."""
    held, limit = weapons_in_play(game, name), weapon_limit(game, name)
    if len(held) < limit:
        return None
    rule = "play.weapon.limit"
    text = plural(
        "{player} has no room for {card}: {n} weapon in play, and the limit is {most}",
        "{player} has no room for {card}: {n} weapons in play, and the limit is {most}",
        player=name, card=what, n=len(held), most=limit,
    )  # fmt: skip
    forces = in_force(game, name, mod.Limit)
    if source := next((f.source for f in forces if f.effect.value == "weapons"), ""):
        rule, text = "card.overrides", say("{text} ({source})", text=text, source=source)
    if not held:
        return Refusal(rule, text)
    help = say("Drop {options_typed:or} first.", options_typed=tuple(dict.fromkeys(held)))
    return Refusal(rule, text, help)
