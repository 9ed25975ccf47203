"""A player's actions with cards: play and pay for them, discard, drop and pick them up. Also
spending blood (play.*, ruling.card.*)."""

from __future__ import annotations

from fragkit.language.sentences import Sentence, plural, say
from fragkit.model.effects import Cost, modifiers
from fragkit.model.effects.selector import is_selected
from fragkit.model.playing_cards import Face
from fragkit.rules.attack.health import drop_spent_armor, settle_lowered, spend_blood
from fragkit.rules.attack.shooting import claimed_plays
from fragkit.rules.cards import late_claims
from fragkit.rules.cards.card_faces import face_of
from fragkit.rules.cards.card_piles import (
    ammo_boxes,
    copies_seen,
    cut_other_hands,
    discard_from_hand,
    discard_from_play,
    hand_decks,
    holds_card,
    hosts,
    laid_card,
    lay,
    note_wear,
    out_of_hand,
    pick_from_hand,
    to_discards,
)
from fragkit.rules.cards.permission import (
    cost_refusal,
    no_copy_left,
    not_in_hand,
    paying_weapons,
    targets,
)
from fragkit.rules.cards.said_cards import remember
from fragkit.rules.catalog import Entry, is_of_roll
from fragkit.rules.commands import Discard, Drop, Play, Refusal, Spend, Take
from fragkit.rules.effects.durations import settle_all
from fragkit.rules.effects.sheet_verbs import change_track
from fragkit.rules.events import (
    AmmoSpent,
    BloodSpent,
    CardCancelled,
    CardDiscarded,
    CardPlayed,
    NothingHappened,
    Wounded,
)
from fragkit.rules.fighter_sheet import level
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.movement.floor import drop, find_counter, pickup_square, take, taken_words
from fragkit.rules.pending import Context
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import Declared, die
from fragkit.rules.state import Counter, InPlay, Seat
from fragkit.rules.stats import armor, health, holds, is_dying, is_forbidden, suit


def lay_from_hand(game: Game, name: str, card: str) -> Procedure[bool]:
    """Play a weapon while declaring an attack with it (attack.weapon.hand). Return False if it was
    canceled."""
    command = Play(name, card)
    out_of_hand(game, game.seat(name), card)
    game.tell(CardPlayed(name, card, name))
    entry = game.catalog.cards[card]
    assert entry.card is not None, "only cards are held"
    if not late_claims.is_answered(game, command):
        laid = lay(game, name, card, name)
        yield from pay(game, name, entry.card.cost, entry.name, [], laid)
        return True
    to_discards(game, card)
    game.tell(CardDiscarded(name, card, entry.deck, "play", ""))
    yield from pay(game, name, entry.card.cost, entry.name, [], None)
    yield from _cancelled(game, command)
    return False


def play_card(game: Game, command: Play) -> Procedure[None]:
    """Play a card from the hand: pay its cost, perform its effects, then discard it unless it stays
    in play."""
    entry = game.catalog.cards[command.card]
    name = command.player
    on = yield from _whom(game, command, entry)
    host = yield from _host(game, name, on or name, entry)
    remember(game, command)
    if not command.said and (gone := not_in_hand(game, name, entry)) is not None:
        # Somebody took it, or showed the last copy, while its player was choosing.
        game.tell(NothingHappened(name, entry.id, gone.text))
        return
    out_of_hand(game, game.seat(name), entry.id)
    game.tell(CardPlayed(name, entry.id, on))
    if game.is_active(name) and entry.window in ("own-turn", "instead-of-roll"):
        game.turn.unrolled = False
    assert entry.card is not None, "only cards are played"
    picks = list(command.pick)
    if entry.stays and not late_claims.is_answered(game, command):
        lies_on = on or name
        laid: InPlay | None = lay(game, lies_on, entry.id, name)
        if laid is not None and host:
            laid.attached = host
    else:
        laid = None
        to_discards(game, entry.id)
        game.tell(CardDiscarded(name, entry.id, entry.deck, "play", ""))
    shown: list[Face] = []
    if entry.asks_for_face:
        picks = [pick for pick in picks if pick not in game.catalog.decks]
    yield from pay(game, name, entry.card.cost, entry.name, picks, laid, shown, entry.asks_for_face)
    if (yield from _cancelled(game, command)):
        return
    if entry.window == "instead-of-roll" and game.turn.phase == "roll":
        game.turn.phase = "free"  # declaring the teleport replaces the roll (turn.roll.teleport)
    context = Context(
        name, on or name, entry.id, entry.name, command.square, picks, shown=shown
    )  # fmt: skip
    if entry.changes_dice and entry.window == "roll":
        declare_dice(game, name, entry, context)
    if any(effect.verb == "stat" for _, effect in entry.standing):
        yield from settle_lowered(game, name, entry.name)
    for number, effect in entry.moments.get("play", ()):
        if not game.is_over:
            yield from game.cards.perform(game, effect, number, context)
    if laid is not None:
        yield from struck_before(game, on or name, context)
    yield from after_play(game)


