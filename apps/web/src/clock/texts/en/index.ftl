### The clock at a table on the server.
