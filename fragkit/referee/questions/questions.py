"""Answers to the players' questions, as lines for a screen and as data for programs.

They are about the map (`los`, `odds`, `reach`, `map`), players and cards (`who`, `hand`, `show`,
`now`), rules (`rules`, `why`, `help`) and history (`log`, `standings`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import field, replace
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fragkit.board.board import NoPlace
from fragkit.board.reach import reach_plain
from fragkit.board.sight import range_between, sight, visible_from
from fragkit.board.square_names import parse_square
from fragkit.board.things import Things
from fragkit.diagnostics import Problems
from fragkit.language import spoken, translate
from fragkit.language.sentences import Text, plural, say
from fragkit.load.packs.ledger_files import (
    base_rule_files,
    in_language,
    load_rules,
    shipped_rule,
    with_pack_rules,
)
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter
from fragkit.model.names import name_of
from fragkit.model.said_card import SaidCard, is_said_dice, parse_said
from fragkit.model.text import card_facts, card_text, counter_text, plain, rule_text
from fragkit.referee.display.forecast import odds_lines, supposed_forecasts
from fragkit.referee.display.prompts import is_secret
from fragkit.referee.display.public_state import (
    EMPTY,
    copied_fighters,
    floor_plain,
    hand_text,
    players_plain,
    who_lines,
)
from fragkit.referee.display.table_map import figures, people, table_map
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.history.rematch import games_of
from fragkit.referee.history.replay import Replayed, replay_file
from fragkit.referee.history.summary import (
    add_up,
    chapters,
    notes_of,
    standings_lines,
    standings_plain,
)
from fragkit.referee.messages import Secrecy
from fragkit.referee.parsing.context import find_verb, numbered_options, resolve_square
from fragkit.referee.parsing.inputs import Question
from fragkit.referee.parsing.matching import (
    Misread,
    did_you_mean,
    find,
    find_run,
    quoted,
    too_much,
    type_one_of,
)
from fragkit.referee.parsing.verbs import PARSERS
from fragkit.referee.questions.kept_cards import keep_card
from fragkit.referee.questions.what_now import now_lines
from fragkit.rules import events as e
from fragkit.rules.commands import Deal, Refusal, Shoot
from fragkit.rules.events import target_phrase
from fragkit.rules.flow.turn import movement_dice
from fragkit.rules.game import SAID, Game
from fragkit.rules.game_map import blocker, seen_through, sees
from fragkit.rules.house_options import in_force, options_of
from fragkit.rules.ledger_search import is_subject, related, search
from fragkit.rules.movement.moving import may_move
from fragkit.rules.movement.paths import longest_jump, squares_in_reach
from fragkit.rules.odds.supposed_shot import as_if_on_turn
from fragkit.rules.requests import Choice
from fragkit.term.board_answers import los_text, reach_text, seen_text
from fragkit.term.content_text import card_lines, fighter_lines, fighter_traits
from fragkit.term.rule_text import entry_text, list_text
from fragkit.term.style import Style
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.model.rule import RuleBook

LOG_SHOWN = 8  # inputs
HOME_HEIGHT = 22  # lines of a map if the screen's height is unknown
_RULES_SHOWN = 4
_SMALL_WORDS = ("is", "are", "does", "do", "a", "an", "the", "can", "i", "now", "to", "me", "you")


@dataclass(frozen=True, slots=True)
class Answer:
    lines: list[str]
    data: dict[str, Any] = field(default_factory=dict)


Reply = Answer | Refusal | Misread


@dataclass(frozen=True, slots=True)
class Supposition:
    """An assumption of a question: another player, another square, a range."""

    words: list[str]  # words of the question, without these
    player: str
    square: str = ""  # default: the fighter's square
    away: int = 0


def worded(card: Card) -> Card:
    """Return the card with its words in the reader's language."""
    language = spoken()
    return card if language is None else language.cards.get(card.id, card)


def _bare(things: Things) -> Things:
    """Leave out the fighters, because letters show them."""
    return replace(things, fighters=frozenset())


