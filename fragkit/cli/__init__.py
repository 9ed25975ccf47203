"""The command line. A command parses its arguments, calls one function, prints the result and sets
the exit code.

A command's file is imported only when it runs, so that `fragkit los` never waits for the press.
"""

from __future__ import annotations

import gc
import importlib
import io
import os
import shutil
import sys
from contextvars import copy_context
from typing import Any

import typer
from typer.core import TyperGroup

from fragkit import __version__
from fragkit.cli.command import Failure
from fragkit.diagnostics import BadModule, bug_location, module_location, visible
from fragkit.language import translate
from fragkit.term.style import safe_stream

# Name -> its line in `fragkit --help`. The file of that name defines `app`.
COMMANDS = {
    "build": "Print: PDF decks, sheets, counters, maps; SVG maps.",
    "export": "Export pictures, virtual tables, print-shop files.",
    "check": "Find every mistake in packs and files.",
    "test": "Play the scenes that test a pack.",
    "show": "Show a card, a fighter or a map.",
    "new": "Start a pack, a fighter, a card or a map of your own.",
    "map": "Change a map: tidy, mirror, rotate, crop, join.",
    "playtest": "Play many games to see what is fair.",
    "preview": "Show a pack in the browser while you edit it.",
    "page": "Write all of fragkit as one page for phones.",
    "pack": "Bundle a pack into one file to share.",
    "install": "Install a shared pack.",
    "packs": "List your packs.",
    "remove": "Remove an installed pack.",
    "kit": "Print everything one fighter needs.",
    "lang": "List what a translation lacks.",
    "completion": "Complete commands in your shell with Tab.",
    "man": "Print the manual page.",
    "schema": "Write JSON Schemas for your editor.",
    "rules": "Search the rules and rulings.",
    "los": "Check a line of sight.",
    "reach": "Show where a fighter can go.",
    "odds": "Work out the odds of a shot.",
    "damage": "Work out the damage of a hit.",
    "referee": "Referee a game at your table.",
    "host": "Referee a game with a page for every phone.",
    "replay": "Replay a recorded game.",
}


# Commands that share a file, each with an app of its own: `los_app`.
SHARED_FILES = {
    **dict.fromkeys(("los", "reach", "odds", "damage"), "quick_answers"),
    **dict.fromkeys(("completion", "man"), "completion"),
    **dict.fromkeys(("pack", "install", "packs", "remove"), "packs"),
}


def app_of(command: str) -> typer.Typer:
    """Import the command's file and return its app."""
    file = SHARED_FILES.get(command, command)
    module = importlib.import_module(f"fragkit.cli.{file}")
    app: typer.Typer = getattr(module, f"{command}_app" if command in SHARED_FILES else "app")
    return app


class LazyCommands(TyperGroup):
    """The commands, each of which is imported when it is needed."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Print the list of commands with whole sentences at any width, without importing any
        command."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        command = typer.main.get_command(app_of(cmd_name))
        command.name = cmd_name
        return command


root = typer.Typer(
    cls=LazyCommands,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fragkit {__version__}")
        raise typer.Exit


@root.callback()
def fragkit(
    version: bool = typer.Option(
        False, "--version", callback=_show_version, is_eager=True, help="Show the version."
    ),
) -> None:
    """Print and referee FRAG-like tabletop shooters. An unofficial fan project."""


# Newer releases of typer contain click, so its exceptions are found through typer's own.
_CLICK_ERROR: type[Exception] = typer.BadParameter.__mro__[2]


def main(argv: list[str] | None = None) -> None:
    args = sys.argv[1:] if argv is None else argv
    # A run keeps nearly every object; a garbage check every 700 objects takes a tenth of a start.
    gc.set_threshold(50_000)
    _open_streams()
    try:
        sys.exit(run(args, is_last=True))
    except Exception as bug:
        if os.environ.get("FRAGKIT_DEBUG"):
            raise
        answer = f"this is a bug in fragkit: {bug_location(bug)}; set FRAGKIT_DEBUG=1 to see more"
        if module := module_location(bug):
            answer = f"{module}: {type(bug).__name__}: {bug}; set FRAGKIT_DEBUG=1 to see more"
        sys.exit(_fail(args, Failure("module" if module else "bug", answer)))


def _open_streams() -> None:
    """Make output safe. A stream may be closed or unable to print `−`, and control characters in
    strangers' texts are shown, not obeyed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  open until the end
        elif isinstance(stream, io.TextIOWrapper):
            setattr(sys, name, safe_stream(stream))


def run(args: list[str], is_last: bool = False) -> int:
    """Run one command and return its exit code. After the last one, the process ends."""
    collects = gc.isenabled()
    try:
        return _run(args)
    finally:
        if is_last:  # a garbage check of everything would take a fifth of a build
            gc.freeze()
        if collects:  # a build turns garbage checks off
            gc.enable()


def _run(args: list[str]) -> int:
    # In a context of its own, so that the command's language does not outlive the command.
    context = copy_context()
    try:
        # By default, help is never narrower than 50 columns.
        columns = shutil.get_terminal_size().columns
        result = context.run(
            typer.main.get_command(root).main,
            args=args,
            prog_name="fragkit",
            standalone_mode=False,
            terminal_width=columns if columns < 52 else None,
        )
        sys.stdout.flush()
    except Failure as failure:
        if "--json" not in args:
            failure = Failure(failure.code, context.run(translate, failure.message))
        return _fail(args, failure)
    except BadModule as bad:
        return _fail(args, Failure("module", str(bad)))
    except _CLICK_ERROR as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            typer.echo(str(error))
            return 2
        message = " ".join(error.format_message().split())  # type: ignore[attr-defined]  # found at run time
        return _fail(args, Failure("usage", message.rstrip(".")))
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        return _leave_quietly()
    except SystemExit as end:  # click ends so when it meets a broken pipe itself
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        return _leave_quietly()
    except OSError as error:  # a name too long, a full disk, a deleted working directory
        about = f": {error.filename}" if error.filename is not None else ""
        return _fail(args, Failure("system", f"{error.strerror or error}{about}"))
    return result if isinstance(result, int) else 0


def _leave_quietly() -> int:
    """End after the reader went away (`| head`), and keep Python from complaining at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _fail(args: list[str], failure: Failure) -> int:
    """Print the failure, as JSON if `--json` was typed, and return exit code 2."""
    try:
        if "--json" in args:
            import json  # imported here: most commands never need it

            answer = {"code": failure.code, "message": failure.message}
            sys.stdout.write(json.dumps({"error": answer}) + "\n")
            sys.stdout.flush()
        else:
            text = f"fragkit: {visible(' '.join(failure.message.splitlines()))}"
            if sys.stderr.isatty():  # a program reads one line, a person reads sentences
                from fragkit.term.style import columns, wrap  # only errors need this

                text = "\n".join(wrap(text, columns(), hang="  "))
            sys.stderr.write(f"{text}\n")
    except OSError:  # nobody reads it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 2