def struck_before(game: Game, name: str, context: Context) -> Procedure[None]:
    """Perform the effects at `struck` of a card or a stance that comes after the attack has hit but
    before the damage roll, as it does when the hit needs no roll."""
    attack = game.state.attack
    if attack is None or attack.stage != "damage" or attack.target != name:
        return
    for number, effect in game.catalog.entries[context.card].moments.get("struck", ()):
        if effect.whose != "others" and not (game.is_over or attack.cancelled):
            yield from game.cards.perform(game, effect, number, context)


def _whom(game: Game, command: Play, entry: Entry) -> Procedure[str]:
    """Return the target typed, the only possible one, or the one chosen."""
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
        reason = say("who do you play {card} on?", card=entry.name)
        answer = yield Choice(command.player, "target", asked, reason, "play.def")
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def _host(game: Game, name: str, on: str, entry: Entry) -> Procedure[str]:
    """Return the card in play to attach this card to. If there are several, its player chooses."""
    while True:
        found = hosts(game, on, entry)
        if len(found) < 2:
            return found[0] if found else ""
        options = tuple(Option(id, game.catalog.cards[id].name) for id in found)
        reason = say("which card do you attach {card} to?", card=entry.name)
        answer = yield Choice(name, "attach", options, reason, "play.def")
        if answer is not DISTURBED:
            return str(answer[0])


def _cancelled(game: Game, command: Play) -> Procedure[bool]:
    """Cancel the card if a player did so with another card. That player typed the command later,
    but it happens here."""
    answer = late_claims.answer(game, command)
    if answer is None:
        return False
    yield from play_card(game, answer)
    game.tell(CardCancelled(command.player, command.card))
    return True


def pay(
    game: Game, name: str, cost: Cost | None, what: str, picks: list[str], laid: InPlay | None,
    shown: list[Face] | None = None, by_face: bool = False,
) -> Procedure[None]:  # fmt: skip
    """Pay the cost. The faces of discarded cards are `shown` to the effects that follow. With
    `by_face`, these faces matter, so a card from a secret hand must be named."""
    if cost is None:
        return
    if cost.any_:
        one = yield from _which_price(game, name, cost, what)
        yield from pay(game, name, one, what, picks, laid, shown)
    if cost.movement:
        game.turn.movement -= cost.movement
    if cost.attacks:
        game.turn.attacks += cost.attacks
    yield from _pay_points(game, name, cost, what)
    for _ in range(cost.discard):
        if cost.zone == "play" or cost.which:
            given = yield from _give_such(game, name, cost, what, picks)
        elif picks and holds_card(game, game.seat(name), picks[0]):
            given = [picks.pop(0)]
            discard_from_hand(game, name, given[0], _paid_for(what))
        else:
            given = yield from _give_any(game, name, what, "card" if by_face else "discard")
        faces = [face_of(game, card) for card in given]
        if shown is not None:
            shown += [face for face in faces if face is not None]
    for track, number in (cost.track or {}).items():
        yield from change_track(game, name, track, level(game, name, track) - number, what)
    if cost.itself and laid is not None:
        discard_from_play(game, name, laid, _paid_for(what))


def _paid_for(what: str) -> Sentence:
    return say("for {source}", source=what)


def _give_any(game: Game, name: str, what: str, purpose: str) -> Procedure[list[str]]:
    """Discard a card of the player's choice if they still have one."""
    reason = say("which card do you discard for {source}?", source=what)
    card = yield from pick_from_hand(game, name, name, reason, "card.overrides", purpose)
    if not card:
        return []
    discard_from_hand(game, name, card, _paid_for(what))
    return [card]


def _which_price(game: Game, name: str, cost: Cost, what: str) -> Procedure[Cost | None]:
    """Return the cost that the player chooses, or the only one that they can pay."""
    from fragkit.model.text.circumstances import priced  # slow to import, and few cards need it

    while True:
        payable = [one for one in cost.any_ if cost_refusal(game, name, one, what) is None]
        if len(payable) < 2:
            return payable[0] if payable else None
        options = tuple(Option(str(i), priced(one)) for i, one in enumerate(payable, 1))
        reason = say("which cost do you pay for {source}?", source=what)
        answer = yield Choice(name, "pay", options, reason, "card.overrides")
        if answer is not DISTURBED:
            return payable[int(answer[0]) - 1]


