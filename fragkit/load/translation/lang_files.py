"""Content in another language: `lang/<code>.yaml` of each pack laid over what it translates.

A pack may translate what it builds on as well, so that a translation can be a pack of its own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Self, TypeVar

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.packs.known_packs import map_id
from fragkit.load.packs.ledger_files import load_rules
from fragkit.load.packs.library import foundations, read_nodes
from fragkit.load.typed_yaml.files import is_file, is_there, read_text, shown_path, yaml_files
from fragkit.load.typed_yaml.nodes import Mapping as MappingNode
from fragkit.load.typed_yaml.nodes import Scalar
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card
from fragkit.model.fields import Where
from fragkit.model.fighter import Fighter, NamedTrait, Stance, StartingWeapon, Track, Trait
from fragkit.model.overlay import (
    CardWords,
    FighterWords,
    NamedTraitWords,
    OptionWords,
    Overlay,
    RuleWords,
    TrackWords,
    stances_of,
    tracks_of,
    traits_of,
    words_of_card,
    words_of_fighter,
    words_of_track,
    words_of_trait,
)
from fragkit.model.pack import Library, Pack, PackFile, PackOption, PackRule
from fragkit.model.rule import RuleBook
from fragkit.model.text import check_fighter_texts, check_text, check_trait_text
from fragkit.values import dataclass

Holder = TypeVar("Holder", Trait, PackRule, NamedTrait, Fighter)


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The words of all translations, by id."""

    english: Mapping[str, NamedTrait]
    traits: Mapping[str, NamedTraitWords]
    tracks: Mapping[str, TrackWords]
    stances: Mapping[str, NamedTraitWords]

    @classmethod
    def of(cls, library: Library, overlays: Iterable[Overlay]) -> Self:
        every = list(overlays)
        return cls(
            library.traits,
            {id: words for one in every for id, words in one.traits.items()},
            {id: words for one in every for id, words in one.tracks.items()},
            {id: words for one in every for id, words in one.stances.items()},
        )

    def fighter(self, fighter: Fighter) -> Fighter:
        return replace(
            self.laid_over(fighter),
            abilities=tuple(self._trait(trait) for trait in fighter.abilities),
            drawbacks=tuple(self._trait(trait) for trait in fighter.drawbacks),
        )

    def named(self, trait: NamedTrait) -> NamedTrait:
        words = self.traits.get(trait.id)
        trait = self.laid_over(trait)
        if words is None:
            return trait
        return replace(trait, name=words.name or trait.name, text=words.text or trait.text)

    def laid_over(self, holder: Holder) -> Holder:
        """With the tracks and stances that it brings."""
        if not holder.tracks and not holder.stances:
            return holder
        return replace(
            holder,
            tracks=tuple(map(self._track, holder.tracks)),
            stances=tuple(map(self._stance, holder.stances)),
        )

    def _trait(self, trait: Trait) -> Trait:
        """One that has a name in the pack has its words, unless this fighter calls it otherwise."""
        trait = self.laid_over(trait)
        words = self.traits.get(trait.trait or "")
        if words is None:
            return trait
        english = self.english[trait.trait or ""]
        name = words.name if words.name and trait.name == english.name else trait.name
        text = words.text if words.text and trait.text == english.text else trait.text
        return replace(trait, name=name, text=text)

    def _track(self, track: Track) -> Track:
        words = self.tracks.get(track.id)
        if words is None:
            return track
        titles = {n: words.titles.get(title) or title for n, title in (track.titles or {}).items()}
        return replace(
            track, name=words.name or track.name, titles=titles if track.titles else track.titles
        )

    def _stance(self, stance: Stance) -> Stance:
        words = self.stances.get(stance.id)
        if words is None:
            return stance
        return replace(stance, name=words.name or stance.name, text=words.text or stance.text)


_CUT = re.compile(r"[^\W\d_]{2,}(-[^\W\d_]{2,})+")
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})*")


def overlay_path(pack: Pack, code: str) -> Path:
    return pack.folder / "lang" / f"{code}.yaml"


def read_overlay(path: Path, problems: Problems) -> Overlay | None:
    node = read_nodes(path, problems)
    return structure(node, Overlay, "a translation", problems) if node is not None else None


