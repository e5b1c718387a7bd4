"""What a game shows to whoever plays, speaks, looks, draws or judges; plain Python."""
