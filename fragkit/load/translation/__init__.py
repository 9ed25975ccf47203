"""Content in another language: `lang/<code>.yaml` files, what they lack, what is out of date."""
