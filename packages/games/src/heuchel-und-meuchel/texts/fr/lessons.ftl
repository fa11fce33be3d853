goal =
    .title = Le but du jeu
    .task =
        Qui a le plus de points gagne : une carte arrivée compte en plus, une carte en route compte en
        moins. C’est fini dès qu’un seul joueur a encore des cartes visibles. Ton voisin arrive
        bientôt : c’est ton dernier coup. Quelle carte fais-tu arriver ?
    .hint = C’est le chiffre de la carte qui compte. Le prince vaut 6, le cracheur de feu 1.
    .solved = Six points gagnés au lieu d’être perdus. Le cracheur de feu t’en coûte un.
    .wrong = Alors le prince reste dans l’escalier, et cela coûte six points.

jumping-on =
    .title = Monter en sautant
    .task =
        Tu as la colonne a. Une carte monte sur la première case libre et saute ce qui se trouve
        entre les deux. S’il y a encore quelque chose juste au-dessus, tu peux continuer. Amène ton
        cracheur de feu à la rangée 7 en un coup.
    .hint =
        Y a-t-il encore quelque chose juste au-dessus de l’endroit où tu te poses ? Alors tu peux
        continuer, tant que ça marche.
    .solved = Trois sauts en un coup. Se servir des siens comme d’un escalier, ça vaut de l’or.
    .wrong = On peut aller plus loin. Regarde jusqu’où vont les cordes.

not-past =
    .title = Ne pas dépasser son arrivée
    .task =
        Ton cracheur de feu doit arriver à la rangée 8, mais ton musicien s’y trouve. Sauter
        par-dessus est interdit : il dépasserait son arrivée. Fais de la place.
    .hint = Le musicien, lui, va une rangée plus haut. Amène-le à bon port.
    .solved = Le musicien est arrivé, et la rangée 8 est libre pour le cracheur de feu.
    .wrong = Le musicien bloque encore le passage. Déplace-le d’abord.

passengers =
    .title = Les passagers
    .task = Amène à bon port le plus de points possible en un seul coup.
    .hint =
        Pour l’arrivée, seule compte la carte du dessus. Celles du dessous voyagent sous sa
        protection.
    .solved = Dix points d’un coup : deux cracheurs de feu étaient cachés sous le charlatan.
    .wrong = Cela en rapporte moins. Quelle pile peut atteindre son arrivée maintenant ?

murdering =
    .title = Prendre
    .task = Va sur une rangée où il y a quelque chose à prendre, et prends-le.
    .hint =
        Ta carte du dessus doit être plus forte que celle de l’autre. Une classe plus haute
        l’emporte toujours.
    .solved = Pris ! La carte est maintenant sous ton charlatan et voyage avec toi.
    .wrong =
        Comme ça, tu ne prends rien. Où y a-t-il une carte plus faible, une rangée plus haut, dans
        une autre colonne ?

splitting =
    .title = Diviser une pile
    .task =
        Une pile ne se divise que sur sa rangée de départ. Prends l’évêque de la rangée 7 avec le
        prince du dessus, et laisse le reste de la pile sur place.
    .hint = Choisis la pile de la rangée 6, puis une seule carte. Elle va à la rangée 7.
    .solved =
        Pris. Les deux autres princes sont encore sur leur rangée de départ ; plus haut, tu n’aurais
        plus pu diviser la pile.
    .wrong = Pas comme ça. De la pile de la rangée 6, ne bouge que la carte du dessus, puis prends.

part-of-a-stack =
    .title = Moins, c’est parfois plus
    .task = Prends de façon que ton voisin perde le plus possible.
    .hint =
        La carte qui vient sur le dessus du reste a peut-être déjà dépassé son arrivée. Alors tout
        le reste est perdu.
    .solved = Tu n’emportes que l’évêque, et le six et le cinq qu’il protégeait sont perdus.
    .wrong = Comme ça, ton voisin s’en tire mieux. Combien de cartes emportes-tu ?

chain =
    .title = Un long tour
    .task = Prends trois cartes en un seul tour.
    .hint = Tant que tu prends quelque chose, tu peux rejouer. Commence par celle d’en bas.
    .solved = Trois fois de suite. Voilà ce qui s’appelle grimper les poches pleines.
    .wrong = Tu n’arriveras pas à trois. Monte chaque fois d’une rangée et prends ce qui s’y trouve.

arranging =
    .title = Ce que tu laisses voir
    .task = Range ta pile d’évêques, le plus fort sur le dessus et le plus faible juste en dessous.
    .hint = La carte du dessus protège les autres. Choisis deux cartes pour les échanger.
    .solved =
        Bien joué. Les autres ne voient que l’évêque 6 ; ce qu’il y a dessous, tu le gardes pour
        toi.
    .wrong = C’est permis aussi, mais pour cette fois mets le 6 dessus, puis le 2, puis le 4.

not-yet =
    .title = Pas encore
    .task = Tu peux prendre la dernière carte visible de l’autre. Est-ce bien malin ?
    .hint =
        Si personne d’autre n’a plus de carte visible, la partie est finie. Et tes six sont encore
        dans l’escalier.
    .solved = C’est ça. Laisse-le courir un peu : d’abord, tes propres cartes à bon port.
    .wrong = Voilà la partie finie, et tout ce que tu as encore en route compte en moins.
