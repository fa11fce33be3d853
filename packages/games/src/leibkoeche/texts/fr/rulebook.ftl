LK1 = La cuisine

LK1_1 =
    La cuisine a 42 carreaux : six en largeur (de a à f) et sept en profondeur (de 1 à 7). Devant la
    rangée 1 s’étend le tapis, et derrière lui se dresse la table du roi, avec les places 1 à 6.

    Le tapis touche les carreaux c1 et d1. À eux deux, nous les appelons la porte.
    .kitchen = Le début : six piles dans la cuisine, les cuisiniers sur le tapis.

LK1_2 =
    Il y a six sortes de crêpes garnies, six de chaque. Une crêpe de chaque sorte, sans couronne,
    est cachée sur la table du roi, dans un ordre que personne ne connaît. C’est ainsi que le roi
    les veut.

LK1_3 =
    Les cinq autres d’une sorte forment une pile, face visible. Une seule des cinq porte une
    couronne.

    La pile est mélangée : on ne voit que la crêpe du dessus.

LK1_4 =
    Les six piles sont sur des carreaux tirés au sort, jamais sur la rangée 1 et jamais l’une à côté
    de l’autre, pas même en diagonale.

LK1_5 =
    Les six crêpes à lancer ont un nombre de chaque côté : deux ont 1 et 6, deux ont 2 et 5, deux
    ont 3 et 4. Empilées dans un ordre quelconque, le petit nombre dessus, elles forment la réserve.

LK1_6 =
    Chacun a un cuisinier, qui part du tapis, une poêle moyenne et un plateau avec les places 1 à 6.

LK1_7 = On tire au sort qui commence. Ensuite, on joue dans le sens des aiguilles d’une montre.

LK2 = Les poêles

LK2_1 =
    Qui a le plus de crêpes sur son plateau doit prendre la petite poêle. Qui en a le moins peut
    prendre la grande. Chez nous, cela se fait tout seul, car on n’y perd jamais.

LK2_2 =
    Si plusieurs joueurs sont en tête, ils prennent tous la petite poêle ; si plusieurs sont
    derniers, tous la grande. Si tout le monde en a autant, tout le monde prend la moyenne. Un
    cuisinier devant le roi compte pour six.

LK2_3 = La poêle est fixée au début de ton tour et vaut pour tes deux lancers.

LK3 = Faire sauter

LK3_1 =
    Mets une crêpe à lancer dans la poêle, le côté que tu voyais dessus, et fais-la sauter : un
    demi-tour ou un tour complet.

LK3_2 =
    Tant qu’il y a une réserve, tu prends la crêpe du dessus. Ensuite, tu en prends une dans la
    cuisine, mais pas celle qui a été posée en dernier.

LK3_3 =
    Rattrapée : elle a fait au moins un demi-tour et retombe dans la poêle. Ton cuisinier avance
    d’autant de carreaux que le nombre du dessus, et tu peux relancer.

LK3_4 =
    À côté : elle a fait au moins un demi-tour, mais est tombée à côté de la poêle. Ton cuisinier
    avance du nombre du dessus ; il n’y a pas de deuxième lancer.

LK3_5 =
    Non valable : elle n’a même pas fait un demi-tour. Tu n’avances pas, ton tour est fini et le
    joueur suivant peut mettre ton cuisinier sur un carreau libre. Que tu l’aies rattrapée ou non
    n’y change rien.

    Tu poses d’abord la crêpe à lancer, le côté de ton choix dessus. Puis, avant toute autre chose,
    le joueur suivant dit où va ton cuisinier, ou le laisse là. Est libre un carreau sans cuisinier,
    sans pile et sans crêpe à lancer ; le tapis n’est pas un carreau.

LK3_6 =
    Jamais plus de deux lancers par tour. Pour le deuxième, tu prends la même, le côté de ton choix
    dessus, ou tu la poses sur un carreau libre, le côté utilisé dessus, et tu en prends une autre.

