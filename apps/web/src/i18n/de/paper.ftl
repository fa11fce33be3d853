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
toPlayHint = Alles aus der Schachtel in Originalgröße, mit Schnittmarken. Drucken, ausschneiden, spielen.
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

realTable_open = Schiedsrichter fürs echte Spiel
realTable_title = Schiedsrichter für { $game }
realTable_heading = Schiedsrichter fürs echte Spiel
realTable_movesHint = Spielt mit den echten Figuren und macht jeden Zug hier nach. Die App achtet auf die Regeln, sagt, warum etwas nicht erlaubt ist, und schreibt mit.
realTable_cardsHint = Spielt mit den echten Karten und wählt hier aus, was auf den Tisch kommt. Die App achtet auf die Regeln und zählt die Punkte.
realTable_openEnd = Punkte zählen fürs echte Spiel
realTable_endHint = Spielt mit den echten Karten. Ist es zu Ende, gebt ihr an, welche Karte wo liegt: Die App zählt die Punkte und sagt, wer gewonnen hat.
realTable_howMany = Wie viele spielen mit?
realTable_begin = Anfangen
realTable_takeBack = Zurücknehmen
realTable_close = Schließen
realTable_keepRecord = Mitschrift speichern
realTable_notKept = Dieses Gerät kann sie nicht speichern.
realTable_startAgain = Von vorn anfangen
realTable_rules = Spielregeln