def overlays(library: Library, code: str, problems: Problems) -> list[tuple[Pack, Overlay]]:
    """Of each pack that has one, in the order in which packs build on each other."""
    found: list[tuple[Pack, Overlay]] = []
    for pack in library.packs:
        path = overlay_path(pack, code)
        if pack.folder != Path() and is_file(path):
            made = read_overlay(path, problems)
            if made is not None:
                check_overlay(path, made, pack, library, problems)
                found.append((pack, made))
    return found


def overlay_codes(library: Library) -> set[str]:
    """The languages that packs have words in."""
    return {
        path.stem
        for pack in library.packs
        if pack.folder != Path()
        for path in _files(pack, Problems())
    }


def _files(pack: Pack, problems: Problems) -> list[Path]:
    room = pack.folder / "lang"
    return yaml_files(room, problems) if is_there(room) else []


# -- laying it over -------------------------------------------------------------------


def translated(library: Library, found: list[tuple[Pack, Overlay]]) -> Library:
    """The same packs with other words."""
    cards = {id: words for _, overlay in found for id, words in overlay.cards.items()}
    fighters = {id: words for _, overlay in found for id, words in overlay.fighters.items()}
    decks = {id: name for _, overlay in found for id, name in overlay.decks.items()}
    own = {pack.id: overlay for pack, overlay in found}
    sheets = SheetWords.of(library, [overlay for _, overlay in found])
    options = {id: words for _, overlay in found for id, words in overlay.options.items()}
    rules = {id: words for _, overlay in found for id, words in overlay.rules.items()}

    def told(file: PackFile, overlay: Overlay | None) -> PackFile:
        named = tuple(replace(d, name=decks.get(d.id) or d.name) for d in file.decks)
        chosen = tuple(_option(option, options.get(option.id)) for option in file.options)
        every = tuple(_rule(sheets.laid_over(rule), rules.get(rule.name)) for rule in file.rules)
        file = replace(file, decks=named, options=chosen, rules=every)
        words = overlay.pack if overlay is not None else None
        if words is None:
            return file
        return replace(file, name=words.name or file.name, about=words.about or file.about)

    return Library(
        tuple(
            replace(
                pack,
                file=told(pack.file, own.get(pack.id)),
                cards={id: _card(card, cards.get(id)) for id, card in pack.cards.items()},
                fighters={
                    id: sheets.fighter(_fighter(f, fighters.get(id)))
                    for id, f in pack.fighters.items()
                },
                traits={id: sheets.named(trait) for id, trait in pack.traits.items()},
            )
            for pack in library.packs
        )
    )


def _option(option: PackOption, words: OptionWords | None) -> PackOption:
    return replace(option, about=words.about) if words is not None and words.about else option


def _rule(rule: PackRule, words: RuleWords | None) -> PackRule:
    if words is None:
        return rule
    return replace(rule, name=words.name or rule.name, text=words.text or rule.text)


def _card(card: Card, words: CardWords | None) -> Card:
    if words is None:
        return card
    return replace(
        card,
        name=words.name or card.name,
        text=words.text or card.text,
        flavor=words.flavor or card.flavor,
        where=_moved(card.where, words.where),
    )


def _fighter(fighter: Fighter, words: FighterWords | None) -> Fighter:
    if words is None:
        return fighter
    names = iter(words.weapon)
    made = tuple(
        replace(w, name=next(names, "") or w.name) if isinstance(w, StartingWeapon) else w
        for w in fighter.weapon
    )
    traits = {}
    for key, trait in traits_of(fighter).items():
        own = words.traits.get(key)
        if own is not None:
            trait = replace(
                trait, name=own.name or trait.name, text=own.text or trait.text,
                where=_moved(trait.where, own.where),
            )  # fmt: skip
        traits[key] = trait
    every = tuple(traits.values())
    split = len(fighter.abilities)
    return replace(
        fighter,
        name=words.name or fighter.name,
        text=words.text or fighter.text,
        weapon=made,
        abilities=every[:split],
        drawbacks=every[split:],
        where=_moved(fighter.where, words.where),
    )


