"""What has happened, in the past tense. An event says everything that changed."""

from __future__ import annotations

from fragkit.rules.events.attacks import *  # noqa: F403  # all events of that family
from fragkit.rules.events.base import Event as Event
from fragkit.rules.events.cards import *  # noqa: F403  # all events of that family
from fragkit.rules.events.dice import *  # noqa: F403  # all events of that family
from fragkit.rules.events.moves import *  # noqa: F403  # all events of that family
from fragkit.rules.events.progress import *  # noqa: F403  # all events of that family
from fragkit.rules.events.states import *  # noqa: F403  # all events of that family

# A slotted dataclass is made anew by its decorator, so the module is asked, not the base.
EVENTS: tuple[type[Event], ...] = tuple(
    cls
    for cls in list(globals().values())
    if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
)
