name = Tablut
tagline = Le roi s’enfuit, la meute le traque.
about =
    Un vieux jeu de plateau venu du Nord, pour deux joueurs aux buts opposés, à partir de dix ans.
    Clair tente de conduire le roi de son palais jusqu’à un coin du plateau. Sombre a
    deux fois plus de pions et tente de le capturer en chemin.
