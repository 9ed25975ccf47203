"""How shots are read: `s red`, `s red pulse 4`, `s red twin-peeks then blue`."""

from __future__ import annotations

from dataclasses import replace

from fragkit.board.square_names import parse_square
from fragkit.referee.reading.context import ReadingContext, mode_words, near_words, sheet_words
from fragkit.referee.reading.squares import square_meant
from fragkit.referee.reading.words import Misread, find, find_near, find_run, listed, shown
from fragkit.rules import commands as c
from fragkit.rules.requests import Choice

STOP = ("none", "stop", "-")  # no more shots


def read_shot(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    """`s red pulse 4`; a banked shot says its square: `s red mortar via d4`."""
    at = next((i for i, word in enumerate(words) if i and word.casefold() == "via"), 0)
    if not at:
        return _read_shot(words, speaker, context)
    if len(words) == at + 1:
        return Misread("by way of which square?", "`s red mortar via d4`")
    shot = _read_shot([*words[:at], *words[at + 2 :]], speaker, context)
    if not isinstance(shot, c.Shoot):
        return shot
    return replace(shot, via=square_meant(words[at + 1], speaker, context))


def _read_shot(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    if not words:
        return Misread("at whom?", listed((f"s {p}" for p in _others(speaker, context)), "or"))
    target = _target(words[0], speaker, context)
    if isinstance(target, Misread):
        aimless = [id for id, card in context.cards.items() if card.aim == "nothing"]
        own = context.sheets.get(speaker, {})
        said = sheet_words(context, speaker)
        sheet = [w for w, id in said.items() if id in own and own[id].aim == "nothing"]
        aimless += sheet
        alone = find_run(words, aimless, "weapon")  # `s panic-button`
        if isinstance(alone, Misread) or alone[1]:
            waiting = waiting_shot(words, speaker, context)
            return waiting if isinstance(waiting, c.Shoot) else target
        return c.Shoot(speaker, "", said[alone[0]] if alone[0] in sheet else alone[0])
    then: tuple[str, ...] = ()
    at = next((i for i, w in enumerate(words) if i and w.casefold() == "then"), 0)
    if at:
        further = further_targets(words[at + 1 :], speaker, context)
        if isinstance(further, Misread):
            return further
        words, then = words[:at], further
    if len(words) > 2 and words[1].casefold() in ("with", "by", "using"):
        words = [words[0], *words[2:]]  # `shoot blue with twin`
    if len(words) == 1:
        return c.Shoot(speaker, target, then=then)
    names = sheet_words(context, speaker)
    weapons = [*names, *(id for id, card in context.cards.items() if card.is_weapon)]
    near = [word for word in near_words(context, speaker) if word in weapons]
    run = find_near(words[1:], near, weapons, "weapon")
    if isinstance(run, Misread):
        if not words[1].isdecimal():
            by_mode = _by_mode(words[1:], speaker, context)
            return c.Shoot(speaker, target, *by_mode, then) if by_mode is not None else run
        ammo = _shots(words[1])
        if len(words) > 2 or isinstance(ammo, Misread):
            typed = shown(" ".join(words[1:]))
            return Misread("shots of which weapon?", f"`s {target} WEAPON {typed}`")
        return c.Shoot(speaker, target, ammo=ammo, then=then)  # of the weapon that can
    weapon, rest = run
    weapon = names.get(weapon, weapon)
    ammo, mode = 0, ""
    if rest and rest[0].isdecimal():
        ammo, rest = _shots(rest[0]), rest[1:]
        if isinstance(ammo, Misread):
            return ammo
    if rest:
        modes = mode_words(context, weapon, speaker)
        named = find("-".join(rest), modes, "way of firing")
        if isinstance(named, Misread):
            return named
        mode = modes[named]
    return c.Shoot(speaker, target, weapon, ammo, mode, then)


def _by_mode(
    words: list[str], speaker: str, context: ReadingContext
) -> tuple[str, int, str] | None:
    """`s red full-auto`: the one weapon in front of the shooter that can fire so."""
    found = []
    for weapon in (*context.sheets.get(speaker, ()), *context.laid(speaker)):
        modes = mode_words(context, weapon, speaker)
        named = find("-".join(words), modes, "way of firing") if modes else ""
        if isinstance(named, str) and named:
            found.append((weapon, 0, modes[named]))
    return found[0] if len(found) == 1 else None


def _shots(word: str) -> int | Misread:
    number = int(word[:3])
    return number if 1 <= number <= 99 else Misread(f"`{shown(word)}` is no number of shots")


def waiting_shot(
    words: list[str], speaker: str, context: ReadingContext
) -> c.Command | Misread | None:
    """`pulse 4` when an attack waits for its weapon: the whole attack, target included."""
    due = context.due
    if not isinstance(due, Choice) or not due.is_of_shot or words[0] == due.target:
        return None
    return read_shot([due.target or "-", *words], speaker, context)


def _target(word: str, speaker: str, context: ReadingContext) -> str | Misread:
    if word == "-":
        return ""  # a weapon that aims at nothing
    kind, at, square = word.rpartition("@")
    if at and kind.casefold() in context.modules.kinds:
        return f"{kind.casefold()}@{square_meant(square, speaker, context)}"
    player = find(word, context.players, "player")
    if isinstance(player, Misread) and parse_square(word.rpartition(":")[2]):
        return square_meant(word, speaker, context)
    return player


def further_targets(
    words: list[str], speaker: str, context: ReadingContext
) -> tuple[str, ...] | Misread:
    """`green`, `green then blue`, `none`: where the further shots of an attack go."""
    found = [
        "" if word.casefold() in STOP else _target(word, speaker, context)
        for word in words
        if word.casefold() != "then"
    ]
    wrong = next((f for f in found if isinstance(f, Misread)), None)
    if wrong is not None or not found:
        return wrong or Misread("then at whom?", "`s red twin-peeks then blue`")
    return tuple(f for f in found if isinstance(f, str))


def _others(speaker: str, context: ReadingContext) -> list[str]:
    return [p for p in context.players if p != speaker] or list(context.players)
