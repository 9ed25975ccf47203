"""What strikes from near by: blades, clubs, whips, bows. Drawn lying, the handle to the left."""

BLADES = {
    "katana": """
main M 40 11 Q 96 13 152 2 Q 150 9 142 13 Q 96 22 40 18.6 Z
light M 42 16.6 Q 96 18.8 141 10.6 Q 96 21 42 18.2 Z
dark oval 38 14.8 3.2 9.4
accent rect 40 10 5 9.6 1
dark rect 0 10 37 9.6 4
accent poly 5,14.8 8.5,11.8 12,14.8 8.5,17.8; poly 13,14.8 16.5,11.8 20,14.8 16.5,17.8; poly 21,14.8 24.5,11.8 28,14.8 24.5,17.8; poly 29,14.8 32,11.8 35,14.8 32,17.8
""",
    "knife": """
main M 30 8 H 62 Q 80 8 94 20 Q 82 27 66 27 H 30 Z
light M 32 23 H 66 Q 80 23 92 20.4 Q 82 27 66 27 H 32 Z
dark rect 26 4 6 28 2
dark M 0 12 Q 0 9 4 9 L 26 11 V 25 L 4 28 Q -3 28 0 22 Q 2 17 0 12 Z
accent circle 8 18 2.4; circle 18 18 2.4
""",
    "sword": """
main M 34 8 H 100 L 112 15 L 100 22 H 34 Z
light rect 36 13.6 62 2.8 1
dark rect 27 -2 7 34 3
dark rect 4 10.5 24 9 3
accent circle 4 15 6
""",
    "axe": """
mid M 0 19 Q 40 14 92 15 V 21 Q 40 21 2 26 Z
dark:1.4 M 8 21.5 Q 40 17 80 18
main M 70 16 L 66 2 Q 80 6 96 -2 Q 104 18 98 40 Q 84 30 68 33 L 70 21 Z
light M 96 -2 Q 104 18 98 40 Q 94 37 91 35 Q 96 18 90 1 Z
""",
    "tomahawk": """
mid rect 0 14 88 6 3
main M 68 16 L 66 4 H 80 L 84 16 Z
main M 67 18 L 60 40 Q 76 48 90 38 L 82 18 Z
light M 60 40 Q 76 48 90 38 L 89 34 Q 76 42 61.4 36 Z
accent:2 line 16,18 10,30; line 20,18 20,30
accent M 10 28 Q 4 36 8 44 Q 14 38 12 28 Z; M 20 28 Q 16 38 20 46 Q 25 38 22 28 Z
""",
    "chainsaw": """
dark:4 M 12 10 Q 16 -4 34 0 L 36 8
main M 0 14 Q 0 8 6 8 H 44 Q 50 8 50 14 V 34 Q 50 38 46 38 H 6 Q 0 38 0 32 Z
dark M -14 16 H 2 V 22 H -7 V 30 H 2 V 36 H -14 Q -18 36 -18 32 V 20 Q -18 16 -14 16 Z
accent circle 14 25 6
mid:2 line 26,16 42,16; line 26,21 42,21; line 26,26 42,26
main M 48 14 H 104 Q 116 14 116 24 Q 116 34 104 34 H 48 Z
light M 52 19 H 102 Q 109 19 109 24 Q 109 29 102 29 H 52 Z
dark poly 54,14 57,9 60,14; poly 66,14 69,9 72,14; poly 78,14 81,9 84,14; poly 90,14 93,9 96,14; poly 102,14 106,9 108,14; poly 114,19 121,19 116,25; poly 112,32 116,38 108,34; poly 100,34 97,39 94,34; poly 88,34 85,39 82,34; poly 76,34 73,39 70,34; poly 64,34 61,39 58,34
dark circle 60 24 2.4; circle 96 24 2.4
""",
    "plank": """
dark poly 84,10 86,-3 89,10; poly 96,10 98,-5 101,10; poly 90,30 93,44 95,30; poly 103,29 106,41 107,28
main M 30 9 L 112 6 L 114 29 L 28 32 Z
mid:1.8 M 40 15 Q 70 10 106 13; M 36 25 Q 70 20 108 23
mid:1.8 M 66 18.5 Q 72 15 78 18 Q 73 22 66 18.5
main M 2 14 L 32 9 V 31 L 2 27 Q -4 20 2 14 Z
dark M 0 15 L 24 11.6 V 29.6 L 2 27 Q -3 20 0 15 Z
accent:1.8 line 7,14 7,27; line 13,13 13,28; line 19,12.4 19,29
""",
    "bat": """
main M 30 13 Q 70 6 100 5 Q 114 6 114 18 Q 114 30 100 31 Q 70 30 30 23 Z
dark rect 2 13.4 30 9 3
dark oval 2 18 4 8
mid M 50 13.4 Q 80 9 100 9.6 V 12 Q 80 11.6 50 15.4 Z
accent:1.8 line 10,14 13,22; line 17,14 20,22; line 24,14 27,22
""",
    "hammer": """
mid rect 0 16 84 7 3
dark rect 0 14.6 28 9.8 4
main M 76 2 H 100 Q 104 2 104 6 V 40 Q 104 44 100 44 H 80 Q 76 44 76 40 Z
dark rect 74 30 32 12 2
main M 78 4 Q 84 -8 100 -8 L 102 4 Z
light rect 82 6 4 20 2
""",
    "wrench": """
main M 24 12 H 78 Q 84 0 98 2 L 88 12 L 92 22 L 104 20 Q 100 34 86 32 Q 80 30 78 26 H 24 Q 18 34 8 31 Q -2 27 0 16 Q 3 6 12 6 Q 20 6 24 12 Z
light circle 11 18.5 5
mid rect 28 15 44 3 1.5
""",
    "crowbar": """
main:8 M 4 30 Q -4 14 12 12 H 92 Q 108 12 112 26
dark poly 106,22 117,20 120,34 112,36
mid:2 line 16,10.6 88,10.6
""",
    "whip": """
main:4.4 M 30 30 Q 52 22 62 34 Q 74 48 90 34 Q 104 20 88 10 Q 74 4 70 14 Q 68 22 78 22
main:2.4 M 78 22 Q 88 20 96 4
dark M 0 28 L 28 24 Q 34 28 32 34 L 2 38 Q -4 34 0 28 Z
accent:2 line 8,28 9,37; line 16,27 17,36; line 24,26 25,35
""",
    "cables": """
main:3.6 M 30 28 Q 50 20 62 8 Q 72 -2 92 0
main:3.6 M 30 30 Q 56 28 70 18 Q 82 12 98 16
main:3.6 M 30 32 Q 56 36 72 32 Q 84 28 98 34
main:3.6 M 30 34 Q 52 44 64 50 Q 76 56 94 52
dark M 0 26 L 28 23 Q 36 31 28 39 L 0 36 Q -5 31 0 26 Z
accent:2 line 7,26 7,36; line 14,25 14,37; line 21,24.4 21,38
light rect 92 -6 14 11 1.5; rect 98 11 14 11 1.5; rect 98 29 14 11 1.5; rect 94 47 14 11 1.5
main:1.8 rect 92 -6 14 11 1.5; rect 98 11 14 11 1.5; rect 98 29 14 11 1.5; rect 94 47 14 11 1.5
accent:1.3 line 99,-3 104,-3; line 99,-0.6 104,-0.6; line 99,1.8 104,1.8; line 105,14 110,14; line 105,16.4 110,16.4; line 105,18.8 110,18.8; line 105,32 110,32; line 105,34.4 110,34.4; line 105,36.8 110,36.8; line 101,50 106,50; line 101,52.4 106,52.4; line 101,54.8 106,54.8
""",
    "bow": """
main:5 M 44 -28 Q 76 -20 76 18 Q 76 56 44 64
dark:1.4 line 44,-28 20,18 44,64
dark rect 71 8 9 20 3
accent poly 108,12 124,18 108,24 112,18
mid rect 18 16.4 94 3.2
accent poly 20,16 8,9 20,9 28,16; poly 20,20 8,27 20,27 28,20
""",
    "lasso": """
main:4.4 M 44 44 Q 14 40 14 22 Q 16 4 56 4 Q 96 6 96 22 Q 94 40 60 42 Q 44 42 36 36
main:4.4 M 48 42 Q 60 56 84 54 Q 104 52 112 62
dark:6 line 40,37 50,44
""",
    "shovel": """
mid rect 18 15 56 6 2
dark M 0 8 H 16 V 28 H 0 V 22 H 8 V 14 H 0 Z
main M 70 6 H 88 Q 108 8 116 18 Q 108 28 88 30 H 70 Z
light rect 76 16.6 24 2.8 1.4
""",
    "pickaxe": """
mid rect 0 15 92 7 3
main M 84 -20 Q 106 -4 104 18 Q 106 40 84 58 Q 94 36 92 18 Q 94 2 84 -20 Z
dark rect 86 11 14 15 3
""",
    "fist": """
main M 30 4 Q 30 -2 38 -2 H 80 Q 98 0 98 16 V 26 Q 96 40 80 40 H 40 Q 30 40 30 34 Z
gap:2 line 66,-2 66,14; line 82,-1 82,14; line 50,-2 50,14
gap:2 M 40 20 H 72 Q 80 22 78 30
dark rect 0 4 28 32 3
accent rect 18 4 5 32
""",
    "cane": """
main:6 M 116 16 H 26 Q 8 16 8 30 Q 10 42 22 40
accent rect 30 12.4 7 7.2 1
dark rect 108 11.6 10 8.8 2
""",
    "cleaver": """
main M 34 2 H 98 Q 104 2 104 8 V 38 H 40 Q 34 38 34 32 Z
light rect 38 32 64 4 1
hole circle 95 11 3.6
dark rect 0 10 36 10 4
accent circle 9 15 2; circle 20 15 2
""",
    "flag": """
mid rect 0 12 118 5 2.5
dark rect 0 11 26 7 3
accent circle 120 14.5 5
main M 58 17 H 112 Q 106 30 112 44 Q 98 38 85 45 Q 71 52 58 44 Q 64 30 58 17 Z
light star 85 30.5 9.4 3.9 5
dark:1.8 line 58,17 112,17
""",
}
