"""Attacks: aiming, shooting, damage, healing, and frags with their score."""
