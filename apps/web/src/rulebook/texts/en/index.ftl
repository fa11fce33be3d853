### What holds at every table, whatever game lies on it.
