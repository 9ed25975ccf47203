"""The page for phones: its questions, its referee in the browser, and its single file."""
