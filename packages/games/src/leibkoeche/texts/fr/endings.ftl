won = Exactement comme le roi le voulait. Bon appétit, Majesté !
resigned = Les autres ont rendu leur tablier.
drawn = Nulle, d’un commun accord.
forfeited = Les autres ne sont pas revenus en cuisine.
