"""What keeps strangers out: origins, limits, headers, tokens, passwords."""
