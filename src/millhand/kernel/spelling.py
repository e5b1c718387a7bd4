"""Words of moves and positions that every game spells alike."""

NONE = "none"
"""What is said of a hand, a deck or a pile that holds nothing."""
