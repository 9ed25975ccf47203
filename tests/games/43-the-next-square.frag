frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:e73f6bcabcb9
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/3/2
house: start=rolled-next
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, stat.most=4, wins=said, deal=cards, specials=counted, pickup=full, ammo=counted, rounds=0, lead=0, order=clockwise
dice: table
cards: table

# With `start=rolled-next`, an occupied starting square leads to the next free one.
3
#> 1 Red rolls 3 for the first turn.
2
#> 2 Blue rolls 2 for the first turn. Red goes first. Red and Blue each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1]
1
#> 3 Red rolls 1 to respawn. Red starts on A1. [Red square A1, Red health 3]
1
#> 4 Blue rolls 1 to respawn. 1: that square is occupied. Blue takes the next, H1. Blue starts on H1. Turn 1: Red. [Blue square H1, Blue health 2, Red turn]
override Red frags 3
#> 5 Override: Red frags 3 (was 0). Red WINS! [Red frags 3]
