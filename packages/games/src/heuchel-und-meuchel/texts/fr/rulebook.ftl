HM1 = La maison

HM1_1 =
    Il y a 36 cartes : six classes de six. De la plus basse à la plus haute : cracheur de feu,
    musicien, charlatan, patricien, évêque et prince. Dans une classe, le rang va de 1, le plus bas,
    à 6.

HM1_2 =
    Une carte est plus forte que toutes celles d’une classe plus basse, et que tous les rangs
    inférieurs de sa propre classe. Le charlatan 1 est donc plus fort que le musicien 6.

HM1_3 = Chaque joueur a une colonne de treize rangées. La rangée 1 est tout en bas.

HM1_4 =
    Chaque classe part de sa propre rangée : les cracheurs de feu de la rangée 1, et ainsi de suite
    jusqu’aux princes, de la rangée 6. Son arrivée est sept rangées plus haut, sur les rangées 8 à
    13. La rangée 7 n’est à personne.
    .house =
        Trois colonnes au début. Chaque classe est sur sa rangée de départ ; sept rangées plus haut,
        on retrouve le même papier peint.

HM1_5 =
    Chaque étage a le papier peint de sa classe, là où elle part comme là où elle veut aller. On
    voit ainsi d’un coup d’œil où une carte doit se rendre.

HM2 = Mise en place

HM2_1 =
    On mélange les cartes et chacun en reçoit six. Le reste n’entre pas en jeu, et personne ne le voit.

HM2_2 =
    Chaque carte est posée, face visible, sur la rangée de départ de sa classe, dans la colonne de
    son propriétaire.

HM2_3 =
    Si tu as plusieurs cartes d’une même classe, elles forment une pile. Tu en décides l’ordre
    toi-même, en secret. Les autres ne voient que la carte du dessus.
    .order = Des piles des rangées 3 et 2, les autres ne voient que la carte du dessus.

HM2_4 =
    Tout le monde range ses piles en même temps. Tant que le dernier n’a pas fini, personne ne voit rien des
    cartes d’un autre. Qui n’a rien à empiler a fini aussitôt.

HM2_5 = Ensuite, l’ordre d’une pile ne change plus jamais.

HM2_6 =
    Une fois les piles rangées, on tire au sort qui commence. On joue dans le sens des aiguilles
    d’une montre, colonne après colonne. Qui n’a plus de cartes visibles passe son tour.

HM3 = Grimper

HM3_1 = À ton tour, tu déplaces une carte ou une pile de ta propre colonne. On ne peut pas passer.

HM3_2 =
    Les cartes ne font que monter, dans leur propre colonne. Jamais vers le bas, de côté ou en
    diagonale.

HM3_3 =
    Une carte ou une pile va sur la première case libre au-dessus. Elle saute les cases occupées qui
    se suivent entre les deux.
    .jumping =
        Le cracheur de feu de la rangée 1 saute par-dessus le musicien et le charlatan et se pose
        sur la rangée 4.

HM3_4 =
    S’il y a encore quelque chose juste au-dessus de l’endroit où tu te poses, tu peux sauter de
    nouveau jusqu’à la case libre suivante, et ainsi de suite. Même après un simple pas d’une case.
    Chaque fois que tu te poses, c’est toi qui choisis de continuer ou non.
    .jumping-on = Le cracheur de feu peut aller à la rangée 2, puis de là aux rangées 4 et 7.

HM3_5 =
    D’une pile sur sa rangée de départ, tu peux tout emporter, ou autant de cartes du dessus que tu
    veux.

    Si vous convenez qu’on peut diviser partout, cela vaut sur toutes les rangées. Si la carte du
    dessus de ce qui reste est alors à son arrivée, HM4.7 s’applique ; si elle est au-delà,
    HM4.6.
    .splitting =
        Les trois charlatans sont sur leur rangée de départ : un, deux ou trois d’entre eux peuvent
        monter.

HM3_6 =
    La carte du dessus de ce que tu déplaces ne peut pas dépasser sa rangée d’arrivée. Les cartes du
    dessous, si : elles voyagent sous sa protection.
    .protection =
        Le charlatan 3 peut aller jusqu’à la rangée 10. Les cracheurs de feu sous lui font le
        voyage, même au-delà de leur propre arrivée, la rangée 8.

HM3_7 =
    Une case d’arrivée où se trouvent des cartes retournées est libre pour une carte ou une pile
    dont la carte du dessus a cette même arrivée. Pour toutes les autres, elle est occupée.
    .open-door =
        La rangée 8 est libre pour le cracheur de feu, mais occupée pour le musicien : il saute à la
        rangée 9.

HM3_8 =
    Qui a une carte visible peut toujours jouer un coup. Avec le dé : jouer un coup ou retirer une
    carte.

HM4 = Flatter et poignarder

HM4_1 =
    Ton coup joué, regarde toute la rangée. Tu peux prendre toute carte ou pile visible d’une autre
    colonne dont la carte du dessus est plus faible que la tienne. Rien ne t’y oblige.

    Annonce d’un coup tout ce que tu prends, au plus une fois par colonne.
    .reach =
        Si le charlatan 4 va à la rangée 4, il peut prendre les musiciens de la colonne b et le
        charlatan 2 de la colonne d. Le patricien de c est trop fort.

