TB1 = Le plateau

TB1_1 =
    Le plateau compte neuf cases sur neuf. Les colonnes vont de a à i, les rangées de 1 à 9. La case
    du milieu, e5, est le palais. Les quatre coins sont a1, a9, i1 et i9.

TB1_2 =
    Clair a le roi et huit défenseurs, Sombre a seize attaquants. Les uns et les
    autres s’appellent aussi des pions.

    Clair veut amener le roi dans un coin. Sombre veut le capturer avant.

TB1_3 =
    Le roi commence dans le palais. Ses défenseurs forment une croix autour de lui, deux de chaque
    côté. Les attaquants sont au bord, quatre de chaque côté du plateau.
    .start = La position de départ. C’est à Clair de jouer.

TB1_4 =
    Clair commence. Ensuite, on joue à tour de rôle : à chaque tour, un coup avec une de ses pièces.
    On ne peut pas passer.

TB2 = Se déplacer

TB2_1 =
    Toutes les pièces se déplacent de la même façon : tout droit, le long d’une rangée ou d’une
    colonne, aussi loin qu’on veut. Jamais en diagonale, et jamais par-dessus une autre pièce.
    .moving =
        Le défenseur de c3 peut aller sur toute case libre de sa rangée et de sa colonne, jusqu’à la
        première pièce qui barre la route.

TB2_2 =
    Une fois que le roi a quitté son palais, celui-ci reste vide. Plus personne ne peut y entrer,
    pas même le roi.

    Le livret ne dit pas si l’on peut le traverser. Chez nous, non : le palais vide arrête une pièce
    comme s’il était occupé. Qui préfère l’inverse ouvre le passage en préparant la table ; on peut
    alors le traverser, mais toujours pas s’y arrêter.
    .empty-palace = Le roi a quitté son palais. L’attaquant de b5 ne va pas plus loin que d5.

TB2_3 = Seul le roi peut entrer dans un coin.
    .corner =
        Le roi en g1 peut aller en i1, et gagne. Le défenseur de c1 ne va pas plus loin que b1.

TB3 = Prendre des pions

TB3_1 =
    Si ton coup encadre un pion adverse entre deux de tes pièces, sur une rangée ou sur une colonne,
    ce pion est pris et quitte le plateau.

    La prise est obligatoire et complète : tout ce que ton coup encadre s’en va. Un encadrement qui
    existait déjà ne fait rien.
    .enclosing = Sombre joue h7–d7. Le défenseur de c7 est entre b7 et d7 : il est pris.

TB3_2 =
    Si tu vas toi-même te placer entre deux pièces adverses, il ne se passe rien. Ton pion y est à
    l’abri jusqu’à ce que l’adversaire l’encadre par un nouveau coup.
    .stepping-between = Clair joue d2–d4, entre deux attaquants. Il ne se passe rien.

TB3_3 = On n’encadre jamais en diagonale.
    .not-diagonally =
        Sombre joue g3–e3. Le défenseur de d4 reste : c5 et e3 se font face en diagonale.

TB3_4 =
    Un coin compte comme un pion sombre contre un pion clair placé à côté. Un seul attaquant de
    l’autre côté suffit alors pour prendre ce défenseur.

    Contre les attaquants, un coin n’aide pas. Il ne compte pas non plus quand deux attaquants
    capturent le roi (TB4.1).
    .corner-helps = Sombre joue c7–c9. Le coin a9 l’aide, et le défenseur de b9 est pris.
    .corner-is-dark = L’inverse n’est pas vrai : après c7–c9 de Clair, l’attaquant de b9 reste.

TB3_5 =
    Le roi aide à prendre : quand il se déplace lui-même, et aussi quand il est la pièce qui attend
    déjà de l’autre côté.

    Un roi désarmé ne compte dans aucun des deux cas.
    .armed-king = Le roi va de h7 à d7 et prend, avec le défenseur de b7, l’attaquant de c7.

TB3_6 = Le palais vide n’aide personne à prendre.
    .palace-helps-nobody =
        Sombre joue c4–c5. Le défenseur de d5 reste : le palais vide ne compte pour personne.

TB3_7 =
    Un seul coup peut encadrer dans plusieurs directions à la fois, et prendre ainsi jusqu’à trois
    pions.
    .three-at-once = Sombre joue d1–d3 et prend trois défenseurs d’un coup : c3, d4 et e3.

