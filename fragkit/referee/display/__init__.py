"""What is so and what happened, in words and pictures: events, requests, players, shots, the board."""
