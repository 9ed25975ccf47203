"""Files of the user's are written whole or not at all: a full disk or a kill leaves the old one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from fragkit.load.folders import real


def save(path: Path, data: bytes) -> None:
    """Whoever reads meanwhile sees the old file or the new one. OSError when it can't be."""
    path = real(path)  # of what a link leads to, not of the link
    if path.exists() and not path.is_file():
        path.write_bytes(data)  # a device or a pipe takes what comes, and stays what it is
        return
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, draft)
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
