"""Playing a card from the hand: may it be, on whom, and where it goes (play.*, ruling.card.*)."""

from __future__ import annotations

from fragkit.model.effects import Cost, modifiers
from fragkit.model.suits import Face
from fragkit.rules.attack.shooting import claimed_plays
from fragkit.rules.attack.wounds import settle_lowered
from fragkit.rules.cards.context import Context
from fragkit.rules.cards.durations import settle_all
from fragkit.rules.cards.states import change_track
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Play
from fragkit.rules.events import CardCancelled, CardDiscarded, CardPlayed, NothingHappened
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.hands import claims
from fragkit.rules.hands.decks import (
    cut_other_hands,
    discard_from_hand,
    discard_from_play,
    give_up_cards,
    holds_card,
    out_of_hand,
    to_discards,
)
from fragkit.rules.hands.in_play import lay
from fragkit.rules.hands.permission import not_in_hand, targets
from fragkit.rules.hands.turning_up import face_of
from fragkit.rules.requests import Choice, Option
from fragkit.rules.state import InPlay
from fragkit.rules.stats import holds
from fragkit.rules.throw import Declared
from fragkit.rules.tracks import level


def lay_from_hand(game: Game, name: str, card: str) -> Procedure[bool]:
    """A weapon is played while declaring an attack with it (attack.weapon.hand); False when
    somebody has cancelled it."""
    command = Play(name, card)
    out_of_hand(game, game.seat(name), card)
    game.tell(CardPlayed(name, card, name))
    entry = game.catalog.cards[card]
    assert entry.card is not None, "only cards are held"
    if not claims.is_answered(game, command):
        laid = lay(game, name, card, name)
        yield from pay(game, name, entry.card.cost, entry.name, [], laid)
        return True
    to_discards(game, card)
    game.tell(CardDiscarded(name, card, entry.deck, "play", ""))
    yield from pay(game, name, entry.card.cost, entry.name, [], None)
    yield from _cancelled(game, command)
    return False


def play_card(game: Game, command: Play) -> Procedure[None]:
    """Out of the hand, paid for, into force, and gone again if it does not stay."""
    entry = game.catalog.cards[command.card]
    name = command.player
    on = yield from _whom(game, command, entry)
    if (gone := not_in_hand(game, name, entry)) is not None:
        # Somebody took it, or showed the last copy, while its player was choosing.
        game.tell(NothingHappened(name, entry.id, gone.text))
        return
    out_of_hand(game, game.seat(name), entry.id)
    game.tell(CardPlayed(name, entry.id, on))
    if game.is_active(name) and entry.window in ("own-turn", "instead-of-roll"):
        game.turn.unrolled = False
    assert entry.card is not None, "only cards are played"
    picks = list(command.pick)
    if entry.stays and not claims.is_answered(game, command):
        lies_on = on or name
        laid: InPlay | None = lay(game, lies_on, entry.id, name)
    else:
        laid = None
        to_discards(game, entry.id)
        game.tell(CardDiscarded(name, entry.id, entry.deck, "play", ""))
    shown: list[Face] = []
    yield from pay(game, name, entry.card.cost, entry.name, picks, laid, shown)
    if (yield from _cancelled(game, command)):
        return
    if entry.window == "instead-of-roll" and game.turn.phase == "roll":
        game.turn.phase = "free"  # declaring it takes the place of the roll (turn.roll.teleport)
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


def _cancelled(game: Game, command: Play) -> Procedure[bool]:
    """Somebody answers a card with one that cancels it; said after it, done here."""
    answer = claims.answer(game, command)
    if answer is None:
        return False
    yield from play_card(game, answer)
    game.tell(CardCancelled(command.player, command.card))
    return True


def pay(
    game: Game, name: str, cost: Cost | None, what: str, picks: list[str], laid: InPlay | None,
    shown: list[Face] | None = None,
) -> Procedure[None]:  # fmt: skip
    """What must be given up; the faces of discarded cards are `shown` to what follows."""
    if cost is None:
        return
    if cost.movement:
        game.turn.movement -= cost.movement
    if cost.attacks:
        game.turn.attacks += cost.attacks
    for _ in range(cost.discard):
        if picks and holds_card(game, game.seat(name), picks[0]):
            given = [picks.pop(0)]
            discard_from_hand(game, name, given[0], f"for {what}")
        else:
            reason = f"a card for {what}"
            given = yield from give_up_cards(game, name, 1, reason, "card.overrides")
        faces = [face_of(game, card) for card in given]
        if shown is not None:
            shown += [face for face in faces if face is not None]
    for track, number in (cost.track or {}).items():
        yield from change_track(game, name, track, level(game, name, track) - number, what)
    if cost.itself and laid is not None:
        discard_from_play(game, name, laid, f"for {what}")


def declare_dice(game: Game, by: str, entry: Entry, context: Context) -> None:
    """Dice of the last roll that this card changes; which ones, the picks may say."""
    dice = tuple(int(p) for p in context.pick if p.isdigit())
    purpose = game.last_roll.purpose if game.last_roll is not None else ""
    for effect in entry.effects:
        if (
            isinstance(effect, modifiers.Reroll | modifiers.Adjust)
            and effect.value in (purpose, "any")
            and holds(game, effect.if_, by)
        ):
            game.claims.dice.append(Declared(by, entry.name, effect, dice))


def after_play(game: Game) -> Procedure[None]:
    """Whoever is dying of it dies; hands that grew too large are cut down."""
    if game.is_over:
        return
    yield from settle_all(game, "")
    if game.state.attack is not None:
        yield from claimed_plays(game)
    if not game.is_over:
        yield from cut_other_hands(game)
