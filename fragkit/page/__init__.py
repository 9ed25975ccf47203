"""The page for phones: its questions, its referee in the browser, and the file that contains all of
it."""
