"""The land: towns with slots for industries, joined by canals and rails.

Games of this family share a layout of the cells, the figures of their boxes, the verbs of the
table (`play/table.py`) and the mechanics around them. What is written and read (boards, moves,
positions, sights) is plain Python and lies in `data/` and `text/`. Rule numbers belong to the
games.
"""
