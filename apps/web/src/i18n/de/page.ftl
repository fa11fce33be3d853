siteName = Spellenkast
skip = Zum Inhalt
home = Zum Schrank
close = Schließen
settings = Einstellungen
loading = Wird hervorgeholt …
tryAgain = Erneut versuchen
notFoundTitle = Hier ist nichts
notFound =
    Unter dieser Adresse gibt es weder ein Spiel noch eine Partie. Vielleicht ist der Link
    unvollständig.
brokenTitle = Da ging etwas schief
broken =
    Das hätte nicht passieren dürfen. Deine Partien sind gespeichert; lade die Seite neu.
offlineTitle = Noch nicht auf diesem Gerät
offline = Gerade gibt es keine Verbindung. Öffne diese Seite einmal mit Verbindung; danach geht es auch ohne.
copied = Link kopiert
copyFailed = Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn selbst.
