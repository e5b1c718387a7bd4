"""A game being played: moves are checked, played and remembered. Here purity ends."""
