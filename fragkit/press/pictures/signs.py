"""Signs of hexes: a seal, and a mark in it, in a field of 64 × 64."""

SIGNS = {
    "sign": """
main star 32 32 32 28 24
light circle 32 32 25
main:1.8 circle 32 32 22.6
""",
}
_MARKS = {
    "eye": """
main M 14 32 Q 22 20 32 20 Q 42 20 50 32 Q 42 44 32 44 Q 22 44 14 32 Z
light circle 32 32 9.4
accent circle 32 32 6.4
dark circle 32 32 3
""",
    "skull": """
main M 32 15 Q 46 15 46 29 Q 46 36 41 38 V 47 H 23 V 38 Q 18 36 18 29 Q 18 15 32 15 Z
light oval 26 29 4 4.6; oval 38 29 4 4.6; poly 32,33 34.4,38 29.6,38
accent circle 26 29.6 1.8; circle 38 29.6 1.8
""",
    "moon": """
main M 38 14 Q 20 16 20 32 Q 20 48 38 50 Q 28 44 28 32 Q 28 20 38 14 Z
accent star 40 32 8 3.2 5
""",
    "sun": """
accent star 32 32 19 9 12
main circle 32 32 9
light circle 29 30.6 1.4; circle 35 30.6 1.4
light:1.4 arc 32 32.6 4 20 160
""",
    "raven": """
main M 14 26 L 22 22 Q 26 16 33 20 Q 40 24 42 34 L 50 48 L 40 44 L 36 48 Q 24 46 22 34 Q 22 28 20 27 Z
light circle 26 24 1.6
accent:2 line 30,47 29,52; line 34,48 35,52
dark M 28 30 Q 38 32 41 42 Q 30 42 28 30 Z
""",
    "snake": """
main:5 M 20 46 Q 44 50 42 40 Q 38 34 26 34 Q 18 32 22 24 Q 26 18 38 20
main M 34 14 Q 46 14 47 21 Q 46 27 36 25 Z
accent:1.6 line 47,21 52,19; line 47,21 52,23
light circle 40 19 1.4
""",
    "flame": """
accent M 32 12 Q 34 22 40 26 Q 48 34 42 44 Q 38 50 32 50 Q 24 50 20 43 Q 17 34 25 26 Q 26 31 29 31 Q 28 22 32 12 Z
light M 32 32 Q 39 38 37 43 Q 35 47 32 47 Q 27 47 27 42 Q 27 38 32 32 Z
""",
    "hand": """
main M 22 34 V 22 Q 22 19 24.6 19 Q 27 19 27 22 V 17 Q 27 14 29.6 14 Q 32 14 32 17 Q 32 14 34.6 14 Q 37 14 37 18 V 22 Q 37 19 39.6 19 Q 42 19 42 22 V 38 Q 42 50 32 50 Q 25 50 20 42 Q 17 37 19 35 Q 21 34 22 36 Z
accent circle 32 36 5
light circle 32 36 2
""",
    "wheel": """
main:3.4 circle 32 32 16
main:2.8 line 32,14 32,50; line 14,32 50,32; line 19.4,19.4 44.6,44.6; line 44.6,19.4 19.4,44.6
accent circle 32 32 5
""",
    "star": """
main:2.8 poly 32,12 43.8,48.2 13,25.8 51,25.8 20.2,48.2
accent circle 32 33 5
""",
    "key": """
main:3.4 circle 32 22 6
main rect 30 27 4 22; rect 33 40 7 4; rect 33 46 5 4
accent circle 32 22 2
""",
    "feather": """
main M 46 14 Q 24 16 21 38 L 18 50 L 24 42 Q 46 40 46 14 Z
light:1.6 line 22,43 41,20; line 28,35 28,27; line 33,30 34,22; line 31,33 40,32
accent circle 18 50 2.4
""",
    "bottle": """
main M 28 16 H 36 V 24 Q 43 28 43 34 V 48 H 21 V 34 Q 21 28 28 24 Z
accent rect 23 36 18 9
dark rect 27 13 10 5 1
""",
    "horns": """
main M 20 34 Q 14 24 18 14 Q 22 22 28 24 H 36 Q 42 22 46 14 Q 50 24 44 34 L 37 50 H 27 Z
accent circle 27 31 2.4; circle 37 31 2.4
dark circle 29.6 45 1.2; circle 34.4 45 1.2
""",
    "hourglass": """
main rect 20 14 24 5 1; rect 20 45 24 5 1
main:2.4 M 23 19 Q 23 28 31 32 Q 23 36 23 45; M 41 19 Q 41 28 33 32 Q 41 36 41 45
accent M 26 44 Q 28 38 32 36 Q 36 38 38 44 Z; M 26 22 H 38 Q 37 27 32 30 Q 27 27 26 22 Z
""",
    "chain": """
main:3.6 oval 24 24 7 9; oval 40 40 7 9
main:3.6 line 29,29 35,35
accent circle 32 32 3
""",
    "bolt": "accent poly 37,11 20,35 30,35 26,53 45,28 34,28",
    "coffin": """
main M 27 13 H 37 L 44 24 L 38 51 H 26 L 20 24 Z
light M 30.6 20 H 33.4 V 25 H 38 V 28 H 33.4 V 40 H 30.6 V 28 H 26 V 25 H 30.6 Z
""",
    "spider": """
main circle 32 36 8; circle 32 25 5
main:2.2 line 26,33 18,26 16,18; line 38,33 46,26 48,18; line 25,36 15,36 12,30; line 39,36 49,36 52,30; line 26,40 18,44 17,51; line 38,40 46,44 47,51
accent circle 30 24 1.4; circle 34 24 1.4; circle 32 37 3
""",
    "knot": """
main:3.6 oval 32 24 8 9; oval 24 38 9 8; oval 40 38 9 8
accent circle 32 33 4
""",
    "heart": """
accent M 32 49 Q 14 34 16 25 Q 19 15 27 19 Q 31 21 32 26 Q 33 21 37 19 Q 45 15 48 25 Q 50 34 32 49 Z
dark:2.6 line 20,42 44,20
""",
    "cards": """
main M 18 20 L 32 15 L 41 40 L 27 46 Z
light M 28 18 L 45 22 L 39 49 L 22 45 Z
dark:1.8 M 28 18 L 45 22 L 39 49 L 22 45 Z
accent M 33 25 L 39 34 L 33 43 L 28 34 Z
""",
}
STYLES = {"sign": _MARKS}
