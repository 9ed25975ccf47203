"""From typed text to commands and back, and everything else that can be typed."""
