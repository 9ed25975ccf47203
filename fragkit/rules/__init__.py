"""The rules at work: the state, commands and events of a game, and a folder for each part of them.

The files beside the folders are what every rule uses. Each folder may use those before it: cards,
attack, movement, effects, odds, flow, modules (`tests/test_design.py` holds that).
"""
