fold = Replier le résultat
unfold = Afficher le résultat
rematch = Rejouer
rematchHint = Les mêmes joueurs et niveaux, chacun une place plus loin
joinRematch = Une nouvelle partie t’attend
toRematch = À la partie suivante
historyFull = La partie n’a pas pu rejoindre les parties jouées : cet appareil est plein. Supprimes-en une, ou enregistre-la dans un fichier.
# $names : « tu prends Sombre », de ceux qui sont ici.
rematchSeats = Partie suivante : { $names }.
rematchSeat = { $who ->
    [you] tu prends { $seatName }
   *[other] { $who } prend { $seatName }
}
