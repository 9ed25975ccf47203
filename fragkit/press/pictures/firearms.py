"""Firearms: bodies with places for a barrel, a stock, a magazine and a sight.

Side view, muzzle to the right; `assembled` in `composed.py` hangs the parts on.
"""

from __future__ import annotations

from typing import NamedTuple

from fragkit.press.graphics.marks import Point


class Body(NamedTuple):
    """What a firearm is built around, and where its parts are hung on."""

    art: str
    barrel: Point
    stock: Point
    magazine: Point
    sight: Point
    grip: Point  # where one hand holds it, and the other
    fore: Point


BODIES = {
    "pistol": Body(
        """
main:3 M 46 37 Q 47 50 57 50 Q 68 50 68 37
dark:2.6 M 55 38 Q 54 43 57 46
dark M 20 34 L 47 34 L 41 68 Q 40 72 36 72 H 15 Q 10 72 11 67 Z
mid:1.8 line 23,48 37,48; line 22,54 36,54; line 21,60 35,60
main M 22 28 H 88 V 37 H 52 L 46 40 H 22 Z
main M 15 13 H 90 L 94 17 V 30 H 13 L 12 18 Z
gap:1.2 line 14,30.5 94,30.5
mid:2 line 20,17 20,27; line 25,17 25,27; line 30,17 30,27
dark rect 52 16 18 5 1.5
dark rect 16 9 6 5; rect 84 9 5 5
""",
        (93, 21), (14, 24), (27, 72), (52, 13), (28, 50), (58, 40),
    ),
    "revolver": Body(
        """
main:3 M 43 36 Q 44 50 55 50 Q 66 50 65 36
dark:2.6 M 54 37 Q 52 43 55 46
dark M 21 30 L 42 33 Q 40 44 43 50 Q 47 62 36 70 Q 26 76 16 71 Q 11 68 14 62 Q 22 50 20 38 Z
mid:1.8 M 22 62 Q 30 56 31 44
main M 22 17 L 30 13 H 74 V 38 H 40 L 24 34 Z
main M 24 18 L 14 9 L 19 7 L 30 14 Z
main rect 40 11 27 27 4
gap:1.4 rect 40 11 27 27 4
mid:2.6 line 44,18 63,18; line 44,25 63,25; line 44,32 63,32
""",
        (74, 18), (22, 24), (54, 38), (58, 13), (28, 52), (54, 44),
    ),
    "derringer": Body(
        """
main:2.8 M 48 36 Q 48 46 56 46 Q 63 46 63 36
dark:2.6 M 55 37 Q 54 41 56 43
dark M 24 26 L 46 32 Q 43 42 45 50 Q 47 62 35 64 Q 24 66 20 58 Q 17 50 22 40 Z
mid:1.8 M 26 52 Q 33 54 38 48
main M 24 16 L 36 12 H 66 V 37 H 46 L 26 32 Z
main M 27 18 L 18 8 L 23 6 L 33 13 Z
accent circle 58 25 4
""",
        (66, 21), (24, 22), (56, 37), (50, 12), (32, 48), (54, 42),
    ),
    "rifle": Body(
        """
main:3 M 50 35 Q 51 46 60 46 Q 68 46 68 35
dark:2.4 M 58 36 Q 57 40 59 43
dark M 38 34 L 53 34 L 47 56 Q 46 58 43 58 H 34 Q 31 58 32 55 Z
main M 34 15 H 88 L 94 18 V 30 L 90 35 H 40 Q 34 35 34 30 Z
main M 92 14 H 124 Q 127 14 127 17 V 27 H 92 Z
gap:1.3 line 92,14 92,31
mid:2 line 98,20.5 102,20.5; line 107,20.5 111,20.5; line 116,20.5 120,20.5
dark rect 58 19 16 5 1.5
mid rect 40 19 12 3 1.5
""",
        (126, 20), (35, 22), (76, 34), (64, 15), (42, 46), (108, 28),
    ),
    "shotgun": Body(
        """
main:3 M 44 33 Q 45 44 54 44 Q 62 44 62 33
dark:2.4 M 52 34 Q 51 38 53 41
main M 32 14 H 80 V 34 H 44 Q 36 34 32 28 Z
dark rect 54 18 16 6 2
mid rect 38 18 10 3 1.5
""",
        (80, 20), (33, 22), (86, 26), (58, 14), (34, 34), (104, 32),
    ),
    "lever": Body(
        """
main:2.8 M 36 33 Q 34 47 45 48 H 52 Q 62 48 60 34
dark:2.4 M 53 34 Q 52 38 54 41
main M 30 16 H 84 V 33 H 42 L 30 28 Z
main M 32 17 L 25 9 L 29 8 L 37 16 Z
accent rect 52 19 22 9 2
""",
        (84, 20), (31, 22), (88, 26), (60, 16), (34, 34), (100, 32),
    ),
    "blaster": Body(
        """
main:3 M 46 40 Q 47 51 56 51 Q 64 51 64 40
dark:2.4 M 54 41 Q 53 45 55 48
dark M 26 36 L 46 38 L 41 66 Q 40 70 36 70 H 21 Q 16 70 18 65 Z
main M 14 24 Q 14 10 34 9 L 72 11 Q 84 13 86 24 Q 84 37 70 39 H 30 Q 15 38 14 24 Z
main M 30 10 L 20 2 L 30 3 L 44 9 Z
accent rect 36 17 30 7 3.5
mid rect 36 28 20 3 1.5
light circle 25 22 3
""",
        (85, 24), (16, 26), (70, 38), (58, 11), (32, 52), (56, 44),
    ),
    "energy": Body(
        """
main:3 M 52 38 Q 53 49 62 49 Q 70 49 70 38
dark:2.4 M 60 39 Q 59 43 61 46
dark M 38 36 L 54 37 L 49 62 Q 48 65 45 65 H 35 Q 31 65 32 61 Z
main M 30 12 L 40 8 H 90 L 102 15 V 32 L 94 39 H 42 L 30 33 Z
gap:1.4 line 56,8 48,39
accent poly 66,14 94,14 97,18 97,21 62,21
mid rect 62 27 24 4 2
dark circle 41 20 4
""",
        (102, 23), (31, 22), (80, 38), (64, 9), (43, 50), (82, 40),
    ),
    "heavy": Body(
        """
dark:4 M 52 10 V 2 H 78 V 10
dark M 26 34 L 42 36 L 38 60 Q 37 63 34 63 H 24 Q 20 63 21 59 Z
main:3 M 42 38 Q 43 48 51 48 Q 58 48 58 38
main M 18 12 Q 18 8 22 8 H 84 L 92 14 V 36 L 84 42 H 26 Q 18 42 18 34 Z
gap:1.4 line 64,8 64,42
mid rect 26 15 30 4 2
dark circle 77 25 8
accent circle 77 25 4.4
""",
        (92, 25), (19, 24), (70, 42), (46, 9), (32, 48), (66, 44),
    ),
    "tube": Body(
        """
main:3 M 58 38 Q 59 48 67 48 Q 74 48 74 38
dark M 46 34 L 60 36 L 56 60 Q 55 63 52 63 H 44 Q 40 63 41 59 Z
dark M 82 34 H 94 L 90 54 H 82 Z
main rect 14 10 96 26 3
main M 15 8 L 2 3 V 43 L 15 38 Z
gap:1.4 line 28,10 28,36; line 100,10 100,36
mid rect 34 15 60 4 2
dark rect 46 22 26 8 2
""",
        (110, 23), (15, 23), (70, 36), (62, 10), (50, 48), (88, 44),
    ),
    "nailer": Body(
        """
main:3 M 46 38 Q 46 48 54 48 Q 61 48 61 38
dark:2.4 M 53 39 Q 52 43 54 45
dark M 24 34 L 44 36 L 40 60 Q 39 63 36 63 H 20 Q 16 63 17 59 Z
mid M 62 36 L 72 36 L 64 66 L 28 66 V 58 L 56 58 Z
main:1.6 line 36,60 36,65; line 43,60 43,65; line 50,60 50,65; line 57,58 62,62; line 60,50 66,53; line 63,43 69,46
main M 12 12 Q 12 4 20 4 H 60 Q 68 4 70 10 L 74 14 V 38 H 26 Q 12 38 12 28 Z
main rect 70 12 14 28 3
dark rect 82 20 10 12 2
mid rect 20 10 34 4 2
accent rect 22 19 24 10 3
""",
        (92, 26), (12, 22), (30, 62), (42, 5), (30, 48), (62, 44),
    ),
}  # fmt: skip

