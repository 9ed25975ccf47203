"""Names of a sentence's fields and their kinds, so that every language knows how to treat them.

A player's name, a square, a number and typed text are the same in every language. A card has a name
in each language (from the packs' translations). A word is one of fragkit's own and is in the
catalogue. A part is another sentence, or the name of a card that caused something.
"""

from __future__ import annotations

from typing import Literal

Kind = Literal["player", "square", "number", "typed", "name", "word", "part"]

_FIELDS: dict[Kind, str] = {
    "player": """
        player players target attacker other others owner winner winners giver receiver chooser captain
        teammate enemy mover killer holder seat seats first second leader losers fighter_of passer pair
    """,
    "square": "square squares start end to_square from_square via corner edge path place way red blue door",
    "number": """
        n dice range health armor ammo movement attacks frags total need least most left spent
        number faces roll rolls damage points cost speed accuracy turn round count made allowed
        distance percent chance line column times amount copies radius needed size columns row rows
        rate low high par seed
    """,
    "typed": """
        typed rule id key form command option options_typed file example value near code sign paper
    """,
    "name": """
        card cards weapon weapons gadget special map maps pack packs fighter fighters name names
        ability trait mode counter_name track stance napalm
    """,
    "word": """
        deck decks stat stats suit color side team kind kinds phase direction purpose window thing
        suits
    """,
    "part": """
        reason reasons source sources cause help what where when who why how note notes at with_what
        detail options choices sentences message sentence condition effect result rest whose
        mode_note was now items order fact origin by to face blocker before after text parts receipt
        counter counters roll_text hand said area boxes called change core deed deeds duration facts
        harms kept middle moments places quantity spared subject things types ways which whom pile
        stances attack relatives games each
    """,
}
FIELDS: dict[str, Kind] = {name: kind for kind, names in _FIELDS.items() for name in names.split()}
