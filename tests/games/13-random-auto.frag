frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./arena.yaml sha256:3adb25ce2871
player: Red 1/3/3
player: Blue 1/2/4
player: Green 2/2/3
player: Pink 1/4/2
dice: auto
cards: dealt

5
#> 1 Red rolls 5 for the first turn.
6
#> 2 Blue rolls 6 for the first turn.
6
#> 3 Green rolls 6 for the first turn.
4
#> 4 Pink rolls 4 for the first turn. Blue and Green tie and roll again.
5
#> 5 Blue rolls 5 for the first turn.
4
#> 6 Green rolls 4 for the first turn. Blue goes first.
deal laser-pointer
#> 7 Blue draws Laser Pointer.
deal asbestos-undies
#> 8 Blue draws Asbestos Undies.
deal save-scum
#> 9 Blue draws Save Scum.
deal rocket-tantrum
#> 10 Green draws Rocket Tantrum.
deal pocket-medkit
#> 11 Green draws Pocket Medkit.
deal ping-of-death
#> 12 Green draws Ping of Death.
deal marshmallow-toaster
#> 13 Pink draws Marshmallow Toaster.
deal light-armor
#> 14 Pink draws Light Armor.
deal loaded-die
#> 15 Pink draws Loaded Die.
deal lag-gun
#> 16 Red draws Lag Gun.
deal hug-me-vest
#> 17 Red draws Hug Me Vest.
deal disconnect
#> 18 Red draws Disconnect.
choose C4
#> 19 Blue starts on C4. [Blue square C4, Blue health 1]
choose H6
#> 20 Green starts on H6. [Green square H6, Green health 2]
choose H1
#> 21 Pink starts on H1. [Pink square H1, Pink health 1]
choose A1
#> 22 Red starts on A1. Turn 1: Blue. [Red square A1, Red health 1, Blue turn]
5 2
#> 23 Blue rolls 5 2 = 7 for movement. [Blue movement 7, Blue attacks 2]
p save-scum
#> 24 Back to that moment: Blue plays Save Scum. Blue rolls 5 2 = 7 for movement. [Blue card save-scum]
1 6
#> 25 Blue rerolls for movement (Save Scum): 1 6. Blue's Save Scum wears off. Blue has 7 movement. [Blue movement 7, Blue attacks 2, Blue no-card save-scum]
end
#> 26 Turn 2: Green. [Green turn]
5 2
#> 27 Green rolls 5 2 = 7 for movement. [Green movement 7, Green attacks 2]
m n
#> 28 Green moves from H6 to H5: 1 movement spent, 6 left. [Green square H5, Green movement 6]
p ping-of-death Pink
#> 29 Green plays Ping of Death on Pink. Pink loses a turn (Ping of Death).
p pocket-medkit
#> 30 Green plays Pocket Medkit. Pocket Medkit does nothing: Green has no Health to restore.
m via G1
#> 31 Green teleports to G1 (5 movement left). [Green square G1, Green movement 5]
m w
#> 32 Green moves from G1 to F1: 1 movement spent, 4 left. [Green square F1, Green movement 4]
p rocket-tantrum
#> 33 Green plays Rocket Tantrum. [Green card rocket-tantrum 3]
s Pink start
#> 34 Green fires Pistol at Pink, range 2. Automatic hit on Pink: 3 dice always reach 2. [Green attacks 1]
6 6
#> 35 Green rolls 6 6 = 12 for damage.
1
#> 36 Pink rolls 1 for defense. Pink takes 12 damage: Health -11. [Pink health -11]
choose die
#> 37 Pink is FRAGGED by Green. Put a blood counter on H1. Green scores: 1 frag. [Green frags 1, Pink square off, floor H1 blood]
deal god-mode
#> 38 Green draws God Mode.
j e 2
#> 39 Green jumps to H1 (0 movement left). [Green square H1, Green movement 0]
s Red start
#> 40 Green fires Pistol at Red, range 7. [Green attacks 0]
3 3 1
#> 41 Green rolls 3 3 1 = 7 to hit. Green hits Red: 7 reaches range 7.
6 6
#> 42 Green rolls 6 6 = 12 for damage.
4
#> 43 Red rolls 4 for defense. Red takes 3 damage: Health -2. [Red health -2]
choose die
#> 44 Red is FRAGGED by Green. Put a blood counter on A1. Green scores: 2 frags. [Red square off, Green frags 2, floor A1 blood]
deal desync
#> 45 Green draws Desync.
p god-mode
#> 46 Green plays God Mode. [Green card god-mode]
take blood
#> 47 Green picks up blood on H1 (1 in all). [Green blood 1, floor H1 nothing]
drop rocket-tantrum
#> 48 Green drops Rocket Tantrum on H1. [floor H1 rocket-tantrum, Green no-card rocket-tantrum]
end
#> 49 Green's God Mode wears off. Turn 3: Pink. Pink loses this turn: Ping of Death. Turn 4: Red. [Red turn, Green no-card god-mode]
1
#> 50 Red rolls 1 to respawn. Red respawns on A1. [Red square A1, Red health 1]
2 3 4
#> 51 Red rolls 2 3 4 = 9 for movement. [Red movement 9, Red attacks 2]
end
#> 52 Turn 5: Blue. [Blue turn]
1 6
#> 53 Blue rolls 1 6 = 7 for movement. [Blue movement 7, Blue attacks 2]
end
#> 54 Turn 6: Green. [Green turn]
3 5
#> 55 Green rolls 3 5 = 8 for movement. [Green movement 8, Green attacks 2]
m w
#> 56 Green moves from H1 to G1: 1 movement spent, 7 left. [Green square G1, Green movement 7]
m w
#> 57 Green moves from G1 to F1: 1 movement spent, 6 left. [Green square F1, Green movement 6]
m e
#> 58 Green moves from F1 to G1: 1 movement spent, 5 left. [Green square G1, Green movement 5]
s Red start
#> 59 Green fires Pistol at Red, range 6. [Green attacks 1]
2 1 1
#> 60 Green rolls 2 1 1 = 4 to hit. Green misses Red: 4 is short of range 6.
s Red start
#> 61 Green fires Pistol at Red, range 6. [Green attacks 0]
3 4 4
#> 62 Green rolls 3 4 4 = 11 to hit. Green hits Red: 11 reaches range 6.
1 6
#> 63 Green rolls 1 6 = 7 for damage.
2
#> 64 Red rolls 2 for defense. Red takes 3 damage: Health -2. [Red health -2]
choose die
#> 65 Red is FRAGGED by Green. Put a blood counter on A1. Green scores: 3 frags. Green WINS with 3 frags! [Red square off, Green frags 3, floor A1 blood blood]
