"""`fragkit referee`: referee a game, at a prompt or over a pipe."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import typer

from fragkit.cli import id_completion
from fragkit.cli.arguments import HOUSE
from fragkit.cli.command import Failure, new_app
from fragkit.cli.lang_option import LANG, speak_shipped, wanted_code
from fragkit.diagnostics import CONTROL, visible

if TYPE_CHECKING:
    from fragkit.language.sentences import Text
    from fragkit.language.translation import Language
    from fragkit.referee.history.replay import Policy
    from fragkit.referee.parsing.matching import TranslatedNames
    from fragkit.referee.referee import Referee
    from fragkit.referee.setup.game_setup import GameOptions
    from fragkit.referee.setup.packs_and_maps import OpenProblem

app = new_app()


# The options of a game. `fragkit host` has them, too.
GAME: Any = typer.Argument(metavar="GAME.frag", help="The game's record, new or existing.")
MAP: Any = typer.Option(
    "",
    "--map",
    help="The map, or several joined: foundry+reactor.",
    autocompletion=id_completion.maps,
)
PLAYER: Any = typer.Option(
    [],
    "--player",
    metavar="PLAYER",
    help='A name, then stats or a fighter: "Red 3/2/2", "Red zoe-mph" (default: 3/2/2).',
)
PACK: Any = typer.Option(
    [], "--pack", help="Packs in play (default: base).", autocompletion=id_completion.packs
)
VARIANT: Any = typer.Option([], "--variant", help="Variants in play.")
TEAM: Any = typer.Option(
    [],
    "--team",
    metavar="TEAM",
    help='Team games: a color and its players, captain first: "blue Blue Purple".',
)
DICE: Any = typer.Option(
    "", "--dice", metavar="table|auto", help="Who rolls: you (table) or fragkit (auto)."
)
CARDS: Any = typer.Option(
    "", "--cards", metavar="table|dealt", help="Who deals: you (table) or fragkit (dealt)."
)
POSITION: Any = typer.Option(
    [],
    "--position",
    metavar="LINE",
    help='Start mid-game: the position of one player, such as "Red C4 2 frags 1 pulse-rifle:3".',
)
FLOOR: Any = typer.Option(
    [],
    "--floor",
    metavar="LINE",
    help='Start mid-game: the counters on one square, such as "D4 barrel" or "C2 blood boomstick".',
)
SEED: Any = typer.Option(None, "--seed", help="Repeat the same dice, for tests.")
REPAIR: Any = typer.Option(
    False, "--repair", help="Continue from the readable part of a damaged record."
)
RECORDED: Any = typer.Option(
    False, "--recorded", help="If the rules have changed, keep the recorded results."
)
ANEW: Any = typer.Option(False, "--anew", help="If the rules have changed, apply the current ones.")
OUTSIDE: Any = typer.Option(
    False, "--outside", help="Also read maps and packs outside the record's folder."
)


@app.command()
def referee(
    game: Path = GAME,
    map: str = MAP,
    player: list[str] = PLAYER,
    pack: list[str] = PACK,
    variant: list[str] = VARIANT,
    team: list[str] = TEAM,
    house: list[str] = HOUSE,
    dice: str = DICE,
    cards: str = CARDS,
    position: list[str] = POSITION,
    floor: list[str] = FLOOR,
    seed: int | None = SEED,
    repair: bool = REPAIR,
    recorded: bool = RECORDED,
    anew: bool = ANEW,
    outside: bool = OUTSIDE,
    lang: str = LANG,
    scroll: bool = typer.Option(
        False, "--scroll", help="Print line by line instead of a fixed screen."
    ),
    as_json: bool = typer.Option(False, "--json", help="Read and write one JSON object per line."),
) -> None:
    """Referee a game: ask for dice, check the rules, keep the record.

    The record is a text file. Open it again to continue the game.

    Example: fragkit referee friday.frag --map foundry --player "Red 3/2/2" --player "Blue 2/3/2"
    """
    from fragkit.referee.setup.game_setup import GameOptions

    wanted = GameOptions(map, player, pack, variant, house, dice, cards, position, team, floor)
    policy = policy_of(recorded, anew)
    referee = open_referee(game, wanted, seed, repair, outside, policy, lang, not as_json)
    try:
        _speak_json(referee) if as_json else _speak(referee, scroll)
    finally:
        referee.journal.close()


def policy_of(recorded: bool, anew: bool) -> Policy:
    if recorded and anew:
        raise Failure("game-setup", "choose either --recorded or --anew")
    return "recorded" if recorded else "anew" if anew else "stop"


def open_referee(
    game: Path, wanted: GameOptions, seed: int | None, repair: bool, outside: bool, policy: Policy,
    lang: str, asking: bool,
) -> Referee:  # fmt: skip
    """Start or open a game. With `asking`, a person may be asked for missing options."""
    from fragkit.load.packs.library import broken_packs
    from fragkit.referee.setup.packs_and_maps import OpenProblem
    from fragkit.referee.start import Start, start

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are not text do not end a game
    code = wanted_code(lang)
    if code:
        speak_shipped(code)
    how = Start(
        game,
        wanted,
        seed,
        repair,
        outside,
        policy,
        _complete(game) if asking else None,
        _decide if asking and is_terminal() else None,
    )
    try:
        referee = start(how)
    except (EOFError, KeyboardInterrupt) as end:
        if is_terminal():
            typer.echo("")  # the cursor is behind a question
        if isinstance(end, KeyboardInterrupt):
            raise
        raise Failure("game-setup", "no game started: setup was canceled") from None
    if isinstance(referee, OpenProblem):
        fail(referee)
    if code:
        translate_game(referee, code)
    if asking:
        for id, error in broken_packs(Path.cwd()):
            typer.echo(
                f"fragkit: left out the pack `{id}`: {error.span}: {error.message}", err=True
            )
    return referee


def translate_game(referee: Referee, code: str) -> None:
    """Translate the names of this game's cards and fighters, both on screen and in inputs."""
    from fragkit.language import speak

    language, referee.aliases = language_of_game(referee, code)
    speak(language)


