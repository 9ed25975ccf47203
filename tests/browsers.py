"""A Chromium without a window. Tests that need one skip where it is missing, but never in CI."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest


def missing(reason: str) -> NoReturn:
    """Skip with one line; in CI, where everything is installed, fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def chromium() -> str:
    found = os.environ.get("FRAGKIT_CHROMIUM") or next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
    )
    if not found:
        missing("no Chromium here: `apt-get install chromium`, or set FRAGKIT_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="playwright is in the extra [test]")
    path = chromium()
    with api.sync_playwright() as driver:
        try:
            browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except api.Error as error:
            missing(f"{path} does not start: {error}")
        yield browser
        browser.close()
