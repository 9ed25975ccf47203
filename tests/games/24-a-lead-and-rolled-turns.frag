frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./arena.yaml sha256:3adb25ce2871
player: Red 1/3/3
player: Blue 1/3/3
house: frags=1
house: lead=2
house: order=rolled
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, points=7, stat.most=4, deal=cards, specials=counted, start=chosen, pickup=full, ammo=counted, rounds=0
dice: table
cards: table
position: Red C1 1 turn movement 6
position: Blue D1

s Blue start
#> 1 Red fires Pistol at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Red attacks 1]
6 6
#> 2 Red rolls 6 6 = 12 for damage.
1
#> 3 Blue rolls 1 for defense. Blue takes 12 damage: Health -11. Blue is FRAGGED by Red. Put a blood counter on D1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Blue square off, floor D1 blood]
end
#> 4 Turn 2: Blue. [Blue turn]
1
#> 5 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 1]
1 1 1
#> 6 Blue rolls 1 1 1 = 3 for movement. [Blue movement 3, Blue attacks 2]
end
#> 7 Red: roll 1d for turn order this round.
6
#> 8 Red rolls 6 for the first turn.
1
#> 9 Blue rolls 1 for the first turn. Turn order this round: Red, Blue. Turn 3: Red. [Red turn]
1 1 1
#> 10 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 2]
s Blue start
#> 11 Red fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Red attacks 1]
6 6
#> 12 Red rolls 6 6 = 12 for damage.
1
#> 13 Blue rolls 1 for defense. Blue takes 12 damage: Health -11. Blue is FRAGGED by Red. Put a blood counter on A1. Red scores: 2 frags. Red WINS with 2 frags! [Red frags 2, Blue square off, floor A1 blood]
