"""The setup questions before a new game. Enter accepts the default in brackets.

Each answer is checked at once and asked for again if it is wrong, so nobody types all players
twice because of a typo in the last line. Questions about variants and teams come only if the packs
in play have them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

from fragkit.board.board import Board
from fragkit.board.own_board import OWN
from fragkit.board.square_names import parse_square
from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import Sentence, Text, in_a_row, plural, say
from fragkit.load.maps.map_reader import joined_maps
from fragkit.load.packs.known_packs import (
    built_in_folders,
    known_folders,
    map_files,
    map_id,
    map_ids,
)
from fragkit.load.packs.library import read_pack_file
from fragkit.model.pack import Library
from fragkit.model.word_values import Stats
from fragkit.referee.parsing.context import BASE_GAME, ParseContext, name_problem, verbs_of
from fragkit.referee.parsing.inputs import is_dice
from fragkit.referee.parsing.matching import Misread, find, quoted
from fragkit.referee.parsing.vocabulary import fold, words
from fragkit.referee.setup.game_setup import (
    CARDS,
    DEFAULT_STATS,
    DICE,
    GameOptions,
    StandingLine,
    new_game,
    parse_player,
    parse_standing,
    parse_team,
    player_line,
    position_of,
    with_stats,
)
from fragkit.referee.setup.packs_and_maps import (
    OWN_NAMES,
    OpenProblem,
    load_board,
    load_packs,
    pack_here,
)
from fragkit.referee.setup.spoken_answers import (
    count_of_players,
    is_default,
    is_question,
    is_start,
    named_options,
    names_in,
    plain_answer,
    spoken_stats,
)
from fragkit.rules.flow.fact_table import fact_table
from fragkit.rules.flow.setup import (
    Player,
    Setup,
    Team,
    fighter_points,
    points_depend_on_team,
    with_counted_wins,
)
from fragkit.rules.flow.setup_checks import player_problem, position_problem, teams_problem
from fragkit.rules.house_options import STANDARD, Houses, parse_house
from fragkit.rules.module import Module, has_other_goal
from fragkit.rules.modules import made_modules, made_variants, module_class
from fragkit.term.style import Style
from fragkit.values import dataclass

Ask = Callable[[str], str]  # shows a prompt, returns the typed line
Tell = Callable[[str], None]
MOST_FIGHTERS = 8  # most fighters to list, so that they fit a phone
COLORS = ("red", "blue")
ROOM_TO_TYPE = 8


@dataclass(frozen=True, slots=True)
class Offer:
    """A variant to choose, by its number or its name."""

    id: str
    about: Text
    is_for_teams: bool = False
    is_on: bool = False  # `=off` leaves it out
    values: tuple[int, int] | None = None  # the least and the most for `=3`

    @property
    def sentence(self) -> Sentence:
        if self.is_for_teams:
            return say("{id} (teams): {detail}", id=self.id, detail=self.about)
        return say("{id}: {detail}", id=self.id, detail=self.about)


def known_packs() -> list[tuple[str, str]]:
    """Return the ids of the known packs, each with the first words of its description."""
    problems = Problems()
    found: dict[str, str] = {}
    for folder in (*built_in_folders(), *known_folders(Path.cwd(), problems)):
        draft = read_pack_file(folder, problems)
        if draft is not None:
            # The first words are enough to choose by.
            found[draft.file.id] = re.split("[.:]", draft.file.about)[0]
    return list(found.items())


def offered(library: Library, goals: bool) -> list[Offer]:
    """Return the variants of the packs in play, either those with a goal or those without one."""
    ids = dict.fromkeys(id for pack in library.packs for id in pack.file.modules)
    classes = [rules for id in ids if (rules := module_class(id)) is not None and rules.is_optional]
    return [
        Offer(one.id, one.about, one.has_teams or one.for_teams, one.is_brought, one.values)
        for one in classes
        if has_other_goal([one()]) is goals
    ]


def read_offers(typed: str, offers: Sequence[Offer]) -> list[str] | Misread:
    """Read `1 3`, `6=3` or `no-specials`: variants by number or by name."""
    found: list[str] = []
    for word in typed.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if name.isdecimal():
            if not 1 <= int(name) <= len(offers):
                return Misread(say("choose a number from 1 to {most}", most=len(offers)))
            id = offers[int(name) - 1].id
        else:
            match_found = find(name, [one.id for one in offers], "variant")
            if isinstance(match_found, Misread):
                return match_found
            id = match_found
        found.append(f"{id}{equals}{value}")
    return found


def variants_problem(variants: list[str], library: Library) -> Text:
    ids = [id for pack in library.packs for id in pack.file.modules]
    made = made_variants(variants, made_modules(ids))
    return "" if isinstance(made, tuple) else made


def modules_of(variants: list[str], library: Library) -> tuple[Module, ...]:
    ids = [id for pack in library.packs for id in pack.file.modules]
    made = made_variants(variants, made_modules(ids))
    return made if isinstance(made, tuple) else ()


def _player_with_fighter(library: Library) -> tuple[str, ...]:
    """Return an example of a player with a fighter, `Red zoe-mph`, or nothing if there are no
    fighters."""
    printed = [id for id, fighter in library.fighters.items() if fighter.stats != "free"]
    if printed:
        return (f"Red {'zoe-mph' if 'zoe-mph' in printed else printed[0]}",)
    return tuple(f"Red {id} 2/3/2" for id in sorted(library.fighters, key=len)[:1])


def _is_seats(typed: str) -> bool:
    """Return whether the words are players rather than a pack or a map: `Red B2, Blue 2/3/2 D2 1`."""
    first, *rest = typed.split() or [""]
    return name_problem(first.rstrip(",")) is None and any(
        parse_square(word) or re.fullmatch(r"\d+/\d+/\d+|off|turn", word.casefold())
        for word in (w.rstrip(",") for w in rest)
    )


def _pack_of_map(typed: str) -> tuple[str, str] | None:
    """Return the known pack and its map if the answer names a map: `the foundry`."""
    fillers = words().filler
    named = "-".join(word for word in fold(typed).split() if word not in fillers)
    problems = Problems()
    for folder in (*built_in_folders(), *known_folders(Path.cwd(), problems)):
        if named in map(map_id, map_files([folder])):
            draft = read_pack_file(folder, problems)
            return (draft.file.id, named) if draft is not None else None
    return None


def find_fighter(name: str, table: Setup) -> bool:
    """Return whether a fighter's id begins with the word."""
    return any(id.startswith(name.casefold()) for id in table.fighters)


