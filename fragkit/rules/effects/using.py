"""Using a card in play or a trait, when its owner types `use` (`at: use`)."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.language.sentences import Sentence, plural, say
from fragkit.model.effects import Effect, Modifier, acts, modifiers
from fragkit.model.playing_cards import Face
from fragkit.model.word_values import Lasts, kebab
from fragkit.rules.attack.aiming import may_attack
from fragkit.rules.attack.health import most_of
from fragkit.rules.cards.permission import (
    WHEN,
    cannot_take_to,
    cost_refusal,
    is_window_open,
    summon_problem,
)
from fragkit.rules.catalog import Entry, is_of_roll, sheet_id
from fragkit.rules.commands import Refusal, Use
from fragkit.rules.effects.card_verbs import discards_for
from fragkit.rules.effects.conditions import answered
from fragkit.rules.effects.perform import perform
from fragkit.rules.effects.playing import after_play, pay
from fragkit.rules.effects.stances import check_enter, do_enter, enters
from fragkit.rules.events import CardUsed
from fragkit.rules.fighter_sheet import stances_in
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.game_map import landing_squares
from fragkit.rules.module import missing_rule, rules_are_off
from fragkit.rules.pending import Context
from fragkit.rules.requests import Act, Choice, Option, Roll
from fragkit.rules.rolls import LISTED, Declared, affected_dice
from fragkit.rules.state import InPlay
from fragkit.rules.stats import holds

_OFTEN = 20  # more than any Health


def usable_entry(game: Game, name: str, card: str) -> tuple[Entry, InPlay | None] | None:
    """Return the card in play or the trait that a player names. `ability` and the fighter's name
    both mean the only trait."""
    seat = game.seat(name)
    copies = [laid for laid in seat.play if laid.card == card and laid.is_at_hand]
    if copies:
        # Of two copies, the one that was used less often this turn.
        uses = game.state.turn.uses if game.state.turn is not None else {}
        entry = game.catalog.cards[card]
        numbers = [number for number, _ in entry.moments.get("use", ())]
        return entry, min(
            copies,
            key=lambda laid: sum(uses.get(use_key(entry, laid, n, name), 0) for n in numbers),
        )
    for laid, stance in stances_in(game, name):
        if stance.id == card and game.catalog.entries[laid.card].is_used:
            return game.catalog.entries[laid.card], laid
    own = game.catalog.sheet_weapons(seat.fighter).get(card)
    if own is not None and own.is_used:
        return own, None
    for laid in (one for one in seat.play if one.is_copy):
        copied = game.catalog.traits[laid.card[1:]].get(card)
        if copied is not None and copied.is_used:
            return copied, None
    here = (one for one in game.grounds_at(seat.square) if one.is_used)
    ground = next((one for one in here if kebab(one.name) == card), None)
    rule = ground or game.catalog.rule_traits.get(card)
    if rule is not None and rule.is_used:
        return rule, None
    if not seat.fighter:
        return None
    traits = game.catalog.traits[seat.fighter]
    if card in traits and traits[card].is_used:
        return traits[card], None
    if card in ("ability", seat.fighter, sheet_id(seat.fighter)):
        used = [trait for trait in traits.values() if trait.is_used]
        fits = [trait for trait in used if _of_last_roll(game, name, trait, is_over=True)]
        deeds = [trait for trait in used if "use" in trait.moments]
        left = [trait for trait in deeds if _is_left(game, name, trait)]
        meant = (fits or left or deeds or used or list(traits.values()))[:1]
        return (meant[0] if meant else game.catalog.fighters[seat.fighter]), None
    return None


def lifelines(game: Game, name: str) -> list[tuple[str, str, int]]:
    """Return the ways in which a dying fighter may survive: the word to type after `use`, its name,
    and the most Health that it restores."""
    found: list[tuple[str, str, int]] = []
    for word in usable_names(game, name):
        named = usable_entry(game, name, word)
        if named is None or check_use(game, Use(name, word)) is not None:
            continue
        entry, laid = named
        points = 0
        for number, effect in entry.deeds:
            if not isinstance(effect, acts.Heal) or effect.when not in ("dying", "any-time"):
                continue
            if effect.on in ("chosen", "self"):
                value, wounds = effect.value, game.seat(name).wounds
                most = wounds if value == "full" else most_of(game, name, value)
                points += most * _times_left(game, entry, laid, number, name)
        if points:
            found.append((word, entry.name, points))
    return found


def _times_left(game: Game, entry: Entry, laid: InPlay | None, number: int, name: str) -> int:
    """Return how many uses of the effect are left this turn; a large number if there is no limit."""
    effect = entry.effects[number]
    uses = game.state.turn.uses if game.state.turn is not None else {}
    if effect.per_turn is None:
        return 1 if effect.cost is not None else _OFTEN
    return max(effect.per_turn - uses.get(use_key(entry, laid, number, name), 0), 0)


def _is_left(game: Game, name: str, trait: Entry) -> bool:
    """Return whether the trait can still be used this turn."""
    done = game.state.turn.uses if game.state.turn is not None else {}
    return any(
        effect.per_turn is None or done.get(use_key(trait, None, number, name), 0) < effect.per_turn
        for number, effect in trait.moments["use"]
    )


def usable_names(game: Game, name: str) -> list[str]:
    """Return the words that a player could type after `use`: cards in play and their own traits."""
    seat, catalog = game.seat(name), game.catalog
    grounds = game.grounds_at(seat.square)
    if not seat.play and not grounds:
        return list(catalog.used_words(seat.fighter))
    return [
        *(_usable_in_play(game, name) if seat.play else ()),
        *catalog.used_words(seat.fighter),
        *(
            word
            for laid in seat.play
            if laid.is_copy
            for word, trait in catalog.traits[laid.card[1:]].items()
            if trait.is_used
        ),
        *(kebab(own.name) for own in grounds if own.is_used),
    ]


def _usable_in_play(game: Game, name: str) -> Iterator[str]:
    """Yield the usable cards and stances in play."""
    cards, entries = game.catalog.cards, game.catalog.entries
    laid = [one.card for one in game.seat(name).play if one.is_at_hand and one.card in cards]
    yield from (card for card in dict.fromkeys(laid) if cards[card].is_used)
    yield from (s.id for one, s in stances_in(game, name) if entries[one.card].is_used)


def _source_id(game: Game, name: str, entry: Entry, laid: InPlay | None) -> str:
    """Return the name of the source in the state: a card, a rule of the packs, a square's ground,
    or the sheet."""
    if laid is not None:
        return laid.card
    fighter = game.seat(name).fighter
    if entry.weapon is not None:
        return game.catalog.laid_id(fighter, entry.id)
    return entry.id if entry.id.endswith("@") else sheet_id(entry.id)


def use_key(entry: Entry, laid: InPlay | None, number: int, player: str) -> str:
    """Return the key under which uses of that effect are counted (`per_turn`), separately for each
    copy and each player."""
    return f"{entry.id} {number} {player if laid is None else laid.order}"


def changes_dice(game: Game, command: Use) -> bool:
    """Return whether the command is about rolled dice. An effect that can also do something else
    counts while it can change dice."""
    found = usable_entry(game, command.player, command.card)
    if found is None or not found[0].dice_effects:
        return False
    return not found[0].deeds or _check_dice(game, command, *found) is None


def check_use(game: Game, command: Use) -> Refusal | None:
    name = command.player
    if name not in game.state.seats:
        return Refusal("play.def", say("{player} is not in the game", player=name))
    found = usable_entry(game, name, command.card)
    if found is None and (entering := enters(game, command)) is not None:
        return check_enter(game, entering)
    if found is None:
        words = game.catalog.yours_to_apply(game.seat(name).fighter).get(command.card)
        if words is not None:
            text = say("{card} has text but no effects: apply it yourself", card=words)
            return Refusal("card.overrides", text, say("Enter the result with `override`."))
        fighter = game.seat(name).fighter
        trait = game.catalog.traits[fighter].get(command.card) if fighter else None
        if trait is not None:
            return _works_by_itself(trait.name)
        text = say("{player} has no `{typed}` in play", player=name, typed=command.card)
        return Refusal("play.def", text)
    entry, laid = found
    if (refusal := _check_whom(game, command, entry)) is not None:
        return refusal
    if changes_dice(game, command):
        return _check_dice(game, command, entry, laid)
    uses = entry.deeds
    if not uses:
        if entry.dice_effects:
            return _check_dice(game, command, entry, laid)
        return _works_by_itself(entry.name)
    timely = [use for use in uses if _is_time(game, name, entry, use[1])]
    if game.state.stage != "play" or not timely:
        said = uses[0][1].when
        if said is not None:
            text = say(
                "{player} can't use {card} now: use it {when}",
                player=name, card=entry.name, when=WHEN[said],
            )  # fmt: skip
            return Refusal("ruling.card.timing", text)
        if game.is_active(name) and game.turn.phase in ("respawn", "roll"):
            text = say(
                "{player} must roll for movement before using {card}", player=name, card=entry.name
            )
            return Refusal("turn.roll", text)
        text = say("{player} can use {card} only on their turn", player=name, card=entry.name)
        return Refusal("ruling.card.timing", text)
    refusals = [_check_effect(game, command, entry, laid, *use) for use in timely]
    return None if None in refusals else refusals[0]


def _works_by_itself(name: str) -> Refusal:
    return Refusal("play.def", say("{card} works by itself: you don't use it", card=name))


def _check_whom(game: Game, command: Use, entry: Entry) -> Refusal | None:
    """Check the target: unless the effect has `on`, it may affect only its owner."""
    name, target = command.player, command.target
    if target in ("", name):
        return None
    if entry.card is not None and entry.card.on in ("other", "fighter"):
        return None
    if any(effect.is_on_another for _, effect in entry.moments.get("use", ())):
        seat = game.state.seats.get(target)
        if seat is not None and seat.square:
            return None
        return Refusal("play.def", say("{target} is not on the map", target=target))
    text = say(
        "{card} affects only {player}, not {target}",
        card=entry.name, player=name, target=target,
    )  # fmt: skip
    return Refusal("play.def", text)


def _check_landing(game: Game, command: Use, entry: Entry, effect: Effect) -> Refusal | None:
    """Check the square before the cost is paid, so that a typo costs nothing."""
    if not isinstance(effect, acts.Teleport) or not command.square:
        return None
    spot = effect.spot
    if spot is not None and spot.of == "foe" and not command.target:
        return None  # the player chooses the other fighter later
    squares = landing_squares(game, effect, command.player, command.player, command.target)
    if command.square in squares:
        return None
    return cannot_take_to(entry, command.player, command.square)


def _is_time(game: Game, name: str, entry: Entry, effect: Effect) -> bool:
    """Return whether a player may use the effect now: in its window, or in their free phase. A
    change to dice may be used for any of their rolls."""
    if effect.when is not None:
        return is_window_open(game, name, entry, effect.when)
    if game.is_active(name) and game.turn.phase == "free":
        return True
    return isinstance(effect, modifiers.Roll)


def is_deed(game: Game, command: Use) -> bool:
    """Return whether the use belongs to the free phase, between moves and attacks."""
    found = usable_entry(game, command.player, command.card)
    if found is None or found[0].dice_effects:
        return False
    entry = found[0]
    return not any(
        _interrupts(effect) and _is_time(game, command.player, entry, effect)
        for _, effect in entry.deeds
    )


def _interrupts(effect: Effect) -> bool:
    """Return whether the effect may be used while another player is due."""
    return effect.when not in (None, "own-turn") or isinstance(effect, modifiers.Roll)


def _check_effect(
    game: Game, command: Use, entry: Entry, laid: InPlay | None, number: int, effect: Effect
) -> Refusal | None:
    name = command.player
    key = use_key(entry, laid, number, name)
    used = game.turn.uses.get(key, 0) if game.state.turn is not None else 0
    if effect.per_turn is not None and used >= effect.per_turn:
        return _used_up(name, entry, used)
    if needed := missing_rule([effect], game.modules):
        return rules_are_off(entry.name, needed)
    if not game.seat(name).square:
        return Refusal("turn.respawn", say("{player} is not on the map", player=name))
    if effect.is_on_another and not command.target:
        if not others_for(game, name, effect):
            text = say("there is nobody to use {card} on", card=entry.name)
            return Refusal("card.overrides", text)
    elif effect.if_ is not None and not can_begin(game, effect, name, command.target):
        # Slow to import, and seldom needed.
        from fragkit.model.text.circumstances import another_fighter, condition_sentence

        text = say("{player} can't use {card} now", player=name, card=entry.name)
        if effect.on == "others" and effect.if_.asks_for_foe:
            whom = another_fighter(effect.if_)
            text = say("you can use {card} only on {whom}", card=entry.name, whom=whom)
        elif effect.on == "everyone" and effect.if_.asks_for_any_foe:
            text = say("there is nobody to use {card} on", card=entry.name)
        elif reasons := condition_sentence(effect.if_):
            text = say(
                "you can use {card} only {reasons}",
                card=entry.name, reasons=reasons,
            )  # fmt: skip
        return Refusal("card.overrides", text)
    piles = discards_for(game, effect) if isinstance(effect, acts.Draw) else []
    if piles and isinstance(effect, acts.Draw) and not any(pile.discards for pile in piles):
        return Refusal("deck.discard", _nothing_discarded(name, entry, effect))
    if isinstance(effect, acts.Summon) and (problem := summon_problem(game, effect, name)):
        text = say(
            "{player} can't use {card}: {reason}", player=name, card=entry.name, reason=problem
        )
        return Refusal("card.overrides", text)
    if isinstance(effect, modifiers.Roll) and effect.lasts == Lasts("roll"):
        if (refusal := _check_roll_to_come(game, name, entry, effect)) is not None:
            return refusal
        card = _source_id(game, name, entry, laid)
        bought = (c for c in game.seat(name).play if c.card == card and number in c.effects)
        if any(c.lasts == "roll" for c in bought):
            text = say(
                "{player} has already used {card} for the next roll", player=name, card=entry.name
            )
            return Refusal("ruling.cheat.saloon", text)
    if (refusal := _check_landing(game, command, entry, effect)) is not None:
        return refusal
    return cost_refusal(game, name, effect.cost, entry.name, picks=command.pick)


def _check_roll_to_come(
    game: Game, name: str, entry: Entry, effect: modifiers.Roll
) -> Refusal | None:
    """Refuse to change the next roll if no suitable roll can follow. Extra dice are useless for a
    roll that picks from a list (ruling.cheat.saloon.table)."""
    due, attack = game.due, game.state.attack
    if isinstance(due, Roll) and due.player == name:
        if due.purpose not in LISTED and not due.again and is_of_roll(effect.value, due.purpose):
            return None
        text = say("{card} can't change this roll", card=entry.name)
        return Refusal("ruling.cheat.saloon.table", text)
    if isinstance(due, Act) and due.player == name and may_attack(game, name) is None:
        return None
    if isinstance(due, Choice) and due.player == name and due.is_of_shot:
        return None
    if attack is not None and name in (attack.shooter, attack.target):
        return None
    text = say(
        "{player} has no roll to come: use {card} when a roll is due", player=name, card=entry.name
    )
    return Refusal("ruling.cheat.saloon", text)


def _used_up(name: str, entry: Entry, used: int) -> Refusal:
    text = plural(
        "{player} has already used {card} this turn",
        "{player} has already used {card} {n} times this turn",
        player=name, card=entry.name, n=used,
    )  # fmt: skip
    return Refusal("card.overrides", text)


def _nothing_discarded(name: str, entry: Entry, effect: acts.Draw) -> Sentence:
    if "any" in effect.value:
        return say(
            "{player} can't use {card}: every discard pile is empty", player=name, card=entry.name
        )
    return say(
        "{player} can't use {card}: no {decks:or} card has been discarded",
        player=name, card=entry.name, decks=effect.value,
    )  # fmt: skip


def others_for(game: Game, name: str, effect: Effect) -> list[str]:
    """Return the other fighters on the map who meet the effect's condition."""
    others = [seat.name for seat in game.standing() if seat.name != name]
    return [other for other in others if _may_begin(game, effect, name, other)]


