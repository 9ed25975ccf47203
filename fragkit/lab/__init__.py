"""Random and keen players, whole games by seed: for tests, benches and balance."""
