siteName = Spellenkast
skip = Zum Inhalt
home = Zum Schrank
close = Schließen
settings = Einstellungen
loading = Wird hervorgeholt …
tryAgain = Noch einmal
notFoundTitle = Hier steht nichts
notFound =
    Unter dieser Adresse liegt kein Spiel und keine Partie. Vielleicht ist der Link unterwegs
    abgebrochen.
brokenTitle = Da ging etwas schief
broken =
    Das hätte nicht passieren dürfen. Deine Partien sind gespeichert; lade die Seite neu.
copied = Link kopiert
copyFailed = Kopieren hat nicht geklappt. Markiere den Link und kopier ihn selbst.
