"""The calibration sheet, one for all packs."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.calibration import calibration_pages
from fragkit.press.kinds import Document, Settings
from fragkit.press.paper import PAPERS

once = True


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    told = f"{pack.file.name} {pack.file.version}"
    paper = PAPERS[settings.paper]
    pages = calibration_pages(settings.paper, settings.backs, told, settings.offset)
    two_sided = len(pages) == 2
    return [
        Document(
            name=f"{pack.id}-calibration",
            title=f"{pack.file.name}: calibration sheet",
            pages=pages,
            author=pack.file.author,
            subject=told,
            duplex=settings.duplex,
            paper=paper.title,
            sheets_of_paper=1 if two_sided else None,
        )
    ]
