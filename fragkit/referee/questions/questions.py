"""The questions of `help` and their answers: lines for a screen, data for programs.

About the board (`los`, `odds`, `reach`, `map`), players and cards (`who`, `hand`, `show`, `now`),
rules (`rules`, `why`, `help`) and the past (`log`, `standings`).
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
from fragkit.language.sentences import Text
from fragkit.load.packs.ledger_files import load_rules, with_pack_rules
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter
from fragkit.model.text import card_facts, card_text, plain, rule_text
from fragkit.referee.display.forecast import forecasts, odds_lines
from fragkit.referee.display.prompts import is_secret
from fragkit.referee.display.public_state import (
    EMPTY,
    floor_plain,
    hand_text,
    players_plain,
    who_lines,
)
from fragkit.referee.display.table_map import figures, people, table_map
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.history.rematch import games_of
from fragkit.referee.history.replay import Replayed, replay_file
from fragkit.referee.history.secrecy import Secrecy
from fragkit.referee.history.summary import (
    add_up,
    chapters,
    notes_of,
    standings_lines,
    standings_plain,
)
from fragkit.referee.parsing.context import find_verb, numbered_options, resolve_square
from fragkit.referee.parsing.inputs import Question
from fragkit.referee.parsing.matching import Misread, find, find_run
from fragkit.referee.parsing.verbs import PARSERS
from fragkit.referee.questions.what_now import now_lines
from fragkit.rules import events as e
from fragkit.rules.attack.aiming import check_shoot
from fragkit.rules.commands import Deal, Refusal, Shoot
from fragkit.rules.game import Game
from fragkit.rules.game_map import blocker, seen_through, sees
from fragkit.rules.house_options import in_force, options_of
from fragkit.rules.ledger_search import related, search
from fragkit.rules.movement.moving import may_move
from fragkit.rules.movement.paths import longest_jump, squares_in_reach
from fragkit.rules.requests import Choice
from fragkit.term.board_answers import los_text, reach_text, seen_text
from fragkit.term.content_text import card_lines, fighter_lines
from fragkit.term.rule_text import entry_text, list_text
from fragkit.term.style import Style
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.model.rule import RuleBook

LOG_SHOWN = 8  # inputs
HOME_HEIGHT = 22  # lines of a board where the screen's height does not matter
_RULES_SHOWN = 4
_SMALL_WORDS = ("is", "are", "does", "do", "a", "an", "the", "can", "i", "now", "to", "me", "you")


@dataclass(frozen=True, slots=True)
class Answer:
    lines: list[str]
    data: dict[str, Any] = field(default_factory=dict)


Reply = Answer | Refusal | Misread


def worded(card: Card) -> Card:
    """Return the card in the reader's language."""
    language = spoken()
    return card if language is None else language.cards.get(card.id, card)


def _bare(things: Things) -> Things:
    """Leave out the fighters, who are shown by their letters."""
    return replace(things, fighters=frozenset())


