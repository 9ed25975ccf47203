frag 1
map: ./hall.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 marshmallow-toaster lumber-jackpot clue-by-four cat-5-o-nine-tails turn movement 9 attacks 30
position: Blue E1 4
position: Green L3 3

# Marshmallow Toaster: up to range 3.
expect: refused `s Blue marshmallow-toaster`: range
override Blue square D1
s Blue marshmallow-toaster
1 1 1 1
2 2 2 2
# Cat-5 o' Nine Tails: up to range 2.
expect: refused `s Blue cat-5-o-nine-tails`: range
override Blue square C1
# The Lumber Jackpot and the Clue-by-Four: only adjacent squares.
expect: refused `s Blue lumber-jackpot`: adjacent
expect: refused `s Blue clue-by-four`: adjacent
s Blue cat-5-o-nine-tails
1 1 1 1
2 2 2 2
override Blue square B1
s Blue lumber-jackpot
1 1 1 1 1 1
2 2 2 2
# Clue-by-Four: pushes 3 squares.
s Blue clue-by-four
1 1 1 1
2 2 2 2
expect: [Blue square E1]
# Emo Katana: only adjacent squares.
override Red card emo-katana
override Blue square C1
expect: refused `s Blue emo-katana`: adjacent
