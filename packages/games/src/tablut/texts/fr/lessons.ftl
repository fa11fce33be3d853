goal =
    .title = Le but du jeu
    .task =
        Clair gagne dès que le roi est dans un coin. Sombre gagne dès que le roi est capturé. Tu
        joues Clair, et la route est libre : gagne !
    .hint = Le roi est en b9. N’importe quel coin convient, et il y en a un tout près.
    .solved = Gagné ! C’est ainsi qu’un roi s’enfuit. S’il avait été capturé, Sombre aurait gagné.
    .wrong = Ainsi, Sombre garde une chance. Mène le roi lui-même dans le coin.

palace =
    .title = Tout droit, sans traverser le palais
    .task =
        Une pièce glisse tout droit, aussi loin qu’on veut. Le roi a quitté le palais : celui-ci
        est désormais fermé, pour tout le monde. Prends l’attaquant de c5.
    .hint =
        Il y a déjà un défenseur en b5. Il en faut un en d5, mais celui de f5 ne peut pas traverser
        le palais.
    .solved = Exactement. De d7 à d5, c’est tout droit, sans traverser le palais.
    .wrong = Rien n’est encore pris. Quel défenseur peut glisser tout droit jusqu’en d5 ?

taking =
    .title = Encadrer un pion
    .task = Prends un attaquant : encadre-le entre deux de tes pièces.
    .hint =
        À côté de l’attaquant de e2, il y a déjà un défenseur, en f2. Qu’y a-t-il de l’autre côté ?
    .solved = Pris ! Deux de tes pièces l’avaient entre elles. Le roi aussi peut y participer.
    .wrong = Rien n’est encore pris. Cherche un attaquant qui a déjà une pièce claire à côté de lui.

safe =
    .title = Se glisser entre deux pièces
    .task =
        Prends un attaquant. N’aie pas peur de te placer entre deux attaquants : qui s’y met de
        lui-même ne risque rien.
    .hint =
        L’attaquant de e2 a déjà un défenseur à côté de lui. De l’autre côté, il y a d2, entre d1 et
        d3.
    .solved =
        Pris, et ton défenseur est toujours là. Seule une pièce encadrée par un coup de l’adversaire
        quitte le plateau.
    .wrong = Rien n’est encore pris. Ose te placer entre deux attaquants.

corner =
    .title = Le coin aide Sombre
    .task =
        À présent tu joues Sombre. Seul le roi peut occuper un coin, mais pour un défenseur voisin,
        le coin compte comme un attaquant. Prends-en un.
    .hint = Le défenseur de i8 est à côté du coin i9. Un seul attaquant de l’autre côté suffit.
    .solved = Pris : le coin a donné un coup de main. Contre le roi, il ne le fait pas.
    .wrong = Rien n’est encore pris. Quel défenseur est à côté d’un coin ?

escaping =
    .title = S’échapper
    .task = Amène le roi dans un coin en deux coups, quoi que fasse Sombre.
    .hint = Sombre ne peut barrer qu’une route à la fois. Fais en sorte qu’il y en ait deux de libres.
    .solved = Sauvé ! Deux routes libres à la fois : Sombre n’y peut rien.
    .wrong = Comme ça, Sombre peut encore arrêter le roi. Cherche une case d’où il voit deux coins.

blocking =
    .title = Barrer la route
    .task = Le roi veut gagner un coin. Arrête-le.
    .hint =
        Sur quelle rangée ou quelle colonne le roi voit-il un coin ? Mets un attaquant entre les
        deux.
    .solved = La route est barrée. Barrer à temps, c’est la moitié du travail pour Sombre.
    .wrong = Le roi peut encore atteindre un coin. Mets un attaquant en travers de sa route.

easy-way =
    .title = Coincer le roi
    .task = Capture le roi.
    .hint = Hors du palais, deux attaquants suffisent s’ils se font face de part et d’autre du roi.
    .solved = Capturé ! Hors de son palais, le roi est vulnérable.
    .wrong =
        Le roi est encore libre. Il a déjà un attaquant à côté de lui : quelle case est juste en
        face ?

hard-way =
    .title = Le roi dans son palais
    .task = Le roi est encore dans son palais. Capture-le là.
    .hint = Dans le palais, il faut fermer les quatre côtés. Lequel est encore ouvert ?
    .solved = Les quatre côtés sont fermés : même le palais ne le protège plus.
    .wrong = Un côté est encore ouvert. Ferme le dernier.

void-threat =
    .title = Une menace éteinte
    .task =
        Tu as menacé trois fois de jouer l’attaquant de h3 en d3 : ce coup ne capture donc plus le
        roi. Capture-le autrement.
    .hint = Seul ce coup-là est éteint. Un autre attaquant peut très bien occuper la même case.
    .solved = Capturé ! Une menace s’éteint, mais toute autre manière compte encore.
    .wrong = Le roi est encore libre. Le coup de h3 en d3 est éteint ; trouve une autre pièce.
