# The six kinds of pancake.
kind_A = cherries
kind_B = cheese
kind_C = bacon
kind_D = lemon
kind_E = chocolate
kind_F = herbs

# The pans: bare, and with the article (.the).
pan_small = small pan
    .the = the small pan
pan_normal = normal pan
    .the = the normal pan
pan_large = large pan
    .the = the large pan

# The cooks are called by their colours, and so are the seats.
cook_1 = Blue
cook_2 = Green
cook_3 = Purple
cook_4 = Orange

garnished = { $crowned ->
    [yes] { $kind } with a crown
   *[no] { $kind }
}

# What lies where on a tray, in a row: “1 cherries, 4 cheese”.
laid = { $place } { $kind }

number-of-tiles = { $count ->
    [1] one tile
   *[other] { $count } tiles
}
