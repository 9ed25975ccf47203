"""The record as text: a header, then one input per line, each with its outcome.

    frag 1
    map: pump-room
    player: Red 3/2/2

    m e e n
    #> 12 Red moves to C6. [Red square C6, Red movement 4]

`read_record` accepts files that people have edited or a crash has cut off. It keeps the good part
and reports the first flaw with its line. Nothing here touches a disk.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field, replace

from fragkit.diagnostics import visible
from fragkit.language.sentences import Sentence, Text, say
from fragkit.referee.parsing.matching import shown
from fragkit.rules.facts import FactTable, fact_key
from fragkit.rules.flow.fact_table import Floor, Square
from fragkit.rules.game import Game
from fragkit.values import dataclass

FORMAT = 1
MAGIC = "frag"
# The longest evening has a few thousand inputs of a hundred bytes each.
MOST_BYTES = 4_000_000
MOST_LINES = 100_000
MOST_INPUTS = 20_000
LONGEST_LINE = 20_000
KEYS = (
    "fragkit", "begun", "pack", "map", "player", "team", "first", "variant", "house", "dice", "cards",
    "position", "floor",
)  # fmt: skip
MANY = frozenset({"pack", "player", "team", "variant", "house", "position", "floor"})


@dataclass(frozen=True, slots=True)
class RecordedOutcome:
    """The outcome of an input: a sentence for people, and the facts that it changed."""

    text: Text  # the text in the file, if it was read from one
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Input:
    """One input of the record. `number` counts inputs from 1, and `line` is its line in the file."""

    number: int
    line: int
    text: str
    outcome: RecordedOutcome | None = None


@dataclass(frozen=True, slots=True)
class Note:
    after: int  # number of the input before it
    text: str


@dataclass(frozen=True, slots=True)
class Header:
    """The `key: value` lines in their order. Unknown keys are kept."""

    entries: tuple[tuple[str, str], ...]
    lines: tuple[int, ...] = field(default=(), compare=False)  # their line numbers

    def line_of(self, key: str, index: int) -> int:
        """Return the line of the `index`-th value of that key, or 0 if it is not from a file."""
        places = [n for (k, _), n in zip(self.entries, self.lines, strict=False) if k == key]
        return places[index] if index < len(places) else 0

    def all(self, key: str) -> tuple[str, ...]:
        return tuple(value for k, value in self.entries if k == key)

    def get(self, key: str, default: str = "") -> str:
        return next((value for k, value in self.entries if k == key), default)


@dataclass(frozen=True, slots=True)
class RecordFlaw:
    """A flaw in a record and its line. If `fatal`, none of the record can be used."""

    line: int
    text: Text
    fatal: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    header: Header
    inputs: tuple[Input, ...] = ()
    notes: tuple[Note, ...] = ()
    flaw: RecordFlaw | None = None
    torn: str = ""  # an incomplete last line, which was dropped
    size: int = 0  # bytes of the file before the dropped part
    lines: int = 0

    @property
    def is_empty(self) -> bool:
        return not self.header.entries and self.flaw is None


# -- reading ------------------------------------------------------------------------


def read_record(data: bytes) -> Record:
    """Read as much as possible. `flaw` reports the first unreadable line."""
    nothing = Record(Header(()))
    if not data.strip():
        return replace(nothing, size=len(data))
    if len(data) > MOST_BYTES:
        size = say("the file is too large: a record has at most {n} MB", n=MOST_BYTES // 1_000_000)
        return replace(nothing, flaw=RecordFlaw(1, size, True))
    if data.count(b"\n") + data.count(b"\r") > MOST_LINES:
        length = say("the file is too long: a record has at most {n} lines", n=f"{MOST_LINES:,}")
        return replace(nothing, flaw=RecordFlaw(1, length, True))
    rows = _rows(data)
    first = rows[0].text if rows else ""
    version = re.fullmatch(rf"{MAGIC} (\d{{1,4}})", first or "")
    if version is None:
        return replace(
            nothing,
            flaw=RecordFlaw(
                1,
                say(
                    "this is not a record: its first line is not `{example}`",
                    example=f"{MAGIC} {FORMAT}",
                ),
                True,
            ),
        )
    if int(version[1]) != FORMAT:
        other = say(
            "this record has format {number}, but this fragkit reads format {n}",
            number=int(version[1]), n=FORMAT,
        )  # fmt: skip
        return replace(nothing, flaw=RecordFlaw(1, other, True))
    header, start, flaw = _header(rows)
    if flaw is not None:
        return replace(nothing, header=header, flaw=flaw)
    return _body(header, rows, start, len(data))


@dataclass(frozen=True, slots=True)
class _Row:
    number: int
    text: str | None  # None: not text, or too long
    end: int  # bytes up to and including its line end
    whole: bool  # has a line end
    size: int

    @property
    def why_unread(self) -> Sentence:
        if self.size > LONGEST_LINE:
            return say(
                "this line has {size} bytes, but a line has at most {most}",
                size=f"{self.size:,}", most=f"{LONGEST_LINE:,}",
            )  # fmt: skip
        return say("this line is not text")


def _rows(data: bytes) -> list[_Row]:
    rows, end = [], 0
    for number, raw in enumerate(
        data.splitlines(keepends=True) if b"\n" not in data else _lines(data), 1
    ):
        end += len(raw)
        whole = raw.endswith((b"\n", b"\r"))
        rows.append(_Row(number, _decoded(raw, number), end, whole, len(raw)))
    return rows


def _lines(data: bytes) -> list[bytes]:
    parts = data.split(b"\n")
    rows = [part + b"\n" for part in parts[:-1]]
    return [*rows, parts[-1]] if parts[-1] else rows


def _decoded(raw: bytes, number: int) -> str | None:
    if len(raw) > LONGEST_LINE:
        return None
    try:
        text = raw.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        return None
    text = text.strip()
    if text.startswith("#"):
        return visible(text)  # a remark may contain anything, so it is shown but never obeyed
    return text if text.replace("\t", " ").isprintable() else None


def _header(rows: list[_Row]) -> tuple[Header, int, RecordFlaw | None]:
    entries: list[tuple[str, str]] = []
    lines: list[int] = []

    def made() -> Header:
        return Header(tuple(entries), tuple(lines))

    for index, row in enumerate(rows[1:], 1):
        if row.text is None:
            return made(), index, RecordFlaw(row.number, row.why_unread, True)
        if not row.text and row.whole:
            return made(), index + 1, None
        if row.text.startswith("#"):
            continue
        match = re.fullmatch(r"([a-z][a-z-]*)\s*:\s*(.*)", row.text)
        if match is None:
            if not row.whole:
                break
            if entries and {"map", "player"} <= {key for key, _ in entries}:
                return made(), index, None  # the blank line is missing
            text = say("`{typed}` is not a `key: value` line", typed=shown(row.text))
            return made(), index, RecordFlaw(row.number, text, True)
        key, value = match[1], match[2].strip()
        if key in KEYS and key not in MANY and any(k == key for k, _ in entries):
            text = say("the header has `{key}` twice", key=key)
            return made(), index, RecordFlaw(row.number, text, True)
        entries.append((key, value))
        lines.append(row.number)
    # The game crashed at its start, or half a file was copied. Without some players or dice, it
    # would be a different game.
    text = say("the header does not end with a blank line. If nothing is missing, add one.")
    return made(), len(rows), RecordFlaw(rows[-1].number, text, True)


def _body(header: Header, rows: list[_Row], start: int, size: int) -> Record:
    inputs: list[Input] = []
    notes: list[Note] = []
    flaw: RecordFlaw | None = None
    torn = ""
    end = rows[start - 1].end if start else 0
    for index in range(start, len(rows)):
        row = rows[index]
        if not row.whole and _is_torn(rows, start, index):
            torn = shown(row.text or "") or "…"
            break
        if row.text is None:
            flaw = RecordFlaw(row.number, row.why_unread)
            break
        end = row.end
        if not row.text:
            continue
        if row.text.startswith("#>"):
            if inputs and inputs[-1].outcome is None:
                inputs[-1] = replace(inputs[-1], outcome=parse_outcome(row.text))
        elif row.text.startswith("#"):
            notes.append(Note(len(inputs), row.text.lstrip("#").strip()))
        elif len(inputs) == MOST_INPUTS:
            flaw = RecordFlaw(
                row.number, say("a record has at most {n} inputs", n=f"{MOST_INPUTS:,}")
            )
            break
        else:
            inputs.append(Input(len(inputs) + 1, row.number, row.text))
    return Record(header, tuple(inputs), tuple(notes), flaw, torn, end, len(rows))


def _is_torn(rows: list[_Row], start: int, index: int) -> bool:
    """Return whether a crash, not an editor, left this last line unfinished.

    The referee writes an input and its outcome at once. In its records, an input without a line end
    was therefore never answered. Records without any outcome are written by hand.
    """
    text = rows[index].text
    if text is None or text.startswith("#>"):
        return True
    before = [r.text for r in rows[start:index] if r.text]
    return not before or any(t.startswith("#>") for t in before)


def parse_outcome(text: str) -> RecordedOutcome:
    """Read an outcome such as `#> 12 Red moves to C6. [Red square C6]`. Every part may be missing."""
    outcome = text.strip().removeprefix("#>").strip()
    number, _, after = outcome.partition(" ")
    if number.isdecimal():
        outcome = after.strip()
    facts: tuple[str, ...] = ()
    if outcome.endswith("]") and "[" in outcome:
        before, _, inside = outcome[:-1].rpartition("[")
        if "]" not in inside:
            outcome = before.rstrip()
            facts = tuple(f.strip() for f in inside.split(",") if f.strip())
    return RecordedOutcome(outcome, facts)


# -- writing ------------------------------------------------------------------------


def outcome_line(number: int, outcome: RecordedOutcome) -> str:
    """Return the line of an outcome. This is the inverse of `parse_outcome`."""
    text = one_line(str(outcome.text)).replace("[", "(").replace("]", ")")
    facts = f" [{', '.join(outcome.facts)}]" if outcome.facts else ""
    return f"#> {number} {text}{facts}".rstrip()


def header_text(header: Header) -> str:
    rows = [
        f"{MAGIC} {FORMAT}",
        *(f"{key}: {one_line(value)}" for key, value in header.entries),
        "",
    ]
    return "\n".join(rows) + "\n"


def input_text(number: int, line: str, outcome: RecordedOutcome) -> str:
    """Return an input and its outcome as the text that is written to the disk together."""
    return f"{one_line(line)}\n{outcome_line(number, outcome)}\n"


def note_text(text: str) -> str:
    return f"# {one_line(text)}\n"


def one_line(text: str) -> str:
    clean = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(clean.split())


def record_text(header: Header, inputs: Iterable[Input], notes: Iterable[Note] = ()) -> str:
    """Return a whole record, as the referee would have written it."""
    waiting = list(notes)
    parts = [header_text(header)]

    def up_to(number: int) -> None:
        while waiting and waiting[0].after <= number:
            parts.append(note_text(waiting.pop(0).text))

    up_to(0)
    for one in inputs:
        parts.append(input_text(one.number, one.text, one.outcome or RecordedOutcome("")))
        up_to(one.number)
    return "".join([*parts, *(note_text(note.text) for note in waiting)])


@dataclass(slots=True)
class HeaderDraft:
    """A header under construction, with its keys in the order of the contract."""

    values: dict[str, list[str]] = field(default_factory=dict)

    def add(self, key: str, *values: str) -> None:
        self.values.setdefault(key, []).extend(values)

    def done(self) -> Header:
        return Header(tuple((key, v) for key in KEYS for v in self.values.get(key, ())))


Facts = dict[str, str]  # by `fact_key`
SEAT = "seat"  # `Red seat Kim`: from here on, all facts of Red belong to Kim


def facts_of(game: Game) -> Facts:
    found: Facts = {}
    of_players = [row for row in game.facts.values() if row.about == "player"]
    for name, seat in game.state.seats.items():
        if seat.status != "gone":
            for row in of_players:
                for key, value in row.get(game, name):
                    found[fact_key(name, row.name, key)] = value
    turn = game.state.turn if game.state.stage == "play" else None
    for row in game.facts.values():
        if row.about == "turn" and turn is None:
            continue
        if row.about != "player":
            name = turn.player if turn is not None and row.about == "turn" else ""
            for key, value in row.get(game, name):
                found[fact_key(name, row.name, key)] = value
    return found


def rename_facts(facts: Facts, new_names: Mapping[str, str]) -> Facts:
    """Return the facts, with the new names of seats that were handed over."""
    if not new_names:
        return facts
    split = ((key.partition(" "), value) for key, value in facts.items())
    return {f"{new_names.get(name, name)} {key}".rstrip(): v for (name, _, key), v in split}


def changed_facts(table: FactTable, before: Facts, after: Facts) -> tuple[str, ...]:
    if before == after:
        return ()
    lines: list[str] = []
    for known, value in after.items():
        if before.get(known) != value:
            player, name, key = _split(table, known)
            lines.append(table[name].changed(player, key, value, before.get(known)))
    for known in before:
        if known not in after:
            player, name, key = _split(table, known)
            lines.append(table[name].ended(player, key))
    return tuple(line for line in lines if line)


def _split(table: FactTable, known: str) -> tuple[str, str, str]:
    """Return the player, the fact's name and its key. This is the inverse of `fact_key`."""
    words = known.split()
    if not _is_of_the_table(table, words[0]):
        return words[0], words[1], "".join(words[2:])
    return "", words[0], "".join(words[1:])


