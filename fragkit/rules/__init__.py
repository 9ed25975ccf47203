"""The rules of the game: its state, commands and events, and a folder for each part of the rules.

Every rule uses the files in this folder. A subfolder may import the ones listed before it: cards,
attack, movement, effects, odds, flow, modules (`tests/test_design.py` checks this).
"""
