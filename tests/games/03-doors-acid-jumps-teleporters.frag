frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./refinery.yaml sha256:36cb0716e0f3
player: Red 2/3/2
player: Blue 3/2/2
player: Green 2/1/4
house: frags=1
dice: table
cards: table
position: Red B2 2 hand gadget 1 turn
position: Blue A1 3 hand gadget 2
position: Green D2 2 hand gadget 1 special 2

# Red is on the map, so the movement roll comes first, before steps, shots, cards and the end (turn.phases, turn.roll, ruling.turn.before).
# refused: `m e`: Roll 3d for movement first, Red (turn.phases)
# refused: `s green`: Roll 3d for movement first, Red (turn.phases)
# refused: `p pump-up-kicks`: Red must roll for movement before playing Pump-Up Kicks (turn.roll)
# refused: `end`: Roll 3d for movement first, Red (turn.phases)
# Speed 3 is three dice (move.dice), their total is what Red may move (move.points).
# refused: `6 6`: roll 3 dice, not 2 (move.dice)
6 6 5
#> 1 Red rolls 6 6 5 = 17 for movement. [Red movement 17, Red attacks 1]
# In the open the first step has four squares to go to, and no corner is one of them (move.ortho, ex.move.first).
# refused: `m via A1`: A1 is not adjacent to B2 (move.ortho)
# refused: `m via C1`: C1 is not adjacent to B2 (move.ortho)
# refused: `m via A3`: A3 is not adjacent to B2 (move.ortho)
# refused: `m via C3`: C3 is not adjacent to B2 (move.ortho)
m n s e w s n w e
#> 2 Red moves from B2 to B2: 8 movement spent, 9 left. [Red movement 9]
# What is spent is counted, whatever comes in between (move.track, turn.split).
m n
#> 3 Red moves from B2 to B1: 1 movement spent, 8 left. [Red square B1, Red movement 8]
# Speed 3 jumps three squares, not four (move.jump.max, ex.jump.3).
# refused: `j e 4`: Red can jump at most 3 squares, not 4 (move.jump.max)
# Two squares of acid lie between and do nothing; only the landing square is entered (move.jump.count, move.jump.avoid, ruling.jump.landing), for 6 movement (move.jump.cost, ex.jump.cost.3).
j e 3
#> 4 Red jumps to E1 (2 movement left). [Red square E1, Red movement 2]
# E1 is a power-up: one die at once, and a 3 is no card (power.enter, power.roll, power.success, ex.power.3).
# refused: `m e`: Roll 1d for the power-up on E1 first, Red (turn.phases)
3
#> 5 Red rolls 3 for the power-up. 3: no card.
# A shot between two steps takes nothing from the movement (turn.free, turn.split).
s Green
#> 6 Red fires Pistol at Green, range 2. Automatic hit on Green: 2 dice always reach 2. [Red attacks 0]
1 1
#> 7 Red rolls 1 1 = 2 for damage.
6 6
#> 8 Green rolls 6 6 = 12 for defense. Green takes no damage: Health 2.
# A second power-up in the same turn has its own die, and a 4 is a card (power.many, ex.power.4); a gadget square gives a gadget (power.kind), into the hand and not into play (power.hand).
m e
#> 9 Red moves from E1 to F1: 1 movement spent, 1 left. [Red square F1, Red movement 1]
4
#> 10 Red rolls 4 for the power-up. 4: power-up! Red draws a gadget card. [Red hand gadget 2]
# Water costs 2, and with 1 left nobody wades in (ruling.move.short).
# refused: `m s`: Red can't step to F2: it costs 2 movement, and 1 is left (ruling.move.short)
# Back on E1 there is no second die in this turn (power.once, power.reenter, ex.power.again).
m w
#> 11 Red moves from F1 to E1: 1 movement spent, 0 left. [Red square E1, Red movement 0]
# Movement and attacks are used up; the end is all that is left, and it has to be said (turn.free.end).
# refused: `m e`: Red can't step to F1: it costs 1 movement, and 0 is left (move.points)
# refused: `s green`: Red has no attacks left this turn (1 of 1 used) (attack.count)
# Nobody else begins before that (turn.finish); then the next on the left does (ruling.turn.order).
# refused: `blue: m e`: it is Red's turn, not Blue's (turn.finish)
end
#> 12 Turn 2: Blue. [Blue turn]
# Blue has Speed 2 and jumps two squares for 4 movement (ex.jump.2, ex.jump.cost.2): one square of acid is avoided, the next is landed in.
6 4
#> 13 Blue rolls 6 4 = 10 for movement. [Blue movement 10, Blue attacks 1]
m e
#> 14 Blue moves from A1 to B1: 1 movement spent, 9 left. [Blue square B1, Blue movement 9]
# refused: `j e 3`: Blue can jump at most 2 squares, not 3 (move.jump.max)
j e 2
#> 15 Blue jumps to D1 (5 movement left). [Blue square D1, Blue movement 5]
# Acid is an attack of two dice without a roll to hit (acid.enter).
# refused: `6`: roll 2 dice, not 1 (damage.attack)
3 4
#> 16 Blue rolls 3 4 = 7 for damage.
3 2 1
#> 17 Blue rolls 3 2 1 = 6 for defense. Blue takes 1 damage: Health 2. [Blue health 2]
# Red stands on the power-up of E1; whoever passes through enters it all the same (ruling.power.occupied), and a weapon square gives a weapon (power.kind).
m e
#> 18 Blue moves from D1 to E1: 1 movement spent, 4 left. [Blue square E1, Blue movement 4]
6
#> 19 Blue rolls 6 for the power-up. 6: power-up! Blue draws a weapon card. [Blue hand weapon 1]
# Every further square of acid is a further attack, the same one again or the next (acid.each).
m w w
#> 20 Blue moves from E1 to D1: 1 movement spent, 3 left. [Blue square D1, Blue movement 3]
1 1
#> 21 Blue rolls 1 1 = 2 for damage.
6 6
#> 22 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2. Blue moves from D1 to C1: 1 movement spent, 2 left. [Blue square C1, Blue movement 2]
6 6
#> 23 Blue rolls 6 6 = 12 for damage.
6 5
#> 24 Blue rolls 6 5 = 11 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
# Movement left over is no reason to go on (move.optional, turn.free.end). The boots come too late for this roll.
p pump-up-kicks
#> 25 Blue plays Pump-Up Kicks. [Blue hand gadget 1, Blue card pump-up-kicks]
end
#> 26 Turn 3: Green. [Green turn]
# Green has Speed 1: one square is as far as a jump would go, and that is none (move.jump.speed1, ex.jump.1).
2
#> 27 Green rolls 2 for movement. [Green movement 2, Green attacks 2]
# refused: `j w 2`: Green can't jump with Speed 1 (move.jump.speed1)
# refused: `j w 1`: Green can't jump 1 square: a jump is 2 squares or more (move.jump.count)
end
#> 28 Turn 4: Red. [Red turn]
# Red begins the turn on a power-up and gets no die for it (ruling.power.enter); F1 has one again in the new turn (power.once).
3 2 2
#> 29 Red rolls 3 2 2 = 7 for movement. [Red movement 7, Red attacks 1]
m e
#> 30 Red moves from E1 to F1: 1 movement spent, 6 left. [Red square F1, Red movement 6]
2
#> 31 Red rolls 2 for the power-up. 2: no card.
# From a teleporter to any other for 1 movement (tele.jump, tele.cost, ex.tele), and on again (ruling.tele.repeat); coming out on H4 is entering its power-up (ruling.power.teleport).
# refused: `m via B4`: B4 is not adjacent to F1 (move.ortho)
m e e
#> 32 Red moves from F1 to H1: 2 movement spent, 4 left. [Red square H1, Red movement 4]
m via B4
#> 33 Red teleports to B4 (3 movement left). [Red square B4, Red movement 3]
m via H4
#> 34 Red teleports to H4 (2 movement left). [Red square H4, Red movement 2]
5
#> 35 Red rolls 5 for the power-up. 5: power-up! Red draws a weapon card. [Red hand weapon 1]
# A teleporter is left by foot as well (tele.neighbour).
m w
#> 36 Red moves from H4 to G4: 1 movement spent, 1 left. [Red square G4, Red movement 1]
m e
#> 37 Red moves from G4 to H4: 1 movement spent, 0 left. [Red square H4, Red movement 0]
end
#> 38 Turn 5: Blue. [Blue turn]
# Blue has spent a round in acid, which hurts only when it is entered (ruling.acid.stay). Speed +1 is a third die, not a point (move.modifiers, ruling.move.mods); nothing of the last turn's 2 is left (move.nosave).
# refused: `4 4`: roll 3 dice, not 2 (move.dice)
4 4 4
#> 39 Blue rolls 4 4 4 = 12 for movement. [Blue movement 12, Blue attacks 1]
m s
#> 40 Blue moves from C1 to C2: 1 movement spent, 11 left. [Blue square C2, Blue movement 11]
# Fighters are jumped over, windows and closed doors are not (ruling.jump.over).
# refused: `j e 3`: Blue can't jump east from E2: a window is in the way (window.move)
j e 2
#> 41 Blue jumps to E2 (7 movement left). [Blue square E2, Blue movement 7]
# refused: `j s 2`: Blue can't jump through a closed door at E2 (ruling.jump.over)
# No turn (move.jump.line) and no slant (ruling.jump.direction) is in a jump.
# refused: `j w n 2`: you can jump only in a straight line (move.jump.line)
# refused: `j nw 2`: you can't jump diagonally (ruling.jump.direction)
# Blue may pass through Green's square (move.through), but not shoot from there (move.attack), nor end there (move.end), nor jump through its wall (move.jump.wall).
m w
#> 42 Blue moves from E2 to D2: 1 movement spent, 6 left. [Blue square D2, Blue movement 6]
# refused: `s green`: Blue can't attack from D2: Green is on that square too (move.attack)
# refused: `end`: Blue can't end the turn on D2: Green is there too (move.end)
# refused: `j s 2`: Blue can't jump south from D2: a wall is in the way (move.jump.wall)
# Out of it by a jump (ruling.jump.start), of three squares, as the boots count as Speed (ruling.jump.speed).
j w 3
#> 43 Blue jumps to A2 (0 movement left). [Blue square A2, Blue movement 0]
end
#> 44 Turn 6: Green. [Green turn]
# Green holds a card for the turn's beginning, which may come before the roll (ruling.turn.before).
p double-trouble
#> 45 Green plays Double Trouble. [Green health 4, Green hand special 1, Green card double-trouble]
3 1
#> 46 Green rolls 3 1 = 4 for movement. [Green movement 4, Green attacks 4]
# refused: `j w 3`: Green can jump at most 2 squares, not 3 (move.jump.max)
end
#> 47 Green's Double Trouble wears off. Turn 7: Red. [Green health 2, Red turn, Green no-card double-trouble]
# Red declares a teleport instead of the roll (turn.roll.teleport): there is no movement (ruling.turn.teleport), but the attack is still there.
p blink-button at B3
#> 48 Red plays Blink Button. Red teleports to B3. [Red square B3, Red hand gadget 1, Red movement 0, Red attacks 1]
# refused: `1 1 1`: no roll is due: Red can move, attack or end the turn (turn.phases)
# refused: `m n`: Red can't step to B2: it costs 1 movement, and 0 is left (move.points)
s Green
#> 49 Red fires Pistol at Green, range 3. [Red attacks 0]
1 1
#> 50 Red rolls 1 1 = 2 to hit. Red misses Green: 2 is short of range 3.
end
#> 51 Turn 8: Blue. [Blue turn]
# Blue has rolled: too late for a teleport (turn.roll.teleport).
5 4 3
#> 52 Blue rolls 5 4 3 = 12 for movement. [Blue movement 12, Blue attacks 1]
# refused: `p blink-button E4`: Blue can't play Blink Button now: play it instead of your movement roll (ruling.card.timing)
# A jump may land on somebody when movement is left to get off again (ruling.jump.land).
j e 3
#> 53 Blue jumps to D2 (6 movement left). [Blue square D2, Blue movement 6]
m w w
#> 54 Blue moves from D2 to B2: 2 movement spent, 4 left. [Blue square B2, Blue movement 4]
# refused: `j e 2`: Blue can't land on D2: it is occupied, and there is no way on from there (ruling.jump.land)
# A step onto somebody needs it as well (ruling.move.stuck).
m e
#> 55 Blue moves from B2 to C2: 1 movement spent, 3 left. [Blue square C2, Blue movement 3]
# refused: `m e w e`: Blue can't stop on D2: Green is there, and 0 movement won't reach a free square (ruling.move.stuck)
# Green stops Blue right there: back to the last free square (ruling.move.forced).
m e
#> 56 Blue moves from C2 to D2: 1 movement spent, 2 left. [Blue square D2, Blue movement 2]
Green: p lag-spike Blue
#> 57 Green plays Lag Spike on Blue. Blue loses their movement (Lag Spike). Put Blue back on C2. [Blue square C2, Blue movement 0, Green hand special 0]
end
#> 58 Turn 9: Green. [Green turn]
2
#> 59 Green rolls 2 for movement. [Green movement 2, Green attacks 2]
end
#> 60 Turn 10: Red. [Red turn]
# Red: a one-way door is passed along its arrow only (door.oneway); a door adds no cost (door.cost), nor does the one inside F3 (door.square).
3 3 2
#> 61 Red rolls 3 3 2 = 8 for movement. [Red movement 8, Red attacks 1]
m e e
#> 62 Red moves from B3 to D3: 2 movement spent, 6 left. [Red square D3, Red movement 6]
# refused: `m w`: Red can't go west from D3: the one-way door opens the other way (door.oneway)
m e s e n
#> 63 Red moves from D3 to F3: 4 movement spent, 2 left. [Red square F3, Red movement 2]
# refused: `m e`: Red can't go east from F3: a wall is in the way (wall.move)
m n
#> 64 Red moves from F3 to F2: 2 movement spent, 0 left. [Red square F2, Red movement 0]
# A window stops movement (window.move), not sight and not a shot (los.window, window.fire).
# refused: `m w`: Red can't go west from F2: a window is in the way (window.move)
s Green
#> 65 Red fires Pistol at Green, range 2. Automatic hit on Green: 2 dice always reach 2. [Red attacks 0]
1 1
#> 66 Red rolls 1 1 = 2 for damage.
6 6
#> 67 Green rolls 6 6 = 12 for defense. Green takes no damage: Health 2.
end
#> 68 Turn 11: Blue. [Blue turn]
# Blue is fragged by acid in the own turn: the turn ends at once (ruling.turn.fragself), nobody scores (ruling.frag.nobody).
1 1 1
#> 69 Blue rolls 1 1 1 = 3 for movement. [Blue movement 3, Blue attacks 1]
m n
#> 70 Blue moves from C2 to C1: 1 movement spent, 2 left. [Blue square C1, Blue movement 2]
6 6
#> 71 Blue rolls 6 6 = 12 for damage.
1
#> 72 Blue rolls 1 for defense. Blue takes 12 damage: Health -11. Blue is FRAGGED (acid). Blue discards Pump-Up Kicks (fragged). Put a blood counter on C1. Turn 12: Green. [Blue square off, floor C1 blood, Green turn, Blue no-card pump-up-kicks]
4
#> 73 Green rolls 4 for movement. [Green movement 4, Green attacks 2]
m w w w n
#> 74 Green moves from D2 to A1: 4 movement spent, 0 left. [Green square A1, Green movement 0]
end
#> 75 Turn 13: Red. [Red turn]
2 1 1
#> 76 Red rolls 2 1 1 = 4 for movement. [Red movement 4, Red attacks 1]
m e s s
#> 77 Red moves from F2 to G4: 3 movement spent, 1 left. [Red square G4, Red movement 1]
end
#> 78 Turn 14: Blue. [Blue turn]
# Blue is off the map and begins with a die for the square (turn.respawn). There are two: other numbers are rolled again (ruling.respawn.few).
5
#> 79 Blue rolls 5 to respawn. 5: there is no such respawn square. Roll again.
3
#> 80 Blue rolls 3 to respawn. 3: there is no such respawn square. Roll again.
1
#> 81 Blue rolls 1 to respawn. Blue respawns on A1. Blue bumps Green from A1. [Blue square A1, Blue health 3]
# Three fighters and two squares: each rolls once and bumps the next (bump.chain); after that round no square is free, and the last one waits, without a frag (ruling.bump.loop).
2
#> 82 Green rolls 2 for a new square. Green lands on G4. Green bumps Red from G4. [Green square G4]
1
#> 83 Red rolls 1 for a new square. Red lands on A1. Red bumps Blue from A1. [Red square A1]
1
#> 84 Blue rolls 1 for a new square. Blue lands on A1. Blue bumps Red from A1. No square is free: Red waits off the map. [Red square off]
# Blue goes on with a whole turn, but without the boots: two dice (ruling.turn.respawn, respawn.stats).
# refused: `1 1 1`: roll 2 dice, not 3 (move.dice)
1 1
#> 85 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 1]
end
#> 86 Turn 15: Green. [Green turn]
# Green was put on G4 and may move as ever.
1
#> 87 Green rolls 1 for movement. [Green movement 1, Green attacks 2]
m n
#> 88 Green moves from G4 to G3: 1 movement spent, 0 left. [Green square G3, Green movement 0]
end
#> 89 Turn 16: Red. [Red turn]
# Red, who had to wait, comes back by the die, shoots from the open and has the first frag.
2
#> 90 Red rolls 2 to respawn. Red respawns on G4. [Red square G4, Red health 2]
1 1 1
#> 91 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 1]
s Green
#> 92 Red fires Pistol at Green, range 1. Automatic hit on Green: 2 dice always reach 1. [Red attacks 0]
6 6
#> 93 Red rolls 6 6 = 12 for damage.
1 1
#> 94 Green rolls 1 1 = 2 for defense. Green takes 6 damage: Health -4. Green is FRAGGED by Red. Put a blood counter on G3. Red scores: 1 frag. Red WINS with 1 frag! [Red frags 1, Green square off, floor G3 blood]
