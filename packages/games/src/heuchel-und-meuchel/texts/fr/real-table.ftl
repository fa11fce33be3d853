whose = Les cartes de qui ?
where = Où sont-elles ?
home = À bon port, sur leur rangée d’arrivée
faces = Choisis les cartes
missing = { $count ->
    [one] Indique où sont les cartes : encore { $count } carte.
   *[other] Indique où sont les cartes : encore { $count } cartes.
}
won = { $count ->
    [one] { SUBJECT($players) } gagne avec { number-of-points }.
   *[other] { SUBJECT($players) } partagent la victoire avec { number-of-points }.
}
tooMany = Il n’y a pas plus de { $count } cartes en jeu : chacun en a reçu six.
belowStart = { THE($card) } part de la rangée { $row } et ne fait que monter.
