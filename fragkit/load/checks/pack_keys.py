"""What a pack says for the whole table is about something that there is.

An option has its default among its values and a name that no other option has; a default (`house:`)
is one that the referee knows. Decks, cards and variants that are named exist. A rule is everybody's
already: what it has in force for everyone would count once for each of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.checks.places_and_ground import Zones
from fragkit.load.typed_yaml.files import read_text
from fragkit.model.effects import Condition, Modifier
from fragkit.model.fields import Where
from fragkit.model.pack import Library, Pack, PackOption
from fragkit.model.rule import PLAYABLE, expansion_rulings, playable_letters
from fragkit.model.text import all_effects
from fragkit.model.word_values import OptionKey, OptionValue
from fragkit.rule_modules import variants

# House options that are no rulings, with what they take: the referee's own list is not for the
# loader to import, a test holds the two together.
PLAIN_OPTIONS: Mapping[str, Collection[str]] = {
    "wins": ("said", "counted"),
    "frags": [str(n) for n in range(1, 100)],
    "points": [str(n) for n in range(3, 19)],
    "stat.most": [str(n) for n in range(3, 7)],
    "deal": ("cards", "none"),
    "specials": ("counted", "free"),
    "start": ("chosen", "rolled"),
    "pickup": ("full", "left", "half", "rolled"),
    "ammo": ("counted", "unlimited"),
    "rounds": [str(n) for n in range(100)],
    "lead": [str(n) for n in range(10)],
    "order": ("clockwise", "rolled"),
}


def check(pack: Pack, known: Library, declared: set[str], problems: Problems) -> None:
    file = pack.file
    options = values_by_option(known)
    _check_options(file.options, known, pack, problems)
    _check_asked(pack, problems)
    if file.house is not None:
        check_house(plain_words(file.house), file.where.of("house"), options, problems)
    _check_named(file.replaces, "deck", known.decks, file.where, "replaces", problems)
    _check_replaced(pack, known, problems)
    for index, said in enumerate(file.variants):
        _check_variant(said, file.where.item("variants", index), problems)
    _check_rules(pack, problems)
    if file.setup is not None:
        setup = file.setup
        _check_named(setup.deal or (), "deck", known.decks, setup.where, "deal", problems)
        _check_gear(setup.gear, known, declared, setup.where, problems)
        if setup.zone is not None and setup.zone not in Zones(known):
            problems.at(setup.where.of("zone")).warning(
                f"[unknown-place] no map of these packs has a zone `{setup.zone}`: on others "
                "respawn squares count"
            )
    if file.frag is not None:
        for key in ("hand", "play", "earns"):
            named = getattr(file.frag, key) or ()
            _check_named(named, "deck", known.decks, file.frag.where, key, problems)


def values_by_option(known: Library) -> dict[str, Collection[str]]:
    """What each house option of a game with these packs takes."""
    rulings = {key: tuple(playable_letters(key)) for key in (*PLAYABLE, *expansion_rulings())}
    own: dict[str, Collection[str]] = {str(o.id): o.values for o in known.table.options}
    return {**rulings, **PLAIN_OPTIONS, **own}


def plain_words(said: Mapping[OptionKey, OptionValue]) -> dict[str, str]:
    return {str(key): str(value) for key, value in said.items()}


def check_house(
    said: Mapping[str, str], place: Span, options: Mapping[str, Collection[str]], problems: Problems
) -> None:
    """Each is an option that there is, with a value that it takes."""
    for key, value in said.items():
        if key not in options:
            help = did_you_mean(key, options) or "`fragkit rules house` lists them"
            problems.at(place).error(f"[unknown-option] `{key}` is no house option", help)
        elif value not in options[key]:
            takes = list(options[key])
            numbers = len(takes) > 3 and takes[0].isdigit()
            shown = f"{takes[0]} to {takes[-1]}" if numbers else ", ".join(takes)
            problems.at(place).error(
                f"[unknown-option] `{key}` can't be `{value}`; it takes {shown}"
            )


def check_condition(
    condition: Condition | None, options: Mapping[str, Collection[str]], problems: Problems
) -> None:
    if condition is None:
        return
    if condition.house is not None:
        check_house(plain_words(condition.house), condition.where.of("house"), options, problems)
    for inner in condition.inner:
        check_condition(inner, options, problems)


def _check_options(
    own: Iterable[PackOption], known: Library, pack: Pack, problems: Problems
) -> None:
    seen: set[str] = {o.id for p in known.packs if p.id != pack.id for o in p.file.options}
    for option in own:
        if playable_letters(option.id) or option.id in PLAIN_OPTIONS or option.id in seen:
            problems.at(option.where.of("id")).error(
                f"[duplicate-id] there is a house option `{option.id}` already",
                "choose another id; or give it a default with `house:`",
            )
        seen.add(option.id)
        if option.default not in option.values:
            problems.at(option.where.of("default")).error(
                f"[unknown-option] the default `{option.default}` is none of the values "
                f"{', '.join(option.values)}"
            )
        if len(set(option.values)) < 2:
            problems.at(option.where.of("values")).error(
                f"[no-change] `{option.id}` leaves no choice",
                "give it two values or more, such as `[on, off]`",
            )


def _check_asked(pack: Pack, problems: Problems) -> None:
    """An option that no condition of the pack asks for changes nothing."""
    effects = [e for card in pack.cards.values() for e in all_effects(card)]
    traits = [t for f in pack.fighters.values() for t in (*f.abilities, *f.drawbacks)]
    effects += [e for trait in (*traits, *pack.file.rules) for e in all_effects(trait)]
    asked = {key for effect in effects for key in _house_keys(effect.if_)}
    waiting = [option for option in pack.file.options if option.id not in asked]
    # Ground of a map asks, too; maps are read elsewhere, here their words will do.
    maps = "".join(read_text(path, Problems()) or "" for path in pack.maps) if waiting else ""
    for option in waiting:
        if option.id not in maps:
            problems.at(option.where.of("id")).warning(
                f"[no-change] no condition of this pack asks for `{option.id}`: choosing it "
                "changes nothing",
                f"ask for it with `if: {{house: {{{option.id}: {option.values[0]}}}}}`",
            )


def _house_keys(condition: Condition | None) -> set[str]:
    if condition is None:
        return set()
    own = {str(key) for key in condition.house or ()}
    return own.union(*(_house_keys(inner) for inner in condition.inner))


def _check_named(
    names: Iterable[str], what: str, known: Collection[str], where: Where, key: str,
    problems: Problems,
) -> None:  # fmt: skip
    for index, name in enumerate(names):
        if name not in known:
            problems.at(where.item(key, index)).error(
                f"[unknown-{what}] there is no {what} `{name}` in this pack or one that it "
                "builds on",
                did_you_mean(name, known),
            )


def _check_replaced(pack: Pack, known: Library, problems: Problems) -> None:
    for index, deck in enumerate(pack.file.replaces):
        if deck in known.decks and not any(card.deck == deck for card in pack.cards.values()):
            problems.at(pack.file.where.item("replaces", index)).error(
                f"[no-change] this pack replaces the deck `{deck}` and has no card of it",
                f"add cards with `deck: {deck}`",
            )


def _check_variant(said: str, place: Span, problems: Problems) -> None:
    """The game checks the whole word again; here its name, and whether a number may follow."""
    name, equals, value = said.casefold().strip().partition("=")
    known = variants()
    if name not in known:
        problems.at(place).error(
            f"[unknown-variant] there is no variant `{name}`",
            did_you_mean(name, known) or f"known are {', '.join(known)}",
        )
    elif equals and not (known[name] and value.isdecimal()):
        takes = "a number" if known[name] else "no value"
        problems.at(place).error(f"[unknown-variant] the variant `{name}` takes {takes}")


def _check_gear(
    gear: Iterable[str], known: Library, declared: set[str], where: Where, problems: Problems
) -> None:
    for index, id in enumerate(gear):
        card = known.cards.get(id)
        place = where.item("gear", index)
        if card is None and id not in declared:
            help = did_you_mean(id, known.cards)
            problems.at(place).error(f"[unknown-id] there is no card `{id}`", help)
        elif card is not None and card.deck not in ("weapon", "gadget"):
            problems.at(place).error(
                f"[gear-not-in-play] `{id}` is a {card.deck} card, which does not lie in play",
                "gear is weapons and gadgets",
            )


def _check_rules(pack: Pack, problems: Problems) -> None:
    seen: set[str] = set()
    for rule in pack.file.rules:
        name = rule.name.casefold()
        if name in seen:
            problems.at(rule.where.of("name")).error(
                f"[duplicate-id] two rules are called `{rule.name}`"
            )
        seen.add(name)
        for effect in rule.effects:
            standing = isinstance(effect, Modifier) and effect.at in (None, "play")
            if standing and effect.on in ("everyone", "others"):
                problems.at(effect.where.of("on")).error(
                    f"[counts-often] a rule is everyone's already: `on: {effect.on}` would count "
                    "once for each",
                    "leave `on` out",
                )
