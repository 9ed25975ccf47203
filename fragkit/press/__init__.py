"""The press prints packs. Each printed thing has a folder or a file of its own, and all of them
become one list of draw commands for the PDF and SVG writers."""
