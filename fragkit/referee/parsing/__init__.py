"""What is typed, read: text to commands and back, and what else is said to the referee."""
