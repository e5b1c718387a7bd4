"""Brass: Lancashire. `face.py` is what the rest of millhand sees of it."""