def _is_no_name(typed: str) -> bool:
    """Return whether the answer is a map's name, or means yes, no or the like, and names nobody."""
    said, tokens = words(), fold(typed).split()
    bare = [token for token in tokens if token not in said.filler]
    spoken = {*said["agree"], *said["refuse"], *said["leave-it"], *said["seating"]}
    if len(tokens) == 1 or len(bare) != 1:
        is_word = not bare if len(tokens) > 1 else bool(spoken.intersection(tokens))
        return is_word or (len(tokens) == 1 and _pack_of_map(typed) is not None)
    # `ja los gehts`: after a yes or no, a name has a capital, or is a color.
    is_answer = tokens[0] in said["agree"] or tokens[0] in said["refuse"]
    if is_answer and bare[0] in typed and bare[0] not in said["colors"]:
        return True
    return bare[0] in spoken or _pack_of_map(typed) is not None


def _split_place(typed: str) -> tuple[str, str]:
    """Split `Red 3/2/2 C4 2` into `Red 3/2/2` and `C4 2`."""
    words = typed.split()
    at = next((i for i, w in enumerate(words) if i and (parse_square(w) or w == "off")), len(words))
    return " ".join(words[:at]), " ".join(words[at:])


_BETWEEN = re.compile(r",|&|\band\b|\bund\b", re.I)  # two players


def _bare(typed: str) -> str:
    """Return the name in a sentence: `my name is Ria`."""
    said = words()
    rest = [w for w in typed.split() if fold(w) not in {*said.filler, *said["small"], *_NAMING}]
    return " ".join(rest) if len(rest) < len(typed.split()) else ""


def _are_all_blank(table: Setup) -> bool:
    """Return whether all fighters of these packs are without printed stats. If so, each player
    takes one."""
    return all(fighter.stats == "free" for fighter in table.fighters.values())


_NAMING = dict.fromkeys(("name", "called", "add", "plays", "playing", "heiße", "heißt", "ist"), "")


class Back(Exception):  # noqa: N818  # nothing is wrong
    """A request to take back the last answer."""


