"""`fragkit host`: referee a game, with a page for every phone."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli import referee as options
from fragkit.cli.arguments import HOUSE
from fragkit.cli.command import Failure, new_app
from fragkit.cli.lang_option import LANG

if TYPE_CHECKING:
    from fragkit.language.translation import Language
    from fragkit.referee.parsing.matching import TranslatedNames
    from fragkit.referee.referee import Referee

app = new_app()


@app.command()
def host(
    game: Path = options.GAME,
    port: int = typer.Option(
        None,
        "--port",
        min=0,
        max=65535,
        help="Port of the pages (default: 8600, or the next free).",
    ),
    address: str = typer.Option(
        "", "--address", metavar="IP", help="Address at which phones reach this machine."
    ),
    blind: bool = typer.Option(
        False, "--blind", help="Double blind: players see only what their side sees."
    ),
    map: str = options.MAP,
    player: list[str] = options.PLAYER,
    pack: list[str] = options.PACK,
    variant: list[str] = options.VARIANT,
    team: list[str] = options.TEAM,
    house: list[str] = HOUSE,
    dice: str = options.DICE,
    cards: str = options.CARDS,
    position: list[str] = options.POSITION,
    floor: list[str] = options.FLOOR,
    seed: int | None = options.SEED,
    repair: bool = options.REPAIR,
    recorded: bool = options.RECORDED,
    anew: bool = options.ANEW,
    outside: bool = options.OUTSIDE,
    lang: str = LANG,
) -> None:
    """Referee a game with a page for every phone: scan a code and play.

    Everybody in your network can open the table's view; each player has a secret code of their own.
    This terminal is the ordinary referee, and you can type for anybody here.

    Example: fragkit host friday.frag --map foundry --player Red --player Blue --cards dealt
    """
    from fragkit.host.double_blind import is_blind
    from fragkit.host.hosted_game import HostedGame
    from fragkit.host.seat_file import SeatFile
    from fragkit.host.server import NoPort, PageFiles, Server
    from fragkit.host.terminal import HostTerminal, host_names, own_addresses
    from fragkit.load.packs.known_packs import DOUBLE_BLIND
    from fragkit.referee.setup.game_setup import GameOptions
    from fragkit.referee.terminal.shell import Shell
    from fragkit.term.style import style_of

    if address:
        try:
            ipaddress.ip_address(address)
        except ValueError:
            raise Failure(
                "address", f"`{address}` is not an IP address, such as 192.168.0.7"
            ) from None
    if blind and map == "none":
        raise Failure("game-setup", "--blind needs a map: fragkit can't see your own map")
    if blind and not game.exists():
        pack = [*(pack or ["base"]), DOUBLE_BLIND]
    wanted = GameOptions(map, player, pack, variant, house, dice, cards, position, team, floor)
    policy = options.policy_of(recorded, anew)
    referee = options.open_referee(game, wanted, seed, repair, outside, policy, lang, True)
    if not referee.journal.is_writable:
        raise Failure("game-storage", f"nobody could play here: {referee.journal.why_not}")
    if blind and not is_blind(referee):
        referee.journal.close()
        raise Failure(
            "game-setup", "this game did not start double blind, so --blind has no effect"
        )
    addresses = [address] if address else own_addresses()
    try:
        hosted = HostedGame(referee, SeatFile(referee.journal.path), page_language)
    except OSError as error:
        referee.journal.close()
        reason = (error.strerror or str(error)).lower()
        raise Failure("game-storage", f"can't write the seats' codes: {reason}") from None
    server = Server(hosted, PageFiles(), host_names(addresses), address)
    try:
        with hosted.lock:  # a page may connect at once; it waits until the referee has dealt
            server.start(port)
            terminal = HostTerminal(
                hosted, f"http://{_in_url(addresses[0])}:{server.port}/", options.ask, typer.echo,
                style_of,
            )  # fmt: skip
            terminal.show()
            if others := [f"http://{_in_url(one)}:{server.port}/" for one in addresses[1:]]:
                typer.echo(f"If phones can't open that, try --address: {', '.join(others)}")
            Shell(
                referee, terminal.ask, typer.echo, lambda: (style_of(), 0),
                echo=not options.is_terminal(),
            ).run()  # fmt: skip
    except NoPort as refusal:
        raise Failure("port", str(refusal)) from None
    finally:
        server.stop()
        referee.journal.close()


def page_language(referee: Referee, code: str) -> tuple[Language, TranslatedNames] | None:
    """Return the language with that code and its card names for a page, or None if fragkit has no
    such language."""
    from fragkit.language.translation import shipped_codes

    return options.language_of_game(referee, code) if code in shipped_codes() else None


def _in_url(address: str) -> str:
    return f"[{address}]" if ":" in address else address
