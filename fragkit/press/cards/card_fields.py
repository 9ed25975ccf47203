"""The fields that a card offers to a template: its data, words derived from them, and its spoken
text."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Any

from fragkit.language import translate
from fragkit.language.clauses import tidy
from fragkit.language.sentences import NOTHING, Sentence, plural, say
from fragkit.load.packs.library import foundations
from fragkit.model.card import Card
from fragkit.model.pack import Deck, Library, Pack
from fragkit.model.text import card_text
from fragkit.model.text.circumstances import PLAYED_ON_WORDS, WINDOW_WORDS, playing
from fragkit.model.text.persons import sentence
from fragkit.model.word_values import Dice
from fragkit.press.pictures.icons import ICONS
from fragkit.press.typography.text_fit import Run, parse_rich

# The icon for each shape of a deck's badge.
DECK_ICONS = {"reticle": "weapon", "gear": "gadget", "star": "special", "suit": "hex"}
LETTERS = {
    "A": say("Armor"),
    "H": say("Health"),
    "W": say("Weapon"),
    "M": say("Movement"),
}
LETTER_ICONS = {"A": "armor", "H": "health", "W": "gun", "M": "speed"}

WINDOWS: dict[str, Sentence] = {
    "own-turn": say("your turn"),
    "any-time": say("any time"),
    "turn-start": say("start of your turn"),
    "instead-of-roll": say("instead of moving"),
    "attacking": say("your attack"),
    "attacked": say("an attack on you"),
    "attack": say("any attack"),
    "roll": say("after any roll"),
    "card": say("when a card is played"),
    "dying": say("when you are fragged"),
}
LASTS: dict[str, Sentence] = {
    "roll": say("one roll"),
    "attack": say("one attack"),
    "turn": say("this turn"),
    "until-my-turn": say("until your next turn"),
    "in-play": NOTHING,
    "until-fragged": say("until fragged"),
    "game": say("rest of the game"),
}
PLAYED_ON: dict[str, Sentence] = {
    "self": NOTHING,
    "other": say("another fighter"),
    "fighter": say("any fighter"),
    "attacker": say("the attacker"),
    "target": say("the target"),
    "roller": say("the player who rolled"),
    "everyone": say("everyone"),
    "nobody": NOTHING,
}

Values = Mapping[str, object]

_NOT_SHOWN = (
    "modes", "malfunction", "effects", "cost", "picture", "fit", "focus", "face", "art_color",
)  # fmt: skip
_OWN = tuple(
    f.name for f in dataclasses.fields(Card) if "spec" in f.metadata and f.name not in _NOT_SHOWN
)
_MADE = {
    "deck-name": "name of its deck",
    "deck-icon": "the icon of its deck's shape",
    "numeral": "its damage: `5d`, `4d+1`; empty if it does none",
    "dice": "number of damage dice",
    "shots-left": "number of ammo boxes; empty if unlimited",
    "types-words": "its types in words",
    "one-type": "whether it has just one type",
    "letter-word": "`Armor`, `Health`, `Weapon` or `Movement`",
    "letter-icon": "the icon of its letter",
    "timing": "when you can play it, in words",
    "timing-line": "when, on whom and for how long you play it, in one line",
    "duration": "how long it lasts, in words",
    "played-on": "who you play it on, in words",
    "boost": "its bonus: `+1`, `+2d`, `×2`, `full`",
    "boost-word": "what the bonus is for: `Health`, `to hit`",
    "reach": "its range in words: `range 1–3`",
    "blast": "its blast's radius in words",
    "corner": "suit and value, for cards that have them",
    "blank": "whether it is a blank card to write on",
    "pack": "id of its pack",
    "pack-name": "name of its pack",
    "version": "version of its pack",
    "copies-mark": "`×3` if there are three copies",
}


def field_names() -> dict[str, str]:
    """Return every field that a template may use, with a short description."""
    about = {f.name: f.metadata["spec"].doc for f in dataclasses.fields(Card) if f.name in _OWN}
    return {name.replace("_", "-"): doc for name, doc in about.items()} | _MADE


def deck_values(deck: Deck, pack: Pack) -> dict[str, object]:
    """Return the fields that all cards of a deck share."""
    return {
        "deck": deck.id,
        "deck-name": deck.name,
        "deck-icon": DECK_ICONS[deck.shape],
        "pack": pack.id,
        "pack-name": pack.file.name,
        "version": pack.file.version,
    }


def card_values(card: Card, deck: Deck, pack: Pack) -> Values:
    """Return the fields of one card, including its letter (card.letter.a, card.letter.h,
    card.letter.w, card.letter.m) and its suit and value (art.suit.corner). An absent value is
    `None`, zero or empty."""
    values: dict[str, object] = {name.replace("_", "-"): getattr(card, name) for name in _OWN}
    when, text = ("", "") if card.blank else told_timing(card, card_text(card))
    values["text"] = kept_together(text)
    boost, boost_word = _boost(card)
    dice = damage_dice(card)
    extra = f"+{card.extra}" if card.extra else ""
    numeral = f"{dice}d{extra}" if dice else ""
    on, lasts = PLAYED_ON[card.on], _duration(card)
    parts = [
        when,
        translate(say("on {who}", who=on)) if on else "",
        translate(say("lasts {duration}", duration=lasts)) if lasts else "",
    ]
    line = "\u00a0· ".join(part for part in parts if part)
    values |= {
        "timing": translate(WINDOWS[card.window]),
        "timing-line": line[:1].upper() + line[1:],
        "duration": translate(_duration(card)),
        "boost": translate(boost),
        "boost-word": translate(boost_word),
        "played-on": translate(PLAYED_ON[card.on]),
        **deck_values(deck, pack),
        "numeral": numeral,
        "dice": dice,
        "shots-left": card.ammo if isinstance(card.ammo, int) else 0,
        "one-type": len(card.types) == 1,
        "types-words": " · ".join(map(translate, card.types)),
        "letter-word": translate(LETTERS.get(card.letter or "", NOTHING)),
        "letter-icon": LETTER_ICONS.get(card.letter or "", ""),
        "reach": translate(_reach(card)),
        "blast": translate(say("blast {n}", n=card.radius)) if card.radius else "",
        "corner": bool(card.suit or card.value),
        "blank": card.blank,
        "copies-mark": f"×{card.copies}" if card.copies > 1 else "",
    }
    return values


def damage_dice(card: Card) -> int:
    """Return the number of dice in large print: those of the weapon, or those of the effect that it
    causes."""
    if not card.is_weapon:
        return 0
    found = [card.damage]
    for effect in card.effects:
        found += [getattr(effect, "value", None), getattr(effect, "damage", None)]
    return next((d.count for d in found if isinstance(d, Dice)), 0)


# A keyword and its number, or a number and its noun, become bold together.
_PAIR = re.compile(r"\*\*(\w+) ([−+×]?\d\S*)\*\*|\*\*(\d\S*) (\w+)\*\*")


def kept_together(marked: str) -> str:
    """Return `**Blast 1**` with a non-breaking space."""
    return _PAIR.sub(lambda m: f"**{m[1] or m[3]}\u00a0{m[2] or m[4]}**", marked)


# Worded as on the game's own cards.
_WRITTEN: dict[str, Sentence] = {
    "attacking": say("in your attack"),
    "attack": say("in any attack"),
}


def told_timing(card: Card, text: str) -> tuple[str, str]:
    """Return the words about when the card is played, and its text without these words, so that
    they are not repeated.

    `Play after any roll, yours or not. **Reroll** …` → (`after any roll, yours or not`, `**Reroll**
    …`)
    """
    words = translate(WINDOW_WORDS[card.window])
    if card.is_weapon:
        return words, text  # a weapon's face has no line for it
    if not card.text.strip() and card.cost is None and (play := playing(card)):
        # A generated text begins with that sentence in every language.
        lead = sentence(tidy(translate(play)))
        is_told = card.window != "own-turn" or str(WINDOW_WORDS[card.window]) in play
        return words, text.removeprefix(lead).lstrip() if is_told else text
    on = "|".join(re.escape(translate(words)) for words in PLAYED_ON_WORDS.values())
    plain = text.replace("**", "")
    when = "|".join(
        map(re.escape, (words, translate(_WRITTEN.get(card.window, WINDOW_WORDS[card.window]))))
    )
    match = re.match(rf"{translate('Play')}(?: it)?(?: (?:{on}))? ((?:{when})[^.:]*)[.:]\s+", plain)
    if match is None:
        return words, text
    # Cut the marked text after as many visible characters, and keep the stars before the cut.
    rest = text
    for _ in plain[: match.end()]:
        rest = rest.removeprefix("**")[1:]
    if rest.count("**") % 2:  # the cut is inside a bold word
        return words, text
    first = len(rest) - len(rest.lstrip("*"))
    return match[1], rest[:first] + rest[first : first + 1].upper() + rest[first + 1 :]


_WORDS_OF_ROLLS = {"hit": "to hit", "damage": "damage", "movement": "movement"}


def _boost(card: Card) -> tuple[str, str]:
    """Return the bonus for the big figure on a card's face. Return "" if there is no number, or if
    it must be counted first."""
    for effect in card.effects:
        value = getattr(effect, "value", None)
        add, dice, times = (getattr(effect, key, 0) for key in ("add", "dice", "times"))
        number = value if isinstance(value, int) else 0
        match effect.verb:
            case "armor" if number:
                return f"+{number}", "armor"
            case "heal" if number or isinstance(value, str):
                return (f"+{number}" if number else "full"), "Health"
            case "healing" if number:
                return f"+{number}", "healing"
            case "extra" if number:
                return f"+{number}", "damage"
            case "attacks" if number:
                return _signed(number), "attack" if abs(number) == 1 else "attacks"
            case "jump" if number:
                return f"+{number}", "jump"
            case "limit" if add and isinstance(add, int):
                return _signed(add), "hand" if value == "hand" else "weapons"
            case "roll" if dice and isinstance(dice, int) and isinstance(value, tuple):
                return f"{_signed(dice)}d", _WORDS_OF_ROLLS.get(value[0], str(value[0]))
            case "stat":
                word = "all stats" if value == "all" else str(value).capitalize()
                if times != 1:
                    return f"×{times}", word
                if add and isinstance(add, int):
                    return _signed(add), word
    return "", ""


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _duration(card: Card) -> Sentence:
    if card.lasts is None:
        return NOTHING
    if card.lasts.kind == "turns":
        return plural("{n} turn", "{n} turns", n=card.lasts.turns)
    return LASTS[card.lasts.kind]


def _reach(card: Card) -> Sentence:
    low, high = card.range_at_least, card.range_at_most
    if high == 1:
        return say("contact")
    if high:
        return say("range {least}–{most}", least=low or 1, most=high)
    return say("range {least}+", least=low) if low else NOTHING


def deck_of(card: Card, pack: Pack, library: Library) -> Deck | None:
    """Return the card's deck from its own pack, or from one that the pack extends."""
    home = home_of(card, pack, library)
    return next((deck for deck in home.file.decks if deck.id == card.deck), None)


