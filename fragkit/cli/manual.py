"""Every command as data, for the manual page and the reference: read from the commands themselves."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import typer

from fragkit import __version__


@dataclass(frozen=True)
class Word:
    """An argument or an option: how it is typed, and its line of help."""

    typed: str
    help: str


@dataclass(frozen=True)
class Entry:
    """A command: `fragkit show card`."""

    name: str
    about: tuple[str, ...]  # paragraphs
    example: str
    arguments: tuple[Word, ...]
    options: tuple[Word, ...]

    @property
    def usage(self) -> str:
        more = ["[OPTIONS]"] if self.options else []
        return " ".join(["fragkit", self.name, *(word.typed for word in self.arguments), *more])


def entries() -> Iterator[Entry]:
    """Return all commands in the order of `fragkit --help`."""
    from fragkit.cli import COMMANDS, app_of

    for name in COMMANDS:
        command = typer.main.get_command(app_of(name))
        for sub, one in getattr(command, "commands", {"": command}).items():
            yield _entry(f"{name} {sub}".strip(), one)


def _entry(name: str, command: Any) -> Entry:
    text = inspect.cleandoc(command.help or "")
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    examples = [p.removeprefix("Example: ") for p in paragraphs if p.startswith("Example: ")]
    shown = [p for p in command.params if not p.hidden]
    return Entry(
        name,
        tuple(p for p in paragraphs if not p.startswith("Example: ")),
        examples[0] if examples else "",
        tuple(
            Word(p.metavar or p.name.upper(), p.help or "")
            for p in shown
            if p.param_type_name == "argument"
        ),
        tuple(Word(_typed(p), p.help or "") for p in shown if p.param_type_name == "option"),
    )


def _typed(option: Any) -> str:
    flags = ", ".join(option.opts) + "".join(f", {o}" for o in option.secondary_opts)
    if option.is_flag:
        return flags
    choices = getattr(option.type, "choices", None)
    listed = "|".join(str(getattr(choice, "value", choice)) for choice in choices or ())
    return f"{flags} {option.metavar or listed or option.opts[0].lstrip('-').upper()}"


# -- the manual page -----------------------------------------------------------------------------

EXITS = {
    "0": "Yes, or done.",
    "1": "No: blocked, mistakes found, refused.",
    "2": "No answer: bad usage, unknown square, broken file.",
}
FILES = {
    "fragkit.yaml": "Your packs and your language, in this folder or above it.",
    "pack.yaml": "Makes a folder a pack.",
    "NAME.frag": "The record of a game.",
}
VARIABLES = {
    "FRAGKIT_HOME": "The folder for installed packs.",
    "FRAGKIT_YAML": "`pure` reads YAML with the pure-Python parser.",
    "FRAGKIT_DEBUG": "`1` shows where an error in fragkit happened.",
    "NO_COLOR": "No colors.",
}


def manual_page() -> str:
    """Return the manual page in the language of man(7)."""
    rows = [
        f'.TH FRAGKIT 1 "" "fragkit {__version__}" "User Commands"',
        ".SH NAME",
        "fragkit \\- print and referee FRAG\\-like tabletop shooters",
        ".SH SYNOPSIS",
        ".B fragkit",
        ".I COMMAND",
        "[ARGUMENTS] [OPTIONS]",
        ".SH COMMANDS",
    ]
    for entry in entries():
        rows += [".SS", _roff(entry.usage)]
        for paragraph in entry.about:
            rows += [_roff(paragraph), ".PP"]
        for word in (*entry.arguments, *entry.options):
            rows += [".TP", f"\\fB{_roff(word.typed)}\\fR", _roff(word.help)]
        if entry.example:
            rows += [".PP", "Example:", ".PP", ".nf", f"    {_roff(entry.example)}", ".fi"]
    for title, words in (
        ("EXIT STATUS", EXITS),
        ("FILES", FILES),
        ("ENVIRONMENT", VARIABLES),
    ):
        rows.append(f".SH {title}")
        for name, meaning in words.items():
            rows += [".TP", f"\\fB{_roff(name)}\\fR", _roff(meaning)]
    return "\n".join(rows) + "\n"


def _roff(text: str) -> str:
    """Return the text with roff's control characters escaped."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...").replace("`", "\\(ga")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe
