"""Performing one effect: check its moment, condition, cost and die, then carry out its verb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from fragkit.language.sentences import say
from fragkit.model.effects import Act, Cost, Counted, Effect, Modifier, Quantity
from fragkit.model.effects.acts import Heal, Push, Summon, Wound
from fragkit.model.effects.effect import OF_COUNTERS, Only
from fragkit.model.effects.modifiers import Armor, Stat
from fragkit.rules.attack.health import settle_lowered, shield
from fragkit.rules.attack.ready_weapons import ReadyWeapon
from fragkit.rules.cards.permission import cost_refusal, proof, summon_problem
from fragkit.rules.catalog import RULES, Entry, sheet_id
from fragkit.rules.counters import CounterRemoved
from fragkit.rules.effects.conditions import answered, dice_to_roll
from fragkit.rules.effects.playing import pay
from fragkit.rules.events import Affected, Harmless, NothingHappened
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.game_map import distance, spot_center
from fragkit.rules.module import missing_rule
from fragkit.rules.pending import Context
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die, throw
from fragkit.rules.state import Counter, InPlay
from fragkit.rules.stats import is_forbidden

E = TypeVar("E", bound=Effect)
OF_SHOTS = ("fire", "hit", "miss")  # moments that the attack itself triggers
OF_ATTACKER = (*OF_SHOTS, "frag", "dry")


def affected_players(game: Game, effect: Effect, context: Context) -> list[str]:
    """Return the players that an effect applies to."""
    attack = game.state.attack
    match effect.on:
        case "chosen":
            played = game.catalog.cards.get(context.card)
            if played is not None and played.card is not None and played.card.on == "everyone":
                return _all(game, context)
            return [context.chosen]
        case "self":
            return [context.by]
        case "foe":
            name = context.other(game.state.attack)
        case "everyone":
            return _all(game, context)
        case "others":
            return [n for n in _all(game, context) if n != context.by]
        case "attacker":
            name = context.attacker or (attack.shooter if attack is not None else "")
        case "target" if context.caught:
            return [name for name in context.caught if name in game.state.seats]
        case "target":
            name = context.target or (attack.target if attack is not None else "")
    return [name] if name in game.state.seats else []


def _all(game: Game, context: Context) -> list[str]:
    """Return everybody except those who are immune to other players' cards."""
    entry = game.catalog.entries[context.card]
    if entry.rules.owner == "fighter":
        return game.present()
    return [n for n in game.present() if n == context.by or not proof(game, n, entry)]


def perform(game: Game, effect: Effect, number: int, context: Context) -> Procedure[None]:
    """Perform one effect of a card, then the effects nested in it."""
    if not (yield from _done(game, effect, number, context)):
        return
    effects = game.catalog.entries[context.card].effects
    for inner in effect.then:
        if not game.is_over:
            at = next(i for i, known in enumerate(effects) if known is inner)
            yield from perform(game, inner, at, context)


