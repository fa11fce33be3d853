# Mit Artikel in zwei Fällen (.nom, .acc) und in der Mehrzahl (.many).
man_L = Verteidiger
    .nom = der Verteidiger
    .acc = den Verteidiger
    .many = die Verteidiger
man_K = König
    .nom = der König
    .acc = den König
    .many = die Könige
man_D = Angreifer
    .nom = der Angreifer
    .acc = den Angreifer
    .many = die Angreifer

# Die Seiten; so heißen auch die Plätze am Tisch.
side_light = Hell
side_dark = Dunkel

# Am Ende eines Satzes darüber, wie es ausging.
wins = { $winner ->
    [you] Du gewinnst!
   *[other] { $winner } gewinnt!
}
