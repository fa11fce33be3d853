### The lobby.