def _moved(where: Where, words: Where) -> Where:
    """What does not fit is told in the file where it was written."""
    return Where(where.span, {**where.values, **words.values}, where.keys)


# -- what is said at the table ---------------------------------------------------------


def names_in(library: Library, found: list[tuple[Pack, Overlay]]) -> dict[str, str]:
    """English names and texts -> theirs, for sentences that hold them."""
    made: dict[str, str] = {}
    cards, fighters, decks = library.cards, library.fighters, library.decks
    # A name that nobody has translated is known all the same: it is itself.
    made |= {card.name: card.name for card in cards.values()}
    made |= {fighter.name: fighter.name for fighter in fighters.values()}
    for pack, overlay in found:
        for id, card in overlay.cards.items():
            if id in cards:
                made |= _pairs(words_of_card(cards[id]), card)
        for id, fighter in overlay.fighters.items():
            if id in fighters:
                made |= _pairs(words_of_fighter(fighters[id]), fighter)
        made |= {decks[id].name: name for id, name in overlay.decks.items() if id in decks}
        made |= _sheet_pairs(library, overlay)
        if overlay.pack is not None:
            made |= {pack.file.name: overlay.pack.name, pack.file.about: overlay.pack.about}
        for path in pack.maps:
            if name := overlay.maps.get(map_id(path), ""):
                made[map_name(path)] = name
        made |= dict(overlay.texts)
    made |= _rules_in(library, found)
    return {english.strip(): own.strip() for english, own in made.items() if english and own}


def _sheet_pairs(library: Library, overlay: Overlay) -> dict[str, str]:
    """What stands on sheets beside cards and fighters, and what the pack leaves to the table."""
    made: dict[str, str] = {}
    for pack in library.packs:
        for id, track in tracks_of(pack).items():
            made |= _pairs(words_of_track(track), overlay.tracks.get(id))
        for id, stance in stances_of(pack).items():
            made |= _pairs(words_of_trait(stance), overlay.stances.get(id))
        for id, trait in pack.traits.items():
            made |= _pairs(words_of_trait(trait), overlay.traits.get(id))
        for option in pack.file.options:
            made |= _pairs({"about": option.about}, overlay.options.get(option.id))
        for rule in pack.file.rules:
            made |= _pairs(words_of_trait(rule), overlay.rules.get(rule.name))
    return made


def _pairs(english: Mapping[str, str], words: object) -> dict[str, str]:
    return {text: own for key, text in english.items() if (own := word(words, key))}


def word(words: object, key: str) -> str:
    """`traits.Field Surgery.text` of a translation; "" where it says nothing."""
    head, _, rest = key.partition(".")
    value = getattr(words, head, "")
    if not rest:
        return value if isinstance(value, str) else ""
    name, _, part = rest.rpartition(".")
    if isinstance(value, tuple):
        return str(value[int(rest)]) if int(rest) < len(value) else ""
    if head in ("modes", "titles"):
        return str(value.get(rest, "")) if isinstance(value, Mapping) else ""
    inner = value.get(name) if isinstance(value, Mapping) else None
    return str(getattr(inner, part, "")) if inner is not None else ""


def _rules_in(library: Library, found: list[tuple[Pack, Overlay]]) -> dict[str, str]:
    """Rules: the English line -> theirs."""
    own = {id: row.text for _, overlay in found for id, row in overlay.rules.items() if row.text}
    if not own:
        return {}
    book = _book(library)
    return {entry.text: own[entry.id] for entry in book.entries if entry.id in own}


def _book(library: Library) -> RuleBook:
    return load_rules([path for pack in library.packs for path in pack.rules], Problems())