def _done(game: Game, effect: Effect, number: int, context: Context) -> Procedure[bool]:
    """Perform the effect if its cost is paid, its die succeeds and its condition is true."""
    each = _is_of_each(game, effect, context)
    met = True if each else _is_met(game, effect, context)
    if met is False or (met is None and isinstance(effect, Act)):
        return False
    if not (yield from _is_granted(game, effect, number, context)):
        return False
    if isinstance(effect, Push) and effect.way == "chosen":
        context.ways.clear()
        if effect.chance is not None or _dice(game, effect, context) > 0:
            concerned = affected_players(game, effect, context)
            if each:
                concerned = [n for n in concerned if _is_met(game, effect, context, n)]
            yield from game.cards.choose_push_ways(game, effect, concerned, context)
    if effect.chance is not None:
        chance = str(effect.chance)
        reason = say("for {source} (works on {typed})", source=context.source, typed=chance)
        face = yield from die(game, context.by, "chance", context.source, reason)
        if face not in effect.chance:
            text = say("{roll} is not {typed}", roll=face, typed=chance)
            game.tell(NothingHappened(context.by, context.label, text))
            return False
    names = affected_players(game, effect, context)
    answers = {name: _is_met(game, effect, context, name) if each else met for name in names}
    names = [name for name in names if answers[name] is not False]
    if each and isinstance(effect, Act):
        names = [name for name in names if answers[name]]
    if effect.only is not None and len(names) > 0:
        names = yield from _chosen_few(game, effect, names, context)
    if each and not names:
        return False
    rolled = 0
    if (dice := _dice(game, effect, context)) > 0:
        rolled = yield from _rolled(game, dice, context)
    if isinstance(effect, Modifier):
        for name in names:
            lay_ghost(game, effect, number, name, context, rolled, answers[name] is True)
        if isinstance(effect, Stat):
            yield from settle_lowered(game, context.by, context.source)
        return True
    if needed := missing_rule([effect], game.modules):
        text = say("this game does not use the rules for `{typed}`", typed=needed)
        game.tell(NothingHappened(context.by, context.label, text))
        return False
    handler = game.modules.handlers[effect.verb]
    if not any(isinstance(getattr(effect, amount), Counted) for amount in effect.amounts):
        yield from handler(game, effect, names, context)
    elif not each:
        done = settled(game, effect, context, context.other(game.state.attack), rolled)
        yield from handler(game, done, names, context)
    else:
        for name in names:
            if not game.is_over:
                done = settled(game, effect, context, name, rolled)
                yield from handler(game, done, [name], context)
    if context.declined:
        context.declined = False
        _take_back(game, number, context)
        return False
    return True


def _is_granted(game: Game, effect: Effect, number: int, context: Context) -> Procedure[bool]:
    """Return whether the effect happens: the face of a card fits, the effect can change something,
    and its cost is paid."""
    asks = effect.at != "use"  # `use` has already paid
    has_cost = effect.cost is not None and asks
    if not has_cost and not _face_fits(effect, context):  # otherwise, the payment shows the face
        return False
    if isinstance(effect, Heal) and not effect.then:
        depends = effect.chance is not None or effect.may or has_cost
        names = affected_players(game, effect, context) if depends else ()
        if depends and not any(game.seat(name).wounds for name in names):
            return False  # there is nothing to restore, whatever the cost and the die
    problem = summon_problem(game, effect, context.by) if isinstance(effect, Summon) else None
    if problem and has_cost:
        game.tell(NothingHappened(context.by, context.label, problem))
        return False
    limited = effect.cost is not None or effect.per_turn is not None or effect.may
    if limited and asks and not (yield from _is_paid(game, effect, number, context)):
        return False
    if has_cost and not _face_fits(effect, context):
        text = say("wrong suit or value")
        game.tell(NothingHappened(context.by, context.label, text))
        return False
    return True


def _take_back(game: Game, number: int, context: Context) -> None:
    """Take back the count of a declined effect, so that `per_turn` still allows it."""
    uses = game.state.turn.uses if game.state.turn is not None else {}
    if uses.get(key := _use_key(number, context)):
        uses[key] -= 1


def _use_key(number: int, context: Context) -> str:
    return f"{context.by} {context.card} {number}"


# -- who is affected, and how much ------------------------------------------------------


def _is_of_each(game: Game, effect: Effect, context: Context) -> bool:
    """Return whether the effect is for several players and its condition must be checked for each
    of them."""
    if effect.on in ("everyone", "others") or (effect.on == "target" and context.caught):
        return True
    played = game.catalog.cards.get(context.card)
    card = played.card if played is not None else None
    return effect.on == "chosen" and card is not None and card.on == "everyone"


def _is_met(game: Game, effect: Effect, context: Context, name: str = "") -> bool | None:
    """Return whether the condition is true, or None if that is not known yet and must be checked
    later."""
    if effect.if_ is None:
        return True
    name = name or (context.target if effect.on == "target" else "")  # in a blast, one by one
    is_each = name != context.by or effect.on in ("everyone", "chosen")
    foe = name if name and is_each else context.other(game.state.attack)
    return answered(game, effect.if_, context.by, foe)


