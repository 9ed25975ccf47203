"""A print profile: a description of the printer, the paper and the cutting tools, written once."""

from __future__ import annotations

from typing import Literal

from fragkit.model.fields import Where, nowhere, spec
from fragkit.values import dataclass

PaperName = Literal["a4", "letter", "a3"]
Backs = Literal["long-edge", "short-edge", "gutterfold", "separate", "none"]
Ink = Literal["full", "low"]

DEFAULT = "default"  # the default profile


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """One profile in `fragkit.yaml`. Each key is an option of `build`, `export` or `kit`."""

    paper: PaperName | None = spec("paper size", default=None)
    backs: Backs | None = spec("how backs are printed", default=None)
    layout: str | None = spec("card layout, such as `spaced`", default=None, nonempty=True)
    size: str | None = spec("card size, such as `tarot` or `70x100`", default=None, nonempty=True)
    ink: Ink | None = spec("`low` for outlines only", default=None)
    offset: tuple[float, ...] = spec("shift of the backs in mm: right, down", default=())
    guides: bool | None = spec("hairlines between cards for scissors", default=None)
    corner: float | None = spec(
        "corner radius in mm for rounded cutting lines", default=None, least=0, most=10
    )
    mix: bool | None = spec("let decks share sheets of paper", default=None)
    shop: str | None = spec("shop for `export png`, such as `tgc`", default=None, nonempty=True)
    dpi: int | None = spec("pixels per inch of `export`", default=None, least=72, most=1200)
    lang: str | None = spec("the language, such as `de`", default=None, nonempty=True)
    where: Where = nowhere()
