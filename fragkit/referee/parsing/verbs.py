"""Reading the words after `m`, `j`, `s`, `p`, `use`, `choose`, `override` and `join`, which no
grammar can describe."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from fragkit.board.square_names import parse_square
from fragkit.diagnostics import nearest
from fragkit.language.sentences import Text, say
from fragkit.model.fighter import Fighter
from fragkit.model.said_card import SaidCard, is_said_dice, parse_said, parse_said_weapon
from fragkit.model.word_values import Stats
from fragkit.referee.parsing.context import (
    ParseContext,
    find_known,
    mode_words,
    name_problem,
    near_words,
    resolve_option,
    resolve_square,
    sheet_words,
    start_word,
    trait_words,
    verbs_of,
    ways_of,
)
from fragkit.referee.parsing.grammar import STATS, read_fact
from fragkit.referee.parsing.matching import (
    Misread,
    did_you_mean,
    find,
    find_near,
    find_run,
    shown,
    type_one_of,
    unknown,
)
from fragkit.rules import commands as c
from fragkit.rules.flow.fact_table import USAGE
from fragkit.rules.requests import Choice

_SQUARE = re.compile(r"[A-Za-z]{1,2}\d{1,3}[ab]?")


def fighter_and_stats(
    name: str, words: list[str], fighters: Mapping[str, Fighter]
) -> tuple[str, Stats] | Misread:
    """Read the words after a player's name. A fighter with printed stats needs no stats."""
    stats: Stats | None = None
    if words and ("/" in words[-1] or words[-1][0].isdecimal()):
        try:
            stats = Stats.parse(words[-1])
        except ValueError:
            return Misread(
                say("{player}: `{typed}` are not stats", player=name, typed=shown(words[-1])),
                say("type Health/Speed/Accuracy, such as `3/2/2`"),
            )
        words = words[:-1]
        if not words:
            return "", stats
    if words and _SQUARE.fullmatch(words[-1]) and words[-1].casefold() not in fighters:
        square = shown(words[-1]).upper()
        return Misread(
            say("{player}: {square} is a square, not a fighter", player=name, square=square),
            say(
                'to place a fighter, start with `--position "{player} {square}"`, or type '
                "`override {player} square {square}` in the game",
                player=name, square=square,
            ),
        )  # fmt: skip
    if not words:
        return Misread(say("{player} needs stats or a fighter", player=name), _such_as(name))
    run = find_run(words, fighters, "fighter")
    if isinstance(run, Misread):
        wrong = say("{player}: {reason}", player=name, reason=run.text)
        if run.help or stats is None:
            return Misread(
                wrong, run.help or say("name one, or give stats: `{player} 3/2/2`", player=name)
            )
        example = f"{name}-{shown(words[0])} {stats}"
        return Misread(wrong, say("a name is one word: `{example}`", example=example))
    id, rest = run
    if rest:
        wrong = say(
            "{player}: `{typed}` doesn't belong here", player=name, typed=shown(" ".join(rest))
        )
        return Misread(wrong, _such_as(f"{name} {id}"))
    if stats is None:
        own = fighters[id].stats
        if isinstance(own, str):
            wrong = say("{fighter} has no printed stats", fighter=fighters[id].name)
            example = f"{name} {id} 3/2/2"
            return Misread(wrong, say("choose them: `{example}`", example=example))
        stats = own
    return id, stats


def _such_as(start: str) -> Text:
    return say("for example: `{example}`", example=f"{start} 3/2/2")


def take_kept(words: list[str]) -> tuple[tuple[tuple[str, int], ...], list[str]]:
    """Read and remove words such as `rank:2`, a track filled in an earlier game."""
    found = [w for w in words if re.fullmatch(r"[a-z][a-z0-9-]*:\d{1,2}", w.casefold())]
    kept = [word.casefold().partition(":") for word in found]
    rest = [w for w in words if w not in found]
    return tuple((track, int(number)) for track, _, number in kept), rest


def take_wins(words: list[str]) -> tuple[int, list[str]]:
    """Read and remove `wins:1`, the number of tournament wins."""
    found = [w for w in words if re.fullmatch(r"wins:\d{1,2}", w.casefold())]
    return (int(found[-1][5:]) if found else 0), [w for w in words if w not in found]


