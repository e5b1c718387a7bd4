"""Its table is a class of Python: the compiled engine, which takes none, leaves it to the other."""

from millhand import compiled

collect_ignore = ["test_fifth_game.py"] if compiled() else []
