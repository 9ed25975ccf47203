"""Attacks: aiming, shooting, damage, healing, and frags with their score.

Range, sight and blasts are geometry, which `board` measures.
"""
