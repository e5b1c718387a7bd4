"""What every game is played with and no game owns: cells, sets, menus; compiled."""
