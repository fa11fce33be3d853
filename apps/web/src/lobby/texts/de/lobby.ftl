### Die Lobby im Schrank: offene Tische, ein Wunsch für mehrere Spiele, Partien zum Zuschauen.
title = Gemeinsam spielen
quiet = Gerade sucht niemand, und kein Tisch ist offen. Sag, was du spielen möchtest, oder lade jemanden ein.
now_tables = { $count ->
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
now_looking = { $count ->
    [one] { $count } Person sucht jemanden
   *[other] { $count } Leute suchen jemanden
}
now_lookingFor = { $count ->
    [one] { $count } Person sucht jemanden für { OR($names) }
   *[other] { $count } Leute suchen jemanden für { OR($names) }
}
now_matches = { $count ->
    [one] { $count } Partie zum Zuschauen
   *[other] { $count } Partien zum Zuschauen
}
unreachable = Die Lobby ist gerade nicht erreichbar.
open = Jemanden zum Spielen suchen
close = Zuklappen
wishTitle = Was möchtest du spielen?
games = Spiele
allGames = Alle Spiele
seeking = { $count ->
    [one] { $count } sucht
   *[other] { $count } suchen
}
players_legend = Wie viele?
players_two = 2
players_few = 2–4
players_many = Ab 3
players_any = Egal
pace_legend = Tempo
pace_live = Jetzt gleich
pace_days = Über mehrere Tage
pace_both = Beides
terms_live = Alle haben je 15 Minuten für die ganze Partie und nach jedem Zug 10 Sekunden mehr. Wer weggeht, für den spielt der Computer weiter.
terms_days = Für jede Entscheidung sind drei Tage Zeit; du musst nicht dabeibleiben.
go = Suchen
noGame = Wähle mindestens ein Spiel.
wait = { $count ->
    [one] In den letzten drei Stunden hat hier einmal jemand Mitspieler gefunden, nach { $seconds } Sekunden.
   *[other] In den letzten drei Stunden hat hier { $count }-mal jemand Mitspieler gefunden, meist binnen { $seconds } Sekunden.
}
waitMinutes = { $count ->
    [one] In den letzten drei Stunden hat hier einmal jemand Mitspieler gefunden, nach etwa { $minutes } Min.
   *[other] In den letzten drei Stunden hat hier { $count }-mal jemand Mitspieler gefunden, meist binnen { $minutes } Min.
}
waitUnknown = In den letzten drei Stunden hat hier niemand Mitspieler gefunden. Es kann also dauern.
lookingFor = Wir suchen jemanden für { OR($names) }
lookingForAny = Wir suchen jemanden zum Spielen
lookingLater = Du bist zuletzt öfter weggegangen. In { $seconds } Sekunden suchen wir weiter.
lookingTime = seit { $time }
stop = Nicht mehr suchen
computer = Inzwischen gegen den Computer spielen
computerHint = Kommt jemand, erfährst du es. Die Partie gegen den Computer bleibt erhalten.
found = Es ist jemand zum Spielen da.
foundHint = Dein Platz am Tisch ist bereit. Was du gerade spielst, bleibt erhalten.
later = Gleich
goOver = Zum Tisch
tables = Offene Tische
noTables = Kein Tisch ist offen.
host = von { $name }
hostless = von einem Gast
free = { $count ->
    [one] noch { $count } von { $seats } Plätzen frei
   *[other] noch { $count } von { $seats } Plätzen frei
}
sinceNow = gerade eingerichtet
since = wartet seit { $minutes } Min.
fits = passt zu deiner Suche
options = mit eigenen Einstellungen
sit = Platz nehmen
sitAt = Platz nehmen: { $game }, { $name }
watch = Zum Zuschauen
noMatches = Gerade wird nichts öffentlich gespielt.
watchThis = Zuschauen
watchOf = Zuschauen ({ $game })
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
code = Hast du einen Code?
codeHint = Acht Buchstaben und Ziffern von der Person, die dich eingeladen hat.
codeGo = Zum Tisch
friends = Freunde
asked = { $name } möchte mit dir { $game } spielen.
askedBy = Jemand
rated = gewertet
clock_match = { $minutes } Min.
clock_increment = { $minutes } Min. + { $seconds } Sek.
clock_move = { $seconds } Sek. je Zug
clock_days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
