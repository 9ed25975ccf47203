"""One language: names of cards, sentences with gaps, and how a text is put together from them.

A text is looked for as it stands, then among the sentences with gaps; what fills a gap is put into
the language in turn. What nobody has translated stays English: a table understands that better than
silence, and `fragkit lang todo` lists it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

from fragkit.language.po import Catalogue
from fragkit.language.template import Template, by_weight, filled

_SENTENCES = re.compile(r"(?<=[.!?:;])\s+(?=\S)")
_LISTED = re.compile(r"( · |; |, | and | or )")
_WORDS = re.compile(r"[a-z]{3,}")
_MOST = 20_000  # texts kept; a long evening says the same few


class Language:
    def __init__(
        self,
        code: str,
        catalogue: Catalogue,
        names: Mapping[str, str] | None = None,
        hyphenate: Callable[[str], str] | None = None,
    ) -> None:
        self.code = code
        self.catalogue = catalogue
        self.names: dict[str, str] = dict(names or {})  # of content: English -> this language
        self.kept: set[str] = set()  # names of players, which are nobody's to translate
        self.hyphenate = hyphenate
        self.unsaid: dict[str, None] = {}  # what was asked for in vain, for those who translate
        self._said: dict[str, str] = {}

    def learn(self, names: Mapping[str, str]) -> None:
        """Names and texts of content; what came first counts."""
        self.names = {**names, **self.names}
        self._said.clear()

    def keep(self, names: Iterable[str]) -> None:
        if not self.kept.issuperset(names):
            self.kept.update(names)
            self._said.clear()

    def say(self, text: str) -> str:
        known = self._said.get(text)
        if known is None:
            if len(self._said) >= _MOST:
                self._said.clear()
            known = self._said[text] = self._say(text)
        return known

    # -- finding the words --------------------------------------------------------------

    @cached_property
    def _templates(self) -> list[Template]:
        entries = self.catalogue.entries.values()
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
        """The text in this language, or None where no word of it is known."""
        if text in self.kept:
            return text
        whole = self._known(text) or self._filled(text)
        if whole is not None:
            return whole
        for cut in (_SENTENCES, None):
            pieces = cut.split(text) if cut is not None else _LISTED.split(text)
            if len(pieces) == 1:
                continue
            said = [self._part(p.strip()) if p.strip() else p for p in pieces]
            if cut is not None and any(s is not None for s in said):
                return " ".join(s if s is not None else p for s, p in zip(said, pieces, strict=True))
            if cut is None and all(s is not None for s in said[::2]):
                joints = [self._joint(p) for p in pieces[1::2]]
                rest = [w for pair in zip(joints, said[2::2], strict=True) for w in pair]
                return "".join(w or "" for w in (said[0], *rest))
        return None

    def _joint(self, joint: str) -> str:
        word = joint.strip()
        return f" {self._known(word) or word} " if word.isalpha() else joint

    def _known(self, text: str) -> str | None:
        """As it stands; else without its full stop, or with another first letter."""
        for stop in ("", ".", ":", "!", "?", ","):
            if stop and not text.endswith(stop):
                continue
            core = text.removesuffix(stop) if stop else text
            found = self._exactly(core)
            if found is not None:
                return found + stop
        return None

    def _exactly(self, text: str) -> str | None:
        for made, back in ((text, None), (_lower(text), _upper), (_upper(text), _lower)):
            if made == text and back is not None:
                continue
            found = self.names.get(made)
            if found is None:
                entry = self.catalogue.entries.get(made)
                found = entry.msgstr if entry is not None and entry.is_done else None
            if found:
                return _upper(found) if back is _upper else found
        return None

    def _filled(self, text: str) -> str | None:
        for made, back in ((text, None), (_lower(text), _upper)):
            if made == text and back is not None:
                continue
            for stop in ("", "."):
                if stop and not made.endswith(stop):
                    continue
                core = made.removesuffix(stop) if stop else made
                found = self._by_template(core)
                if found is not None:
                    return (_upper(found) if back is not None else found) + stop
        return None

    def _by_template(self, text: str) -> str | None:
        for template in self._templates:
            values = template.match(text)
            if values is None:
                continue
            return filled(
                self._form(template.text, values),
                {gap: self._gap(value) for gap, value in values.items()},
            )
        return None

    def _gap(self, value: str) -> str:
        core = value.strip()
        if not core or core in self.kept:
            return value
        said = self._part(core)
        return value if said is None else value.replace(core, said, 1)

    def _form(self, msgid: str, values: dict[str, str]) -> str:
        entry = self.catalogue.entries[self._plurals.get(msgid, msgid)]
        if not entry.plural:
            return entry.msgstr
        number = next((int(v) for v in values.values() if v.isdecimal()), 2)
        form = self.catalogue.form_of(number)
        return entry.forms.get(form) or entry.forms[max(entry.forms)]


# The first letter, also behind the stars of bold text.
_FIRST = re.compile(r"^(\W{0,2})(\w)")


def _upper(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].upper(), text, count=1)


def _lower(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].lower(), text, count=1)
