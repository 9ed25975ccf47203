"""Spanish, the start of a third language: prompts, refusals, questions and answers at the table."""

from __future__ import annotations

import io
import sys

import pytest

START = [
    "referee", "game.frag", "--map", "foundry", "--player", "Red 3/2/2", "--player", "Blue 3/2/2",
    "--position", "Red C4", "--position", "Blue C7", "--lang", "es",
]  # fmt: skip


def test_a_turn_in_spanish(fragkit, tmp_path, monkeypatch):
    typed = "dispara a blue\n3 2\nve a F9\ndispara a blue\n1 1\ntermino mi turno\nquit\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    shown = fragkit(*START).out
    for line in (
        "Red: tira 2d de movimiento",
        "✗ Red, primero tira 2d de movimiento [turn.phases]",
        "✗ Red no puede llegar a F9 desde C4 con 5 de movimiento [move.points]",
        "Red: tira 2d para impactar a Blue a alcance 3 (3 o más)",
        "Red falla contra Blue",
        "Blue: tira 2d de movimiento",
        "Guardado en game.frag.",
    ):
        assert line in shown
    record = (tmp_path / "game.frag").read_text(encoding="utf-8")
    assert "s Blue" in record
    assert "dispara" not in record


@pytest.mark.parametrize(
    ("args", "line"),
    [(["C4", "C7"], "DESPEJADO, alcance 3"), (["C4", "H1"], "BLOQUEADO: ")],
)
def test_sight_in_spanish(fragkit, args, line):
    assert fragkit("los", "foundry", *args, "--lang", "es").out.startswith(line)