def can_begin(game: Game, effect: Effect, name: str, target: str) -> bool:
    """Return whether the effect's condition is true. If the effect may be used on several fighters,
    one suitable fighter is enough."""
    if effect.on in ("others", "everyone"):
        own = effect.on == "everyone" and holds(game, effect.if_, name, name)
        return own or bool(others_for(game, name, effect))
    return _may_begin(game, effect, name, target)


def _may_begin(game: Game, effect: Effect, name: str, foe: str) -> bool:
    """Return whether the effect's condition is true or may become true, because an effect with a
    duration may wait for an attack."""
    if effect.if_ is None:
        return True
    answer = answered(game, effect.if_, name, foe)
    return answer is True or (answer is None and isinstance(effect, Modifier))


def _check_dice(game: Game, command: Use, entry: Entry, laid: InPlay | None) -> Refusal | None:
    """Check a change to dice, which may be claimed until the next roll (meta.bonus)."""
    last = game.last_roll
    if last is None:
        text = say(
            "{player} can't use {card}: nobody has rolled", player=command.player, card=entry.name
        )
        return Refusal("meta.bonus", text)
    if laid is not None and laid.order > last.serial:
        return Refusal("meta.bonus", say("{card} came into play after that roll", card=entry.name))
    for number, effect in _of_last_roll(game, command.player, entry, is_over=True):
        said = Declared(command.player, entry.name, effect, command.dice)
        if affected_dice(said, last.player, last.faces):
            key = use_key(entry, laid, number, command.player)
            used = game.turn.uses.get(key, 0) if game.state.turn else 0
            if effect.per_turn is not None and used >= effect.per_turn:
                return _used_up(command.player, entry, used)
            price = effect.cost
            return cost_refusal(game, command.player, price, entry.name, picks=command.pick)
    text = say(
        "{player} can't use {card} on {other}'s last roll ({purpose})",
        player=command.player, card=entry.name, other=last.player, purpose=last.purpose,
    )  # fmt: skip
    return Refusal("meta.bonus", text)


