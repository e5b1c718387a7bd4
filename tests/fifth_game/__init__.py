"""A fifth game, as small as a game can be: a folder, and a line in a shelf.

Nothing outside this folder knows it. Whoever changes what a game must answer changes it here too.
"""
