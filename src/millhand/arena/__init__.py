"""Bots against bots: self-play, simulations, measurements."""
