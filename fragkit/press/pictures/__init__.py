"""The drawn family of pictograms: flat silhouettes composed of parts, in five tones.

A card says `picture: {kind: shotgun, barrel: twin}`; `model/picture.py` holds the words,
`chosen.py` finds one where a card says none, `composed.py` puts the parts together, and the
other files hold drawings, a family each, in the notation that `notation.py` reads.
"""
