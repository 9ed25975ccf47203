"""The part of a game that everybody may see.

`state_plain` is the `state` in every message to a program. `who_lines` answers `who` on a screen. A
hand is shown only as the number of cards of each deck.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from fragkit.board.own_board import is_unnamed
from fragkit.language import translate
from fragkit.language.sentences import Sentence, Text, plural, say
from fragkit.model import text as card_words
from fragkit.model.fighter import Fighter, Trait
from fragkit.referee.display.story import Story
from fragkit.rules.cards.card_piles import gear_in_play, hand_counts
from fragkit.rules.catalog import line_to_use, word_to_use
from fragkit.rules.fighter_sheet import stances_in
from fragkit.rules.game import Game
from fragkit.rules.state import JOINED, SHEET, Counter, Seat
from fragkit.rules.stats import accuracy, armor, attacks_left, frag_goal, full, health, speed
from fragkit.term.style import Style, gathered, pad


def state_plain(game: Game) -> dict[str, Any]:
    state, turn = game.state, game.state.turn
    return {
        "stage": state.stage,
        "goal": state.goal,
        "turn": None
        if turn is None
        else {
            "player": turn.player,
            "number": turn.number,
            "phase": turn.phase,
            "movement": turn.movement,
            "attacks": attacks_left(game, turn.player),
        },
        "seats": {seat["name"]: seat for seat in players_plain(game)},
        "sides": {
            name: {"points": side.points, "captain": side.captain}
            for name, side in state.sides.items()
        },
        "floor": [floor_plain(game, counter) for counter in state.floor],
        "winners": list(state.winners),
        "winning_side": state.winning_side,
    }


def floor_plain(game: Game, counter: Counter) -> dict[str, Any]:
    """Return a counter as plain data: its kind, its owner, and the cards that everybody may see. A
    pack's own counter has its sign and name."""
    plain: dict[str, Any] = {"kind": counter.kind, "square": counter.square}
    if counter.kind in game.catalog.counters:
        kind = game.modules.kinds[counter.kind]
        plain |= {"sign": kind.sign, "name": kind.noun}
    if counter.side:
        plain["side"] = counter.side
    if counter.by:
        plain["by"] = counter.by
    if counter.deck:
        plain["deck"] = counter.deck  # a face-down card of the deck
    elif counter.cards:
        plain |= {"cards": list(counter.cards), "left": counter.left}
    return plain


EMPTY = say("empty")  # a hand
# The status of a fighter who is on no square.
_ELSEWHERE = {
    "unplaced": say("off the map"), "fragged": say("fragged"), "removed": say("removed"),
    "waiting": say("waiting"), "out": say("out"),
}  # fmt: skip


def who_lines(game: Game, story: Story, style: Style, names: Collection[str] = ()) -> list[str]:
    """Return the answer to `who`, about all players or the named ones."""
    lines: list[str] = []
    narrow = replace(style, width=style.width - 2)
    for side in game.state.sides if not names else ():
        lines += _side_lines(game, side, style)
    for seat in game.state.seats.values():
        if seat.status == "gone" or (names and seat.name not in names):
            continue
        name = seat.name
        mark = style.pick("▸", ">") if game.is_active(name) else " "
        is_named = seat.square and not is_unnamed(seat.square)
        place = seat.square if is_named else translate(_elsewhere(seat))
        head = f"{mark}{pad(name, 8)} {pad(place, 8)} {translate(_score_text(game, seat))}"
        lines += [style.bold(head), *(f"  {line}" for line in gathered(_life(game, seat), narrow))]
        cards = tuple(
            say("{card} on {thing}", card=story.name(c.card), thing=story.name(c.attached))
            if c.attached
            else card_text(story.name(c.card), c.ammo)
            for c in seat.play
            if c.is_at_hand
        )
        if cards:
            lines += style.wrap(say("In play: {cards}", cards=cards), "  ", "    ")
        lines += style.wrap(say("Hand: {items}", items=hand_text(game, name)), "  ", "    ")
        lines += _sheet(game, seat, style, whole=bool(names))
    return lines


