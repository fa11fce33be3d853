signedIn = Ta session est ouverte.
signedInAs = Session ouverte au nom { ELIDE("de", $name) }.
signedOut = Cet appareil a été déconnecté. Connecte-toi pour retrouver tes parties.
signIn = Se connecter
evening = Tu participes à une soirée de club.
eveningOf = Tu participes à la soirée « { $name } ».
toEvening = Voir la soirée
