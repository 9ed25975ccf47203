"""Hexes: a deck that only some fighters may play (deadlands.hex.*, ruling.hex.*), and the Huckster,
who trades two cards (deadlands.huckster.cheat).

A frag discards hexes in play because their deck says `fragged: discard` (deadlands.hex.lost,
frag.hexes): see `attack.frags.leave_cards`.
"""

from __future__ import annotations

from dataclasses import replace

from fragkit.language.sentences import say
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.acts import Draw
from fragkit.rules.cards.card_piles import UNSEEN, discard_from_hand
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Command, Refusal, Use
from fragkit.rules.effects.using import check_use, usable_entry
from fragkit.rules.events import CardDiscarded
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.pending import Fall
from fragkit.rules.stats import in_force, is_forbidden

DECK = "hex"
_TRADE = {
    "deck.discard": "ruling.cheat.huckster.empty", "ruling.card.timing": "ruling.cheat.huckster",
    "card.overrides": "deadlands.huckster.cheat",
}  # fmt: skip


def may_play(game: Game, name: str) -> bool:
    """Return whether the player's sheet or a card in play allows hexes. Every player may hold them
    (ruling.hex.hold)."""
    return any(force.effect.value == "hexes" for force in in_force(game, name, mod.Allow))


class Hexes(Module):
    id = "hexes"
    refuses = (Use,)
    rulings = (("hex.hand", "ab", "a", "whether a fragged player discards hexes from their hand"),)

    def refuse_card(self, game: Game, player: str, entry: Entry) -> Refusal | None:
        """Let only those play a hex who may use hexes (deadlands.hex.who). The Harrowed Gunslinger
        never may (deadlands.harrowed.drawback)."""
        if entry.deck != DECK:
            return None
        if source := is_forbidden(game, player, "hexes"):
            text = say(
                "{player} can't play {card}: {source}",
                player=player, card=entry.name, source=source,
            )  # fmt: skip
            return Refusal("deadlands.harrowed.drawback", text)
        if may_play(game, player):
            return None
        return Refusal(
            "deadlands.hex.who",
            say("{player} can't play {card}: this fighter can't play hexes", player=player, card=entry.name),
            say("The Huckster can, and so can a fighter with Hoyle's Book of Games in play."),
        )  # fmt: skip

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Cite the rules about trading for the top hex of the discard pile
        (deadlands.huckster.cheat, ruling.cheat.huckster, ruling.cheat.huckster.empty)."""
        if not isinstance(command, Use) or command.player not in game.state.seats:
            return None
        found = usable_entry(game, command.player, command.card)
        draws = [e for e in found[0].effects if isinstance(e, Draw)] if found is not None else []
        if not any(DECK in draw.value and draw.pile == "discards" for draw in draws):
            return None
        refusal = check_use(game, command)
        rule = _TRADE.get(refusal.rule, "") if refusal is not None else ""
        return replace(refusal, rule=rule) if refusal is not None and rule else None

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Discard the hexes in the target's hand if the house option says so (ruling.hex.hand)."""
        if game.houses.letter("hex.hand") == "b":
            seat = game.seat(fall.victim)
            for card in [c for c in seat.known if game.catalog.cards[c].deck == DECK]:
                discard_from_hand(game, fall.victim, card, "fragged")
            for _ in range(seat.hidden.pop(DECK, 0)):
                game.state.decks[DECK].discards.append(UNSEEN)
                game.tell(CardDiscarded(fall.victim, UNSEEN, DECK, "hand", "fragged"))
        yield from ()
