"""Cards, fighters and effects in a terminal. Also the effect that a user's "I want to …" needs."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.effect_words import Wish, find_wishes
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card
from fragkit.model.effects import Effect, Modifier
from fragkit.model.fields import specs
from fragkit.model.fighter import Fighter, StartingWeapon, Track, Trait
from fragkit.model.text import (
    card_facts,
    card_text,
    made_trait_text,
    plain,
    role_text,
    stance_text,
    starting_weapon_text,
    track_text,
    trait_text,
    words_to_apply,
)
from fragkit.rules.catalog import line_to_use
from fragkit.term.style import Style

_BOXES_SHOWN = 20


def card_lines(card: Card, style: Style) -> list[str]:
    """Show a card as it is printed: name, facts, track, text, id."""
    lines = [style.bold(translate(card.name)), *style.wrap(card_facts(card))]
    if isinstance(card.ammo, int):
        box = style.pick("□", "[]")
        boxes = " ".join([box] * min(card.ammo, _BOXES_SHOWN))
        lines += style.wrap(say("ammo {count}", count=boxes))
    lines += ["", *style.wrap(plain(card_text(card)))]
    if stays := _stays(card):
        lines += style.wrap(stays)
    if words_to_apply(card):
        lines += style.wrap(say("Apply this text yourselves: the referee only shows it."))
    if card.flavor:
        lines += ["", *(style.dim(line) for line in style.wrap(card.flavor))]
    return [*lines, "", style.dim(translate(say("type `{typed}`", typed=card.id)))]


def _stays(card: Card) -> Text:
    """Return how long the card stays in play, unless an effect's text already does."""
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
        case "until-my-turn":
            return say("It stays in play until your next turn starts.")
        case "until-fragged":
            return say("It stays in play until you are fragged.")
        case "game":
            return say("It stays in play for the rest of the game.")
    return NOTHING


def fighter_lines(fighter: Fighter, style: Style) -> list[str]:
    """Show a fighter: stats, role, weapons, tracks, stances, abilities and drawbacks."""
    lines = [style.bold(fighter.name)]
    if fighter.stats == "free":
        lines.append(translate(say("split {n} points, 1 to 4 each", n=fighter.points)))
    else:
        stats = fighter.stats
        text = say(
            "Health {health}  Speed {speed}  Accuracy {accuracy}",
            health=stats.health, speed=stats.speed, accuracy=stats.accuracy,
        )  # fmt: skip
        lines.append(translate(text))
    if fighter.role is not None:
        role = plain(role_text(fighter.role))
        lines += style.wrap(say("{kind}: {text}", kind=fighter.role.kind, text=role))
    if fighter.text:
        lines += ["", *style.wrap(plain(fighter.text))]
    weapons = [weapon_text(weapon) for weapon in fighter.weapons] or [say("no weapon")]
    lines += ["", *style.wrap(say("Starts with {what}", what=weapons[0]))]
    for weapon in weapons[1:]:
        lines += style.wrap(say("and {what}", what=weapon))
    if fighter.gear:
        lines += style.wrap(say("In play: {cards}", cards=tuple(fighter.gear)))
    for track in fighter.all_tracks.values():
        lines += ["", *track_lines(track, style)]
    for stance in fighter.all_stances.values():
        text = say("{name} (stance): {text}", name=stance.name, text=plain(stance_text(stance)))
        lines += ["", *style.wrap(text, hang="  ")]
    lines += fighter_traits(fighter, style)
    return [*lines, "", style.dim(translate(say("type `{typed}`", typed=fighter.id)))]


def fighter_traits(fighter: Fighter, style: Style) -> list[str]:
    """Show a fighter's abilities and drawbacks, with an empty line before each."""
    lines: list[str] = []
    for heading, traits in (("+", fighter.abilities), ("-", fighter.drawbacks)):
        for trait in traits:
            lines += ["", *trait_lines(fighter, trait, style, heading)]
    return lines


