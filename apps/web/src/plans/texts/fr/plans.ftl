open = Prévoir des coups
openWith = { $count ->
    [one] Prévoir des coups : une suite gardée
   *[other] Prévoir des coups : { $count } suites gardées
}
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
remove = Oublier cette suite : { $line }
saved = C’est gardé. Si cela se présente, ta réponse est aussitôt sur le plateau.
cameTrue = Tout s’est passé comme tu l’avais prévu. { $line }
