open = Sur papier
title = { $game } sur papier
toRead = À lire et à remplir
rules = Règles du jeu
rulesHint = Toutes les règles avec leurs dessins, sur une colonne ou deux
reference = Aide de jeu
referenceHint = L’essentiel sur une seule page
scores = Feuille de score
scoresHint = À remplir au crayon
toPlay = À fabriquer soi-même
toPlayHint = Tout le contenu de la boîte en taille réelle, avec repères de coupe. Imprime, découpe et joue.
download = { $paper ->
    [letter] Télécharger au format US Letter (PDF)
   *[a4] Télécharger pour A4 (PDF)
}
back = Autres feuilles à imprimer
size = Papier
sizeName = { $paper ->
    [letter] Letter
   *[a4] A4
}
columns = Colonnes
print = Imprimer
referenceTitle = { $game } : aide de jeu
scoresTitle = { $game } : feuille de score
date = Date :
place = Lieu :
name = Nom
evening = La soirée
round = Partie { $count }
bySign = Par sorte
total = Total

realTable_open = Faire arbitrer une vraie partie
realTable_title = Arbitrage : { $game }
realTable_heading = Faire arbitrer une vraie partie
realTable_movesHint = Jouez avec les vraies pièces et reproduisez ici chaque coup. L’appli veille aux règles, dit pourquoi un coup est interdit et écrit la feuille de partie.
realTable_cardsHint = Jouez avec les vraies cartes et choisissez ici celles qui sont jouées. L’appli veille aux règles et compte les points.
realTable_openEnd = Compter les points d’une vraie partie
realTable_endHint = Jouez avec les vraies cartes. À la fin, indiquez où se trouve chaque carte : l’appli compte les points et dit qui a gagné.
realTable_howMany = Combien de joueurs ?
realTable_begin = Commencer
realTable_takeBack = Annuler
realTable_close = Fermer
realTable_keepRecord = Garder la feuille de partie
realTable_notKept = Cet appareil ne peut pas la garder.
realTable_startAgain = Recommencer
realTable_rules = Règles du jeu
