won = { $who ->
    [you] C’est toi qui as servi le roi exactement comme il le voulait. Bon appétit, Majesté !
   *[other] C’est { $who } qui a servi le roi exactement comme il le voulait. Bon appétit, Majesté !
}
resigned = Les autres ont rendu leur tablier.
drawn = Nulle, d’un commun accord.
forfeited = Les autres ne sont pas revenus en cuisine.
