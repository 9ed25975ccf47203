"""The files that `fragkit new` writes: files to start from, examples to copy, and schemas for
editors."""
