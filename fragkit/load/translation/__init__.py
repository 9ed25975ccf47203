"""Translations of content: `lang/<code>.yaml` files, what is missing and what is out of date."""
