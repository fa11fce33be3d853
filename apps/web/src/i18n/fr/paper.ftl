open = Sur papier
title = { $game } sur papier
toRead = À lire et à remplir
rules = Règles du jeu
rulesHint = Toutes les règles avec leurs dessins, sur une colonne ou deux
reference = Aide de jeu
referenceHint = L’essentiel sur une seule page
scores = Feuille de marque
scoresHint = À remplir au crayon
toPlay = À fabriquer soi-même
toPlayHint = Plateau, cartes et pièces en taille réelle, avec repères de coupe. Imprime, découpe et joue.
download = { $paper ->
    [letter] Télécharger pour Letter (PDF)
   *[a4] Télécharger pour A4 (PDF)
}
back = Tout ce qui peut être imprimé
size = Papier
sizeName = { $paper ->
    [letter] Letter
   *[a4] A4
}
columns = Colonnes
print = Imprimer
referenceTitle = { $game } : aide de jeu
scoresTitle = { $game } : feuille de marque
date = Date :
place = Lieu :
name = Nom
evening = La soirée
round = Partie { $count }
bySign = Par sorte
total = Total