# Parts hang at (0, 0), the middle of the body's face. A barrel also says where it ends.
BARRELS: dict[str, tuple[str, Point]] = {
    "none": ("", (0, 0)),
    "stub": (
        """
main rect -2 -5 14 10 1.5
dark rect 9 -5 3 10
""",
        (12, 0),
    ),
    "plain": (
        """
main rect -2 -4.5 38 9 1.5
dark rect 31 -4.5 5 9 1
""",
        (36, 0),
    ),
    "long": (
        """
main rect -2 -3.6 62 7.2 1
dark rect 54 -4.4 6 8.8 1
dark poly 44,-3 50,-3 50,-9 47,-9
""",
        (60, 0),
    ),
    "octagon": (
        """
main rect -2 -5 56 10 0
mid rect 2 -3 48 2.4
dark poly 48,-5 53,-5 53,-10
main rect -2 6 46 4 2
""",
        (54, 0),
    ),
    "pump": (
        """
main rect -2 -6 74 7 1.5
main rect -2 3 66 6 3
dark rect 10 1.5 30 11 4
mid:1.6 line 16,4 16,10; line 22,4 22,10; line 28,4 28,10; line 34,4 34,10
dark circle 70 -8 2.4
""",
        (72, -2),
    ),
    "twin": (
        """
main rect -2 -9 70 9 1.5
main rect -2 1.5 70 9 1.5
dark rect 0 11 30 6 3
dark oval 68 -4.5 2.4 4.5; oval 68 6 2.4 4.5
mid rect 4 -7 54 2 1; rect 34 3.6 26 2 1
""",
        (70, 0),
    ),
    "heavy": (
        """
main rect -2 -6.5 58 13 2
gap:1.4 line 14,-6.5 14,6.5; line 28,-6.5 28,6.5; line 42,-6.5 42,6.5
mid rect 2 -4 8 2.4; rect 17 -4 8 2.4; rect 31 -4 8 2.4
""",
        (56, 0),
    ),
    "vented": (
        """
main rect -2 -7 46 14 4
light circle 8 0 2.8; circle 18 0 2.8; circle 28 0 2.8; circle 38 0 2.8
dark rect 44 -4 12 8 1
""",
        (56, 0),
    ),
    "coil": (
        """
dark rect -2 -3.5 52 7 2
main rect 3 -10 6 20 2.5; rect 14 -10 6 20 2.5; rect 25 -10 6 20 2.5; rect 36 -10 6 20 2.5
accent rect 10.5 -4.5 2 9; rect 21.5 -4.5 2 9; rect 32.5 -4.5 2 9; circle 48 0 4.5
""",
        (52, 0),
    ),
    "rail": (
        """
accent rect 0 -2.4 84 4.8 2
main rect -2 -11 90 6 1.5; rect -2 5 90 6 1.5
dark rect 14 -12.5 6 25 1.5; rect 38 -12.5 6 25 1.5; rect 62 -12.5 6 25 1.5
""",
        (88, 0),
    ),
    "gatling": (
        """
main rect -2 -11 62 6 1; rect -2 -3 66 6 1; rect -2 5 62 6 1
dark rect 2 -13 8 26 2; rect 44 -13 7 26 2
mid rect 14 -9.4 26 1.8; rect 14 -1.4 26 1.8; rect 14 6.6 26 1.8
""",
        (64, 0),
    ),
    "bell": (
        """
main M -2 -5 L 24 -6 Q 36 -8 42 -15 L 45 -15 V 15 L 42 15 Q 36 8 24 6 L -2 5 Z
dark oval 45 0 3 15
mid rect 2 -3 18 2.4 1
""",
        (47, 0),
    ),
    "tube": (
        """
main rect -2 -12 46 24 3
dark rect 38 -14 7 28 2
mid rect 4 -8 28 3.4 1.7
""",
        (45, 0),
    ),
    "needle": (
        """
main rect -2 -4 20 8 1.5
dark rect 12 -2 30 4 1
""",
        (42, 0),
    ),
    "rings": (
        """
dark:2.6 line -2,0 34,0
accent:3 line 4,-11 4,11; line 13,-9 13,9; line 22,-7 22,7
accent circle 36 0 5
""",
        (40, 0),
    ),
    "nozzle": (
        """
main rect -2 -3 56 6 2
dark rect 6 -6 22 12 4
main M 52 -6 L 64 -8 V 8 L 52 6 Z
""",
        (64, 0),
    ),
}