def is_new(seat: Seat) -> bool:
    """Return whether the player has joined but the fighter has not been on the map yet."""
    return seat.status == "fragged" and seat.fell == JOINED


def _elsewhere(seat: Seat) -> Sentence:
    """Return the status of a fighter without a named square, such as `hanged C4`."""
    if seat.square:
        return say("in play")
    known = _ELSEWHERE.get("unplaced" if is_new(seat) else seat.status)
    if known is not None:
        return known
    if seat.figure:
        return say("{phase} {square}", phase=seat.status, square=seat.figure)
    return say("{phase}", phase=seat.status)


def _score_text(game: Game, seat: Seat) -> Sentence:
    """Return `1/3 frags` with the team, or the owner of a summoned figure."""
    if seat.owner:
        return say("owner: {owner}", owner=seat.owner)
    if game.modules.having("verdict"):  # frags alone do not win
        frags = plural("{n} frag", "{n} frags", n=seat.frags)
    else:
        total = frag_goal(game, seat.name)  # some players need more or fewer
        frags = say("{frags}/{total} frags", frags=seat.frags, total=total)
    return say("{count}, {side}", count=frags, side=seat.side) if seat.side else frags


def card_text(name: str, ammo: int) -> Sentence:
    """Return a card in play, with the ammo of a weapon that counts it."""
    if ammo < 0:
        return say("{card}", card=name)
    return say("{card} ({ammo} ammo)", card=name, ammo=ammo)


def _sheet(game: Game, seat: Seat, style: Style, whole: bool) -> list[str]:
    """Return abilities and drawbacks with the command to use them. `whole` adds their text."""
    lines = _traits(game, seat, seat.fighter, style, whole) if seat.fighter else []
    for fighter in copied_fighters(seat):
        title = say("Copied from {name}:", name=game.catalog.definitions[fighter].name)
        below = _traits(game, seat, fighter, style, whole)
        lines += [*style.wrap(title, "  ", "    "), *(f"  {line}" for line in below)]
    return lines


def copied_fighters(seat: Seat) -> list[str]:
    """Return the fighters whose abilities and drawbacks this one has copied."""
    return [laid.card.removeprefix(SHEET) for laid in seat.play if laid.is_copy]


def _traits(game: Game, seat: Seat, id: str, style: Style, whole: bool) -> list[str]:
    fighter = game.catalog.definitions[id]
    other = next((s.name.casefold() for s in game.standing() if s.name != seat.name), "")
    both = (("+", fighter.abilities), ("-", fighter.drawbacks))
    if whole:
        from fragkit.term.content_text import trait_lines

        narrow = replace(style, width=style.width - 2)
        blocks = [
            trait_lines(fighter, t, narrow, head, other) for head, traits in both for t in traits
        ]
        return [f"  {line}" for lines in blocks for line in lines]
    lines: list[str] = []
    if fighter.abilities:
        names = tuple(_trait(fighter, trait, other) for trait in fighter.abilities)
        lines += style.wrap(say("Abilities: {names}", names=names), "  ", "    ")
    if fighter.drawbacks:
        names = tuple(_trait(fighter, trait, other) for trait in fighter.drawbacks)
        lines += style.wrap(say("Drawbacks: {names}", names=names), "  ", "    ")
    return lines


def _trait(fighter: Fighter, trait: Trait, other: str) -> Sentence:
    """Return a trait's name, or its text if it has no name, and the command to use it."""
    name = trait.name or card_words.plain(card_words.trait_text(trait)).rstrip(".")
    line = line_to_use(fighter, trait, other)
    return say("{name} (`{typed}`)", name=name, typed=line) if line else say("{name}", name=name)


def _side_lines(game: Game, side: str, style: Style) -> list[str]:
    """Return `red 2: Red (captain), Green`, and below it the squares of base and flag."""
    one = game.state.sides[side]
    players = tuple(
        say("{player} (captain)", player=s.name) if s.name == one.captain else s.name
        for s in game.state.seats.values()
        if s.side == side and s.status != "gone"
    )
    text = say("{team}: {players}", team=side_score(game, side), players=players or say("nobody"))
    more = tuple(text for module in game.modules.all for text in module.side_report(game, side))
    below = style.wrap(say("{parts}", parts=more), "  ", "    ") if more else []
    return [*(style.bold(line) for line in style.wrap(text, hang="  ")), *below]


