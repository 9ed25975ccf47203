"""From YAML text to typed values. Every value keeps its place in the file, and every mistake is
reported."""
