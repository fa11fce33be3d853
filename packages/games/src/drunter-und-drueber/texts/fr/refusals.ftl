unsound-layout = Les cases ne peuvent pas être disposées ainsi.
no-such-starter = Le joueur { $seat } n’est pas à table et ne peut donc pas commencer.
not-now = { $due ->
    [layout] D’abord, on met en place les cases.
    [first] D’abord, on tire au sort qui commence.
    [place] D’abord, tout le monde pose ses pions.
    [step] Maintenant, il faut jouer un coup.
   *[answer] Une question est posée : le pion attaqué est-il bien placé ou non ?
}
circle-taken = Il y a déjà un pion en { $at }. Choisis une case vide.
own-colour = La case { $at } est de ta couleur. Tu peux poser un pion partout, sauf là.
somebody-stuck = { $who ->
    [you] Ensuite, tu ne pourrais plus poser tous tes pions. Choisis une autre case.
   *[other] Ensuite, { $who } n’aurait plus assez de place pour ses pions. Choisis une autre case.
}
no-stone-of-yours = Tu n’as pas de pion en { $at }.
stone-covered =
    Ton pion en { $at } est bloqué sous un autre. Tours d’attente : { $waited } sur { $block }.
stone-stuck = Ton pion en { $at } est sous un autre : il est bloqué.
not-a-neighbour = De { $from } à { $to }, c’est trop loin : un pion se déplace d’une case.
stays-put = Ton pion est déjà en { $at }. Déplace-le sur une case voisine.
own-stone-on-top =
    En { $at }, c’est ton propre pion qui est dessus. On ne monte pas sur soi-même.
must-move = Tu peux encore déplacer un pion : tu ne peux donc pas passer.
