"""From YAML text to packs: every value keeps its place, every mistake is reported."""
