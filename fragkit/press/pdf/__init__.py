"""Pages as a PDF file: the only room of the press that loads reportlab."""
