won = Exactement comme le roi le voulait. Bon appétit, Majesté !
resigned = Les autres ont rendu leur tablier.
drawn = Nulle : vous êtes tous d’accord.
forfeited = Les autres ne sont pas revenus en cuisine.