def weapon_text(weapon: StartingWeapon) -> Sentence:
    """Return `Pistol: 2d damage, unlimited ammo`, and the weapon's text if it has one."""
    shown = {"weapon": weapon.name, "damage": str(weapon.damage), "ammo": str(weapon.ammo)}
    if weapon.damage == "none" and weapon.ammo == "unlimited":
        facts = say("{weapon}: no damage, unlimited ammo", **shown)
    elif weapon.damage == "none":
        facts = say("{weapon}: no damage, {ammo} ammo", **shown)
    elif weapon.ammo == "unlimited":
        facts = say("{weapon}: {damage} damage, unlimited ammo", **shown)
    else:
        facts = say("{weapon}: {damage} damage, {ammo} ammo", **shown)
    more = plain(starting_weapon_text(weapon))
    return say("{fact}. {text}", fact=facts, text=more) if more else facts


def track_lines(track: Track, style: Style) -> list[str]:
    """Show a track's boxes as they are at the start, and its text."""
    full, empty = style.pick("■", "[x]"), style.pick("□", "[]")
    filled = track.begins()
    boxes = " ".join([full] * filled + [empty] * (track.most - filled))
    words = plain(track_text(track))
    return [
        *style.wrap(say("{track} {count}", track=track.name, count=boxes), hang="  "),
        *(style.wrap(words, indent="  ", hang="  ") if words else ()),
    ]


def trait_lines(
    fighter: Fighter, trait: Trait, style: Style, heading: str, other: str = "blue"
) -> list[str]:
    """Show a trait's text, and the command to use it, if there is one.

    `heading` is `+` for an ability, `-` for a drawback.
    """
    words: Text = plain(trait_text(trait))
    if not words:
        names = (*(t.name for t in trait.tracks), *(s.name for s in trait.stances))
        words = say("see {names:and} above.", names=names)
    if line := line_to_use(fighter, trait, other):
        words = say("{text} Type `{typed}`.", text=words, typed=line)
    if trait.name:
        words = say("{name}: {text}", name=trait.name, text=words)
    return style.wrap(words, indent=f"{heading} ", hang="  ")


def verb_list(style: Style) -> list[str]:
    """List all verbs, each with a short description."""
    width = max(map(len, Effect.family))
    lines = []
    for verb, cls in Effect.family.items():
        about = _about(cls)
        lines += style.wrap(about, f"{verb:{width}}  ", " " * (width + 2))
    return lines


def effect_lines(word: str, style: Style) -> list[str]:
    """Show a verb with its keys, or examples for a verb or a user's own word."""
    lines: list[str] = []
    verb = word.casefold().replace(" ", "-")
    if verb in Effect.family:
        cls = Effect.family[verb]
        lines += style.wrap(_about(cls), f"{verb}: ", "  ")
        for key, (_, about) in specs(cls).items():
            if key not in specs(Modifier):
                lines += style.wrap(about.doc, f"  {verb if key == 'value' else key}: ", "    ")
    for wish in find_wishes(word):
        lines += ["", *wish_lines(wish, style)] if lines else wish_lines(wish, style)
    return lines


def wish_lines(wish: Wish, style: Style) -> list[str]:
    lines = style.wrap(f"I want to {wish.want}:", "", "  ")
    if not wish.example:
        return [*lines, f"  see docs/reference/effects/{wish.page}"]
    lines += style.wrap(wish.example, "  effects: ", "    ")
    lines += style.wrap(wish_text(wish), "  ", "  ")
    if wish.page:
        lines.append(f"  For more ways, see docs/reference/effects/{wish.page}")
    return lines


def wish_text(wish: Wish) -> str:
    """Return the text that a sheet would print for the example."""
    problems = Problems()
    node = nodes.parse(f"{{name: X, effects: {wish.example}}}", "example.yaml", problems)
    trait = structure(node, Trait, "a trait", problems) if node is not None else None
    assert trait is not None, f"the example for `{wish.want}` is sound"
    return plain(made_trait_text(trait))


def _about(cls: type[Effect]) -> str:
    return (cls.__doc__ or "").split("\n\n")[0].strip()
