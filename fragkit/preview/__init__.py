"""The designer's page on localhost, which shows a pack in the browser and redraws it whenever a
file is saved."""
