"""What can be wrong with a template that the structurer cannot see."""

from __future__ import annotations

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.press.draw import Box
from fragkit.press.faces.fields import field_names
from fragkit.press.faces.palette import ROLES
from fragkit.press.faces.setting import fields_of
from fragkit.press.faces.template import (
    CARD_HEIGHT,
    CARD_WIDTH,
    PLACEHOLDER,
    SAFE,
    Drawn,
    Element,
    Icon,
    Paint,
    Template,
    Tiles,
    Words,
)
from fragkit.press.fonts import FONTS
from fragkit.press.icons import ICONS
from fragkit.press.shapes import parse_shape

BLEED = 3.0
ICON_FIELDS = ("types", "deck-icon", "letter-icon", "suit")


def check_template(template: Template, problems: Problems) -> None:
    for elements in (template.front, template.back):
        names: set[str] = set()
        for element in elements:
            check_box(element, problems)
            check_fields(element, problems)
            check_colors(element, template, problems)
            check_icon(element, problems)
            check_words(element, names, problems)
            check_path(element, problems)
            if element.name in names:
                problems.error(
                    "duplicate-name",
                    element.where.of("name"),
                    f"two elements are called `{element.name}`",
                    help="rename one of the two",
                )
            if element.name:
                names.add(element.name)


def check_box(element: Element, problems: Problems) -> None:
    place = element.where.of("at")
    if len(element.at) != 4:
        problems.error(
            "bad-box",
            place,
            f"a box has four numbers, not {len(element.at)}",
            help="left, top, width, height in mm: `at: [4, 4, 55, 11]`",
        )
        return
    box = Box(*element.at)
    if box.width <= 0 or box.height <= 0:
        problems.error("bad-box", place, "the box has no width or no height")
        return
    card = Box(0, 0, CARD_WIDTH, CARD_HEIGHT)
    limit = card.grown(BLEED) if element.bleeds else card
    if not limit.contains(box):
        reach = max(
            limit.x - box.x, limit.y - box.y, box.right - limit.right, box.bottom - limit.bottom
        )
        problems.error(
            "box-outside",
            place,
            f"the box leaves the card by {reach:g} mm",
            help=f"a card is {CARD_WIDTH:g} × {CARD_HEIGHT:g} mm; `bleeds: true` allows {BLEED:g} mm more",
        )
    elif not element.bleeds and not card.grown(-SAFE).contains(box):
        problems.warning(
            "box-unsafe",
            place,
            f"the box comes closer than {SAFE:g} mm to the cut",
            help="move it inwards, or say `bleeds: true` if a crooked cut does not matter",
        )


def check_fields(element: Element, problems: Problems) -> None:
    known = field_names()
    value = getattr(element, "value", "")
    asked = fields_of(value) if isinstance(value, str) else ()
    for name in asked:
        if name not in known:
            tell_field(name, element.where.of("value"), problems)
    for test in element.when:
        if test.field not in known:
            tell_field(test.field, element.where.of("when"), problems)


def tell_field(name: str, place: Span, problems: Problems) -> None:
    problems.error(
        "unknown-field",
        place,
        f"`{name}` is no field of a card",
        did_you_mean(name, field_names()) or "docs/templates.md lists every field",
    )


def check_colors(element: Element, template: Template, problems: Problems) -> None:
    known = {*ROLES, *(template.colors or {})}
    for name in ("fill", "line", "color", "tint", "ground"):
        paint = getattr(element, name, None)
        if isinstance(paint, Paint) and not paint.startswith("#") and paint not in known:
            problems.error(
                "unknown-color",
                element.where.of(name),
                f"`{paint}` is no colour of the theme",
                did_you_mean(paint, known),
            )


def check_icon(element: Element, problems: Problems) -> None:
    if not isinstance(element, Icon | Tiles):
        return
    match = PLACEHOLDER.fullmatch(element.value)
    place = element.where.of("value")
    if match is None and element.value not in ICONS:
        problems.error(
            "unknown-icon",
            place,
            f"there is no icon `{element.value}`",
            did_you_mean(element.value, ICONS) or "docs/templates.md lists every icon",
        )
    elif match is not None and match[1] in field_names() and match[1] not in ICON_FIELDS:
        problems.error(
            "unknown-icon",
            place,
            f"the field `{match[1]}` names no icons",
            "fields that do are " + ", ".join(f"`{f}`" for f in ICON_FIELDS),
        )


def check_words(element: Element, above: set[str], problems: Problems) -> None:
    if not isinstance(element, Words):
        return
    if element.font not in FONTS:
        problems.error(
            "unknown-font",
            element.where.of("font"),
            f"there is no font `{element.font}`",
            did_you_mean(element.font, FONTS) or "a pack's own lie in `templates/fonts`",
        )
    if element.least is not None and element.least > element.size:
        problems.error(
            "bad-size",
            element.where.of("least"),
            f"the smallest size {element.least:g} is above the size {element.size:g}",
        )
    if element.below and element.below not in above:
        problems.error(
            "unknown-part",
            element.where.of("below"),
            f"no text named `{element.below}` stands before this one",
            did_you_mean(element.below, above),
        )


def check_path(element: Element, problems: Problems) -> None:
    if not isinstance(element, Drawn):
        return
    try:
        shape = parse_shape(element.value)
    except (ValueError, KeyError, IndexError):
        shape = ()
    if not shape or shape[0][0] != "M":
        problems.error(
            "bad-path",
            element.where.of("value"),
            "this is no path",
            help="begin with `M x y`; known are the absolute M L H V C Q Z",
        )
