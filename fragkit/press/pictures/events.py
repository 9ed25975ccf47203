"""What happens: machines, people and pranks of a LAN party, in a field of 64 × 64."""

_WALL = """
main rect 2 8 60 52 2
gap:2 line 2,21 62,21; line 2,34 62,34; line 2,47 62,47; line 22,8 22,21; line 44,8 44,21; line 12,21 12,34; line 33,21 33,34; line 53,21 53,34; line 22,34 22,47; line 44,34 44,47; line 12,47 12,60; line 33,47 33,60; line 53,47 53,60
"""
_MONITOR = """
dark rect 24 50 16 8; rect 14 56 36 6 2
main rect 0 4 64 47 4
light rect 5 9 54 37 1
"""
EVENTS = {
    "plug": """
dark:4.4 M -2 52 Q 6 60 12 50 L 18 44
main M 10 36 L 24 22 Q 32 18 38 26 Q 46 32 42 40 L 28 54 Q 20 58 12 50 Q 6 44 10 36 Z
dark:4 line 32,22 40,14; line 42,32 50,24
mid:2.4 line 16,38 26,28
main rect 46 -8 24 24 4
dark circle 54 4 2.4; circle 62 4 2.4
accent:2.6 line 30,6 33,12; line 20,10 25,14; line 58,34 52,32; line 54,44 49,40
""",
    "snail": """
main M 4 58 Q 4 50 14 50 H 46 Q 50 44 50 34 Q 50 28 56 28 Q 62 30 61 38 Q 60 54 50 60 H 8 Q 4 60 4 58 Z
dark:2.4 line 54,29 52,20; line 59,30 62,21
dark circle 52 19 2.6; circle 62 20 2.6
main circle 26 34 19
light:3 M 26 34 Q 30 30 32 35 Q 31 42 24 41 Q 16 38 19 29 Q 24 21 33 24 Q 41 29 38 40
""",
    "paddle": """
dark M 26 40 L 36 48 L 18 66 Q 12 68 8 62 Z
main circle 38 24 23
light circle 37 21 10.6; rect 31 27 12 10 2
dark circle 33 22 3; circle 41 22 3; poly 37,25.6 39,29.6 35,29.6
dark:1.6 line 35,32 35,37; line 39,32 39,37
accent circle 8 14 7
mid:2 line 0,26 4,22; line 14,2 12,6
""",
    "speaker": """
main M 2 22 H 14 L 30 8 V 56 L 14 42 H 2 Z
dark rect 2 22 8 20
""",
    "hand": """
dark rect -6 38 16 20 3
main M 8 40 Q 16 34 24 24 Q 30 16 36 20 Q 40 24 36 30 H 60 Q 66 31 65 36 Q 64 40 58 40 H 56 Q 64 41 63 46 Q 62 50 56 50 H 54 Q 60 51 59 55 Q 58 59 52 59 H 28 Q 16 60 8 56 Z
gap:1.8 line 40,40 58,40; line 40,50 56,50
""",
    "monitor": _MONITOR,
    "keyboard": """
main rect 0 16 64 34 4
light rect 5 21 7 7 1.5; rect 14.6 21 7 7 1.5; rect 24.2 21 7 7 1.5; rect 33.8 21 7 7 1.5; rect 43.4 21 7 7 1.5; rect 52.6 21 7 7 1.5; rect 5 30.4 7 7 1.5; rect 14.6 30.4 7 7 1.5; rect 24.2 30.4 7 7 1.5; rect 33.8 30.4 7 7 1.5; rect 43.4 30.4 7 7 1.5; rect 52.6 30.4 7 7 1.5; rect 14.6 39.6 35.6 6 1.5; rect 5 39.6 7 6 1.5; rect 52.6 39.6 7 6 1.5
""",
    "target": """
main circle 32 32 30
light circle 32 32 24
main circle 32 32 18
light circle 32 32 12
accent circle 32 32 6.4
""",
    "sync": """
main:6.4 arc 32 32 22 195 325; arc 32 32 22 15 145
main poly 44,24 62,26 58,8; poly 20,40 2,38 6,56
""",
    "floppy": """
main M 4 8 Q 4 4 8 4 H 50 L 60 14 V 56 Q 60 60 56 60 H 8 Q 4 60 4 56 Z
mid rect 16 4 30 18 1
dark rect 35 7 7 12 1
light rect 12 32 40 28 1
dark:2 line 18,40 46,40; line 18,47 46,47; line 18,54 36,54
""",
    "die": """
main M 32 2 L 60 16 V 48 L 32 62 L 4 48 V 16 Z
mid M 32 2 L 60 16 L 32 30 L 4 16 Z
gap:1.8 line 4,16 32,30 60,16; line 32,30 32,62
""",
    "bust": """
main circle 32 26 13
main M 6 64 Q 6 42 24 41 H 40 Q 58 42 58 64 Z
""",
    "twins": """
mid circle 44 22 12
mid M 24 62 Q 24 40 38 38 H 50 Q 64 40 64 62 Z
mid poly 36,13 33,1 42,8; poly 52,13 57,1 47,8
gap circle 22 24 14
gap M -2 64 Q -2 39 15 38 H 30 Q 46 40 46 64 Z
main circle 22 24 12
main M 0 64 Q 0 42 16 40 H 28 Q 44 42 44 64 Z
main poly 14,15 9,2 20,10; poly 30,15 35,2 24,10
light circle 17.6 23 2; circle 26.4 23 2
light:2 arc 22 27 5 20 160
light circle 41 20 1.6; circle 48 20 1.6
""",
    "clock": """
main circle 32 32 30
light circle 32 32 23
dark:3.4 line 32,15 32,32 43,38.6
accent circle 32 32 3.4
dark:2.4 line 32,10.6 32,14; line 53.4,32 50,32; line 32,53.4 32,50; line 10.6,32 14,32
""",
    "wall": "",  # all of it is in its styles: who walks through leaves half of it
    "coin-slot": """
main rect 30 0 34 64 4
dark rect 38 12 7 40 3.5
accent circle 26 32 19
dark:2.4 circle 26 32 13.4
dark rect 23.6 25 4.8 14 1
main M 41.5 12 H 60 V 52 H 41.5 Z
dark M 38 15.5 Q 38 12 41.5 12 V 52 Q 38 52 38 48.5 Z
light rect 49 22 9 4 1; rect 49 30 9 4 1; rect 49 38 9 4 1
""",
    "server": """
main rect 10 18 44 46 3
gap:2 line 10,33 54,33; line 10,48 54,48
light rect 15 23 22 5 2; rect 15 38 22 5 2; rect 15 53 22 5 2
accent circle 47 25.6 2.8; circle 47 40.6 2.8
dark circle 47 55.6 2.8
""",
    "ghost": """
main M 8 62 V 28 Q 8 4 32 4 Q 56 4 56 28 V 62 L 48 54 L 40 62 L 32 54 L 24 62 L 16 54 Z
light circle 23 26 6; circle 41 26 6
dark circle 25 27 2.8; circle 43 27 2.8
mid:2.6 M 14 28 Q 14 14 26 11
""",
    "gamepad": """
dark:3 M 32 14 Q 32 4 44 4
main M 14 16 H 50 Q 64 18 66 44 Q 66 56 58 54 Q 50 50 46 42 H 18 Q 14 50 6 54 Q -2 56 -2 44 Q 0 18 14 16 Z
light M 12 22 H 18 V 27 H 23 V 33 H 18 V 38 H 12 V 33 H 7 V 27 H 12 Z
accent circle 52 24 3.4; circle 52 36 3.4; circle 46 30 3.4; circle 58 30 3.4
""",
    "skull": """
main M 32 2 Q 60 2 60 30 Q 60 42 48 46 V 60 H 16 V 46 Q 4 42 4 30 Q 4 2 32 2 Z
light oval 20 30 8 9; oval 44 30 8 9; poly 32,36 37,46 27,46
gap:2.4 line 26,52 26,59; line 32,52 32,59; line 38,52 38,59
accent circle 20 31 3; circle 44 31 3
""",
    "tombstone": """
main M 12 60 V 24 Q 12 4 32 4 Q 52 4 52 24 V 60 Z
light M 29 14 H 35 V 22 H 43 V 28 H 35 V 44 H 29 V 28 H 21 V 22 H 29 Z
dark M 0 64 Q 4 52 32 54 Q 60 52 64 64 Z
accent:2.4 M 10 62 Q 8 54 4 52; M 54 62 Q 56 54 60 52
""",
    "coffin": """
main M 22 0 H 42 L 54 20 L 44 64 H 20 L 10 20 Z
dark M 25 5 H 39 L 48 21 L 40 59 H 24 L 16 21 Z
accent M 29.4 14 H 34.6 V 22 H 41 V 27 H 34.6 V 44 H 29.4 V 27 H 23 V 22 H 29.4 Z
""",
    "noose": """
main:4.4 M 32 0 V 24
main rect 26 14 12 18 3
gap:1.8 line 26,19 38,21; line 26,24 38,26
main:4.8 oval 32 47 14 15
""",
    "door": """
dark rect 6 2 52 60 2
light rect 12 8 40 54
main M 12 8 L 40 2 V 68 L 12 62 Z
accent circle 34 36 3
mid:2 M 17 14 L 34 10 V 28 L 17 30 Z
""",
    "swap": """
main poly 4,20 4,12 40,12 40,2 62,17 40,32 40,20
accent poly 60,44 60,52 24,52 24,62 2,47 24,32 24,44
""",
    "stop": """
main M 20 2 H 44 L 62 20 V 44 L 44 62 H 20 L 2 44 V 20 Z
light M 22 32 V 18 Q 22 15 25 15 Q 28 15 28 18 V 14 Q 28 11 31 11 Q 34 11 34 14 V 16 Q 34 13 37 13 Q 40 13 40 16 V 20 Q 40 18 43 18 Q 45 18 45 21 V 38 Q 45 52 34 52 Q 26 52 22 46 L 14 34 Q 13 31 16 30 Q 19 30 22 36 Z
""",
    "storm": """
main circle 20 22 14; circle 36 16 15; circle 50 24 11; rect 10 22 48 13 6
accent poly 34,32 20,50 30,50 24,66 44,44 34,44 40,32
mid:3 arc 34 16 9 180 260
""",
    "tornado": """
main M 2 6 Q 32 -2 62 6 Q 60 14 32 16 Q 4 14 2 6 Z; M 10 20 Q 34 26 54 18 Q 50 30 30 30 Q 14 28 10 20 Z; M 18 34 Q 34 40 46 32 Q 42 44 28 42 Q 20 40 18 34 Z; M 24 46 Q 34 50 40 44 Q 36 56 26 64 Q 28 54 24 46 Z
accent circle 58 30 2.6; circle 8 36 2.6; circle 50 48 2.6
""",
    "poster": """
light M 8 2 H 56 V 62 L 50 58 L 44 62 L 38 58 L 32 62 L 26 58 L 20 62 L 14 58 L 8 62 Z
main:2.4 M 8 2 H 56 V 62 L 50 58 L 44 62 L 38 58 L 32 62 L 26 58 L 20 62 L 14 58 L 8 62 Z
dark rect 14 7 36 7 1
main circle 32 26 7
main M 18 48 Q 18 35 27 34 H 37 Q 46 35 46 48 Z
main M 20 22 Q 32 28 44 22 L 38 20 Q 36 14 32 16 Q 28 14 26 20 Z
accent rect 18 51 28 4 1
""",
    "horse": """
main M 14 62 Q 12 40 24 30 L 8 34 Q 2 34 4 26 L 20 10 L 22 2 L 30 8 Q 54 12 58 62 Z
dark M 28 6 Q 56 8 60 62 H 50 Q 50 26 26 10 Z
light circle 21 17 2.4
accent:2 M 8 27 L 24 22 L 30 34
""",
    "crystal-ball": """
dark M 14 52 H 50 L 56 64 H 8 Z
main circle 32 28 26
mid:3 arc 32 28 19 180 250
accent star 34 30 10 4 4
light star 22 38 4 1.6 4
""",
    "satellite": """
main rect 24 22 16 22 3
mid rect -2 26 20 14 1; rect 46 26 20 14 1
dark:3 line 18,33 24,33; line 40,33 46,33
gap:1.6 line 5,26 5,40; line 11,26 11,40; line 53,26 53,40; line 59,26 59,40
accent:2.4 arc 32 48 8 30 150; arc 32 48 14 40 140
""",
    "bell": """
main M 10 50 Q 18 44 18 26 Q 18 8 32 8 Q 46 8 46 26 Q 46 44 54 50 Z
dark circle 32 54 7
dark circle 32 6 4
mid:2.6 M 24 36 Q 23 20 29 14
""",
    "trophy": """
dark:4 M 16 12 Q 2 12 4 22 Q 6 30 18 32; M 48 12 Q 62 12 60 22 Q 58 30 46 32
main M 14 4 H 50 V 22 Q 50 40 32 42 Q 14 40 14 22 Z
dark rect 28 42 8 10; rect 16 52 32 9 2
accent star 32 21 9 3.8 5
""",
}
STYLES = {
    "monitor": {
        "plain": """
accent rect 10 14 20 3 1
mid rect 10 21 34 3 1; rect 10 28 28 3 1
""",
        "eye": """
main M 10 27.5 Q 20 14 32 14 Q 44 14 54 27.5 Q 44 41 32 41 Q 20 41 10 27.5 Z
light circle 32 27.5 11
accent circle 37 27.5 6.6
dark circle 39 27.5 3
""",
        "cracked": """
dark:2.2 line 34,26 20,9; line 34,26 54,9; line 34,26 59,34; line 34,26 40,46; line 34,26 14,46; line 34,26 5,22; line 27,17.6 24,28 28,35 37,37 46,30 44,18
accent star 34 26 11 4.4 7
""",
        "error": """
dark:3.4 line 17,16 11,29 22,29; line 20,23 20,38; line 53,16 47,29 58,29; line 56,23 56,38
dark:3.4 oval 34 27 6 10.6
accent poly 36,15 27,29 33,29 31,40 41,25 35,25
""",
        "graph": "accent:3.4 line 8,38 18,38 22,34 28,38 34,13 40,40 46,36 56,36",
        "crosshair": """
main:3 circle 32 27.5 10; line 32,12 32,22; line 32,33 32,43; line 16,27.5 26,27.5; line 38,27.5 48,27.5
accent circle 32 27.5 2.6
""",
    },
    "snail": {
        "plain": "",
        "spiked": "accent poly 6,26 -4,18 11,19; poly 16,17 13,4 24,14.6; poly 30,14 36,2 39,18; poly 42,21 54,15 46,29",
        "fast": "accent:2.4 line -8,30 2,30; line -10,40 2,40; line -6,50 2,50",
    },
    "speaker": {
        "muted": "accent poly 38,24 43,19 50,27 57,19 62,24 54,32 62,40 57,45 50,37 43,45 38,40 46,32",
        "loud": "accent:4 arc 30 32 12 -45 45; arc 30 32 22 -45 45; arc 30 32 32 -45 45",
    },
    "hand": {
        "card": """
light M 38 2 L 60 8 L 54 32 L 32 26 Z
dark:2.2 M 38 2 L 60 8 L 54 32 L 32 26 Z
accent star 46 17 6.4 2.8 5
main M 26 27 Q 30 16 36 20 Q 40 24 36 30 H 60 Q 66 31 65 36 Q 64 40 58 40 H 30 Z
""",
        "coin": """
accent circle 46 18 11
dark:2 circle 46 18 7
main M 26 27 Q 30 16 36 20 Q 40 24 36 30 H 60 Q 66 31 65 36 Q 64 40 58 40 H 30 Z
""",
        "pistol": """
dark M 34 2 H 66 V 12 H 50 L 48 24 H 40 L 42 12 H 34 Z
accent rect 60 4 4 3
main M 26 27 Q 30 16 36 20 Q 40 24 36 30 H 60 Q 66 31 65 36 Q 64 40 58 40 H 30 Z
""",
        "empty": "",
    },
    "keyboard": {
        "plain": "accent rect 52.6 21 7 7 1.5",
        "swap": """
gap:10 M 10 8 Q 32 -6 54 8; M 54 58 Q 32 72 10 58
accent:4 M 10 9 Q 32 -6 54 9; M 54 57 Q 32 72 10 57
accent poly 60,-1 59,14 46,9; poly 4,67 5,52 18,57
""",
        "broken": """
gap poly 30,15 36,24 28,32 40,42 37,51 46,51 48,42 36,32 44,24 39,15
accent star 36 33 14 5 8
""",
    },
    "target": {
        "plain": "dark:2.4 line 32,-2 32,12; line 32,52 32,66; line -2,32 12,32; line 52,32 66,32",
        "bullseye": """
gap:6 line 36,28 60,4
dark:3 line 33,31 58,6
accent poly 52,12 52,2 60,-6 60,4; poly 52,12 62,12 70,4 60,4
light circle 28 36 1.6; circle 36 37 1.6
dark circle 28 37 2; circle 36 36 2; circle 30 28 2
""",
        "missed": "dark:6 line 8,8 56,56; line 56,8 8,56",
        "holes": "dark circle 20 20 3; circle 44 18 3; circle 50 42 3; circle 26 46 3",
    },
    "sync": {
        "plain": "accent circle 32 32 6",
        "lost": """
gap:12 line 6,6 58,58
accent:6 line 6,6 58,58
""",
    },
    "floppy": {
        "plain": "",
        "rewind": """
gap circle 46 46 18
accent circle 46 46 15
dark:3.4 arc 46 46 8 -160 110
dark poly 34,48 36,36 44,42
""",
    },
    "die": {
        "six": """
light oval 12 27 3 3.8; oval 24 33 3 3.8; oval 12 37 3 3.8; oval 24 43 3 3.8; oval 12 47 3 3.8; oval 24 53 3 3.8
light oval 46 40 3.4 4.2
light oval 32 16 5 2.6
""",
        "one": "light oval 18 40 4 5; oval 40 34 3 3.8; oval 52 46 3 3.8; oval 32 16 5 2.6",
        "loaded": """
light oval 12 27 3 3.8; oval 24 33 3 3.8; oval 12 37 3 3.8; oval 24 43 3 3.8; oval 12 47 3 3.8; oval 24 53 3 3.8
gap M 36 66 L 40 44 H 60 L 64 66 Z
accent M 38 66 L 42 46 H 58 L 62 66 Z
accent:3 circle 50 42 4
dark:2.4 line 45,53 55,53; line 44,59 56,59
""",
        "question": """
accent M 42 38 Q 44 30 50 32 Q 55 35 50 42 L 47 45 V 49 H 43 V 44 Q 49 38 48 36.6 Q 46.4 36 46 39 Z; circle 45 53 2.4
light oval 18 40 4 5; oval 32 16 5 2.6
""",
    },
    "bust": {
        "plain": "mid:2.4 arc 32 26 8.4 180 250",
        "halo": """
accent:4 oval 32 6 15 4.6
accent:2.4 line 4,8 10,14; line 60,8 54,14; line 0,26 8,28; line 64,26 56,28
light M 32 58 Q 22 51 23 47 Q 26 43 32 48 Q 38 43 41 47 Q 42 51 32 58 Z
""",
        "horned": """
main poly 22,17 14,2 28,12; poly 42,17 50,2 36,12
accent circle 27 25 2.4; circle 37 25 2.4
""",
        "hooded": """
dark M 14 40 Q 12 8 32 4 Q 52 8 50 40 Z
main circle 32 28 9
accent circle 28.6 27 1.8; circle 35.4 27 1.8
""",
        "crowned": "accent M 18 16 L 16 0 L 25 8 L 32 -2 L 39 8 L 48 0 L 46 16 Z",
    },
    "clock": {
        "plain": "",
        "again": """
gap:9 M 2 42 Q 12 66 40 62
accent:5 M -2 34 Q 2 66 36 67
accent poly 32,57 48,66 34,76
""",
        "stopped": "accent:6 line 6,58 58,6",
    },
    "wall": {
        "plain": _WALL,
        "eye": _WALL
        + """\
gap M 6 34 Q 18 14 32 14 Q 46 14 58 34 Q 46 54 32 54 Q 18 54 6 34 Z
light M 10 34 Q 20 18 32 18 Q 44 18 54 34 Q 44 50 32 50 Q 20 50 10 34 Z
dark:2.4 M 10 34 Q 20 18 32 18 Q 44 18 54 34 Q 44 50 32 50 Q 20 50 10 34 Z
accent circle 32 34 11
dark circle 32 34 5
""",
        "walker": """
main rect 2 8 32 52 2
gap:2 line 2,21 34,21; line 2,34 34,34; line 2,47 34,47; line 22,8 22,21; line 12,21 12,34; line 22,34 22,47; line 12,47 12,60
accent circle 42 14 7
accent M 34 24 H 46 Q 50 24 52 28 L 60 38 L 56 42 L 48 34 V 44 L 58 60 H 50 L 42 48 L 36 60 H 34 Z
accent:2.4 line 12,26 24,26; line 8,38 24,38; line 14,50 24,50
""",
        "burning": _WALL
        + """\
gap M 2 30 Q 2 10 14 2 Q 12 10 20 12 Q 24 -4 36 -12 Q 34 2 46 6 Q 50 0 50 -6 Q 64 6 62 30 Z
accent M 4 28 Q 2 12 13 5 Q 12 13 20 16 Q 24 0 34 -8 Q 33 6 46 11 Q 50 5 50 0 Q 62 10 60 28 Z
light M 22 28 Q 22 18 32 10 Q 34 18 42 28 Z
""",
        "broken": _WALL
        + """\
gap poly 24,7 42,7 40,18 48,26 38,36 44,48 36,61 24,61 28,48 20,38 26,26 18,16
accent star 31 33 12 5 8
""",
    },
    "server": {
        "plain": "",
        "balloons": """
dark:1.8 M 32 18 L 16 2; M 32 18 L 48 2; M 32 18 V -4
accent oval 12 -6 10 12; oval 52 -6 10 12
main oval 32 -14 11 13
light:2 arc 32 -14 7 190 250; arc 12 -6 6 190 250; arc 52 -6 6 190 250
""",
    },
}
