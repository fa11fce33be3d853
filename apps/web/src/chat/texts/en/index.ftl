### What is said at a table.
