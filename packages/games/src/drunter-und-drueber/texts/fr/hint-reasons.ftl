# Pourquoi l’indice est bon : une phrase entière, après « L’ordinateur conseille de … . »
besideOwn = De là, il n’y a qu’un pas jusqu’à { $circle }, une case de ta couleur.
hidesColour = Cela cache ici une case { F($colour) }, que les autres devront retenir.
home = La case { $to } est de ta couleur.
nearer = Ce pion se rapproche ainsi de { $circle }, une case de ta couleur.
climbs = Ce qui est dessous est alors bloqué, sauf si c’est bien placé.
uncovers = Tu revois ainsi la couleur de { $from }.
freesBeneath = Cela libère ce qui est dessous.
allRight = Tous tes pions sont sans doute bien placés.
allRightThen = Ensuite, tous tes pions seront sans doute bien placés.
nothingMoves = Aucun de tes pions ne peut partir.
probablyRight = Ton pion est sans doute bien placé ; l’autre doit alors reculer.
probablyWrong = Ton pion est sans doute mal placé.
claimIsCostly = Ton pion est sans doute mal placé, et une fausse affirmation te coûte un tour.
