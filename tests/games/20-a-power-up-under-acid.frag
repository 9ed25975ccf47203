frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./cistern.yaml sha256:5ae22de39e81
player: Red 3/2/2
player: Blue 3/2/2
house: enter.order=b
house: frags=1
dice: table
cards: table
position: Red A1 3 turn movement 2
position: Blue C1 1

# At this table the acid comes first, then the power-up for those who live (ruling.enter.order).
m e
#> 1 Red moves from A1 to B1: 1 movement spent, 1 left. [Red square B1, Red movement 1]
4 4
#> 2 Red rolls 4 4 = 8 for damage.
3 3 2
#> 3 Red rolls 3 3 2 = 8 for defense. Red takes 1 damage: Health 2. [Red health 2]
5
#> 4 Red rolls 5 for the power-up. 5: power-up! Red draws a weapon card. [Red hand weapon 1]
s Blue
#> 5 Red fires Pistol at Blue, range 1. Automatic hit on Blue: 2 dice always reach 1. [Red attacks 0]
6 6
#> 6 Red rolls 6 6 = 12 for damage.
1
#> 7 Blue rolls 1 for defense. Blue takes 12 damage: Health -11. Blue is FRAGGED by Red. Put a blood counter on C1. Red scores: 1 frag. Red WINS with 1 frag! [Red frags 1, Blue square off, floor C1 blood]
seat Red Kim
#> 8 Kim takes over Red's seat: fighter, hand and frags. [Red seat Kim]
