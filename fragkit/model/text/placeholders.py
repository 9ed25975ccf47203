"""The placeholders of a text and their values on its card.

- `{damage}` `{ammo}` `{extra}` `{ammo_use}` `{burst}` `{shots}` `{radius}` `{range_at_most}`
  `{range_at_least}` `{copies}`: fields of the card. `{full-auto.damage}`: of a mode.
- `{heal}` `{armor}` `{harm}`: the value of the first effect with that verb; `{heal-2}`: of the
  second. `{teleport.range_at_most}`, `{roll.dice}`: a parameter, a condition or a cost of that
  effect. Bounds have two ends: `{roll.range_at_most}` of `if: {range: 2-}`,
  `{stat.health_at_most}` of `count`.
- `{health}` `{speed}` `{accuracy}` `{all}`: the change by an effect `stat`, with its sign: `+2`,
  `×2`.
- `{turns}`, `{chance}`: the value of the card, or of the first effect that has one.

Numbers come without a sign, because the text expresses it in words (`{roll.dice} fewer dice`). A
plus adds the sign: `{+roll.dice}`.

Placeholders must be complete and must exist. A number typed into a text stays the same when the
card changes, so the print would no longer match the rule. Therefore, a bare number causes a
warning, and the help names the placeholder for it. Both kinds of problems are reported at their
character, in any YAML style of the text.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from fragkit.diagnostics import Problems, Span, choose, nearest
from fragkit.language import translate
from fragkit.language.sentences import Sentence, say
from fragkit.model.card import Arms, Card, Mode
from fragkit.model.effects import Condition, Cost, Counted, Effect
from fragkit.model.effects.modifiers import Stat
from fragkit.model.fields import Where, specs
from fragkit.model.fighter import Fighter, Stance, StartingWeapon, Track, Trait
from fragkit.model.text.amounts import is_taking, phrase, size
from fragkit.model.text.persons import signed
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts

PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
_CARD_FIELDS = (
    "damage", "ammo", "extra", "ammo_use", "burst", "shots", "radius",
    "range_at_most", "range_at_least", "copies",
)  # fmt: skip


def placeholders(subject: Card | Trait | Stance) -> dict[str, str]:
    """Return every placeholder that the text may use, each with its printed value."""
    found: dict[str, str] = {}
    if isinstance(subject, Card):
        _gather_card(subject, found)
    _gather_effects(all_effects(subject), found)
    if isinstance(subject, Stance) and subject.cost is not None:
        _add_fields(subject.cost, "cost.", found)
    return found


def fill(text: str, values: dict[str, str]) -> str:
    """Return the text with its placeholders filled in. Unknown ones do not change."""
    return PLACEHOLDER.sub(lambda m: values.get(m[1], m[0]), text)


def all_effects(subject: Card | Trait | StartingWeapon | Stance | Track) -> Iterator[Effect]:
    """Yield its effects, then those of its modes and of a malfunction. Effects in a table follow
    the table."""
    if isinstance(subject, Track):
        yield from _unfold((*subject.full, *subject.empty))
        return
    yield from _unfold(subject.effects)
    if isinstance(subject, Arms):
        for mode in subject.modes:
            yield from _unfold(mode.effects)
        yield from _unfold(subject.malfunction)


def mode_name(mode: Mode) -> str:
    """Return the mode's name in a placeholder: `Full Auto` gives `full-auto`."""
    return re.sub(r"[^a-z0-9]+", "-", mode.name.lower()).strip("-")