def _pay_points(game: Game, name: str, cost: Cost, what: str) -> Procedure[None]:
    """Pay the Health, armor, blood and ammo of a cost."""
    seat = game.seat(name)
    if cost.health:
        seat.wounds += cost.health
        game.tell(Wounded(name, cost.health, health(game, name), armor(game, name), what))
    if cost.armor:
        worn = suit(game, name)
        if worn is not None:
            worn.armor -= cost.armor
            game.tell(Wounded(name, cost.armor, health(game, name), worn.armor, what))
            drop_spent_armor(game, name)
    for _ in range(min(cost.blood, seat.blood)):
        seat.blood -= 1
        game.tell(BloodSpent(name, seat.blood))
    if cost.ammo:
        laid = yield from _which_weapon(game, name, cost, what)
        if laid is not None:
            laid.ammo -= cost.ammo
            game.tell(AmmoSpent(name, laid.card, cost.ammo, laid.ammo))


def _which_weapon(game: Game, name: str, cost: Cost, what: str) -> Procedure[InPlay | None]:
    while True:
        found = [c for c in paying_weapons(game, name, cost) if c.ammo >= cost.ammo]
        ids = list(dict.fromkeys(c.card for c in found))
        if len(ids) < 2:
            return found[0] if found else None
        options = tuple(Option(id, game.catalog.cards[id].name) for id in ids)
        reason = say("which weapon pays {ammo} ammo for {source}?", ammo=cost.ammo, source=what)
        answer = yield Choice(name, "weapon", options, reason, "card.overrides")
        if answer is not DISTURBED:
            return next(c for c in found if c.card == answer[0])


def _give_such(
    game: Game, name: str, cost: Cost, what: str, picks: list[str]
) -> Procedure[list[str]]:
    """Discard a card of the kind that the cost asks for, from the hand or from play."""
    seat, cards = game.seat(name), game.catalog.cards
    while True:
        held = [c.card for c in seat.play if not c.ghost] if cost.zone == "play" else seat.known
        ids = [c for c in dict.fromkeys(held) if is_selected(cost.which, cards[c].words)]
        wanted = {c.deck for c in cards.values() if is_selected(cost.which, c.words)}
        decks = tuple(deck for deck in hand_decks(game, seat) if deck in wanted)
        decks = () if cost.zone == "play" else decks
        if not ids and not decks:
            return []
        said = next((p for p in picks if p in ids), ids[0] if len(ids) == 1 and not decks else "")
        if not said:
            options = tuple(Option(id, cards[id].name) for id in ids)
            reason = say("which card do you discard for {source}?", source=what)
            answer = yield Choice(
                name, "discard", options, reason, "card.overrides", decks=decks, which=cost.which
            )
            if answer is DISTURBED:
                continue
            said = answer[0]
        break
    if said in picks:
        picks.remove(said)
    if cost.zone == "play":
        laid = next(c for c in seat.play if c.card == said and not c.ghost)
        discard_from_play(game, name, laid, _paid_for(what))
    else:
        discard_from_hand(game, name, said, _paid_for(what))
    return [said]


def declare_dice(game: Game, by: str, entry: Entry, context: Context) -> None:
    """Note the dice of the last roll that a card or trait rerolls or turns; the picks may name
    them.

    A trait may be limited to weapons with a tag (deadlands.agency.cheat, ruling.cheat.type) and to
    certain rolls (deadlands.agency.cheat.rolls, ruling.cheat.agency).
    """
    dice = tuple(int(p) for p in context.pick if p.isdigit())
    purpose = game.last_roll.purpose if game.last_roll is not None else ""
    for effect in entry.effects:
        if (
            isinstance(effect, modifiers.Reroll | modifiers.Adjust)
            and is_of_roll(effect.value, purpose)
            and holds(game, effect.if_, by)
        ):
            game.claims.dice.append(Declared(by, entry.name, effect, dice))


def after_play(game: Game) -> Procedure[None]:
    """Frag fighters who have no Health left, and let players reduce hands over the limit."""
    if game.is_over:
        return
    yield from settle_all(game, "")
    if game.state.attack is not None:
        yield from claimed_plays(game)
    if not game.is_over:
        yield from cut_other_hands(game)


# -- picking up, dropping, discarding, spending blood


