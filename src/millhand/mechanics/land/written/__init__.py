"""Names, texts and faces of the games of the land: plain Python around the compiled part."""
