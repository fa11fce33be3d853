CP1 = Sur le radeau

CP1_1 =
    Il y a 59 cartes. Les six personnages sont le capitaine, la cuisinière, le mousse, la vigie, le
    rat de mer et la voyante ; chacun a des cartes de 1 à 9. Coco le perroquet en a cinq, de 1 à 5.

CP1_2 =
    À la fin de la semaine, un personnage tire la courte paille et se fait manger. Qui a alors en
    main le plus de points de ce personnage gagne.

CP2 = Mise en place

CP2_1 =
    On mélange toutes les cartes et on en donne cinq à chaque joueur. Chacun cache les siennes aux
    autres.

    Le livret ne parle que des cartes de personnages ; chez nous, Coco est mélangé avec elles.

CP2_2 =
    Sept cartes en ligne, face cachée : c’est la semaine. La première à gauche est aussitôt
    retournée.

CP2_3 = Cinq cartes visibles : c’est le menu.

CP2_4 = Le reste des cartes est la pioche. À côté vient la défausse, encore vide.
    .start =
        La table à trois joueurs : en haut la semaine, où seul le rat de mer 8 est visible, en
        dessous le menu, et ta propre main.

CP2_5 =
    Le requin indique qui passe d’abord en cas d’égalité. Autour d’une vraie table, c’est le plus jeune
    qui le reçoit ; ici, on tire au sort.

CP3 = Un tour

CP3_1 =
    Tout le monde choisit en même temps et en secret une carte de sa main. Quand tous ont choisi, on
    retourne les cartes ensemble. On ne peut pas passer.

    Qui n’a plus qu’une carte n’a rien à choisir : elle est jouée d’office.

CP3_2 =
    On joue alors de la plus basse à la plus haute. À ton tour, tu mets la carte choisie sur la
    défausse et tu prends en main une carte de ton choix dans le menu.

    Si le menu est vide, tu prends la carte du dessus de la pioche. S’il ne reste qu’une carte au
    menu, elle te revient d’office.

CP3_3 =
    Si deux cartes sont égales, le joueur le plus proche du requin passe d’abord : celui qui l’a,
    puis les autres dans le sens des aiguilles d’une montre.
    .order =
        Le mousse 4 et la vigie 4 sont à égalité. Le joueur 2 a le requin et passe d’abord, puis
        toi ; le joueur 3, avec le capitaine 5, vient en dernier.

CP3_4 =
    Quand tout le monde a joué, le reste du menu va à la défausse et cinq nouvelles cartes le
    remplacent. La carte suivante de la semaine se retourne, et le requin nage vers le joueur
    suivant dans le sens des aiguilles d’une montre.

    S’il reste au plus une carte cachée dans la semaine, il n’y a pas de nouveau menu et le requin
    ne bouge pas : c’était le dernier tour.
    .new-turn =
        Un nouveau tour : le menu est tout frais, le deuxième jour est visible et le requin est chez
        le joueur 3.

CP3_5 =
    Quand la pioche est vide, on mélange la défausse, qui devient la pioche. Cela se fait seulement
    quand il faut une carte, au besoin en plein milieu du tirage. S’il n’y a plus rien du tout, on
    ne pioche pas.

CP3_6 = La défausse est à tout le monde : tu peux la parcourir quand tu veux.

CP4 = Coco le perroquet

CP4_1 =
    On choisit et on montre Coco comme n’importe quelle carte. Sa valeur décide quand vient son
    tour : de 1 à 5, c’est souvent tôt.

CP4_2 =
    Quand vient son tour, Coco va à la défausse et fait une farce : leçon de cuisine, terre en vue
    ou à la carte. Ensuite, tu pioches une carte ; tu ne prends rien dans le menu.

    Si une farce est possible, tu dois en choisir une. Si aucune ne l’est, tu pioches seulement.
    .coco =
        C’est au tour de Coco 1. Tu peux passer un jour à la casserole, crier « Terre en vue ! » ou
        regarder deux jours cachés.

CP4_3 =
    Leçon de cuisine : jette une carte de la semaine sur la défausse, visible ou cachée. Tout le
    monde voit laquelle c’était. La ligne se resserre et les jours sont recomptés.

CP4_4 =
    Terre en vue : ajoute à la semaine une carte face cachée, tout à droite. Elle peut venir du
    menu, de la pioche ou de ta main.

    Si elle vient du menu, tout le monde l’a vue. Si elle vient de ta main, il n’y a que toi qui la
    connais. Si elle vient de la pioche, personne ne la connaît.

    Le menu n’est pas complété. Si la pioche est vide, on la renouvelle d’abord, avec ton Coco
    dedans.
    .landed =
        Tu as mis au bout le rat de mer 9 de ta main. Il n’y a que toi qui sais ce qui se trouve
        là ; les autres voient une carte cachée.

CP4_5 =
    Si la carte vient de ta main, tu en pioches deux : tu en as ainsi autant qu’avant.

CP4_6 =
    À la carte : regarde en secret deux cartes cachées de la semaine. S’il n’en reste qu’une,
    celle-là seulement. Les autres voient où tu as regardé, mais pas ce qu’il y avait.

    Si tout est visible, on ne peut pas choisir cette farce.
    .looked =
        Après « À la carte », tu connais les jours 3 et 5. Les autres savent seulement que tu y as
        regardé.

CP4_7 =
    Qui dort dîne : un Coco que tu ne joues pas s’ajoute à tes points à la fin, si tu as vu juste
    (CP5.5).

