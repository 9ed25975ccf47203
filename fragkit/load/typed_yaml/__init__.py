"""YAML text to typed values: every value keeps its place in the file, every mistake is reported."""
