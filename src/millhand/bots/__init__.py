"""Players that are programs. A bot is one file; `roster.py` lists them."""
