"""The effects of cards and traits: how they are played and used, their conditions and durations,
and one handler for each verb."""
