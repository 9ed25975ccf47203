"""Generate the parts of docs/reference/effects that come from the code: parameter tables, card texts.

python -m tests.model.effect_tables --write
"""

from __future__ import annotations

import functools
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.effect_words import wishes
from fragkit.load.typed_yaml.structure import hints_of, structure
from fragkit.model.card import ArtColor, Card, Mode, PlayedOn, Scatter, Window
from fragkit.model.effects import Condition, Cost, Counted, Effect, Modifier, Quantity, Selector
from fragkit.model.effects.condition import OldCondition, Spot
from fragkit.model.effects.effect import Moment, Who
from fragkit.model.effects.number import OF_ROLLS, QUANTITIES
from fragkit.model.fields import Id, Spec, specs
from fragkit.model.fighter import (
    Fighter,
    Given,
    NamedTrait,
    Role,
    Stance,
    StartingWeapon,
    Track,
    Trait,
)
from fragkit.model.pack import (
    Beginning,
    Counters,
    Deck,
    FragRules,
    OwnCounter,
    PackOption,
    PackRule,
)
from fragkit.model.picture import Picture
from fragkit.model.print_profile import Profile
from fragkit.model.text import (
    card_text,
    stance_text,
    starting_weapon_text,
    track_text,
    trait_text,
)
from fragkit.model.text.amounts import quantity
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts, OptionKey, OptionValue, Stats
from fragkit.term.content_text import wish_text

EFFECTS = Path(__file__).parents[2] / "docs" / "reference" / "effects"
COMMON = tuple(specs(Modifier))  # the keys of every effect, including `lasts`
EXAMPLE = re.compile(r"```yaml\n# check: (\S+)\n(.*?)```", re.DOTALL)
MARK = re.compile(
    r"<!-- (parameters|text|choices|verbs|old|wishes):? ?([^>]*?) ?-->\n(.*?)<!-- end -->",
    re.DOTALL,
)

_WHO = {
    "chosen": "the fighter the card was played on; on a weapon, a gadget or a trait, the owner",
    "self": "the owner",
    "attacker": "the attacker; on a gadget or a trait, anyone who attacks the owner",
    "target": "the target, or everyone a blast hits; on a gadget or a trait, anyone the owner attacks",
    "foe": "the other fighter in the attack, or the fighter who caused the moment",
    "everyone": "all fighters on the map, including the owner",
    "others": "all fighters except the owner",
}
_PLAYED_ON = {
    "self": "your own fighter (the default)",
    "other": "another fighter",
    "fighter": "any fighter, including your own",
    "attacker": "the attacker in the current attack",
    "target": "the target of the current attack",
    "roller": "the fighter who has just rolled",
    "everyone": "all fighters",
    "nobody": "no fighter: the card affects the map, a card or an attack",
}
_WINDOWS = {
    "own-turn": "on your turn",
    "any-time": "at any time",
    "turn-start": "at the start of your turn, before you roll for movement",
    "instead-of-roll": "instead of your movement roll",
    "attacking": "during your attack",
    "attacked": "when you are attacked",
    "attack": "during any attack",
    "roll": "after any roll",
    "card": "right after another player plays a card",
    "dying": "when you are about to be fragged",
}
# Grouped by what happens at the table; `choices("moment")` fails when a moment is missing here.
_MOMENTS = {
    "game": {
        "setup": "when the game begins",
        "round-end": "at the end of each round",
    },
    "card": {
        "play": "when the card is played; for a trait, as long as its fighter is in play",
        "use": "when its owner types `use`: on their turn or, if the effect changes rolls, at any of their rolls",
        "expire": "when the card wears off",
        "draw": "whenever you draw a card",
        "lose": "on a card, when it leaves play; on a trait, whenever one of your cards leaves play",
    },
    "turn": {
        "turn-start": "at the start of your turn",
        "rolled": "after your movement roll",
        "turn-end": "at the end of your turn",
    },
    "movement": {
        "step": "before every step",
        "enter": "whenever you enter a square",
        "leave": "whenever you leave a square",
        "pass": "whenever you move through or over another fighter",
        "sighted": "whenever another fighter moves into your line of sight",
        "take": "whenever you pick something up",
    },
    "your attack": {
        "fire": "when you declare an attack, before the to-hit roll",
        "hit": "whenever you hit",
        "miss": "whenever you miss",
        "frag": "whenever you frag a fighter",
        "dry": "whenever one of your weapons runs out of ammo",
    },
    "an attack on you": {
        "struck": "whenever an attack hits you, before the damage roll",
        "dodged": "whenever an attack misses you",
        "wounded": "whenever you lose Health",
        "healed": "whenever you regain Health",
    },
    "frags": {
        "dying": "when you are about to be fragged: the last chance to save the fighter",
        "fragged": "when you are fragged",
        "respawn": "whenever you respawn",
    },
}


