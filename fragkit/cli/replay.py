"""`fragkit replay`: replay recorded games, one or a whole evening."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli.command import Failure, new_app
from fragkit.cli.lang_option import LANG, wanted_code
from fragkit.language import translate
from fragkit.language.sentences import say

if TYPE_CHECKING:
    from fragkit.referee.history.replay import Replayed
    from fragkit.term.style import Style

app = new_app()


@app.command()
def replay(
    games: list[Path] = typer.Argument(metavar="GAME.frag…", help="One or more records."),
    outside: bool = typer.Option(
        False, "--outside", help="Also read maps and packs outside the record's folder."
    ),
    lang: str = LANG,
    as_json: bool = typer.Option(
        False, "--json", help="Print events, final state and score as JSON."
    ),
) -> None:
    """Replay a record: the story of the game, turn by turn, and the score.

    Several records make an evening: wins, frags, luck, the shot of the night. Exits 1 at the
    first line that is refused.

    Example: fragkit replay friday.frag, fragkit replay friday*.frag
    """
    from fragkit.referee.history.summary import (
        add_up,
        replay_plain,
        standings_lines,
        standings_plain,
        verdict,
    )
    from fragkit.term.style import style_of

    played = [(path, _played(path, outside)) for path in dict.fromkeys(games)]
    style = style_of()
    if code := wanted_code(lang):
        _translate(code, [one for _, one in played])
    if len(played) == 1:
        one = played[0][1]
        told = (
            json.dumps(replay_plain(one), ensure_ascii=False)
            if as_json
            else "\n".join(_story_lines(one, style))
        )
        typer.echo(told)
    else:
        evening = add_up((path.name, one) for path, one in played)
        if as_json:
            plain = [{"game": path.name, **replay_plain(one)} for path, one in played]
            typer.echo(
                json.dumps({**standings_plain(evening), "records": plain}, ensure_ascii=False)
            )
        else:
            lines = standings_lines(evening, style)
            for path, one in played:
                tone = style.no if one.stuck is not None else style.dim
                lines += [
                    tone(line)
                    for line in style.wrap(
                        say("{file}: {result}", file=path.name, result=verdict(one)), hang="  "
                    )
                ]
            typer.echo("\n".join(lines))
    if any(one.stuck is not None for _, one in played):
        raise typer.Exit(1)


def _translate(code: str, played: list[Replayed]) -> None:
    from fragkit.cli.lang_option import load_language
    from fragkit.diagnostics import Problems
    from fragkit.language import speak
    from fragkit.model.pack import Library

    packs = {pack.id: pack for one in played for pack in one.run.opened.library.packs}
    language, _ = load_language(code, Library(tuple(packs.values())), Problems())
    language.keep(p.name for one in played for p in one.run.setup.players)
    speak(language)


def _played(game: Path, outside: bool) -> Replayed:
    from fragkit.referee.history.replay import replay_file
    from fragkit.referee.setup.packs_and_maps import OpenProblem

    played = replay_file(game, outside)
    if isinstance(played, OpenProblem):
        code = "no-such-file" if played.kind == "setup" else "game-record"
        raise Failure(code, translate(played.message))
    return played


def _story_lines(played: Replayed, style: Style) -> list[str]:
    from fragkit.referee.history.summary import score_lines, story_lines, verdict

    tone = style.no if played.stuck is not None else style.bold
    lines = [tone(line) for line in style.wrap(verdict(played), hang="  ")]
    if changed := played.run.opened.changed:
        lines += style.wrap(say("{items:and:cap} changed since this game began", items=changed))
    if played.diverged is not None:
        text = say("Differs from the record at {where}", where=played.diverged.text)
        lines += style.wrap(text, hang="  ")
    if played.torn:
        text = say("The last line is not finished: `{typed}`", typed=played.torn)
        lines += style.wrap(text, hang="  ")
    return [*lines, *score_lines(played, style), "", *story_lines(played, style)]
