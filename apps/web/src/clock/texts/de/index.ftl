### Die Uhr an einem Tisch auf dem Server.