def pages() -> list[Path]:
    return sorted(EFFECTS.glob("*.md"), key=lambda page: (page.stem != "index", page.stem))


def renewed(page: str) -> str:
    """Return the page with its generated parts up to date."""
    learn_names_of_examples()
    examples = dict(EXAMPLE.findall(page))

    def part(match: re.Match[str]) -> str:
        kind, name = match[1], match[2]
        made = {
            "parameters": lambda: parameters(name),
            "text": lambda: says(examples[name], name),
            "choices": lambda: choices(name),
            "old": old_spellings,
            "verbs": verbs,
            "wishes": wish_table,
        }[kind]()
        head = match[0].split("\n", 1)[0]
        return f"{head}\n{made}\n<!-- end -->"

    return MARK.sub(part, page)


@functools.cache
def learn_names_of_examples() -> None:
    """Load every example: texts name cards, fighters, tracks and stances as they are printed."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for page in pages():
            for name, body in EXAMPLE.findall(page.read_text(encoding="utf-8")):
                files.append(Path(folder) / name)
                files[-1].write_text(body, encoding="utf-8")
        load_library(Problems(), loose=files)


def parameters(name: str) -> str:
    kinds: dict[str, type] = {
        "cost": Cost, "condition": Condition, "every effect": Modifier, "number": Counted,
        "a track": Track, "a stance": Stance, "a weapon on the sheet": StartingWeapon,
        "a trait": NamedTrait, "spot": Spot, "mode": Mode,
    }  # fmt: skip
    cls: type = kinds.get(name) or Effect.family[name]
    hints = hints_of(cls)
    rows = ["| key | value | meaning |", "|---|---|---|"]
    for key, (field, about) in specs(cls).items():
        if name in Effect.family and key in COMMON:
            continue
        shown = name if key == "value" else key
        rows.append(f"| `{shown}` | {kind_words(hints[field.name], about)} | {about.doc} |")
    return "\n".join(rows)


def wish_table() -> str:
    rows = ["| I want to … | people say | write | the text it makes |", "|---|---|---|---|"]
    for wish in wishes():
        said = ", ".join(wish.words).replace("-", " ")
        if wish.example:
            rows.append(f"| {wish.want} | {said} | `{wish.example}` | {wish_text(wish)} |")
        else:
            rows.append(
                f"| {wish.want} | {said} | [{wish.page.removesuffix('.md')}]({wish.page}) | |"
            )
    return "\n".join(rows)


def old_spellings() -> str:
    hints = hints_of(OldCondition)
    rows = ["| key | value | now |", "|---|---|---|"]
    for key, (field, about) in specs(OldCondition).items():
        rows.append(f"| `{key}` | {kind_words(hints[field.name], about)} | {about.doc} |")
    return "\n".join(rows)


def kind_words(hint: Any, about: Spec) -> str:
    members = [hint] if not _is_union(hint) else [m for m in get_args(hint) if m is not type(None)]
    words = list(dict.fromkeys(w for m in members for w in _words(m, about)))
    return " or ".join(words)


def _is_union(hint: Any) -> bool:
    return "Union" in str(get_origin(hint)) or type(hint).__name__ == "UnionType"


def _words(hint: Any, about: Spec) -> Iterator[str]:
    origin = get_origin(hint)
    if origin is Literal:
        yield ", ".join(f"`{o}`" for o in get_args(hint))
    elif origin is Annotated:
        one_of = get_args(hint)[1]
        yield ", ".join(f"`{o}`" for o in one_of.options())
        if one_of.is_open:
            yield "[a counter of your own](../../how-to/design/own-counters.md)"
    elif origin is tuple and get_args(hint)[0] is Effect:
        yield "one or more effects"
    elif origin is tuple:
        member = get_args(hint)[0]
        several = {
            Id: "one or more ids", str: "one or more words", float: "two numbers",
            OptionValue: "a list of values", Selector: "one or more [selectors](selectors.md)",
        }  # fmt: skip
        named = isinstance(member, type) and member not in several
        a_list = "a list of" if named else "one or more of"
        yield several.get(member) or f"{a_list} {kind_words(member, about)}"
    elif origin is dict and get_args(hint)[0] is Quantity:
        what = get_args(hint)[1]
        yield f"[quantities](numbers.md), each with {kind_words(what, about)}"
    elif origin is dict and get_args(hint)[0] is Id:
        what = get_args(hint)[1]
        yield f"{'places' if what is Bounds else 'tracks'}, each with {kind_words(what, about)}"
    elif origin is dict and get_args(hint)[0] is int:
        yield "numbers, each with a text"
    elif origin is dict and get_args(hint)[1] is Given:
        yield "keys and values, such as `{add: 2}`"
    elif origin is Mapping and get_args(hint)[0] is Id:
        yield f"decks, each with {kind_words(get_args(hint)[1], about)}"
    elif origin is dict and get_args(hint)[1] is Profile:
        yield "names, each with options"
    elif origin is dict:
        yield "faces, each with effects"
    elif hint is int:
        ends = (about.least, about.most)
        yield {
            (True, True): f"{ends[0]} to {ends[1]}".replace("-", "−"),
            (True, False): f"{ends[0]} or more",
        }.get((ends[0] is not None, ends[1] is not None), "number")
    else:
        yield {
            Dice: "dice, such as `3d`",
            Faces: "die faces, such as `4+`, `1-2`, `6`",
            Lasts: "a duration, such as `turn` or `2 turns`",
            Cost: "a [cost](costs.md)",
            Condition: "a [condition](conditions.md)",
            bool: "`true` or `false`",
            float: "a number",
            ArtColor: "`deck`, `ink`, or a color",
            Id: "an id",
            Effect: "[effects](index.md)",
            Spot: "a [spot](spots.md)",
            Mode: "firing modes",
            Scatter: "a mapping: see [weapon blasts](weapon-blasts.md)",
            Track: "[tracks](tracks.md)",
            Stance: "[stances](stances.md)",
            Mapping[OptionKey, OptionValue]: "options and their values, such as `{regrowth: on}`",
            Stats: "stats, such as `3/2/2`",
            Picture: "[a picture](../../how-to/design/pictures.md)",
            Role: "[a role](../../how-to/design/bosses-and-minions.md)",
            StartingWeapon: "[weapons on the sheet](weapons-on-the-sheet.md)",
            Trait: "[traits](traits.md)",
            PackRule: "[rules](../../how-to/design/house-rules.md)",
            PackOption: "[options](../../how-to/design/house-rules.md)",
            Deck: "decks",
            Counters: "counters",
            OwnCounter: "[counters of its own](../../how-to/design/own-counters.md)",
            Beginning: "a mapping",
            FragRules: "a mapping",
            OptionKey: "a name",
            OptionValue: "a value",
            str: "text",
            Selector: "a [selector](selectors.md)",
            Counted: "a [counted number](numbers.md)",
            Quantity: "a quantity",
            Bounds: "`2`, `2+`, `2-` or `0-2`",
        }[hint]


def choices(name: str) -> str:
    if name == "moment":
        return moments()
    kind, words = {
        "window": (Window, {k: f"play it {v}" for k, v in _WINDOWS.items()}),
        "played-on": (PlayedOn, _PLAYED_ON),
        "who": (Who, _WHO),
        # One sentence below the table covers `sixes-to-hit` and its kin.
        "quantity": (
            Literal[tuple(k for k in QUANTITIES if k not in OF_ROLLS)],  # type: ignore[misc]  # made from a table
            {k: str(quantity(k)) for k in QUANTITIES},
        ),
    }[name]
    rows = [f"| `{c}` | {words[c].replace('**', '')} |" for c in get_args(kind)]
    return "\n".join(["| word | meaning |", "|---|---|", *rows])


def moments() -> str:
    """Return the moments in groups, each exactly once."""
    listed = [moment for group in _MOMENTS.values() for moment in group]
    assert sorted(listed) == sorted(get_args(Moment)), set(listed) ^ set(get_args(Moment))
    rows = ["| | `at` | the effect happens |", "|---|---|---|"]
    for group, members in _MOMENTS.items():
        for i, (moment, words) in enumerate(members.items()):
            rows.append(f"| {'' if i else f'**{group}**'} | `{moment}` | {words} |")
    return "\n".join(rows)


def verbs() -> str:
    homes = {
        verb: page.name
        for page in pages()
        for verb in re.findall(r"^## `([\w-]+)`$", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    rows = ["| verb | kind | what it does |", "|---|---|---|"]
    for verb, cls in Effect.family.items():
        sort = "modifier" if issubclass(cls, Modifier) else "act"
        doc = (cls.__doc__ or "").split("\n\n")[0].strip()
        rows.append(f"| [`{verb}`]({homes[verb]}#{verb}) | {sort} | {doc} |")
    return "\n".join(rows)


def says(example: str, file: str) -> str:
    """Return the texts of the cards and fighters in an example."""
    return "\n>\n".join(f"> {line}" for line in _lines(example, file))


def _lines(example: str, file: str) -> Iterator[str]:
    problems = Problems()
    root = nodes.parse(example, file, problems)
    assert isinstance(root, nodes.Sequence), problems.found
    for item in root.items:
        assert isinstance(item, nodes.Mapping)
        if item.get("stats") is not None:
            fighter = structure(item, Fighter, "a fighter", problems)
            assert fighter is not None, problems.found
            for weapon in fighter.own_weapons:
                yield f"*{weapon.name}.* {starting_weapon_text(weapon)}".rstrip()
            yield from _on_sheet(fighter.tracks, fighter.stances)
            for trait in fighter.traits:
                yield f"*{trait.name}.* {trait_text(trait)}"
        elif item.get("deck") is None:
            named = structure(item, NamedTrait, "a trait", problems)
            assert named is not None, problems.found
            yield f"*{named.name}.* {trait_text(named.as_trait())}"
            yield from _on_sheet(named.tracks, named.stances)
        else:
            card = structure(item, Card, "a card", problems)
            assert card is not None, problems.found
            yield f"*{card.name}.* {card_text(card)}"


def _on_sheet(tracks: Iterable[Track], stances: Iterable[Stance]) -> Iterator[str]:
    for track in tracks:
        boxes = "1 box" if track.most == 1 else f"{track.most} boxes"
        yield f"*{track.name}*, {boxes}. {track_text(track)}".rstrip()
    for stance in stances:
        yield f"*{stance.name}.* {stance_text(stance)}"


if __name__ == "__main__" and "--write" in sys.argv:
    for path in pages():
        path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
