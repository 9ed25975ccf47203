"""A pack's translation, `lang/<code>.yaml`: names and texts in another language, by id.

A field declares itself translatable with `words` in its `spec`. This decides the keys of a
translation, and everything that is collected, applied and checked. Numbers stay out of texts: a
translation has the same placeholders as the English text. `of` is a mark of the English text that
was translated. When that text changes, `fragkit lang todo` lists the translation.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import make_dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from fragkit.model.card import Card
from fragkit.model.fields import Spec, Where, Words, nowhere, spec, specs
from fragkit.model.fighter import Fighter, NamedTrait, Stance, Track, Trait
from fragkit.model.pack import OwnCounter, Pack, PackFile, PackOption, PackRule
from fragkit.values import dataclass

Named = TypeVar("Named", bound=Any)


class _Empty(dict[str, Any]):
    """An empty mapping that can be the default in a frozen class."""

    def __hash__(self) -> int:  # type: ignore[override]  # dict has none
        return 0


_NONE = _Empty()


@functools.cache
def _word_fields(cls: type) -> tuple[tuple[str, str, Spec, Words], ...]:
    """Return the key, name and declaration of each translatable field, with plain texts first."""
    found = [
        (about.words.key or key, field.name, about, about.words)
        for key, (field, about) in specs(cls).items()
        if about.words is not None
    ]
    return tuple(sorted(found, key=lambda one: bool(one[3].by)))


def word_fields(thing: Any) -> tuple[tuple[str, str, Spec, Words], ...]:
    kind: type = type(thing)
    return _word_fields(kind)


def words_class(cls: type, shorthand: str = "name", part: Any = None) -> Any:
    """Return the class for the translation of a definition. Without a shorthand, the definition is
    part of another."""
    kinds: dict[str, Any] = {
        "": (str, ""), "name": (Mapping[str, str], _NONE), "order": (tuple[str, ...], ()),
        "title": (Mapping[str, part], _NONE),
    }  # fmt: skip
    rows: dict[str, tuple[Any, Any]] = {}
    for key, _, about, words in _word_fields(cls):
        kind, none = kinds[words.by]
        doc, many = words.doc or about.doc, words.by == "order"
        rows[key] = kind, spec(doc, default=none, one_or_many=many)
    own = {"__doc__": "Its words in another language."}
    if shorthand:
        doc = "mark of the English text, written by `fragkit lang stamp`"
        rows["of"] = str, spec(doc, default="")
        own["shorthand"] = shorthand
    rows["where"] = Where, nowhere()
    made = [(key, *row) for key, row in rows.items()]
    return make_dataclass(f"{cls.__name__}Words", made, namespace=own, frozen=True, kw_only=True)


if TYPE_CHECKING:
    TraitWords: TypeAlias = Any
    CardWords: TypeAlias = Any
    FighterWords: TypeAlias = Any
    NamedTraitWords: TypeAlias = Any
    TrackWords: TypeAlias = Any
    StanceWords: TypeAlias = Any
    OptionWords: TypeAlias = Any
    PackWords: TypeAlias = Any
    RuleWords: TypeAlias = Any
    CounterWords: TypeAlias = Any
else:
    TraitWords = words_class(Trait, "")
    FighterWords = words_class(Fighter, part=TraitWords)
    CardWords, NamedTraitWords = words_class(Card), words_class(NamedTrait)
    TrackWords, StanceWords, PackWords = map(words_class, (Track, Stance, PackFile))
    OptionWords, RuleWords = words_class(PackOption, "about"), words_class(PackRule, "text")
    CounterWords = words_class(OwnCounter)


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlay:
    """A pack in another language."""

    pack: PackWords | None = spec("the pack itself", default=None)
    decks: Mapping[str, str] = spec("names of decks, by id", default=_NONE)
    cards: Mapping[str, CardWords] = spec("cards, by id", default=_NONE)
    fighters: Mapping[str, FighterWords] = spec("fighters, by id", default=_NONE)
    maps: Mapping[str, str] = spec("names of maps, by id", default=_NONE)
    traits: Mapping[str, NamedTraitWords] = spec("shared traits, by id", default=_NONE)
    tracks: Mapping[str, TrackWords] = spec("tracks on sheets, by id", default=_NONE)
    stances: Mapping[str, StanceWords] = spec("stances, by id", default=_NONE)
    options: Mapping[str, OptionWords] = spec("house options of the pack, by id", default=_NONE)
    rules: Mapping[str, RuleWords] = spec(
        "entries of the rules search, by id; rules of the pack, by their English names",
        default=_NONE,
    )
    counters: Mapping[str, CounterWords] = spec("counters of the pack, by id", default=_NONE)
    texts: Mapping[str, str] = spec(
        "any other words on paper, by the English ones: reference sheets, record sheets, counters",
        default=_NONE,
    )
    hyphens: tuple[str, ...] = spec(
        "long words with hyphens where they may be broken: `Ketten-sägen-massage`", default=()
    )
    where: Where = nowhere()


# -- the walk ----------------------------------------------------------------------------------


def tracks_of(pack: Pack) -> dict[str, Track]:
    """Return all tracks of a pack: on sheets, in traits and in rules for everyone."""
    found = [track for fighter in pack.fighters.values() for track in fighter.all_tracks.values()]
    found += [track for trait in pack.traits.values() for track in trait.tracks]
    found += [track for rule in pack.file.rules for track in rule.tracks]
    return {track.id: track for track in found}


def stances_of(pack: Pack) -> dict[str, Stance]:
    found = [one for fighter in pack.fighters.values() for one in fighter.all_stances.values()]
    found += [stance for trait in pack.traits.values() for stance in trait.stances]
    found += [stance for rule in pack.file.rules for stance in rule.stances]
    return {stance.id: stance for stance in found}


# Keys of a translation with several texts each, and the things of a pack they translate.
ROOMS: Mapping[str, Callable[[Pack], Mapping[str, Any]]] = {
    "traits": lambda pack: pack.traits,
    "tracks": tracks_of,
    "stances": stances_of,
    "options": lambda pack: {option.id: option for option in pack.file.options},
    "rules": lambda pack: {rule.name: rule for rule in pack.file.rules},
    "counters": lambda pack: {counter.id: counter for counter in pack.own_counters},
    "cards": lambda pack: pack.cards,
    "fighters": lambda pack: pack.fighters,
}


def parts(thing: Any) -> Iterator[tuple[str, str, Any]]:
    """Yield the translatable entries of the definition's lists: key, name and entry."""
    numbers: Counter[str] = Counter()
    for key, name, _, words in word_fields(thing):
        listed = getattr(thing, name) if words.by else ()
        for one in listed.values() if isinstance(listed, dict) else listed or ():
            if words.by == "order" and isinstance(one, str):
                continue  # everyone's pistol
            title = one if isinstance(one, str) else one.name
            called = str(numbers[key]) if words.by == "order" else title or str(numbers[key] + 1)
            numbers[key] += 1
            yield key, called, one


