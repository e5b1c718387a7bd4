"""What `dev.py` sets up, each in a file; only the standard library is used."""
