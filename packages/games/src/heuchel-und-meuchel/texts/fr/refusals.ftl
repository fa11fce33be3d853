not-now = { $due ->
    [arrange] D’abord, tout le monde met ses piles en ordre.
    [move] Maintenant, tu dois déplacer une carte ou une pile.
    [take] Dis d’abord si tu prends quelque chose ou si tu laisses tout.
    [again] Dis d’abord si tu continues ou si tu t’arrêtes.
    [remove] Ton lancer n’est pas jouable : retire une de tes cartes.
   *[other] Ce n’est pas possible maintenant.
}
bad-deal = Les cartes n’ont pas pu être distribuées ainsi.
no-such-starter = Il n’y a pas de joueur { $seat } pour commencer.
bad-roll = Un dé n’a pas de { $pips }.
not-your-cards = Pose exactement tes propres piles : { $cards }.
nothing-to-move = Il n’y a rien à toi sur la rangée { $row }.
face-down =
    Les cartes de la rangée { $row } sont retournées : elles sont à bon port et n’en bougent plus.
no-such-part = { $count ->
    [one] Tu ne peux pas prendre { $count } carte de la pile de la rangée { $row }.
   *[other] Tu ne peux pas prendre { $count } cartes de la pile de la rangée { $row }.
}
no-splitting-here =
    Sur la rangée { $row }, tu ne peux pas diviser cette pile. Cela ne se fait que sur sa rangée de
    départ.
never-down = Dans cette maison, on monte tout droit : on ne descend pas et on ne change pas de colonne.
past-its-goal = { THE($card) } veut aller à la rangée { $goal } et ne peut pas la dépasser.
field-taken = La rangée { $row } est déjà occupée. On se pose sur une case libre.
no-landing = { COUNT($landings) ->
    [0] D’ici, tu ne peux pas aller à la rangée { $to }.
    [one] Impossible d’aller à la rangée { $to }. D’ici, tu peux te poser sur la rangée { $landings }.
   *[other] Impossible d’aller à la rangée { $to }. D’ici, tu peux te poser sur les rangées { OR($landings) }.
}
not-the-roll = Ton dé montre { $pips }, et là tu monterais de { $steps }.
nothing-to-take = Chez { OBJECT($owner) }, il n’y a rien à prendre sur cette rangée.
outranked = Ton { $mine } n’est pas plus fort que { THE($card) } chez { OBJECT($owner) }.
safe = Chez { OBJECT($owner) }, les cartes de cette rangée sont à bon port : on n’y touche pas.
column-twice = Chez { OBJECT($owner) }, on ne prend qu’une fois.
nothing-to-remove = Il n’y a rien que tu puisses retirer sur la rangée { $row }.
