"""What stands on sheets beside cards in another language: traits with a name, tracks, stances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Self, TypeVar

from fragkit.model.fighter import Fighter, NamedTrait, Trait
from fragkit.model.overlay import NamedTraitWords, Overlay, TrackWords
from fragkit.model.pack import Library
from fragkit.model.stance import Stance
from fragkit.model.table import PackRule
from fragkit.model.track import Track
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
