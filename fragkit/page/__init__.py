"""The page for phones: what it asks, its referee in the browser, and its one file."""
