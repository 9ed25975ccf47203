"""Squares, edges, sight, moves, blasts: pure geometry in whole numbers, and maps as drawings.

| file | holds |
|---|---|
| board | Board: one map or several joined, places by number and by name |
| square_names | `C4a` to numbers and back; a helpful answer to a name that is no square |
| square_sides | the edge, half and rock at each side of a drawn square |
| joining | join: several maps to one board |
| things | Things (who stands where), BoardOptions (rulings that geometry can vary) |
| blockers | Blocker: what is in the way, in words |
| sight | can_see, sight, visible_from, range_between, heat |
| sight_table | the exact line between two squares; sight between all squares at once |
| movement, reach | moves_from, step, jump, hop; the one search for ways |
| blast | explosions, napalm, what is adjacent; knockback |
| map_symbols | what each character of a drawing means |
| drawing_reader | text to a Grid with errors at their characters |
| drawing_writer | a Grid back to text; the drawing that `fragkit new map` begins with |
| map_edits | tidy, mirror, turn, crop and join drawings |
| playable | check_playable: every floor square can be walked to |
"""