def words_of(thing: Any) -> dict[str, str]:
    """Return the translatable texts by key: `name`, `modes.Burst`, `traits.Keys.text`."""
    plain = (row for row in word_fields(thing) if not row[3].by)
    found = {key: getattr(thing, name) for key, name, *_ in plain}
    for key, called, one in parts(thing):
        if not isinstance(one, Trait):
            found[f"{key}.{called}"] = one if isinstance(one, str) else one.name
        elif one.trait is None:  # otherwise, the named trait is translated instead
            found |= {f"{key}.{called}.{part}": text for part, text in words_of(one).items()}
    return found


def word(words: object, key: str) -> str:
    """Return one text of a translation by its key, such as `traits.Field Surgery.text`, or ""."""
    head, _, rest = key.partition(".")
    value = getattr(words, head, "")
    if isinstance(value, tuple):
        return str(value[int(rest)]) if int(rest) < len(value) else ""
    if not isinstance(value, Mapping):
        return str(value)
    called, _, part = rest.rpartition(".")
    return str(value[rest] if isinstance(value.get(rest), str) else word(value.get(called), part))


def laid_over(thing: Named, words: Any) -> Named:
    """Return the definition with its translation. Texts without one stay English.

    Modes stay English too, because placeholders name them and sentences use both languages.
    """
    made: dict[str, Any] = {}
    called = {id(one): name for _, name, one in parts(thing)}
    for key, name, _, about in word_fields(thing):
        value, said = getattr(thing, name), getattr(words, key)
        if not about.by:
            made[name] = said or value
        elif isinstance(value, dict):
            made[name] = {number: said.get(title) or title for number, title in value.items()}
        elif about.by == "order":
            names = iter(said)
            made[name] = tuple(
                one if isinstance(one, str) else replace(one, name=next(names, "") or one.name)
                for one in value
            )
        elif about.by == "title":
            made[name] = tuple(
                laid_over(one, said[title]) if (title := called[id(one)]) in said else one
                for one in value
            )
    there = thing.where
    # A text that does not fit is reported in its own file.
    where = Where(there.span, {**there.values, **words.where.values}, there.keys)
    return replace(thing, **made, where=where)


def mark(words: Iterable[str]) -> str:
    """Return the mark for `of`, which changes with the English texts."""
    from hashlib import sha256  # loads OpenSSL, which most games don't need

    joined = "\0".join(" ".join(word.split()) for word in words)
    return sha256(joined.encode()).hexdigest()[:8]


def traits_of(fighter: Fighter) -> dict[str, Trait]:
    """Return the traits by title, or by their number on the sheet."""
    return {called: one for key, called, one in parts(fighter) if key == "traits"}
