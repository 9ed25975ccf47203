"""Understanding the answers to the setup questions: `just the base game`, `we roll ourselves`.

`plain_answer` returns the option that an answer names, and `read_table` the players in a sentence.
The words for options are in `templates/words/`, in a section for each question, such as `[dice]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from fragkit.referee.parsing.vocabulary import Words, fold, typos, words

_ASKING = (
    "what", "how", "count", "which", "who", "where", "when", "why", "can", "is", "do", "must", "if",
    "would", "show", "request",
)  # fmt: skip
_GENERAL = ("undo", "quit", "help", "yes", "no")
LONGEST = 4  # words of a phrase


def plain_answer(typed: str, options: Iterable[str] = ()) -> str:
    """Return the meaning of an answer before the game: `undo`, `quit`, `help`, `yes` or `no`, or
    the options that it names (`the foundry, please`), or the typed text."""
    said, sentence = words(), fold(typed)
    known = {fold(one).replace("-", " "): one for one in options}
    if sentence.replace("-", " ") in known:
        return known[sentence.replace("-", " ")]
    concepts, rest = list[str](), sentence.split()
    while rest:
        concept, count = said.concept(rest)
        concepts += [concept] * bool(concept)
        rest = rest[count:]
    if concepts and (exact := said.meanings.exactly(concepts)):
        ranked = [meaning for _, meaning in said.meanings.ranked(concepts) if meaning in exact]
        meaning = next((one for one in ranked if one in known), ranked[0])
        if meaning in ("undo", "quit", "help", "yes", "no"):
            return meaning
    named = {word for option in known for word in option.split()}
    tokens = [t for t in sentence.split() if t in named or t not in said.known]
    numbers = [said["numbers"].get(t, t) for t in sentence.split() if t not in said.filler]
    if numbers and all(number.isdecimal() for number in numbers):
        return " ".join(numbers)
    bare, found = " ".join(tokens).replace("-", " "), list[str]()
    while bare:
        name = next((n for n in sorted(known, key=len)[::-1] if f"{bare} ".startswith(f"{n} ")), "")
        if not name:
            return typed
        found.append(known[name])
        bare = bare[len(name) :].strip()
    return ",".join(found) or typed


def is_question(typed: str) -> bool:
    """Return whether the answer is a question: `max per stat?`, `what maps u got`."""
    tokens = fold(typed).split()
    concept, _ = words().concept(tokens) if len(tokens) > 1 else ("", 0)
    return typed.strip().endswith("?") or concept in _ASKING or tokens[:1] == ["tell"]


def is_default(typed: str) -> bool:
    """Return whether the answer leaves the decision to fragkit: `whatever`, `skip`."""
    return _says(typed, "leave-it")


def is_start(typed: str) -> bool:
    """Return whether everything is ready: `that's everyone`, `okay, you can start it`."""
    return _says(typed, "start")


def _says(typed: str, section: str) -> bool:
    """Return whether a phrase of that section is in the text, which names nothing else."""
    said = words()
    tokens = _unswapped(fold(typed).split(), said, section)
    found = _phrases(tokens, said[section])
    inside = {n for at, count, _ in found for n in range(at, at + count)}
    others = [token for n, token in enumerate(tokens) if n not in inside]
    return bool(found) and not _unknown(others, said)


def _unswapped(tokens: list[str], said: Words, *sections: str) -> list[str]:
    """Return the words with swapped letters put right, beside other known words: `fuor players`,
    `yse start`."""
    sections = (*sections, "agree", "refuse", "numbers")
    known = {w for name in sections for phrase in said[name] for w in phrase.split()}
    strange = _unknown(tokens, said)
    if len(strange) == len(tokens):
        return tokens
    made: list[str] = []
    for token in tokens:
        near = {one for one in typos(token) if sorted(one) == sorted(token)} & known
        made.append(near.pop() if token in strange and len(near) == 1 else token)
    return made


def _unknown(tokens: Iterable[str], said: Words) -> list[str]:
    return [t for t in tokens if t not in said.known and t not in said["seating"]]


def _phrases(tokens: Sequence[str], known: Iterable[str]) -> list[tuple[int, int, str]]:
    """Return the place, length and text of each known phrase, the longest ones first."""
    found: list[tuple[int, int, str]] = []
    at, phrases = 0, set(known)
    while at < len(tokens):
        made = [(n, " ".join(tokens[at : at + n])) for n in range(LONGEST, 0, -1)]
        count, phrase = next(((n, p) for n, p in made if p in phrases), (1, ""))
        if phrase:
            found.append((at, len(phrase.split()), phrase))
        at += min(count, len(phrase.split()) or 1)
    return found


def named_options(typed: str, options: Sequence[str], about: str) -> list[str]:
    """Return the options that the sentence names. `no dead lands, just the plain one` names base,
    and `none of the expansions` leaves only the first one."""
    said, tokens = words(), fold(typed).replace("-", " ").split()
    forms = {fold(one).replace("-", " "): one for one in options}
    forms |= {one.replace(" ", ""): option for one, option in forms.items()}
    for at in range(len(tokens) - 1):  # `dead lands`
        if tokens[at] + tokens[at + 1] in forms:
            forms[f"{tokens[at]} {tokens[at + 1]}"] = forms[tokens[at] + tokens[at + 1]]
    forms = {phrase: one for phrase, one in said[about].items() if one in (*options, "all")} | forms
    wanted, unwanted = list[str](), list[str]()
    breaks = set(said["but"])
    for at, _, phrase in _phrases(tokens, forms):
        before = tokens[max(0, at - 3) : at]
        while any(word in breaks for word in before):
            before = before[1:]
        is_not = any(word in said["without"] for word in before)
        (unwanted if is_not else wanted).append(forms[phrase])
    if "all" in wanted:
        return list(options)
    left = [one for one in dict.fromkeys(wanted) if one not in unwanted]
    if not left and unwanted:
        left = [one for one in options if one not in unwanted][:1]
    return left


def names_in(typed: str) -> list[str]:
    """Return the players in a sentence: `four of us: me (Red), Blue and my niece Kim`.

    Names are capitalized, or words that are not in the vocabulary. If a number of players is said,
    there must be as many names; otherwise nothing is found.
    """
    said = words()
    text = typed.rpartition(":")[2]
    is_led = text != typed
    marked = re.findall(r"[^\W\d_][\w'-]*", text)
    if any(fold(word) in said["colors"] for word in marked):  # `read, blue and green`
        marked = [said["heardnames"].get(word, word) for word in marked]
    unknown = [w for w in marked if not _is_said(w, said)]
    capital = [w for w in unknown if w[0].isupper()]
    names = list(dict.fromkeys(capital if len(capital) > 1 else unknown))
    rest = [w for w in unknown if w not in names and fold(w) not in said["seating"]]
    tokens = _with_count(fold(typed).split(), said)
    counts = [int(n) for t in tokens if (n := said["numbers"].get(t, t)).isdecimal()]
    if len(names) < 2 or len(rest) > (3 if is_led else 0):
        return []
    return [] if counts and counts[0] not in (len(names), len(names) - 1) else names


def _is_said(word: str, said: Words) -> bool:
    """Return whether it is an ordinary word, not a name. Colors are names here."""
    plain = fold(word)
    is_color = plain in said["colors"]
    return not is_color and (plain in said.known or plain in said["seating"] or len(plain) < 2)


def _with_count(tokens: list[str], said: Words) -> list[str]:
    """Return the words with a number that was misheard: `for of us` is `4 of us`."""
    return [
        said["heard"].get(token, token) if tokens[at + 1 : at + 3] == ["of", "us"] else token
        for at, token in enumerate(tokens)
    ]


def count_of_players(typed: str) -> int:
    """Return N in `four of us`, `4p` and `there are 4 players`, or 0."""
    said, text = words(), fold(typed)
    tokens = re.sub(r"(\d+)\s*(?:p|players?)\b", r"\1 players", text).split()
    tokens = _unswapped(_with_count(tokens, said), said)
    numbers = [n for t in tokens if (n := said["numbers"].get(t, t)).isdecimal()]
    others = [t for t in _unknown(tokens, said) if not t.isdecimal()]
    return int(numbers[0][:2]) if len(numbers) == 1 and not others else 0


def spoken_stats(typed: str) -> str:
    """Return the stats in `health one speed three accuracy three` or `2 3 2` as 1/3/3."""
    said, text = words(), fold(typed)
    tokens = [said["numbers"].get(t, t) for t in re.sub(r"[/,]", " ", text).split()]
    numbers = [t for t in tokens if t.isdecimal() and len(t) == 1]
    if len(numbers) != 3 or any(re.fullmatch(r"[a-z]+\d+", t) for t in tokens):
        return ""  # `green b4` is a player on a square
    order = [said["stats"][t] for t in tokens if t in said["stats"]]
    if len(order) == 3 == len(set(order)):
        by_name = dict(zip(order, numbers, strict=True))
        return "/".join(by_name[name] for name in ("health", "speed", "accuracy"))
    return "" if order else "/".join(numbers)
