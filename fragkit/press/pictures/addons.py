"""What may lie beside the thing itself: a tag, a flame, a moon. Each in a field of 24 × 24."""

ADDONS = {
    "price-tag": """
dark:1.4 M 2 2 Q 6 2 9 7
accent M 6 8 L 14 5 L 23 15 L 14 23 L 5 15 Z
light circle 10.5 9.5 1.7
dark:1.8 line 12,17.5 17.5,12.5
""",
    "flame": """
accent M 12 1 Q 13 7 18 10 Q 22 14 19 19 Q 16 23 12 23 Q 7 23 5 19 Q 3 14 7 10 Q 8 13 10 13 Q 9 7 12 1 Z
light M 12 12 Q 16 16 15 19 Q 14 21 12 21 Q 9 21 9 18 Q 9 15 12 12 Z
""",
    "bolt": "accent poly 15,0 4,14 11,14 8,24 20,9 13,9",
    "skull": """
light circle 12 10 9; rect 7 15 10 7 2
dark:1.6 M 7 17 Q 3 14 3 10 Q 3 1 12 1 Q 21 1 21 10 Q 21 14 17 17 V 21 H 7 Z
dark circle 8.4 10.6 2.6; circle 15.6 10.6 2.6; poly 12,13 13.4,16 10.6,16
dark:1.2 line 10.4,18 10.4,21; line 13.6,18 13.6,21
""",
    "heart": """
accent M 12 22 Q 1 14 2 8 Q 3 2 8 3 Q 11 4 12 7 Q 13 4 16 3 Q 21 2 22 8 Q 23 14 12 22 Z
light circle 7.4 8 1.8
""",
    "moon": """
accent M 15 1 Q 4 2 4 12 Q 4 22 15 23 Q 9 19 9 12 Q 9 5 15 1 Z
accent star 18 9 4 1.6 4
""",
    "star": "accent star 12 12.6 11.6 5 5",
    "drop": """
accent M 12 1 Q 21 12 20 16 Q 18 23 12 23 Q 6 23 4 16 Q 3 12 12 1 Z
light:1.8 arc 12 15 5 110 180
""",
    "eye": """
light M 1 12 Q 6 4 12 4 Q 18 4 23 12 Q 18 20 12 20 Q 6 20 1 12 Z
dark:1.8 M 1 12 Q 6 4 12 4 Q 18 4 23 12 Q 18 20 12 20 Q 6 20 1 12 Z
accent circle 12 12 5
dark circle 12 12 2.4
""",
    "clock": """
light circle 12 12 10
dark:2 circle 12 12 10
dark:2 line 12,6 12,12 16,14.6
""",
    "hourglass": """
dark rect 4 1 16 3.4 1; rect 4 19.6 16 3.4 1
light M 6 4 H 18 Q 18 10 13.4 12 Q 18 14 18 20 H 6 Q 6 14 10.6 12 Q 6 10 6 4 Z
dark:1.4 M 6 4 Q 6 10 10.6 12 Q 6 14 6 20; M 18 4 Q 18 10 13.4 12 Q 18 14 18 20
accent M 8 19 Q 9 15 12 14 Q 15 15 16 19 Z; M 8.6 7 H 15.4 Q 14.6 10 12 11 Q 9.4 10 8.6 7 Z
""",
    "sleep": "accent poly 1,3 11,3 11,6 5,12 11,12 11,15 1,15 1,12 7,6 1,6; poly 13,11 22,11 22,13.6 17,19.4 22,19.4 22,22 13,22 13,19.4 18,13.6 13,13.6",
    "clover": """
accent circle 8.6 7 4.4; circle 15.4 7 4.4; circle 8.6 13.6 4.4; circle 15.4 13.6 4.4
accent:2 M 12 12 Q 12 20 16 23
""",
    "plus": "accent M 8.6 2 H 15.4 V 8.6 H 22 V 15.4 H 15.4 V 22 H 8.6 V 15.4 H 2 V 8.6 H 8.6 Z",
    "cross": "accent poly 5,1 12,8 19,1 23,5 16,12 23,19 19,23 12,16 5,23 1,19 8,12 1,5",
    "no": "accent:3.4 circle 12 12 9.6; line 5.4,5.4 18.6,18.6",
    "up": "accent poly 12,1 22,11 16,11 16,23 8,23 8,11 2,11",
    "again": """
accent:3.2 arc 12 12 8.4 -20 250
accent poly 24,7 20,17 13,10
""",
    "two": """
accent M 3 9 Q 3 2 9.6 2 Q 16 2 16 8 Q 16 11 13 14 L 8 18.6 H 16.4 V 22.4 H 2.6 V 18.6 L 10 11.6 Q 11.6 10 11.6 8.2 Q 11.6 6 9.6 6 Q 7.4 6 7.4 9 Z
accent:2.4 line 18.4,13.4 23,18; line 23,13.4 18.4,18
""",
    "radiation": """
accent circle 12 12 11
dark M 12 12 L 7 3.6 Q 12 0.8 17 3.6 Z; M 12 12 L 21.8 12 Q 21.8 17.6 16.8 20.4 Z; M 12 12 L 7.2 20.4 Q 2.2 17.6 2.2 12 Z
accent circle 12 12 3.2
dark circle 12 12 1.8
""",
    "snow": """
accent:2.4 line 12,1 12,23; line 2.5,6.5 21.5,17.5; line 21.5,6.5 2.5,17.5
accent:1.8 line 9,3 12,6 15,3; line 9,21 12,18 15,21
""",
    "note": """
dark:2.2 line 9,18 9,4 20,2 20,15
accent oval 6 18.6 4 3.2; oval 17 15.8 4 3.2
""",
    "spades": "dark M 12 1 Q 14 6 19 10 Q 24 14 20 18 Q 16 20 13 16 Q 13 20 16 23 H 8 Q 11 20 11 16 Q 8 20 4 18 Q 0 14 5 10 Q 10 6 12 1 Z",
    "hearts": "accent M 12 23 Q 0 14 2 7 Q 4 1 9 3 Q 11 4 12 7 Q 13 4 15 3 Q 20 1 22 7 Q 24 14 12 23 Z",
    "diamonds": "accent poly 12,0.6 20.6,12 12,23.4 3.4,12",
    "clubs": "dark circle 12 6.4 5; circle 6 14 5; circle 18 14 5; poly 12,12 16,23 8,23",
    "burst": "accent star 12 12 12 5.6 9",
}
