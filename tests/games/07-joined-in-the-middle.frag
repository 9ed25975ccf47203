frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/2/3
house: frags=2
dice: table
cards: table
position: Red A1 3 frags 1 lucky-mousepad turn movement 6
position: Blue D1 2 frags 1 hand special 1 gadget 1

# The table opened the referee at the first argument: the position is in the header. A third player sits down.
join Pink zoe-mph 2/4/1
#> 1 Pink joins with 2/4/1 (zoe-mph). [Pink square off, Pink frags 0]
override Blue health 1
#> 2 By the table: Blue health 1 (was 2). [Blue health 1]
undo
#> 3 Back to after input 1. Red: 6 movement, 1 attack left. [Blue health 2]
leave Pink
#> 4 Pink leaves the game.
s Blue
#> 5 Red fires Pistol at Blue, range 3. [Red attacks 0]
1 1
#> 6 Red rolls 1 1 = 2 to hit. Red misses Blue: 2 is below range 3.
# Red forgot the Lucky Mousepad and claims it before the next roll (meta.bonus).
use lucky-mousepad
#> 7 Said late: Red uses Lucky Mousepad. Red rolls 1 1 = 2 to hit.
3 4
#> 8 Red rerolls to hit: 3 4 (Lucky Mousepad). Hit on Blue: 7 reaches range 3.
6 4
#> 9 Red rolls 6 4 = 10 damage.
undo
#> 10 Back to after input 8. Red: 2d Pistol on Blue.
5 4
#> 11 Red rolls 5 4 = 9 damage.
2 1
#> 12 Blue rolls 2 1 = 3 in defense. Blue takes 3 points: Health -1. Blue is FRAGGED by Red. Blood on D1. Red scores: 2 frags. Red WINS with 2 frags! [Red frags 2, Blue square off]
# Blue holds an instant cure, but not enough of it: three wounds, one healed.
