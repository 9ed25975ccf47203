"""What the dice promise, exactly."""
