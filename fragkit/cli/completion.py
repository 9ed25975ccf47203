"""`fragkit completion` and `man`: Tab completes commands, options, maps, cards, fighters and packs.

A shell's script asks `fragkit completion words -- WORD…` for completions of the last word. The
answers come from the commands themselves, and only the file of the typed command is imported.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import typer

from fragkit import __version__
from fragkit.cli.command import new_app, no_such

completion_app, man_app = new_app(), new_app()

# Shell -> its script in templates/completion/.
SHELLS = {"bash": "bash.sh", "zsh": "zsh.sh", "fish": "fish.sh", "powershell": "powershell.ps1"}
# `Paper size: a4, letter or a3.` is a help line that lists all values.
LISTED = re.compile(r": ([a-z0-9-]+(?:, [a-z0-9-]+)*(?:,? or [a-z0-9-]+)?)(?= \(|[;.]|$)")


@completion_app.command()
def completion(
    shell: str = typer.Argument(metavar="bash|zsh|fish|powershell", help="Your shell."),
    words: list[str] = typer.Argument(None, hidden=True),
) -> None:
    """Print a script that lets your shell complete fragkit commands when you press Tab.

    bash: add `eval "$(fragkit completion bash)"` to ~/.bashrc

    Example: fragkit completion bash
    """
    if shell == "words":
        for value, help in candidates(words or [""]):
            typer.echo(f"{value}\t{help}" if help else value)
        return
    if shell not in SHELLS:
        raise no_such("unknown-shell", f"there is no completion for `{shell}`", shell, SHELLS)
    from fragkit.shipped_files import share

    script = share("templates") / "completion" / SHELLS[shell]
    typer.echo(script.read_text(encoding="utf-8"), nl=False)


@man_app.command()
def man() -> None:
    """Print the manual page, made from the commands themselves.

    Save it: fragkit man > ~/.local/share/man/man1/fragkit.1

    Example: fragkit man
    """
    typer.echo(manual_page(), nl=False)


def candidates(words: list[str]) -> list[tuple[str, str]]:
    """Return the completions of the last word, each with a line of help. If there are none, the
    shell completes files."""
    from fragkit.cli import COMMANDS, root

    *before, word = words
    word = word.strip()
    if not before and not word.startswith("-"):
        return [(name, help) for name, help in COMMANDS.items() if name.startswith(word)]
    command = typer.main.get_command(root)
    while before and hasattr(command, "get_command"):
        found = command.get_command(None, before[0])
        if found is None:
            return []
        command, before = found, before[1:]
    if hasattr(command, "commands") and not word.startswith("-"):  # `show`, `new`, `map`
        listed = sorted(command.commands.items())
        return [(n, c.get_short_help_str(60)) for n, c in listed if n.startswith(word)]
    return _after(command, before, word)


def _after(command: Any, before: list[str], word: str) -> list[tuple[str, str]]:
    """Return the candidates for one word of a command, given the words before it."""
    options = {o: p for p in command.params for o in (*p.opts, *p.secondary_opts) if o[:1] == "-"}
    positions = [p for p in command.params if p.param_type_name == "argument"]
    waiting, given, only_words = _read_so_far(before, options)
    context = command.make_context(command.name, [*before], resilient_parsing=True)
    if waiting is not None:
        return _values(waiting, context, word)
    name, equals, value = word.partition("=")
    if word.startswith("-") and equals and not only_words:
        option = options.get(name)
        found = _values(option, context, value) if option is not None else []
        return [(f"{name}={one}", help) for one, help in found]
    if word.startswith("-") and not only_words:
        return [
            (o, (p.help or "").split(". ")[0])
            for o, p in options.items()
            if o.startswith(word) and not p.hidden and (p.multiple or o not in before)
        ]
    if given >= len(positions) and positions and positions[-1].nargs != -1:
        return []
    return _values(positions[min(given, len(positions) - 1)], context, word) if positions else []


def _read_so_far(before: list[str], options: dict[str, Any]) -> tuple[Any, int, bool]:
    """Return the option that waits for its value, the number of arguments given, and whether `--`
    has ended the options."""
    waiting, given, only_words = None, 0, False
    for one in before:
        if waiting is not None:
            waiting = None
        elif one == "--":
            only_words = True
        elif one.startswith("-") and not only_words:
            option = options.get(one)
            waiting = option if option is not None and not option.is_flag else None
        else:
            given += 1
    return waiting, given, only_words


def _values(param: Any, context: Any, word: str) -> list[tuple[str, str]]:
    """Return the words that the option or argument offers: its own completions, or the choices that
    it lists."""
    found = [(item.value, item.help or "") for item in param.shell_complete(context, word)]
    if found:
        return [one for one in found if one[0]]
    bars = (param.metavar or "").strip("[]…")
    if "|" in bars and bars.islower():
        listed = bars.split("|")
    else:
        match = LISTED.search(param.help or "")
        listed = re.split(r",? or |, ", match[1]) if match else []
    head, _, tail = word.rpartition(",")
    head += "," if head else ""
    return [(head + one, "") for one in listed if one.startswith(tail)] if len(listed) > 1 else []


@dataclass(frozen=True)
class Word:
    """An argument or an option, with its form and its line of help."""

    typed: str
    help: str


@dataclass(frozen=True)
class Entry:
    """A command, such as `fragkit show card`."""

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
            text = inspect.cleandoc(one.help or "")
            paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
            examples = [
                p.removeprefix("Example: ") for p in paragraphs if p.startswith("Example: ")
            ]
            shown = [p for p in one.params if not p.hidden]
            yield Entry(
                f"{name} {sub}".strip(),
                tuple(p for p in paragraphs if not p.startswith("Example: ")),
                examples[0] if examples else "",
                tuple(
                    Word(p.metavar or p.name.upper(), p.help or "")
                    for p in shown
                    if p.param_type_name == "argument"
                ),
                tuple(
                    Word(_typed(p), p.help or "") for p in shown if p.param_type_name == "option"
                ),
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
    """Return the manual page in the markup of man(7)."""
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
