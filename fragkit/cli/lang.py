"""`fragkit lang`: list what a translation lacks, and mark it as up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fragkit.cli import id_completion
from fragkit.cli.arguments import is_path
from fragkit.cli.command import Failure, new_app, no_such, unwritable

if TYPE_CHECKING:
    from fragkit.model.overlay import Overlay
    from fragkit.model.pack import Library, Pack

app = new_app("List what a translation lacks.")

_CODE: Any = typer.Argument(
    metavar="CODE",
    help="Language code, such as de, es or pt-BR.",
    autocompletion=id_completion.languages,
)
_PACK: Any = typer.Argument(
    "",
    metavar="[PACK]",
    help="A pack by id or path (default: the pack you are in).",
    autocompletion=id_completion.packs,
)


@app.command()
def todo(
    code: str = _CODE,
    pack: str = _PACK,
    whole: bool = typer.Option(False, "--all", help="List everything."),
    as_json: bool = typer.Option(False, "--json", help="Print a JSON object."),
) -> None:
    """List the texts of a pack that lack a translation or have an outdated one.

    By default, lists the pack you are in, or all packs and fragkit's own sentences.
    Exits 1 if anything is missing or out of date.

    Example: fragkit lang todo de base
    """
    _check_code(code)
    library, packs = _packs(pack)
    todo_by_pack: dict[str, Any] = {one.id: _todo(one, library, code) for one in packs}
    if not pack and _around() is None:
        from fragkit.language.collect import catalogue_todo, collected
        from fragkit.language.translation import shipped

        found = catalogue_todo(shipped(code).catalogue, collected())
        todo_by_pack["sentences"] = {
            "missing": [{"key": one.place, "english": one.template} for one in found.missing],
            "outdated": [{"key": "no longer used", "english": text} for text in found.stale],
            "unmarked": 0,
            "rules": 0,
        }
    if as_json:
        typer.echo(json.dumps(todo_by_pack, indent=2, ensure_ascii=False))
    else:
        _print_todo(todo_by_pack, whole)
    if any(row["missing"] or row["outdated"] for row in todo_by_pack.values()):
        raise typer.Exit(1)


@app.command()
def stamp(code: str = _CODE, pack: str = _PACK) -> None:
    """Mark a translation as up to date with the current English texts.

    Example: fragkit lang stamp de my-pack
    """
    from fragkit.load.lang_files import marks_of, overlay_path, stamped
    from fragkit.load.typed_yaml.files import real, save, shown_path

    _check_code(code)
    library, packs = _packs(pack)
    for one in packs:
        path = overlay_path(one, code)
        if not path.is_file():
            if pack:
                raise Failure("no-such-file", f"there is no file `{shown_path(path)}`")
            continue
        below = {key: mark for p in library.packs for key, mark in marks_of(p).items()}
        if not real(path).is_relative_to(real(one.folder)):
            raise Failure(
                "unwritable", f"`{shown_path(path)}` is a link to a place outside the pack"
            )
        _read(path)
        text = path.read_bytes().decode("utf-8")
        made = stamped(text, {**below, **marks_of(one)})
        if not _is_translation(made):
            raise Failure(
                "unwritable",
                f"`{shown_path(path)}` can't be marked as up to date; write its entries without `&` and `*`",
            )
        if made != text:
            with unwritable(f"can't write `{path}`"):
                save(path, made.encode("utf-8"))
        typer.echo(f"{shown_path(path)}: {'stamped' if made != text else 'already up to date'}")


def _read(path: Path) -> Overlay:
    """Read the translation. If it has errors, print them and exit with 1."""
    from fragkit.cli.content import with_source
    from fragkit.diagnostics import Problems
    from fragkit.load.lang_files import read_overlay

    problems = Problems()
    made = read_overlay(path, problems)
    if made is not None and not problems.has_errors:
        return made
    for problem in problems.sorted():
        typer.echo(with_source(problem) + "\n", err=True)
    raise typer.Exit(1)


def _is_translation(text: str) -> bool:
    """Return whether the text can still be read as a translation."""
    from fragkit.diagnostics import Problems
    from fragkit.load.typed_yaml.nodes import parse
    from fragkit.load.typed_yaml.structure import structure
    from fragkit.model.overlay import Overlay

    problems = Problems()
    node = parse(text, "", problems)
    made = structure(node, Overlay, "a translation", problems) if node is not None else None
    return made is not None and not problems.has_errors


def _check_code(code: str) -> None:
    from fragkit.load.lang_files import CODE

    if not CODE.fullmatch(code) or code == "en":
        raise Failure("unknown-language", f"`{code}` is not a language code; type one such as `de`")


def _around() -> Path | None:
    from fragkit.load.packs.known_packs import pack_root

    return pack_root(Path.cwd())


def _packs(name: str) -> tuple[Library, list[Pack]]:
    """Return the library, and the packs that the argument names."""
    from fragkit.cli.content import load_content
    from fragkit.load.packs.known_packs import BUILT_IN

    home = _around()
    library = load_content(name if is_path(name) else str(home) + "/" if home and not name else "")
    if not name and home is None:
        return library, [p for p in library.packs if p.id in BUILT_IN]
    place = Path(name).resolve() if is_path(name) else home if not name else None
    found = [
        p for p in library.packs
        if p.id == name or (place is not None and p.folder.resolve() == place)
    ]  # fmt: skip
    if not found:
        known = [p.id for p in library.packs]
        raise no_such("unknown-id", f"there is no pack `{name}`", name, known)
    return library, found[-1:]


def _todo(pack: Pack, library: Library, code: str) -> dict[str, Any]:
    """Return the missing and outdated texts of one pack, except words that the catalog or a pack
    that it extends translates."""
    from fragkit.diagnostics import Problems
    from fragkit.language.translation import shipped
    from fragkit.load.lang_files import overlay_path, pack_todo, read_overlay
    from fragkit.load.packs.ledger_files import ledger_words, load_rules, row_texts
    from fragkit.model.overlay import Overlay
    from fragkit.press.printed_words import printed_words

    path = overlay_path(pack, code)
    overlay = _read(path) if path.is_file() else None
    # Words in the catalog or in an extended pack need no translation here.
    known = set(shipped(code).catalogue.entries)
    for other in library.packs:
        if other.id != pack.id and overlay_path(other, code).is_file():
            below = read_overlay(overlay_path(other, code), Problems())
            known |= set(below.texts) if below is not None else set()
    printed = [text for text in printed_words(pack) if text not in known]
    words = ledger_words(pack.folder / "lang" / f"{code}.po")
    rules = [
        entry.id
        for entry in load_rules(pack.rules, Problems()).entries
        if not words.keys() >= {*row_texts(entry.row)}
    ]
    found = pack_todo(pack, overlay or Overlay(), printed, rules)
    return {
        "missing": [{"key": key, "english": text} for key, text in found.missing],
        "outdated": [{"key": key, "english": text} for key, text in found.outdated],
        "unmarked": found.unmarked,
        "rules": found.rules,
    }


_MOST_SHOWN = 12


def _print_todo(todo_by_pack: dict[str, Any], whole: bool) -> None:
    from fragkit.term.style import style_of

    style = style_of()
    for name, row in todo_by_pack.items():
        count = f"{len(row['missing'])} missing, {len(row['outdated'])} out of date"
        typer.echo(style.bold(f"{name}: {count}"))
        for title, rows in (("missing", row["missing"]), ("out of date", row["outdated"])):
            shown = rows if whole else rows[:_MOST_SHOWN]
            for one in shown:
                text = " ".join(one["english"].split())
                for line in style.wrap(f"{title}: {one['key']}: {text}", "  ", "    "):
                    typer.echo(line)
            if len(rows) > len(shown):
                typer.echo(style.dim(f"  {len(rows) - len(shown)} more {title}: --all"))
        if row["unmarked"]:
            typer.echo(f"  {row['unmarked']} without a stamp; run `fragkit lang stamp`")
        if row["rules"]:
            typer.echo(style.dim(f"  {row['rules']} rules are in English"))
