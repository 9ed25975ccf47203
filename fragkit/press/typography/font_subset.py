"""A subset of a font for one drawing: the glyphs of some characters, with their own numbers."""

from __future__ import annotations

import struct
from collections.abc import Iterable

from fragkit.press.typography.fonts import metrics

_KEPT = ("OS/2", "cvt ", "fpgm", "head", "hhea", "maxp", "name", "prep")
_ARGS_ARE_WORDS, _HAS_SCALE, _MORE, _HAS_XY_SCALE, _HAS_2X2 = 0x1, 0x8, 0x20, 0x40, 0x80


def subset(key: str, characters: Iterable[str]) -> bytes:
    """Return a TrueType file that shows those characters of a face, and those only."""
    face = metrics(key)
    data = face.data
    lengths = _lengths(data)
    used = {ord(c): face.glyphs[ord(c)] for c in sorted(set(characters)) if ord(c) in face.glyphs}
    offsets = _offsets(data, face.tables, lengths)
    glyphs: dict[int, bytes] = {}
    waiting = [0, *used.values()]
    while waiting:
        glyph = waiting.pop()
        if glyph not in glyphs:
            start = face.tables["glyf"] + offsets[glyph]
            glyphs[glyph] = data[start : face.tables["glyf"] + offsets[glyph + 1]]
            waiting += _components(glyphs[glyph])
    count = max(glyphs) + 1
    tables = {
        tag: data[face.tables[tag] : face.tables[tag] + lengths[tag]]
        for tag in _KEPT
        if tag in lengths
    }
    head, hhea = bytearray(tables["head"]), bytearray(tables["hhea"])
    struct.pack_into(">L", head, 8, 0)
    struct.pack_into(">h", head, 50, 1)  # long offsets
    struct.pack_into(">H", hhea, 34, count)
    maxp = bytearray(tables["maxp"])
    struct.pack_into(">H", maxp, 4, count)
    glyf, loca = b"", [0]
    for glyph in range(count):
        glyf += glyphs.get(glyph, b"")
        glyf += b"\0" * (-len(glyf) % 4)
        loca.append(len(glyf))
    tables |= {
        "head": bytes(head),
        "hhea": bytes(hhea),
        "maxp": bytes(maxp),
        "glyf": glyf,
        "loca": struct.pack(f">{count + 1}L", *loca),
        "hmtx": _widths(data, face.tables["hmtx"], len(face.advances), count, glyphs),
        "cmap": _character_map(used),
        "post": struct.pack(">LlhhLLLLL", 0x00030000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    return _file(tables)


def _lengths(data: bytes) -> dict[str, int]:
    found = {}
    for i in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, _, length = struct.unpack_from(">4sLLL", data, 12 + 16 * i)
        found[tag.decode("latin-1")] = length
    return found


def _offsets(data: bytes, tables: dict[str, int], lengths: dict[str, int]) -> list[int]:
    """Return where each glyph begins, and where the last one ends."""
    if struct.unpack_from(">h", data, tables["head"] + 50)[0]:
        return list(struct.unpack_from(f">{lengths['loca'] // 4}L", data, tables["loca"]))
    halves = struct.unpack_from(f">{lengths['loca'] // 2}H", data, tables["loca"])
    return [2 * half for half in halves]


def _components(glyph: bytes) -> list[int]:
    """Return the glyphs that a composed one is made of, such as `a` and its dots."""
    if not glyph or struct.unpack_from(">h", glyph)[0] >= 0:
        return []
    found, at, flags = [], 10, _MORE
    while flags & _MORE:
        flags, part = struct.unpack_from(">HH", glyph, at)
        found.append(part)
        at += 8 if flags & _ARGS_ARE_WORDS else 6
        if flags & _HAS_SCALE:
            at += 2
        elif flags & _HAS_XY_SCALE:
            at += 4
        elif flags & _HAS_2X2:
            at += 8
    return found


def _widths(data: bytes, at: int, full: int, count: int, glyphs: dict[int, bytes]) -> bytes:
    """Return the advance and left side of each glyph; zero for one that is left out."""
    made = b""
    for glyph in range(count):
        if glyph not in glyphs:
            made += bytes(4)
        elif glyph < full:
            made += data[at + 4 * glyph : at + 4 * glyph + 4]
        else:
            left = at + 4 * full + 2 * (glyph - full)
            made += data[at + 4 * full - 4 : at + 4 * full - 2] + data[left : left + 2]
    return made


def _character_map(used: dict[int, int]) -> bytes:
    """Write a character map in format 4, a segment for each character."""
    codes = [*sorted(used), 0xFFFF]
    n = len(codes)
    deltas = [(used.get(code, 0) - code) & 0xFFFF for code in codes[:-1]] + [1]
    power = 1 << (n.bit_length() - 1)
    body = struct.pack(f">{n}H", *codes) + b"\0\0" + struct.pack(f">{n}H", *codes)
    body += struct.pack(f">{n}H", *deltas) + bytes(2 * n)
    table = struct.pack(
        ">7H", 4, 14 + len(body), 0, 2 * n, 2 * power, power.bit_length() - 1, 2 * (n - power)
    )
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + table + body


def _file(tables: dict[str, bytes]) -> bytes:
    n = len(tables)
    power = 1 << (n.bit_length() - 1)
    head = struct.pack(
        ">LHHHH", 0x00010000, n, 16 * power, power.bit_length() - 1, 16 * (n - power)
    )
    body, at = b"", 12 + 16 * n
    for tag, table in sorted(tables.items()):
        padded = table + b"\0" * (-len(table) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
        head += struct.pack(">4sLLL", tag.encode("latin-1"), total, at + len(body), len(table))
        body += padded
    return head + body
