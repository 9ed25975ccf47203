"""Files that `fragkit new` writes: files to start from, examples to copy, schemas for editors."""
