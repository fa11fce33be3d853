### La page d’un joueur.
own = Ma page
nameless = Un joueur sans nom
friends = Amis
you = Les autres ne voient ici que ta force et ce qui vient de parties publiques.
guest = Tu joues en invité : personne d’autre ne voit cette page. Avec un compte, les autres peuvent aussi t’y trouver.
friend = Vous êtes amis.
unreachable = Cette page est injoignable pour le moment.
unknown = Ce joueur n’existe pas, ou ne montre rien de lui ici.

games = Jeux
none = Pas encore de partie contre des personnes.
rating = Force { $rating } ± { $uncertainty }
provisional = Force { $rating } ± { $uncertainty }, provisoire
counts = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}, { $drawn } { $drawn ->
    [one] nulle
   *[other] nulles
}, { $lost } { $lost ->
    [one] perdue
   *[other] perdues
}

againstYou = Toi contre { $name }
againstFriends = Contre tes amis
notMet = Vous n’avez pas encore joué l’un contre l’autre.

openings = Ouvertures favorites
times = { $times } fois sur { $count }

results = Parties jouées
result_won = Gagnée
result_drawn = Nulle
result_lost = Perdue
rated = classée
replay = Revoir
replayOf = Revoir : { $game }, { $date }
more = En montrer plus

people = Qui joue ici
beside = Une page s’ouvre dans un nouvel onglet, pour que tu restes à la table.
