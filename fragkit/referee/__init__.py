"""The table's referee: what is typed becomes a game, and the game becomes a record.

A room imports only rooms above it:

reading    what is typed, read: text to commands and back
record     the record: its text, its facts, how it gets on the disk unharmed
telling    events, requests, players, shots and the board, in words and pictures
opening    what a game begins with: packs, maps, players, a position
history    a game with its whole past: taken back, played again, told again
asking     what can be asked at any time, and the answers

referee       a message in, a message out; beside it start (a file to a game), shell (the prompt)
"""
