quick = Jetzt spielen
set = Tisch einrichten
learn = In ein paar Zügen lernen
learnShort = Lektionen
practise = Werfen üben
practiceTitle = Üben: { $game }
rules = Spielregeln
rulesHint = Alle Regeln, nummeriert, mit Zeichnungen
ladder = Rangliste
finishedHere = Auf diesem Gerät gespielt
fromFile = Aus einer Datei
recent = An anderen Tischen
recentNone = Gerade gibt es keine offene Partie.
recentUnreachable = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen.
watch = Zuschauen
lookBack = Rückblick
running = läuft
puzzles = Rätsel
puzzleStars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
