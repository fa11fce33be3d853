# La carte au début de la toute première partie : courte, elle tient sur un téléphone.
card_who = { $place } : c’est la tienne.
card_win = Chaque carte veut monter de sept rangées. Arrivée, elle rapporte ce qu’elle affiche. Qui a le plus de points gagne.
card_lose = Ce qui n’est pas arrivé à la fin compte en moins. Et une carte plus forte sur la même rangée peut prendre la tienne.
card_turn = Fais monter une carte ou une pile vers la première case libre au-dessus. On saute les cartes, parfois plusieurs fois de suite.

# Petits mots sur le plateau, une seule fois chacun.
note_laidOut = Chaque carte veut monter au papier peint de sa classe, sept rangées plus haut, qui brille. Avant, elle compte en moins.
note_jumped = On saute les cases occupées, jusqu’à la première libre.
note_jumpedOn = S’il y a encore une carte juste au-dessus, on peut aussitôt sauter de nouveau.
note_canTake = Une carte plus faible à prendre ! La lettre de la classe compte d’abord (Cr, M, Ch, Pa, É, Pr), puis le chiffre.
note_youTook = Prise ! Elle voyage sous la tienne : elle compte en moins jusqu’à son arrivée, puis en plus. Tu peux rejouer.
note_points = En bas, les points du moment. Un « ? » : il y a aussi une carte couverte que tu ne connais pas.
note_youLost = Une carte plus forte sur la même rangée a emporté la tienne.
note_home = À bon port ! Cette carte est retournée, en sûreté, et compte en plus.
note_lapsed = Ces cartes avaient déjà dépassé leur arrivée : elles quittent le plateau et comptent en moins.
note_nearEnd = Bientôt fini ! Tout s’arrête dès qu’un joueur au plus a des cartes en route. Le reste compte alors en moins.
note_removed = Le lancer n’était pas jouable : une carte s’en va, et elle compte en moins.
note_refused = Choisis une de tes cartes : des anneaux verts montrent où elle peut aller.

# Pourquoi quelqu’un d’autre a joué cela.
reason_home = Cette carte est à bon port : plus { $points }.
reason_tookYours = Ta carte était sur la même rangée, et plus faible.
reason_took = Cette carte était sur la même rangée, et plus faible.
reason_canTake = Il y a une carte plus faible à prendre sur la rangée { $row }.
reason_jumps = { $who ->
    [you] Te voilà d’un coup { $steps } rangées plus haut.
   *[other] Voilà { $who } d’un coup { $steps } rangées plus haut.
}