def _is_of_the_table(table: FactTable, word: str) -> bool:
    """Return whether the fact belongs to no player: `floor C4 blood`."""
    return word in table and table[word].about in ("table", "side")


def recorded_facts(table: FactTable, before: Facts, lines: tuple[str, ...]) -> Facts:
    """Return the facts after an input, as recorded."""
    found = dict(before)
    for line in lines:
        words = line.split()
        if words[1:2] == [SEAT]:
            found = rename_facts(found, {words[0]: words[-1]})
            continue
        if words and _is_of_the_table(table, words[0]):
            table[words[0]].read(found, "", words[1:])
        elif len(words) > 1 and words[1] in table:
            table[words[1]].read(found, words[0], words[2:])
    return found


def corrections(table: FactTable, now: Facts, wanted: Facts) -> tuple[str, ...]:
    """Return the overrides that turn the current facts into the wanted ones, as typed.

    A fighter on a square that another one needs is taken off the map first. A fact that depends on
    others may need another round, as Health does on the cards in play.
    """
    now, wanted = _to_set(table, now), _to_set(table, wanted)
    taken = [fact for fact, square in wanted.items() if _split(table, fact)[1] == Square.name]
    in_the_way = [
        f"override {fact} off"
        for fact in taken
        if now.get(fact, "off") not in ("off", wanted[fact])
        and any(wanted[other] == now[fact] for other in taken)
    ]
    return (*in_the_way, *(f"override {line}" for line in changed_facts(table, now, wanted)))


def _to_set(table: FactTable, facts: Facts) -> Facts:
    """Return the facts that `override` can set, without numbers that are 0."""
    rows = {fact: table[_split(table, fact)[1]] for fact in facts}
    return {
        fact: value
        for fact, value in facts.items()
        if rows[fact].is_settable and not (value == rows[fact].gone == "0")
    }


def are_same_facts(game: Game, recorded: tuple[str, ...], now: tuple[str, ...]) -> bool:
    """Return whether an outcome matches the record. In older records, mines have no owner."""
    owned = [kind.name for kind in game.modules.kinds.values() if kind.owned]
    return set(recorded) == set(now) or set(recorded) == {_ownerless(line, owned) for line in now}


def _ownerless(line: str, owned: list[str]) -> str:
    fact, *words = line.split()
    if fact != Floor.name:
        return line
    bare = [kind if (kind := word.partition(":")[0]) in owned else word for word in words[1:]]
    return " ".join((fact, words[0], *sorted(bare)))
