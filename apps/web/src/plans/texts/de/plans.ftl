open = Züge vorausplanen
openWith = { $count ->
    [one] Züge vorausplanen: eine Variante gespeichert
   *[other] Züge vorausplanen: { $count } Varianten gespeichert
}
intro =
    Spiel auf diesem Brett durch, was die andere Seite tun könnte und was du darauf antwortest.
    Kommt es so, zieht der Server sofort für dich. Niemand sonst sieht deinen Plan.
soFar = Diese Variante: { $line }
nothing = Noch nichts: Beginne mit einem Zug der anderen Seite.
yours = Deine Antwort
theirs = Was könnte die andere Seite tun?
back = Einen Zug zurück
save = Diese Variante speichern
lines = Geplant
remove = Diese Variante vergessen: { $line }
saved = Gespeichert. Kommt es so, steht deine Antwort sofort auf dem Brett.
cameTrue = Es kam, wie du geplant hattest. { $line }