def _unfold(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _unfold(effect.inner)


def _gather_card(card: Card, found: dict[str, str]) -> None:
    if card.is_weapon:
        _add_fields(card, "", found, _CARD_FIELDS)
    else:
        _add(found, "copies", card.copies)
    for mode in card.modes:
        _add_fields(mode, f"{mode_name(mode)}.", found)
    if card.cost is not None:
        _add_fields(card.cost, "cost.", found)
    if card.lasts is not None and card.lasts.turns:
        _add(found, "turns", card.lasts.turns)


def _gather_effects(effects: Iterable[Effect], found: dict[str, str]) -> None:
    counts: dict[str, int] = {}
    for effect in effects:
        verb = effect.verb
        counts[verb] = counts.get(verb, 0) + 1
        names = [f"{verb}-{counts[verb]}"]
        if counts[verb] == 1:
            names.append(verb)
        for name in names:
            _add_effect(effect, name, found)
        if isinstance(effect, Stat):
            found.setdefault(effect.value, stat_change(effect))
        lasts = getattr(effect, "lasts", None)
        if isinstance(lasts, Lasts) and lasts.turns:
            _add(found, "turns", lasts.turns)
        if effect.chance is not None:
            _add(found, "chance", effect.chance)


def _add_effect(effect: Effect, name: str, found: dict[str, str]) -> None:
    kind: type = type(effect)
    for key, (field, _) in specs(kind).items():
        value: Any = getattr(effect, field.name)
        if key == "value":
            _add(found, name, value)
        elif isinstance(value, (Condition, Cost)):
            _add_fields(value, f"{name}.", found)
        elif isinstance(value, Lasts):
            if value.turns:
                _add(found, f"{name}.turns", value.turns)
        elif value != field.default or key in ("count", "dice"):
            _add(found, f"{name}.{key}", value)


def _add_fields(
    holder: Any, prefix: str, found: dict[str, str], keys: tuple[str, ...] = ()
) -> None:
    kind: type = type(holder)
    for key, (field, _) in specs(kind).items():
        value = getattr(holder, field.name)
        if (not keys or key in keys) and (value != field.default or key == "copies"):
            _add(found, prefix + key, value)


def _add(found: dict[str, str], name: str, value: Any) -> None:
    """Add a value that contains a number. A field of the card has priority over a verb."""
    if isinstance(value, dict):  # tracks with their numbers, and counted things with their bounds
        for key, number in value.items():
            if isinstance(number, Bounds):
                _add(found, f"{name.removesuffix('count')}{key}", number)
            elif isinstance(key, str):
                _add(found, f"{name}.{key}", number)
    elif isinstance(value, Bounds):
        for end, number in (("least", value.low), ("most", value.high)):
            if number is not None:
                _add(found, f"{name}_at_{end}", number)
    elif isinstance(value, (Dice, Faces)):
        found.setdefault(name, printed(value))
    elif isinstance(value, int) and not isinstance(value, bool):
        found.setdefault(name, str(abs(value)))
        found.setdefault(f"+{name}", signed(value))


def printed(value: Dice | Faces) -> str:
    """Return faces with a dash, as they are printed: `1–2`."""
    return str(value).replace("-", "–")


def stat_change(effect: Stat) -> str:
    """Return `+2`, `×2`, `×2 +1`, or the value that is set."""
    if effect.set is not None:
        return translate(phrase(effect.set))
    parts = [f"×{effect.times}"] if effect.times != 1 else []
    if isinstance(effect.add, Counted):
        number = translate(phrase(size(effect.add)))
        parts.append(f"{'−' if is_taking(effect.add) else '+'} {number}")
    elif effect.add or not parts:
        parts.append(signed(effect.add))
    return " ".join(parts)


# -- checks ------------------------------------------------------------------------------------

MOST_REPORTED = 20  # mistakes of one kind in one text
SourceOf = Callable[[str], str | None]
_NUMBER = re.compile(r"\d+")
_HALF = re.compile(
    r"\{[\w.+-]*|(?<![\w.+-])[\w.+-]*+\}"
)  # leftover braces after whole placeholders


def check_text(card: Card, problems: Problems, source_of: SourceOf | None = None) -> None:
    """Report unknown and incomplete placeholders, unclosed bold text and bare numbers.

    `source_of` returns a file's text. With it, the place is exact even in texts of several lines.
    """
    _check(card, say("the card `{id}`", id=card.id), problems, source_of)


def check_fighter_texts(
    fighter: Fighter, problems: Problems, source_of: SourceOf | None = None
) -> None:
    for trait in (*fighter.abilities, *fighter.drawbacks):
        what = say("this trait of `{id}`", id=fighter.id)
        check_trait_text(trait, what, problems, source_of)


def check_trait_text(
    trait: Trait, what: Sentence, problems: Problems, source_of: SourceOf | None = None
) -> None:
    _check(trait, what, problems, source_of)


def _check(
    subject: Card | Trait, what: Sentence, problems: Problems, source_of: SourceOf | None
) -> None:
    text = subject.text
    if not text:
        return
    known = placeholders(subject)
    finder = _Finder(text, subject.where, source_of)
    for match in islice(PLACEHOLDER.finditer(text), MOST_REPORTED):
        if match[1] not in known:
            problems.at(finder.span(match.start(), match.end())).error(
                "[unknown-placeholder] {what} has no placeholder `{typed}`",
                _known_placeholders(match[1], known),
                what=what,
                typed=match[0],
            )
    if text.count("**") % 2:
        at = text.rindex("**")
        problems.at(finder.span(at, at + 2)).warning(
            "[open-bold] this `**` has no partner",
            "write `**Blast**`, with stars on both sides",
        )
    hidden = PLACEHOLDER.sub(_masked, text)
    for match in islice(_HALF.finditer(hidden), MOST_REPORTED):
        word = match[0].strip("{}")
        problems.at(finder.span(match.start(), match.end())).error(
            "[half-placeholder] `{typed}` needs a `{value}`",
            say("write `{example}`", example=f"{{{word}}}")
            if word in known
            else _known_placeholders(word, known),
            typed=match[0],
            value="}" if match[0].startswith("{") else "{",
        )
    hidden = _HALF.sub(_masked, hidden)
    for match in islice(_NUMBER.finditer(hidden), MOST_REPORTED):
        # How often a card is printed says nothing about what it does.
        carriers = [
            name
            for name, printed in known.items()
            if name.lstrip("+") != "copies" and match[0] in _NUMBER.findall(printed)
        ]
        here = problems.at(finder.span(match.start(), match.end()))
        if carriers:
            here.warning(
                "[bare-number] the number {number} is typed into the text",
                "write `{example}`, so that text and rule always agree",
                number=match[0],
                example=f"{{{_best(carriers)}}}",
            )
        else:
            others = {n: v for n, v in known.items() if n.lstrip("+") != "copies"}
            here.warning(
                "[bare-number] the number {number} is in the text, but {what} does not have it",
                _known_placeholders("", others),
                number=match[0],
                what=what,
            )


def _masked(match: re.Match[str]) -> str:
    return "\0" * len(match[0])


def _best(carriers: list[str]) -> str:
    """Return the simplest name. Names without a sign or a number come first, and values come before
    parameters."""
    return min(
        carriers,
        key=lambda n: (n.startswith("+"), bool(re.search(r"-\d", n)), len(n)),
    )


def _known_placeholders(word: str, known: dict[str, str]) -> Sentence:
    plain = [n for n in known if not n.startswith("+") and not re.search(r"-\d", n)]
    for names in (plain, known):
        if word and (guess := nearest(word, names)) is not None:
            return say("did you mean `{near}`?", near=f"{{{guess}}}")
    return choose(f"{{{n}}}" for n in plain) if plain else say("it has no numbers")


@lru_cache(maxsize=2)
def _lines_of(source: str) -> tuple[str, list[int]]:
    """Return a file's text with plain line endings, and the start of each line."""
    text = source.replace("\r\n", "\n")
    return text, [0, *(match.end() for match in re.finditer("\n", text))]


class _Finder:
    """A finder of the place in the file for a character of a text."""

    def __init__(self, text: str, where: Where, source_of: SourceOf | None) -> None:
        self.text = text
        self.value = where.of("text")
        self.source_of = source_of
        self.source = ""
        self.starts = [0]

    def span(self, start: int, end: int) -> Span:
        if self.source_of is not None and not self.source:  # read only when there is a problem
            self.source, self.starts = _lines_of(self.source_of(self.value.file) or "")
        token = self.text[start:end]
        before = len(re.findall(re.escape(token), self.text[:start]))
        offset = self._offset()
        for _ in range(before + 1):
            found = self.source.find(token, offset)
            if found < 0:
                return self._guess(start, end)
            offset = found + len(token)
        line = bisect_right(self.starts, found)
        column = found - self.starts[line - 1] + 1
        return Span(self.value.file, line, column, len(token))

    def _offset(self) -> int:
        """Return where the text begins in the file. With `|` and `>`, that is after their line."""
        line = min(self.value.line, len(self.starts))
        offset = self.starts[line - 1] + self.value.column - 1
        if self.source[offset : offset + 1] in ("|", ">"):
            offset = self.source.find("\n", offset) + 1
        return offset

    def _guess(self, start: int, end: int) -> Span:
        """Guess the place without the file. The guess is correct for a text on one line, plain or
        quoted."""
        quotes = self.value.width - len(self.text)
        if quotes not in (0, 2) or "\n" in self.text:
            return self.value
        column = self.value.column + quotes // 2 + start
        return Span(self.value.file, self.value.line, column, end - start)
