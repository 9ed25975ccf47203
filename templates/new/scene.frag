frag 1
map: {id}-yard
player: Red {id}-hero 3/2/2
player: Blue 3/2/2
position: Red A2 3 turn movement 4 attacks 1 {id}-blaster:4
position: Blue C2 3

# Played by `fragkit test`: one input per line, as you would type it, and what you expect of it.
s Blue {id}-blaster
expect: range 2
6 6 6
1 1 1
expect: Blue is FRAGGED
expect: [Red frags 1]
expect: refused `s Blue`