CP4_8 =
    Une carte ajoutée allonge la partie d’un tour. Une carte cachée retirée la raccourcit d’un tour.
    Une carte visible retirée n’y change rien.

CP4_9 =
    On ajoute au plus sept cartes à une semaine. Sinon, on pourrait repousser la fin éternellement.

CP5 = La fin de la semaine

CP5_1 =
    La partie est finie dès que se retourne la dernière carte cachée de la semaine.

    Si une leçon de cuisine emporte la dernière carte cachée, tout le monde termine encore le tour.
    Ensuite c’est fini, sauf si une carte a été ajoutée entre-temps.

CP5_2 =
    On additionne, personnage par personnage, les valeurs de la semaine. Celui qui a le total le
    plus haut tire la courte paille. Coco compte comme un septième personnage, même s’il la tire
    rarement.

    Si la semaine est tout à fait vide, personne n’est mangé et tout le monde a 0 point.
    .short-straw =
        Le rat de mer arrive à 11, le capitaine à 10. Tu as les rats de mer 6, 7 et 9 et Coco 3 :
        25 points. Le joueur 3 n’a pas de rat de mer : son Coco 2 ne compte donc pas non plus.

CP5_3 = Si plusieurs sont à égalité en tête, ils sont tous mangés.

CP5_4 =
    On montre alors les mains. Tu additionnes la valeur de toutes tes cartes du personnage mangé, et
    celle de tes Coco.
    Si plusieurs sont mangés, les cartes de tous comptent, et chaque Coco une fois. Si c’est Coco
    qui est mangé, tes Coco sont tout simplement ses cartes.

CP5_5 =
    Les Coco ne comptent que si tu as vu juste : sans une carte d’un personnage mangé, tu as 0
    point.

CP5_6 =
    Qui a le plus de points gagne. En cas d’égalité, les joueurs concernés ajoutent leurs cartes du
    personnage qui a le total suivant dans la semaine, et ainsi de suite jusqu’à ce que ce soit
    tranché.

    Les personnages au même total comptent ensemble. Les Coco ne comptent ici que si c’est au tour
    de Coco lui-même. Si la semaine entière ne tranche pas, la victoire est partagée.
    .tie =
        Vous avez tous deux 7 points de rat de mer. Le capitaine est deuxième : avec les
        capitaines 2 et 9, tu bats le capitaine 8.

CP6 = La traversée

CP6_1 =
    Une traversée se joue en plusieurs manches ; chaque manche est une semaine comme ci-dessus. À la
    fin, on annonce seulement les points. Seul le gagnant montre les cartes qui ont compté. Qui
    gagne avec 0 point ne montre rien.

CP6_2 =
    C’est la table qui annonce les points : personne ne peut se tromper. Si l’égalité demeure après
    tous les personnages, la manche va au joueur le plus proche du requin, là où celui-ci était
    au dernier tour.

CP6_3 =
    Le gagnant désigne un personnage, sauf Coco. Ses neuf cartes quittent le jeu, sur la table comme
    dans les mains. Chacun garde ses autres cartes. Ce qui quitte une main est montré.

    Mieux vaut donc désigner quelqu’un que tu n’as pas en main.
    .naming =
        Tu as gagné la manche et tu montres tes rats de mer et Coco. Désigne maintenant un
        personnage : la vigie et la cuisinière ne te coûtent rien.

CP6_4 =
    Les Coco du gagnant sont montrés, puis mélangés avec toutes les cartes de la table. Le gagnant
    en pioche autant en échange. Personne d’autre ne complète sa main.

CP6_5 =
    La semaine suivante a une carte de moins : sept, six, cinq, et ainsi de suite. Le gagnant reçoit
    le requin ; s’il est hors jeu, c’est le suivant encore en jeu. Le menu a cinq cartes, et on ne
    redistribue pas les mains.

CP6_6 =
    Qui n’a plus de cartes est hors jeu et ne revient pas. On le constate à la fin de chaque tour,
    avant même de compter la semaine, et quand un personnage disparaît.

CP6_7 =
    La traversée finit quand il ne reste qu’un joueur : c’est lui qui gagne, quels que soient les
    points. Elle finit aussi quand il ne reste qu’un personnage : gagne alors qui a le plus de points
    de ce personnage. Les Coco comptent comme toujours (CP5.5), car on compte avant de les rendre. En
    cas d’égalité, on partage.

    S’il ne reste personne, c’est le gagnant de la manche qui gagne ; au milieu d’une manche, c’est
    le joueur le plus près du requin.

    S’il y a trop peu de cartes, c’est d’abord le menu qui rétrécit, puis la semaine. Une semaine
    d’une carte, ou d’aucune, est aussitôt finie.

CP7 = Ce que chacun sait

CP7_1 =
    Tout le monde voit les cartes visibles de la semaine, le menu, la défausse, les cartes choisies
    dès qu’on les a montrées, combien de cartes chacun a, et ce que chacun prend dans le menu.

CP7_2 =
    Il n’y a que toi qui vois ta main, les cartes de la semaine que tu as regardées, et ce que tu as
    mis dans la semaine depuis ta main.

CP7_3 =
    Tant que tous n’ont pas choisi, personne ne voit ton choix : on voit seulement qu’il est fait.
    Jusque-là, tu peux encore changer d’avis.

CP7_4 = La table affiche, personnage par personnage, le total des cartes visibles de la semaine.
