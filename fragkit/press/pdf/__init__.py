"""The PDF writer, the only part of the press that loads reportlab."""

from fragkit.press.pillow import stub_pillow

stub_pillow()
