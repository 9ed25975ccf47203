"""`fragkit new`: write files to start from, which pass `fragkit check` unchanged.

With a name, it asks nothing. Without one, it asks questions.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

import typer

from fragkit.cli import id_completion
from fragkit.cli.command import Failure, new_app, unwritable

if TYPE_CHECKING:
    from fragkit.model.card import Card

app = new_app("Start a pack, a fighter, a card or a map of your own.")


DeckName = Literal["weapon", "gadget", "special"]


@app.command()
def pack(name: str = typer.Argument(None, help="Name of the pack, such as my-pack.")) -> None:
    """Start a pack: a folder with a fighter, a card for each deck, a map and editor settings.

    Example: fragkit new pack night-shift
    """
    from fragkit.load.scaffold.new_files import id_from, scaffold_pack

    name = asked_name("pack") if name is None else name
    files = scaffold_pack(checked_name(name, "pack"))
    write(Path(), files, f"cd {id_from(name)}, then fragkit preview")


@app.command()
def card(
    name: str = typer.Argument(None, help="Name of the card; fragkit asks if you leave it out."),
    deck: DeckName = typer.Option(None, "--deck", help="The card's deck."),
    like: str = typer.Option(
        "",
        "--like",
        metavar="CARD",
        help="Start from a copy of this card.",
        autocompletion=id_completion.cards,
    ),
) -> None:
    """Start a card in the pack you are in, or in a file of its own.

    Example: fragkit new card "Rubber Chicken" --deck weapon
    """
    if name is None:
        name = asked_name("card")
        deck = deck or asked_deck()
        like = like or asked_like(deck)
    if not like:
        start(deck or "weapon", name, "cards", "cards")
        return
    from fragkit.load.scaffold.new_files import card_yaml, id_from, lines_of_item, quoted, retitled

    model = card_of(like, deck)
    source = Path(model.where.span.file).read_text(encoding="utf-8-sig")
    item = lines_of_item(source.replace("\r\n", "\n"), model.where.span.line)
    start("card", name, "cards", "cards", card_yaml(retitled(item, id_from(name), quoted(name))))


@app.command()
def cards(
    sheet: str = typer.Argument(
        metavar="ADDRESS", help="Address of a sheet published as CSV, or a path to a CSV file."
    ),
    name: str = typer.Argument("", help="Name of the file (default: the name of the sheet)."),
    replace: bool = typer.Option(
        False, "--replace", help="Fetch the sheet again and replace the file."
    ),
) -> None:
    """Put a spreadsheet of cards into the pack you are in, and check it.

    Example: fragkit new cards https://example.org/soups.csv
    """
    from fragkit.cli.check import check
    from fragkit.cli.content import folder_of
    from fragkit.load.scaffold.new_files import id_from
    from fragkit.load.typed_yaml.files import leads_out, save, shown_path

    home = folder_of("")
    text, file_name = sheet_text(sheet)
    id = id_from(name or Path(file_name).stem or "sheet")
    if not id:
        raise Failure(
            "bad-name", f"`{name[:60]}` can't be turned into an id; use letters and digits"
        )
    path = home / "cards" / f"{id}.csv"
    shown = shown_path(path)
    if leads_out(path):
        raise Failure("outside-link", f"`{shown}` is a link that leads out of the pack")
    if path.exists() and not replace:
        raise Failure("exists", f"`{shown}` already exists; add --replace or another name")
    with unwritable(f"can't write `{shown}`"):
        path.parent.mkdir(parents=True, exist_ok=True)
        save(path, text.encode())
    typer.echo(f"wrote {shown}")
    check([str(path)], print_=False, as_json=False)


def sheet_text(sheet: str) -> tuple[str, str]:
    """Return the text of a spreadsheet and its file name. Fail if it is not a spreadsheet of cards."""
    from fragkit.cli.content import fail_at_errors
    from fragkit.diagnostics import Problems
    from fragkit.load.sharing.published_sheet import (
        SheetError,
        check_is_sheet,
        fetch_sheet,
        is_address,
    )
    from fragkit.load.typed_yaml.files import decode, is_file, read_text

    problems = Problems()
    try:
        if is_address(sheet):
            found = fetch_sheet(sheet)
            text, file_name = decode(found.data, sheet, problems), found.file_name
        elif is_file(Path(sheet)):
            text, file_name = read_text(Path(sheet), problems), Path(sheet).name
        else:
            raise Failure("no-such-file", f"there is no file `{sheet}`")
        fail_at_errors(problems)
        check_is_sheet(text or "", sheet)
    except SheetError as error:
        raise Failure(error.code, str(error)) from error
    return text or "", file_name


@app.command()
def fighter(
    name: str = typer.Argument(None, help="Name of the fighter; fragkit asks if you leave it out."),
    stats: str = typer.Option("", "--stats", help="Health/Speed/Accuracy, such as 3/2/2."),
    weapon: str = typer.Option("", "--weapon", help="A starting weapon from the list of examples."),
    ability: list[str] = typer.Option(
        [], "--ability", help="An ability from the list of examples; repeatable."
    ),
    drawback: list[str] = typer.Option(
        [], "--drawback", help="A drawback from the list of examples; repeatable."
    ),
    text: str = typer.Option("", "--text", help="One sentence about the fighter."),
    examples: bool = typer.Option(False, "--examples", help="List the examples and exit."),
) -> None:
    """Start a fighter in the pack you are in, or in a file of its own.

    Example: fragkit new fighter Granny --stats 2/3/2 --ability thick-skin
    """
    from fragkit.cli.prompts import ask, ask_example, ask_until, named_example
    from fragkit.load.scaffold.new_files import (
        FighterDraft,
        fighter_yaml,
        trait_examples,
        weapon_examples,
    )

    if examples:
        print_all_examples()
        return
    if name is not None and not (stats or weapon or ability or drawback or text):
        start("fighter", name, "fighters", "fighters")
        return
    if name is not None:
        stats = stats or "3/2/2"
        wrong = stats_problem(stats)
        if wrong:
            raise Failure("bad-stats", wrong)
        draft = FighterDraft(
            name,
            slashed(stats),
            text or "One sentence about the fighter.",
            named_example("weapon", weapon, weapon_examples())
            if weapon not in ("", "pistol")
            else None,
            tuple(named_example("ability", a, trait_examples("abilities")) for a in ability),
            tuple(named_example("drawback", d, trait_examples("drawbacks")) for d in drawback),
        )
    else:
        name = asked_name("fighter")
        typed = ask_until("Health/Speed/Accuracy, 7 points, 1 to 4 each", stats_problem, "3/2/2")
        arm = ask_example("Starting weapon", weapon_examples(), "the pistol")
        can = ask_example("Ability", trait_examples("abilities"), "none")
        but = ask_example("Drawback", trait_examples("drawbacks"), "none")
        words = ask("Who is it, in a sentence", "One sentence about the fighter.")
        draft = FighterDraft(
            name, slashed(typed), words, arm, (can,) if can is not None else (),
            (but,) if but is not None else (),
        )  # fmt: skip
    start("fighter", name, "fighters", "fighters", fighter_yaml(draft))


LEAST, MOST = 3, 100  # columns and rows that `new map` draws


@app.command(name="map")
def new_map(
    name: str = typer.Argument(None, help="Name of the map; fragkit asks if you leave it out."),
    size: str = typer.Option("", "--size", metavar="COLUMNSxROWS", help="Size in squares: 12x8."),
    players: int = typer.Option(None, "--players", min=2, max=8, help="Number of respawn squares."),
    mirror: bool = typer.Option(False, "--mirror", help="Mirror the left half to the right."),
) -> None:
    """Start a map: a bordered arena with respawn squares and a legend in comments.

    Example: fragkit new map "Pump Room" --size 12x16 --players 4 --mirror
    """
    from fragkit.board.drawing_writer import can_mirror, fits
    from fragkit.load.packs.known_packs import pack_root
    from fragkit.load.scaffold.new_files import scaffold_map

    if name is None:
        from fragkit.cli.prompts import ask, ask_until

        name = asked_name("map")
        size = size or ask_until("Columns and rows", size_problem, "12x8")
        if players is None:
            players = int(ask_until("Players, 2 to 8", players_problem, "4"))
        if not mirror and can_mirror(parsed_size(size)[0], players):
            mirror = ask("The same left and right? yes or no", "yes")[:1].casefold() == "y"
    columns, rows = parsed_size(size or "12x8")
    if mirror and not can_mirror(columns, players or 6):
        raise Failure(
            "bad-size",
            f"{players} respawns can't be mirrored on {columns} columns; use {columns + 1} columns",
        )
    if players is not None and not fits(columns, rows, players, mirror):
        raise Failure(
            "bad-size", f"{players} respawn squares do not fit on {columns}x{rows}; add rows"
        )
    home = pack_root(Path.cwd())
    room = "maps" if home is not None else ""
    made = scaffold_map(checked_name(name, "map"), columns, rows, room, players, mirror)
    write(home if home is not None else Path(), made)


# -- questions --------------------------------------------------------------------------------


def asked_name(kind: str) -> str:
    from fragkit.cli.prompts import ask_until

    def wrong(typed: str) -> str:
        try:
            checked_name(typed, kind)
        except Failure as failure:
            return failure.message
        return ""

    return ask_until(f"Name of the {kind}", wrong)


def asked_deck() -> DeckName:
    from fragkit.cli.prompts import ask_until

    def wrong(typed: str) -> str:
        found = [d for d in get_args(DeckName) if typed and d.startswith(typed.casefold())]
        return "" if len(found) == 1 else "write weapon, gadget or special"

    typed = ask_until("Deck: weapon, gadget or special", wrong, "weapon")
    return next(d for d in get_args(DeckName) if d.startswith(typed.casefold()))


def asked_like(deck: str) -> str:
    """Ask for a card to start from, which any of its words can find."""
    from fragkit.cli.prompts import ask_example
    from fragkit.load.scaffold.new_files import Example, lines_of_item
    from fragkit.model.text import card_text, plain

    examples, ids = [], {}
    for id, one in sorted(library_cards().items()):
        if one.deck != deck:
            continue
        source = Path(one.where.span.file).read_text(encoding="utf-8-sig")
        lines = lines_of_item(source.replace("\r\n", "\n"), one.where.span.line)
        group = {"A": "armor", "H": "Health", "W": "weapons", "M": "movement"}.get(
            one.letter or "", f"{deck}s"
        )
        facts = f"{one.damage} damage. " if one.damage and one.damage != "none" else ""
        example = Example(one.name, group, f"{facts}{plain(card_text(one))}".strip(), lines)
        examples.append(example)
        ids[example] = id
    taken = ask_example("Like which card", examples, "a plain one")
    return ids[taken] if taken is not None else ""


def library_cards() -> dict[str, Card]:
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import known_folders
    from fragkit.load.packs.library import load_library

    problems = Problems()
    return load_library(problems, known_folders(Path.cwd(), problems)).cards


def card_of(like: str, deck: DeckName | None) -> Card:
    from fragkit.cli.content import pick
    from fragkit.diagnostics import Problems

    found = pick("card", like, library_cards(), Problems())[0]
    if deck is not None and found.deck != deck:
        raise Failure("unknown-choice", f"`{found.id}` is a {found.deck} card, not a {deck}")
    return found


def print_all_examples() -> None:
    from fragkit.cli.prompts import print_examples
    from fragkit.load.scaffold.new_files import trait_examples, weapon_examples

    for title, listed in (
        ("starting weapons (--weapon)", weapon_examples()),
        ("abilities (--ability)", trait_examples("abilities")),
        ("drawbacks (--drawback)", trait_examples("drawbacks")),
    ):
        typer.echo(title)
        print_examples(listed)
        typer.echo("")


def slashed(stats: str) -> str:
    """Put slashes into `3 2 2`, because a slash is hard to reach on a phone's keyboard."""
    return "/".join(stats.replace("/", " ").split())


