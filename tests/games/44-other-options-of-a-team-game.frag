frag 1
fragkit: 0.1.0
pack: ../packs/fair 1.0 sha256:65476f7b4b1d
map: ./arena.yaml sha256:3adb25ce2871
player: Red 4/2/1
player: Blue 3/2/2
player: Green 2/2/3
player: Purple 3/2/2
team: red Red Blue
team: blue Green Purple
variant: death-match
house: hopeless=refused
house: length=1
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, stat.most=4, wins=said, deal=cards, specials=counted, start=chosen, pickup=full, ammo=counted, rounds=0, lead=0, order=clockwise
dice: table
cards: table
position: Red A1 4 turn movement 6 hand gadget 1 special 1
position: Blue A3 1
position: Green A2 1
position: Purple H1 1

# refused: `s Purple start`: Red can't hit Purple at range 7 (attack.hit)
p care-package
#> 1 Red plays Care Package. Put a gadget card face down on A1. Put a gadget card face down on A3. Put a gadget card face down on A2. Put a gadget card face down on H1. [floor A1 gadget, floor A3 gadget, floor A2 gadget, floor H1 gadget, Red hand special 0]
p rewind-clock
#> 2 Red plays Rewind Clock. [Red card rewind-clock, Red hand gadget 0]
use rewind-clock
#> 3 Red uses Rewind Clock. Red takes 1 damage: Health 3. Red gets another turn (Rewind Clock). Red discards Rewind Clock (Rewind Clock). Shuffle Red's card back into the gadget deck. [Red health 3, Red no-card rewind-clock]
s Green start
#> 4 Red fires Pistol at Green, range 1. Automatic hit on Green: 1 die always reaches 1. [Red attacks 0]
6 6
#> 5 Red rolls 6 6 = 12 for damage.
1
#> 6 Green rolls 1 for defense. Green takes 12 damage: Health -11. Green is FRAGGED by Red. Put a blood counter on A2. Red scores: 1 frag. Team red WINS 1–0: Red and Blue! [Red frags 1, Green square off, floor A2 blood gadget]
