no-piece = Il n’y a pas de pièce en { $square }.
not-your-piece = La pièce en { $square } n’est pas à toi : tu joues { $mover }.
stays-put = Ta pièce est déjà en { $square }. Il faut vraiment la déplacer.
diagonal = De { $from } à { $to }, c’est en diagonale. Une pièce va tout droit.
not-in-line =
    Les cases { $from } et { $to } ne sont ni sur la même rangée ni sur la même colonne. Une pièce
    va tout droit.
path-blocked = Impossible d’aller de { $from } à { $to } : une pièce barre la route en { $at }.
square-taken = Il y a déjà une pièce en { $square }.
palace-closed = { $piece ->
    [king] Le roi a quitté son palais et ne peut plus y rentrer.
   *[pawn] Personne ne peut entrer dans le palais.
}
palace-in-the-way =
    De { $from } à { $to }, tu traverserais le palais vide, et à cette table il est fermé.
corner-for-king = La case { $square } est un coin : seul le roi peut y aller.
# $written : ce que le joueur a écrit. $taken : ce que ce coup prend vraiment.
wrong-captures = { COUNT($taken) ->
    [0] Ce coup ne prend rien, pas même { $written }.
   *[other] Ce coup prend { $taken } : ni plus, ni moins.
}