HM4_2 =
    D’une pile, tu prends tout, ou autant de cartes du dessus que tu veux. Interdit de regarder
    avant.

HM4_3 =
    Ce que tu prends va sous ta propre carte ou pile, dans le même ordre. Si tu prends dans
    plusieurs colonnes, chaque prise suivante va tout en dessous : ce que tu nommes en dernier est
    le plus bas.
    .under =
        On a d’abord pris le charlatan 2, puis les deux musiciens. Ce sont donc eux les plus bas.

HM4_4 =
    Si tu as pris quelque chose, tu peux rejouer, avec la même carte ou pile ou avec une autre. Et
    ainsi de suite, tant que tu prends quelque chose. Tu peux aussi t’arrêter.

HM4_5 = Personne ne peut prendre des cartes retournées.

HM4_6 =
    Si l’on n’a pris qu’une partie d’une pile et que la carte qui se retrouve sur le dessus a déjà
    dépassé sa rangée d’arrivée, tout le reste quitte le plateau. Ces cartes comptent en moins pour
    leur propriétaire.
    .lapsing =
        Le prince va à la rangée 9 et ne prend que l’évêque. Le cracheur de feu 6 a dépassé son
        arrivée : lui et le charlatan sont perdus.

HM4_7 =
    Si cette carte est exactement sur sa rangée d’arrivée, le reste est retourné et ne risque plus
    rien.
    .coming-home =
        Si le prince ne prend que l’évêque à la rangée 8, le cracheur de feu 6 est exactement à son
        arrivée. Le reste est retourné.

HM5 = Arriver à bon port

HM5_1 =
    Quand la carte du dessus d’une pile atteint sa rangée d’arrivée, on retourne toute la pile. Elle
    ne risque plus rien et ne bouge plus.

HM5_2 = Ce qui arrive plus tard sur la même case se pose par-dessus.

HM6 = La fin

HM6_1 =
    La partie est finie dès qu’un joueur au plus a encore des cartes visibles.

    On regarde après chaque coup, même au milieu d’un long tour. Qui n’a plus de cartes du tout a
    fini aussi. Si tu prends les dernières cartes visibles de tous les autres, tu mets donc toi-même
    fin à la partie, avec tes propres cartes encore dans l’escalier. C’est permis, mais rarement
    malin ; la table te prévient.

HM6_2 = Une carte vaut son rang, de 1 à 6. La classe n’y change rien.

HM6_3 =
    Comptent en plus les cartes de ta colonne qui sont sur leur rangée d’arrivée ou au-dessus.
    Comptent en moins les cartes de ta colonne qui sont encore en dessous, et celles qui ont quitté
    le plateau depuis ta colonne.

HM6_4 =
    Chaque carte compte pour elle-même, même dans une pile retournée. Un évêque retourné sous un
    cracheur de feu à la rangée 8 n’est pas à bon port et compte en moins.
    .counting =
        Colonne a : cracheur de feu 3, plus 3 ; évêque 5 en dessous, moins 5. Patricien 4 n’y est
        pas encore : moins 4. Charlatan 6 sous lui, si : plus 6. Musicien 2 est hors du plateau :
        moins 2.

HM6_5 = Qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.

HM7 = Avec le dé

HM7_1 =
    Si vous jouez avec le dé, tu le lances avant ton coup. Une carte ou une pile monte d’exactement
    autant de rangées. Les cases occupées comptent comme les autres.
    .die =
        Dé : 3. Le cracheur de feu, le musicien et le prince peuvent tous trois monter d’exactement
        trois rangées.

HM7_2 =
    On se pose sur une case libre (HM3.7 s’applique), sans dépasser l’arrivée de la carte du dessus.
    Pas de sauts ici, ni simples ni enchaînés.

HM7_3 =
    Pour chaque coup supplémentaire, tu relances le dé. Tu dis si tu continues avant de le lancer.

HM7_4 =
    Si tu ne peux rien faire de ton lancer, tu perds ton tour et tu retires une de tes cartes qui
    n’est pas encore à bon port. Elle compte en moins. C’est la carte du dessus d’une pile de ton
    choix.

HM7_5 =
    Si cela découvre une carte qui a dépassé son arrivée, elle s’en va aussi, et ainsi de suite. Si
    la suivante est exactement à son arrivée, on la retourne.

HM7_6 =
    Chacun joue jusqu’à ce que toutes ses cartes soient à bon port ou parties, le dernier tout seul.
    HM6.1 ne s’applique pas.

HM8 = Ce que chacun sait

HM8_1 =
    Chacun a le droit de connaître toutes les cartes du dessus, la hauteur de chaque pile, toute
    carte qui a un jour été sur le dessus et toute carte qui a quitté le plateau.

HM8_2 =
    L’ordre que tu as donné à tes propres piles, il n’y a que toi qui le connais, aussi longtemps
    que ces cartes y restent sans avoir été vues.

HM8_3 =
    Personne ne feuillette une pile, même après l’avoir prise. D’ordinaire, la table te montre les
    cartes que tu as vues et où elles sont maintenant, ainsi que la classe quand elle se déduit. Qui
    préfère se fier à sa mémoire coupe cette aide : jusqu’à la fin, la table ne montre alors que ce
    qui est visible, pas même l’ordre que tu as choisi.

HM8_4 = Quand la partie est finie, toutes les cartes sont montrées.
