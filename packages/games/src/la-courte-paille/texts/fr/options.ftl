voyage =
    .label = La traversée
    .explain =
        Une seule semaine, ou manche après manche : après chaque semaine un personnage disparaît,
        jusqu’à ce qu’il ne reste qu’un personnage ou qu’un joueur.
    .value-off = Non : une seule semaine
    .value-on = Oui : une traversée en manches
