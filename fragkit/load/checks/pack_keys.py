"""The keys of `pack.yaml` name things that exist.

A house option has an id of its own, and its default is one of its values. The referee knows each
option under `house:`. Each named deck, card and variant exists. A rule already affects every
fighter, so a lasting effect on everyone would count once per fighter.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from fragkit.diagnostics import Problems, Span, choose, did_you_mean
from fragkit.language.sentences import say
from fragkit.load.checks.owned_effect import of_card, of_counters, of_fighter, of_rules
from fragkit.load.checks.places_and_ground import Zones
from fragkit.load.typed_yaml.files import read_text
from fragkit.model.card import Arms
from fragkit.model.effects import Condition, Modifier
from fragkit.model.fields import Where
from fragkit.model.pack import Library, Pack, PackFile, PackOption
from fragkit.model.rule import PLAYABLE, expansion_rulings, playable_letters
from fragkit.model.text.placeholders import all_effects
from fragkit.model.word_values import OptionKey, OptionValue
from fragkit.rule_modules import DeclaredModule, variants

# House options that are not rulings, with their values. The loader may not import the referee's own
# list; a test compares the two.
PLAIN_OPTIONS: Mapping[str, Collection[str]] = {
    "wins": ("said", "counted"),
    "frags": [str(n) for n in range(1, 100)],
    "points": [str(n) for n in range(3, 19)],
    "stat.most": [str(n) for n in range(3, 7)],
    "deal": ("cards", "none"),
    "specials": ("counted", "free"),
    "start": ("chosen", "rolled", "rolled-next"),
    "pickup": ("full", "left", "half", "rolled"),
    "ammo": ("counted", "unlimited"),
    "rounds": [str(n) for n in range(100)],
    "lead": [str(n) for n in range(10)],
    "order": ("clockwise", "rolled", "sides"),
    "hopeless": ("allowed", "refused"),
    "length": [str(n) for n in range(100)],
}


def check(pack: Pack, known: Library, declared: set[str], problems: Problems) -> None:
    file = pack.file
    options = values_by_option(known)
    _check_options(file.options, known, pack, problems)
    _check_asked(pack, problems)
    if file.house is not None:
        check_house(plain_words(file.house), file.where.of("house"), options, problems)
    _check_decks(file.replaces, known.decks, file.where, "replaces", problems)
    _check_replaced(pack, known, problems)
    _check_variants(file, problems)
    _check_rules(pack, problems)
    if file.setup is not None:
        setup = file.setup
        _check_decks(setup.deal or (), known.decks, setup.where, "deal", problems)
        _check_gear(setup.gear, known, declared, setup.where, problems)
        if setup.zone is not None and setup.zone not in Zones(known):
            problems.at(setup.where.of("zone")).warning(
                "[unknown-place] no map of these packs has a zone `{zone}`",
                "add it below `zones:` of a map; on other maps, fighters start on respawn squares",
                zone=setup.zone,
            )
    if file.frag is not None:
        for key in ("hand", "play", "earns"):
            named = getattr(file.frag, key) or ()
            _check_decks(named, known.decks, file.frag.where, key, problems)


def values_by_option(known: Library) -> dict[str, Collection[str]]:
    """Return the values of each house option in a game with these packs."""
    rulings = {key: tuple(playable_letters(key)) for key in (*PLAYABLE, *expansion_rulings())}
    own: dict[str, Collection[str]] = {str(o.id): o.values for o in known.table.options}
    return {**rulings, **PLAIN_OPTIONS, **own}


def plain_words(options: Mapping[OptionKey, OptionValue]) -> dict[str, str]:
    return {str(key): str(value) for key, value in options.items()}


def check_house(
    chosen: Mapping[str, str],
    place: Span,
    options: Mapping[str, Collection[str]],
    problems: Problems,
) -> None:
    """Check that each house option exists and takes its value."""
    for key, value in chosen.items():
        if key not in options:
            help = did_you_mean(key, options) or "run `fragkit rules house` to list them"
            problems.at(place).error(
                "[unknown-option] `{key}` is not a house option", help, key=key
            )
        elif value not in options[key]:
            values = list(options[key])
            help = choose(values)
            if len(values) > 3 and values[0].isdigit():
                help = say(
                    "choose a number from {least} to {most}", least=values[0], most=values[-1]
                )
            problems.at(place).error(
                "[unknown-option] `{key}` can't be `{value}`", help, key=key, value=value
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
                "[duplicate-id] there is already a house option `{id}`",
                "choose another id, or set its default below `house:`",
                id=option.id,
            )
        seen.add(option.id)
        if option.default not in option.values:
            problems.at(option.where.of("default")).error(
                "[unknown-option] the default `{value}` is not one of the values",
                choose(option.values),
                value=option.default,
            )
        if len(set(option.values)) < 2:
            problems.at(option.where.of("values")).error(
                "[no-change] `{id}` has only one value",
                "add another, such as `values: [on, off]`",
                id=option.id,
            )


def _check_asked(pack: Pack, problems: Problems) -> None:
    """Check that each option is used by a condition of the pack."""
    owned = [o for card in pack.cards.values() for o in of_card(card)]
    owned += [o for fighter in pack.fighters.values() for o in of_fighter(fighter)]
    owned += [*of_rules(pack.file.rules), *of_counters(pack.own_counters)]
    effects = [one for trait in pack.traits.values() for one in all_effects(trait.as_trait())]
    stances = [stance for trait in pack.traits.values() for stance in trait.stances]
    stances += [s for f in pack.fighters.values() for s in f.all_stances.values()]
    stances += [stance for rule in pack.file.rules for stance in rule.stances]
    effects += [one for stance in stances for one in all_effects(stance)]
    effects += [o.effect for o in owned]
    conditions = [*(effect.if_ for effect in effects), *(stance.if_ for stance in stances)]
    weapons = [w for f in pack.fighters.values() for w in f.own_weapons]
    conditions += [weapon.if_ for weapon in weapons]
    arms: list[Arms] = [*weapons, *pack.cards.values()]
    conditions += [mode.if_ for weapon in arms for mode in weapon.modes]
    asked = {key for condition in conditions for key in _house_keys(condition)}
    waiting = [option for option in pack.file.options if option.id not in asked]
    # Ground on a map may use it, too. Maps are read elsewhere; here, finding the word is enough.
    maps = "".join(read_text(path, Problems()) or "" for path in pack.maps) if waiting else ""
    for option in waiting:
        if option.id not in maps:
            problems.at(option.where.of("id")).warning(
                "[no-change] `{id}` has no effect: no condition in this pack asks for it",
                "use it in a condition: `if: {house: {{id}: {value}}}`",
                id=option.id,
                value=option.values[0],
            )


def _house_keys(condition: Condition | None) -> set[str]:
    if condition is None:
        return set()
    own = {str(key) for key in condition.house or ()}
    return own.union(*(_house_keys(inner) for inner in condition.inner))


def _check_decks(
    names: Iterable[str], known: Collection[str], where: Where, key: str, problems: Problems
) -> None:
    for index, name in enumerate(names):
        if name not in known:
            problems.at(where.item(key, index)).error(
                "[unknown-deck] there is no deck `{deck}` in this pack or in the packs it extends",
                did_you_mean(name, known),
                deck=name,
            )


def _check_replaced(pack: Pack, known: Library, problems: Problems) -> None:
    for index, deck in enumerate(pack.file.replaces):
        if deck in known.decks and not any(card.deck == deck for card in pack.cards.values()):
            problems.at(pack.file.where.item("replaces", index)).error(
                "[no-change] this pack replaces the deck `{deck}` but has no cards for it",
                "add cards with `deck: {deck}`",
                deck=deck,
            )


def _check_variants(file: PackFile, problems: Problems) -> None:
    """Check that each variant exists and takes its value, and that the variants can be played
    together."""
    known = variants()
    seen: dict[str, DeclaredModule] = {}
    for index, variant in enumerate(file.variants):
        place = file.where.item("variants", index)
        name, equals, value = variant.casefold().strip().partition("=")
        if name not in known:
            problems.at(place).error(
                "[unknown-variant] there is no variant `{name}`",
                did_you_mean(name, known) or choose(known),
                name=name,
            )
            continue
        module = known[name]
        if equals:
            _check_variant_value(module, name, value, place, problems)
        if module.id in seen:
            problems.at(place).error(
                "[variant-clash] the variant `{name}` is named twice",
                "delete one of the two",
                name=name,
            )
        for other in seen.values():
            if other is not module and (other.id in module.excludes or module.id in other.excludes):
                problems.at(place).error(
                    "[variant-clash] `{name}` and `{other}` can't be played together",
                    "delete one of the two; players can choose the other with `--variant`",
                    name=name,
                    other=other.id,
                )
                break
        seen[module.id] = module


def _check_variant_value(
    module: DeclaredModule, name: str, value: str, place: Span, problems: Problems
) -> None:
    if module.values is None:
        problems.at(place).error(
            "[unknown-variant] the variant `{name}` takes no value",
            "write `{name}` alone",
            name=name,
        )
        return
    least, most = module.values
    if not value.isdecimal() or not least <= int(value) <= most:
        problems.at(place).error(
            "[unknown-variant] the variant `{name}` needs a number from {least} to {most}",
            "write it like `{name}={least}`",
            name=name,
            least=least,
            most=most,
        )


def _check_gear(
    gear: Iterable[str], known: Library, declared: set[str], where: Where, problems: Problems
) -> None:
    for index, id in enumerate(gear):
        card = known.cards.get(id)
        place = where.item("gear", index)
        if card is None and id not in declared:
            help = did_you_mean(id, known.cards)
            problems.at(place).error("[unknown-id] there is no card `{id}`", help, id=id)
        elif card is not None and card.deck not in ("weapon", "gadget"):
            problems.at(place).error(
                "[gear-not-in-play] `{id}` can't be gear: it is from the deck `{deck}`",
                "choose a weapon or a gadget",
                deck=card.deck,
                id=id,
            )


def _check_rules(pack: Pack, problems: Problems) -> None:
    seen: set[str] = set()
    for rule in pack.file.rules:
        name = rule.name.casefold()
        if name in seen:
            problems.at(rule.where.of("name")).error(
                "[duplicate-id] two rules are called `{name}`",
                "rename one of the two",
                name=rule.name,
            )
        seen.add(name)
        for effect in rule.effects:
            standing = isinstance(effect, Modifier) and effect.at in (None, "play")
            if standing and effect.on in ("everyone", "others"):
                problems.at(effect.where.of("on")).error(
                    "[counts-often] a rule affects everyone already, so `on: {target}` would apply "
                    "it once per fighter",
                    "delete `on`",
                    target=effect.on,
                )