def language_of_game(referee: Referee, code: str) -> tuple[Language, TranslatedNames]:
    """Return the language with the names of this game's content, and those names for reading
    inputs."""
    from fragkit.cli.lang_option import load_language
    from fragkit.diagnostics import Problems
    from fragkit.load.lang_files import translated
    from fragkit.model.overlay import traits_of
    from fragkit.referee.parsing.matching import TranslatedNames, typed

    library = referee.run.opened.library
    language, found = load_language(code, library, Problems())
    language.keep(player.name for player in referee.run.setup.players)
    worded = translated(library, found)
    language.cards = dict(worded.cards)
    names = {id: card.name for id, card in worded.cards.items()}
    for id, fighter in library.fighters.items():
        own = traits_of(worded.fighters[id]).values()
        for english, trait in zip(traits_of(fighter).values(), own, strict=True):
            if english.name:
                names[typed(english.name)] = trait.name
    return language, TranslatedNames(names)


def fail(trouble: OpenProblem) -> NoReturn:
    from fragkit.language import translate

    message = translate(trouble.message)
    if trouble.kind == "setup":
        raise Failure("game-setup", message)
    if trouble.kind == "record":
        raise Failure("game-record", message)
    if trouble.kind == "diverged":
        raise Failure("game-diverged", message)
    raise Failure("game-storage", message)


# -- at a prompt ---------------------------------------------------------------------


def _speak(referee: Referee, scroll: bool) -> None:
    from fragkit.referee.terminal.shell import Shell
    from fragkit.term.style import Style, style_of

    terminal = is_terminal()
    if terminal:
        with contextlib.suppress(ImportError):
            _complete_with_tab(referee)

    def screen() -> tuple[Style, int]:
        lines = shutil.get_terminal_size((80, 24)).lines if sys.stdout.isatty() else 0
        return style_of(), lines

    dumb = os.environ.get("TERM") == "dumb"
    if scroll or dumb or not terminal or not sys.stdout.isatty():
        Shell(referee, ask, typer.echo, screen, echo=not terminal, dumb=dumb).run()
        return
    from fragkit.referee.terminal.live_screen import LiveScreen

    live = LiveScreen(referee, ask, typer.echo, screen)
    try:
        Shell(referee, live.ask, live.tell, screen, page=live).run()
    finally:
        live.leave()


def _complete_with_tab(referee: Referee) -> None:
    """Use the standard library's readline, if it is available, for history, editing and Tab."""
    try:
        import readline
    except ImportError:
        return  # without Tab completion, as on Windows

    def complete(word: str, number: int) -> str | None:
        from fragkit.referee.terminal.completion import (
            completions,  # not loaded if the terminal has no Tab completion
        )

        if number == 0:
            found[:] = completions(referee, readline.get_line_buffer()[: readline.get_endidx()])
        return f"{found[number]} " if number < len(found) else None

    found: list[str] = []
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    is_edit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_edit else "tab: complete")


def is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def ask(prompt: str) -> str:
    if is_terminal():
        return input(visible(prompt))
    line = read_line()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def read_line() -> str:
    """Return the next line, or "" at the end of the input or if it is closed."""
    try:
        return sys.stdin.readline() if sys.stdin is not None else ""
    except (OSError, ValueError):  # ValueError: bytes that are not text, or a closed file
        return ""


def _complete(game: Path) -> Any:
    def complete(wanted: Any) -> Any:
        from fragkit.referee.setup.dialogue import Dialogue
        from fragkit.term.style import style_of

        def told(prompt: str) -> str:
            if is_terminal():
                return input(visible(prompt))
            line = ask(prompt)
            typer.echo(f"{prompt}{line}")
            return line

        return Dialogue(told, typer.echo, style_of(), game.parent).complete(wanted)

    return complete


def _decide(question: Text, answers: tuple[str, ...]) -> str:
    from fragkit.language import translate
    from fragkit.language.sentences import say
    from fragkit.term.style import style_of

    for line in style_of().wrap(question, hang="  "):
        typer.echo(line)
    try:
        prompt = f"{translate(say('{options:or}', options=answers))}? "
        said = input(visible(prompt)).strip().casefold()
    except (EOFError, KeyboardInterrupt):
        return ""
    return next((a for a in answers if said and a.startswith(said)), "")


# -- over a pipe -----------------------------------------------------------------------


def _speak_json(referee: Referee) -> None:
    _send(referee.hello())
    while line := read_line():
        if not line.strip():
            continue
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = {}
        if isinstance(message, str):
            message = {"do": message}
        answer = referee.answer_safely(message if isinstance(message, dict) else {})
        if isinstance(message, dict) and "id" in message:
            answer = {"id": message["id"], **answer}
        _send(answer)
        if referee.is_left:
            return


def _send(message: dict[str, Any]) -> None:
    plain = not (sys.stdout.encoding or "utf-8").casefold().startswith("utf")
    try:
        text = json.dumps(message, ensure_ascii=plain)
        # The same value for a program, and nothing that a terminal would obey.
        sys.stdout.write(CONTROL.sub(lambda c: f"\\u{ord(c[0]):04x}", text) + "\n")
    except UnicodeEncodeError:  # an `id` that is not text
        sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()
