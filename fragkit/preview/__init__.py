"""The designer's page on localhost: a pack in the browser, redrawn whenever a file is saved."""