def _chosen_few(
    game: Game, effect: Effect, names: list[str], context: Context
) -> Procedure[list[str]]:
    """Return the nearest of the fighters, or those with the most or the least, in that order. A
    chain goes from the target of the attack, or from the owner, to the nearest fighter, and from
    there to the next."""
    assert effect.only is not None, "it is asked for"
    attack = game.state.attack
    start = spot_center(game, "self", context.by)
    if effect.only == "chain" and attack is not None:
        start = spot_center(game, "target", context.by, "", attack.target)
        names = [name for name in names if name != attack.target]
    found: list[str] = []
    left = names if "-" in effect.only else [name for name in names if name != context.by]
    while left and len(found) < effect.many:
        chosen = yield from _only_one(game, effect.only, left, context, start)
        if not chosen:
            break
        found += chosen
        left = [name for name in left if name not in chosen]
        if effect.only == "chain":
            start = game.seat(found[-1]).square
    return found


def _only_one(
    game: Game, only: Only, names: list[str], context: Context, start: str
) -> Procedure[list[str]]:
    """Return the one fighter who is nearest to the start, or who has the most or the least. If
    several tie, the effect's owner chooses."""
    while True:
        ranks = {name: rank for name in names if (rank := _rank(game, only, name, start))}
        best = max(ranks.values(), default=None)
        found = [name for name, rank in ranks.items() if rank == best]
        if len(found) < 2:
            return found
        options = tuple(Option(name) for name in found)
        reason = say("who is affected ({source})?", source=context.source)
        answer = yield Choice(context.by, "player", options, reason, "card.overrides")
        if answer is not DISTURBED:
            return [str(answer[0])]


def _rank(game: Game, only: Only, name: str, here: str) -> tuple[int] | None:
    """Return a number by which `only` ranks a fighter: the highest is picked. Return None for a
    fighter off the map."""
    there = game.seat(name).square
    most, _, what = only.partition("-")
    if not what:
        far = distance(game, here, there) if here and there else None
        return None if far is None else (far if only == "farthest" else -far,)
    if not there and what != "cards":
        return None
    number = Counted(of=Quantity(what))
    had = game.cards.counted(game, number, name)
    return (had if most == "most" else -had,)


def _dice(game: Game, effect: Effect, context: Context) -> int:
    """Return how many dice to roll for one of the effect's numbers."""
    numbers = [n for n in (getattr(effect, f) for f in effect.amounts) if isinstance(n, Counted)]
    foe = context.other(game.state.attack)
    return max((dice_to_roll(game, n, context.by, foe) for n in numbers), default=0)


def _rolled(game: Game, dice: int, context: Context) -> Procedure[int]:
    thrown = yield from throw(
        game, context.by, "amount", lambda: Receipt(dice, dice, context.source),
        say("for {source}", source=context.source),
    )  # fmt: skip
    assert thrown is not None, "plain dice are always rolled"
    return thrown.total


def settled(game: Game, effect: E, context: Context, foe: str, rolled: int = 0) -> E:
    """Return the effect with the value that its numbers have now."""
    given = effect.__getstate__()
    for name in effect.amounts:
        number = given[name]
        if isinstance(number, Counted):
            given[name] = game.cards.counted(game, number, context.by, foe, rolled)
    return type(effect)(**given)


def _face_fits(effect: Effect, context: Context) -> bool:
    """Return whether the card given as payment or turned up has the right suit and value
    (deadlands.suit.effect)."""
    asked = effect.if_
    if asked is None or not asked.asks_for_face:
        return True
    return any(
        (not asked.suit or face.suit in asked.suit) and face.points >= (asked.value_at_least or 0)
        for face in context.shown
    )


def _is_paid(game: Game, effect: Effect, number: int, context: Context) -> Procedure[bool]:
    """Check the uses per turn, then ask the owner to pay the cost, or whether they want the effect.
    `use` checks all of this in code of its own."""
    name = context.by
    uses = game.state.turn.uses if game.state.turn is not None else {}
    key = _use_key(number, context)
    if effect.per_turn is not None and uses.get(key, 0) >= effect.per_turn:
        return False
    if effect.may and not (yield from _agreed(game, effect, context)):
        return False
    if effect.cost is not None:
        if not (yield from _is_wanted(game, effect.cost, context)):
            return False
        laid = next(
            (c for c in game.seat(name).play if c.card == context.card and not c.ghost), None
        )
        yield from pay(game, name, effect.cost, context.source, context.pick, laid, context.shown)
    uses[key] = uses.get(key, 0) + 1
    return True


