# De zes soorten pannenkoeken.
kind_A = kersen
kind_B = kaas
kind_C = spek
kind_D = citroen
kind_E = chocola
kind_F = kruiden

# De pannen: kaal, en met lidwoord (.the).
pan_small = kleine pan
    .the = de kleine pan
pan_normal = gewone pan
    .the = de gewone pan
pan_large = grote pan
    .the = de grote pan

# De koks heten naar hun kleur, en zo ook de stoelen.
cook_1 = Blauw
cook_2 = Groen
cook_3 = Paars
cook_4 = Oranje

garnished = { $crowned ->
    [yes] { $kind } met kroon
   *[no] { $kind }
}

# Wat waar op een blad ligt, in een rijtje: “1 kersen, 4 kaas”.
laid = { $place } { $kind }

number-of-tiles = { $count ->
    [1] één tegel
   *[other] { $count } tegels
}
