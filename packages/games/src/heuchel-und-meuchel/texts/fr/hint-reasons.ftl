# Pourquoi l’indice est bon : une phrase entière, après « L’ordinateur conseille de … . »
highestOnTop = La plus forte, dessus, protège le reste.
hidesHigh = La plus forte de chaque pile reste cachée.
partlyHigh = Ici la plus forte protège, là elle se cache.
home = Cela amène { THE($card) } à bon port : plus { $points }.
homeWith = { THE($card) } arrive, avec { some-cards } dessous.
canTake = Tu pourras alors y prendre { THE($card) }.
jumps = Te voilà ainsi d’un coup { $steps } rangées plus haut.
nearer = { $steps ->
    [one] Ensuite, plus qu’une rangée pour { THE($card) }.
   *[other] Ensuite, encore { $steps } rangées pour { THE($card) }.
}
takes = L’autre le perd, et cela peut compter pour toi.
takesAway = L’autre, en tout cas, le perd.
ends = Plus personne d’autre n’a de carte visible : c’est fini.
leaves = Ce que tu emportes sans le mener à son arrivée compte contre toi.
rollsAgain = Un coup de plus vaut bien le risque d’un lancer injouable.
movesAgain = Un coup de plus te rapproche de l’arrivée.
stopsRolling = Si le prochain lancer n’est pas jouable, tu perds une carte.
stops = Rien ne t’oblige à continuer : mieux vaut laisser tes cartes là.
removes = Il faut retirer une carte, et celle-ci te coûte { number-of-points }.
