title = Gespielte Partien
intro = Alles, was auf diesem Gerät zu Ende gespielt oder geöffnet wurde, auch ohne Verbindung, und was du online mit anderen gespielt hast.
search = Nach Name, Spiel oder Datum suchen
game = Spiel
allGames = Alle Spiele
favourites = Nur Favoriten
none = Hier ist noch nichts. Spiel eine Partie zu Ende, dann findest du sie hier wieder.
notFound = Keine Partie gefunden.
found = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
sources_here = auf diesem Gerät
sources_online = online
sources_file = aus einer Datei
story = Die Geschichte
replay = Rückblick
replayOf = Rückblick: { $match }
star = { $match } zu den Favoriten
rename = { $match } benennen
renameTitle = Ein Name für diese Partie
nameLabel = Name
nameHint = Bleibt das Feld leer, heißt die Partie nach denen, die gespielt haben.
save = Speichern
cancel = Doch nicht
remove = { $match } löschen
removeTitle = Partie löschen
removeQuestion = Die Partie verschwindet von diesem Gerät. Speichere sie vorher als Datei, wenn du sie noch einmal sehen willst.
removeYes = Löschen
full = { $count ->
    [one] Dieses Gerät ist voll: { $count } Partie konnte nicht aufgenommen werden. Sie ist noch da, muss aber vielleicht Platz machen. Lösch etwas oder speichere sie als Datei.
   *[other] Dieses Gerät ist voll: { $count } Partien konnten nicht aufgenommen werden. Sie sind noch da, müssen aber vielleicht Platz machen. Lösch etwas oder speichere sie als Dateien.
}
notChanged = Dieses Gerät ist voll: Die Änderung wurde nicht gespeichert.
more = Mehr zeigen
