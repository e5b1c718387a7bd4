"""The games, one folder each; none knows another. `millhand.shelf` lists them."""
