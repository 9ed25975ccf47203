"""Dice, choices and cards that answer what is due."""

from __future__ import annotations

from fragkit.model.effects.selector import is_selected
from fragkit.model.suits import parse_face
from fragkit.rules.attack.aiming import fits_target
from fragkit.rules.commands import Choose, Deal, Faces, Shoot
from fragkit.rules.game import Game
from fragkit.rules.hands.decks import copies_seen
from fragkit.rules.hands.turning_up import card_with
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Act, Choice, Draw, Request, Roll

MOST_TOLD = 12  # options that are told once more


def due(request: Request) -> str:
    match request:
        case Roll(dice=dice, reason=reason):
            return f"{dice} {'die' if dice == 1 else 'dice'}, {reason}"
        case Choice(reason=reason) | Draw(reason=reason):
            return reason
    return "nothing"


def _not_due(what: str, request: Request) -> Refusal:
    match request:
        case Act(player=player):
            now = f"{player} moves, attacks or ends the turn"
        case Roll() | Choice() | Draw():
            now = f"{request.player}, {due(request)}"
        case _:
            now = "the game is over"
    there = f"There are: {_options(request)}." if isinstance(request, Choice) else ""
    return Refusal("turn.phases", f"no {what} due: {now}", there)


def check_faces(request: Request, command: Faces) -> Refusal | None:
    if not isinstance(request, Roll):
        return _not_due("dice are", request)
    if command.player and command.player != request.player:
        return Refusal(
            request.rule or "turn.phases", f"{request.player} rolls, not {command.player}"
        )
    if len(command.dice) != request.dice:
        are = "1 die is" if request.dice == 1 else f"{request.dice} dice are"
        return Refusal(
            request.rule or "turn.phases", f"{are} due, not {len(command.dice)}",
            f"{request.receipt}.",
        )  # fmt: skip
    for face in command.dice:
        if not 1 <= face <= 6:
            return Refusal(request.rule or "turn.phases", f"{face} is no face of a die")
    return None


def _how_many(request: Choice) -> str:
    if request.least == request.most:
        return "one" if request.most == 1 else str(request.most)
    return f"{request.least} to {request.most}"


def check_choice(game: Game, request: Request, command: Choose) -> Refusal | None:
    if not isinstance(request, Choice):
        return _not_due("choice is", request)
    if command.player != request.player:
        return Refusal(request.rule, f"{request.player} chooses, not {command.player}")
    if not request.least <= len(command.options) <= request.most:
        few = len(request.options) <= MOST_TOLD
        there = f"There are: {_options(request)}." if few else f"{request.reason}."
        said = f", not {len(command.options)}" if request.most > 1 else ""
        return Refusal(request.rule, f"name {_how_many(request)} of them{said}", there)
    keys = {option.key: option.copies for option in request.options}
    for key in command.options:
        if key in keys:
            if command.options.count(key) > keys[key]:
                often = {1: "once", 2: "twice"}.get(keys[key], f"{keys[key]} times")
                return Refusal(request.rule, f"`{key}` is there only {often}")
            continue
        entry = game.catalog.cards.get(key)
        if key in request.decks and request.purpose == "discard":
            if is_selected(request.which, (key,)):
                continue  # a card of that deck, which nobody need see
            text = f"a {key} card is wanted of a certain sort: name it"
            return Refusal(request.rule, text)
        if entry is not None and entry.deck in request.decks:
            if not is_selected(request.which, entry.words):
                return Refusal(request.rule, f"{entry.name} is no such card as is wanted")
            if copies_seen(game, key) >= entry.copies:
                return Refusal(
                    "comp.base.cards", f"all {entry.copies} copies of {entry.name} are elsewhere"
                )
            if request.target:  # a weapon from the hand: not every one is fired there
                unfit = fits_target(game, Shoot(request.player, request.target, key))
                if unfit is not None:
                    return unfit
            continue
        there = f"There are: {_options(request)}."
        if request.purpose == "place":
            return _no_start(game, key, there)
        if key in game.ground.place and game.is_occupied(key, ""):
            return Refusal(request.rule, f"{key} is taken", there)
        if parse_face(key) is not None and request.most > 1:
            return Refusal(request.rule, f"no `{key}` is left")
        generally = Refusal(request.rule, f"`{key}` is not among the options", there)
        return game.modules.refuse(game, command) or generally
    return None


def _no_start(game: Game, square: str, there: str) -> Refusal:
    """Why no figure begins on that square (setup.place.square, ruling.setup.shared)."""
    if (other := game.at(square)) is not None:
        return Refusal("ruling.setup.shared", f"{other.name} stands on {square}", there)
    known = square in game.ground.place
    why = f"{square} is no respawn square" if known else game.ground.missing(square)
    return Refusal("setup.place.square", why, there)


def _options(request: Choice) -> str:
    keys = sorted(option.key for option in request.options)
    return ", ".join([*keys[:MOST_TOLD], *(f"any {deck} card" for deck in request.decks)])


def check_deal(game: Game, request: Request, command: Deal) -> Refusal | None:
    if not isinstance(request, Draw):
        return _not_due("card is", request)
    cards = game.state.decks[request.deck].cards
    if cards is None:
        return _check_face(game, request, command.card)
    if not cards.get(command.card):
        return Refusal("deck.base", f"`{command.card}` is not in the {request.deck} deck")
    return None


def _check_face(game: Game, request: Draw, card: str) -> Refusal | None:
    """A card that was turned up on the table: by its name, or by its face."""
    card = card_with(game, request.deck, card) or card
    entry = game.catalog.cards.get(card)
    if entry is None:
        if parse_face(card) is not None:
            return None
        return Refusal("deck.base", f"`{card}` is no card", "Say its name, or its face: 7H.")
    if entry.deck != request.deck:
        return Refusal("deck.base", f"{entry.name} is not of the {request.deck} deck")
    if copies_seen(game, card) >= entry.copies:
        return Refusal(
            "comp.base.cards", f"all {entry.copies} copies of {entry.name} are elsewhere"
        )
    return None
