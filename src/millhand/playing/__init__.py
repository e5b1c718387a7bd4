"""Around a match, for whoever plays it: what the prompt and the server share."""
