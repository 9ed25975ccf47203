frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Green 1/3/3
player: Blue 2/2/3
dice: table
cards: table
position: Red A1 2 lucky-mousepad mean-bullets crosshair-sticker boomstick nailed-it nailed-it hand weapon 3 gadget 4 special 5 turn movement 10
position: Green D6 1 frags 1 hand gadget 2 special 3
position: Blue F1 2 red-dot-sight boomstick hand gadget 3 special 2

# The table opens the referee at the first argument, in the middle of Red's turn. Somebody sits down and thinks better of it.
join Pink zoe-mph 2/4/1
#> 1 Pink joins with 2/4/1 (Zoe MPH) and no cards. [Pink square off, Pink frags 0]
leave Pink
#> 2 Pink leaves the game.
# Health 3 has room for four weapon cards, though a point of it is lost; the pistol is no card (play.weapon.limit, ex.weapons.limit, ruling.weapon.limit, ruling.weapon.start, fighter.health).
p pulse-rifle
#> 3 Red plays Pulse Rifle. [Red hand weapon 2, Red card pulse-rifle 4]
# refused: `p twin-peeks`: Red has no room for Twin Peeks: 4 weapons in play, and the limit is 4 (play.weapon.limit)
# Armor is Health here, so there is room for a fifth (ruling.weapon.limit).
p light-armor
#> 4 Red plays Light Armor. [Red armor 1, Red hand gadget 3, Red card light-armor]
p twin-peeks
#> 5 Red plays Twin Peeks. [Red hand weapon 1, Red card twin-peeks 8]
# refused: `p laser-pointer`: Red has no room for Laser Pointer: 5 weapons in play, and the limit is 5 (play.weapon.limit)
# One has to go before another comes (ruling.weapon.swap).
drop boomstick
#> 6 Red drops Boomstick on A1. [floor A1 boomstick, Red no-card boomstick]
p laser-pointer
#> 7 Red plays Laser Pointer. [Red card laser-pointer 6, Red hand weapon 0]
# Only what is in the hand is played, and it works from the moment it lies there: a third attack (play.def). It is the fifth gadget, and might be the tenth (play.gadget.unlimited).
# refused: `p campers-friend`: Red can't play Camper's Friend: no weapon card in hand (play.def)
p trigger-happy-meal
#> 8 Red plays Trigger Happy Meal. [Red hand gadget 2, Red card trigger-happy-meal, Red attacks 3]
# Cards are not given away (card.nogift).
# refused: `p gym-membership Blue`: Gym Membership can't be played on Blue (card.nogift)
# Cards have raised Accuracy to 3 and the pistol's damage to 3d (card.boost).
s Blue start
#> 9 Red fires Pistol at Blue, range 5. [Red attacks 2]
# refused: `1 1`: roll 3 dice, not 2 (attack.dice)
1 1 2
#> 10 Red rolls 1 1 2 = 4 to hit. Red misses Blue: 4 is short of range 5.
# A bonus that was forgotten is claimed before the next roll: the ones are thrown again (meta.bonus).
use lucky-mousepad
#> 11 Back to that moment: Red uses Lucky Mousepad. Red rolls 1 1 2 = 4 to hit.
3 4
#> 12 Red rerolls to hit (Lucky Mousepad): 3 4 2. Red hits Blue: 9 reaches range 5.
# refused: `1 2`: roll 3 dice, not 2 (damage.attack)
1 2 1
#> 13 Red rolls 1 2 1 = 4 for damage.
2 1
#> 14 Blue rolls 2 1 = 3 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
# Gadgets are for the own turn, instant cures and specials for any time (ruling.card.timing).
# refused: `Blue: p hug-me-vest`: Blue can't play Hug Me Vest now: play it on your turn (ruling.card.timing)
Blue: p pocket-medkit
#> 15 Blue plays Pocket Medkit. Blue heals 1: Health 2. [Blue health 2, Blue hand gadget 2]
# In the own turn a hand may be of any size: Red draws an eighth card (hand.turn.free).
m e e e e
#> 16 Red moves from A1 to E1: 4 movement spent, 6 left. [Red square E1, Red movement 6]
4
#> 17 Red rolls 4 for the power-up. 4: power-up! Red draws a weapon card. [Red hand weapon 1]
# Of a card that is taken from a hand only the back is seen (hand.hidden).
p yoink Green
#> 18 Red plays Yoink! on Green. [Red hand special 4]
choose gadget
#> 19 Red steals a gadget card from Green. [Red hand gadget 3, Green hand gadget 1]
# Speed 2 jumps two squares, says the rule; four, says a card, and the card wins (card.overrides). It is for everybody (card.special.all).
# refused: `j w 4`: Red can jump at most 2 squares, not 4 (move.jump.max)
Blue: p low-g-server
#> 20 Blue plays Low-G Server. [Blue hand special 1, Blue card low-g-server]
j w 4
#> 21 Red jumps to A1 (2 movement left). [Red square A1, Red movement 2]
# A miss is played, and then a hit: the later card counts (card.contradict, ex.contradict.2, ruling.card.same).
s Blue start
#> 22 Red fires Pistol at Blue, range 5. [Red attacks 1]
Green: p desync
#> 23 Green plays Desync on Red. Red misses Blue (Desync). Red's Desync wears off. [Green hand special 2]
p totally-not-cheating
#> 24 Back to that moment: Green plays Desync on Red. Red plays Totally Not Cheating. Red hits Blue (Totally Not Cheating). [Red hand special 3, Red card desync, Red card totally-not-cheating]
1 1 1
#> 25 Red rolls 1 1 1 = 3 for damage.
2 2
#> 26 Blue rolls 2 2 = 4 for defense. Blue takes no damage: Health 2. Red's Desync wears off. Red's Totally Not Cheating wears off. [Red no-card desync, Red no-card totally-not-cheating]
# A special on another player is that player's and works at once (ruling.card.special.onother, play.def).
p mute-player Blue
#> 27 Red plays Mute Player on Blue. [Red hand special 2, Blue card mute-player]
# refused: `Blue: p god-mode`: Blue can't play God Mode: Mute Player (card.overrides)
s Blue start
#> 28 Red fires Pistol at Blue, range 5. [Red attacks 0]
1 1 2
#> 29 Red rolls 1 1 2 = 4 to hit. Red misses Blue: 4 is short of range 5.
# Six cards in the hand are one too many; the ten in play do not count (hand.limit, ex.hand.six, play.nothand).
end
#> 30 Red, which card do you discard? You are 1 over the hand limit of 5.
# refused: `m e`: Answer first, Red: which card do you discard? You are 1 over the hand limit of 5. (turn.phases)
# One is played on oneself, or on another, or discarded (hand.reduce.self, hand.reduce.other, hand.reduce.discard).
p gym-membership
#> 31 Red plays Gym Membership. Turn 2: Green. [Red health 3, Red hand gadget 2, Red card gym-membership, Green turn]
undo
#> 32 Back at input 30. Red, which card do you discard? You are 1 over the hand limit of 5. [Red health 2, Red hand gadget 3, Red turn, Red no-card gym-membership]
p lag-spike Blue
#> 33 Red plays Lag Spike on Blue. Blue loses their movement (Lag Spike). Turn 2: Green. [Red hand special 1, Green turn]
undo
#> 34 Back at input 30. Red, which card do you discard? You are 1 over the hand limit of 5. [Red hand special 2, Red turn]
choose pump-up-kicks
#> 35 Red discards Pump-Up Kicks (hand limit). Turn 2: Green. [Red hand gadget 2, Green turn]
# Anybody's roll ends the time for a claim, not only Red's own (ruling.meta.nextroll).
6 2 1
#> 36 Green rolls 6 2 1 = 9 for movement. [Green movement 9, Green attacks 2]
# refused: `Red: use lucky-mousepad`: Red can't use Lucky Mousepad on Green's last roll (movement) (meta.bonus)
m n n n
#> 37 Green moves from D6 to D3: 3 movement spent, 6 left. [Green square D3, Green movement 6]
5
#> 38 Green rolls 5 for the power-up. 5: power-up! Green draws a gadget card. [Green hand gadget 2]
j n 2
#> 39 Green jumps to D1 (4 movement left). [Green square D1, Green movement 4]
# Blue's weapon and gadget go with the fighter; the specials, Mute Player too, stay with the player, and so does the hand (card.owner.weapon, card.owner.gadget, card.owner.lost, card.special.player, faq.cards).
s Blue
#> 40 Green fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Green attacks 1]
6 6
#> 41 Green rolls 6 6 = 12 for damage.
1 1
#> 42 Blue rolls 1 1 = 2 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Green. Blue discards Red Dot Sight (fragged). Put a weapon counter on F1: Boomstick. Put a blood counter on F1. Green scores: 2 frags. Green draws a special card. [Green frags 2, Green hand special 3, Blue square off, floor F1 blood boomstick, Blue no-card red-dot-sight, Blue no-card boomstick]
# Green has rolled the damage when Disconnect comes: those dice stand, and so do the cards drawn in this turn (meta.removed.rolls, meta.removed.cards).
s Red
#> 43 Green fires Pistol at Red, range 3. Automatic hit on Red: 3 dice always reach 3. [Green attacks 0]
5 4
#> 44 Green rolls 5 4 = 9 for damage.
p disconnect Green
#> 45 Red plays Disconnect on Green. Disconnect takes Green out of play. [Red hand special 1, Green square off]
# Two points of Health are left, and the armor is a third die (faq.armor.dice).
# refused: `2 2`: roll 3 dice, not 2 (damage.defense)
1 2 2
#> 46 Red rolls 1 2 2 = 5 for defense. Red takes 1 damage: Health 2. Red discards Light Armor (used up). Turn 3: Blue. [Blue turn, Red no-card light-armor]
# Blue is back, and still has no say in cards (card.special.player, ruling.card.special.onother).
2
#> 47 Blue rolls 2 to respawn. Blue respawns on H1. [Blue square H1, Blue health 2]
# refused: `p god-mode`: Blue can't play God Mode: Mute Player (card.overrides)
1 2
#> 48 Blue rolls 1 2 = 3 for movement. [Blue movement 3, Blue attacks 2]
# The Boomstick is gone and so is the Red Dot Sight: three dice (card.owner.weapon, card.owner.gadget).
# refused: `s Red boomstick`: Blue can't play Boomstick: no weapon card in hand (play.def)
s Red
#> 49 Blue fires Pistol at Red, range 7. [Blue attacks 1]
# refused: `3 3 3 3`: roll 3 dice, not 4 (attack.dice)
3 3 3
#> 50 Blue rolls 3 3 3 = 9 to hit. Blue hits Red: 9 reaches range 7.
# A hit, but no damage yet, and there will be none; nor is it a frag (ex.removed, meta.removed.damage, faq.special). With this turn the time of both specials is over: it was counted from its beginning (card.special.time, card.special.check).
Green: p disconnect Blue
#> 51 Green plays Disconnect on Blue. Disconnect takes Blue out of play. Blue's attack is canceled: Blue is out of play. Blue's Low-G Server wears off. Blue's Mute Player wears off. Turn 4: Red. [Green hand special 2, Blue square off, Red turn, Blue no-card low-g-server, Blue no-card mute-player]
2 2
#> 52 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 3]
m s s s e
#> 53 Red moves from A1 to B4: 4 movement spent, 0 left. [Red square B4, Red movement 0]
end
#> 54 Turn 5: Green. [Green turn]
# Green comes back with all cards, the drawn ones too (meta.removed.cards): two more make six, and the acid does not spare the player the limit (ruling.hand.fragged).
6
#> 55 Green rolls 6 to respawn. Green respawns on H6. [Green square H6, Green health 1]
4 4 4
#> 56 Green rolls 4 4 4 = 12 for movement. [Green movement 12, Green attacks 2]
m w
#> 57 Green moves from H6 to G6: 1 movement spent, 11 left. [Green square G6, Green movement 11]
4
#> 58 Green rolls 4 for the power-up. 4: power-up! Green draws a gadget card. [Green hand gadget 3]
m n n w
#> 59 Green moves from G6 to F4: 3 movement spent, 8 left. [Green square F4, Green movement 8]
4
#> 60 Green rolls 4 for the power-up. 4: power-up! Green draws a weapon card. [Green hand weapon 1]
m w n n w
#> 61 Green moves from F4 to D2: 4 movement spent, 4 left. [Green square D2, Green movement 4]
6 6
#> 62 Green rolls 6 6 = 12 for damage.
1
#> 63 Green rolls 1 for defense. Green takes 12 damage: Health -11. Green is FRAGGED (acid). Put a blood counter on D2. [Green square off, floor D2 blood]
choose moon-boots
#> 64 Green discards Moon Boots (hand limit). Turn 6: Blue. [Green hand gadget 2, Blue turn]
6
#> 65 Blue rolls 6 to respawn. Blue respawns on H6. [Blue square H6, Blue health 2]
6 4
#> 66 Blue rolls 6 4 = 10 for movement. [Blue movement 10, Blue attacks 2]
m w
#> 67 Blue moves from H6 to G6: 1 movement spent, 9 left. [Blue square G6, Blue movement 9]
4
#> 68 Blue rolls 4 for the power-up. 4: power-up! Blue draws a gadget card. [Blue hand gadget 3]
m n n w
#> 69 Blue moves from G6 to F4: 3 movement spent, 6 left. [Blue square F4, Blue movement 6]
5
#> 70 Blue rolls 5 for the power-up. 5: power-up! Blue draws a weapon card. [Blue hand weapon 1]
# Blue still holds a card from before the frag (ruling.hand.frag). A hit is played, and then a miss (ex.contradict.1, card.contradict). The ammunition is spent, and so is the attack (ruling.meta.ammo).
s Red pawn-shop-pistol
#> 71 Blue plays and fires Pawn Shop Pistol at Red, range 4: 1 ammo spent, 5 left. [Blue card pawn-shop-pistol 5, Blue attacks 1, Blue hand weapon 0]
p totally-not-cheating
#> 72 Blue plays Totally Not Cheating. Blue hits Red (Totally Not Cheating). [Blue card totally-not-cheating, Blue hand special 0]
Green: p desync
#> 73 Green plays Desync on Blue. Blue misses Red (Desync). Blue's Totally Not Cheating wears off. Blue's Desync wears off. [Green hand special 1, Blue no-card totally-not-cheating]
s Red pawn-shop-pistol
#> 74 Blue fires Pawn Shop Pistol at Red, range 4: 1 ammo spent, 4 left. [Blue ammo pawn-shop-pistol 4, Blue attacks 0]
2 2 2
#> 75 Blue rolls 2 2 2 = 6 to hit. Blue hits Red: 6 reaches range 4.
6 6 6
#> 76 Blue rolls 6 6 6 = 18 for damage.
# All that lay before Red's fighter is lost (card.owner.lost), five weapons among it: none had to go when the armor went (ruling.weapon.limit).
1 1
#> 77 Red rolls 1 1 = 2 for defense. Red takes 9 damage: Health -7. Red is FRAGGED by Blue. Red discards Lucky Mousepad, Mean Bullets, Crosshair Sticker and Trigger Happy Meal (fragged). Put a weapon counter on B4: Nailed It, Nailed It, Pulse Rifle, Twin Peeks and Laser Pointer. Put a blood counter on B4. Blue scores: 1 frag. Blue draws a special card. [Red square off, Blue frags 1, Blue hand special 1, floor B4 blood laser-pointer nailed-it nailed-it pulse-rifle twin-peeks, Red no-card lucky-mousepad, Red no-card mean-bullets, Red no-card crosshair-sticker, Red no-card nailed-it, Red no-card pulse-rifle, Red no-card twin-peeks, Red no-card laser-pointer, Red no-card trigger-happy-meal]
p hug-me-vest
#> 78 Blue plays Hug Me Vest. [Blue armor 1, Blue hand gadget 2, Blue card hug-me-vest]
m w n n n
#> 79 Blue moves from F4 to E1: 4 movement spent, 2 left. [Blue square E1, Blue movement 2]
4
#> 80 Blue rolls 4 for the power-up. 4: power-up! Blue draws a weapon card. [Blue hand weapon 1]
m e
#> 81 Blue moves from E1 to F1: 1 movement spent, 1 left. [Blue square F1, Blue movement 1]
take boomstick
#> 82 Blue picks up Boomstick on F1. [floor F1 blood]
end
#> 83 Turn 7: Red. [Red turn]
# Red runs into the vest, Blue scores in Red's turn, and cuts the hand down at once (ruling.hand.offturn).
1
#> 84 Red rolls 1 to respawn. Red respawns on A1. [Red square A1, Red health 3]
5 3
#> 85 Red rolls 5 3 = 8 for movement. [Red movement 8, Red attacks 1]
m e e e e
#> 86 Red moves from A1 to E1: 4 movement spent, 4 left. [Red square E1, Red movement 4]
1
#> 87 Red rolls 1 for the power-up. 1: no card.
s Blue
#> 88 Red fires Pistol at Blue, range 1. Automatic hit on Blue: 2 dice always reach 1. [Red attacks 0]
6 6 6
#> 89 Blue rolls 6 6 6 = 18 for damage.
1 1 1
#> 90 Red rolls 1 1 1 = 3 for defense. Red takes 6 damage: Health -3. Red is FRAGGED by Blue. Put a blood counter on E1. Blue scores: 2 frags. Blue draws a special card. Red's attack is canceled: Red is out of play. [Red square off, Blue frags 2, Blue hand special 2, floor E1 blood]
choose walk-it-off
#> 91 Blue discards Walk It Off (hand limit). Turn 8: Green. [Blue hand gadget 1, Green turn]
2
#> 92 Green rolls 2 to respawn. Green respawns on H1. [Green square H1, Green health 1]
3 3 3
#> 93 Green rolls 3 3 3 = 9 for movement. [Green movement 9, Green attacks 2]
s Blue
#> 94 Green fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Green attacks 1]
6 6
#> 95 Green rolls 6 6 = 12 for damage.
1 1 1
#> 96 Blue rolls 1 1 1 = 3 for defense. Blue takes 4 damage: Health -1. Blue discards Hug Me Vest (used up). Blue is FRAGGED by Green. Put a weapon counter on F1: Pawn Shop Pistol. Put a blood counter on F1. Green scores: 3 frags. Green WINS with 3 frags! [Green frags 3, Blue square off, floor F1 blood blood pawn-shop-pistol, Blue no-card pawn-shop-pistol, Blue no-card hug-me-vest]
