"""Rules in a terminal: the id, the rule, and the rulings that settle it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from fragkit.language import translate
from fragkit.language.sentences import plural, say
from fragkit.model.rule import Clarification, Example, LedgerEntry, Rule, RuleBook, Ruling
from fragkit.rules.house_options import HouseOption
from fragkit.term.style import Style

_SHORT_LIST = 8


def list_text(entries: Sequence[LedgerEntry], style: Style, whole: bool = False) -> list[str]:
    """List rules, with the best match first. Unless `whole`, list only the first ones and count the
    rest."""
    shown = entries if whole else entries[:_SHORT_LIST]
    lines: list[str] = []
    for entry in shown:
        lines += [style.bold(entry.id), *_brief(entry, style)]
    if len(entries) > len(shown):
        rest = len(entries) - len(shown)
        more = plural(
            "{n} more rule. Add a word, or use --all.", "{n} more rules. Add a word, or use --all.",
            n=rest,
        )  # fmt: skip
        lines += ["", *style.wrap(more)]
    return lines


def _brief(entry: LedgerEntry, style: Style) -> list[str]:
    if isinstance(entry.row, Ruling):
        ruled = f"{entry.row.question} {_arrow(style)} {entry.row.options[entry.row.default]}"
        return style.wrap(ruled, "  ")
    if isinstance(entry.row, Example):
        return style.wrap(f"{entry.row.input} {_arrow(style)} {entry.row.expected}", "  ")
    return style.wrap(entry.text, "  ")


def _arrow(style: Style) -> str:
    return style.pick("→", "->")


def entry_text(
    entry: LedgerEntry,
    related: Sequence[LedgerEntry],
    style: Style,
    played: Mapping[str, str] | None = None,
) -> list[str]:
    """Show one rule in full, then the rulings on it, then related rules. `played` are the options
    of the current game. Without them, mark the defaults."""
    lines = [style.bold(entry.id), *_whole(entry, style, played)]
    rulings = [e for e in related if isinstance(e.row, Ruling)]
    others = [e for e in related if not isinstance(e.row, Ruling)]
    full = rulings if not isinstance(entry.row, Ruling) else []
    for ruling in full[:2]:
        lines += ["", style.bold(ruling.id), *_whole(ruling, style, played)]
    short = [*(full[2:] if full else rulings), *others]
    if short:
        lines += ["", style.bold(translate(say("See also")))]
    narrow = Style(style.width - 2, False, style.unicode)
    for other in short:
        lines.append(f"  {style.accent(other.id)}")
        lines += [f"  {line}" for line in _brief(other, narrow)]
    return lines


def _whole(entry: LedgerEntry, style: Style, played: Mapping[str, str] | None) -> list[str]:
    row = entry.row
    match row:
        case Rule() | Clarification():
            lines = style.wrap(entry.text, "  ")
        case Example():
            lines = [
                *style.wrap(f"{row.input} {_arrow(style)} {row.expected}", "  "),
                *style.wrap(
                    say("stated in the rules") if row.kind == "stated" else say("derived"), "  "
                ),
            ]
        case Ruling():
            lines = _ruling(row, style, (played or {}).get(row.house_key, row.default))
    if entry.source:
        lines += [style.dim(line) for line in style.wrap(entry.source, "  ")]
    elif entry.pack:
        lines += [style.dim(line) for line in style.wrap(f"{entry.pack}: {entry.section}", "  ")]
    return lines


def _ruling(row: Ruling, style: Style, holds: str) -> list[str]:
    lines = style.wrap(row.question, "  ")
    for letter, text in row.options.items():
        mark = ">" if letter == holds else " "
        option = style.wrap(text, f"  {mark} {letter}  ", " " * 7)
        lines += [style.yes(line) if letter == holds else line for line in option]
    if holds != row.default:
        played = say(
            "This game uses `{option}`. The default is `{value}`.", option=holds, value=row.default
        )
        lines += style.wrap(played, "  ")
    if row.note:
        lines += style.wrap(f"({row.note})", " " * 7)
    if row.reason:
        lines += style.wrap(say("Why: {reason}", reason=row.reason), "  ")
    if row.house:
        others = [letter for letter in row.house if letter != holds]
        typed = f"--house {row.house_key}={'|'.join(others)}"
        lines += style.wrap(say("To change it: {typed}", typed=typed), "  ")
    return lines


def overview_text(book: RuleBook, style: Style) -> list[str]:
    """List the headings with the number of rules under each."""
    counts = Counter((e.pack, e.section) for e in book.entries if not isinstance(e.row, Example))
    rows = len(book.rules)
    title = say("{n} rules, {count} rulings", n=rows, count=len(book.rulings))
    lines = [style.bold(translate(title))]
    lines += style.wrap(
        say(
            "Search with `fragkit rules WORD`, such as corner, armor or hand size. "
            "`fragkit rules house` lists the house options."
        )
    )
    pack = None
    for (owner, section), count in counts.items():
        if owner != pack:
            pack = owner
            lines += ["", style.bold(owner or translate(say("loose files")))]
        lines += style.wrap(section, f"  {count:3}  ", " " * 7)
    return lines


def houses_text(book: RuleBook, style: Style, options: Iterable[HouseOption]) -> list[str]:
    """List the house options, which `--house` sets."""
    lines = [style.bold(translate(say("House options: --house KEY=VALUE")))]
    for option in options:
        lines += ["", style.bold(option.key), *style.wrap(option.about, "  ")]
        entry = book.get(option.rule)
        if entry is not None and isinstance(entry.row, Ruling):
            for letter, text in entry.row.options.items():
                mark = ">" if letter == option.default else " "
                lines += style.wrap(text, f"  {mark} {letter}  ", " " * 7)
        else:
            values = say(
                "{value} (default: {option})", value=option.shown_values, option=option.default
            )
            lines += style.wrap(values, "  ")
    return lines
