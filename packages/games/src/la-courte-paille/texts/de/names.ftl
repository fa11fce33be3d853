# Die Figuren: bloß, und mit Artikel in drei Fällen (.nom, .acc, .dat).
figure_C = Kapitän
    .nom = der Kapitän
    .acc = den Kapitän
    .dat = dem Kapitän
figure_G = Köchin
    .nom = die Köchin
    .acc = die Köchin
    .dat = der Köchin
figure_B = Schiffsjunge
    .nom = der Schiffsjunge
    .acc = den Schiffsjungen
    .dat = dem Schiffsjungen
figure_L = Ausguck
    .nom = der Ausguck
    .acc = den Ausguck
    .dat = dem Ausguck
figure_R = Seeratte
    .nom = die Seeratte
    .acc = die Seeratte
    .dat = der Seeratte
figure_F = Wahrsagerin
    .nom = die Wahrsagerin
    .acc = die Wahrsagerin
    .dat = der Wahrsagerin
figure_X = Coco
    .nom = Coco
    .acc = Coco
    .dat = Coco

# „Kapitän 7“
card = { $figure } { $value }

# Wer welche Karte zeigt, in einer Reihe: „Anna mit Kapitän 7“.
pick = { NOM($who) } mit { $card }

# Vor dem, was gerufen wird: „Anna ruft: ‚Kochkurs!‘“
calls = { $who ->
    [you] Du rufst
   *[other] { $who } ruft
}

number-of-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
number-of-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