def _agreed(game: Game, effect: Effect, context: Context) -> Procedure[bool]:
    """Ask the owner whether the effect happens. Do not ask if it affects nobody."""
    names = affected_players(game, effect, context)
    if _is_of_each(game, effect, context):
        names = [name for name in names if _is_met(game, effect, context, name) is not False]
    if not names and not effect.needs_nobody:
        return False
    reason = say("do you use {source}?", source=context.source)
    while True:
        answer = yield Choice(
            context.by, "pay", (Option("yes"), Option("no")), reason, "card.overrides"
        )
        if answer is not DISTURBED:
            return bool(answer[0] == "yes")


def _is_wanted(game: Game, cost: Cost, context: Context) -> Procedure[bool]:
    from fragkit.model.text.circumstances import priced  # slow to import, and few cards need it

    options = (Option("yes", priced(cost)), Option("no"))
    reason = say("do you {what} for {source}?", source=context.source, what=priced(cost))
    while cost_refusal(game, context.by, cost, context.source) is None:
        answer = yield Choice(context.by, "pay", options, reason, "card.overrides")
        if answer is not DISTURBED:
            return bool(answer[0] == "yes")
    return False  # the means to pay were lost in the meantime


def lay_ghost(
    game: Game, effect: Modifier, number: int, on: str, context: Context, rolled: int = 0,
    was_met: bool = True,
) -> None:  # fmt: skip
    """Put an effect with its own duration in force, without its card."""
    played = game.catalog.cards.get(context.card)
    if isinstance(effect, Armor) and (
        source := is_forbidden(game, on, "wear", {"armor", *(played.words if played else ())})
    ):
        text = say("{player} can't wear armor ({source})", player=on, source=source)
        game.tell(NothingHappened(on, context.label, text))
        return
    lasts = effect.lasts
    if lasts is None and played is not None and played.card is not None:
        lasts = played.card.lasts  # for as long as its card is in play
    kind = lasts.kind if lasts is not None else _default_time(game, effect, context)
    turns = lasts.turns if lasts is not None else 0
    counts = context.by if effect.is_counted_by_maker else on
    early = effect.moment() == "play" and played is not None and played.is_early
    if turns and (effect.at == "turn-start" or early) and game.is_active(counts):
        turns -= 1  # the turn that has just begun is the first of them
    of_fighter = kind == "until-fragged" or _is_lost(game, context.card)
    if of_fighter and game.seat(on).status == "fragged":
        return  # the affected fighter is out (respawn.stats)
    game.seat(on).play.append(
        InPlay(
            context.card,
            context.by,
            game.serial(),
            lasts=kind,
            turns=turns,
            effects=(number,),
            ghost=True,
            rolled=rolled,
            armor=effect.value if isinstance(effect, Armor) else 0,
            was_met=was_met,
            attached=next((c.attached for c in game.seat(on).play if c.card == context.card), ""),
        )
    )
    game.effects_changed()
    game.tell(Affected(on, context.label))


def _is_lost(game: Game, card: str) -> bool:
    """Return whether a frag ends this card's effects."""
    return game.catalog.entries[card].rules.fragged != "keep"


def _default_time(game: Game, effect: Modifier, context: Context) -> str:
    if effect.verb in ("roll", "reroll", "adjust"):
        return "roll"
    return "attack" if game.state.attack is not None else "turn"


def at_moment(
    game: Game, name: str, when: str, victims: Sequence[str] = (), foe: str = ""
) -> Procedure[None]:
    """Perform the effects of a player's sheet and cards in play for that moment, on every fighter
    caught in a blast. Then perform the effects of other players who wait for that moment."""
    if not game.is_awaited(when):
        return
    for context, number, effect in effects_at(game, name, when):
        if context.card == RULES and _is_told_once(game, name, when, effect):
            continue
        context.foe = foe
        if is_shared(effect, victims):
            if not game.is_over:
                everybody = replace(context, caught=tuple(victims))
                yield from _once(game, effect, number, everybody)
            continue
        for victim in (effect.on == "target" and victims) or ("",):
            if not game.is_over:
                yield from _once(game, effect, number, replace(context, target=victim))
    if when in game.catalog.watched:
        yield from watched(game, name, when)
    if game.catalog.has_stances:
        yield from game.cards.end_stances(game, name, when)


