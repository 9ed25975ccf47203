"""`csv`: the cards of each pack as a spreadsheet.

    csv/base-cards.csv          in `cards/` of a pack, it is read like YAML

Cards are written with the words of their files, without translation. A mark at the beginning tells
spreadsheet programs that the file is UTF-8.
"""

from __future__ import annotations

from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import read_nodes
from fragkit.load.typed_yaml.nodes import Mapping
from fragkit.load.typed_yaml.spreadsheet import sheet_text
from fragkit.load.typed_yaml.structure import items_of
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.press.export import ExportSettings
from fragkit.press.output import Output

OPTIONS: frozenset[str] = frozenset()


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    files = dict.fromkeys(card.where.span.file for card in pack.cards.values())
    nodes = [read_nodes(Path(file), problems) for file in files]
    cards = [card for node in nodes for card in items_of(node, "cards", problems)]
    if not cards:
        return []
    text = sheet_text((card for card in cards if isinstance(card, Mapping)), Card)
    return [Output(f"csv/{pack.id}-cards.csv", text.encode("utf-8-sig"))]
