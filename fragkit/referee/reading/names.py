"""Names of cards in another language, read as the ids that the record has.

    p pulsgewehr blue   ->  p pulse-rifle blue

Commands are the same everywhere; a name may be typed as it is printed, in several words, without
its umlauts, or only begun.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from fragkit.model.suits import parse_face

_FOLDED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_MOST_WORDS = 5
_LEAST = 3  # letters that begin a name; fewer are a command or a player


class Aliases:
    def __init__(self, names: Mapping[str, str]) -> None:
        """`names`: id -> the printed name. A name that several cards have says none of them."""
        self.ids: dict[str, str] = {}
        forms = {id: typed(name) for id, name in names.items()}
        often = Counter(forms.values())
        for id, form in forms.items():
            if often[form] == 1:
                self.ids.setdefault(form, id)
                self.ids.setdefault(form.translate(_FOLDED), id)

    def read(self, text: str, known: Collection[str]) -> str:
        """The text with ids for names; `known` words stay what they are."""
        if not self.ids:
            return text
        head, colon, rest = text.partition(": ")
        if colon:
            return f"{head}: {self.read(rest, known)}"
        words = text.split()
        made, at = words[:1], 1
        while at < len(words):
            count, id = self._at(words[at:], known)
            made.append(id or words[at])
            at += count
        return " ".join(made) if made else text

    def _at(self, words: list[str], known: Collection[str]) -> tuple[int, str]:
        if parse_face(words[0]) is not None:
            return 1, ""  # a playing card
        for count in range(min(len(words), _MOST_WORDS), 0, -1):
            said = "-".join(map(typed, words[:count]))
            if said in self.ids:
                return count, self.ids[said]
        said = typed(words[0])
        if len(said) < _LEAST or _begins(said, known):
            return 1, ""
        begun = {id for form, id in self.ids.items() if form.startswith(said)}
        return 1, begun.pop() if len(begun) == 1 else ""


def typed(name: str) -> str:
    return re.sub(r"[^\w]+", "-", name.casefold()).strip("-")


def _begins(said: str, known: Iterable[str]) -> bool:
    return any(
        part.startswith(said) for word in known for part in (word.casefold(), *word.split("-"))
    )