# Behind the body: (0, 0) is the middle of its rear face.
STOCKS = {
    "none": "",
    "solid": """
main M 3 -7 L -12 -5 L -38 -4 Q -42 -4 -42 0 V 17 Q -42 20 -38 19 L -14 8 L 3 9 Z
dark M -38 -4 Q -44 -4 -44 0 V 18 Q -44 21 -38 19 Z
""",
    "wood": """
mid M 3 -6 L -8 -3 Q -22 0 -40 2 Q -46 3 -46 8 V 20 Q -46 24 -42 23 Q -28 18 -16 8 L -6 10 L 3 10 Z
dark M -42 2.4 Q -48 3 -48 8 V 20 Q -48 25 -42 23 Z
main:1.4 M -38 8 Q -26 8 -14 2; M -38 14 Q -30 13 -22 8
""",
    "skeleton": """
main:4 M 2 -4 H -36 V 18 L -14 6 H 2
main:5 line -38,-6 -38,20
""",
    "wire": "dark:3 M 2 0 H -30 V 16 H -22",
    "grip": """
mid M 3 -6 Q -8 -6 -14 2 Q -22 14 -30 18 Q -34 21 -32 25 Q -29 30 -23 27 Q -8 20 3 10 Z
main:1.4 M -24 21 Q -14 14 -8 4
""",
    "spade": """
dark:4 line 2,-6 -14,-6; line 2,8 -14,8
dark rect -20 -14 7 30 3
""",
}

