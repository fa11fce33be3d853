### What stands on the sheets of a game to print and play.
