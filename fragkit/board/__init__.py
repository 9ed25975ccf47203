"""Squares, edges, sight, moves, blasts: pure geometry in whole numbers, and maps as drawings.

| file | contents |
|---|---|
| board | Board: one map or several joined, places by number and by name |
| square_names | `C4a` to numbers and back; help with a name that is not a square |
| square_sides | the edge, half and rock at each side of a drawn square |
| joining | join: several maps into one board |
| things | Things (fighters and counters by place), BoardOptions (rulings with geometric options) |
| blockers | Blocker: an obstacle, described in words |
| sight | can_see, sight, visible_from, range_between, heat |
| sight_table | the exact line between two squares; sight between all squares at once |
| movement, reach | moves_from, step, jump, hop; the search for paths |
| blast | explosions, napalm, adjacent squares, knockback |
| map_symbols | the meaning of each character in a drawing |
| drawing_reader | text to a Grid, with each error at its character |
| drawing_writer | a Grid back to text; the drawing that `fragkit new map` begins with |
| map_edits | tidy, mirror, turn, crop and join drawings |
| playable | check_playable: every floor square can be reached on foot |
"""
