"""The parts of docs/reference/effects that are made from the code: tables of parameters, texts of examples.

python -m tests.model.effect_tables --write
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.structure import hints_of, structure
from fragkit.model.card import Card, Mode, PlayedOn, Scatter, Window
from fragkit.model.effects import Condition, Cost, Counted, Effect, Modifier, Quantity, Selector
from fragkit.model.effects.condition import OldCondition
from fragkit.model.effects.effect import Moment, Who
from fragkit.model.effects.number import OF_ROLLS, QUANTITIES
from fragkit.model.fields import Id, Spec, specs
from fragkit.model.fighter import Fighter, NamedTrait, Stance, StartingWeapon, Track
from fragkit.model.text import (
    card_text,
    stance_text,
    starting_weapon_text,
    track_text,
    trait_text,
)
from fragkit.model.text.amounts import quantity
from fragkit.model.text.circumstances import MOMENT_WORDS, WINDOW_WORDS
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts, OptionKey, OptionValue

EFFECTS = Path(__file__).parents[2] / "docs" / "reference" / "effects"
COMMON = tuple(specs(Modifier))  # what every effect takes, `lasts` included
EXAMPLE = re.compile(r"```yaml\n# check: (\S+)\n(.*?)```", re.DOTALL)
MARK = re.compile(
    r"<!-- (parameters|text|choices|verbs|old):? ?([^>]*?) ?-->\n(.*?)<!-- end -->", re.DOTALL
)

_WHO = {
    "chosen": "whom the card was played on; for a weapon, a gadget and a trait, the owner",
    "self": "the owner",
    "attacker": "the attacker; for a gadget and a trait, whoever attacks the owner",
    "target": "its target, or everyone whom a blast hits; for a gadget and a trait, whom the owner attacks",
    "foe": "the other fighter: of the attack, or whoever brings the moment about",
    "everyone": "all fighters on the map, the owner too",
    "others": "all but the owner",
}
_PLAYED_ON = {
    "self": "the own fighter; need not be written",
    "other": "another fighter",
    "fighter": "any fighter, the own one too",
    "attacker": "the attacker of the attack going on",
    "target": "its target",
    "roller": "whoever has just rolled",
    "everyone": "all fighters",
    "nobody": "no fighter: it concerns the map, a card or an attack",
}
_MOMENTS = {
    **MOMENT_WORDS,
    "play": "when the card is played; for a trait, as long as its fighter lives",
    "use": "whenever the owner says so in the own turn, for the cost; what changes a roll, at any own roll",
    "fire": "when an attack is declared, before the roll to hit",
}


def pages() -> list[Path]:
    return sorted(EFFECTS.glob("*.md"), key=lambda page: (page.stem != "index", page.stem))


def renewed(page: str) -> str:
    """The page with all its made parts made again."""
    examples = dict(EXAMPLE.findall(page))

    def part(match: re.Match[str]) -> str:
        kind, name = match[1], match[2]
        made = {
            "parameters": lambda: parameters(name),
            "text": lambda: says(examples[name], name),
            "choices": lambda: choices(name),
            "old": old_spellings,
            "verbs": verbs,
        }[kind]()
        head = match[0].split("\n", 1)[0]
        return f"{head}\n{made}\n<!-- end -->"

    return MARK.sub(part, page)


def parameters(name: str) -> str:
    kinds: dict[str, type] = {
        "cost": Cost, "condition": Condition, "every effect": Modifier, "number": Counted,
        "a track": Track, "a stance": Stance, "a weapon on the sheet": StartingWeapon,
        "a trait": NamedTrait,
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
        yield ", ".join(f"`{o}`" for o in get_args(hint)[1].options())
    elif origin is tuple and get_args(hint)[0] is Effect:
        yield "one or more effects"
    elif origin is tuple:
        yield f"one or more of {kind_words(get_args(hint)[0], about)}"
    elif origin is dict and get_args(hint)[0] is Quantity:
        what = get_args(hint)[1]
        yield f"[what is counted](numbers.md), each with {kind_words(what, about)}"
    elif origin is dict and get_args(hint)[0] is Id:
        yield f"tracks, each with {kind_words(get_args(hint)[1], about)}"
    elif origin is dict and get_args(hint)[0] is int:
        yield "numbers, each with words"
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
            Dice: "dice such as `3d`",
            Faces: "faces such as `4+`, `1-2`, `6`",
            Lasts: "a duration such as `turn` or `2 turns`",
            Cost: "a mapping, see [costs](costs.md)",
            Condition: "a mapping, see [conditions](conditions.md)",
            bool: "`true` or `false`",
            Id: "an id",
            Effect: "[effects](index.md)",
            Mode: "modes of firing",
            Scatter: "a mapping, see [blasts](weapon-blasts.md)",
            Track: "[tracks](tracks.md)",
            Stance: "[stances](stances.md)",
            Mapping[OptionKey, OptionValue]: "options and their values, such as `{regrowth: on}`",
            str: "words",
            Selector: "[words that pick cards](selectors.md)",
            Counted: "[a number that is counted](numbers.md)",
            Quantity: "the name of what is counted",
            Bounds: "`2`, `2+`, `2-` or `0-2`",
        }[hint]


def choices(name: str) -> str:
    kind, words = {
        "window": (Window, {k: f"play it {v}" for k, v in WINDOW_WORDS.items()}),
        "played-on": (PlayedOn, _PLAYED_ON),
        "moment": (Moment, _MOMENTS),
        "who": (Who, _WHO),
        # `sixes-to-hit` and its kin are told in a sentence below the table.
        "quantity": (
            Literal[tuple(k for k in QUANTITIES if k not in OF_ROLLS)],  # type: ignore[misc]  # made from a table
            {k: quantity(k) for k in QUANTITIES},
        ),
    }[name]
    rows = [f"| `{c}` | {words[c].replace('**', '')} |" for c in get_args(kind)]
    return "\n".join(["| word | meaning |", "|---|---|", *rows])


def verbs() -> str:
    homes = {
        verb: page.name
        for page in pages()
        for verb in re.findall(r"^## `([\w-]+)`$", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    rows = ["| verb | sort | what it does |", "|---|---|---|"]
    for verb, cls in Effect.family.items():
        sort = "modifier" if issubclass(cls, Modifier) else "act"
        doc = (cls.__doc__ or "").split("\n\n")[0].strip()
        rows.append(f"| [`{verb}`]({homes[verb]}#{verb}) | {sort} | {doc} |")
    return "\n".join(rows)


def says(example: str, file: str) -> str:
    """What the cards and fighters of an example say."""
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
