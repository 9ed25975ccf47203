"""The workshop's window: a pack on a page in the browser, drawn anew as its files are saved."""
