### What a player shows of themselves.
