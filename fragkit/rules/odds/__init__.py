"""Exact odds of dice, of one shot, and of the pushes that follow it."""
