"""Age of Industry: two to five players, on the map of Germany or of New England."""
