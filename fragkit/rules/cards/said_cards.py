"""Cards that players describe during the game (`model/said_card.py`). Once played, they keep their
names."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.model.said_card import SaidCard, parse_said
from fragkit.rules.commands import Play, Refusal, Shoot
from fragkit.rules.game import SAID, Game


def meet(game: Game, command: Shoot | Play) -> Refusal | None:
    """Add the card that this command describes to the game. Return a refusal if the card is
    impossible."""
    if not command.said:
        return None
    card = parse_said(command.said)
    if not isinstance(card, SaidCard):
        return Refusal("play.def", card)
    known = game.state.modules.get(SAID, {}).get(card.id)
    if known == command.said:
        return None
    is_taken = known is not None or (
        card.id in game.catalog.cards and card.id not in game.catalog.said
    )
    if is_taken:
        text = say("there is already a card called {card}", card=game.catalog.cards[card.id].name)
        return Refusal(
            "play.def", text, say("Type `{typed}` alone, or choose another name.", typed=card.id)
        )
    if card.deck not in game.state.decks:
        return Refusal("play.def", say("this game has no {deck} cards", deck=card.deck))
    game.catalog.learn({card.id: command.said})
    return None


def remember(game: Game, command: Shoot | Play) -> None:
    """Keep the card that this command describes for the rest of the game."""
    if command.said:
        card = parse_said(command.said)
        assert isinstance(card, SaidCard), "a command is checked before it is carried out"
        game.state.modules.setdefault(SAID, {})[card.id] = command.said
