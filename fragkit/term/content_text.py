"""Cards and fighters in a terminal."""

from __future__ import annotations

from fragkit.language import translate
from fragkit.language.sentences import NOTHING, Text, plural, say
from fragkit.model.card import Card
from fragkit.model.effects import Modifier
from fragkit.model.fighter import Fighter, StartingWeapon, Track, Trait
from fragkit.model.text import (
    card_facts,
    card_text,
    plain,
    role_text,
    stance_text,
    starting_weapon_text,
    track_text,
    trait_text,
    words_to_apply,
)
from fragkit.model.text.persons import listed
from fragkit.rules.catalog import line_to_use
from fragkit.term.style import Style

_BOXES_SHOWN = 20


def card_lines(card: Card, style: Style) -> list[str]:
    """Show the card as it is printed: name, facts, track, text, id."""
    lines = [style.bold(translate(card.name)), *style.wrap(card_facts(card))]
    if isinstance(card.ammo, int):
        box = style.pick("□", "[]")
        lines += style.wrap("ammo " + " ".join([box] * min(card.ammo, _BOXES_SHOWN)))
    lines += ["", *style.wrap(plain(card_text(card)))]
    if stays := _stays(card):
        lines += style.wrap(stays)
    if words_to_apply(card):
        lines += style.wrap("Yours to apply: the referee only tells it.")
    if card.flavor:
        lines += ["", *(style.dim(line) for line in style.wrap(card.flavor))]
    return [*lines, "", style.dim(f"{translate('type')} `{card.id}`")]


def _stays(card: Card) -> Text:
    """Return how long the card stays in play, unless the text of an effect says so."""
    if card.lasts is None or any(isinstance(e, Modifier) and e.lasts is None for e in card.effects):
        return NOTHING
    match card.lasts.kind:
        case "turns":
            return plural(
                "It stays in play for {n} turn.",
                "It stays in play for {n} turns.",
                n=card.lasts.turns,
            )
        case "turn":
            return say("It stays in play until the end of the turn.")
        case "until-fragged":
            return say("It stays in play until you are fragged.")
        case "game":
            return say("It stays in play for the rest of the game.")
    return NOTHING


def fighter_lines(fighter: Fighter, style: Style) -> list[str]:
    """Show the fighter: stats, role, weapons, tracks, stances, abilities and drawbacks."""
    lines = [style.bold(fighter.name)]
    if fighter.stats == "free":
        lines.append(translate(f"split {fighter.points} points, 1 to 4 each"))
    else:
        stats = fighter.stats
        lines.append(
            translate(f"Health {stats.health}  Speed {stats.speed}  Accuracy {stats.accuracy}")
        )
    if fighter.role is not None:
        lines += style.wrap(f"{fighter.role.kind}: {plain(role_text(fighter.role))}")
    if fighter.text:
        lines += ["", *style.wrap(plain(fighter.text))]
    weapons = [weapon_words(weapon) for weapon in fighter.weapons] or ["no weapon"]
    lines += ["", *style.wrap(f"starts with {weapons[0]}")]
    for words in weapons[1:]:
        lines += style.wrap(f"and {words}")
    if fighter.gear:
        lines += style.wrap(f"and in play {', '.join(fighter.gear)}")
    for track in fighter.all_tracks.values():
        lines += ["", *track_lines(track, style)]
    for stance in fighter.all_stances.values():
        heading = f"{translate('when' if stance.when == 'never' else 'may'):<4} "
        words = plain(stance_text(stance))
        lines += ["", *style.wrap(f"{stance.name}: {words}", indent=heading, hang="     ")]
    for heading, traits in (("can", fighter.abilities), ("but", fighter.drawbacks)):
        for trait in traits:
            lines += ["", *trait_lines(fighter, trait, style, heading)]
    return [*lines, "", style.dim(f"{translate('type')} `{fighter.id}`")]


def weapon_words(weapon: StartingWeapon) -> str:
    damage = "no damage" if weapon.damage == "none" else f"{weapon.damage} damage"
    more = plain(starting_weapon_text(weapon))
    facts = f"{weapon.name}: {damage}, {weapon.ammo} ammo"
    return f"{facts}. {more}" if more else facts


def track_lines(track: Track, style: Style) -> list[str]:
    """Show a track's boxes, those that are filled at the start, and its text."""
    full, empty = style.pick("■", "[x]"), style.pick("□", "[]")
    filled = track.begins()
    boxes = " ".join([full] * filled + [empty] * (track.most - filled))
    words = plain(track_text(track))
    return [
        *style.wrap(f"{track.name} {boxes}", indent=f"{translate('has'):<4} ", hang="     "),
        *(style.wrap(words, indent="     ", hang="     ") if words else ()),
    ]


def trait_lines(
    fighter: Fighter, trait: Trait, style: Style, heading: str, other: str = "blue"
) -> list[str]:
    """Show what a trait does, and the command to use it, if there is one."""
    title = f"{trait.name}: " if trait.name else ""
    how, words = "", plain(trait_text(trait))
    if not words:
        brought = [*(t.name for t in trait.tracks), *(s.name for s in trait.stances)]
        words = f"{listed(brought)}, see above."
    if word := line_to_use(fighter, trait, other):
        how = " " + translate(f"Type `{word}`.")
    return style.wrap(f"{title}{words}{how}", indent=f"{translate(heading)}  ", hang="     ")
