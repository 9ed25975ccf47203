"""Shootout: hold an attack and fire it when a fighter walks in front of you
(deadlands.shootout.*)."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.language.sentences import NOTHING, Text, say
from fragkit.model.playing_cards import Face
from fragkit.rules.attack.aiming import (
    can_hit,
    declare_shot,
    is_allowed,
    may_attack,
    may_fire,
    secret_weapon_decks,
    shot_refusal,
    weapons_for,
)
from fragkit.rules.attack.shooting import extra_attack
from fragkit.rules.cards.card_faces import turn_up
from fragkit.rules.cards.card_piles import draw
from fragkit.rules.commands import AttackCommand, Command, CommandSpec, Refusal, Shoot
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Event
from fragkit.rules.facts import SeatFact
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.game_map import distance, sees
from fragkit.rules.module import Module
from fragkit.rules.pending import Fall
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die, throw
from fragkit.rules.stats import attacks_left, is_forbidden, stat_roll
from fragkit.values import dataclass

HELD = SeatFact("held", most=1, text=say("holds an attack"))
WALKING = frozenset({"step", "jump", "teleporter"})
STREET = "main-street"
EVERY_WALK = 1_000_000  # the holder has declined for the whole turn


# -- events ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AttackHeld(Event):
    words = "{player} holds an attack."


@dataclass(frozen=True, slots=True)
class ShootoutBegan(Event):
    words = "SHOOTOUT: {player} against {passer}."
    passer: str


@dataclass(frozen=True, slots=True)
class NoReply(Event):
    words = "{player} can't shoot back: {reason}."
    reason: Text


@dataclass(frozen=True, slots=True)
class DrewFirst(Event):
    words = "{player} draws faster, {total} to {other}, and shoots first."
    total: int
    other: int


@dataclass(frozen=True, slots=True)
class FacedUp(Event):
    words = "{player} turns up {face}: {total} in all."
    face: str
    total: int


@dataclass(frozen=True, slots=True)
class StreetWon(Event):
    words = "{player} survives on Main Street and draws another special card."


# -- holding ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hold(AttackCommand):
    """The command to keep one of this turn's attacks for another player's turn
    (deadlands.shootout.hold)."""


def check_hold(game: Game, command: Hold) -> Refusal | None:
    """Check that the player holds no other attack (deadlands.shootout.one) and that no trait forbids
    it (deadlands.saloon.drawback)."""
    name = command.player
    if game.seat(name).marks.get(HELD.name):
        text = say("{player} is already holding an attack", player=name)
        return Refusal("deadlands.shootout.one", text)
    if source := is_forbidden(game, name, "shootout"):
        text = say("{player} can't hold an attack: {source}", player=name, source=source)
        return Refusal("deadlands.saloon.drawback", text)
    return may_attack(game, name)


def hold(game: Game, command: Hold) -> Procedure[None]:
    """Keep one of this turn's attacks (ruling.hold.count) for another player's turn
    (deadlands.shootout.hold), shown by a counter (counter.held)."""
    game.turn.attacks += 1
    game.seat(command.player).marks[HELD.name] = 1
    game.tell(AttackHeld(command.player))
    yield from ()


def holds(game: Game, name: str) -> Iterator[Command]:
    if check_hold(game, Hold(name)) is None:
        yield Hold(name)


# -- the duel --------------------------------------------------------------------------------


def is_in_front(game: Game, holder: str, passer: str) -> bool:
    """Return whether the passer is in the holder's row or column (deadlands.shootout.ortho) and in
    sight (deadlands.shootout.los, ruling.shootout.front)."""
    board, place = game.ground.board, game.ground.place
    here, there = place[game.seat(holder).square], place[game.seat(passer).square]
    straight = board.row(here) == board.row(there) or board.column(here) == board.column(there)
    return straight and here != there and sees(game, holder, game.seat(passer).square)


def no_reply(game: Game, passer: str, holder: str) -> Text:
    """Return why the passer can't shoot back (ruling.shootout.both, ruling.shootout.occupied), or
    "". Fighters barred from shootouts are shot at without a reply (ruling.shootout.saloon)."""
    match game.houses.letter("shootout.both"):
        case "c":
            return say("at this table, only the player who holds an attack shoots")
        case "b" if not attacks_left(game, passer):
            return say("{player} has no attacks left this turn", player=passer)
    if source := is_forbidden(game, passer, "shootout"):
        return source
    if (refusal := may_fire(game, passer)) is not None:
        return refusal.text
    if not weapons_for(game, passer, holder) and not secret_weapon_decks(game, passer):
        return say("{player} has no weapon to shoot {target} with", player=passer, target=holder)
    return NOTHING


def duel(game: Game, holder: str, passer: str, declared: Shoot) -> Procedure[None]:
    """Let the faster fighter shoot first, with a to-hit roll as usual (ruling.shootout.auto). A
    fighter who is fragged by it does not shoot (ruling.shootout.dead).

    Both choose their weapon now (ruling.shootout.weapon). The passer may answer with a weapon from
    the hand, too (ruling.shootout.hand). Without an answer
    there is no contest (ruling.shootout.contest). `declared` is the holder's shot, perhaps still
    without a weapon.
    """
    game.seat(holder).marks.pop(HELD.name, None)
    game.tell(ShootoutBegan(holder, passer))
    on_street = is_on_street(game, holder, passer)
    before = {name: game.seat(name).fell for name in (holder, passer)}
    rule, shots, order = "ruling.shootout.weapon", {holder: declared}, [holder]
    if not declared.weapon:
        chosen = yield from declare_shot(game, holder, passer, rule)
        shots[holder] = chosen or declared
        if not (game.seat(holder).square and game.seat(passer).square):
            return  # a card took one of them off the map meanwhile
    if reason := no_reply(game, passer, holder):
        game.tell(NoReply(passer, reason))
    else:
        secret = secret_weapon_decks(game, passer)
        answer = yield from declare_shot(game, passer, holder, rule, decks=secret)
        if answer is not None:
            shots[passer] = answer
    if passer in shots or game.houses.letter("shootout.contest") == "b":
        order = yield from contest(game, holder, passer)
    for name in order:
        shot = shots.get(name)
        if game.is_over or fallen_since(game, before):
            break
        if shot is None or not game.seat(name).square:
            continue
        if is_allowed(game, shot) and may_fire(game, name) is None:
            if name == passer and game.houses.letter("shootout.both") == "b":
                game.turn.attacks += 1
            yield from extra_attack(game, shot)
        elif name != order[0] and (why := shot_refusal(game, shot)) is not None:
            game.tell(NoReply(name, why.text))  # the first shot has changed the situation
    if on_street and not game.is_over:
        yield from pay_bonus(game, holder, passer, fallen_since(game, before))


def fallen_since(game: Game, before: dict[str, int]) -> list[str]:
    """Return the fighters fragged since then, including those who have already respawned."""
    return [name for name, fell in before.items() if game.seat(name).fell != fell]


def contest(game: Game, holder: str, passer: str) -> Procedure[list[str]]:
    """Compare Speed dice (deadlands.shootout.speed) plus a card for each fighter
    (deadlands.shootout.card), from a deck of their choice (ruling.shootout.deck). The higher total
    attacks first (deadlands.shootout.first). Ties are settled (ruling.shootout.tie)."""
    totals: dict[str, int] = {}
    for name in (holder, passer):
        totals[name] = yield from speed_total(game, name)
    while totals[holder] == totals[passer] and game.houses.letter("shootout.tie") == "a":
        for name in (holder, passer):
            reason = say("to break the tie")
            totals[name] = yield from die(
                game, name, "check", "shootout", reason, "ruling.shootout.tie"
            )
    order = [holder, passer] if totals[holder] >= totals[passer] else [passer, holder]
    game.tell(DrewFirst(order[0], totals[order[0]], totals[order[1]]))
    return order


def speed_total(game: Game, name: str) -> Procedure[int]:
    thrown = yield from throw(
        game, name, "check", lambda: stat_roll(game, name, "speed", "check"),
        say("to shoot first"), rule="deadlands.shootout.speed",
        still=lambda: bool(game.seat(name).square),
    )  # fmt: skip
    total = thrown.total if thrown is not None else 0
    face = yield from turn_up(game, name, say("for the shootout"), "deadlands.shootout.card")
    if face is not None:
        total += card_points(game, face)
        game.tell(FacedUp(name, str(face), total))
    return total


def card_points(game: Game, face: Face) -> int:
    """Return 11 to 14 for J to A or, by a house option, 10 for court cards and 1 for the ace
    (ruling.shootout.value)."""
    if game.houses.letter("shootout.value") == "a":
        return face.points
    return 1 if face.value == "A" else min(face.points, 10)


# -- Main Street -----------------------------------------------------------------------------


def is_on_street(game: Game, holder: str, passer: str) -> bool:
    """Return whether both duelists are on Main Street, a zone of the map (deadlands.mainstreet,
    ruling.shootout.street)."""
    street = game.ground.board.zones.get(STREET, frozenset())
    there = [game.ground.place[game.seat(n).square] in street for n in (holder, passer)]
    return all(there) if game.houses.letter("shootout.street") == "a" else any(there)


def pay_bonus(game: Game, holder: str, passer: str, fallen: list[str]) -> Procedure[None]:
    """Let the survivor of a duel on Main Street draw another special (deadlands.shootout.bonus),
    whichever fighter it is (ruling.shootout.survivor)."""
    alive = [n for n in (holder, passer) if n not in fallen]
    if len(alive) != 1 or (alive[0] != holder and game.houses.letter("shootout.survivor") == "b"):
        return
    if "special" in game.state.decks:
        game.tell(StreetWon(alive[0]))
    yield from draw(game, alive[0], "special", say("for the shootout on Main Street"))


class Shootout(Module):
    id = "shootout"
    rulings = (
        ("shootout.both", "abc", "a", "whether the fighter who walks by shoots back"),
        ("shootout.tie", "ac", "a", "who shoots first if the totals are equal"),
        ("shootout.expire", "ab", "a", "how long you can hold an attack"),
        ("shootout.street", "ab", "a", "who must be on Main Street for the bonus"),
        ("shootout.survivor", "ab", "a", "who draws the bonus card of a shootout"),
        ("shootout.value", "ab", "a", "what J, Q, K and A are worth in a shootout"),
        (
            "shootout.contest",
            "ab",
            "a",
            "whether you roll to shoot first if the target can't shoot back",
        ),
        ("shootout.team", "ab", "a", "whether you can shoot a teammate who walks by"),
        ("shootout.many", "ab", "a", "how many players who hold an attack may shoot at one step"),
        ("shootout.saloon", "ab", "b", "whether a fighter barred from shootouts can be a target"),
    )
    facts = (HELD,)
    commands = (
        CommandSpec(
            Hold, "hold", "act", check_hold, hold, holds, (),
            form="hold", help=say("save an attack for later"), weight=1,
        ),
    )  # fmt: skip

    def after_square(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """Ask the holders clockwise (ruling.shootout.many) when a fighter moves in front of them on
        their own turn (ruling.shootout.who), after the effects of the square and before the next
        step (ruling.shootout.moment). Teammates may be shot at too (ruling.shootout.team)."""
        passer = arrival.player
        if arrival.how not in WALKING or not game.is_active(passer):
            return
        if not [seat for seat in game.state.seats.values() if seat.marks.get(HELD.name)]:
            return
        if game.houses.letter("shootout.saloon") == "a" and is_forbidden(game, passer, "shootout"):
            return  # the held attack stays unused
        spared = game.houses.letter("shootout.team") == "b"
        for holder in game.after(passer)[1:]:
            if not game.seat(holder).marks.get(HELD.name) or not game.seat(holder).square:
                continue
            if spared and game.side(holder) == game.side(passer):
                continue
            if game.is_over or game.seat(passer).square != arrival.square:
                return
            shot = yield from self.wanted(game, holder, passer)
            if shot is not None:
                yield from duel(game, holder, passer, shot)
                if game.houses.letter("shootout.many") == "b":
                    return

    def wanted(self, game: Game, holder: str, passer: str) -> Procedure[Shoot | None]:
        """Ask once per walk whether the holder fires (deadlands.shootout.trigger). Return the declared shot or None. The shot's
        weapon may come from the hand or may still be open. A holder who can't shoot or can't hit is
        not asked."""
        asked = "shootout"
        while game.seat(holder).square and game.seat(passer).square:
            if not self.is_asked(game, holder, passer):
                return None
            known, secret = weapons_for(game, holder, passer), secret_weapon_decks(game, holder)
            if not known and not secret:
                return None
            away = distance(game, game.seat(holder).square, game.seat(passer).square)
            reason = say("which weapon do you fire at {target}?", target=passer)
            options: tuple[Option, ...] = (Option("no", say("keep holding")),)
            if asked == "shootout":
                options = self.options(game, passer)
                reason = say(
                    "{target} is in front of you at range {range}. Do you shoot?",
                    target=passer, range=away,
                )  # fmt: skip
            # A weapon of the hand is named with the attack (ruling.shootout.hand).
            answer = yield Choice(
                holder, asked, options, reason, "deadlands.shootout.trigger", decks=secret,
                target=passer,
            )  # fmt: skip
            if answer is DISTURBED:
                continue
            if isinstance(answer, Shoot):
                return answer
            match answer[0]:
                case "wait":
                    return None
                case "no":
                    game.turn.uses[f"{self.id} {holder}"] = game.turn.walk
                    return None
                case "not-this-turn":
                    game.turn.uses[f"{self.id} {holder}"] = EVERY_WALK
                    return None
                case "yes" if known:
                    return Shoot(holder, passer)
                case "yes":
                    asked = "weapon"
                case weapon:
                    return Shoot(holder, passer, str(weapon))
        return None

    def options(self, game: Game, passer: str) -> tuple[Option, ...]:
        no = say("keep holding")
        wait: tuple[Option, ...] = ()
        if game.turn.onward:
            no = say("not on this walk")
            wait = (Option("wait", say("ask again on the next square")),)
        yes = Option("yes", say("shoot {target}", target=passer))
        return (
            yes,
            Option("no", no),
            *wait,
            Option("not-this-turn", say("don't ask again this turn")),
        )

    def is_asked(self, game: Game, holder: str, passer: str) -> bool:
        """Return whether the passer is in front of a holder who has not declined, may shoot and
        can hit."""
        if game.turn.uses.get(f"{self.id} {holder}", -1) in (game.turn.walk, EVERY_WALK):
            return False
        is_there = is_in_front(game, holder, passer) and may_fire(game, holder) is None
        return is_there and can_hit(game, holder, passer)

    def before_respawn(self, game: Game, player: str) -> Procedure[None]:
        """End the hold when the holder's next turn begins (ruling.shootout.expire)."""
        if game.houses.letter("shootout.expire") == "a":
            game.seat(player).marks.pop(HELD.name, None)
        yield from ()

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        game.seat(fall.victim).marks.pop(HELD.name, None)
        yield from ()
