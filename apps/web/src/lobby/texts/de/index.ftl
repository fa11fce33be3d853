### Die Lobby.