LK3_7 =
    Un demi-tour montre l’autre côté, sept moins le nombre ; un tour complet montre le même. Si elle
    tourne davantage, on continue à compter ainsi.

LK3_8 =
    En préparant la table, on choisit : lancer pour de vrai, à la main (LK8), ou laisser décider le
    hasard avec les chances de la poêle (LK9).

LK4 = Avancer

LK4_1 =
    Ton cuisinier avance exactement du nombre du dessus, de carreau en carreau, jamais en
    diagonale. Il peut tourner autant qu’on veut. Il faut avancer ; finir là où tu as commencé est
    donc interdit.
    .walking =
        Le cuisinier de c2 doit avancer de quatre carreaux. Tout chemin d’exactement quatre
        convient.

LK4_2 =
    Pas d’aller-retour : un pas ne peut pas défaire le précédent, même entre le premier et le
    deuxième déplacement du même tour. Tourner en rond est permis.

LK4_3 = On ne peut ni passer par-dessus une crêpe à lancer dans la cuisine, ni s’arrêter dessus.
    .blocked =
        Les crêpes à lancer en c2 et c4 barrent la route ; l’autre cuisinier, on peut le dépasser.

LK4_4 = On ne peut pas passer par-dessus une pile. On peut y finir.

LK4_5 =
    On peut dépasser les autres cuisiniers, mais deux cuisiniers ne sont jamais sur le même carreau.

LK4_6 =
    Ton cuisinier entre dans la cuisine par la porte, c1 ou d1. Le tapis lui-même ne fait pas partie
    du chemin.
    .door = On entre dans la cuisine par c1 ou d1.

LK4_7 = S’il n’y a pas de chemin d’exactement cette longueur, ton cuisinier reste où il est.

LK5 = Poser la crêpe à lancer

LK5_1 =
    Après avoir avancé, tu poses la crêpe à lancer sur un carreau libre, le côté de ton choix
    dessus. Si tu l’échanges pour un deuxième lancer, c’est le côté utilisé dessus.
    .laying = La crêpe à lancer utilisée peut aller sur tout carreau libre.

LK5_2 =
    Tant qu’il y a une réserve, pas sur la rangée 1. On en juge après le lancer : la sixième peut
    donc y être posée.

LK5_3 =
    La crêpe posée en dernier ne peut pas être reprise au tour suivant, pas plus que celle que tu as
    échangée pendant ton propre tour. Cela vaut pour tout le tour. Elle reste la dernière jusqu’à ce
    qu’on en pose une autre.

LK6 = Rassembler

LK6_1 =
    Si ton cuisinier finit exactement sur une pile, il peut prendre la crêpe du dessus et la mettre
    à une place libre de son plateau, s’il n’a pas encore cette sorte. Il reste là et occupe la
    pile, qu’il prenne ou non. La laisser peut t’éviter de passer en tête, et donc à la petite poêle.
    .collecting = Un pas jusqu’en b3, et la crêpe du dessus de cette pile vient sur le plateau.

LK6_2 =
    De chaque sorte, tu as au plus une crêpe. Si tu reviens à une sorte que tu as sans couronne et
    que la couronne est sur le dessus, tu peux échanger : la couronne prend la même place, et
    l’ancienne va sous la pile.

LK6_3 =
    Qui reçoit une crêpe couronnée peut aussitôt regarder en secret une crêpe du roi, ou s’en
    abstenir. Même après un échange, mais plus une fois que celles du roi sont dévoilées.
    .peeking = Avec une couronne sur le plateau, ce cuisinier peut regarder une place du roi.

LK6_4 =
    Personne n’a plus d’une couronne. Si tu en as déjà une et qu’une autre est sur le dessus, tu
    reçois la première sans couronne qui est en dessous. Qui préfère l’inverse laisse les couronnes
    libres en préparant la table.

LK6_5 =
    Jusqu’à ce que le premier cuisinier soit devant le roi, tu peux ranger ton plateau autrement
    pendant ton tour, aussi souvent que tu veux. Une nouvelle crêpe va d’elle-même à la première
    place libre.

