"""The effects of cards and traits: playing and using them, conditions, one handler per verb,
durations."""