# Below the body: (0, 0) is the middle of the opening.
MAGAZINES = {
    "none": "",
    "box": """
dark M -8 -3 H 8 L 4 28 H -11 Z
mid:1.8 line -4,20 4,21; line -3,13 5,14
""",
    "curved": """
dark M -8 -3 H 9 Q 8 18 20 32 L 6 38 Q -8 22 -8 -3 Z
mid:1.8 M -1 12 L 8 10; M 4 22 L 12 19
""",
    "drum": """
dark circle 0 14 17
main circle 0 14 12
dark circle 0 14 4
mid:1.8 arc 0 14 8 200 300
""",
    "tube": "main rect -6 -3 56 7 3",
    "cell": """
dark rect -10 -3 20 24 3
accent rect -6 4 12 3.4; rect -6 10 12 3.4; rect -6 16 12 3.4
""",
    "belt": """
accent rect -9 0 18 4.4 2; rect -10 6 18 4.4 2; rect -9 12 18 4.4 2; rect -6 18 18 4.4 2; rect -1 24 18 4.4 2; rect 6 30 18 4.4 2
dark rect -9 0 5 4.4 1; rect -10 6 5 4.4 1; rect -9 12 5 4.4 1; rect -6 18 5 4.4 1; rect -1 24 5 4.4 1; rect 6 30 5 4.4 1
""",
    "tank": """
dark rect -26 2 46 18 9
mid rect -18 6 28 3.4 1.7
dark rect 18 8 6 6
""",
    "vial": """
main rect -7 -3 14 8 2
light rect -5 5 10 20 5
accent M -5 13 H 5 V 20 Q 5 25 0 25 Q -5 25 -5 20 Z
main:1.8 M -5 5 V 20 Q -5 25 0 25 Q 5 25 5 20 V 5
""",
}

# Above the body: (0, 0) is the middle of its top.
SIGHTS = {
    "none": "",
    "iron": "dark poly -16,2 -16,-5 -12,-5 -10,2; poly 22,2 24,-6 27,-6 27,2",
    "dot": """
dark M -12 2 V -4 H 12 V 2 Z
dark M 2 -4 V -15 Q 2 -17 4 -17 H 10 Q 12 -17 12 -15 V -4 Z
accent circle 7 -10.5 3
""",
    "scope": """
dark rect -9 -5 4 8; rect 11 -5 4 8
main rect -20 -13 46 9 2
main poly -32,-15 -20,-13 -20,-4 -32,-2; poly 24,-14 40,-17 40,0 24,-4
accent rect 40 -15 3 13 1
dark rect -1 -17 7 5 1
mid rect -16 -11.4 34 2 1
""",
    "carry": "main:4.4 M -18 2 V -8 H 20 V 2",
    "fin": "main M -20 3 L -6 -14 H 4 L 22 3 Z",
}

