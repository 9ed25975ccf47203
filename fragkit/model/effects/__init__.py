"""Effects: the closed vocabulary that describes what cards, fighters and hazards do.

An effect is one entry of a list. One of its keys is the verb, whose value is the main argument. The
other keys are parameters:

    effects:
      - stat: speed
        add: 2
      - heal: 1

A verb either lasts for a time (a *modifier*: `stat`, `armor`, `immune` …) or happens at once (an
*act*: `heal`, `draw`, `teleport` …). The card gives only a duration, `lasts`. The engine does the
rest.
"""

from fragkit.model.effects.acts import ACTS, STATES
from fragkit.model.effects.effect import Act, Condition, Cost, Effect, Modifier
from fragkit.model.effects.modifiers import MODIFIERS
from fragkit.model.effects.number import Counted, Number, Quantity
from fragkit.model.effects.selector import Selector, Selectors

Effect.family.update({cls.verb: cls for cls in (*MODIFIERS, *ACTS, *STATES)})

__all__ = [
    "ACTS", "MODIFIERS", "STATES", "Act", "Condition", "Cost", "Counted", "Effect", "Modifier", "Number",
    "Quantity", "Selector", "Selectors",
]  # fmt: skip
