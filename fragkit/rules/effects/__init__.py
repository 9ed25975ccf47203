"""What cards and traits do: playing and using them, conditions, one handler per verb, durations."""
