frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
player: Green saloon-gal 3/2/2
position: Red A1 2 rusty-peacemaker hand gadget 9 hand special 9 turn movement 30 attacks 9
position: Blue D1 1
position: Green H3 3

# Doc's Black Bag: heals 2. Snake Oil: 1 or 2 loses 1 Health, 3 or more heals 3. Hip Flask: heals 1.
override Red stats 9/2/3
override Red health 3
p docs-black-bag
expect: [Red health 5]
p snake-oil
2
expect: [Red health 4]
p snake-oil
3
expect: [Red health 7]
p hip-flask
expect: [Red health 8]
# Trail Duster: 1 armor. Stove Lid: 2. Boiler Plate: 3.
override Blue stats 4/3/3
override Blue health 4
override Blue card trail-duster
s Blue rusty-peacemaker
expect: 1 ammo spent, 5 left
6 6 6
2 2 2 2 2
expect: Blue rolls 2 2 2 2 2 = 10 for defense. Blue takes 1 damage: Health 4. Blue discards Trail Duster (used up).
override Blue health 4
override Blue card boiler-plate
s Blue rusty-peacemaker
expect: 1 ammo spent, 4 left
6 6 6
2 2 2 2 2 2 2
expect: Blue rolls 2 2 2 2 2 2 2 = 14 for defense. Blue takes 1 damage: Health 4, armor 2.
s Blue rusty-peacemaker
expect: 1 ammo spent, 3 left
6 6 6
2 2 2 2 2 2
expect: Blue rolls 2 2 2 2 2 2 = 12 for defense. Blue takes 1 damage: Health 4, armor 1.
s Blue rusty-peacemaker
expect: 1 ammo spent, 2 left
6 6 6
2 2 2 2 2
expect: Blue rolls 2 2 2 2 2 = 10 for defense. Blue takes 1 damage: Health 4. Blue discards Boiler Plate (used up).
# Stagecoach: 6 movement. High Noon: 1 attack.
p stagecoach
expect: [Red movement 36]
p high-noon
expect: [Red attacks 6]
# Telegram: 2 cards.
p telegram
choose weapon
choose gadget
expect: Red draws a gadget card.
expect: [Red hand weapon 1, Red hand gadget 6]
