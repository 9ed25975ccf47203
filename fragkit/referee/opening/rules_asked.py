"""The questions about packs, variants and teams before a new game, in plain words.

Only what the packs in play bring is asked for; who plays the base game alone is asked nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from fragkit.board.joining import NoJoin, join
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import built_in_folders, find_map, known_folders
from fragkit.load.packs.library import read_pack_file
from fragkit.model.pack import Library
from fragkit.referee.opening.opened import parse_team
from fragkit.referee.reading.words import Misread, find
from fragkit.rules.module import Module, has_other_goal
from fragkit.rules.modules import made_modules, made_variants, module_class
from fragkit.term.style import Style
from fragkit.values import dataclass

Said = Callable[[str], str]
Tell = Callable[[str], None]
COLORS = ("red", "blue")


@dataclass(frozen=True, slots=True)
class Offer:
    """A variant that can be chosen by its number or its name."""

    id: str
    about: str
    is_for_teams: bool = False

    def __str__(self) -> str:
        return f"{self.id}{' (teams)' * self.is_for_teams}: {self.about}"


def known_packs() -> list[tuple[str, str]]:
    """Packs that can be named, and what they bring."""
    problems = Problems()
    found: dict[str, str] = {}
    for folder in (*built_in_folders(), *known_folders(Path.cwd(), problems)):
        draft = read_pack_file(folder, problems)
        if draft is not None:
            # The first words say enough for a choice.
            found[draft.file.id] = re.split("[.:]", draft.file.about)[0]
    return list(found.items())


def offered(library: Library, goals: bool) -> list[Offer]:
    """The variants of the packs in play: other goals, or what goes with any of them."""
    ids = dict.fromkeys(id for pack in library.packs for id in pack.file.modules)
    classes = [rules for id in ids if (rules := module_class(id)) is not None and rules.is_optional]
    return [
        Offer(one.id, one.about, one.has_teams or one.for_teams)
        for one in classes
        if has_other_goal([one()]) is goals
    ]


def option_lines(offers: Sequence[Offer], style: Style) -> list[str]:
    """`2 hearts: Health as tokens`, on as many lines as it takes."""
    lines: list[str] = []
    for number, one in enumerate(offers, 1):
        lines += style.wrap(str(one), f"{number:>2} ", "     ")
    return lines


def read_offers(said: str, offers: Sequence[Offer]) -> list[str] | Misread:
    """`1 3`, `6=3`, `no-specials`: by number or by name, as `--variant` has them."""
    found: list[str] = []
    for word in said.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if name.isdecimal():
            if not 1 <= int(name) <= len(offers):
                return Misread(f"there is no number {name}")
            id = offers[int(name) - 1].id
        else:
            meant = find(name, [one.id for one in offers], "variant")
            if isinstance(meant, Misread):
                return meant
            id = meant
        found.append(f"{id}{equals}{value}")
    return found


def variants_problem(said: list[str], library: Library) -> str:
    ids = [id for pack in library.packs for id in pack.file.modules]
    made = made_variants(said, made_modules(ids))
    return made if isinstance(made, str) else ""


def modules_of(said: list[str], library: Library) -> tuple[Module, ...]:
    ids = [id for pack in library.packs for id in pack.file.modules]
    made = made_variants(said, made_modules(ids))
    return () if isinstance(made, str) else made


class VariantQuestions:
    """Which game it is, and what goes with it."""

    def __init__(self, asked: Said, tell: Tell, wrong: Tell, style: Style) -> None:
        self.asked, self.tell, self.wrong, self.style = asked, tell, wrong, style
        self._is_said = False  # what goes with the goal

    def _say(self, text: str) -> None:
        for line in self.style.wrap(text, hang="  "):
            self.tell(line)

    def ask(self, library: Library) -> list[str]:
        goals, others = offered(library, True), offered(library, False)
        chosen: list[str] = []
        if goals:
            chosen = self._one(goals, others, library)
        if others and not self._is_said:
            chosen += self._several(others, chosen, library)
        return chosen

    def _one(self, goals: list[Offer], others: list[Offer], library: Library) -> list[str]:
        self._say("Which game? Enter: the first with 3 frags wins.")
        self._list(goals)
        while True:
            said = self.asked("Game [3 frags]: ")
            found = read_offers(said, goals)
            # By name, what goes with any goal may be said along with it, or without one.
            by_name = not re.search(r"(^|[\s,])\d", said)
            both = read_offers(said, [*goals, *others]) if by_name else found
            self._is_said = isinstance(found, Misread) and not isinstance(both, Misread)
            found = both if self._is_said else found
            ids = {one.id for one in goals}
            if isinstance(found, Misread):
                self.wrong(str(found))
            elif sum(one.partition("=")[0] in ids for one in found) > 1:
                self.wrong("a game has one goal: choose one")
            elif problem := variants_problem(found, library):
                self.wrong(problem)
            else:
                return found

    def _several(self, others: list[Offer], goal: list[str], library: Library) -> list[str]:
        if not any(module.has_teams for module in modules_of(goal, library)):
            others = [one for one in others if not one.is_for_teams]
        self._say("And with it? Several by number, such as `1 3`; Enter: nothing more.")
        self._list(others)
        while True:
            found = read_offers(self.asked("With [none]: "), others)
            if isinstance(found, Misread):
                self.wrong(str(found))
            elif problem := variants_problem([*goal, *found], library):
                self.wrong(problem)
            else:
                return found

    def _list(self, offers: Sequence[Offer]) -> None:
        for line in option_lines(offers, self.style):
            self.tell(line)


class TeamQuestions:
    """Who is on which side, unless captains and dice decide."""

    def __init__(self, asked: Said, say: Tell, wrong: Tell) -> None:
        self.asked, self.say, self.wrong = asked, say, wrong

    def ask(self, names: tuple[str, ...], must: bool) -> list[str]:
        """Lines as `--team` has them; none where the table picks by the rules."""
        by_rule = "" if must else " Enter: dice make captains, and they pick."
        self.say(
            "Teams: a colour, then who is on it, the captain first. Begin with the team of the "
            f"younger captain: `blue {' '.join(names[1::2])}`.{by_rule}"
        )
        while True:
            said = self.asked("Team 1: " if must else "Team 1 [by dice]: ")
            if not said and not must:
                return []
            team = parse_team(said, names)
            if isinstance(team, Misread):
                self.wrong(str(team))
                continue
            if team.side not in COLORS:
                self.wrong(f"there is no team {team.side}: {' or '.join(COLORS)}")
                continue
            rest = [name for name in names if name not in team.players]
            if not rest:
                self.wrong("nobody is left for the other team")
                continue
            other = COLORS[1 - COLORS.index(team.side)]
            default = " ".join((other, *rest))
            second = self.asked(f"Team 2 [{default}]: ") or default
            return [" ".join((team.side, *team.players)), second]


# -- maps for teams ------------------------------------------------------------------------------


def joined_maps(library: Library) -> str:
    """Two maps of the packs in play that are laid together, the one of the pack below first."""
    folders = [pack.folder for pack in library.packs]
    for pack in reversed(library.packs):
        for path in sorted((pack.folder / "maps").glob("*.yaml")):
            made = load_map(path, Problems())
            for beside in made.joins if made is not None else ():
                partner = find_map(beside.map, Path.cwd(), Problems(), folders)
                other = load_map(partner, Problems()) if partner is not None else None
                if made is None or other is None or partner is None:
                    continue
                if not isinstance(join([other, made]), NoJoin):
                    return f"{other.id}+{made.id}"
    return ""
