"""A card's picture, which is read, checked and cropped to fill its box.

A picture that can't be printed well is reported at the card's line. The card then shows its emblem,
so that the rest can still be checked.
"""

from __future__ import annotations

import hashlib
import io
import math
import warnings
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

from fragkit.diagnostics import Problems, Span
from fragkit.language.sentences import say
from fragkit.load.checks.card_art import looks_like_picture
from fragkit.load.typed_yaml.files import is_file, real
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Pack
from fragkit.press.graphics.marks import Box, Color, Group, Image, Mark
from fragkit.press.pillow import has_pillow

if TYPE_CHECKING:
    from PIL.Image import Image as PilImage

    from fragkit.press.art.svgart import SvgArt

MAX_BYTES = 20_000_000
MAX_PIXELS = 16_000_000  # a whole card at 1,200 dpi has 12 million

COARSE = 150  # below this, pixels are visible
FINE = 300  # from this on, no pixel is visible

_ORIENTATION = 0x0112  # EXIF tag: how the camera was held

ArtPicture = Callable[[Box], tuple[Mark, ...]]


class View(NamedTuple):
    """The way a picture fits its box, and the part that stays visible if it is cropped."""

    x: float = 0.5
    y: float = 0.5
    whole: bool = False  # chosen by the designer; a photo's default is the other
    fill: bool = False  # chosen by the designer; a drawing's default is the other


def picture_of(
    card: Card | Fighter,
    pack: Pack,
    problems: Problems,
    inks: Callable[[str], tuple[Color, Color]] | None = None,
) -> ArtPicture | None:
    """Return a function that draws the art of a card or a fighter into a box, or None.

    ``inks`` returns the color that a card's `art_color` names, and the color of the ground behind
    it.
    """
    if not card.art:
        return None
    place = card.where.of("art")
    path = art_path(card.art, pack, place)
    # A missing or broken file was reported when the pack was loaded.
    if path is None or not is_file(path) or not looks_like_picture(path):
        return None
    try:
        if path.stat().st_size > MAX_BYTES:
            size = path.stat().st_size / 1e6
            problems.at(place).error(
                "[art-too-large] `{file}` has {size} MB, and {most} MB is the limit",
                "make it smaller: 800 × 800 pixels print sharply on a card",
                file=card.art,
                size=f"{size:.0f}",
                most=f"{MAX_BYTES / 1e6:.0f}",
            )
            return None
        data = path.read_bytes()
    except OSError as error:
        problems.at(place).error(
            "[unreadable] `{file}` can't be read: {reason}", file=card.art, reason=error.strerror
        )
        return None
    focus = getattr(card, "focus", ()) or (0.5, 0.5)
    fit = getattr(card, "fit", None)
    view = View(focus[0], focus[-1], fit == "whole", fit == "fill")
    if path.suffix.lower() == ".svg":
        from fragkit.press.art.svgart import read_svg, recolored  # loads the XML parser

        svg = read_svg(data, card.art, place, problems)
        if svg is not None and inks is not None and isinstance(card, Card) and card.art_color:
            svg = recolored(svg, *inks(card.art_color))
            if svg is None:
                problems.at(card.where.of("art_color")).error(
                    "[art-colors] `{file}` has more than two colors, so it can't be one icon in "
                    "one color",
                    "delete `art_color`, or draw it in black",
                    file=card.art,
                )
        return None if svg is None else lambda box: _svg_marks(svg, box, view)
    return _bitmap(data, card.art, place, problems, view)


def art_digest(card: Card, pack: Pack) -> str:
    """Return a digest that changes with the picture's file, or "" if there is no picture."""
    path = art_path(card.art, pack, card.where.of("art")) if card.art else None
    try:
        if path is None or path.stat().st_size > MAX_BYTES:
            return ""
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def art_path(art: str, pack: Pack, place: Span) -> Path | None:
    """Return the path of a picture file, or None if it is outside the pack."""
    written = PurePosixPath(art)
    folder = pack.folder if pack.folder != Path() else Path(place.file).parent
    if written.is_absolute() or ".." in written.parts or "\\" in art:
        return None
    path = folder / written
    return path if real(path).is_relative_to(real(folder)) else None


