# Pourquoi l’indice est bon : une phrase entière, après « L’ordinateur conseille de … . »
highestOnTop = La plus haute dessus protège ce qu’il y a dessous.
hidesHigh = Ainsi personne ne voit où sont tes cartes hautes.
home = Cela amène { THE($card) } à bon port : plus { $points }.
canTake = Sur la rangée { $row }, tu pourras alors prendre { THE($card) }.
jumps = Te voilà ainsi d’un coup { $steps } rangées plus haut.
nearer = { $steps ->
    [one] Ensuite, il reste une rangée à { $card } pour arriver.
   *[other] Ensuite, il reste { $steps } rangées à { $card } pour arriver.
}
takes = L’autre le perd, et sous ta carte cela peut arriver à bon port.
ends = Ensuite, plus personne d’autre n’a de carte visible : la partie est finie.
leaves = Ce que tu emportes sans l’amener à bon port compte contre toi.
rollsAgain = Un coup de plus vaut mieux que le risque d’un dé qui ne convient pas.
movesAgain = Un coup de plus te rapproche du but.
stopsRolling = Si le prochain dé ne convient nulle part, tu perds une carte.
stops = Tout autre coup placerait moins bien tes cartes.
removes = Il faut retirer une carte, et celle-ci te coûte { number-of-points }.
