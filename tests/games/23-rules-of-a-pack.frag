frag 1
fragkit: 0.1.0
pack: ../packs/lan-night 1 sha256:3467899074d1
map: ./arena.yaml sha256:3adb25ce2871
player: Red 2/3/3
player: Blue 2/3/3
house: frags=2
house: points=8
house: start=rolled
house: pickup=left
house: ammo=unlimited
house: headcount=on
house: storm=rounds
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, stat.most=4, deal=cards, specials=counted, rounds=0
dice: table
cards: table
position: Red C1 1 turn movement 6 frags 1 hand weapon 1
position: Blue D1 2 frags 1

p pulse-rifle
#> 1 Red plays Pulse Rifle. [Red card pulse-rifle, Red hand weapon 0]
s Blue pulse-rifle
#> 2 Red fires Pulse Rifle at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Red attacks 1]
1 1
#> 3 Red rolls 1 1 = 2 for damage.
6 6
#> 4 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
m w
#> 5 Red moves from C1 to B1: 1 movement spent, 5 left. [Red square B1, Red movement 5]
end
#> 6 Turn 2: Blue. [Blue turn]
6 1 1
#> 7 Blue rolls 6 1 1 = 8 for movement. [Blue movement 8, Blue attacks 2]
m w
#> 8 Blue moves from D1 to C1: 1 movement spent, 7 left. [Blue square C1, Blue movement 7]
end
#> 9 Red: roll 1d for Meteors.
3
#> 10 Red rolls 3 for Meteors. Turn 3: Red. [Red turn]
1 1 1
#> 11 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 2]
m e w
#> 12 Red moves from B1 to B1: 2 movement spent, 1 left. [Red movement 1]
end
#> 13 Turn 4: Blue. [Blue turn]
1 1 6
#> 14 Blue rolls 1 1 6 = 8 for movement. [Blue movement 8, Blue attacks 2]
m e w
#> 15 Blue moves from C1 to C1: 2 movement spent, 6 left. [Blue movement 6]
s Red start
#> 16 Blue fires Pistol at Red, range 1. Automatic hit on Red: 3 dice always reach 1. [Blue attacks 1]
6 6
#> 17 Blue rolls 6 6 = 12 for damage.
1
#> 18 Red rolls 1 for defense. Red takes 12 damage: Health -11. Red loses 1 frag (0 in all). Red is FRAGGED by Blue. Put a weapon counter on B1: Pulse Rifle. Put a blood counter on B1. Blue scores: 2 frags. Blue WINS with 2 frags! [Red square off, Red frags 0, Blue frags 2, floor B1 blood pulse-rifle, Red no-card pulse-rifle]
