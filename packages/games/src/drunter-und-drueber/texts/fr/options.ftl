layout =
    .label = Les cases
    .explain =
        Les couleurs changent-elles à chaque partie, ou restent-elles comme sur le vieux plateau ?
    .value-shuffled = Nouvelles à chaque partie
    .value-printed = Toujours le même plateau

block =
    .label = Durée du blocage
    .explain =
        Après combien de tours de son propriétaire un pion couvert peut-il se dégager ? Dans le
        vieux livret, il reste bloqué jusqu’au départ de l’autre.
    .value-3 = Trois tours
    .value-5 = Cinq tours
    .value-endless = Jusqu’au départ de l’autre

falseClaim =
    .label = « Bien placé ! » à tort
    .explain = Qu’est-ce que cela coûte de dire que ton pion est bien placé quand c’est faux ?
    .value-skip = Passer un tour
    .value-free = Rien

rounds =
    .label = Durée de la partie
    .explain =
        Après ce nombre de tours de table, la partie s’arrête : qui a le plus de pions bien placés
        gagne.
    .value-30 = 30 tours de table au plus
    .value-60 = 60 tours de table au plus
    .value-150 = 150 tours de table au plus

memory =
    .label = La mémoire
    .explain =
        Dois-tu retenir ce qu’il y a sous les pions, ou la table le montre-t-elle ? Pour apprendre,
        l’aide est bienvenue.
    .value-strict = Chacun sa mémoire
    .value-aid = La table montre tout
