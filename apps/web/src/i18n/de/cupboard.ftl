title = Spellenkast
welcome = Fünf Gesellschaftsspiele, die es nicht mehr zu kaufen gibt, hier wieder auf dem Tisch.
running = Laufende Partien
yourTurn = Du bist am Zug
yourTurnTogether = Ihr seid am Zug
waiting = Die anderen sind am Zug
toBegin = Startklar
here = auf diesem Gerät
online = online
versus = gegen { $names }
watching = Die Computer spielen unter sich
moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
more = { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}
fewer = Weniger zeigen
remove = Partie löschen
removeQuestion = Diese Partie liegt nur auf diesem Gerät und ist danach weg.
removeYes = Löschen
keep = Behalten
games = Die Spiele
# $span: „2–6“. $max: die größte Zahl.
players = { $max ->
    [one] { $span } Spieler
   *[other] { $span } Spieler
}
minutes = { $span } Min.
play = Jetzt spielen
playHint = Gegen den Computer: erst auf Stufe 1, dann auf 2
look = { $name } ansehen
history = Gespielte Partien
club = Clubabend
importRecord = Partie aus einer Datei ansehen
footer = Für alle, die diese Spiele haben, kennen oder entdecken.
offline = Keine Verbindung. Was auf diesem Gerät liegt, kannst du weiterspielen.
notFetched = Noch nicht auf diesem Gerät: Öffne das Spiel einmal mit Verbindung.
fetchAll = Alle Spiele auf dieses Gerät laden
fetching = Die Spiele werden geladen …
allFetched = Alle Spiele liegen auf diesem Gerät und laufen auch ohne Verbindung.
noRoom = Nicht alles ließ sich speichern: kein Platz oder keine Verbindung.
newer = Es gibt eine neue Version.
loadNewer = Neue Version laden
puzzleOfTheDay = Rätsel des Tages: { $game }
puzzleNotFetched = Das Rätsel des Tages ist aus dem Spiel „{ $game }“, und das ist noch nicht auf diesem Gerät.
