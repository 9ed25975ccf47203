"""What a screen reader is told: structure, order, and a text for every card."""

from __future__ import annotations

import io
import re
import subprocess
from functools import cache

import pytest
from pypdf import PdfReader

from fragkit.diagnostics import Problems
from fragkit.press.build import Request, draw, render
from fragkit.press.cards.card_fields import plain
from fragkit.press.cards.card_pages import decks_of, open_engraver
from fragkit.press.graphics.marks import Page, Path, Symbol, Text, Use
from fragkit.press.graphics.shapes import rect
from fragkit.press.pages.documents import Settings
from fragkit.press.pdf.document import About, pdf_bytes
from tests.needs import needs
from tests.press.shelf import SALOON, base, library_of


@cache
def built(kind: str, **options: object) -> bytes:
    request = Request(packs=("base",), kinds=(kind,), settings=Settings(**options))  # type: ignore[arg-type]  # options by name
    return render(draw(request, base()[1], Problems()))[0].data


def tree(data: bytes):
    reader = PdfReader(io.BytesIO(data))
    root = reader.trailer["/Root"]
    assert str(root["/MarkInfo"]["/Marked"]).lower() == "true"
    return reader, root["/StructTreeRoot"]


def sections(data: bytes) -> list[list[tuple[str, str]]]:
    """For each page the kinds and texts of its parts, in reading order."""
    _, root = tree(data)
    return [
        [
            (kid.get_object()["/S"], kid.get_object().get("/Alt", ""))
            for kid in part.get_object()["/K"]
        ]
        for part in root["/K"]["/K"]
    ]


def test_a_hand_can_be_read_card_by_card():
    pack, packs = base()
    said = [alt for page in sections(built("cards")) for kind, alt in page if kind == "/Figure"]
    wanted = [
        c.name for cards in decks_of(pack, packs).values() for c in cards for _ in range(c.copies)
    ]
    assert [text.split(",")[0] for text in said] == wanted


def test_a_card_says_everything_that_its_face_shows():
    said = {alt.split(",")[0]: alt for page in sections(built("cards")) for _, alt in page}
    boomstick = said["Boomstick"]
    assert boomstick.startswith("Boomstick, Weapons. Damage 4d, ballistic. 4 ammo. At range 2")
    assert "*" not in boomstick
    assert said["Emo Katana"].split(". ")[2].lower().startswith("unlimited ammo")
    assert "any time" in said["Yoink!"].lower()


def test_backs_are_decoration():
    fronts, backs = sections(built("cards"))[0::2], sections(built("cards"))[1::2]
    assert all(fronts)
    assert not any(backs)


def test_every_part_is_found_from_its_page():
    reader, root = tree(built("cards"))
    numbers = root["/ParentTree"]["/Nums"]
    by_page = {int(numbers[i]): numbers[i + 1] for i in range(0, len(numbers), 2)}
    for i, page in enumerate(reader.pages):
        assert page["/StructParents"] == i
        code = page.get_contents().get_data().decode("latin-1")
        marked = [int(n) for n in re.findall(r"/MCID (\d+)", code)]
        assert marked == list(range(len(by_page[i])))
        assert len(re.findall(r"\bB[DM]C\b", code)) == len(re.findall(r"\bEMC\b", code))
        for mcid, ref in enumerate(by_page[i]):
            part = ref.get_object()
            assert (part["/K"], part["/Pg"].get_object()["/StructParents"]) == (mcid, i)


def parts(data: bytes) -> list[tuple[str, ...]]:
    """Every part of the tree with the names of the parts around it, in reading order."""
    _, root = tree(data)

    def walk(node, above: tuple[str, ...]):
        if isinstance(node, list):
            for kid in node:
                yield from walk(kid.get_object(), above)
        elif isinstance(node, dict) and "/S" in node:
            path = (*above, node["/S"].removeprefix("/"))
            yield path
            yield from walk(node["/K"], path)

    return list(walk(root["/K"].get_object(), ()))


@pytest.mark.parametrize(
    ("kind", "inside"),
    [
        ("reference", {"H1", "H2", "P", "L", "LI", "LBody", "Table", "TR", "TH", "TD"}),
        ("sheets", {"H1", "H2", "P", "Figure", "Form"}),
        ("maps", {"H1", "P", "L", "LI", "LBody", "Figure"}),
        ("standees", {"H1", "P", "Figure"}),
        ("calibration", {"H1", "P", "L", "LI", "LBody", "Figure"}),
        ("counters", {"Figure"}),
        ("boxes", {"Figure"}),
    ],
)
def test_every_document_has_headings_lists_tables_and_figures(kind, inside):
    found = parts(built(kind))
    assert {path[-1] for path in found} == {"Document", "Sect", *inside}
    within = {path[-2:] for path in found}
    assert ("TR", "TD") in within or "TD" not in inside
    assert ("LI", "LBody") in within or "LI" not in inside