TB4 = Le roi

TB4_1 =
    La manière facile : le roi est coincé entre deux attaquants, sur deux côtés opposés. Cela marche
    partout, sauf dans le palais.

    C’est un coup de Sombre qui doit refermer le piège. Un roi qui va lui-même se placer entre deux
    attaquants ne risque rien.
    .easy-way = Sombre joue h3–d3. Le roi est entre b3 et d3 : il est capturé.

TB4_2 =
    La manière difficile : un attaquant sur chacun des quatre côtés du roi. Elle le capture aussi
    dans le palais. Au bord du plateau, les trois côtés qui restent suffisent.

    Un coin et le palais vide ne sont pas non plus des côtés à fermer. Trois attaquants suffisent
    donc à côté du palais vide, et deux à côté d’un coin. Là encore, c’est un coup de Sombre qui
    doit refermer le piège.
    .hard-in-palace = Dans le palais, il en faut quatre. Sombre joue h5–f5 et ferme le dernier côté.
    .hard-at-edge = Au bord, il en faut trois. Sombre joue d5–b5 et capture le roi en a5.
    .hard-beside-palace =
        À côté du palais vide, trois aussi. Sombre joue i3–e3 et capture le roi en e4.
    .hard-beside-corner =
        À côté d’un coin, il en faut deux. Sombre joue f2–b2 et capture le roi en a2.

TB4_3 =
    Le livret donne d’abord les deux manières, puis seulement la difficile. À toi donc de choisir.
    D’ordinaire, les deux capturent le roi ; avec « de tous les côtés seulement », il n’y a que
    TB4.2, ce qui facilite bien la vie de Clair.

TB4_4 = Dès que le roi est capturé, Sombre a gagné.

TB4_5 = Dès que le roi atteint un coin, Clair a gagné.
    .escape = Deux coins s’offrent au roi en d1 : a1 et i1. Où qu’il aille, Clair gagne.

TB5 = La fin de la partie

TB5_1 =
    Sombre n’a pas le droit de menacer sans cesse le roi de la même façon. La troisième fois de
    suite, la menace s’éteint : ce coup ne permet plus de gagner.

TB5_2 =
    Une menace est un coup de Sombre qui capturerait le roi si Sombre pouvait rejouer aussitôt : de
    telle case, vers telle case, le roi étant là où il est. Un coup de Sombre crée une menace si
    elle n’existait pas avant ce coup, et chaque fois compte.

    Si un coup de Sombre ne laisse aucune menace sur le plateau, le compte repart de zéro. Si Sombre
    prend un pion, il repart aussi de zéro, et les menaces que crée ce coup comptent pour une.

    Une menace éteinte est toujours sur le plateau. Tant qu’elle y est, le compte continue.
    .threat = Sombre joue b2–b3 et crée une menace : ensuite, h3–d3 capturerait le roi en c3.

TB5_3 =
    Une menace créée trois fois est éteinte jusqu’à ce que le compte reparte de zéro. Le coup
    lui-même reste permis, et prend des pions, mais pas le roi. À la deuxième fois, la table
    prévient.

TB5_4 =
    Si la même position apparaît pour la troisième fois, et que c’est au même joueur de jouer, la
    partie est nulle. La position de départ compte.

    Ne comptent pas les positions après un coup de Sombre qui crée une menace non éteinte, ni celles
    après la réponse de Clair à ce coup. Pour ces répétitions-là, il y a TB5.1.

TB5_5 =
    Cent coups de suite sans qu’un pion soit pris : la partie est nulle. Les coups des deux joueurs
    comptent. On peut aussi choisir 60 ou 200 en préparant la table.

TB5_6 = Qui doit jouer et n’a aucun coup possible a perdu.
    .walled-in =
        Sombre joue c8–c5. Plus aucune pièce claire ne peut bouger, et c’est à Clair de jouer :
        Sombre gagne.

TB5_7 = Tu peux abandonner à tout moment, même quand ce n’est pas ton tour.

TB5_8 =
    Tu peux proposer la nulle à tout moment. Si l’autre la propose aussi, la partie est nulle.
    Si l’autre joue un coup, la proposition tombe.
