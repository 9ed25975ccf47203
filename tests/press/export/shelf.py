"""What tests of exports share: a small pack, and its files by format."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.export import ExportSettings, format_module
from fragkit.press.export.shops import shops_of
from tests.press.shelf import FIXTURES, library_of

PUMP = FIXTURES / "pump"


@cache
def pump() -> tuple[Pack, Library]:
    library = library_of(PUMP)
    pack = library.pack("pump")
    assert pack is not None
    return pack, library


@cache
def exported(format: str, **options: object) -> dict[str, bytes]:
    """The files of the small pack by path, as they would lie below `/out`."""
    return export_of("pump", format, **options)


def export_of(id: str, format: str, **options: object) -> dict[str, bytes]:
    library = pump()[1]
    pack = library.pack(id)
    assert pack is not None
    module = format_module(format)
    if "shop" in options:
        options["shop"] = shops_of(pack, library, Problems())[str(options["shop"])]
    options.setdefault("dpi", getattr(module, "DPI", 300))
    settings = ExportSettings(out=Path("/out"), **options)  # type: ignore[arg-type]  # options by name
    problems = Problems()
    made = module.outputs(pack, library, settings, problems)
    assert problems.sorted() == []
    return {output.path: output.data for output in made}
