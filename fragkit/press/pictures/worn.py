"""What is worn or carried: armor, boots, gloves, hats, packs, in a field of 64 × 64."""

_VEST = """
main M 14 8 L 24 4 Q 26 14 32 14 Q 38 14 40 4 L 50 8 Q 48 20 56 26 V 58 Q 32 64 8 58 V 26 Q 16 20 14 8 Z
"""
WORN = {
    "vest": _VEST,
    "shield": """
main M 10 8 Q 10 2 16 2 H 48 Q 54 2 54 8 V 50 Q 50 60 32 64 Q 14 60 10 50 Z
light M 16 10 Q 16 8 18 8 H 46 Q 48 8 48 10 V 28 H 16 Z
mid:2.4 line 21,24 33,11; line 28,25 40,12
dark rect 10 34 44 11
accent poly 14,45 21,34 27,34 20,45; poly 27,45 34,34 40,34 33,45; poly 40,45 47,34 53,34 46,45
hole circle 17 52 1.6; circle 47 52 1.6
""",
    "helmet": """
main M 6 40 Q 4 8 34 8 Q 60 10 58 40 Z
dark M 26 26 H 60 Q 62 46 52 50 H 36 Q 26 48 26 36 Z
accent M 30 30 H 56 Q 57 40 50 44 H 38 Q 30 42 30 36 Z
dark rect 4 38 24 8 3
mid:3 M 14 28 Q 16 16 28 14
""",
    "fridge": """
dark rect 14 58 8 5; rect 42 58 8 5
main rect 10 2 44 58 4
gap:2 line 10,22 54,22
light rect 15 9 3.4 9 1.7; rect 15 27 3.4 14 1.7
dark:3 M 54 14 Q 64 16 62 32 Q 62 40 54 40
accent rect 34 30 10 12 1
light rect 36 33 6 1.6; rect 36 36 6 1.6
dark:3 M 10 14 Q 0 16 2 32 Q 2 40 10 40
mid rect 46 7 3 11 1.5
""",
    "tuxedo": """
light M 20 8 L 44 8 L 42 60 H 22 Z
main M 6 16 Q 8 10 20 7 L 32 44 L 44 7 Q 56 10 58 16 L 62 60 H 2 Z
light M 22 7 L 32 42 L 42 7 Z
dark M 20 7 L 31 40 L 16 30 L 20 24 L 14 22 Z; M 44 7 L 33 40 L 48 30 L 44 24 L 50 22 Z
accent M 32 12 L 22 7 V 18 Z; M 32 12 L 42 7 V 18 Z; circle 32 12.4 2.6
dark circle 32 24 1.6; circle 32 32 1.6
mid:1.6 line 8,28 16,36; line 16,36 10,48; line 10,48 22,54; line 56,26 48,38; line 48,38 56,46; line 56,46 44,56
""",
    "underpants": """
main M 4 16 H 60 V 32 Q 46 36 40 54 H 24 Q 18 36 4 32 Z
dark rect 3 12 58 9 2
gap:2 M 32 22 V 34; M 10 34 Q 20 36 25 53; M 54 34 Q 44 36 39 53
accent:2 line 8,16.6 14,16.6; line 20,16.6 26,16.6; line 32,16.6 38,16.6; line 44,16.6 50,16.6
""",
    "bubble-wrap": """
mid M 10 6 H 44 V 60 H 10 Q 4 60 4 54 V 12 Q 4 6 10 6 Z
main rect 40 4 20 58 9
dark oval 50 11 7 5
hole oval 50 11 3 2
light circle 12 16 5; circle 24 16 5; circle 35 16 4; circle 12 28 5; circle 24 28 5; circle 35 28 4; circle 12 40 5; circle 24 40 5; circle 35 40 4; circle 12 52 5; circle 24 52 5; circle 35 52 4
main:1.3 circle 12 16 5; circle 24 16 5; circle 12 28 5; circle 24 28 5; circle 12 40 5; circle 24 40 5; circle 12 52 5; circle 24 52 5
accent circle 24 28 5; circle 12 40 5
""",
    "box": """
dark M 4 22 L 12 10 H 52 L 60 22 Z
main rect 4 22 56 40 2
mid M 4 22 L -2 12 L 8 8 L 12 14 Z; M 60 22 L 66 12 L 56 8 L 52 14 Z
""",
    "sneaker": """
main M 6 10 Q 6 4 12 4 H 26 Q 30 4 30 8 Q 30 22 40 28 Q 50 32 58 36 Q 64 40 62 48 H 4 Q 2 30 6 10 Z
dark M 2 48 H 63 Q 64 58 56 58 H 8 Q 2 58 2 52 Z
light rect 4 50 56 3 1.5
light:2.4 line 27,14 35,11; line 29,20 37,17; line 33,26 41,22
accent star 15 24 8 3.4 5
light M 52 34 Q 62 38 62 48 H 50 Q 48 40 52 34 Z
main:1.8 M 52 34 Q 62 38 62 48 H 50 Q 48 40 52 34 Z
""",
    "boot": """
main M 10 4 H 34 Q 36 20 34 30 Q 48 34 56 38 Q 62 42 60 52 H 8 Q 12 30 10 4 Z
dark M 6 50 H 61 V 60 H 30 L 26 56 H 22 V 62 H 6 Z
mid rect 13 8 3 26 1.5
""",
    "waders": """
dark:3.4 M 20 14 L 24 0; M 44 14 L 40 0
main M 14 12 H 50 L 52 34 V 50 Q 62 52 62 60 H 38 L 34 36 H 30 L 26 60 H 2 Q 2 52 12 50 V 34 Z
accent rect 14 12 36 6 1
gap:2 line 12,46 27,46; line 37,46 52,46
dark rect 1 57 26 6 2; rect 37 57 26 6 2
mid rect 18 22 3 18 1.5
light:1.8 rect 36 22 10 8 1.5
""",
    "glove": """
main M 14 30 V 14 Q 14 8 19 8 Q 23 8 24 13 Q 24 3 30 3 Q 35 3 35 12 Q 36 5 41 6 Q 46 7 45 16 Q 47 11 51 13 Q 55 15 53 24 L 50 44 H 20 Q 8 40 4 28 Q 3 23 7 22 Q 11 22 14 30 Z
gap:1.8 line 24,13 24,26; line 35,12 35,26; line 45,16 44,27
dark rect 16 44 36 18 4
accent rect 16 50 36 5
""",
    "hat": """
main M 2 40 Q 14 46 18 34 Q 20 10 26 10 Q 32 16 38 10 Q 44 10 46 34 Q 50 46 62 40 Q 60 56 32 56 Q 4 56 2 40 Z
dark M 17 36 Q 32 44 47 36 L 46 30 Q 32 38 18 30 Z
accent star 32 36 4 1.6 5
mid:2.4 M 24 24 Q 25 16 27 15
""",
    "top-hat": """
main rect 16 6 32 40 2
dark M 2 46 Q 32 58 62 46 Q 62 56 32 60 Q 2 56 2 46 Z
accent rect 16 34 32 8
mid rect 20 10 3 20 1.5
""",
    "gas-mask": """
main M 12 18 Q 14 4 32 4 Q 50 4 52 18 Q 56 36 44 48 H 20 Q 8 36 12 18 Z
light circle 22 22 7; circle 42 22 7
dark:3 circle 22 22 7; circle 42 22 7
dark circle 32 48 14
accent circle 32 48 9
dark:2 line 25,48 39,48; line 32,41 32,55
""",
    "goggles": """
dark:5 M 0 26 H 64
main rect 6 16 24 24 8; rect 34 16 24 24 8
accent rect 10 20 16 16 5; rect 38 20 16 16 5
light:2.4 line 14,30 20,23; line 42,30 48,23
dark rect 29 24 6 7
""",
    "poncho": """
main M 26 6 H 38 L 62 52 Q 46 48 32 62 Q 18 48 2 52 Z
gap:2.4 line 21,18 32,24 43,18; line 10,38 32,50 54,38
accent poly 32,28 39,36 32,44 25,36
dark oval 32 7 6 3
""",
    "backpack": """
dark:4 M 22 8 Q 22 0 32 0 Q 42 0 42 8
dark rect 2 30 12 24 4; rect 50 30 12 24 4
main M 10 20 Q 10 6 26 6 H 38 Q 54 6 54 20 V 58 Q 54 62 50 62 H 14 Q 10 62 10 58 Z
gap:2 M 10 22 Q 32 32 54 22
dark rect 16 38 32 18 3
accent rect 28 34 8 10 2
mid:1.8 line 20,48 44,48
""",
    "jetpack": """
accent M 12 52 Q 18 54 24 52 Q 24 60 18 68 Q 12 60 12 52 Z; M 40 52 Q 46 54 52 52 Q 52 60 46 68 Q 40 60 40 52 Z
main rect 8 6 20 46 9; rect 36 6 20 46 9
dark rect 26 16 12 22 2
light circle 32 27 3
dark rect 11 48 14 6; rect 39 48 14 6
mid rect 12 12 3 24 1.5; rect 40 12 3 24 1.5
""",
    "cloak": """
main M 32 2 Q 46 6 46 20 Q 58 34 60 62 H 4 Q 6 34 18 20 Q 18 6 32 2 Z
dark M 32 8 Q 41 12 40 22 Q 36 30 32 30 Q 28 30 24 22 Q 23 12 32 8 Z
accent circle 28 18 1.8; circle 36 18 1.8
gap:2 line 32,32 32,62
""",
    "star-badge": """
main star 32 33 30 15 6
main circle 32 3 4; circle 58 18 4; circle 58 48 4; circle 32 63 4; circle 6 48 4; circle 6 18 4
dark circle 32 33 12
accent star 32 33.6 8 3.4 5
""",
    "belt": """
main M 2 24 Q 32 38 62 24 V 38 Q 32 52 2 38 Z
accent rect 22 26 20 22 3
hole rect 26 31 12 12 1
dark rect 30 34 14 4 2
dark rect 7 27 4 14 1; rect 13 29.4 4 14 1; rect 47 29.4 4 14 1; rect 53 27 4 14 1
""",
    "coat": """
main M 20 4 H 44 L 60 14 L 56 36 L 50 34 L 54 62 H 34 V 18 H 30 V 62 H 10 L 14 34 L 8 36 L 4 14 Z
dark M 20 4 L 30 18 V 30 L 16 14 Z; M 44 4 L 34 18 V 30 L 48 14 Z
accent circle 38 36 1.8; circle 38 44 1.8; circle 26 36 1.8; circle 26 44 1.8
""",
    "amulet": """
dark:2.4 M 12 2 Q 14 30 32 34 Q 50 30 52 2
main star 32 46 17 11 8
accent circle 32 46 8
light circle 29 43 2.4
""",
    "jersey": """
main M 20 6 H 25 Q 32 14 39 6 H 44 L 62 16 L 56 32 L 48 28 V 62 H 16 V 28 L 8 32 L 2 16 Z
dark:2.6 M 24 5 Q 32 15 40 5
accent poly 2,16 5,14.4 10.8,30.6 8,32; poly 62,16 59,14.4 53.2,30.6 56,32
accent rect 16 54 32 5
light poly 22,27 27,24 29,24 29,48 24,48 24,30 22,31
light M 32 24 H 42 V 48 H 32 V 43 H 37.4 V 38.4 H 34 V 33.6 H 37.4 V 29 H 32 Z
""",
    "breastplate": """
dark:4.4 M 18 14 L 10 2; M 46 14 L 54 2
main M 12 12 Q 32 20 52 12 L 58 26 V 50 Q 58 60 48 62 H 16 Q 6 60 6 50 V 26 Z
mid M 12 24 Q 14 20 18 21 V 52 Q 12 52 12 48 Z
dark circle 13 18 2; circle 51 18 2; circle 11 54 2; circle 53 54 2; circle 32 21.6 2; circle 32 57 2
light circle 38 34 4.4; circle 27 44 3.4
dark circle 38 34 2; circle 27 44 1.4
accent:2 line 42,30 47,25; line 43,35 50,36; line 35,38 33,30
""",
    "stove-lid": """
dark:6 M 48 16 L 62 2
accent:2.4 line 56,8 60,4
main circle 30 36 27
gap:2 circle 30 36 21
gap:1.8 circle 30 36 14.6
dark circle 30 36 7
dark rect 24.6 6 11 8 2; rect 24.6 58 11 8 2
mid:2.6 arc 30 36 24 200 250
accent circle 30 36 2.6
""",
    "pogo": """
accent rect 10 4 44 7 3.5
dark circle 10 7.5 4.6; circle 54 7.5 4.6
main rect 27 8 10 34 2
mid rect 29.4 13 2.4 25 1.2
dark rect 14 38 36 6 3
accent:2.8 line 24,46 40,49 24,52 40,55 24,58
dark rect 28.6 44 6.8 16 1
main rect 25 59 14 6 3
""",
}
STYLES = {
    "vest": {
        "plain": """
dark rect 30.6 16 2.8 45
mid rect 14 30 3 20 1.5
dark rect 38 32 12 9 1.5; rect 14 46 12 8 1.5
""",
        "plates": """
dark rect 14 24 16 14 2; rect 34 24 16 14 2; rect 14 41 16 14 2; rect 34 41 16 14 2
mid rect 17 27 2.4 8 1; rect 37 27 2.4 8 1; rect 17 44 2.4 8 1; rect 37 44 2.4 8 1
""",
        "sticks": """
dark rect 6 38 52 5; rect 30.6 14 2.8 24
accent rect 10 30 7 22 2; rect 19 32 7 22 2; rect 38 32 7 22 2; rect 47 30 7 22 2
dark:1.6 M 13.5 30 Q 14 24 22 24 Q 32 22 42 24 Q 50 24 50.5 30
dark rect 8 38 48 5 1
accent M 32 56 Q 26 51 27 48 Q 29 45 32 48 Q 35 45 37 48 Q 38 51 32 56 Z
""",
        "spikes": """
dark poly 14,30 18,18 22,30; poly 28,32 32,20 36,32; poly 42,30 46,18 50,30; poly 14,50 18,38 22,50; poly 28,52 32,40 36,52; poly 42,50 46,38 50,50
mid:1.8 line 10,54 54,54
""",
        "quilted": "gap:1.8 line 16,22 47,57; line 8,34 32,60; line 30,16 56,46; line 48,22 17,57; line 56,34 32,60; line 34,16 8,46",
        "leather": """
dark:2 M 32 14 V 60; M 26 22 L 38 28; M 38 22 L 26 28; M 26 34 L 38 40; M 38 34 L 26 40; M 26 46 L 38 52; M 38 46 L 26 52
mid:1.8 M 12 30 V 56; M 52 30 V 56
""",
    },
    "box": {
        "plain": """
accent rect 28 22 8 40
dark:2 rect 40 46 14 10 1
""",
        "peeking": """
dark rect 14 34 36 11 5
light circle 25 39.5 4; circle 39 39.5 4
dark circle 26.4 39.5 2; circle 40.4 39.5 2
accent rect 28 22 8 8
dark:1.8 line 42,58 42,51; line 39,54 42,50 45,54; line 50,58 50,51; line 47,54 50,50 53,54
""",
    },
    "boot": {
        "plain": """
accent rect 10 12 25 4
gap:1.8 line 14,38 34,31
""",
        "moon": """
dark rect 5 10 31 7 3.5; rect 7 23 30 7 3.5
accent M 24 33 Q 30 42 42 42 Q 36 48 28 46 Q 21 42 24 33 Z
light circle 46 44 1.6; circle 16 40 1.6
""",
        "cowboy": """
accent M 10 4 Q 22 12 34 4 L 35 10 Q 22 17 10 10 Z
light:1.6 M 15 20 Q 22 30 29 20; M 16 28 Q 22 38 28 28
accent star 6 46 6 2.4 6
""",
        "winged": """
light M 12 22 Q -8 20 -10 4 Q 2 8 14 12 Z
main:1.8 M 12 22 Q -8 20 -10 4 Q 2 8 14 12; M 10 18 Q 0 16 -6 9
""",
        "spring": """
accent:3 line 16,58 46,61; line 46,61 16,65; line 16,65 46,69
dark rect 12 69 40 4 2
""",
    },
    "hat": {
        "cowboy": "accent rect 18 33 28 3",
        "feather": """
accent M 40 32 Q 44 8 60 4 Q 62 20 44 34 Z
light:1.4 line 43,31 56,9
""",
    },
    "glove": {
        "plain": "mid:2 arc 22 20 6 180 270",
        "shock": """
accent poly 34,24 24,38 31,38 28,48 41,33 33,33
accent:2 line 2,10 6,14 2,18; line 60,8 56,12 60,16; line 60,30 57,33 61,37
""",
        "boxing": "dark:2.4 line 26,48 42,58; line 42,48 26,58",
    },
}
