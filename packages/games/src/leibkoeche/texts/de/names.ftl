# Die sechs Sorten Pfannkuchen.
kind_A = Kirschen
kind_B = Käse
kind_C = Speck
kind_D = Zitrone
kind_E = Schokolade
kind_F = Kräuter

# Die Pfannen: bloß, im Dativ (.dat: „mit der kleinen Pfanne“), und als deine (.your: „in deiner kleinen
# Pfanne“).
pan_small = kleine Pfanne
    .dat = der kleinen Pfanne
    .your = deiner kleinen Pfanne
pan_normal = normale Pfanne
    .dat = der normalen Pfanne
    .your = deiner normalen Pfanne
pan_large = große Pfanne
    .dat = der großen Pfanne
    .your = deiner großen Pfanne

# Die Köche heißen nach ihrer Farbe, und so auch die Plätze am Tisch.
cook_1 = Blau
cook_2 = Grün
cook_3 = Lila
cook_4 = Orange

garnished = { $crowned ->
    [yes] { $kind } mit Krone
   *[no] { $kind }
}

# Was wo auf einem Tableau liegt, in einer Reihe: „Kirschen auf 1, Käse auf 4“.
laid = { $kind } auf { $place }

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