def home_of(card: Card, pack: Pack, library: Library) -> Pack:
    """Return the pack whose deck the card belongs to, or the card's own pack if no pack has that
    deck."""
    below = foundations(pack.file, library)
    for candidate in (pack, *(p for p in reversed(library.packs) if p.id in below)):
        if any(deck.id == card.deck for deck in candidate.file.decks):
            return candidate
    return pack


# -- as a screen reader says it ------------------------------------------------------------------


_SUITS = {
    "spades": say("{value} of spades"),
    "hearts": say("{value} of hearts"),
    "diamonds": say("{value} of diamonds"),
    "clubs": say("{value} of clubs"),
}
_VALUES = {"J": say("jack"), "Q": say("queen"), "K": say("king"), "A": say("ace")}


def spoken(card: Card, values: Values) -> str:
    """Return the text about the card for a screen reader: `Boomstick, Weapons. Damage 4d,
    ballistic. 4 ammo. …`"""
    said = [f"{card.name}, {values['deck-name']}"]
    if card.suit or card.value:
        value: Any = _VALUES.get(card.value or "", card.value or "")
        suit = _SUITS.get(card.suit or "")
        said.append(translate(value if suit is None else Sentence(suit.template, {"value": value})))
    if card.is_weapon:
        damage = say("Damage {damage}", damage=values["numeral"])
        if not values["numeral"]:
            damage = say("No damage")
        said.append(", ".join(map(translate, (damage, *card.types))))
        unlimited = card.ammo == "unlimited"
        said.append(translate(say("unlimited ammo") if unlimited else say("{n} ammo", n=card.ammo)))
    else:
        said += [str(values[key]) for key in ("letter-word", "timing", "played-on") if values[key]]
    said += [plain(str(values[key])) for key in ("text", "flavor") if values[key]]
    parts = (part.strip().rstrip(".") for part in said)
    return ". ".join(part[:1].upper() + part[1:] for part in parts if part) + "."


def plain(marked: str) -> str:
    """Return rules text without its markup. An icon becomes its name."""
    if not any(sign in marked for sign in "*:\\"):
        return " ".join(marked.split())
    words = (run.text if isinstance(run, Run) else run.name for run in parse_rich(marked, ICONS))
    return " ".join("".join(words).split())
