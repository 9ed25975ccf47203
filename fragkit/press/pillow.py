"""Pillow, if it is installed. Only bitmaps need it, and some phones and browsers lack it."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from types import ModuleType

_STUB = "fragkit_stub"


def has_pillow() -> bool:
    """Return whether Pillow is installed, so that bitmaps can be read and written."""
    loaded = sys.modules.get("PIL")
    return not hasattr(loaded, _STUB) if loaded is not None else find_spec("PIL") is not None


def stub_pillow() -> None:
    """Let reportlab load without Pillow. It imports `PIL.Image`, but uses it only for bitmaps."""
    if has_pillow():
        return
    package, image = ModuleType("PIL"), ModuleType("PIL.Image")
    setattr(image, "Image", type("Image", (), {}))  # noqa: B010  a module made here
    setattr(package, "Image", image)  # noqa: B010  a module made here
    setattr(package, _STUB, True)
    sys.modules.update({"PIL": package, "PIL.Image": image})
