"""The entries of a map's YAML that refer to its drawing: doors, switches, beasts, zones, joins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from fragkit.board.board import Board, NoPlace
from fragkit.board.square_sides import closed_for_good
from fragkit.diagnostics import Problems, Span, choose
from fragkit.language.sentences import Sentence, say
from fragkit.load.typed_yaml.nodes import Scalar
from fragkit.model.fields import Where
from fragkit.model.map import (
    WAYS,
    Beast,
    BeastEntry,
    Door,
    DoorColor,
    DoorEntry,
    Edge,
    Grid,
    Join,
    JoinEntry,
    SwitchEntry,
    Way,
)

MOST_ZONE_SQUARES = 500_000  # of all zones together; the largest map has half of that


class MapEntries:
    """The entries of a map, matched with its drawing. The board is made from the drawing alone."""

    def __init__(
        self, board: Board, problems: Problems, square_span: Callable[[int], Span]
    ) -> None:
        self.board = board
        self.problems = problems
        self.square_span = square_span
        self.edges: dict[int, Edge] = {}
        self.squares: dict[int, Door] = dict(board.square_doors)
        self.told: dict[int, Span] = {}
        self.zone_squares = 0

    @property
    def grid(self) -> Grid:
        """Return the drawing, with the doors completed by their entries."""
        if not self.edges:
            return self.board.grid
        west, north = list(self.board.grid.west), list(self.board.grid.north)
        for edge_id, edge in self.edges.items():
            (north if edge_id & 1 else west)[edge_id >> 1] = edge
        return replace(self.board.grid, west=tuple(west), north=tuple(north))

    @property
    def square_doors(self) -> tuple[tuple[int, Door], ...]:
        return tuple(sorted(self.squares.items()))

    # -- names -----------------------------------------------------------------

    def square(self, name: str, span: Span) -> int | None:
        found = self.board.find_square(name)
        if isinstance(found, NoPlace):
            self.problems.at(span).error(
                "[map-square] {reason}", str(found.help), reason=found.message
            )
            return None
        return found

    def place(self, name: str, span: Span) -> int | None:
        found = self.board.place(name)
        if isinstance(found, NoPlace):
            self.problems.at(span).error(
                "[map-square] {reason}", str(found.help), reason=found.message
            )
            return None
        return found

    # -- doors -----------------------------------------------------------------

    def doors(self, entries: Iterable[DoorEntry]) -> None:
        for entry in entries:
            span = entry.where.of("at")
            door_id = self.door_id(entry.at, span)
            if door_id is None:
                continue
            if door_id in self.told:
                self.problems.at(span).error(
                    "[map-door-twice] the door `{door}` is listed twice",
                    "delete one of the two",
                    door=entry.at,
                    also=[("first", self.told[door_id])],
                )
                continue
            self.told[door_id] = span
            self.complete(door_id, entry)

    def door_id(self, name: str, span: Span) -> int | None:
        one, hyphen, two = name.partition("-")
        if not hyphen:
            return self.square_door_id(name, span)
        first, second = self.square(one, span), self.square(two, span)
        if first is None or second is None:
            return None
        low, high = sorted((first, second))
        columns = self.board.columns
        if high - low == columns:
            edge_id = 2 * high + 1
        elif high - low == 1 and high % columns:
            edge_id = 2 * high
        else:
            self.problems.at(span).error(
                "[map-door-at] {square} and {other} are not next to each other",
                "write two squares that share a side, such as `A1-A2`",
                square=one,
                other=two,
            )
            return None
        if self.board.edge_by_id(edge_id).kind != "door":
            self.problems.at(span).error(
                "[map-door-at] no door is drawn between {square} and {other}",
                self.drawn_doors(),
                square=one.upper(),
                other=two.upper(),
            )
            return None
        return edge_id

    def square_door_id(self, name: str, span: Span) -> int | None:
        square = self.square(name, span)
        if square is None:
            return None
        if square not in self.squares:
            self.problems.at(span).error(
                "[map-door-at] no door is drawn in {square}",
                self.drawn_doors(),
                square=self.board.square_name(square),
            )
            return None
        return -1 - square

    def drawn_doors(self) -> Sentence:
        names = [door.name for door in self.board.doors.values()]
        if not names:
            return say("draw one: the map has no doors yet")
        more = ["…"] if len(names) > 8 else []
        return say("choose one of the drawn doors: {doors}", doors=[*names[:8], *more])

    def complete(self, door_id: int, entry: DoorEntry) -> None:
        known = self.board.doors[door_id]
        drawn, where = known.door, entry.where
        on_edge = door_id >= 0
        if entry.color and on_edge and drawn.way is None and entry.color != drawn.color:
            self.problems.at(where.of("color")).error(
                "[map-door-color] the door {door} is drawn {color}, not {value}",
                "draw it as `{letter}`, or delete `color`",
                door=known.name,
                color=drawn.color,
                value=entry.color,
                letter=entry.color[0],
            )
            return
        if entry.way and not self.can_go(known.id, entry.way, where):
            return
        if entry.way and drawn.way and entry.way != drawn.way:
            self.problems.at(where.of("way")).error(
                "[map-door-way] the drawn door {door} leads {way}, not {value}",
                "delete `way`, or draw the door the other way",
                door=known.name,
                way=drawn.way,
                value=entry.way,
            )
            return
        door = Door(entry.color or drawn.color, entry.way or drawn.way, entry.switch)
        if on_edge:
            self.edges[door_id] = Edge("door", door)
        else:
            self.squares[-1 - door_id] = door

    def can_go(self, door_id: int, way: Way, where: Where) -> bool:
        """Return whether the door can lead in that direction. Report it if it can't."""
        if door_id >= 0:
            level = door_id & 1 == 0
        else:
            level = self.board.edge(-1 - door_id, WAYS.index("east")).kind == "open"
        if (way in ("east", "west")) == level:
            return True
        name = self.board.doors[door_id].name
        options = ("east", "west") if level else ("north", "south")
        self.problems.at(where.of("way")).error(
            "[map-door-way] the door {door} can't lead {way}",
            choose(options),
            door=name,
            way=way,
        )
        return False

    # -- switches and beasts ---------------------------------------------------

    def switches(self, entries: Iterable[SwitchEntry]) -> tuple[tuple[str, DoorColor], ...]:
        found: dict[int, DoorColor] = {}
        for entry in entries:
            span = entry.where.of("at")
            place = self.place(entry.at, span)
            if place is None:
                continue
            if not self.board.spots[place].has("switch"):
                self.problems.at(span).error(
                    "[map-switch-at] no switch is drawn in {square}",
                    "draw `s` there, or write the square of a switch",
                    square=self.board.name(place),
                )
            elif place in found:
                self.problems.at(span).error(
                    "[map-switch-at] the switch in {square} is listed twice",
                    "delete one of the two",
                    square=self.board.name(place),
                )
            else:
                found[place] = entry.color
        return tuple((self.board.name(p), found[p]) for p in sorted(found))

    def beasts(self, entries: Iterable[BeastEntry]) -> tuple[Beast, ...]:
        """Return the listed beasts. Without entries, a single mouth owns every tentacle."""
        board = self.board
        mouths, tentacles = board.with_feature("mouth"), board.with_feature("tentacle")
        found: dict[int, tuple[int, ...]] = {}
        taken: set[int] = set()
        named: set[int] = set()  # in an entry with another mistake
        told = False
        for entry in entries:
            told = True
            mouth = self.drawn(entry.mouth, "mouth", entry.where.of("mouth"))
            arms = [
                self.drawn(name, "tentacle", entry.where.item("tentacles", index))
                for index, name in enumerate(entry.tentacles)
            ]
            mine = tuple(a for a in arms if a is not None)
            if mouth is None or None in arms:
                named.update(mine if mouth is None else (mouth, *mine))
                continue
            twice = [a for a in mine if a in taken]
            if mouth in found or twice:
                what = board.name(twice[0] if twice else mouth)
                self.problems.at(entry.where.span).error(
                    "[map-beast] {square} belongs to two beasts",
                    "delete it from one of the two",
                    square=what,
                )
                continue
            taken.update(mine)
            found[mouth] = mine
        if not told and len(mouths) == 1:
            found, taken = {mouths[0]: tentacles}, set(tentacles)
        for mouth in sorted(m for m, arms in found.items() if not arms):
            self.problems.at(self.square_span(board.squares[mouth])).warning(
                "[map-beast] the mouth in {square} has no tentacles, so the beast never grabs "
                "anybody",
                "draw `t` where it reaches",
                square=board.name(mouth),
            )
        self.without_beast((set(tentacles) - taken | set(mouths) - found.keys()) - named)
        return tuple(
            Beast(board.name(m), tuple(board.name(t) for t in found[m])) for m in sorted(found)
        )

    def without_beast(self, places: set[int]) -> None:
        for place in sorted(places):
            self.problems.at(self.square_span(self.board.squares[place])).warning(
                "[map-beast] {square} does not belong to a beast",
                "add it to one: `beasts: [{mouth: …, tentacles: [ … ]}]`",
                square=self.board.name(place),
            )

    def drawn(self, name: str, what: str, span: Span) -> int | None:
        place = self.place(name, span)
        if place is None:
            return None
        if what not in self.board.spots[place].features:
            self.problems.at(span).error(
                "[map-beast] no {feature} is drawn in {square}",
                "draw `O` for a mouth or `t` for a tentacle",
                feature=what,
                square=self.board.name(place),
            )
            return None
        return place

    # -- zones -----------------------------------------------------------------

    def zones(
        self, entries: Iterable[tuple[str, list[Scalar]]]
    ) -> tuple[tuple[str, tuple[str, ...]], ...]:
        found: list[tuple[str, tuple[str, ...]]] = []
        for zone, items in entries:
            places: set[int] = set()
            for item in items:
                listed = self.zone_places(item.text, item.span)
                self.zone_squares += len(listed)  # a square that is named twice also costs time
                if self.zone_squares > MOST_ZONE_SQUARES:
                    self.problems.at(item.span).error(
                        "[map-zones] the zones have more than {most} squares in all",
                        "delete zones that nothing uses",
                        most=f"{MOST_ZONE_SQUARES:,}",
                    )
                    return tuple(sorted(found))
                places.update(listed)
            ordered = sorted(places, key=lambda p: (self.board.squares[p], p))
            found.append((zone, tuple(self.board.name(p) for p in ordered)))
        return tuple(sorted(found))

    def zone_places(self, text: str, span: Span) -> list[int]:
        """Return the places that `C4`, `C4a` or the rectangle `B2:D5` names, without rock."""
        board = self.board
        one, colon, two = text.partition(":")
        first = self.square(one, span)
        last = self.square(two, span) if colon else first
        if first is None or last is None:
            return []
        if not colon:
            if one.strip()[-1:].lower() in ("a", "b"):
                place = self.place(one, span)
                return [] if place is None else [place]
            stands = [p for p in board.halves(first) if board.floor[p]]
            if not stands:
                self.problems.at(span).error(
                    "[map-zone-rock] {square} is solid rock",
                    "delete it from the zone",
                    square=board.square_name(first),
                )
            return stands
        (r1, c1), (r2, c2) = divmod(first, board.columns), divmod(last, board.columns)
        return [
            place
            for row in range(min(r1, r2), max(r1, r2) + 1)
            for column in range(min(c1, c2), max(c1, c2) + 1)
            for place in board.halves(row * board.columns + column)
            if board.floor[place]
        ]

    # -- joined sides ----------------------------------------------------------

    def joins(self, sides: Mapping[Way, JoinEntry]) -> tuple[Join, ...]:
        found = []
        for side, entry in sides.items():
            names: list[str] = []
            for index, name in enumerate(entry.open):
                place = entry.where.item("open", index)
                square = self.square(name, place)
                if square is None:
                    continue
                if not self.is_at_side(square, side):
                    self.problems.at(place).error(
                        "[map-join] {square} is not on the {side} edge of the map",
                        "write a square on that edge",
                        square=self.board.square_name(square),
                        side=side,
                    )
                elif (obstacle := closed_for_good(self.board.grid, square, side)) is not None:
                    self.problems.at(place).error(
                        "[map-join] {square} can't be open to the {side}: it {obstacle}",
                        "choose another square for `open`",
                        square=self.board.square_name(square),
                        side=side,
                        obstacle=obstacle,
                    )
                elif self.board.square_name(square) in names:
                    self.problems.at(place).error(
                        "[map-join] {square} is opened twice",
                        "delete one of the two",
                        square=self.board.square_name(square),
                    )
                else:
                    names.append(self.board.square_name(square))
            found.append(Join(side, str(entry.map), tuple(names)))
        return tuple(found)

    def is_at_side(self, square: int, side: Way) -> bool:
        row, column = divmod(square, self.board.columns)
        return {
            "north": row == 0,
            "south": row == self.board.rows - 1,
            "west": column == 0,
            "east": column == self.board.columns - 1,
        }[side]
