"""A game and its record, which change together: an input is either both played and stored, or
refused.

It also rolls and deals for the players, up to their next decision. With typed dice, players have
time to interrupt. When fragkit rolls, it pauses if a player might interrupt. It never looks at
secret hands, but assumes that a hand could hold any card of its decks that nobody has seen.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from fragkit.language.sentences import NOTHING, Text, say
from fragkit.referee.display.prompts import is_blind
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.parsing.inputs import Undo
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.record.journal import Journal, NotStored
from fragkit.rules.attack.health import hoped_for
from fragkit.rules.cards.card_piles import unseen
from fragkit.rules.cards.permission import is_window_open
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Choose, Command, Deal, Faces, Play, Refusal, Shoot, Spend, Use
from fragkit.rules.effects.using import usable_names
from fragkit.rules.events import Fragged
from fragkit.rules.game import Game
from fragkit.rules.requests import Choice, Draw, Roll
from fragkit.rules.state import Seat


class Chance:
    """Fair dice from the system's random numbers. With a seed, they are repeatable, for tests."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._random: random.Random = random.SystemRandom()

    def begin(self, number: int) -> None:
        """Prepare the random numbers for that input, so that a resumed game with a seed continues
        in the same way."""
        if self._seed is not None:
            self._random = random.Random(f"{self._seed}:{number}")

    def roll(self, dice: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, 6) for _ in range(dice))

    def draw(self, cards: Mapping[str, int]) -> str:
        """Draw one card from a shuffled deck. `cards` holds the number of copies of each card."""
        ids = sorted(cards)
        return self._random.choices(ids, [cards[id] for id in ids])[0]


# Most rolls and deals after one input. After more, some card is triggering itself forever.
MOST_ALONE = 200


class StoredGame:
    def __init__(self, run: GameRun, journal: Journal, chance: Chance) -> None:
        self.run = run
        self.journal = journal
        self.chance = chance

    def store(self, command: Command | Undo) -> AcceptedInput | Refusal | Misread:
        done = self.play(command)
        return self.keep(done) if isinstance(done, AcceptedInput) else done

    def play(self, command: Command | Undo) -> AcceptedInput | Refusal | Misread:
        """Play an input, which must then be kept or revoked."""
        if not self.journal.is_writable:
            return Misread(
                say("read-only: {reason}", reason=self.journal.why_not),
                say("you can still ask questions, such as `who`"),
            )
        return self.run.do(command)

    def keep(self, done: AcceptedInput) -> AcceptedInput | Misread:
        try:
            self.journal.store(done.number, done.line, done.outcome)
        except NotStored as error:
            self.run.revoke_last()
            return Misread(error.text, say("nothing was changed; try again"))
        return done

    def note(self, text: str) -> None:
        self.journal.store_note(text)
        self.run.notes.append((self.run.next_number - 1, text))

    def faces(self, due: Roll) -> Command:
        """Roll the dice. After an undo, the same roll gives the same dice."""
        self.chance.begin(self.run.next_number)
        return self.run.kept_dice() or Faces(due.player, self.chance.roll(due.dice))

    def play_chance(self) -> tuple[list[AcceptedInput], Text]:
        """Roll and deal until a player must decide. Return the inputs, and any problem."""
        made: list[AcceptedInput] = []
        while self.journal.is_writable:
            command = self._by_chance()
            if command is None:
                break
            done = self.store(self.run.kept_dice() or command)
            if isinstance(done, Refusal | Misread):
                return made, say("{text}. {help}", text=done.text, help=done.help)
            made.append(done)
            if len(made) == MOST_ALONE:
                return made, say(
                    "fragkit has rolled and dealt {times} times, and nobody had a decision to "
                    "make: a card may trigger itself forever. Type `undo` or `override`; to "
                    "continue, type `r`.",
                    times=MOST_ALONE,
                )
        return made, NOTHING

    def _by_chance(self) -> Command | None:
        run, due = self.run, self.run.request
        self.chance.begin(run.next_number)
        if run.rolls_itself(due):
            return None if who_may_interrupt(run, due) else self.faces(due)
        if run.setup.dealing != "dealt":
            return None
        if isinstance(due, Draw):
            cards = run.table.state.decks[due.deck].cards or {}
            return Deal(due.player, self.chance.draw({c: n for c, n in cards.items() if n}))
        if isinstance(due, Choice) and is_blind(due):
            return Choose(due.player, (self.chance.draw({o.key: 1 for o in due.options}),))
        return None

    def roll_paused_dice(self) -> list[AcceptedInput] | Refusal | Misread:
        """Roll the dice for which fragkit has paused."""
        passed: list[AcceptedInput] = []
        while self.run.rolls_itself(due := self.run.request):
            done = self.store(self.faces(due))
            if isinstance(done, Refusal | Misread):
                return done
            more, _ = self.play_chance()
            passed += [done, *more]
        return passed


# Windows of cards that come too late after such a roll.
_BEFORE = {
    "movement": ("turn-start", "instead-of-roll", "any-time"),
    "hit": ("attack", "attacking", "attacked", "any-time"),
    "damage": ("attack", "attacking", "attacked", "any-time"),
    "defense": ("any-time",),
}  # fmt: skip


def who_may_interrupt(run: GameRun, roll: Roll) -> list[str]:
    """Return the players for whom fragkit pauses before this roll, clockwise from the roller."""
    game = run.game
    if game.state.stage != "play":
        return []
    names = game.after(roll.player) if roll.player in game.state.seats else game.present()
    return [name for name in names if _may_answer(run, roll, game.seat(name))]


def _may_answer(run: GameRun, roll: Roll, seat: Seat) -> bool:
    game, last = run.game, run.log[-1].command if run.log else None
    if _was_fragged(run, seat) and not game.dealt and hoped_for(game, seat, seat.stats.health):
        return True  # a cure may be played until the next die (frag.cure)
    windows = list(_BEFORE.get(roll.purpose, ()))
    if isinstance(last, Faces) and game.last_roll is not None:
        windows.append("roll")  # no question since those dice
    if isinstance(last, Play | Shoot) and last.player != seat.name:
        windows.append("card")
    if not windows:
        return False
    for deck, copies in game.catalog.decks.items():
        if not _holds(game, seat, deck):
            continue
        for id in copies:
            entry = game.catalog.cards[id]
            if entry.window in windows and _is_open(game, seat.name, entry) and unseen(game, id):
                return True
    spends = Spend(seat.name)
    if roll.purpose in ("hit", "damage") and seat.blood and seat.wounds:
        return run.table.refuse(spends) is None
    return any(
        run.table.refuse(Use(seat.name, card)) is None for card in usable_names(game, seat.name)
    )


def _was_fragged(run: GameRun, seat: Seat) -> bool:
    """Return whether the last input fragged that player."""
    last = run.log[-1].events if run.log else ()
    return any(isinstance(e, Fragged) and e.player == seat.name for e in last)


def _holds(game: Game, seat: Seat, deck: str) -> bool:
    return (
        seat.unsure
        or bool(seat.hidden.get(deck))
        or any(game.catalog.cards[card].deck == deck for card in seat.known)
    )


def _is_open(game: Game, name: str, entry: Entry) -> bool:
    match entry.window:
        case "roll":  # the card may have been drawn since, but hands are secret
            return game.last_roll is not None and entry.is_for_roll(game.last_roll.purpose)
        case "card":
            return True
    return is_window_open(game, name, entry)
