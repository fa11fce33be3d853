# Die sechs Sorten Pfannkuchen.
kind_A = Kirschen
kind_B = Käse
kind_C = Speck
kind_D = Zitrone
kind_E = Schokolade
kind_F = Kräuter

# Die Pfannen: bloß, im Dativ (.dat: „mit der kleinen Pfanne“), als deine (.your: „in deiner kleinen
# Pfanne“), und nur die Größe (.size): „Deine Pfanne: die kleine“.
pan_small = kleine Pfanne
    .dat = der kleinen Pfanne
    .your = deiner kleinen Pfanne
    .size = die kleine
pan_normal = normale Pfanne
    .dat = der normalen Pfanne
    .your = deiner normalen Pfanne
    .size = die normale
pan_large = große Pfanne
    .dat = der großen Pfanne
    .your = deiner großen Pfanne
    .size = die große

# Die Köche heißen nach ihrer Farbe, und so auch die Plätze am Tisch.
cook_1 = Blau
cook_2 = Grün
cook_3 = Lila
cook_4 = Orange

garnished = { $crowned ->
    [yes] { $kind } mit Krone
   *[no] { $kind }
}

# Was wo auf einem Tablett liegt, in einer Reihe: „1 Kirschen, 4 Käse“.
laid = { $place } { $kind }

number-of-tiles = { $count ->
    [1] eine Fliese
   *[other] { $count } Fliesen
}

# Was einer tut, vor dem Rest des Satzes.
lays = { $who ->
    [you] Du legst
   *[other] { $who } legt
}
throws = { $who ->
    [you] Du wirfst
   *[other] { $who } wirft
}
threw-invalid = { $whose ->
    [you] Du hast ungültig geworfen.
   *[other] { $whose } hat ungültig geworfen.
}
