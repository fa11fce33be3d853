palacePassage =
    .label = Passer par le palais
    .explain = Une pièce peut-elle traverser le palais vide ? S’y arrêter est toujours interdit.
    .value-closed = Fermé : personne ne passe
    .value-open = Ouvert : on peut traverser

king =
    .label = Le roi au combat
    .explain = Le roi aide-t-il à encadrer les attaquants, ou ne fait-il que s’enfuir ?
    .value-armed = Armé : il prend aussi
    .value-unarmed = Désarmé : il ne prend pas

kingCapture =
    .label = Capturer le roi
    .explain = Deux attaquants suffisent-ils, ou faut-il enfermer le roi de tous les côtés ?
    .value-either = À deux, ou de tous les côtés
    .value-hard = De tous les côtés seulement

drawAfter =
    .label = Nulle faute de prise
    .explain =
        Après combien de coups de suite sans prise la partie est-elle nulle ? Les coups des deux
        joueurs comptent.
    .value-60 = Après 60 coups
    .value-100 = Après 100 coups
    .value-200 = Après 200 coups
