open = Prévoir des coups
intro =
    Joue sur ce plateau ce que l’autre pourrait faire et ce que tu répondrais. Si la partie prend ce
    chemin, le serveur joue aussitôt pour toi. Personne d’autre ne voit ton plan.
soFar = Cette suite : { $line }
nothing = Rien encore : commence par un coup de l’autre.
yours = Ta réponse
theirs = Que pourrait faire l’autre ?
back = Un coup en arrière
save = Garder cette suite
lines = Prévu
remove = Oublier { $line }
