"""Dice and decks when fragkit rolls and deals. Whatever comes is stored as it came."""

from __future__ import annotations

import random
from collections.abc import Mapping


class Chance:
    """Fair by the system's own randomness; with a seed the same again, for tests."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._random: random.Random = random.SystemRandom()

    def begin(self, number: int) -> None:
        """Before the input of that number: a seeded game resumed goes on as it would have."""
        if self._seed is not None:
            self._random = random.Random(f"{self._seed}:{number}")

    def roll(self, dice: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, 6) for _ in range(dice))

    def draw(self, cards: Mapping[str, int]) -> str:
        """One card of a shuffled deck, by how many of each are in it."""
        ids = sorted(cards)
        return self._random.choices(ids, [cards[id] for id in ids])[0]