class Questions:
    def __init__(self, run: GameRun, secrecy: Secrecy, path: Path) -> None:
        self.run = run
        self.path = path
        self.secrecy = secrecy
        self.last: Refusal | AcceptedInput | None = run.log[-1] if run.log else None  # for `why`
        self._book: RuleBook | None = None
        self._turn_shown = 0  # how many turns back `log back` has gone
        self.height = 0  # lines of the asker's screen; 0 when it does not matter

    def answer(self, question: Question, style: Style) -> Reply:
        asked: dict[str, Callable[[Question, Style], Reply]] = {
            "los": self._los, "odds": self._odds, "reach": self._reach, "map": self._map,
            "who": self._who, "why": self._why, "rules": self._rules, "log": self._log,
            "help": self._help, "hand": self._hand, "show": self._show,
            "now": self._now, "standings": self._standings,
        }  # fmt: skip
        return asked[question.about](question, style)

    @property
    def game(self) -> Game:
        return self.run.game

    # -- the board ---------------------------------------------------------------------

    def _place(self, word: str, asker: str) -> int | Misread:
        """Return a player's square, or a square by name."""
        board, context = self.run.setup.board, self.run.context()
        player = find(word, context.players, "player")
        if isinstance(player, str) and not (
            parse_square(word) and word.casefold() != player.casefold()
        ):
            square = self.game.seat(player).square
            return self.game.ground.place[square] if square else Misread(f"{player} is off the map")
        if not parse_square(word.rpartition(":")[2]):
            return player if isinstance(player, Misread) else Misread(f"`{word}` is no square")
        place = board.place(resolve_square(word, asker, context))
        return Misread(place.message, place.help) if isinstance(place, NoPlace) else place

    def _los(self, question: Question, style: Style) -> Reply:
        words = [w for w in question.words if w.casefold() != "from"]
        board, things = self.run.setup.board, self.game.things()
        start = self._place(words[0] if len(words) > 1 else question.player, question.player)
        if isinstance(start, Misread):
            return start
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
        end = self._place(words[-1], question.player)
        if isinstance(end, Misread):
            return end
        line = sight(board, start, end, things, self.game.geometry)
        looker = self.game.at(board.name(start))
        if looker is not None and not line.visible:
            # A card may let this fighter see through what stops others.
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

    def _room(self) -> int:
        """Return the lines for a board that leave the verdict on the screen."""
        return max(12, self.height - 2) if self.height else HOME_HEIGHT

    def _reach(self, question: Question, style: Style) -> Reply:
        game, name, movement = self.game, question.player, 0
        for word in question.words:
            if re.fullmatch(r"[1-9]\d?", word):
                movement = int(word)
                continue
            found = find(word, self.run.context().players, "player")
            if isinstance(found, Misread):
                return found
            name = found
        turn, seat = game.state.turn, game.state.seats.get(name)
        if seat is None or not seat.square or turn is None:
            return Misread(f"{name or 'nobody'} is off the map")
        if not movement:
            if turn.player != name:
                return Misread(f"it is not {name}'s turn", f"`reach {name} 7`: with 7 movement")
            if turn.phase in ("respawn", "roll"):
                return Misread("movement is not rolled yet", "`reach 7`: with 7 movement")
            barred = may_move(game, name)
            if barred is not None:
                return barred
            movement = turn.movement
        board, at = game.ground.board, game.ground.place[seat.square]
        reached = squares_in_reach(game, name, movement)
        data = {
            "from": seat.square,
            "movement": movement,
            "jump": longest_jump(game, name),
            **reach_plain(board, reached),
        }
        others = game.things(but=name)
        lines = reach_text(
            board, at, movement, reached, style, _bare(others), self._room(), people(self.game)
        )
        return Answer(lines, data)

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
            # What fits a screen: the part around whoever asks.
            seat = game.state.seats.get(question.player)
            focus = [game.ground.place[seat.square]] if seat is not None and seat.square else []
        data = {
            "map": self.run.setup.board.id,
            "figures": figures(game),
            "floor": [floor_plain(counter) for counter in game.state.floor],
        }
        return Answer(table_map(game, style, focus, self._room()), data)

    def _map_at(self, question: Question, style: Style) -> Reply:
        """Answer `map at 41`: the board after that input; nothing is undone."""
        words, last = question.words[1:], self.run.next_number - 1
        if len(words) != 1 or not words[0].isdecimal() or int(words[0][:6]) > last:
            return Misread("after which input?", f"`map at 41`; the last is {last}")
        with self.run.as_after(int(words[0][:6])) as game:
            return Answer(table_map(game, style), {"figures": figures(game)})

    def _odds(self, question: Question, style: Style) -> Reply:
        if not question.words:
            return Misread("odds against whom?", "`odds red` or `odds red pulse-rifle`")
        command = PARSERS["s"](list(question.words), question.player, self.run.context())
        if isinstance(command, Misread):
            return command
        assert isinstance(command, Shoot), "the words of a shot make a shot"
        if self.game.state.attack is not None and (due := self.run.table.refuse(command)):
            return due  # the odds of an attack that goes on were told before its dice
        turn = self.game.state.turn
        if turn is None or turn.player != command.player:
            return Misread(f"it is not {command.player}'s turn to shoot")
        if turn.phase != "free":
            return Misread(f"{command.player} can't shoot yet: movement is rolled first")
        made = forecasts(self.game, command)
        if not made:
            refusal = check_shoot(self.game, command)
            return refusal or Misread(f"{command.target} has no Health to reckon with")
        lines: list[str] = []
        for one in made:
            lines += [*([""] if lines else []), *odds_lines(one, style, len(made) == 1)]
        return Answer(lines, {"shots": [one.plain() for one in made]})

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
        """Answer `show`: the text of a card or of a fighter's sheet."""
        if not question.words:
            return Misread("show which card or fighter?", "`show light-armor`, `show red`")
        words, fighters = list(question.words), self.run.setup.fighters
        player = find(words[0], self.run.context().players, "player")
        if isinstance(player, str) and len(words) == 1:
            id = self.game.seat(player).fighter
            if not id:
                return Misread(f"{player} plays a plain fighter", f"`who {player.casefold()}`")
            return self._sheet(fighters[id], style)
        found = find_run(words, {**self.run.setup.cards, **fighters}, "card or fighter")
        if isinstance(found, Misread):
            return found
        if found[0] in fighters and found[0] not in self.run.setup.cards:
            return self._sheet(fighters[found[0]], style)
        card = worded(self.run.setup.cards[found[0]])
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
            return Misread("whose hand?", "`red: hand`")
        if not self.secrecy.covers:
            held = hand_text(self.game, name)
            text = f"{name} holds {held}; the cards are on the table"
            if held == EMPTY:
                text = f"{name} holds no card"
            return Answer(
                style.wrap(text), {"player": name, "hidden": dict(seat.hidden), "cards": []}
            )
        title: Text = f"{name}'s hand: {hand_text(self.game, name)}"
        shown = [(0, id) for id in sorted(seat.known)]
        due = self.run.request
        if due.player == name and isinstance(due, Choice) and is_secret(due, self.run.setup.cards):
            title = due.reason  # somebody else's hand, perhaps
            numbered = numbered_options(due).items()
            shown = [(n, id) for n, id in numbered if id in self.run.setup.cards]
        lines = [style.bold(line) for line in style.wrap(title, hang="  ")]
        for number, id in shown:
            card = worded(self.run.setup.cards[id])
            head = f"{number} {card.name} ({id})" if number else f"{card.name} ({id})"
            lines += [style.bold(line) for line in style.wrap(head, hang="  ")]
            lines += style.wrap(f"{card_facts(card)}. {plain(card_text(card))}", "  ")
        cards = [id for _, id in shown] if shown and shown[0][0] else list(seat.known)
        return Answer(lines, {"player": name, "cards": cards, "secret": True})

    def _now(self, question: Question, style: Style) -> Reply:
        words = tuple(word for word in question.words if word.casefold() not in _SMALL_WORDS)
        if words:  # `what is light armor`, `what does boomstick do`
            return self._show(replace(question, words=words), style)
        lines, rows = now_lines(self.run, style, self.secrecy.covers)
        return Answer(lines, {"now": [{"say": row.typed, "text": row.text} for row in rows]})

    # -- rules -------------------------------------------------------------------------

    def book(self) -> RuleBook:
        if self._book is None:
            paths = [path for pack in self.run.opened.library.packs for path in pack.rules]
            files = [pack.file for pack in self.run.opened.library.packs]
            self._book = with_pack_rules(load_rules(paths, Problems()), files)
        return self._book

    def _rules(self, question: Question, style: Style) -> Reply:
        words = " ".join(question.words)
        if not words:
            return Misread("which rule?", "`rules armor`")
        if words.casefold() in ("house", "houses"):
            return self._houses(style)
        found = search(self.book(), words)
        if not found.entries:
            hint = f"did you mean `{found.suggestion}`?" if found.suggestion else ""
            return Misread(f"no rule mentions `{words[:40]}`", hint)
        data = {"rules": [{"id": x.id, "text": x.text} for x in found.entries[:20]]}
        if found.exact:
            return Answer(
                entry_text(
                    found.entries[0], related(self.book(), found.entries[0]), style,
                    in_force(self.run.setup.houses),
                ),
                data,
            )  # fmt: skip
        lines = list_text(found.entries[:_RULES_SHOWN], style)
        if more := len(found.entries) - _RULES_SHOWN:
            lines += style.wrap(f"{more} more: add a word") if more > 0 else []
        return Answer(lines, data)

    def _houses(self, style: Style) -> Reply:
        """Answer `rules house`: every option, and what this game plays."""
        played = in_force(self.run.setup.houses)
        lines: list[str] = []
        for rule in self.run.setup.table.rules:
            lines += [style.bold(rule.name), *style.wrap(plain(rule_text(rule)), "  ")]
        for option in options_of(self.run.setup.table):
            value = played[option.key]
            mark = " " if value == option.default else style.pick("▸", ">")
            lines += style.wrap(f"{mark}{option.key}={value}: {option.about}", "", "   ")
        return Answer(lines, {"house": played})

    def _why(self, question: Question, style: Style) -> Reply:
        last = self.last
        if isinstance(last, Refusal):
            lines = style.wrap(last.text, hang="  ")
            ids = [last.rule]
        elif last is None:
            return Misread("nothing has happened yet")
        else:
            lines, ids = self._reckoning(last, style)
        data: dict[str, Any] = {"rules": []}
        for id in dict.fromkeys(ids):
            entry = self.book().get(id)
            if entry is not None:
                data["rules"].append({"id": id, "text": entry.text})
                lines += [style.bold(id), *style.wrap(entry.text, "  ")]
        return Answer(lines, data)

    def _reckoning(self, done: AcceptedInput, style: Style) -> tuple[list[str], list[str]]:
        """Explain the outcome of an input by its receipts and steps with their rules."""
        head = style.wrap(f"{done.number} {self.secrecy.line(done)}", hang="  ")
        lines = [style.dim(line) for line in head]
        ids: list[str] = []
        for event in done.events:
            if isinstance(event, e.Rolled):
                lines += style.wrap(
                    f"{event.player}: {event.receipt}, total {event.total}", "  ", "    "
                )
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
        every = help_rows(self.run.game)
        if question.words:
            verb = find_verb(question.words[0], self.run.context())
            if isinstance(verb, Misread):
                return verb
            rows = [row for row in every if row.verb == verb]
            return Answer(help_lines(rows or every, style), {})
        return Answer(help_lines(every, style), {"commands": {r.form: r.text for r in every}})

    # -- the past ----------------------------------------------------------------------

    def _log(self, question: Question, style: Style) -> Reply:
        """Answer `log`, `log 20`, `log all`: the last inputs; `log back`, `log turn 3`: a turn."""
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
            return Misread(f"`log {words[0][:20]}` is nothing", "`log`, `log 20`, `log back`")
        shown = self.run.log[-count:]
        lines = self._inputs(shown, style)
        if len(self.run.log) > len(shown):
            before = len(self.run.log) - len(shown)
            lines.append(style.dim(translate(f"{before} before: `log back`, `log all`")))
        return Answer(lines or [translate("nothing yet")], self._log_data(shown))

    def _log_turn(self, words: list[str], style: Style) -> Reply:
        told = chapters(self.run.effective(), self.run.setup.position)
        if not told:
            return Answer([translate("nothing yet")], self._log_data([]))
        turn = self.run.table.state.turn
        begun = turn is None or told[-1].title.startswith(f"Turn {turn.number}:")
        last = len(told) - 1 if begun else len(told)  # nothing was said in this turn yet
        number = last - self._turn_shown
        if words[0] == "back":
            number -= 1
        elif len(words) > 1 and words[1].isdecimal():
            named = [i for i, one in enumerate(told) if one.title.startswith(f"Turn {words[1]}:")]
            if not named:
                return Misread(f"there is no turn {words[1][:6]}", f"the last is {told[-1].title}")
            number = named[0]
        number = max(min(number, len(told) - 1), 0)
        self._turn_shown = last - number
        chapter = told[number]
        lines = [style.bold(translate(chapter.title)), *self._inputs(chapter.inputs, style)]
        first = chapter.inputs[0].number - 1
        more = f"`map at {first}` shows the board before it, `undo to {first}` goes there"
        lines += [style.dim(line) for line in style.wrap(more)]
        if number:
            lines.append(style.dim(translate("`log back`: the turn before")))
        return Answer(lines, self._log_data(chapter.inputs))

    def _inputs(self, shown: list[AcceptedInput], style: Style) -> list[str]:
        notes = notes_of(self.run)
        lines: list[str] = []
        for dealt, those in groupby(shown, key=lambda done: isinstance(done.command, Deal)):
            together = list(those)
            # Cards that fragkit deals one after another are one happening.
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
        """Answer with all games of the evening, this one as it stands."""
        games: list[tuple[str, Replayed]] = []
        for path in games_of(self.path) or [self.path]:
            if path == self.path:
                games.append((path.name, Replayed(self.run, [])))
            elif isinstance(played := replay_file(path), Replayed):
                games.append((path.name, played))
        evening = add_up(games)
        return Answer(standings_lines(evening, style), standings_plain(evening))


