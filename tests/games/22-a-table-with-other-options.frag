frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./arena.yaml sha256:3adb25ce2871
player: Red 1/1/5
player: Blue 2/1/4
house: stat.most=5
house: start=rolled
house: pickup=half
house: rounds=2
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted, ammo=counted
dice: table
cards: table

6
#> 1 Red rolls 6 for the first turn.
1
#> 2 Blue rolls 1 for the first turn. Red goes first. Red and Blue each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1]
1
#> 3 Red rolls 1 to respawn. Red starts on A1. [Red square A1, Red health 1]
2
#> 4 Blue rolls 2 to respawn. Blue starts on H1. Turn 1: Red. [Blue square H1, Blue health 2, Red turn]
6
#> 5 Red rolls 6 for movement. [Red movement 6, Red attacks 3]
p pulse-rifle
#> 6 Red plays Pulse Rifle. [Red card pulse-rifle 4, Red hand weapon 0]
drop pulse-rifle
#> 7 Red drops Pulse Rifle on A1. [floor A1 pulse-rifle, Red no-card pulse-rifle]
end
#> 8 Turn 2: Blue. [Blue turn]
1
#> 9 Blue rolls 1 for movement. [Blue movement 1, Blue attacks 2]
end
#> 10 Turn 3: Red. [Red turn]
6
#> 11 Red rolls 6 for movement. [Red movement 6, Red attacks 3]
m e w
#> 12 Red moves from A1 to A1: 2 movement spent, 4 left. [Red movement 4]
take pulse-rifle
#> 13 Red picks up Pulse Rifle on A1. [floor A1 nothing]
p pulse-rifle
#> 14 Red plays Pulse Rifle. [Red card pulse-rifle 2]
end
#> 15 Turn 4: Blue. [Blue turn]
1
#> 16 Blue rolls 1 for movement. [Blue movement 1, Blue attacks 2]
end
#> 17 Round 2 ends. Red and Blue WIN with 0 frags each!
