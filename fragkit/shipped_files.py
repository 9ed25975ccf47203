"""The shipped content and templates, either next to the package or inside the wheel."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def share(name: str) -> Path:
    """Return the folder `content` or `templates` of this copy of fragkit."""
    installed = _PACKAGE / "_share" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name