# -- help --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HelpRow:
    verb: str
    form: str
    text: Text


_BEFORE_TABLE = (
    HelpRow("then", "then green", "aims the next shot"),
    HelpRow("now", "?, Enter", "what can be done now"),
    HelpRow("", "green: …", "another player acts"),
    HelpRow("undo", "undo, undo 3", "undo to 9: see log"),
    HelpRow("redo", "redo, reroll", "again; other dice"),
)
_QUESTIONS = (
    HelpRow("los", "los red, map", "sight; the board"),
    HelpRow("odds", "odds red, reach", "chances; where to go"),
    HelpRow("who", "who, log, hand", "players; past; cards"),
    HelpRow("why", "why, rules armor", "the rules behind it"),
    HelpRow("show", "show CARD", "or show red: the sheet"),
    HelpRow("note", "note …", "into the record"),
    HelpRow("rematch", "rematch", "next game; standings"),
    HelpRow("quit", "quit", "all is saved"),
)


def help_rows(game: Game) -> list[HelpRow]:
    """Return the commands of this game, and the words to the referee."""
    available = [row for row in game.modules.commands.values() if row.is_available(game)]
    rows = [(row, HelpRow(row.verb or "r", row.form, row.help)) for row in available]
    play = [shown for row, shown in rows if row.form and row.when != "table"]
    table = [shown for row, shown in rows if row.form and row.when == "table"]
    return [*play, *_BEFORE_TABLE, *table, *_QUESTIONS]


def help_lines(rows: Sequence[HelpRow], style: Style) -> list[str]:
    wide = max(len(row.form) for row in rows) + 2
    lines: list[str] = []
    for row in rows:
        first, *rest = style.wrap(row.text, " " * wide, " " * wide)
        lines += [style.bold(row.form) + first[len(row.form) :], *rest]
    return lines