# At the barrel's end: (0, 0) is the middle of the muzzle.
MUZZLES = {
    "none": "",
    "brake": """
dark rect -1 -7 15 14 2
light rect 3 -4.4 2.2 8.8 1; rect 8 -4.4 2.2 8.8 1
""",
    "silencer": """
dark rect -2 -7.5 36 15 3
mid rect 2 -4.6 28 2.6 1.3
""",
    "bayonet": """
light poly 2,5 40,5 50,8.5 2,11
main:1.4 poly 2,5 40,5 50,8.5 2,11
dark rect 0 3 5 11 1
""",
    "flash": """
accent star 18 0 19 8 9 0
light star 16 0 9 4 9 0
""",
    "flame": """
accent M 2 0 Q 12 -16 30 -13 Q 26 -20 38 -25 Q 40 -15 52 -16 Q 48 -8 62 -2 Q 50 2 54 12 Q 42 10 40 20 Q 32 10 22 14 Q 10 14 2 0 Z
light M 10 0 Q 20 -8 32 -5 Q 38 -8 42 -2 Q 38 4 32 5 Q 20 8 10 0 Z
""",
    "beam": """
accent rect 1 -1.6 54 3.2 1.6
accent star 55 0 10 3 8
""",
    "bolt": "accent poly 4,-3 22,-9 20,-2 34,-6 32,0 50,2 28,6 30,1 14,6 16,1 4,3",
    "dish": """
main:2.4 line 0,0 16,0
main M 8 -20 Q 26 0 8 20 Q 2 14 2 0 Q 2 -14 8 -20 Z
accent circle 20 0 4
mid:2 line 8,0 18,0
""",
    "waves": "accent:3 arc 0 0 12 -42 42; arc 0 0 21 -42 42; arc 0 0 30 -42 42",
    "hook": """
dark:2.4 line 0,0 26,0
main:5 M 26 0 H 44; M 44 0 Q 44 -15 30 -16; M 44 0 Q 44 15 30 16
main poly 26,-12 33,-22 36,-11; poly 26,12 33,22 36,11
main poly 40,-5 54,0 40,5
""",
    "dart": """
dark:2.2 line 0,0 22,0
light rect 16 -4.5 16 9 2
main:1.6 rect 16 -4.5 16 9 2
accent rect 20 -3.6 10 7.2 1
dark:1.8 line 32,0 46,0
accent poly 10,-7 17,0 10,7 13,0
""",
    "rocket": """
mid rect -2 -7 22 14 0
accent M 18 -9 H 26 Q 40 -7 48 0 Q 40 7 26 9 H 18 Z
dark rect 14 -10 5 20 1
""",
    "grenade": """
accent oval 36 -8 12 9
dark rect 22 -12 5 8 1
light:1.4 line 30,-15 30,-1; line 36,-17 36,1; line 42,-15 42,-1; line 25,-8 47,-8
""",
    "plug": "light rect -2 -4 6 8",
    "nail": """
accent rect 6 -6 4 12 1
accent rect 8 -2.2 26 4.4
accent poly 34,-2.2 46,0 34,2.2
main:2 line 12,-9 24,-9; line 12,9 24,9
""",
    "orb": """
accent circle 16 0 15
light circle 12 -5 5
accent:2 arc 16 0 20 -60 60
""",
    "drip": """
accent M 0 -8 H 8 Q 18 -6 18 0 Q 18 8 12 8 V 18 Q 12 22 9 22 Q 6 22 6 18 V 10 H 0 Z
accent circle 9 30 3.4
""",
    "smoke": "mid circle 12 -4 6; circle 21 -12 8; circle 33 -18 6; circle 28 -6 5",
}


class Make(NamedTuple):
    """A kind of firearm: its body, and the parts that it has unless a card says otherwise."""

    body: str
    barrel: str = "none"
    stock: str = "none"
    magazine: str = "none"
    sight: str = "none"
    muzzle: str = "none"


MAKES = {
    "pistol": Make("pistol"),
    "revolver": Make("revolver", "plain"),
    "derringer": Make("derringer", "stub"),
    "machine-pistol": Make("pistol", "vented", "wire", "box"),
    "rifle": Make("rifle", "plain", "solid", "box", "iron"),
    "carbine": Make("rifle", "stub", "solid", "curved", "carry"),
    "sniper-rifle": Make("rifle", "long", "solid", "box", "scope", "brake"),
    "lever-rifle": Make("lever", "octagon", "wood"),
    "shotgun": Make("shotgun", "pump", "wood"),
    "minigun": Make("heavy", "gatling", "spade", "belt"),
    "ray-gun": Make("blaster", "rings"),
    "pulse-rifle": Make("energy", "coil", "skeleton", "cell"),
    "railgun": Make("energy", "rail", "solid", "none", "scope"),
    "plasma-gun": Make("energy", "bell", "none", "vial"),
    "cannon": Make("heavy", "tube", "none", "cell", "fin", "orb"),
    "rocket-launcher": Make("tube", "none", "none", "none", "dot", "rocket"),
    "grenade-launcher": Make("shotgun", "tube", "wood", "drum", "iron", "grenade"),
    "flamethrower": Make("shotgun", "nozzle", "none", "tank", "none", "flame"),
    "net-gun": Make("shotgun", "bell", "solid", "none"),
    "grapple-gun": Make("blaster", "stub", "none", "drum", "none", "hook"),
    "nail-gun": Make("nailer", "none", "none", "none", "none", "nail"),
    "dart-gun": Make("pistol", "needle", "none", "vial", "none", "dart"),
}