class Dialogue:
    """The questions about everything that is missing in the options.

    `undo` takes back the last answer. The questions start again, but earlier answers are repeated
    without asking.
    """

    def __init__(self, ask: Ask, tell: Tell, style: Style, near: Path) -> None:
        self.ask = ask
        self._print = tell
        self.style = style
        self.near = near
        self._answers: list[str] = []  # accepted so far
        self._replayed: list[str] = []  # those of them that are still to be repeated
        self._begin()

    def _begin(self) -> None:
        self._placed: dict[str, str] = {}  # positions typed along with the players
        self._points_later = False  # fighters' points depend on teams, which come later
        self._seats = ""  # players typed at an earlier question
        self._chosen_map = ""  # a map typed instead of a pack
        self._ahead = ""  # a command typed instead of another player
        self._example: tuple[str, ...] = (
            "Red zoe-mph",
        )  # a player with a fighter of these packs, if there is one

    def complete(self, wanted: GameOptions) -> GameOptions | OpenProblem:
        """Return `wanted` with everything that a game needs. Raise EOFError if nobody answers. A
        mistake found only at the end takes back the last answer, not all answers."""
        while True:
            self._begin()
            self._replayed = list(self._answers)
            try:
                made = self._complete(deepcopy(wanted))
            except Back:
                if not self._answers:
                    self._warn(say("There is no answer to take back yet."))
                self._answers[-1:] = []
                continue
            problem = made if isinstance(made, OpenProblem) else new_game(made, self.near)
            if isinstance(problem, OpenProblem) and self._answers:
                self._warn(problem.message)
                self._answers.pop()
                continue
            return made

    def tell(self, line: str) -> None:
        """Print a line, unless the questions up to this one are being repeated."""
        if not self._replayed:
            self._print(line)

    def _complete(self, wanted: GameOptions) -> GameOptions | OpenProblem:
        self._say(
            say(
                "New game. Press Enter to accept the value in [brackets]; type `undo` to go back, "
                "`?` for help or `quit` to stop."
            )
        )
        if not wanted.packs:
            wanted.packs = [self._packs()]
        library = load_packs([p for word in wanted.packs for p in word.split(",")], self.near)
        if isinstance(library, OpenProblem):
            return library
        self._example = _player_with_fighter(library)
        if not wanted.variants:
            wanted.variants = self._variants(library)
        modules = modules_of(wanted.variants, library)
        has_teams = any(module.has_teams for module in modules)
        if not wanted.map:
            folders = [pack.folder for pack in library.packs]
            wanted.map = self._map(library, joined_maps(folders) if has_teams else "")
        loaded = load_board(wanted.map, self.near, library=library)
        if isinstance(loaded, OpenProblem):
            return loaded
        board = loaded[0]
        houses = parse_house(wanted.houses, library.table)
        rules = houses if isinstance(houses, Houses) else STANDARD
        if not wanted.players:
            room = None if wanted.positions or board.is_own else len(board.respawns)
            table = Setup(board, (), library.cards, library.fighters, rules)
            self._points_later = not wanted.teams and points_depend_on_team(modules)
            players = self._players(table, room)
            wanted.players = [player_line(player) for player in players]
            if self._placed and not wanted.positions:
                wanted.positions = list(self._placed.values())
                if has_teams and not wanted.teams:
                    self._make_teams(wanted, library, board, rules, modules)
            # The players have a game to settle: no more questions.
            if self._placed or self._ahead:
                wanted.dice, wanted.cards = wanted.dice or DICE[0], wanted.cards or CARDS[0]
                wanted.ahead = self._ahead
                return wanted
        if has_teams and not wanted.teams:
            self._make_teams(wanted, library, board, rules, modules)
        if not wanted.dice:
            self._say(
                say("Dice: roll your own and type them in (table), or let fragkit roll (auto).")
            )
            help = say(
                "`table`: you roll, and type what the dice show, such as `4 2 6`. `auto`: fragkit "
                "rolls at once."
            )
            wanted.dice = self._one_of(
                say("Dice [{value}]: ", value=DICE[0]), help, DICE, "dice-answers"
            )
        if not wanted.cards:
            self._say(say("Cards: play from your own decks (table), or let fragkit deal (dealt)."))
            help = say(
                "`table`: you hold paper cards, and name a card when you play it. `dealt`: fragkit "
                "holds the cards, and shows a hand to its player."
            )
            wanted.cards = self._one_of(
                say("Cards [{value}]: ", value=CARDS[0]), help, CARDS, "cards-answers"
            )
        if not wanted.positions:
            wanted.positions = self._positions(wanted, library, board, rules)
            if wanted.positions and has_teams and not wanted.teams:
                self._make_teams(wanted, library, board, rules, modules)
        return wanted

    def _say(self, text: Text) -> None:
        for line in self.style.wrap(text, hang="  "):
            self.tell(line)

    def _wrong(self, text: Text, answers: int = 1) -> None:
        """Explain why the last questions are asked again."""
        self._answers[len(self._answers) - answers :] = []
        self._warn(text)

    def _warn(self, text: Text) -> None:
        for line in self.style.wrap(text, f"{self.style.pick('✗', 'x')} ", "  "):
            self.tell(line)

    def _asked(self, prompt: Text, help: Text, options: Sequence[str] = (), about: str = "") -> str:
        """Return the answer. If it names some of the options, use their words. `help` explains
        the question, and `about` is the section of words for the options."""
        if self._replayed:
            return self._replayed.pop(0)
        while True:
            typed = self.ask(self._short(prompt)).strip()
            meaning = plain_answer(typed, options) if typed else ""
            if about == "begun" and is_start(typed):
                meaning = ""  # `yes, you can start` begins a new game
            if meaning == "quit" or typed.casefold() == "exit":
                raise EOFError
            if meaning == "undo":
                raise Back
            if about and typed and not is_question(typed):
                is_read = meaning != typed and not meaning.isdecimal()
                meaning = meaning if is_read else self._in_other_words(meaning, options, about)
            if meaning != "help" and not is_question(typed) and typed != "?":
                self._answers.append(meaning if options else typed)
                return self._answers[-1]
            self._say(help)
            if about == "maps":
                self._say(say("Maps: {options_typed}", options_typed=tuple(options)))
            self._say(
                say(
                    "Press Enter to accept the value in [brackets]. `undo` goes back to the "
                    "question before, `quit` stops without a game."
                )
            )

    def _in_other_words(self, typed: str, options: Sequence[str], about: str) -> str:
        """Return the option that the answer names by its number or in other words, or "" if the
        default will do, or the answer itself."""
        if typed.isdecimal() and 1 <= int(typed[:3]) <= len(options):
            return options[int(typed[:3]) - 1]
        named = named_options(typed, options, about)
        if len(named) == 1 or (named and about == "packs"):
            return ",".join(named)
        return "" if not named and (is_default(typed) or is_start(typed)) else typed

    def _short(self, prompt: Text) -> str:
        """Return a prompt that leaves room for the answer. A long one is printed before."""
        text = translate(prompt)
        if len(text) + ROOM_TO_TYPE <= self.style.width:
            return text
        self._say(text.rstrip(" :"))
        return "> "

    def _packs(self) -> str:
        for id, about in known_packs():
            self._say(say("{id}: {detail}", id=id, detail=about) if about else id)
        self._say(say("More than one? Use commas: `deathmatch,ftw`."))
        prompt = say("Packs [{value}]: ", value=pack_here())
        help = say(
            "A pack is a box of cards, maps and fighters. Type the name of yours. You can "
            "fix anything later with `override`."
        )
        while True:
            known = [id for id, _ in known_packs()]
            typed = self._asked(prompt, help, known, "packs") or pack_here()
            if _is_seats(typed):
                self._seats = typed
                return pack_here()
            if found := _pack_of_map(typed):
                pack, self._chosen_map = found
                return pack
            loaded = load_packs([p.strip() for p in typed.split(",") if p.strip()], self.near)
            if not isinstance(loaded, OpenProblem):
                return typed
            self._wrong(loaded.message)

    def _map(self, library: Library, joined: str) -> str:
        own = [pack.folder for pack in reversed(library.packs)]
        known = map_ids(Path.cwd(), Problems(), own)
        first = joined or (known[0] if known else "")
        if self._seats and first:
            self._say(
                say("Map: {id}. For another one, type `quit` and start with `--map`.", id=first)
            )
            return first
        if joined:
            self._say(
                say(
                    "Maps: {options_typed}; type `{example}` to join two",
                    options_typed=tuple(known), example=joined,
                )
            )  # fmt: skip
        else:
            self._say(say("Maps: {options_typed}", options_typed=tuple(known)))
        self._say(
            say("`{typed}`: your own map on the table; you type range and line of sight", typed=OWN)
        )
        help = say(
            "Type the name of the map on your table, so that the referee knows its walls, doors and "
            "ranges. `{typed}` works with any other map.",
            typed=OWN,
        )
        while True:
            if self._chosen_map in known:
                return self._chosen_map
            prompt = say("Map [{value}]: ", value=first)
            typed = self._asked(prompt, help, [*known, OWN], "maps") or first
            if first and (_is_seats(typed) or ("," in typed and "/" not in typed)):
                self._seats = typed
                return first
            if typed.casefold() in OWN_NAMES:
                return OWN
            if "+" not in typed and "/" not in typed:
                found = find(typed, known, "map")
                typed = found if isinstance(found, str) else typed
            board = load_board(typed, self.near, library=library)
            if not isinstance(board, OpenProblem):
                return typed
            self._wrong(board.message)

    # -- variants ---------------------------------------------------------------------

    def _variants(self, library: Library) -> list[str]:
        """Ask for a game and for other variants. Ask nothing if the packs have none."""
        goals, others = offered(library, True), offered(library, False)
        chosen: list[str] = []
        has_others = False  # other variants were typed along with the game
        if goals:
            chosen, has_others = self._goal(goals, others, library)
        if others and not has_others:
            chosen += self._other_variants(others, chosen, library)
        return chosen

    def _goal(
        self, goals: list[Offer], others: list[Offer], library: Library
    ) -> tuple[list[str], bool]:
        """Return the game, and whether other variants were typed along with it or instead of it."""
        self._say(say("Choose a game, or press Enter to play to 3 frags."))
        self._list(goals)
        help = say("A game decides how you win. Type its number or its name.")
        while True:
            typed = self._asked(say("Game [3 frags]: "), help)
            found = read_offers(typed, goals)
            # Other variants may be typed here, too, but only by name.
            by_name = not re.search(r"(^|[\s,])\d", typed)
            both = read_offers(typed, [*goals, *others]) if by_name else found
            has_others = isinstance(found, Misread) and not isinstance(both, Misread)
            found = both if has_others else found
            ids = {one.id for one in goals}
            if isinstance(found, Misread):
                self._wrong(found.sentence)
            elif sum(one.partition("=")[0] in ids for one in found) > 1:
                self._wrong(say("choose one game"))
            elif problem := variants_problem(found, library):
                self._wrong(problem)
            else:
                return found, has_others

    def _other_variants(self, others: list[Offer], goal: list[str], library: Library) -> list[str]:
        if not any(module.has_teams for module in modules_of(goal, library)):
            others = [one for one in others if not one.is_for_teams]
        self._say(say("Add variants by number (`1 3`), or press Enter for none."))
        self._list(others)
        help = say("A variant changes some rules. Type numbers or names.")
        while True:
            found = read_offers(self._asked(say("Variants [none]: "), help), others)
            if isinstance(found, Misread):
                self._wrong(found.sentence)
            elif problem := variants_problem([*goal, *found], library):
                self._wrong(problem)
            else:
                return found

    def _list(self, offers: Sequence[Offer]) -> None:
        """Print the offers as a list: `2 hearts: Health as tokens`."""
        for number, one in enumerate(offers, 1):
            for line in self.style.wrap(one.sentence, f"{number:>2} ", "     "):
                self.tell(line)

    # -- players ------------------------------------------------------------------

    def _players(self, table: Setup, room: int | None) -> list[Player]:
        own = [id for id, fighter in table.fighters.items() if fighter.stats != "free"]
        own = own or list(table.fighters)
        self._say(
            say(
                "Type the players clockwise, each like {options_typed:or}. Stats are "
                "Health/Speed/Accuracy (default: {value}). `undo` removes the last player.",
                options_typed=quoted(("Red", "Red 2/3/2", *self._example)),
                value=DEFAULT_STATS,
            )
        )
        self._say(
            say(
                "Has your game already begun? Add squares and Health, on one line if you "
                "like: `Red C4 turn, Blue D2 1`."
            )
        )
        if own:
            more = " …" * (len(own) > MOST_FIGHTERS)
            fighters = ", ".join(own[:MOST_FIGHTERS]) + more
            self._say(say("Fighters: {options_typed}", options_typed=fighters))
        self._say(say("Press Enter when everyone is in."))
        types = say(
            "Type a player: {options_typed:or}. Type a position: `Red C4 2 frags 1 pulse-rifle:3` "
            "is Red on C4 with 2 Health, 1 frag and a Pulse Rifle with 3 ammo.",
            options_typed=quoted(("Red", "Red 3/2/2", *self._example)),
        )
        points = say(
            "A fighter's stats add up to 7: Health to survive, Speed to move, Accuracy to shoot "
            "farther."
        )
        help = in_a_row((types, points))
        found: list[Player] = []
        last: list[str] = []  # names typed with the last answer
        while True:
            prompt = say("Player {number}: ", number=len(found) + 1)
            is_asked = not self._seats  # else it was typed at an earlier question
            try:
                typed, self._seats = self._seats or self._asked(prompt, help), ""
            except Back:
                if last and not _are_all_blank(table):
                    self._say(say("Removed {players:and}.", players=last))
                raise
            if len(found) >= 2 and self._is_of_the_game(typed, found, table):
                self._ahead = typed
                return found
            is_readable = bool(typed) and self._is_readable(typed, found, table)
            if not typed or (is_start(typed) and not is_readable and not is_default(typed)):
                if len(found) >= 2:
                    return found
                self._wrong(say("a game needs at least two players"))
            elif not is_readable and (stats := spoken_stats(typed)):
                self._restat(typed, stats, found, table, room)
            elif not is_readable and (count_of_players(typed) > 1 or is_default(typed)):
                example = quoted(("Red, Blue, Green",))
                self._wrong(say("type the players' names: {options_typed}", options_typed=example))
            else:
                before = len(found)
                self._seat(typed, found, table, room, is_asked)
                last = [player.name for player in found[before:]]

    def _restat(
        self, typed: str, stats: str, found: list[Player], table: Setup, room: int | None
    ) -> None:
        """Set the stats of the players that the answer names: `kim wants health one speed three
        accuracy three`, `all same, 2 3 2`. Stats alone are the last player's."""
        said, tokens = words(), fold(typed).split()
        named = [one for one in found if one.name.casefold() in tokens]
        is_all = any(
            token in said["every"] or said["small"].get(token) == "all" for token in tokens
        )
        names = [
            t for t in tokens if t not in said.known and t.isalpha() and t not in said["stats"]
        ]
        chosen = found if is_all else named or ([] if names else found[-1:])
        if not chosen and len(names) == 1:
            self._seat(f"{names[0]} {stats}", found, table, room)
            return
        if not chosen:
            self._wrong(
                say(
                    "type the player's name and stats: {options_typed}", options_typed="`Red 3/2/2`"
                )
            )
            return
        for player in chosen:
            before = [one for one in found if one is not player]
            again = self._player(f"{player.name} {stats}", before, table, None)
            if isinstance(again, Misread):
                self._wrong(again.sentence)
                return
            found[found.index(player)] = again
            self.tell(self.style.dim(f"  {player_line(again)}"))

    def _is_of_the_game(self, typed: str, found: list[Player], table: Setup) -> bool:
        """Return whether this is a command or a question: `los blue`, `4 3`, `blue: p desync`."""
        if spoken_stats(typed) and not re.fullmatch(r"[\d ,]+", typed):
            return False  # `1/3/3`, `red: health two, speed three, accuracy two`
        word, *rest = typed.casefold().split() or [""]
        names = {player.name.casefold() for player in found}
        if is_dice(typed) or (word.endswith(":") and word[:-1] in names):
            return True
        if word not in verbs_of(BASE_GAME):
            return False
        # A player may be called Map; once figures are placed, `map` is a question.
        one = " ".join((word, *rest))
        return bool(self._placed) or isinstance(self._player(one, found, table, None), Misread)

    def _seat(
        self, typed: str, found: list[Player], table: Setup, room: int | None, is_asked: bool = True
    ) -> None:
        """Read one player, or several: `Red C4 turn, Blue 2/3/2 D2 1, Green F6`, `Ria and Ben`. If
        one is wrong, ask for that one again and keep those before it."""
        read: list[str] = []
        if (names := self._spoken_names(typed, found, table)) or _is_no_name(typed):
            typed = ", ".join(names)
        if not typed:
            self._wrong(
                say("type the players' names: {options_typed}", options_typed="`Red, Blue, Green`"),
                answers=int(is_asked),
            )
            return
        for one in filter(None, (part.strip() for part in re.split(_BETWEEN, typed))):
            named, place = _split_place(one)
            player = self._player(named, found, table, room)
            if words()["small"].get(fold(named)) == "me":
                player = Misread(say("type your name instead of `{typed}`", typed=named))
            if isinstance(player, Misread) and (name := _bare(named)):
                again = self._player(name, found, table, room)
                player = again if isinstance(again, Player) else player
            if isinstance(player, Player) and place:
                player = self._place(player, place, found, table)
            if isinstance(player, Misread):
                self._wrong(player.sentence, answers=int(is_asked))
                if read and is_asked:
                    self._answers.append(", ".join(read))
                return
            read.append(one)
            if not place and not player.fighter:
                player = self._with_fighter(player, found, table)
            found.append(player)
            at = f" {place}" if place else ""
            self.tell(self.style.dim(f"  {player_line(player)}{at}"))

    def _is_readable(self, typed: str, found: list[Player], table: Setup) -> bool:
        """Return whether each part is a player's line, not a sentence."""
        parts = [_split_place(part.strip())[0] for part in re.split(_BETWEEN, typed)]
        said = words()
        return not any(
            said["small"].get(fold(part)) == "me"
            or isinstance(self._player(part, [], table, None), Misread)
            for part in filter(None, parts)
        )

    def _spoken_names(self, typed: str, found: list[Player], table: Setup) -> list[str]:
        """Return the names in a sentence or a list without commas, if it isn't a player's line."""
        if "/" in typed or _is_seats(typed) or self._is_readable(typed, found, table):
            return []
        names = names_in(typed)
        fighters = [name for name in names if find_fighter(name, table)]
        return [] if fighters or any(name_problem(name) for name in names) else names

    def _with_fighter(self, player: Player, before: list[Player], table: Setup) -> Player:
        """Ask for a fighter in a game where each player takes one that nobody else has."""
        taken = [one.fighter for one in before]
        free = [id for id in table.fighters if id not in taken]
        if not free or not _are_all_blank(table):
            return player
        prompt = say("{player}'s fighter [{value}]: ", player=player.name, value=free[0])
        help = say(
            "Each player takes a fighter: {options_typed:or}. Stats are {value} unless you add them.",
            options_typed=tuple(free), value=DEFAULT_STATS,
        )  # fmt: skip
        while True:
            typed = self._asked(prompt, help, free) or free[0]
            line = f"{player.name} {typed}"
            if "/" not in typed:
                line += f" {player.stats}"
            chosen = self._player(line, before, table, None)
            if isinstance(chosen, Player) and chosen.fighter:
                return chosen
            which = say("which fighter?")
            self._wrong(chosen.sentence if isinstance(chosen, Misread) else which)

    def _player(
        self, typed: str, before: list[Player], table: Setup, room: int | None
    ) -> Player | Misread:
        name, *rest = typed.split()
        # Nobody wants to reach for Shift on a phone.
        words = [name.capitalize() if name.islower() else name, *rest]
        player = parse_player(with_stats(" ".join(words)), table.fighters)
        if isinstance(player, Misread) and _are_all_blank(table):
            usual = parse_player(" ".join((*words, DEFAULT_STATS)), table.fighters)
            player = usual if isinstance(usual, Player) and "/" not in typed else player
        if isinstance(player, Misread):
            return player
        if any(player.name.casefold() == one.name.casefold() for one in before):
            return Misread(say("there is already a player called {player}", player=player.name))
        if room is not None and len(before) >= room:
            return Misread(
                plural(
                    "this map has room for {n} player", "this map has room for {n} players", n=room
                ),
                say("press Enter to continue"),
            )
        counted = with_counted_wins(replace(table, players=(player,))).players[0]
        problem = player_problem(replace(table, players=(*before, counted)), counted)
        if problem is None or (self._points_later and problem.rule == "fighter.points"):
            return player
        return Misread(problem.text)

    def _place(
        self, player: Player, place: str, before: list[Player], table: Setup
    ) -> Player | Misread:
        """Read a position typed along with the player: `Red C4 2 frags 1`."""
        players = (*before, player)
        names = tuple(p.name for p in players)
        decks = tuple(dict.fromkeys(card.deck for card in table.cards.values()))
        context = ParseContext(names, table.cards, table.fighters, decks, board=table.board)
        line = f"{player.name} {place}"
        if not {"hand", "holds"} & set(place.split()):
            line += " hand unknown"
        lines = [parse_standing(text, context) for text in (*self._placed.values(), line)]
        wrong = next((one for one in lines if isinstance(one, Misread)), None)
        if wrong is not None:
            return wrong
        standing = [one for one in lines if isinstance(one, StandingLine)]
        position = position_of(standing, names)
        problem = position and position_problem(replace(table, players=players), position)
        if problem:
            return Misread(problem.text)
        self._placed[player.name] = line
        return player

    # -- teams ------------------------------------------------------------------------

    def _make_teams(
        self, wanted: GameOptions, library: Library, board: Board, rules: Houses,
        modules: tuple[Module, ...],
    ) -> None:  # fmt: skip
        """Ask until the teams are valid, then ask for other stats where they don't fit the team."""
        parsed = [parse_player(with_stats(text), library.fighters) for text in wanted.players]
        players = tuple(p for p in parsed if isinstance(p, Player))
        names = tuple(player.name for player in players)
        table = Setup(board, players, library.cards, library.fighters, rules, modules=modules)
        # If points depend on the team, teams come before fighters.
        must = bool(wanted.positions) or points_depend_on_team(modules)
        while True:
            wanted.teams = self._teams(names, must)
            made = [parse_team(text, names) for text in wanted.teams]
            misread = [team.sentence for team in made if isinstance(team, Misread)]
            wrong: Text = misread[0] if misread else ""
            teams = tuple(team for team in made if isinstance(team, Team))
            table = replace(table, teams=teams)
            problem = None if wrong else teams_problem(table)
            if problem is not None:
                wrong = problem.text
            if not wrong:
                break
            self._wrong(wrong, answers=2)  # both teams are asked for again
        wanted.players = [player_line(self._fitting(table, player)) for player in players]

    def _teams(self, names: tuple[str, ...], must: bool) -> list[str]:
        """Return lines such as `blue Blue Purple`, or none if dice choose captains who pick their
        players."""
        how = say(
            "Teams: a color, then its players, captain first: `{example}`. Name the younger "
            "captain's team first.",
            example=f"blue {' '.join(names[1::2])}",
        )
        by_dice = say("Press Enter to roll for the captains, who then pick their teams.")
        self._say(how if must else in_a_row((how, by_dice)))
        while True:
            typed = self._asked(say("Team 1: ") if must else say("Team 1 [roll]: "), how)
            if not typed and not must:
                return []
            team = parse_team(typed, names)
            if isinstance(team, Misread):
                self._wrong(team.sentence)
                continue
            if team.side not in COLORS:
                self._wrong(say("a team is red or blue, not {typed}", typed=team.side))
                continue
            rest = [name for name in names if name not in team.players]
            if not rest:
                self._wrong(say("nobody is left for the other team"))
                continue
            other = COLORS[1 - COLORS.index(team.side)]
            default = " ".join((other, *rest))
            second = self._asked(say("Team 2 [{value}]: ", value=default), how) or default
            return [" ".join((team.side, *team.players)), second]

    def _fitting(self, table: Setup, player: Player) -> Player:
        """Ask for stats until the team allows them."""
        while (problem := player_problem(table, player)) is not None:
            self._warn(problem.text)
            points = fighter_points(table, player.name)
            usual = str(Stats(points - 2 * (points // 3), points // 3, points // 3))
            prompt = say(
                "{player}, {points} points [{value}]: ",
                player=player.name, points=points, value=usual,
            )  # fmt: skip
            typed = self._asked(prompt, problem.text) or usual
            again = parse_player(f"{player.name} {typed}", table.fighters)
            if isinstance(again, Player):
                player = again
            else:
                self._wrong(again.sentence)
        return player

    def _one_of(self, prompt: Text, help: Text, known: tuple[str, ...], about: str) -> str:
        """Ask until the answer is one of these. The first one is the default."""
        while True:
            typed = self._asked(prompt, help, known, about) or known[0]
            found = find(typed, known, "option")
            if isinstance(found, str):
                return found
            self._wrong(found.sentence)

    # -- in the middle of a game ----------------------------------------------------

    def _is_under_way(
        self, wanted: GameOptions, library: Library, board: Board, rules: Houses
    ) -> bool:
        """Ask the last question, whether the game is already under way. A forgotten player can
        still be typed here."""
        known = ("no", "yes")
        self._say(say("Did you forget a player? Type the name. Has your game begun? Type `yes`."))
        self._say(say("Press Enter to start."))
        help = say(
            "`yes`: your game has already begun; type where everybody is. `no`: start a new game; "
            "the dice decide who goes first."
        )
        while True:
            prompt = say("Already playing [no]: ")
            typed = self._asked(prompt, help, known, "begun") or known[0]
            found = find(typed, known, "option")
            if isinstance(found, str):
                return found == "yes"
            said = words()
            answers = said.known - said["common"].keys()  # a player may be called Green or Will
            if all(word in answers for word in fold(typed).split()):
                self._wrong(found.sentence)  # not a name
                continue
            parsed = [parse_player(with_stats(text), library.fighters) for text in wanted.players]
            players = [p for p in parsed if isinstance(p, Player)]
            table = Setup(board, (), library.cards, library.fighters, rules)
            self._seat(typed, players, table, len(board.respawns))
            wanted.players = [player_line(player) for player in players]

    def _positions(
        self, wanted: GameOptions, library: Library, board: Board, rules: Houses
    ) -> list[str]:
        if not self._is_under_way(wanted, library, board, rules):
            return []
        how = say(
            "For each player, type square, Health, frags and cards in play: "
            "`C4 2 frags 1 pulse-rifle:3`. Add `turn` to the player whose turn it is. Press "
            "Enter for a fighter who is off the map. You can leave out hands; then any card "
            "may be played."
        )
        self._say(how)
        parsed = [parse_player(with_stats(text), library.fighters) for text in wanted.players]
        players = tuple(p for p in parsed if isinstance(p, Player))
        names = tuple(p.name for p in players)
        table = Setup(
            board,
            players,
            library.cards,
            library.fighters,
            rules,
            decks=library.decks,
            table=library.table,
            tracks=library.tracks,
            stances=library.stances,
        )
        context = ParseContext(
            names, library.cards, library.fighters, tuple(library.decks), board=board,
            facts=fact_table(tracks=library.track_ids), stances=library.stance_ids,
        )  # fmt: skip
        lines: list[StandingLine] = []
        placed_lines: list[str] = []
        for name in names:
            while True:
                line = f"{name} {self._asked(say('{player}: ', player=name), how) or 'off'}"
                if wanted.cards == CARDS[0] and not {"hand", "holds"} & set(line.split()):
                    line += " hand unknown"
                placed = parse_standing(line, context)
                if isinstance(placed, Misread):
                    self._wrong(placed.sentence)
                    continue
                position = position_of([*lines, placed], names)
                problem = position and position_problem(table, position)
                if not problem:
                    lines.append(placed)
                    placed_lines.append(line)
                    break
                self._wrong(problem.text)
        return placed_lines
