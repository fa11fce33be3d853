whose = Les cartes de qui ?
where = Où sont-elles ?
home = Arrivées, sur leur rangée d’arrivée
faces = Touche les cartes
missing = { $count ->
    [one] Touche les cartes là où elles sont : encore { $count } carte.
   *[other] Touche les cartes là où elles sont : encore { $count } cartes.
}
won = { $count ->
    [one] { SUBJECT($players) } gagne avec { $points } points.
   *[other] { SUBJECT($players) } partagent la victoire avec { $points } points.
}
tooMany = Il n’y a pas plus de { $count } cartes en jeu : chacun en a reçu six.
belowStart = { $card } part de la rangée { $row } et ne fait que monter.
