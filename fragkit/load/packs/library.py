"""From folders to a library of packs: read, sort, compile and check them."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import field, replace
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from fragkit.diagnostics import Diagnostic, Problems, Span, did_you_mean, nearest
from fragkit.language.sentences import say
from fragkit.load.packs.known_packs import (
    BUILT_IN,
    SHIPPED,
    built_in_folders,
    installed_folders,
    known_folders,
    map_id,
)
from fragkit.load.packs.named_traits import with_traits
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.files import (
    SHEET,
    is_file,
    is_there,
    read_text,
    room_files,
    shown_path,
)
from fragkit.load.typed_yaml.structure import items_of, structure
from fragkit.model.card import Card
from fragkit.model.fields import Id, Where
from fragkit.model.fighter import Fighter, NamedTrait
from fragkit.model.pack import Deck, Library, Pack, PackFile, deck_rules
from fragkit.rule_modules import learn_counters
from fragkit.shipped_files import share
from fragkit.values import dataclass

ROOMS = ("cards", "fighters", "traits", "maps", "rules", "lang", "art", "templates")
IMPLICIT = Id("loose")
USUAL = {"weapon", "gadget"}  # `Card.window` knows these

Definition = TypeVar("Definition", Card, Fighter, NamedTrait)


@dataclass(slots=True)
class Draft:
    """A pack of which only `pack.yaml` was read so far."""

    file: PackFile
    folder: Path
    loose: tuple[Path, ...] = ()
    declared: set[str] = field(default_factory=set)  # ids, including those of broken definitions
    whole: bool = True  # False if part of `pack.yaml` could not be read
    traits: dict[str, nodes.Mapping] = field(default_factory=dict)  # as written


def load_library(
    problems: Problems,
    folders: Iterable[Path] = (),
    loose: Sequence[Path] = (),
    built_in: bool = True,
    only: Collection[str | Path] = (),
    is_checked: bool = False,
) -> Library:
    """Return the built-in packs, those in `folders`, and one for `loose` files.

    With `only` (ids or folders), read only these packs and those that they extend. `is_checked`
    means that the very same files have passed all checks before.
    """
    drafts: dict[str, Draft] = {}
    for folder in (*(built_in_folders() if built_in else ()), *folders):
        # An absolute path, so that `.` is a pack like any other. Only the loose pack has no folder.
        draft = read_pack_file(Path(os.path.abspath(folder)), problems, salvage=True)
        if draft is None:
            continue
        other = drafts.get(draft.file.id)
        if other is not None:
            if other.folder.resolve() != draft.folder.resolve():
                problems.at(draft.file.where.of("id")).error(
                    "[duplicate-id] another pack is already called `{id}`",
                    "choose another id",
                    id=draft.file.id,
                    also=[("first", other.file.where.of("id"))],
                )
            continue
        drafts[draft.file.id] = draft
    if loose:
        base = (Id("base"),) if "base" in drafts else ()
        file = PackFile(id=IMPLICIT, name="Loose files", version="0", extends=base)
        drafts[IMPLICIT] = Draft(file, Path(), tuple(loose))
    learn_counters(c.declared for d in drafts.values() for c in d.file.own_counters)
    library = Library()
    ordered = in_order(drafts, problems)
    if only:
        places = {p.resolve() for p in only if isinstance(p, Path)}
        chosen = [d for d in ordered if d.file.id in only or d.folder.resolve() in places]
        ordered = in_order(drafts, Problems(), chosen)
    # Nobody asked for all that is installed: its ids stop no other pack.
    aside = set() if only else {os.path.realpath(folder) for folder in installed_folders()}
    for draft in ordered:
        pack = compile_pack(draft, drafts, library, problems, is_checked)
        check_strangers(pack, library, aside, problems)
        check_same_names(pack, problems)
        if built_in and not only:
            check_namesakes(pack, library, problems)
        library = Library((*library.packs, pack))
    library.learn()
    return library


def read_pack_file(folder: Path, problems: Problems, salvage: bool = False) -> Draft | None:
    """Return the pack, or None if its `pack.yaml` is broken. With `salvage`, use the valid parts,
    so that one run also reports the mistakes in its other files."""
    path = folder / "pack.yaml"
    try:
        seen = path.stat()
        node, file, found = _read_pack_file(path, seen.st_mtime_ns, seen.st_size, Path.cwd())
    except OSError:
        found = Problems()
        node, file = read_nodes(path, found), None
    problems.found += found.found
    if file is not None:
        return Draft(file, folder)
    return Draft(sound_part(node, folder), folder, whole=False) if salvage else None


@lru_cache(maxsize=64)
def _read_pack_file(
    path: Path, changed: int, size: int, here: Path
) -> tuple[nodes.Node | None, PackFile | None, Problems]:
    """Read the file only once, although both finding and loading packs need it. Problems show its
    path relative to `here`."""
    found = Problems()
    node = read_nodes(path, found)
    file = structure(node, PackFile, "a pack", found) if node is not None else None
    return node, file, found


def drop_accepted(problems: Problems, library: Library, is_all: bool = False) -> int:
    """Remove the warnings that each pack's `accept:` names from its own files, and count them. An
    error is never accepted.

    Warn of a code that matches no warning if it looks like a typo. After all checks (`is_all`),
    warn of any such code.
    """
    count = 0
    for pack in library.packs:
        if not pack.file.accept:
            continue
        home = os.path.join(os.path.realpath(pack.folder), "")
        kept: list[Diagnostic] = []
        codes = set()  # of warnings
        for found in problems.found:
            is_own = os.path.realpath(found.span.file).startswith(home)
            if is_own and found.severity == "warning":
                codes.add(found.code)
                if found.code in pack.file.accept:
                    count += 1
                    continue
            kept.append(found)
        problems.found = kept
        for index, code in enumerate(pack.file.accept):
            meant = nearest(code, codes)
            if code not in codes and (is_all or meant):
                problems.at(pack.file.where.item("accept", index)).warning(
                    "[no-change] the pack has no warning `{code}` to accept",
                    did_you_mean(code, codes) if meant else say("delete it"),
                    code=code,
                )
    return count


def broken_packs(start: Path) -> list[tuple[str, Diagnostic]]:
    """Return the user's packs whose `pack.yaml` can't be used, each with its first error."""
    found = []
    for folder in known_folders(start, Problems()):
        problems = Problems()
        if read_pack_file(folder, problems) is None and problems.has_errors:
            first = next(d for d in problems.sorted() if d.severity == "error")
            found.append((map_id(folder / "pack.yaml"), first))
    for folder in installed_folders():
        if (id := map_id(folder / "pack.yaml")) in SHIPPED:
            problems = Problems()
            problems.at(Span(shown_path(folder / "pack.yaml"))).error(
                "[duplicate-id] `{id}` is the id of a pack that comes with fragkit", id=id
            )
            found.append((folder.name, problems.found[0]))
    return found


def sound_part(node: nodes.Node | None, folder: Path) -> PackFile:
    file = PackFile(id=Id(f"{shown_path(folder)}"), name="?", version="?")
    if not isinstance(node, nodes.Mapping):
        return file
    needed = {key: nodes.Scalar("x", node.span) for key in ("id", "name", "version")}
    for key, value in node.entries:
        others = [(nodes.Scalar(k, node.span), v) for k, v in needed.items() if k != key.text]
        alone = nodes.Mapping([(key, value), *others], node.span)
        made = structure(alone, PackFile, "", Problems())
        if made is not None:
            own = {k: v for k, v in made.where.values.items() if k.partition(".")[0] == key.text}
            where = Where(file.where.span, {**file.where.values, **own})
            file = replace(file, **{key.text: getattr(made, key.text)}, where=where)
    return file


def read_nodes(path: Path, problems: Problems) -> nodes.Node | None:
    text = read_text(path, problems)
    if text is None:
        return None
    shown = shown_path(path)
    before = len(problems.found)
    node: nodes.Node | None
    if path.suffix == SHEET:
        from fragkit.load.typed_yaml.spreadsheet import parse_sheet  # most packs have none

        node = parse_sheet(text, shown, Card, "a card", problems)
    else:
        node = nodes.parse(text, shown, problems)
    if node is None and len(problems.found) == before:
        problems.at(Span(shown)).error(
            "[empty-file] the file is empty", "add an entry, or delete the file"
        )
    return node


def in_order(
    drafts: dict[str, Draft], problems: Problems, chosen: Iterable[Draft] | None = None
) -> list[Draft]:
    """Sort the packs, or the chosen ones, so that each comes after those that it extends or
    requires. An expansion cannot be played without its game (src.deathmatch.needs, src.ftw.needs).
    """
    ordered: list[Draft] = []
    done: set[str] = set()

    def visit(draft: Draft, trail: tuple[str, ...]) -> None:
        id = draft.file.id
        if id in done:
            return
        for key, names in (("extends", draft.file.extends), ("requires", draft.file.requires)):
            for index, name in enumerate(names):
                place = draft.file.where.item(key, index)
                if name in (*trail, id):
                    circle = " → ".join((*trail, id, name))
                    problems.at(place).error(
                        "[circular-extends] these packs extend each other in a circle: {packs}",
                        "delete one of their `extends`",
                        packs=circle,
                    )
                elif name not in drafts:
                    problems.at(place).error(
                        "[missing-pack] there is no pack `{name}`",
                        did_you_mean(name, drafts)
                        or "add its folder to the command line or to `fragkit.yaml`",
                        name=name,
                    )
                else:
                    visit(drafts[name], (*trail, id))
        if id not in done:
            done.add(id)
            ordered.append(draft)

    for draft in drafts.values() if chosen is None else chosen:
        visit(draft, ())
    return ordered


def compile_pack(
    draft: Draft,
    drafts: dict[str, Draft],
    library: Library,
    problems: Problems,
    is_checked: bool = False,
) -> Pack:
    base = foundations(draft.file, library)
    below = Library(tuple(p for p in library.packs if p.id in base))
    traits = read_definitions(
        files_in(draft, "traits", problems), NamedTrait, "a trait", draft, problems
    )
    known = {id: node for p in below.packs for id, node in drafts[p.id].traits.items()}
    known |= draft.traits
    broken = draft.declared.union(*(drafts[id].declared for id in base))
    pack = Pack(
        draft.file,
        draft.folder,
        cards=_timed(
            read_definitions(files_in(draft, "cards", problems), Card, "a card", draft, problems),
            {**below.decks, **{deck.id: deck for deck in draft.file.decks}},
        ),
        fighters=read_definitions(
            files_in(draft, "fighters", problems),
            Fighter,
            "a fighter",
            draft,
            problems,
            lambda item: with_traits(item, known, broken, problems),
        ),
        traits=traits,
        maps=tuple(files_in(draft, "maps", problems)),
        rules=tuple(files_in(draft, "rules", problems)),
    )
    if is_checked:
        return pack
    from fragkit.load.checks.whole_pack import check_pack  # a fifth of a referee's loading

    beneath = [drafts[id] for id in base]
    declared = draft.declared.union(*(d.declared for d in beneath))
    found = Problems()
    check_clashes(pack, below, found)
    check_pack(pack, below, declared, found)
    if not all(is_whole(d, drafts) for d in (draft, *beneath)):
        found.found = [d for d in found.found if d.code not in _NEEDS_THE_REST]
    problems.found += found.found
    return pack


def _timed(cards: dict[str, Card], decks: dict[str, Deck]) -> dict[str, Card]:
    """Give cards in the pack's own fighter decks the owner's turn as their window, in print and in
    play."""
    own = {id for id, deck in decks.items() if deck_rules(id, deck).owner == "fighter"}
    return {
        id: replace(card, when="own-turn") if card.deck in own - USUAL and not card.when else card
        for id, card in cards.items()
    }


# The possible contents of a pack that was not found or read.
_NEEDS_THE_REST = ("unknown-deck", "unknown-id", "nothing-to-override")


def is_whole(draft: Draft, drafts: dict[str, Draft]) -> bool:
    return draft.whole and all(n in drafts for n in (*draft.file.extends, *draft.file.requires))


def foundations(file: PackFile, library: Library) -> set[str]:
    """Return the ids of all packs that this one extends, directly or not."""
    found: set[str] = set()
    waiting = [*file.extends, *file.requires]
    while waiting:
        name = waiting.pop()
        pack = library.pack(name)
        if name not in found and pack is not None:
            found.add(name)
            waiting += [*pack.file.extends, *pack.file.requires]
    return found


def files_in(draft: Draft, room: str, problems: Problems) -> list[Path]:
    if draft.loose:
        return [path for path in draft.loose if loose_room(path) == room]
    folder = draft.folder / room
    return room_files(folder, problems) if is_there(folder) else []


def pack_around(path: Path) -> Path | None:
    """Return the pack folder that contains the file, or None."""
    for folder in path.absolute().parents:
        if folder.name in ROOMS and is_file(folder.parent / "pack.yaml"):
            return folder.parent
    return None


def loose_room(path: Path) -> str:
    """Return the kind of content in a loose file, judged by its first keys."""
    if path.suffix == SHEET:
        return "cards"
    try:
        stat = path.stat()
    except OSError:  # reported when the file is read
        return "cards"
    return _loose_room(path, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=256)
def _loose_room(path: Path, changed: int, size: int) -> str:
    """Return the kind as above. The answer is cached until the file changes, because it is needed
    several times."""
    node = nodes.parse(read_text(path, Problems()) or "", "", Problems())
    if isinstance(node, nodes.Mapping):
        if node.get("front") or node.get("back") or node.get("extends"):
            return "templates"
        return "maps" if node.get("grid") or not node.get("deck") else "cards"
    first = node.items[0] if isinstance(node, nodes.Sequence) and node.items else None
    if isinstance(first, nodes.Mapping):
        keys = {key.text for key, _ in first.entries}
        if keys & {
            "stats",
            "abilities",
            "drawbacks",
            "gear",
            "weapon",
            "points",
            "tracks",
            "stances",
        }:
            return "fighters"
        if keys & {"section", "rules", "rulings", "clarifications", "examples"}:
            return "rules"
        if "trait" in path.stem and "deck" not in keys:
            return "traits"
    return "cards"


def read_definitions(
    paths: Iterable[Path], cls: type[Definition], what: str, draft: Draft, problems: Problems,
    prepared: Callable[[nodes.Node], nodes.Node] = lambda item: item,
) -> dict[str, Definition]:  # fmt: skip
    found: dict[str, Definition] = {}
    for path in paths:
        node = read_nodes(path, problems)
        for item in items_of(node, f"{what.split()[-1]}s", problems):
            made = structure(prepared(item), cls, what, problems)
            if made is None:
                if isinstance(item, nodes.Mapping) and isinstance(
                    id := item.get("id"), nodes.Scalar
                ):
                    draft.declared.add(id.text)
                continue
            first = found.get(made.id)
            if first is not None:
                problems.at(made.where.of("id")).error(
                    "[duplicate-id] the id `{id}` is used twice",
                    "rename one of the two",
                    id=made.id,
                    also=[("first", first.where.of("id"))],
                )
                continue
            found[made.id] = made
            if isinstance(made, NamedTrait) and isinstance(item, nodes.Mapping):
                draft.traits[made.id] = item
    return found


def check_clashes(pack: Pack, below: Library, problems: Problems) -> None:
    """Check that a pack repeats an id of a pack that it extends only with `override: true`."""
    for kind, own, known in (
        ("card", pack.cards, below.cards),
        ("fighter", pack.fighters, below.fighters),
        ("trait", pack.traits, below.traits),
    ):
        for id, made in own.items():
            there = known.get(id)
            if there is not None and not made.override:
                report_clash(kind, id, made.where, there.where, problems)
            elif there is None and made.override:
                report_nothing_to_override(kind, id, made.where, known, problems)


def check_strangers(
    pack: Pack, library: Library, aside: Collection[str], problems: Problems
) -> None:
    """Check the user's packs that don't extend each other, because they may be used together. Skip
    those in the folders `aside`."""
    apart = {*BUILT_IN, IMPLICIT, *foundations(pack.file, library)}
    if pack.id in apart or os.path.realpath(pack.folder) in aside:
        return
    strangers = Library(
        tuple(
            p
            for p in library.packs
            if p.id not in apart and os.path.realpath(p.folder) not in aside
        )
    )
    for kind, own, known in (
        ("card", pack.cards, strangers.cards),
        ("fighter", pack.fighters, strangers.fighters),
        ("trait", pack.traits, strangers.traits),
    ):
        for id, made in own.items():
            if id in known and not made.override:
                help = "choose another id, or let one pack extend the other with `override: true`"
                report_clash(kind, id, made.where, known[id].where, problems, help)


def check_same_names(pack: Pack, problems: Problems) -> None:
    """Warn of two abilities of a fighter with the same name, because players type names."""
    for fighter in pack.fighters.values():
        names: set[str] = set()
        for trait in fighter.traits:
            if trait.name and trait.name.casefold() in names:
                problems.at(trait.where.of("name")).warning(
                    "[same-name] `{id}` has two abilities called {name}",
                    "rename one: players use an ability by its name",
                    id=fighter.id,
                    name=trait.name,
                )
            names.add(trait.name.casefold())


def check_namesakes(pack: Pack, library: Library, problems: Problems) -> None:
    """Warn of a shipped card's id in a pack that does not extend the shipped pack. In a game with
    both packs, the later card wins."""
    if pack.id in (*BUILT_IN, IMPLICIT):
        return
    if any(library.pack(name) is None for name in (*pack.file.extends, *pack.file.requires)):
        return  # reported already, and this pack may be the missing one
    below = foundations(pack.file, library)
    for other in library.packs:
        if other.id not in BUILT_IN or other.id in below:
            continue
        for kind, own, known in (
            ("card", pack.cards, other.cards),
            ("fighter", pack.fighters, other.fighters),
        ):
            for id in own.keys() & known.keys():
                problems.at(own[id].where.of("id")).warning(
                    "[namesake] the pack `{pack}`, which this pack does not extend, also has a "
                    "{kind} `{id}`",
                    "choose another id, or write `extends: {pack}` and `override: true`",
                    pack=other.id,
                    kind=kind,
                    id=id,
                )


def report_clash(
    kind: str,
    id: str,
    where: Where,
    first: Where,
    problems: Problems,
    help: str = "add `override: true` to replace it, or choose another id",
) -> None:
    problems.at(where.of("id")).error(
        "[clash] there is already a {kind} `{id}`",
        help,
        kind=kind,
        id=id,
        also=[("first", first.of("id"))],
    )


def report_nothing_to_override(
    kind: str, id: str, where: Where, known: Iterable[str], problems: Problems
) -> None:
    problems.at(where.of("override")).error(
        "[nothing-to-override] there is no {kind} `{id}` to replace",
        did_you_mean(id, known),
        kind=kind,
        id=id,
    )


def template_folders(pack: Pack, library: Library) -> list[Path]:
    """Return the `templates` folders of the packs that this one extends, then its own. Loose files
    have none, even if there is one next to them."""
    below = foundations(pack.file, library)
    packs = [*(p for p in library.packs if p.id in below), pack]
    return [p.folder / "templates" for p in packs if p.folder != Path()]


def theme_folders(pack: Pack, library: Library) -> list[Path]:
    """Return the folders to search for the pack's themes, with its own first and the shipped ones
    last."""
    own = [folder / "themes" for folder in reversed(template_folders(pack, library))]
    return [*own, shipped_themes()]


def shipped_themes() -> Path:
    return share("templates") / "themes"


def find_theme(name: str, folders: Sequence[Path]) -> Path | None:
    files = (folder / f"{name}.yaml" for folder in folders)
    return next((path for path in files if is_file(path)), None)


def known_themes(folders: Sequence[Path]) -> list[str]:
    return [path.stem for folder in folders if folder.is_dir() for path in folder.glob("*.yaml")]


def sought_theme(
    name: str, place: Span, folders: Sequence[Path], problems: Problems
) -> Path | None:
    """Return the theme's file. Report an error if there is none."""
    found = find_theme(name, folders)
    if found is None:
        advice = did_you_mean(name, known_themes(folders))
        problems.at(place).error("[unknown-theme] there is no theme `{name}`", advice, name=name)
    return found