def pick_up(game: Game, command: Take) -> Procedure[None]:
    words = taken_words(game, command)
    square = pickup_square(game, command.player, command.what)
    counter = find_counter(game, square, command.what)
    card = take(game, command)
    if isinstance(counter, Counter) and counter.kind in game.catalog.counters:
        yield from game.cards.trigger_counter(game, command.player, counter, "take")
    full = ammo_boxes(game, game.catalog.cards[card]) if card in game.catalog.cards else -1
    if full > 0 and game.houses.pickup == "rolled":
        name = game.catalog.cards[card].name
        reason = say("for the ammo in {weapon}", weapon=name)
        face = yield from die(game, command.player, "chance", name, reason)
        note_wear(game, command.player, card, min(face, full) + 1)
    if game.is_awaited("take"):
        game.turn.found = words
        yield from game.trigger(command.player, "take")
        if game.state.turn is not None:
            game.turn.found = ()


def drop_card(game: Game, command: Drop) -> Procedure[None]:
    """Drop a card. If it kept its owner alive, they are fragged."""
    drop(game, command)
    yield from settle_all(game, command.card)


def check_discard(game: Game, command: Discard) -> Refusal | None:
    seat = game.seat(command.player)
    hand = list(seat.known)
    hidden = dict(seat.hidden)
    laid = [c.card for c in seat.play if not c.ghost]
    unseen: list[str] = []
    for card in command.cards:
        entry = game.catalog.cards.get(card)
        if entry is None and seat.unsure and card in game.catalog.decks:
            continue
        if entry is None and hidden.get(card):
            hidden[card] -= 1  # any card of that deck
            continue
        if entry is None:
            text = say("{player} has no `{typed}` card", player=command.player, typed=card)
            return Refusal("hand.reduce.discard", text)
        if card in hand:
            hand.remove(card)
        elif card in laid:
            laid.remove(card)
        elif hidden.get(entry.deck) or seat.unsure:
            hidden[entry.deck] = max(hidden.get(entry.deck, 0) - 1, 0)
            unseen.append(card)
            if copies_seen(game, card) + unseen.count(card) > entry.copies:
                return no_copy_left(command.player, entry)
        else:
            text = say("{player} does not have {card}", player=command.player, card=entry.name)
            return Refusal("hand.reduce.discard", text)
    return None if command.cards else Refusal("hand.reduce.discard", say("name a card"))


def discard(game: Game, command: Discard) -> Procedure[None]:
    """Discard a card from the hand, or if it is not there, from play. This makes room for armor or
    a weapon (ruling.armor.swap)."""
    seat = game.seat(command.player)
    for card in command.cards:
        laid = laid_card(game, command.player, card) if card in game.catalog.cards else None
        if card in seat.known or laid is None:
            discard_from_hand(game, command.player, card)
        else:
            discard_from_play(game, command.player, laid)
    yield from settle_all(game, "")


def check_spend(game: Game, command: Spend) -> Refusal | None:
    """Check that blood can be spent. A counter restores 1 lost Health at any time (blood.spend)."""
    seat = game.state.seats.get(command.player)
    if seat is None or not seat.square:
        text = say("{player} is not on the map", player=command.player)
        return Refusal("blood.spend", text)
    if seat.blood < command.count or command.count < 1:
        return Refusal("blood.keep", _blood_kept(seat))
    for deed in ("blood", "heal"):
        if source := is_forbidden(game, seat.name, deed):
            text = say("{player} can't spend blood: {source}", player=seat.name, source=source)
            return Refusal("card.overrides", text)
    if not seat.wounds:
        return Refusal("ruling.health.cap", say("{player} is at full Health", player=seat.name))
    if seat.wounds < command.count:
        text = say("{player} has lost only {n} Health", player=seat.name, n=seat.wounds)
        return Refusal("ruling.health.cap", text)
    if is_dying(game, seat.name) and game.houses.blood_cure == "b":
        text = say("blood does not prevent a frag in this game")
        return Refusal("ruling.blood.cure", text)
    return None


def _blood_kept(seat: Seat) -> Sentence:
    if not seat.blood:
        return say("{player} has no blood counters", player=seat.name)
    return plural(
        "{player} has only {n} blood counter", "{player} has only {n} blood counters",
        player=seat.name, n=seat.blood,
    )  # fmt: skip


def spend(game: Game, command: Spend) -> Procedure[None]:
    spend_blood(game, command.player, command.count)
    if game.is_awaited("healed"):
        yield from game.trigger(command.player, "healed")
