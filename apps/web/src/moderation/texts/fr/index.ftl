### Pour qui gère le serveur.
