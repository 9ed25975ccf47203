"""One language: names of cards, sentences with gaps, and how a text is translated with them.

A text is looked up as it is, then among the sentences with gaps; the words in a gap are translated
in turn. A text without a translation stays English: a table understands that better than silence,
and `fragkit lang todo` lists it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from fragkit.language.fields import FIELDS
from fragkit.language.hyphenation import Hyphenation
from fragkit.language.po import CONTEXT, Catalogue, read_po
from fragkit.language.sentence_template import GAP, Template, by_weight
from fragkit.language.sentences import ENGLISH as ENGLISH_WORDING
from fragkit.language.sentences import FIELD, Sentence, Untranslated, render, render_strictly
from fragkit.shipped_files import share

JOINED = "joined"  # the context of words that begin a longer one
_SENTENCES = re.compile(r"(?<=[.!?])\s+(?=[A-Z0-9`*])")
_CLAUSES = re.compile(r"(?<=[.!?:;])\s+(?=\S)")
# A sign before a refusal, and the rule behind it.
_FRAMED = re.compile(r"([^\w\s`*(+×−-]+\s|x\s)?(.*?)(\s\[[a-z][a-z0-9.-]+\])?", re.DOTALL)
_LISTED = re.compile(r"( · |; |, | and | or )")
# Dice and where they come from, before what they are thrown for: `6d = 3d ×2 (Overclock) …`.
_DICE = re.compile(r"(\d+d\S*(?: = \d+d(?: [^()]+ \([^)]*\))+)? )(?!=)(\S.*)", re.DOTALL)
_ROW = re.compile(r"(\*\*[\d–+]+\*\*: )(.+)", re.DOTALL)  # of a table: faces, and what they bring
_BRACKETED = re.compile(r"([^():]+) \(([^()]+)\)(\.?)")  # `five cards (choose 5)`
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_SOURCE = re.compile(r"\(([^)]*)\)")
_WORDS = re.compile(r"(?<![\w.@/-])[a-z]{3,}(?![\w@/]|[.:]\w)")  # that a dictionary has
# Numbers, squares, dice, playing cards.
_PLAIN = re.compile(r"[\W\d]*|[A-Z]{1,2}\d+[ab]?|\d+d\S*|(?:\d+|[JQKA])[SHDC]")
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_TYPED = re.compile(r"`[^`]*`|\[[^\]]*\]")
_DEEPEST = 9  # gaps in gaps; what was put together once is known
_MOST = 20_000  # texts kept; a long evening says the same few


class Language:
    """The catalogue and the names of one language; it keeps the texts that it has translated."""

    def __init__(
        self,
        code: str,
        catalogue: Catalogue,
        names: Mapping[str, str] | None = None,
        hyphenate: Hyphenation | None = None,
    ) -> None:
        self.code = code
        self.catalogue = catalogue
        self.names: dict[str, str] = dict(names or {})  # of content: English -> this language
        self.kept: set[str] = set()  # names of players, which are nobody's to translate
        self.cards: dict[str, Any] = {}  # by id, in the words of this language
        self.hyphenate = hyphenate or Hyphenation()
        self.unsaid: dict[str, None] = {}  # what was asked for in vain, for those who translate
        self._own: set[str] = set()
        self._said: dict[str, str] = {}
        self._parts: dict[str, tuple[str | None, int]] = {}
        self._depth = 0
        self._loose = 0  # how unsure its gaps are: neither numbers, squares nor known words
        self._rest = 0  # letters of strange words in the gaps of the sentence that is being tried

    def learn(self, names: Mapping[str, str]) -> None:
        """Learn names and texts of content; the first translation of a text wins."""
        self.names = {**names, **self.names}
        self._own = set(self.names.values())
        self._forget()

    def keep(self, names: Iterable[str]) -> None:
        """Leave these names untranslated: they are those of players."""
        self.kept.update(names)
        self._forget()

    def _forget(self) -> None:
        self._said.clear()
        self._parts.clear()

    def say(self, text: str) -> str:
        known = self._said.get(text)
        if known is None:
            if text in self._own:
                return text  # it is this language already
            if len(self._said) >= _MOST:
                self._forget()
            known = self._said[text] = self._say(text)
        return known

    def whole(self, text: str) -> str:
        """Return the translation of the whole text; never put it together from known parts."""
        found = self._known(text.strip())
        if found is None and _WORDS.search(text):
            self.unsaid.setdefault(text.strip())
        return text if found is None else found

    # -- sentences that are values -------------------------------------------------------

    def sentence(self, sentence: Sentence) -> str:
        """Return the sentence in this language, or all of it in English."""
        try:
            return render_strictly(sentence, self)
        except Untranslated:
            return self.say(render(sentence, ENGLISH_WORDING))

    def template(self, sentence: Sentence, context: str) -> str:
        entries = self.catalogue.entries
        msgid = sentence.template
        entry = entries.get(f"{context}{CONTEXT}{msgid}") if context else None
        entry = entry or entries.get(msgid)
        if entry is None and not _LETTERS.search(FIELD.sub("", msgid)):
            return msgid  # nothing but punctuation
        if entry is None or not entry.is_done:
            raise Untranslated(msgid)
        if sentence.many:
            if not entry.forms:
                raise Untranslated(msgid)
            form = self.catalogue.form_of(sentence.fields["n"])
            return entry.forms.get(form) or entry.forms[max(entry.forms)]
        return entry.msgstr

    def word(self, text: str, field: str, context: str) -> str:
        kind = FIELDS.get(field, "part")
        if kind in ("player", "square", "number", "typed") or text in self.kept:
            return text
        for key in (f"{context}{CONTEXT}{text}", f"{field}{CONTEXT}{text}", text):
            entry = self.catalogue.entries.get(key)
            if kind != "name" and entry is not None and entry.is_done:
                return entry.msgstr
        if kind == "word" and text not in self.names and _WORDS.search(text):
            raise Untranslated(text)
        return self.names.get(text, text)

    def grammar(self, context: str, key: str) -> str:
        """Return what the catalogue says of the language itself, such as its order of words."""
        entry = self.catalogue.entries.get(f"{context}{CONTEXT}{key}")
        return entry.msgstr if entry is not None else ""

    def joined(self, items: list[str], word: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self._known(word) or word} {items[-1]}"

    # -- finding the words --------------------------------------------------------------

    @cached_property
    def _templates(self) -> list[Template]:
        # `lose|loses` are forms of a clause, which no finished text has.
        entries = [e for e in self.catalogue.entries.values() if not (e.context or "|" in e.msgstr)]
        singular = [e.msgid for e in entries if e.is_done]
        return by_weight([*singular, *(e.plural for e in entries if e.is_done and e.plural)])

    @cached_property
    def _plurals(self) -> dict[str, str]:
        return {e.plural: e.msgid for e in self.catalogue.entries.values() if e.plural}

    def _say(self, text: str) -> str:
        core = text.strip()
        if not core:
            return text
        lead, tail = text[: text.index(core[0])], text[len(text.rstrip()) :]
        found = self._part(core)
        if found is None:
            found = core
            if _WORDS.search(core) and core not in self.kept:
                self.unsaid.setdefault(core)
        return f"{lead}{found}{tail}"

    def _part(self, text: str) -> str | None:
        """Translate the text, or return None if no word of it is known."""
        known = self._known(text)
        if known is not None:
            return known
        if text in self._parts:
            said, rest = self._parts[text]
            self._rest += rest
            return said
        if self._depth >= _DEEPEST or not _LETTERS.search(text):
            return None
        before, self._rest = self._rest, 0
        self._depth += 1
        said = self._put_together(text)
        self._depth -= 1
        self._parts[text] = said, self._rest
        self._rest += before
        return said

    def _put_together(self, text: str) -> str | None:
        """Translate a text by its rows, sentences, frame, dice, brackets or clauses, whichever fits
        first."""
        if _ROW.match(text):
            rows = [_ROW.fullmatch(row) for row in text.split("; ")]
            if all(row is not None for row in rows):
                return "; ".join(
                    f"{row[1]}{self._part(row[2]) or row[2]}" for row in rows if row is not None
                )
        # Several sentences: each by itself, when each is known.
        pieces = _SENTENCES.split(text)
        if len(pieces) > 1:
            said = [self._part(piece) for piece in pieces]
            if all(
                s is not None or not _WORDS.search(p) for s, p in zip(said, pieces, strict=True)
            ):
                return _together(said, pieces)
        whole = self._filled(text)
        if whole is not None:
            return whole
        framed = _FRAMED.fullmatch(text)
        if framed is not None and (framed[1] or framed[3]):
            inside = self._part(framed[2])
            return None if inside is None else f"{framed[1] or ''}{inside}{framed[3] or ''}"
        bold = _BOLD.fullmatch(text)
        if bold is not None:
            inside = self._part(bold[1])
            return None if inside is None else f"**{inside}**"
        dice = _DICE.fullmatch(text)
        if dice is not None:
            sources = _SOURCE.sub(lambda m: f"({self._part(m[1]) or m[1]})", dice[1])
            inside = self._part(dice[2])
            return None if inside is None else f"{sources}{inside}"
        bracketed = _BRACKETED.fullmatch(text)
        if bracketed is not None:
            said = [self._part(bracketed[1]), self._part(bracketed[2])]
            if said[0] is not None and _is_mostly(said, [bracketed[1], bracketed[2]]):
                return f"{said[0]} ({said[1] or bracketed[2]}){bracketed[3]}"
        pieces = _CLAUSES.split(text)
        if len(pieces) > 1:
            said = [self._part(piece) for piece in pieces]
            if any(s is not None for s in said) and _is_mostly(said, pieces):
                return _together(said, pieces)
        return self._filled(text, weak=True) or self._listed(text)

    def _listed(self, text: str, all_known: bool = False) -> str | None:
        pieces = _LISTED.split(text)
        if len(pieces) == 1:
            return None
        said = [self._part(piece) if piece else piece for piece in pieces[::2]]
        if all(s is None for s in said) or not _is_mostly(said, pieces[::2], all_known):
            return None
        made = ""
        for piece, own, joint in zip(pieces[::2], said, [*pieces[1::2], ""], strict=True):
            made += (piece if own is None else own) + self._joint(joint)
        return made

    def _joint(self, joint: str) -> str:
        word = joint.strip()
        return f" {self._known(word) or word} " if word.isalpha() else joint

    def _known(self, text: str) -> str | None:
        """Look the text up as it is; else without its period, or with another first letter."""
        for stop in ("", ".", ":", "!", "?", ","):
            if stop and not text.endswith(stop):
                continue
            core = text.removesuffix(stop) if stop else text
            found = self._exactly(core)
            if found is not None:
                return found + stop
        return None

    def _exactly(self, text: str) -> str | None:
        if text in self.kept:
            return text
        for made, back in ((text, None), (_lower(text), _upper), (_upper(text), _lower)):
            if made == text and back is not None:
                continue
            found = self.names.get(made)
            if found is None:
                entry = self.catalogue.entries.get(made)
                is_word = entry is not None and entry.is_done and "|" not in entry.msgstr
                found = entry.msgstr if entry is not None and is_word else None
            if found:
                return _upper(found) if back is _upper else found
        return None

    def _filled(self, text: str, weak: bool = False) -> str | None:
        for made, back in ((text, None), (_lower(text), _upper)):
            if made == text and back is not None:
                continue
            for stop in ("", "."):
                if stop and not made.endswith(stop):
                    continue
                core = made.removesuffix(stop) if stop else made
                found = self._by_template(core, weak)
                if found is not None:
                    return (_upper(found) if back is not None else found) + stop
        return None

    def _by_template(self, text: str, weak: bool) -> str | None:
        """Translate with the first template that leaves no unknown words, else with the one that
        leaves the fewest letters."""
        best: tuple[int, int, str] | None = None
        for template in self._templates:
            if template.is_weak != weak:
                continue
            values = template.match(text)
            if values is None:
                continue
            made = self._form(template.text, values)
            rest, loose = self._rest, self._loose
            self._rest = self._loose = 0
            said = "".join(self._gap(gap, values) if gap else text for text, gap in _pieces(made))
            left, unknown = self._rest, self._loose
            self._rest, self._loose = rest, loose
            # A few known words in a strange sentence would be no sentence of either language.
            if left <= template.letters and (best is None or (left, unknown) < best[:2]):
                best = left, unknown, said
                if not left and not unknown:
                    break
        if best is None:
            return None
        self._rest += best[0]
        self._loose += best[1]
        return best[2]

    def _gap(self, gap: re.Match[str], values: dict[str, str]) -> str:
        """Translate the words in a gap: as this gap has them, as part of a longer word
        (`{deck}karte`), or as anywhere else."""
        value = values.get(gap[1], gap[0])
        core = value.strip()
        if not core or core in self.kept:
            return value
        after = gap.string[gap.end() : gap.end() + 1]
        joins = after.isalpha() or after == "-"
        own = gap[1].rstrip("_0123456789")
        for context in (own, JOINED) if joins else (own,):
            entry = self.catalogue.entries.get(f"{context}{CONTEXT}{core}")
            if entry is not None:
                return value.replace(core, entry.msgstr, 1)
        # Several things fill a gap more often than one sentence with commas.
        said = self._known(core)
        if said is None:
            said = self._listed(core, all_known=True) or self._part(core)
            # Words that are known as they stand are a surer sign than words put together.
            self._loose += 1 if said is not None else 2 * (not _PLAIN.fullmatch(core))
        typed = gap.string[: gap.start()].count("`") % 2  # what somebody typed, in backticks
        if said is None and not typed:
            self._rest += _strange(core)
        made = value if said is None else value.replace(core, said, 1)
        # A number joins nothing: `6d`.
        return f"{made}-" if after.isalpha() and not core.isdecimal() else made

    def _form(self, msgid: str, values: dict[str, str]) -> str:
        """Return the translation of a template in the plural form that its number needs."""
        entry = self.catalogue.entries[self._plurals.get(msgid, msgid)]
        if not entry.plural:
            return entry.msgstr
        number = next((int(v) for v in values.values() if v.isdecimal()), 2)
        form = self.catalogue.form_of(number)
        return entry.forms.get(form) or entry.forms[max(entry.forms)]


def _pieces(text: str) -> Iterator[tuple[str, re.Match[str] | None]]:
    """Yield the words between the gaps, and the gaps."""
    at = 0
    for gap in GAP.finditer(text):
        yield text[at : gap.start()], None
        yield "", gap
        at = gap.end()
    yield text[at:], None


def _strange(text: str) -> int:
    """Count the letters of words without a translation; names and commands do not count."""
    return sum(map(len, _WORDS.findall(_TYPED.sub("", text))))


def _is_mostly(said: list[str | None], pieces: list[str], all_known: bool = False) -> bool:
    """Return whether more letters were translated than not; with `all_known`, all of them."""
    left = sum(_strange(p) for s, p in zip(said, pieces, strict=True) if s is None)
    known = sum(len(p) for s, p in zip(said, pieces, strict=True) if s is not None)
    return not left if all_known else left < known


def _together(said: list[str | None], pieces: list[str]) -> str:
    return " ".join(p if s is None else s for s, p in zip(said, pieces, strict=True))


# The first letter, also behind the stars of bold text.
_FIRST = re.compile(r"^(\W{0,2})(\w)")


def _upper(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].upper(), text, count=1)


def _lower(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].lower(), text, count=1)


ENGLISH = "en"


def catalogue_path(code: str) -> Path:
    return share("templates") / "lang" / f"{code}.po"


def shipped_codes() -> list[str]:
    """Return the languages that fragkit has sentences in, besides English."""
    return sorted(path.stem for path in (share("templates") / "lang").glob("*.po"))


def shipped(code: str) -> Language:
    """Return the language; without a catalogue, its sentences are English and only names differ."""
    path = catalogue_path(code)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    for part in sorted(path.with_suffix("").glob("*.po")):  # a file a room, sentences as values
        text += "\n" + part.read_text(encoding="utf-8")
    patterns = path.with_suffix(".hyphens")
    hyphenate = Hyphenation(patterns if patterns.is_file() else None)
    return Language(code, read_po(text), hyphenate=hyphenate)
