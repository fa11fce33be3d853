open = Auf Papier
title = { $game } auf Papier
toRead = Zum Lesen und Ausfüllen
rules = Spielregeln
rulesHint = Alle Regeln mit Zeichnungen, in einer Spalte oder zweien
reference = Spielhilfe
referenceHint = Das Wichtigste auf einem Blatt
scores = Wertungsblatt
scoresHint = Zum Ausfüllen mit dem Bleistift
toPlay = Zum Selbermachen
toPlayHint = Spielplan, Karten und Figuren in Originalgröße, mit Schnittmarken. Drucken, ausschneiden, spielen.
download = { $paper ->
    [letter] Herunterladen für Letter (PDF)
   *[a4] Herunterladen für A4 (PDF)
}
back = Was sich sonst noch drucken lässt
size = Papier
sizeName = { $paper ->
    [letter] Letter
   *[a4] A4
}
columns = Spalten
print = Drucken
referenceTitle = { $game }: Spielhilfe
scoresTitle = { $game }: Wertungsblatt
date = Datum:
place = Ort:
name = Name
evening = Der Abend
round = Partie { $count }
bySign = Nach Art
total = Summe
