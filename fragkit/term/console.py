"""Whether a terminal understands colours. All do but Windows' older one, which must be asked."""

from __future__ import annotations

import sys
from typing import Any

_OUTPUT = -11  # Windows' number for standard output
_SEQUENCES = 0x0004  # ENABLE_VIRTUAL_TERMINAL_PROCESSING


def understands_colour() -> bool:
    """Switches the understanding on where that is needed."""
    if sys.platform != "win32":
        return True
    import ctypes

    return _switch_on(getattr(ctypes, "windll").kernel32)  # noqa: B009  only Windows has it


def _switch_on(kernel: Any) -> bool:
    from ctypes import byref, c_ulong

    mode = c_ulong()
    handle = kernel.GetStdHandle(_OUTPUT)
    if not kernel.GetConsoleMode(handle, byref(mode)):
        return False  # no console: a file, or a terminal of another sort
    if mode.value & _SEQUENCES:
        return True
    return bool(kernel.SetConsoleMode(handle, mode.value | _SEQUENCES))
