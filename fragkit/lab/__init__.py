"""Random, keen and planning players, and whole games from a seed, for tests, benchmarks and
playtests."""
