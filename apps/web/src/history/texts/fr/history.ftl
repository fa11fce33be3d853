title = Parties jouées
intro = Tout ce qui a été joué jusqu’au bout ou ouvert sur cet appareil, même hors connexion, et ce que tu as joué en ligne avec d’autres.
search = Chercher un nom, un jeu ou une date
game = Jeu
allGames = Tous les jeux
favourites = Favoris seulement
none = Rien pour l’instant. Joue une partie jusqu’au bout et tu la retrouveras ici.
notFound = Aucune partie trouvée.
found = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
sources_here = sur cet appareil
sources_online = en ligne
sources_file = venue d’un fichier
story = L’histoire
replay = Revoir
replayOf = Revoir : { $match }
star = Mettre { $match } dans les favoris
rename = Donner un nom à { $match }
renameTitle = Un nom pour cette partie
nameLabel = Nom
nameHint = Si le champ reste vide, la partie porte le nom de celles et ceux qui l’ont jouée.
save = Enregistrer
cancel = Annuler
remove = Supprimer { $match }
removeTitle = Supprimer une partie
removeQuestion = La partie disparaît de cet appareil. Enregistre-la d’abord dans un fichier si tu veux la revoir.
removeYes = Supprimer
full = { $count ->
    [one] Cet appareil est plein : { $count } partie n’a pas pu être ajoutée. Elle est encore là, mais devra peut-être céder sa place. Supprime une autre partie ou enregistre celle-ci dans un fichier.
   *[other] Cet appareil est plein : { $count } parties n’ont pas pu être ajoutées. Elles sont encore là, mais devront peut-être céder leur place. Supprimes-en d’autres ou enregistre celles-ci dans des fichiers.
}
notChanged = Cet appareil est plein : le changement n’a pas été gardé.
more = En montrer plus
