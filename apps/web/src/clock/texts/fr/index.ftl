### La pendule d’une table sur le serveur.
