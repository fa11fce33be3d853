### Moves planned ahead.
