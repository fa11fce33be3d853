# Die Figuren: bloß, mit Artikel in drei Fällen (.nom, .acc, .dat) und mit „von“ (.from).
figure_C = Kapitän
    .nom = der Kapitän
    .acc = den Kapitän
    .dat = dem Kapitän
    .from = vom Kapitän
figure_G = Köchin
    .nom = die Köchin
    .acc = die Köchin
    .dat = der Köchin
    .from = von der Köchin
figure_B = Schiffsjunge
    .nom = der Schiffsjunge
    .acc = den Schiffsjungen
    .dat = dem Schiffsjungen
    .from = vom Schiffsjungen
figure_L = Ausguck
    .nom = der Ausguck
    .acc = den Ausguck
    .dat = dem Ausguck
    .from = vom Ausguck
figure_R = Seeratte
    .nom = die Seeratte
    .acc = die Seeratte
    .dat = der Seeratte
    .from = von der Seeratte
figure_F = Wahrsagerin
    .nom = die Wahrsagerin
    .acc = die Wahrsagerin
    .dat = der Wahrsagerin
    .from = von der Wahrsagerin
figure_X = Coco
    .nom = Coco
    .acc = Coco
    .dat = Coco
    .from = von Coco

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
