# Pourquoi l’indice est bon : une phrase entière, après « L’ordinateur conseille de … . »
besideOwn = De là, un pas suffit jusqu’à { $circle }, ta couleur.
hidesColour = Les autres devront retenir cette case { F($colour) }.
home = La case { $to } est de ta couleur.
nearer = Il se rapproche ainsi de { $circle }, ta couleur.
climbs = S’il est mal placé, il est bloqué.
uncovers = Tu revois ainsi la couleur de { $from }.
freesBeneath = Cela libère ce qui est dessous.
allRight = Tous tes pions sont sans doute bien placés.
allRightThen = Ensuite, tous tes pions seront sans doute bien placés.
nothingMoves = Aucun de tes pions ne peut partir.
probablyRight = Il est sans doute bien placé : l’autre doit reculer.
probablyWrong = Ton pion est sans doute mal placé.
claimIsCostly = Il est sans doute mal placé ; une fausse affirmation coûte un tour.
