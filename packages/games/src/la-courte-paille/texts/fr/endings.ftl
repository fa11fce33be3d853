won = La semaine est finie. Meilleur total pour le personnage mangé : { number-of-points }.
shared =
    La semaine est finie. { number-of-points } chacun, et égalité jusqu’au bout : la victoire est
    partagée.
straw = { COUNT($figures) ->
    [one] { THE($figures) } a tiré la courte paille. Meilleur total : { number-of-points }.
   *[other] { THE($figures) } ont tiré ensemble la courte paille. Meilleur total : { number-of-points }.
}
settled =
    La semaine est finie. Égalité à { number-of-points } : le meilleur total pour { THE($figures) }
    fait la différence.
pointless = La semaine est finie, et personne n’avait de carte du personnage mangé.
voyageWon = Il ne reste qu’un personnage. Meilleur total pour ce personnage : { number-of-points }.
voyageShared =
    Il ne reste qu’un personnage. Avec { number-of-points } chacun, la victoire est partagée.
lastOnRaft = La traversée est finie : les autres n’ont plus de cartes.
forfeited = Le temps était écoulé, ou quelqu’un est resté absent trop longtemps.
resigned = Les autres ont abandonné.
drawn = Nulle, d’un commun accord.
