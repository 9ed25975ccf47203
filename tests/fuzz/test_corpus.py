"""What fuzzing has found stays mended, and random changes of it find nothing new."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.full import sampled
from tests.fuzz.targets import TARGETS

CORPUS = sorted((Path(__file__).parent / "corpus").iterdir())
CHANGES = sampled(1_200, 4_500)


def target_of(path: Path) -> str:
    return path.name.partition("-")[0]


@pytest.mark.parametrize("path", CORPUS, ids=lambda p: p.name)
def test_a_file_of_the_corpus_is_taken_without_a_crash(path: Path) -> None:
    TARGETS[target_of(path)](path.read_bytes())


def changed(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    """A few of the changes that fuzzers make: bytes flipped, cut, doubled, spliced."""
    made = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(made) + 1)
        to = min(len(made), at + rng.choice([1, 1, 2, 5, 20, 80]))
        match rng.randrange(6):
            case 0:
                made[at:to] = bytes(rng.randrange(256) for _ in range(to - at))
            case 1:
                del made[at:to]
            case 2:
                made[at:at] = made[at:to] * rng.choice([1, 2, 30])
            case 3:
                other = rng.choice(others)
                start = rng.randrange(len(other) + 1)
                made[at:to] = other[start : start + rng.choice([3, 20, 200])]
            case 4:
                made[at:to] = str(rng.choice([-1, 0, 7, 99, 10**9])).encode()
            case _:
                made[at:to] = rng.choice([b"\n", b": ", b"- ", b"[", b"{", b"|", b"#", b"'", b"\0"])
    return bytes(made[:20_000])


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
def test_random_changes_crash_nothing(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same changes on every machine; `python -m tests.fuzz.run` goes further, by coverage."""
    monkeypatch.setattr("os.fsync", lambda file: None)
    seeds = [p.read_bytes() for p in CORPUS if target_of(p) == target]
    rng = Random(15)
    for _ in range(CHANGES):
        data = changed(rng, rng.choice(seeds), seeds)
        try:
            TARGETS[target](data)
        except Exception as error:
            raise AssertionError(f"{type(error).__name__} for {data!r}") from error
