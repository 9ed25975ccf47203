frag 1
map: ./range.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 1 pogo-stick hand special 5 turn movement 40 attacks 9
position: Blue J1 4
position: Green H3 3

# Pogo Stick: jumps of at most 4 squares.
expect: refused `j e 5`: Red can jump at most 4 squares, not 5
# Field Dressing: heals 1. Touchline Oranges: heals 2. For the Team: heals 2.
override Red stats 9/2/2
override Red health 1
override Red hand gadget 2
p field-dressing Red
expect: [Red health 2]
p touchline-oranges
expect: [Red health 4]
p for-the-team Red
expect: [Red health 6]
# Red Door Key and Blue Door Key: open a door once.
override Red square G3
override Green square A1
override Red card red-door-key
m e
expect: Red moves from G3 to H3: 1 movement spent, 39 left. Red discards Red Door Key (used up).
override Red square I3
override Red card blue-door-key
m e
expect: Red moves from I3 to J3: 1 movement spent, 38 left. Red discards Blue Door Key (used up).
