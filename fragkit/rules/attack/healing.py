"""Health restored: by cards and blood, and in the moment between 0 Health and the frag."""

from __future__ import annotations

from fragkit.model.effects import Number, acts
from fragkit.model.effects import modifiers as mod
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Play, Spend, Use
from fragkit.rules.events import BloodSpent, Healed, NothingHappened
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.hands import claims
from fragkit.rules.hands.in_the_open import hand_counts, unseen
from fragkit.rules.hands.permission import check_play
from fragkit.rules.requests import Choice, Option
from fragkit.rules.state import Seat
from fragkit.rules.stats import amount, armor, health, in_force, is_dying, is_forbidden


def heal(game: Game, name: str, points: int, source: str) -> int:
    """Lost Health is restored, never above full Health, never on armor (ruling.health.cap)."""
    seat = game.seat(name)
    if barred := is_forbidden(game, name, "heal"):
        game.tell(NothingHappened(name, source, f"{name} can't be healed: {barred}"))
        return 0
    gained = min(points, seat.wounds)
    if gained > 0:
        seat.wounds -= gained
        game.tell(Healed(name, gained, health(game, name), source))
    return max(gained, 0)


def spend_blood(game: Game, name: str, count: int) -> None:
    """A kept counter restores one lost point (blood.spend)."""
    seat = game.seat(name)
    for _ in range(count):
        seat.blood -= 1
        game.tell(BloodSpent(name, seat.blood))
        heal(game, name, 1, "blood")


# -- dying ---------------------------------------------------------------------------------


def cured(game: Game, name: str) -> Procedure[bool]:
    """The moment between 0 Health and the frag: an instant cure, or blood (frag.cure).

    With dealt cards everybody is asked whose hand could hold a cure, whatever it does hold: being
    asked tells nothing. With hands on the table the referee asks when it knows of a cure; from a
    secret hand it is simply played, also right after the frag was told (`late`).
    """
    while is_dying(game, name):
        claimed = claims.cure(game, name)
        if claimed is not None:
            if isinstance(claimed, Spend):
                spend_blood(game, name, claimed.count)
            elif isinstance(claimed, Play):
                yield from game.cards.play_card(game, claimed)
            continue
        options = cures(game, name)
        lack = 1 - health(game, name) - armor(game, name)
        if options is None:
            return False
        reason = f"{name} is dying: {lack} Health needed"
        answer = yield Choice(
            name, "cure", (*options, Option("die", "let it happen")), reason, "frag.cure"
        )
        if answer is DISTURBED:
            continue
        if answer[0] == "die":
            return False
        if answer[0] == "blood":
            spend_blood(game, name, 1)
        elif answer[0] in game.catalog.cards and answer[0] in game.seat(name).known:
            yield from game.cards.play_card(game, Play(name, answer[0]))
        else:
            yield from game.cards.use(game, Use(name, answer[0]))
    return True


def cures(game: Game, name: str) -> list[Option] | None:
    """Known ways to stay alive that are enough together; None when nobody need be asked."""
    seat = game.seat(name)
    blood: list[Option] = []
    lowest = health(game, name) + armor(game, name)
    if seat.blood and game.houses.blood_cure == "a" and not _is_barred(game, name):
        blood.append(Option("blood", f"spend blood, {seat.blood} kept"))
        lowest += seat.blood
    points = {card: cure_points(game, name, card) for card in dict.fromkeys(seat.known)}
    cards = [Option(card, game.catalog.cards[card].name) for card in points if points[card]]
    lines = game.cards.lifelines(game, name) if game.catalog.saves else []
    used = [Option(word, f"use {title}") for word, title, _ in lines if word not in points]
    lowest += sum(most for _, _, most in lines)
    if lowest + sum(points[card] for card in seat.known) > 0:
        return [*blood, *cards, *used]
    is_hope = game.dealt and lowest + hoped_for(game, seat, seat.wounds) > 0
    return [*blood, *used] if is_hope else None


def _is_barred(game: Game, name: str) -> bool:
    return any(is_forbidden(game, name, deed) for deed in ("blood", "heal"))


def cure_points(game: Game, name: str, card: str) -> int:
    """What a card restores at once when its player's fighter is dying; 0 when it is no cure."""
    points = _restores(game, name, game.catalog.cards[card], game.seat(name).wounds)
    return points if points and check_play(game, Play(name, card)) is None else 0


def hoped_for(game: Game, seat: Seat, wounds: int) -> int:
    """The most Health that the cards in this hand could restore to a dying fighter, as far as
    everybody at the table may know: any card of its decks that does not lie in the open."""
    held, hope = hand_counts(game, seat), 0
    for deck, ids in game.catalog.decks.items():
        if not (held.get(deck) or seat.unsure):
            continue
        each: list[int] = []
        for entry in (game.catalog.cards[id] for id in ids):
            if entry.window in ("dying", "any-time"):
                points = _restores(game, seat.name, entry, wounds)
                each += [points] * unseen(game, entry.id) if points else []
        each.sort(reverse=True)
        hope += sum(each if seat.unsure else each[: held[deck]])
    return hope


def _restores(game: Game, name: str, entry: Entry, wounds: int) -> int:
    assert entry.card is not None, "only cards are held"
    if entry.card.on not in ("self", "fighter"):
        return 0
    forces = in_force(game, name, mod.Healing)
    points, more = 0, sum(amount(game, f.effect.value, f, name) for f in forces)
    for _, act in entry.moments.get("play", ()):
        if isinstance(act, acts.Heal) and act.chance is None and act.if_ is None:
            points += wounds if act.value == "full" else most_of(game, name, act.value) + more
    return points


def most_of(game: Game, name: str, number: Number) -> int:
    """What a number may come to: dice may fall well."""
    if isinstance(number, int):
        return number
    if number.of.dice:
        return max(number.made_of(6 * number.of.dice), number.made_of(number.of.dice))
    return game.cards.counted(game, number, name)
