"""From YAML text to packs. Every value keeps its place in the file, and every mistake is reported."""
