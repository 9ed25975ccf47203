"""What mends or strengthens, in a field of 64 × 64."""

HEALING = {
    "medkit": """
dark:4.4 M 22 16 V 9 Q 22 6 25 6 H 39 Q 42 6 42 9 V 16
main rect 4 16 56 44 5
light circle 32 38 15
accent M 28.4 28 H 35.6 V 34.4 H 42 V 41.6 H 35.6 V 48 H 28.4 V 41.6 H 22 V 34.4 H 28.4 Z
dark rect 10 13 6 6; rect 48 13 6 6
mid rect 8 22 3 20 1.5
""",
    "plaster": """
main M 6 18 L 18 6 Q 24 2 29 7 L 57 35 Q 62 41 58 46 L 46 58 Q 40 62 35 57 L 7 29 Q 2 23 6 18 Z
light poly 32,16 48,32 32,48 16,32
dark circle 26 32 1.8; circle 32 26 1.8; circle 38 32 1.8; circle 32 38 1.8; circle 32 32 1.8
gap:1.6 line 33,15 15,33; line 49,31 31,49
""",
    "leg": """
main M 20 2 H 44 V 30 Q 50 34 58 40 Q 64 46 60 58 H 18 Q 16 40 20 2 Z
light M 18 22 H 44 V 30 Q 50 34 58 40 Q 64 46 60 58 H 18 Z
main:2 M 20 2 H 44 V 30 Q 50 34 58 40 Q 64 46 60 58 H 18 Q 16 40 20 2 Z
mid:2 line 18,30 43,24; line 18,40 46,32; line 18,50 54,38
accent M 26 40 H 30 V 44 H 34 V 48 H 30 V 52 H 26 V 48 H 22 V 44 H 26 Z
dark:4 M 4 8 L 10 62; M 0 10 H 10
""",
    "can": """
main M 16 10 H 48 Q 52 14 52 18 V 56 Q 50 62 46 62 H 18 Q 14 62 12 56 V 18 Q 12 14 16 10 Z
mid oval 32 10 16 4
dark oval 36 9.4 5 1.8
""",
    "drip": """
dark:3.4 M 56 62 V 4 H 30
dark rect 46 60 18 4 2
main M 18 10 H 42 Q 44 10 44 13 V 32 Q 44 38 34 40 H 26 Q 16 38 16 32 V 13 Q 16 10 18 10 Z
dark rect 26 2 8 10 2
accent M 19 22 H 41 V 32 Q 40 36 33 37 H 27 Q 20 36 19 32 Z
dark:2.4 M 30 40 V 48 Q 30 56 20 56 H 8 Q 2 56 2 62
light circle 30 46 3
""",
    "dumbbell": """
dark rect 14 27 36 10 2
main rect 8 12 12 40 3; rect 44 12 12 40 3
dark rect 1 20 8 24 3; rect 55 20 8 24 3
mid rect 11 16 2.6 30 1.3; rect 47 16 2.6 30 1.3
accent rect 28 27 8 10
""",
    "credit-card": """
main rect 2 10 60 42 5
dark rect 2 18 60 9
accent rect 9 33 12 9 2
light:2 line 9,46.5 16,46.5; line 20,46.5 27,46.5
""",
    "heart": """
main M 32 60 Q 2 36 4 20 Q 8 4 22 8 Q 30 11 32 20 Q 34 11 42 8 Q 56 4 60 20 Q 62 36 32 60 Z
mid:3.4 M 12 26 Q 11 17 18 15
""",
    "syringe": """
dark:3 line 6,58 18,46
main M 16 40 L 24 48 L 46 26 L 38 18 Z
accent M 20 40 L 24 44 L 36 32 L 32 28 Z
dark:4 line 34,14 50,30
dark:3.4 line 42,22 54,10
dark:4 line 48,4 60,16
light:1.4 line 28,36 31,39; line 33,31 36,34; line 38,26 41,29
""",
    "pills": """
main M 8 34 L 30 12 Q 38 6 46 14 Q 54 22 48 30 L 26 52 Q 18 58 10 50 Q 2 42 8 34 Z
accent M 8 34 L 19 23 L 37 41 L 26 52 Q 18 58 10 50 Q 2 42 8 34 Z
mid:3 line 30,19 37,13
dark circle 52 52 10
gap:2.4 line 46,52 58,52
""",
    "coffee": """
dark:2.6 M 22 14 Q 18 9 22 4; M 34 14 Q 30 9 34 4
dark:5 M 46 26 Q 60 26 60 36 Q 60 46 46 46
main M 6 20 H 48 V 50 Q 48 58 40 58 H 14 Q 6 58 6 50 Z
accent oval 27 21 19 3
mid rect 11 28 3.4 20 1.7
""",
    "flask": """
dark rect 26 4 12 9 2
main M 22 14 H 42 L 52 24 V 56 Q 52 62 46 62 H 18 Q 12 62 12 56 V 24 Z
accent rect 20 32 24 16 3
mid rect 16 26 3 28 1.5
""",
    "orange": """
dark:2.6 M 26 14 Q 26 8 30 4
main M 28 12 Q 36 0 52 4 Q 48 16 28 12 Z
mid:1.6 M 30 11 Q 40 8 49 5.6
accent circle 25 36 23
light:2.6 M 9 30 Q 12 20 20 18
gap circle 45 45 18.6
main circle 45 45 16.6
light circle 45 45 13.6
accent circle 45 45 11.6
light:1.8 line 33,45 57,45; line 39,34.6 51,55.4; line 51,34.6 39,55.4
""",
    "doctor-bag": """
dark:4 M 22 20 V 12 Q 22 7 27 7 H 37 Q 42 7 42 12 V 20
main M 10 22 Q 12 18 17 18 H 47 Q 52 18 54 22 L 62 52 Q 63 60 55 60 H 9 Q 1 60 2 52 Z
dark M 11 21 Q 13 17 17 17 H 47 Q 51 17 53 21 L 54.6 27 H 9.4 Z
accent rect 28 22 8 10 2
mid:2 M 14 33 L 8 54; M 50 33 L 56 54
light rect 28.6 37 6.8 17 1; rect 23.4 42 17.2 6.8 1
""",
}
STYLES = {
    "can": {
        "soda": """
light M 12 26 Q 32 36 52 24 V 44 Q 32 54 12 46 Z
accent M 12 31 Q 32 41 52 29 V 39 Q 32 49 12 41 Z
mid rect 17 15 3 8 1.5
""",
        "energy": """
dark poly 35,20 22,40 31,40 26,58 43,34 34,34 40,20
accent poly 34,18 21,38 30,38 25,56 42,32 33,32 39,18
""",
        "winged": """
accent M 52 22 Q 66 18 72 4 Q 76 30 52 40 Z; M 12 22 Q -2 18 -8 4 Q -12 30 12 40 Z
light:1.6 M 54 30 Q 64 26 70 14; M 10 30 Q 0 26 -6 14
accent poly 35,18 23,38 31,38 27,56 42,32 34,32 39,18
""",
        "beans": """
light rect 12 22 40 24
accent oval 25 34 6 4.4; oval 38 38 6 4.4; oval 39 29 5 3.6
""",
    },
    "heart": {
        "plain": "",
        "pulse": "light:3 line 4,34 18,34 24,24 32,46 38,34 60,34",
    },
    "credit-card": {
        "plain": "",
        "blood": """
accent M 46 26 Q 57 39 55 44 Q 52 50 46 50 Q 40 50 37 44 Q 35 39 46 26 Z
light:1.8 arc 46 42 4.4 110 180
""",
    },
}
