"""What every page is drawn with: marks and pages as plain values, shapes, and colors."""
