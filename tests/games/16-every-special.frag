frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:602d76b6dabd
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
# refused: `3 3`: 4 dice are due, not 2 (move.dice)
4 3 3 2
#> 2 Red rolls 4 3 3 2 = 12 for movement. [Red movement 12, Red attacks 2]
# Wallhack sees and shoots through walls and doors until the turn ends.
# refused: `s Blue start`: Red can't shoot Blue: wall between B3 and C3 (wall.fire)
p wallhack
#> 3 Red plays Wallhack. [Red hand special 5, Red card wallhack]
s Blue start
#> 4 Red fires Pistol at Blue, range 2. Hit on Blue without a roll: 4 dice always reach 2. [Red attacks 1]
# God Mode is played at any time: nothing harms Blue until the end of this turn.
Blue: p god-mode
#> 5 Blue plays God Mode. Pistol can't harm Blue (God Mode). [Blue hand special 4, Blue card god-mode]
# Totally Not Cheating makes a miss a hit, and Desync after it makes it miss after all (card.contradict).
s Green start
#> 6 Red fires Pistol at Green, range 6. [Red attacks 0]
1 1 2 1
#> 7 Red rolls 1 1 2 1 = 5 to hit. Red misses Green: 5 is below range 6.
p totally-not-cheating
#> 8 Said late: Red rolls 1 1 2 1 = 5 to hit. Red plays Totally Not Cheating. Red hits Green: Totally Not Cheating. [Red hand special 4, Red card totally-not-cheating]
Green: p desync
#> 9 Green plays Desync on Red. Red misses Green: Desync. Totally Not Cheating on Red ends. Desync on Red ends. [Green hand special 4, Red no-card totally-not-cheating]
# Noclip walks through walls, and through doors either way.
# refused: `m e`: Red can't go east from B3: wall (wall.move)
p noclip
#> 10 Red plays Noclip. [Red hand special 3, Red card noclip]
m e s w
#> 11 Red goes B3 to B4: 3 moved, 9 left. [Red square B4, Red movement 9]
# One More Round is another turn right after this one.
p one-more-round
#> 12 Red plays One More Round. Red gains another turn (One More Round). [Red hand special 2]
end
#> 13 Double Trouble on Red ends. Wallhack on Red ends. Noclip on Red ends. God Mode on Blue ends. Turn 2: Red. [Red health 3, Red no-card double-trouble, Red no-card wallhack, Red no-card noclip, Blue no-card god-mode]
# The Energy Drink is three points of Speed before the movement roll; Double Trouble is over.
p energy-drink
#> 14 Red plays Energy Drink. [Red hand special 1, Red card energy-drink]
# refused: `3 3`: 5 dice are due, not 2 (move.dice)
3 5 2 4 3
#> 15 Red rolls 3 5 2 4 3 = 17 for movement. [Red movement 17, Red attacks 1]
# Red is on the way when Blue plays a Lag Spike: the rest of the movement is lost, and of the way.
m n n e e e n w w
#> 16 Red goes B4 to E1: 6 moved, 11 left. [Red square E1, Red movement 11]
Blue: p lag-spike Red
#> 17 Blue plays Lag Spike on Red. Red loses movement (Lag Spike). [Blue hand special 3, Red movement 0]
3
#> 18 Red rolls 3 for the power-up. 3: no card. Red stops on E1: the rest of the way is not walked.
# The Loaded Die turns a die of any roll to 6: a power-up after all.
p loaded-die
#> 19 Said late: Red plays Loaded Die. Red rolls 3 for the power-up. Red turns dice for the power-up: 6 (Loaded Die). Loaded Die on Red ends. 6: power-up! Red draws a weapon card. Red stops on E1: the rest of the way is not walked. [Red hand weapon 1, Red hand special 0]
# refused: `m w`: Red has lost all movement of this turn (card.overrides)
# Save Scum throws as many dice of any roll again as its player likes, here Red's damage.
s Green start
#> 20 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
6 6
#> 21 Red rolls 6 6 = 12 damage.
p save-scum with 1 2
#> 22 Said late: Green plays Save Scum on Red. Red rolls 6 6 = 12 damage. [Red card save-scum, Green hand special 3]
2 1
#> 23 Red rerolls damage: 2 1 (Save Scum). Save Scum on Red ends. [Red no-card save-scum]
6 2
#> 24 Green rolls 6 2 = 8 in defense. Green takes no damage: Health 2.
# The Energy Drink ends with the turn and costs a point of Health.
end
#> 25 Energy Drink on Red ends. Red takes 1 point: Health 2. Turn 3: Blue. [Red health 2, Blue turn, Red no-card energy-drink]
5 2
#> 26 Blue rolls 5 2 = 7 for movement. [Blue movement 7, Blue attacks 2]
# Give All refills all weapons in play and draws one.
p give-all
#> 27 Blue plays Give All. Pulse Rifle of Blue: 4 ammo. Blue draws a weapon card. [Blue hand special 2, Blue hand weapon 1, Blue ammo pulse-rifle 4]
# Finders Keepers takes a weapon of Blue's choice that Red has in play into the hand.
p finders-keepers Red
#> 28 Blue plays Finders Keepers on Red. [Blue hand special 1]
choose twin-peeks
#> 29 Blue takes Twin Peeks from Red. [Red no-card twin-peeks]
# Screen Cheat shows a hand, and a card of Blue's choice is discarded from it; of what the table keeps secret the referee sees the card that goes.
p screen-cheat Red
#> 30 Blue plays Screen Cheat on Red. Red shows the hand to Blue: Mute Player, Ping of Death, Rage Quit. [Blue hand special 0]
choose rocket-tantrum
#> 31 Red discards Rocket Tantrum (Screen Cheat). [Red hand weapon 0]
end
#> 32 Turn 4: Green. [Green turn]
4 2 5
#> 33 Green rolls 4 2 5 = 11 for movement. [Green movement 11, Green attacks 1]
# The Low-G Server lets everybody jump two squares further, for a point of movement each, until the end of Green's next turn.
# refused: `j w 5`: Green jumps at most 3 squares, not 5 (move.jump.max)
p low-g-server
#> 34 Green plays Low-G Server. [Green hand special 2, Green card low-g-server]
# Keyboard Swap exchanges hands, in the own turn: a single Firewall for two weapons.
p keyboard-swap Blue
#> 35 Green plays Keyboard Swap on Blue. [Blue hand special 1, Green hand weapon 1, Blue hand weapon 0, Green hand special 0]
# A Firewall cancels the card that somebody has just played: the Disconnect does nothing.
Pink: p disconnect Green
#> 36 Pink plays Disconnect on Green. Green is out of play (Disconnect). Turn 5: Pink. [Green square off, Pink hand special 3, Pink turn]
Blue: p firewall
#> 37 Said late: Pink plays Disconnect on Green. Blue plays Firewall. Disconnect of Pink is cancelled. [Green square F1, Green health 2, Green turn, Green movement 11, Green attacks 1, Blue hand special 0]
j w 5
#> 38 Green jumps to A1, 6 left. [Green square A1, Green movement 6]
# Ping of Death takes the rest of a turn.
Red: p ping-of-death Green
#> 39 Red plays Ping of Death on Green. Green loses the turn (Ping of Death). Turn 5: Pink. [Pink turn]
3 4 4 3
#> 40 Pink rolls 3 4 4 3 = 14 for movement. [Pink movement 14, Pink attacks 1]
# Yoink! takes a random card from a hand; only its back is seen (hand.hidden).
p yoink Green
#> 41 Pink plays Yoink! on Green. Pink takes a weapon card from Green. [Pink hand special 2, Pink hand weapon 1]
m n
#> 42 Pink goes J2 to J1: 1 moved, 13 left. [Pink square J1, Pink movement 13]
# The server is everybody's: Pink jumps four squares for four.
j w 4
#> 43 Pink jumps to F1, 9 left. [Pink square F1, Pink movement 9]
s Red start
#> 44 Pink fires Pistol at Red, range 1. Hit on Red without a roll: a die always reaches 1. [Pink attacks 0]
1 2
#> 45 Pink rolls 1 2 = 3 damage.
3 5
#> 46 Red rolls 3 5 = 8 in defense. Red takes no damage: Health 2.
end
#> 47 Turn 6: Red. [Red turn]
2 5
#> 48 Red rolls 2 5 = 7 for movement. [Red movement 7, Red attacks 1]
# Mute Player bars all cards until the end of the player's next turn.
# refused: `Green: p twin-peeks`: Green can't play Twin Peeks now: it is played in one's own turn (ruling.card.timing)
p mute-player Green
#> 49 Red plays Mute Player on Green. [Green card mute-player]
# refused: `Green: p twin-peeks`: Green can't play Twin Peeks: Mute Player (card.overrides)
# Insert Coin restores three points to a fighter who is about to be fragged (frag.cure).
# refused: `Pink: p insert-coin`: Pink can't play Insert Coin now: it is played when one is about to be fragged (ruling.card.timing)
s Pink boomstick
#> 50 Red fires Boomstick at Pink, range 1: 1 ammo, 1 left. Hit on Pink without a roll: 2 dice always reach 1. [Red ammo boomstick 1, Red attacks 0]
4 2 3 4 2 3
#> 51 Red rolls 4 2 3 4 2 3 = 18 damage.
2 4
#> 52 Pink rolls 2 4 = 6 in defense. Pink takes 3 points: Health -1. Pink is FRAGGED by Red. Blood on F1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Pink square off, floor F1 blood]
Pink: p insert-coin
#> 53 Said late (taken back: the frag of Pink, the blood on F1, Red's mark for it, the special card that Red drew): Pink rolls 2 4 = 6 in defense. Pink takes 3 points: Health -1. Pink plays Insert Coin. Pink heals 3: Health 2. [Red frags 0, Pink square F1, Pink health 2, Pink hand special 1, Red hand special 0, floor F1 nothing]
# Rage Quit is a blast of 5d for everybody within two squares, Red too; then Red is out of play until the next turn.
p rage-quit
#> 54 Red plays Rage Quit.
3 4 3 2 3
#> 55 Red rolls 3 4 3 2 3 = 15 damage.
4 6
#> 56 Red rolls 4 6 = 10 in defense.
2 3 5 1 4
#> 57 Red rolls 2 3 5 1 4 = 15 damage.
1 4
#> 58 Pink rolls 1 4 = 5 in defense. Red takes 1 point: Health 1. Pink takes 3 points: Health -1. Pink is FRAGGED by Red. Blood on F1. Red scores: 1 frag. Red draws a special card. Red is out of play (Rage Quit). Turn 7: Blue. [Red square off, Red frags 1, Red hand special 1, Pink square off, floor F1 blood, Blue turn]
6 3
#> 59 Blue rolls 6 3 = 9 for movement. [Blue movement 9, Blue attacks 2]
# Disconnect takes another fighter out of play at any time: Blue has hit, but the damage is not rolled any more, and the turn is over (meta.removed.damage).
m s I4 n n n
#> 60 Blue goes D3 to D4: 1 moved, 8 left. Blue teleports to I4, 7 left. Blue goes I4 to I1: 3 moved, 4 left. [Blue square I1, Blue movement 4]
s Green start
#> 61 Blue fires Pistol at Green, range 8. [Blue attacks 1]
3 2 3
#> 62 Blue rolls 3 2 3 = 8 to hit. Hit on Green: 8 reaches range 8.
Pink: p disconnect Blue
#> 63 Pink plays Disconnect on Blue. Blue is out of play (Disconnect). Blue's attack is off: Blue is out of play. Turn 8: Green. [Blue square off, Green turn, Pink hand special 0]
# Green is still mute, and can still jump.
1 4 4
#> 64 Green rolls 1 4 4 = 9 for movement. [Green movement 9, Green attacks 1]
# refused: `p twin-peeks`: Green can't play Twin Peeks: Mute Player (card.overrides)
j e 5
#> 65 Green jumps to F1, 4 left. [Green square F1, Green movement 4]
end
#> 66 Low-G Server on Green ends. Mute Player on Green ends. Turn 9: Pink. [Pink turn, Green no-card low-g-server, Green no-card mute-player]
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
# refused: `j e 4`: Red jumps at most 2 squares, not 4 (move.jump.max)
end
#> 72 Turn 11: Blue. [Blue turn]
# Who was disconnected comes back with all cards (meta.removed.cards): four shots of the Pulse Rifle win the game.
2
#> 73 Blue rolls 2 to respawn. Blue respawns on J1. [Blue square J1, Blue health 2]
3 4
#> 74 Blue rolls 3 4 = 7 for movement. [Blue movement 7, Blue attacks 2]
s Pink pulse-rifle 4
#> 75 Blue fires Pulse Rifle at Pink, range 1: 4 ammo, 0 left. Hit on Pink without a roll: 3 dice always reach 1. [Blue ammo pulse-rifle 0, Blue attacks 1]
2 4 4 1 4 5 3 5
#> 76 Blue rolls 2 4 4 1 4 5 3 5 = 28 damage.
1 6
#> 77 Pink rolls 1 6 = 7 in defense. Pink takes 4 points: Health -2. Pink is FRAGGED by Blue. Blood on J2. Blue scores: 2 frags. Blue WINS with 2 frags! [Blue frags 2, Pink square off, floor J2 blood]
