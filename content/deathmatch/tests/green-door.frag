frag 1
map: ./range.yaml
player: Red 3/2/2
player: Blue 4/2/1
position: Red C3 3 turn movement 9
position: Blue H2 4

# Green Door Key: opens a green door once.
expect: refused `m e`: door
override Red card green-door-key
m e
expect: Red discards Green Door Key (used up)
