"""Moves, positions and records as text."""
