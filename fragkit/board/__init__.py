"""Squares, edges, sight, paths, blasts: pure geometry, in whole numbers.

board      Board: places by number and by name; NoPlace
drawing    read_grid: a drawing to a Grid, with problems at their characters
redraw     draw_grid, map_yaml: back to text
joining    join: several maps to one board
things     Things (who stands where), BoardOptions (options of rulings)
sight      can_see, sight, visible_from, range_between, squares_crossed, heat
movement   Mover, moves_from: the one list of moves; step, jump, hop, hazards_at
reach      reach, can_leave, Search: the one search for ways
blast      blast, blast_distance, adjacent, cross
push       push: knockback
playable   check_playable
"""
