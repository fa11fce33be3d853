# La carte au début de la toute première partie : courte, elle tient sur un téléphone.
card_who = { $place } est à toi, avec six cartes.
card_win = Chaque carte veut monter de sept rangées. Arrivée, elle compte ce qu’elle affiche. Le plus de points gagne.
card_lose = Ce qui n’est pas arrivé à la fin compte en moins. Et une carte de classe plus haute sur la même rangée peut prendre la tienne.
card_turn = Fais monter une carte ou une pile vers la première case libre au-dessus. On saute les cartes, parfois plusieurs fois de suite.

# Petits mots sur le plateau, une seule fois chacun.
note_laidOut = Chaque carte veut rejoindre le papier peint de sa classe, sept rangées plus haut. C’est là que ça luit.
note_jumped = On saute les cases occupées, jusqu’à la première libre.
note_jumpedOn = S’il y a encore une carte au-dessus de l’arrivée, on peut sauter de nouveau.
note_canTake = Une carte plus basse est ici, à prendre : la lettre de la classe compte d’abord (F, M, Q, P, B, R), puis le chiffre.
note_youTook = Prise ! Cette carte voyage sous la tienne. Si elle dépasse son but, elle compte pour toi. Tu peux rejouer.
note_youLost = Une carte de classe plus haute sur la même rangée a emporté la tienne.
note_home = À bon port ! Cette carte est retournée, en sûreté, et compte en plus.
note_lapsed = Ces cartes avaient déjà dépassé leur but : elles quittent le plateau et comptent en moins.
note_nearEnd = Bientôt fini ! Tout s’arrête dès qu’un joueur au plus a des cartes en route. Le reste compte alors en moins.
note_removed = Aucun coup n’allait avec le dé : une carte s’en va, et elle compte en moins.
note_refused = Touche une de tes cartes : des anneaux verts montrent où elle peut aller.

# Pourquoi quelqu’un d’autre a joué cela.
reason_home = Cette carte est à bon port : plus { $points }.
reason_tookYours = Ta carte était sur la même rangée, et plus basse.
reason_took = Cette carte était sur la même rangée, et plus basse.
reason_canTake = Il y a plus bas à prendre sur la rangée { $row }.
reason_jumps = { $who ->
    [you] Te voilà d’un coup { $steps } rangées plus haut.
   *[other] Voilà { $who } d’un coup { $steps } rangées plus haut.
}