class Questions:
    def __init__(self, run: GameRun, secrecy: Secrecy, path: Path, speaker: str = "") -> None:
        self.run = run
        self.speaker = speaker  # the only reader of the answers; "" means everyone
        self.path = path
        self.secrecy = secrecy
        self.last: Refusal | AcceptedInput | None = run.log[-1] if run.log else None  # for `why`
        self._book: RuleBook | None = None
        self._turn_shown = 0  # how many turns back `log back` has gone
        self.height = 0  # lines of the reader's screen; 0 if unknown

    def answer(self, question: Question, style: Style) -> Reply:
        asked: dict[str, Callable[[Question, Style], Reply]] = {
            "los": self._los, "odds": self._odds, "reach": self._reach, "map": self._map,
            "who": self._who, "why": self._why, "rules": self._rules, "log": self._log,
            "help": self._help, "hand": self._hand, "show": self._show,
            "now": self._now, "standings": self._standings, "new": self._new,
        }  # fmt: skip
        if self.game.ground.board.is_own and question.about in ("los", "reach", "map"):
            return self._no_map(question, style)
        return asked[question.about](question, style)

    @property
    def game(self) -> Game:
        return self.run.game

    # -- the board ---------------------------------------------------------------------

    def _place(self, word: str, asker: str) -> int | Misread:
        """Return a player's square, or a square by name."""
        board, context = self.run.game.ground.board, self.run.context()
        player = find(word, context.players, "player")
        if isinstance(player, str) and not (
            parse_square(word) and word.casefold() != player.casefold()
        ):
            square = self.game.seat(player).square
            return self.game.ground.place[square] if square else Misread(_off_map(player))
        if not parse_square(word.rpartition(":")[2]):
            if isinstance(player, Misread):
                return player
            return Misread(say("`{typed}` is not a square", typed=word))
        place = board.place(resolve_square(word, asker, context))
        return Misread(place.message, place.help) if isinstance(place, NoPlace) else place

    def _los(self, question: Question, style: Style) -> Reply:
        asked = self._supposition(question)
        if isinstance(asked, Misread):
            return asked
        words, name = asked.words, asked.player
        if len(words) > 2:
            return too_much(words[2:])
        board, things = self.run.game.ground.board, self.game.things()
        start = self._place(words[0] if len(words) > 1 else asked.square or name, name)
        if isinstance(start, Misread):
            is_off = not (len(words) > 1 or asked.square)
            help = say("for example: `{example}`", example="los c4 f8") if is_off else start.help
            return Misread(start.text, start.help or help)
        others = replace(things, fighters=things.fighters - {start})
        if not words:
            seen = list(visible_from(board, start, things, self.game.geometry))
            looker = self.game.at(board.name(start))
            if looker is not None and seen_through(self.game, looker.name):
                places = self.game.ground.place
                seen = [p for s, p in places.items() if sees(self.game, looker.name, s)]
            ranges = {
                p: range_between(board, start, p, self.game.geometry) for p in seen if p != start
            }
            data: dict[str, Any] = {
                "visible_squares": {board.name(p): r for p, r in ranges.items()}
            }
            lines = seen_text(
                board, start, ranges, style, _bare(others), self._room(), people(self.game)
            )
            return Answer(lines, data)
        end = self._place(words[-1], name)
        if isinstance(end, Misread):
            return end
        line = sight(board, start, end, things, self.game.geometry)
        looker = self.game.at(board.name(start))
        if looker is not None and not line.visible:
            # A card may let this fighter see through walls.
            stops = blocker(self.game, looker.name, board.name(end))
            line = replace(line, visible=stops is None, blocked_by=stops)
        blocked = line.blocked_by
        data = {
            "from": board.name(start),
            "to": board.name(end),
            "visible": blocked is None,
            "range": line.range,
            "blocked_by": None
            if blocked is None
            else {"kind": blocked.kind, "at": blocked.at, "text": blocked.text},
        }
        others = replace(others, fighters=others.fighters - {end})
        lines = los_text(
            board, start, end, line, style, _bare(others), self._room(), people(self.game)
        )
        return Answer(lines, data)

    def _no_map(self, question: Question, style: Style) -> Reply:
        """Answer `los`, `reach` and `map` on the players' own map with what the referee knows."""
        if question.about != "map":
            return Misread(
                say("the referee does not know your map"),
                say("type the range and the line of sight: `s red at 7`, `odds red at 7 blocked`"),
            )
        floor = [floor_plain(self.game, counter) for counter in self.game.state.floor]
        lines = style.wrap(say("The map is on your table; the referee does not know it."))
        for counter in self.game.state.floor:
            names = tuple(self.run.story.name(card) for card in counter.cards)
            what: Text = (
                say("{names}", names=names)
                if names
                else say("{counter}", counter=name_of("counter", counter.kind))
            )
            where = say("{what} on {square}", what=what, square=counter.square)
            lines += style.wrap(where, "  ", "    ")
        return Answer(
            lines,
            {"map": self.run.game.ground.board.id, "figures": figures(self.game), "floor": floor},
        )

    def _room(self) -> int:
        """Return how many lines a map may take if the verdict is to stay on the screen."""
        return max(12, self.height - 2) if self.height else HOME_HEIGHT

    def _reach(self, question: Question, style: Style) -> Reply:
        """Answer `reach`, `reach 7`, `reach blue 7` or `reach 7 from f8` at any moment."""
        asked = self._supposition(question)
        if isinstance(asked, Misread):
            return asked
        game, name, movement = self.game, asked.player, asked.away
        for word in asked.words:
            if re.fullmatch(r"[1-9]\d?", word):
                movement = int(word)
                continue
            found = find(word, self.run.context().players, "player")
            if isinstance(found, Misread):
                return found
            name = found
        turn, square = game.state.turn, asked.square or game.seat(name).square
        if not square:
            return Misread(
                _off_map(name), say("for example: `{example}`", example="reach 7 from c4")
            )
        note: list[str] = []
        if not movement and turn is not None and turn.player == name and turn.phase == "free":
            barred = may_move(game, name)
            if barred is not None and not asked.square:
                return barred
            movement = turn.movement
        elif not movement:
            with as_if_on_turn(game, name, square):
                dice = movement_dice(game, name)
            movement = max((dice.least + dice.most) // 2, 1)
            average = plural(
                "With {movement} movement, the average of {n} die:",
                "With {movement} movement, the average of {n} dice:",
                movement=movement, n=dice.dice,
            )  # fmt: skip
            note = style.wrap(average)
        board, at = game.ground.board, game.ground.place[square]
        with as_if_on_turn(game, name, asked.square):
            reached = squares_in_reach(game, name, movement)
            jump, others, standing = longest_jump(game, name), game.things(but=name), people(game)
        data = {"from": square, "movement": movement, "jump": jump, **reach_plain(board, reached)}
        lines = reach_text(
            board, at, movement, reached, style, _bare(others), self._room(), standing
        )
        return Answer([*note, *lines], data)

    def _map(self, question: Question, style: Style) -> Reply:
        game = self.game
        focus: list[int] = []
        whole = bool(question.words) and question.words[0].casefold() == "all"
        if question.words and question.words[0].casefold() == "at":
            return self._map_at(question, style)
        if question.words and not whole:
            at = self._place(question.words[0], question.player)
            if isinstance(at, Misread):
                return at
            focus = [at]
        elif self.height and not whole:
            # Show what fits on a screen, around the player who asks.
            seat = game.state.seats.get(question.player)
            focus = [game.ground.place[seat.square]] if seat is not None and seat.square else []
        data = {
            "map": self.run.game.ground.board.id,
            "figures": figures(game),
            "floor": [floor_plain(self.game, counter) for counter in game.state.floor],
        }
        return Answer(table_map(game, style, focus, self._room()), data)

    def _map_at(self, question: Question, style: Style) -> Reply:
        """Answer `map at 41` with the map after that input, without undoing anything."""
        words, last = question.words[1:], self.run.next_number - 1
        if len(words) != 1 or not words[0].isdecimal() or int(words[0][:6]) > last:
            return Misread(
                say("after which input do you want to see the map?"),
                say("for example: `map at 41`; the last input is {number}", number=last),
            )
        with self.run.as_after(int(words[0][:6])) as game:
            return Answer(table_map(game, style), {"figures": figures(game)})

    def _supposition(self, question: Question) -> Supposition | Misread:
        """Read `from red`, `from f8` and `at 7`, which may follow `odds`, `los` and `reach`."""
        words = list(question.words)
        player, square, away, context = question.player, "", 0, self.run.context()
        at = next((i for i, word in enumerate(words) if word.casefold() == "from"), len(words))
        words, named = words[:at], words[at + 1 :]
        if at < len(question.words) and not named:
            return Misread(
                say("from which square?"),
                say("for example: `{example}`", example=f"odds {self._other(player)} from c4"),
            )
        while named and named[0].casefold() not in ("at", "range"):
            word = named.pop(0)
            if word.casefold() in ("here", "me"):
                continue
            found = find(word, context.players, "player")
            if isinstance(found, str) and not parse_square(word):
                player = found
                continue
            place = self._place(word, player)
            if isinstance(place, Misread):
                return place
            square = self.run.game.ground.board.name(place)
        words += named
        # The range of a weapon that is described follows its dice: `6d range 3`.
        ranges = ("at",) if any(map(is_said_dice, words)) else ("at", "range")
        at = next((i for i, w in enumerate(words) if w.casefold() in ranges), len(words))
        is_own = self.game.ground.board.is_own  # here, the shot itself has a range
        if not is_own and at + 1 < len(words) and re.fullmatch(r"[1-9]\d?", words[at + 1]):
            away = int(words[at + 1])
            words[at : at + 2] = []
        if player not in self.game.state.seats:
            what = say("which player do you mean?")
            one, other = (name.casefold() for name in (*self.game.present()[:2],))
            return Misread(
                what, say("for example: `{example}`", example=f"odds {one} from {other}")
            )
        return Supposition(words, player, square, away)

    def _other(self, player: str) -> str:
        """Return another player of this game, for an example."""
        others = (name for name in self.game.present() if name != player)
        return next(others, player).casefold()

    def _odds(self, question: Question, style: Style) -> Reply:
        """Answer `odds red pulse-rifle from c4` at any moment, blocked or not."""
        asked = self._supposition(question)
        if isinstance(asked, Misread):
            return asked
        game, name, active = self.game, asked.player, self.game.active()
        context, words = self.run.context(), asked.words
        players = {player.casefold(): player for player in context.players}
        if all(word.casefold() in players for word in words[:2]) and len(words) > 1:
            name = players[words[0].casefold()]  # `odds red blue`, as `los red blue`
            words = words[1:]
        command = PARSERS["s"](words, name, context) if words else self._obvious_shot(name)
        if isinstance(command, Misread):
            return command
        assert isinstance(command, Shoot), "the words of a shot make a shot"
        if command.target == name and name == question.player and active not in ("", name):
            name = active  # the target must roll, and asks about the attack
            command = replace(command, player=name)
        if (missing := self._missing_range(name, command, asked)) is not None:
            return missing
        made = supposed_forecasts(game, command, asked.square, asked.away)
        if isinstance(made, Refusal):
            return made
        lines: list[str] = []
        if name != active or asked.square:
            lines += [style.dim(line) for line in style.wrap(_whose_shot(game, command, asked))]
        before: list[Text] = []
        for number, one in enumerate(made):
            reasons = list(one.refusal_texts())
            lines += [""] if number else []
            for reason in reasons if reasons != before else []:
                lines += style.wrap(reason, hang="  ")
            before = reasons
            lines += odds_lines(one, style, len(made) == 1)
        return Answer(lines, {"shots": [one.plain() for one in made]})

    def _missing_range(self, name: str, shot: Shoot, asked: Supposition) -> Misread | None:
        """Ask for the range if a fighter is off the map, or if the map is the players' own."""
        game, target = self.game, shot.target.casefold()
        for who in (name, shot.target):
            seat = game.state.seats.get(who)
            is_placed = asked.away or (who == name and asked.square)
            if seat is not None and not seat.square and not is_placed:
                return Misread(
                    _off_map(who),
                    say("at range 5: `{example}`", example=f"odds {target} at 5"),
                    "turn.respawn",
                )
        if game.ground.board.is_own and shot.target not in ("", name) and not shot.at:
            return Misread(
                say("how far is {target}?", target=shot.target),
                say("for example: `{example}`", example=f"odds {target} at 7"),
                "attack.target",
            )
        return None

    def _obvious_shot(self, name: str) -> Shoot | Misread:
        """Return the shot that `odds` alone is about: the attack under way, or a shot at the only
        other fighter on the map."""
        attack, others = self.game.state.attack, [s.name for s in self.game.standing()]
        if attack is not None and attack.target:
            return Shoot(attack.shooter, attack.target, attack.weapon, mode=attack.mode)
        others = [other for other in others if other != name]
        if len(others) == 1:
            return Shoot(name, others[0])
        names = others or [other for other in self.game.present() if other != name]
        return Misread(
            say("which target do you want the odds against?"),
            type_one_of(f"odds {other.casefold()}" for other in names),
        )

    # -- players and cards -------------------------------------------------------------

    def _who(self, question: Question, style: Style) -> Reply:
        names = []
        for word in question.words:
            found = find(word, self.run.context().players, "player")
            if isinstance(found, Misread):
                return found
            names.append(found)
        lines = who_lines(self.game, self.run.story, style, names)
        return Answer(lines, {"players": players_plain(self.game)})

    def _show(self, question: Question, style: Style) -> Reply:
        """Answer `show`: a card's text or a fighter's sheet."""
        if not question.words:
            return Misread(
                say("which card or fighter do you want to see?"),
                say("for example: `show light-armor` or `show red`"),
            )
        words, fighters = list(question.words), self.run.setup.fighters
        player = find(words[0], self.run.context().players, "player")
        if isinstance(player, str) and len(words) == 1:
            id = self.game.seat(player).fighter
            if not id:
                return Misread(
                    say("{player}'s fighter has no sheet of its own", player=player),
                    say("to see the stats, type `{example}`", example=f"who {player.casefold()}"),
                )
            shown = self._sheet(fighters[id], style)
            for copied in copied_fighters(self.game.seat(player)):
                title = say("Copied from {name}:", name=fighters[copied].name)
                lines = fighter_traits(fighters[copied], style)
                shown.lines.extend(["", *style.wrap(title), *lines])
            return shown
        found = find_run(words, {**self.run.cards, **fighters}, "card or fighter")
        if isinstance(found, Misread):
            return found
        if found[0] in fighters and found[0] not in self.run.cards:
            return self._sheet(fighters[found[0]], style)
        card = worded(self.run.cards[found[0]])
        data = {
            "card": card.id,
            "name": card.name,
            "deck": card.deck,
            "text": plain(card_text(card)),
        }
        return Answer(card_lines(card, style), data)

    def _sheet(self, fighter: Fighter, style: Style) -> Answer:
        return Answer(fighter_lines(fighter, style), {"fighter": fighter.id, "name": fighter.name})

    def _hand(self, question: Question, style: Style) -> Reply:
        name = question.player
        if question.words:
            found = find(question.words[0], self.run.context().players, "player")
            if isinstance(found, Misread):
                return found
            name = found
        seat = self.game.state.seats.get(name)
        if seat is None:
            return Misread(say("whose hand?"), say("for example: `red: hand`"))
        if not self.secrecy.covers:
            held = hand_text(self.game, name)
            text = say(
                "{player}'s hand: {what}. The cards are on the table.", player=name, what=held
            )
            if seat.unsure:
                text = say("{player}'s hand is not counted: any card may be played", player=name)
            elif held == EMPTY:
                text = say("{player} has no cards in hand", player=name)
            return Answer(
                style.wrap(text), {"player": name, "hidden": dict(seat.hidden), "cards": []}
            )
        title: Text = say("{player}'s hand: {what}", player=name, what=hand_text(self.game, name))
        shown = [(0, id) for id in sorted(seat.known)]
        due = self.run.request
        if due.player == name and isinstance(due, Choice) and is_secret(due, self.run.cards):
            title = due.reason  # it may be another player's hand
            numbered = numbered_options(due).items()
            shown = [(n, id) for n, id in numbered if id in self.run.cards]
        lines = [style.bold(line) for line in style.wrap(title, hang="  ")]
        for number, id in shown:
            card = worded(self.run.cards[id])
            head = f"{number} {card.name} ({id})" if number else f"{card.name} ({id})"
            lines += [style.bold(line) for line in style.wrap(head, hang="  ")]
            lines += style.wrap(f"{card_facts(card)}. {plain(card_text(card))}", "  ")
        cards = [id for _, id in shown] if shown and shown[0][0] else list(seat.known)
        return Answer(lines, {"player": name, "cards": cards, "secret": True})

    def _now(self, question: Question, style: Style) -> Reply:
        words = tuple(word for word in question.words if word.casefold() not in _SMALL_WORDS)
        if words:  # `what is light armor`, `what does boomstick do`
            return self._show(replace(question, words=words), style)
        secret = self.secrecy.covers and self.speaker != self.run.request.player
        lines, rows = now_lines(self.run, style, secret)
        whole = [row for row in rows if not row.typed.endswith("…")]
        return Answer(lines, {"now": [{"say": row.typed, "text": row.text} for row in whole]})

    def _new(self, question: Question, style: Style) -> Reply:
        """Answer `new card chainsaw`: write a card that the players have described into a pack."""
        said = self.game.state.modules.get(SAID, {})
        if not said:
            return Misread(
                say("this game has no cards of your own yet"),
                say("for example: `{example}`", example='s blue 6d ammo 2 as "Chainsaw"'),
            )
        if not question.words:
            return Misread(say("which card?"), type_one_of(f"new card {id}" for id in said))
        run = find_run(list(question.words), said, "card")
        if isinstance(run, Misread):
            return run
        id, rest = run
        if rest:
            return too_much(rest)
        card = parse_said(said[id])
        assert isinstance(card, SaidCard), "a description is checked before it is kept"
        kept = keep_card(card, self.path.parent)
        if isinstance(kept, Misread):
            return kept
        text = say(
            "{card} is in {file}. In the next game, add `--pack {example}`.",
            card=card.name, file=kept.file, example=kept.pack,
        )  # fmt: skip
        return Answer(style.wrap(text), {"card": id, "file": kept.file, "pack": kept.pack})

    # -- rules -------------------------------------------------------------------------

    def book(self) -> RuleBook:
        if self._book is None:
            paths = [path for pack in self.run.opened.library.packs for path in pack.rules]
            # The base rules are in force in every game, even in one of a pack of its own.
            base = [path for path in base_rule_files() if path not in paths]
            paths = [*base, *paths]
            files = [pack.file for pack in self.run.opened.library.packs]
            self._book = with_pack_rules(load_rules(paths, Problems()), files)
        return self._book

    def _spoken_book(self) -> RuleBook:
        """Return the ledger in the reader's language."""
        language = spoken()
        if language is None:
            return self.book()
        paths = [path for pack in self.run.opened.library.packs for path in pack.rules]
        return in_language(self.book(), [*base_rule_files(), *paths], language.code)

    def in_rules(self, word: str) -> bool:
        """Return whether there is a rule about that word."""
        return is_subject(self.book(), word)

    def _rules(self, question: Question, style: Style) -> Reply:
        words = " ".join(question.words)
        if not words:
            return Misread(
                say("which word do you want to find in the rules?"),
                say("for example: `rules armor`"),
            )
        if words.casefold() in ("house", "houses"):
            return self._houses(style)
        book = self._spoken_book()
        found = search(book, words)
        if not found.entries:
            hint = did_you_mean(found.suggestion) if found.suggestion else ""
            return Misread(say("no rule mentions `{typed}`", typed=words[:40]), hint)
        rows = [self.book().get(entry.id) or entry for entry in found.entries[:20]]
        data = {"rules": [{"id": row.id, "text": row.text} for row in rows]}
        if found.exact:
            return Answer(
                entry_text(
                    found.entries[0], related(book, found.entries[0]), style,
                    in_force(self.run.setup.houses),
                ),
                data,
            )  # fmt: skip
        lines = list_text(found.entries[:_RULES_SHOWN], style)
        if (more := len(found.entries) - _RULES_SHOWN) > 0:
            lines += style.wrap(
                plural(
                    "{n} more rule: add a word to narrow the search",
                    "{n} more rules: add a word to narrow the search",
                    n=more,
                )
            )
        return Answer(lines, data)

    def _houses(self, style: Style) -> Reply:
        """Answer `rules house`: every house option, and its value in this game."""
        played = in_force(self.run.setup.houses)
        lines: list[str] = []
        for rule in self.run.setup.table.rules:
            lines += [style.bold(rule.name), *style.wrap(plain(rule_text(rule)), "  ")]
        for counter in self.run.setup.table.counters:
            lines += [style.bold(counter.name), *style.wrap(plain(counter_text(counter)), "  ")]
        for option in options_of(self.run.setup.table):
            value = played[option.key]
            mark = " " if value == option.default else style.pick("▸", ">")
            what = say("{key}={value}: {detail}", key=option.key, value=value, detail=option.about)
            lines += style.wrap(what, mark, "   ")
        return Answer(lines, {"house": played})

    def _why(self, question: Question, style: Style) -> Reply:
        last = self.last
        if isinstance(last, Refusal):
            lines = style.wrap(last.text, hang="  ")
            ids = [last.rule]
        elif last is None:
            return Misread(say("nothing has happened yet"))
        else:
            lines, ids = self._reckoning(last, style)
        data: dict[str, Any] = {"rules": []}
        for id in dict.fromkeys(ids):
            # A variant may bring the rules of a pack that is not in play.
            entry = self.book().get(id) or (shipped_rule(id) if id else None)
            if entry is not None:
                data["rules"].append({"id": id, "text": entry.text})
                shown = self._spoken_book().get(id) or entry
                lines += [style.bold(id), *style.wrap(shown.text, "  ")]
        return Answer(lines, data)

    def _reckoning(self, done: AcceptedInput, style: Style) -> tuple[list[str], list[str]]:
        """Explain the outcome of an input by the dice, the steps of the damage, and their rules."""
        head = style.wrap(f"{done.number} {self.secrecy.line(done)}", hang="  ")
        lines = [style.dim(line) for line in head]
        ids: list[str] = []
        for event in done.events:
            if isinstance(event, e.Rolled):
                total = say(
                    "{player}: {receipt}, total {total}",
                    player=event.player, receipt=event.receipt, total=event.total,
                )  # fmt: skip
                lines += style.wrap(total, "  ", "    ")
            elif isinstance(event, e.Wounded):
                for step in event.steps:
                    lines += style.wrap(step, "  ", "    ")
                    ids += re.findall(r"\[([a-z.]+)\]", str(step))
            elif isinstance(event, e.Fragged) and event.by in ("", event.player):
                ids.append("frag.self" if event.by else "ruling.frag.nobody")
        if len(lines) == len(head):
            lines += style.wrap(self.secrecy.text(done), "  ")
        return lines, ids[:3]

    def _help(self, question: Question, style: Style) -> Reply:
        """Answer `help`, `help all` or `help shoot`."""
        every = help_rows(self.run.game)
        data = {"commands": {row.form: row.text for row in every}}
        word = question.words[0] if question.words else ""
        if word.casefold() == "all":
            return Answer(help_lines(every, style), data)
        if word:
            verb = find_verb(word, self.run.context())
            if isinstance(verb, Misread):
                return verb
            rows = [row for row in every if verb in row.verbs]
            return Answer(help_lines(rows or every, style), {})
        lines = help_lines([row for row in every if row.is_basic], style)
        more = say("`help all` shows every command.")
        if added := [row.verbs[0] for row in every if row not in _HELP]:
            more = say(
                "`help all` shows every command, such as {options_typed:and}.",
                options_typed=quoted(added),
            )
        return Answer([*lines, *style.wrap(more)], data)

    # -- history -----------------------------------------------------------------------

    def _log(self, question: Question, style: Style) -> Reply:
        """Answer `log`, `log 20` or `log all` with inputs, `log back` or `log turn 3` with a turn."""
        words = [w.casefold() for w in question.words]
        if words[:1] in (["turn"], ["back"], ["turns"]):
            return self._log_turn(words, style)
        self._turn_shown = 0
        count = LOG_SHOWN
        if words and words[0].isdecimal():
            count = max(1, int(words[0][:4]))
        elif words[:1] == ["all"]:
            count = len(self.run.log)
        elif words:
            return Misread(
                say("can't show `log {typed}`", typed=words[0][:20]),
                say("type `log`, `log 20`, `log all` or `log back`"),
            )
        shown = self.run.log[-count:]
        lines = self._inputs(shown, style)
        if len(self.run.log) > len(shown):
            earlier = plural(
                "{n} earlier input: `log back`, `log all`",
                "{n} earlier inputs: `log back`, `log all`",
                n=len(self.run.log) - len(shown),
            )
            lines.append(style.dim(translate(earlier)))
        return Answer(lines or [translate(_NOTHING_YET)], self._log_data(shown))

    def _log_turn(self, words: list[str], style: Style) -> Reply:
        turns = chapters(self.run.effective(), self.run.setup.position)
        if not turns:
            return Answer([translate(_NOTHING_YET)], self._log_data([]))
        turn = self.run.table.state.turn
        begun = turn is None or str(turns[-1].title).startswith(f"Turn {turn.number}:")
        last = len(turns) - 1 if begun else len(turns)  # this turn has no input yet
        number = last - self._turn_shown
        if words[0] == "back":
            number -= 1
        elif len(words) > 1 and words[1].isdecimal():
            head = f"Turn {words[1]}:"
            named = [i for i, one in enumerate(turns) if str(one.title).startswith(head)]
            if not named:
                return Misread(
                    say("there is no turn {number}", number=int(words[1][:6])),
                    say("the last one is {what}", what=turns[-1].title),
                )
            number = named[0]
        number = max(min(number, len(turns) - 1), 0)
        self._turn_shown = last - number
        chapter = turns[number]
        lines = [style.bold(translate(chapter.title)), *self._inputs(chapter.inputs, style)]
        first = chapter.inputs[0].number - 1
        more = say(
            "`map at {number}` shows the map before it, and `undo to {number}` goes back there",
            number=first,
        )
        lines += [style.dim(line) for line in style.wrap(more)]
        if number:
            lines.append(style.dim(translate(say("`log back` shows the turn before it"))))
        return Answer(lines, self._log_data(chapter.inputs))

    def _inputs(self, shown: list[AcceptedInput], style: Style) -> list[str]:
        notes = notes_of(self.run)
        lines: list[str] = []
        for dealt, those in groupby(shown, key=lambda done: isinstance(done.command, Deal)):
            together = list(those)
            # Show cards that fragkit deals one after another together.
            for group in [together] if dealt else [[done] for done in together]:
                first, last = group[0], group[-1]
                number = f"{first.number}" if first is last else f"{first.number}-{last.number}"
                lines += style.wrap(f"{number} {self.secrecy.line(first)}")
                lines += [style.dim(line) for line in style.wrap(self.secrecy.tell(group), "   ")]
                for done in group:
                    for text in notes.get(done.number, ()):
                        lines += style.wrap(f"# {text}", "   ", "     ")
        return lines

    def _log_data(self, shown: list[AcceptedInput]) -> dict[str, Any]:
        inputs = [
            {"number": d.number, "line": self.secrecy.line(d), "text": self.secrecy.text(d)}
            for d in shown
        ]
        return {
            "inputs": inputs,
            "notes": [{"after": after, "text": text} for after, text in self.run.notes],
        }

    def _standings(self, question: Question, style: Style) -> Reply:
        """Answer `standings`: all games of the evening, including this one."""
        games: list[tuple[str, Replayed]] = []
        for path in games_of(self.path) or [self.path]:
            if path == self.path:
                games.append((path.name, Replayed(self.run, [])))
            elif isinstance(played := replay_file(path), Replayed):
                games.append((path.name, played))
        evening = add_up(games)
        return Answer(standings_lines(evening, style), standings_plain(evening))


_NOTHING_YET = say("nothing has happened yet")


def _off_map(player: str) -> Text:
    return say("{player} is not on the map", player=player)


def _whose_shot(game: Game, shot: Shoot, asked: Supposition) -> Text:
    target = target_phrase(shot.target) if shot.target else say("no target")
    square = asked.square or game.seat(shot.player).square
    if not square:
        return say("{player} shoots {target}:", player=shot.player, target=target)
    return say(
        "{player} shoots {target} from {square}:", player=shot.player, target=target, square=square
    )


# -- help --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HelpRow:
    """A line of `help`: the input, its effect, and the verbs that it explains.

    `help` shows the basic rows, `help all` shows every row.
    """

    heading: Text
    verbs: tuple[str, ...]
    form: str
    text: Text
    is_basic: bool = False


_TURN = say("On your turn")
_ANSWER = say("Answer")
_ANY_TIME = say("Any time")
_ASK = say("Ask")
_OOPS = say("Oops")
_TABLE = say("Table")
_HELP = (
    HelpRow(_TURN, ("m",), "m e e n, m f7", say("walk"), True),
    HelpRow(_TURN, ("j",), "j n 2", say("jump 2 squares north"), True),
    HelpRow(_TURN, ("s",), "s red pulse 4", say("shoot (weapon, ammo)"), True),
    HelpRow(_TURN, ("p",), "p CARD red", say("play a card (on Red)"), True),
    HelpRow(_TURN, ("use",), "use CARD", say("use a card in play"), True),
    HelpRow(_TURN, ("take",), "take blood", say("pick up blood or CARD"), True),
    HelpRow(_TURN, ("enter", "leave"), "enter STANCE", say("leave STANCE ends it")),
    HelpRow(_TURN, ("drop",), "drop CARD", say("drop it on your square")),
    HelpRow(_TURN, ("discard",), "discard CARD", say("discard it")),
    HelpRow(_TURN, ("spend",), "spend", say("spend blood: +1 Health")),
    HelpRow(_TURN, ("then",), "then green", say("aim the next shot")),
    HelpRow(_TURN, ("end",), "end", say("end your turn"), True),
    HelpRow(_ANSWER, ("r",), "4 2 6", say("type your dice"), True),
    HelpRow(_ANSWER, ("r",), "r", say("let fragkit roll"), True),
    HelpRow(_ANSWER, ("choose", "yes", "no"), "1, blue", say("pick an option"), True),
    HelpRow(_ANSWER, ("deal",), "deal CARD", say("name the card drawn")),
    HelpRow(_ANY_TIME, (), "green: …", say("Green interrupts")),
    HelpRow(_ASK, ("now", "help"), "?, Enter", say("what you can do now"), True),
    HelpRow(_ASK, ("los", "odds"), "los, odds red", say("sight, chances"), True),
    HelpRow(_ASK, ("map", "who", "hand"), "map, who, hand", say("map, players, hand"), True),
    HelpRow(_ASK, ("why",), "why", say("the rule behind it"), True),
    HelpRow(_ASK, ("reach",), "reach", say("where you can go")),
    HelpRow(_ASK, ("log",), "log", say("what happened so far")),
    HelpRow(_ASK, ("rules",), "rules armor", say("search the rules")),
    HelpRow(_ASK, ("show",), "show CARD, red", say("a card, Red's sheet")),
    HelpRow(_OOPS, ("undo",), "undo", say("undo the last input"), True),
    HelpRow(_OOPS, ("undo",), "undo 3", say("take back 3 inputs")),
    HelpRow(_OOPS, ("undo",), "undo to 9", say("go back to input 9")),
    HelpRow(_OOPS, ("redo",), "redo", say("take back an undo")),
    HelpRow(_OOPS, ("reroll",), "reroll", say("reroll the last dice")),
    HelpRow(_OOPS, ("override",), "override red …", say("health 2, square c4 …")),
    HelpRow(_TABLE, ("join",), "join Pink 3/2/2", say("add a player")),
    HelpRow(_TABLE, ("leave",), "leave Pink", say("remove a player")),
    HelpRow(_TABLE, ("seat",), "seat red Kim", say("Kim plays on for Red")),
    HelpRow(_TABLE, ("new",), "new card NAME", say("keep a described card")),
    HelpRow(_TABLE, ("note",), "note …", say("add a note")),
    HelpRow(_TABLE, ("rematch",), "rematch", say("play again")),
    HelpRow(_TABLE, ("standings",), "standings", say("tonight's score")),
    HelpRow(_TABLE, ("quit",), "quit", say("leave; game is saved")),
)


def help_rows(game: Game) -> list[HelpRow]:
    """Return the rows of this game. The commands of its modules come before `end`."""
    specs = game.modules.commands.values()
    shown = {spec.verb for spec in specs if spec.is_available(game)}
    hidden = {spec.verb for spec in specs} - shown
    if not game.catalog.all_stances:
        hidden.add("enter")
    known = {verb for row in _HELP for verb in row.verbs}
    added = [
        HelpRow(_TURN, (spec.verb,), spec.form, spec.help)
        for spec in specs
        if spec.form and spec.verb and spec.verb not in known and spec.is_available(game)
    ]
    rows = [row for row in _HELP if not row.verbs or row.verbs[0] not in hidden]
    end = next(i for i, row in enumerate(rows) if "end" in row.verbs)
    return [*rows[:end], *added, *rows[end:]]


def help_lines(rows: Sequence[HelpRow], style: Style) -> list[str]:
    """Return the rows under their headings, in two columns."""
    wide = max(18, *(len(row.form) + 3 for row in rows))
    lines: list[str] = []
    for heading, group in groupby(rows, key=lambda row: row.heading):
        lines += [style.bold(line) for line in style.wrap(heading)]
        for row in group:
            first, *rest = style.wrap(row.text, " " * wide, " " * wide)
            lines += [f"  {style.bold(row.form)}{first[len(row.form) + 2 :]}", *rest]
    return lines