def stats_problem(text: str) -> str:
    from fragkit.model.fighter import split_problem
    from fragkit.model.word_values import Stats

    try:
        stats = Stats.parse(slashed(text))
    except ValueError as error:
        return str(error)
    return str(split_problem(stats) or "")


def parsed_size(size: str) -> tuple[int, int]:
    wrong = size_problem(size)
    if wrong:
        raise Failure("bad-size", wrong)
    columns, rows = re.split(r"\s*[xX×]\s*", size.strip())
    return int(columns), int(rows)


def size_problem(size: str) -> str:
    match = re.fullmatch(r"(\d{1,4})\s*[xX×]\s*(\d{1,4})", size.strip())
    if match is None:
        return f"`{size}` is not a size; type columns and rows, such as 12x8"
    if not all(LEAST <= int(side) <= MOST for side in match.groups()):
        return f"a map cannot be {size}; each side must be {LEAST} to {MOST} squares"
    return ""


def players_problem(text: str) -> str:
    return "" if text in tuple("2345678") else "write a number from 2 to 8"


# -- writing files ------------------------------------------------------------------------


def start(kind: str, name: str, schema: str, room: str, text: str = "") -> None:
    from fragkit.load.packs.known_packs import pack_root
    from fragkit.load.scaffold.new_files import scaffold

    home = pack_root(Path.cwd())
    folder = home if home is not None else Path()
    name = checked_name(name, "fighter" if kind == "fighter" else "card")
    write(folder, scaffold(kind, name, schema, room if home is not None else "", text))


