"""Programs that some tests need: without one they are skipped, and where CI=true they fail."""

from __future__ import annotations

import os
import shutil

import pytest


def needs(program: str, package: str) -> pytest.MarkDecorator:
    """Skip the test where that program is missing; `package` is its Debian package."""
    missing = shutil.which(program) is None and os.environ.get("CI") != "true"
    return pytest.mark.skipif(missing, reason=f"needs {program}: apt-get install {package}")
