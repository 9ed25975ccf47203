"""A picture has only what its kind has: barrels are for firearms, looks for kinds that come in several."""

from __future__ import annotations

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.model.picture import FIREARM_PARTS, STYLES, Picture


def check(picture: Picture | None, problems: Problems) -> None:
    if picture is None:
        return
    if not picture.is_firearm:
        for part in FIREARM_PARTS:
            if getattr(picture, part):
                problems.error(
                    "stray-part",
                    picture.where.key(part),
                    f"a {picture.kind} has no `{part}`: only firearms do",
                )
    looks = STYLES.get(picture.kind, ())
    if picture.style is not None and picture.style not in looks:
        place = picture.where.of("style")
        if not looks:
            problems.error(
                "stray-part",
                picture.where.key("style"),
                f"a {picture.kind} comes in one style only",
            )
        else:
            problems.error(
                "unknown-choice",
                place,
                f"a {picture.kind} has no style `{picture.style}`",
                did_you_mean(picture.style, looks),
            )