LK7 = Devant le roi

LK7_1 =
    Avec six sortes sur ton plateau, ton cuisinier passe la porte et monte sur le tapis. Les pas en
    trop sont perdus.
    .arriving =
        Six sortes sur le plateau : on passe la porte jusqu’au tapis, même avec des pas en trop.

LK7_2 =
    Quand le premier cuisinier arrive, le jeu s’interrompt. Il pose d’abord sa crêpe à lancer ; il
    n’y a pas de deuxième lancer. Ensuite chacun, à commencer par lui, peut ranger son plateau une
    dernière fois, à tour de rôle et aux yeux de tous. Puis on dévoile les crêpes du roi.

LK7_3 =
    Si tes six crêpes sont comme celles du roi, tu as gagné aussitôt. On regarde quand elles sont
    dévoilées, quand un cuisinier arrive et après chaque crêpe glissée.
    .matching = Le plateau est comme le roi le veut. Gagné !

LK7_4 =
    Sur le tapis, on ne lance plus. À ton tour, tu retires une crêpe du rang et tu la glisses à un
    bout, à gauche ou à droite ; les autres se resserrent.
    .shifting =
        Le lard est en premier, mais sa place est la 3. À chaque tour, glisse une crêpe à un bout,
        jusqu’à ce que tout soit dans le bon ordre.

LK7_5 =
    Les autres continuent, mais ne rangent plus leur plateau. Quand ils arrivent, ils glissent à
    partir de leur tour suivant.

LK8 = Lancer à la main

LK8_1 =
    Tu bouges la poêle par le manche, à la souris, au doigt ou au clavier. Poêle, crêpe et table sont
    vues de profil, et se comportent exactement de la même façon sur tous les appareils.

LK8_2 =
    Seul le mouvement de ta main va au serveur. Il rejoue le lancer et décide. Ce qu’aucune main ne
    peut faire est refusé, et tu peux relancer.

LK8_3 =
    Ce qui compte : combien de demi-tours elle fait entre la poêle et la première chose qu’elle
    touche, si elle s’immobilise dans la poêle ou ailleurs, et quel côté est alors dessus. Sans
    demi-tour, le lancer n’est pas valable, et elle montre le côté qui était dessus quand tu l’as
    lancée. Si elle tient sur la tranche ou ne s’immobilise pas à temps, elle est à côté, avec le
    côté le plus tourné vers le haut.

LK8_4 =
    Les poêles ne diffèrent que par leur largeur. Une main exercée rattrape environ 40, 65 et 90
    crêpes sur cent avec la petite, la moyenne et la grande.

LK8_5 = Un lancer qui n’a pas lieu ne compte pas comme non valable : le tour attend.

LK8_6 = L’ordinateur lance de la même façon, d’une main qui tremble selon son niveau.

LK9 = Lancer au hasard

LK9_1 =
    Tu choisis un demi-tour ou un tour complet. Sur cent lancers, voici combien sont rattrapés, à
    côté et non valables. Demi-tour : 40, 55 et 5 avec la petite poêle, 65, 32 et 3 avec la moyenne,
    90, 9 et 1 avec la grande. Tour complet : 30, 64 et 6, puis 50, 46 et 4, puis 75, 23 et 2. Une
    crêpe à côté tombe aussi souvent sur un côté que sur l’autre.

LK9_2 =
    Pour qui ne peut pas ou ne veut pas lancer. Même quand on lance à la main, chacun peut laisser
    ses propres lancers au hasard, si la table le permet.

LK10 = Ce que chacun sait

LK10_1 =
    Tout le monde voit la cuisine, les plateaux, le dessus de chaque pile, les crêpes à lancer avec
    le côté qui est dessus, et qui a regardé quelle place du roi.

LK10_2 = Les sortes que tu y as vues, il n’y a que toi qui les connais.

LK10_3 =
    Personne ne voit l’ordre d’une pile, celui de la table du roi, ni celui de la réserve sous sa
    crêpe du dessus.
