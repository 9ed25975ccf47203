"""Finding what somebody meant: unique beginnings do, a slip gets a suggestion."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fragkit.diagnostics import nearest
from fragkit.values import dataclass

_SHOWN = 6  # more names than this help nobody on a phone


@dataclass(frozen=True, slots=True)
class Misread:
    """Words that mean nothing here. Nothing has happened; `help` says what would do, and `rule`
    names the rule that forbids what was meant, when it is clear what that was."""

    text: str
    help: str = ""
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.text}; {self.help}" if self.help else self.text


def find(word: str, names: Collection[str], what: str) -> str | Misread:
    """The name that `word` is, or begins; else the one of which it begins a later part."""
    if word in names:
        return word
    known = list(dict.fromkeys(names))
    wanted = word.casefold()
    exact = [n for n in known if n.casefold() == wanted]
    begun = exact or [n for n in known if n.casefold().startswith(wanted)]
    found = begun or [n for n in known if _begins_a_part(n, wanted)]
    if wanted and len(found) == 1:
        return found[0]
    if wanted and found:
        return Misread(f"`{word}` could be {listed(found, 'or')}", "type a letter more")
    guess = nearest(word, known)
    if guess is not None:
        return Misread(f"no {what} `{shown(word)}`", f"did you mean `{guess}`?")
    if 0 < len(known) <= _SHOWN:
        return Misread(f"no {what} `{shown(word)}`", f"there is {listed(known, 'and')}")
    return Misread(f"no {what} `{shown(word)}`")


def find_run(
    words: list[str], names: Collection[str], what: str
) -> tuple[str, list[str]] | Misread:
    """The name at the head of the words, which may be typed in several (`light armor`)."""
    if words[0] in names:
        return words[0], words[1:]
    known = list(names)
    for count in range(min(len(words), 5), 1, -1):
        joined = "-".join(words[:count])
        whole = [n for n in known if n.casefold() == joined.casefold()]
        if whole or len([n for n in known if n.casefold().startswith(joined.casefold())]) == 1:
            found = find(joined, known, what)
            if isinstance(found, str):
                return found, words[count:]
    first = find(words[0], known, what)
    return first if isinstance(first, Misread) else (first, words[1:])


def find_near(
    words: list[str], near: Collection[str], names: Collection[str], what: str
) -> tuple[str, list[str]] | Misread:
    """As `find_run` among all names; what could be several is the one that lies near."""
    found = find_run(words, names, what)
    if isinstance(found, Misread) and near:
        nearer = find_run(words, near, what)
        return found if isinstance(nearer, Misread) else nearer
    return found


def _begins_a_part(name: str, start: str) -> bool:
    parts = name.casefold().split("-")[1:]
    if start.isdecimal():  # `s blue 4` is four shots and not the beginning of `error-404`
        return start in parts
    return any(part.startswith(start) for part in parts)


def listed(names: Iterable[str], word: str) -> str:
    """`a`, `b` or `c`; a long list is cut."""
    all = list(names)
    quoted = [f"`{n}`" for n in all[:_SHOWN]]
    if len(all) > _SHOWN:
        return ", ".join(quoted) + " …"
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} {word} {quoted[-1]}"


def shown(text: str, most: int = 24) -> str:
    """A stranger's text, short and without what would upset a terminal."""
    clean = "".join(c if c.isprintable() else "�" for c in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"


def too_much(words: list[str]) -> Misread:
    return Misread(f"`{shown(' '.join(words))}` is too much there")
