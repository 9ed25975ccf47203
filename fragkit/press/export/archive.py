"""Files in one archive, always the same bytes: no dates, no owner, in the order given."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first day that an archive can hold


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in files:
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.create_system = 3  # the same on every system
            entry.external_attr = 0o644 << 16
            # A picture is compressed already.
            packed = name.endswith((".png", ".jpg"))
            entry.compress_type = zipfile.ZIP_STORED if packed else zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return buffer.getvalue()
