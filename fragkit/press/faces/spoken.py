"""A card as a screen reader says it: everything that its face shows, in the order of use."""

from __future__ import annotations

from fragkit.language import say
from fragkit.model.card import Card
from fragkit.press.faces.fields import Values
from fragkit.press.icons import ICONS
from fragkit.press.richtext import Run, parse_rich

_SUITS = {
    "spades": "of spades",
    "hearts": "of hearts",
    "diamonds": "of diamonds",
    "clubs": "of clubs",
}
_VALUES = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def spoken(card: Card, values: Values) -> str:
    """`Boomstick, Weapons. Damage 4d, ballistic. 4 ammunition. At range 2 or less, …`"""
    said = [f"{card.name}, {values['deck-name']}"]
    if card.suit or card.value:
        value = _VALUES.get(card.value or "", card.value or "")
        named = " ".join(word for word in (value, _SUITS.get(card.suit or "", "")) if word)
        said.append(say(named))
    if card.is_weapon:
        damage = f"Damage {values['numeral']}" if values["numeral"] else "No damage"
        said.append(", ".join(map(say, [damage, *map(str, card.types)])))
        said.append(
            say("unlimited ammunition" if card.ammo == "unlimited" else f"{card.ammo} ammunition")
        )
    else:
        said += [str(values[key]) for key in ("letter-word", "timing", "played-on") if values[key]]
    said += [plain(str(values[key])) for key in ("text", "flavor") if values[key]]
    told = (part.strip().rstrip(".") for part in said)
    return ". ".join(part[:1].upper() + part[1:] for part in told if part) + "."


def plain(marked: str) -> str:
    """Rules text without its markup; an icon is its name."""
    if not any(sign in marked for sign in "*:\\"):
        return " ".join(marked.split())
    words = (run.text if isinstance(run, Run) else run.name for run in parse_rich(marked, ICONS))
    return " ".join("".join(words).split())