def _of_last_roll(
    game: Game, name: str, entry: Entry, *, is_over: bool = False
) -> list[tuple[int, modifiers.Reroll | modifiers.Adjust]]:
    """Return the effects that can change a roll like the last one.

    With `is_over`, the roll's attack may have ended, so conditions about it are ignored.
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
        if not is_of_roll(effect.value, last.purpose) or whose.get(effect.on) != last.player:
            return False
        if effect.on == "others" and last.player == name:
            return False
        return is_over or holds(game, effect.if_, name)

    return [(number, effect) for number, effect in entry.dice_effects if fits(effect)]


def check_claim(game: Game, command: Use) -> Refusal | None:
    """Return why the effect can't change the requested roll, judged by the state at that moment
    (meta.bonus), or None."""
    found = usable_entry(game, command.player, command.card)
    if found is None:
        text = say("`{typed}` was not in play then", typed=command.card)
        return Refusal("meta.bonus", text)
    if not _of_last_roll(game, command.player, found[0]):
        text = say("{card} can't change that roll", card=found[0].name)
        return Refusal("meta.bonus", text)
    return None


def use(game: Game, command: Use) -> Procedure[None]:
    name = command.player
    found = usable_entry(game, name, command.card)
    if found is None and (entering := enters(game, command)) is not None:
        yield from do_enter(game, entering)
        return
    assert found is not None, "a use is checked first"
    entry, laid = found
    is_card = laid is not None and laid.card in game.catalog.cards
    game.tell(CardUsed(name, laid.card if laid and is_card else entry.name, command.target))
    if game.is_active(name):
        game.turn.unrolled = False
    if entry.dice_effects and (not entry.deeds or _is_claim(game)):
        for number, changing in _of_last_roll(game, name, entry):
            if game.state.turn is not None:
                key = use_key(entry, laid, number, name)
                game.turn.uses[key] = game.turn.uses.get(key, 0) + 1
            yield from pay(game, name, changing.cost, entry.name, list(command.pick), laid)
            game.claims.dice.append(Declared(name, entry.name, changing, command.dice))
        return
    card = _source_id(game, name, entry, laid)
    picks, shown = list(command.pick), list[Face]()
    found_use = yield from _which(game, command, entry, laid)
    if found_use is not None:
        number, effect = found_use
        key = use_key(entry, laid, number, name)
        if game.state.turn is not None:
            game.turn.uses[key] = game.turn.uses.get(key, 0) + 1
        if effect.when == "instead-of-roll" and game.turn.phase == "roll":
            game.turn.phase = "free"
        piles = discards_for(game, effect) if isinstance(effect, acts.Draw) else []
        lay = [len(pile.discards) for pile in piles]
        yield from pay(game, name, effect.cost, entry.name, picks, laid, shown)
        for pile, before in zip(piles, lay, strict=True):
            if 0 < before < len(pile.discards):
                # The card on top before the payment was put on it (ruling.cheat.huckster.own).
                pile.discards.append(pile.discards.pop(before - 1))
        context = Context(
            name, command.target or name, card, entry.name, command.square, picks, shown=shown
        )  # fmt: skip
        if effect.is_on_another:
            context.chosen = name
            context.foe = command.target or (yield from _whom(game, name, entry, effect))
        yield from perform(game, effect, number, context)
    yield from after_play(game)


def _whom(game: Game, name: str, entry: Entry, effect: Effect) -> Procedure[str]:
    """Return the only possible target, or the one that the effect's owner chooses."""
    while True:
        names = others_for(game, name, effect)
        if len(names) < 2:
            return names[0] if names else ""
        options = tuple(Option(one) for one in names)
        reason = say("who do you use {card} on?", card=entry.name)
        answer = yield Choice(name, "target", options, reason, "play.def")
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def _is_claim(game: Game) -> bool:
    """Return whether the dice that the command changes are about to be rolled: it came late."""
    return game.last_roll is not None and not game.last_roll.faces


def _which(
    game: Game, command: Use, entry: Entry, laid: InPlay | None
) -> Procedure[tuple[int, Effect] | None]:
    """Return the use that the owner chooses, or the only one left."""
    while True:
        offers = [
            use
            for use in entry.deeds
            if _is_time(game, command.player, entry, use[1])
            and _check_effect(game, command, entry, laid, *use) is None
        ]
        if len(offers) < 2:
            return offers[0] if offers else None
        options = tuple(Option(str(i), _offered(use[1])) for i, use in enumerate(offers, 1))
        reason = say("how do you use {card}?", card=entry.name)
        answer = yield Choice(command.player, "use", options, reason, "play.def")
        if answer is not DISTURBED:
            return offers[int(answer[0]) - 1]


def _offered(effect: Effect) -> Sentence:
    from fragkit.model.text import offer_words  # slow to import, and few cards need it

    return offer_words(effect)
