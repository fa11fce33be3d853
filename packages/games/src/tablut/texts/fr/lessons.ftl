moving =
    .title = Tout droit, aussi loin qu’on veut
    .task = Amène le défenseur de c3 sur la rangée du haut en un seul coup.
    .hint =
        Une pièce glisse le long de sa rangée ou de sa colonne jusqu’à ce que quelque chose
        l’arrête. Regarde droit vers le haut.
    .solved = Exactement. Tout droit, aussi loin qu’on veut, tant que rien ne barre la route.
    .wrong = C’est permis, mais ton défenseur n’est pas encore sur la rangée 9. Essaie encore.

taking =
    .title = Encadrer un pion
    .task = Prends un attaquant : encadre-le entre deux de tes pièces.
    .hint = Le roi est déjà d’un côté de l’attaquant de d3, et il compte.
    .solved = Pris ! Ton roi et ton défenseur l’avaient entre eux deux.
    .wrong = Rien n’est encore pris. Cherche un attaquant qui a déjà une pièce claire à côté de lui.

two-at-once =
    .title = Le coin donne un coup de main
    .task = Prends deux défenseurs d’un seul coup.
    .hint = Pour un défenseur à côté d’un coin, ce coin compte comme un pion sombre.
    .solved = Deux d’un coup : l’un contre le coin, l’autre entre deux attaquants.
    .wrong = Il n’y en a pas encore deux. Regarde du côté du coin a9.

escaping =
    .title = S’échapper
    .task = Amène le roi dans un coin en deux coups, quoi que fasse Sombre.
    .hint = Sombre ne peut barrer qu’une route à la fois. Fais en sorte qu’il y en ait deux.
    .solved = Échappé ! Deux routes libres à la fois : Sombre n’y peut rien.
    .wrong = Comme ça, Sombre peut encore arrêter le roi. Cherche une case d’où il voit deux coins.

blocking =
    .title = Barrer la route
    .task = Le roi veut gagner un coin. Arrête-le.
    .hint =
        Sur quelle rangée ou quelle colonne le roi voit-il un coin ? Mets un attaquant entre les
        deux.
    .solved = La route est barrée. Barrer à temps, c’est la moitié du travail pour Sombre.
    .wrong = Le roi peut encore atteindre un coin. Mets un attaquant en travers de sa route.

easy-way =
    .title = Coincer le roi
    .task = Capture le roi.
    .hint = Hors du palais, deux attaquants suffisent s’ils se font face de part et d’autre du roi.
    .solved = Capturé ! Hors de son palais, le roi est vulnérable.
    .wrong =
        Le roi est encore libre. Il a déjà un attaquant à côté de lui : quelle case est juste en
        face ?

hard-way =
    .title = Le roi dans son palais
    .task = Le roi est encore dans son palais. Capture-le là.
    .hint = Dans le palais, il faut fermer les quatre côtés. Lequel est encore ouvert ?
    .solved = Les quatre côtés sont fermés : même le palais ne le protège plus.
    .wrong = Un côté est encore ouvert. Ferme le dernier.

void-threat =
    .title = Une menace éteinte
    .task =
        Tu as menacé trois fois de jouer h3–d3 : ce coup ne capture donc plus le roi. Capture-le
        autrement.
    .hint = Seul ce coup-là est éteint. Un autre attaquant peut très bien occuper la même case.
    .solved = Capturé ! Une menace s’éteint, mais toute autre manière compte encore.
    .wrong = Le roi est encore libre. Le coup h3–d3 est éteint ; trouve une autre pièce.
