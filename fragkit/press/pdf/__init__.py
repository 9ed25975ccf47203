"""The PDF writer, the only part of the press that loads reportlab."""