def read_override(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    player = speaker
    facts = [name for name, row in context.facts.items() if row.is_settable]
    if words and (known := find_known(words[0], context)) is not None and words[0] not in facts:
        player, words = known, words[1:]
    if not words:
        return Misread(say("what do you want to override?"), USAGE)
    fact = find(words[0], facts, "fact")
    if isinstance(fact, str):
        return read_fact(context.facts[fact], words[1:], player, context)
    if words[0].casefold() in ("speed", "accuracy"):
        who = player.casefold() or "red"
        example = f"override {who} stats 3/2/2"
        return Misread(fact.text, say("set all three stats: `{example}`", example=example))
    about_someone = len(words) > 1 and words[1].casefold() in facts
    nobody = find(words[0], context.players, "player") if about_someone else fact
    wrong = nobody if isinstance(nobody, Misread) else fact
    settable = say("it can set {options_typed}", options_typed=facts)
    return Misread(wrong.text, wrong.help or settable)


def read_join(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    after = ""
    if len(words) > 2 and words[-2].casefold() == "after":
        found = find(words[-1], context.players, "player")
        if isinstance(found, Misread):
            return found
        after, words = found, words[:-2]
    wins, words = take_wins(words)
    half = len(words) > 1 and words[-1][0].isdecimal() and not re.fullmatch(STATS, words[-1])
    if len(words) < 2 or half:
        return Misread(say("who joins, with which stats?"), say("for example: `join Green 3/2/2`"))
    if (wrong := name_problem(words[0])) is not None:
        return Misread(wrong)
    joined = fighter_and_stats(words[0], words[1:], context.fighters)
    if isinstance(joined, Misread):
        return joined
    fighter, stats = joined
    return c.Join(words[0], str(stats), fighter, after, wins)


STOP = ("none", "stop", "-")  # no more shots


def read_shot(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    """Read `s red pulse 4`, or `s red mortar via d4` for a banked shot."""
    if len(words) > 1 and words[0].casefold() == "at":
        words = words[1:]  # `fire at blue`
    said = _by_table(words)
    if said is not None:
        words, away, blocked = said
        shot = read_shot(words, speaker, context)
        return replace(shot, at=away, blocked=blocked) if isinstance(shot, c.Shoot) else shot
    at = next((i for i, word in enumerate(words) if i and word.casefold() == "via"), 0)
    if not at:
        return _read_shot(words, speaker, context)
    if len(words) == at + 1:
        return Misread(
            say("which square do you bank the shot off?"), say("for example: `s red mortar via d4`")
        )
    shot = _read_shot([*words[:at], *words[at + 2 :]], speaker, context)
    if not isinstance(shot, c.Shoot):
        return shot
    return replace(shot, via=resolve_square(words[at + 1], speaker, context))


def _by_table(words: list[str]) -> tuple[list[str], int, bool] | None:
    """Split off `at 7 blocked`, the range and line of sight on the players' own map. It may follow
    a weapon's name: `as "Look at 2" at 7`."""
    lower = [word.casefold() for word in words]
    if lower[1:3] in (["at", "range"], ["at", "distance"]) or lower[1:2] in (
        ["range"],
        ["distance"],
    ):
        words = [words[0], "at", *words[3 if lower[1] == "at" else 2 :]]  # `s blue range 7`
        lower = [word.casefold() for word in words]
    name = lower.index("as") + 1 if "as" in lower else len(words)
    for i in (*range(1, name - 1), *reversed(range(name + 1, len(words) - 1))):
        if lower[i] == "at" and re.fullmatch(r"[1-9]\d?", words[i + 1]):
            blocked = lower[i + 2 : i + 3] == ["blocked"]
            return [*words[:i], *words[i + 2 + blocked :]], int(words[i + 1]), blocked
    return None


def _read_shot(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    if not words:
        others = [p for p in context.players if p != speaker] or context.players
        return Misread(say("which target do you shoot?"), type_one_of(f"s {p}" for p in others))
    target = _target(words[0], speaker, context)
    if isinstance(target, Misread):
        aimless = [id for id, card in context.cards.items() if card.aim == "nothing"]
        own = context.sheets.get(speaker, {})
        sheet_names = sheet_words(context, speaker)
        sheet = [w for w, id in sheet_names.items() if id in own and own[id].aim == "nothing"]
        aimless += sheet
        alone = find_run(words, aimless, "weapon")  # `s panic-button`
        if isinstance(alone, Misread) or alone[1]:
            waiting = waiting_shot(words, speaker, context)
            return waiting if isinstance(waiting, c.Shoot) else target
        return c.Shoot(speaker, "", sheet_names[alone[0]] if alone[0] in sheet else alone[0])
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
    if is_said_dice(words[1]):
        said = parse_said_weapon(words[1:])
        if not isinstance(said, SaidCard):
            return Misread(said, say("for example: `{example}`", example=_SAID_SHOT), "play.def")
        return _name_taken(said, context) or c.Shoot(
            speaker, target, said.id, then=then, said=said.text
        )
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
            return Misread(
                say("which weapon?"),
                say("type `s {target} WEAPON {typed}`", target=target, typed=typed),
            )
        return c.Shoot(speaker, target, ammo=ammo, then=then)  # with the weapon that allows it
    weapon, rest = run
    weapon = names.get(weapon, weapon)
    ammo, mode = 0, ""
    if rest and rest[0].isdecimal():
        ammo, rest = _shots(rest[0]), rest[1:]
        if isinstance(ammo, Misread):
            return ammo
    if rest:
        modes = mode_words(context, weapon, speaker)
        named = find("-".join(rest), modes, "firing mode")
        if isinstance(named, Misread):
            return named
        mode = modes[named]
    return c.Shoot(speaker, target, weapon, ammo, mode, then)


_SAID_SHOT = 's blue 6d range 3 ammo 2 as "Chainsaw"'
_SAID_PLAY = 'p gadget "Kevlar" +1 health'


def _name_taken(said: SaidCard, context: ParseContext) -> Misread | None:
    """Refuse a name that already means something else in this game."""
    names = (*context.players, *context.decks, *verbs_of(context.modules), "blood", "start")
    own = {start_word(context, player) for player in context.players}
    sheets = {word for sheet in context.sheets.values() for word in sheet}
    if said.id in {*map(str.casefold, names), *own, *sheets}:
        return Misread(
            say("`{typed}` is already a name in this game", typed=said.name),
            say("choose another name for the card"),
        )
    return None


def _read_said(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    """Read `p gadget "Kevlar" +1 health`, perhaps with a target at the end."""
    target = ""
    if not words[-1].endswith('"') and (name := find_known(words[-1], context)) is not None:
        target, words = name, words[:-1]
        words = words[:-1] if words[-1].casefold() in ("on", "at") else words
    said = parse_said(" ".join([words[0].casefold(), *words[1:]]))
    if not isinstance(said, SaidCard):
        return Misread(said, say("for example: `{example}`", example=_SAID_PLAY), "play.def")
    return _name_taken(said, context) or c.Play(speaker, said.id, target, said=said.text)


def _by_mode(words: list[str], speaker: str, context: ParseContext) -> tuple[str, int, str] | None:
    """Read `s red full-auto`, which means the only weapon in play with that firing mode."""
    found = []
    for weapon in (*context.sheets.get(speaker, ()), *context.laid(speaker)):
        modes = mode_words(context, weapon, speaker)
        named = find("-".join(words), modes, "firing mode") if modes else ""
        if isinstance(named, str) and named:
            found.append((weapon, 0, modes[named]))
    return found[0] if len(found) == 1 else None


def _shots(word: str) -> int | Misread:
    number = int(word[:3])
    if 1 <= number <= 99:
        return number
    return Misread(say("can't fire {number} shots: type 1 to 99", number=number))


def waiting_shot(
    words: list[str], speaker: str, context: ParseContext
) -> c.Command | Misread | None:
    """Read `pulse 4` as an answer to "which weapon?", and return the whole attack."""
    due = context.due
    if not isinstance(due, Choice) or not due.is_of_shot or words[0] == due.target:
        return None
    return read_shot([due.target or "-", *words], speaker, context)


def _target(word: str, speaker: str, context: ParseContext) -> str | Misread:
    if word == "-":
        return ""  # a weapon that needs no target
    kind, at, square = word.rpartition("@")
    if at and kind.casefold() in context.modules.kinds:
        return f"{kind.casefold()}@{resolve_square(square, speaker, context)}"
    player = find(word, context.players, "player")
    if isinstance(player, Misread) and parse_square(word.rpartition(":")[2]):
        return resolve_square(word, speaker, context)
    return player


def further_targets(
    words: list[str], speaker: str, context: ParseContext
) -> tuple[str, ...] | Misread:
    """Read the targets of further shots: `green`, `green then blue`, `none`."""
    found = [
        "" if word.casefold() in STOP else _target(word, speaker, context)
        for word in words
        if word.casefold() != "then"
    ]
    wrong = next((f for f in found if isinstance(f, Misread)), None)
    if wrong is not None or not found:
        example = say("for example: `s red twin-peeks then blue`")
        return wrong or Misread(say("which target do you shoot next?"), example)
    return tuple(f for f in found if isinstance(f, str))


MOST_STEPS = 100
NONE = "none"

Parser = Callable[[list[str], str, ParseContext], "c.Command | Misread"]


def options_of(
    words: list[str], context: ParseContext, due: Choice | None
) -> tuple[str, ...] | Misread:
    if due is None:
        return tuple(words)
    names = [*(o.key for o in due.options), *of_decks(context, due.decks)]
    if due.purpose in ("discard", "card"):
        names += [deck for deck in due.decks if deck not in names]
    own = {w: id for w, id in sheet_words(context, due.player).items() if id in names}
    names += [word for word in own if word not in names]
    found: list[str] = []
    rest = words
    squares = bool(due.options) and all(_is_square(option.key) for option in due.options)
    while rest:
        head = resolve_option(rest[0], due.player, names, context)
        if isinstance(head, str) and head not in names and _is_square(head) and squares:
            found.append(resolve_square(head, due.player, context))  # the rules have the reason
            rest = rest[1:]
            continue
        run = head if isinstance(head, Misread) else find_run([head, *rest[1:]], names, "option")
        if isinstance(run, Misread):
            return run
        found.append(own.get(run[0], run[0]))
        rest = run[1]
    return tuple(found)


def _is_square(word: str) -> bool:
    return bool(parse_square(word.rpartition(":")[2]))


def of_decks(context: ParseContext, decks: Collection[str]) -> list[str]:
    return [id for id, card in context.cards.items() if card.deck in decks]


def _move(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    if not words:
        return _where_to()
    if context.board is not None and context.board.is_own:
        return _walk(words, speaker, context)
    if len(words) == 1 and parse_square(words[0].rpartition(":")[2]) and not ways_of(words[0]):
        return c.MoveTo(speaker, resolve_square(words[0], speaker, context))
    if re.fullmatch(r"[A-Za-z]{1,2} \d{1,2}[abAB]?", " ".join(words)):
        return Misread(say("type a square without a space"), did_you_mean(f"m {''.join(words)}"))
    steps: list[str] = []
    words = " ".join(words).replace(",", " ").split()
    for word in words[1:] if words[0].casefold() == "via" else words:
        ways = ways_of(word)
        if ways:
            steps += ways
        elif parse_square(word.rpartition(":")[2]):
            steps.append(resolve_square(word, speaker, context))
        else:
            return Misread(
                say("`{typed}` is not a step", typed=shown(word)),
                say("type n, e, s, w or a square: `m e e n`, `m f7`"),
            )
        if len(steps) > MOST_STEPS:
            return Misread(say("that walk is too long: type up to {most} steps", most=MOST_STEPS))
    return c.Move(speaker, tuple(steps)) if steps else _where_to()


def _walk(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    """Read `m 5 weapon c7` on the players' own map: the number of squares, power-ups or acid on the
    way, and the last square's name."""
    squares, onto, square = 0, [], ""
    for word in words:
        typed = word.casefold()
        if re.fullmatch(r"\d{1,2}", word) and not squares:
            squares = int(word)
        elif ways := ways_of(word):
            squares += len(ways)
        elif typed == "acid" or typed in context.decks:
            onto.append(typed)
        elif parse_square(word) and not square:
            square = resolve_square(word, speaker, context)
        elif typed not in ("squares", "square", "to", "onto", "steps", "a", "power-up"):
            return Misread(
                say("`{typed}` is not a step", typed=shown(word)),
                say("type `m 5`, `m 5 c7` or `m 5 weapon`"),
            )
    if not squares:
        return Misread(
            say("how many squares do you move?"), say("type `m 5`, `m 5 c7` or `m 5 weapon`")
        )
    return c.Walk(speaker, squares, tuple(onto), square)


def _where_to() -> Misread:
    return Misread(say("where do you move?"), say("for example: `m e e n` or `m f7`"))


def _jump(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    typed = " ".join(sorted(words, key=str.isdecimal)).casefold()  # `j 2 n` is `j n 2`
    match = re.fullmatch(r"(n(?:orth)?|e(?:ast)?|s(?:outh)?|w(?:est)?)\s*(\d{1,2})", typed)
    is_own = context.board is not None and context.board.is_own
    if is_own and re.fullmatch(r"[1-9]\d?", typed):
        return c.Jump(speaker, "n", int(typed))  # only the players know the way
    if match is None:
        return _no_jump(typed) or Misread(say("which way do you jump, and how far?"), _JUMP)
    return c.Jump(speaker, match[1][0], int(match[2]))  # type: ignore[arg-type]  # one of the four


_JUMP = say("`j n 2` jumps 2 squares north")


def _no_jump(typed: str) -> Misread | None:
    """Refuse a jump in two directions, which would be diagonal or around a corner."""
    ways = "n(?:orth)?|e(?:ast)?|s(?:outh)?|w(?:est)?"
    match = re.match(rf"({ways})(\s*)-?({ways})\b", typed)
    if match is None or match[1][0] == match[3][0]:
        return None
    if match[2]:
        return Misread(say("you can jump only in a straight line"), _JUMP, "move.jump.line")
    return Misread(say("you can't jump diagonally"), _JUMP, "ruling.jump.direction")


def _card_and_more(
    verb: str, words: list[str], speaker: str, context: ParseContext, names: Collection[str]
) -> tuple[str, str, str, tuple[str, ...], tuple[int, ...]] | Misread:
    """Read CARD [TARGET] [at SQUARE] [dice 1 3] [with PICK…]; `at` and `on` are optional."""
    if not words:
        if verb == "use":
            return Misread(say("which card do you use?"), say("for example: `use field-surgery`"))
        return Misread(
            say("which card do you play?"), say("for example: `p light-armor` or `p desync red`")
        )
    near = context.laid(speaker) if verb == "use" else ()
    run = find_near(words, near, names, "card")
    if isinstance(run, Misread):
        return run
    card, rest = run
    target = square = ""
    pick: list[str] = []
    dice: list[int] = []
    mode = ""
    while rest:
        word = rest.pop(0)
        lower = word.casefold()
        if lower in ("at", "with", "dice", "on", "to") and rest:
            mode = lower
            continue
        if mode == "dice" and re.fullmatch(r"[1-9]\d?", word):
            dice.append(int(word))
        elif mode == "with":
            named = find(word, [*context.cards, *context.players, *context.decks], "card")
            pick.append(named if isinstance(named, str) else word)
        elif mode != "at" and not target and (name := find_known(word, context)) is not None:
            target = name
        elif not square and parse_square(word.rpartition(":")[2]):
            square = resolve_square(word, speaker, context)
            mode = ""
        else:
            named = find(word, [*context.cards, *context.decks], "card")
            if isinstance(named, Misread):
                return _neither(word, words, context, names)
            pick.append(named)
    return card, target, square, tuple(pick), tuple(dice)


def _neither(word: str, words: list[str], context: ParseContext, names: Collection[str]) -> Misread:
    """Refuse a word that is neither a player nor a card, but may be part of the card's name
    (`armour`)."""
    known = [*context.players, *context.cards]
    named = find(word, known, "player or card")
    wrong = named if isinstance(named, Misread) else Misread(unknown("player or card", word))
    typed = words[: words.index(word) + 1]
    guess = nearest("-".join(typed), list(names))
    if nearest(word, known) is not None or guess is None or guess == words[0].casefold():
        return wrong
    return Misread(unknown("card", " ".join(typed)), did_you_mean(guess))


def _play(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    if len(words) > 1 and words[0].casefold() in context.decks:
        return _read_said(words, speaker, context)
    if len(words) == 1 and words[0].casefold() in context.decks:
        example = f'p {words[0].casefold()} "Lights out"'
        return Misread(
            say("which card do you play?"),
            say("type its name, or describe a card of your own: `{example}`", example=example),
        )
    parts = _card_and_more("p", words, speaker, context, context.cards)
    if isinstance(parts, Misread):
        return parts
    card, target, square, pick, dice = parts
    return c.Play(speaker, card, target, square, (*pick, *map(str, dice)))


def _use(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    own = sheet_words(context, speaker)
    names = [
        "ability",
        *context.cards,
        *context.fighters,
        *trait_words(context),
        *own,
        *context.stances,
    ]
    parts = _card_and_more("use", words, speaker, context, names)
    if isinstance(parts, Misread):
        return parts
    card = parts[0] if parts[0] in context.cards else own.get(parts[0], parts[0])
    return c.Use(speaker, card, *parts[1:])


def _choose(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    due = context.due if isinstance(context.due, Choice) else None
    if not words or [w.casefold() for w in words] == [NONE]:
        if words and not (due and any(o.key.casefold() == NONE for o in due.options)):
            return c.Choose(speaker, ())
        if not words:
            return Misread(say("which option do you choose?"))
    options = options_of(words, context, due)
    return options if isinstance(options, Misread) else c.Choose(speaker, options)


# Verbs whose words depend on the current request, or come in any order. The grammar in its row
# reads any other (`grammar.py`).
PARSERS: dict[str, Parser] = {
    "m": _move, "j": _jump, "s": read_shot, "p": _play, "use": _use, "choose": _choose,
    "override": read_override, "join": read_join,
}  # fmt: skip
