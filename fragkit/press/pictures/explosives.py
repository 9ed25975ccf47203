"""What is thrown, laid or pressed and goes off, in a field of 64 × 64."""

EXPLOSIVES = {
    "grenade": """
dark M 36 14 Q 52 10 56 26 L 50 28 Q 46 18 36 20 Z
dark rect 24 8 14 10 2
main oval 31 40 20 22
gap:1.8 line 31,18 31,62; line 21,21 21,59; line 41,21 41,59; line 11,34 51,34; line 11,46 51,46
accent:2.6 circle 16 14 7
""",
    "bottle": """
main M 26 20 H 38 V 28 Q 48 34 48 44 V 60 Q 48 64 44 64 H 20 Q 16 64 16 60 V 44 Q 16 34 26 28 Z
light rect 19 42 26 15 1
accent M 26 52 Q 30 44 40 46 Q 40 54 30 54 Z
mid rect 20 38 3 4 1
""",
    "dynamite": """
dark:2.4 M 34 14 Q 34 4 46 6 Q 54 8 56 2
main rect 12 14 13 48 3; rect 26 14 13 48 3; rect 40 14 13 48 3
mid rect 15 18 2.6 40 1.3; rect 29 18 2.6 40 1.3; rect 43 18 2.6 40 1.3
dark rect 9 26 47 6 1; rect 9 44 47 6 1
accent star 57 3 9 3.6 8
""",
    "mine": """
main:5 line 32,4 32,14; line 12,12 19,19; line 52,12 45,19; line 4,32 14,32; line 60,32 50,32; line 12,52 19,45; line 52,52 45,45; line 32,60 32,50
main circle 32 32 20
dark circle 32 32 12
accent circle 32 32 6.4
mid:2.4 arc 32 32 16 190 250
""",
    "land-mine": """
dark M 4 48 Q 4 42 10 42 H 54 Q 60 42 60 48 V 54 H 4 Z
main M 10 42 Q 12 30 32 30 Q 52 30 54 42 Z
dark rect 24 24 16 7 2
accent circle 32 22 5
accent:2.4 arc 32 22 11 200 340; arc 32 22 17 210 330
mid rect 16 36 32 2.4 1.2
""",
    "bomb": """
dark rect 34 8 14 10 2
main circle 30 40 22
mid:3 arc 30 40 15 180 250
dark:2.6 M 42 8 Q 46 0 54 4
accent star 57 6 8 3 8
""",
    "nuke": """
dark M 18 2 L 32 12 L 46 2 V 18 H 18 Z
main M 20 14 H 44 Q 52 24 52 38 Q 50 56 32 64 Q 14 56 12 38 Q 12 24 20 14 Z
accent circle 32 38 13
dark M 32 38 L 26 27.6 Q 32 24.2 38 27.6 Z; M 32 38 L 44 38 Q 44 44.8 38 48.4 Z; M 32 38 L 26 48.4 Q 20 44.8 20 38 Z
accent circle 32 38 3.8
dark circle 32 38 2
mid:2.4 M 18 26 Q 16 32 16 38
""",
    "cloud": """
main M 26 64 Q 30 52 28 40 H 36 Q 34 52 38 64 Z
main circle 18 24 12; circle 32 16 14; circle 46 24 12; circle 32 28 12
dark oval 32 40 16 4
accent circle 32 20 6
mid:2.4 arc 24 16 7 170 260
main M 12 64 Q 20 58 32 60 Q 44 58 52 64 Z
""",
    "barrel": """
main M 14 6 H 50 Q 56 32 50 60 H 14 Q 8 32 14 6 Z
dark oval 32 6 18 3.4
gap:2.2 line 11,20 53,20; line 11,46 53,46
accent poly 32,22 44,44 20,44
dark rect 30.6 29 2.8 8 1; circle 32 40.4 1.6
mid rect 15 10 3 7 1.5; rect 14 50 3 7 1.5
""",
    "napalm": """
accent M 32 2 Q 34 14 44 20 Q 56 28 54 44 Q 50 54 32 54 Q 14 54 10 44 Q 8 28 22 20 Q 22 28 27 28 Q 26 14 32 2 Z
light M 32 26 Q 42 34 40 42 Q 38 48 32 48 Q 25 48 24 42 Q 24 34 32 26 Z
dark M 2 54 Q 16 46 32 50 Q 48 46 62 54 Q 58 64 32 64 Q 6 64 2 54 Z
main oval 32 57 22 4
""",
    "panic-button": """
dark M 4 46 L 12 38 H 52 L 60 46 V 60 H 4 Z
accent poly 4,52 10,46 16,46 10,52; poly 16,52 22,46 28,46 22,52; poly 28,52 34,46 40,46 34,52; poly 40,52 46,46 52,46 46,52
main rect 18 30 28 10 2
main M 10 28 Q 10 10 32 10 Q 54 10 54 28 Q 54 33 32 33 Q 10 33 10 28 Z
mid:3 M 17 24 Q 20 16 30 15
""",
    "rocket": """
accent M 22 42 Q 8 44 2 62 Q 20 56 22 42 Z
main M 14 34 Q 26 8 58 6 Q 56 38 30 50 Z
dark M 22 24 Q 10 24 6 38 L 17 36 Z; M 40 42 Q 40 54 26 58 L 28 47 Z
light circle 42 22 6
dark:2 circle 42 22 6
""",
    "emp": """
main circle 32 34 18
dark rect 22 8 20 8 2; rect 22 52 20 8 2
gap:1.8 line 14,27 50,27; line 14,41 50,41
accent poly 36,20 24,36 31,36 28,48 41,31 33,31
accent:2.2 line 4,24 10,28 4,32 10,36 4,40; line 60,24 54,28 60,32 54,36 60,40
""",
    "ball": """
main circle 32 32 24
mid:3 arc 32 32 17 180 260
accent:3 arc 32 32 17 10 70
""",
    "potato": """
main M 10 24 Q 14 8 32 10 Q 56 8 60 28 Q 64 48 48 56 Q 30 64 14 56 Q 0 46 10 24 Z
dark oval 22 26 3 2; oval 40 20 2.6 1.8; oval 50 34 2.4 3; oval 18 44 2.6 1.8; oval 36 50 3 2; oval 33 34 2.4 1.8
mid:2.6 M 14 30 Q 16 18 27 16
accent:2.8 M 22 4 Q 18 0 22 -5 Q 26 -9 22 -14; M 34 3 Q 30 -1 34 -6 Q 38 -10 34 -15; M 46 4 Q 42 0 46 -5 Q 50 -9 46 -14
""",
    "firecrackers": """
dark:2.2 M 6 4 Q 24 6 32 20 Q 40 36 60 40
main M 2 18 L 11 14 L 19 31 L 10 35 Z; M 16 32 L 25 28 L 33 45 L 24 49 Z; M 32 46 L 41 42 L 49 59 L 40 63 Z
main M 26 2 L 35 -2 L 43 15 L 34 19 Z; M 42 14 L 51 10 L 59 27 L 50 31 Z
dark M 2 18 L 11 14 L 12.6 17.4 L 3.6 21.4 Z; M 16 32 L 25 28 L 26.6 31.4 L 17.6 35.4 Z; M 32 46 L 41 42 L 42.6 45.4 L 33.6 49.4 Z; M 26 2 L 35 -2 L 36.6 1.4 L 27.6 5.4 Z; M 42 14 L 51 10 L 52.6 13.4 L 43.6 17.4 Z
accent M 5.2 25 L 14.2 21 L 16 25 L 7 29 Z; M 19.2 39 L 28.2 35 L 30 39 L 21 43 Z; M 35.2 53 L 44.2 49 L 46 53 L 37 57 Z; M 29.2 9 L 38.2 5 L 40 9 L 31 13 Z; M 45.2 21 L 54.2 17 L 56 21 L 47 25 Z
accent star 62 41 9 3.8 8
""",
}
STYLES = {
    "bottle": {
        "burning": """
dark rect 25 16 14 8 2
mid M 27 20 Q 21 12 28 6 L 40 4 Q 36 12 38 20 Z
accent M 30 12 Q 22 4 30 -6 Q 31 0 35 -2 Q 36 -10 43 -14 Q 42 -6 48 -2 Q 54 6 46 12 Q 38 18 30 12 Z
light M 36 10 Q 34 4 40 0 Q 45 5 43 9 Q 40 13 36 10 Z
""",
        "corked": """
mid rect 27 12 10 9 2
dark rect 25 19 14 5 1
""",
        "whiskey": """
dark rect 25 14 14 8 2
accent rect 19 42 26 15 1
dark:2.4 line 25,46 28,54 32,48 36,54 39,46
""",
        "poison": """
dark rect 25 14 14 8 2
light rect 19 40 26 18 1
dark circle 32 47 5.4; rect 29.4 50 5.2 4.4
light circle 30 47 1.4; circle 34 47 1.4
""",
        "hot-sauce": """
dark rect 25 16 14 8 2
mid M 27 20 Q 21 12 28 6 L 40 4 Q 36 12 38 20 Z
accent M 30 12 Q 22 4 30 -6 Q 31 0 35 -2 Q 36 -10 43 -14 Q 42 -6 48 -2 Q 54 6 46 12 Q 38 18 30 12 Z
light M 36 10 Q 34 4 40 0 Q 45 5 43 9 Q 40 13 36 10 Z
light rect 19 40 26 18 1
accent M 24 44 Q 24 56 40 54 Q 32 52 30 44 Z
main:2 M 27 44 Q 27 41 30 41
""",
    },
}
