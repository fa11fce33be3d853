quick = Jouer
set = Préparer la table
learn = Apprendre en quelques coups
learnShort = Leçons
practise = S’entraîner à lancer
practiceTitle = Entraînement : { $game }
rules = Règles
rulesHint = Toutes les règles, numérotées, avec des dessins
ladder = Classement
finishedHere = Jouées sur cet appareil
fromFile = Tirée d’un fichier
recent = Aux autres tables
recentNone = Aucune partie ouverte à tous en ce moment.
recentUnreachable = Le serveur est injoignable. Tu peux quand même jouer sur cet appareil.
watch = Regarder
lookBack = Revoir
running = en cours
puzzles = Casse-têtes
puzzleStars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