def map_name(path: Path) -> str:
    """The name that a map's file gives, read without parsing it."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as lines:
            for line in lines:
                if line.startswith("name:"):
                    return line[5:].split(" #")[0].strip().strip("'\"")
    except OSError:
        pass
    return ""


# -- checks ----------------------------------------------------------------------------


def check_overlays(pack: Pack, library: Library, problems: Problems) -> None:
    """Every translation of a pack."""
    if pack.folder == Path():
        return
    for path in _files(pack, problems):
        if not CODE.fullmatch(path.stem):
            problems.at(Span(shown_path(path))).error(
                f"[lang-code] `{path.stem}` is no code of a language",
                "call the file `de.yaml`, `es.yaml` or `pt-BR.yaml`",
            )
            continue
        made = read_overlay(path, problems)
        if made is not None:
            check_overlay(path, made, pack, library, problems)


def check_overlay(
    path: Path, overlay: Overlay, pack: Pack, library: Library, problems: Problems
) -> None:
    """Ids that exist, placeholders that its card has."""
    below = {pack.id, *foundations(pack.file, library)}
    reach = Library(tuple(p for p in library.packs if p.id in below))
    places = _Places(path)
    maps = {map_id(p) for one in reach.packs for p in one.maps}
    for room, said, known in (
        ("cards", overlay.cards, reach.cards),
        ("fighters", overlay.fighters, reach.fighters),
        ("decks", overlay.decks, reach.decks),
        ("maps", overlay.maps, maps),
        ("traits", overlay.traits, reach.traits),
        ("tracks", overlay.tracks, {id for one in reach.packs for id in tracks_of(one)}),
        ("stances", overlay.stances, {id for one in reach.packs for id in stances_of(one)}),
        ("options", overlay.options, {o.id for one in reach.packs for o in one.file.options}),
    ):
        for id in said:
            if id not in known:
                _unknown(room[:-1], id, known, places.of(room, id), problems)
    _check_sheets(overlay, reach, problems)
    if overlay.rules:
        ids = {entry.id for entry in _book(reach).entries}
        ids |= {rule.name for one in reach.packs for rule in one.file.rules}
        for id in overlay.rules:
            if id not in ids:
                _unknown("rule", id, ids, places.of("rules", id), problems)
    for word in overlay.hyphens:
        if not _CUT.fullmatch(word):
            problems.at(overlay.where.of("hyphens")).error(
                f"[hyphens] `{word}` is no word with hyphens where it may be broken",
                "one word, such as `Ketten-sägen-massage`",
            )
    for id, card in overlay.cards.items():
        if id in reach.cards:
            check_text(
                replace(reach.cards[id], text=card.text, where=card.where), problems, _source
            )
            modes = [mode.name for mode in reach.cards[id].modes]
            for mode in card.modes:
                if mode not in modes:
                    _unknown("mode", mode, modes, card.where.of("modes"), problems)
    for id, words in overlay.fighters.items():
        if id in reach.fighters:
            fighter = reach.fighters[id]
            traits = traits_of(fighter)
            for title, trait in words.traits.items():
                if title not in traits:
                    _unknown("trait", title, traits, words.where.of("traits"), problems)
                    continue
                told = replace(traits[title], text=trait.text, where=trait.where)
                check_fighter_texts(
                    replace(fighter, abilities=(told,), drawbacks=()), problems, _source
                )


def _check_sheets(overlay: Overlay, reach: Library, problems: Problems) -> None:
    """Placeholders and titles of what stands on sheets."""
    for id, words in overlay.traits.items():
        if id in reach.traits:
            told = replace(reach.traits[id].as_trait(), text=words.text, where=words.where)
            check_trait_text(told, f"the trait `{id}`", problems, _source)
    tracks = {id: track for one in reach.packs for id, track in tracks_of(one).items()}
    for id, track in overlay.tracks.items():
        known = list((tracks[id].titles or {}).values()) if id in tracks else list(track.titles)
        for title in track.titles:
            if title not in known:
                _unknown("title", title, known, track.where.of("titles"), problems)


def _unknown(kind: str, id: str, known: Collection[str], place: Span, problems: Problems) -> None:
    problems.at(place).error(
        f"[unknown-id] there is no {kind} `{id}` to translate", did_you_mean(id, known)
    )


def _source(file: str) -> str | None:
    return read_text(Path(file), Problems())


class _Places:
    """Where the ids of a translation stand; looked up only when one is wrong."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def of(self, room: str, id: str) -> Span:
        node = read_nodes(self.path, Problems())
        rows = node.get(room) if isinstance(node, MappingNode) else None
        if isinstance(rows, MappingNode):
            for key, _ in rows.entries:
                if isinstance(key, Scalar) and key.text == id:
                    return key.span
        return Span(shown_path(self.path))
