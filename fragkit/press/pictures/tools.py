"""Things of use: sights, ammunition, machines, keys, books, in a field of 64 × 64."""

TOOLS = {
    "dot-sight": """
dark rect 6 46 52 9 2
dark rect 14 54 10 6 1; rect 40 54 10 6 1
main M 8 46 V 18 Q 8 6 20 6 H 44 Q 56 6 56 18 V 46 H 48 V 20 Q 48 14 42 14 H 22 Q 16 14 16 20 V 46 Z
light M 16 46 V 20 Q 16 14 22 14 H 42 Q 48 14 48 20 V 46 Z
accent circle 32 30 6.4
mid:2 line 20,26 26,18; line 20,33 31,19
dark rect 56 40 6 8 2
""",
    "scope": """
dark rect 18 36 6 12; rect 40 36 6 12; rect 12 46 40 7 2
main rect 14 22 36 16 3
main poly 2,18 16,22 16,38 2,42; poly 48,22 62,15 62,45 48,38
accent rect 60 17 4 26 2
dark rect 27 14 10 9 2
mid rect 18 25 26 3 1.5
""",
    "sticker": """
main M 32 2 Q 62 4 62 32 Q 62 42 58 48 L 46 60 Q 40 62 32 62 Q 4 60 2 32 Q 4 4 32 2 Z
light M 58 48 Q 46 44 46 60 Z
dark:1.8 M 58 48 Q 46 44 46 60
light circle 30 30 19
main:3 circle 30 30 13
accent circle 30 30 3.6
main:3 line 30,8 30,22; line 30,38 30,52; line 8,30 22,30; line 38,30 52,30
""",
    "mouse": """
mid M 0 34 L 12 28 H 64 L 60 62 H -4 Z
dark:2.6 M 32 14 Q 32 4 42 4 Q 52 4 56 -4
main M 18 32 Q 18 12 32 12 Q 46 12 46 32 V 40 Q 46 56 32 56 Q 18 56 18 40 Z
gap:2 M 18 30 Q 32 36 46 30; M 32 12 V 24
accent rect 29.6 17 4.8 10 2.4
""",
    "magazines": """
main M 4 16 H 24 Q 26 42 32 58 L 14 64 Q 4 42 4 16 Z
main M 36 12 H 56 Q 56 38 60 54 L 42 58 Q 36 36 36 12 Z
accent M 7 16 V 10 Q 8 4 11 2 Q 14 4 15 10 V 16 Z; M 39 12 V 6 Q 40 0 43 -2 Q 46 0 47 6 V 12 Z
mid:2 line 9,26 22,26; line 10,36 24,35; line 13,46 27,44; line 41,22 53,22; line 42,32 54,31; line 43,42 55,40
dark M 13 60 L 32 54 L 34 60 L 14 66 Z; M 41 55 L 60 51 L 62 57 L 42 61 Z
""",
    "pinata": """
main M 6 22 L 10 4 L 16 14 L 20 4 L 24 18 L 26 30 H 50 Q 56 30 58 38 L 57 62 H 49 L 47 48 H 32 L 31 62 H 23 L 20 40 L 16 32 L 4 32 Q 0 28 6 22 Z
accent M 19 26 L 26 24 L 28 30 L 20 33 Z; M 21 40 L 58 40 V 45 H 21.6 Z
gap:1.6 line 17,20 23,17; line 21,36 58,36; line 48,53 57.4,53; line 23,53 31.6,53; line 22,50 34,50
light circle 12 23 1.8
dark:2 M 38 30 V 2
accent poly 56,30 64,26 62,36
dark rect 42 4 3 8 1.5; rect 52 12 3 8 1.5; rect 58 2 3 8 1.5
""",
    "bullets": """
main M 4 30 Q 4 14 13 4 Q 22 14 22 30 V 58 H 4 Z
main M 24 26 Q 24 10 33 0 Q 42 10 42 26 V 58 H 24 Z
main M 44 30 Q 44 14 53 4 Q 62 14 62 30 V 58 H 44 Z
accent rect 4 40 18 18; rect 24 40 18 18; rect 44 40 18 18
dark rect 3 58 20 5 1; rect 23 58 20 5 1; rect 43 58 20 5 1
""",
    "battery": """
dark rect 22 2 20 8 2
main rect 12 8 40 54 5
mid rect 16 14 3.4 40 1.7
accent poly 37,14 21,38 31,38 27,56 44,31 34,31
""",
    "meal-box": """
dark:4 M 18 20 Q 20 4 32 4 Q 44 4 46 20
main M 12 20 L 20 12 H 44 L 52 20 L 56 60 H 8 Z
gap:2 line 10,22 54,22
dark:3.4 M 18 34 Q 32 56 46 34
dark circle 24 30 2.6; circle 40 30 2.6
accent M 28 44 H 40 V 48 H 35 L 33 56 H 28 Z
""",
    "detonator": """
dark:3 M 38 14 Q 48 2 60 8
accent circle 60 8 3.4
accent rect 22 2 18 9 3
main M 18 10 H 44 Q 48 10 48 14 V 56 Q 48 62 42 62 H 22 Q 16 62 16 56 V 12 Z
light circle 32 34 10
dark circle 28.4 33 2.4; circle 35.6 33 2.4; rect 28 38 8 4 1
dark rect 10 20 7 26 3
gap:1.8 line 16,20 48,20; line 16,50 48,50
""",
    "plunger": """
dark:5 line 14,6 50,6
dark:5 line 32,6 32,30
main rect 10 28 44 34 4
accent poly 32,32 48,58 16,58
dark rect 30.4 40 3.2 9 1; circle 32 53.4 2
""",
    "eye-button": """
dark rect 4 46 56 14 4
main M 8 46 Q 8 8 32 8 Q 56 8 56 46 Z
light M 14 32 Q 22 20 32 20 Q 42 20 50 32 Q 42 43 32 43 Q 22 43 14 32 Z
accent circle 32 31.6 9
dark circle 32 31.6 4.4
light circle 35 28.6 1.8
mid:2.4 M 15 24 Q 20 15 28 13
""",
    "phone-booth": """
dark rect 10 58 44 5 1
main M 16 8 Q 32 -4 48 8 V 58 H 16 Z
dark rect 12 8 40 6 1
light rect 20 18 10.5 11 1; rect 33.5 18 10.5 11 1; rect 20 32 10.5 11 1; rect 33.5 32 10.5 11 1; rect 20 46 10.5 9 1; rect 33.5 46 10.5 9 1
accent rect 20 9.6 24 3 1
dark circle 45.8 38 1.8
""",
    "chip": """
dark:3 line 20,4 20,60; line 28,4 28,60; line 36,4 36,60; line 44,4 44,60; line 4,20 60,20; line 4,28 60,28; line 4,36 60,36; line 4,44 60,44
main rect 12 12 40 40 4
accent rect 22 22 20 20 2
light circle 18 18 2
dark:2 line 27,32 37,32; line 32,27 32,37
""",
    "key": """
main rect 30 28 32 8 1
main rect 46 34 6 10 1; rect 56 34 6 13 1
""",
    "magnet": """
main M 6 6 H 22 V 34 Q 22 44 32 44 Q 42 44 42 34 V 6 H 58 V 34 Q 58 60 32 60 Q 6 60 6 34 Z
light rect 6 6 16 10; rect 42 6 16 10
main:1.8 rect 6 6 16 10; rect 42 6 16 10
mid:2.4 M 11 22 V 34 Q 12 44 18 50
""",
    "crate": """
dark rect 8 0 6 30 2; rect 50 2 5 28 2
main M 20 28 L 24 2 L 30 3 L 28 28 Z
main M 36 28 V 8 H 34 V 2 H 46 V 8 H 44 V 28 Z
accent M 16 28 V 18 Q 17 12 19 10 Q 21 12 22 18 V 28 Z
main rect 2 26 60 36 2
dark rect 2 26 60 7; rect 2 55 60 7
mid:2 line 6,44 58,44; line 6,50 58,50
accent star 32 44 8 3.4 5
""",
    "book": """
dark M 8 8 Q 8 4 12 4 H 56 V 54 H 14 Q 8 54 8 60 Z
light M 12 56 H 54 V 61 H 14 Q 11 61 12 56 Z
main rect 12 4 44 50 1
accent M 34 12 L 46 28 L 34 44 L 22 28 Z
dark:2.4 line 17,4 17,54
""",
    "lantern": """
dark:3 M 18 14 Q 20 0 32 0 Q 44 0 46 14
main rect 16 12 32 8 2; rect 12 52 40 10 2
light M 18 20 H 46 L 50 52 H 14 Z
accent M 32 24 Q 44 38 40 46 Q 38 51 32 51 Q 26 51 24 46 Q 22 38 32 24 Z
main:2.6 M 18 20 L 14 52; M 46 20 L 50 52
""",
    "watch": """
dark rect 28 0 8 9 2
dark:3 circle 32 4 5
main circle 32 37 25
light circle 32 37 18
dark:3 line 32,25 32,37 41,42
accent circle 32 37 2.6
dark:2 line 32,20.6 32,24; line 48,37 45,37; line 32,53 32,50; line 16,37 19,37
""",
    "horseshoe": """
main M 4 4 H 18 Q 14 20 16 32 Q 18 48 32 48 Q 46 48 48 32 Q 50 20 46 4 H 60 Q 64 24 60 38 Q 54 62 32 62 Q 10 62 4 38 Q 0 24 4 4 Z
hole circle 10 18 2.4; circle 10 32 2.4; circle 17 46 2.4; circle 54 18 2.4; circle 54 32 2.4; circle 47 46 2.4
""",
    "cards": """
dark M 2 16 L 28 6 L 44 50 L 18 60 Z
light M 24 6 L 58 10 L 52 60 L 18 54 Z
main:2.4 M 24 6 L 58 10 L 52 60 L 18 54 Z
""",
    "poker-chips": """
main circle 24 40 22
light rect 21.6 18 4.8 9; rect 21.6 53 4.8 9; rect 2 37.6 9 4.8; rect 37 37.6 9 4.8
dark circle 24 40 12
accent circle 24 40 7
gap circle 48 18 16.5
main circle 48 18 14
light rect 46.4 4 3.2 6; rect 46.4 26 3.2 6; rect 34 16.4 6 3.2; rect 56 16.4 6 3.2
accent circle 48 18 6
""",
    "coin": """
main circle 32 32 28
mid:2.4 circle 32 32 22
accent star 32 33 14 6 5
""",
    "laser-pointer": """
accent:3 line 40,24 64,0
accent star 64 0 11 3.4 8
main M 2 54 L 36 20 L 44 28 L 10 62 Q 4 64 2 60 Z
dark M 36 20 L 40 16 L 48 24 L 44 28 Z
dark M 2 54 L 8 48 L 16 56 L 10 62 Q 4 64 2 60 Z
accent circle 26 38 3.4
mid:2 line 14,46 30,30
""",
    "can-opener": """
main:7 M 6 56 L 34 28; M 14 64 L 38 32
dark circle 40 26 12
light circle 40 26 6
dark circle 40 26 2.6
dark poly 40,11 43,14.6 37,14.6; poly 51,16 51.6,20.8 47,17; poly 55,26 51.4,29 51.4,23; poly 51,36 47,35 51.6,31; poly 40,41 37,37.4 43,37.4; poly 29,16 33,17 28.4,20.8
main M 46 8 Q 60 0 64 14 L 56 22 L 50 16 L 54 12 Z
accent M 52 26 H 66 V 64 H 36 V 44 Q 50 42 52 26 Z
light rect 42 50 18 8 1
""",
    "toolbox": """
dark:4.4 M 20 22 V 14 Q 20 10 24 10 H 40 Q 44 10 44 14 V 22
main rect 4 22 56 38 3
dark rect 4 32 56 6
accent rect 27 30 10 12 2
mid rect 8 26 3 4
""",
    "compass": """
main circle 32 32 29
light circle 32 32 22
accent poly 32,12 38,32 26,32
dark poly 32,52 26,32 38,32
light circle 32 32 2.4
""",
    "spyglass": """
main M 0 50 L 20 34 L 26 42 L 6 58 Z
dark M 18 34 L 40 18 L 48 30 L 26 44 Z
main M 38 18 L 58 2 L 68 18 L 48 32 Z
accent M 58 2 L 62 0 L 71 15 L 68 18 Z
mid:2 line 42,22 58,9
""",
    "radio": """
dark:3 line 16,18 6,-2
main rect 6 16 52 44 5
dark circle 24 40 13
mid:2 circle 24 40 8; circle 24 40 3
light rect 12 21 40 6 2
accent circle 48 34 3.6; circle 48 46 3.6
""",
    "rope": """
main:5 oval 30 36 24 20; oval 30 36 15 12
main:5 M 50 46 Q 60 52 58 62
gap:1.6 line 8,30 14,34; line 16,20 20,26; line 30,15 31,22; line 44,20 40,26; line 52,30 46,33; line 50,46 45,42; line 38,54 36,48; line 22,54 24,48; line 10,46 16,42
""",
    "gears": """
main star 24 26 23 17.6 10
hole circle 24 26 8
main star 49 49 15 11 8
hole circle 49 49 5
accent circle 24 26 4
""",
    "joystick": """
dark rect 2 46 60 16 5
main:7 line 32,46 32,22
accent circle 32 14 12
light circle 28 10 3.4
main circle 14 54 4; circle 50 54 4
""",
    "bag": """
dark M 22 14 Q 16 4 22 2 Q 32 8 42 2 Q 48 4 42 14 Z
main M 22 16 H 42 Q 62 34 58 50 Q 54 62 32 62 Q 10 62 6 50 Q 2 34 22 16 Z
dark rect 20 13 24 5 2
accent circle 32 40 12
dark:3 line 32,32 32,48
""",
    "map": """
main M 4 12 L 22 4 L 42 12 L 60 4 V 52 L 42 60 L 22 52 L 4 60 Z
gap:2 line 22,4 22,52; line 42,12 42,60
light:2.4 M 10 44 Q 16 30 28 34 Q 36 36 38 26
accent:4 line 46,16 54,24; line 54,16 46,24
""",
    "teleporter": """
accent:2.6 line 20,44 20,10; line 32,44 32,2; line 44,44 44,10
main oval 32 50 28 10
dark oval 32 48 18 6
accent oval 32 47 11 3.4
main:3 M 10 22 Q 32 30 54 22; M 14 10 Q 32 17 50 10
""",
    "magnifier": """
dark M 42 40 L 62 58 L 56 64 L 38 46 Z
main circle 26 26 24
light circle 26 26 17
mid:3 arc 26 26 11 180 260
""",
    "telegraph": """
dark rect 2 50 60 9 2
main rect 8 30 10 20 2; rect 40 36 12 14 2
main:5 line 6,28 58,24
accent circle 58 20 6
dark circle 13 28 4
""",
    "duck": """
mid:2.6 M 0 60 Q 8 54 16 60 Q 24 66 32 60 Q 40 54 48 60 Q 56 66 64 60
main circle 42 18 14
main M 4 30 Q 10 38 22 34 Q 34 28 50 30 Q 60 38 56 48 Q 52 58 36 58 H 20 Q 2 58 2 42 Q 2 34 4 30 Z
gap:2 M 16 42 Q 26 36 40 40 Q 36 52 24 50 Q 18 49 16 42 Z
accent M 54 17 L 66 20 Q 67 25 60 26 L 53 25 Z
light circle 45.6 14.6 3.6
dark circle 46.6 14.8 1.8
""",
    "toaster": """
accent M 16 24 V 10 Q 12 2 20 2 H 32 Q 40 2 36 10 V 24 Z
light M 20 24 V 10 Q 18 6 22 6 H 30 Q 34 6 32 10 V 24 Z
main M 4 30 Q 4 18 16 18 H 42 Q 54 18 54 30 V 54 H 4 Z
dark rect 12 18 28 4.4 1
dark rect 2 54 54 6 2
dark rect 54 30 7 5 2
mid rect 8 27 3 20 1.5
light poly 26,28 18,41 25,41 22,51 34,36 27,36 31,28
dark:2.6 M 4 50 Q -10 50 -8 38 Q -6 24 -12 8
""",
    "fuse": """
dark:5 circle 30 38 20
main:4.6 circle 30 38 20
main:4.6 circle 30 38 13
mid:1.2 circle 30 38 20
dark circle 30 38 7
main:4 M 44 24 Q 50 18 50 10
dark rect 25 54 10 10 2
accent star 51 7 10 4.2 8
""",
}
STYLES = {
    "bullets": {
        "plain": "mid rect 8 22 2.6 14 1.3; rect 28 18 2.6 18 1.3; rect 48 22 2.6 14 1.3",
        "angry": """
light circle 9 29 2.6; circle 17 29 2.6; circle 29 25 2.6; circle 37 25 2.6; circle 49 29 2.6; circle 57 29 2.6
dark circle 9.6 29.4 1.2; circle 16.4 29.4 1.2; circle 29.6 25.4 1.2; circle 36.4 25.4 1.2; circle 49.6 29.4 1.2; circle 56.4 29.4 1.2
light:1.8 line 5.6,23.4 11.6,26.4; line 20.4,23.4 14.4,26.4; line 25.6,19.4 31.6,22.4; line 40.4,19.4 34.4,22.4; line 45.6,23.4 51.6,26.4; line 60.4,23.4 54.4,26.4
light:1.6 arc 13 38 3.4 200 340; arc 33 34 3.4 200 340; arc 53 38 3.4 200 340
""",
    },
    "key": {
        "round": """
main circle 17 32 16
hole circle 17 32 7
accent circle 17 32 3.4
mid:2.4 arc 17 32 11.6 180 260
""",
        "square": """
main rect 1 17 31 30 4
hole rect 9 25 15 14 2
accent rect 13 28.6 7 7 1
mid:2.4 line 5.4,40 5.4,24
""",
        "diamond": """
main poly 16,13 35,32 16,51 -3,32
hole poly 16,23 25,32 16,41 7,32
accent poly 16,28 20,32 16,36 12,32
mid:2.4 line 2,31 14,19
""",
    },
    "magnet": {
        "plain": "accent:2.4 line 28,2 26,10 30,14 28,22; line 36,2 38,10 34,14 36,22",
        "pistol": """
accent:2.2 line 12,-8 10,-4 14,0 12,4; line 52,-8 50,-4 54,0 52,4
dark M 4 -34 H 58 L 60 -31 V -22 H 34 L 30 -10 H 18 L 21 -22 H 6 L 4 -25 Z
accent rect 48 -30 7 3 1
mid:1.8 line 9,-31 9,-26; line 13,-31 13,-26
""",
    },
    "cards": {
        "aces": "main M 38 24 Q 41 30 46 34 Q 50 40 45 43 Q 41 44 38.6 40 Q 38.4 44 41 48 H 33 Q 36 44 36.4 40 Q 33 43 29 41 Q 25 38 30 32 Q 36 29 38 24 Z",
        "joker": """
accent M 26 36 Q 26 22 34 26 Q 36 16 42 22 Q 50 18 49 32 L 47 44 H 28 Z
dark rect 28 44 20 4 1
""",
        "hearts": "accent M 37 48 Q 24 38 26 31 Q 29 24 34 28 Q 36 30 37 33 Q 39 29 42 28 Q 48 27 48 34 Q 47 41 37 48 Z",
        "skull": """
dark circle 38 31 9; rect 33 36 10 8 2
light circle 34.6 31 2.6; circle 41.6 31 2.6
""",
    },
    "book": {
        "plain": "",
        "spades": "light M 34 14 Q 36 20 42 25 Q 46 30 42 34 Q 38 36 35 32 Q 35 37 38 41 H 30 Q 33 37 33 32 Q 30 36 26 34 Q 22 30 26 25 Q 32 20 34 14 Z",
        "skull": """
light circle 34 26 8; rect 29.6 31 8.8 7 1.6
dark circle 31 26 2.2; circle 37 26 2.2
""",
    },
}