def test_a_table_names_its_rows_and_columns():
    _, root = tree(built("reference"))
    scopes = set()

    def walk(node):
        if isinstance(node, list):
            for kid in node:
                walk(kid.get_object())
        elif isinstance(node, dict):
            if node.get("/S") == "/TH":
                scopes.add(node["/A"]["/Scope"])
            walk(node["/K"])

    walk(root["/K"].get_object())
    assert scopes == {"/Column", "/Row"}


def test_a_sheet_is_read_from_its_title_on_with_each_field_where_it_belongs():
    found = [path[-1] for path in parts(built("sheets"))]
    assert found[1:6] == ["Sect", "H1", "P", "Form", "P"]
    reader, root = tree(built("sheets"))
    numbers = root["/ParentTree"]["/Nums"]
    part_of = {int(numbers[i]): numbers[i + 1] for i in range(0, len(numbers), 2)}
    widgets = [
        annotation.get_object() for page in reader.pages for annotation in page.get("/Annots", [])
    ]
    assert widgets
    for widget in widgets:
        part = part_of[widget["/StructParent"]].get_object()
        assert part["/S"] == "/Form"
        assert part["/K"]["/Obj"].get_object()["/T"] == widget["/T"]


def test_a_map_says_what_is_on_which_square():
    said = [alt for page in sections(built("maps")) for kind, alt in page if kind == "/Figure"]
    whole = said[1]
    assert whole.startswith("20 × 30 squares, A1 to T30. Rooms: Assay Lab, Boiler Room, ")
    assert "Respawn 1: B2." in whole
    assert "Red door: " in whole
    assert "F3-G3" in whole
    assert said[2].startswith("7 × 10 squares, A1 to G10."), "a tile says its own squares"
    assert "Respawn 2" not in said[2]


def test_counters_are_read_one_by_one():
    fronts, backs = sections(built("counters"))
    assert len(fronts) == 46
    assert fronts[0] == ("/Figure", "Blood.")
    assert ("/Figure", "Weapon counter A.") in fronts
    assert backs == []


def test_texts_of_other_alphabets_and_brackets_arrive_whole():
    for text in ("Żółw (i) \\ Ω", "Plain (text) \\ here", "Ärger", "“Quoted”"):
        symbol = Symbol("s", 10, 10, (Path(rect(0, 0, 1, 1), "#000000"),), spoken=text)
        data = pdf_bytes([Page(20, 20, (Use(symbol, 1, 1), Text(1, 15, "edge")))], About("t"))
        assert sections(data) == [[("/Figure", text)]]


def test_suits_are_said_in_words():
    library = library_of(SALOON)
    pack = library.pack("saloon")
    assert pack is not None
    engraver = open_engraver(library, Problems())
    said = []
    for card in pack.cards.values():
        front = engraver.front(card, pack)
        assert front is not None
        if card.suit and card.value:
            said.append((card, front.spoken))
    assert said
    for card, text in said:
        assert f"of {card.suit}" in text.lower()


def test_markup_is_not_read_aloud():
    assert plain("Roll **2 more** dice.\nThen :die: *again*") == "Roll 2 more dice. Then die again"


def test_a_print_shops_file_has_no_structure():
    data = pdf_bytes([Page(20, 20, (Text(1, 15, "edge"),))], About("t", press="FOGRA39"))
    assert b"StructTreeRoot" not in data


@needs("pdfinfo", "poppler-utils")
def test_poppler_calls_it_tagged(tmp_path):
    (tmp_path / "cards.pdf").write_bytes(built("cards"))
    told = subprocess.run(
        ["pdfinfo", str(tmp_path / "cards.pdf")], capture_output=True, text=True, check=True
    )
    assert re.search(r"Tagged:\s+yes", told.stdout)
    assert told.stderr == ""


@needs("pdfinfo", "poppler-utils")
@pytest.mark.parametrize("kind", ["reference", "sheets"])
def test_words_do_not_run_together_at_line_ends(kind, tmp_path):
    """`roll a die and goto that number with full Health and only yourstarting weapon`"""
    (tmp_path / "a.pdf").write_bytes(built(kind))
    command = ["pdfinfo", "-struct-text", str(tmp_path / "a.pdf")]
    read = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    whole = subprocess.run(
        ["pdftotext", str(tmp_path / "a.pdf"), "-"], capture_output=True, text=True, check=True
    ).stdout
    known = set(re.findall(r"[a-z]{2,}", whole.lower()))
    read = " ".join(re.findall(r'^ *"(.*)"$', read, re.MULTILINE))
    words = set(re.findall(r"[a-z]{2,}", read.lower()))
    assert len(words) > 30
    assert words <= known
    assert re.findall(r"\w+ [.,;:]\s", read) == [], "a bold word and its full stop are one line"


def test_a_file_describes_itself_in_xmp():
    data = pdf_bytes([Page(20, 20, (Text(1, 15, "a"),))], About("Guns & Roses", "Zoe", "Base 1"))
    reader = PdfReader(io.BytesIO(data))
    told = reader.xmp_metadata
    assert told is not None
    assert told.dc_title == {"x-default": "Guns & Roses"}
    assert told.dc_creator == ["Zoe"]
    assert told.dc_language == ["en"]
    assert (told.xmp_creator_tool or "").startswith("fragkit ")
