"""`fragkit show`: a card, a fighter or a map in the terminal."""

from __future__ import annotations

import typer

from fragkit.cli.app import new_app

app = new_app("Show a card, a fighter or a map.")


@app.command()
def card(id: str = typer.Argument(metavar="ID", help="Id of a card, or a file of cards.")) -> None:
    """Show a card as it is printed.

    Example: fragkit show card light-armor
    """
    from fragkit.cli.content import load_content, pick
    from fragkit.term.definitions import card_lines
    from fragkit.term.style import style_of

    found = pick("card", id, load_content(id).cards)
    typer.echo("\n\n".join("\n".join(card_lines(c, style_of())) for c in found))


@app.command()
def fighter(
    id: str = typer.Argument(metavar="ID", help="Id of a fighter, or a file of fighters."),
) -> None:
    """Show a fighter: stats, starting gear, abilities and drawbacks.

    Example: fragkit show fighter marine
    """
    from fragkit.cli.content import load_content, pick
    from fragkit.term.definitions import fighter_lines
    from fragkit.term.style import style_of

    found = pick("fighter", id, load_content(id).fighters)
    typer.echo("\n\n".join("\n".join(fighter_lines(f, style_of())) for f in found))
