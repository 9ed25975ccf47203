"""Art that designers bring: photographs and SVG drawings, checked and fitted into their box."""