def side_score(game: Game, side: str) -> Sentence:
    """Return `red 2`, or only the team in games without points."""
    if any(module.scores_sides for module in game.modules.all):
        return say("{side} {n}", side=side, n=game.state.sides[side].points)
    return say("{side}", side=side)


_LOSSES = {
    "turn": say("loses their next turn"), "movement": say("loses their next movement roll"),
    "attacks": say("loses their next attacks"),
}  # fmt: skip


def _life(game: Game, seat: Seat) -> list[Text]:
    rows, counted = game.facts.values(), game.modules.facts
    shown: list[Text] = [
        text for row in rows if row.name not in counted for text in row.tell(game, seat.name)
    ]
    shown += [
        say("{what} ({source})", what=_LOSSES[loss.what], source=name_of(game, loss.card))
        for loss in seat.losses
    ]
    return shown + mark_texts(game, seat)


def mark_texts(game: Game, seat: Seat) -> list[Text]:
    """Return the modules' numbers for that player: `2 lives`."""
    return [text for row in game.modules.facts.values() for text in row.tell(game, seat.name)]


def name_of(game: Game, card: str) -> str:
    """Return a card's printed name, or a trait's name."""
    entry = game.catalog.cards.get(card)
    return entry.name if entry is not None else card


def hand_text(game: Game, name: str) -> Sentence:
    """Return the number of cards of each deck in a hand, but not the cards."""
    counts = hand_counts(game, game.seat(name))
    if game.seat(name).unsure:
        return say("not counted, any card may be played")
    held = tuple(
        plural("{n} {deck} card", "{n} {deck} cards", n=n, deck=deck)
        for deck, n in counts.items()
        if n
    )
    return say("{items}", items=held) if held else EMPTY


def players_plain(game: Game) -> list[dict[str, Any]]:
    """Return everything about the players that is public."""
    return [_plain(game, seat) for seat in game.state.seats.values()]


def _on_sheet(game: Game, seat: Seat) -> list[dict[str, Any]]:
    """Return the weapons on the sheet, with the ammo of those that need it."""
    found = []
    for word, entry in game.catalog.sheet_weapons(seat.fighter).items():
        laid = gear_in_play(game, seat.name, word)
        ammo = laid.ammo if laid is not None else -1
        found.append({"weapon": word, "name": entry.name, "ammo": ammo})
    return found


def _plain(game: Game, seat: Seat) -> dict[str, Any]:
    name = seat.name
    return {
        "name": name,
        "fighter": seat.fighter,
        "stats": str(seat.stats),
        "status": seat.status,
        "square": seat.square or seat.figure,
        "health": health(game, name),
        "full_health": full(game, name, "health"),
        "speed": speed(game, name),
        "accuracy": accuracy(game, name),
        "armor": armor(game, name),
        "blood": seat.blood,
        "frags": seat.frags,
        "side": seat.side,
        **seat.marks,
        "tracks": dict(seat.tracks),
        "stances": [stance.id for _, stance in stances_in(game, name)],
        "hand": hand_counts(game, seat),
        "abilities": _abilities(game, seat),
        "gear": [c.card for c in seat.play if c.is_gear and c.card in game.catalog.cards],
        "weapons": _on_sheet(game, seat),
        "play": [
            {"card": c.card, "ammo": c.ammo, "armor": c.armor}
            | ({"attached": c.attached} if c.attached else {})
            for c in seat.play
            if c.is_at_hand and c.card in game.catalog.cards
        ],
    }


def _abilities(game: Game, seat: Seat) -> list[dict[str, str]]:
    if not seat.fighter:
        return []
    fighter = game.catalog.definitions[seat.fighter]
    return [
        {
            "name": t.name,
            "text": card_words.plain(card_words.trait_text(t)),
            "use": word_to_use(fighter, t),
        }
        for t in (*fighter.abilities, *fighter.drawbacks)
    ]
