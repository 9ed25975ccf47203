"""Questions in the terminal: Enter takes what stands in brackets, a wrong answer is asked again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import typer

from fragkit.cli.command import Failure
from fragkit.load.scaffold.new_files import id_from
from fragkit.term.style import style_of

if TYPE_CHECKING:
    from fragkit.load.scaffold.examples import Example

MOST_SHOWN = 12  # matches of a word; more scroll away on a phone


def ask(question: str, default: str = "") -> str:
    """The answer in one line. Whoever ends the input has not answered."""
    prompt = f"{question} [{default}]: " if default else f"{question}: "
    try:
        if sys.stdin is not None and sys.stdin.isatty():
            said = input(prompt)
        else:
            line = sys.stdin.readline() if sys.stdin is not None else ""
            if not line:
                raise EOFError
            said = line.rstrip("\r\n")
            typer.echo(f"{prompt}{said}")
    except (EOFError, ValueError, OSError):  # ValueError: bytes that are no text
        raise Failure(
            "unanswered", "nothing was written: the questions were not answered"
        ) from None
    return " ".join(said.split()) or default


def ask_until(question: str, sound: Callable[[str], str], default: str = "") -> str:
    """Asks until `sound` finds nothing wrong; it answers with what is."""
    while True:
        said = ask(question, default)
        wrong = sound(said)
        if not wrong:
            return said
        tell(f"{style_of().pick('✗', 'x')} {wrong}")


def tell(text: str, indent: str = "", hang: str = "  ") -> None:
    for line in style_of().wrap(text, indent, indent + hang):
        typer.echo(line)


def ask_example(what: str, examples: Sequence[Example], none: str) -> Example | None:
    """One of the examples, found by number or by any word of it, shown before it is taken."""
    tell_groups(examples)
    while True:
        said = ask(f"{what}: a number or a word, ? lists all, Enter for {none}")
        if not said:
            return None
        if said == "?":
            tell_examples(examples)
            continue
        found = matching(said, examples)
        if len(found) != 1:
            if not found:
                tell(f"{style_of().pick('✗', 'x')} nothing there speaks of `{said}`")
            tell_examples([e for e in examples if e in found][:MOST_SHOWN], examples)
            continue
        one = found[0]
        typer.echo(style_of().bold(one.name))
        tell(one.text, "  ", "")
        for line in one.yaml.rstrip("\n").split("\n"):
            typer.echo(style_of().dim(f"    {line}"))
        if ask("Take it? yes or no", "yes").casefold().startswith("y"):
            return one


def matching(said: str, examples: Sequence[Example]) -> list[Example]:
    """A number, a name, or whatever has all these words."""
    if said.isdecimal():
        return [examples[int(said) - 1]] if 0 < int(said) <= len(examples) else []
    exact = [e for e in examples if id_from(e.name) == id_from(said)]
    if exact:
        return exact
    words = said.casefold().split()
    named = [e for e in examples if all(w in e.name.casefold() for w in words)]
    return named or [
        e for e in examples if all(w in f"{e.name} {e.text}".casefold() for w in words)
    ]


def named_example(what: str, said: str, examples: Sequence[Example]) -> Example:
    """The example that an option names; a failure names the nearest."""
    from fragkit.diagnostics import did_you_mean

    found = next((e for e in examples if id_from(e.name) == id_from(said)), None)
    if found is not None:
        return found
    help = did_you_mean(id_from(said), [id_from(e.name) for e in examples])
    raise Failure(
        "unknown-choice",
        f"there is no {what} `{said}` among the examples; {help or '`--examples` lists them'}",
    )


def tell_groups(examples: Sequence[Example]) -> None:
    groups: dict[str, list[str]] = {}
    for number, example in enumerate(examples, 1):
        groups.setdefault(example.group, []).append(f"{number} {example.name}")
    for group, names in groups.items():
        tell(f"{group}: {', '.join(names)}")


def tell_examples(shown: Sequence[Example], all: Sequence[Example] = ()) -> None:
    known = list(all or shown)
    for example in shown:
        tell(f"{known.index(example) + 1:>2} {example.name}: {example.text}", "", "   ")