def _bitmap(
    data: bytes, name: str, place: Span, problems: Problems, view: View
) -> ArtPicture | None:
    if not has_pillow():
        problems.at(place).error(
            f"[art-needs-pillow] `{name}` is a bitmap, and Pillow is not installed",
            "install it with `pip install pillow`, or use an SVG picture",
        )
        return None
    from PIL import Image as Pictures  # a run without pictures never loads it
    from PIL import UnidentifiedImageError

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Pictures.DecompressionBombWarning)
            picture = Pictures.open(io.BytesIO(data))
            width, height = picture.size
            if width * height > MAX_PIXELS:
                problems.at(place).error(
                    "[art-too-large] `{file}` has {width} × {height} pixels, and {most} million is "
                    "the limit",
                    "make it smaller: 800 × 800 pixels print sharply on a card",
                    file=name,
                    width=width,
                    height=height,
                    most=MAX_PIXELS // 1_000_000,
                )
                return None
            if picture.mode == "CMYK":
                problems.at(place).error(
                    "[art-cmyk] `{file}` is in CMYK, so a home printer would change its colors",
                    "save it in RGB",
                    file=name,
                )
                return None
            kind = picture.format
            picture.load()
            data, (width, height) = _as_meant(picture, data)
    except Pictures.DecompressionBombError:
        problems.at(place).error(
            "[art-too-large] `{file}` has more than {most} million pixels",
            "make it smaller: 800 × 800 pixels print sharply on a card",
            file=name,
            most=MAX_PIXELS // 1_000_000,
        )
        return None
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError) as error:
        unknown = isinstance(error, UnidentifiedImageError)  # its message names our buffer
        why = say("it is not a PNG or JPEG file") if unknown else say("{error}", error=str(error))
        problems.at(place).error(
            "[art-corrupt] `{file}` can't be read as a picture: {reason}",
            "save it again",
            file=name,
            reason=why,
        )
        return None
    coding = "jpeg" if kind == "JPEG" else "png"

    def draw(box: Box) -> tuple[Mark, ...]:
        x, y, w, h = _laid(box, width, height, view, fill=not view.whole)
        fineness = width / (w / 25.4)
        if fineness < COARSE:
            wide, high = (math.ceil(side / 25.4 * FINE) for side in (box.width, box.height))
            problems.at(place).warning(
                "[art-coarse] `{file}` will look blurred: it prints at {fineness} pixels per "
                "inch, below {least}",
                "use a picture of {width} × {height} pixels",
                file=name,
                fineness=f"{fineness:.0f}",
                least=COARSE,
                width=wide,
                height=high,
            )
        return (Image(x, y, w, h, data, coding),)  # type: ignore[arg-type]  # one of the two

    return draw


def _as_meant(picture: PilImage, data: bytes) -> tuple[bytes, tuple[int, int]]:
    """Return the picture's file and size, upright and with 8 bits per channel.

    A phone stores the sensor's picture and how the phone was held. Scanners store 16 bits of gray.
    """
    deep = picture.mode.startswith("I")
    turned = picture.getexif().get(_ORIENTATION, 1) in range(2, 9)
    if not deep and not turned:
        return data, picture.size
    if turned:
        from PIL import ImageOps

        picture = ImageOps.exif_transpose(picture)
    if deep:
        picture = picture.convert("I").point(lambda gray: gray * (1 / 257)).convert("L")
    buffer = io.BytesIO()
    if data.startswith(b"\xff\xd8"):
        picture.save(buffer, "JPEG", quality=95, exif=b"")
    else:
        picture.save(buffer, "PNG")
    return buffer.getvalue(), picture.size


def _laid(
    box: Box, width: float, height: float, view: View, fill: bool
) -> tuple[float, float, float, float]:
    """Return the picture's box. The picture either fills its place, cropped around its focus, or is
    shown whole in the middle."""
    across, down = box.width / width, box.height / height
    scale = max(across, down) if fill else min(across, down)
    w, h = width * scale, height * scale
    x, y = (view.x, view.y) if fill else (0.5, 0.5)
    # Move the focus as close to the middle as the picture's edges allow.
    left = min(max(box.width / 2 - x * w, box.width - w), 0.0) if fill else (box.width - w) / 2
    top = min(max(box.height / 2 - y * h, box.height - h), 0.0) if fill else (box.height - h) / 2
    return box.x + left, box.y + top, w, h


def _svg_marks(svg: SvgArt, box: Box, view: View) -> tuple[Mark, ...]:
    """Draw the SVG picture whole, unless the card asks for it to fill its box, because few drawings
    can be cropped."""
    x, y, w, _ = _laid(box, svg.width, svg.height, view, fill=view.fill)
    scale = w / svg.width
    place = (scale, 0.0, 0.0, scale, x - svg.x * scale, y - svg.y * scale)
    return (Group(svg.marks, matrix=place),)
