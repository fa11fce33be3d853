### De lobby.
