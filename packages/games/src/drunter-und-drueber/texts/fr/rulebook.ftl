DD1 = Le plateau

DD1_1 =
    Il y a 48 pions, huit dans chacune des six couleurs : rouge, orange, jaune, vert, bleu et
    violet. Le plateau a 48 cases des mêmes couleurs, huit de chaque aussi.

DD1_2 =
    Les cases forment huit colonnes, de a à h, et six rangées, de 1 à 6. Les voisines d’une case
    sont celles qui l’entourent directement, même en diagonale.

DD1_3 =
    Le plateau est refait pour chaque partie, pour que personne ne le connaisse par cœur. Qui
    préfère avoir toujours le même plateau le choisit en préparant la table.

    Dans tous les cas, deux cases de même couleur ne sont jamais voisines, et depuis n’importe
    quelle case, chaque couleur est à deux pas au plus.
    .printed = Le plateau fixe. Deux voisines n’ont jamais la même couleur.

DD1_4 =
    Chaque joueur reçoit les huit pions d’une couleur. Les cases dont personne n’a la couleur sont
    des cases ordinaires.

    De la première à la sixième place à table : rouge, orange, jaune, vert, bleu, violet.

DD2 = Poser les pions

DD2_1 =
    On tire au sort qui commence. À tour de rôle, chacun pose un pion sur le plateau, jusqu’à ce que
    tout le monde en ait posé huit.

DD2_2 = Un pion va sur n’importe quelle couleur, sauf la tienne. La case doit être vide.
    .placing = Rouge pose : partout, sauf sur une case rouge, et pas en c2, où il y a déjà un pion.

DD2_3 =
    Quand on est nombreux, la place peut manquer à la fin. Tu ne peux pas poser un pion de telle
    sorte que quelqu’un ne puisse plus poser ses derniers pions.

DD2_4 =
    Un pion couvre sa case. Dès lors, plus personne ne voit cette couleur, pas même toi. À toi de la
    retenir !

DD3 = Se déplacer

DD3_1 =
    Quand tous les pions sont posés, chacun déplace à son tour un de ses pions d’une case, dans la
    direction de son choix. Qui peut jouer doit jouer.
    .moving = Le pion rouge de d3 peut aller sur ses huit voisines, même sur le pion orange de e4.

DD3_2 =
    Tu vas sur une case vide, ou par-dessus une pile dont le pion du dessus est à quelqu’un d’autre.
    Monter sur ton propre pion est interdit.

DD3_3 =
    Un pion couvert est bloqué. Le pion du dessus peut toujours partir, et libère ce qu’il quitte.

    Une pile peut monter aussi haut qu’elle veut.
    .stack =
        En d3, le pion orange est sur le rouge. Le rouge est bloqué jusqu’à ce que l’orange s’en
        aille.

DD3_4 =
    Pion touché, pion joué. Si tu déplaces un pion qui était bien placé, tant pis. Dans ce jeu, on
    ne reprend pas son coup.

DD3_5 = Une case qui se vide montre de nouveau sa couleur. Ouvre l’œil !

DD3_6 = Si tous tes pions sont bloqués, tu passes. Ou tu cries « Fini ! » (DD5.1).

DD3_7 =
    Un pion qui est resté couvert pendant cinq tours de son propriétaire peut se dégager de la pile
    au tour suivant. Les tours que l’on passe comptent aussi. Ce qui était au-dessus descend d’un
    cran.

    Un pion couvert montre combien de tours il a attendu. Dès qu’il se retrouve sur le dessus, le
    compte repart de zéro. On peut aussi choisir trois tours, ou un blocage sans fin, comme dans le
    vieux livret.
    .waited = Le pion rouge de d3 a attendu cinq tours : il peut maintenant se dégager.

DD4 = L’un sur l’autre

DD4_1 =
    Si le pion d’un autre n’est pas sur sa propre couleur, tu peux le bloquer en montant dessus.
    .blocking =
        La case e4 est jaune. Le pion rouge y est mal placé : Orange va de d4 à e4 et le bloque.

DD4_2 =
    Si ce pion est bel et bien sur sa propre couleur, son propriétaire peut le dire. L’attaquant
    doit retourner d’où il vient et perd son coup.
    .claiming =
        La case e3 est rouge. Si Orange va de d4 à e3, Rouge dit « Bien placé ! » et Orange doit
        repartir en d4.

DD4_3 =
    Seul le propriétaire du pion qui était sur le dessus peut parler, et tout de suite. La table le
    demande après chaque attaque, que le pion soit bien placé ou non. Ainsi, la question ne trahit
    rien. La réponse est « Bien placé ! » ou « Vas-y ».

DD4_4 =
    Mieux vaut être sûr de son coup. Si ce que tu dis est faux, l’attaquant reste et tu passes ton
    prochain tour. Plusieurs erreurs coûtent plusieurs tours. Quand on passe un tour, on ne peut pas
    crier non plus.

    Seul le verdict est connu, et rien d’autre. On peut aussi convenir qu’une erreur ne coûte rien.

DD4_5 = Si tu ne dis rien, ton pion est bloqué, même s’il était bien placé.

DD4_6 = Un pion dans une pile est sur la couleur de la case, quelle que soit sa hauteur.

DD5 = « Fini ! »

DD5_1 =
    Tu crois que tes huit pions sont tous bien placés ? Alors crie « Fini ! ». Cela se fait à ton
    tour, au lieu d’un coup ou en même temps.

    Si tu cries en attaquant et que ton pion est renvoyé, cela ne compte pas.

DD5_2 =
    Si les huit sont sur leur propre couleur, tu as gagné. Peu importe qu’ils soient couverts. Si
    deux des tiens sont dans une même pile sur ta couleur, ils sont tous deux bien placés.
    .klaar =
        Sept pions rouges sont bien placés, même celui sous Orange en e3. Encore un pas, de b2 à c1,
        et Rouge a fini.

DD5_3 =
    Si un seul est mal placé, tu es hors jeu et tous tes pions quittent le plateau. Les piles se
    tassent, et ce qui se libère peut de nouveau se déplacer.

    Les cases qui se vident montrent leur couleur. Ce qui est sous une pile reste secret, et on ne
    dit pas non plus quel pion était mal placé.

DD5_4 = Si personne ne crie à juste titre, le dernier en jeu gagne.

DD5_5 =
    Après soixante tours de table, c’est fini. Parmi ceux qui jouent encore, celui qui a le plus
    de pions bien placés gagne ; en cas d’égalité, la victoire est partagée. On peut aussi choisir 30 ou 150
    tours de table ; avec « Jouer », il y en a 30.

DD6 = Ce que chacun sait

DD6_1 =
    Tout le monde voit les couleurs des cases vides, où est chaque pion, comment chaque pile est
    faite, et chaque verdict.

DD6_2 =
    La couleur sous un pion n’est révélée à personne. Ce que tu as vu, à toi de le retenir. Tant que
    la partie dure, la feuille de partie n’en montre rien, et les spectateurs n’en voient rien.

    Pour apprendre, tu peux laisser la table montrer toutes les couleurs.

DD6_3 = L’ordinateur n’en voit pas plus qu’un être humain. Sa mémoire dépend de son niveau.
