### Tablut. Light and Dark are names and have a capital; squares are called as on a chessboard.
