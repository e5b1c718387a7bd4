"""Judges that climb: rounds of self-play, a net taught by them, and a gate before it counts."""
