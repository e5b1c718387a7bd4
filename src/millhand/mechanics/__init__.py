"""What at least two games share, without rule numbers."""
