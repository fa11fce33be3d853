name = Drunter und Drüber
tagline = Alles steht kopf. Weißt du noch, was drunter liegt?
about =
    Ein vergnügtes Gedächtnisspiel für zwei bis sechs Spieler. Bring deine acht Steine auf die Felder
    deiner Farbe. Nur sieht niemand mehr, was unter einem Stein liegt, und die anderen klettern dir
    mit Freuden obendrauf. Du glaubst, dass alle richtig liegen? Dann ruf „Fertig!“. Stimmt es nicht,
    bist du raus.