def trigger_lost(game: Game) -> Procedure[None]:
    """Perform the effects of cards that have left play, and those of fighters who wait for that."""
    while game.lost_cards:
        name, by, card = game.lost_cards.pop(0)
        entry = game.catalog.entries[card]
        owner = by if entry.rules.owner == "player" else name
        for number, effect in entry.moments.get("lose", ()):
            if not game.is_over:
                context = Context(owner, name, card, entry.source(number))
                yield from _once(game, effect, number, context)
        if not game.is_over:
            yield from game.trigger(name, "lose")


def watched(game: Game, name: str, when: str) -> Procedure[None]:
    """Perform the effects of other fighters on the map who wait for that moment, clockwise."""
    for other in game.after(name)[1:] if when in game.catalog.watched else ():
        for context, number, effect in effects_at(game, other, when, ("others", "anyone")):
            if game.seat(other).square and not game.is_over:
                context.foe = name
                yield from _once(game, effect, number, context)


def _once(
    game: Game, effect: Effect, number: int, context: Context, square: str = ""
) -> Procedure[None]:
    """Keep an effect from triggering itself. Ice may trigger again on the next `square`."""
    key = (context.by, f"{context.card}{square}", number)
    if key in game.under_way:
        return
    game.under_way.append(key)
    try:
        yield from perform(game, effect, number, context)
    finally:
        game.under_way.remove(key)


def trigger_ground(game: Game, name: str, square: str, when: str, by: str = "") -> Procedure[None]:
    """Perform the effects of a square's ground on a fighter who enters or leaves it. `by` is the
    fighter who pushed them."""
    for entry in game.catalog.grounds.get(square, ()):
        for number, effect in entry.moments.get(when, ()):
            if game.is_over or (when == "enter" and game.seat(name).square != square):
                return
            context = Context(name, name, entry.id, entry.name, credit=by)
            yield from _once(game, effect, number, context, square)
    for counter in game.pack_counters_at(square):
        yield from trigger_counter(game, name, counter, when, by)


def trigger_counter(
    game: Game, name: str, counter: Counter, when: str, by: str = ""
) -> Procedure[None]:
    """Perform the effects of a pack's own counter on the fighter who triggered it.

    The foe is the player who placed the counter. `by` scores, or else the foe. A counter that ends
    is removed first, so that its own blast does not hit it again. It stays if all its effects have
    conditions and none is true.
    """
    square = counter.square
    entry = game.catalog.counters[counter.kind]
    placer = counter.by if counter.by in game.state.seats else ""
    foe = placer if placer != name else ""
    effects = entry.moments.get(when, ())
    asked = [one for _, effect in effects if (one := effect.own_condition) is not None]
    is_asked = bool(effects) and len(asked) == len(effects)
    if is_asked and not any(answered(game, one, name, foe) for one in asked):
        return
    if when in game.catalog.counter_ends[counter.kind] and any(
        c is counter for c in game.state.floor
    ):
        game.take_counter(counter)
        game.tell(CounterRemoved(name, counter.kind, square))
    for number, effect in effects:
        if game.is_over or (when == "enter" and game.seat(name).square != square):
            return
        context = Context(
            name, name, entry.id, entry.name, credit=by or placer, spot=square, foe=foe
        )
        yield from _once(game, effect, number, context, square)


def _is_told_once(game: Game, name: str, when: str, effect: Effect) -> bool:
    """Return whether a pack's rule for everyone has already happened: at a moment that all players
    share, only the first player performs it."""
    shared = when in ("setup", "round-end") and effect.on in ("everyone", "others")
    return shared and name != game.after(game.state.first)[0]


def is_shared(effect: Effect, victims: Sequence[str]) -> bool:
    """Return whether all fighters caught in a blast take this damage at once
    (ruling.damage.together). An effect with a die or a cost is settled for one fighter after
    another."""
    plain = effect.chance is None and effect.cost is None and not effect.may
    return isinstance(effect, Wound) and effect.on == "target" and len(victims) > 1 and plain


