title = Spellenkast
welcome = Cinq jeux de société qu’on ne trouve plus en magasin, de retour sur la table.
running = Parties en cours
yourTurn = À toi de jouer
yourTurnTogether = À vous de jouer
waiting = Aux autres de jouer
toBegin = Prête à commencer
here = sur cet appareil
online = en ligne
versus = contre { $names }
watching = Les ordinateurs jouent entre eux
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
remove = Supprimer cette partie
more = { $count ->
    [one] Encore { $count } partie
   *[other] Encore { $count } parties
}
fewer = En montrer moins
removeQuestion = Cette partie n’existe que sur cet appareil : elle sera perdue.
removeYes = Supprimer
keep = Garder
games = Les jeux
# $span : « 2–6 ». $max : le plus grand nombre.
players = { $max ->
    [one] { $span } joueur
   *[other] { $span } joueurs
}
minutes = { $span } min
play = Jouer
playHint = Contre l’ordinateur : d’abord niveau 1, puis 2
look = Découvrir { $name }
history = Parties jouées
club = Soirée de club
importRecord = Revoir une partie d’un fichier
footer = Pour qui possède ces jeux, s’en souvient ou les découvre.
offline = Pas de connexion. Ce qui est sur cet appareil reste jouable.
notFetched = Pas encore sur cet appareil : ouvre ce jeu une fois en ligne.
fetchAll = Garder tous les jeux sur cet appareil
fetching = Téléchargement des jeux…
allFetched = Tous les jeux sont sur cet appareil, même sans connexion.
noRoom = Tout n’a pas pu être gardé : plus de place ou pas de connexion.
newer = Une nouvelle version est prête.
loadNewer = Mettre à jour
puzzleOfTheDay = Casse-tête du jour : { $game }
puzzleNotFetched = Le casse-tête du jour vient de « { $game } », qui n’est pas encore sur cet appareil.
