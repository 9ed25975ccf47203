frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
pack: ./sheets 1.0 sha256:7e216a9898d7
map: ./cistern.yaml sha256:5ae22de39e81
player: Red moth light:2 3/2/2
player: Blue moth 3/2/2
house: frags=1
dice: table
cards: table
position: Red A1 3 hand special 1 turn movement 4
position: Blue C1 3 light:3 flying

# Words alone are for the table to keep.
p house-rule
#> 1 Red plays House Rule. Apply it yourselves: “Everybody stands up and bows to the winner of the last round.” [Red hand special 0]
# What is spent is there, and the fighter flies.
enter flying
#> 2 Red's Light is 1/3 (was 2, Flying). Red is now Flying. [Red light 1, Red stance flying]
# refused: `enter flying`: Red is already Flying (card.overrides)
# Of two weapons on the sheet the shooter says which.
s Blue start
#> 3 Red fires Dust at Blue, range 2. Automatic hit on Blue: 2 dice always reach 2. [Red attacks 0]
2 2
#> 4 Red rolls 2 2 = 4 for damage.
2 1 1
#> 5 Blue rolls 2 1 1 = 4 for defense. Blue takes 1 damage: Health 2. Blue is no longer Flying (after taking damage). Red's Light is 2/3 (was 1, Drawn to the Flame), Bright. [Red light 2, Blue health 2, Blue no-stance flying]
# refused: `s Blue stinger`: Red has no attacks left this turn (1 of 1 used) (attack.count)
leave flying
#> 6 Red is no longer Flying (by choice). [Red no-stance flying]
undo
#> 7 Back at input 5. Red: 4 movement and 0 attacks left. [Red stance flying]
end
#> 8 Turn 2: Blue. [Blue turn]
1 1
#> 9 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 1]
end
#> 10 Turn 3: Red. [Red turn]
1 1 1
#> 11 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 1]
override Red attacks 2
#> 12 Override: Red attacks 2 (was 1). [Red attacks 2]
s Blue start
#> 13 Red fires Dust at Blue, range 2. Automatic hit on Blue: 2 dice always reach 2. [Red attacks 1]
6 6
#> 14 Red rolls 6 6 = 12 for damage.
1 1
#> 15 Blue rolls 1 1 = 2 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Red. Put a blood counter on C1. Blue's Light is 1/3 (was 3, fragged). Red scores: 1 frag. Red WINS with 1 frag! [Red frags 1, Blue square off, Blue light 1, floor C1 blood]
