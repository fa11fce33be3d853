faces = Toutes les cartes
shark = Qui a le requin ?
week = Jour { $position } : quelle carte est retournée ?
menu = { $count ->
    [one] Le menu : choisis encore { $count } carte.
   *[other] Le menu : choisis encore { $count } cartes.
}
pick = La carte choisie par { $name } ?
take = La carte { ELIDE("que", $name) } prend dans le menu ?
coco = Coco { ELIDE("de", $name) } : que fait-il ?
thrown = Quelle carte était au jour { $position } ?
hand = { $count ->
    [one] Qu’y a-t-il dans la main { ELIDE("de", $name) } ? Encore { $count } carte.
   *[other] Qu’y a-t-il dans la main { ELIDE("de", $name) } ? Encore { $count } cartes.
}
over = La semaine est finie.
won = { $count ->
    [one] { SUBJECT($players) } gagne.
   *[other] { SUBJECT($players) } partagent la victoire.
}
day = Jour { $position }
landHand = Terre en vue : de la main
elsewhere = { THE($card) } est déjà ailleurs.
