"""What the tests of content share: the measures of bench/, which is no package."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def balance() -> ModuleType:
    spec = importlib.util.spec_from_file_location("balance", ROOT / "bench" / "balance.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["balance"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module
