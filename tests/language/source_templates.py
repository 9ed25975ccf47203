"""The templates of the source, which is parsed for them once a run."""

from functools import cache

from fragkit.language import collect

collected = cache(collect.collected)
