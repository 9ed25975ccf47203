frag 1
fragkit: 0.1.0
pack: ftw 1.0 sha256:22ba3f8ca5c1
map: foundry+spillway sha256:cc435e1f71f2
player: Red 2/2/3
player: Blue 2/2/3
variant: last-man-standing=2
variant: blink-of-an-eye
variant: no-rushes
dice: table
cards: table

# Massive: the FTW map lies below Foundry, and one may begin on either (variant.massive, ruling.massive.join).
6
#> 1 Red rolls 6 for the first turn.
1
#> 2 Blue rolls 1 for the first turn. Red goes first. Red and Blue each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1]
choose foundry:B29
#> 3 Red starts on foundry:B29. [Red square foundry:B29, Red health 2]
choose spillway:B2
#> 4 Blue starts on spillway:B2. Turn 1: Red. [Blue square spillway:B2, Blue health 2, Red turn]
# From one map onto the other, through the joined edge.
6 6
#> 5 Red rolls 6 6 = 12 for movement. [Red movement 12, Red attacks 2]
m spillway:C1
#> 6 Red moves from foundry:B29 to spillway:C1: 3 movement spent, 9 left. [Red square spillway:C1, Red movement 9]
# Nobody attacks in the first round (variant.norush.attack, ruling.norush.turn), but walks and gathers (variant.norush.other).
# refused: `s blue`: Red can't attack on their first turn: No Rushes (variant.norush.attack)
end
#> 7 Turn 2: Blue. [Blue turn]
1 1
#> 8 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 2]
# refused: `s red`: Blue can't attack on their first turn: No Rushes (variant.norush.attack)
end
#> 9 Turn 3: Red. [Red turn]
# Normal play from the second turn on (variant.norush.end).
1 1
#> 10 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 2]
s Blue start
#> 11 Red fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Red attacks 1]
6 6
#> 12 Red rolls 6 6 = 12 for damage.
1 1
#> 13 Blue rolls 1 1 = 2 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Red. Put a blood counter on spillway:B2. Blue has 1 life left. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 2, Blue square off, Blue lives 1, floor spillway:B2 blood]
# One of two lives is gone (variant.lastman.lives). In the Blink of an Eye Blue is back at once (variant.blink.now): a die for the map, one for the square (ruling.respawn.maps).
5
#> 14 Blue rolls 5 for the map.
1
#> 15 Blue rolls 1 to respawn. Blue respawns on spillway:B2. [Blue square spillway:B2, Blue health 2]
# … and may be shot again (variant.blink.target).
s Blue start
#> 16 Red fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Red attacks 0]
6 6
#> 17 Red rolls 6 6 = 12 for damage.
1 1
#> 18 Blue rolls 1 1 = 2 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Red. Put a blood counter on spillway:B2. Blue is out of the game. Red scores: 2 frags. Red WINS! [Red frags 2, Blue square off, Blue lives 0, floor spillway:B2 blood blood]
