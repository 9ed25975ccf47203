frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./gallery.yaml sha256:3e24680fff13
player: Red 3/2/2
player: Blue 2/2/3
player: Green 2/3/2
player: Pink 2/4/1
house: frags=2
dice: table
cards: table
position: Red B3 3 boomstick:2 twin-peeks:3 hand special 7 holds mute-player ping-of-death rage-quit turn
position: Blue D3 2 frags 1 pulse-rifle:1 hand special 5
position: Green F1 2 hand special 5
position: Pink J2 2 frags 1 hand special 4

# Every special of the base deck is played in this game. Double Trouble, before the movement roll, makes all stats twice what they are: six Health, four dice to move (meta.order).
p double-trouble
#> 1 Red plays Double Trouble. [Red health 6, Red hand special 6, Red card double-trouble]
# refused: `3 3`: roll 4 dice, not 2 (move.dice)
4 3 3 2
#> 2 Red rolls 4 3 3 2 = 12 for movement. [Red movement 12, Red attacks 2]
# Wallhack sees and shoots through walls and doors until the turn ends.
# refused: `s Blue start`: Red can't shoot Blue: wall between B3 and C3 (wall.fire)
p wallhack
#> 3 Red plays Wallhack. [Red hand special 5, Red card wallhack]
s Blue start
#> 4 Red fires Pistol at Blue, range 2. Automatic hit on Blue: 4 dice always reach 2. [Red attacks 1]
# God Mode is played at any time: nothing harms Blue until the end of this turn.
Blue: p god-mode
#> 5 Blue plays God Mode. Pistol can't harm Blue (God Mode). [Blue hand special 4, Blue card god-mode]
# Totally Not Cheating makes a miss a hit, and Desync after it makes it miss after all (card.contradict).
s Green start
#> 6 Red fires Pistol at Green, range 6. [Red attacks 0]
1 1 2 1
#> 7 Red rolls 1 1 2 1 = 5 to hit. Red misses Green: 5 is short of range 6.
p totally-not-cheating
#> 8 Back to that moment: Red rolls 1 1 2 1 = 5 to hit. Red plays Totally Not Cheating. Red hits Green (Totally Not Cheating). [Red hand special 4, Red card totally-not-cheating]
Green: p desync
#> 9 Green plays Desync on Red. Red misses Green (Desync). Red's Totally Not Cheating wears off. Red's Desync wears off. [Green hand special 4, Red no-card totally-not-cheating]
# Noclip walks through walls, and through doors either way.
# refused: `m e`: Red can't go east from B3: a wall is in the way (wall.move)
p noclip
#> 10 Red plays Noclip. [Red hand special 3, Red card noclip]
m e s w
#> 11 Red moves from B3 to B4: 3 movement spent, 9 left. [Red square B4, Red movement 9]
# One More Round is another turn right after this one.
p one-more-round
#> 12 Red plays One More Round. Red gets another turn (One More Round). [Red hand special 2]
end
#> 13 Red's Double Trouble wears off. Red's Wallhack wears off. Red's Noclip wears off. Blue's God Mode wears off. Turn 2: Red. [Red health 3, Red no-card double-trouble, Red no-card wallhack, Red no-card noclip, Blue no-card god-mode]
# The Energy Drink is three points of Speed before the movement roll; Double Trouble is over.
p energy-drink
#> 14 Red plays Energy Drink. [Red hand special 1, Red card energy-drink]
# refused: `3 3`: roll 5 dice, not 2 (move.dice)
3 5 2 4 3
#> 15 Red rolls 3 5 2 4 3 = 17 for movement. [Red movement 17, Red attacks 1]
# Red is on the way when Blue plays a Lag Spike: the rest of the movement is lost, and of the way.
m n n e e e n w w
#> 16 Red moves from B4 to E1: 6 movement spent, 11 left. [Red square E1, Red movement 11]
Blue: p lag-spike Red
#> 17 Blue plays Lag Spike on Red. Red loses their movement (Lag Spike). [Blue hand special 3, Red movement 0]
3
#> 18 Red rolls 3 for the power-up. 3: no card. Red stops on E1: the rest of the path is canceled.
# The Loaded Die turns a die of any roll to 6: a power-up after all.
p loaded-die
#> 19 Back to that moment: Red plays Loaded Die. Red rolls 3 for the power-up. Loaded Die changes Red's roll for the power-up: now 6. Red's Loaded Die wears off. 6: power-up! Red draws a weapon card. Red stops on E1: the rest of the path is canceled. [Red hand weapon 1, Red hand special 0]
# refused: `m w`: Red has lost all movement for this turn (card.overrides)
# Save Scum throws as many dice of any roll again as its player likes, here Red's damage.
s Green start
#> 20 Red fires Pistol at Green, range 1. Automatic hit on Green: 2 dice always reach 1. [Red attacks 0]
6 6
#> 21 Red rolls 6 6 = 12 for damage.
p save-scum with 1 2
#> 22 Back to that moment: Green plays Save Scum on Red. Red rolls 6 6 = 12 for damage. [Red card save-scum, Green hand special 3]
2 1
#> 23 Red rerolls for damage (Save Scum): 2 1. Red's Save Scum wears off. [Red no-card save-scum]
6 2
#> 24 Green rolls 6 2 = 8 for defense. Green takes no damage: Health 2.
# The Energy Drink ends with the turn and costs a point of Health.
end
#> 25 Red's Energy Drink wears off. Red takes 1 damage: Health 2. Turn 3: Blue. [Red health 2, Blue turn, Red no-card energy-drink]
5 2
#> 26 Blue rolls 5 2 = 7 for movement. [Blue movement 7, Blue attacks 2]
# Give All refills all weapons in play and draws one.
p give-all
#> 27 Blue plays Give All. Blue's Pulse Rifle has 4 ammo. Blue draws a weapon card. [Blue hand special 2, Blue hand weapon 1, Blue ammo pulse-rifle 4]
# Finders Keepers takes a weapon of Blue's choice that Red has in play into the hand.
p finders-keepers Red
#> 28 Blue plays Finders Keepers on Red. [Blue hand special 1]
choose twin-peeks
#> 29 Blue steals Twin Peeks from Red. [Red no-card twin-peeks]
# Screen Cheat shows a hand, and a card of Blue's choice is discarded from it; of what the table keeps secret the referee sees the card that goes.
p screen-cheat Red
#> 30 Blue plays Screen Cheat on Red. Red shows Blue their hand: Mute Player, Ping of Death, Rage Quit. [Blue hand special 0]
choose rocket-tantrum
#> 31 Red discards Rocket Tantrum (Screen Cheat). [Red hand weapon 0]
end
#> 32 Turn 4: Green. [Green turn]
4 2 5
#> 33 Green rolls 4 2 5 = 11 for movement. [Green movement 11, Green attacks 1]
# The Low-G Server lets everybody jump two squares further, for a point of movement each, until the end of Green's next turn.
# refused: `j w 5`: Green can jump at most 3 squares, not 5 (move.jump.max)
p low-g-server
#> 34 Green plays Low-G Server. [Green hand special 2, Green card low-g-server]
# Keyboard Swap exchanges hands, in the own turn: a single Firewall for two weapons.
p keyboard-swap Blue
#> 35 Green plays Keyboard Swap on Blue. [Blue hand special 1, Green hand weapon 1, Blue hand weapon 0, Green hand special 0]
# A Firewall cancels the card that somebody has just played: the Disconnect does nothing.
Pink: p disconnect Green
#> 36 Pink plays Disconnect on Green. Disconnect takes Green out of play. Turn 5: Pink. [Green square off, Pink hand special 3, Pink turn]
Blue: p firewall
#> 37 Back to that moment: Pink plays Disconnect on Green. Blue plays Firewall. Pink's Disconnect is canceled. [Green square F1, Green health 2, Green turn, Green movement 11, Green attacks 1, Blue hand special 0]
j w 5
#> 38 Green jumps to A1 (6 movement left). [Green square A1, Green movement 6]
# Ping of Death takes the rest of a turn.
Red: p ping-of-death Green
#> 39 Red plays Ping of Death on Green. Green loses a turn (Ping of Death). Turn 5: Pink. [Pink turn]
3 4 4 3
#> 40 Pink rolls 3 4 4 3 = 14 for movement. [Pink movement 14, Pink attacks 1]
# Yoink! takes a random card from a hand; only its back is seen (hand.hidden).
p yoink Green
#> 41 Pink plays Yoink! on Green. Pink steals a weapon card from Green. [Pink hand special 2, Pink hand weapon 1]
m n
#> 42 Pink moves from J2 to J1: 1 movement spent, 13 left. [Pink square J1, Pink movement 13]
# The server is everybody's: Pink jumps four squares for four.
j w 4
#> 43 Pink jumps to F1 (9 movement left). [Pink square F1, Pink movement 9]
s Red start
#> 44 Pink fires Pistol at Red, range 1. Automatic hit on Red: 1 die always reaches 1. [Pink attacks 0]
1 2
#> 45 Pink rolls 1 2 = 3 for damage.
3 5
#> 46 Red rolls 3 5 = 8 for defense. Red takes no damage: Health 2.
end
#> 47 Turn 6: Red. [Red turn]
2 5
#> 48 Red rolls 2 5 = 7 for movement. [Red movement 7, Red attacks 1]
# Mute Player bars all cards until the end of the player's next turn.
# refused: `Green: p twin-peeks`: Green can't play Twin Peeks now: play it on your turn (ruling.card.timing)
p mute-player Green
#> 49 Red plays Mute Player on Green. [Green card mute-player]
# refused: `Green: p twin-peeks`: Green can't play Twin Peeks: Mute Player (card.overrides)
# Insert Coin restores three points to a fighter who is about to be fragged (frag.cure).
# refused: `Pink: p insert-coin`: Pink can't play Insert Coin now: play it when you are about to be fragged (ruling.card.timing)
s Pink boomstick
#> 50 Red fires Boomstick at Pink, range 1: 1 ammo spent, 1 left. Automatic hit on Pink: 2 dice always reach 1. [Red ammo boomstick 1, Red attacks 0]
4 2 3 4 2 3
#> 51 Red rolls 4 2 3 4 2 3 = 18 for damage.
2 4
#> 52 Pink rolls 2 4 = 6 for defense. Pink takes 3 damage: Health -1. Pink is FRAGGED by Red. Put a blood counter on F1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Pink square off, floor F1 blood]
Pink: p insert-coin
#> 53 Back to that moment, undoing the frag on Pink, the blood on F1, Red's point for it and the special card Red drew: Pink rolls 2 4 = 6 for defense. Pink takes 3 damage: Health -1. Pink plays Insert Coin. Pink heals 3: Health 2. [Red frags 0, Pink square F1, Pink health 2, Pink hand special 1, Red hand special 0, floor F1 nothing]
# Rage Quit is a blast of 5d for everybody within two squares, Red too; then Red is out of play until the next turn.
p rage-quit
#> 54 Red plays Rage Quit.
3 4 3 2 3
#> 55 Red rolls 3 4 3 2 3 = 15 for damage.
4 6
#> 56 Red rolls 4 6 = 10 for defense.
2 3 5 1 4
#> 57 Red rolls 2 3 5 1 4 = 15 for damage.
1 4
#> 58 Pink rolls 1 4 = 5 for defense. Red takes 1 damage: Health 1. Pink takes 3 damage: Health -1. Pink is FRAGGED by Red. Put a blood counter on F1. Red scores: 1 frag. Red draws a special card. Rage Quit takes Red out of play. Turn 7: Blue. [Red square off, Red frags 1, Red hand special 1, Pink square off, floor F1 blood, Blue turn]
6 3
#> 59 Blue rolls 6 3 = 9 for movement. [Blue movement 9, Blue attacks 2]
# Disconnect takes another fighter out of play at any time: Blue has hit, but the damage is not rolled any more, and the turn is over (meta.removed.damage).
m s I4 n n n
#> 60 Blue moves from D3 to D4: 1 movement spent, 8 left. Blue teleports to I4 (7 movement left). Blue moves from I4 to I1: 3 movement spent, 4 left. [Blue square I1, Blue movement 4]
s Green start
#> 61 Blue fires Pistol at Green, range 8. [Blue attacks 1]
3 2 3
#> 62 Blue rolls 3 2 3 = 8 to hit. Blue hits Green: 8 reaches range 8.
Pink: p disconnect Blue
#> 63 Pink plays Disconnect on Blue. Disconnect takes Blue out of play. Blue's attack is canceled: Blue is out of play. Turn 8: Green. [Blue square off, Green turn, Pink hand special 0]
# Green is still mute, and can still jump.
1 4 4
#> 64 Green rolls 1 4 4 = 9 for movement. [Green movement 9, Green attacks 1]
# refused: `p twin-peeks`: Green can't play Twin Peeks: Mute Player (card.overrides)
j e 5
#> 65 Green jumps to F1 (4 movement left). [Green square F1, Green movement 4]
end
#> 66 Green's Low-G Server wears off. Green's Mute Player wears off. Turn 9: Pink. [Pink turn, Green no-card low-g-server, Green no-card mute-player]
4
#> 67 Pink rolls 4 to respawn. Pink respawns on J2. [Pink square J2, Pink health 2]
3 5 2 4
#> 68 Pink rolls 3 5 2 4 = 14 for movement. [Pink movement 14, Pink attacks 1]
end
#> 69 Turn 10: Red. [Red turn]
3
#> 70 Red rolls 3 to respawn. Red respawns on A2. [Red square A2, Red health 1]
2 2
#> 71 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 1]
# The Low-G Server is off again.
# refused: `j e 4`: Red can jump at most 2 squares, not 4 (move.jump.max)
end
#> 72 Turn 11: Blue. [Blue turn]
# Who was disconnected comes back with all cards (meta.removed.cards): four shots of the Pulse Rifle win the game.
2
#> 73 Blue rolls 2 to respawn. Blue respawns on J1. [Blue square J1, Blue health 2]
3 4
#> 74 Blue rolls 3 4 = 7 for movement. [Blue movement 7, Blue attacks 2]
s Pink pulse-rifle 4
#> 75 Blue fires Pulse Rifle at Pink, range 1: 4 ammo spent, 0 left. Automatic hit on Pink: 3 dice always reach 1. [Blue ammo pulse-rifle 0, Blue attacks 1]
2 4 4 1 4 5 3 5
#> 76 Blue rolls 2 4 4 1 4 5 3 5 = 28 for damage.
1 6
#> 77 Pink rolls 1 6 = 7 for defense. Pink takes 4 damage: Health -2. Pink is FRAGGED by Blue. Put a blood counter on J2. Blue scores: 2 frags. Blue WINS with 2 frags! [Blue frags 2, Pink square off, floor J2 blood]
