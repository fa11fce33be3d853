choose-a-card = Choisis d’abord une carte de ta main. On ne peut pas passer.
not-in-hand = Tu n’as pas de { $card } en main.
choices-are-shown = Les cartes sont déjà visibles ; tu choisiras de nouveau au prochain tour.
not-on-menu = Il n’y a pas de { $card } au menu.
only-coco-has-effects =
    Tu as joué { THE($card) }. Seul Coco fait des farces ; prends une carte du menu.
coco-draws-from-pile =
    Avec Coco, tu ne prends rien dans le menu : choisis une farce, puis tu piocheras une carte.
no-such-week-card = { $length ->
    [one] Il n’y a pas de jour { $position } : la semaine n’a plus que { $length } carte.
   *[other] Il n’y a pas de jour { $position } : la semaine compte { $length } cartes.
}
week-is-long-enough = { $most ->
    [one] On a déjà ajouté { $most } carte à cette semaine. Elle ne sera pas plus longue.
   *[other] On a déjà ajouté { $most } cartes à cette semaine. Elle ne sera pas plus longue.
}
nothing-face-down = Toutes les cartes de la semaine sont visibles. Il n’y a rien à espionner.
already-face-up = Le jour { $position } est déjà visible. Choisis des cartes cachées.
wrong-number-of-looks = { $count ->
    [1] Il ne reste qu’une carte cachée. Regarde celle-là.
   *[other] Regarde deux cartes cachées différentes.
}
nobody-is-eaten-now =
    Il faut attendre la fin de la manche : c’est alors que le gagnant désigne un personnage.
name-a-character = Tu as gagné la manche : désigne le personnage qui disparaît.
coco-is-not-eaten = On ne peut pas désigner Coco. Choisis un autre personnage.
already-eaten = { GENDER($character) ->
    [feminine] { THE($character) } a déjà été mangée.
   *[masculine] { THE($character) } a déjà été mangé.
}
wrong-chance = { $due ->
    [deck] On mélange et on distribue d’abord les cartes.
    [shark] On tire d’abord au sort qui reçoit le requin.
   *[reshuffle] On mélange d’abord la défausse.
}
wrong-deck = { $expected ->
    [one] Ce n’est pas la carte à mélanger.
   *[other] Ce ne sont pas exactement les { $expected } cartes à mélanger.
}
wrong-reshuffle = { $expected ->
    [one] La nouvelle pioche doit être la seule carte de la défausse.
   *[other] La nouvelle pioche doit être exactement les { $expected } cartes de la défausse.
}
no-such-shark-seat = Il n’y a pas de place { $seat } où le requin puisse aller.