def effects_at(
    game: Game, name: str, when: str, whose: Sequence[str] = ("own", "anyone")
) -> list[tuple[Context, int, Effect]]:
    """Return the player's effects for that moment. Their conditions need not be true."""
    seat = game.seat(name)
    found: list[tuple[Entry, str, str]] = []
    scorers: dict[str, str] = {}  # the players who score for stances
    if game.catalog.rules.moments.get(when):
        found.append((game.catalog.rules, RULES, name))
    if when not in ("enter", "leave"):  # `trigger_ground` handles these, with a square of their own
        grounds = game.catalog.grounds.get(seat.square, ())
        found += [(entry, entry.id, name) for entry in grounds if when in entry.moments]
    if when not in OF_COUNTERS:  # `trigger_counter` handles these
        for counter in game.pack_counters_at(seat.square):
            if when in (entry := game.catalog.counters[counter.kind]).moments:
                found.append((entry, entry.id, name))
                scorers[entry.id] = counter.by
    if seat.fighter and (sheet := game.catalog.fighters[seat.fighter]).moments.get(when):
        found.append((sheet, sheet_id(seat.fighter), name))
    attack = game.state.attack
    if seat.play:
        entries = game.catalog.entries
        for laid in seat.play:
            entry = entries[laid.card]
            if not laid.works or when not in entry.moments or when == "lose":
                continue
            # A weapon's effects belong to attacks made with it. The attack triggers its moments
            # (`weapon_moment`).
            fired = attack is not None and (attack.shooter, attack.weapon) == (name, laid.card)
            if (
                attack is not None
                and fired
                and when not in (entry := entry.in_mode(attack.mode)).moments
            ):
                continue
            if laid.attached and when in OF_ATTACKER and not game.fires_host(name, laid):
                continue
            if entry.weapon is None or (fired and when not in OF_SHOTS):
                found.append((entry, laid.card, laid.by))
                if laid.credit:
                    scorers[laid.card] = laid.credit
    if attack is not None and attack.shooter == name and when not in OF_SHOTS:
        # A weapon on the sheet is not in play, but works as if it were.
        own = game.catalog.sheet_weapons(seat.fighter).get(attack.weapon)
        own = own.in_mode(attack.mode) if own is not None else None
        if own is not None and when in own.moments:
            found.append((own, game.catalog.laid_id(seat.fighter, attack.weapon), name))
    effects: list[tuple[Context, int, Effect]] = []
    for entry, card, by in found:
        # Gadgets belong to the fighter they are in play with (ruling.card.onother). A special is
        # there too, but works for the player who played it.
        owner = by if entry.rules.owner == "player" else name
        effects += [
            (
                Context(owner, name, card, entry.source(number), credit=scorers.get(card, "")),
                number,
                effect,
            )
            for number, effect in entry.moments[when]
            if effect.whose in whose
        ]
    return effects


# -- weapons


def weapon_moment(
    game: Game, ready: ReadyWeapon, when: str, victims: list[str] | None = None
) -> Procedure[None]:
    """Perform the weapon's effects besides damage when it is fired, hits or misses.

    Weapons on the sheet and weapon cards work alike. A blast affects everybody it caught.
    """
    effects = ready.entry.moments.get(when)
    if not effects:
        return
    attack = game.attack
    card = game.catalog.laid_id(game.seat(attack.shooter).fighter, ready.id)
    struck = victims or [attack.target]
    proof = {v for v in victims or () if _is_immune(game, ready, v)}
    for count, victim in enumerate(struck):
        context = Context(attack.shooter, attack.shooter, card, ready.name, target=victim)
        immune = victim in proof
        gone = victim in game.state.seats and not game.has_stood(victim, attack.since)
        for number, effect in effects:
            # Effects that are not on the fighters in the blast happen once.
            kept_off = immune or gone if effect.on == "target" else count > 0
            if is_shared(effect, struck):
                kept_off = count > 0
                context = replace(context, caught=tuple(v for v in struck if v not in proof))
            if not kept_off and not game.is_over:
                yield from perform(game, effect, number, context)


def _is_immune(game: Game, ready: ReadyWeapon, victim: str) -> bool:
    """Return whether the target is immune to this weapon. If the weapon does no damage, report it
    here."""
    hazard = "" if ready.radius is None else "blast"
    source = shield(game, victim, ready.words, hazard)
    if source and not ready.dice:
        game.tell(Harmless(victim, ready.name, source))
    return bool(source)
