frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./gallery.yaml sha256:3e24680fff13
player: Red 3/2/2
player: Blue 2/2/3
player: Green 2/3/2
player: Pink 3/2/2
house: frags=2
dice: table
cards: table
position: Red A1 3 pawn-shop-pistol laser-pointer:1 pulse-rifle:0 rocket-tantrum hand weapon 2 gadget 16 turn movement 5
position: Blue J1 2 marshmallow-toaster hand gadget 5
position: Green F4 2 hand gadget 5
position: Pink A4 3 hand gadget 5

# Every gadget of the base deck is played in this game. Red begins with those for weapons: the Crosshair Sticker is a point of Accuracy, which is an attack more here (attack.count).
p crosshair-sticker
#> 1 Red plays Crosshair Sticker. [Red hand gadget 15, Red card crosshair-sticker, Red attacks 2]
# The Trigger Happy Meal is one more attack each turn.
p trigger-happy-meal
#> 2 Red plays Trigger Happy Meal. [Red hand gadget 14, Red card trigger-happy-meal, Red attacks 3]
# The Bottomless Backpack has room for two more weapons in play (play.weapon.limit).
# refused: `p boomstick`: Red has no room for Boomstick: 4 weapons in play, and the limit is 4 (play.weapon.limit)
p bottomless-backpack
#> 3 Red plays Bottomless Backpack. [Red hand gadget 13, Red card bottomless-backpack]
p boomstick
#> 4 Red plays Boomstick. [Red hand weapon 1, Red card boomstick 4]
# Spare Clips refill one weapon of Red's choice (ammo.reload).
# refused: `s Blue pulse-rifle`: Pulse Rifle is out of ammo (ammo.empty.fire)
p spare-clips with pulse-rifle
#> 5 Red plays Spare Clips. Red's Pulse Rifle has 4 ammo. [Red hand gadget 12, Red ammo pulse-rifle 4]
# The Red Dot Sight is one more die to hit: three for Accuracy make four.
p red-dot-sight
#> 6 Red plays Red Dot Sight. [Red hand gadget 11, Red card red-dot-sight]
p lucky-mousepad
#> 7 Red plays Lucky Mousepad. [Red hand gadget 10, Red card lucky-mousepad]
p mean-bullets
#> 8 Red plays Mean Bullets. [Red hand gadget 9, Red card mean-bullets]
p overclocked-cells
#> 9 Red plays Overclocked Cells. [Red hand gadget 8, Red card overclocked-cells]
s Blue pawn-shop-pistol
#> 10 Red fires Pawn Shop Pistol at Blue, range 9: 1 ammo spent, 5 left. [Red ammo pawn-shop-pistol 5, Red attacks 2]
# refused: `3 3 3`: roll 4 dice, not 3 (attack.dice)
1 1 2 4
#> 11 Red rolls 1 1 2 4 = 8 to hit. Red misses Blue: 8 is short of range 9.
# The Lucky Mousepad throws the ones again, once.
use lucky-mousepad
#> 12 Back to that moment: Red uses Lucky Mousepad. Red rolls 1 1 2 4 = 8 to hit.
2 1
#> 13 Red rerolls to hit (Lucky Mousepad): 2 1 2 4. Red hits Blue: 9 reaches range 9.
# refused: `use lucky-mousepad`: Red has already used Lucky Mousepad for this roll (meta.bonus)
# Mean Bullets are one more die of damage with ballistic weapons.
# refused: `3 3 3`: roll 4 dice, not 3 (damage.attack)
4 3 4 2
#> 14 Red rolls 4 3 4 2 = 13 for damage.
6 4
#> 15 Blue rolls 6 4 = 10 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
# A Pocket Medkit restores a lost point of Health at any time (survive.heal, ruling.card.timing).
Blue: p pocket-medkit
#> 16 Blue plays Pocket Medkit. Blue heals 1: Health 2. [Blue health 2, Blue hand gadget 4]
# Overclocked Cells are a point of extra damage with energy weapons, though the dice do none; bullets and cells do not help each other.
s Blue laser-pointer
#> 17 Red fires Laser Pointer at Blue, range 9: 1 ammo spent, 0 left. [Red ammo laser-pointer 0, Red attacks 1]
2 3 1 2 1 1
#> 18 Red rolls 2 3 1 2 1 1 = 10 to hit. Red hits Blue: 10 reaches range 9.
# refused: `3 3 3 3`: roll 3 dice, not 4 (damage.attack)
2 2 3
#> 19 Red rolls 2 2 3 = 7 for damage.
6 4
#> 20 Blue rolls 6 4 = 10 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
# The Ammo Piñata refills all weapons.
# refused: `s Blue laser-pointer`: Laser Pointer is out of ammo (ammo.empty.fire)
p ammo-pinata
#> 21 Red plays Ammo Piñata. Red's Pawn Shop Pistol has 6 ammo. Red's Laser Pointer has 6 ammo. Red's Pulse Rifle has 4 ammo. Red's Rocket Tantrum has 3 ammo. Red's Boomstick has 4 ammo. [Red hand gadget 7, Red ammo pawn-shop-pistol 6, Red ammo laser-pointer 6]
# Pump-Up Kicks are a point of Speed.
p pump-up-kicks
#> 22 Red plays Pump-Up Kicks. [Red hand gadget 6, Red card pump-up-kicks]
# With the Backpack seven cards may stay in the hand, which are what Red has (hand.limit).
end
#> 23 Turn 2: Blue. [Blue turn]
3 4
#> 24 Blue rolls 3 4 = 7 for movement. [Blue movement 7, Blue attacks 2]
# Nobody is attacked in a Cardboard Box from more than eight squares away, and nobody in a Tinfoil Tuxedo is hurt by energy; it is also a point of armor. The Caffeine Drip waits for Blue's next turn.
p cardboard-box
#> 25 Blue plays Cardboard Box. [Blue hand gadget 3, Blue card cardboard-box]
p tinfoil-tuxedo
#> 26 Blue plays Tinfoil Tuxedo. [Blue armor 1, Blue hand gadget 2, Blue card tinfoil-tuxedo]
p caffeine-drip
#> 27 Blue plays Caffeine Drip. [Blue hand gadget 1, Blue card caffeine-drip]
# For four movement the Phone Booth takes Blue to a square in sight, six away at most, and once per turn.
p phone-booth
#> 28 Blue plays Phone Booth. [Blue card phone-booth, Blue hand gadget 0]
# refused: `use phone-booth C1`: Phone Booth can't take Blue to C1 (turn.roll.teleport)
# refused: `use phone-booth H3`: Phone Booth can't take Blue to H3 (turn.roll.teleport)
use phone-booth at J2
#> 29 Blue uses Phone Booth. Blue teleports to J2. [Blue square J2, Blue movement 3]
# refused: `use phone-booth J1`: Blue has already used Phone Booth this turn (card.overrides)
end
#> 30 Turn 3: Green. [Green turn]
4 4 3
#> 31 Green rolls 4 4 3 = 11 for movement. [Green movement 11, Green attacks 1]
# A Hug Me Vest is a point of armor that hits back at range 1; a Gym Membership is a point of Health.
p hug-me-vest
#> 32 Green plays Hug Me Vest. [Green armor 1, Green hand gadget 4, Green card hug-me-vest]
p gym-membership
#> 33 Green plays Gym Membership. [Green health 3, Green hand gadget 3, Green card gym-membership]
# Hip Waders are for water, which costs no extra movement any more, and for acid, which does nothing to them (acid.enter).
m w e
#> 34 Green moves from F4 to F4: 3 movement spent, 8 left. [Green movement 8]
5
#> 35 Green rolls 5 for the power-up. 5: power-up! Green draws a gadget card. [Green hand gadget 4]
p hip-waders
#> 36 Green plays Hip Waders. [Green hand gadget 3, Green card hip-waders]
m w n n
#> 37 Green moves from F4 to E3: 2 movement spent, 6 left. Acid can't harm Green (Hip Waders). Green moves from E3 to E2: 1 movement spent, 5 left. [Green square E2, Green movement 5]
# With Moon Boots a jump goes two squares further, for a point of movement each.
# refused: `j w 4`: Green can jump at most 3 squares, not 4 (move.jump.max)
p moon-boots
#> 38 Green plays Moon Boots. [Green hand gadget 2, Green card moon-boots]
j w 4
#> 39 Green jumps to A2 (1 movement left). [Green square A2, Green movement 1]
end
#> 40 Turn 4: Pink. [Pink turn]
# The Blink Button is pressed instead of the movement roll, and takes Pink to any square: Blue is bumped from it (turn.roll.teleport, bump.trigger).
# refused: `p bubble-wrap`: Pink must roll for movement before playing Bubble Wrap (turn.roll)
p blink-button at J2
#> 41 Pink plays Blink Button. Pink teleports to J2. Pink bumps Blue from J2. [Pink square J2, Pink hand gadget 4, Pink movement 0, Pink attacks 1]
2
#> 42 Blue rolls 2 for a new square. Blue lands on J1. [Blue square J1]
# refused: `m n`: Pink can't step to J1: it costs 1 movement, and 0 is left (move.points)
# Bubble Wrap is for explosions, Asbestos Undies are for flames; a Dead Man's Switch and a Blood Bank Card wait for somebody's frag.
p bubble-wrap
#> 43 Pink plays Bubble Wrap. [Pink hand gadget 3, Pink card bubble-wrap]
p asbestos-undies
#> 44 Pink plays Asbestos Undies. [Pink hand gadget 2, Pink card asbestos-undies]
p dead-mans-switch
#> 45 Pink plays Dead Man's Switch. [Pink hand gadget 1, Pink card dead-mans-switch]
p blood-bank-card
#> 46 Pink plays Blood Bank Card. [Pink card blood-bank-card, Pink hand gadget 0]
end
#> 47 Turn 5: Red. [Red turn]
# refused: `3 3`: roll 3 dice, not 2 (move.dice)
2 5 2
#> 48 Red rolls 2 5 2 = 9 for movement. [Red movement 9, Red attacks 3]
# Whoever hits the Hug Me Vest at range 1 suffers 3d, before his own damage is rolled.
s Green pawn-shop-pistol
#> 49 Red fires Pawn Shop Pistol at Green, range 1: 1 ammo spent, 5 left. Automatic hit on Green: 4 dice always reach 1. [Red ammo pawn-shop-pistol 5, Red attacks 2]
5 4 3
#> 50 Green rolls 5 4 3 = 12 for damage.
1 3 2
#> 51 Red rolls 1 3 2 = 6 for defense. Red takes 2 damage: Health 1. [Red health 1]
4 4 1 4
#> 52 Red rolls 4 4 1 4 = 13 for damage.
1 1 1 1
#> 53 Green rolls 1 1 1 1 = 4 for defense. Green takes 3 damage: Health 1. Green discards Hug Me Vest (used up). [Green health 1, Green no-card hug-me-vest]
# Walk It Off restores two points at any time.
Green: p walk-it-off
#> 54 Green plays Walk It Off. Green heals 2: Health 3. [Green health 3, Green hand gadget 1]
# Blue in the box is nine squares away, then eight.
# refused: `s Blue laser-pointer`: Red can't attack Blue at range 9: Cardboard Box (card.overrides)
m e
#> 55 Red moves from A1 to B1: 1 movement spent, 8 left. [Red square B1, Red movement 8]
# A hit, but energy does nothing to the Tinfoil Tuxedo.
s Blue laser-pointer
#> 56 Red fires Laser Pointer at Blue, range 8: 1 ammo spent, 5 left. [Red ammo laser-pointer 5, Red attacks 1]
1 1 2 1 3 1
#> 57 Red rolls 1 1 2 1 3 1 = 9 to hit. Red hits Blue: 9 reaches range 8. Laser Pointer can't harm Blue (Tinfoil Tuxedo).
# The rocket does nothing to Pink in Bubble Wrap, but to Blue beside Pink it does: tinfoil is not made for that.
s Pink rocket-tantrum
#> 58 Red fires Rocket Tantrum at Pink, range 9: 1 ammo spent, 2 left. [Red ammo rocket-tantrum 2, Red attacks 0]
3 1 3 3
#> 59 Red rolls 3 1 3 3 = 10 to hit. Red hits Pink: 10 reaches range 9.
2 3 3 1 3
#> 60 Red rolls 2 3 3 1 3 = 12 for damage.
4 6
#> 61 Blue rolls 4 6 = 10 for defense. Rocket Tantrum can't harm Pink (Bubble Wrap). Blue takes 1 damage: Health 1. Blue discards Tinfoil Tuxedo (used up). [Blue no-card tinfoil-tuxedo]
# Fridge Plating is three points of armor and a point of Speed less, which shows in Red's next roll.
p fridge-plating
#> 62 Red plays Fridge Plating. [Red armor 3, Red hand gadget 5, Red card fridge-plating]
end
#> 63 Turn 6: Blue. [Blue turn]
# The Caffeine Drip restores a point at the start of a turn on 4 and more.
5
#> 64 Blue rolls 5 for Caffeine Drip. Blue heals 1: Health 2. [Blue health 2]
3 2
#> 65 Blue rolls 3 2 = 5 for movement. [Blue movement 5, Blue attacks 2]
# The Marshmallow Toaster always hits, and does nothing to Asbestos Undies; the pistol does.
s Pink marshmallow-toaster
#> 66 Blue fires Marshmallow Toaster at Pink, range 1: 1 ammo spent, 3 left. Blue hits Pink (Marshmallow Toaster). Marshmallow Toaster can't harm Pink (Asbestos Undies). [Blue ammo marshmallow-toaster 3, Blue attacks 1]
s Pink start
#> 67 Blue fires Pistol at Pink, range 1. Automatic hit on Pink: 3 dice always reach 1. [Blue attacks 0]
3 5
#> 68 Blue rolls 3 5 = 8 for damage.
4 1 2
#> 69 Pink rolls 4 1 2 = 7 for defense. Pink takes 1 damage: Health 2. [Pink health 2]
end
#> 70 Turn 7: Green. [Green turn]
3 3 3
#> 71 Green rolls 3 3 3 = 9 for movement. [Green movement 9, Green attacks 1]
# Riot Gear is two points of armor: five dice defend Green, three of them for Health.
p riot-gear
#> 72 Green plays Riot Gear. [Green armor 2, Green card riot-gear, Green hand gadget 0]
# Red's Fridge Plating takes the point that would have been Red's last.
s Red start
#> 73 Green fires Pistol at Red, range 2. Automatic hit on Red: 2 dice always reach 2. [Green attacks 0]
6 6
#> 74 Green rolls 6 6 = 12 for damage.
# refused: `3`: roll 4 dice, not 1 (damage.defense)
1 3 2 4
#> 75 Red rolls 1 3 2 4 = 10 for defense. Red takes 1 damage: Health 1, armor 2. [Red armor 2]
end
#> 76 Turn 8: Pink. [Pink turn]
1 3
#> 77 Pink rolls 1 3 = 4 for movement. [Pink movement 4, Pink attacks 1]
# Blue is Pink's frag, for which the Blood Bank Card restores a point.
s Blue start
#> 78 Pink fires Pistol at Blue, range 1. Automatic hit on Blue: 2 dice always reach 1. [Pink attacks 0]
4 5
#> 79 Pink rolls 4 5 = 9 for damage.
1 3
#> 80 Blue rolls 1 3 = 4 for defense. Blue takes 2 damage: Health 0. Blue is FRAGGED by Pink. Blue discards Cardboard Box, Caffeine Drip and Phone Booth (fragged). Put a weapon counter on J1: Marshmallow Toaster. Put a blood counter on J1. Pink scores: 1 frag. Pink draws a special card. Pink heals 1: Health 3. [Blue square off, Pink health 3, Pink frags 1, Pink hand special 1, floor J1 blood marshmallow-toaster, Blue no-card marshmallow-toaster, Blue no-card cardboard-box, Blue no-card caffeine-drip, Blue no-card phone-booth]
end
#> 81 Turn 9: Red. [Red turn]
# refused: `3 3 3`: roll 2 dice, not 3 (move.dice)
3 2
#> 82 Red rolls 3 2 = 5 for movement. [Red movement 5, Red attacks 3]
# A Definitely Not Soda restores all that is lost.
p definitely-not-soda
#> 83 Red plays Definitely Not Soda. Red heals 2: Health 3. [Red health 3, Red hand gadget 4]
s Green pawn-shop-pistol
#> 84 Red fires Pawn Shop Pistol at Green, range 2: 1 ammo spent, 4 left. Automatic hit on Green: 4 dice always reach 2. [Red ammo pawn-shop-pistol 4, Red attacks 2]
# refused: `3 3 3`: roll 4 dice, not 3 (damage.attack)
4 2 6 5
#> 85 Red rolls 4 2 6 5 = 17 for damage.
1 2 2 1 1
#> 86 Green rolls 1 2 2 1 1 = 7 for defense. Green takes 2 damage: Health 3. Green discards Riot Gear (used up). [Green no-card riot-gear]
# Light Armor is a point of armor, once the fridge is off (armor.one, ruling.armor.swap).
# refused: `p light-armor`: Red already wears Fridge Plating (armor.one)
discard fridge-plating
#> 87 Red discards Fridge Plating. [Red no-card fridge-plating]
p light-armor
#> 88 Red plays Light Armor. [Red armor 1, Red hand gadget 3, Red card light-armor]
m w
#> 89 Red moves from B1 to A1: 1 movement spent, 4 left. [Red square A1, Red movement 4]
s Green rocket-tantrum
#> 90 Red fires Rocket Tantrum at Green, range 1: 1 ammo spent, 1 left. Automatic hit on Green: 4 dice always reach 1. [Red ammo rocket-tantrum 1, Red attacks 1]
2 4 5 3 3
#> 91 Red rolls 2 4 5 3 3 = 17 for damage.
2 4 3 4
#> 92 Red rolls 2 4 3 4 = 13 for defense.
3 6 1 2 2
#> 93 Red rolls 3 6 1 2 2 = 14 for damage.
6 3 2
#> 94 Green rolls 6 3 2 = 11 for defense. Red takes 1 damage: Health 3. Red discards Light Armor (used up). Green takes 1 damage: Health 2. [Green health 2, Red no-card light-armor]
end
#> 95 Turn 10: Blue. [Blue turn]
2
#> 96 Blue rolls 2 to respawn. Blue respawns on J1. [Blue square J1, Blue health 2]
2 4
#> 97 Blue rolls 2 4 = 6 for movement. [Blue movement 6, Blue attacks 2]
# Pink falls to Blue, and the Dead Man's Switch goes off: 4d for everybody within a square. The frag is Pink's, the second, and wins (win.three, ruling.win.dead).
s Pink start
#> 98 Blue fires Pistol at Pink, range 1. Automatic hit on Pink: 3 dice always reach 1. [Blue attacks 1]
6 6
#> 99 Blue rolls 6 6 = 12 for damage.
1 1 2
#> 100 Pink rolls 1 1 2 = 4 for defense. Pink takes 3 damage: Health 0. [Pink health 0]
2 3 6 4
#> 101 Pink rolls 2 3 6 4 = 15 for damage.
2 3
#> 102 Blue rolls 2 3 = 5 for defense. Blue takes 3 damage: Health -1. Blue is FRAGGED by Pink. Put a blood counter on J1. Pink is FRAGGED by Blue. Pink discards Bubble Wrap, Asbestos Undies, Dead Man's Switch and Blood Bank Card (fragged). Put a blood counter on J2. Blue scores: 1 frag. Pink scores: 2 frags. Pink WINS with 2 frags! [Blue square off, Blue frags 1, Pink square off, Pink frags 2, floor J1 blood blood marshmallow-toaster, floor J2 blood, Pink no-card bubble-wrap, Pink no-card asbestos-undies, Pink no-card dead-mans-switch, Pink no-card blood-bank-card]
