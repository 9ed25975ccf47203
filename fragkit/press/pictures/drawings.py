"""Every drawing by its kind, whatever family it belongs to; firearms are put together apart."""

from __future__ import annotations

from fragkit.press.pictures import events, explosives, healing, signs, tools, worn
from fragkit.press.pictures.blades import BLADES
from fragkit.press.pictures.events import EVENTS
from fragkit.press.pictures.explosives import EXPLOSIVES
from fragkit.press.pictures.healing import HEALING
from fragkit.press.pictures.signs import SIGNS
from fragkit.press.pictures.tools import TOOLS
from fragkit.press.pictures.worn import WORN

DRAWINGS: dict[str, str] = {**BLADES, **EXPLOSIVES, **WORN, **HEALING, **TOOLS, **EVENTS, **SIGNS}
STYLES: dict[str, dict[str, str]] = {
    **explosives.STYLES,
    **worn.STYLES,
    **healing.STYLES,
    **tools.STYLES,
    **events.STYLES,
    **signs.STYLES,
}