# YAML reads `null` as no value, and the other names are files of settings.
TAKEN = ("null", "pack", "fragkit")


def checked_name(name: str, kind: str) -> str:
    """Return the name if its id is valid and still free, or fail."""
    from fragkit.load.scaffold.new_files import id_from

    id = id_from(name)
    if not id or not name.isprintable() or len(name) > 60:
        raise Failure(
            "bad-name", f"`{name[:60]}` can't be turned into an id; use letters and digits"
        )
    if id in (TAKEN[:1] if kind == "pack" else TAKEN):
        raise Failure("bad-name", f"`{id}` can't be an id; choose another name")
    if id in known_ids(kind):
        raise Failure("exists", f"there is already a {kind} `{id}`; choose another name")
    return name


def known_ids(kind: str) -> Collection[str]:
    """Return the ids in use: those of shipped and configured packs, and of the pack that the user
    is in."""
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import BUILT_IN, known_folders, map_ids
    from fragkit.load.packs.library import load_library

    here, problems = Path.cwd(), Problems()
    if kind == "pack":
        return BUILT_IN
    if kind == "map":
        return map_ids(here, problems)
    library = load_library(problems, known_folders(here, problems))
    return library.fighters if kind == "fighter" else library.cards


def write(folder: Path, files: dict[str, str], next_step: str = "") -> None:
    """Write the files and list them. Never overwrite a user's file."""
    from fragkit.load.typed_yaml.files import save_all, shown_path

    own = [path for path in files if "/.fragkit/" not in f"/{path}"]
    for path in own:
        if (folder / path).exists():
            raise Failure("exists", f"`{shown_path(folder / path)}` already exists")
    with unwritable(f"can't write `{shown_path(folder / own[0])}`"):
        save_all(folder, files)
    for path in own:
        typer.echo(f"wrote {shown_path(folder / path)}")
    first = Path(shown_path(folder / own[0])).as_posix()
    typer.echo(
        f"next: {next_step or 'edit, then fragkit check ' + (first if '/' in first else './' + first)}"
    )
