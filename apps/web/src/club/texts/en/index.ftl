### An evening with many tables: who is there, rounds and standings.
