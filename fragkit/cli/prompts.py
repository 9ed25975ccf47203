"""Questions in the terminal. Enter accepts the value in brackets. After a wrong answer, the
question is asked again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import typer

from fragkit.cli.command import Failure
from fragkit.load.scaffold.new_files import id_from
from fragkit.load.typed_yaml.effect_words import find_wishes
from fragkit.term.style import style_of

if TYPE_CHECKING:
    from fragkit.load.scaffold.new_files import Example

MOST_SHOWN = 12  # matches to show: more would scroll away on a phone


def ask(question: str, default: str = "") -> str:
    """Return the answer as one line. Fail at the end of the input."""
    prompt = f"{question} [{default}]: " if default else f"{question}: "
    try:
        if sys.stdin is not None and sys.stdin.isatty():
            typed = input(prompt)
        else:
            line = sys.stdin.readline() if sys.stdin is not None else ""
            if not line:
                raise EOFError
            typed = line.rstrip("\r\n")
            typer.echo(f"{prompt}{typed}")
    except (EOFError, ValueError, OSError):  # ValueError: bytes that are not text
        raise Failure(
            "unanswered", "nothing was written: the questions were not answered"
        ) from None
    return " ".join(typed.split()) or default


def ask_yes(question: str, default: str) -> bool:
    """Ask until the answer is a yes or a no."""
    while True:
        typed = ask(f"{question} yes or no", default).casefold()
        for word in ("yes", "no"):
            if typed in (word, word[0]):
                return word == "yes"
        print_wrapped(f"{style_of().pick('✗', 'x')} type yes or no")


def ask_until(question: str, find_fault: Callable[[str], str], default: str = "") -> str:
    """Ask until `find_fault` finds no fault in the answer. Print each fault."""
    while True:
        typed = ask(question, default)
        wrong = find_fault(typed)
        if not wrong:
            return typed
        print_wrapped(f"{style_of().pick('✗', 'x')} {wrong}")


def print_wrapped(text: str, indent: str = "", hang: str = "  ") -> None:
    for line in style_of().wrap(text, indent, indent + hang):
        typer.echo(line)


def ask_example(what: str, examples: Sequence[Example], none: str) -> Example | None:
    """Ask for an example by its number or any of its words, and show it before using it."""
    print_groups(examples)
    while True:
        typed = ask(f"{what}: type a number or a word, ? for all, Enter for {none}")
        if not typed:
            return None
        if typed == "?":
            print_examples(examples)
            continue
        found = matching(typed, examples)
        if len(found) != 1:
            if not found:
                print_wrapped(f"{style_of().pick('✗', 'x')} no example matches `{typed}`")
                print_wish(typed)
            print_examples([e for e in examples if e in found][:MOST_SHOWN], examples)
            continue
        one = found[0]
        typer.echo(style_of().bold(one.name))
        print_wrapped(one.text, "  ", "")
        for line in one.yaml.rstrip("\n").split("\n"):
            typer.echo(style_of().dim(f"    {line}"))
        if ask_yes("Take it?", "yes"):
            return one


def print_wish(word: str) -> None:
    """Show how to write an effect for that word later, in an editor."""
    wish = next((wish for wish in find_wishes(word) if wish.example), None)
    if wish is not None:
        print_wrapped(f"To {wish.want}, write this later: `effects: {wish.example}`", "  ", "  ")


def matching(typed: str, examples: Sequence[Example]) -> list[Example]:
    """Return the examples with that number, with that name, or with all these words."""
    if typed.isdecimal():
        return [examples[int(typed) - 1]] if 0 < int(typed) <= len(examples) else []
    exact = [e for e in examples if id_from(e.name) == id_from(typed)]
    if exact:
        return exact
    words = typed.casefold().split()
    named = [e for e in examples if all(w in e.name.casefold() for w in words)]
    told = [e for e in examples if all(w in f"{e.name} {e.text}".casefold() for w in words)]
    if named or told:
        return named or told
    verbs = {wish.verb for wish in find_wishes(typed)} - {""}  # people's own words: `freeze`
    return [e for e in examples if any(f"{verb}:" in e.yaml for verb in verbs)]


def named_example(what: str, typed: str, examples: Sequence[Example]) -> Example:
    """Return the example that an option names. If there is none, fail with the nearest name."""
    from fragkit.diagnostics import did_you_mean

    found = next((e for e in examples if id_from(e.name) == id_from(typed)), None)
    if found is not None:
        return found
    help = did_you_mean(id_from(typed), [id_from(e.name) for e in examples])
    raise Failure(
        "unknown-choice",
        f"there is no {what} `{typed}` among the examples; {help or '`--examples` lists them'}",
    )


def print_groups(examples: Sequence[Example]) -> None:
    groups: dict[str, list[str]] = {}
    for number, example in enumerate(examples, 1):
        groups.setdefault(example.group, []).append(f"{number} {example.name}")
    for group, names in groups.items():
        print_wrapped(f"{group}: {', '.join(names)}")


def print_examples(shown: Sequence[Example], all: Sequence[Example] = ()) -> None:
    known = list(all or shown)
    for example in shown:
        print_wrapped(f"{known.index(example) + 1:>2} {example.name}: {example.text}", "", "   ")
