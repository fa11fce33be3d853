lastOneLeft =
    Un joueur au plus a encore des cartes en route : la partie est finie. Meilleur résultat : { number-of-points }.
shared = Égalité à { number-of-points } : la victoire est partagée.
allHomeOrGone =
    Toutes les cartes sont à bon port ou hors du plateau. Meilleur résultat : { number-of-points }.
resigned = Les autres ont abandonné.
drawn = Nulle, d’un commun accord.
forfeited = Les autres n’ont pas continué.
