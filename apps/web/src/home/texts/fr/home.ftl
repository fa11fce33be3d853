signedIn = Tu es connecté.
signedInAs = Tu es connecté sous le nom de { $name }.
signedOut = Cet appareil a été déconnecté. Connecte-toi pour retrouver tes parties.
signIn = Se connecter
evening = Tu participes à une soirée de club.
eveningOf = Tu participes à { $name }.
toEvening = Vers la soirée
