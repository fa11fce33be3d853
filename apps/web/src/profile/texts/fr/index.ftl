### Ce qu’un joueur montre de lui.
